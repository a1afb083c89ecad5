"""SciPy's `Rotation` (xyzw) and `RigidTransform`, whose twists are [w, v]."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, MissingExtraError
from ..values import Pose, Rotation
from .foreign_values import checked, kind_of, pose_of, tensor

_MODULE = "scipy.spatial.transform"


def from_scipy(transform: Any) -> Pose | Rotation:
    """Convert SciPy's ``Rotation`` to a Rotation, or its ``RigidTransform`` to a Pose, of the same batch shape.

    The numbers keep SciPy's dtype, float64, or are tensors with their graph where SciPy computes with torch.

    >>> from scipy.spatial.transform import Rotation as ScipyRotation
    >>> pk.interop.from_scipy(ScipyRotation.from_quat([0, 0, 1, 0]))  # x, y, z, w
    Rotation(quaternion=[0., 0., 0., 1.], dtype=torch.float64)

    Args:
        transform: A ``scipy.spatial.transform.Rotation`` or ``RigidTransform``.
    """
    library = arguments.import_extra("posekit.interop.from_scipy", _MODULE, "interop")
    where = "interop.from_scipy"
    rotation_class: Any = library.Rotation
    if isinstance(transform, rotation_class):
        return Rotation.from_xyzw(tensor(transform.as_quat(), f"{where}: xyzw"))
    rigid_class: Any = getattr(library, "RigidTransform", ())  # since SciPy 1.16
    if not isinstance(transform, rigid_class):
        is_array = isinstance(transform, (Tensor, *arguments.NUMBERS))
        got, remedy = kind_of(transform), "; convert matrices with Pose.from_matrix" if is_array else ""
        raise ArgumentError(f"{where}: transform must be SciPy's Rotation or RigidTransform, got {got}{remedy}")
    position = tensor(transform.translation, f"{where}: translation")
    rotation = Rotation.from_xyzw(tensor(transform.rotation.as_quat(), f"{where}: rotation"))
    return pose_of(position, rotation.quaternion, where, ("translation", "rotation"))


def to_scipy(value: Pose | Rotation) -> Any:
    """Convert a Rotation to SciPy's ``Rotation``, or a Pose to its ``RigidTransform``, in float64 on the CPU.

    >>> pk.interop.to_scipy(pk.Rotation([0, 0, 0, 2])).as_quat()  # x, y, z, w
    array([0., 0., 1., 0.])

    Args:
        value: A Pose or a Rotation. SciPy before 1.17 takes at most one batch dimension.
    """
    library = arguments.import_extra("posekit.interop.to_scipy", _MODULE, "interop")
    value = checked(value, "interop.to_scipy")
    rotation = value if isinstance(value, Rotation) else value.rotation
    converted = library.Rotation.from_quat(rotation.xyzw().numpy())
    if isinstance(value, Rotation):
        return converted
    if not hasattr(library, "RigidTransform"):
        raise MissingExtraError('posekit.interop.to_scipy needs scipy 1.16 or newer: pip install "posekit[interop]"')
    return library.RigidTransform.from_components(value.position.numpy(), converted)


def from_scipy_twist(exp_coords: TensorLike) -> Tensor:
    """Convert twists of SciPy, or of pytransform3d, from their order [w, v] to [v, w].

    ``Pose.exp(from_scipy_twist(x))`` is the pose of ``RigidTransform.from_exp_coords(x)``.

    >>> pk.interop.from_scipy_twist([1, 2, 3, 40, 50, 60])
    tensor([40., 50., 60.,  1.,  2.,  3.])

    Args:
        exp_coords: Exponential coordinates [w, v], rotation first, shape (*batch, 6).
    """
    return _swapped(exp_coords, "interop.from_scipy_twist: exp_coords")


def to_scipy_twist(twist: TensorLike) -> npt.NDArray[np.float64]:
    """Convert twists [v, w], such as ``Pose.log()``, to SciPy's order [w, v], as an array of float64.

    >>> pk.interop.to_scipy_twist(pk.Pose([1, 2, 3]).log())
    array([0., 0., 0., 1., 2., 3.])

    Args:
        twist: Twists [v, w], translation first, shape (*batch, 6).
    """
    swapped = _swapped(twist, "interop.to_scipy_twist: twist")
    arguments.check_read("interop.to_scipy_twist", swapped)
    array: npt.NDArray[np.float64] = swapped.detach().double().cpu().numpy()
    return array


def _swapped(twist: Any, name: str) -> Tensor:
    twist = tensor(twist, name)
    arguments.check(twist, 6, name)
    return twist.roll(3, -1)
