"""Residuals in Python that are traced into ops."""

from __future__ import annotations

import math
import types
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import AVAILABLE, Memo, Port, Struct, dispatch_modes, forward_ad_level, is_eager, pytree, without_kernels
from ..tracing import Key, Layout, Reader, Traced, Unknown, Untraceable, arranged, declared, trace
from ..values import GROUPS, Camera
from .dense import assembled
from .residuals import FunctionTerms, OpTerms, Residuals, function_terms, spread
from .rows import added, check_weight, weight_rows
from .unknowns import Variable, Variables

_LARGEST = 24  # unknowns: compiling the Hessian of more takes seconds
_PROGRAMS = 8  # of a function: one whose algebra is always another is not worth compiling
_places = Memo()  # by function and shapes: the unrolled dimensions; None: untraceable
_programs: dict[types.CodeType, set[Any]] = {}
_agreed = Memo()  # by op and options: whether it computes what its function does


def traced_terms(of: Residuals) -> list[OpTerms] | None:
    """The residuals of a function as those of ops, one for each tensor that it returns.

    The function is called each time, so that the ops are those of what it computes now. Ops of the same algebra are
    compiled once. Their equations are compared with those of the function when they are used first.

    Returns:
        None if the function is no program of one element of its batch, or one that is not worth compiling.
    """
    code, variables = _code_of(of.residual), of.variables
    place = (code, variables.batch, tuple(variables.leaves), _shapes(of.data), of.loss is None, of.weight is None)
    known = _places.get(place, frozenset()) if code is not None else frozenset()
    if known is None or not _is_suitable(variables, (of.data, of.weight)):
        return None
    try:
        made, unrolled = _traced(of, known)
    except Untraceable:
        _places[place] = None
        return None
    _places[place] = unrolled
    terms = [term for _, term in made]
    key = tuple([key for key, _ in made])
    if code is not None:
        programs = _programs.setdefault(code, set())
        if key not in programs and len(programs) == _PROGRAMS:
            return None
        programs.add(key)
    agreed = _agreed.get(key)
    if agreed is None:
        with without_kernels():  # that would compute the derivatives of the function this one time
            function = function_terms(of._replace(curved=False))
        agreed = _agreed[key] = _agree(terms, function, variables)
    return terms if agreed else None


def _code_of(residual: Any) -> types.CodeType | None:
    code = getattr(getattr(residual, "__func__", residual), "__code__", None)
    return code if isinstance(code, types.CodeType) else None


def _shapes(data: Any) -> tuple[Any, ...]:
    return tuple([tuple(getattr(x, "shape", ())) for x in data])


def _is_suitable(variables: Variables, inputs: Any) -> bool:
    return (
        AVAILABLE
        and not torch.compiler.is_compiling()
        and variables.letters is not None
        and variables.size <= _LARGEST
        and variables.count > 0
        and not dispatch_modes()
        and forward_ad_level() < 0
        and is_eager(_tensors(inputs, variables))
    )


def _tensors(inputs: Any, variables: Variables) -> list[Tensor]:
    return [*variables.start, *[x for x in pytree.tree_leaves(inputs) if isinstance(x, Tensor)]]


def _arguments(leaves: Sequence[Variable]) -> tuple[list[Unknown], dict[str, type[Struct] | None], list[Port]]:
    """The tensors of the unknowns, the arguments of an op that are unknowns, and their ports."""
    unknowns: list[Unknown] = []
    arguments: dict[str, type[Struct] | None] = {}
    ports: list[Port] = []
    for i, leaf in enumerate(leaves):
        kind = GROUPS.get(leaf.kind)
        if kind is None and leaf.kind not in (Tensor, Camera):
            raise Untraceable(f"an unknown {leaf.kind.__name__}")
        names = [f"x{i}_{field}" for field in kind.fields] if kind else [f"x{i}_{k}" for k in range(len(leaf.sizes))]
        for name, size in zip(names, leaf.sizes, strict=True):
            shape = leaf.extra if leaf.kind is Tensor else (size,)
            if len(shape) > 2:
                raise Untraceable("an unknown tensor of more than two dimensions")
            if size:
                unknowns.append(Unknown(name, shape))
                ports.append(Port(name, shape))
        arguments.update(
            {f"x{i}": kind} if kind else dict.fromkeys([n for n, s in zip(names, leaf.sizes, strict=True) if s])
        )
    return unknowns, arguments, ports


def _traced(of: Residuals, known: frozenset[Key]) -> tuple[list[tuple[Any, OpTerms]], frozenset[Key]]:
    """For each tensor of residuals what identifies the op, and the terms; and the dimensions that are unrolled."""
    variables, loss = of.variables, of.loss
    unknowns, arguments, ports = _arguments(variables.leaves)
    lead = len(variables.batch)

    def call(tensors: Sequence[Tensor]) -> Any:
        return of.residual(variables.nested(tensors), *of.data)

    def made(traced: Traced) -> list[tuple[Any, OpTerms]]:
        weights = spread(of.weight, traced.spec, len(traced.results), "least_squares: weight")
        pairs = []
        for value, w in zip(traced.results, weights, strict=True):
            layout = Layout.of(traced, value, whole=loss is not None or w is not None)
            reader = Reader.of(traced, layout)
            op = declared(traced, layout, reader, arguments, ports)
            tensors, dims, total = reader.tensors(traced, layout), len(layout.axes), math.prod(value.shape[lead:])
            rows = (None, False, False) if w is None else _weights(w, traced, layout, value, lead)
            terms = OpTerms.of(of, op, [*arguments], tensors, rows, dims, total, "traced")
            pairs.append(((terms.normal.op.name, dims), terms))
        return pairs

    return trace(call, unknowns, variables.batch, variables.dtype, variables.device, made, variables.size, known)


def _weights(w: Tensor, traced: Traced, layout: Layout, value: Any, lead: int) -> tuple[Tensor, bool, bool]:
    """The weights of `OpTerms.of`: numbers in the order of the rows."""
    where = "least_squares: weight"
    if len(layout.vectors) != 1 or w.dtype != traced.recording.dtype:
        raise Untraceable("a weight of rows that are unrolled")
    shape = value.shape if len(value.shape) > lead else (*value.shape, 1)
    full, is_matrix = weight_rows(w, shape, where)
    is_whole = check_weight(full, is_matrix, where)
    dims = [*value.dims[: len(shape) - 1]]
    tail = [tuple([k]) for k in full.shape[len(dims) :]]
    dims = [() if n == 1 else dim for n, dim in zip(full.shape, dims, strict=False)]
    rows = arranged(full.detach(), [*dims, *[() if d == (1,) else d for d in tail]], traced, layout.axes)
    if is_matrix:
        rows = rows.reshape(*rows.shape[: 1 + len(layout.axes)], *full.shape[-2:])
    return rows, is_matrix, is_whole


def _agree(terms: Sequence[OpTerms], reference: FunctionTerms, variables: Variables) -> bool:
    """Whether ops have the costs and gradients of their function, at the start and near it."""
    n, eps = variables.size, torch.finfo(variables.dtype).eps
    nudge = 0.01 * torch.linspace(-1, 1, n + 1, dtype=variables.dtype, device=variables.device)[1:]
    with without_kernels():
        near = variables.moved(variables.start, nudge.expand(variables.count, n))
    for state in (variables.start, near):
        system = added(terms, state)
        gradient, hessian = assembled(system, variables.parts)
        with without_kernels():
            cost, slope = reference.slopes(state)
        largest, extent = hessian.abs().flatten(1).amax(-1), variables.extents(state).amax(-1)
        # Rounding errors of residuals that are nearly 0 are those of the terms that they consist of.
        scales = [
            eps**0.5 * cost.abs() + 64 * eps * largest * extent,
            eps**0.5 * (cost.abs() * largest).sqrt() + 64 * eps * largest * extent.sqrt(),
        ]
        for x, y, scale in zip((system[0], gradient), (cost, slope), scales, strict=True):
            error = (x - y).reshape(variables.count, -1).abs().amax(-1)
            finite = y.reshape(variables.count, -1).isfinite().all(-1)
            if not torch.equal(finite, x.reshape(variables.count, -1).isfinite().all(-1)):
                return False
            if bool((finite & (error > scale)).any()):
                return False
    return True
