"""Creates the autograd Functions of the drop-in interface for kinematics code, with preallocated buffers.

In an eager call the kernel writes its results directly to the buffers, and backward copies each gradient to its buffer.
Under functorch, forward mode, dispatch modes and compilers a call is composed of torch operations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from ..autograd import ApplyTracedByDynamo
from ..engine import (
    ElementwiseProgram,
    Op,
    Port,
    Request,
    check_dense,
    forward_ad_level,
    have_memory,
    is_eager,
    untraced,
)
from ..engine import check as check_inputs
from ..errors import ArgumentError, DeviceError, DTypeError, PosekitError, ShapeError

OptionalTensor = Tensor | None


class BufferOp:
    """The op of a Function and the names of its arguments.

    Args:
        title: The name in error messages.
        declared: The op.
        names: Names of the tensors, of the result buffers and of the gradient buffers.
        clouds: Whether the last tensor is a batch of point clouds: it has one more batch dimension than the others.
    """

    def __init__(self, title: str, declared: Callable[..., Any], names: Sequence[str], clouds: bool) -> None:
        self.title, self.clouds = title, clouds
        self.op: Op = declared.op  # type: ignore[attr-defined]
        self.inputs, self.outputs, self.adjoints = (tuple(part.split()) for part in (*names, "", "")[:3])
        ports = zip(self.inputs, self.op.program.inputs, strict=True)
        self.ports = tuple(Port(name, port.shape) for name, port in ports)

    def arrange(self, tensors: Sequence[Any]) -> tuple[Any, ...]:
        """The tensors with the shapes that the op expects. With clouds, all but the last get a dimension of size 1."""
        if not self.clouds:
            return tuple(tensors)
        return (*[None if x is None else x.unsqueeze(-2) for x in tensors[:-1]], tensors[-1])

    def check(self, tensors: Sequence[Any]) -> None:
        """Checks the tensors. Errors have the names of this Function and its arguments."""
        for x, port in zip(tensors, self.ports, strict=True):
            check_inputs(self._program((port,)), (x,))
        check_inputs(self._program(self.ports), tensors if not self.clouds else self.arrange(tensors))

    def _program(self, ports: Sequence[Port]) -> ElementwiseProgram:
        return ElementwiseProgram(self.title, self.title, ports, (), lambda _: [])

    def split(
        self, arguments: Sequence[Any]
    ) -> tuple[tuple[Any, ...], tuple[OptionalTensor, ...], tuple[OptionalTensor, ...]]:
        """Splits arguments into tensors, result buffers and gradient buffers. Omitted buffers are None."""
        n, m = len(self.inputs), len(self.outputs)
        padded = (*arguments, *[None] * (n + m + len(self.adjoints) - len(arguments)))
        return padded[:n], padded[n : n + m], padded[n + m :] or (None,) * n

    def check_buffers(
        self, tensors: Sequence[Tensor], outs: Sequence[Any], adjs: Sequence[Any], results: Sequence[Any]
    ) -> None:
        """Rejects buffers of another (shape, dtype, device) than ``results`` or, for gradients, the tensors have."""
        for name, out, (shape, dtype, device) in zip(self.outputs, outs, results, strict=True):
            if out is not None:
                check(self.title, name, out, shape, dtype, device)
        for name, adj, x in zip(self.adjoints, adjs, tensors, strict=False):
            if adj is not None:
                check(self.title, name, adj, x.shape, x.dtype, x.device)

    def match_inputs(self, tensors: Sequence[Any], adjs: Sequence[Any]) -> tuple[Any, ...]:
        """Gradient buffers in the shapes of their tensors.

        A buffer of another shape is viewed in the shape of its tensor if that is possible. Otherwise it is replaced
        with None if its tensor gets no gradient.
        """
        return tuple(map(_match_input, tensors, adjs))

    def check_types(self, outs: Sequence[Any], adjs: Sequence[Any]) -> None:
        """Rejects buffers that are neither dense tensors nor None."""
        for name, buffer in (*zip(self.outputs, outs, strict=True), *zip(self.adjoints, adjs, strict=False)):
            if isinstance(buffer, Tensor):
                check_dense(buffer, f"{self.title}: {name}")
            elif buffer is not None:
                kind = type(buffer).__name__
                raise ArgumentError(f"{self.title}: {name} must be a torch.Tensor or None, got {kind}")

    def check_history(self, outs: Sequence[OptionalTensor], adjs: Sequence[OptionalTensor]) -> None:
        """Rejects result buffers that are leaves requiring grad, and gradient buffers that require grad."""
        for name, out in zip(self.outputs, outs, strict=True):
            if out is not None and out.requires_grad and out.is_leaf and torch.is_grad_enabled():
                raise ArgumentError(f"{self.title}: {name} must not be a leaf that requires grad; pass {name}.detach()")
        for name, adj in zip(self.adjoints, adjs, strict=False):
            if adj is not None and adj.requires_grad:
                raise ArgumentError(f"{self.title}: {name} must not require grad")

    def check_memory(
        self, tensors: Sequence[Tensor], outs: Sequence[OptionalTensor], adjs: Sequence[OptionalTensor]
    ) -> None:
        """Rejects buffers that share memory with an input, with each other, or within themselves."""
        named = [*zip(self.outputs, outs, strict=True), *zip(self.adjoints, adjs, strict=False)]
        inputs = dict(zip(self.inputs, tensors, strict=True))
        check_memory(self.title, inputs, {name: b for name, b in named if b is not None})


def _match_input(x: Any, adj: Any) -> Any:
    if not isinstance(adj, Tensor) or not isinstance(x, Tensor) or adj.shape == x.shape:
        return adj
    if adj.numel() == x.numel() and adj.shape[-1:] == x.shape[-1:] and adj.is_contiguous():
        return adj.view(x.shape)
    return adj if x.requires_grad and torch.is_grad_enabled() else None


def check(where: str, name: str, buffer: Any, shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> None:
    """Rejects a buffer unless it has exactly this shape, dtype and device."""
    if tuple(buffer.shape) != tuple(shape):
        raise ShapeError(f"{where}: {name} must have shape {tuple(shape)}, got {tuple(buffer.shape)}")
    if buffer.dtype != dtype:
        raise DTypeError(f"{where}: {name} must be {dtype}, got {buffer.dtype}")
    if buffer.device != device:
        raise DeviceError(f"{where}: {name} must be on {device}, got {buffer.device}")


def check_memory(where: str, inputs: dict[str, Tensor], buffers: dict[str, Tensor]) -> None:
    """Rejects buffers that share memory with an input, with each other, or within themselves."""
    earlier = [(*_range(x), name, x) for name, x in inputs.items()]
    for name, buffer in buffers.items():
        if not buffer.is_contiguous() and _overlaps_itself(buffer):
            raise ArgumentError(f"{where}: {name} must not be expanded: several of its elements share memory")
        start, end = _range(buffer)
        for other_start, other_end, other, x in earlier:
            if start < other_end and other_start < end and overlap(buffer, x):
                raise ArgumentError(f"{where}: {name} must not share memory with {other}; pass another tensor")
        earlier.append((start, end, name, buffer))


def _overlaps_itself(x: Tensor) -> bool:
    """Whether elements of a tensor may share memory: some stride does not exceed the extent of the smaller strides."""
    end = 1
    for stride, size in sorted((s, n) for n, s in zip(x.shape, x.stride(), strict=True) if n > 1):
        if stride < end:
            return x.numel() > 0
        end = stride * (size - 1) + end
    return False


def overlap(a: Tensor, b: Tensor) -> bool:
    """Whether two tensors have an element in common. Conservative: also true for some that interleave."""
    (start_a, end_a), (start_b, end_b) = _range(a), _range(b)
    if start_a >= end_b or start_b >= end_a:
        return False
    if a.dtype.itemsize != b.dtype.itemsize:
        return True
    # Column slices of one workspace interleave without overlap. The addresses of a slice are congruent to those of one
    # row, modulo the greatest common divisor of the row strides, so it is enough to compare residues.
    period = math.gcd(*_strides(a), *_strides(b)) * a.dtype.itemsize
    return not period or not _residues(a, period).isdisjoint(_residues(b, period))


def _range(x: Tensor) -> tuple[int, int]:
    """First address and end address of the memory that a tensor spans."""
    start, count = x.data_ptr(), x.numel()
    if count and not x.is_contiguous():
        count = sum([(n - 1) * s for n, s in zip(x.shape, x.stride(), strict=True)]) + 1
    return start, start + count * x.element_size()


def _strides(x: Tensor) -> Iterator[int]:
    """Strides of all dimensions but the last, in elements."""
    return (s for n, s in zip(x.shape[:-1], x.stride(), strict=False) if n > 1)


def _residues(x: Tensor, period: int) -> set[int]:
    """Byte addresses of the elements of one row, modulo ``period`` bytes."""
    step = x.stride()[-1] * x.dtype.itemsize if x.dim() else 0
    count = min(x.shape[-1] if x.dim() else 1, period)
    return {(x.data_ptr() + k * step) % period for k in range(count)}


def call(signature: BufferOp, arguments: Sequence[Any]) -> Any:
    """Runs a Function with at least one result or gradient buffer, outside of compiled graphs."""
    tensors, outs, adjs = signature.split(arguments)
    try:
        signature.check_types(outs, adjs)
        adjs = signature.match_inputs(tensors, adjs)
        passed = [x for x in (*tensors, *outs, *adjs) if isinstance(x, Tensor)]
        # Without private names of torch, functorch is not detected, but none of its tensors has memory.
        if not is_eager(passed) or forward_ad_level() >= 0 or not have_memory(passed):
            if any([isinstance(x, Tensor) and x.is_neg() for x in tensors]):  # lazy negatives are eager otherwise
                tensors = tuple([x.resolve_neg() if isinstance(x, Tensor) else x for x in tensors])
                return call(signature, (*tensors, *outs, *adjs))
            return _composed(signature, tensors, outs, adjs)
        arranged = signature.arrange(tensors)
        signature.check_buffers(tensors, outs, adjs, signature.op.returns(arranged))
    except (PosekitError, AttributeError, IndexError, RuntimeError, TypeError):
        signature.check(tensors)  # errors in the inputs take precedence
        raise
    signature.check_history(outs, adjs)
    signature.check_memory(tensors, outs, adjs)
    if torch.is_grad_enabled():
        for out in outs:
            if out is not None:
                _detach(out)
    wanted = tuple([adj is not None for adj in adjs])
    outputs = signature.op(
        arranged,
        request=Request(
            into=[None if out is None else out.detach() for out in outs],
            wanted=wanted if any(wanted) else None,
            deliver=(lambda gradients: _copy_gradients(signature, adjs, gradients)) if any(wanted) else None,
        ),
    )
    return _write_outputs(outs, outputs)


def _copy_gradients(signature: BufferOp, adjs: Sequence[OptionalTensor], gradients: Sequence[OptionalTensor]) -> None:
    """Copies gradients to their buffers. All shapes are checked before anything is written."""
    count = len(adjs) - 1 if signature.clouds else 0  # inputs that `arrange` has given a dimension of size 1
    squeezed = [g.squeeze(-2) if g is not None and i < count else g for i, g in enumerate(gradients)]
    named = [(n, a, g) for n, a, g in zip(signature.adjoints, adjs, squeezed, strict=False) if a is not None]
    for name, adj, gradient in named:
        if gradient is not None and adj.shape != gradient.shape:
            fact = f"has changed its shape since the call, to {tuple(adj.shape)}"
            raise ShapeError(f"{signature.title}: {name} {fact}")
    for name, adj, gradient in named:
        # torch forbids writing to inference tensors outside of inference mode.
        with torch.inference_mode(adj.is_inference()), torch.no_grad():
            try:
                adj.zero_() if gradient is None else adj.copy_(gradient)
            except RuntimeError as error:
                fact = "cannot hold a batch of gradients, as under vmap; leave it out"
                raise ArgumentError(f"{signature.title}: {name} {fact}") from error


def _composed(signature: BufferOp, tensors: Sequence[Any], outs: Sequence[Any], adjs: Sequence[Any]) -> Any:
    """Runs a Function under functorch, forward-mode AD or a tracer: torch operations copy results to the buffers."""
    signature.check(tensors)
    graph = torch.is_grad_enabled()
    recorded = graph and any([x.requires_grad for x in tensors])
    hooked = list(tensors)
    for i, (x, adj) in enumerate(zip(tensors, adjs, strict=True)):
        if adj is not None and x.requires_grad and graph:
            hooked[i] = _with_gradient_hook(signature, i, x, adj)
    outputs = signature.op(signature.arrange(hooked))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in outputs])
    signature.check_history(outs, adjs)
    for name, adj, tensor, x in zip(signature.adjoints, adjs, signature.inputs, tensors, strict=False):
        if adj is not None and not x.requires_grad and recorded:
            raise ArgumentError(
                f"{signature.title}: inside this transform {name} cannot receive a gradient, "
                f"because {tensor} has none; leave it out"
            )
    for out in outs:
        if out is not None and graph and out.requires_grad:
            _detach(out)
    try:
        return _write_outputs(outs, outputs)
    except RuntimeError as error:
        named = " and ".join([name for name, out in zip(signature.outputs, outs, strict=True) if out is not None])
        raise ArgumentError(
            f"{signature.title}: inside this transform {named} cannot receive the result; "
            "pass it to the transformed function as an argument, or leave it out"
        ) from error


def _with_gradient_hook(signature: BufferOp, i: int, x: Tensor, adj: Tensor) -> Tensor:
    """A view of a tensor with a hook that writes its gradient to a buffer."""
    view = x.view_as(x)

    def write(gradient: Tensor) -> None:
        try:
            with torch.no_grad():
                adj.copy_(gradient)
        except RuntimeError as error:
            raise ArgumentError(
                f"{signature.title}: inside this transform {signature.adjoints[i]} cannot receive a gradient; "
                "pass it to the transformed function as an argument, or leave it out"
            ) from error

    view.register_hook(write)
    return view


def _write_outputs(outs: Sequence[OptionalTensor], outputs: Sequence[Tensor]) -> Any:
    """Copies outputs to their buffers, with their autograd history, and returns the results of the call."""
    for out, y in zip(outs, outputs, strict=True):
        if out is None or (out.is_inference() and not torch.is_inference_mode_enabled() and not y.requires_grad):
            continue  # inference tensors have no version counter, and torch forbids this copy
        out.grad_fn  # noqa: B018  # reading it makes a view take over the history that another view gave to its base
        out.copy_(y)  # if both share memory, this sets only the history and increments the version counter
    return _unpack_single([y if out is None else out for out, y in zip(outs, outputs, strict=True)])


def _detach(out: Tensor) -> None:
    """Detaches a buffer from the graph of its previous values, which are overwritten.

    torch refuses this for a view, whose graph is that of its base and may still be needed.
    """
    try:
        out.detach_()
    except RuntimeError:
        return


def _unpack_single(values: Sequence[Tensor]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def graph_break(signature: BufferOp) -> str:
    """The message for calls that break the graphs of `torch.compile`, with a remedy."""
    history = "a result buffer with autograd history"
    named = " and ".join([*signature.adjoints, history]) + (" are" if signature.adjoints else " is")
    remedy = "detach or leave out, or compile without fullgraph"
    return f"{signature.title}: {named} not supported in a compiled graph; {remedy}"


def traced(signature: BufferOp, arguments: Sequence[Any], untraced: Callable[[BufferOp, Sequence[Any]], Any]) -> Any:
    """Runs a Function inside `torch.compile`: as a part of the graph if possible, otherwise after a graph break."""
    tensors, outs, adjs = signature.split(arguments)
    adjs = signature.match_inputs(tensors, adjs)
    signature.check(tensors)
    signature.check_types(outs, adjs)
    if any([adj is not None for adj in adjs]) or any([out is not None and out.requires_grad for out in outs]):
        if torch.compiler.is_dynamo_compiling():
            return untraced(signature, arguments)
        raise ArgumentError(graph_break(signature))
    outputs = signature.op(signature.arrange(tensors))
    signature.check_buffers(tensors, outs, adjs, [(y.shape, y.dtype, y.device) for y in outputs])
    return _unpack_single([y if out is None else out.copy_(y) for out, y in zip(outs, outputs, strict=True)])


def make(
    module: str, name: str, declared: Callable[..., Any], *names: str, title: str = "", clouds: bool = False
) -> Any:
    """Creates the public autograd Function of an op.

    Args:
        module: Name of the module that exports it.
        name: Name of the Function.
        declared: The op.
        *names: Names of the tensors, of the result buffers and of the gradient buffers, each separated by spaces.
        title: Name in error messages, if it differs from ``name``.
        clouds: Whether the last tensor is a batch of point clouds: it has one more batch dimension than the others.
    """
    signature = BufferOp(title or name, declared, names, clouds)
    arrange, n, maximum = signature.arrange, len(signature.inputs), len(" ".join(names).split())
    untraced_call = untraced(call, graph_break(signature))

    def apply(*arguments: Any, **keywords: Any) -> Any:
        if keywords:
            raise ArgumentError(f"{signature.title}: pass {', '.join(keywords)} by position, not by name")
        if not n <= len(arguments) <= maximum:
            raise ArgumentError(f"{signature.title}: takes {n} to {maximum} arguments, got {len(arguments)}")
        for buffer in arguments[n:]:
            if buffer is not None:
                compiling = torch.compiler.is_compiling()
                return traced(signature, arguments, untraced_call) if compiling else untraced_call(signature, arguments)
        tensors = arguments[:n]
        try:
            return declared(*arrange(tensors))
        except (PosekitError, AttributeError, IndexError, RuntimeError, TypeError):
            signature.check(tensors)
            raise

    text = f"{declared.__doc__}\n\nArguments of ``apply``: {', '.join(' '.join(names).split())}."
    body = {"apply": staticmethod(apply), "__doc__": text, "__module__": module}
    return ApplyTracedByDynamo(name, (torch.autograd.Function,), body)
