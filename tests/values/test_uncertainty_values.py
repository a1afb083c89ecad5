"""UncertainPose as a value class: batch semantics, pytrees, serialization and errors."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch.utils.data import DataLoader

import posekit as pk
from posekit import Pose, UncertainPose
from tests.support import marks, sampling
from tests.support.uncertainties import D, assert_same, estimates

# A value like the others


def test_fields_are_broadcast_and_promoted() -> None:
    A = UncertainPose(Pose.identity(3, 1), torch.eye(6, dtype=D).expand(2, 6, 6))
    assert A.shape == (3, 2)
    assert A.covariance.shape == (3, 2, 6, 6)
    assert A.dtype == A.pose.dtype == A.covariance.dtype == D
    assert UncertainPose(Pose.identity(2), np.eye(6, dtype=np.float32).tolist()).shape == (2,)
    tensor = torch.eye(6)
    assert UncertainPose(Pose.identity(), tensor).covariance.data_ptr() == tensor.data_ptr()
    assert estimates(0).fuse(estimates()).shape == (0,)
    assert estimates(3, 1).fuse(estimates(2)).shape == (3, 2)
    assert (estimates(3, 1) @ Pose(*sampling.poses(2))).covariance.shape == (3, 2, 6, 6)
    assert (Pose(*sampling.poses(2)) @ estimates(3, 1)).covariance.shape == (3, 2, 6, 6)


def test_batch_semantics() -> None:
    A = estimates(4, 3, frame="world")
    for got, covariance in (
        (A[1], A.covariance[1]), (A[..., 2], A.covariance[:, 2]), (A[:, None], A.covariance[:, None]),
        (A[A.pose.position[..., 0] > 0], A.covariance[A.pose.position[..., 0] > 0]),
        (A.reshape(-1), A.covariance.reshape(12, 6, 6)), (A[0].expand(2, 3), A.covariance[0].expand(2, 3, 6, 6)),
        (A.to(torch.float32), A.covariance.float()), (A.detach(), A.covariance), (list(A)[2], A.covariance[2]),
        (A.clone(), A.covariance), (A.cpu(), A.covariance), (A.unsqueeze(1), A.covariance.unsqueeze(1)),
        (A[0].unsqueeze(-1), A.covariance[0].unsqueeze(1)), (A.flatten(), A.covariance.flatten(0, 1)),
        (A[:1].squeeze(0), A.covariance[0]), (A[:1, :1].squeeze(), A.covariance[0, 0]),
        (A.float(), A.covariance.float()), (A.float().double(), A.covariance.float().double()),
        (A.repeat(2, 1), A.covariance.repeat(2, 1, 1, 1)), (A.movedim(0, 1), A.covariance.movedim(0, 1)),
        (A.flip(0), A.covariance.flip(0)), (A.roll(1, 0), A.covariance.roll(1, 0)),
        (A.unbind(1)[2], A.covariance[:, 2]), (A.split(3)[1], A.covariance[3:]), (A.chunk(2)[1], A.covariance[2:]),
        (A.transpose(0, 1), A.covariance.transpose(0, 1)), (A.contiguous(), A.covariance),
        (A.half(), A.covariance.half()), (pk.stack((A, A), 1), torch.stack((A.covariance,) * 2, 1)),
        (pk.cat((A[:1], A[1:])), A.covariance), (pk.where(A.pose.position[..., 0] > 0, A, A), A.covariance),
    ):  # fmt: skip
        assert got.frame == "world"
        assert got.shape == covariance.shape[:-2]
        assert torch.equal(got.covariance, covariance)
        assert got.pose.shape == got.shape
    assert len(A) == 4 and A.ndim == 2 and A.numel() == 12 and bool(A) and A.device.type == "cpu" and not A.is_cuda
    assert A[0].covariance.data_ptr() == A.covariance.data_ptr()  # a view, as of a tensor
    assert copy.deepcopy(A).frame == "world"
    assert A.clone().covariance.data_ptr() != A.covariance.data_ptr()
    leaf = A.clone().requires_grad_()
    assert leaf.covariance.requires_grad and leaf.pose.requires_grad and not A.covariance.requires_grad
    assert leaf.requires_grad and not A.requires_grad
    with pytest.raises(AttributeError):
        A.frame = "body"  # type: ignore[misc]


def test_operations_without_effect_do_not_copy() -> None:
    pose, covariance = Pose(*sampling.poses(3)), torch.eye(6, dtype=D).expand(3, 6, 6).clone()
    A = UncertainPose(pose, covariance)
    assert A.covariance is covariance and A.requires_grad_().covariance is covariance and covariance.requires_grad
    assert A.to("cpu") is A.to(D) is A.contiguous() is A
    assert not A.requires_grad_(False).requires_grad
    states = torch.eye(9, dtype=D).expand(3, 9, 9).clone()
    for lying in (states[:, :6, :6], covariance.mT):
        part = UncertainPose(pose, lying)
        assert part[1].covariance.data_ptr() == part.covariance[1].data_ptr()
        assert torch.equal(part.covariance, lying)


def test_joined_values_take_the_frame_of_the_first() -> None:
    A, B = estimates(3), estimates(3, seed=1, frame="world")
    for made in (pk.stack((A, B))[1], pk.cat((A, B))[3:], pk.where(torch.tensor(False), A, B)):
        assert_same(made, B.in_frame("body"))
    with pytest.raises(pk.ArgumentError, match=r"stack: needs Poses, .* only, got Pose, UncertainPose"):
        pk.stack((A.pose, A))


def test_isclose_compares_poses_and_covariances() -> None:
    A = estimates(3)
    a = A.covariance.clone()
    a[1, 2, 3] += 1e-3
    moved = UncertainPose(pk.stack((*A.pose[:2], A.pose[2].retract(torch.full((6,), 1e-3)))), a)
    assert A.isclose(moved).tolist() == [True, False, False] and not A.allclose(moved)
    assert A.isclose(moved, atol=1e-2).all() and A.allclose(A.in_frame("world"))
    assert A.isclose(A[:, None]).tolist() == torch.eye(3).bool().tolist()


def test_between_and_retract() -> None:
    A, B, twist = estimates(3, frame="world"), estimates(3, seed=1), sampling.normal(3, 6)
    assert_same(A.between(B), ~A @ B)
    assert_same(A.between(B.pose), ~A @ B.pose)
    assert_same(A.retract(twist), A @ Pose.exp(twist))
    assert A.retract([0.0, 0, 0, 0, 0, 1]).shape == (3,)


@pytest.mark.parametrize("frame", ("body", "world"))
def test_retract_computes_in_the_dtype_of_the_estimate(frame: str) -> None:
    A, tangent = estimates(frame=frame), torch.tensor([0.3, -0.2, 0.5, 0.7, -0.4, 0.1])
    assert torch.equal(A.retract(tangent).pose.position, A.retract(tangent.to(D)).pose.position)


def test_pytree_support() -> None:
    A, B = estimates(3, frame="world"), estimates(3, seed=1)
    gradient = torch.func.grad(lambda x: x.mahalanobis(B).sum())(A)
    assert isinstance(gradient, UncertainPose) and gradient.covariance.shape == (3, 6, 6)
    assert_same(torch.func.vmap(lambda a, b: a @ b)(A, B), A @ B)
    leaves, spec = torch.utils._pytree.tree_flatten(A)
    assert [x.shape for x in leaves] == [(3, 3), (3, 4), (3, 6, 6)]
    assert torch.utils._pytree.tree_unflatten(leaves, spec).frame == "world"


def test_data_loader_and_serialization_support() -> None:
    A = estimates(4, frame="world")
    (batch,) = DataLoader(list(A), batch_size=4)
    assert_same(batch, A)
    mixed = [A[0], UncertainPose(A.pose[1], A.covariance[1])]
    with pytest.raises(pk.ArgumentError, match="collating UncertainPose: frame differs: body, world"):
        next(iter(DataLoader(mixed, batch_size=2)))
    torch.save(A, file := io.BytesIO())
    file.seek(0)
    assert_same(torch.load(file, weights_only=True), A)


@pytest.mark.slow
@marks.needs_operators
def test_compile_support() -> None:
    A, B = estimates(3, frame="world"), estimates(3, seed=1)
    compiled = torch.compile(
        lambda a, b: (a @ b, ~a, a.fuse(b, iterations=1), a.mahalanobis(b)), fullgraph=True, backend="eager"
    )
    for got, want in zip(compiled(A, B)[:3], (A @ B, ~A, A.fuse(B, iterations=1)), strict=True):
        assert_same(got, want)


def test_autocast_has_no_effect_and_half_precision_is_only_storage() -> None:
    A, B = estimates(2).to(torch.float32), estimates(2, seed=1).to(torch.float32)
    with torch.autocast("cpu"):
        made = A @ B
    assert torch.equal(made.covariance, (A @ B).covariance)
    half = A.to(torch.float16).fuse(B.to(torch.float16), iterations=1)
    assert half.dtype == torch.float16 and half.covariance.isfinite().all()
    assert A.to(torch.float16).mahalanobis(B.to(torch.float16)).dtype == torch.float16
    assert (~UncertainPose(Pose.identity(2, device="meta"), torch.zeros(6, 6, device="meta"))).shape == (2,)


# Errors

A, E = UncertainPose(Pose.identity(2), torch.eye(6)), torch.eye(6)
ERRORS: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "UncertainPose: pose must be a Pose or a Pose2, got Rotation": (
        pk.ArgumentError,
        lambda: UncertainPose(A.pose.rotation, E),
    ),
    'UncertainPose: frame must be "body" or "world", got \'middle\'': (
        pk.ArgumentError,
        lambda: UncertainPose(A.pose, E, "middle"),
    ),
    'UncertainPose.in_frame: frame must be "body" or "world", got \'up\'': (pk.ArgumentError, lambda: A.in_frame("up")),
    r"UncertainPose: covariance must have shape \(\.\.\., 6, 6\), got \(3, 3\)": (
        pk.ShapeError,
        lambda: UncertainPose(A.pose, torch.eye(3)),
    ),
    r"UncertainPose: batch shapes do not broadcast: pose \(2,\), covariance \(3,\)": (
        pk.ShapeError,
        lambda: UncertainPose(A.pose, E.expand(3, 6, 6)),
    ),
    "UncertainPose: covariance must be of a floating dtype .* got torch.int64": (
        pk.DTypeError,
        lambda: UncertainPose(A.pose, E.long()),
    ),
    "UncertainPose: pose and covariance: on different devices: cpu, meta": (
        pk.DeviceError,
        lambda: UncertainPose(A.pose, E.to("meta")),
    ),
    "UncertainPose.compose: other must be an UncertainPose or a Pose, got Tensor; transform points with apply": (
        pk.ArgumentError,
        lambda: A @ torch.ones(3),
    ),
    "Tensor @ UncertainPose has no meaning: it takes a Pose or an UncertainPose": (
        pk.ArgumentError,
        lambda: torch.ones(3) @ A,
    ),
    "ndarray @ UncertainPose has no meaning": (pk.ArgumentError, lambda: np.ones(3) @ A),
    "UncertainPose.fuse: other must be an UncertainPose, got Pose": (pk.ArgumentError, lambda: A.fuse(A.pose)),
    "UncertainPose.fuse: iterations must be at least 1 and at most 10000": (
        pk.ArgumentError,
        lambda: A.fuse(A, iterations=0),
    ),
    r"UncertainPose.compose: batch shapes do not broadcast: self \(2,\), other \(3,\)": (
        pk.ShapeError,
        lambda: A @ Pose.identity(3),
    ),
    r"UncertainPose.between: batch shapes do not broadcast: self \(2,\), other \(3,\)": (
        pk.ShapeError,
        lambda: A.between(Pose.identity(3)),
    ),
    "UncertainPose.between: other must be an UncertainPose or a Pose, got Tensor": (
        pk.ArgumentError,
        lambda: A.between(torch.ones(3)),
    ),
    r"UncertainPose.retract: tangent must have shape \(\.\.\., 6\), got \(5,\)": (
        pk.ShapeError,
        lambda: A.retract(torch.ones(5)),
    ),
    r"UncertainPose.retract: batch shapes do not broadcast: self \(2,\), tangent \(3,\)": (
        pk.ShapeError,
        lambda: A.retract(torch.ones(3, 6)),
    ),
    r"UncertainPose.compose: batch shapes do not broadcast: self \(3,\), other \(2,\)": (
        pk.ShapeError,
        lambda: Pose.identity(3) @ A,
    ),
    r"UncertainPose.compose: batch shapes do not broadcast: self \(4,\), other \(2,\)": (
        pk.ShapeError,
        lambda: Pose.identity(4) @ A.in_frame("world"),
    ),
    r"UncertainPose.mahalanobis: batch shapes do not broadcast: self \(2,\), other \(3,\)": (
        pk.ShapeError,
        lambda: A.mahalanobis(Pose.identity(3)),
    ),
    r"UncertainPose.apply: batch shapes do not broadcast: self \(2,\), points \(3,\)": (
        pk.ShapeError,
        lambda: A.apply(torch.ones(3, 3)),
    ),
    r"UncertainPose.fuse: batch shapes do not broadcast: self \(2,\), others\[0\] \(3,\)": (
        pk.ShapeError,
        lambda: A.fuse(UncertainPose(Pose.identity(3), E)),
    ),
    "UncertainPose.mahalanobis: other must be an UncertainPose or a Pose, got list": (
        pk.ArgumentError,
        lambda: A.mahalanobis([1.0]),
    ),
    r"UncertainPose.apply: points must have shape \(\.\.\., 3\), got \(4,\)": (
        pk.ShapeError,
        lambda: A.apply(torch.ones(4)),
    ),
    r"UncertainPose.apply: point_covariance must have shape \(\.\.\., 3, 3\), got \(6, 6\)": (
        pk.ShapeError,
        lambda: A.apply(torch.ones(3), E),
    ),
    r"UncertainPose.sample: sizes and their product must be in \[0, 2\*\*56\)": (
        pk.ShapeError,
        lambda: A.sample(-1),
    ),
    "this UncertainPose is unbatched: it has no len": (pk.ArgumentError, lambda: len(A[0])),
    r"UncertainPose\[\.\.\.\]: .* the batch shape is \(2,\)": (pk.IndexingError, lambda: A[5]),
    r"UncertainPose.validate: covariance\[1\] is not positive semidefinite": (
        pk.ValidationError,
        lambda: UncertainPose(A.pose, torch.stack((E, -E))).validate(),
    ),
    "UncertainPose.validate: covariance is not symmetric": (
        pk.ValidationError,
        lambda: UncertainPose(Pose.identity(), torch.ones(6, 6).tril()).validate(),
    ),
    r"UncertainPose.validate: covariance\[0\] is not finite": (
        pk.ValidationError,
        lambda: UncertainPose(A.pose, E / 0).validate(),
    ),
}


@pytest.mark.parametrize("message", ERRORS)
def test_error_messages(message: str) -> None:
    kind, call = ERRORS[message]
    with pytest.raises(kind, match=message):
        call()


def test_validate_returns_the_value() -> None:
    assert A.validate() is A
    singular = UncertainPose(Pose.identity(), torch.ones(6, 6))
    assert singular.validate() is singular
