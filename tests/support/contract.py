"""The contract of every declared op: its values and first derivatives agree with those of a reference formula.

The ops are found by scanning the modules that declare them, so that new ops are covered automatically. All of them are
tested in `tests/math/test_contract.py`. The engine's handling of shapes, strides, dtypes and masks does not depend on
the formula: `tests/engine/runtime/test_plans.py` tests it with the ops of `posekit.math.pose` and `rotation`.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import itertools
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any
from unittest import mock

import torch
from torch import Tensor
from torch.autograd import forward_ad, gradcheck

from posekit import math
from posekit.engine import without_kernels
from posekit.engine.codegen import FLAT
from posekit.engine.ops import registry, torch_op
from posekit.engine.ops.torch_op import Op
from posekit.engine.programs import Program, reachable
from posekit.engine.runtime import kernel
from tests.reference import cameras as cameras_reference
from tests.reference import clearance as clearance_reference
from tests.reference import eigen as eigen_reference
from tests.reference import fitting as fitting_reference
from tests.reference import grids as grids_reference
from tests.reference import pose as pose_reference
from tests.reference import se2 as se2_reference
from tests.reference import sim3 as sim3_reference
from tests.support import kernels, sampling

Shape = tuple[int, ...]
Tensors = tuple[Tensor, ...]
Function = Callable[..., Any]
Maker = Callable[..., Tensor]
Domains = Mapping[str, Maker | None]

# Errors relative to the largest entry. Half precision is a storage dtype only: results are rounded once, at the end.
TOLERANCE = {torch.float64: 2e-13, torch.float32: 2e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}


@dataclasses.dataclass(frozen=True)
class Declared:
    """A declared op and its reference formula."""

    function: Function
    reference: Function | None

    @property
    def op(self) -> Op:
        return self.function.op  # type: ignore[attr-defined]

    @property
    def program(self) -> Program:
        return self.op.program


LONG = 150  # scalars of a gradient
AWAY = None
DISTANCES = ("distance", "chordal_distance", "phi3_distance")
DIRECTIONS = ("axis", "sixd", "from_two_vectors.a", "from_two_vectors.b", "first", "second", "target", "up", "dual")

# The modules of `posekit.math` under contract, and its namespaces of groups. The reference formulas are in the module
# of `tests.reference` with the same name, or in those of `FORMULAS`. The values are the domains of inputs, by "input"
# or "op.input": a function of ``(*batch, seed)`` for inputs that are not ordinary vectors, quaternions or rigid
# matrices, or `AWAY` for ordinary ones that must stay away from the identity or from 0, where the op has no derivative.
MODULES: dict[str, Domains] = {
    "pose": {"distance.position1": AWAY, "distance.quaternion1": AWAY},
    "rotation": {"angle.quaternion": AWAY, **{f"{name}.quaternion1": AWAY for name in DISTANCES}},
    "rotation2": {"distance.complex1": AWAY},
    "pose2": {
        "distance.position1": AWAY,
        "distance.complex1": AWAY,
        "from_matrix.matrix": lambda *batch, seed: se2_reference.matrix(*sampling.normal(2, *batch, 2, seed=seed)),
    },
    "similarity": {
        "distance.position1": AWAY,
        "distance.quaternion1": AWAY,
        **dict.fromkeys(("scale", "scale1", "scale2"), sim3_reference.positive),
        "from_matrix.matrix": lambda *batch, seed: sim3_reference.matrix(
            *sampling.poses(*batch, seed=seed), sim3_reference.positive(*batch, seed=seed)
        ),
    },
    "metrics": {"goal_quat": AWAY},
    "rates": {},
    "matrices": {},
    "conversions": dict.fromkeys((*DIRECTIONS, "axis_angle.quaternion"), AWAY),
    "clearance": {
        "centre": AWAY,
        "sphere_to_capsule.end": AWAY,
        "half_extents": clearance_reference.half_extents,
        "sphere_to_cylinder.half_length": clearance_reference.half_length,
        "cylinder_radius": clearance_reference.half_length,
    },
    "grids": {
        "centre": AWAY,
        "spacing": grids_reference.positive,
        "place_in_height_map.last": functools.partial(grids_reference.last, 2),
        "sphere_to_height_map.last": functools.partial(grids_reference.last, 2),
        "last": functools.partial(grids_reference.last, 3),
        "sphere_to_height_map.cell": functools.partial(grids_reference.cell, 2),
        "cell": functools.partial(grids_reference.cell, 3),
        "values": AWAY,
        # As a port of four numbers it would be a quaternion.
        "sphere_to_height_map.values": lambda *batch, seed: sampling.normal(1, *batch, 4, seed=seed)[0],
    },
    "directions": {},
    "eigen": {"symmetric": AWAY, "others": eigen_reference.nothing},
    "fitting": {
        "davenport_of_moments.gram": fitting_reference.moments,
        "planar_of_moments.gram": fitting_reference.planar_moments,
    },
    "joints": {"axis": AWAY},
    "karcher": {},
    "motion": {},
    "splines": {},
    "cameras": cameras_reference.DOMAINS,
}

FORMULAS = {
    "pose": ("pose", "se3"),
    "rotation": ("rotation", "so3"),
    "pose2": ("se2",),
    "rotation2": ("so2",),
    "similarity": ("sim3",),
}

OPS: dict[str, Declared] = {}
WALKED: dict[str, Declared] = {}
_DOMAINS: dict[tuple[str, str], Maker | None] = {}  # keys: names of the op and of its input


def _of_lenses(ops: Any) -> Iterator[tuple[str, Any]]:
    """The ops in the table of lenses, by method, model and number of coefficients: "rays_radtan5".

    Inverses with other numbers of coefficients than 5 are left to `tests/math/test_cameras.py`: they take long to
    compile, and are declared by the same function as those with 5.
    """
    for (model, count), lens in getattr(ops, "LENSES", {}).items():
        for method in cameras_reference.METHODS:
            if method == "project" or count == 5 or model != "radtan":
                yield f"{method}_{model}{count if model == 'radtan' else ''}", getattr(lens, method)


def _scan(module: str, domains: Domains) -> None:
    ops = getattr(math, module, None) or importlib.import_module(f"posekit.math.{module}")
    formulas = types.SimpleNamespace()
    for name in FORMULAS.get(module, (module,)):
        vars(formulas).update(vars(importlib.import_module(f"tests.reference.{name}")))
    for name, value in (*vars(ops).items(), *_of_lenses(ops)):
        if isinstance(getattr(value, "op", None), Op):
            shared = getattr(formulas, name.rstrip("0123456789"), None)  # of all numbers of coefficients
            declared = Declared(value, getattr(formulas, name, shared))
            label = declared.op.name.removeprefix("posekit.math.")
            if label in OPS or name in ("directions", "covectors"):  # under a second name; `tests/math/test_groups.py`
                continue
            OPS[label] = declared
            if module in ("pose", "rotation"):
                WALKED[label] = declared
            for port in declared.program.inputs:
                for key in (port.name, f"{name}.{port.name}"):
                    if key in domains:
                        _DOMAINS[declared.op.name, port.name] = domains[key]


for row in MODULES.items():
    _scan(*row)


def is_long(program: Program) -> bool:
    gradient = torch_op.derived(program, "vjp")
    return gradient is not None and len(reachable([y for row in gradient.values for y in row])) > LONG


def build_together(declared: Declared) -> None:
    """Declares kernels of an op in one module: its values and derivatives in float64, values and gradients in float32.

    They are built in a fraction of the time that a module of each would take, once for all files of tests that do so.
    """
    second = () if is_long(declared.program) else ("vjp.vjp", "vjp.jvp")
    flat = {"f64": ("", "vjp", "jvp", *second), "f32": ("", "vjp")}
    declare_together(declared.program, f"contract.{declared.op.name}", flat)


def declare_together(program: Program, module: str, flat: Mapping[str, Sequence[str]]) -> None:
    """Declares unoptimised kernels without broadcasts in one module: derivatives of a program, by tag of a dtype."""
    import warp as wp

    with mock.patch.object(kernel, "declare", functools.partial(kernel.declare, module=module)):
        for kind, derivatives in flat.items():
            for made in filter(None, [torch_op.derived(program, name) for name in derivatives]):
                registry.op_for(made).executable.kernel(kind, FLAT)
    with kernels.optimised(0):
        wp.get_module(module).options.update(kernel.module_options())


def operands(program: Program, batches: Sequence[Shape], dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensors:
    """An input for each port: vectors, quaternions of any length, rigid matrices, or inputs of its domain."""
    made = []
    for k, (port, batch) in enumerate(zip(program.inputs, batches, strict=True)):
        at = 100 * seed + 10 * k + 1
        domain = _DOMAINS.get((program.name, port.name))
        if domain is not None:
            made.append(domain(*batch, seed=at))
        elif port.shape == (4,):
            made.append(sampling.quaternions(*batch, seed=at))
        elif port.name.startswith("complex"):
            made.append(sampling.complexes(*batch, seed=at))
        elif len(port.shape) == 2 and max(port.shape) <= 4:
            rows, columns = port.shape
            made.append(pose_reference.matrix(*sampling.poses(*batch, seed=at))[..., :rows, :columns])
        else:
            made.append(sampling.normal(1, *batch, *port.shape, seed=at)[0])
    return tuple(x.to(dtype).contiguous() for x in made)


def alike(program: Program, batch: Shape) -> list[Shape]:
    """The same batch shape for all inputs."""
    return [batch] * len(program.inputs)


def halves(program: Program, first: Shape, second: Shape) -> list[Shape]:
    """One batch shape for the first half of the inputs, and another one for the second half."""
    count = len(program.inputs)
    return [first] * (count - count // 2) + [second] * (count // 2)


def points(program: Program) -> Tensors:
    """A batch of three for each port: an ordinary input, and the identity twice, with both signs for quaternions."""
    made = operands(program, alike(program, (3,)), seed=3)
    for x, port in zip(made, program.inputs, strict=True):
        if (program.name, port.name) in _DOMAINS or not port.shape:  # scalars are not group elements
            continue
        if port.shape == (4,):
            x[1:] = torch.tensor([[1.0, 0, 0, 0], [-1.0, 0, 0, 0]])
        elif port.name.startswith("complex"):
            x[1:] = torch.tensor([[1.0, 0], [2.0, 0]])
        else:
            x[1:] = torch.eye(*port.shape) if len(port.shape) == 2 else 0
    return made


def masks(count: int) -> list[tuple[bool, ...]]:
    """All non-empty subsets of ``count`` elements, as boolean masks."""
    return [mask for mask in itertools.product((False, True), repeat=count) if any(mask)]


def outputs_of(function: Function, inputs: Sequence[Tensor]) -> Tensors:
    made = function(*inputs)
    return made if isinstance(made, tuple) else (made,)


def leaves(inputs: Sequence[Tensor]) -> Tensors:
    """Leaf tensors that share memory with the inputs."""
    return tuple(x.detach().requires_grad_() for x in inputs)


def gradients(function: Function, inputs: Sequence[Tensor], cotangents: Sequence[Tensor]) -> Tensors:
    inputs = leaves(inputs)
    return torch.autograd.grad(outputs_of(function, inputs), inputs, tuple(cotangents), materialize_grads=True)


def moved(function: Function, inputs: Sequence[Tensor], along: Sequence[Tensor]) -> Tensors:
    with forward_ad.dual_level():
        duals = [forward_ad.make_dual(x, d) for x, d in zip(inputs, along, strict=True)]
        made = [forward_ad.unpack_dual(y) for y in outputs_of(function, duals)]
        return tuple(y.primal.new_zeros(y.primal.shape) if y.tangent is None else y.tangent for y in made)


def pushed(function: Function, inputs: Sequence[Tensor], along: Sequence[Tensor]) -> Tensors:
    """Jacobian-vector products as gradients of gradients: torch takes several times as long for dual tensors."""
    inputs = leaves(inputs)
    made = outputs_of(function, inputs)
    if not any(y.requires_grad for y in made):
        return tuple(map(torch.zeros_like, made))
    cotangents = [torch.zeros_like(y, requires_grad=True) for y in made]
    found = torch.autograd.grad(made, inputs, cotangents, create_graph=True, materialize_grads=True)
    total = torch.stack([(g * d).sum() for g, d in zip(found, along, strict=True)]).sum()
    return torch.autograd.grad(total, cotangents, materialize_grads=True)


def joined(outputs: Sequence[Tensor]) -> Tensor:
    """Concatenates outputs with one batch dimension, such that the gradient of each output is contiguous.

    It is negated twice: to multiply a dual tensor by a constant takes torch ten times as long.
    """
    return torch.cat([y.neg().neg().reshape(len(y), -1) for y in outputs], -1) if len(outputs) > 1 else outputs[0]


# gradcheck differentiates one output and one gradient at a time, and each combination needs its own kernel. If outputs
# are concatenated and no gradient is undefined, a single kernel computes all of them.


def check_first(function: Function, inputs: Sequence[Tensor], **options: bool) -> None:
    """Checks first derivatives, forward and reverse, of a function with one batch dimension by finite differences."""
    options = {"check_forward_ad": True, "check_undefined_grad": False, **options}
    assert gradcheck(lambda *xs: joined(outputs_of(function, xs)), leaves(inputs), **options)


def check_second(function: Function, inputs: Sequence[Tensor], **options: bool) -> None:
    """Checks second derivatives, in inputs and cotangents, against finite differences along random directions."""
    count, cotangents = len(inputs), cotangents_of(outputs_of(function, inputs))

    def found(*xs: Tensor) -> Tensor:
        xs = tuple(x.requires_grad_() for x in xs)  # gradcheck's dual tensors do not require gradients
        made = outputs_of(function, xs[:count])
        return joined(torch.autograd.grad(made, xs[:count], xs[count:], create_graph=True, materialize_grads=True))

    options = {"check_forward_ad": True, "check_undefined_grad": False, "fast_mode": True, **options}
    assert gradcheck(found, leaves((*inputs, *cotangents)), **options)


def check_second_programs(program: Program, inputs: Sequence[Tensor]) -> None:
    """Checks the programs of second derivatives, evaluated by torch, against differences of gradients by kernels.

    The derivatives are those along one direction of all inputs and cotangents, of each element of the batch.
    """
    derived = program.vjp((True,) * len(program.inputs), (True,) * len(program.outputs))
    assert derived.program is not None
    first, call = derived.program, registry.op_for(derived.program).call
    cotangents = cotangents_of(outputs_of(registry.op_for(program).call, inputs))
    values = [(*inputs, *cotangents)[i] for i in derived.sources]
    along, step = directions_of(values), 1e-6
    there, back = (
        outputs_of(call, [x + sign * step * d for x, d in zip(values, along, strict=True)]) for sign in (1, -1)
    )
    differences = [(x - y) / (2 * step) for x, y in zip(there, back, strict=True)]
    seeds = cotangents_of(differences)
    with without_kernels():
        tangents = _derivatives_of(first.jvp((True,) * len(values)), values, along, differences)
        gradients = _derivatives_of(first.vjp((True,) * len(values), (True,) * len(seeds)), values, seeds, values)
    for tangent, difference in zip(tangents, differences, strict=True):
        torch.testing.assert_close(tangent, difference, rtol=1e-6, atol=1e-6)
    torch.testing.assert_close(_products(gradients, along), _products(differences, seeds), rtol=1e-6, atol=1e-6)


def _derivatives_of(
    derived: Any, values: Sequence[Tensor], seeds: Sequence[Tensor], alike: Sequence[Tensor]
) -> Tensors:
    """What a derived program computes, zeros and cotangents that are passed through included."""
    given = [(*values, *seeds)[i] for i in derived.sources]
    made = outputs_of(registry.op_for(derived.program).call, given) if derived.program else ()
    rows = zip(derived.results, alike, strict=True)
    return tuple(torch.zeros_like(x) if r is None else made[r] if r >= 0 else seeds[-1 - r] for r, x in rows)


def _products(left: Sequence[Tensor], right: Sequence[Tensor]) -> Tensor:
    """The inner product of each element of a batch of one dimension."""
    return torch.stack([(x * y).reshape(len(x), -1).sum(-1) for x, y in zip(left, right, strict=True)]).sum(0)


def wide(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(x.detach().to(torch.float64).clone(memory_format=torch.contiguous_format) for x in tensors)


def cotangents_of(outputs: Sequence[Tensor], seed: int = 77) -> Tensors:
    return tuple(sampling.normal(1, *y.shape, dtype=y.dtype, seed=seed + j)[0] for j, y in enumerate(outputs))


def directions_of(inputs: Sequence[Tensor], seed: int = 88) -> Tensors:
    return tuple(sampling.normal(1, *x.shape, dtype=x.dtype, seed=seed + j)[0] for j, x in enumerate(inputs))


def assert_near(got: Sequence[Tensor], want: Sequence[Tensor], dtype: torch.dtype, *, times: float = 1) -> None:
    """Asserts equal shapes, and errors that are small relative to the largest expected entry."""
    assert len(got) == len(want)
    for g, w in zip(got, want, strict=True):
        assert g.shape == w.shape
        allowed = times * TOLERANCE[dtype] * max(w.abs().max().item() if w.numel() else 0, 1)
        torch.testing.assert_close(g.to(torch.float64), w.to(torch.float64), rtol=0, atol=allowed)


def assert_follows(declared: Declared, inputs: Sequence[Tensor], *, forward: bool = True, reverse: bool = True) -> None:
    """Asserts that values, vector-Jacobian and Jacobian-vector products agree with the formula's in float64."""
    function, formula = declared.function, declared.reference
    assert formula is not None
    dtype = promoted(inputs)
    made = outputs_of(function, inputs)
    assert all(y.dtype is dtype for y in made)
    assert_near(made, outputs_of(formula, wide(inputs)), dtype)
    if reverse:
        cotangents = cotangents_of(made)
        got = gradients(function, inputs, cotangents)
        assert all(g.dtype is x.dtype for g, x in zip(got, inputs, strict=True))
        narrowest = max((x.dtype for x in inputs), key=TOLERANCE.__getitem__)
        assert_near(got, gradients(formula, wide(inputs), wide(cotangents)), narrowest, times=4)
    if forward:
        along = directions_of(inputs)
        got = moved(function, inputs, along)
        assert all(t.dtype is dtype for t in got)
        assert_near(got, pushed(formula, wide(inputs), wide(along)), dtype, times=4)


def promoted(tensors: Sequence[Tensor]) -> torch.dtype:
    dtype = tensors[0].dtype
    for x in tensors:
        dtype = torch.promote_types(dtype, x.dtype)
    return dtype
