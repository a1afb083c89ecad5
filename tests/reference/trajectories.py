"""Trajectories by textbook formulas: velocities and accelerations are the derivatives of the poses by time.

Times have shape (*batch, n), keys (*batch, n, k) and queries (*batch, m), with batch shapes that broadcast.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from tests.reference import pose, rotation, se3, so3, splines
from tests.reference.averages import jacobian

Pair = tuple[Tensor, Tensor]
NEWTON_STEPS = 12


def at(times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, *, kind: str) -> Pair:
    batch = torch.broadcast_shapes(times.shape[:-1], position.shape[:-2], queries.shape[:-1])
    n = times.shape[-1]
    times, queries = times.expand(*batch, n), queries.expand(*batch, queries.shape[-1])
    position, quaternion = position.expand(*batch, n, 3), quaternion.expand(*batch, n, 4)
    if kind == "bspline":
        return _bspline(times, position, quaternion, queries)
    index = (queries.detach()[..., None] >= times.detach()[..., None, 1:-1]).sum(-1)
    start, end = times.gather(-1, index), times.gather(-1, index + 1)
    u = (queries - start) / (end - start)
    keys = [_rows(x, i) for i in (index, index + 1) for x in (position, quaternion)]
    if kind == "spline":
        moved = _natural(times, position, index, end - start, u)
        return moved, so3.retract(keys[1], _turned(times, quaternion, index, end - start, u))
    return (se3.screw if kind == "screw" else se3.interpolate)(*keys, u)


def _rows(x: Tensor, index: Tensor) -> Tensor:
    return x.gather(-2, index[..., None].expand(*index.shape, x.shape[-1]))


def _natural(times: Tensor, x: Tensor, index: Tensor, step: Tensor, u: Tensor) -> Tensor:
    """The natural cubic spline by its second derivatives at the keys, which a tridiagonal system determines."""
    h, n = times.diff(dim=-1), times.shape[-1]
    system = torch.zeros(*times.shape, n, dtype=x.dtype)
    system[..., 0, 0] = system[..., -1, -1] = 1
    slope = x.diff(dim=-2) / h[..., None]
    right = [torch.zeros_like(x[..., 0, :])]
    for i in range(1, n - 1):
        system[..., i, i - 1], system[..., i, i + 1] = h[..., i - 1], h[..., i]
        system[..., i, i] = 2 * (h[..., i - 1] + h[..., i])
        right.append(6 * (slope[..., i, :] - slope[..., i - 1, :]))
    right.append(torch.zeros_like(right[0]))
    bend = torch.linalg.solve(system, torch.stack(right, -2))
    u, step = u[..., None], step[..., None]
    a, b, bend_a, bend_b = (_rows(y, i) for y in (x, bend) for i in (index, index + 1))
    cubic = ((1 - u) ** 3 - (1 - u)) * bend_a + (u**3 - u) * bend_b
    return (1 - u) * a + u * b + step**2 / 6 * cubic


def _turned(times: Tensor, quaternion: Tensor, index: Tensor, step: Tensor, u: Tensor) -> Tensor:
    """The rotation vector from the first key of the segment: a cubic, whose end rates make the acceleration jump 0."""
    turns, h = so3.local(quaternion[..., :-1, :], quaternion[..., 1:, :]), times.diff(dim=-1)
    mean = turns / h[..., None]
    inner = mean[..., 1:, :].shape[-2:]

    def ends(rates: Tensor, turns: Tensor, h: Tensor) -> Pair:
        """The rates of each segment's rotation vector at its first and last key."""
        mean = turns / h[..., None]
        first, last = torch.cat((mean[..., :1, :], rates), -2), torch.cat((rates, mean[..., -1:, :]), -2)
        return first, rotation.times(torch.linalg.inv(so3.left_jacobian(-turns)), last)

    def jump(flat: Tensor, turns: Tensor, h: Tensor) -> Tensor:
        h1 = h[..., None]
        first, last = ends(flat.unflatten(-1, inner), turns, h)
        leaving = (6 * turns / h1 - 4 * first - 2 * last) / h1
        reaching = splines.turning(turns, last, (2 * first + 4 * last - 6 * turns / h1) / h1)[1]
        return (reaching[..., :-1, :] - leaving[..., 1:, :]).flatten(-2)

    rates = mean[..., 1:, :].flatten(-2).detach()
    if inner[0]:
        constants = turns.detach(), h.detach()
        for k in range(NEWTON_STEPS + 2):  # the last two, with a constant slope, make two derivatives exact
            if k <= NEWTON_STEPS:
                slope = jacobian(lambda x: jump(x, *constants), rates)
            given = constants if k < NEWTON_STEPS else (turns, h)
            rates = rates - torch.linalg.solve(slope, jump(rates, *given)[..., None])[..., 0]
    first, last = (_rows(x, index) * step[..., None] for x in ends(rates.unflatten(-1, inner), turns, h))
    return splines.cubic(_rows(turns, index), first, last, u)[0]


def _bspline(times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor) -> Pair:
    """A cumulative B-spline, by the Cox-de Boor recursion; its knots and keys go on beyond the ends by reflection."""
    steps = times.diff(dim=-1)
    outward, onward = (torch.cat((x, x[..., -1:], x[..., -1:]), -1)[..., :3] for x in (steps, steps.flip(-1)))
    before = times[..., :1] - outward.cumsum(-1).flip(-1)
    knots = torch.cat((before, times, times[..., -1:] + onward.cumsum(-1)), -1)[..., None, :]
    keys = list(zip(position.unbind(-2), quaternion.unbind(-2), strict=True))
    ends = (
        pose.compose(*keys[0], *pose.between(*keys[1], *keys[0])),
        pose.compose(*keys[-1], *pose.between(*keys[-2], *keys[-1])),
    )
    controls = [ends[0], *keys, ends[1]]
    t, n = queries[..., None], times.shape[-1]
    inside = (t.detach() >= times.detach()[..., None, 1:-1]).sum(-1)  # the last key belongs to the last segment
    basis = torch.nn.functional.one_hot(inside + 3, knots.shape[-1] - 1).to(times.dtype)
    for degree in (1, 2, 3):
        rise = (t - knots[..., : -degree - 1]) / (knots[..., degree:-1] - knots[..., : -degree - 1])
        fall = (knots[..., degree + 1 :] - t) / (knots[..., degree + 1 :] - knots[..., 1:-degree])
        basis = rise * basis[..., :-1] + fall * basis[..., 1:]
    made = [x[..., None, :] for x in controls[0]]
    for j in range(1, n + 2):
        twist = se3.local(*controls[j - 1], *controls[j])[..., None, :]
        made = list(pose.compose(*made, *se3.exp(basis[..., j:].sum(-1, keepdim=True) * twist)))
    return made[0], made[1]


def velocity(times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, *, kind: str) -> Tensor:
    return _twist(lambda t: at(times, position, quaternion, t, kind=kind), _whole(times, position, queries))


def acceleration(times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, *, kind: str) -> Tensor:
    return _rate(lambda t: velocity(times, position, quaternion, t, kind=kind), _whole(times, position, queries))


def _whole(times: Tensor, position: Tensor, queries: Tensor) -> Tensor:
    """The queries with the batch shape of the result, so that each belongs to one pose alone."""
    batch = torch.broadcast_shapes(times.shape[:-1], position.shape[:-2], queries.shape[:-1])
    return queries.expand(*batch, queries.shape[-1])


def _rate(function: Callable[[Tensor], Tensor], t: Tensor) -> Tensor:
    """The derivative by time of a function whose elements depend on their own time alone."""
    with torch.enable_grad():
        t = t if t.requires_grad else t.detach().requires_grad_()
        t = t * 1
        columns = function(t).unbind(-1)
        rates = [torch.autograd.grad(y.sum(), t, create_graph=True, allow_unused=True)[0] for y in columns]
    return torch.stack([torch.zeros_like(t) if r is None else r for r in rates], -1)


def _twist(path: Callable[[Tensor], Pair], t: Tensor) -> Tensor:
    """The body twist: R^T p', and twice the imaginary part of q* q' over q.q."""
    with torch.enable_grad():
        t = (t if t.requires_grad else t.detach().requires_grad_()) * 1
        position, quaternion = path(t)
        moving, turning = _rate_of(position, t), _rate_of(quaternion, t)
    v = rotation.inverse_apply(quaternion, moving)
    spin = rotation.compose(rotation.inverse(quaternion), turning) / quaternion.square().sum(-1, keepdim=True)
    return torch.cat((v, 2 * spin[..., 1:]), -1)


def _rate_of(values: Tensor, t: Tensor) -> Tensor:
    rates = [torch.autograd.grad(y.sum(), t, create_graph=True, allow_unused=True)[0] for y in values.unbind(-1)]
    return torch.stack([torch.zeros_like(t) if r is None else r for r in rates], -1)
