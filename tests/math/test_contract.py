"""Properties of every declared op. The ops are found by a scan and compared with the reference formulas.

Seven kernels of each op are tested: the five derivatives in float64, and the value and the gradients in float32. All
are built in one module. Second derivatives of long programs are evaluated by torch: the compiler would take seconds for
each, and the kernels of short ones have the same primitives. Every third op has a kernel in float16, of strided inputs.
The plain command takes every third op, as it does of random calls; the tests of values and of functions of the algebra
call the others.
"""

from __future__ import annotations

import collections
import importlib
import pkgutil

import pytest
import torch

from posekit import math
from posekit.engine import Op
from posekit.engine.ops import registry
from tests.support import contract, marks
from tests.support.contract import OPS, Declared

SHARE = 3  # one op of so many is tested by the plain command; all of them with `--slow`
LARGE = ("Similarity.left_jacobian", "Similarity.left_local", "Similarity.retract", "Similarity.screw")  # a second each


@pytest.fixture(
    scope="module", params=[marks.slow(name) if k % SHARE or name in LARGE else name for k, name in enumerate(OPS)]
)
def declared(request: pytest.FixtureRequest) -> Declared:
    contract.build_together(OPS[request.param])
    return OPS[request.param]


def test_every_op_has_a_name_of_its_own() -> None:
    modules = [importlib.import_module(f"posekit.math.{info.name}") for info in pkgutil.iter_modules(math.__path__)]
    declared = {id(f.op): f.op for m in modules for f in vars(m).values() if isinstance(getattr(f, "op", None), Op)}
    names = collections.Counter(op.name for op in declared.values())
    assert [name for name, count in names.items() if count > 1] == []
    assert all(registry.find(op.name) is op for op in declared.values())


def test_the_scan_finds_the_ops_of_every_module() -> None:
    found = {declared.function.__module__ for declared in OPS.values()}
    groups = {f"posekit.math.groups.{name}" for name in ("so2", "se2", "so3", "se3", "sim3")}
    assert found == groups | {f"posekit.math.{name}" for name in contract.MODULES if name not in contract.FORMULAS}
    assert {
        "Pose.compose",
        "Pose.from_matrix",
        "Rotation.exp",
        "Rotation.log",
        "matrices.get_inv_transform",
    } <= OPS.keys()


def test_every_op_has_a_reference_formula_of_its_name() -> None:
    assert [name for name, declared in OPS.items() if not callable(declared.reference)] == []


def test_values_and_first_derivatives_agree_with_the_reference(declared: Declared) -> None:
    for batch in ((), (5,), (3, 0)):
        contract.assert_follows(declared, contract.operands(declared.program, contract.alike(declared.program, batch)))


def test_float32_agrees_with_the_reference(declared: Declared) -> None:
    inputs = contract.operands(declared.program, contract.alike(declared.program, (5,)), torch.float32)
    contract.assert_follows(declared, inputs, forward=False)


@pytest.mark.parametrize("name", marks.every(2, [*OPS][::SHARE]))  # loading and storing depend on no algebra
def test_half_precision_is_rounded_once_whatever_its_strides(name: str) -> None:
    declared = OPS[name]
    inputs = contract.operands(declared.program, contract.alike(declared.program, (4, 3)), torch.float16)
    strided = [x.transpose(0, 1).contiguous().transpose(0, 1) for x in inputs]
    contract.assert_follows(declared, strided, forward=False, reverse=False)


@pytest.mark.guarantee("Guarantees", "derivatives")
def test_first_derivatives_are_those_of_the_values_also_at_the_identity(declared: Declared) -> None:
    contract.check_first(declared.function, contract.points(declared.program))


@pytest.mark.guarantee("Guarantees", "derivatives")
def test_second_derivatives_are_those_of_the_first_also_at_the_identity(declared: Declared) -> None:
    points = contract.points(declared.program)
    if contract.is_long(declared.program):
        contract.check_second_programs(declared.program, points)
    else:
        contract.check_second(declared.function, points)


@pytest.mark.guarantee("Guarantees", "shapes")
def test_inputs_are_not_modified_outputs_are_fresh_and_a_retained_graph_repeats_itself(declared: Declared) -> None:
    for batch in ((), (5,), (3000,)):
        inputs = contract.leaves(contract.operands(declared.program, contract.alike(declared.program, batch)))
        before = [x.detach().clone() for x in inputs]
        made = contract.outputs_of(declared.function, inputs)
        cotangents = contract.cotangents_of(made)
        kept = [c.clone() for c in cotangents]
        first = torch.autograd.grad(made, inputs, cotangents, retain_graph=True, materialize_grads=True)
        copies = [g.clone() for g in first]
        torch.autograd.backward(made, cotangents)
        assert all(torch.equal(x, b) for x, b in zip(inputs, before, strict=True))
        storages = [x.untyped_storage().data_ptr() for x in (*inputs, *made)]
        assert len(set(storages)) == len(storages)
        for x, g, k in zip(inputs, first, copies, strict=True):
            assert torch.equal(g, k)
            if x.grad is None:  # an input without effect
                assert not k.any()
                continue
            assert torch.equal(x.grad, k)
            x.grad.add_(1)  # it belongs to the leaf: neither the incoming gradients nor the values see this
        assert all(torch.equal(c, k) for c, k in zip(cotangents, kept, strict=True))
        contract.assert_near(made, contract.outputs_of(declared.reference, before), torch.float64)
