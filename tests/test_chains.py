"""Running and total compositions against matrix products taken one by one."""

from __future__ import annotations

import pathlib
import re
import tempfile

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Pose
from posekit.engine import _internals, kernel, operation
from posekit.math import chains
from tests import sampling
from tests.reference import pose as reference_pose
from tests.reference import rotation as reference_rotation

# torch compiles a formula of its own with torch.jit.script when it first enters forward mode.
pytestmark = pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated:DeprecationWarning")
D = torch.float64
SCANS = (chains.cumulative_poses, chains.chain_poses, chains.cumulative_rotations, chains.chain_rotations)
every_scan = pytest.mark.parametrize("scan", SCANS, ids=lambda scan: scan.name)


def poses(*batch: int, dtype: torch.dtype = D, seed: int = 0) -> pk.Pose:
    """With quaternions of any length."""
    return pk.Pose(*sampling.poses(*batch, seed=seed)).to(dtype)


def matrices(moves: Tensor, dim: int) -> Tensor:
    """The running products of matrices along a batch dimension."""
    made = [moves.select(dim, 0)]
    for i in range(1, moves.shape[dim]):
        made.append(made[-1] @ moves.select(dim, i))
    return torch.stack(made, dim)


def inputs_of(scan: object, *batch: int, seed: int = 0) -> tuple[Tensor, ...]:
    position, quaternion = sampling.poses(*batch, seed=seed)
    return (position, quaternion) if "Pose" in scan.name else (quaternion,)


def reference(scan: object, *inputs: Tensor) -> Tensor:
    """The same as matrices, differentiable by torch."""
    moves = reference_pose.matrix(*inputs) if len(inputs) == 2 else reference_rotation.matrix(*inputs)
    made = matrices(moves, moves.ndim - 3)
    return made[..., -1, :, :] if scan.total else made


def as_matrices(scan: object, *inputs: Tensor) -> Tensor:
    made = scan(*inputs)
    return reference_pose.matrix(*made) if len(made) == 2 else reference_rotation.matrix(*made)


@pytest.mark.parametrize(
    ("batch", "dim"),
    [((5,), 0), ((1,), 0), ((4, 70), 0), ((70, 4), 1), ((2, 3, 5), 1), ((3, 2), -1), ((0, 3), 1)],
    ids=str,
)
def test_running_products_are_those_of_the_matrices(batch: tuple[int, ...], dim: int) -> None:
    T = poses(*batch)
    place = dim % len(batch)
    want = matrices(T.matrix(), place)
    made = pk.cumulative(T, dim)
    assert made.shape == T.shape
    torch.testing.assert_close(made.matrix(), want, rtol=0, atol=1e-13)
    torch.testing.assert_close(pk.chain(T, dim).matrix(), want.select(place, -1), rtol=0, atol=1e-13)
    turn = want[..., :3, :3]
    torch.testing.assert_close(pk.cumulative(T.rotation, dim).matrix(), turn, rtol=0, atol=1e-13)
    torch.testing.assert_close(pk.chain(T.rotation, dim).matrix(), turn.select(place, -1), rtol=0, atol=1e-13)


def test_a_chain_of_nothing_is_the_identity() -> None:
    empty = pk.Pose.identity(3, 0)
    assert pk.chain(empty, 1).allclose(pk.Pose.identity(3))
    assert pk.cumulative(empty, 1).shape == (3, 0)
    x = torch.zeros(3, 0, 4, requires_grad=True)
    pk.chain(pk.Rotation(x), 1).quaternion.sum().backward()
    assert x.grad.shape == (3, 0, 4)


def test_the_longest_chains_keep_their_digits_at_any_length_of_the_quaternions() -> None:
    T = pk.Pose(*sampling.poses(2, 4096, seed=3))
    T = pk.Pose(T.position, T.rotation.normalized().quaternion * torch.logspace(-9, 9, 4096, dtype=D)[:, None])
    want = matrices(T.matrix(), 1)[:, -1]
    torch.testing.assert_close(pk.chain(T, 1).matrix(), want, rtol=0, atol=1e-10)
    torch.testing.assert_close(pk.chain(T.float(), 1).matrix().double(), want, rtol=0, atol=2e-3)
    length = pk.cumulative(T.float(), 1).quaternion.norm(dim=-1)
    torch.testing.assert_close(length, torch.ones_like(length), rtol=0, atol=1e-4)


@every_scan
@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_narrower_dtypes_agree(scan: object, dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in inputs_of(scan, 3, 6)]
    made = as_matrices(scan, *inputs)
    want = reference(scan, *[x.double() for x in inputs])
    assert all(y.dtype is dtype for y in scan(*inputs))
    near = {torch.float32: 4e-6, torch.float16: 1e-2, torch.bfloat16: 8e-2}[dtype]
    torch.testing.assert_close(made.double(), want, rtol=0, atol=near * want.abs().max().item())


@every_scan
def test_first_and_second_derivatives_are_right(scan: object) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(scan, 2, 3)]
    assert gradcheck(scan, inputs, check_forward_ad=True, check_batched_grad=True, check_batched_forward_grad=True)
    assert gradgradcheck(scan, inputs, check_fwd_over_rev=True, check_batched_grad=True)


@every_scan
def test_gradients_agree_with_those_of_matrix_products_in_every_layout(scan: object) -> None:
    for inputs in (
        inputs_of(scan, 130, 7),
        [x.transpose(0, 1) for x in inputs_of(scan, 7, 130)],
        [x[:1].expand(5, 7, -1) for x in inputs_of(scan, 2, 7)],
        [torch.stack((x, x), -1)[..., 0] for x in inputs_of(scan, 3, 7)],
    ):
        cotangent = sampling.normal(*reference(scan, *inputs).shape, seed=9)
        mine, plain = ([x.detach().requires_grad_() for x in inputs] for _ in "12")
        got = torch.autograd.grad(as_matrices(scan, *mine), mine, cotangent)
        want = torch.autograd.grad(reference(scan, *plain), plain, cotangent)
        for g, w in zip(got, want, strict=True):
            torch.testing.assert_close(g, w, rtol=0, atol=1e-12 * max(w.abs().max().item(), 1))


def test_third_derivatives_agree_with_those_of_matrix_products() -> None:
    scan = chains.chain_rotations
    (q,) = inputs_of(scan, 2)

    def third(f: object) -> Tensor:
        g = lambda x: f(scan, x[None])[0]  # noqa: E731
        return torch.func.jacfwd(torch.func.jacrev(torch.func.jacrev(g)))(q)

    torch.testing.assert_close(third(as_matrices), third(reference), rtol=0, atol=1e-10)


def test_one_shared_element_gets_the_sum_of_the_gradients() -> None:
    position, quaternion = inputs_of(chains.chain_poses, 1, 3)
    shift = torch.zeros(4, 1, 3, dtype=D, requires_grad=True)

    def total(f: object) -> Tensor:
        return f(chains.chain_poses, position + shift, quaternion).square().sum()

    got, want = (torch.autograd.grad(total(f), shift)[0] for f in (as_matrices, reference))
    torch.testing.assert_close(got, want, rtol=0, atol=1e-12)
    # The position varies along the batch and the quaternion does not.
    p, q = (position + shift.detach()).requires_grad_(), quaternion.clone().requires_grad_()
    got = torch.autograd.grad(as_matrices(chains.chain_poses, p, q).square().sum(), (p, q))
    want = torch.autograd.grad(reference(chains.chain_poses, p, q.expand(4, 3, 4)).square().sum(), (p, q))
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w, rtol=0, atol=1e-12)


@pytest.mark.parametrize("batch", ((), (3,)), ids=str)
def test_sequences_of_no_elements_are_read_nowhere(batch: tuple[int, ...]) -> None:
    poses = Pose(*sampling.poses(*batch, 5))[..., :0]
    for empty in (poses, Pose.identity(dtype=poses.dtype).expand(*batch, 0)):
        assert pk.chain(empty, -1).allclose(Pose.identity(*batch, dtype=poses.dtype))
        assert pk.cumulative(empty, -1).shape == (*batch, 0)


@pytest.mark.parametrize("backend", ("aot_eager", "inductor"))
def test_sequences_that_lie_step_by_step_compile(backend: str) -> None:
    leaves = [x.requires_grad_() for x in sampling.poses(7, 40, 3, seed=8)]

    def loss(*leaves: Tensor) -> Tensor:
        poses = Pose(*leaves)
        running = pk.cumulative(poses, 0)
        return (running.position.reshape(7, -1).square().sum() + pk.chain(poses, 0).position.sum()).sin()

    def eager(*leaves: Tensor) -> Tensor:
        running = pk.cumulative(Pose(*leaves), 0)
        return (running.position.square().sum() + pk.chain(Pose(*leaves), 0).position.sum()).sin()

    compiled = torch.compile(loss, fullgraph=True, backend=backend)
    torch.testing.assert_close(compiled(*leaves), eager(*leaves))
    for got, want in zip(*(torch.autograd.grad(f(*leaves), leaves) for f in (compiled, eager)), strict=True):
        torch.testing.assert_close(got, want)


@pytest.mark.parametrize("dim", (0, 1))
@pytest.mark.parametrize("lanes", (5, 300, 700))
def test_results_and_gradients_lie_in_the_order_of_the_poses(lanes: int, dim: int) -> None:
    shape = (9, lanes) if dim == 0 else (lanes, 9)
    leaves = [x.requires_grad_() for x in sampling.poses(*shape, seed=5)]
    running = pk.cumulative(Pose(*leaves), dim)
    if _internals.HAS_C_FUNCTIONS:  # else calls go through the dispatcher, which promises the order of the batch
        assert running.position.is_contiguous() and running.quaternion.is_contiguous()
    looped = [Pose(*leaves).unbind(dim)[0]]
    for step in Pose(*leaves).unbind(dim)[1:]:
        looped.append(looped[-1] @ step)
    wanted = pk.stack(looped, dim)
    assert running.allclose(wanted, atol=1e-10)
    weights = sampling.normal(*shape, 3, seed=6)
    got, want = (torch.autograd.grad((weights * x.position).sum(), leaves) for x in (running, wanted))
    for g, w in zip(got, want, strict=True):
        assert g.is_contiguous() or not _internals.HAS_C_FUNCTIONS
        torch.testing.assert_close(g, w, rtol=1e-9, atol=1e-9)
    total = pk.chain(Pose(*leaves), dim)
    assert total.allclose(wanted.unbind(dim)[-1], atol=1e-10)


def test_large_batches_are_shared_between_threads() -> None:
    inputs = [x.float().requires_grad_() for x in inputs_of(chains.cumulative_poses, 3000, 64)]
    made = chains.cumulative_poses(*inputs)
    threads = torch.get_num_threads()
    try:
        torch.set_num_threads(1)
        alone = chains.cumulative_poses(*inputs)
        want = torch.autograd.grad(alone, inputs, [torch.ones_like(y) for y in alone])
    finally:
        torch.set_num_threads(threads)
    assert all(torch.equal(a, b) for a, b in zip(made, alone, strict=True))
    got = torch.autograd.grad(made, inputs, [torch.ones_like(y) for y in made])
    assert all(torch.equal(a, b) for a, b in zip(got, want, strict=True))


def test_vmap_maps_over_any_dimension() -> None:
    T = poses(3, 4, 2)
    made = torch.func.vmap(lambda t: pk.chain(t, 0), in_dims=1)(T)
    assert made.allclose(pk.chain(T, 0))
    grads = torch.func.vmap(torch.func.grad(lambda q: pk.chain(pk.Rotation(q)).angle()))(T.quaternion[..., 0, :])
    want = torch.stack([torch.func.grad(lambda q: pk.chain(pk.Rotation(q)).angle())(q) for q in T.quaternion[:, :, 0]])
    torch.testing.assert_close(grads, want)


def test_it_compiles_whole_and_exports() -> None:
    T = poses(3, 5)

    def length(position: Tensor, quaternion: Tensor) -> Tensor:
        return (
            pk.chain(pk.Pose(position, quaternion), 1).position.square().sum()
            + pk.cumulative(pk.Rotation(quaternion), 1).angle().sum()
        )

    inputs = [x.clone().requires_grad_() for x in (T.position, T.quaternion)]
    want = torch.autograd.grad(length(*inputs), inputs)
    compiled = torch.compile(length, fullgraph=True, backend="aot_eager")
    got = torch.autograd.grad(compiled(*inputs), inputs)
    for g, w in zip(got, want, strict=True):
        torch.testing.assert_close(g, w)

    class Arm(torch.nn.Module):
        def forward(self, position: Tensor, quaternion: Tensor) -> Tensor:
            return length(position, quaternion)

    program = torch.export.export(Arm(), (T.position, T.quaternion))
    torch.testing.assert_close(program.module()(T.position, T.quaternion), length(T.position, T.quaternion))


@every_scan
def test_the_dispatcher_op_keeps_torchs_rules(scan: object) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(scan, 2, 3)]
    torch.library.opcheck(operation.RUN, (scan.at(3).name, inputs, []), raise_exception=True)


def test_errors_say_what_is_wrong() -> None:
    with pytest.raises(pk.ArgumentError, match="chain: needs a Pose or a Rotation, got Tensor"):
        pk.chain(torch.zeros(3, 4))
    with pytest.raises(pk.IndexingError, match=r"cumulative: dim must be in \[-1, 0\], got 1"):
        pk.cumulative(poses(3), 1)
    with pytest.raises(pk.IndexingError, match=r"chain: dim has nothing to name in a batch of shape \(\)"):
        pk.chain(pk.Pose.identity())


def test_every_kernel_compiles_for_every_cuda_architecture() -> None:
    import warp as wp

    for n, scan in enumerate(SCANS):
        for d, derivative in enumerate(("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")):
            program = operation.derived(scan.at(1).program, derivative)
            assert program is not None
            kernel.declare(program, ("f32", "f64", "f16", "bf16")[(n + d) % 4], "sweeps", module=f"cuda_scan_{n}")
        module = wp.get_module(f"cuda_scan_{n}")
        with tempfile.TemporaryDirectory() as folder:
            for arch in (80, 90, 100):
                (path,) = wp.compile_aot_module(module, device=None, arch=arch, module_dir=folder, use_ptx=True)
                text = pathlib.Path(path).read_bytes().decode(errors="replace")
                assert f".target sm_{arch}" in text
                assert len(re.findall(r"\.entry (\w+)", text)) == 5
