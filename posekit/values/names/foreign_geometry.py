"""What libraries of vision and of Lie groups call the attributes, functions and arguments of posekit."""

from __future__ import annotations

_LIBRARIES = (
    "colmap",
    "gtsam",
    "jaxlie",
    "mujoco",
    "opencv",
    "open3d",
    "pinocchio",
    "pypose",
    "pytorch3d",
    "roma",
    "ros",
)
_NO_POSE = "cameras have no pose: `project(pose.inverse_apply(points))` with the pose of the camera"
_TANGENTS = "tangents, velocities and wrenches are tensors of 6 numbers, translation first"


def _all(names: str, entry: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), entry)


BOTH = {  # where "value" stands for "pose" or "rotation"
    **{f"{way}_{name}": f": `pk.interop.{way}_{name}`" for way in ("from", "to") for name in _LIBRARIES},
    **_all("from_pycolmap", ": `pk.interop.from_colmap`"),
    **_all("to_pycolmap", ": `pk.interop.to_colmap`"),
    **_all("from_msg", ": `pk.interop.from_ros`"),
    **_all("to_msg", ": `pk.interop.to_ros`"),
    **_all("angle_to geodesic geodesic_distance relative_angle", ": distance(other)"),
    **_all("eye zeros", ": identity(shape)"),
    **_all("uniform", ": random(shape)"),
    **_all("normal", ": `value.perturb(sigma=0.1)` draws about a value"),
    **_all("random_like rand_like", ": random(value.shape)"),
    **_all("plus rplus boxplus oplus", "manif: retract(tangent)"),
    **_all("lplus", 'manif: retract(tangent, frame="world")'),
    **_all("minus rminus boxminus", "manif: other.local(value)"),
    **_all("lminus", 'manif: other.local(value, frame="world")'),
    **_all("rjac", "manif: right_jacobian(value.log())"),
    **_all("ljac", "manif: left_jacobian(value.log())"),
    **_all("dlog rjacinv", "manif: right_jacobian_inverse(value.log())"),
    **_all("hat", "Sophus, manif: pk.hat(tangent)"),
    **_all("Ad", "spatialmath: adjoint()"),
    **_all("Inverse invert", ": inverse()"),
    **_all("lerp", ": interpolate(other, t)"),
    **_all("compose_with", ": compose(other)"),
    **_all("printline", "spatialmath: `value` itself is printed"),
    **_all("index_select gather take", "torch: value[[0, 1]]"),
    **_all("type", "torch: to(dtype)"),
    **_all("as_axis_angle angle_axis to_rotvec as_rodrigues", ": `Rotation.rotvec`, or `Rotation.axis_angle`"),
}
POSE = {
    **_all("from_list", ": Pose.from_vector(vector)"),
    **_all("params coeffs", "Sophus, manif: `vector()`, or `vector(xyzw=True)`"),
    **_all("rotation_matrix rotationMatrix get_rotation_matrix rot_mat", ": rotation.matrix()"),
    **_all("matrix34 matrix3x4", ": affine()"),
    **_all("Rt", ": `affine()` has [R | t], `Pose(position, Rotation.from_matrix(matrix))` makes a pose"),
    **_all(
        "from_rt from_Rt from_RT from_R_t from_rotation_matrix from_matrix_and_translation",
        ": Pose(position, Rotation.from_matrix(matrix))",
    ),
    **_all("from_quaternion from_quat_pos from_pos_quat from_xyz_quat", ": Pose(position, quaternion)"),
    **_all("from_position from_xyz", ": Pose.from_translation(position)"),
    **_all("from_xyz_rpy", ': Pose.from_euler("xyz", angles, position)'),
    **_all("Trans Tx Ty Tz transX transY transZ", "spatialmath, Sophus: Pose.from_translation(position)"),
    **{name + axis.upper(): f'Sophus: Pose.from_euler("{axis}", angle)' for axis in "xyz" for name in ("rot", "trot")},
    **{f"R{axis}": f'spatialmath: Pose.from_euler("{axis}", angle)' for axis in "xyz"},
    **_all("RPY", 'spatialmath: Pose.from_euler("xyz", angles)'),
    **_all("Eul", 'spatialmath: Pose.from_euler("ZYZ", angles)'),
    **_all("AngVec AngleAxis", "spatialmath: Pose.from_axis_angle(axis, angle)"),
    **_all("EulerVec", "spatialmath: Pose.from_rotvec(rotvec)"),
    **_all("lookat LookAt", ": Pose.look_at(eye, target, up)"),
    **_all("xyz", ": position"),
    **_all("transform_vector transform_vectors", ": apply_vectors(vectors)"),
    **_all("inverse_transform transform_inverse inverse_transform_points", ": inverse_apply(points)"),
    **_all("relative_pose relative", ": between(other)"),
    **_all("euler_angles", ': rotation.euler("xyz")'),
    **_all("with_position with_translation with_rotation", ": replace(position=position)"),
    **_all("log6", "Pinocchio: log()"),
    **_all("exp6", "Pinocchio: Pose.exp(tangent)"),
    **_all("se3", "spatialmath: pk.hat(pose.log())"),
    **_all("to_pose2 to_2d", ": planar()"),
    **_all("from_pose2", ": `pk.Pose2.lift` makes a pose"),
}
ROTATION = {
    **_all("from_list from_quaternion from_quat_wxyz", ": Rotation(quaternion)"),
    **_all("from_quat_xyzw", ": Rotation.from_xyzw(xyzw)"),
    **_all("params", "Sophus: `quaternion`, or `xyzw()`"),
    **_all("rotation_matrix rotationMatrix", ": matrix()"),
    **_all("to_quaternion", ": `quaternion`, real part first; `xyzw()` has it last"),
    **_all("as_6d to_6d rot6d to_rotation_6d", ": `sixd()` of columns, or `sixd_rows()`"),
    **_all("from_rotation_6d", ": `Rotation.from_sixd(sixd)` of columns, or `Rotation.from_sixd_rows(sixd)`"),
    **_all("from_svd from_9d", ": Rotation.nearest(matrix)"),
    **_all("from_rodrigues", "OpenCV: Rotation.from_rotvec(rotvec)"),
    **_all("from_angle_axis from_aa", ": `Rotation.from_rotvec(rotvec)`, or `Rotation.from_axis_angle(axis, angle)`"),
    **{f"r{axis}": f': Rotation.from_euler("{axis}", angle)' for axis in "xyz"},
    **{name: f': Rotation.from_euler("{axis}", angle)' for name, axis in (("from_yaw", "z"), ("from_pitch", "y"))},
    **_all("from_roll", ': Rotation.from_euler("x", angle)'),
    **_all("RPY", 'spatialmath: Rotation.from_euler("xyz", angles)'),
    **_all("Eul", 'spatialmath: Rotation.from_euler("ZYZ", angles)'),
    **_all("AngVec", "spatialmath: Rotation.from_axis_angle(axis, angle)"),
    **_all("EulerVec", "spatialmath: Rotation.from_rotvec(rotvec)"),
    **_all("align from_two_vecs between_vectors", ": Rotation.from_two_vectors(vectors, axis)"),
    **_all("euler_angles", ": euler(seq)"),
    **_all("log3", "Pinocchio: log()"),
    **_all("exp3", "Pinocchio: Rotation.exp(tangent)"),
    **_all("det", "torch: matrix().det()"),
    **_all("trace", "torch: matrix().diagonal(dim1=-2, dim2=-1).sum(-1)"),
}
CAMERA = {
    **_all("pose extrinsics extrinsic world_to_camera world_T_camera R T", ": " + _NO_POSE),
    **_all("fov", ": twice the arctangent of `camera.size[0] / camera.intrinsics[..., 0] / 2`"),
    **_all("projection_matrix", ": matrix() @ pose.inverse().affine()"),
    **_all("projectPoints project_points project_point", "OpenCV: project(points)"),
    **_all("undistortPoints undistort_points", "OpenCV: `unproject(pixels, 1)`, or `rays(pixels)` for unit vectors"),
    **_all("pinhole from_intrinsics", ": Camera(matrix, size)"),
    **_all("dist dist_coeffs distCoeffs", "OpenCV: distortion"),
    **_all("image_size resolution imsize", ": size"),
    **_all("focal focal_length", "PyTorch3D: intrinsics[..., :2]"),
    **_all("principal_point", "PyTorch3D: intrinsics[..., 2:]"),
    **_all("in_image is_visible", ": contains(pixels)"),
}
TRAJECTORY = {
    **_all("slerp interp", ": at(times)"),
    **_all("to_numpy numpy", ": `times` and `poses.matrix()`"),
    **_all("integrate", ": `poses` are known; `velocity(times)` are their rates"),
    **_all("sample", ": at(times)"),
    **_all("timestamps stamps", "evo: times"),
    **_all("save_tum", ": pk.io.write_tum(path, trajectory)"),
    **_all("save_kitti", ": pk.io.write_kitti(path, poses)"),
    **_all("align", "evo: pk.metrics.ate(estimate, reference)"),
    **_all("num_poses", "evo: len(trajectory)"),
    **_all("from_evo", "evo: pk.Trajectory(times, poses)"),
    **_all("to_evo", "evo: `times` and `poses.matrix()`"),
}
POSE2 = {
    **_all("from_xytheta from_xyt", ": Pose2.from_vector(vector)"),
    **_all("to_pose to_pose3 to_3d", ": lift()"),
}
UNCERTAIN_POSE = {
    **_all("marginal", ": the marginal of the positions is `covariance[..., :3, :3]`"),
    **_all("to_frame", ': in_frame("world")'),
}
MODULE = {  # of posekit itself
    **_all("look_at lookat", ": Pose.look_at(eye, target, up)"),
    **_all("se3_exp", ": Pose.exp(tangent)"),
    **_all("se3_log", ": pose.log()"),
    **_all("so3_exp", ": Rotation.exp(tangent)"),
    **_all("so3_log", ": rotation.log()"),
    **_all("projectPoints project", "OpenCV: camera.project(points)"),
    **_all("Rodrigues", "OpenCV: `Rotation.from_rotvec(rotvec).matrix()`, or `Rotation.from_matrix(matrix).rotvec()`"),
    **_all("relative_angle angular_distance rotation_angle", ": rotation.distance(other)"),
    **_all("distance", ": pose.distance(other)"),
    **_all("IGSO3 IsotropicGaussianSO3", ": `rotation.perturb(sigma=0.1)` draws a tangent from a normal distribution"),
    **_all("PerspectiveCameras FoVPerspectiveCameras", "PyTorch3D: Camera(intrinsics, size)"),
    **_all("LevenbergMarquardt GaussNewton LM", "PyPose: pk.least_squares(residual, initial)"),
    **_all("rand_quat", ": Rotation.random(shape)"),
    **_all("seed manual_seed", ": torch.manual_seed(0)"),
    **_all("pose", ": Pose"),
    **_all("rotation_conversions", "PyTorch3D: `pk.transform` and `pk.Rotation`"),
    **_all("SE3d SE3f Isometry3d Affine3d", "Sophus, Eigen: Pose"),
    **_all("SO3d SO3f Quaterniond", "Sophus, Eigen: Rotation"),
    **_all("Twist Wrench", "spatialmath: " + _TANGENTS + "; see `pose.adjoint_apply`"),
    **_all("Jlog6", "Pinocchio: Pose.right_jacobian_inverse(pose.log())"),
    **_all("Jexp6", "Pinocchio: Pose.right_jacobian(tangent)"),
    **_all("Jlog3", "Pinocchio: Rotation.right_jacobian_inverse(rotation.log())"),
    **_all("Jexp3", "Pinocchio: Rotation.right_jacobian(tangent)"),
    **_all("left_jacobian", ": Pose.left_jacobian(tangent)"),
    **_all("right_jacobian", ": Pose.right_jacobian(tangent)"),
    **_all(
        "TransformTree Buffer", "ROS: posekit keeps no tree of frames; `a @ b` composes poses named world_T_a, a_T_b"
    ),
    **_all("undistortPoints", "OpenCV: `camera.unproject(pixels, 1)`"),
}
SUBMODULES = {
    "nn": {
        **_all("Rotation6D Rotation6DHead", ": `RotationHead`, whose kind is 6d"),
        **_all("SE3Parameter", ": PoseParameter(pose)"),
        **_all("SO3Parameter", ": RotationParameter(pose.rotation)"),
        **_all("RotationLoss", ": geodesic_loss(estimate, target)"),
    },
    "interop": {
        "from_pycolmap": "pycolmap: `from_colmap`",
        "to_pycolmap": "pycolmap: to_colmap(pose)",
        "to_kornia": "Kornia: `pose.quaternion` and `pose.position` are what it takes",
        **_all("from_cv from_cv2", "OpenCV: from_opencv(rvec, tvec)"),
        **_all("to_cv to_cv2", "OpenCV: to_opencv(pose)"),
        **_all("from_msg from_tf from_tf2", "ROS: from_ros(message)"),
        **_all("to_msg to_tf to_tf2", "ROS: to_ros(pose, message_class)"),
        "from_evo": "evo: pk.Trajectory(times, poses)",
        "to_evo": "evo: `pk.Trajectory.times` and `pk.Trajectory.poses`",
        **_all("from_eigen from_matrix", ": Pose.from_matrix(matrix)"),
    },
    "metrics": _all("geodesic geodesic_distance", ": pose.distance(other)"),
}

# Keywords, and under "*" surplus arguments: what to use.
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
UNPROJECT = {
    **dict.fromkeys(("z", "depths", "distance", "d", "range"), "use `depth`"),
    **dict.fromkeys(
        ("pose", "poses", "T", "extrinsics"), f"{_NO_POSE.partition(':')[0]}: `pose.apply(points)` moves them"
    ),
}
RESIZE = {
    **dict.fromkeys(("width", "height", "w", "h", "shape"), "the size is one argument: `resize((width, height))`"),
    **dict.fromkeys(("scale", "factor", "scale_factor"), "the new size is given: `resize((width, height))`"),
    "*": "the size is one argument: `resize((width, height))`",
}
FROM_FOV = {
    "deg": "use `degrees=True`",
    "*": "it takes an angle and a size: use `Camera.from_fov(fov, (width, height), degrees=True)`",
}
LOOK_AT = {
    **dict.fromkeys(("at", "to", "center", "centre", "look_at"), "use `target`"),
    **dict.fromkeys(("position", "origin", "from_"), "use `eye`"),
    **dict.fromkeys(("axes", "frame", "coordinates"), 'use `convention`: "opencv", "opengl", "ros" or "pytorch3d"'),
}
MAKE_TRAJECTORY = {
    **dict.fromkeys(("timestamps", "stamps", "time", "t"), "use `times`"),
    **dict.fromkeys(("pose", "rotations", "keys"), "use `poses`"),
    **dict.fromkeys(("interpolation", "kind", "method"), "it is said where it is used, as in `at(times, kind)`"),
}
AT = {
    **dict.fromkeys(("method", "mode", "interpolation"), 'use `kind`: "decoupled", "screw", "spline" or "bspline"'),
    **dict.fromkeys(("t", "time", "timestamps"), "use `times`"),
    **dict.fromkeys(("clamp", "fill"), 'use `outside="clamp"`'),
}
MAKE_UNCERTAIN = {
    **dict.fromkeys(("cov", "variance", "noise"), "use `covariance`"),
    **dict.fromkeys(("sigma", "sigmas", "std"), "use `covariance`, as `sigma.square().diag_embed()`"),
    "mean": "the mean comes first",
    **dict.fromkeys(("information", "precision"), "use `covariance`, its inverse"),
}
PROJECT = dict.fromkeys(
    ("pose", "R", "T", "rvec", "tvec", "extrinsics"),
    "points are in the frame of the camera: use `camera.project(pose.inverse_apply(points))`",
)
