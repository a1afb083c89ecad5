"""The ways through keys: where each is at given times, and how it moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import MutableMapping, Sequence
from typing import ClassVar, NamedTuple

import torch
from torch import Tensor

from .. import engine
from ..engine import is_eager
from ..math import rotation, se3, so3, splines
from .splines import angular_rates, blending, natural_rates

Pair = tuple[Tensor, Tensor]
_MOST = 1 << 20  # numbers of keys whose rows are kept


class Known(NamedTuple):
    """What was found of keys: rows side by side, and how wide each is."""

    keys: tuple[Tensor, ...]  # copies: who changes the ones that were given in place gets new rows
    rows: Tensor
    sizes: list[int]

    def fits(self, keys: Sequence[Tensor]) -> bool:
        """Whether it was found of keys with these very numbers."""
        alike = all(x.dtype is y.dtype and x.shape == y.shape for x, y in zip(keys, self.keys, strict=True))
        return alike and all(map(torch.equal, keys, self.keys))


Memory = MutableMapping[type["Path"], Known]


def pick(rows: Tensor, index: Tensor) -> Tensor:
    """The rows (*batch, n, k) of the keys at an index (*batch, m) or (m,): (*batch, m, k)."""
    if index.dim() == 1:
        return rows.index_select(-2, index)
    batch = torch.broadcast_shapes(rows.shape[:-2], index.shape[:-1])
    index = index.expand(*batch, -1).unsqueeze(-1).expand(*batch, -1, rows.shape[-1])
    return rows.expand(*batch, -1, -1).gather(-2, index)


def segments(times: Tensor, queries: Tensor) -> Tensor:
    """Which segment each time falls into: of two that meet at a key the later one, and beyond the ends the last."""
    times, queries = times.detach(), queries.detach()
    if times.dim() == 1 and _are_plain((times, queries)):
        after = torch.searchsorted(times.contiguous(), queries.contiguous(), right=True)
        return (after - 1).clamp_(0, times.shape[0] - 2)
    if times.dim() > 1:
        batch = torch.broadcast_shapes(times.shape[:-1], queries.shape[:-1])
        times, queries = times.expand(*batch, -1), queries.expand(*batch, -1)
    # torch 2.13 warns of what is not contiguous, also where it is vmap that expanded it. So the times are copied, and
    # zeros make what it maps over of the one be mapped over in the other.
    queries = queries + torch.zeros_like(times[..., :1])
    after = torch.searchsorted(times.clone(memory_format=torch.contiguous_format), queries.contiguous(), right=True)
    return (after - 1).clamp(0, times.shape[-1] - 2)


def _are_plain(tensors: Sequence[Tensor]) -> bool:
    """Whether nobody traces what is done with tensors, or maps over them. Without private probes nobody can tell."""
    return not torch.compiler.is_compiling() and engine.AVAILABLE and is_eager(tensors)


class Path(ABC):
    """A way through the poses of keys, at times of one dtype with the keys'.

    Args:
        times: Of the keys, shape (n,) or (*batch, n).
        position: Of the keys, shape (*batch, n, 3).
        quaternion: Of the keys, shape (*batch, n, 4).
        queries: Shape (m,) or (*batch, m).
        memory: For what the keys alone determine.
    """

    is_costly: ClassVar[bool]  # whether that is worth remembering

    def __init__(
        self, times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, memory: Memory | None = None
    ) -> None:
        self.keys, self.memory = (times, position, quaternion), memory
        self.position, self.quaternion, dtype = position, quaternion, quaternion.dtype
        self.index = segments(times, queries)
        steps = times.diff(dim=-1)
        start, step = pick(torch.stack((times[..., :-1], steps), -1), self.index).unbind(-1)
        # Only the differences of times are rounded to the dtype of the poses.
        self.u = ((queries - start) / step).to(dtype)
        self.step, self.steps = step.unsqueeze(-1).to(dtype), steps.to(dtype)

    def here(self) -> tuple[Tensor, ...]:
        """What the segments have, at the segment of each time."""
        memory = self.memory if self.is_costly and self._is_constant() else None
        known = None if memory is None else memory.get(type(self))
        if known is None or not known.fits(self.keys):
            rows = self.rows()
            batch = torch.broadcast_shapes(*[x.shape[:-1] for x in rows])
            joined = torch.cat([x.expand(*batch, -1) for x in rows], -1)
            known = Known(self.keys, joined, [x.shape[-1] for x in rows])
            if memory is not None and not joined.is_inference():
                memory[type(self)] = known._replace(keys=tuple([x.clone() for x in self.keys]))
        return pick(known.rows, self.index).split(known.sizes, -1)

    def _is_constant(self) -> bool:
        """Whether the keys are plain numbers: nobody differentiates them, maps over them or traces what is done."""
        if not _are_plain(self.keys) or engine.forward_ad_level() >= 0:
            return False
        if torch.is_grad_enabled() and any(x.requires_grad for x in self.keys):
            return False
        return all(x.is_cpu and x.numel() <= _MOST for x in self.keys)  # on CUDA a look would wait for the device

    @abstractmethod
    def rows(self) -> tuple[Tensor, ...]:
        """What the segments have, of the keys alone, each of shape (*batch, n - 1, k)."""

    @abstractmethod
    def pose(self) -> Pair:
        """The positions and quaternions, shape (*batch, m, 3) and (*batch, m, 4)."""

    @abstractmethod
    def motion(self) -> Pair:
        """The body twists and their rates, shape (*batch, m, 6) both."""


class Decoupled(Path):
    """Straight lines and shortest arcs."""

    is_costly = False

    def rows(self) -> tuple[Tensor, ...]:
        p, q = self.position, self.quaternion
        return p[..., :-1, :], q[..., :-1, :], p[..., 1:, :], q[..., 1:, :]

    def pose(self) -> Pair:
        return se3.interpolate(*self.here(), self.u)

    def motion(self) -> Pair:
        p1, q1, p2, q2 = self.here()
        w = so3.local(q1, q2) / self.step
        v = rotation.inverse_apply(so3.slerp(q1, q2, self.u), (p2 - p1) / self.step)
        return torch.cat((v, w), -1), torch.cat((torch.linalg.cross(v, w), torch.zeros_like(w)), -1)


class Screw(Decoupled):
    """One screw motion from key to key."""

    def pose(self) -> Pair:
        return se3.screw(*self.here(), self.u)

    def motion(self) -> Pair:
        twist = se3.local(*self.here()) / self.step
        return twist, 0 * twist  # of the same graph, though nothing moves it


class Spline(Path):
    """A natural cubic spline of the positions and a C2 spline of the rotations."""

    is_costly = True

    def rows(self) -> tuple[Tensor, ...]:
        p, q, steps = self.position, self.quaternion, self.steps
        turns = so3.local(q[..., :-1, :], q[..., 1:, :])
        with torch.autocast(p.device.type, enabled=False):  # it would round the factors of matrix products
            v = natural_rates(p, steps)
            first, last = angular_rates(turns, steps)
        keys = p[..., :-1, :], q[..., :-1, :]
        return *keys, p.diff(dim=-2), v[..., :-1, :], v[..., 1:, :], turns, first, last

    def cubics(self) -> tuple[Tensor, Tensor, tuple[Tensor, ...], tuple[Tensor, ...]]:
        """The keys that the times come after, and the move and the turn since, each with its rate and curvature."""
        p, q, *x = self.here()
        move, turn = [splines.cubic(c, a * self.step, b * self.step, self.u) for c, a, b in (x[:3], x[3:])]
        return p, q, move, turn

    def pose(self) -> Pair:
        p, q, move, turn = self.cubics()
        return p + move[0], so3.retract(q, turn[0])

    def motion(self) -> Pair:
        _, q, (_, rate, curvature), (rotvec, *turn) = self.cubics()
        w, turning = splines.turning(rotvec, turn[0] / self.step, turn[1] / self.step.square())
        q = so3.retract(q, rotvec)
        v = rotation.inverse_apply(q, rate / self.step)
        pull = rotation.inverse_apply(q, curvature / self.step.square())
        return torch.cat((v, w), -1), torch.cat((pull + torch.linalg.cross(v, w), turning), -1)


class BSpline(Path):
    """A cumulative cubic B-spline on SE(3), whose control poses are the keys."""

    is_costly = True

    def rows(self) -> tuple[Tensor, ...]:
        p, q = self.position, self.quaternion
        twist = se3.local(p[..., :-1, :], q[..., :-1, :], p[..., 1:, :], q[..., 1:, :])
        before = torch.cat((twist[..., :1, :], twist[..., :-1, :]), -2)
        after = torch.cat((twist[..., 1:, :], twist[..., -1:, :]), -2)
        return p[..., :-1, :], q[..., :-1, :], before, twist, after, *blending(self.steps)

    def parts(self) -> tuple[Tensor, Tensor, list[Tensor], list[Tensor]]:
        """The keys that the times come after, three twists to go along, and how far, with two rates."""
        p, q, *found = self.here()
        twists, (value, *cubic) = found[:3], found[3:]
        grown, rate, curvature = splines.cubic(*cubic, self.u)
        weights = torch.stack((value + grown, rate / self.step, curvature / self.step.square()), -1)
        return p, q, twists, list(weights.unbind(-2))

    def pose(self) -> Pair:
        p, q, twists, weights = self.parts()
        for twist, weight in zip(twists, weights, strict=True):
            p, q = se3.retract(p, q, twist * weight[..., :1])
        return p, q

    def motion(self) -> Pair:
        *_, twists, weights = self.parts()
        moving = twists[0] * weights[0][..., 1:2], twists[0] * weights[0][..., 2:3]
        for twist, weight in zip(twists[1:], weights[1:], strict=True):
            moving = splines.follow(*moving, twist, weight)
        return moving


PATHS: dict[str, type[Path]] = {"decoupled": Decoupled, "screw": Screw, "spline": Spline, "bspline": BSpline}
