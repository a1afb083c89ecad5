"""Costs that users give: their checks, and what is prepared of them for a robot and a batch of targets."""

from __future__ import annotations

import math
import types
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ... import arguments
from ...engine import broadcast_shapes, forward_ad_level, pytree, runs_kernels
from ...errors import ArgumentError, DTypeError, ShapeError, ValidationError
from ...geometry import closure_of
from ...math import groups
from ...tracing import Closure, Opaque, may_recall
from ...values import Group, Pose, Rotation
from .. import configurations, sweep
from ..derived_tables import GEOMETRY
from ..joints import kind_of
from ..model import Model
from .arguments import WHERE, converted
from .cost import Cost, Elementwise, Manipulability, check_weight
from .cost_ops import op_of
from .rows import Term, columns_of, mapped

_KEPT = 8  # what a cost keeps, for different robots, batch shapes and names


def checked(costs: Any, where: str) -> list[Cost]:
    """The costs that a user gives."""
    if isinstance(costs, Cost) or not isinstance(costs, list | tuple):
        raise ArgumentError(f"{where}: costs must be a list of Cost, got {type(costs).__name__}")
    for i, cost in enumerate(costs):
        if not isinstance(cost, Cost):
            raise ArgumentError(f"{where}: costs[{i}] must be a Cost, got {type(cost).__name__}")
        own = (*cost.data, cost.weight)
        is_flat = not any([isinstance(x, dict) for x in own])
        arguments.refuse_mapping(where, *(own if is_flat else pytree.tree_leaves(own)), what="targets")
    return list(costs)


def term_of(robot: Model, cost: Cost, batch: torch.Size, where: str, *, with_op: bool = False) -> Term:
    """Prepare a cost for a robot: check its names, its data and its weight.

    It keeps what was prepared of it for some robots.

    Args:
        robot: The robot.
        cost: The cost.
        batch: The batch shape of the targets.
        where: Names the cost in messages.
        with_op: Whether to find its op, which recorded searches launch.
    """
    facts, key = _facts(robot, cost), (robot, batch, where, with_op)
    known = cost._terms.get(key) if facts is not None else None
    if known is not None and known[0] == facts[0]:
        kept: Term = known[1]
        return kept
    if facts is None:
        return _term(robot, cost, batch, where, with_op)
    with torch.inference_mode(False):  # gradients may be recorded of what is kept
        term = _term(robot, cost, batch, where, with_op)
    if term.op is not None or not term.is_function:
        if len(cost._terms) >= _KEPT:
            cost._terms.clear()
        cost._terms[key] = facts[0], term, facts[1]
    return term


def _term(robot: Model, cost: Cost, batch: torch.Size, where: str, with_op: bool) -> Term:
    _check_names(robot, cost, where)
    data = _data(robot, cost, batch, where)
    term = Term(cost, where, data, robot.axes.new_ones(1))

    def probe() -> tuple[int, ...]:
        return tuple(_probe(robot, term, batch).shape[1:])

    op, tail = op_of(robot, term, batch.numel(), probe) if with_op else None, _tail(robot, cost)
    if tail is None:
        tail = probe() if op is None or op.tail is None else op.tail
    weight = cost.weight
    if type(weight) is float and 0 <= weight < math.inf:
        term = term._replace(weight=robot.axes.new_full((1, *tail), weight), factor=weight**0.5)
    else:
        term = term._replace(weight=_weight(robot, cost, batch, tail, where))
    return term._replace(op=op and op.weighted(term), is_shared=batch.numel() == 1)


def _facts(robot: Model, cost: Cost) -> Any:
    """What a prepared cost depends on besides its fields, and the tensors that it reads.

    None if it is prepared in each call: for functions that may depend on anything, data of another dtype, of which it
    would have a copy, data with gradients, and modes of torch.
    """
    residual = cost.residual
    facts: list[Any] = [robot._state(GEOMETRY)]
    tensors = [robot.axes]
    if isinstance(residual, Manipulability):
        facts.append(residual.robot._state(GEOMETRY))
    elif not isinstance(residual, Elementwise) and not hasattr(residual, "declaration"):
        closure = _closure(cost)
        if closure is None or not closure.read(residual, tensors) or not may_recall():
            return None
        facts += [torch.get_default_dtype(), *map(id, tensors)]
    for x in (*cost.data, cost.weight):
        if isinstance(x, Tensor | Group):
            tensors += (x,) if isinstance(x, Tensor) else x._tensors()
        elif type(x) in (float, int):
            facts.append(x)
        elif type(x) in (list, tuple) and all([type(n) in (float, int) for n in x]):
            facts.append(tuple(x))
        else:
            return None
    if forward_ad_level() >= 0 or not runs_kernels(tensors):
        return None
    if any([x.requires_grad or x.is_inference() or x.dtype is not robot.axes.dtype for x in tensors]):
        return None
    return [*facts, *[x._version for x in tensors]], tensors


def _closure(cost: Cost) -> Closure | None:
    """What the function of a cost finds around it, from its second use on; None if that may be anything."""
    known = cost._terms.get(Closure)
    if known is None:  # most functions with variables of their own are used once
        known = False
    elif known is False:
        try:
            known = closure_of(cost.residual) if isinstance(cost.residual, types.FunctionType) else Opaque
        except Opaque:
            known = Opaque
    cost._terms[Closure] = known
    return known if isinstance(known, Closure) else None


def target_of(robot: Model, link: str, pose: Pose, weight: Tensor | None, batch: torch.Size) -> Term:
    """The cost of a target for a link, which is checked.

    Args:
        robot: The robot.
        link: The name of the link.
        pose: The target, in the dtype of the robot.
        weight: The weights of its rows, shape (6,), or None for 1.
        batch: The batch shape of all targets.
    """
    term: Term = robot._derived(_target, link)
    parts, is_shared = [pose.position, pose.quaternion], pose.shape.numel() == 1
    if not is_shared:
        parts = [x.expand(*batch, x.shape[-1]) for x in parts]
    parts = [x.reshape(-1, x.shape[-1]) for x in parts]
    if pose.requires_grad:
        op = term.op and term.op._replace(data=tuple([x.detach().contiguous() for x in parts]))
    else:
        op = term.op and term.op._replace(data=tuple([x.contiguous() for x in parts]))
    term = term._replace(data=(Pose._unchecked(*parts),), op=op, is_shared=is_shared)
    if weight is not None:
        term = term._replace(weight=weight[None], factor=None)
        term = term._replace(op=op and op.weighted(term))
    return term


def _target(robot: Model, link: str) -> Term:
    """The cost of a target that is the identity."""
    like = robot.axes.detach()
    one = Pose.identity(1, dtype=like.dtype, device=like.device)
    term = Term(Cost.target(link, one), f"{WHERE}: targets", (one,), like.new_ones(1, 6), 1.0)
    op = op_of(robot, term, 1, lambda: None)
    return term._replace(op=op and op.weighted(term))


def _tail(robot: Model, cost: Cost) -> tuple[int, ...] | None:
    """The shape of the rows of an attempt, None if only the residual knows."""
    residual = cost.residual
    if isinstance(residual, Manipulability):
        return ()
    if isinstance(residual, Elementwise):
        return (len(robot._derived(columns_of, cost.joints)),)
    if not hasattr(residual, "declaration"):
        return None
    return _output(residual) if cost._is_summed or cost._rows is None else (cost._rows, *_output(residual))


def _weight(robot: Model, cost: Cost, batch: torch.Size, tail: Sequence[int], where: str) -> Tensor:
    """The weights of squared rows, whose shape after that of the targets is ``tail``, as `Term` has them."""
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
    return weight.expand(len(weight), *tail)


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
        data_lead = x.shape
    else:
        x = arguments.tensor(x, where, robot.axes)
        rank = x.dim() - len(tail)
        if rank < 0 or tuple(x.shape[rank:]) != tail:
            expected = ", ".join(["...", *map(str, tail)])
            raise ShapeError(f"{where} must have shape ({expected}), got {tuple(x.shape)}")
        data_lead = x.shape[:rank]
    names = {"targets": lead} if len(lead) == len(batch) else {"targets and rows": lead}
    try:
        fits = tuple(broadcast_shapes(tuple(data_lead), tuple(lead))) == tuple(lead)
    except (RuntimeError, ValueError):
        fits = False
    if not fits:
        raise ShapeError(
            f"{where} must broadcast with the {next(iter(names))} of shape {tuple(lead)}, got {tuple(data_lead)}"
        )
    count = batch.numel()
    full = (*[1] * (len(lead) - len(data_lead)), *data_lead)
    own = any([n > 1 for n in full[: len(batch)]])

    def arranged(t: Tensor) -> Tensor:
        end = t.shape[len(data_lead) :]
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
    data_lead = shape[: len(batch)]
    if len(data_lead) < len(batch) or any([n not in (1, b) for n, b in zip(data_lead, batch, strict=True)]):
        remedy = "; data that all targets share have dimensions of size 1 there, data[None]" if batch else ""
        raise ShapeError(
            f"{where} must begin with the batch shape {tuple(batch)} of the targets, got shape {tuple(shape)}{remedy}"
        )
    count = batch.numel()
    own = any([n > 1 for n in data_lead]) or not count

    def arranged(t: Tensor) -> Tensor:
        t = t.to(robot.axes) if t.is_floating_point() else t.to(robot.device)
        rest = t.shape[len(batch) :]
        return t.expand(*batch, *rest).reshape(count, *rest) if own else t.reshape(1, *rest)

    return mapped(x, arranged)


class CostResidual:
    """A cost as a residual of configurations of a robot: what `Robot.residual` returns."""

    def __init__(self, robot: Model, cost: Cost, floating: bool) -> None:
        where = "Robot.residual"
        arguments.check_kinds(where, Cost, cost=cost)
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

    def __call__(self, *operands: Any) -> Tensor:
        where = "Robot.residual"
        count = 2 if self.floating else 1
        base, q = (operands[0] if self.floating else None), operands[count - 1]
        sweep.check_base(base, where)
        if not isinstance(q, Tensor) or not q.dim() or q.shape[-1] != self.robot.tree.nq:
            got = tuple(q.shape) if isinstance(q, Tensor) else type(q).__name__
            raise ShapeError(f"{where}: configurations must have shape (..., {self.robot.tree.nq}), got {got}")
        cost = self.cost._with(operands[count:]) if len(operands) > count else self.cost
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
