"""Camera: intrinsics and lens of a batch of cameras, with projection to pixels and back."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, ClassVar, Literal, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..engine import is_eager, same_shape
from ..errors import ArgumentError, ShapeError
from ..math import cameras as ops
from . import names
from .base import Batched, Numbers, Shown, register
from .display import Displayed

Model = Literal["pinhole", "radtan", "fisheye"]
Size = tuple[int, int]

_FORM = "is not [[fx, 0, cx], [0, fy, cy], [0, 0, 1]]; skew is not supported"
_HOMOGENEOUS = "is a 4x4 matrix: pass its upper left part, matrix[..., :3, :3]"
_CONSTANTS = ((0, 1, 0.0), (1, 0, 0.0), (2, 0, 0.0), (2, 1, 0.0), (2, 2, 1.0))  # row, column, value


def checked_size(size: Any, name: str) -> Size:
    """Return a width and a height, checked."""
    if not isinstance(size, tuple | list | torch.Size) or len(size) != 2:
        raise ArgumentError(f"{name} must be two integers (width, height), got {arguments.describe(size)}")
    width, height = arguments.new_sizes(tuple(size), name)
    if not torch.compiler.is_compiling() and (width < 1 or height < 1):
        raise ShapeError(f"{name} must be positive, got {(width, height)}")
    return width, height


def broadcast_fields(intrinsics: Any, distortion: Any, model: Model, validate: bool) -> tuple[Tensor, Tensor]:
    """Convert intrinsics and coefficients to tensors of one batch shape, dtype and device."""
    like = distortion if isinstance(distortion, Tensor) and distortion.is_floating_point() else None
    intrinsics = _intrinsics(arguments.tensor(intrinsics, "Camera: intrinsics", like), validate)
    coefficients = _coefficients(distortion, model, intrinsics)
    arguments.check_devices("Camera: intrinsics and distortion", intrinsics, coefficients)
    dtype = torch.promote_types(intrinsics.dtype, coefficients.dtype)
    intrinsics, coefficients = intrinsics.to(dtype), coefficients.to(dtype)
    shapes = intrinsics.shape[:-1], coefficients.shape[:-1]
    if not same_shape(*shapes):
        batch = arguments.broadcast("Camera", intrinsics=shapes[0], distortion=shapes[1])
        intrinsics, coefficients = intrinsics.expand(*batch, -1), coefficients.expand(*batch, -1)
    return intrinsics, coefficients


def joined_intrinsics(fx: Any, fy: Any, cx: Any, cy: Any) -> Tensor:
    """Return the numbers [fx, fy, cx, cy], shape (*batch, 4)."""
    parameters = {"fx": fx, "fy": fy, "cx": cx, "cy": cy}
    missing = [name for name, value in parameters.items() if value is None]
    if missing:
        raise ArgumentError(f"Camera: needs intrinsics, or fx, fy, cx and cy; {', '.join(missing)} is missing")
    like = next((x for x in parameters.values() if isinstance(x, Tensor)), None)
    tensors = [arguments.tensor(value, f"Camera: {name}", like) for name, value in parameters.items()]
    batch = arguments.broadcast("Camera", **{name: x.shape for name, x in zip(parameters, tensors, strict=True)})
    return torch.stack([x.expand(batch) for x in tensors], -1)


def _intrinsics(intrinsics: Tensor, validate: bool) -> Tensor:
    """Return [fx, fy, cx, cy] of these numbers or of camera matrices."""
    name = "Camera: intrinsics"
    shape = tuple(intrinsics.shape)
    arguments.check_dtype(intrinsics.dtype, name)
    readable = validate and arguments.is_readable(intrinsics) and is_eager((intrinsics,)) and not intrinsics.is_meta
    if shape[-1:] == (4,):
        if shape[-2:] == (4, 4) and readable:  # four cameras, or a matrix as Kornia's and PyTorch3D's cameras have
            arguments.refuse((intrinsics[..., 2:, :2] == 0).all(-1).all(-1), None, name, _HOMOGENEOUS)
        return intrinsics
    if shape[-2:] != (3, 3):
        raise ShapeError(f"{name} must have shape (..., 4) or (..., 3, 3), got {shape}")
    if readable:
        wrong = torch.stack([intrinsics[..., i, j] != value for i, j, value in _CONSTANTS]).any(0)
        arguments.refuse(wrong, intrinsics, name, _FORM)
    return ops.from_matrix(intrinsics)


def _coefficients(coefficients: Any, model: Model, like: Tensor) -> Tensor:
    """Return the coefficients of a lens, none for a pinhole camera."""
    name, counts = "Camera: distortion", [n for lens, n in ops.LENSES if lens == model]
    if model == "pinhole":
        is_none = coefficients is None or (isinstance(coefficients, Tensor) and coefficients.shape[-1:] == (0,))
        if not is_none:  # of its attribute there are 0
            raise ArgumentError(f'{name} is for the models "radtan" and "fisheye": a pinhole camera has none')
        return like[..., :0]
    if coefficients is None:
        raise ArgumentError(f'{name} is missing: the model "{model}" has {_listed(counts)} coefficients')
    coefficients = arguments.tensor(coefficients, name, like)
    shape = tuple(coefficients.shape)
    if shape[-1:] not in [(n,) for n in counts]:
        column = shape[-1:] == (1,) and shape[-2:-1] in [(n,) for n in counts]
        remedy = "; pass a column with .ravel()" if column else ""
        expected = _listed([f"(..., {n})" for n in counts])
        raise ShapeError(f'{name} of the model "{model}" must have shape {expected}, got {shape}{remedy}')
    arguments.check_dtype(coefficients.dtype, name)
    return coefficients


def _listed(items: list[Any]) -> str:
    *first, last = map(str, items)
    return f"{', '.join(first)} or {last}" if first else last


Form = tuple[str, Size]


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Camera(Batched, Displayed):
    """An immutable batch of cameras: intrinsics, an image size and a lens, with OpenCV's models.

    The frame of a camera has OpenCV's axes: x to the right, y down, z forward. A pixel is [u, v], to the right and
    down, with the centre of the first pixel at (0, 0): the image reaches from -0.5 to width - 0.5. The depth of a point
    is its z coordinate, not its distance.

    >>> camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
    >>> camera.project([0.5, -0.25, 2])
    (tensor([419.5000, 189.5000]), tensor(2.))

    Points of the world are brought into the frame of the camera first:

    >>> world_T_camera = pk.Pose.look_at([0, -3, 0], [0, 0, 0], [0, 0, 1])
    >>> pixels, depth = camera.project(world_T_camera.inverse_apply([[0, 0, 0], [0.75, 0, 0], [0, -4, 0]]))
    >>> pixels[:2]
    tensor([[319.5000, 239.5000],
            [419.5000, 239.5000]])
    >>> depth > 0  # the last point is behind the camera
    tensor([ True,  True, False])

    A pose with other axes is converted: ``pose.to_convention(source="opengl", target="opencv")``.

    The models, where x and y are the coordinates of a point over its depth:

    - ``"pinhole"``: u = fx x + cx, v = fy y + cy. There is no skew.
    - ``"radtan"``: OpenCV's default: x and y are first distorted radially and tangentially by the coefficients (k1, k2,
      p1, p2), (k1, k2, p1, p2, k3) or (k1, k2, p1, p2, k3, k4, k5, k6) of a rational function. Four more, (s1, s2, s3,
      s4), are those of a thin prism, and two more, in radians, the tilt of the sensor about x and y.
    - ``"fisheye"``: OpenCV's fisheye model with (k1, k2, k3, k4): the radius is a polynomial of the angle from the
      axis. It is smooth at the axis, and defined at 90 degrees and beyond, up to the axis backwards. (OpenCV treats
      points behind a fisheye camera as if they were reflected to its front.)

    All methods have derivatives of every order, with respect to points, pixels, depths, intrinsics and coefficients.
    Batch shapes of cameras and points broadcast: 8 cameras take 8 points, one for each, and for clouds of points, one
    for each camera, there is ``clouds=True``.

    Args:
        intrinsics: Camera matrices, shape (*batch, 3, 3), or their numbers [fx, fy, cx, cy], shape (*batch, 4). They
            are stored as the latter; a tensor of these is stored without a copy.
        size: The width and the height of the image in pixels, one size for the batch. The shape of an image tensor has
            them in the other order.
        fx: The numbers of ``intrinsics`` by their names, in place of these: ``Camera(fx=600, fy=600, cx=320, cy=240,
            size=(640, 480))``. Numbers or tensors, whose shapes broadcast.
        fy: As ``fx``.
        cx: As ``fx``.
        cy: As ``fx``.
        model: The lens.
        distortion: The coefficients of the lens, shape (*batch, n), in OpenCV's order. Batch shapes and dtypes are made
            common, as for a Pose. OpenCV returns a row or a column: pass it with ``.ravel()``. A pinhole camera has
            none, and the attribute has the shape (*batch, 0).
        validate: Whether to check that matrices have no skew and that the entries that are 0 or 1 are so, for which a
            CUDA device must finish its work. Numbers of shape (*batch, 4, 4) must not be matrices.
    """

    intrinsics: Tensor
    distortion: Tensor
    model: str
    size: Size
    _names: ClassVar[tuple[str, ...]] = ("intrinsics", "distortion")
    _calibrate: ClassVar[Callable[..., Any]]  # set by `posekit`, because solvers are above this module

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_CAMERA)
    def __init__(
        self,
        intrinsics: TensorLike | None = None,
        size: Any = None,
        *,
        fx: TensorLike | None = None,
        fy: TensorLike | None = None,
        cx: TensorLike | None = None,
        cy: TensorLike | None = None,
        model: Model = "pinhole",
        distortion: TensorLike | None = None,
        validate: bool = True,
    ) -> None:
        arguments.check_flags("Camera", validate=validate)
        if intrinsics is None:
            intrinsics = joined_intrinsics(fx, fy, cx, cy)
        elif not (fx is fy is cx is cy is None):
            raise ArgumentError("Camera: give intrinsics, or fx, fy, cx and cy, not both")
        arguments.check_choice(model, ("pinhole", "radtan", "fisheye"), "Camera: model")
        intrinsics, distortion = broadcast_fields(intrinsics, distortion, model, validate)
        arguments.fill(self, intrinsics, distortion, model, checked_size(size, "Camera: size"))

    @classmethod
    def _unchecked(cls, intrinsics: Any, distortion: Any, form: Form) -> Self:
        return arguments.filled(cls, intrinsics, distortion, *form)

    @classmethod
    @arguments.closed(names.FROM_FOV)
    def from_fov(
        cls, fov: TensorLike | float, size: Any, *, axis: Literal["x", "y"] = "x", degrees: bool = False
    ) -> Self:
        """Create pinhole cameras with square pixels from their fields of view; the axis is in the image's centre.

        >>> pk.Camera.from_fov(90, (640, 480), degrees=True)
        Camera(intrinsics=[320.0000, 320.0000, 319.5000, 239.5000], size=(640, 480), model='pinhole')

        Args:
            fov: The angles between the left and the right edge of the image, shape (*batch), between 0 and pi.
            size: The width and the height of the image.
            axis: "y" for the angles between the upper and the lower edge.
            degrees: Whether the angles are in degrees instead of radians.
        """
        arguments.check_flags("Camera.from_fov", degrees=degrees)
        arguments.check_choice(axis, ("x", "y"), "Camera.from_fov: axis")
        width, height = checked_size(size, "Camera.from_fov: size")
        angles = arguments.tensor(fov, "Camera.from_fov: fov")
        angle = arguments.radians(angles, "Camera.from_fov: fov") if degrees else arguments.wide(angles)
        arguments.check_dtype(angle.dtype, "Camera.from_fov: fov")
        if not isinstance(fov, Tensor):
            fact = "is not in (0, 180) degrees" if degrees else "is not in (0, pi); pass degrees=True for degrees"
            arguments.refuse(~((angle > 0) & (angle < math.pi)), angles, "Camera.from_fov: fov", fact)
        focal = (0.5 * (height if axis == "y" else width)) / (0.5 * angle).tan()
        centre = [torch.full_like(focal, 0.5 * n - 0.5) for n in (width, height)]
        intrinsics = torch.stack((focal, focal, *centre), -1).to(angles.dtype)
        return cls._unchecked(intrinsics, intrinsics[..., :0], ("pinhole", (width, height)))

    @classmethod
    def calibrate(
        cls,
        points: TensorLike,
        pixels: TensorLike,
        size: Any,
        *,
        model: Model = "radtan",
        coefficients: int | None = None,
        initial: Camera | None = None,
        weights: TensorLike | None = None,
        loss: Any = None,
        fixed: Any = None,
        max_iterations: int = 100,
    ) -> Any:
        """Find a camera, and its poses, from the pixels at which known points are seen in several views.

        The squared distances of pixels from projections are minimised, or a robust loss of these, over intrinsics,
        coefficients and poses. The numbers are those of OpenCV's ``calibrateCamera``, the standard deviations of the
        intrinsics those of its extended form. Nothing need be known before: the start has no distortion, the centre of
        the image, and the focal length for which the poses of all views fit best.

        >>> true = pk.Camera([600, 600, 320, 240], (640, 480)).double()
        >>> board = torch.cartesian_prod(torch.arange(6.0), torch.arange(5.0), torch.zeros(1)).double() / 10
        >>> turns = pk.Rotation.from_euler("xyz", [[0.3, 0, 0], [0, 0.4, 0.1], [-0.3, 0.2, 0], [0.1, -0.4, 0.5]])
        >>> camera_T_board = pk.Pose([-0.2, -0.2, 1.0], turns).double()
        >>> pixels, depth = true.project(camera_T_board[:, None].apply(board))
        >>> result = pk.Camera.calibrate(board, pixels, (640, 480), model="pinhole")
        >>> result.camera.isclose(true), result.status
        (tensor(True), 'converged')

        Args:
            points: The points, shape (n, 3) if they are the same in all views, as the corners of a board, or (*batch,
                views, n, 3).
            pixels: Their pixels, shape (*batch, views, n, 2). Those that are not finite are left out.
            size: The width and the height of the image.
            model: The lens.
            coefficients: The number of its coefficients: of "radtan" 5 by default, or 4, 8, 12 or 14.
            initial: Where to start, with the same lens, shape (*batch).
            weights: Weights of the pixels, shape (*batch, views, n).
            loss: A `pk.Loss` or its name; its scale is in pixels.
            fixed: A mask of [fx, fy, cx, cy, *distortion] that is True for numbers that keep their values.
            max_iterations: The most steps.

        Returns:
            A `posekit.registration.Calibration`: ``camera``, ``poses``, ``rmse``, ``covariance`` and ``status``.
        """
        return cls._calibrate(points, pixels, size, model, coefficients, initial, weights, loss, fixed, max_iterations)

    # Projection

    @arguments.closed(names.PROJECT)
    def project(self, points: TensorLike, *, clouds: bool = False) -> tuple[Tensor, Tensor]:
        """Project points, given in the frame of the camera, to pixels. Return the pixels and the depths.

        The depth is the z coordinate. Points behind the camera, where the depth is negative, are not left out: their
        pixels are what the formula gives, and may well be in the image. A point is seen where
        ``camera.contains(pixels) & (depth > 0)``. A depth of 0 has no pixel: it counts as 1, as in
        OpenCV, so that its result and all derivatives are finite and a mask can exclude it. A fisheye camera projects
        such points, too, at 90 degrees from the axis. It has no pixel for the origin, which counts as a point on the
        axis, and for the axis behind it, which is projected to the centre with derivatives of 0. In the "radtan" model
        x and y are limited to 2**16: beyond, float32 would overflow.

        >>> camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480), model="radtan", distortion=[-0.3, 0.1, 0, 0])
        >>> pixels, depth = camera.project([[0, 0, 1], [0.5, 0.5, 1]])
        >>> pixels
        tensor([[319.5000, 239.5000],
                [494.5000, 414.5000]])

        Args:
            points: Points, shape (*batch, 3). Batch shapes broadcast.
            clouds: Whether the points are clouds, one for each camera, of shape (*batch, n, 3): the result is that of
                ``self[..., None].project(points)``.

        Returns:
            The pixels, shape (*batch, 2), and the depths, shape (*batch).
        """
        if clouds is not False:
            return self._for_clouds(clouds, "project").project(points)
        points = arguments.tensor(points, "Camera.project: points", self.intrinsics)
        return self._lens.project(*self._parameters, points)

    @arguments.closed(names.UNPROJECT)
    def unproject(self, pixels: TensorLike, depth: TensorLike | float, *, clouds: bool = False) -> Tensor:
        """Return the points, in the frame of the camera, at pixels and depths: the inverse of ``project``.

        Of a fisheye camera, a pixel at more than 90 degrees from the axis belongs to points of negative depth, and one
        at 90 degrees to none: use ``rays``. For pixels that the lens does not reach, see ``rays``.

        >>> camera = pk.Camera([400, 400, 319.5, 239.5], (640, 480))
        >>> camera.unproject([419.5, 189.5], 2)
        tensor([ 0.5000, -0.2500,  2.0000])

        Args:
            pixels: Pixels, shape (*batch, 2). Batch shapes broadcast.
            depth: Depths along z, shape (*batch). For distances from the camera, multiply ``rays`` by them.
            clouds: Whether the pixels and depths are clouds, one for each camera, of shapes (*batch, n, 2) and
                (*batch, n).
        """
        if clouds is not False:
            return self._for_clouds(clouds, "unproject").unproject(pixels, depth)
        pixels = arguments.tensor(pixels, "Camera.unproject: pixels", self.intrinsics)
        depth = arguments.scalar(depth, "Camera.unproject: depth", self.intrinsics, pixels)
        return self._lens.unproject(*self._parameters, pixels, depth)

    def rays(self, pixels: TensorLike, *, clouds: bool = False) -> Tensor:
        """Return the unit directions of pixels in the frame of the camera, shape (*batch, 3).

        The distortion is inverted by 12 Newton steps in the kernel, in float64 by 14, to a few units in the last place.
        They converge in the region about the centre where the lens is invertible: where its Jacobian is positive
        definite, and of a fisheye camera where the radius grows with the angle, up to pi. Within 1 % of the edge of
        that region they may not. Derivatives are those of the implicit function theorem.

        Elsewhere, as in the corners of an image that a fisheye lens does not reach, the result is the axis [0, 0, 1]
        with derivatives of 0, so that a mask can exclude it: ``contains`` tells these pixels apart. NaN gives NaN.

        >>> pk.Camera([400, 400, 319.5, 239.5], (640, 480)).rays([719.5, 239.5])
        tensor([0.7071, 0.0000, 0.7071])

        Args:
            pixels: Pixels, shape (*batch, 2). Batch shapes broadcast.
            clouds: Whether the pixels are clouds, one for each camera, of shape (*batch, n, 2).
        """
        if clouds is not False:
            return self._for_clouds(clouds, "rays").rays(pixels)
        pixels = arguments.tensor(pixels, "Camera.rays: pixels", self.intrinsics)
        return self._lens.rays(*self._parameters, pixels)

    def contains(self, pixels: TensorLike, *, clouds: bool = False) -> Tensor:
        """Return where pixels are in the image and ``rays`` has the direction that projects there, as a bool tensor.

        A point is visible where ``camera.contains(pixels) & (depth > 0)`` for its projection. The "radtan" model also
        maps directions far outside the field for which a lens is calibrated into the image, as OpenCV's does.

        >>> pk.Camera([400, 400, 319.5, 239.5], (640, 480)).contains([[0, 0], [-0.6, 0], [639.4, 479.4]])
        tensor([ True, False,  True])

        Args:
            pixels: Pixels, shape (*batch, 2). Batch shapes broadcast.
            clouds: Whether the pixels are clouds, one for each camera, of shape (*batch, n, 2).
        """
        if clouds is not False:
            return self._for_clouds(clouds, "contains").contains(pixels)
        pixels = arguments.tensor(pixels, "Camera.contains: pixels", self.intrinsics).detach()
        arguments.check(pixels, 2, "Camera.contains: pixels")
        arguments.check_devices("Camera.contains: self and pixels", self.intrinsics, pixels)
        (u, v), (width, height) = pixels.unbind(-1), self.size
        inside = (u >= -0.5) & (u < width - 0.5) & (v >= -0.5) & (v < height - 0.5)
        if self._lens.invertible is None:
            shape = arguments.broadcast("Camera.contains", self=self.shape, pixels=inside.shape)
            return inside.expand(shape).clone()
        return inside & (self._lens.invertible(*[x.detach() for x in self._parameters], pixels) > 0)

    def matrix(self) -> Tensor:
        """Return the camera matrices [[fx, 0, cx], [0, fy, cy], [0, 0, 1]], shape (*batch, 3, 3).

        >>> pk.Camera([400, 300, 319.5, 239.5], (640, 480)).matrix()
        tensor([[400.0000,   0.0000, 319.5000],
                [  0.0000, 300.0000, 239.5000],
                [  0.0000,   0.0000,   1.0000]])
        """
        return ops.matrix(self.intrinsics)

    # The image

    @arguments.closed(names.RESIZE)
    def resize(self, size: Any) -> Self:
        """Return the cameras of the same images in another size, each axis scaled by its own factor.

        The edges of the image stay where they are, so the new cx is (cx + 0.5) s - 0.5 for a factor s.
        `torch.nn.functional.interpolate` resizes images so with its default ``align_corners=False``.

        >>> pk.Camera([400, 400, 319.5, 239.5], (640, 480)).resize((320, 120))
        Camera(intrinsics=[200.0000, 100.0000, 159.5000,  59.5000], size=(320, 120), model='pinhole')

        Args:
            size: The new width and height.
        """
        new = checked_size(size, "Camera.resize: size")
        scale = arguments.numbers(
            [n / old for n, old in zip(new, self.size, strict=True)],
            "Camera.resize",
            arguments.wide(self.intrinsics[..., :0]).dtype,
            self.device,
        )
        return self._unchecked(ops.resize(self.intrinsics, scale).to(self.dtype), self.distortion, (self.model, new))

    def crop(self, x: TensorLike | float, y: TensorLike | float, width: int, height: int) -> Self:
        """Return the cameras of a part of the images.

        >>> pk.Camera([400, 400, 319.5, 239.5], (640, 480)).crop(100, 50, 320, 240)
        Camera(intrinsics=[400.0000, 400.0000, 219.5000, 189.5000], size=(320, 240), model='pinhole')

        Args:
            x: The first column of the part, shape (*batch); each camera may have its own. It may be outside the image,
                as for an image with a border.
            y: The first row of the part, shape (*batch).
            width: The number of columns.
            height: The number of rows.
        """
        new = checked_size((width, height), "Camera.crop: width and height")
        like = arguments.wide(self.intrinsics)
        x, y = [arguments.scalar(n, f"Camera.crop: {name}", like) for n, name in ((x, "x"), (y, "y"))]
        intrinsics = ops.crop(self.intrinsics, x, y).to(self.dtype)
        distortion = self.distortion.expand(*intrinsics.shape[:-1], -1)
        return self._unchecked(intrinsics, distortion, (self.model, new))

    # The batch

    @property
    def _form(self) -> Form:
        """What the cameras of a batch have in common."""
        return self.model, self.size

    @property
    def _lens(self) -> ops.LensOps:
        return ops.LENSES[self.model, self.distortion.shape[-1]]

    @property
    def _parameters(self) -> tuple[Tensor, ...]:
        return (self.intrinsics,) if self.model == "pinhole" else (self.intrinsics, self.distortion)

    @property
    def _lead(self) -> Tensor:
        return self.intrinsics

    def _with(self, *tensors: Tensor) -> Self:
        intrinsics, distortion = tensors
        return self._unchecked(intrinsics, distortion, self._form)

    def _fits(self, other: Self) -> bool:
        return self._form == other._form and self.distortion.shape[-1] == other.distortion.shape[-1]

    def _in_convention_of(self, other: Self) -> Self:
        """Raise unless the cameras can be in one batch."""
        if not self._fits(other):
            forms = [(*x._form, x.distortion.shape[-1]) for x in (other, self)]
            raise ArgumentError(
                "Camera: cameras of one batch must have the same model, size and number of coefficients, "
                f"got {forms[0]} and {forms[1]}"
            )
        return self

    def _near(self, other: Self, relative: Tensor, absolute: Tensor) -> Tensor:
        a, b = [torch.cat(x._in_convention_of(self)._tensors(), -1) for x in (self, other)]
        return ((a - b).abs() <= absolute[..., None] + relative[..., None] * b.abs()).all(-1)

    def validate(self) -> Self:
        """Check that all numbers are finite and focal lengths are not 0, and return ``self``.

        The check synchronizes with the device. It is skipped in compiled graphs, where no values are available.

        >>> try:
        ...     pk.Camera([400, 0, 319.5, 239.5], (640, 480)).validate()
        ... except pk.ValidationError as error:
        ...     print(error)
        Camera.validate: intrinsics = [400.0, 0.0, 319.5, 239.5] have a focal length of 0

        Raises:
            ValidationError: If a camera is invalid. The message contains the first one.
        """
        for name, x in self._named().items():
            arguments.refuse(~x.isfinite().all(-1), x, f"Camera.validate: {name}", "are not finite")
        flat = (self.intrinsics[..., :2] == 0).any(-1)
        arguments.refuse(flat, self.intrinsics, "Camera.validate: intrinsics", "have a focal length of 0")
        return self

    def _shown(self) -> Shown:
        shown = super()._shown()
        tensors = {name: x for name, x in shown.tensors.items() if x.shape[-1:] != (0,)}
        return Shown(shown.label, tensors, (f"size={self.size}", f"model={self.model!r}"))

    def _numbers(self) -> Numbers:
        return Numbers(self._shown().tensors)


register(Camera, Camera._names, context="_form")
