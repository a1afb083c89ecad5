"""What a differentiable call takes in Python where one writes it by hand, for one op and tensors of one kind.

float32, contiguous and of one batch shape, on the CPU, differentiated once and by all arguments; everything else is
refused or wrong. It launches posekit's own kernels, so that all of the difference lies around them.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from posekit.engine import private

Shapes = Sequence[tuple[int, ...]]


def by_hand(declared: Callable[..., Any]) -> Callable[..., Any]:
    """The function of an op of `posekit.math`."""
    op = declared.op  # type: ignore[attr-defined]
    ports, results = ([port.shape for port in side] for side in (op.program.inputs, op.program.outputs))
    example = [torch.ones(1, *shape).requires_grad_() for shape in ports]
    made = declared(*example)  # loads the kernel, and backward that of the gradients
    torch.autograd.backward(made, [torch.ones(1, *shape) for shape in results])
    vjp, derived = op.vjp((True,) * len(ports), (True,) * len(results))
    assert vjp is not None
    kept = sorted(i for i in derived.sources if i < len(ports))
    names = [*(f"x{i}" for i in range(len(ports))), *(f"g{j}" for j in range(len(results)))]
    arguments, came, saved = names[: len(ports)], names[len(ports) :], ", ".join(names[i] for i in kept)
    sources = [names[i] for i in derived.sources]
    adjoints = [None if r is None else f"y{r}" if r >= 0 else came[-1 - r] for r in derived.results]
    of = dict(zip(names, [*ports, *results], strict=True))
    code = f"""
{_launch("launch", arguments, of, results)}
{_launch("gradients", sources, of, [port.shape for port in vjp.program.outputs], "v")}
def backward(ctx, {", ".join(came)}):
    {f"{saved}, = ctx.saved_tensors" if saved else "pass"}
    {"".join(f"y{k}, " for k in range(len(vjp.program.outputs)))} = gradients({", ".join(sources)})
    return {", ".join(map(str, adjoints))}

class Function(torch.autograd.Function):
    @staticmethod
    def forward(ctx, {", ".join(arguments)}):
        ctx.save_for_backward({saved})
        ctx.set_materialize_grads(False)
        return launch({", ".join(arguments)})

Function.backward = staticmethod(backward)
Function._backward_cls.apply = backward
apply = super(torch.autograd.Function, Function).apply

def call({", ".join(arguments)}):
    if (compiling() or functorch() or modes() or {" or ".join(f"type({x}) not in plain" for x in arguments)}
        or not x0.is_cpu):
        raise NotImplementedError
    if forward_ad._current_level < 0 and not (
        grad_enabled() and ({" or ".join(f"{x}.requires_grad" for x in arguments)})
    ):
        return launch({", ".join(arguments)})
    return apply({", ".join(arguments)})
"""
    scope: dict[str, Any] = {
        "torch": torch,
        "f32": torch.float32,
        "empty": torch.empty,
        "like": torch.empty_like,
        "one": private.ONE_THREAD,
        "compiling": torch.compiler.is_compiling,
        "functorch": private.functorch_active,
        "modes": private.dispatch_modes,
        "grad_enabled": torch.is_grad_enabled,
        "forward_ad": torch.autograd.forward_ad,
        "plain": (Tensor, torch.nn.Parameter),
        "kernel": op.executable.flat[torch.float32],
        "vkernel": vjp.executable.flat[torch.float32],
    }
    exec(compile(code, f"<{op.program.title} by hand>", "exec"), scope)
    call: Callable[..., Any] = scope["call"]
    return call


def _launch(name: str, inputs: Sequence[str], of: dict[str, tuple[int, ...]], results: Shapes, prefix: str = "") -> str:
    """The text of a launch, with the tests without which it would write beside its tensors."""
    first: dict[tuple[int, ...], str] = {}
    for x in inputs:
        first.setdefault(of[x], x)
    lead, tail = inputs[0], of[inputs[0]]
    batch = {x: f"s_{x}[:-{len(shape)}]" if shape else f"s_{x}" for shape, x in first.items()}
    tests = [f"{x}.dtype is f32 and {x}.is_contiguous()" for x in inputs]
    tests += [f"s_{x}[-{len(shape)}:] == {shape}" for shape, x in first.items() if shape]
    tests += [f"{b} == {batch[lead]}" for x, b in batch.items() if x != lead]
    tests += [f"{x}.shape == s_{first[of[x]]}" for x in inputs if first[of[x]] != x]
    shapes = "; ".join(f"s_{x} = {x}.shape" for x in first.values())
    rooms = [f"like({first[s]})" if s in first else f"empty({batch[lead]} + {s}, dtype=f32)" for s in results]
    made = [f"r{j}" for j in range(len(results))]
    addresses = ", ".join(f"{x}.data_ptr()" for x in [*inputs, *made])
    return f"""
def {name}({", ".join(inputs)}):
    {shapes}
    if not ({" and ".join(tests)}):
        raise NotImplementedError
    {"; ".join(f"{x} = {room}" for x, room in zip(made, rooms, strict=True))}
    n = {lead}.numel() // {math.prod(tail)}
    ({prefix}kernel.hold if n < 4096 else {prefix}kernel.release)(one, {prefix}kernel.pack(n, 0, {addresses}))
    return {", ".join(made) if name == "launch" else "".join(f"{x}, " for x in made)}
"""
