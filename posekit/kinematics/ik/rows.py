"""Costs of inverse kinematics, prepared for a robot and a batch of targets: their rows and Jacobians."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import torch
from torch import Tensor

from ... import arguments
from ...engine import broadcast_shapes, pytree
from ...errors import ArgumentError, DTypeError, PosekitError, ShapeError, ValidationError
from ...geometry import jacobian
from ...math import groups
from ...values import Group, Pose, Rotation
from .. import configurations, sweep
from ..jacobians import LinkJacobians
from ..joints import kind_of
from ..model import Model
from .arguments import converted
from .avoidance import Scene
from .cost import Cost, Manipulability, check_weight

Names: TypeAlias = tuple[str, ...]


class Linear(NamedTuple):
    """Weighted rows at configurations, shape (attempts, rows), and their Jacobian, shape (attempts, rows, nv)."""

    rows: Tensor
    jacobian: Tensor


class Term(NamedTuple):
    """A cost of some attempts.

    Attributes:
        cost: The cost.
        where: Its name in messages.
        data: Its data. Their first dimension is that of the attempts, or 1, but of what a function shares.
        weight: The factors of the rows, shape (attempts or 1, ...).
    """

    cost: Cost
    where: str
    data: tuple[Any, ...]
    weight: Tensor

    def take(self, index: Tensor) -> Term:
        """That of some of the attempts, or of an attempt several times."""

        def taken(x: Tensor) -> Tensor:
            return x.index_select(0, index) if x.dim() and x.shape[0] > 1 else x

        return self._replace(
            data=tuple([mapped(x, taken, _is_shared(x)) for x in self.data]), weight=taken(self.weight)
        )

    def detached(self) -> Term:
        """The same without gradients."""
        data = [x.detach() if isinstance(x, Tensor) or hasattr(x, "_tensors") else x for x in self.data]
        return self._replace(data=tuple(data), weight=self.weight.detach())

    @property
    def names(self) -> tuple[str, ...]:
        """The links that it is about, each once."""
        return self.cost._names

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The weighted rows, with derivatives."""
        poses = None
        if self.names:
            poses = sweep.forward(robot, q, self.names, None)
        return self._weighted(self.called(self.arguments(robot, q, poses, self.names)))

    def linear(self, robot: Model, q: Tensor, links: LinkJacobians | None = None, names: Names = ()) -> Linear:
        """The weighted rows and their Jacobian.

        Args:
            robot: The robot.
            q: Configurations, shape (attempts, nq).
            links: The links with these names, which other rows may share; by default those that the cost is about.
            names: Their names.
        """
        if links is None and self.names:
            names, links = self.names, LinkJacobians.of(robot, q, self.names, self.where)
        given = self.arguments(robot, q, links and links.poses, names)
        rows, lead = self.called(given), 1 if self.cost._rows is None else 2
        size = math.prod(rows.shape[1 if self.cost._is_summed else lead :])
        each = (len(q),) if lead == 1 else (len(q), self.cost._rows)
        if isinstance(self.cost.residual, Manipulability):
            slopes = self.cost.residual.slopes(q).reshape(len(q), size, -1)
            return Linear(self._weighted(rows), slopes * self._scale(rows).reshape(len(q), size, 1))
        blocks = [x.reshape(*each, size, -1) for x in self._blocks(given, lead)]
        total: Any = 0
        if links is not None:
            total = self._of_links(robot, blocks[: len(self.cost.links)], links, names, lead)
        if self.cost.joints:
            total = total + _of_velocity(robot, q, self.cost.joints, blocks[-1], lead)
        if self.cost._is_summed:
            total, each = total.sum(1), each[:1]
        scale = self._scale(rows).reshape(*each, size, 1)
        return Linear(self._weighted(rows), (total * scale).reshape(len(q), -1, robot.tree.nv))

    def _of_links(
        self, robot: Model, blocks: Sequence[Tensor], links: LinkJacobians, names: Names, lead: int
    ) -> Tensor:
        """The derivative with respect to a velocity, from those with respect to the tangents of poses of links."""
        total: Any = 0
        shifted = Pose._unchecked(links.poses.position - links.point.unsqueeze(-2), links.poses.quaternion)
        for link, block in zip(self.cost.links, blocks, strict=True):
            chosen = (link,) if isinstance(link, str) else link
            index = None if chosen == names else robot._derived(_places, names, chosen, block.device)
            frames = shifted if index is None else shifted[:, index]
            wrenches = frames.unsqueeze(-1).coadjoint_apply(block.unsqueeze(1) if lead == 1 else block)
            own = links.pulled(wrenches, index)
            total = total + (own.squeeze(1) if lead == 1 else own)
        return total

    def arguments(self, robot: Model, q: Tensor, poses: Pose | None, names: Names) -> list[Any]:
        """The poses of the links, which are among those with some names, then the numbers of the joints."""
        cost = self.cost
        given: list[Any] = []
        if poses is not None:
            for link in cost.links:
                if isinstance(link, str):
                    pose = poses[:, names.index(link)]
                    given.append(pose if cost._rows is None else pose[:, None].expand(len(q), cost._rows))
                else:
                    given.append(poses[:, robot._derived(_places, names, link, q.device)])
        if cost.joints:
            numbers = q.index_select(-1, robot._derived(_numbers, cost.joints))
            given.append(numbers if cost._rows is None else numbers.unsqueeze(1).expand(-1, cost._rows, -1))
        return given

    def called(self, given: Sequence[Any]) -> Tensor:
        try:
            rows = self.cost.residual(*given, *self.data)
        except PosekitError:
            raise
        except (TypeError, RuntimeError, ValueError, IndexError) as error:
            raise ArgumentError(f"{self.where}: {self.cost._title} failed: {error}") from error
        lead = tuple((given[0] if isinstance(given[0], Group) else given[0][..., 0]).shape)
        rows = self._checked(rows, lead)
        return rows.sum(1) if self.cost._is_summed else rows

    def _checked(self, rows: Any, lead: tuple[int, ...]) -> Tensor:
        if not isinstance(rows, Tensor):
            remedy = "; take its log()" if isinstance(rows, Group) else ""
            raise ArgumentError(
                f"{self.where}: {self.cost._title} must return one tensor, got {type(rows).__name__}{remedy}"
            )
        if not rows.is_floating_point():
            raise DTypeError(f"{self.where}: {self.cost._title} must return real numbers, got {rows.dtype}")
        if tuple(rows.shape[: len(lead)]) != lead:
            expected = "attempts" if len(lead) == 1 else "attempts, rows"
            raise ShapeError(
                f"{self.where}: {self.cost._title} must return rows of shape ({expected}, ...), here {lead}, "
                f"got {tuple(rows.shape)}"
            )
        return rows

    def _blocks(self, given: Sequence[Any], lead: int) -> Sequence[Tensor]:
        """The derivatives of the rows with respect to the tangents of the poses and to the numbers of the joints."""
        residual: Any = self.cost.residual
        if hasattr(residual, "declaration"):
            names = tuple([*residual.signature.parameters][: len(given)])
            found: Any = residual.jacobian(names)(*given, *self.data)
            return found if isinstance(found, tuple) else (found,)
        compute = jacobian(residual, range(len(given)), batch_dims=lead)
        result: Sequence[Tensor] = compute(*given, *self.data)
        return result

    def _scale(self, rows: Tensor) -> Tensor:
        return torch.broadcast_to(self.weight.to(rows.dtype), rows.shape)

    def _weighted(self, rows: Tensor) -> Tensor:
        return (rows * self._scale(rows)).reshape(len(rows), -1)


class SceneRows(NamedTuple):
    """What spheres lack to the margin of an `Avoidance`: a row for each sphere and obstacle.

    Attributes:
        scene: The spheres and obstacles.
        own: The tensors of the obstacles that each attempt has its own of: see `Scene`.
    """

    scene: Scene
    own: tuple[tuple[Tensor, ...], ...]

    @property
    def names(self) -> Names:
        """The links that have spheres, each once."""
        return tuple(dict.fromkeys(self.scene.links))

    def detached(self) -> SceneRows:
        """The same: a scene has no gradients."""
        return self

    def take(self, index: Tensor) -> SceneRows:
        """That of some of the attempts, or of an attempt several times."""
        return self._replace(own=tuple([tuple([x[index] for x in parts]) for parts in self.own]))

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The rows, with derivatives."""
        distances = self.scene.distances(robot, q, self.own)[1]
        return (self.scene.margin - distances).clamp(min=0).flatten(1)

    def linear(self, robot: Model, q: Tensor, links: LinkJacobians | None = None, names: Names = ()) -> Linear:
        """The rows and their Jacobian: see `Term.linear`."""
        if links is None:
            names, links = self.names, LinkJacobians.of(robot, q, self.names, "Avoidance")
        centres, distances, normals = self.scene.distances(robot, q, self.own)
        lacking = (self.scene.margin - distances).clamp(min=0)
        # A sphere at c moves along n by n.(v + w x c) = [n, c x n].[v, w], for the twist [v, w] at the origin.
        arms = (centres - links.point.unsqueeze(-2)).unsqueeze(-2)
        wrenches = torch.cat((normals, torch.linalg.cross(arms, normals)), -1) * (lacking > 0).unsqueeze(-1)
        moved = links.pulled(wrenches, robot._derived(_places, names, self.scene.links, q.device))
        return Linear(lacking.flatten(1), -moved.flatten(1, 2))


def _is_shared(x: Any) -> bool:
    """Whether all attempts share data of a function without a dimension of size 1."""
    return (isinstance(x, Tensor) and x.dim() <= 1) or (isinstance(x, Group) and not x.shape)


def mapped(x: Any, function: Callable[[Tensor], Tensor], is_shared: bool = False) -> Any:
    """A tensor or value with a function applied to its tensors."""
    if isinstance(x, Tensor):
        return x if is_shared else function(x)
    if isinstance(x, Group):
        return x if is_shared else x._with(*[function(t) for t in x._tensors()])
    return x


def columns_of(robot: Model, joints: tuple[str, ...]) -> list[int]:
    """The columns of a configuration that belong to joints."""
    tree = robot.tree
    place = {tree.names[i]: i for i in tree.moving}
    return [
        column
        for joint in joints
        for column in range(
            tree.q_columns[place[joint]], tree.q_columns[place[joint]] + kind_of(tree.kinds[place[joint]]).nq
        )
    ]


def _numbers(robot: Model, joints: tuple[str, ...]) -> Tensor:
    return torch.tensor(columns_of(robot, joints), dtype=torch.long, device=robot.device)


def _places(robot: Model, names: Names, links: Names, device: torch.device) -> Tensor:
    """The places of links among names."""
    return torch.tensor([names.index(link) for link in links], dtype=torch.long, device=device)


def _of_velocity(robot: Model, q: Tensor, joints: tuple[str, ...], block: Tensor, lead: int) -> Tensor:
    """The derivative with respect to a velocity, from that with respect to numbers of joints."""
    index = robot._derived(_numbers, joints)
    if robot.tree.is_scalar:
        return block.new_zeros(*block.shape[:-1], robot.tree.nv).index_add(-1, index, block)

    slopes = configurations.slopes(robot, q).index_select(-2, index)
    return block @ (slopes if lead == 1 else slopes.unsqueeze(1))


def checked(costs: Any, where: str) -> list[Cost]:
    """The costs that a user gives."""
    if isinstance(costs, Cost) or not isinstance(costs, list | tuple):
        raise ArgumentError(f"{where}: costs must be a list of Cost, got {type(costs).__name__}")
    for i, cost in enumerate(costs):
        if not isinstance(cost, Cost):
            raise ArgumentError(f"{where}: costs[{i}] must be a Cost, got {type(cost).__name__}")
        arguments.refuse_mapping(where, *pytree.tree_leaves((cost.data, cost.weight)), what="targets")
    return list(costs)


def term_of(robot: Model, cost: Cost, batch: torch.Size, where: str) -> Term:
    """Prepare a cost for a robot: check its names, its data and its weight."""
    _check_names(robot, cost, where)
    data = _data(robot, cost, batch, where)
    term = Term(cost, where, data, robot.axes.new_ones(1))
    rows = _probe(robot, term, batch)
    return term._replace(weight=_weight(robot, cost, batch, rows.shape[1:], where))


def _weight(robot: Model, cost: Cost, batch: torch.Size, tail: Sequence[int], where: str) -> Tensor:
    """The factors of rows, whose shape after that of the targets is ``tail``, as `Term` has them."""
    weight = check_weight(cost.weight, f"{where}: weight", robot.axes)
    if not bool((weight.isfinite() & (weight >= 0)).all()):
        raise ValidationError(f"{where}: weight must be finite and not negative, got {weight.tolist()}")
    try:
        shape: Any = tuple(broadcast_shapes(tuple(weight.shape), (*batch, *tail)))
    except (RuntimeError, ValueError):
        shape = None
    if shape != (*batch, *tail):
        raise ShapeError(
            f"{where}: weight must broadcast with the rows of all targets, of shape {(*batch, *tail)}, "
            f"got {tuple(weight.shape)}"
        )
    own = weight.dim() > len(tail) and any([n > 1 for n in weight.shape[: weight.dim() - len(tail)]])
    if own:
        weight = weight.expand(*batch, *weight.shape[weight.dim() - len(tail) :]).reshape(
            -1, *weight.shape[weight.dim() - len(tail) :]
        )
    else:
        weight = weight.reshape(1, *weight.shape[max(weight.dim() - len(tail), 0) :])
        weight = weight.reshape(1, *[1] * (len(tail) - weight.dim() + 1), *weight.shape[1:])
    return weight


def _probe(robot: Model, term: Term, batch: torch.Size) -> Tensor:
    """The rows of the neutral configuration, to see what the residual returns."""
    count = batch.numel()
    # One attempt more than there are targets, so that what belongs to attempts differs from what belongs to targets.
    index = torch.arange(count + 1 if count else 0, device=robot.device) % max(count, 1)
    term = term.take(index) if count else term
    q = configurations.neutral(robot, (len(index),)).to(robot.axes)
    with torch.no_grad():
        poses = sweep.forward(robot, q, term.names, None) if term.names else None
        rows = term.called(term.arguments(robot, q, poses, term.names))
    if rows.dtype != q.dtype and torch.promote_types(rows.dtype, q.dtype) != q.dtype:
        raise DTypeError(
            f"{term.where}: {term.cost._title} must return {q.dtype}, the dtype of the robot and the targets, "
            f"got {rows.dtype}"
        )
    return rows


def _check_names(robot: Model, cost: Cost, where: str) -> None:
    for link in cost.links:
        for name in (link,) if isinstance(link, str) else link:
            robot.tree.link(name, f"{where}: links")
    for joint in cost.joints:
        if joint not in robot.tree.joints:
            raise ArgumentError(
                f"{where}: joints must be joints with numbers, got {joint!r}; they are {', '.join(robot.tree.joints)}"
            )
    residual: Any = cost.residual
    if not hasattr(residual, "declaration"):
        return
    kinds = [*residual.signature.parameters.values()]
    if len(residual.signature.results) != 1 or residual.signature.results[0] or len(_output(residual)) > 1:
        raise ArgumentError(f"{where}: {cost._title} must return a Scalar or a vector")
    expected = len(cost.links) + bool(cost.joints) + len(cost.data)
    if len(kinds) != expected:
        raise ArgumentError(
            f"{where}: {cost._title} takes {len(kinds)} arguments, and gets {len(cost.links)} poses of links, "
            f"{'one vector of numbers of joints' if cost.joints else 'no numbers of joints'} and {len(cost.data)} of "
            "data"
        )
    names = [*residual.signature.parameters]
    for name, kind in zip(names, kinds[: len(cost.links)], strict=False):
        if kind is not groups.Pose:
            raise ArgumentError(f"{where}: {name} of {cost._title} must be a Pose, the pose of a link")
    if cost.joints:
        size, place = len(columns_of(robot, cost.joints)), len(cost.links)
        if kinds[place] is not None or _shapes(residual)[place] != (size,):
            raise ArgumentError(
                f"{where}: {names[place]} of {cost._title} must be a Vec{size}, the numbers of the joints"
            )


def _output(residual: Any) -> tuple[int, ...]:
    shape: tuple[int, ...] = residual.op.program.outputs[0].shape
    return shape


def _shapes(residual: Any) -> list[tuple[int, ...]]:
    """The shape of an element of each argument of an op, () for values."""
    shapes, port = [], 0
    for struct in residual.signature.parameters.values():
        shapes.append(() if struct else tuple(residual.op.program.inputs[port].shape))
        port += len(struct.fields) if struct else 1
    return shapes


def _data(robot: Model, cost: Cost, batch: torch.Size, where: str) -> tuple[Any, ...]:
    residual: Any = cost.residual
    if not hasattr(residual, "declaration"):
        return tuple([_of_function(robot, x, batch, f"{where}: data[{i}]") for i, x in enumerate(cost.data)])
    first = len(cost.links) + bool(cost.joints)
    shapes = _shapes(residual)[first:]
    kinds = [*residual.signature.parameters.values()][first:]
    lead = batch if cost._rows is None else torch.Size((*batch, cost._rows))
    return tuple(
        [
            _of_op(robot, x, kind, shape, batch, lead, f"{where}: data[{i}]")
            for i, (x, kind, shape) in enumerate(zip(cost.data, kinds, shapes, strict=True))
        ]
    )


def _of_op(
    robot: Model, x: Any, kind: Any, tail: tuple[int, ...], batch: torch.Size, lead: torch.Size, where: str
) -> Any:
    """Data of an op, with the dimension of the attempts, or of size 1, and then that of the rows."""
    if kind is not None:
        if not isinstance(x, Pose | Rotation) or type(x).__name__ != kind.__name__:
            raise ArgumentError(f"{where} must be a {kind.__name__}, got {type(x).__name__}")
        given = x.shape
    else:
        x = arguments.tensor(x, where, robot.axes)
        rank = x.dim() - len(tail)
        if rank < 0 or tuple(x.shape[rank:]) != tail:
            expected = ", ".join(["...", *map(str, tail)])
            raise ShapeError(f"{where} must have shape ({expected}), got {tuple(x.shape)}")
        given = x.shape[:rank]
    names = {"targets": lead} if len(lead) == len(batch) else {"targets and rows": lead}
    try:
        fits = tuple(broadcast_shapes(tuple(given), tuple(lead))) == tuple(lead)
    except (RuntimeError, ValueError):
        fits = False
    if not fits:
        raise ShapeError(
            f"{where} must broadcast with the {next(iter(names))} of shape {tuple(lead)}, got {tuple(given)}"
        )
    count = batch.numel()
    full = (*[1] * (len(lead) - len(given)), *given)
    own = any([n > 1 for n in full[: len(batch)]])

    def arranged(t: Tensor) -> Tensor:
        end = t.shape[len(given) :]
        t = t.to(robot.axes).reshape((*full, *end))
        rows = full[len(batch) :]
        if own or not count:
            return t.expand(*batch, *rows, *end).reshape(count, *rows, *end)
        return t.reshape(1, *rows, *end)

    return mapped(x, arranged)


def _of_function(robot: Model, x: Any, batch: torch.Size, where: str) -> Any:
    """Data of a function."""
    if isinstance(x, list) or type(x).__module__ == "numpy":
        x = arguments.tensor(x, where, robot.axes)
    if isinstance(x, Tensor):
        shape = x.shape
        if x.dim() <= 1:
            return x.to(robot.axes) if x.is_floating_point() else x.to(robot.device)
    elif isinstance(x, Group):
        shape = x.shape
        if not shape:
            return mapped(x, lambda t: t.to(robot.axes))
    else:
        return x
    given = shape[: len(batch)]
    if len(given) < len(batch) or any([n not in (1, b) for n, b in zip(given, batch, strict=True)]):
        remedy = "; data that all targets share have dimensions of size 1 there, data[None]" if batch else ""
        raise ShapeError(
            f"{where} must begin with the batch shape {tuple(batch)} of the targets, got shape {tuple(shape)}{remedy}"
        )
    count = batch.numel()
    own = any([n > 1 for n in given]) or not count

    def arranged(t: Tensor) -> Tensor:
        t = t.to(robot.axes) if t.is_floating_point() else t.to(robot.device)
        rest = t.shape[len(batch) :]
        return t.expand(*batch, *rest).reshape(count, *rest) if own else t.reshape(1, *rest)

    return mapped(x, arranged)


class CostResidual:
    """A cost as a residual of configurations of a robot: what `Robot.residual` returns."""

    def __init__(self, robot: Model, cost: Cost, floating: bool) -> None:
        where = "Robot.residual"
        if not isinstance(cost, Cost):
            raise ArgumentError(f"{where}: cost must be a Cost, got {type(cost).__name__}")
        arguments.check_flags(where, floating=floating)
        if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
            raise ArgumentError(f"{where}: costs need one robot, got a batch of origins or axes")
        for i in robot.tree.moving:
            kind = kind_of(robot.tree.kinds[i])
            if kind.nq != kind.nv:
                raise ArgumentError(
                    f"{where}: the joint {robot.tree.names[i]!r} has a quaternion, and solvers move vectors by adding "
                    "numbers; make a free base fixed, and its pose another unknown: floating=True"
                )
        _check_names(robot, cost, where)
        self.robot, self.cost, self.floating = robot, cost, floating

    def __call__(self, *given: Any) -> Tensor:
        where = "Robot.residual"
        count = 2 if self.floating else 1
        base, q = (given[0] if self.floating else None), given[count - 1]
        sweep.check_base(base, where)
        if not isinstance(q, Tensor) or not q.dim() or q.shape[-1] != self.robot.tree.nq:
            found = tuple(q.shape) if isinstance(q, Tensor) else type(q).__name__
            raise ShapeError(f"{where}: configurations must have shape (..., {self.robot.tree.nq}), got {found}")
        cost = self.cost._with(given[count:]) if len(given) > count else self.cost
        robot = converted(self.robot, q.dtype)
        batch = torch.Size(q.shape[:-1] if base is None else broadcast_shapes(q.shape[:-1], base.shape))
        flat = q.expand(*batch, q.shape[-1]).reshape(-1, q.shape[-1])
        term = Term(cost, where, _data(robot, cost, batch, where), flat.new_ones(1))
        poses = None
        if term.names:
            poses = sweep.forward(robot, flat, term.names, None if base is None else base.expand(*batch).reshape(-1))
        rows = term.called(term.arguments(robot, flat, poses, term.names))
        weight = _weight(robot, cost, batch, rows.shape[1:], where)
        return term._replace(weight=weight)._weighted(rows).reshape(*batch, -1)

    def __repr__(self) -> str:
        return f"CostResidual({self.cost!r})"
