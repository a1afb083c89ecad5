"""Calls of ops and their derivatives whose kernels are run by `emulation`: programs, tensors, and what they compute."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

import posekit
from posekit.engine.dtypes import BY_TAG
from posekit.engine.ops import registry, sweeps_in_torch, torch_route
from posekit.engine.programs import Port, Program, SweepProgram, TablePort
from posekit.engine.runtime import Executable, Shape, SweepExecutable, batch_shape, common_dtype
from posekit.kinematics import programs
from posekit.math import densities
from posekit.math.joints import SWEPT
from tests.support import sampling, trees
from tests.support.contract import OPS, operands

OWN = ("Camera.", "Pose.", "Rotation.", "Trajectory.", "posekit.")  # names of the library's ops begin so
STEPS = len(trees.EVERY_KIND)
# Of dynamics: whether a link is the first moving one of its branch, its column of 15 of a velocity and of 17 of all
# joints, and how many these are.
_TOPS, _COLUMNS = (1, 0, 0, 0, 1, 0, 0, 0, 0), (0, 6, 7, 8, 9, 12, 0, 6, 7)
_EVERY, _COUNTS = (0, 6, 7, 8, 9, 12, 15, 15, 16), (6, 1, 1, 1, 3, 3, 0, 1, 1)
MORE = torch.tensor([_TOPS, _COLUMNS, _EVERY, _COUNTS]).double().T

# Sweeps whose derivatives take minutes to compile for CUDA; they are judged on the CPU, from the same programs.
_JUDGED = ("Robot.jacobian_local_world_aligned", "Robot.velocity_body", "Robot.center_of_mass", "Robot.gravity_torque")
_DYNAMICS = [made.name for made in programs._programs(SWEPT[-1]).sweeps.values()]
LONGEST = tuple([name for name in _DYNAMICS if name not in _JUDGED])


class Form(NamedTuple):
    """How the tensors of a call are laid out.

    Attributes:
        first: The batch of the first half of the inputs.
        second: The batch of the others.
        memory: "contiguous", "unaligned", or "strided": transposed, with components apart.
    """

    first: Shape
    second: Shape
    memory: str = "contiguous"


# Sums of gradients: over all, over long rows, over columns, over rows within a warp, and over both of two dimensions.
FORMS = {
    "aligned": Form((101,), (101,)),
    "unaligned": Form((101,), (101,), "unaligned"),
    "strided": Form((4, 25), (4, 25), "strided"),
    "one": Form((), (101,)),
    "rows": Form((3, 1), (3, 33)),
    "columns": Form((1, 33), (3, 33)),
    "short": Form((20, 1), (20, 5)),
    "crossed": Form((3, 1), (1, 33)),
}


def _sweeps() -> dict[str, Program]:
    """An op of each family, for a sequence or a tree with every built-in kind of joint."""
    sizes, families = (STEPS, trees.size(trees.EVERY_KIND), 15, 17), registry.SWEEPS.items()
    # A kind of joint that is registered, as another file of tests may have done, has a suffix.
    return {name: family.at(*sizes[: family.count]).program for name, family in families if name.count(".") == 1}


def _others() -> dict[str, Program]:
    """The ops of the library that are not in `OPS`. Of about 90 sequences of axes there is one of each kind."""
    for module in pkgutil.walk_packages(posekit.__path__, "posekit."):
        if module.name not in ("posekit.__main__", "posekit.distributed"):  # a command; an import that changes ops
            importlib.import_module(module.name)  # declares its ops
    known = {declared.program.name for declared in OPS.values()}
    found = {op.program.name: op.program for op in registry.all_ops()}
    names = [n for n in found if n.startswith(OWN) and not {">", "["} & {*n} and n not in known]
    sequences = {n for n in names if re.fullmatch(r"Rotation\.(?:euler|from_euler|lock)\.\w+", n)}
    return {n: found[n] for n in sorted(names) if n not in sequences or n.rpartition(".")[2] in ("ZYX", "xyx", "yz")}


SWEEPS: Mapping[str, Program] = _sweeps()
OTHERS: Mapping[str, Program] = _others()
PROGRAMS: Mapping[str, Program] = {n: d.program for n, d in OPS.items()} | SWEEPS | OTHERS


def _with_unit_quaternion(x: Tensor) -> Tensor:
    """Positions and quaternions, of which the latter get the length 1."""
    return torch.cat((x[..., :3], torch.nn.functional.normalize(x[..., 3:], dim=-1)), -1)


def _positive(x: Tensor) -> Tensor:
    """Numbers between 0.2 and 1."""
    return 0.6 + 0.4 * x.sin()


def _unit(x: Tensor) -> Tensor:
    return torch.nn.functional.normalize(x, dim=-1)


def _of_rays(x: Tensor) -> Tensor:
    """Sums of moments of rays: the first numbers of the first, fourth and sixth are the diagonal of a matrix."""
    diagonal = torch.zeros_like(x)
    diagonal[..., [0, 30, 50]] = 2
    return 0.2 * x.sin() + diagonal


_DENSITIES = [n for n in OTHERS if n.startswith(f"{densities.__name__}.")]
_PLANES, _REDUCED = "posekit.registration.residuals.plane_to_plane", "posekit.registration.pnp_start.reduced"
_STEP = f"Robot.ik_step[{STEPS}]"
DOMAINS = {
    **{(_STEP, "offset"): _with_unit_quaternion, (_STEP, "settings"): torch.abs},
    **{(_PLANES, port): _unit for port in ("source_normal", "target_normal")},
    (_REDUCED, "sums"): _of_rays,
    ("posekit.numerics.averaging.share", "weight"): _positive,  # a negative one has no share
    **{(op, port): _positive for op in _DENSITIES for port in ("angle", "square", "scale")},
}


class Call(NamedTuple):
    """A call of a program.

    Attributes:
        program: The program.
        inputs: Its inputs, in float64.
        outputs: The batch shape of each output.
    """

    program: Program
    inputs: tuple[Tensor, ...]
    outputs: tuple[Shape, ...]

    @property
    def batches(self) -> list[Shape]:
        """The batch shape of each input."""
        return [batch_shape(x.shape, p) for x, p in zip(self.inputs, self.program.inputs, strict=True)]


def call(name: str, form: Form) -> Call:
    """A call of an op."""
    program = PROGRAMS[name]
    count = len(program.inputs)
    batches = [form.first] * (count // 2) + [form.second] * (count - count // 2)
    common = tuple(torch.broadcast_shapes(*batches))
    inputs = _of_sweep(program, batches) if isinstance(program, SweepProgram) else operands(program, batches)
    inputs = tuple(
        DOMAINS.get((program.name, p.name), torch.clone)(x) for x, p in zip(inputs, program.inputs, strict=True)
    )
    return Call(program, inputs, (common,) * len(program.outputs))


def _of_sweep(program: SweepProgram, batches: Sequence[Shape]) -> tuple[Tensor, ...]:
    """The inputs of a sweep: all joints of a robot are shared by the batch, if one input is."""
    shared = any(b != batches[-1] for b in batches)

    def made(k: int, port: Port) -> Tensor:
        if isinstance(port, TablePort):
            return torch.cat((trees.table(trees.EVERY_KIND), MORE), -1)[:, : port.shape[-1]].contiguous()
        shape = (*(() if shared and getattr(port, "shared", False) else batches[-1]), *port.shape)
        made = sampling.quaternions(*shape[:-1], seed=k) if shape[-1] == 4 else sampling.normal(*shape, seed=k)
        return made / made.norm(dim=-1, keepdim=True) if shape[-1] == 4 else made / 2  # derivatives stay within range

    return tuple(made(k, port) for k, port in enumerate(program.inputs))


def derived(of: Call, derivative: str) -> Call | None:
    """The call of a derivative, such as "vjp.jvp"; None if it is zero."""
    for depth, part in enumerate(filter(None, derivative.split("."))):
        program, ins = of.program, of.program.inputs
        varies = tuple(not isinstance(p, TablePort) for p in ins)
        common = torch.broadcast_shapes(*of.batches, *of.outputs)
        if part == "vjp":
            shapes, wanted = [(*b, *p.shape) for b, p in zip(of.outputs, program.outputs, strict=True)], of.batches
            derivation = program.vjp(varies, (True,) * len(shapes), tuple(b != common for b in wanted))
        else:
            shapes, wanted = [tuple(x.shape) for x in of.inputs], list(of.outputs)
            derivation = program.jvp(varies)
        if derivation.program is None:
            return None
        candidates = [*of.inputs, *(sampling.normal(1, *s, seed=50 * depth + k + 7)[0] for k, s in enumerate(shapes))]
        found = {j: batch for j, batch in zip(derivation.results, wanted, strict=True) if j is not None}
        outputs = tuple(found[j] for j in range(len(derivation.program.outputs)))
        of = Call(derivation.program, tuple(candidates[i] for i in derivation.sources), outputs)
    return of


def inputs_of(of: Call, kind: str, memory: str) -> list[Tensor]:
    """The inputs of a call in a dtype, laid out as a form says."""
    pairs = zip(of.inputs, of.program.inputs, strict=True)
    return [x if isinstance(p, TablePort) else _placed(x.to(BY_TAG[kind].torch), p, memory) for x, p in pairs]


def _placed(x: Tensor, port: Port, memory: str) -> Tensor:
    """A copy of a tensor."""
    dims = x.ndim - len(port.shape)
    if memory == "unaligned":
        return x.new_empty(x.numel() + 1)[1:].view(x.shape).copy_(x)
    if memory == "strided":
        batch, element = x.shape[:dims], x.shape[dims:]
        wide = x.new_full((*reversed(batch), *(2 * n for n in element)), torch.nan)
        for d in range(dims, x.ndim):
            wide = wide.unflatten(d, (-1, 2)).select(d + 1, 0)
        return wide.permute(*reversed(range(dims)), *range(dims, x.ndim)).copy_(x)
    return x.clone(memory_format=torch.contiguous_format)


def computed(of: Call, inputs: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The outputs by kernels."""
    common = torch.broadcast_shapes(*of.batches)
    results = None if all(s == common for s in of.outputs) else of.outputs
    runner = SweepExecutable if isinstance(of.program, SweepProgram) else Executable
    return runner(of.program).run(inputs, results)[0]


def expected(of: Call, inputs: Sequence[Tensor]) -> list[Tensor]:
    """The outputs by torch operations in the dtype of the arithmetic, with sums in float64."""
    common = torch.broadcast_shapes(*of.batches, *of.outputs)
    if isinstance(of.program, SweepProgram):
        made = sweeps_in_torch.run(of.program, inputs, (common,) * len(of.outputs))
    else:
        made = torch_route.run(of.program, inputs, None)
    outputs = zip(made, of.program.outputs, of.outputs, strict=True)
    return [y.double().expand(*common, *p.shape).sum_to_size((*batch, *p.shape)) for y, p, batch in outputs]


def assert_agrees(of: Call, inputs: Sequence[Tensor], got: Sequence[Tensor]) -> None:
    """Asserts that outputs agree with those computed in float64.

    Errors may be twice those of torch's operations in the dtype of the arithmetic, plus some roundings of the largest
    entry. What half precision cannot hold is infinite.
    """
    dtype = common_dtype(inputs, of.program.inputs)
    wide = expected(of, [x.double() for x in inputs])
    most, roundings = torch.finfo(dtype).max, 4 if dtype.itemsize == 2 else 32
    same = [y.double().clamp(-most, most) for y in got]
    right = [w.clamp(-most, most) for w in wide]
    near = [roundings * torch.finfo(dtype).eps * w.abs().max().item() for w in right]
    for y, w, port in zip(got, wide, of.program.outputs, strict=True):
        assert y.dtype is dtype and y.shape == w.shape
        assert w.isfinite().all(), port.name
    if dtype is not torch.float64 and any((y - w).abs().max() > e for y, w, e in zip(same, right, near, strict=True)):
        narrow = expected(of, [x if x.dtype is torch.float64 else x.float() for x in inputs])  # which takes long
        near = [2 * (n - w).abs().max().item() + e for n, w, e in zip(narrow, wide, near, strict=True)]
    for y, w, e, port in zip(same, right, near, of.program.outputs, strict=True):
        torch.testing.assert_close(y, w, rtol=0, atol=e, msg=lambda m, n=port.name: f"{n}: {m}")
