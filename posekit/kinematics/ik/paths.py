"""The paths of a robot from the root to links, reduced to the joints that move them, and the targets of the links."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import broadcast_shapes
from ...math import inverse_kinematics
from ...values import Pose
from .. import configurations, editing, jacobians
from ..joints import kind_of, sweeps
from ..model import Model
from ..obstacles import Proximity
from ..tree import Tree


class Path(NamedTuple):
    """The joints from the root to a link: one step of the sweep for each column of the Jacobian.

    Attributes:
        table: The table of the sweep.
        columns: For each step the number of the velocity that it belongs to, shape (steps,).
        geometry: Position and quaternion of the origins, axes and screws of the steps; position and quaternion of the
            link in the last frame. They may have batch dimensions: one robot per target.
        base: The pose of the first frame's parent in the world.
        weights: The weights of the rows, shape (6,). Those of positions are divided by the length of the path, so that
            the units of length do not matter.
        weighted_rows: The rows whose weights are not 0.
        packed: The geometry of the steps, shape (steps, 16), and of the link, shape (7,), as `inverse_kinematics.step`
            takes it.
    """

    table: Tensor
    columns: Tensor
    geometry: tuple[Tensor, ...]
    base: Pose
    weights: Tensor
    weighted_rows: Tensor
    packed: tuple[Tensor, ...]

    def base_seen_from(self, target: Pose) -> tuple[Tensor, Tensor]:
        """The position and quaternion of the base relative to a target."""
        base = self.base
        position, quaternion = inverse_kinematics.seen_from(
            target.position, target.quaternion, base.position, base.quaternion
        )
        return position, quaternion


class Goal(NamedTuple):
    """A path with the pose of its base relative to the target, and its geometry if that has batch dimensions."""

    base: tuple[Tensor, Tensor]
    geometry: tuple[Tensor, ...]
    packed: tuple[Tensor, ...]


class Attempts(NamedTuple):
    """The targets of attempts: a goal for each path, and the configuration that the null-space term leads to.

    Attributes:
        goals: Those of each path.
        null_space: The configuration of each attempt, shape (attempts, nq).
        near: The spheres and obstacles, if any.
        problem: The target of each attempt, where targets have obstacles of their own.
    """

    goals: tuple[Goal, ...]
    null_space: Tensor | None = None
    near: Proximity | None = None
    problem: Tensor | None = None

    def take(self, index: Tensor) -> Attempts:
        """Some of the attempts, or an attempt several times."""

        def chosen(tensors: Sequence[Tensor]) -> Any:
            return tuple([x.index_select(0, index) for x in tensors])

        goals = tuple([Goal(chosen(g.base), chosen(g.geometry), chosen(g.packed)) for g in self.goals])
        null_space, problem = (None if x is None else x.index_select(0, index) for x in (self.null_space, self.problem))
        return Attempts(goals, null_space, self.near, problem)


def connected(tree: Tree, links: Sequence[str]) -> list[tuple[str, ...]]:
    """Groups of links which no joint moves both of, so that they can be solved on their own."""
    groups: list[tuple[set[int], list[str]]] = []
    for link in links:
        joints, names = {tree.drivers[i] for i in tree.ancestors(tree.index[link])} - {-1}, [link]
        for group in [g for g in groups if g[0] & joints]:
            groups.remove(group)
            joints, names = joints | group[0], group[1] + names
        groups.append((joints, names))
    return [tuple(names) for _, names in groups]


class Reduced(NamedTuple):
    """The robot with the joints that move some links, and where their numbers are in those of the whole robot.

    Attributes:
        robot: The robot.
        q: The columns of a configuration.
        v: The columns of a velocity.
    """

    robot: Model
    q: Tensor
    v: Tensor


def reduced(robot: Model, links: Sequence[str]) -> Reduced:
    """Fix the joints that move none of the links."""
    tree = robot.tree
    above = {i for link in links for i in tree.ancestors(tree.index[link])}
    moving = {tree.drivers[i] for i in above}
    neutral = configurations.neutral(robot, ())
    fixed: dict[str, Tensor] = {}
    q: list[int] = []
    v: list[int] = []
    for i in tree.moving:
        size, first = kind_of(tree.kinds[i]), tree.q_columns[i]
        if i in moving:
            q += range(first, first + size.nq)
            v += range(tree.v_columns[i], tree.v_columns[i] + size.nv)
        else:
            fixed[tree.names[i]] = neutral[first] if size.nq == 1 else neutral[first : first + size.nq]
    smaller = editing.fold_fixed(editing.fix(robot, fixed) if fixed else robot, links)
    options: dict[str, Any] = {"dtype": torch.long, "device": robot.device}
    return Reduced(smaller, torch.tensor(q, **options), torch.tensor(v, **options))


def path(robot: Model, link: int) -> tuple[Path, Tensor]:
    """The path to a link, and what the weights of its rows are multiplied by."""
    tree, origins = robot.tree, robot.origins
    wide = broadcast_shapes(origins.shape[:-1], robot.axes.shape[:-2])
    identity = Pose.identity(*wide, dtype=robot.dtype, device=robot.device)
    rows, base, offset = list(tree.ancestors(link)), identity, identity
    if tree.kinds[rows[0]] == "fixed":
        base = origins[..., rows.pop(0)]
    while rows and tree.kinds[rows[-1]] == "fixed":
        fixed = origins[..., rows.pop()]
        offset = fixed if offset is identity else fixed @ offset
    rows = rows or [0]  # a link that does not move: one fixed step, because a sweep has at least one
    steps = [(i, k) for i in rows for k in range(max(kind_of(tree.kinds[i]).nv, 1))]
    kinds = [tree.kinds[i] if k == 0 else "fixed" for i, k in steps]
    table = sweeps(tree.swept).tree.table(
        list(range(-1, len(steps) - 1)),
        kinds,
        [max(tree.q_columns[i], 0) + (k if kind_of(tree.kinds[i]).is_additive else 0) for i, k in steps],
        *[[values[i] for i, _ in steps] for values in (tree.multipliers, tree.offsets, tree.pitches)],
    )
    frames = [identity if k or (rows == [0] and kinds == ["fixed"]) else origins[..., i] for i, k in steps]
    zero = torch.zeros_like(robot.axes[..., :1, :]).repeat_interleave(2, -1)
    screws = [zero if tree.kinds[i] == "fixed" else jacobians.screws(robot, i) for i in rows]
    geometry = (
        torch.stack([frame.position.expand(*wide, 3) for frame in frames], -2),
        torch.stack([frame.quaternion.expand(*wide, 4) for frame in frames], -2),
        torch.stack([robot.axes[..., i, :].expand(*wide, 3) for i, _ in steps], -2),
        torch.cat([x.expand(*wide, *x.shape[-2:]) for x in screws], -2),
        offset.position.expand(*wide, 3).contiguous(),
        offset.quaternion.expand(*wide, 4).contiguous(),
    )
    reach = torch.stack([frame.position.norm(dim=-1).mean() for frame in (*frames, offset)]).sum()
    scale = torch.cat((torch.where(reach > 0, 1 / reach, 1).expand(3), reach.new_ones(3)))
    columns = torch.tensor([max(tree.v_columns[i], 0) + k for i, k in steps], device=robot.device)
    return Path(
        table.to(robot.device), columns, geometry, base, scale, scale.nonzero().squeeze(-1), _packed(geometry)
    ), scale


def attempts(paths: Sequence[Path], targets: Sequence[Pose], batch: torch.Size) -> Attempts:
    """The attempts of a batch of targets, one for each of them."""
    goals = []
    count = batch.numel()
    for route, target in zip(paths, targets, strict=True):
        position, quaternion = route.base_seen_from(target)
        if position.shape[:-1] != batch:
            position, quaternion = position.expand(*batch, 3), quaternion.expand(*batch, 4)
        ends = position.reshape(count, 3).contiguous(), quaternion.reshape(count, 4).contiguous()
        geometry = _per_target(route.geometry, batch) if route.geometry[0].dim() > 2 else ()
        goals.append(Goal(ends, geometry, _packed(geometry) if geometry else ()))
    return Attempts(tuple(goals))


def _packed(geometry: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
    return torch.cat(tuple(geometry[:4]), -1), torch.cat(tuple(geometry[4:]), -1)


def _per_target(geometry: Sequence[Tensor], batch: torch.Size) -> tuple[Tensor, ...]:
    """Geometry with batch dimensions for each target of a flattened batch."""
    flattened = []
    for x, trailing in zip(geometry, (2, 2, 2, 2, 1, 1), strict=True):
        shape = x.shape[x.dim() - trailing :]
        flattened.append(x.expand(*batch, *shape).reshape(-1, *shape))
    return tuple(flattened)
