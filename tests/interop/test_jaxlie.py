"""jaxlie: `SE3.wxyz_xyz` and `SO3.wxyz`. JAX takes 350 MB: the real library is compared where it is installed."""

from __future__ import annotations

import types
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import interop
from tests.interop import literals

WXYZ_XYZ = np.concatenate((literals.WXYZ, literals.POSITION))
WITHOUT_JAX = "jaxlie is not installed: JAX takes 350 MB"


def se3(numbers: Any) -> Any:
    """As jaxlie.SE3, with an array of NumPy, which jaxlie takes, too."""
    return types.SimpleNamespace(wxyz_xyz=numbers)


def so3(numbers: Any) -> Any:
    return types.SimpleNamespace(wxyz=numbers)


def test_the_rotation_comes_first() -> None:
    ours = interop.from_jaxlie(se3(WXYZ_XYZ))
    assert isinstance(ours, pk.Pose) and ours.dtype == torch.float64
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)
    turned = interop.from_jaxlie(so3(literals.WXYZ.astype(np.float32)))
    assert isinstance(turned, pk.Rotation) and turned.dtype == torch.float32
    np.testing.assert_allclose(turned.matrix(), literals.ROTATION, atol=1e-6)
    assert interop.from_jaxlie(se3(np.tile(WXYZ_XYZ, (2, 3, 1)))).shape == (2, 3)


def test_what_is_none_of_jaxlie_is_named() -> None:
    class Traced:
        def __dlpack__(self) -> None:
            raise RuntimeError("a traced array")

    cases: dict[str, tuple[type[Exception], Any]] = {
        r"transform must be an SE3 or an SO3 of jaxlie, got bytes": (pk.ArgumentError, b"\x00"),
        r"transform must be an SE3 or an SO3 of jaxlie, got Pose": (pk.ArgumentError, literals.POSE),
        r"wxyz_xyz must have shape \(\.\.\., 7\), got \(4,\)": (pk.ShapeError, se3(literals.WXYZ)),
        r"wxyz must have shape \(\.\.\., 4\), got \(7,\)": (pk.ShapeError, so3(WXYZ_XYZ)),
        r"wxyz = \[0.0, 0.0, 0.0, 0.0\] has no direction": (pk.ValidationError, so3(np.zeros(4))),
        r"wxyz = .* is no unit quaternion": (pk.ValidationError, so3(np.ones(4))),
        r"xyz = .* is not finite": (pk.ValidationError, se3(np.where(WXYZ_XYZ == 1.0, np.nan, WXYZ_XYZ))),
        r"wxyz: Traced has no values to copy": (pk.ArgumentError, so3(Traced())),
    }
    for match, (kind, given) in cases.items():
        with pytest.raises(kind, match=f"from_jaxlie: {match}"):
            interop.from_jaxlie(given)
    with pytest.raises(pk.ArgumentError, match="to_jaxlie: value must be a Pose or a Rotation, got ndarray"):
        interop.to_jaxlie(literals.MATRIX)  # type: ignore[arg-type]


def test_real_values_of_jaxlie_go_both_ways() -> None:
    jaxlie = pytest.importorskip("jaxlie", reason=WITHOUT_JAX)
    numpy = pytest.importorskip("jax.numpy", reason=WITHOUT_JAX)
    theirs = jaxlie.SE3(wxyz_xyz=numpy.asarray(WXYZ_XYZ.astype(np.float32)))
    np.testing.assert_allclose(theirs.as_matrix(), literals.MATRIX, atol=1e-6)
    ours = interop.from_jaxlie(theirs)
    assert ours.dtype == torch.float32
    np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-6)
    longer = pk.Pose(literals.POSE.position, 3 * literals.POSE.quaternion).requires_grad_()
    np.testing.assert_allclose(interop.to_jaxlie(longer).as_matrix(), literals.MATRIX, atol=1e-6)
    np.testing.assert_allclose(interop.to_jaxlie(longer.rotation).as_matrix(), literals.ROTATION, atol=1e-6)
    for dtype in (torch.float16, torch.bfloat16, torch.float32):
        batch = literals.POSE.detach().to(dtype).expand(2, 3)
        back = interop.from_jaxlie(interop.to_jaxlie(batch))
        assert back.dtype == dtype and back.shape == (2, 3)
        assert bool(back.isclose(batch, atol=0.02).all())
    ours = interop.from_jaxlie(jaxlie.SO3.from_x_radians(np.pi / 2))
    np.testing.assert_allclose(ours.apply([0.0, 1.0, 0.0]), [0.0, 0.0, 1.0], atol=1e-6)


def test_traced_values_of_jax_are_refused() -> None:
    jax = pytest.importorskip("jax", reason=WITHOUT_JAX)
    jaxlie = pytest.importorskip("jaxlie", reason=WITHOUT_JAX)
    with pytest.raises(pk.ArgumentError, match=r"from_jaxlie: wxyz: .* has no values to copy"):
        jax.jit(lambda x: interop.from_jaxlie(jaxlie.SO3(x)))(literals.WXYZ)


def test_a_device_that_jax_does_not_have_is_named() -> None:
    pytest.importorskip("jaxlie", reason=WITHOUT_JAX)
    with pytest.raises(pk.DeviceError, match=r"to_jaxlie: JAX cannot take a tensor on meta: .*; move the value with"):
        interop.to_jaxlie(pk.Pose.identity(device="meta"))
