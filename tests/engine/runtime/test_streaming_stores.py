"""Results of large calls on the CPU are written by streaming stores, which change no number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.codegen import STREAMED, Layout
from posekit.engine.ops.torch_op import Op, derived
from posekit.engine.runtime import Executable, kernel, launch
from posekit.math import directions, pose, rotation
from tests.support import sampling

N = kernel.FAST_PATH_BELOW
OPS: dict[str, tuple[Callable[..., Any], tuple[int, ...]]] = {
    "compose": (pose.compose, (3, 4, 3, 4)),
    "inverse": (pose.inverse, (3, 4)),
    "apply": (pose.apply, (3, 4, 3)),
    "exp": (rotation.exp, (3,)),
    "distance": (rotation.distance, (4, 4)),
    "planes": (directions.apply_planes, (3, 4, 4)),
    "retract": (pose.retract, (3, 4, 6)),
}


@pytest.fixture
def streaming() -> Iterator[None]:
    with mock.patch.object(launch, "STREAMED_FROM", 0):
        yield


def results(op: Callable[..., Any], inputs: list[Tensor]) -> list[Tensor]:
    made = op(*inputs)
    made = made if isinstance(made, tuple) else (made,)
    return [*made, *torch.autograd.grad(made, inputs, [x.detach().cos() for x in made])]


@pytest.mark.slow(but="16421-*")
@pytest.mark.usefixtures("streaming")
@pytest.mark.parametrize("name", OPS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("n", [N, N + 37, 3 * N + 1])
def test_results_and_gradients_are_those_of_smaller_calls(name: str, dtype: torch.dtype, n: int) -> None:
    op, sizes = OPS[name]
    inputs = [sampling.normal(n, size, seed=k).to(dtype).requires_grad_() for k, size in enumerate(sizes)]
    for _ in range(2):  # the second time by the fast path
        got = results(op, inputs)
        with mock.patch.object(launch, "STREAMED_FROM", 1 << 60):
            want = results(op, inputs)
        assert all(torch.equal(x, y) for x, y in zip(got, want, strict=True))


@pytest.mark.usefixtures("streaming")
@pytest.mark.parametrize("offset", [0, 1, 5])
def test_a_result_may_begin_anywhere(offset: int) -> None:
    position, quaternion = sampling.poses(N + 37, dtype=torch.float32)
    whole = [torch.full((N + 50, size), torch.nan) for size in (3, 4)]
    outs = [x[offset : offset + N + 37] for x in whole]
    pk.transform.pose_inverse(position, quaternion, *outs)
    for x, out, want in zip(whole, outs, pose.inverse(position, quaternion), strict=True):
        assert torch.equal(out, want)
        assert x[:offset].isnan().all() and x[offset + N + 37 :].isnan().all()


def layouts(op: Op, call: Callable[[], object]) -> set[Layout]:
    """The layouts of the kernels that a call requests."""
    with mock.patch.object(Executable, "kernel", autospec=True, side_effect=Executable.kernel) as asked:
        call()
    return {args.args[2] for args in asked.call_args_list if args.args[0] is op.executable}


def test_only_memory_bound_results_larger_than_the_caches_are_streamed() -> None:
    large = launch.STREAMED_FROM // 28 + 1  # rotations: 28 bytes each move in and out of `exp`
    tangents = torch.zeros(large, 3)
    exp, matrix = rotation.exp.op, rotation.matrix.op  # type: ignore[attr-defined]
    assert STREAMED in layouts(exp, lambda: rotation.exp(tangents))
    assert STREAMED not in layouts(exp, lambda: rotation.exp(tangents[: large - 1]))
    with mock.patch.object(launch, "STREAMED_FROM", 0):
        assert STREAMED not in layouts(exp, lambda: rotation.exp(tangents[:N].half()))
        assert STREAMED not in layouts(matrix, lambda: rotation.matrix(torch.ones(N, 4)))
        assert STREAMED in layouts(rotation.distance.op, lambda: rotation.distance(torch.ones(N, 4), torch.ones(N, 4)))  # type: ignore


def test_a_loop_that_llvm_would_not_vectorise_is_not_streamed() -> None:
    for op, goes in ((pose.compose, True), (directions.apply_planes, False)):
        program = derived(op.op.program, "vjp")  # type: ignore[attr-defined]
        assert program is not None
        assert ("nontemporal" in kernel.source(program, "f32", STREAMED)) is goes
