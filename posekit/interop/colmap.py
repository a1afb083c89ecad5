"""COLMAP: poses of cameras as ``qvec, tvec``, which map the world to the camera, and cameras with their lenses."""

from __future__ import annotations

from typing import Any, overload

import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, DeviceError, ShapeError
from ..values import LENSES, Batched, Camera, Pose, Similarity, camera_of_lens, has_lens, lens_of
from .foreign_values import attribute, check_finite, check_quaternion, has, kind_of, library, pose_of, stacked, tensor

_INSTALL = "pip install pycolmap"


def is_camera(value: Any) -> bool:
    """Whether an object has the attributes of a camera of pycolmap, or of COLMAP's scripts."""
    return all([has(value, name) for name in ("model", "width", "height", "params")])


def camera_of(camera: Any, where: str) -> Camera:
    """Convert a camera of COLMAP."""
    model = attribute(camera, "model", where)
    name = str(getattr(model, "name", model))
    if name not in LENSES:
        raise ArgumentError(f"{where}: the camera model {name} is not supported; there are {', '.join(LENSES)}")
    like, expected = torch.empty(0, dtype=torch.float64), LENSES[name].params
    params = tensor(attribute(camera, "params", where), f"{where}: params", like).double().reshape(-1)
    if len(params) != expected:
        raise ShapeError(f"{where}: params of the model {name} must have {expected} numbers, got {len(params)}")
    check_finite(params, f"{where}: params")
    size = attribute(camera, "width", where), attribute(camera, "height", where)
    return camera_of_lens(name, params, size)


def to_camera(camera: Camera, where: str) -> Any:
    """Convert to a camera of pycolmap."""
    count = camera.distortion.shape[-1]
    if not has_lens(camera):
        raise ArgumentError(f'{where}: COLMAP has no model for "{camera.model}" with {count} coefficients')
    if camera.ndim:
        raise ShapeError(f"{where}: a camera must have no batch dimensions, got {tuple(camera.shape)}: index it")
    if camera.device.type == "meta":
        raise DeviceError(f"{where}: the camera is on the meta device, which holds no numbers")
    pycolmap = library(f"posekit.{where}", "pycolmap", _INSTALL)
    arguments.check_read(where, camera.intrinsics)
    name, params = lens_of(camera.detach().cpu().double())
    width, height = camera.size
    try:
        return pycolmap.Camera(model=name, width=width, height=height, params=params)
    except Exception as error:  # of another version of pycolmap
        fact = f"{kind_of(pycolmap.Camera)} raised {type(error).__name__}: {error}"
        raise ArgumentError(f"{where}: {fact}") from error


_WHERE = "interop.from_colmap"


@overload
def from_colmap(qvec: Any, tvec: TensorLike, *, validate: bool = True) -> Pose: ...
@overload
def from_colmap(qvec: Any, tvec: None = None, *, validate: bool = True) -> Any: ...
def from_colmap(qvec: Any, tvec: TensorLike | None = None, *, validate: bool = True) -> Any:
    """Convert images of COLMAP to the poses of their cameras in the world, or a camera of COLMAP to a `Camera`.

    The poses are ``world_T_camera``, with gradients.

    COLMAP stores ``camera_T_world``, which maps points of the world to the camera: this returns its inverse. The axes
    of the camera are those of OpenCV: right, down, forward.

    >>> world_T_camera = pk.interop.from_colmap([0, 0, 0, 1], [1, 2, 3])  # half a turn about z
    >>> world_T_camera.position
    tensor([ 1.,  2., -3.])
    >>> world_T_camera.to_convention(source="opencv", target="opengl").apply([0, 0, -1])  # one unit ahead
    tensor([ 1.,  2., -2.])

    A camera of pycolmap becomes a `Camera` in float64 if its model is one of SIMPLE_PINHOLE, PINHOLE, SIMPLE_RADIAL,
    RADIAL, OPENCV, FULL_OPENCV, SIMPLE_FISHEYE, FISHEYE, SIMPLE_RADIAL_FISHEYE, RADIAL_FISHEYE and OPENCV_FISHEYE.
    COLMAP measures pixels from the corner of the image, OpenCV and posekit from the centre of the first pixel: the
    principal point moves by half a pixel, and so do pixels.

    A ``pycolmap.Sim3d``, an alignment of reconstructions, becomes a `Similarity` that maps points as it does.

    >>> class Lens:  # as pycolmap.Camera(model="SIMPLE_RADIAL", width=640, height=480, params=[400, 320, 240, -0.1])
    ...     model, width, height, params = "SIMPLE_RADIAL", 640, 480, [400, 320, 240, -0.1]
    >>> pk.interop.from_colmap(Lens()).intrinsics
    tensor([400.0000, 400.0000, 319.5000, 239.5000], dtype=torch.float64)

    Args:
        qvec: Quaternions w, x, y, z of the rotations from the world to the camera, shape (*batch, 4). Or, without
            ``tvec``: an image of pycolmap, its ``cam_from_world``, an object with the attributes ``qvec`` and ``tvec``
            as the scripts of COLMAP return them, a camera, or a list of one of these.
        tvec: Translations from the world to the camera, shape (*batch, 3).
        validate: Whether to raise if a number is not finite or a quaternion has no unit length. The check reads the
            values, which synchronizes with a CUDA device.
    """
    arguments.check_flags(_WHERE, validate=validate)
    if tvec is not None:
        rotation = tensor(qvec, f"{_WHERE}: qvec")
        translation = tensor(tvec, f"{_WHERE}: tvec", rotation)
        return _inverse(rotation, translation, "qvec", validate)
    if isinstance(qvec, list | tuple) and qvec and not isinstance(qvec[0], int | float | list):
        return stacked([_from_object(image, validate) for image in qvec], _WHERE)
    return _from_object(qvec, validate)


def _from_object(image: Any, validate: bool) -> Pose | Camera | Similarity:
    """Convert one image or camera of pycolmap or of COLMAP's scripts."""
    if isinstance(image, type | Batched):
        raise ArgumentError(f"{_WHERE}: got {kind_of(image)}, expected qvec and tvec or an image of COLMAP")
    if is_camera(image):
        return camera_of(image, _WHERE)
    if has(image, "cam_from_world"):
        image = image.cam_from_world
        if callable(image):  # a method since pycolmap 3.12, a property before
            try:
                image = image()
            except Exception as error:  # of an image without a pose, or of a user's object
                raise ArgumentError(f"{_WHERE}: cam_from_world() raised {type(error).__name__}: {error}") from error
    if has(image, "qvec"):
        rotation = tensor(image.qvec, f"{_WHERE}: qvec")
        translation = tensor(attribute(image, "tvec", _WHERE), f"{_WHERE}: tvec")
        return _inverse(rotation, translation, "qvec", validate)
    if has(image, "rotation") and has(image, "translation") and has(image, "scale"):
        return _similarity(image, validate)
    if not (has(image, "rotation") and has(image, "translation")):
        remedy = "; give tvec, too" if has(image, "shape") or isinstance(image, list | tuple) else ""
        raise ArgumentError(f"{_WHERE}: expected qvec and tvec or an image of COLMAP, got {kind_of(image)}{remedy}")
    xyzw = tensor(attribute(image.rotation, "quat", _WHERE), f"{_WHERE}: rotation.quat")
    arguments.check(xyzw, 4, f"{_WHERE}: rotation.quat")
    translation = tensor(image.translation, f"{_WHERE}: translation")
    return _inverse(xyzw.roll(1, -1), translation, "rotation", validate)


def _similarity(transform: Any, validate: bool) -> Similarity:
    """Convert a ``pycolmap.Sim3d``, which maps points as the result does."""
    xyzw = tensor(attribute(transform.rotation, "quat", _WHERE), f"{_WHERE}: rotation.quat")
    arguments.check(xyzw, 4, f"{_WHERE}: rotation.quat")
    pose = pose_of(
        tensor(transform.translation, f"{_WHERE}: translation"), xyzw.roll(1, -1), _WHERE, ("tvec", "rotation")
    )
    similarity = Similarity.from_pose(pose, float(transform.scale))
    if validate:
        check_quaternion(similarity.quaternion, f"{_WHERE}: rotation")
        similarity.validate()
    return similarity


def _inverse(qvec: Tensor, tvec: Tensor, name: str, validate: bool) -> Pose:
    camera_T_world = pose_of(tvec, qvec, _WHERE, ("tvec", name))
    if validate:
        check_quaternion(qvec, f"{_WHERE}: {name}")
        check_finite(tvec, f"{_WHERE}: tvec")
    return camera_T_world.inverse()


@overload
def to_colmap(camera: Pose) -> tuple[Tensor, Tensor]: ...
@overload
def to_colmap(camera: Camera | Similarity) -> Any: ...
def to_colmap(camera: Pose | Camera | Similarity) -> Any:
    """Convert cameras' poses in the world, ``world_T_camera``, to COLMAP's ``qvec`` and ``tvec``, with gradients.

    A `Camera` becomes a ``pycolmap.Camera`` of the model PINHOLE, OPENCV, FULL_OPENCV or OPENCV_FISHEYE, and a single
    `Similarity` a ``pycolmap.Sim3d``.

    These map points of the world to the camera. The quaternions have unit length and w >= 0, as COLMAP writes them.

    >>> camera = pk.Pose.look_at([-4, 2, 1], [5, 2, 1], [0, 0, 1], convention="opengl")  # 9 units away
    >>> qvec, tvec = pk.interop.to_colmap(camera.to_convention(source="opengl", target="opencv"))
    >>> tvec  # the origin of the world: right, down, forward
    tensor([2., 1., 4.])

    Args:
        camera: Poses of cameras in the world, with the axes of OpenCV. Others are converted with
            `Pose.to_convention`. Or a `Camera` without batch dimensions, with at most 8 coefficients.

    Returns:
        ``qvec``, w, x, y, z, shape (*batch, 4), and ``tvec``, shape (*batch, 3). Of a `Camera` the camera of pycolmap.
    """
    if isinstance(camera, Camera):
        return to_camera(camera, "interop.to_colmap")
    if isinstance(camera, Similarity):
        return _to_sim3d(camera)
    if not isinstance(camera, Pose):
        raise ArgumentError(
            f"interop.to_colmap: camera must be a Pose, a Camera or a Similarity, got {kind_of(camera)}"
        )
    camera_T_world = camera.inverse().canonical()
    return camera_T_world.quaternion, camera_T_world.position


def _to_sim3d(similarity: Similarity) -> Any:
    where = "interop.to_colmap"
    if similarity.ndim:
        raise ShapeError(f"{where}: a Similarity must be single, got shape {tuple(similarity.shape)}")
    pycolmap = library(f"posekit.{where}", "pycolmap", "pip install pycolmap")
    similarity = similarity.detach().cpu().double().validate().normalized()
    rotation = pycolmap.Rotation3d(similarity.quaternion.roll(-1, -1).numpy())
    return pycolmap.Sim3d(float(similarity.scale), rotation, similarity.position.numpy())
