"""Every op and its derivatives on a device, against the same algebra in float64 by torch on the CPU."""

from __future__ import annotations

import functools
import math
import multiprocessing
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import torch
from torch import Generator, Tensor

from ..engine import FLOATS, Op, Port, Program, TablePort, all_ops, derived, find
from ..math import clearance, inverse_kinematics, kinematics, matrices, metrics, rates, trees
from .execution import largest_error

ELEMENTS = 300  # more than a block of threads, and no multiple of one


def _normal(*shape: int, generator: Generator) -> Tensor:
    return torch.randn(shape, dtype=torch.float64, generator=generator)


def _wave(*shape: int, generator: Generator) -> Tensor:
    """Numbers between -1 and 1."""
    return _normal(*shape, generator=generator).sin()


def _intrinsics(n: int, _: Port, generator: Generator) -> Tensor:
    return torch.tensor([1.3, 0.9, 0.2, -0.1], dtype=torch.float64) + 0.1 * _wave(n, 4, generator=generator)


def _seen(n: int, _: Port, generator: Generator) -> Tensor:
    """Points in front of a camera."""
    x = _wave(n, 3, generator=generator)
    return torch.cat((0.5 * x[:, :2], 1.2 + 0.4 * x[:, 2:]), -1)


def _small(size: float) -> Callable[[int, Port, Generator], Tensor]:
    return lambda n, port, generator: size * _wave(n, *port.shape, generator=generator)


def _positive(n: int, port: Port, generator: Generator) -> Tensor:
    return 0.6 + 0.4 * _wave(n, *port.shape, generator=generator)


def _moments(n: int, port: Port, generator: Generator) -> Tensor:
    x = _normal(n, 9, port.shape[0], generator=generator)
    return x.mT @ x / 9


def _normal_matrix(n: int, _: Port, generator: Generator) -> Tensor:
    """The lower triangles of positive definite 6x6 matrices."""
    x = _normal(n, 6, 6, generator=generator)
    rows, columns = torch.tril_indices(6, 6)
    return (x @ x.mT / 6 + torch.eye(6, dtype=x.dtype))[:, rows, columns]


def _separated(n: int, _: Port, generator: Generator) -> Tensor:
    """The upper triangles of symmetric 4x4 matrices whose eigenvalues are far from each other."""
    x = 0.2 * _wave(n, 4, 4, generator=generator)
    rows, columns = torch.triu_indices(4, 4)
    return (torch.diag(torch.tensor([4.0, 1.5, -1.0, -3.5], dtype=x.dtype)) + x + x.mT)[:, rows, columns]


def _near_identity(n: int, _: Port, generator: Generator) -> Tensor:
    """Quaternions near the first eigenvector of those matrices."""
    return torch.tensor([1.0, 0.0, 0.0, 0.0], dtype=torch.float64) + 0.3 * _wave(n, 4, generator=generator)


def _zero(n: int, port: Port, _: Generator) -> Tensor:
    return torch.zeros(n, *port.shape, dtype=torch.float64)


def _directions(n: int, port: Port, generator: Generator) -> Tensor:
    return torch.nn.functional.normalize(_normal(n, *port.shape, generator=generator), dim=-1)


def _nearly_unit_matrix(n: int, port: Port, generator: Generator) -> Tensor:
    return torch.eye(*port.shape, dtype=torch.float64) + 0.3 * _wave(n, *port.shape, generator=generator)


# By the names of ports, with those of the modules or classes of the ops where others have a port of the same name.
_DRAWS: dict[str, Callable[[int, Port, Generator], Tensor]] = {
    "intrinsics": _intrinsics,
    "distortion": _small(0.02),
    "Camera.points": _seen,
    "pixels": _small(0.3),
    "half_extents": _positive,
    "gram": _moments,
    "others": _zero,
    "eps": lambda n, port, _: torch.full((n, *port.shape), 1e-7, dtype=torch.float64),
    **dict.fromkeys(("dt", "spacing"), _positive),
    **dict.fromkeys(("weights", "damping", "accepted"), _positive),
    **dict.fromkeys(("complex", "complex1", "complex2"), _directions),
    **dict.fromkeys([f"Similarity.scale{number}" for number in ("", 1, 2)], _positive),
    **dict.fromkeys(("Rotation2.matrix", "Pose2.matrix"), _nearly_unit_matrix),
    "inverse_kinematics.normal": _normal_matrix,
    "densities.scale": _positive,
    **dict.fromkeys(("densities.angle", "densities.square"), _positive),
    "symmetric": _separated,
    "eigen.quaternion": _near_identity,
}


def draw(program: Program, seed: str = "") -> list[Tensor]:
    """An input for each port of a program or of its derivatives, in float64 with the precision of float32.

    Vectors are normally distributed, and cotangents and tangents as well; quaternions are unit quaternions, and
    matrices of up to four rows are rigid. The table of a sweep over a tree is one of revolute and prismatic joints.
    """
    generator = Generator().manual_seed(zlib.crc32(f"{program.name}{seed}".encode()))
    return [_rounded(_draw(program, port, generator), port) for port in program.inputs]


def _rounded(x: Tensor, port: Port) -> Tensor:
    return x if isinstance(port, TablePort) else x.float().double()


def _draw(program: Program, port: Port, generator: Generator) -> Tensor:
    owner = program.name.removeprefix("posekit.math.").partition(".")[0]
    made = _DRAWS.get(f"{owner}.{port.name}") or _DRAWS.get(port.name)
    if isinstance(port, TablePort):
        return _inputs_table(*port.shape)
    if made is not None:
        return made(ELEMENTS, port, generator)
    if port.shape[-1:] == (4,) and len(port.shape) < 3 and "quaternion" in port.name:
        return torch.nn.functional.normalize(_normal(ELEMENTS, *port.shape, generator=generator), dim=-1)
    if len(port.shape) == 2 and min(port.shape) > 2 and max(port.shape) < 5:
        return _rigid(port.shape, generator)
    return _normal(ELEMENTS, *port.shape, generator=generator)


def _rigid(shape: tuple[int, ...], generator: Generator) -> Tensor:
    """Rotation matrices, bordered to 3x4 or 4x4 by a position and [0, 0, 0, 1]."""
    made = torch.eye(4, dtype=torch.float64).repeat(ELEMENTS, 1, 1)
    axis, angle = _normal(ELEMENTS, 3, generator=generator), 2 * _wave(ELEMENTS, generator=generator)
    made[:, :3, :3] = _rotation(torch.nn.functional.normalize(axis, dim=-1), angle)
    made[:, :3, 3] = _normal(ELEMENTS, 3, generator=generator)
    return made[:, : shape[0], : shape[1]]


def _rotation(axis: Tensor, angle: Tensor) -> Tensor:
    """Rotation matrices by Rodrigues' formula."""
    x, y, z = axis.unbind(-1)
    zero = torch.zeros_like(x)
    cross = torch.stack((zero, -z, y, z, zero, -x, -y, x, zero), -1).reshape(-1, 3, 3)
    sine, cosine = angle.sin()[:, None, None], angle.cos()[:, None, None]
    return torch.eye(3, dtype=axis.dtype) + sine * cross + (1 - cosine) * (cross @ cross)


def _inputs_table(rows: int, columns: int) -> Tensor:
    parents = [max(i - 2, 0) if i else -1 for i in range(rows)]
    if columns == 1:
        return torch.tensor(parents, dtype=torch.float64).unsqueeze(-1)
    kinds = ["revolute" if i % 2 else "prismatic" for i in range(rows)]
    return trees.tree_table(parents, kinds, list(range(rows)))


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
    full_names = [op.name for op in all_ops() if op.name.startswith(_PREFIXES) and not {*">["} & {*op.name}]
    return {name.removeprefix("posekit.math.").partition("@")[0]: name for name in full_names} | {
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
        results = kernel(inputs)
    return Check(name, derivative, _name(dtype), largest_error(results, want), _limit(derivative, dtype))


def _limit(derivative: str, dtype: torch.dtype) -> float:
    limits = LIMITS.get(_name(dtype))
    if limits is None:
        return _ROUNDINGS * torch.finfo(dtype).eps
    return limits[len(derivative.split(".")) if derivative else 0]


def check_name(name: str, dtypes: Sequence[torch.dtype], device: str) -> list[Check]:
    """All checks of an op. An exception is a failed check, so that one kernel that cannot be built hides no other."""
    checks = []
    for dtype in dtypes:
        for derivative in plan(dtype):
            try:
                check = check_op(name, derivative, dtype, device)
            except Exception as error:  # anything that a driver or a compiler may raise
                text = str(error).strip().splitlines() or [""]
                problem = f"{type(error).__name__}: {text[0][:200]}"
                check = Check(name, derivative, _name(dtype), math.nan, _limit(derivative, dtype), problem)
            if check is not None:
                checks.append(check)
    return checks


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
