"""Compilers see an op as one node, or as plain torch where that is faster, and compute what eager torch computes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import AotEagerAndRecordGraphs, CompileCounterWithBackend
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.func import grad, hessian, jacrev, jvp, vjp, vmap
from torch.fx.experimental.proxy_tensor import make_fx

import posekit as pk
from posekit.engine import plain
from posekit.math import euler, pose, rotation, so3
from tests.reference import pose as reference
from tests.reference import rotation as rotation_reference
from tests.reference import so3 as so3_reference
from tests.support import contract, processes, sampling
from tests.support.marks import (
    needs_graph_capture,
    needs_lowering,
    needs_operators,
    needs_transforms_in_graphs,
    own_checks,
)

# What torch says to itself while it traces: about its own scripting, its own pytrees and its own recording backend.
TORCH_TO_ITSELF = (
    "ignore::DeprecationWarning:torch",
    "ignore:.torch.jit.*. is deprecated:DeprecationWarning",
    "ignore:.isinstance.treespec, LeafSpec.. is deprecated:FutureWarning",
    "ignore:Your compiler for AOTAutograd is returning a function that doesn't take boxed arguments:UserWarning",
)
pytestmark = [pytest.mark.filterwarnings(line) for line in TORCH_TO_ITSELF]

Function = Callable[..., Any]
RUN = torch.ops.posekit.run.default
LARGE = plain.LARGEST + 1  # elements, from which on a compiled graph calls the kernel


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


def pair(*batch: int, learn: bool = False) -> tuple[Tensor, ...]:
    return tuple(x.requires_grad_(learn) for s in (0, 50) for x in sampling.poses(*batch, seed=s))


def near(got: Any, want: Any, tolerance: float = 1e-11) -> None:
    got, want = torch.utils._pytree.tree_leaves(got), torch.utils._pytree.tree_leaves(want)
    assert len(got) == len(want) > 0
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=tolerance, atol=tolerance * max(1.0, w.abs().max().item()))


def scalar(function: Function) -> Function:
    return lambda *inputs: sum(((1 + k) * y).sin().mul(y).sum() for k, y in enumerate(function(*inputs)))


def written(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, ...]:
    """As a user writes it."""
    a, b = pk.Pose(p1, q1), pk.Pose(p2, q2)
    c = ~a @ b
    return c.position, c.quaternion, a.apply(p2), (~b.rotation @ a.rotation).log()


def wanted(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, ...]:
    turn = rotation_reference.compose(rotation_reference.inverse(q2), q1)
    return (*reference.between(p1, q1, p2, q2), reference.apply(p1, q1, p2), so3_reference.log(turn))


def chain(compose: Function, length: int) -> Function:
    def composed(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, Tensor]:
        p, q = p1, q1
        for _ in range(length):
            p, q = compose(p, q, p2, q2)
        return p, q

    return composed


def nodes(graph: torch.fx.GraphModule) -> list[Any]:
    return [node for node in graph.graph.nodes if node.op == "call_function" and node.target is RUN]


# torch.compile


# Inductor takes many seconds for the backward of a small batch, in whatever way its arithmetic is written.
@needs_operators
@pytest.mark.parametrize(("backend", "n"), (("aot_eager", 3), ("aot_eager", LARGE), ("inductor", LARGE)))
def test_operators_compile_whole_with_their_gradients(backend: str, n: int) -> None:
    inputs = pair(n, learn=True)
    compiled = torch.compile(written, fullgraph=True, backend=backend)
    made, want = compiled(*inputs), wanted(*inputs)
    near(made, want)
    cotangents = contract.cotangents_of(want)
    near(torch.autograd.grad(made, inputs, cotangents), torch.autograd.grad(want, inputs, cotangents))


@needs_operators
def test_a_pose_and_points_can_be_joined_by_the_operator() -> None:
    position, quaternion, points, _ = pair(4)
    compiled = torch.compile(lambda *xs: pk.Pose(*xs[:2]) @ xs[2] + 1, fullgraph=True, backend="aot_eager")
    near(compiled(position, quaternion, points), reference.apply(position, quaternion, points) + 1)


@needs_operators
def test_operators_in_place_make_new_values() -> None:
    def moved(a: pk.Pose, b: pk.Pose, points: Tensor) -> tuple[pk.Pose, Tensor]:
        a @= b
        a **= 2.0
        b @= points
        return a, b

    a, b, points = pk.Pose(*pair(4)[:2]), pk.Pose(*pair(4)[2:]), pair(4)[0]
    compiled = torch.compile(moved, fullgraph=True, backend="aot_eager")
    near(compiled(a, b, points), ((a @ b) ** 2.0, b @ points))


@needs_operators
def test_values_go_in_and_out_of_compiled_functions() -> None:
    a, b = pk.Pose(*pair(4)[:2]), pk.Pose(*pair(4)[2:])
    compiled = torch.compile(lambda x, y: (x @ y, x.rotation.inverse()), fullgraph=True, backend="aot_eager")
    composed, turned = compiled(a, b)
    assert isinstance(composed, pk.Pose) and isinstance(turned, pk.Rotation)
    near((composed, turned), (a @ b, ~a.rotation))


def test_a_chain_is_right() -> None:
    inputs = pair(2, learn=True)
    compiled = torch.compile(scalar(chain(pose.compose, 5)), fullgraph=True, backend="aot_eager")
    got, want = compiled(*inputs), scalar(chain(reference.compose, 5))(*inputs)
    near(got, want, 1e-9)
    near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs), 1e-9)


def test_inductor_fuses_a_small_chain() -> None:
    inputs = pair(2)
    compiled = torch.compile(chain(pose.compose, 2), fullgraph=True, backend="inductor")
    near(compiled(*inputs), chain(reference.compose, 2)(*inputs))


def recorded(function: Function, *inputs: Tensor, dynamic: bool | None = None) -> AotEagerAndRecordGraphs:
    """The graphs behind autograd: forward and, if the inputs learn, backward."""
    backend = AotEagerAndRecordGraphs()
    made = torch.compile(function, fullgraph=True, backend=backend, dynamic=dynamic)(*inputs)
    if inputs[0].requires_grad:
        torch.autograd.grad(made, inputs)
    return backend


def test_a_small_batch_becomes_plain_torch() -> None:
    backend = recorded(scalar(chain(pose.compose, 3)), *pair(5, learn=True))
    assert len(backend.graphs) == 1
    assert not nodes(backend.fw_graphs[0]) and not nodes(backend.bw_graphs[0])


@needs_lowering
def test_values_that_inductor_would_write_out_again_and_again_are_stored() -> None:
    def stored(function: Function, *inputs: Tensor) -> int:
        (graph,) = recorded(function, *inputs).fw_graphs
        return sum(node.target is torch.ops.aten.as_strided.default for node in graph.graph.nodes)

    quaternion = sampling.quaternions(3)
    assert stored(so3.log, quaternion) > 0
    assert stored(rotation.inverse, quaternion) == 0
    for q in (quaternion, sampling.quaternions(2, 3).transpose(0, 1)):
        near(torch.compile(so3.log, fullgraph=True)(q), so3_reference.log(q))
    exported = torch.export.export(Logarithm(), (quaternion,)).run_decompositions()
    assert "as_strided" not in str(exported.graph)


@needs_operators
def test_a_large_batch_keeps_one_kernel_call_for_each_op() -> None:
    backend = recorded(scalar(chain(pose.compose, 3)), *pair(LARGE, learn=True))
    forward, backward = nodes(backend.fw_graphs[0]), nodes(backend.bw_graphs[0])
    assert [node.args[0] for node in forward] == ["Pose.compose"] * 3
    assert len(backward) == 3
    assert all(node.args[0].startswith("Pose.compose>v") for node in backward)


@needs_lowering
@pytest.mark.parametrize(("parts", "dynamic", "each"), ((3, None, True), (3, True, False), (800, None, False)))
def test_few_parts_are_picked_each_by_itself(parts: int, dynamic: bool | None, each: bool) -> None:
    def function(position: Tensor, quaternion: Tensor) -> Tensor:
        first, *_, last = pk.Pose(position, quaternion).unbind(-1)
        return first.apply(last.position).sin().sum()

    inputs = pair(6, parts, learn=True)[:2]
    (graph,) = recorded(function, *inputs, dynamic=dynamic).fw_graphs
    whole = [node for node in graph.graph.nodes if node.target is torch.ops.aten.unbind.int and node.args[1] == 1]
    assert len(whole) == (0 if each else 2)
    compiled = torch.compile(function, fullgraph=True, backend="aot_eager", dynamic=dynamic)
    near(torch.autograd.grad(compiled(*inputs), inputs), torch.autograd.grad(function(*inputs), inputs))


@needs_operators
def test_a_batch_of_unknown_size_keeps_the_kernel_call() -> None:
    backend = recorded(scalar(pose.compose), *pair(5, learn=True), dynamic=True)
    assert len(nodes(backend.fw_graphs[0])) == len(nodes(backend.bw_graphs[0])) == 1


@pytest.mark.parametrize("shapes", (((5, 1), (3,)), ((), (LARGE,)), ((LARGE, 1), (2,))), ids=str)
def test_broadcasting_compiles(shapes: tuple[contract.Shape, contract.Shape]) -> None:
    inputs = (*pair(*shapes[0], learn=True)[:2], *pair(*shapes[1], learn=True)[2:])
    compiled = torch.compile(scalar(pose.compose), fullgraph=True, backend="aot_eager")
    got, want = compiled(*inputs), scalar(reference.compose)(*inputs)
    near(got, want)
    near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs))


@needs_operators
@pytest.mark.parametrize("dynamic", (True, None))
def test_one_or_two_graphs_serve_all_batch_sizes(dynamic: bool | None) -> None:
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(scalar(written), fullgraph=True, dynamic=dynamic, backend=counter)
    for n in (6, 5, 9, 2000):  # never 3 or 4 first: a size that equals another one is taken to be the same one
        inputs = pair(n, learn=True)
        got, want = compiled(*inputs), scalar(wanted)(*inputs)
        near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs))
    assert counter.frame_count == (1 if dynamic else 2)


@needs_operators
def test_nothing_breaks_the_graph() -> None:
    explained = torch._dynamo.explain(written)(*pair(4, learn=True))
    assert explained.graph_count == 1
    assert explained.break_reasons == []


@pytest.mark.parametrize("dtype", (torch.float32, torch.float16), ids=str)
def test_other_dtypes_compile_under_autocast(dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in pair(4)]
    with torch.autocast("cpu", dtype=torch.bfloat16):
        made = torch.compile(pose.compose, fullgraph=True, backend="aot_eager")(*inputs)
    assert [y.dtype for y in made] == [dtype] * 2
    contract.assert_near(made, reference.compose(*contract.wide(inputs)), dtype)


@pytest.mark.parametrize("name", contract.OPS)
def test_the_plain_lowering_agrees_with_the_reference(name: str) -> None:
    declared = contract.OPS[name]
    inputs = contract.operands(declared.program, contract.alike(declared.program, (5,)))

    def lowered(*xs: Tensor) -> tuple[Tensor, ...]:
        return plain.run(declared.op, xs, None)  # torch's own autograd differentiates it

    contract.assert_near(lowered(*inputs), contract.outputs_of(declared.reference, inputs), torch.float64)
    flags = [(True,) * len(ports) for ports in (declared.program.inputs, declared.program.outputs)]
    op, derived = declared.op.vjp(*flags)
    cotangents = contract.cotangents_of(lowered(*inputs))
    values = [*inputs, *cotangents]
    made = plain.run(op, [values[i] for i in derived.sources], None) if op else ()
    got = [made[r] if r >= 0 else cotangents[-1 - r] for r in derived.results]
    contract.assert_near(got, contract.gradients(declared.reference, inputs, cotangents), torch.float64, times=4)


def test_the_plain_lowering_keeps_the_digits_of_many_turns() -> None:
    angles = torch.linspace(-500, 500, 999)[:, None] * torch.tensor([1.0, 0.7, -0.9])
    (made,) = plain.run(euler.FROM["ZYX"].op, (angles,), None)
    want = euler.FROM["ZYX"](angles.double())
    assert (made - want).abs().max() < 4 * torch.finfo(torch.float32).eps


TRANSFORMS = {
    "grad": lambda f: grad(scalar(f), argnums=(0, 1)),
    "vmap": vmap,
    "vmap of grad": lambda f: vmap(grad(scalar(f), argnums=(0, 1))),
    "jacrev": lambda f: jacrev(f, argnums=(0, 1)),
    "jvp": lambda f: lambda *xs: jvp(f, xs, tuple(x.sin() for x in xs)),
    "hessian": lambda f: hessian(scalar(f), argnums=(0, 1)),
}


@needs_transforms_in_graphs
@pytest.mark.parametrize("name", TRANSFORMS)
def test_transforms_compile(name: str) -> None:
    inputs = sampling.poses(2)
    compiled = torch.compile(TRANSFORMS[name](pose.inverse), fullgraph=True, backend="aot_eager")
    near(compiled(*inputs), TRANSFORMS[name](reference.inverse)(*inputs))


# Other tracers


SHAPES = [((2, 3, 3), torch.float64), ((2, 3, 4), torch.float64)]


def mixed() -> tuple[Tensor, ...]:
    """Arguments of compose that broadcast to (2, 3) and promote to float64."""
    return (*pair(2, 1)[:2], *[x.float() for x in pair(3)[2:]])


def test_fake_tensors_have_the_right_shapes() -> None:
    with FakeTensorMode() as mode:
        made = pose.compose(*[mode.from_tensor(x) for x in mixed()])
    assert [(y.shape, y.dtype) for y in made] == SHAPES


@pytest.mark.parametrize("learn", (False, True))
def test_meta_tensors_have_the_right_shapes(learn: bool) -> None:
    inputs = [x.to("meta").requires_grad_(learn) for x in mixed()]
    made = pose.compose(*inputs)
    assert [(y.shape, y.dtype) for y in made] == SHAPES
    assert all(y.is_meta and y.requires_grad == learn for y in made)
    if learn:
        grads = torch.autograd.grad([y.sum() for y in made], inputs)
        assert [(g.shape, g.dtype, g.is_meta) for g in grads] == [(x.shape, x.dtype, True) for x in inputs]


@pytest.mark.parametrize("mode", ("real", "fake", "symbolic"))
def test_make_fx_records_the_gradient(mode: str) -> None:
    def gradients(function: Function) -> Function:
        return lambda *inputs: vjp(function, *inputs[:4])[1](inputs[4:])

    traced = make_fx(gradients(pose.compose), tracing_mode=mode)(*pair(3), *pair(3)[:2])
    inputs = pair(7 if mode == "symbolic" else 3)
    near(traced(*inputs, *inputs[:2]), gradients(reference.compose)(*inputs, *inputs[:2]))


@needs_graph_capture
@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning")  # shapes are checked while tracing, as they should be
def test_jit_trace_records_the_op() -> None:
    traced = torch.jit.trace(pose.compose, pair(3), check_trace=False)
    assert "posekit::" in str(traced.inlined_graph)
    near(traced(*pair(5)), reference.compose(*pair(5)))


def test_symbolic_trace_records_the_op() -> None:
    traced = torch.fx.symbolic_trace(lambda p1, q1, p2, q2: pose.compose(p1, q1, p2, q2))
    assert nodes(traced)
    near(traced(*pair(5)), reference.compose(*pair(5)))


@own_checks
@pytest.mark.parametrize("derivative", ("", "vjp", "jvp", "vjp.vjp"))
def test_the_dispatcher_op_passes_torchs_own_checks(derivative: str) -> None:
    program = pose.inverse.op.program
    for part in filter(None, derivative.split(".")):
        ins, outs = (True,) * len(program.inputs), (True,) * len(program.outputs)
        program = (program.vjp(ins, outs) if part == "vjp" else program.jvp(ins)).program
    inputs = [x.requires_grad_() for x in contract.operands(program, contract.alike(program, (3,)))]
    torch.library.opcheck(RUN, (program.name, inputs, []))


# Other processes and other batches


class Logarithm(torch.nn.Module):
    def forward(self, quaternion: Tensor) -> Tensor:
        return so3.log(quaternion)


def test_a_compiled_backward_is_reused_by_a_fresh_process() -> None:
    code = f"""
        import torch, posekit
        from posekit.math import pose
        from torch._dynamo.utils import counters
        inputs = [torch.linspace(0.3, 2, {LARGE} * n).reshape(-1, n).double().requires_grad_() for n in (3, 4)]
        cotangents = [x.detach().cos() for x in inputs]
        inverse = lambda *xs: [y * {random.random()} for y in pose.inverse(*xs)]  # that nobody has compiled before
        got = torch.autograd.grad(torch.compile(inverse, fullgraph=True)(*inputs), inputs, cotangents)
        want = torch.autograd.grad(inverse(*inputs), inputs, cotangents)
        torch.testing.assert_close(got, want, rtol=1e-12, atol=1e-12)
        print(counters["aot_autograd"]["autograd_cache_hit"], counters["inductor"]["fxgraph_cache_hit"])
    """
    assert processes.run(code) == "0 0"
    hits = processes.run(code).split()
    assert "1" in hits or "2" in hits


def test_random_values_take_any_batch() -> None:
    def drawn(x: Tensor) -> tuple[Tensor, Tensor]:
        return pk.Pose.random(x.shape[0]).position, pk.Pose(x).perturb(torch.eye(6)).position

    made = torch.compile(drawn, backend="aot_eager")
    for n in (3, 5, 9):
        assert [y.shape for y in made(torch.zeros(n, 3))] == [(n, 3)] * 2


def test_a_compiled_graph_does_without_the_look_at_numbers() -> None:
    def checked(position: Tensor, matrix: Tensor) -> tuple[Tensor, ...]:
        T = pk.Pose.from_rotation(pk.Rotation.from_matrix(matrix, validate=True), position).validate()
        U = pk.UncertainPose(T, torch.eye(6)).validate()
        return U.pose.inverse().position, T.rotation.validate().quaternion

    inputs = torch.tensor([[1.0, 2, 3], [torch.nan, 0, 0]]), torch.eye(3).expand(2, 3, 3)
    with pytest.raises(pk.ValidationError):
        checked(*inputs)
    position, quaternion = torch.compile(checked, fullgraph=True, backend="aot_eager")(*inputs)
    assert torch.equal(position[0], -inputs[0][0]) and position[1].isnan().any()
    assert torch.equal(quaternion, torch.tensor([[1.0, 0, 0, 0]] * 2))
