"""Deterministic inputs: ordinary ones, and edge cases at which formulas are most likely to fail."""

from __future__ import annotations

import math
from collections.abc import Iterator

import torch
from torch import Tensor

FLOATS = (torch.float32, torch.float64)

BATCHES = ((), (1,), (5,), (0,), (3, 0), (2, 3))

# Batch shapes of the two operands of a call, and the shape they broadcast to.
BROADCASTS = (
    ((), (5,), (5,)),
    ((5,), (), (5,)),
    ((1,), (5,), (5,)),
    ((3, 1), (2,), (3, 2)),
    ((2,), (3, 1), (3, 2)),
    ((2, 1, 3), (4, 1), (2, 4, 3)),
    ((2, 3), (3,), (2, 3)),
    ((1,), (0,), (0,)),
    ((3, 1), (1, 0), (3, 0)),
)

# Lengths of quaternions whose second and fourth powers neither overflow nor underflow.
LENGTHS = {
    torch.float32: (1e-15, 1e-12, 1e-3, 1.0, 37.5, 1e12, 1e15),
    torch.float64: (1e-30, 1e-12, 1e-3, 1.0, 37.5, 1e12, 1e30),
}

# Unit vectors: one along an axis, so that components are exactly zero, and others with all components different.
AXES = ((1.0, 0.0, 0.0), (0.36, 0.48, -0.8), (-2 / 7, 3 / 7, 6 / 7))

# Rotation angles at which the algebra switches formulas. exp: squared half angle (pi/2)^2, where the range reduction of
# sine and cosine starts (and again each 2 pi), and 6.25, where the recurrence turns. log: half angle pi/4, |v| = |w|.
EXP_SWITCHES = (math.pi, 5.0, 3 * math.pi)
LOG_SWITCH = math.pi / 2


def generator(seed: int) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def normal(*shape: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    # drawn in float64 for every dtype, so that float32 gets the same values, rounded
    return torch.randn(*shape, dtype=torch.float64, generator=generator(seed)).to(dtype)


def unit_quaternions(*batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    """Unit quaternions of uniformly distributed rotations, with both signs."""
    quaternion = normal(*batch, 4, seed=seed)
    return (quaternion / quaternion.norm(dim=-1, keepdim=True)).to(dtype)


def complexes(*batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    """Complex numbers of all directions, with lengths between 1/3 and 3."""
    number = normal(*batch, 2, seed=seed)
    length = 3 ** (2 * torch.rand(*batch, 1, dtype=torch.float64, generator=generator(seed + 1000)) - 1)
    return (length * number / number.norm(dim=-1, keepdim=True)).to(dtype)


def quaternions(*batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    """Quaternions of uniformly distributed rotations, with lengths between 1/3 and 3."""
    length = 3 ** (2 * torch.rand(*batch, 1, dtype=torch.float64, generator=generator(seed + 1000)) - 1)
    return (unit_quaternions(*batch, seed=seed) * length).to(dtype)


def poses(*batch: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> tuple[Tensor, Tensor]:
    return normal(*batch, 3, dtype=dtype, seed=seed + 1), quaternions(*batch, dtype=dtype, seed=seed + 2)


def neighbours(x: float, dtype: torch.dtype) -> tuple[float, float, float]:
    """The nearest float of a dtype, with its predecessor and successor, in ascending order."""
    at = torch.tensor(x, dtype=dtype)
    below, above = (torch.nextafter(at, torch.tensor(end, dtype=dtype)) for end in (-math.inf, math.inf))
    return below.item(), at.item(), above.item()


def angles(dtype: torch.dtype) -> list[float]:
    """Rotation angles in [0, pi], exact in ``dtype``: from tiny to large, and on both sides of every switch."""
    tiny = 1e-38 if dtype == torch.float32 else 1e-300
    sweep = [10.0**k for k in range(-30, 1, 2)] + [1e-7, 1e-5, 1e-3, 0.03, 0.3, 0.7, 2.0, 2.5, 3.0]
    near_pi = [math.pi - 10.0**-k for k in (2, 4, 7)]
    found = {0.0, tiny, 1e-37, *sweep, *near_pi, *neighbours(LOG_SWITCH, dtype), *neighbours(math.pi, dtype)[:2]}
    return sorted(torch.tensor(sorted(found), dtype=dtype).unique().tolist())


def long_angles(dtype: torch.dtype) -> list[float]:
    """Lengths of rotation vectors beyond pi."""
    around = [x for switch in EXP_SWITCHES for x in neighbours(switch, dtype)]
    return sorted({*around, 4.0, 2 * math.pi - 1e-3, *neighbours(2 * math.pi, dtype), 7.0, 10.0, 50.0})


def axes(dtype: torch.dtype = torch.float64) -> Tensor:
    return torch.tensor(AXES, dtype=dtype)


def rotvecs(dtype: torch.dtype) -> Tensor:
    """Every angle about every axis, shape (n, 3); exact along the first axis, so that each switch is hit exactly."""
    length = torch.tensor(angles(dtype) + long_angles(dtype), dtype=torch.float64)
    return (length[:, None, None] * axes()).reshape(-1, 3).to(dtype)


def quaternion_sweep(dtype: torch.dtype, *, smallest: float = 0.0) -> Tensor:
    """Quaternions of length about 1, shape (n, 4): angles from ``smallest`` on, exact half turns, and q and -q."""
    half = torch.tensor([x for x in angles(dtype) if x >= smallest], dtype=torch.float64)[:, None, None] / 2
    around = torch.cat((half.cos().expand(-1, len(AXES), 1), half.sin() * axes()), -1).reshape(-1, 4)
    found = torch.cat((around.to(dtype), half_turns(dtype), at_log_switch(dtype)))
    return torch.cat((found, -found))


def half_turns(dtype: torch.dtype) -> Tensor:
    """Rotations by pi, shape (n, 4), with w exactly 0, some of them with further zeros."""
    in_plane = torch.tensor([[0.0, 0.6, -0.8], [0.0, -0.6, 0.8]], dtype=torch.float64)
    vectors = torch.cat((torch.eye(3, dtype=torch.float64), axes(), in_plane))
    return torch.cat((torch.zeros_like(vectors[:, :1]), vectors), -1).to(dtype)


def at_log_switch(dtype: torch.dtype) -> Tensor:
    """Rotations by pi/2 of length sqrt(2), shape (3, 4), with |v| one float below, equal to, and one above |w|."""
    return torch.tensor([(1.0, x, 0.0, 0.0) for x in neighbours(1.0, dtype)], dtype=dtype)


def rotation_matrices(dtype: torch.dtype) -> dict[str, Tensor]:
    """Named stacks of matrices, shape (n, 3, 3): by the largest quaternion component, and edge cases."""
    found = {}
    for k, name in enumerate("wxyz"):
        quaternion = normal(6, 4, seed=20 + k)
        quaternion[:, k] = quaternion[:, k].sign() * (quaternion.norm(dim=-1) + 0.1)
        found[f"largest {name}"] = _matrices(quaternion)
    # Integer quaternions give exact entries, so these tie exactly: the first is a turn of 2 pi / 3 about (1, 1, 1).
    four_equal = torch.tensor([(1, 1, 1, 1), (1, 1, 1, -1), (1, 1, -1, 1), (1, -1, 1, 1)]).double()
    two_equal = torch.tensor([(1, 1, 0, 0), (1, 0, 0, -1), (0, 1, 1, 0), (0, 0, 1, -1)]).double()
    nearly_half = quaternion_of(torch.tensor([math.pi - 1e-7, math.pi - 1e-9, math.pi + 1e-9]).double(), axes()[1])
    return {name: matrices.to(dtype) for name, matrices in found.items()} | {
        "identity": torch.eye(3, dtype=dtype)[None],
        "pi about an axis": torch.stack([torch.diag(2 * e - 1) for e in torch.eye(3, dtype=dtype)]),
        "pi about a general axis": _matrices(half_turns(torch.float64)).to(dtype),
        "near pi": _matrices(nearly_half).to(dtype),
        "four equal terms": _matrices(four_equal).to(dtype),
        "two equal terms": _matrices(two_equal).to(dtype),
        "near the identity": _matrices(quaternion_of(torch.tensor([1e-30, 1e-9, 1e-4]).double(), axes()[2])).to(dtype),
    }


def quaternion_of(angle: Tensor, axis: Tensor) -> Tensor:
    half = angle[..., None] / 2
    return torch.cat((half.cos(), half.sin() * axis), -1)


def _matrices(quaternion: Tensor) -> Tensor:
    w, x, y, z = quaternion.unbind(-1)
    s = 2 / (quaternion * quaternion).sum(-1)
    rows = (
        (1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)),
        (s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)),
        (s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)),
    )
    return torch.stack([torch.stack(row, -1) for row in rows], -2)


def layouts(x: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Tensors equal to ``x`` in every memory layout that a caller may pass: only the strides differ."""
    yield "contiguous", x.contiguous()
    yield "components strided", torch.stack((x, torch.full_like(x, math.nan)), -1)[..., 0]
    yield "with an offset", torch.cat((torch.full_like(x[..., :1], math.nan), x), -1)[..., 1:]
    yield "components first", x.movedim(-1, 0).contiguous().movedim(0, -1)
    if x.ndim > 2:
        yield "transposed batch", x.transpose(0, -2).contiguous().transpose(0, -2)
    if x.ndim > 1:
        yield "every other row", torch.stack((x, torch.full_like(x, math.nan)), 1)[:, 0]
        yield "stepping down", torch.cat((torch.full_like(x[:1], math.nan), x))[1:]


def expanded(x: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Tensors of the shape of ``x`` with strides of 0, whose values repeat: compare each with its own copy."""
    if x.numel():
        yield "one value everywhere", x.flatten()[0].expand(x.shape)
        if x.ndim > 1:
            yield "one row for the batch", x.reshape(-1, x.shape[-1])[0].expand(x.shape)
