"""Residuals of the problems: their cost, gradient and Gauss-Newton Hessian at a state.

A residual is a declared op, one kernel that computes and sums everything, or any function, whose Jacobian is that of
`posekit.jacobian`.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import arguments
from ..engine import broadcast_shapes, pytree, wants_grad
from ..errors import ArgumentError, ShapeError
from ..geometry import Loss, jacobian_by_torch
from ..math import least_squares as ops
from .repeated import RepeatedTerms, repeated_terms
from .rows import (
    Kind,
    Observations,
    arranged,
    batch_shape,
    called,
    check_weight,
    left_out,
    returned,
    taken,
    weight_rows,
)
from .unknowns import Values, Variable, Variables, is_value, lead_of, opened


class Residuals(NamedTuple):
    """Residuals of some unknowns, as a user gives them.

    Attributes:
        residual: A declared op, or any function.
        variables: The unknowns.
        data: The other arguments.
        weight: The weights of the residuals, or None.
        loss: The loss of their squares, or None.
        curved: Whether their equations end with the curvature of the loss, if there is one.
        known: See `DenseOptions`.
    """

    residual: Callable[..., Any]
    variables: Variables
    data: Sequence[Any]
    weight: Any
    loss: Loss | None
    curved: bool = False
    known: bool = False

    @property
    def scale(self) -> Tensor | None:
        """The scale of the loss."""
        return None if self.loss is None else self.loss._tensor(self.variables.dtype, self.variables.device)


class FunctionTerms(NamedTuple):
    """The residuals of any function of a nesting, evaluated for all problems together.

    Attributes:
        residual: The function.
        variables: The unknowns.
        data: Its other arguments.
        observations: The residual numbers of each tensor that it returns.
        route: How they are evaluated.
    """

    residual: Callable[..., Any]
    variables: Variables
    data: Sequence[Any]
    observations: Sequence[Observations]
    route: str = "function"

    @property
    def curved(self) -> bool:
        """Whether the equations have the curvature of the loss."""
        return self.observations[0].curved

    def evaluate(self, state: Values) -> list[Tensor]:
        """The equations of the problems at a state."""
        v = self.variables
        lead = len(v.batch)
        leaves = pytree.tree_flatten(v.nested(state), is_leaf=is_value)[0]
        inputs, rebuilt = opened(leaves)

        def function(*parts: Any) -> list[Tensor]:
            value = pytree.tree_unflatten(rebuilt(parts), v.spec)
            return pytree.tree_leaves(called(self.residual, (value, *self.data), "least_squares"))

        blocks = jacobian_by_torch(function, range(len(inputs)), lead)(*inputs)
        sizes = [size for leaf in v.leaves for size in leaf.sizes_of_parts]
        equations = []
        for r, js, rows in zip(function(*inputs), blocks, self.observations, strict=True):
            shape = row_shape(r.shape, lead, v.count)
            columns = [j.reshape(*shape, n) for j, n in zip(v.parted(js), sizes, strict=True)]
            equations.append(rows.equations(r.reshape(shape), columns))
        return [functools.reduce(operator.add, x) for x in zip(*equations, strict=True)]

    def slopes(self, state: Values) -> tuple[Tensor, Tensor]:
        """The cost and the gradient of each problem, in reverse mode."""
        v = self.variables
        lead = len(v.batch)
        with torch.enable_grad():
            tangent = torch.zeros(v.count, v.size, dtype=v.dtype, device=v.device, requires_grad=True)
            tensors = pytree.tree_leaves(self.residual(v.nested(v.moved(state, tangent)), *self.data))
            shaped = [r.reshape(row_shape(r.shape, lead, v.count)) for r in tensors]
            cost = torch.stack([rows.cost(r) for r, rows in zip(shaped, self.observations, strict=True)]).sum(0)
            if not wants_grad((cost,)):
                return cost, torch.zeros_like(tangent)
            return cost.detach(), 0.5 * torch.autograd.grad(cost.sum(), tangent)[0]


def row_shape(shape: Sequence[int], lead: int, count: int) -> tuple[int, int, int]:
    """The shape (problems, rows, numbers of a residual vector) of a tensor of residuals."""
    if len(shape) == lead:
        return count, 1, 1
    return count, math.prod(shape[lead:-1]), shape[-1]


class OpTerms:
    """The residuals of a declared op, whose first arguments are the unknowns.

    Attributes:
        normal: The op of its normal equations, summed over the rows.
        leaves: The unknowns.
        data: The tensors of the other arguments, arranged: see `operands`.
        dims: The number of dimensions of the rows.
        curved: Whether the equations have the curvature of the loss.
        observations: Its residual numbers.
        places: None: all equations of a problem are theirs.
        route: "op", or "traced" if the op is that of a function.
    """

    places = None

    def __init__(
        self,
        normal: Any,
        leaves: Sequence[Variable],
        data: Sequence[Any],
        dims: int,
        observations: Sequence[Observations],
        route: str = "op",
    ) -> None:
        self.normal, self.leaves, self.data, self.dims = normal, leaves, data, dims
        self.observations, self.route = observations, route
        self.curved = len(normal.op.program.outputs) > ops.width(sum([len(leaf.sizes_of_parts) for leaf in leaves]))
        # The unknowns have a dimension of size 1 for each of the rows.
        self.shapes = [
            (*[1] * dims, *(leaf.extra if leaf.kind is Tensor else shape)) for leaf in leaves for shape in leaf.shapes
        ]

    @classmethod
    def of(
        cls,
        residuals: Residuals,
        op: Any,
        names: Sequence[str],
        data: list[Any],
        weight: tuple[Tensor | None, bool, bool],
        dims: int,
        total: int,
        route: str = "op",
    ) -> OpTerms:
        """The residuals of an op.

        Args:
            residuals: What they are of.
            op: The op.
            names: Its arguments that are unknowns.
            data: The other ones, arranged.
            weight: The weights, arranged, or None; whether they are matrices; and whether no row is left out.
            dims: The number of dimensions of the rows.
            total: The number of residual numbers of a problem.
            route: See `OpTerms`.
        """
        (rows, is_matrix, is_whole), loss, kind = weight, residuals.loss, None
        if rows is not None:
            kind = "information" if is_matrix else "scalar"
            data, rows = (data, rows) if is_whole else left_out(data, rows, is_matrix)
            data = [*data, rows]
        if loss is not None:
            data = [*data, residuals.scale]
        curvature = residuals.curved and loss is not None
        normal = op.normal(tuple(names), weight=kind, loss=loss and loss.name, curvature=curvature)
        normal = normal.summed(dims) if dims else normal
        tensors = [t for x in data for t in ((x,) if isinstance(x, Tensor) else x._tensors())]
        return cls(normal, residuals.variables.leaves, tensors, dims, [Observations(total, rows, is_matrix)], route)

    def evaluate(self, state: Values) -> Sequence[Tensor]:
        """The equations of the problems at a state."""
        tensors: list[Tensor] = []
        for x, shape in zip(state, self.shapes, strict=True):
            tensors.append(x.reshape(len(x), *shape) if self.dims != 1 or len(shape) != 2 else x.unsqueeze(1))
        equations: Sequence[Tensor] = self.normal.direct(*tensors, *self.data)
        return equations

    def take(self, index: Tensor) -> OpTerms:
        """The residuals of some of the problems."""
        return self.mapped(lambda x: taken(x, index))

    def mapped(self, function: Callable[[Tensor], Tensor]) -> OpTerms:
        """The residuals of other data, which a function makes of each tensor."""
        data = [*map(function, self.data)]
        return OpTerms(self.normal, self.leaves, data, self.dims, self.observations, self.route)


def _kinds(of: Residuals) -> list[Kind] | None:
    """The types of the arguments of a declared op. None if they are not those of these unknowns and data."""
    signature, variables = getattr(of.residual, "signature", None), of.variables
    if signature is None or not hasattr(of.residual, "declaration") or variables.letters is None:
        return None
    program, port = of.residual.op.program, 0  # type: ignore[attr-defined]
    kinds: list[Kind] = []
    for struct in signature.parameters.values():
        kinds.append(struct or program.inputs[port].shape)
        port += len(struct.fields) if struct else 1
    types = [x for leaf in variables.leaves for x in _argument_types(leaf)]
    if len(kinds) != len(types) + len(of.data) or len(signature.results) != 1 or signature.results[0]:
        return None
    of_unknowns = [x if isinstance(x, tuple) else x.value for x in kinds[: len(types)]]
    return kinds if types == of_unknowns else None


def _argument_types(leaf: Variable) -> list[Any]:
    """The arguments of an op that a leaf is: their types, or the shapes of tensors. A camera is two tensors."""
    return [leaf.extra] if leaf.kind is Tensor else [leaf.kind] if leaf.is_element else list(leaf.shapes)


def _op_terms(of: Residuals) -> OpTerms | None:
    """The residuals of a declared op. None if its arguments are not these unknowns and data."""
    kinds, variables = _kinds(of), of.variables
    op: Any = of.residual
    if kinds is None:
        return None
    lead, where, count = len(variables.batch), "least_squares: weight", len(kinds) - len(of.data)
    names, length = [*op.signature.parameters], math.prod(op.op.program.outputs[0].shape)
    named = [*zip(of.data, kinds[count:], names[count:], strict=True)]
    shapes = [batch_shape(x, k, n) for x, k, n in named]
    dims = max([0, *[len(s) - lead for s in shapes]])
    rows = broadcast_shapes(*[(*s[lead:], *[1] * (dims - len(s[lead:]))) for s in shapes] or [(1,) * dims])

    def arrange(is_dense: bool) -> list[Any]:
        return [
            arranged(x, shape, name, variables, dims, is_dense)
            for (x, _, name), shape in zip(named, shapes, strict=True)
        ]

    data = arrange(is_dense=False)
    if data and broadcast_shapes(*[tuple(lead_of(x).shape[1 : 1 + dims]) for x in data if lead_of(x).ndim]) != rows:
        data = arrange(is_dense=True)
    weights, is_matrix, is_whole = None, False, of.known
    if of.weight is not None:
        full, is_matrix = weight_rows(of.weight, (*variables.batch, *rows, length), where)
        is_whole = of.known or check_weight(full, is_matrix, where)
        weights = arranged(full, full.shape[: lead + dims], where, variables, dims)
    return OpTerms.of(of, op, names[:count], data, (weights, is_matrix, is_whole), dims, math.prod(rows) * length)


def terms_of(of: Residuals) -> OpTerms | RepeatedTerms | FunctionTerms:
    """The residuals of a declared op, or of any function."""
    return declared_terms(of) or function_terms(of)


def declared_terms(of: Residuals) -> OpTerms | RepeatedTerms | None:
    """The residuals of a declared op. None if a function is none, or if its arguments are not these."""
    if not hasattr(of.residual, "declaration"):
        return None

    def declared(unknowns: Variables) -> OpTerms | None:
        return _op_terms(of._replace(variables=unknowns))

    return declared(of.variables) or repeated_terms(of.variables, declared)


def function_terms(of: Residuals) -> FunctionTerms:
    """The residuals of any function."""
    variables, data, loss = of.variables, of.data, of.loss
    lead, where = len(variables.batch), "least_squares: the residual"
    tensors, spec = returned(of.residual, (variables.nested(variables.start), *data), "least_squares")
    for r in tensors:
        arguments.check_dtype(r.dtype, where)
        if tuple(r.shape[:lead]) != tuple(variables.batch):
            raise ShapeError(
                f"{where} must begin with the batch shape {variables.batch} of the problems, got {tuple(r.shape)}"
            )
    weights = spread(of.weight, spec, len(tensors), "least_squares: weight")
    observations, name = [], None if loss is None else loss.name
    for r, w in zip(tensors, weights, strict=True):
        is_matrix = False
        if w is not None:
            shape = (*r.shape, 1) if r.ndim == lead else r.shape
            w, is_matrix = weight_rows(w, shape, "least_squares: weight")
            check_weight(w, is_matrix, "least_squares: weight")
            flat = row_shape(r.shape, lead, variables.count)
            tail = (flat[2],) * 2 if is_matrix else ()
            data, w = left_out(data, w.to(variables.dtype).expand((*shape[:-1], *tail)), is_matrix)
            w = w.reshape(*flat[:2], *tail)
        total, curved = math.prod(r.shape[lead:]), of.curved and loss is not None
        observations.append(Observations(total, w, is_matrix, name, of.scale, curved))
    return FunctionTerms(of.residual, variables, data, observations)


def spread(value: Any, spec: Any, count: int, where: str) -> list[Any]:
    """An option for each tensor of residuals: one for all, or a nesting of them like that of the residuals."""
    if value is None or isinstance(value, Tensor) or (count == 1 and not isinstance(value, tuple | list | dict)):
        return [value] * count
    leaves, own_spec = pytree.tree_flatten(value, is_leaf=lambda x: x is None)
    if own_spec != spec:
        raise ArgumentError(f"{where} must be one tensor, or nested like the residuals")
    return leaves
