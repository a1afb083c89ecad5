"""`torch.compile` records an op as one node, or as torch operations, and its results agree with eager execution."""

from __future__ import annotations

import pathlib

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend
from torch.func import grad, hessian, jacrev, jvp, vmap

import posekit as pk
from posekit.math import pose
from tests.reference import pose as reference
from tests.reference import rotation as rotation_reference
from tests.reference import so3 as so3_reference
from tests.support import contract, marks, processes, sampling
from tests.support.compiling import LARGE, chain, quiet, scalar
from tests.support.composing import near, pair
from tests.support.marks import needs_operators, needs_transforms_in_graphs, traces_jacobians_of_several

pytestmark = quiet


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


def written(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, ...]:
    """Composition with the public operators."""
    a, b = pk.Pose(p1, q1), pk.Pose(p2, q2)
    c = ~a @ b
    return c.position, c.quaternion, a.apply(p2), (~b.rotation @ a.rotation).log()


def wanted(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, ...]:
    turn = rotation_reference.compose(rotation_reference.inverse(q2), q1)
    return (*reference.between(p1, q1, p2, q2), reference.apply(p1, q1, p2), so3_reference.log(turn))


# Inductor takes many seconds to compile the backward of a small batch, however its arithmetic is expressed.
@pytest.mark.guarantee("Guarantees", "compiler")
@needs_operators
@pytest.mark.parametrize(("backend", "n"), (("aot_eager", 3), ("aot_eager", LARGE), marks.slow("inductor", LARGE)))
def test_operators_and_gradients_compile_without_graph_breaks(backend: str, n: int) -> None:
    inputs = pair(n, learn=True)
    compiled = torch.compile(written, fullgraph=True, backend=backend)
    made, want = compiled(*inputs), wanted(*inputs)
    near(made, want)
    cotangents = contract.cotangents_of(want)
    near(torch.autograd.grad(made, inputs, cotangents), torch.autograd.grad(want, inputs, cotangents))


@needs_operators
def test_the_matmul_operator_applies_poses_to_points() -> None:
    position, quaternion, points, _ = pair(4)
    compiled = torch.compile(lambda *xs: pk.Pose(*xs[:2]) @ xs[2] + 1, fullgraph=True, backend="aot_eager")
    near(compiled(position, quaternion, points), reference.apply(position, quaternion, points) + 1)


@needs_operators
def test_in_place_operators_create_new_values() -> None:
    def moved(a: pk.Pose, b: pk.Pose, points: Tensor) -> tuple[pk.Pose, Tensor]:
        a @= b
        a **= 2.0
        b @= points
        return a, b

    a, b, points = pk.Pose(*pair(4)[:2]), pk.Pose(*pair(4)[2:]), pair(4)[0]
    compiled = torch.compile(moved, fullgraph=True, backend="aot_eager")
    near(compiled(a, b, points), ((a @ b) ** 2.0, b @ points))


@needs_operators
def test_values_are_arguments_and_results_of_compiled_functions() -> None:
    a, b = pk.Pose(*pair(4)[:2]), pk.Pose(*pair(4)[2:])
    compiled = torch.compile(lambda x, y: (x @ y, x.rotation.inverse()), fullgraph=True, backend="aot_eager")
    composed, turned = compiled(a, b)
    assert isinstance(composed, pk.Pose) and isinstance(turned, pk.Rotation)
    near((composed, turned), (a @ b, ~a.rotation))


@pytest.mark.slow
def test_compiled_chain_is_correct() -> None:
    inputs = pair(2, learn=True)
    compiled = torch.compile(scalar(chain(pose.compose, 3)), fullgraph=True, backend="aot_eager")
    got, want = compiled(*inputs), scalar(chain(reference.compose, 3))(*inputs)
    near(got, want, 1e-9)
    near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs), 1e-9)


@pytest.mark.slow
def test_inductor_fuses_a_small_chain() -> None:
    inputs = pair(2)
    compiled = torch.compile(chain(pose.compose, 2), fullgraph=True, backend="inductor")
    near(compiled(*inputs), chain(reference.compose, 2)(*inputs))


@pytest.mark.slow(but="((1025, 1), (2,))")
@pytest.mark.parametrize("shapes", (((5, 1), (3,)), ((), (LARGE,)), ((LARGE, 1), (2,))), ids=str)
def test_broadcasting_compiles(shapes: tuple[contract.Shape, contract.Shape]) -> None:
    inputs = (*pair(*shapes[0], learn=True)[:2], *pair(*shapes[1], learn=True)[2:])
    compiled = torch.compile(scalar(pose.compose), fullgraph=True, backend="aot_eager")
    got, want = compiled(*inputs), scalar(reference.compose)(*inputs)
    near(got, want)
    near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs))


@pytest.mark.slow(but="True")
@needs_operators
@pytest.mark.parametrize("dynamic", (True, None))
def test_at_most_two_graphs_serve_all_batch_sizes(dynamic: bool | None) -> None:
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(scalar(written), fullgraph=True, dynamic=dynamic, backend=counter)
    # Never 3 or 4 first: Dynamo treats dynamic sizes that are equal at first as one. Small static graphs: above.
    for n in (6 if dynamic else LARGE, 5, 9, 2000):
        inputs = pair(n, learn=True)
        got, want = compiled(*inputs), scalar(wanted)(*inputs)
        near(torch.autograd.grad(got, inputs), torch.autograd.grad(want, inputs))
    assert counter.frame_count == (1 if dynamic else 2)


@needs_operators
def test_there_are_no_graph_breaks() -> None:
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


TRANSFORMS = {
    "grad": lambda f: grad(scalar(f), argnums=(0, 1)),
    "vmap": vmap,
    "vmap of grad": lambda f: vmap(grad(scalar(f), argnums=(0, 1))),
    "jacrev": lambda f: jacrev(f, argnums=(0, 1)),
    "jacrev of one result": lambda f: jacrev(lambda *xs: f(*xs)[1], argnums=(0, 1)),
    "jvp": lambda f: lambda *xs: jvp(f, xs, tuple(x.sin() for x in xs)),
    "hessian": lambda f: hessian(scalar(f), argnums=(0, 1)),
    "hessian by one argument": lambda f: hessian(scalar(f), argnums=1),
}


@pytest.mark.slow(but=("grad", "vmap", "jvp"))
@pytest.mark.guarantee("Platforms", "accepted")
@needs_transforms_in_graphs
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            x,
            marks=[traces_jacobians_of_several] * (x in ("jacrev", "hessian")) + [pytest.mark.slow] * ("hessian" in x),
        )
        for x in TRANSFORMS
    ],
)
def test_transforms_compile(name: str) -> None:
    inputs = sampling.poses(2)
    compiled = torch.compile(TRANSFORMS[name](pose.inverse), fullgraph=True, backend="aot_eager")
    near(compiled(*inputs), TRANSFORMS[name](reference.inverse)(*inputs))


@pytest.mark.slow
def test_compiled_backward_is_reused_in_a_new_process(tmp_path: pathlib.Path) -> None:
    # Kernel calls alone: the C++ of torch operations around them would take most of the time.
    code = f"""
        import torch, posekit
        from posekit.math import pose
        from torch._dynamo.utils import counters
        inputs = [torch.linspace(0.3, 2, {LARGE} * n).reshape(-1, n).double().requires_grad_() for n in (3, 4)]
        cotangents = [x.detach().cos() for x in inputs]
        got = torch.autograd.grad(torch.compile(pose.inverse, fullgraph=True)(*inputs), inputs, cotangents)
        want = torch.autograd.grad(pose.inverse(*inputs), inputs, cotangents)
        torch.testing.assert_close(got, want, rtol=1e-12, atol=1e-12)
        print(counters["aot_autograd"]["autograd_cache_hit"], counters["inductor"]["fxgraph_cache_hit"])
    """
    assert processes.run_forked(code, TORCHINDUCTOR_CACHE_DIR=str(tmp_path)) == "0 0"
    hits = processes.run_forked(code, TORCHINDUCTOR_CACHE_DIR=str(tmp_path)).split()
    assert "1" in hits or "2" in hits


@pytest.mark.slow
def test_random_values_compile_with_dynamic_batch_shapes() -> None:
    def drawn(x: Tensor) -> tuple[Tensor, Tensor]:
        return pk.Pose.random(x.shape[0]).position, pk.Pose(x).perturb(torch.eye(6)).position

    counter = CompileCounterWithBackend("aot_eager")
    made = torch.compile(drawn, backend=counter)
    for n in (11, 5, 9):
        x = torch.zeros(n, 3)
        torch._dynamo.mark_dynamic(x, 0)
        assert [y.shape for y in made(x)] == [(n, 3)] * 2
    assert counter.frame_count == 1


@pytest.mark.guarantee("Guarantees", "compiler")
def test_compiled_graphs_skip_validation_of_values() -> None:
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
