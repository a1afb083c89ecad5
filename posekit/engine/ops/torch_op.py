"""An op: a program that torch can call, and the routes of a call.

A call takes the first route that accepts it:
    fast path   small or same-shaped eager tensors on the CPU: one generated function (see `fast_path`)
    executable  any other eager tensors
    dispatcher  everything else: compilers, fake tensors, functorch, dispatch modes
Derivatives are the ops of the derived programs, called through their own public functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import torch
from torch import Tensor

from ...errors import OptionError
from .. import private
from ..codegen import readable
from ..dtypes import TAGS
from ..locks import once
from ..programs import Derived, ElementwiseProgram, Mask, Program, SweepProgram
from ..runtime import (
    LOCK,
    LOGS,
    BroadcastInfo,
    Executable,
    Shape,
    SweepExecutable,
    captured,
    check,
    logged,
    note,
    source,
)
from . import fast_path, reasons, registry, sweeps_in_torch, torch_route
from .autograd import Apply, Request, make_apply
from .memory import is_eager, materialised, preference, without_storage
from .registry import RUN

Outputs = tuple[Tensor, ...]


class Op:
    """A program that is registered with torch. All run-time state (kernels, plans, replays) is in its executable."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.call = fast_path.call_of(self, RUN)

    @property
    def name(self) -> str:
        """The name under which the dispatcher op looks it up."""
        return self.program.name

    def source(self, derivative: str = "", dtype: torch.dtype = torch.float32, device: str = "cpu") -> str:
        """The generated kernel source of the op, or of a derivative such as "vjp", "jvp" or "vjp.jvp".

        It is that of a device, "cpu" or "cuda". Comments name the numbers that are read and written.
        """
        if device not in ("cpu", "cuda"):
            raise OptionError(f'{self.program.title}.source: device must be "cpu" or "cuda", got {device!r}')
        program = derived(self.program, derivative)
        return readable(program, source(program, TAGS[dtype]), device == "cuda") if program else ""

    @once(LOCK)
    def executable(self) -> Executable:
        return SweepExecutable(self.program) if isinstance(self.program, SweepProgram) else Executable(self.program)

    @once(LOCK)
    def fast(self) -> Callable[..., Any]:
        """The generated fast path of calls, see `fast_path.fast_of`."""
        return fast_path.fast_of(self)

    @once(LOCK)
    def function(self) -> Apply:
        """`Function.apply` for eager tensors: ``function(*inputs)`` or ``function(*inputs, request)``."""
        return make_apply(self, eager=True)

    @once(LOCK)
    def traced_function(self) -> Apply:
        """`Function.apply` for tensors that are not eager, called by the dispatcher."""
        return make_apply(self, eager=False)

    def vjp(self, wants: Mask, has_cotangent: Mask, sums: Mask | None = None) -> tuple[Op | None, Derived]:
        """The op that computes gradients, and the mapping of its inputs and outputs: see `Program.vjp`."""
        derived = self.program.vjp(wants, has_cotangent, sums)
        return (registry.op_for(derived.program) if derived.program else None), derived

    def jvp(self, has_tangent: Mask) -> tuple[Op | None, Derived]:
        """The op that computes tangents, and the mapping of its inputs and outputs: see `Program.jvp`."""
        derived = self.program.jvp(has_tangent)
        return (registry.op_for(derived.program) if derived.program else None), derived

    def __call__(
        self, inputs: Sequence[Any], results: tuple[Shape, ...] | None = None, request: Request | None = None
    ) -> Outputs:
        """Computes on any tensors.

        Args:
            inputs: The tensors.
            results: Batch shapes of the outputs, if they differ from the common one.
            request: Further options of an eager call.
        """
        if torch.compiler.is_compiling():
            return self.dispatch(inputs, results)
        if not LOGS:
            return self._call(inputs, results, request)
        with logged(self.program):
            return self._call(inputs, results, request)

    def _call(self, inputs: Sequence[Any], results: tuple[Shape, ...] | None, request: Request | None) -> Outputs:
        if captured.by is not None:
            return tuple(captured.by.op(self.executable, inputs, results))
        if not private.AVAILABLE and all(isinstance(x, Tensor) for x in inputs):
            return self._call_without_private_names(inputs, results, request)
        if not is_eager(inputs):
            if not any(isinstance(x, torch.fx.Proxy) for x in inputs):  # they have no shape to check
                check(self.program, inputs)
            return self.dispatch(inputs, results)
        if private.forward_ad_level() < 0 and not (torch.is_grad_enabled() and any([x.requires_grad for x in inputs])):
            return self.compute(inputs, results, into=request.into if request else None)[0]
        return self._recorded(inputs, results, request)

    def _call_without_private_names(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, request: Request | None
    ) -> Outputs:
        """A call without private names of torch: the public `Function.apply` handles functorch levels itself."""
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
        """Checks the inputs of an eager call and returns the shape, dtype and device of each output."""
        prepared = self.executable.prepare(inputs, None)
        return [(shape, prepared.dtype, prepared.device) for shape in prepared.plan.outputs]

    def compute(
        self,
        inputs: Sequence[Tensor],
        results: tuple[Shape, ...] | None,
        recorded: bool = False,
        into: Sequence[Tensor | None] | None = None,
    ) -> tuple[Outputs, BroadcastInfo | None]:
        """Outputs and `BroadcastInfo` of a call below autograd on eager tensors. A Function may be recording it."""
        if into is None:
            computed = self.fast(results, *inputs)
            if computed is not None:
                return computed
            if without_storage(inputs):
                return self.compute_in_torch(inputs, results, recorded)
            if preference.torch:
                with torch.no_grad():
                    outputs = self.in_torch(inputs, results)
                return outputs, BroadcastInfo.of(self.program, inputs, [y.shape for y in outputs], results)
        computed = _run(self.executable, [materialised(x) for x in inputs], results, into)
        if LOGS:
            note("executable", reasons.of_executable(self, inputs, results, into))
        return computed

    def compute_in_torch(
        self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None, recorded: bool
    ) -> tuple[Outputs, BroadcastInfo | None]:
        """Computes on BatchedTensors of the legacy vmap. Autograd records the operations on the tensors inside them."""
        check(self.program, inputs)
        note("torch operations", "inside the vmap of torch.autograd, whose tensors have no memory of their own")
        # torch disables grad mode in the forward of a Function.
        with torch.set_grad_enabled(recorded or torch.is_grad_enabled()):
            outputs = self.in_torch(inputs, results)
        return outputs, BroadcastInfo.of(self.program, inputs, [y.shape for y in outputs], results)

    def in_torch(self, inputs: Sequence[Tensor], results: tuple[Shape, ...] | None) -> Outputs:
        """Computes with torch operations instead of a kernel."""
        if isinstance(self.program, SweepProgram):
            return sweeps_in_torch.run(self.program, inputs, results)
        return torch_route.run(cast("ElementwiseProgram", self.program), inputs, results)

    def dispatch(
        self, inputs: Sequence[Any], results: Sequence[Shape] | None, operator: Callable[..., list[Tensor]] = RUN
    ) -> Outputs:
        """Calls ``operator``, an op that is registered with torch's dispatcher, with the name of this op."""
        if LOGS and not torch.compiler.is_compiling():
            note("dispatcher", reasons.of_dispatcher(self.program, inputs))
        shapes = [n for shape in results or () for n in (len(shape), *shape)]
        outputs = operator(self.name, list(inputs), shapes)
        return tuple([outputs[j] for j in range(len(self.program.outputs))])


@private.untraced
def _run(
    executable: Executable,
    inputs: Sequence[Tensor],
    results: tuple[Shape, ...] | None,
    into: Sequence[Tensor | None] | None,
) -> Any:
    return executable.run(inputs, results, into)


def derived(program: Program, derivative: str) -> Program | None:
    """The program of a derivative such as "vjp.jvp", of all outputs in all inputs, or None if it is zero."""
    for part in filter(None, derivative.split(".")):
        ins, outs = (True,) * len(program.inputs), (True,) * len(program.outputs)
        if part not in ("vjp", "jvp"):
            raise ValueError(f"{program.title}.source: a derivative is made of 'vjp' and 'jvp', got {derivative!r}")
        derivation = program.vjp(ins, outs) if part == "vjp" else program.jvp(ins)
        if derivation.program is None:
            return None
        program = derivation.program
    return program


registry.set_op_factory(Op)
