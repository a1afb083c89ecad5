"""Costs of inverse kinematics, prepared for a robot and a batch of targets: their rows and Jacobians."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import torch
from torch import Tensor

from ... import arguments
from ...engine import pytree
from ...errors import ArgumentError, DTypeError, PosekitError, ShapeError
from ...geometry import jacobian
from ...values import Group, Pose
from .. import configurations, sweep
from ..jacobians import LinkJacobians
from ..joints import kind_of
from ..model import Model
from .avoidance import Scene
from .cost import Cost, Elementwise, Manipulability

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
        weight: The weights of the squared rows, shape (attempts or 1, ...).
        factor: The root of all weights, if these are one number without a gradient.
        op: What a recorded search launches for it: see `cost_ops.op_of`.
        is_shared: Whether all attempts share data and weights, as those at one target do.
    """

    cost: Cost
    where: str
    data: tuple[Any, ...]
    weight: Tensor
    factor: float | None = None
    op: Any = None
    is_shared: bool = False

    def take(self, index: Tensor) -> Term:
        """That of some of the attempts, or of an attempt several times."""
        if self.is_shared:
            return self

        def taken(x: Tensor) -> Tensor:
            return x.index_select(0, index) if x.dim() and x.shape[0] > 1 else x

        data = tuple([mapped(x, taken, _is_shared(x)) for x in self.data])
        return self._replace(data=data, weight=taken(self.weight), op=self.op and self.op.take(index))

    def detached(self) -> Term:
        """The same without gradients."""
        if not self.learns:
            return self
        data = [x.detach() if isinstance(x, Tensor) or hasattr(x, "_tensors") else x for x in self.data]
        return self._replace(data=tuple(data), weight=self.weight.detach())

    @property
    def names(self) -> tuple[str, ...]:
        """The links that it is about, each once."""
        return self.cost._names

    @property
    def learns(self) -> bool:
        """Whether gradients flow to its data or weights."""
        tensors = [self.weight]
        for x in self.data:
            tensors += (x,) if isinstance(x, Tensor) else x._tensors() if isinstance(x, Group) else ()
        rest = [x for x in self.data if not isinstance(x, Tensor | Group | float)]
        if rest:
            tensors += [x for x in pytree.tree_leaves(rest) if isinstance(x, Tensor)]
        return any([x.requires_grad for x in tensors])

    @property
    def is_function(self) -> bool:
        """Whether its rows are computed by a function of the user's."""
        return not hasattr(self.cost.residual, "declaration") and not isinstance(self.cost.residual, Elementwise)

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The weighted rows, with derivatives."""
        poses = None
        if self.names:
            poses = sweep.forward(robot, q, self.names, None)
        return self._weighted(self.called(self.arguments(robot, q, poses, self.names)))

    def half_square(self, robot: Model, q: Tensor) -> Tensor:
        """Half the sum of the squared rows times their weights, with derivatives also to weights that are 0."""
        poses = sweep.forward(robot, q, self.names, None) if self.names else None
        rows = self.called(self.arguments(robot, q, poses, self.names))
        weight = self.weight.to(rows.dtype)
        return 0.5 * (_counted(rows, weight).square() * weight).sum()

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
        operands = self.arguments(robot, q, links and links.poses, names)
        rows, lead = self.called(operands), 1 if self.cost._rows is None else 2
        size = math.prod(rows.shape[1 if self.cost._is_summed else lead :])
        each = (len(q),) if lead == 1 else (len(q), self.cost._rows)
        if isinstance(self.cost.residual, Manipulability):
            slopes = self.cost.residual.slopes(q).reshape(len(q), size, -1)
            return Linear(self._weighted(rows), slopes * self._scale(rows).reshape(len(q), size, 1))
        blocks = [x.reshape(*each, size, -1) for x in self._blocks(operands, lead)]
        total: Any = 0
        if links is not None:
            total = self._of_links(robot, blocks[: len(self.cost.links)], links, names, lead)
        if self.cost.joints:
            total = total + _of_velocity(robot, q, self.cost.joints, blocks[-1], lead)
        if self.cost._is_summed:
            total, each = total.sum(1), each[:1]
        scale = self._scale(rows).reshape(*each, size, 1)
        return Linear(self._weighted(rows), (_counted(total, scale) * scale).reshape(len(q), -1, robot.tree.nv))

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
        operands: list[Any] = []
        if poses is not None:
            for link in cost.links:
                if isinstance(link, str):
                    pose = poses[:, names.index(link)]
                    operands.append(pose if cost._rows is None else pose[:, None].expand(len(q), cost._rows))
                else:
                    operands.append(poses[:, robot._derived(_places, names, link, q.device)])
        if cost.joints:
            coordinates = q.index_select(-1, robot._derived(_joint_columns, cost.joints))
            operands.append(coordinates if cost._rows is None else coordinates.unsqueeze(1).expand(-1, cost._rows, -1))
        return operands

    def called(self, operands: Sequence[Any]) -> Tensor:
        try:
            rows = self.cost.residual(*operands, *self.data)
        except PosekitError:
            raise
        except (TypeError, RuntimeError, ValueError, IndexError) as error:
            raise ArgumentError(f"{self.where}: {self.cost._title} failed: {error}") from error
        lead = tuple((operands[0] if isinstance(operands[0], Group) else operands[0][..., 0]).shape)
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

    def _blocks(self, operands: Sequence[Any], lead: int) -> Sequence[Tensor]:
        """The derivatives of the rows with respect to the tangents of the poses and to the numbers of the joints."""
        residual: Any = self.cost.residual
        if hasattr(residual, "declaration"):
            names = tuple([*residual.signature.parameters][: len(operands)])
            blocks: Any = residual.jacobian(names)(*operands, *self.data)
            return blocks if isinstance(blocks, tuple) else (blocks,)
        if isinstance(residual, Elementwise):
            return (torch.diag_embed(residual.slopes(*operands, *self.data)),)
        compute = jacobian(residual, range(len(operands)), batch_dims=lead)
        result: Sequence[Tensor] = compute(*operands, *self.data)
        return result

    def _scale(self, rows: Tensor) -> Tensor:
        if self.factor is not None:
            return rows.new_full((), self.factor).expand(rows.shape)
        return torch.broadcast_to(arguments.roots(self.weight).to(rows.dtype), rows.shape)

    def _weighted(self, rows: Tensor) -> Tensor:
        scale = self._scale(rows)
        return (_counted(rows, scale) * scale).reshape(len(rows), -1)


class SceneRows(NamedTuple):
    """What spheres lack to the margin of an `Avoidance`: a row for each sphere and obstacle.

    Attributes:
        scene: The spheres and obstacles.
        problem: The target of each attempt, where targets have obstacles of their own.
    """

    scene: Scene
    problem: Tensor | None

    @property
    def names(self) -> Names:
        """The links that have spheres, each once."""
        return tuple(dict.fromkeys(self.scene.links))

    def detached(self) -> SceneRows:
        """The same: a scene has no gradients."""
        return self

    def take(self, index: Tensor) -> SceneRows:
        """That of some of the attempts, or of an attempt several times."""
        return self if self.problem is None else self._replace(problem=self.problem[index])

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The rows, with derivatives."""
        distances = self.scene.distances(robot, q, self.problem)
        return (self.scene.margin - distances).clamp(min=0).flatten(1)

    def half_square(self, robot: Model, q: Tensor) -> Tensor:
        """Half the sum of the squared rows, with derivatives."""
        return 0.5 * self.residual(robot, q).square().sum()

    def linear(self, robot: Model, q: Tensor, links: LinkJacobians | None = None, names: Names = ()) -> Linear:
        """The rows and their Jacobian: see `Term.linear`."""
        near = self.scene.near.on(robot)
        return Linear(*near.lacking(q, self.problem, near.of_margin(self.scene.margin))[:2])


def _counted(x: Tensor, weight: Tensor) -> Tensor:
    """Rows, or their derivatives, of which those that are not finite are left out by the weight 0."""
    return x.where((weight != 0) | x.isfinite(), 0)


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


def _joint_columns(robot: Model, joints: tuple[str, ...]) -> Tensor:
    return torch.tensor(columns_of(robot, joints), dtype=torch.long, device=robot.device)


def _places(robot: Model, names: Names, links: Names, device: torch.device) -> Tensor:
    """The places of links among names."""
    return torch.tensor([names.index(link) for link in links], dtype=torch.long, device=device)


def _of_velocity(robot: Model, q: Tensor, joints: tuple[str, ...], block: Tensor, lead: int) -> Tensor:
    """The derivative with respect to a velocity, from that with respect to numbers of joints."""
    index = robot._derived(_joint_columns, joints)
    if robot.tree.is_scalar:
        return block.new_zeros(*block.shape[:-1], robot.tree.nv).index_add(-1, index, block)

    slopes = configurations.slopes(robot, q).index_select(-2, index)
    return block @ (slopes if lead == 1 else slopes.unsqueeze(1))
