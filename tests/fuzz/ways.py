"""The ways in which torch can run one call: derivatives, transforms, compilers, devices, dtypes and layouts.

A call is a row of the table of subjects with steady arguments: float64, contiguous, away from corners. Each way returns
what differs from the plain call, as a text, or nothing.
"""

from __future__ import annotations

import fnmatch
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor

from tests.fuzz.draws import Draw, Shape, strided
from tests.fuzz.kinds import KINDS
from tests.fuzz.subject import Subject, arguments_of, flattened

STEP = 2e-6  # of central differences, whose error is about STEP^2 and eps / STEP
HALF = torch.finfo(torch.float16).eps


class Steady(Draw):
    """Draws of ordinary numbers: never the special case, always the whole batch."""

    def chance(self, probability: float) -> bool:
        return False

    def part(self, batch: Shape) -> Shape:
        return batch


class Call:
    """One row of the table, with arguments of a batch shape, as a function of its tensors."""

    def __init__(self, subject: Subject, batch: Shape = (2,)) -> None:
        self.subject, self.draw = subject, Steady(subject.name)
        self.batch = (*batch, *[2] * (subject.rank - len(batch)))
        self.kinds = [KINDS[name] for name in subject.kinds]
        self.parts = [part for kind in self.kinds for part in kind.parts]
        self.tensors = [part.make(self.draw, self.batch if part.batched else ()) for part in self.parts]
        self.ranks = [len(part.components(self.draw)) for part in self.parts]
        self.options = subject.chosen(self.draw, self.batch)
        self.function = subject.function

    def __call__(self, *tensors: Tensor) -> list[Tensor]:
        """The tensors among the results."""
        given = iter(tensors)
        values = [kind.wrap(*[next(given) for _ in kind.parts]) for kind in self.kinds]
        extra, named = arguments_of(self.options)
        found = flattened(self.function(*values, *extra, **named))
        return [y for y in found if isinstance(y, Tensor)]

    @property
    def differentiable(self) -> bool:
        return self.subject.derivatives and bool(self.floats)

    @functools.cached_property
    def floats(self) -> list[int]:
        return [i for i, y in enumerate(self(*self.tensors)) if y.is_floating_point()]

    def scalar(self, *tensors: Tensor) -> Tensor:
        """A smooth number that depends on each result."""
        total = tensors[0].new_zeros(())
        for k, y in enumerate(y for y in self(*tensors) if y.is_floating_point()):
            weights = torch.linspace(0.3 + k, 1.7, y.numel(), dtype=y.dtype).reshape(y.shape)
            total = total + (weights * y).sum() + (0.5 * weights * y * y).sum()
        return total

    def directions(self) -> list[Tensor]:
        return [self.draw.normal(*x.shape) for x in self.tensors]


def differs(found: Sequence[Tensor], wanted: Sequence[Tensor], relative: float = 1e-9) -> str:
    """What differs between results, or nothing."""
    if len(found) != len(wanted):
        return f"{len(found)} results instead of {len(wanted)}"
    for i, (x, y) in enumerate(zip(found, wanted, strict=True)):
        if x.shape != y.shape:
            return f"result {i} has shape {tuple(x.shape)} instead of {tuple(y.shape)}"
        scale = y.double().abs().amax().item() if y.numel() else 0.0
        if not torch.allclose(x.double(), y.double(), rtol=relative, atol=relative * (1 + scale), equal_nan=True):
            return f"result {i} differs by {(x.double() - y.double()).abs().max().item():.3g}, of {scale:.3g}"
    return ""


def along(function: Callable[..., Any], tensors: Sequence[Tensor], directions: Sequence[Tensor]) -> list[Tensor]:
    """The derivative of results along directions, by central differences."""
    there = function(*[x + STEP * v for x, v in zip(tensors, directions, strict=True)])
    back = function(*[x - STEP * v for x, v in zip(tensors, directions, strict=True)])
    return [(x - y) / (2 * STEP) for x, y in zip(there, back, strict=True)]


def gradients(call: Call, tensors: Sequence[Tensor], graph: bool = False) -> list[Tensor]:
    leaves = [x.detach().requires_grad_() for x in tensors]
    value = call.scalar(*leaves)
    if not value.requires_grad:
        return [torch.zeros_like(x) for x in leaves]
    return list(torch.autograd.grad(value, leaves, create_graph=graph, materialize_grads=True))


def by_grad(call: Call) -> str:
    v = call.directions()
    found = sum((g * d).sum() for g, d in zip(gradients(call, call.tensors), v, strict=True))
    return differs([torch.as_tensor(found)], along(lambda *x: [call.scalar(*x)], call.tensors, v), 1e-6)


def by_double_backward(call: Call) -> str:
    v = call.directions()
    leaves = [x.detach().requires_grad_() for x in call.tensors]
    value = call.scalar(*leaves)
    if not value.requires_grad:
        return ""
    first = torch.autograd.grad(value, leaves, create_graph=True, materialize_grads=True)
    inner = torch.stack([(g * d).sum() for g, d in zip(first, v, strict=True)]).sum()
    found = torch.autograd.grad(inner, leaves, materialize_grads=True)
    return differs(found, along(lambda *x: gradients(call, x), call.tensors, v), 1e-5)


def by_jvp(call: Call) -> str:
    v, floats = call.directions(), call.floats

    def results(*tensors: Tensor) -> tuple[Tensor, ...]:
        found = call(*tensors)
        return tuple(found[i] for i in floats)

    _, found = torch.func.jvp(results, tuple(call.tensors), tuple(v))
    return differs(found, along(results, call.tensors, v), 1e-6)


def by_vmap(call: Call) -> str:
    two = [torch.stack((x, x.flip(0) if x.dim() and call.batch and x.shape[0] == 2 else x)) for x in call.tensors]
    rows = [call(*[x[i] for x in two]) for i in range(2)]
    found = torch.vmap(lambda *x: tuple(call(*x)))(*two)
    return differs(found, [torch.stack(ys) for ys in zip(*rows, strict=True)])


def by_hessian(call: Call) -> str:
    """By `torch.func.hessian` with respect to the first tensor of one element."""
    first, *others = call.tensors
    v = call.draw.normal(*first.shape)
    matrix = torch.func.hessian(lambda x: call.scalar(x, *others))(first)
    found = (matrix.reshape(first.numel(), -1) @ v.reshape(-1)).reshape(first.shape)
    wanted = along(lambda x: [gradients(call, (x, *others))[0]], [first], [v])
    return differs([found], wanted, 1e-5)


def by_meta(call: Call) -> str:
    wanted = call(*call.tensors)
    with torch.device("meta"):
        found = call(*[x.to("meta") for x in call.tensors])
    for i, (x, y) in enumerate(zip(found, wanted, strict=True)):
        if x.device.type != "meta" or x.shape != y.shape or x.dtype != y.dtype:
            return f"result {i} is {x.dtype} {tuple(x.shape)} on {x.device}, not {y.dtype} {tuple(y.shape)}"
    return ""


def by_half(call: Call) -> str:
    rounded = [x.half() for x in call.tensors]
    found, wanted = call(*rounded), call(*[x.double() for x in rounded])
    kept = [(x, y) for x, y in zip(found, wanted, strict=True) if y.is_floating_point()]
    if wide := [str(x.dtype) for x, _ in kept if x.dtype not in (torch.float16, torch.float32)]:
        return f"results are {wide}"
    return differs([x for x, _ in kept], [y for _, y in kept], 16 * HALF * call.subject.loose)


def by_empty(call: Call) -> str:
    empty = Call(call.subject, (0, *call.batch[1:]))
    found, wanted = empty(*empty.tensors), call(*call.tensors)
    for i, (x, y) in enumerate(zip(found, wanted, strict=True)):
        if x.dim() != y.dim() or x.dtype != y.dtype:
            return f"result {i} is {x.dtype} {tuple(x.shape)}, not like {y.dtype} {tuple(y.shape)}"
    return ""


def by_strides(call: Call) -> str:
    wanted = call(*call.tensors)
    spread = [strided(x, list(range(x.dim()))[::-1], [2] * x.dim(), 3) for x in call.tensors]
    return differs(call(*spread), wanted, 1e-14)


EAGER: dict[str, Callable[[Call], str]] = {
    "grad": by_grad,
    "double backward": by_double_backward,
    "jvp": by_jvp,
    "vmap": by_vmap,
    "hessian": by_hessian,
    "meta": by_meta,
    "half": by_half,
    "empty": by_empty,
    "strided": by_strides,
}
DERIVATIVES = {"grad", "double backward", "jvp", "hessian"}


def by_compile(call: Call, dynamic: bool) -> str:
    torch._dynamo.reset()
    compiled = torch.compile(lambda *x: call(*x), backend="eager", fullgraph=True, dynamic=dynamic)
    return differs(compiled(*call.tensors), call(*call.tensors), 1e-12)


class Exported(torch.nn.Module):
    def __init__(self, call: Call) -> None:
        super().__init__()
        self.call = call

    def forward(self, *tensors: Tensor) -> list[Tensor]:
        return self.call(*tensors)


def by_export(call: Call) -> str:
    program = torch.export.export(Exported(call), tuple(call.tensors), strict=False)
    return differs(program.module()(*call.tensors), call(*call.tensors), 1e-12)


COMPILED: tuple[dict[str, Callable[[Call], str]], ...] = (
    {"compile": lambda call: by_compile(call, False), "export": by_export},
    {"dynamic compile": lambda call: by_compile(call, True)},
)  # the ways of names in turn: a graph that is static, and one of any batch


CASTS = ("*.half", "*.bfloat16", "*.float", "*.double", "*.to")
# What a row is not called in, with the reason: patterns of its name, and ways.
NOT: tuple[tuple[tuple[str, ...], set[str], str], ...] = (
    (CASTS, DERIVATIVES | {"half"}, "the dtype that is asked for rounds more coarsely than differences resolve"),
    (("*.detach", "transform.cuda_matrix_to_quaternion"), DERIVATIVES, "no gradients flow"),
    (("*scale_grad*", "GradFactor*"), DERIVATIVES, "gradients are scaled, values are not"),
    (("algebra.constant*",), DERIVATIVES, "constant"),
    (
        ("sampling.*",),
        DERIVATIVES,
        "draws a choice, whose gradient is a convention",
    ),
    (("*.perturb", "*.sample"), {"hessian"}, "draws random numbers, which torch.vmap refuses by default"),
    (("*.perturb", "*.sample", "*.random", "sampling.*"), {"compile", "dynamic compile"}, "the row makes a generator"),
    (
        ("*.unbind", "*.chunk", "*.__iter__", "*.__getitem__", "sampling.choice"),
        {"empty"},
        "the batch decides the results",
    ),
    (("*.allclose", "*.validate", "testing.*", "sampling.*"), {"meta"}, "reads numbers"),
    (("*.allclose", "*.validate", "testing.*", "sampling.*"), {"export"}, "decides by numbers"),
    (("testing.*",), {"compile", "dynamic compile"}, "decides by numbers"),
    (("*.cpu", "*.__array__", "*.__dlpack*"), {"meta", "half"}, "needs the numbers, in their own dtype"),
    (("*.__array__", "*.__dlpack*"), {"compile", "dynamic compile", "export"}, "leaves torch"),
    (("where",), {"meta"}, "the row's mask is on the CPU"),
    (
        ("*.requires_grad_", "*.retain_grad"),
        {"compile", "dynamic compile"},
        "torch refuses it for what a graph computes",
    ),
    (
        ("algebra.*", "op"),
        {"compile", "dynamic compile"},
        "the row declares an op, which takes place before compilation",
    ),
    (("GradFactor",), {"dynamic compile"}, "torch makes its factor symbolic, and refuses that in an untraced function"),
    (
        (
            *("imu.preintegrate", "Robot.*_dynamics*", "Robot.inertia_regressor", "Robot.integrate"),
            *("Robot.mass_matrix*", "Robot.momentum", "Robot.nonlinear_effects"),
        ),
        {"hessian"},
        "forward mode of gradients takes seconds to build; second derivatives: double backward, and their own tests",
    ),
    (("jacobian", "kalman_update"), {"export"}, "torch.export records no torch.func.vjp"),
    (("Trajectory.resample",), DERIVATIVES, "the times of the row are the ends of the trajectory"),
)


def left_out(name: str) -> set[str]:
    """The ways in which a public name is not called."""
    return {way for names, ways, _ in NOT if any(fnmatch.fnmatchcase(name, n) for n in names) for way in ways}


SECOND = ("double backward", "hessian")


def in_turn(name: str, turn: int) -> dict[str, Callable[[Call], str]]:
    """The eager ways of a public name: one of those of second derivatives, and half precision for every second name."""
    first, other = SECOND if turn % 2 else SECOND[::-1]
    others = {other if first not in left_out(name) else first} | ({"half"} if turn // 2 % 2 else set())
    return {way: judge for way, judge in EAGER.items() if way not in others}


def judged(subject: Subject, ways: Mapping[str, Callable[[Call], str]]) -> dict[str, str]:
    """What each way finds wrong: results that differ, or the error that it raises."""
    found: dict[str, str] = {}
    call = Call(subject)
    if not call.tensors:
        return found
    skipped = left_out(subject.public)
    if not call.differentiable:
        skipped |= DERIVATIVES
    elif not subject.orders:
        skipped |= DERIVATIVES - {"grad"}
    if not subject.vmap:
        skipped.add("vmap")
    one = Call(subject, ()) if not subject.nonempty else call
    for name, way in ways.items():
        if name in skipped:
            continue
        try:
            problem = way(one if name == "hessian" else call)
        except Exception as error:
            problem = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
        if problem:
            found[name] = problem
    return found
