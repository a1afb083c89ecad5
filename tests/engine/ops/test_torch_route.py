"""Which ops a compiled graph lowers to torch operations and which to kernel calls, and that both agree."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import AotEagerAndRecordGraphs

import posekit as pk
from posekit.engine.ops import torch_route
from posekit.math import euler, pose, rotation
from tests.reference import so3 as so3_reference
from tests.support import contract, marks, sampling
from tests.support.compiling import LARGE, chain, nodes, quiet, scalar
from tests.support.composing import Function, near, pair
from tests.support.marks import needs_lowering, needs_operators

pytestmark = quiet


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


class Logarithm(torch.nn.Module):
    def forward(self, quaternion: Tensor) -> Tensor:
        return rotation.log(quaternion)


def recorded(function: Function, *inputs: Tensor, dynamic: bool | None = None) -> AotEagerAndRecordGraphs:
    """The graphs after autograd: forward and, if the inputs require grad, backward, whose gradients are right."""
    backend = AotEagerAndRecordGraphs()
    made = torch.compile(function, fullgraph=True, backend=backend, dynamic=dynamic)(*inputs)
    if inputs[0].requires_grad:
        near(torch.autograd.grad(made, inputs), torch.autograd.grad(function(*inputs), inputs))
    return backend


@pytest.mark.guarantee("Guarantees", "compiler")
def test_a_small_batch_is_lowered_to_torch_operations() -> None:
    backend = recorded(scalar(chain(pose.compose, 2)), *pair(5, learn=True))
    assert len(backend.graphs) == 1
    assert not nodes(backend.fw_graphs[0]) and not nodes(backend.bw_graphs[0])


@pytest.mark.slow
@needs_lowering
def test_values_that_inductor_would_inline_repeatedly_are_materialised() -> None:
    def stored(function: Function, *inputs: Tensor) -> int:
        (graph,) = recorded(function, *inputs).fw_graphs
        return sum(node.target is torch.ops.aten.as_strided.default for node in graph.graph.nodes)

    quaternion = sampling.quaternions(3)
    assert stored(rotation.log, quaternion) > 0
    assert stored(rotation.inverse, quaternion) == 0
    for q in (quaternion, sampling.quaternions(2, 3).transpose(0, 1)):
        near(torch.compile(rotation.log, fullgraph=True)(q), so3_reference.log(q))
    exported = torch.export.export(Logarithm(), (quaternion,)).run_decompositions()
    assert "as_strided" not in str(exported.graph)


@needs_operators
def test_a_large_batch_keeps_one_kernel_call_for_each_op() -> None:
    backend = recorded(scalar(chain(pose.compose, 3)), *pair(LARGE, learn=True))
    forward, backward = nodes(backend.fw_graphs[0]), nodes(backend.bw_graphs[0])
    assert [node.args[0] for node in forward] == ["Pose.compose"] * 3
    assert len(backward) == 3
    assert all(node.args[0].startswith("Pose.compose>v") for node in backward)


@pytest.mark.slow(but="3-None-True")
@needs_lowering
@pytest.mark.parametrize(
    ("parts", "dynamic", "each"), ((3, None, True), (3, True, False), marks.slow(200, None, False))
)
def test_few_slices_are_selected_one_by_one(parts: int, dynamic: bool | None, each: bool) -> None:
    def function(position: Tensor, quaternion: Tensor) -> Tensor:
        first, *_, last = pk.Pose(position, quaternion).unbind(-1)
        return first.apply(last.position).sin().sum()

    inputs = pair(6, parts, learn=True)[:2]
    (graph,) = recorded(function, *inputs, dynamic=dynamic).fw_graphs
    whole = [node for node in graph.graph.nodes if node.target is torch.ops.aten.unbind.int and node.args[1] == 1]
    assert len(whole) == (0 if each else 2)


@needs_operators
def test_gradients_are_summed_to_a_tensor_without_dimensions() -> None:
    def function(angle: Tensor, axis: Tensor) -> Tensor:
        return pk.Rotation.from_axis_angle(axis, angle).quaternion.sin().sum()

    inputs = torch.tensor(0.5, requires_grad=True), sampling.normal(4, 3).requires_grad_()
    compiled = torch.compile(function, fullgraph=True, backend="aot_eager")
    near(torch.autograd.grad(compiled(*inputs), inputs), torch.autograd.grad(function(*inputs), inputs))


@needs_operators
def test_a_batch_of_dynamic_size_keeps_the_kernel_call() -> None:
    backend = recorded(scalar(pose.compose), *pair(5, learn=True), dynamic=True)
    assert len(nodes(backend.fw_graphs[0])) == len(nodes(backend.bw_graphs[0])) == 1


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("name", contract.OPS)
def test_the_torch_lowering_agrees_with_the_reference(name: str) -> None:
    declared = contract.OPS[name]
    inputs = contract.operands(declared.program, contract.alike(declared.program, (5,)))

    def lowered(*xs: Tensor) -> tuple[Tensor, ...]:
        return torch_route.run(declared.program, xs, None)  # torch's own autograd differentiates it

    contract.assert_near(lowered(*inputs), contract.outputs_of(declared.reference, inputs), torch.float64)
    flags = [(True,) * len(ports) for ports in (declared.program.inputs, declared.program.outputs)]
    op, derived = declared.op.vjp(*flags)
    cotangents = contract.cotangents_of(lowered(*inputs))
    values = [*inputs, *cotangents]
    made = torch_route.run(op.program, [values[i] for i in derived.sources], None) if op else ()
    zeros = map(torch.zeros_like, inputs)  # for an input without effect
    pairs = zip(derived.results, zeros, strict=True)
    got = [zero if r is None else made[r] if r >= 0 else cotangents[-1 - r] for r, zero in pairs]
    contract.assert_near(got, contract.gradients(declared.reference, inputs, cotangents), torch.float64, times=4)


def test_the_torch_lowering_is_accurate_for_angles_of_many_turns() -> None:
    angles = torch.linspace(-500, 500, 999)[:, None] * torch.tensor([1.0, 0.7, -0.9])
    (made,) = torch_route.run(euler.FROM["ZYX"].op.program, (angles,), None)
    want = euler.FROM["ZYX"](angles.double())
    assert (made - want).abs().max() < 4 * torch.finfo(torch.float32).eps
