"""Tests with the real jaxlie, which `test_jaxlie.py` runs in a process of their own."""

from __future__ import annotations

import jax
import jax.numpy as numpy
import jaxlie
import numpy as np
import pytest
import torch

import posekit as pk
from posekit import interop
from tests.interop import literals
from tests.interop.test_jaxlie import WXYZ_XYZ


def test_real_values_of_jaxlie_go_both_ways() -> None:
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


def test_transforms_of_the_plane_have_the_numbers_of_jaxlie() -> None:
    twists = np.random.default_rng(0).normal(size=(5, 3))
    twists[0, 2], twists[1, 2] = 0.0, 3.1
    points = np.random.default_rng(1).normal(size=(5, 2))
    with jax.enable_x64(True):
        theirs = [jaxlie.SE2.exp(numpy.asarray(x)) for x in twists]
        ours = pk.Pose2.exp(twists)
        for i, T in enumerate(theirs):
            other = theirs[(i + 1) % 5]
            checks = {
                "matrix": (ours[i].matrix(), T.as_matrix()),
                "log": (ours[i].log(), T.log()),
                "adjoint": (ours[i].adjoint(), T.adjoint()),
                "apply": (ours[i] @ points[i], T @ points[i]),
                "compose": ((ours[i] @ ours[(i + 1) % 5]).matrix(), (T @ other).as_matrix()),
                "inverse": ((~ours[i]).matrix(), T.inverse().as_matrix()),
                "retract": (ours[i].retract(twists[2]).matrix(), jaxlie.manifold.rplus(T, twists[2]).as_matrix()),
                "angle": (ours[i].angle(), T.rotation().as_radians()),
                "rotation": (ours[i].rotation.log(), T.rotation().log()),
                "vector": (ours[i].vector(), np.array([*T.translation(), T.rotation().as_radians()])),
            }
            for name, (found, wanted) in checks.items():
                np.testing.assert_allclose(found, wanted, atol=1e-12, err_msg=name)
            back = interop.from_jaxlie(T)
            assert isinstance(back, pk.Pose2) and back.dtype == torch.float64
            np.testing.assert_allclose(back.matrix(), T.as_matrix(), atol=1e-15)
            np.testing.assert_allclose(interop.to_jaxlie(ours[i]).as_matrix(), T.as_matrix(), atol=1e-14)
            turned = interop.from_jaxlie(T.rotation())
            assert isinstance(turned, pk.Rotation2)
            np.testing.assert_allclose(interop.to_jaxlie(turned).as_matrix(), T.rotation().as_matrix(), atol=1e-15)


def test_traced_values_of_jax_are_refused() -> None:
    with pytest.raises(pk.ArgumentError, match=r"from_jaxlie: wxyz: .* has no values to copy"):
        jax.jit(lambda x: interop.from_jaxlie(jaxlie.SO3(x)))(literals.WXYZ)


def test_a_device_that_jax_does_not_have_is_named() -> None:
    with pytest.raises(pk.DeviceError, match=r"to_jaxlie: JAX cannot take a tensor on meta: .*; move the value with"):
        interop.to_jaxlie(pk.Pose.identity(device="meta"))
