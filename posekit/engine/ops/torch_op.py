"""An op: a program that torch can call, and the routes that a call may take.

A call takes the first route that fits:
    fast path   small or same-shaped eager tensors on the CPU: one generated function (see `fast_path`)
    executable  eager tensors of any kind
    dispatcher  everything else: compilers, fake tensors, functorch, dispatch modes
Derivatives are the ops of the derived programs, called through the same public function.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from .. import private
from ..dtypes import TAGS
from ..programs import Derived, Mask, Program, Sweeps
from ..runtime import BroadcastInfo, Executable, Shape, SweepExecutable, check, source
from . import fast_path, registry, scan_in_torch, torch_route
from .autograd import Apply, Request, apply_of
from .registry import RUN
from .tensors import is_eager, materialised, without_storage

Outputs = tuple[Tensor, ...]


class Op:
    """A program as torch sees it. Its run-time state is that of its executable."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.executable = SweepExecutable(program) if isinstance(program, Sweeps) else Executable(program)
        self.call, self.fast = fast_path.routes(self, RUN)

    @property
    def name(self) -> str:
        """The name under which the dispatcher finds it."""
        return self.program.name

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32) -> str:
        """The generated kernel text, of the value or of a derivative such as "vjp", "jvp" or "vjp.jvp"."""
        program = derived(self.program, derivative)
        return source(program, TAGS[dtype]) if program else ""

    @functools.cached_property
    def function(self) -> Apply:
        """Apply it to eager tensors under autograd: ``function(*inputs)`` or ``function(*inputs, request)``."""
        return apply_of(self, eager=True)

    @functools.cached_property
    def traced_function(self) -> Apply:
        """The same for tensors that are not eager, as the dispatcher gets them."""
        return apply_of(self, eager=False)

    def vjp(self, wants: Mask, given: Mask, sums: Mask | None = None) -> tuple[Op | None, Derived]:
        """The op that computes gradients, and how it is fed."""
        made = self.program.vjp(wants, given, sums)
        return (registry.op_of(made.program) if made.program else None), made

    def jvp(self, given: Mask) -> tuple[Op | None, Derived]:
        """The op that computes tangents, and how it is fed."""
        made = self.program.jvp(given)
        return (registry.op_of(made.program) if made.program else None), made

    def __call__(
        self, inputs: Sequence[Any], results: tuple[Shape, ...] | None = None, request: Request | None = None
    ) -> Outputs:
        """Compute on any tensors.

        Args:
            inputs: The tensors.
            results: The outputs' batch shapes where they are not the common one.
            request: What else is asked of an eager call.
        """
        if torch.compiler.is_compiling():
            return self.dispatch(inputs, results)
        if not private.AVAILABLE and all(isinstance(x, Tensor) for x in inputs):
            return self._call_in_public(inputs, results, request)
        if not is_eager(inputs):
            if not any(hasattr(x, "__torch_function__") and not isinstance(x, Tensor) for x in inputs):
                check(self.program, inputs)  # not of a tracer's proxies
            return self.dispatch(inputs, results)
        if private.forward_ad_level() < 0 and not (torch.is_grad_enabled() and any([x.requires_grad for x in inputs])):
            return self.compute(inputs, results, into=request.into if request else None)[0]
        return self._recorded(inputs, results, request)

    def _call_in_public(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, request: Request | None
    ) -> Outputs:
        """A call without private names: torch's own `Function.apply` takes functorch apart itself."""
        check(self.program, inputs)
        if not torch.is_grad_enabled() and without_storage(inputs):
            return self.compute_in_torch(inputs, results, recorded=False)[0]
        return self._recorded(inputs, results, request)

    def _recorded(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, request: Request | None
    ) -> Outputs:
        if request is None and results is not None:
            request = Request(results)
        return self.function(*inputs, request) if request else self.function(*inputs)

    def returns(self, inputs: Sequence[Tensor]) -> list[tuple[Shape, torch.dtype, torch.device]]:
        """The shape, dtype and device of each output of an eager call, which is checked."""
        prepared = self.executable.prepare(inputs, None)
        return [(shape, prepared.dtype, prepared.device) for shape in prepared.plan.outputs]

    def compute(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None,
        recorded: bool = False,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[Outputs, BroadcastInfo | None]:
        """Compute below autograd on eager tensors, which a Function may be recording; and what backward has to know."""
        if into is None:
            made = self.fast(results, *inputs)
            if made is not None:
                return made
            if without_storage(inputs):
                return self.compute_in_torch(inputs, results, recorded)
        return _run(self.executable, [materialised(x) for x in inputs], results, into)

    def compute_in_torch(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, recorded: bool
    ) -> tuple[Outputs, BroadcastInfo | None]:
        """Compute on batched tensors of the old vmap, whose graph is that of the tensors inside them."""
        check(self.program, inputs)
        # A Function's forward has switched recording off.
        with torch.set_grad_enabled(recorded or torch.is_grad_enabled()):
            if isinstance(self.program, Sweeps):
                outputs = scan_in_torch.run(self.program, inputs, results)
            else:
                outputs = torch_route.run(self.program, inputs, results)
        return outputs, BroadcastInfo.of(self.program, inputs, [y.shape for y in outputs], results)

    def dispatch(
        self, inputs: Sequence[Any], results: Sequence[Shape] | None, door: Callable[..., list[Tensor]] = RUN
    ) -> Outputs:
        """Call through the dispatcher."""
        shapes = [n for shape in results or () for n in (len(shape), *shape)]
        outputs = door(self.name, list(inputs), shapes)
        return tuple([outputs[j] for j in range(len(self.program.outputs))])


@private.unseen
def _run(
    executable: Executable,
    inputs: Sequence[Tensor],
    results: tuple[Shape, ...] | None,
    into: Sequence[Tensor | None] | None,
) -> Any:
    return executable.run(inputs, results, into)


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


registry.make_ops_with(Op)
