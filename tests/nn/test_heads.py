"""Heads of networks: from features to rotations."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
import torch
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import Rotation
from posekit.nn import RotationHead, geodesic_loss, rotation_from_features
from tests.support import sampling
from tests.support.compiling import quiet
from tests.support.marks import needs_operators

pytestmark = quiet
D = torch.float64
SIZES = {"6d": 6, "9d": 9, "quaternion": 4, "rotvec": 3}
each_kind = pytest.mark.parametrize("kind", SIZES)


def expected(kind: str, features: Tensor) -> np.ndarray:
    """The matrices, by NumPy and SciPy."""
    x = features.numpy()
    if kind == "6d":
        first = x[:, :3] / np.linalg.norm(x[:, :3], axis=-1, keepdims=True)
        second = x[:, 3:] - (first * x[:, 3:]).sum(-1, keepdims=True) * first
        second /= np.linalg.norm(second, axis=-1, keepdims=True)
        return np.stack((first, second, np.cross(first, second)), -1)
    if kind == "9d":
        u, _, vh = np.linalg.svd(x.reshape(-1, 3, 3))
        u[:, :, 2] *= np.linalg.det(u @ vh)[:, None]
        return u @ vh
    if kind == "quaternion":
        return ScipyRotation.from_quat(x[:, [1, 2, 3, 0]]).as_matrix()
    return ScipyRotation.from_rotvec(x).as_matrix()


@each_kind
def test_features_are_interpreted_as_the_kind_says(kind: Any) -> None:
    features = sampling.normal(20, SIZES[kind], seed=4)
    wanted = expected(kind, features)
    np.testing.assert_allclose(rotation_from_features(features, kind).matrix().numpy(), wanted, atol=1e-12)
    np.testing.assert_allclose(RotationHead(kind=kind)(features).matrix().numpy(), wanted, atol=1e-12)
    assert rotation_from_features(features[0].tolist(), kind).shape == ()
    assert rotation_from_features(features[:0].reshape(0, 2, SIZES[kind]), kind).shape == (0, 2)


@each_kind
def test_derivatives_are_right(kind: Any) -> None:
    features = sampling.normal(3, SIZES[kind], seed=4).requires_grad_()

    def matrices(x: Tensor) -> Tensor:
        return rotation_from_features(x, kind).matrix()

    assert gradcheck(matrices, features)
    assert gradgradcheck(matrices, features)


@each_kind
def test_a_head_starts_near_the_identity_and_passes_gradients(kind: Any) -> None:
    torch.manual_seed(0)
    head = RotationHead(64, kind)
    features = torch.randn(500, 64, requires_grad=True)
    rotation = head(features)
    assert rotation.shape == (500,)
    assert 0 < rotation.angle().max() < 0.1
    assert head(torch.zeros(2, 64)).allclose(Rotation.identity(2))
    geodesic_loss(rotation, Rotation.from_rotvec([0.5, 1.0, -1.0])).backward()
    for x in (features, *head.parameters()):
        assert x.grad is not None and x.grad.isfinite().all() and x.grad.any()
    assert head(torch.randn(2, 3, 64)).shape == (2, 3)


def test_the_keys_of_the_state_are_a_fixed_format() -> None:
    head = RotationHead(5, "9d")
    assert {k: tuple(x.shape) for k, x in head.state_dict().items()} == {"linear.weight": (9, 5), "linear.bias": (9,)}
    assert RotationHead(kind="9d").state_dict() == {}
    other = RotationHead(5, "9d")
    other.load_state_dict(head.state_dict())
    features = sampling.normal(4, 5, dtype=torch.float32)
    for same in (other, copy.deepcopy(head), pickle.loads(pickle.dumps(head))):
        assert same(features).quaternion.equal(head(features).quaternion)
    assert b"posekit.nn.heads" not in pickle.dumps(head)


def test_a_head_learns_rotations() -> None:
    torch.manual_seed(0)
    features = torch.randn(32, 8, dtype=D)
    targets = Rotation.from_rotvec(2.0 * torch.nn.functional.normalize(features[:, :3], dim=-1))
    head = RotationHead(8, dtype=D)
    optimizer = torch.optim.Adam(head.parameters(), lr=0.05)
    for _ in range(100):
        optimizer.zero_grad()
        loss = geodesic_loss(head(features), targets)
        loss.backward()
        optimizer.step()
    assert loss < 0.15 * geodesic_loss(Rotation.identity(dtype=D), targets)


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16, D), ids=str)
def test_heads_have_the_dtype_of_their_weights(dtype: torch.dtype) -> None:
    head = RotationHead(6, dtype=dtype)
    assert head(torch.randn(3, 6, dtype=dtype)).dtype == dtype
    assert head.half()(torch.randn(3, 6, dtype=torch.float16)).dtype == torch.float16


def test_under_autocast_a_rotation_is_not_rounded_to_half_precision() -> None:
    head = RotationHead(6)
    with torch.autocast("cpu", torch.bfloat16):
        rotation = head(torch.randn(50, 6))
    assert rotation.dtype == torch.float32
    torch.testing.assert_close(rotation.quaternion.norm(dim=-1), torch.ones(50), rtol=0, atol=1e-6)


@needs_operators
@pytest.mark.parametrize("kind", ("6d", "9d"))
def test_heads_compile(kind: Any) -> None:
    torch._dynamo.reset()
    head = RotationHead(6, kind, dtype=D)
    features = sampling.normal(5, 6)
    compiled = torch.compile(head, fullgraph=True, backend="eager")
    torch.testing.assert_close(compiled(features).matrix(), head(features).matrix())


def test_heads_show_what_they_are() -> None:
    assert repr(RotationHead(5)).splitlines()[:2] == ["RotationHead(", "  5, kind='6d'"]
    assert repr(RotationHead(kind="rotvec")) == "RotationHead(kind='rotvec')"


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(pk.OptionError, match='kind must be one of "6d", "9d", "quaternion", "rotvec", got'):
        RotationHead(5, "10d")  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match="rotation_from_features: kind must be one of"):
        rotation_from_features(torch.zeros(6), "6D")  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match="RotationHead: in_features must be an integer or None, got str"):
        RotationHead("6d")  # type: ignore[arg-type]
    with pytest.raises(
        pk.ShapeError,
        match=r'features of kind "9d" must have shape \(\.\.\., 9\), got \(2, 6\)',
    ):
        rotation_from_features(torch.zeros(2, 6), "9d")
    with pytest.raises(pk.DTypeError, match="must be of a floating dtype"):
        RotationHead()(torch.zeros(2, 6, dtype=torch.int64))
