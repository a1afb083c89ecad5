"""Exactly the derivatives that are asked for, in every combination, and batched by torch's own vmap.

What is left out of a derivative is the engine's and knows no algebra, so the ops of Pose and of Rotation stand for all
others, and every fifth of them where each choice is a kernel to build. `tests/math/test_contract.py` has the first and
second derivatives of all ops.
"""

from __future__ import annotations

import pytest
import torch
from torch.autograd import gradcheck, gradgradcheck

from posekit.engine.ops import torch_route
from tests.support import contract
from tests.support.contract import WALKED

pytestmark = pytest.mark.usefixtures("built_together")
every_op = pytest.mark.parametrize("name", WALKED)
some_ops = pytest.mark.parametrize("name", [*WALKED][::5])


@pytest.mark.slow(but=3)
@every_op
def test_a_derived_program_computes_exactly_the_requested_gradients(name: str) -> None:
    declared = WALKED[name]
    program = declared.program
    inputs = contract.operands(program, contract.alike(program, (5,)))
    cotangents = contract.cotangents_of(contract.outputs_of(declared.function, inputs))
    want = contract.gradients(declared.reference, inputs, cotangents)
    values = (*inputs, *cotangents)
    for wants in contract.masks(len(inputs)):
        op, derived = declared.op.vjp(wants, (True,) * len(program.outputs))
        # In plain torch: every choice would be a kernel to build.
        made = torch_route.run(op.program, [values[i] for i in derived.sources], None) if op else ()
        asked = [p.name for p, w in zip(program.inputs, wants, strict=True) if w]
        computed = [r for r in derived.results if r is not None and r >= 0]
        assert sorted(computed) == list(range(len(made)))
        assert {p.name.removesuffix("_bar") for p in (op.program.outputs if op else ())} <= set(asked)
        for r, g, w in zip(derived.results, want, wants, strict=True):
            assert w or r is None
            if w:
                got = torch.zeros_like(g) if r is None else made[r] if r >= 0 else cotangents[-1 - r]
                contract.assert_near([got], [g], torch.float64, times=4)


@pytest.mark.parametrize("name", ("Pose.compose", "Rotation.apply"))
def test_only_inputs_that_require_grad_get_one(name: str) -> None:
    declared = WALKED[name]
    inputs = contract.operands(declared.program, contract.alike(declared.program, (5,)))
    cotangents = contract.cotangents_of(contract.outputs_of(declared.function, inputs))
    want = contract.gradients(declared.reference, inputs, cotangents)
    for wants in contract.masks(len(inputs)):
        asked = [x.clone().requires_grad_(w) for x, w in zip(inputs, wants, strict=True)]
        made = contract.outputs_of(declared.function, asked)
        alive = [(y, c) for y, c in zip(made, cotangents, strict=True) if y.requires_grad]
        torch.autograd.backward(*map(list, zip(*alive, strict=True)))
        for x, g, w in zip(asked, want, wants, strict=True):
            assert (x.grad is not None) == w
            if w:
                contract.assert_near([x.grad], [g], torch.float64, times=4)


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("name", [name for name, d in WALKED.items() if len(d.program.outputs) > 1])
@pytest.mark.parametrize("alone", (0, 1))
def test_an_output_can_be_used_alone(name: str, alone: int) -> None:
    program = WALKED[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)))

    def part(function: contract.Function) -> contract.Function:
        return lambda *xs: function(*xs)[alone]

    contract.assert_follows(contract.Declared(part(WALKED[name].function), part(WALKED[name].reference)), inputs)
    given = (alone == 0, alone == 1)
    asked = program.vjp((True,) * len(inputs), given)
    idle = f"{program.outputs[1 - alone].name}_bar"
    assert idle not in [p.name for p in asked.program.inputs]


@pytest.mark.slow(but=("Pose.compose", "Pose.retract", "Rotation.inverse_apply"))
@some_ops
def test_first_derivatives_of_each_output_alone_and_in_batches_are_those_of_the_values(name: str) -> None:
    program = WALKED[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, (2,)), seed=3))
    assert gradcheck(
        WALKED[name].function, inputs, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True
    )


@pytest.mark.slow(but=("Pose.compose", "Rotation.inverse"))
@some_ops
def test_second_derivatives_of_each_gradient_alone_and_in_batches_are_those_of_the_first(name: str) -> None:
    program = WALKED[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, (1,)), seed=4))
    assert gradgradcheck(
        WALKED[name].function, inputs, check_fwd_over_rev=True, check_rev_over_rev=True, check_batched_grad=True
    )


@pytest.mark.slow(but="Rotation.apply")
@pytest.mark.parametrize("name", ("Rotation.apply", "Rotation.compose"))
def test_derivatives_of_broadcast_operands_are_those_of_the_values(name: str) -> None:
    program = WALKED[name].program
    inputs = contract.leaves(contract.operands(program, contract.halves(program, (2, 1), (2,)), seed=5))
    assert gradcheck(WALKED[name].function, inputs, check_forward_ad=True)
    assert gradgradcheck(WALKED[name].function, inputs, check_fwd_over_rev=True)
