"""Every op and its derivatives on a device, against the same algebra in float64 by torch on the CPU."""

from __future__ import annotations

import functools
import math
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import torch

from ..engine import FLOATS, Op, TablePort, all_ops, derived, find
from ..math import clearance, inverse_kinematics, kinematics, matrices, metrics, rates
from .execution import largest_error
from .inputs import draw

# Values, gradients, tangents, gradients of gradients, and tangents of gradients. All others are computed by these
# kernels: derivatives of an op are ops.
DERIVATIVES = ("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")
# Errors relative to the largest entry of a tensor, or to 1 if that is larger, by order of the derivative. The same
# bounds hold on the CPU. Half precision rounds inputs and results; arithmetic is that of float32.
LIMITS = {"float32": (5e-6, 2e-5, 1e-4), "float64": (1e-13, 1e-12, 1e-11)}
_ROUNDINGS = 8
_PREFIXES = (
    *("Pose.", "Rotation.", "Pose2.", "Rotation2.", "Similarity.", "Camera.", "Trajectory."),
    "posekit.math.",
)
# Modules that declare ops, and that importing posekit does not import.
_MODULES = (clearance, inverse_kinematics, kinematics, matrices, metrics, rates)
# Ops along sequences and trees of any size, with the sizes at which they are checked.
_SWEEPS = (
    *("Pose.chain[9]", "Pose.cumulative[9]", "Rotation.chain[9]", "Rotation.cumulative[9]"),
    *("Pose.cumulative_tree[6]", "Rotation.cumulative_tree[6]"),
    *("Robot.forward[6,6]", "Robot.forward_from_base[6,6]"),
)
# The ops that programs use most. By default only these are checked: for the others many kernels must be built first.
CORE = (
    *("Pose.compose", "Pose.inverse", "Pose.between", "Pose.apply", "Pose.inverse_apply", "Pose.matrix"),
    *("Pose.from_matrix", "Pose.exp", "Pose.log", "Pose.retract", "Pose.local", "Pose.squared_distance"),
    *("Rotation.compose", "Rotation.inverse", "Rotation.apply", "Rotation.matrix", "Rotation.from_matrix"),
    *("Rotation.exp", "Rotation.log", "Rotation.slerp", "Rotation.normalized", "Rotation.distance"),
    *("Pose.chain", "Robot.forward"),
)
QUICK = ("Pose.compose", "Pose.apply", "Rotation.log")


class Check(NamedTuple):
    """One kernel: an op or its derivative in one dtype.

    Attributes:
        op: The name of the op.
        derivative: One of `DERIVATIVES`.
        dtype: The name of the dtype.
        error: The largest error, relative to the largest entry of a tensor or to 1.
        limit: What it may be.
        problem: The exception that the call raised, or an empty string.
    """

    op: str
    derivative: str
    dtype: str
    error: float
    limit: float
    problem: str = ""

    @property
    def passed(self) -> bool:
        """Whether the error is within the limit; not if it is NaN."""
        return not self.problem and self.error <= self.limit

    def __str__(self) -> str:
        what = f"{self.op}, {self.derivative or 'value'}, {self.dtype}"
        if self.problem:
            return f"{what}: raises {self.problem}"
        return f"{what}: error {self.error:.1e}, limit {self.limit:.0e}"


@functools.cache
def _table() -> dict[str, str]:
    """The names of ops in the registry, by short names."""
    found = [op.name for op in all_ops() if op.name.startswith(_PREFIXES) and not {*">["} & {*op.name}]
    return {name.removeprefix("posekit.math.").partition("@")[0]: name for name in found} | {
        name.partition("[")[0]: name for name in _SWEEPS
    }


def names() -> list[str]:
    """The names of all ops."""
    return list(_table())


def plan(dtype: torch.dtype) -> tuple[str, ...]:
    """The derivatives that are checked in a dtype: two of half precision, whose arithmetic is that of float32."""
    return DERIVATIVES[:2] if dtype.itemsize == 2 else DERIVATIVES


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def check_op(name: str, derivative: str, dtype: torch.dtype, device: torch.device | str) -> Check | None:
    """Compare an op or a derivative on a device with the same algebra by torch in float64 on the CPU.

    Returns None if the derivative is zero, so that there is no kernel.
    """
    op: Op = find(_table()[name])
    program = derived(op.program, derivative)
    if program is None:
        return None
    kernel: Op = find(program.name)
    exact = [
        x if isinstance(port, TablePort) else x.to(dtype).double()
        for x, port in zip(draw(program), program.inputs, strict=True)
    ]
    want = kernel.in_torch(exact, None)
    inputs = [
        x.to(device) if isinstance(port, TablePort) else x.to(device, dtype)
        for x, port in zip(exact, program.inputs, strict=True)
    ]
    with torch.no_grad():
        found = kernel(inputs)
    return Check(name, derivative, _name(dtype), largest_error(found, want), _limit(derivative, dtype))


def _limit(derivative: str, dtype: torch.dtype) -> float:
    limits = LIMITS.get(_name(dtype))
    if limits is None:
        return _ROUNDINGS * torch.finfo(dtype).eps
    return limits[len(derivative.split(".")) if derivative else 0]


def check_name(name: str, dtypes: Sequence[torch.dtype], device: str) -> list[Check]:
    """All checks of an op. An exception is a failed check, so that one kernel that cannot be built hides no other."""
    found = []
    for dtype in dtypes:
        for derivative in plan(dtype):
            try:
                check = check_op(name, derivative, dtype, device)
            except Exception as error:  # anything that a driver or a compiler may raise
                text = str(error).strip().splitlines() or [""]
                problem = f"{type(error).__name__}: {text[0][:200]}"
                check = Check(name, derivative, _name(dtype), math.nan, _limit(derivative, dtype), problem)
            if check is not None:
                found.append(check)
    return found


def check_all(
    chosen: Sequence[str], device: str, jobs: int, dtypes: Sequence[torch.dtype] = FLOATS
) -> Iterator[list[Check]]:
    """The checks of each op, in turn.

    Args:
        chosen: The names of the ops.
        device: The device.
        jobs: The number of processes, each of which builds and checks the kernels of its own ops.
        dtypes: The dtypes.
    """
    work = functools.partial(check_name, dtypes=tuple(dtypes), device=device)
    if jobs < 2:
        yield from map(work, chosen)
        return
    # Spawned: a forked process cannot use CUDA.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        for name, future in [(name, pool.submit(work, name)) for name in chosen]:
            try:
                yield future.result()
            except BrokenProcessPool as error:
                yield [Check(name, "", "any dtype", math.nan, 0.0, f"{type(error).__name__}: a process ended")]
