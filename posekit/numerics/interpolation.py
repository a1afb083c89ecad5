"""Interpolation kinds of Trajectory: poses, body twists and their rates at given times."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import MutableMapping, Sequence
from typing import ClassVar, NamedTuple

import torch
from torch import Tensor

from .. import engine
from ..engine import broadcast_shapes, is_eager
from ..math import pose, rotation, splines
from .spline_coefficients import angular_rates, bspline_weights, natural_rates

Pair = tuple[Tensor, Tensor]
_MAX_CACHED_ELEMENTS = 1 << 20  # larger keys are not memoised: comparing them takes too long


class CachedRows(NamedTuple):
    """A memo entry: the concatenated rows of the segments, the width of each, and the keys they were computed from."""

    keys: tuple[Tensor, ...]  # copies, so that an in-place change of the caller's tensors is a cache miss
    rows: Tensor
    sizes: list[int]

    def matches(self, keys: Sequence[Tensor]) -> bool:
        """Whether the rows were computed from keys with the same dtypes, shapes and values."""
        same_layout = all(x.dtype is y.dtype and x.shape == y.shape for x, y in zip(keys, self.keys, strict=True))
        return same_layout and all(map(torch.equal, keys, self.keys))


Memo = MutableMapping[type["Interpolation"], CachedRows]


def gather_rows(rows: Tensor, index: Tensor) -> Tensor:
    """Selects rows of shape (*batch, n, k) by an index of shape (*batch, m) or (m,): shape (*batch, m, k)."""
    if index.dim() == 1:
        return rows.index_select(-2, index)
    batch = broadcast_shapes(rows.shape[:-2], index.shape[:-1])
    index = index.expand(*batch, -1).unsqueeze(-1).expand(*batch, -1, rows.shape[-1])
    return rows.expand(*batch, -1, -1).gather(-2, index)


def segments(times: Tensor, queries: Tensor) -> Tensor:
    """The index of each query's segment: at a key the later segment, beyond the ends the first or the last one."""
    times, queries = times.detach(), queries.detach()
    if times.dim() == 1 and _are_eager((times, queries)):
        next_key = torch.searchsorted(times.contiguous(), queries.contiguous(), right=True)
        return (next_key - 1).clamp_(0, times.shape[0] - 2)
    if times.dim() > 1:
        batch = broadcast_shapes(times.shape[:-1], queries.shape[:-1])
        times, queries = times.expand(*batch, -1), queries.expand(*batch, -1)
    # torch 2.13 warns about operands that are not contiguous, even if vmap expanded them. So the times are copied, and
    # adding zeros gives both operands the same dimensions that vmap maps over.
    queries = queries + torch.zeros_like(times[..., :1])
    next_key = torch.searchsorted(times.clone(memory_format=torch.contiguous_format), queries.contiguous(), right=True)
    return (next_key - 1).clamp(0, times.shape[-1] - 2)


def _are_eager(tensors: Sequence[Tensor]) -> bool:
    """Whether the tensors are neither traced nor mapped over. False if torch's private names are not available."""
    return not torch.compiler.is_compiling() and engine.AVAILABLE and is_eager(tensors)


class Interpolation(ABC):
    """An interpolation between keys, evaluated at query times of the same dtype as the keys' times.

    Args:
        times: Times of the keys, shape (n,) or (*batch, n).
        position: Positions of the keys, shape (*batch, n, 3).
        quaternion: Quaternions of the keys, shape (*batch, n, 4).
        queries: Query times, shape (m,) or (*batch, m).
        memo: Memo table for the rows of the segments, which depend on the keys alone; not memoised if None.
    """

    is_memoised: ClassVar[bool]  # whether the rows are expensive enough to be memoised

    def __init__(
        self, times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, memo: Memo | None = None
    ) -> None:
        self.keys, self.memo = (times, position, quaternion), memo
        self.position, self.quaternion, dtype = position, quaternion, quaternion.dtype
        self.index = segments(times, queries)
        steps = times.diff(dim=-1)
        start, step = gather_rows(torch.stack((times[..., :-1], steps), -1), self.index).unbind(-1)
        # Only the differences of times are rounded to the dtype of the poses.
        self.u = ((queries - start) / step).to(dtype)
        self.step, self.steps = step.unsqueeze(-1).to(dtype), steps.to(dtype)

    def segment_rows(self) -> tuple[Tensor, ...]:
        """The fields of `rows`, gathered at the segment of each query."""
        memo = self.memo if self.is_memoised and self._is_constant() else None
        cached = None if memo is None else memo.get(type(self))
        if cached is None or not cached.matches(self.keys):
            rows = self.rows()
            batch = broadcast_shapes(*[x.shape[:-1] for x in rows])
            joined = torch.cat([x.expand(*batch, -1) for x in rows], -1)
            cached = CachedRows(self.keys, joined, [x.shape[-1] for x in rows])
            if memo is not None and not joined.is_inference():
                memo[type(self)] = cached._replace(keys=tuple([x.clone() for x in self.keys]))
        return gather_rows(cached.rows, self.index).split(cached.sizes, -1)

    def _is_constant(self) -> bool:
        """Whether rows can be memoised: the keys are eager, not differentiated, on the CPU and not large."""
        if not _are_eager(self.keys) or engine.forward_ad_level() >= 0:
            return False
        if torch.is_grad_enabled() and any(x.requires_grad for x in self.keys):
            return False
        # Comparing keys on CUDA would synchronise with the device.
        return all(x.is_cpu and x.numel() <= _MAX_CACHED_ELEMENTS for x in self.keys)

    @abstractmethod
    def rows(self) -> tuple[Tensor, ...]:
        """Fields of the segments that depend on the keys alone, each of shape (*batch, n - 1, k)."""

    @abstractmethod
    def pose(self) -> Pair:
        """The positions, shape (*batch, m, 3), and quaternions, shape (*batch, m, 4)."""

    @abstractmethod
    def motion(self) -> Pair:
        """The body twists and their rates of change, both of shape (*batch, m, 6)."""


class Decoupled(Interpolation):
    """Linear interpolation of positions and spherical linear interpolation (slerp) of rotations."""

    is_memoised = False

    def rows(self) -> tuple[Tensor, ...]:
        p, q = self.position, self.quaternion
        return p[..., :-1, :], q[..., :-1, :], p[..., 1:, :], q[..., 1:, :]

    def pose(self) -> Pair:
        return pose.interpolate(*self.segment_rows(), self.u)

    def motion(self) -> Pair:
        p1, q1, p2, q2 = self.segment_rows()
        step = self.checked_step()
        w = rotation.local(q1, q2) / step
        v = rotation.inverse_apply(rotation.slerp(q1, q2, self.u), (p2 - p1) / step)
        return torch.cat((v, w), -1), torch.cat((torch.linalg.cross(v, w), 0 * w), -1)

    def checked_step(self) -> Tensor:
        """The step of each query's segment; NaN where the time is NaN, because rates do not depend on the time."""
        u = self.u.unsqueeze(-1)
        return torch.where(u.isnan(), u, self.step)


class Screw(Decoupled):
    """A constant screw motion on each segment."""

    def pose(self) -> Pair:
        return pose.screw(*self.segment_rows(), self.u)

    def motion(self) -> Pair:
        twist = pose.local(*self.segment_rows()) / self.checked_step()
        return twist, 0 * twist  # 0, but connected to the autograd graph


class Spline(Interpolation):
    """A natural cubic spline of the positions and a C2 spline of the rotations."""

    is_memoised = True

    def rows(self) -> tuple[Tensor, ...]:
        p, q, steps = self.position, self.quaternion, self.steps
        turns = rotation.local(q[..., :-1, :], q[..., 1:, :])
        # Autocast would lower the precision of matrix products; it does not support the meta device.
        with contextlib.nullcontext() if p.is_meta else torch.autocast(p.device.type, enabled=False):
            v = natural_rates(p, steps)
            first, last = angular_rates(turns, steps)
        keys = p[..., :-1, :], q[..., :-1, :]
        return *keys, p.diff(dim=-2), v[..., :-1, :], v[..., 1:, :], turns, first, last

    def cubics(self) -> tuple[Tensor, Tensor, tuple[Tensor, ...], tuple[Tensor, ...]]:
        """The cubics of the segments at the queries.

        Returns:
            The position and quaternion of each segment's first key, and the displacement and rotation vector from it,
            each with its first and second derivative with respect to the fraction of the
            segment that has passed.
        """
        p, q, *x = self.segment_rows()
        move, turn = [splines.cubic(c, a * self.step, b * self.step, self.u) for c, a, b in (x[:3], x[3:])]
        return p, q, move, turn

    def pose(self) -> Pair:
        p, q, move, turn = self.cubics()
        return p + move[0], rotation.retract(q, turn[0])

    def motion(self) -> Pair:
        _, q, (_, rate, curvature), (rotvec, *turn) = self.cubics()
        w, turning = splines.turning(rotvec, turn[0] / self.step, turn[1] / self.step.square())
        q = rotation.retract(q, rotvec)
        v = rotation.inverse_apply(q, rate / self.step)
        pull = rotation.inverse_apply(q, curvature / self.step.square())
        return torch.cat((v, w), -1), torch.cat((pull + torch.linalg.cross(v, w), turning), -1)


class BSpline(Interpolation):
    """A cumulative cubic B-spline on SE(3) with the keys as control poses."""

    is_memoised = True

    def rows(self) -> tuple[Tensor, ...]:
        p, q = self.position, self.quaternion
        twist = pose.local(p[..., :-1, :], q[..., :-1, :], p[..., 1:, :], q[..., 1:, :])
        before = torch.cat((twist[..., :1, :], twist[..., :-1, :]), -2)
        after = torch.cat((twist[..., 1:, :], twist[..., -1:, :]), -2)
        return p[..., :-1, :], q[..., :-1, :], before, twist, after, *bspline_weights(self.steps)

    def twists_and_weights(self) -> tuple[Tensor, Tensor, list[Tensor], list[Tensor]]:
        """The factors of the cumulative spline at the queries.

        Returns:
            The position and quaternion of each segment's first key, the three twists that are applied after it, and
            their weights, each with its first and second time derivative, shape (*batch, m, 3).
        """
        p, q, *fields = self.segment_rows()
        twists, (value, *cubic) = fields[:3], fields[3:]
        grown, rate, curvature = splines.cubic(*cubic, self.u)
        weights = torch.stack((value + grown, rate / self.step, curvature / self.step.square()), -1)
        return p, q, twists, list(weights.unbind(-2))

    def pose(self) -> Pair:
        p, q, twists, weights = self.twists_and_weights()
        for twist, weight in zip(twists, weights, strict=True):
            p, q = pose.retract(p, q, twist * weight[..., :1])
        return p, q

    def motion(self) -> Pair:
        *_, twists, weights = self.twists_and_weights()
        twist_and_rate = twists[0] * weights[0][..., 1:2], twists[0] * weights[0][..., 2:3]
        for twist, weight in zip(twists[1:], weights[1:], strict=True):
            twist_and_rate = splines.follow(*twist_and_rate, twist, weight)
        return twist_and_rate


PATHS: dict[str, type[Interpolation]] = {"decoupled": Decoupled, "screw": Screw, "spline": Spline, "bspline": BSpline}
