"""How ops iterate over their tensors: batch shapes, broadcasts, dtypes and memory layouts.

The walk is the engine's and knows no algebra, so the ops of Pose and of Rotation stand for all others.
"""

from __future__ import annotations

import itertools
import re
from unittest import mock

import pytest
import torch

from posekit.engine import broadcast_shapes
from posekit.engine.codegen import Access
from posekit.engine.ops import registry
from posekit.engine.runtime import launch
from tests.support import contract, marks, sampling
from tests.support.contract import OPS, WALKED, Shape
from tests.support.walks import TYPICAL, strided

pytestmark = pytest.mark.usefixtures("built_together")

# The kernels of these are built for math/test_contract.py, too.
QUICK = {*[*WALKED][::3], *TYPICAL, "Pose.log"}
CASES = {name: name if name in QUICK else marks.slow(name) for name in WALKED}
every_op = pytest.mark.parametrize("name", CASES.values())
every_op_of_several = pytest.mark.parametrize(
    "name", [CASES[n] for n, d in WALKED.items() if len(d.program.inputs) > 1]
)

# Batch shapes of the first operand and of the second one; the last needs five loops.
DEEP = (
    ((2, 1, 3), (4, 1)),
    ((2, 1, 2, 1), (3, 1, 5)),
    ((2, 1, 3, 1, 2), (1, 4, 1, 5, 1)),
)
PAIRS = (*((a, b) for a, b, _ in sampling.BROADCASTS), *DEEP)


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


@pytest.mark.guarantee("Guarantees", "shapes")
@pytest.mark.parametrize("name", TYPICAL)
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


@pytest.mark.guarantee("Guarantees", "dtypes")
@every_op
@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16), ids=str)
def test_half_precision_is_rounded_once(name: str, dtype: torch.dtype) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (5,)), dtype)
    contract.assert_follows(OPS[name], inputs, forward=name in TYPICAL, reverse=name in TYPICAL)
    if name in TYPICAL:  # gradients that are sums
        inputs = contract.operands(program, contract.halves(program, (3, 1), (5,)), dtype)
        contract.assert_follows(OPS[name], inputs, forward=False)


@pytest.mark.guarantee("Guarantees", "dtypes")
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


@pytest.mark.parametrize("name", TYPICAL)
def test_mixed_dtypes_broadcast(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.halves(program, (2, 1), (3,)))
    contract.assert_follows(OPS[name], [inputs[0].float(), *inputs[1:]])


# Strides


@pytest.mark.guarantee("Guarantees", "shapes")
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
        found, expected = ([x.grad for x in leaves if x.grad is not None] for leaves in (got, want))
        contract.assert_near(found, expected, torch.float64, times=4)


# Small calls that were made before


@pytest.mark.parametrize("name", TYPICAL)
@pytest.mark.parametrize(("first", "second"), (((1,), ()), ((2, 1), (3,)), ((), (1, 4))), ids=str)
def test_a_repeated_call_is_not_prepared_again(name: str, first: Shape, second: Shape) -> None:
    declared = OPS[name]
    contract.assert_follows(
        declared, contract.operands(declared.program, contract.halves(declared.program, first, second))
    )
    inputs = contract.operands(declared.program, contract.halves(declared.program, first, second), seed=1)
    with mock.patch.object(launch.Executable, "prepare", side_effect=AssertionError("prepared again")):
        contract.assert_follows(declared, inputs, forward=False)


@pytest.mark.parametrize("name", TYPICAL)
@pytest.mark.parametrize("form", ("transposed batch", "expanded inside"))
def test_a_repeated_call_with_the_same_strides_is_not_prepared_again(name: str, form: str) -> None:
    program = OPS[name].program

    def follow(seed: int) -> None:
        inputs = contract.operands(program, contract.alike(program, (3, 4)), seed=seed)
        contract.assert_follows(OPS[name], [strided(x)[form] for x in inputs], forward=False)
        got, want = contract.leaves(inputs), contract.leaves(inputs)
        sum(y.sum() for y in contract.outputs_of(OPS[name].function, got)).backward()  # gradients with strides of 0
        sum(y.sum() for y in contract.outputs_of(OPS[name].reference, want)).backward()
        contract.assert_near([x.grad for x in got], [x.grad for x in want], torch.float64, times=4)

    follow(seed=0)
    with mock.patch.object(launch.Executable, "prepare", side_effect=AssertionError("prepared again")):
        follow(seed=1)


@pytest.mark.parametrize("name", TYPICAL)
def test_other_gradients_may_be_requested_for_repeated_shapes(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.halves(program, (3, 1), (5,)))
    want = contract.leaves(inputs)
    sum(y.sin().sum() for y in contract.outputs_of(OPS[name].reference, want)).backward()
    for wanted, graph in itertools.product(itertools.product((False, True), repeat=len(inputs)), (False, True, False)):
        if any(wanted):
            got = [x.clone().requires_grad_(w) for x, w in zip(inputs, wanted, strict=True)]
            total = sum(y.sin().sum() for y in contract.outputs_of(OPS[name].function, got))
            gradients = torch.autograd.grad(total, [x for x in got if x.requires_grad], create_graph=graph)
            wants = [y.grad for y, w in zip(want, wanted, strict=True) if w]
            contract.assert_near(gradients, wants, torch.float64, times=4)


def test_one_thread_sums_over_the_innermost_of_many_dimensions() -> None:
    declared = OPS["Pose.apply"]
    poses = contract.operands(declared.program, [(2, 3, 2, 3, 2)] * 3)[:2]
    points = sampling.normal(2, 2, 2, 3, 3, 7, 3)
    contract.assert_follows(
        declared, [*(x.permute(4, 2, 0, 3, 1, 5)[..., None, :] for x in poses), points], forward=False
    )
    backward = [op for key, op in registry._ops.items() if key.startswith(f"{declared.op.name}>v")]
    plans = [prepared.plan for op in backward for prepared in op.executable._prepared.values()]
    assert any(Access.SINGLE_SUM in plan.layout and plan.outer for plan in plans)


@pytest.mark.parametrize("name", TYPICAL)
def test_a_call_with_repeated_shapes_reads_the_new_tensors(name: str) -> None:
    declared = OPS[name]
    inputs = contract.operands(declared.program, contract.halves(declared.program, (2, 1, 1), (4, 3)))
    contract.assert_follows(declared, inputs)
    for k, x in enumerate(inputs):
        wide = torch.stack((x, x), -1)[..., 0]
        others = [
            x.float(),
            wide,
            x[:1].expand_as(x),
            torch._neg_view(-x),
            torch._efficientzerotensor(x.shape),
        ]
        for other in others[: 4 if x.shape[-1] == 4 else 5]:  # a quaternion of zeros has no gradient to compare
            mixed = [*inputs[:k], other, *inputs[k + 1 :]]
            contract.assert_follows(declared, mixed, forward=False, reverse=not other._is_zerotensor())
    for made in (contract.outputs_of(declared.function, inputs) for _ in range(2)):
        kept = [y.clone() for y in made]
        contract.outputs_of(
            declared.function, contract.operands(declared.program, [x.shape[:-1] for x in inputs], seed=2)
        )
        assert all(torch.equal(y, before) for y, before in zip(made, kept, strict=True))


@pytest.mark.parametrize(
    "shapes",
    [(), ((),), ((2, 1), (3,)), ((1, 0), (4, 1)), ((5, 1, 3), (1, 4, 1), ()), ((2,), (2,)), ((torch.Size([7]),))],
)
def test_shapes_broadcast_as_in_torch(shapes: tuple[Shape, ...]) -> None:
    assert broadcast_shapes(*shapes) == torch.broadcast_shapes(*shapes)


@pytest.mark.parametrize("shapes", [((2,), (3,)), ((0,), (2,)), ((4, 1), (2, 1, 5), (3, 1))])
def test_shapes_that_do_not_broadcast_are_named(shapes: tuple[Shape, ...]) -> None:
    with pytest.raises(RuntimeError):
        torch.broadcast_shapes(*shapes)
    with pytest.raises(RuntimeError, match=re.escape(", ".join(map(str, shapes)))):
        broadcast_shapes(*shapes)
