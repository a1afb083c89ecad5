"""Costs as ops: what a recorded search launches for each of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import Port
from ...geometry import jacobian
from ...math import groups
from ...tracing import Layout, Reader, Traced, Unknown, Untraceable, declared, trace
from ...values import Group, Pose
from ..joints import kind_of
from ..model import Model
from .cost import Elementwise, Manipulability
from .rows import Term

OF_OP, OF_EACH, OF_VOLUME = range(3)  # the kinds of `assembly.h`
_LARGEST = 24  # numbers by which a function is differentiated: compiling the Jacobian of more takes seconds
_agreed: dict[Any, bool] = {}  # by the op of a function: whether it computes what the function does


class CostOp(NamedTuple):
    """A cost as an op.

    Attributes:
        kind: `OF_OP`, `OF_EACH` with a row for each number of the joints, or `OF_VOLUME`, which is no op.
        op: The op.
        slopes: The op of its Jacobian.
        results: How many numbers the op returns.
        data: What the op reads after poses and numbers of joints, shape (attempts, *rows, ...), contiguous.
    """

    kind: int
    op: Any
    slopes: Any
    results: int
    data: tuple[Tensor, ...]

    @property
    def key(self) -> Any:
        """What tells ops apart."""
        name = None if self.op is None else self.op.op.name
        return self.kind, name, self.results, *[x.shape for x in self.data]

    def take(self, index: Tensor) -> CostOp:
        """That of some of the attempts, or of an attempt several times."""
        return self._replace(data=tuple([x.index_select(0, index) for x in self.data]))


def prepared(robot: Model, term: Any, count: int) -> Any:
    """The cost of so many attempts with its op, which a search of some of them needs no more tracing for."""
    is_cost = isinstance(term, Term) and count and robot.axes.is_cpu
    return term._replace(op=_op_of(robot, term, count)) if is_cost else term


def _op_of(robot: Model, term: Term, count: int) -> CostOp | None:
    """The op of a cost of so many attempts; None for functions that are none, and joints with quaternions."""
    tree = robot.tree
    residual: Any = term.cost.residual
    kinds = {tree.names[i]: kind_of(tree.kinds[i]) for i in tree.moving}
    if any([not kinds[joint].is_additive for joint in term.cost.joints]):
        return None
    lead = (count,) if term.cost._rows is None else (count, term.cost._rows)
    if isinstance(residual, Manipulability):
        return _volume(robot, residual, count)
    if isinstance(residual, Elementwise):
        number = sum([kinds[joint].nq for joint in term.cost.joints])
        try:
            tensors = residual.tensors(robot.axes, term.data)
            data = tuple([x.expand(count, number).contiguous() for x in tensors])
        except (TypeError, RuntimeError):
            return None  # `Term.called` says what is wrong
        op = residual.declare()
        return CostOp(OF_EACH, op, op.jacobian(("q",)), number, data)
    if hasattr(residual, "declaration"):
        data = tuple([x for value in term.data for x in _expanded(value, lead)])
        names = [*residual.signature.parameters][: len(term.cost.links) + bool(term.cost.joints)]
        return _made(OF_OP, residual, names, data)
    try:
        return _traced(robot, term, lead)
    except Untraceable:
        return None


def _expanded(value: Any, lead: tuple[int, ...]) -> list[Tensor]:
    tensors = value._tensors() if isinstance(value, Group) else [value]
    rank = len(value.shape) if isinstance(value, Group) else len(lead)
    shapes = [(*[1] * (len(lead) - rank), *x.shape) for x in tensors]
    return [x.reshape(s).expand(*lead, *s[len(lead) :]).contiguous() for x, s in zip(tensors, shapes, strict=True)]


def _made(kind: int, op: Any, names: Sequence[str], data: tuple[Tensor, ...]) -> CostOp:
    results = math.prod(op.op.program.outputs[0].shape)
    return CostOp(kind, op, op.jacobian(tuple(names)), results, data)


def _volume(robot: Model, residual: Manipulability, count: int) -> CostOp | None:
    """The manipulability, for a link of the same robot that no mimic joint moves."""
    own, tree = residual.robot, robot.tree
    if own.tree != tree or any([driver not in (-1, i) for i, driver in enumerate(tree.drivers)]):
        return None
    pairs = [(own.axes, robot.axes), (own.origins.position, robot.origins.position)]
    pairs += [(own.origins.quaternion, robot.origins.quaternion)]
    if any([x is not y and not torch.equal(x, y) for x, y in pairs]):
        return None
    return CostOp(OF_VOLUME, None, None, 1, ())


def _traced(robot: Model, term: Term, lead: tuple[int, ...]) -> CostOp:
    """The op of a function of an attempt, in which data are constants of the function."""
    links, like = len(term.cost.links), robot.axes
    number = sum(
        [kind_of(robot.tree.kinds[i]).nq for i in robot.tree.moving if robot.tree.names[i] in term.cost.joints]
    )
    if 6 * links + number > _LARGEST:
        raise Untraceable("too many numbers")
    unknowns: list[Unknown] = []
    parameters: dict[str, Any] = {}
    for k in range(links):
        unknowns += [Unknown(f"x{k}_position", (3,)), Unknown(f"x{k}_quaternion", (4,))]
        parameters[f"x{k}"] = groups.Pose
    if number:
        unknowns.append(Unknown("q", (number,)))
        parameters["q"] = None
    ports = [Port(x.name, x.shape) for x in unknowns]

    def call(tensors: Sequence[Any]) -> Any:
        poses = [Pose._unchecked(*tensors[2 * k : 2 * k + 2]) for k in range(links)]
        return term.cost.residual(*poses, *tensors[2 * links :], *term.data)

    def made(traced: Traced) -> CostOp:
        if len(traced.results) != 1:
            raise Untraceable("several results")
        layout = Layout.of(traced, traced.results[0], whole=False)
        if layout.axes:
            raise Untraceable("rows that are not unrolled")
        reader = Reader.of(traced, layout)
        op: Any = declared(traced, layout, reader, parameters, ports)
        data = [x.expand(math.prod(lead), *x.shape[1:]) for x in reader.tensors(traced, layout)]
        return _made(OF_OP, op, [*parameters], tuple([x.reshape(*lead, *x.shape[1:]).contiguous() for x in data]))

    result, _ = trace(call, unknowns, lead, like.dtype, like.device, made, 6 * links + number)
    key = result.op.op.name, tuple(parameters)
    if key not in _agreed:
        _agreed[key] = _agrees(term, result, robot, lead)
    if not _agreed[key]:
        raise Untraceable("an op with other numbers")
    return result


def _agrees(term: Term, found: CostOp, robot: Model, lead: tuple[int, ...]) -> bool:
    """Whether an op computes what its function does, with its derivatives, at some poses and numbers of joints."""
    generator, dtype = torch.Generator().manual_seed(0), robot.axes.dtype
    operands: list[Any] = []
    for port in found.op.op.program.inputs:
        if port.name.endswith("_position"):
            operands.append(Pose.exp(torch.randn(*lead, 6, generator=generator, dtype=dtype)))
        elif port.name == "q":
            operands.append(torch.randn(*lead, *port.shape, generator=generator, dtype=dtype))
    residual, data = term.cost.residual, term.data
    slopes = found.slopes(*operands, *found.data)
    blocks = jacobian(residual, range(len(operands)), batch_dims=len(lead))(*operands, *data)
    results = found.op(*operands, *found.data), *(slopes if isinstance(slopes, tuple) else (slopes,))
    for x, y in zip(results, (residual(*operands, *data), *blocks), strict=True):
        known, got = y.reshape(*lead, -1), x.reshape(*lead, -1)
        # Some poses may be outside of the domain of the function: both are NaN or infinite there.
        scale = torch.finfo(dtype).eps ** 0.5 * float(1 + known.nan_to_num(0, 0, 0).abs().max())
        if known.shape != got.shape or not torch.allclose(got, known, rtol=0, atol=scale, equal_nan=True):
            return False
    return True
