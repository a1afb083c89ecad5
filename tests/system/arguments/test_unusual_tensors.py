"""Unusual tensors: lazy negatives, ZeroTensors, saved tangents, interpreter shutdown, and limits of ranges."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.utils.data import default_collate

import posekit as pk
from posekit import Pose, Rotation
from posekit.math import pose as pose_ops
from tests.support import processes, sampling


def lazily_negative(*shape: int) -> Tensor:
    """A lazily negated tensor: its memory has the values with the opposite sign."""
    x = torch.complex(sampling.normal(*shape), sampling.normal(*shape, seed=1)).conj().imag
    assert x.is_neg()
    return x


@pytest.mark.parametrize("n", [5, 20_000])
def test_lazy_negatives_are_materialised(n: int) -> None:
    R, p = Rotation(sampling.quaternions(n, seed=2)), lazily_negative(n, 3)
    for points in (p, p[0], p.clone().requires_grad_()[:]):
        torch.testing.assert_close(R.apply(points), R.apply(points.resolve_neg()))
    torch.testing.assert_close(Rotation(lazily_negative(n, 4)).matrix(), Rotation(lazily_negative(n, 4) * 1).matrix())
    out = torch.empty(n, 3, dtype=p.dtype)
    pk.transform.transform_points(torch.zeros(3, dtype=p.dtype), R.quaternion, p, out)
    torch.testing.assert_close(out, R.apply(p * 1))


def test_lazy_negative_gradients_are_materialised() -> None:
    R, a = Rotation(sampling.quaternions(5, seed=2)), sampling.normal(5, 3, seed=3)
    x = sampling.normal(5, 3, seed=4).requires_grad_()

    def gradient(function: Callable[[Tensor], Tensor]) -> Tensor:
        loss = torch.fft.fft(torch.complex(a, function(x)).conj(), dim=0).abs().sum()
        return torch.autograd.grad(loss, x)[0]

    for _ in range(3):
        want = gradient(lambda x: (R.matrix() @ x[..., None])[..., 0])
        torch.testing.assert_close(gradient(R.apply), want)


def test_zerotensors_are_materialised() -> None:
    for _ in range(2):
        moved = Rotation.identity(5).apply(torch._efficientzerotensor((5, 3)))
        assert torch.equal(moved, torch.zeros(5, 3))


@pytest.mark.parametrize("n", [3, 40_000])
def test_zerotensors_are_materialised_in_calls_with_buffers(n: int) -> None:
    q, v, out, adjoint = (torch.ones(n, k) for k in (4, 3, 4, 4))
    for other in (q, torch._efficientzerotensor((n, 4))):
        made = pk.transform.quat_multiply(q, other, out)
    assert made is out and torch.equal(out, torch.zeros(n, 4))
    q.requires_grad_()
    for cotangent in (v, torch._efficientzerotensor((n, 3))):
        moved = pk.transform.transform_points(v, q, v, None, None, adjoint)
        (gradient,) = torch.autograd.grad(moved, q, cotangent)
    assert torch.equal(gradient, torch.zeros(n, 4)) and torch.equal(adjoint, torch.zeros(n, 4))


def test_forward_over_backward_uses_the_saved_tangents_every_time() -> None:
    q, v = sampling.quaternions(3), sampling.normal(3, 3)
    found = []
    for _ in range(3):
        with forward_ad.dual_level():
            dual = forward_ad.make_dual(q.clone().requires_grad_(), torch.ones_like(q))
            (gradient,) = torch.autograd.grad(Rotation(dual).apply(v).sum(), dual)
            found.append(forward_ad.unpack_dual(gradient).tangent)
    want = torch.func.jvp(torch.func.grad(lambda q: Rotation(q).apply(v).sum()), (q,), (torch.ones_like(q),))[1]
    for tangent in found:
        torch.testing.assert_close(tangent, want)


AT_THE_END = """
    import atexit, threading, torch
    import posekit as pk
    torch.set_num_threads(2)
    T = pk.Pose.random(300_000)

    def work():
        threading.main_thread().join()  # which is over when the interpreter begins to end
        print((T @ T).shape[0])

    atexit.register(lambda: print((T @ T).shape[0]))
    threading.Thread(target=work).start()
"""


def test_large_calls_work_while_the_interpreter_ends() -> None:
    assert processes.run_forked(AT_THE_END).split() == ["300000", "300000"]


def test_distant_poses_are_not_close() -> None:
    far: list[Any] = [[math.inf, 0, 0], [1e30, 0, 0], [-1e30, 0, 0], [1e20, 0, 0], [3e20, 0, 0], [0.0, 0, 0]]
    close = Pose(torch.tensor(far)[:, None]).isclose(Pose(torch.tensor(far)))
    assert torch.equal(close, torch.eye(6, dtype=torch.bool))
    half = Pose(torch.tensor([[60000.0, 60000, 0], [-60000.0, 60000, 0]]).half())
    assert not half[0].isclose(half[1]) and half[0].isclose(half[0])


def test_unresolvably_large_angles_still_give_rotations() -> None:
    for dtype, largest in ((torch.float32, 3e38), (torch.float64, 1e300)):
        angles = torch.tensor([1e6, 1e9, 1e12, 1e18, largest], dtype=dtype)
        made = (
            Rotation.from_axis_angle(torch.tensor([0.0, 0, 1], dtype=dtype), angles),
            Rotation.from_euler("z", angles),
            Rotation.exp(angles[:3, None] * torch.tensor([0.0, 0.6, 0.8], dtype=dtype)),
        )
        for R in made:
            lengths = R.quaternion.norm(dim=-1)
            torch.testing.assert_close(lengths, torch.ones_like(lengths), rtol=0, atol=0.01)


@pytest.mark.parametrize("first", [Pose, Rotation])
def test_values_of_two_classes_are_not_collated(first: type[Any]) -> None:
    batch = sorted([Pose.random(2), Rotation.random(2)], key=lambda value: type(value) is not first)
    with pytest.raises(pk.ArgumentError, match="collating: all values must have the same class, got Pose, Rotation"):
        default_collate(batch)
    with pytest.raises(pk.ShapeError, match=r"collating .*: the batch shapes must be equal, got \[\(2,\), \(3,\)\]"):
        default_collate([first.random(2), first.random(3)])


def test_second_derivative_of_unnormalised_slerp_is_finite_between_equal_rotations() -> None:
    R = Rotation(sampling.unit_quaternions(1000, seed=5))
    q = R.quaternion.clone().requires_grad_()
    way = Rotation(q).slerp(R, 0.3, shortest=False).quaternion
    (first,) = torch.autograd.grad(way.sum(), q, create_graph=True)
    assert torch.autograd.grad(first.sum(), q)[0].isfinite().all()


def refused() -> dict[str, tuple[type[Exception], Callable[[], Any]]]:
    T, sparse = Pose.random(3), torch.ones(5, 3).to_sparse()
    quaternion = torch.ones(5, 4)
    return {
        "Rotation.apply: points must be a dense tensor, got torch.sparse_coo": (
            pk.ArgumentError,
            lambda: Rotation.identity(5).apply(sparse),
        ),
        "Pose: position must be a dense tensor, got torch.sparse_coo": (
            pk.ArgumentError,
            lambda: Pose(sparse, quaternion),
        ),
        "Pose.identity: sizes must be integers, got": (pk.ArgumentError, lambda: Pose.identity(True)),
        "Pose.random: generator must be a torch.Generator, got int": (
            pk.ArgumentError,
            lambda: Pose.random(2, generator=3),  # type: ignore[arg-type]
        ),
        "Pose.identity: 'foo' is not a valid device": (pk.DeviceError, lambda: Pose.identity(device="foo")),
        "Pose.to: 'foo' is not a valid device": (pk.DeviceError, lambda: T.to("foo")),
        "Pose.distance: batch shapes do not broadcast": (pk.ShapeError, lambda: T.distance(Pose.random(4))),
        "Pose.inverse: self.quaternion is on meta but self.position is on cpu": (
            pk.DeviceError,
            lambda: pose_ops.inverse(T.position, T.quaternion.to("meta")),
        ),
        "Pose.distance: other is on meta but self is on cpu": (pk.DeviceError, lambda: T.distance(T.to("meta"))),
        "Pose.split: split_size must be an int or a list of them": (pk.ArgumentError, lambda: T.split(1.5)),  # type: ignore
        "Pose.roll: ": (pk.ArgumentError, lambda: T.roll(1.5, 0)),  # type: ignore[arg-type]
        "Pose.squeeze: batch shape": (pk.ShapeError, lambda: T[:1].squeeze((0, 0))),
        "Rotation: quaternion must be a tensor.*too large": (pk.ArgumentError, lambda: Rotation([10**400, 0, 0, 0])),
        "Pose: position must be a tensor, an array or a list of numbers, got Pose": (
            pk.ArgumentError,
            lambda: Pose(Pose.identity()),  # type: ignore[arg-type]
        ),
        "Pose.validate: position is on the meta device": (pk.ArgumentError, lambda: T.to("meta").validate()),
        "Pose.allclose: on the meta device": (pk.ArgumentError, lambda: T.to("meta").allclose(T.to("meta"))),
        "Rotation.right_jacobian: tangent must be of a floating dtype": (
            pk.DTypeError,
            lambda: Rotation.right_jacobian(torch.ones(3, dtype=torch.bool)),
        ),
        "scale_grad: factor must be a number or a tensor, got str": (
            pk.ArgumentError,
            lambda: pk.scale_grad(torch.ones(3), "a"),  # type: ignore[arg-type]
        ),
        r"scale_grad: factor has shape \(5, 3\), which does not broadcast to \(3,\)": (
            pk.ShapeError,
            lambda: pk.scale_grad(torch.ones(3), torch.ones(5, 3)),
        ),
        "transform_point_inverse: rot must have shape": (
            pk.ShapeError,
            lambda: pk.transform.transform_point_inverse(torch.ones(3), torch.ones(2), torch.ones(3)),
        ),
    }


@pytest.mark.parametrize("message", refused())
def test_invalid_arguments_raise_posekit_errors(message: str) -> None:
    kind, call = refused()[message]
    with pytest.raises(kind, match=message):
        call()
