"""An op: a program that torch can call, with its kernels, its derivatives and its routes.

A call takes the first route that fits:
    quick       plain eager tensors of one dtype and batch shape, contiguous, on the CPU: one generated function
    replay      the same of batch shapes that differ, or of any strides, which were seen before
    launch.run  plain eager tensors of any kind
    dispatcher  everything else: compilers, fake tensors, functorch, dispatch modes
Whichever it is, derivatives are the ops of the derived programs, called through the same door.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import errors
from . import _internals, front, kernel, launch, layout
from .check import check
from .layout import Shape
from .memo import Memo
from .program import Derived, Mask, Program

# One dispatcher op serves all programs, so an exported or cached graph finds its derivatives in any process.
LIBRARY = torch.library.Library("posekit", "DEF")
_SCHEMA = "(str program, Tensor[] inputs, SymInt[] shapes) -> Tensor[]"
LIBRARY.define("run" + _SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
RUN = torch.ops.posekit.run.default
# The same without derivatives: what torch's own `Function.apply` calls, which cannot step below autograd.
LIBRARY.define("launch" + _SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
LAUNCH = torch.ops.posekit.launch.default

_REGISTRY: dict[str, Op] = {}
FAMILIES: dict[str, Callable[[int], Op]] = {}  # ops of which there is one for each length, named "family[length]"


def find(name: str) -> Op:
    """The op of a program's name, such as ``Pose.compose>v0111.11``."""
    op = _REGISTRY.get(name)
    if op is None:
        base, _, suffix = name.rpartition(">")
        if base:
            return of(find(base).program.resolve(suffix))
        family, _, length = name.rstrip("]").partition("[")
        if family not in FAMILIES:
            stem = name.partition("@")[0]
            if any(other.startswith(f"{stem}@") for other in _REGISTRY):
                fact = "declared in another way, or by another version of posekit,"
                raise errors.PosekitError(f"the op {stem!r} is {fact} than {name!r} was")
            raise errors.PosekitError(f"no op is declared under the name {stem!r}; import the module that declares it")
        op = FAMILIES[family](int(length))
    return op


def of(program: Program) -> Op:
    """The op of a program."""
    op = _REGISTRY.get(program.name)
    if op is None or op.program is not program:
        with kernel.LOCK:
            op = _REGISTRY.get(program.name)
            if op is None or op.program is not program:
                op = _REGISTRY[program.name] = KINDS[type(program)](program)
    return op


def forget(unwanted: Callable[[str], bool]) -> None:
    """Keep some ops no longer. Who holds one may go on; by its name another one is found, or made."""
    for name in [name for name in list(_REGISTRY) if unwanted(name)]:
        _REGISTRY.pop(name, None)


class Op:
    """A program as torch sees it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.replays: dict[Any, launch.Replay] = {}  # by shapes, and by strides unless they are contiguous
        self.prepared = Memo(self.replays)  # launch.Prepared, by everything that tells calls apart
        self.kernels: dict[tuple[str, str], kernel.Kernel] = {}
        self.ready: dict[torch.dtype, tuple[Any, ...]] = {}  # what the quick route needs of a loaded flat kernel
        self.call, self.quick, self.replay = front.routes(self, RUN)

    @property
    def name(self) -> str:
        """The name under which the dispatcher finds it."""
        return self.program.name

    def kernel(self, kind: str, form: str) -> kernel.Kernel:
        """The kernel for a dtype tag and a layout, built on first use."""
        ready = self.kernels.get((kind, form))
        if ready is None:
            with kernel.LOCK:
                ready = self.kernels.get((kind, form))
                if ready is None:
                    ready = kernel.of(self.program, kind, form)
                    self.kernels[kind, form] = ready
        return ready

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32) -> str:
        """The generated kernel text, of the value or of a derivative such as "vjp", "jvp" or "vjp.jvp"."""
        program = derived(self.program, derivative)
        return kernel.source(program, kernel.TAGS[dtype], "") if program else ""

    @functools.cached_property
    def function(self) -> Any:
        """Apply it to plain eager tensors under autograd: ``function(*inputs, results)``, results being optional."""
        from . import autograd

        return autograd.apply_of(self, eager=True)

    def compute(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None
    ) -> tuple[tuple[Tensor, ...], launch.Uneven | None]:
        """Compute on eager tensors, below autograd; and what backward has to know."""
        prepared = launch.prepare(self, inputs, results)
        return launch.run(self, inputs, prepared), prepared.uneven

    def unfused(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> tuple[Tensor, ...]:
        """Compute in plain torch."""
        from . import plain

        return plain.run(self, inputs, results)

    def vjp(self, wants: Mask, given: Mask, sums: Mask | None = None) -> tuple[Op | None, Derived]:
        """The op that computes gradients, and how it is fed."""
        derived = self.program.vjp(wants, given, sums)
        return (of(derived.program) if derived.program else None), derived

    def jvp(self, given: Mask) -> tuple[Op | None, Derived]:
        """The op that computes tangents, and how it is fed."""
        derived = self.program.jvp(given)
        return (of(derived.program) if derived.program else None), derived

    def __call__(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None = None) -> tuple[Tensor, ...]:
        """Compute on any tensors. ``results`` are the outputs' batch shapes where they are not the common one."""
        if torch.compiler.is_compiling():
            return self.dispatch(inputs, results)
        if not _internals.HAS_C_FUNCTIONS and all(isinstance(x, Tensor) for x in inputs):
            check(self.program, inputs)
            if not torch.is_grad_enabled() and has_no_storage(inputs):
                return without_storage(self, inputs, results, recorded=False)[0]
            return self.function(*inputs, results)
        if not is_eager(inputs):
            if not any(
                hasattr(x, "__torch_function__") and not isinstance(x, Tensor) for x in inputs
            ):  # a tracer's proxy
                check(self.program, inputs)
            return self.dispatch(inputs, results)
        if _internals.forward_ad_level() < 0 and not (
            torch.is_grad_enabled() and any([x.requires_grad for x in inputs])
        ):
            return below(self, inputs, results)[0]
        return self.function(*inputs, results)

    def dispatch(
        self, inputs: Sequence[Tensor], results: Sequence[Shape] | None, door: Callable[..., list[Tensor]] = RUN
    ) -> tuple[Tensor, ...]:
        """Call through the dispatcher."""
        shapes = [n for shape in results or () for n in (len(shape), *shape)]
        outputs = door(self.name, list(inputs), shapes)
        return tuple([outputs[j] for j in range(len(self.program.outputs))])


def derived(program: Program, derivative: str) -> Program | None:
    """What computes a derivative such as "vjp.jvp" of everything with respect to everything, or None if it is zero."""
    for part in filter(None, derivative.split(".")):
        ins, outs = (True,) * len(program.inputs), (True,) * len(program.outputs)
        if part not in ("vjp", "jvp"):
            raise ValueError(f"{program.title}.source: a derivative is made of 'vjp' and 'jvp', got {derivative!r}")
        made = program.vjp(ins, outs) if part == "vjp" else program.jvp(ins)
        if made.program is None:
            return None
        program = made.program
    return program


def below(
    op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, recorded: bool = False
) -> tuple[tuple[Tensor, ...], launch.Uneven | None]:
    """Compute below autograd, on eager tensors, of which a Function may be recording; and what backward has to know."""
    replayed = op.replay(results, *inputs)
    if replayed is not None:
        return replayed
    if has_no_storage(inputs):
        return without_storage(op, inputs, results, recorded)
    return _compute(op, [resolved(x) for x in inputs], results)


@_internals.unseen
def _compute(op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Any:
    return op.compute(inputs, results)


def resolved(x: Tensor) -> Tensor:
    """The numbers in memory, of a tensor that may stand for their negative or for zeros that are nowhere."""
    if x.is_neg():
        return x.resolve_neg()
    if x.data_ptr() == 0 and x.numel() and not x.is_meta:
        return torch.zeros(x.shape, dtype=x.dtype, device=x.device)
    return x


def has_no_storage(inputs: Sequence[Tensor]) -> bool:
    """Whether one is a batched tensor of the old vmap, which gradcheck still uses: it looks plain until here.

    So do sparse and nested tensors, which are refused where this leads.
    """
    try:
        for x in inputs:
            if type(x) in front.PLAIN:
                x.data_ptr()
                if x.is_nested:
                    return True
    except RuntimeError:
        return True
    return False


def without_storage(
    op: Op, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, recorded: bool
) -> tuple[tuple[Tensor, ...], launch.Uneven | None]:
    """Compute on batched tensors of the old vmap, whose graph is that of the tensors inside them."""
    check(op.program, inputs)
    # A Function's forward has switched recording off.
    with torch.set_grad_enabled(recorded or torch.is_grad_enabled()):
        outputs = op.unfused(inputs, results)
    return outputs, uneven(op, inputs, outputs, results)


def uneven(
    op: Op, inputs: Sequence[Tensor], outputs: Sequence[Tensor], results: Sequence[Shape] | None
) -> launch.Uneven | None:
    """What backward has to know of a call that was not prepared."""
    program = op.program
    batches = tuple(layout.batch_shape(x.shape, p) for x, p in zip(inputs, program.inputs, strict=True))
    alike = all(layout.same(b, batches[0]) for b in batches) and all(x.dtype == inputs[0].dtype for x in inputs)
    if results is None and alike:
        return None
    return launch.Uneven(
        tuple(tuple(x.shape) for x in inputs),
        batches,
        tuple(x.dtype for x in inputs),
        tuple(layout.batch_shape(y.shape, p) for y, p in zip(outputs, program.outputs, strict=True)),
    )


def is_eager(inputs: Sequence[Tensor]) -> bool:
    """Whether these are real tensors outside every transform, mode and trace."""
    if _internals.functorch_active() or _internals.dispatch_modes():
        return False
    if _internals.is_tracing():
        return False
    return all(type(x) in front.PLAIN and (x.is_cpu or x.is_cuda) and not x.is_neg() for x in inputs)


KINDS: dict[type[Program], type[Op]] = {Program: Op}
