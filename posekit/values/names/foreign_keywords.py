"""Keywords of other libraries, and arguments in their order: for each what to use, and for "*" the surplus ones."""

from __future__ import annotations

_POSITION, _ROTATION = "the position is called `position`", "the rotation is called `rotation`; of a matrix it is "
_MATRIX = _ROTATION + "`Rotation.from_matrix(matrix)`"
_DEGREES = dict.fromkeys(("deg", "degree", "in_degrees", "unit", "units"), "use `degrees=True`")

MAKE_POSE = {
    **dict.fromkeys(("translation", "t", "pos", "trans", "tvec", "xyz"), _POSITION),
    **dict.fromkeys(("R", "rotation_matrix"), _MATRIX),
    **dict.fromkeys(("q", "quat", "orientation", "wxyz"), "the quaternion, real part first, is called `quaternion`"),
    "xyzw": "use `Pose(position, Rotation.from_xyzw(xyzw))`",
    "rvec": "use `Pose.from_rotvec(rotvec, position)`",
    **dict.fromkeys(("rpy", "euler"), 'use `Pose.from_euler("xyz", angles, position)`'),
    **dict.fromkeys(("x", "y", "z"), "use `Pose([x, y, z])`"),
    **dict.fromkeys(("matrix", "T"), "use `Pose.from_matrix(matrix)`"),
    **dict.fromkeys(("dtype", "device"), "convert with `Pose(...).to(dtype)`"),
    "*": "it takes a position and a rotation: use `Pose([x, y, z], rotation)`, `Pose.from_vector(numbers)` "
    'or `Pose.from_euler("xyz", angles, position)`',
}
MAKE_SIMILARITY = {
    **dict.fromkeys(("translation", "t"), _POSITION),
    "R": _MATRIX,
    "s": "the scale is called `scale`",
    "pose": "use `Similarity.from_pose(pose, scale)`",
    "*": "it takes a position, a rotation and a scale: use `Similarity([x, y, z], rotation, scale)`",
}
MAKE_ROTATION = {
    **dict.fromkeys(("matrix", "R"), "use `Rotation.from_matrix(matrix)`"),
    **dict.fromkeys(("quat", "q", "wxyz"), "the quaternion, real part first, is called `quaternion`"),
    "xyzw": "use `Rotation.from_xyzw(xyzw)`",
    "rotvec": "use `Rotation.from_rotvec(rotvec)`",
    "euler": 'use `Rotation.from_euler("xyz", angles)`',
    **dict.fromkeys(("axis", "angle"), "use `Rotation.from_axis_angle(axis, angle)`"),
    **dict.fromkeys(("dtype", "device"), "convert with `Rotation(...).to(dtype)`"),
    "*": "it takes one tensor, array or list: use `Rotation([w, x, y, z])`",
}
FROM_EULER = {
    **_DEGREES,
    **dict.fromkeys(("order", "convention", "axes"), "the sequence of axes comes first and is called `seq`"),
    "*": 'it takes a sequence of axes and one list of angles: use `from_euler("xyz", [a, b, c], degrees=True)`',
}
EULER = {
    **_DEGREES,
    **dict.fromkeys(("order", "convention", "axes"), "the sequence of axes comes first and is called `seq`"),
    "*": 'it takes a sequence of axes: use `euler("xyz", degrees=True)`',
}
FROM_MATRIX = dict.fromkeys(
    ("check", "check_orthogonality", "assume_valid", "strict", "tol", "atol"),
    "use `validate=False` to check nothing, or `Rotation.nearest(matrix)`",
)
MAKE_CAMERA = {
    **dict.fromkeys(
        ("K", "matrix", "camera_matrix", "cameraMatrix"), "the matrix comes first and is called `intrinsics`"
    ),
    **dict.fromkeys(("image_size", "imageSize", "resolution", "width", "height"), "use `size=(width, height)`"),
    **dict.fromkeys(("focal_length", "focal", "f", "principal_point"), "use `Camera([fx, fy, cx, cy], size)`"),
    **dict.fromkeys(("dist", "dist_coeffs", "distCoeffs", "D", "params"), 'use `distortion=`, with `model="radtan"`'),
    **dict.fromkeys(
        ("R", "T", "pose", "extrinsics"), "cameras have no pose: use `camera.project(pose.inverse_apply(points))`"
    ),
    "fov": "use `Camera.from_fov(fov, size)`",
    "*": "it takes intrinsics and a size: use `Camera([fx, fy, cx, cy], (width, height))`; "
    'a lens is `model="radtan", distortion=coefficients`',
}
FROM_FOV = {
    "deg": "use `degrees=True`",
    "*": "it takes an angle and a size: use `Camera.from_fov(fov, (width, height), degrees=True)`",
}
PROJECT = dict.fromkeys(
    ("pose", "R", "T", "rvec", "tvec", "extrinsics"),
    "points are in the frame of the camera: use `camera.project(pose.inverse_apply(points))`",
)
