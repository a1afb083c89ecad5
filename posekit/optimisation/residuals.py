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
from ..values import Camera
from . import operands
from .normals import Observations, ResidualWeights
from .repeated import RepeatedTerms, repeated_terms
from .variables import Values, Variable, Variables, called, is_value, lead_of, returned


class FunctionTerms:
    """The residuals of any function of a nesting, evaluated for all problems together.

    Attributes:
        residual: The function.
        variables: The unknowns.
        data: Its other arguments.
        rows: What the residuals of each tensor that it returns weigh.
        curved: Whether the equations have the curvature of the loss.
        observations: Its residual numbers.
    """

    route = "function"

    def __init__(
        self,
        residual: Callable[..., Any],
        variables: Variables,
        data: Sequence[Any],
        rows: Sequence[ResidualWeights],
        observations: Sequence[Observations],
    ) -> None:
        self.residual, self.variables, self.data, self.rows = residual, variables, data, rows
        self.observations, self.curved = observations, rows[0].curved

    def evaluate(self, state: Values) -> list[Tensor]:
        """The equations of the problems at a state."""
        v = self.variables
        lead = len(v.batch)
        leaves = pytree.tree_flatten(v.nested(state), is_leaf=is_value)[0]
        inputs, rebuild = opened(leaves, v.spec)

        def function(*parts: Any) -> list[Tensor]:
            return pytree.tree_leaves(called(self.residual, (rebuild(parts), *self.data), "least_squares"))

        blocks = jacobian_by_torch(function, range(len(inputs)), lead)(*inputs)
        sizes = [size for leaf in v.leaves for size in leaf.sizes_of_parts]
        equations = []
        for r, js, rows in zip(function(*inputs), blocks, self.rows, strict=True):
            shape = row_shape(r.shape, lead, v.count)
            columns = [j.reshape(*shape, n) for j, n in zip(js, sizes, strict=True)]
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
            cost = torch.stack([rows.cost(r) for r, rows in zip(shaped, self.rows, strict=True)]).sum(0)
            if not wants_grad((cost,)):
                return cost, torch.zeros_like(tangent)
            return cost.detach(), 0.5 * torch.autograd.grad(cost.sum(), tangent)[0]


def row_shape(shape: Sequence[int], lead: int, count: int) -> tuple[int, int, int]:
    """The shape (problems, rows, numbers of a residual vector) of a tensor of residuals."""
    if len(shape) == lead:
        return count, 1, 1
    return count, math.prod(shape[lead:-1]), shape[-1]


def opened(leaves: Sequence[Any], spec: Any) -> tuple[list[Any], Callable[[Sequence[Any]], Any]]:
    """The leaves with the tensors of cameras in their place, and the function that makes the nesting of these."""
    inputs: list[Any] = []
    for leaf in leaves:
        inputs += [x for x in leaf._tensors() if x.shape[-1]] if isinstance(leaf, Camera) else [leaf]

    def rebuild(parts: Sequence[Any]) -> Any:
        rest, values = iter(parts), []
        for leaf in leaves:
            if isinstance(leaf, Camera):
                tensors = [next(rest) if x.shape[-1] else x for x in leaf._tensors()]
                values.append(Camera._unchecked(tensors[0], tensors[1], leaf._form))
            else:
                values.append(next(rest))
        return pytree.tree_unflatten(values, spec)

    return inputs, rebuild


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

    def evaluate(self, state: Values) -> Sequence[Tensor]:
        """The equations of the problems at a state."""
        tensors: list[Tensor] = []
        for x, shape in zip(state, self.shapes, strict=True):
            tensors.append(x.reshape(len(x), *shape) if self.dims != 1 or len(shape) != 2 else x.unsqueeze(1))
        equations: Sequence[Tensor] = self.normal.direct(*tensors, *self.data)
        return equations

    def take(self, index: Tensor) -> OpTerms:
        """The residuals of some of the problems."""
        data = [operands.taken(x, index) for x in self.data]
        return OpTerms(self.normal, self.leaves, data, self.dims, self.observations, self.route)


class Declaration(NamedTuple):
    """A declared op as a residual of some unknowns.

    Attributes:
        residual: The op.
        names: The names of its arguments.
        kinds: Their types in the declaration: a struct, or the shape of an element.
        result: The shape of an element of its result.
        unknowns: The number of arguments that are unknowns.
    """

    residual: Any
    names: Sequence[str]
    kinds: Sequence[operands.Kind]
    result: tuple[int, ...]
    unknowns: int

    @classmethod
    def of(cls, residual: Any, variables: Variables, data: Sequence[Any]) -> Declaration | None:
        """None if a function is no op, or if its arguments are not these unknowns and data."""
        signature = getattr(residual, "signature", None)
        if signature is None or not hasattr(residual, "declaration") or variables.letters is None:
            return None
        program, kinds, port = residual.op.program, [], 0
        for struct in signature.parameters.values():
            kinds.append(struct or program.inputs[port].shape)
            port += len(struct.fields) if struct else 1
        types = [x for leaf in variables.leaves for x in _argument_types(leaf)]
        count = len(types)
        if len(kinds) != count + len(data) or len(signature.results) != 1 or signature.results[0]:
            return None
        if types != [x if isinstance(x, tuple) else x.value for x in kinds[:count]]:
            return None
        return cls(residual, [*signature.parameters], kinds, program.outputs[0].shape, count)

    @property
    def length(self) -> int:
        """The number of numbers of a residual vector."""
        return math.prod(self.result)

    def terms(
        self, variables: Variables, data: Sequence[Any], weight: Tensor | None, loss: Loss | None, curved: bool
    ) -> OpTerms:
        """The residuals."""
        lead, where = len(variables.batch), "least_squares: weight"
        named = [*zip(data, self.kinds[self.unknowns :], self.names[self.unknowns :], strict=True)]
        shapes = [operands.batch_shape(x, k, n) for x, k, n in named]
        dims = max([0, *[len(s) - lead for s in shapes]])
        rows = broadcast_shapes(*[(*s[lead:], *[1] * (dims - len(s[lead:]))) for s in shapes] or [(1,) * dims])

        def arrange(is_dense: bool) -> list[Any]:
            return [
                operands.arranged(x, shape, name, variables, dims, is_dense)
                for (x, _, name), shape in zip(named, shapes, strict=True)
            ]

        arranged = arrange(is_dense=False)
        if (
            arranged
            and broadcast_shapes(*[tuple(lead_of(x).shape[1 : 1 + dims]) for x in arranged if lead_of(x).ndim]) != rows
        ):
            arranged = arrange(is_dense=True)
        observations, kind = Observations(math.prod(rows) * self.length), None
        if weight is not None:
            shape = (*variables.batch, *rows, self.length)
            full, is_matrix = operands.weight_rows(weight, shape, where)
            operands.check_weight(weight, is_matrix, where)
            kind = "information" if is_matrix else "scalar"
            weights = operands.arranged(full, full.shape[: lead + dims], where, variables, dims)
            arranged, weights = operands.left_out(arranged, weights, is_matrix)
            arranged.append(weights)
            observations = observations._replace(weight=weights, is_matrix=is_matrix)
        if loss is not None:
            arranged.append(loss._tensor(variables.dtype, variables.device))
        names = tuple(self.names[: self.unknowns])
        normal = self.residual.normal(
            names, weight=kind, loss=None if loss is None else loss.name, curvature=curved and loss is not None
        )
        normal = normal.summed(dims) if dims else normal
        tensors = [t for x in arranged for t in ((x,) if isinstance(x, Tensor) else x._tensors())]
        return OpTerms(normal, variables.leaves, tensors, dims, [observations])


def _argument_types(leaf: Variable) -> list[Any]:
    """The arguments of an op that a leaf is: their types, or the shapes of tensors. A camera is two tensors."""
    return [leaf.extra] if leaf.kind is Tensor else [leaf.kind] if leaf.is_element else list(leaf.shapes)


def terms_of(
    residual: Callable[..., Any], variables: Variables, data: Sequence[Any], weight: Any, loss: Loss | None
) -> OpTerms | RepeatedTerms | FunctionTerms:
    """The residuals of a declared op, or of any function."""
    return declared_terms(residual, variables, data, weight, loss) or function_terms(
        residual, variables, data, weight, loss
    )


def declared_terms(
    residual: Callable[..., Any],
    variables: Variables,
    data: Sequence[Any],
    weight: Any,
    loss: Loss | None,
    curved: bool = False,
) -> OpTerms | RepeatedTerms | None:
    """The residuals of a declared op. None if a function is none, or if its arguments are not these.

    If ``curved``, their equations end with the curvature of the loss, if there is one.
    """
    if not hasattr(residual, "declaration"):
        return None

    def declared(unknowns: Variables) -> OpTerms | None:
        declaration = Declaration.of(residual, unknowns, data)
        return None if declaration is None else declaration.terms(unknowns, data, weight, loss, curved)

    return declared(variables) or repeated_terms(variables, declared)


def function_terms(
    residual: Callable[..., Any],
    variables: Variables,
    data: Sequence[Any],
    weight: Any,
    loss: Loss | None,
    curved: bool = False,
) -> FunctionTerms:
    """The residuals of any function; ``curved`` as of `declared_terms`."""
    lead, count = len(variables.batch), variables.count
    inputs = variables.nested(variables.start), *data
    tensors, spec = returned(residual, inputs, "least_squares")
    where = "least_squares: the residual"
    for r in tensors:
        arguments.check_dtype(r.dtype, where)
        if tuple(r.shape[:lead]) != tuple(variables.batch):
            raise ShapeError(
                f"{where} must begin with the batch shape {variables.batch} of the problems, got {tuple(r.shape)}"
            )
    weights = spread(weight, spec, len(tensors), "least_squares: weight")
    rows, observations = [], []
    for r, w in zip(tensors, weights, strict=True):
        is_matrix = False
        if w is not None:
            shape = (*r.shape, 1) if r.ndim == lead else r.shape
            w, is_matrix = operands.weight_rows(w, shape, "least_squares: weight")
            operands.check_weight(w, is_matrix, "least_squares: weight")
            flat = row_shape(r.shape, lead, count)
            tail = (flat[2],) * 2 if is_matrix else ()
            data, w = operands.left_out(data, w.to(variables.dtype).expand((*shape[:-1], *tail)), is_matrix)
            w = w.reshape(*flat[:2], *tail)
        scale = None if loss is None else loss._tensor(variables.dtype, variables.device)
        name = None if loss is None else loss.name
        rows.append(ResidualWeights(w, name, scale, curved and loss is not None))
        observations.append(Observations(math.prod(r.shape[lead:]), w, is_matrix))
    return FunctionTerms(residual, variables, data, rows, observations)


def spread(value: Any, spec: Any, count: int, where: str) -> list[Any]:
    """An option for each tensor of residuals: one for all, or a nesting of them like that of the residuals."""
    if value is None or isinstance(value, Tensor) or (count == 1 and not isinstance(value, tuple | list | dict)):
        return [value] * count
    leaves, own_spec = pytree.tree_flatten(value, is_leaf=lambda x: x is None)
    if own_spec != spec:
        raise ArgumentError(f"{where} must be one tensor, or nested like the residuals")
    return leaves
