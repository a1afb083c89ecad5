"""Calls of declared ops: values made of several tensors as arguments and results, and Jacobians."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, cast

import torch
from torch import Tensor

from ... import errors
from ...errors import ArgumentError
from .. import private
from ..programs import ARRAY, LOSSES, NONE, WEIGHTS, ElementwiseProgram, Form, Part, Struct, pairs, parts
from ..runtime import LOCK, Index, Memo, Shape, batch_shape, broadcast_shapes, check, describe
from .gathering import gathered_call
from .registry import op_for
from .torch_op import Op


class SummedCall:
    """Calls an op of `Program.summed`. It returns all outputs, summed over the last ``dims`` batch dimensions."""

    def __init__(self, op: Op, dims: int) -> None:
        self.op, self.dims = op, dims
        self._shapes = Memo()  # by the shapes of the arguments

    def __call__(self, *tensors: Any) -> tuple[Tensor, ...]:
        if torch.compiler.is_compiling():
            return self._reshaped(tensors, *self._find(tensors))
        try:
            shapes = self._shapes.get(key := tuple([x.shape for x in tensors]))
        except AttributeError:  # an argument is no tensor
            shapes, key = None, ()
        if shapes is None:
            shapes = self._shapes[key] = self._find(tensors)
        return self._reshaped(tensors, *shapes)

    def _reshaped(
        self, tensors: Sequence[Tensor], batches: tuple[Shape, ...], shapes: list[Shape]
    ) -> tuple[Tensor, ...]:
        return tuple(map(Tensor.reshape, self.op(tensors, batches), shapes))

    def _find(self, tensors: Sequence[Tensor]) -> tuple[tuple[Shape, ...], list[Shape]]:
        """The batch shapes of the outputs of the kernel, which keep dimensions of size 1, and shapes of the results."""
        program, dims = self.op.program, self.dims
        check(program, tensors)
        batches = [batch_shape(x.shape, p) for x, p in zip(tensors, program.inputs, strict=True)]
        common = tuple(broadcast_shapes(*batches))
        if len(common) < dims:
            fact = f"are summed over {dims} batch dimensions, but those of the arguments are {common}"
            raise errors.ShapeError(f"{program.title}: results {fact}")
        batch = common[: len(common) - dims]
        return ((*batch, *(1,) * dims),) * len(program.outputs), [batch + p.shape for p in program.outputs]


Tree = int | tuple["Tree", ...]


class Declared(Protocol):
    """A declared op, as users call it.

    Attributes:
        op: The op.
        declaration: The function that declares it.
        direct: The same call on the tensors of all arguments, with the tensors of all results.
        signature: What calls take and return.
    """

    op: Op
    declaration: Callable[..., Any]
    direct: Callable[..., Any]
    signature: Signature

    def __call__(self, *arguments: Any, **named: Any) -> Any: ...

    def jacobian(self, wrt: str | Sequence[str]) -> Declared:
        """The op that computes the dense Jacobian, see `posekit.op`."""

    def normal(
        self,
        wrt: str | Sequence[str],
        *,
        weight: str | None = None,
        loss: str | None = None,
        hessian: bool = True,
        curvature: bool | Literal["bounded", "along"] = False,
    ) -> Declared:
        """The op that computes the normal equations of a residual, see `posekit.op`."""

    def summed(self, dims: int = 1) -> Declared:
        """The op whose results are summed over the last batch dimensions, see `posekit.op`."""

    def gathered(self, *arguments: Any, sums: Any = None, **named: Any) -> Any:
        """A call that reads operands at indices and adds results to rows, see `posekit.op`."""

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32, device: str = "cpu") -> str:
        """The generated kernel source of the op, or of a derivative such as "vjp", "jvp" or "vjp.jvp"."""


class Signature(NamedTuple):
    """What a call takes and returns.

    Attributes:
        parameters: The names of the arguments, and for each its struct, or None if it is a tensor.
        results: The struct of each result, or None.
        shapes: The shape of an element of each result that is a tensor, if it is not that of the output.
        tree: How the results are nested in tuples: indices of results.
    """

    parameters: Mapping[str, type[Struct] | None]
    results: Sequence[type[Struct] | None]
    shapes: Sequence[tuple[int, ...] | None]
    tree: Tree

    @classmethod
    def of(cls, parameters: Mapping[str, type[Struct] | None], results: Sequence[type[Struct] | None]) -> Signature:
        """That of an op whose results are a tuple, if there are several."""
        return cls(parameters, results, (None,) * len(results), 0 if len(results) == 1 else tuple(range(len(results))))

    @property
    def is_plain(self) -> bool:
        """Whether the call takes and returns exactly the tensors of the op."""
        flat: Tree = 0 if len(self.results) == 1 else tuple(range(len(self.results)))
        return not any([*self.parameters.values(), *self.results, *self.shapes]) and self.tree == flat

    def layouts(self) -> tuple[str, str]:
        """The layouts of the inputs and outputs: see `parts`."""
        kinds = (self.parameters.values(), self.results)
        arguments, results = ("".join(kind.letter if kind else ARRAY for kind in row) for row in kinds)
        return arguments, results

    def tensors(self, title: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> list[Any]:
        """The tensors of the arguments of a call."""
        names = list(self.parameters)
        rest = names[len(arguments) :]
        if len(arguments) > len(names) or len(named) != len(rest) or any([n not in named for n in rest]):
            passed = [*map(str, range(len(arguments))), *named]
            raise TypeError(f"{title}() takes the arguments {', '.join(names)}; got {', '.join(passed) or 'none'}")
        flat: list[Any] = []
        values = [*arguments, *[named[n] for n in rest]]
        for (name, kind), value in zip(self.parameters.items(), values, strict=True):
            flat += kind.unpack(value, f"{title}: {name}") if kind else (value,)
        return flat

    def gathered_tensors(
        self, title: str, arguments: tuple[Any, ...], named: Mapping[str, Any]
    ) -> tuple[list[Any], list[Index | None]]:
        """The tensors of the arguments of a call, and for each the rows that are read of it, or None.

        An argument that is gathered is a tuple of the value and an `Index`, or integers.
        """
        values = dict(zip(self.parameters, arguments, strict=False)) | dict(named)
        indices = {name: _index(value[1]) for name, value in values.items() if _is_gathered(value)}

        def value(x: Any) -> Any:
            return x[0] if _is_gathered(x) else x

        tensors = self.tensors(title, tuple(map(value, arguments)), {name: value(x) for name, x in named.items()})
        counts = [len(kind.fields) if kind else 1 for kind in self.parameters.values()]
        gathers = [indices.get(name) for name, n in zip(self.parameters, counts, strict=True) for _ in range(n)]
        return tensors, gathers

    def sums(self, title: str, sums: Any) -> list[Index | None]:
        """For each output of the op, the rows that it is added to, from the argument ``sums``: nested as the results.

        An entry that is None, or missing altogether, leaves its result, or all in its place, as they are.
        """
        indices: list[Index | None] = [None] * len(self.results)

        def fill(tree: Tree, entry: Any) -> None:
            if entry is None:
                return
            if isinstance(tree, int):
                indices[tree] = _index(entry)
                return
            if not isinstance(entry, list | tuple) or len(entry) != len(tree):
                raise ArgumentError(f"{title}.gathered: sums must be nested as the results, got {describe(sums)}")
            for part, x in zip(tree, entry, strict=True):
                fill(part, x)

        fill(self.tree, sums)
        counts = [len(kind.fields) if kind else 1 for kind in self.results]
        return [index for index, n in zip(indices, counts, strict=True) for _ in range(n)]

    def nested(self, outputs: Sequence[Tensor]) -> Any:
        """The results of a call, from the outputs of the op."""
        leaves: list[Any] = []
        start = 0
        for kind, shape in zip(self.results, self.shapes, strict=True):
            count = len(kind.fields) if kind else 1
            tensors = outputs[start : start + count]
            start += count
            if kind:
                leaves.append(kind.pack(*tensors))
            else:
                leaves.append(tensors[0] if shape is None else tensors[0].reshape(*tensors[0].shape[:-2], *shape))
        return _nest(self.tree, leaves)


def _is_gathered(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2


def _index(rows: Any) -> Index:
    return rows if isinstance(rows, Index) else Index(rows)


def _nest(tree: Tree, leaves: Sequence[Any]) -> Any:
    return leaves[tree] if isinstance(tree, int) else tuple([_nest(part, leaves) for part in tree])


def _describe(call: Any, declaration: Callable[..., Any]) -> None:
    """Give a call the metadata of the function that declares it."""
    call.__name__, call.__qualname__ = declaration.__name__, declaration.__qualname__
    call.__doc__, call.__module__ = declaration.__doc__, declaration.__module__
    call.declaration = declaration


def public(op: Op, signature: Signature, declaration: Callable[..., Any], dims: int = 0) -> Any:
    """The call of an op, with the metadata of the function that declares it (as `functools.wraps`).

    Args:
        op: The op.
        signature: What calls take and return.
        declaration: The function.
        dims: The number of trailing batch dimensions over which results are summed.
    """
    call: Any = op.call
    direct: Callable[..., Any] = SummedCall(op, dims) if dims else op.call
    if dims or not signature.is_plain:
        title = op.program.title
        is_single = not dims and len(op.program.outputs) == 1

        def call(*arguments: Any, **named: Any) -> Any:
            outputs = direct(*signature.tensors(title, arguments, named))
            return signature.nested((outputs,) if is_single else outputs)

        names = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in signature.parameters]
        call.__signature__, call.__annotations__ = inspect.Signature(names), {}

    _describe(call, declaration)
    call.op, call.source, call.direct, call.signature = op, op.source, direct, signature
    memoised = _memo(op, signature, declaration)

    def jacobian(wrt: str | Sequence[str]) -> Any:
        return memoised("jacobian", tuple(wrt) if isinstance(wrt, list) else wrt)

    def normal(
        wrt: str | Sequence[str],
        *,
        weight: str | None = None,
        loss: str | None = None,
        hessian: bool = True,
        curvature: bool | Literal["bounded", "along"] = False,
    ) -> Any:
        return memoised("normal", tuple(wrt) if isinstance(wrt, list) else wrt, weight, loss, hessian, curvature)

    def summed(dims: int = 1) -> Any:
        return memoised("summed", dims)

    def gathered(*arguments: Any, sums: Any = None, **named: Any) -> Any:
        tensors, gathers = signature.gathered_tensors(op.program.title, arguments, named)
        outputs = gathered_call(op, tensors, gathers, signature.sums(op.program.title, sums))
        return signature.nested(outputs)

    call.jacobian, call.normal, call.summed, call.gathered = jacobian, normal, summed, gathered
    if dims:
        refuse = functools.partial(_refuse, op.program.title)
        call.jacobian = call.normal = call.summed = call.gathered = refuse
    return call


def _memo(op: Op, signature: Signature, declaration: Callable[..., Any]) -> Callable[..., Any]:
    """A function that derives ops from an op, each once, by the name of the derivation and its arguments."""
    memo: dict[Any, Any] = {}
    traced = types.SimpleNamespace()  # ops that compiled functions use

    def find(kind: str, *key: Any) -> Any:
        derive: Callable[..., Any] = _DERIVED[kind]
        try:
            declared = memo.get((kind, key))
        except TypeError:  # an unhashable argument, which is a wrong one
            return derive(op, signature, declaration, *key)
        if declared is None:
            with LOCK:
                declared = memo.get((kind, key)) or derive(op, signature, declaration, *key)
                memo[kind, key] = declared
        return declared

    def place(*key: Any) -> str:
        name = repr(key)
        setattr(traced, name, find(*key))
        return name

    place_traced = private.as_constant(place)

    def memoised(*key: Any) -> Any:
        if torch.compiler.is_dynamo_compiling():  # it cannot trace the derivation, but sees the new attribute
            return getattr(traced, place_traced(*key))
        return find(*key)

    return memoised


def _refuse(title: str, *_: Any, **__: Any) -> Any:
    raise ArgumentError(f"{title}.summed: summed comes last, as in op.jacobian(...).summed()")


def _chosen(title: str, names: Sequence[str], wrt: Any) -> tuple[str, ...]:
    """The arguments that ``wrt`` names."""
    if not isinstance(wrt, str | tuple):
        raise ArgumentError(f"{title}: wrt must be a name or names, got {wrt!r}")
    chosen = (wrt,) if isinstance(wrt, str) else wrt
    if not chosen or any([n not in names for n in chosen]) or len({*chosen}) < len(chosen):
        raise ArgumentError(
            f"{title}: wrt must name arguments of the op, each once, got {wrt!r}; they are {', '.join(names)}"
        )
    return chosen


def _algebra(op: Op) -> ElementwiseProgram:
    """The program of a declared op."""
    return cast("ElementwiseProgram", op.program)


def _jacobian(op: Op, signature: Signature, declaration: Callable[..., Any], wrt: str | tuple[str, ...]) -> Any:
    names = list(signature.parameters)
    chosen = _chosen(f"{op.program.title}.jacobian", names, wrt)
    layouts = signature.layouts()
    program = _algebra(op).jacobian(*layouts, tuple([n in chosen for n in names]))
    arguments, results = (
        parts(layout, [p.shape for p in ports])
        for layout, ports in zip(layouts, (op.program.inputs, op.program.outputs), strict=True)
    )
    ordered = [n for n in names if n in chosen]
    shapes = [_shape(shape, arguments[names.index(n)]) for shape in _shapes(signature, results) for n in ordered]

    def replaced(tree: Tree) -> Tree:
        """The tree of the results with those of their Jacobians in place of each."""
        if not isinstance(tree, int):
            return tuple([replaced(part) for part in tree])
        indices = [tree * len(ordered) + ordered.index(n) for n in chosen]
        return indices[0] if isinstance(wrt, str) else tuple(indices)

    nested = Signature(signature.parameters, (None,) * len(shapes), shapes, replaced(signature.tree))
    return public(op_for(program), nested, declaration)


def _normal(
    op: Op,
    signature: Signature,
    declaration: Callable[..., Any],
    wrt: str | tuple[str, ...],
    weight: str | None,
    loss: str | None,
    hessian: bool,
    curvature: bool | Literal["bounded", "along"],
) -> Any:
    title, names = f"{op.program.title}.normal", list(signature.parameters)
    chosen = _chosen(title, names, wrt)
    if weight not in (None, *WEIGHTS):
        raise ArgumentError(f"{title}: weight must be None or one of {', '.join(WEIGHTS)}, got {weight!r}")
    if loss not in (None, *LOSSES):
        raise ArgumentError(f"{title}: loss must be None or one of {', '.join(LOSSES)}, got {loss!r}")
    if any(signature.results):
        raise ArgumentError(f"{title}: a residual must consist of numbers, not of poses or rotations; take their log()")
    if weight and len(signature.results) > 1:
        raise ArgumentError(f"{title}: a weight needs one residual vector, the op has {len(signature.results)}")
    if curvature not in (False, True, "bounded", "along"):
        raise ArgumentError(f'{title}: curvature must be False, True, "bounded" or "along", got {curvature!r}')
    if curvature and not (hessian and (loss or curvature == "along")):
        raise ArgumentError(f"{title}: curvature={curvature!r} needs a loss and hessian=True")
    unknown, (ins, outs) = tuple([n in chosen for n in names]), signature.layouts()
    bend = NONE if not curvature else "curvature" if curvature is True else curvature
    form = Form(ins, outs, unknown, weight or NONE, loss or NONE, hessian, bend)
    program = _algebra(op).normal(form)
    extra = [port.name for port in program.inputs[len(op.program.inputs) :]]
    ordered = [n for n in names if n in chosen]
    couples = pairs(len(ordered)) if hessian else []
    blocks = {pair: k for k, pair in enumerate(couples, 1 + len(ordered))}
    shapes: list[tuple[int, ...] | None] = [None] * len(program.outputs)
    if tuple(ordered) != chosen:
        fact = f"wrt must name arguments in their order, {', '.join(ordered)}, got {', '.join(chosen)}"
        raise ArgumentError(f"{title}: {fact}")
    bends = tuple([k + len(blocks) for k in blocks.values()])
    tree: tuple[Tree, ...] = (0, tuple(range(1, 1 + len(ordered))), tuple(blocks.values()), bends)
    if isinstance(wrt, str):
        tree = (0, 1, 2, 3)
    tree = (0,) if bend == "along" else tree[: 2 + hessian + (curvature is True)]
    parameters = {**signature.parameters, **dict.fromkeys(extra)}
    return public(op_for(program), Signature(parameters, (None,) * len(shapes), shapes, tree), declaration)


def _summed(op: Op, signature: Signature, declaration: Callable[..., Any], dims: int) -> Any:
    if type(dims) is not int or dims < 1:
        raise ArgumentError(f"{op.program.title}.summed: dims must be a positive integer, got {dims!r}")
    return public(op_for(_algebra(op).summed()), signature, declaration, dims)


_DERIVED: dict[str, Callable[..., Any]] = {"jacobian": _jacobian, "normal": _normal, "summed": _summed}


def _shapes(signature: Signature, results: Sequence[Part]) -> list[tuple[int, ...]]:
    """The shape of an element of each result."""
    return [part.shape if shape is None else shape for part, shape in zip(results, signature.shapes, strict=True)]


def _shape(result: tuple[int, ...], argument: Part) -> tuple[int, ...] | None:
    """The shape of a Jacobian, or None if the output has that shape."""
    shape = (*result, *argument.shape)
    return shape if len(shape) > 2 else None
