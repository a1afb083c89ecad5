"""Costs as ops: what a recorded search launches for each of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ... import arguments
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
        data: What the op reads after poses and numbers of joints, shape (attempts or 1, *rows, ...), contiguous.
        names: The links that it is about.
        structure: What tells it apart, besides shapes.
        roots: The roots of the weights, shape (attempts or 1, rows), contiguous.
        tail: The shape of the rows of an attempt, of a function that was traced.
        learns: Whether a function that was traced reads tensors that require gradients.
    """

    kind: int
    op: Any
    slopes: Any
    results: int
    data: tuple[Tensor, ...]
    names: tuple[str, ...] = ()
    structure: Any = None
    roots: Any = None
    tail: tuple[int, ...] | None = None
    learns: bool = False

    @property
    def key(self) -> Any:
        """What tells ops apart."""
        return self.structure, len(self.roots), *[x.shape for x in self.data]

    @property
    def rows(self) -> int:
        """How many rows an attempt has."""
        rows: int = self.roots.shape[1]
        return rows

    def weighted(self, term: Term) -> CostOp:
        """The same with the weights, links and joints of a cost."""
        cost, volume = term.cost, getattr(term.cost.residual, "link", None)
        rows = self.results * (1 if cost._is_summed else cost._rows or 1)
        weight = term.weight.detach()
        if term.factor is None:
            roots = arguments.roots(weight).reshape(len(weight), rows).contiguous()
        else:
            roots = weight.new_full((1, rows), term.factor)
        names = term.names if volume is None else (volume,)
        name = None if self.op is None else self.op.op.name
        structure = self.kind, name, self.results, cost._is_summed, names, cost.links, cost.joints
        return self._replace(names=names, structure=structure, roots=roots)

    def take(self, index: Tensor) -> CostOp:
        """That of some of the attempts, or of an attempt several times."""
        roots, *data = [x if len(x) == 1 else x.index_select(0, index) for x in (self.roots, *self.data)]
        return self._replace(roots=roots, data=tuple(data))


def op_of(robot: Model, term: Term, count: int, probe: Callable[[], Any]) -> CostOp | None:
    """The op of a cost of so many targets, which a search of attempts needs no more tracing for.

    Args:
        robot: The robot.
        term: The cost.
        count: The number of targets.
        probe: Checks what a function returns, which is called before its op is used first.

    Returns:
        None for functions that are no program, and for joints with quaternions.
    """
    if not count:
        return None
    with torch.no_grad():
        return _op_of(robot, term.detached(), count, probe)


def _op_of(robot: Model, term: Term, count: int, probe: Callable[[], Any]) -> CostOp | None:
    tree = robot.tree
    residual: Any = term.cost.residual
    kinds = {tree.names[i]: kind_of(tree.kinds[i]) for i in tree.moving}
    if any([not kinds[joint].is_additive for joint in term.cost.joints]):
        return None
    rows = () if term.cost._rows is None else (term.cost._rows,)
    if isinstance(residual, Manipulability):
        return _volume(robot, residual, count)
    if isinstance(residual, Elementwise):
        number = sum([kinds[joint].nq for joint in term.cost.joints])
        try:
            tensors = residual.tensors(robot.axes, term.data)
            data = tuple([x.expand(len(x) if x.dim() > 1 else 1, number).contiguous() for x in tensors])
        except (TypeError, RuntimeError):
            return None  # `Term.called` says what is wrong
        op = residual.declare()
        return CostOp(OF_EACH, op, op.jacobian(("q",)), number, data)
    if hasattr(residual, "declaration"):
        data = tuple([x for value in term.data for x in _expanded(value, rows)])
        names = [*residual.signature.parameters][: len(term.cost.links) + bool(term.cost.joints)]
        return _made(OF_OP, residual, names, data)
    try:
        return _traced(robot, term, (count, *rows), probe)
    except Untraceable:
        return None


def _expanded(value: Any, rows: tuple[int, ...]) -> list[Tensor]:
    """The tensors of data with a dimension for the attempts and one for the rows, if there are any."""
    tensors = value._tensors() if isinstance(value, Group) else [value]
    rank = 1 + len(rows)
    if isinstance(value, Group):
        tensors = [x.reshape(*[1] * (rank - len(value.shape)), *x.shape) for x in tensors]
    return [x.expand(len(x), *rows, *x.shape[rank:]).contiguous() for x in tensors]


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


def _traced(robot: Model, term: Term, lead: tuple[int, ...], probe: Callable[[], Any]) -> CostOp:
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
        result = term.cost.residual(*poses, *tensors[2 * links :], *term.data)
        if not isinstance(result, Tensor) or result.dtype != like.dtype:
            raise Untraceable("another result than a tensor of the dtype of the robot")
        return result

    def made(traced: Traced) -> CostOp:
        if len(traced.results) != 1:
            raise Untraceable("several results")
        layout = Layout.of(traced, traced.results[0], whole=False)
        if layout.axes:
            raise Untraceable("rows that are not unrolled")
        reader = Reader.of(traced, layout)
        op: Any = declared(traced, layout, reader, parameters, ports)
        data = reader.tensors(traced, layout)
        if lead[1:]:
            data = [x.expand(math.prod(lead), *x.shape[1:]).reshape(*lead, *x.shape[1:]) for x in data]
        result = _made(OF_OP, op, [*parameters], tuple([x.contiguous() for x in data]))
        learns = any([x.tensor.requires_grad for x in reader.inputs])
        return result._replace(tail=traced.results[0].shape[1:], learns=learns)

    result, _ = trace(call, unknowns, lead, like.dtype, like.device, made, 6 * links + number)
    key = result.op.op.name, tuple(parameters)
    if key not in _agreed:
        probe()
        _agreed[key] = _agrees(term, result, robot, lead)
    if not _agreed[key]:
        raise Untraceable("an op with other numbers")
    return result


def _agrees(term: Term, found: CostOp, robot: Model, lead: tuple[int, ...]) -> bool:
    """Whether an op computes what its function does, with its derivatives, at some poses and numbers of joints."""
    generator, like = torch.Generator().manual_seed(0), robot.axes
    dtype = like.dtype
    operands: list[Any] = []
    for port in found.op.op.program.inputs:
        if port.name.endswith("_position"):
            operands.append(
                Pose.exp(torch.randn(*lead, 6, generator=generator, dtype=dtype, device="cpu").to(like.device)).to(
                    like.device
                )
            )
        elif port.name == "q":
            operands.append(
                torch.randn(*lead, *port.shape, generator=generator, dtype=dtype, device="cpu").to(like.device)
            )
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
