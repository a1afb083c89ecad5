"""What holds for every declared op, whatever it computes. The ops are found by a scan and judged by the reference."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

from posekit.engine import operation, plain
from tests import contract, sampling
from tests.contract import OPS, SEVERAL, Shape

# torch compiles a formula of its own with torch.jit.script when it first enters forward mode.
pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated:DeprecationWarning")

every_op = pytest.mark.parametrize("name", OPS)
every_op_of_several = pytest.mark.parametrize("name", SEVERAL)

# One call of each of these walks as every other op does: the walk knows shapes and strides, but not the algebra.
WALKED = ("Pose.compose", "Rotation.apply")

# Lengths and angles of nothing have no derivative there.
CUSPED = ("Rotation.angle", "Rotation.distance")

# Batch shapes of the first operand and of the second one; the last needs five loops.
DEEP = (
    ((2, 1, 3), (4, 1)),
    ((2, 1, 2, 1), (3, 1, 5)),
    ((2, 1, 3, 1, 2), (1, 4, 1, 5, 1)),
)
PAIRS = (*((a, b) for a, b, _ in sampling.BROADCASTS), *DEEP)


def test_the_scan_finds_the_ops_of_every_module() -> None:
    assert {"Pose.compose", "Pose.from_matrix", "Rotation.exp", "Rotation.log"} <= OPS.keys()


@every_op
def test_an_op_has_a_reference_formula_of_its_name(name: str) -> None:
    assert callable(OPS[name].reference)


# Shapes


@every_op
@pytest.mark.parametrize("batch", sampling.BATCHES, ids=str)
def test_values_and_derivatives_agree_with_the_reference(name: str, batch: Shape) -> None:
    program = OPS[name].program
    contract.assert_follows(OPS[name], contract.operands(program, contract.alike(program, batch)))


@every_op_of_several
@pytest.mark.parametrize(("first", "second"), (((), (5,)), DEEP[-1]), ids=str)
def test_operands_broadcast(name: str, first: Shape, second: Shape) -> None:
    program = OPS[name].program
    contract.assert_follows(OPS[name], contract.operands(program, contract.halves(program, first, second)))


@pytest.mark.parametrize("name", WALKED)
@pytest.mark.parametrize(("first", "second"), PAIRS, ids=str)
def test_operands_broadcast_in_every_way(name: str, first: Shape, second: Shape) -> None:
    program = OPS[name].program
    contract.assert_follows(OPS[name], contract.operands(program, contract.halves(program, first, second)))


def test_position_and_quaternion_of_one_pose_may_broadcast_against_each_other() -> None:
    program = OPS["Pose.compose"].program
    contract.assert_follows(OPS["Pose.compose"], contract.operands(program, [(2, 1), (3,), (), (4, 1, 1)]))


# Dtypes


@every_op
def test_float32_agrees_with_the_reference(name: str) -> None:
    program = OPS[name].program
    contract.assert_follows(OPS[name], contract.operands(program, contract.alike(program, (5,)), torch.float32))


@every_op
def test_float16_is_rounded_once(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)), torch.float16)
    contract.assert_follows(OPS[name], inputs, forward=False, reverse=name in WALKED)


@every_op
def test_bfloat16_is_rounded_once(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)), torch.bfloat16)
    contract.assert_follows(OPS[name], inputs, forward=name in WALKED, reverse=name in WALKED)


@every_op_of_several
@pytest.mark.parametrize(
    "dtypes",
    ((torch.float32, torch.float64), (torch.float64, torch.float16), (torch.float16, torch.bfloat16)),
    ids=str,
)
def test_mixed_dtypes_promote_as_in_torch(name: str, dtypes: tuple[torch.dtype, ...]) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)))
    mixed = [x.to(dtypes[k % 2]) for k, x in enumerate(inputs)]
    contract.assert_follows(OPS[name], mixed)


@pytest.mark.parametrize("name", WALKED)
def test_mixed_dtypes_broadcast(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.halves(program, (2, 1), (3,)))
    contract.assert_follows(OPS[name], [inputs[0].float(), *inputs[1:]])


# Strides


def strided(x: Tensor) -> dict[str, Tensor]:
    """The numbers of ``x``, of batch shape (4, 3), in every memory layout."""
    found = dict(sampling.layouts(x))
    sliced = x.new_full((2 * len(x), *x.shape[1:]), torch.nan)
    sliced[::2] = x
    found["sliced"] = sliced[::2]
    found["expanded"] = x[:1, :1].expand_as(x)
    found["expanded inside"] = x[:, :1].expand_as(x)
    if x.ndim == 4:
        found["transposed matrices"] = x.mT.contiguous().mT
    return found


@every_op
def test_any_strides_are_read(name: str) -> None:
    program = OPS[name].program
    given = [strided(x) for x in contract.operands(program, contract.alike(program, (4, 3)))]
    for layout in given[0]:
        inputs = [found.get(layout, found["contiguous"]) for found in given]  # a batch of numbers has fewer layouts
        # torch itself takes no dual tensor whose elements share memory
        contract.assert_follows(OPS[name], inputs, forward="expanded" not in layout)


@pytest.mark.parametrize("name", ("Pose.compose", "Pose.apply", "Pose.matrix"))
def test_views_of_packed_poses_are_read_and_differentiated(name: str) -> None:
    function, formula, program = OPS[name].function, OPS[name].reference, OPS[name].program
    packed = [torch.cat(sampling.poses(6, seed=s), -1).requires_grad_() for s in (1, 2)]
    views = [view for p in packed for view in p.split((3, 4), -1)][: len(program.inputs)]
    used = packed[: (len(views) + 1) // 2]
    made, wanted = (contract.outputs_of(f, views) for f in (function, formula))
    contract.assert_near(made, wanted, torch.float64)
    cotangents = contract.cotangents_of(made)
    got, want = (torch.autograd.grad(y, used, cotangents, retain_graph=True) for y in (made, wanted))
    contract.assert_near(got, want, torch.float64, times=4)


@every_op
def test_an_expanded_incoming_gradient_is_read(name: str) -> None:
    program = OPS[name].program
    for batch in ((5,), ()):
        inputs = contract.operands(program, contract.alike(program, batch))
        got, want = contract.leaves(inputs), contract.leaves(inputs)
        sum(y.sum() for y in contract.outputs_of(OPS[name].function, got)).backward()
        sum(y.sum() for y in contract.outputs_of(OPS[name].reference, want)).backward()
        contract.assert_near([x.grad for x in got], [x.grad for x in want], torch.float64, times=4)


# Large calls, for which the walk is specialised


LARGE = (
    ((), (2500,)),  # one against many
    ((2500,), ()),
    ((3, 1), (1500,)),  # broadcast outside and inside
    ((1000, 3), (3,)),  # a short inner dimension below a long one
    ((1000, 1), (3,)),
    ((1000, 3), (1000, 1)),
)


@pytest.mark.parametrize("name", WALKED)
def test_large_broadcasts_agree_with_the_reference_in_every_layout(name: str) -> None:
    declared = OPS[name]
    for first, second in LARGE:
        inputs = contract.operands(declared.program, contract.halves(declared.program, first, second))
        contract.assert_follows(declared, inputs, forward=first == ())
    ops = [op for key, op in operation._REGISTRY.items() if key.partition(">")[0] == declared.op.name]
    assert {letter for op in ops for _, form in op.kernels for letter in form} == set("nzsra")


@pytest.mark.parametrize("name", ("Rotation.log", "Pose.matrix", "Pose.from_affine"))
def test_large_strided_batches_agree_with_the_reference(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (50, 60)))
    for layout in ("transposed batch", "expanded inside"):
        contract.assert_follows(OPS[name], [strided(x)[layout] for x in inputs], forward=False)
    contract.assert_follows(OPS[name], [x.flatten(0, 1) for x in inputs])


@pytest.mark.parametrize("batch", ((1_000_000,), (1000, 1000)), ids=str)
def test_a_gradient_summed_over_a_million_points_keeps_its_digits(batch: Shape) -> None:
    declared = OPS["Pose.apply"]
    inputs = contract.operands(declared.program, [(), (), batch], torch.float32)
    cotangents = [1 + sampling.normal(*batch, 3, dtype=torch.float32, seed=5)]
    got = contract.gradients(declared.function, inputs, cotangents)
    want = contract.gradients(declared.reference, contract.wide(inputs), contract.wide(cotangents))
    for g, w in zip(got[:2], want[:2], strict=True):
        assert (g - w).norm() < 1e-6 * w.norm()


# What is asked for


@every_op
def test_a_derived_program_computes_the_gradients_asked_for_and_no_others(name: str) -> None:
    declared = OPS[name]
    program = declared.program
    inputs = contract.operands(program, contract.alike(program, (5,)))
    cotangents = contract.cotangents_of(contract.outputs_of(declared.function, inputs))
    want = contract.gradients(declared.reference, inputs, cotangents)
    values = (*inputs, *cotangents)
    for wants in contract.masks(len(inputs)):
        op, derived = declared.op.vjp(wants, (True,) * len(program.outputs))
        # In plain torch: every choice would be a kernel to build.
        made = plain.run(op, [values[i] for i in derived.sources], None) if op else ()
        asked = [p.name for p, w in zip(program.inputs, wants, strict=True) if w]
        computed = [r for r in derived.results if r is not None and r >= 0]
        assert sorted(computed) == list(range(len(made)))
        assert {p.name.removesuffix("_bar") for p in (op.program.outputs if op else ())} <= set(asked)
        for r, g, w in zip(derived.results, want, wants, strict=True):
            assert w or r is None
            if w:
                got = torch.zeros_like(g) if r is None else made[r] if r >= 0 else cotangents[-1 - r]
                contract.assert_near([got], [g], torch.float64, times=4)


@pytest.mark.parametrize("name", WALKED)
def test_only_inputs_that_require_grad_get_one(name: str) -> None:
    declared = OPS[name]
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


@pytest.mark.parametrize("name", [name for name, d in OPS.items() if len(d.program.outputs) > 1])
@pytest.mark.parametrize("alone", (0, 1))
def test_an_output_can_be_used_alone(name: str, alone: int) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)))

    def part(function: contract.Function) -> contract.Function:
        return lambda *xs: function(*xs)[alone]

    contract.assert_follows(contract.Declared(part(OPS[name].function), part(OPS[name].reference)), inputs)
    given = (alone == 0, alone == 1)
    asked = program.vjp((True,) * len(inputs), given)
    idle = f"{program.outputs[1 - alone].name}_bar"
    assert idle not in [p.name for p in asked.program.inputs]


# Ownership


@every_op
@pytest.mark.parametrize("batch", ((), (5,), (3000,)), ids=str)
def test_inputs_are_not_modified_and_outputs_are_fresh(name: str, batch: Shape) -> None:
    program = OPS[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, batch)))
    before = [x.detach().clone() for x in inputs]
    made = contract.outputs_of(OPS[name].function, inputs)
    cotangents = contract.cotangents_of(made)
    kept = [c.clone() for c in cotangents]
    torch.autograd.backward(made, cotangents)
    assert all(torch.equal(x, b) for x, b in zip(inputs, before, strict=True))
    storages = [x.untyped_storage().data_ptr() for x in (*inputs, *made)]
    assert len(set(storages)) == len(storages)
    for x in inputs:
        x.grad.add_(1)  # an accumulated gradient belongs to the leaf: neither the incoming ones nor the values see this
    assert all(torch.equal(c, k) for c, k in zip(cotangents, kept, strict=True))
    contract.assert_near(made, contract.outputs_of(OPS[name].reference, before), torch.float64)


@every_op
def test_a_retained_graph_gives_the_same_gradients_again(name: str) -> None:
    program = OPS[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, (5,))))
    made = contract.outputs_of(OPS[name].function, inputs)
    cotangents = contract.cotangents_of(made)
    first = torch.autograd.grad(made, inputs, cotangents, retain_graph=True)
    kept = [g.clone() for g in first]
    second = torch.autograd.grad(made, inputs, cotangents)
    assert all(torch.equal(a, b) and torch.equal(a, k) for a, b, k in zip(first, second, kept, strict=True))


# Against differences of values


@every_op
def test_first_derivatives_are_those_of_the_values(name: str) -> None:
    program = OPS[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, (2,)), seed=3))
    assert gradcheck(
        OPS[name].function, inputs, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True
    )


@every_op
def test_second_derivatives_are_those_of_the_first(name: str) -> None:
    program = OPS[name].program
    inputs = contract.leaves(contract.operands(program, contract.alike(program, (1,)), seed=4))
    assert gradgradcheck(
        OPS[name].function, inputs, check_fwd_over_rev=True, check_rev_over_rev=True, check_batched_grad=True
    )


@pytest.mark.parametrize("name", ("Rotation.apply", "Rotation.compose"))
def test_derivatives_of_broadcast_operands_are_those_of_the_values(name: str) -> None:
    program = OPS[name].program
    inputs = contract.leaves(contract.operands(program, contract.halves(program, (2, 1), (2,)), seed=5))
    assert gradcheck(OPS[name].function, inputs, check_forward_ad=True)
    assert gradgradcheck(OPS[name].function, inputs, check_fwd_over_rev=True)


@pytest.mark.parametrize("name", [name for name in OPS if name not in CUSPED])
def test_derivatives_at_the_identity_are_those_of_the_values(name: str) -> None:
    program = OPS[name].program
    special = {
        (): torch.tensor([0.3, -1.5]),
        (3,): torch.zeros(2, 3),
        (6,): torch.zeros(2, 6),
        (4,): torch.tensor([[1.0, 0, 0, 0], [-1.0, 0, 0, 0]]),  # q = -1 is the identity, too
        (3, 3): torch.eye(3).expand(2, 3, 3),
        (3, 4): torch.eye(4)[:3].expand(2, 3, 4),
        (4, 4): torch.eye(4).expand(2, 4, 4),
    }
    inputs = contract.leaves([special[p.shape].double().contiguous() for p in program.inputs])
    assert gradcheck(OPS[name].function, inputs, check_forward_ad=True)
    assert gradgradcheck(OPS[name].function, inputs, check_fwd_over_rev=True)
