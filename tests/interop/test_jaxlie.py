"""jaxlie: `SE3.wxyz_xyz` and `SO3.wxyz`. The real library is in `with_jax.py`."""

from __future__ import annotations

import importlib.util
import pathlib
import types
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import interop
from tests.interop import literals
from tests.support import processes

WXYZ_XYZ = np.concatenate((literals.WXYZ, literals.POSITION))


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
        r"transform must be an SE3, SO3, SE2 or SO2 of jaxlie, got bytes": (pk.ArgumentError, b"\x00"),
        r"transform must be an SE3, SO3, SE2 or SO2 of jaxlie, got Pose": (pk.ArgumentError, literals.POSE),
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
    with pytest.raises(
        pk.ArgumentError, match="to_jaxlie: value must be a Pose, a Rotation, a Pose2 or a Rotation2, got ndarray"
    ):
        interop.to_jaxlie(literals.MATRIX)  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_real_library() -> None:
    """In a process of its own: JAX starts threads, and other tests fork their processes."""
    if importlib.util.find_spec("jaxlie") is None:
        pytest.skip("jaxlie is not installed: JAX takes 350 MB")
    path = pathlib.Path(__file__).with_name("with_jax.py")
    code = "import sys, pytest; sys.stdout = sys.stderr; sys.exit(pytest.main(sys.argv[1:]))"
    processes.run_forked(code, "-n", "0", "-p", "no:cacheprovider", path)
