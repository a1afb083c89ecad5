"""Methods that Pose and Rotation share. Most tests use poses, because the code is the same."""

from __future__ import annotations

import copy
import io
import pickle
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor
from torch.utils import _pytree as pytree
from torch.utils.data import DataLoader

import posekit as pk
from posekit import Pose, Rotation
from tests.support import marks

# Element [i, j] has the position (6 i + 3 j, ..) and the quaternion (8 i + 4 j + 1, ..): no two numbers agree.
POSES = Pose(torch.arange(12.0).reshape(2, 2, 3), torch.arange(1.0, 17.0).reshape(2, 2, 4))
WIDE = Pose(torch.arange(72.0).reshape(4, 3, 2, 3), torch.arange(1.0, 97.0).reshape(4, 3, 2, 4))


def same(got: Any, position: Tensor, quaternion: Tensor) -> None:
    assert type(got) is Pose
    assert torch.equal(got.position, position)
    assert torch.equal(got.quaternion, quaternion)


# What it is


@pytest.mark.guarantee("Conventions", "shapes")
def test_shape_is_the_batch_shape() -> None:
    assert WIDE.shape == torch.Size((4, 3, 2))
    assert (WIDE.ndim, WIDE.numel(), len(WIDE)) == (3, 24, 4)
    assert WIDE.rotation.shape == WIDE.shape
    assert WIDE.dtype == torch.float32
    assert WIDE.device == torch.device("cpu")
    assert WIDE.is_cuda is False


@pytest.mark.guarantee("Conventions", "equality")
def test_equality_and_hash_are_identity_and_truth_is_true() -> None:
    twin = Pose(POSES.position, POSES.quaternion)
    alias = POSES
    assert alias == POSES
    assert twin != POSES
    assert len({POSES, twin, POSES}) == 2
    assert bool(POSES) is True
    assert bool(Pose.identity(0)) is True


@pytest.mark.guarantee("Conventions", "values")
def test_fields_cannot_be_set_added_or_deleted() -> None:
    estimate, path = pk.UncertainPose(POSES, torch.eye(6)), pk.Trajectory([0.0, 1.0], Pose.identity(2))
    fields = (POSES, "position"), (POSES.rotation, "quaternion"), (POSES, "name"), (estimate, "frame"), (path, "times")
    for value, name in fields:
        message = (
            rf"^{type(value).__name__}: '{name}' cannot be set or deleted: values are immutable; create a new one$"
        )
        for refused in (lambda v, n: setattr(v, n, None), delattr):
            with pytest.raises(pk.ImmutableError, match=message):
                refused(value, name)
    assert issubclass(pk.ImmutableError, AttributeError)


@pytest.mark.parametrize(
    "kind", [Pose, Rotation, pk.UncertainPose, pk.Trajectory, pk.Camera, pk.metrics.TrajectoryError]
)
def test_the_only_constructor_that_help_lists_is_init(kind: type) -> None:
    assert {"__init__"} == {name for name in dir(kind) if name.endswith("init__")}
    with pytest.raises(pk.ImmutableError, match=r"to train it, use posekit.nn.PoseParameter"):
        torch.nn.Parameter(POSES)  # type: ignore[arg-type]


def test_slots_and_weak_references() -> None:
    assert not hasattr(POSES, "__dict__")
    assert weakref.ref(POSES)() is POSES


def test_numpys_operators_do_not_convert_values_to_arrays() -> None:
    with pytest.raises(TypeError):
        np.ones(3) * POSES
    with pytest.raises(TypeError):
        np.add(POSES, 1.0)


# Indexing

MASK = torch.tensor([True, False, True, True])
INDICES: dict[str, Any] = {
    "an int": 1,
    "a negative int": -1,
    "a numpy int": np.int64(2),
    "a 0-d tensor": torch.tensor(3),
    "a slice": slice(1, None, 2),
    "ints": (3, 2, 1),
    "an int and a slice": (slice(None), 2),
    "a list": [2, 0, 2],
    "a tensor": torch.tensor([[2, 0], [1, 3]]),
    "an array": np.array([2, 0]),
    "two tensors": (torch.tensor([0, 3]), torch.tensor([2, 1])),
    "two tensors apart": (torch.tensor([0, 3]), slice(None), torch.tensor([1, 0])),
    "a mask": MASK,
    "a list mask": MASK.tolist(),
    "an array mask": MASK.numpy(),
    "a mask of two dimensions": torch.arange(12).reshape(4, 3) % 5 == 2,
    "a mask of all dimensions": torch.arange(24).reshape(4, 3, 2) % 5 == 2,
    "a mask and an int": (MASK, 1),
    "None": None,
    "None within": (0, None, slice(1, 3)),
    "nothing": (),
}


@pytest.mark.parametrize("name", INDICES)
def test_an_index_acts_on_the_batch_as_it_does_on_any_tensor(name: str) -> None:
    index = INDICES[name]
    chosen = torch.arange(24).reshape(4, 3, 2)[index]
    same(WIDE[index], WIDE.position.reshape(24, 3)[chosen], WIDE.quaternion.reshape(24, 4)[chosen])


@pytest.mark.parametrize("index", [..., (..., 1), (2, ...), (..., None), (..., 1, 0), (0, ..., 1), (MASK, ..., 0)])
def test_an_ellipsis_stands_for_batch_dimensions_only(index: Any) -> None:
    chosen = torch.arange(24).reshape(4, 3, 2)[index]
    same(WIDE[index], WIDE.position.reshape(24, 3)[chosen], WIDE.quaternion.reshape(24, 4)[chosen])


def test_indexing_gives_views() -> None:
    assert POSES[1].position.data_ptr() == POSES.position[1].data_ptr()


def test_iteration_goes_over_the_first_dimension() -> None:
    parts = list(POSES)
    assert len(parts) == 2
    same(parts[1], POSES.position[1], POSES.quaternion[1])


# Shapes

SHAPING: dict[str, tuple[Callable[[Any], Any], Callable[[Tensor], Tensor]]] = {
    "reshape": (lambda t: t.reshape(2, -1), lambda x: x.reshape(2, 12, -1)),
    "reshape with a tuple": (lambda t: t.reshape((24,)), lambda x: x.flatten(0, 2)),
    "flatten": (lambda t: t.flatten(), lambda x: x.flatten(0, 2)),
    "flatten some": (lambda t: t.flatten(-2, -1), lambda x: x.flatten(1, 2)),
    "unsqueeze": (lambda t: t.unsqueeze(-1), lambda x: x[:, :, :, None]),
    "unsqueeze first": (lambda t: t.unsqueeze(0), lambda x: x[None]),
    "expand": (lambda t: t.expand(5, -1, 3, 2), lambda x: x.expand(5, 4, 3, 2, x.shape[-1])),
    "broadcast_to": (lambda t: t.broadcast_to((5, 4, 3, 2)), lambda x: x.expand(5, 4, 3, 2, x.shape[-1])),
    "repeat": (lambda t: t.repeat(2, 1, 3), lambda x: x.repeat(2, 1, 3, 1)),
    "repeat_interleave": (lambda t: t.repeat_interleave(2), lambda x: x.flatten(0, 2).repeat_interleave(2, 0)),
    "repeat_interleave along": (lambda t: t.repeat_interleave(2, dim=-1), lambda x: x.repeat_interleave(2, 2)),
    "repeat_interleave as often as said": (
        lambda t: t.repeat_interleave(torch.tensor([2, 0, 1]), dim=1),
        lambda x: x.repeat_interleave(torch.tensor([2, 0, 1]), 1),
    ),
    "movedim": (lambda t: t.movedim(0, -1), lambda x: x.permute(1, 2, 0, 3)),
    "movedim of several": (lambda t: t.movedim((0, 1), (1, 2)), lambda x: x.permute(2, 0, 1, 3)),
    "transpose": (lambda t: t.transpose(0, -1), lambda x: x.permute(2, 1, 0, 3)),
    "permute": (lambda t: t.permute(1, -1, 0), lambda x: x.permute(1, 2, 0, 3)),
    "flip": (lambda t: t.flip(-1, 0), lambda x: x.flip(0, 2)),
    "flip with a tuple": (lambda t: t.flip((1,)), lambda x: x.flip(1)),
    "roll": (lambda t: t.roll(1, -1), lambda x: x.roll(1, 2)),
    "roll of several": (lambda t: t.roll((1, 2), (0, 1)), lambda x: x.roll((1, 2), (0, 1))),
    "unbind": (lambda t: t.unbind(-1)[1], lambda x: x[:, :, 1]),
    "split": (lambda t: t.split(3)[1], lambda x: x[3:]),
    "chunk": (lambda t: t.chunk(2)[1], lambda x: x.chunk(2)[1]),
    "chunk more than there are": (lambda t: t.chunk(99, dim=1)[-1], lambda x: x.chunk(99, 1)[-1]),
    "split into sizes": (lambda t: t.split([1, 2], dim=1)[1], lambda x: x[:, 1:]),
}


@pytest.mark.parametrize("name", SHAPING)
def test_shaping_acts_on_batch_dimensions(name: str) -> None:
    ours, plain = SHAPING[name]
    same(ours(WIDE), plain(WIDE.position), plain(WIDE.quaternion))
    assert torch.equal(ours(WIDE.rotation).quaternion, plain(WIDE.quaternion))


def test_squeeze_takes_away_dimensions_of_size_one() -> None:
    poses = POSES[None, :, None]
    assert poses.squeeze().shape == (2, 2)
    assert poses.squeeze(-2).shape == (1, 2, 2)
    assert poses.squeeze((0, 1)).shape == (2, 1, 2)
    assert POSES.squeeze(0).shape == (2, 2)


def test_an_unbatched_value_can_be_shaped() -> None:
    pose = POSES[0, 1]
    assert pose.flatten().shape == pose.unsqueeze(-1).shape == pose.reshape(-1).shape == (1,)
    assert pose.squeeze().shape == pose.reshape(()).shape == ()


@pytest.mark.parametrize(
    ("shape", "sizes", "want"), [((0,), (-1,), (0,)), ((3, 0), (-1,), (0,)), ((0,), (2, 0), (2, 0))]
)
def test_empty_batches_reshape(shape: tuple[int, ...], sizes: tuple[int, ...], want: tuple[int, ...]) -> None:
    assert Pose.identity(shape).reshape(sizes).shape == want


# Joining


@pytest.mark.parametrize("dim", [0, 1, 2, -1, -3])
def test_stack_adds_a_batch_dimension(dim: int) -> None:
    p, q = POSES.position, POSES.quaternion
    place = dim if dim >= 0 else dim - 1
    same(
        pk.stack([POSES, POSES.flip(0)], dim=dim),
        torch.stack([p, p.flip(0)], place),
        torch.stack([q, q.flip(0)], place),
    )


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_cat_lengthens_a_batch_dimension(dim: int) -> None:
    p, q = POSES.position, POSES.quaternion
    got = pk.cat([POSES, POSES.flip(0)], dim=dim)
    place = dim % 2
    same(got, torch.cat([p, p.flip(0)], place), torch.cat([q, q.flip(0)], place))


def test_rotations_join_too() -> None:
    assert pk.stack((POSES.rotation, POSES.rotation)).shape == (2, 2, 2)
    assert type(pk.cat([POSES.rotation, POSES.rotation])) is Rotation


@pytest.mark.parametrize("wrap", [torch.tensor, np.array, list])
def test_where_selects_the_first_where_the_mask_is_true(wrap: Callable[[Any], Any]) -> None:
    got = pk.where(wrap([True, False]), POSES, Pose.identity())
    assert got.shape == (2, 2)
    same(got[:, 0], POSES.position[:, 0], POSES.quaternion[:, 0])
    assert got[:, 1].quaternion.tolist() == [[1, 0, 0, 0]] * 2


# Dtype, device and memory


def test_dtype_moves_convert_both_tensors() -> None:
    for name, dtype in {"double": torch.float64, "half": torch.float16, "bfloat16": torch.bfloat16}.items():
        got = getattr(POSES, name)()
        same(got, POSES.position.to(dtype), POSES.quaternion.to(dtype))
    assert POSES.double().float().dtype == torch.float32


def test_to_takes_what_a_tensor_takes_or_another_value() -> None:
    double = POSES.double()
    assert POSES.to(torch.float64).dtype == torch.float64
    assert POSES.to("meta").device.type == "meta"
    assert POSES.to("cpu", torch.float64).dtype == torch.float64
    assert POSES.to(device="cpu", dtype=torch.float64, non_blocking=True).dtype == torch.float64
    assert POSES.to(double).dtype == POSES.to(double.rotation).dtype == POSES.to(double.position).dtype == torch.float64


def test_to_returns_self_if_nothing_changes() -> None:
    assert POSES.to(torch.float32) is POSES.cpu() is POSES.float() is POSES
    copied = POSES.to(torch.float32, copy=True)
    assert copied.position.data_ptr() != POSES.position.data_ptr()


def test_clone_contiguous_and_detach() -> None:
    swapped = POSES.transpose(0, 1)
    assert swapped.contiguous().position.is_contiguous()
    assert swapped.clone().position.data_ptr() != POSES.position.data_ptr()
    wanting = POSES.clone().requires_grad_()
    assert wanting.detach().requires_grad is False
    assert wanting.detach().position.data_ptr() == wanting.position.data_ptr()


def test_requires_grad_sets_both_tensors_and_returns_the_value() -> None:
    poses = POSES.clone()
    assert poses.requires_grad is False
    assert poses.requires_grad_() is poses
    assert poses.position.requires_grad and poses.quaternion.requires_grad and poses.requires_grad
    assert poses.requires_grad_(False).requires_grad is False


def test_retain_grad_of_non_leaves() -> None:
    R = Rotation.random(3).requires_grad_()
    made = (R @ R).retain_grad()
    made.matrix().sum().backward()
    assert made.quaternion.grad is not None
    assert pk.tangent_grad(made).shape == (3, 3)


def test_requires_grad_is_true_for_one_tensor() -> None:
    assert Pose(POSES.position.clone().requires_grad_(), POSES.quaternion).requires_grad


@pytest.mark.gpu
def test_device_moves_and_pinned_memory() -> None:
    there = POSES.cuda()
    assert there.is_cuda and there.cpu().allclose(POSES)
    assert POSES.pin_memory().position.is_pinned()
    assert "device='cuda:0'" in repr(there[0, 0])


# Travelling


def test_tree_functions_see_the_tensors_under_their_names() -> None:
    leaves, spec = pytree.tree_flatten({"pose": POSES})
    assert leaves[0] is POSES.position and leaves[1] is POSES.quaternion
    assert pytree.tree_unflatten(leaves, spec)["pose"].quaternion is POSES.quaternion
    named, _ = pytree.tree_flatten_with_path(POSES)
    assert [pytree.keystr(path) for path, _ in named] == [".position", ".quaternion"]
    assert pytree.tree_map(lambda x: None, POSES).position is None
    assert pytree.treespec_loads(pytree.treespec_dumps(spec)) == spec


@pytest.mark.parametrize("value", [POSES, POSES.rotation])
def test_pickle_deepcopy_and_safe_loading_keep_the_value(value: Any) -> None:
    saved = io.BytesIO()
    torch.save({"value": value}, saved)
    saved.seek(0)
    loaded = torch.load(saved, weights_only=True)["value"]
    for twin in (loaded, pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
        assert type(twin) is type(value)
        assert twin.quaternion.data_ptr() != value.quaternion.data_ptr()
        assert torch.equal(twin.quaternion, value.quaternion)
    assert copy.copy(value).quaternion is value.quaternion


def test_deepcopy_follows_torch_leaves_only() -> None:
    leaf = POSES.clone().requires_grad_()
    assert copy.deepcopy(leaf).requires_grad
    with pytest.raises(RuntimeError, match="graph leaves"):
        copy.deepcopy(leaf @ leaf)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_data_loader_stacks_values(workers: int) -> None:
    samples = [{"pose": pose, "turn": pose.rotation, "i": i} for i, pose in enumerate(POSES.flatten())]
    batches = list(DataLoader(samples, batch_size=3, num_workers=workers))  # type: ignore[arg-type]
    assert [batch["pose"].shape for batch in batches] == [(3,), (1,)]
    same(batches[0]["pose"], POSES.position.flatten(0, 1)[:3], POSES.quaternion.flatten(0, 1)[:3])
    assert torch.equal(batches[1]["turn"].quaternion, POSES.quaternion[1, 1:])


def test_vmap_accepts_and_returns_values_with_their_inner_shape() -> None:
    seen = []

    def step(pose: Pose, other: Pose) -> Pose:
        seen.append((pose.shape, repr(pose)))
        return pose @ other

    got = torch.func.vmap(step, in_dims=(0, None))(POSES, POSES[0])
    assert seen == [((2,), "Pose(shape=(2,))")]
    want = POSES @ POSES[0]
    torch.testing.assert_close((got.position, got.quaternion), (want.position, want.quaternion))


def test_grad_and_jacrev_return_derivatives_as_values() -> None:
    pose = POSES[0, 1]
    grad = torch.func.grad(lambda t: (t.position * torch.tensor([1.0, 2, 3])).sum() + t.quaternion[2])(pose)
    same(grad, torch.tensor([1.0, 2, 3]), torch.tensor([0.0, 0, 1, 0]))
    jacobian = torch.func.jacrev(lambda t: (t @ t).quaternion)(pose)
    assert (jacobian.position.shape, jacobian.quaternion.shape) == ((4, 3), (4, 4))
    torch.testing.assert_close(jacobian.quaternion[0], 2 * pose.quaternion * torch.tensor([1.0, -1, -1, -1]))


def chained(a: Pose, b: Pose) -> tuple[Pose, Tensor]:
    joined = pk.stack([a.compose(b)[1], b.inverse()])
    return joined.reshape(-1).flip(0), a.position + a.ndim + len(b)


def made(a: Pose, b: Pose) -> tuple[Pose, Rotation, Pose, Tensor]:
    pose = Pose(a.position * 2, b.quaternion)
    chosen = pk.where(a.position[..., 0] > 4, pose, b)
    return chosen.movedim(0, 1), pose.rotation.unsqueeze(0).double(), Pose.identity(2), pose.isclose(b)


def literal(a: Pose, b: Pose) -> tuple[Pose, Tensor, Tensor]:
    return Pose([1, 2, 3]).compose(a), b.apply([[4, 5, 6.0]]), a @ [1, 2, 3]


def looped(a: Pose, b: Pose) -> list[Pose]:
    return [one.detach().clone() for one in pk.cat([a, a]).flatten()] + list(b.split(1))


@pytest.mark.slow(but=("literal-eager", "chained-aot_eager"))
@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
@pytest.mark.parametrize("function", [chained, made, pytest.param(literal, marks=marks.needs_operators), looped])
def test_compiled_code_creates_accepts_and_returns_values(function: Callable[..., Any], backend: str) -> None:
    torch._dynamo.reset()
    got = torch.compile(function, fullgraph=True, backend=backend)(POSES, POSES[1])
    want = function(POSES, POSES[1])
    assert pytree.tree_structure(got) == pytree.tree_structure(want)
    torch.testing.assert_close(pytree.tree_leaves(got), pytree.tree_leaves(want))
