"""Inputs of ops, drawn from a fixed seed: ordinary ones, at which no op is singular."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import torch
from torch import Generator, Tensor

from ..engine import Port, Program, TablePort
from ..math import trees

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
        return _table(*port.shape)
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


def _table(rows: int, columns: int) -> Tensor:
    parents = [max(i - 2, 0) if i else -1 for i in range(rows)]
    if columns == 1:
        return torch.tensor(parents, dtype=torch.float64).unsqueeze(-1)
    kinds = ["revolute" if i % 2 else "prismatic" for i in range(rows)]
    return trees.tree_table(parents, kinds, list(range(rows)))
