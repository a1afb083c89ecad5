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
import textwrap
from collections.abc import Callable, Sequence
from types import CodeType
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from .. import errors
from . import _internals, kernel, launch, layout
from .check import check
from .layout import Shape
from .memo import Memo
from .program import Derived, Mask, Program
from .workspace import workspace

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
_PLAIN = (Tensor, Parameter)


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
        self._function: Any = None
        self.call, self.quick, self.replay = _front(self)

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

    @property
    def function(self) -> Any:
        """Apply it to plain eager tensors under autograd: ``function(results, *inputs)``."""
        if self._function is None:
            from . import autograd

            self._function = autograd.apply_of(self, eager=True)
        return self._function

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
            return self.function(results, *inputs)
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
        return self.function(results, *inputs)

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
    return op.compute([resolved(x) for x in inputs], results)


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
            if type(x) in _PLAIN:
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
    if _internals.tracing_state() is not None:
        return False
    return all(type(x) in _PLAIN and (x.is_cpu or x.is_cuda) and not x.is_neg() for x in inputs)


KINDS: dict[type[Program], type[Op]] = {Program: Op}

# ------------------------------------------------------------------------------------------------------- quick route


def _front(op: Op) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
    """The public function of an op and its quick and replaying routes, all written out for its own arguments."""
    program = op.program
    names = [f"x{i}" for i in range(len(program.inputs))]
    first: dict[tuple[int, ...], str] = {}
    for n, p in zip(names, program.inputs, strict=True):
        first.setdefault(p.shape, n)
    lead, lead_port = names[0], program.inputs[0]
    batch = {s: (f"s_{n}[:-{len(s)}]" if s else f"s_{n}") for s, n in first.items()}
    alike = [*(f"{n}.dtype is d" for n in names[1:]), *(f"{n}.is_cpu and not {n}.is_neg()" for n in names)]
    dense = [f"{n}.is_contiguous()" for n in names]
    tests = [f"s_{n}[-{len(s)}:] == {s!r}" for s, n in first.items() if s]
    tests += [f"{batch[s]} == {batch[lead_port.shape]}" for s, n in first.items() if n != lead]
    tests += [
        f"{n}.shape == s_{first[p.shape]}" for n, p in zip(names, program.inputs, strict=True) if first[p.shape] != n
    ]
    outs = []
    for j, p in enumerate(program.outputs):
        like = first.get(p.shape)
        shape = f"s_{like}" if like else f"{batch[lead_port.shape]} + {p.shape!r}"
        outs.append(kernel.quick_room(f"y{j}", like, shape, p.size))
    results = [f"y{j}" for j in range(len(program.outputs))]
    shapes_of, strides_of = (", ".join(f"{n}.{what}" for n in names) for what in ("shape", "stride()"))
    replayed = "; ".join(
        f"(s, z) = o[{j}]; y{j} = zeros(s, dtype=wide, device='cpu') if z else empty(s, dtype=d, device='cpu')"
        for j in range(len(results))
    )
    narrowed = ", ".join(f"{y}.to(d) if o[{j}][1] else {y}" for j, y in enumerate(results))
    somewhere = " and ".join(f"p_{n}" for n in names)
    reading = "\n            ".join(f"p_{n} = {n}.data_ptr()" for n in names)
    pointers = ", ".join([*(f"p_{n}" for n in names), *(f"{y}.data_ptr()" for y in results)])
    returned = results[0] if len(results) == 1 else f"({', '.join(results)})"
    only = "[0]" if len(results) == 1 else ""
    arguments = ", ".join(names)
    shapes = "\n            ".join(f"s_{n} = {n}.shape" for n in first.values())
    allocation = "\n            ".join(outs)
    traced = ", ".join(f"out[{j}]" for j in range(len(results)))
    code = f"""
def make(op, name, ready, replays, {", ".join(_TOOLS)}):
    def quick({arguments}):
        try:
            {shapes}
            d = {lead}.dtype
            k = ready.get(d)
            if k is None or not ({" and ".join([*alike, *tests, *dense])}):
                return None
            n = {lead}.numel() // {max(lead_port.size, 1)}
            {reading}
            if not ({somewhere}):  # no elements, or no memory
                return None
            {allocation}
            {kernel.quick_call(pointers)}
        except RuntimeError:  # no storage: a batched tensor of the old vmap
            return None
        return {returned}

    def replay(results, {arguments}):
        try:
            d = {lead}.dtype
            if not (replays and {" and ".join(alike)}):
                return None
            if {" and ".join(dense)}:
                known = replays.get((results, d, {shapes_of}))
            else:
                known = replays.get((results, d, {shapes_of}, {strides_of}))
            if known is None:
                return None
            {reading}
            if not ({somewhere}):
                return None
        except RuntimeError:
            return None
        launch, pack, before, behind, o, uneven = known
        {replayed}
        launch(one_thread, before + pack({pointers}) + behind)
        return ({narrowed},), uneven

    def call({arguments}):
        if is_compiling():
            out = traced(name, [{arguments}], [])
            return {traced}
        if ({" and ".join(f"type({n}) in plain" for n in names)}
                and not functorch_active() and not dispatch_modes() and tracing_state() is None):
            if forward_ad_level() < 0 and not (grad_enabled() and ({" or ".join(f"{n}.requires_grad" for n in names)})):
                out = quick({arguments})
                if out is None:
                    out = replay(None, {arguments})
                    return op(({arguments},)){only} if out is None else out[0]{only}
                return out
            else:
                return op.function(None, {arguments}){only}
        return op(({arguments},)){only}

    return call, quick, replay
"""
    scope: dict[str, Any] = {"__name__": __name__}
    exec(_compiled(code), scope)
    return scope["make"](op, program.name, op.ready, op.replays, **_TOOLS)


@functools.cache
def _compiled(code: str) -> CodeType:
    """Ops of equal shapes share their code: compiling it is most of what a declaration costs at import."""
    return compile(textwrap.dedent(code), "<posekit>", "exec")


# What the generated functions close over; `torch.compile` follows free variables where it would guard a whole module.
_TOOLS: dict[str, Any] = {
    "one_thread": _internals.ONE_THREAD,
    "plain": _PLAIN if _internals.HAS_FAST_PATH else (),
    "empty": torch.empty,
    "empty_like": torch.empty_like,
    "room": workspace.empty,
    "is_compiling": torch.compiler.is_compiling,
    "functorch_active": _internals.functorch_active,
    "dispatch_modes": _internals.dispatch_modes,
    "tracing_state": _internals.tracing_state,
    "forward_ad_level": _internals.forward_ad_level,
    "grad_enabled": torch.is_grad_enabled,
    "traced": RUN,
    "zeros": torch.zeros,
    "wide": torch.float64,
}
