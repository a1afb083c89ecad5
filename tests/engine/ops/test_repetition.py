"""Repeated calls of a sweep on its own results, against calls of its op."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.ops.repetition import Repetition
from posekit.kinematics.ik import paths
from posekit.math import inverse_kinematics as ik
from tests.kinematics.examples import ARM, DOUBLE
from tests.kinematics.test_ik import seeded
from tests.support import kernels, marks

pytestmark = marks.needs_quick_route  # which it repeats


class Subclass(Tensor):
    pass


VARYING = (0, 1, 4, 5)
whole_step = ik.built_in.whole_step


def inputs(dtype: torch.dtype = DOUBLE, count: int = 1) -> list[Tensor]:
    """The inputs of a step of the arm towards targets that are near."""
    robot = pk.kinematics.Robot.from_urdf(ARM, dtype=dtype)
    smaller = paths.reduced(robot, ("l8",)).robot
    route, _ = paths.path(smaller, smaller.tree.index["l8"])
    q = robot.random(count, generator=seeded()) * 0.8
    ends = ~robot.forward(q + 0.1, "l8")
    limits = torch.tensor([-3.0, 3.0, -torch.inf, torch.inf, 1.0], dtype=dtype).expand(7, 5).contiguous()
    settings = torch.tensor([1.0] * 6 + [1e6, 1e4, 0.1, 1e-15], dtype=dtype)
    frames, offset = route.packed
    ends = ends @ route.base
    return [q, torch.ones_like(q), frames, limits, ends.position, ends.quaternion, offset, settings, route.table]


def varying(given: list[Tensor]) -> list[Tensor]:
    return [given[i] for i in VARYING]


def bound(given: list[Tensor]) -> Repetition | None:
    """The call with two stages; the second has a hundred times the damping."""
    settings = given[7]
    return whole_step.repetition(given, VARYING, 7, [settings, settings * settings.new_tensor([1.0] * 8 + [100.0] * 2)])


def repetition(given: list[Tensor]) -> Repetition:
    whole_step(*given)
    found = bound(given)
    assert found is not None
    return found


@pytest.mark.parametrize("dtype", [torch.float32, DOUBLE])
def test_every_result_has_the_bits_of_a_call_of_the_op(dtype: torch.dtype) -> None:
    given = inputs(dtype)
    found = repetition(given)(varying(given), [(6, -1)])
    assert found is not None
    rows, (totals,) = found
    assert rows.shape == (6, 17) and rows.dtype is dtype and len(totals) == 6 and totals[-1] < 1e-4
    q, free, *others = given
    for row, total in zip(rows, totals, strict=True):
        q, free, score = whole_step(q, free, *others)
        assert torch.equal(row, torch.cat((q, free, score), -1)[0]) and total == score[0, 2]


def test_calls_end_when_the_score_is_small_enough() -> None:
    given = inputs()
    repeated = repetition(given)
    every = repeated(varying(given), [(6, -1)])
    assert every is not None
    (scores,) = every[1]
    for enough in scores[:3]:
        found = repeated(varying(given), [(6, enough)])
        assert found is not None
        assert found[1] == [scores[: scores.index(enough) + 1]] and torch.equal(found[0][0], every[0][0])
    unknown = repeated(varying([given[0] * torch.nan, *given[1:]]), [(1, 1), (2, 1)])
    assert unknown is not None and str(unknown[1]) == "[[nan]]"


def test_a_stage_goes_on_from_where_the_one_before_was_good_enough() -> None:
    given = inputs()
    repeated = repetition(given)
    found = repeated(varying(given), [(9, 1.0), (2, -1)])
    assert found is not None
    rows, (first, second) = found
    assert 1 < len(first) < 9 and first[-1] <= 1 < first[-2] and len(second) == 2
    q, free, *others = given
    for k, total in enumerate((*first, *second)):
        if k == len(first):
            others[5] = others[5] * torch.tensor([1.0] * 8 + [100.0] * 2)
        q, free, score = whole_step(q, free, *others)
        assert torch.equal(rows[k], torch.cat((q, free, score), -1)[0]) and total == score[0, 2]
    stopped = repeated(varying(given), [(1, 1.0), (2, -1)])
    assert stopped is not None and stopped[1] == [first[:1]]


def test_other_tensors_take_the_place_of_those_that_vary() -> None:
    given, moved = inputs(), inputs()
    repeated = repetition(given)
    moved[0] = torch.full((3, 7), 0.3, dtype=DOUBLE)[1:2]  # a view of other strides, of one row
    wanted = whole_step(*moved)[0][0]
    for first in (moved[0], moved[0][0], moved[0][None]):  # dimensions of size 1 make no difference
        found = repeated([first, *varying(moved)[1:]], [(1, 0)])
        assert found is not None and torch.equal(found[0][0, :7], wanted)


def test_only_small_calls_of_one_lane_are_bound() -> None:
    given = inputs(count=2)
    whole_step(*given)
    assert bound(given) is None  # two lanes
    kernels.forget()
    assert bound(inputs()) is None  # never called
    given = inputs()
    whole_step(*given)
    assert bound([*given[:7], given[7].float(), given[8]]) is None
    assert bound([x.to("meta") for x in given]) is None
    columns = [given[0].mT.contiguous().mT, *given[1:]]
    assert bound(columns) is not None  # one row is contiguous


def test_other_tensors_than_those_of_the_call_are_not_taken() -> None:
    given = inputs()
    repeated, (q, *others) = repetition(given), varying(given)
    for wrong in (q.float(), q.expand(2, 7), q[0, :6], q.to("meta"), torch.zeros(1, 14, dtype=DOUBLE)[:, ::2]):
        assert repeated([wrong, *others], [(1, 0)]) is None
    assert repeated([q.as_subclass(Subclass), *others], [(1, 0)]) is None
    with pk.routes() as log:
        assert repeated(varying(given), [(1, 0)]) is None  # it would not be recorded
    assert not log.calls

    def mapped(x: Tensor) -> Tensor:
        assert repeated([x, *others], [(1, 0)]) is None
        return x

    torch.vmap(mapped)(q[None])


def test_a_bound_kernel_stays_loaded() -> None:
    given = inputs()
    repeated = repetition(given)
    before = repeated(varying(given), [(2, -1)])
    kernels.forget()
    after = repeated(varying(given), [(2, -1)])
    assert before is not None and after is not None and torch.equal(before[0], after[0])
