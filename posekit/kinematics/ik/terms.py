"""Costs of inverse kinematics, prepared for a robot and a batch of targets: their rows and Jacobians."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...errors import ArgumentError, DTypeError, PosekitError, ShapeError
from ...geometry import jacobian, jacobian_by_torch
from ...values import Group
from .. import configurations, jacobians, sweep
from ..joints import kind_of
from ..model import Model
from .cost import Cost

VALUES = (Group,)


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

    def residual(self, robot: Model, q: Tensor) -> Tensor:
        """The weighted rows, with derivatives."""
        return self._weighted(self.called(self.arguments(robot, q)))

    def linear(self, robot: Model, q: Tensor) -> Linear:
        """The weighted rows and their Jacobian."""
        given = self.arguments(robot, q)
        rows = self.called(given)
        count, lead = len(q), 1 if self.cost._rows is None else 2
        shape = rows.shape[lead:]
        size = math.prod(shape)
        total = rows.new_zeros(*rows.shape[:lead], size, robot.tree.nv)
        blocks = self._blocks(given, lead)
        for link, block in zip(self.cost.links, blocks, strict=False):
            block = block.reshape(*rows.shape[:lead], size, 6)
            if isinstance(link, str):
                columns = jacobians.jacobian(robot, q, link, "body", None)
                total = total + block @ (columns if lead == 1 else columns.unsqueeze(1))
                continue
            for name in dict.fromkeys(link):
                own = robot._derived(places, link, name)
                total[:, own] += block[:, own] @ jacobians.jacobian(robot, q, name, "body", None).unsqueeze(1)
        if self.cost.joints:
            block = blocks[-1].reshape(*rows.shape[:lead], size, -1)
            total = total + _of_velocity(robot, q, self.cost.joints, block, lead)
        weighted = self._weighted(rows)
        full = total.reshape(count, -1, robot.tree.nv)
        scale = self._scale(rows).reshape(count, -1, 1)
        return Linear(weighted, full * scale)

    def arguments(self, robot: Model, q: Tensor) -> list[Any]:
        """The poses of the links, then the numbers of the joints."""
        cost = self.cost
        given: list[Any] = []
        if cost.links:
            names = tuple(dict.fromkeys([n for x in cost.links for n in ((x,) if isinstance(x, str) else x)]))
            needed, places = sweep.selected(robot, names, self.where)
            poses = sweep.poses(robot, q, needed)
            place = dict(zip(names, places, strict=True))
            for link in cost.links:
                if isinstance(link, str):
                    pose = poses[:, place[link]]
                    given.append(pose if cost._rows is None else pose[:, None].expand(len(q), cost._rows))
                else:
                    index = robot._derived(sweep.index, tuple([place[name] for name in link]), q.device)
                    given.append(poses[:, index])
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
        return self._checked(rows, lead)

    def _checked(self, rows: Any, lead: tuple[int, ...]) -> Tensor:
        if not isinstance(rows, Tensor):
            remedy = "; take its log()" if isinstance(rows, VALUES) else ""
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


def _is_shared(x: Any) -> bool:
    """Whether all attempts share data of a function without a dimension of size 1."""
    return (isinstance(x, Tensor) and x.dim() <= 1) or (isinstance(x, VALUES) and not x.shape)


def mapped(x: Any, function: Callable[[Tensor], Tensor], is_shared: bool = False) -> Any:
    """A tensor or value with a function applied to its tensors."""
    if isinstance(x, Tensor):
        return x if is_shared else function(x)
    if isinstance(x, VALUES):
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


def places(robot: Model, links: tuple[str, ...], name: str) -> Tensor:
    """The rows that belong to a link."""
    return torch.tensor([i for i, x in enumerate(links) if x == name], dtype=torch.long, device=robot.device)


def _of_velocity(robot: Model, q: Tensor, joints: tuple[str, ...], block: Tensor, lead: int) -> Tensor:
    """The derivative with respect to a velocity, from that with respect to numbers of joints."""
    index = robot._derived(_numbers, joints)
    if robot.tree.is_scalar:
        return block.new_zeros(*block.shape[:-1], robot.tree.nv).index_add(-1, index, block)

    def moved(v: Tensor) -> Tensor:
        return configurations.retract(robot, q, v).index_select(-1, index)

    (slopes,) = jacobian_by_torch(moved, (0,), 1)(q.new_zeros(len(q), robot.tree.nv))
    return block @ (slopes if lead == 1 else slopes.unsqueeze(1))
