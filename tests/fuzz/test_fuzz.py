"""A random call of nearly every row of the table, always the same, and proof that the fuzzer finds faults.

`python -m tests.fuzz` runs any number of others.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit import Pose
from tests.fuzz import table
from tests.fuzz.differential import Case
from tests.fuzz.subject import Subject, public_names
from tests.fuzz.table import EXEMPT, SUBJECTS
from tests.reference import pose as reference
from tests.support import marks

SHARE = 8  # one row of so many is called by the plain command
SEED = 20  # of 13 rows that an hour of another seed found faulty, 5 failed with this one, and none with 1


def rows() -> list[str]:
    """Every row, of a trajectory's methods the first: each kind of interpolation has many kernels to build."""
    firsts = {row.public: name for name, row in reversed(SUBJECTS.items())}
    return [n for n, row in SUBJECTS.items() if firsts[row.public] == n or not row.public.startswith("Trajectory.")]


def test_every_public_name_has_a_row_or_a_reason() -> None:
    assert [name for name in sorted(public_names() - table.covered()) if not table.exempt(name)] == []


def test_every_row_and_every_reason_belongs_to_a_public_name() -> None:
    names = public_names()
    assert table.covered() - names == set()
    without_row = names - table.covered()
    assert [key for key in EXEMPT if not any(name == key or name.endswith(f".{key}") for name in without_row)] == []


@pytest.mark.parametrize("name", marks.every(SHARE, rows()))
def test_a_random_call_agrees_with_its_reference(name: str) -> None:
    row = SUBJECTS[name]
    for number in range(10):  # an empty batch, or a point where the reference is not defined, compares nothing
        report = Case(row, SEED, number).run()
        assert not report.problems, str(report)
        if report.judged["value"] or (report.derivatives and not report.judged):
            return
    raise AssertionError(f"nothing was compared: {report}")


# Faults that a kernel, a formula or a plan may have. Each must be found within a few cases.


class WrongSign(torch.autograd.Function):
    """The identity, whose gradient has the sign of the first component wrong."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x.clone()

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return torch.cat((-gradient[..., :1], gradient[..., 1:]), -1)


def wrong_sign(pose: Pose, points: Tensor) -> Tensor:
    return pose.apply(WrongSign.apply(points))


def narrow_constant(pose: Pose, points: Tensor) -> Tensor:
    return pose.apply(points * torch.tensor(1 / 3, dtype=torch.float32).double() * 3)


def slightly_wrong(pose: Pose, points: Tensor) -> Tensor:
    return pose.apply(points) * (1 + 2e-13)


def wrong_stride(pose: Pose, points: Tensor) -> Tensor:
    strides = torch.empty(points.shape).stride()
    return pose.apply(points.as_strided(points.shape, strides)) if within(points, strides) else pose.apply(points)


def within(x: Tensor, strides: tuple[int, ...]) -> bool:
    """Whether strides stay inside the memory of a tensor."""
    last = x.storage_offset() + sum((n - 1) * s for n, s in zip(x.shape, strides, strict=True))
    return x.numel() > 0 and last < x.untyped_storage().nbytes() // x.itemsize


def dropped_offset(pose: Pose, points: Tensor) -> Tensor:
    return pose.apply(points.as_strided(points.shape, points.stride(), 0))


def modified_input(pose: Pose, points: Tensor) -> Tensor:
    moved = pose.apply(points)
    if points.is_contiguous():
        points.detach().mul_(2)
    return moved


FAULTS: tuple[Callable[..., Any], ...] = (
    wrong_sign,
    narrow_constant,
    slightly_wrong,
    wrong_stride,
    dropped_offset,
    modified_input,
)


@pytest.mark.slow(but=("slightly_wrong", "modified_input"))
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_found(fault: Callable[..., Any]) -> None:
    right = Subject("Pose.apply", "pose, vector", reference.apply, orders=False, vmap=False, mixed=False)
    faulty = dataclasses.replace(right, call=fault, tensors=True)
    found = [Case(faulty, SEED, number).run() for number in range(30)]
    compared = [report for report in found if report.problems and "raises" not in str(report.problems)]
    assert len(compared) >= 3
    assert not any(Case(right, SEED, number).run().problems for number in range(30))


def test_a_report_says_how_to_repeat_the_case() -> None:
    faulty = Subject("Pose.apply:faulty", "pose, vector", lambda p, q, x: x, vmap=False)
    report = next(r for r in (Case(faulty, 3, n).run() for n in range(20)) if r.problems)
    command = f'python -m tests.fuzz --only "Pose.apply:faulty" --seed 3 --case {report.case.number}'
    assert str(report).startswith(f"{command}\n")
    again = Case(faulty, 3, report.case.number).run()
    assert again.problems == report.problems
