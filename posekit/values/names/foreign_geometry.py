"""What libraries of vision and of Lie groups call the attributes, functions and arguments of posekit."""

from __future__ import annotations

from ...arguments import synonyms

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


BOTH = {  # where "value" stands for "pose" or "rotation"
    **{f"{way}_{name}": f": `pk.interop.{way}_{name}`" for way in ("from", "to") for name in _LIBRARIES},
    "from_pycolmap": ": `pk.interop.from_colmap`",
    "to_pycolmap": ": `pk.interop.to_colmap`",
    "from_msg": ": `pk.interop.from_ros`",
    "to_msg": ": `pk.interop.to_ros`",
    **synonyms("angle_to geodesic geodesic_distance relative_angle", ": distance(other)"),
    **synonyms("eye zeros", ": identity(shape)"),
    "uniform": ": random(shape)",
    "normal": ": `value.perturb(sigma=0.1)` draws about a value",
    **synonyms("random_like rand_like", ": random(value.shape)"),
    **synonyms("plus rplus boxplus oplus", "manif: retract(tangent)"),
    "lplus": 'manif: retract(tangent, frame="world")',
    **synonyms("minus rminus boxminus", "manif: other.local(value)"),
    "lminus": 'manif: other.local(value, frame="world")',
    "rjac": "manif: right_jacobian(value.log())",
    "ljac": "manif: left_jacobian(value.log())",
    **synonyms("dlog rjacinv", "manif: right_jacobian_inverse(value.log())"),
    "hat": "Sophus, manif: pk.hat(tangent)",
    "Ad": "spatialmath: adjoint()",
    **synonyms("Inverse invert", ": inverse()"),
    "lerp": ": interpolate(other, t)",
    "compose_with": ": compose(other)",
    "printline": "spatialmath: `value` itself is printed",
    **synonyms("index_select gather take", "torch: value[[0, 1]]"),
    "type": "torch: to(dtype)",
    **synonyms("as_axis_angle angle_axis to_rotvec as_rodrigues", ": `Rotation.rotvec`, or `Rotation.axis_angle`"),
}
POSE = {
    "from_list": ": Pose.from_vector(vector)",
    **synonyms("params coeffs", "Sophus, manif: `vector()`, or `vector(xyzw=True)`"),
    **synonyms("rotation_matrix rotationMatrix get_rotation_matrix rot_mat", ": rotation.matrix()"),
    **synonyms("matrix34 matrix3x4", ": affine()"),
    "Rt": ": `affine()` has [R | t], `Pose(position, Rotation.from_matrix(matrix))` makes a pose",
    **synonyms(
        "from_rt from_Rt from_RT from_R_t from_rotation_matrix from_matrix_and_translation",
        ": Pose(position, Rotation.from_matrix(matrix))",
    ),
    **synonyms("from_quaternion from_quat_pos from_pos_quat from_xyz_quat", ": Pose(position, quaternion)"),
    **synonyms("from_position from_xyz", ": Pose.from_translation(position)"),
    "from_xyz_rpy": ': Pose.from_euler("xyz", angles, position)',
    **synonyms("Trans Tx Ty Tz transX transY transZ", "spatialmath, Sophus: Pose.from_translation(position)"),
    **{name + axis.upper(): f'Sophus: Pose.from_euler("{axis}", angle)' for axis in "xyz" for name in ("rot", "trot")},
    **{f"R{axis}": f'spatialmath: Pose.from_euler("{axis}", angle)' for axis in "xyz"},
    "RPY": 'spatialmath: Pose.from_euler("xyz", angles)',
    "Eul": 'spatialmath: Pose.from_euler("ZYZ", angles)',
    **synonyms("AngVec AngleAxis", "spatialmath: Pose.from_axis_angle(axis, angle)"),
    "EulerVec": "spatialmath: Pose.from_rotvec(rotvec)",
    **synonyms("lookat LookAt", ": Pose.look_at(eye, target, up)"),
    "xyz": ": position",
    **synonyms("transform_vector transform_vectors", ": apply_vectors(vectors)"),
    **synonyms("inverse_transform transform_inverse inverse_transform_points", ": inverse_apply(points)"),
    **synonyms("relative_pose relative", ": between(other)"),
    "euler_angles": ': rotation.euler("xyz")',
    **synonyms("with_position with_translation with_rotation", ": replace(position=position)"),
    "log6": "Pinocchio: log()",
    "exp6": "Pinocchio: Pose.exp(tangent)",
    "se3": "spatialmath: pk.hat(pose.log())",
    **synonyms("to_pose2 to_2d", ": planar()"),
    "from_pose2": ": `pk.Pose2.lift` makes a pose",
}
ROTATION = {
    **synonyms("from_list from_quaternion from_quat_wxyz", ": Rotation(quaternion)"),
    "from_quat_xyzw": ": Rotation.from_xyzw(xyzw)",
    "params": "Sophus: `quaternion`, or `xyzw()`",
    **synonyms("rotation_matrix rotationMatrix", ": matrix()"),
    "to_quaternion": ": `quaternion`, real part first; `xyzw()` has it last",
    **synonyms("as_6d to_6d rot6d to_rotation_6d", ": `sixd()` of columns, or `sixd_rows()`"),
    "from_rotation_6d": ": `Rotation.from_sixd(sixd)` of columns, or `Rotation.from_sixd_rows(sixd)`",
    **synonyms("from_svd from_9d", ": Rotation.nearest(matrix)"),
    "from_rodrigues": "OpenCV: Rotation.from_rotvec(rotvec)",
    **synonyms(
        "from_angle_axis from_aa", ": `Rotation.from_rotvec(rotvec)`, or `Rotation.from_axis_angle(axis, angle)`"
    ),
    **{f"r{axis}": f': Rotation.from_euler("{axis}", angle)' for axis in "xyz"},
    **{name: f': Rotation.from_euler("{axis}", angle)' for name, axis in (("from_yaw", "z"), ("from_pitch", "y"))},
    "from_roll": ': Rotation.from_euler("x", angle)',
    "RPY": 'spatialmath: Rotation.from_euler("xyz", angles)',
    "Eul": 'spatialmath: Rotation.from_euler("ZYZ", angles)',
    "AngVec": "spatialmath: Rotation.from_axis_angle(axis, angle)",
    "EulerVec": "spatialmath: Rotation.from_rotvec(rotvec)",
    **synonyms("align from_two_vecs between_vectors", ": Rotation.from_two_vectors(vectors, axis)"),
    "euler_angles": ": euler(seq)",
    "log3": "Pinocchio: log()",
    "exp3": "Pinocchio: Rotation.exp(tangent)",
    "det": "torch: matrix().det()",
    "trace": "torch: matrix().diagonal(dim1=-2, dim2=-1).sum(-1)",
}
CAMERA = {
    **synonyms("pose extrinsics extrinsic world_to_camera world_T_camera R T", ": " + _NO_POSE),
    "fov": ": twice the arctangent of `camera.size[0] / camera.intrinsics[..., 0] / 2`",
    "projection_matrix": ": matrix() @ pose.inverse().affine()",
    **synonyms("projectPoints project_points project_point", "OpenCV: project(points)"),
    **synonyms(
        "undistortPoints undistort_points", "OpenCV: `unproject(pixels, 1)`, or `rays(pixels)` for unit vectors"
    ),
    **synonyms("pinhole from_intrinsics", ": Camera(matrix, size)"),
    **synonyms("dist dist_coeffs distCoeffs", "OpenCV: distortion"),
    **synonyms("image_size resolution imsize", ": size"),
    **synonyms("focal focal_length", "PyTorch3D: intrinsics[..., :2]"),
    "principal_point": "PyTorch3D: intrinsics[..., 2:]",
    **synonyms("in_image is_visible", ": contains(pixels)"),
}
TRAJECTORY = {
    **synonyms("slerp interp sample", ": at(times)"),
    **synonyms("to_numpy numpy", ": `times` and `poses.matrix()`"),
    "integrate": ": `poses` are known; `velocity(times)` are their rates",
    **synonyms("timestamps stamps", "evo: times"),
    "save_tum": ": pk.io.write_tum(path, trajectory)",
    "save_kitti": ": pk.io.write_kitti(path, poses)",
    "align": "evo: pk.metrics.ate(estimate, reference)",
    "num_poses": "evo: len(trajectory)",
    "from_evo": "evo: pk.Trajectory(times, poses)",
    "to_evo": "evo: `times` and `poses.matrix()`",
}
POSE2 = {
    **synonyms("from_xytheta from_xyt", ": Pose2.from_vector(vector)"),
    **synonyms("to_pose to_pose3 to_3d", ": lift()"),
}
UNCERTAIN_POSE = {
    "marginal": ": the marginal of the positions is `covariance[..., :3, :3]`",
    "to_frame": ': in_frame("world")',
}
MODULE = {  # of posekit itself
    **synonyms("look_at lookat", ": Pose.look_at(eye, target, up)"),
    "se3_exp": ": Pose.exp(tangent)",
    "se3_log": ": pose.log()",
    "so3_exp": ": Rotation.exp(tangent)",
    "so3_log": ": rotation.log()",
    **synonyms("projectPoints project", "OpenCV: camera.project(points)"),
    "Rodrigues": "OpenCV: `Rotation.from_rotvec(rotvec).matrix()`, or `Rotation.from_matrix(matrix).rotvec()`",
    **synonyms("relative_angle angular_distance rotation_angle", ": rotation.distance(other)"),
    "distance": ": pose.distance(other)",
    **synonyms(
        "IGSO3 IsotropicGaussianSO3", ": `rotation.perturb(sigma=0.1)` draws a tangent from a normal distribution"
    ),
    **synonyms("PerspectiveCameras FoVPerspectiveCameras", "PyTorch3D: Camera(intrinsics, size)"),
    **synonyms("LevenbergMarquardt GaussNewton LM", "PyPose: pk.least_squares(residual, initial)"),
    "rand_quat": ": Rotation.random(shape)",
    **synonyms("seed manual_seed", ": torch.manual_seed(0)"),
    "pose": ": Pose",
    "rotation_conversions": "PyTorch3D: `pk.transform` and `pk.Rotation`",
    **synonyms("SE3d SE3f Isometry3d Affine3d", "Sophus, Eigen: Pose"),
    **synonyms("SO3d SO3f Quaterniond", "Sophus, Eigen: Rotation"),
    **synonyms("Twist Wrench", "spatialmath: " + _TANGENTS + "; see `pose.adjoint_apply`"),
    "Jlog6": "Pinocchio: Pose.right_jacobian_inverse(pose.log())",
    "Jexp6": "Pinocchio: Pose.right_jacobian(tangent)",
    "Jlog3": "Pinocchio: Rotation.right_jacobian_inverse(rotation.log())",
    "Jexp3": "Pinocchio: Rotation.right_jacobian(tangent)",
    "left_jacobian": ": Pose.left_jacobian(tangent)",
    "right_jacobian": ": Pose.right_jacobian(tangent)",
    **synonyms(
        "TransformTree Buffer", "ROS: posekit keeps no tree of frames; `a @ b` composes poses named world_T_a, a_T_b"
    ),
    "undistortPoints": "OpenCV: `camera.unproject(pixels, 1)`",
}
SUBMODULES = {
    "nn": {
        **synonyms("Rotation6D Rotation6DHead", ": `RotationHead`, whose kind is 6d"),
        "SE3Parameter": ": PoseParameter(pose)",
        "SO3Parameter": ": RotationParameter(pose.rotation)",
        "RotationLoss": ": geodesic_loss(estimate, target)",
    },
    "interop": {
        "from_pycolmap": "pycolmap: `from_colmap`",
        "to_pycolmap": "pycolmap: to_colmap(pose)",
        "to_kornia": "Kornia: `pose.quaternion` and `pose.position` are what it takes",
        **synonyms("from_cv from_cv2", "OpenCV: from_opencv(rvec, tvec)"),
        **synonyms("to_cv to_cv2", "OpenCV: to_opencv(pose)"),
        **synonyms("from_msg from_tf from_tf2", "ROS: from_ros(message)"),
        **synonyms("to_msg to_tf to_tf2", "ROS: to_ros(pose, message_class)"),
        "from_evo": "evo: pk.Trajectory(times, poses)",
        "to_evo": "evo: `pk.Trajectory.times` and `pk.Trajectory.poses`",
        **synonyms("from_eigen from_matrix", ": Pose.from_matrix(matrix)"),
    },
    "metrics": synonyms("geodesic geodesic_distance", ": pose.distance(other)"),
}

# Keywords, and under "*" surplus arguments: what to use.
_POSITION, _ROTATION = "the position is called `position`", "the rotation is called `rotation`; of a matrix it is "
_MATRIX = _ROTATION + "`Rotation.from_matrix(matrix)`"
_DEGREES = synonyms("deg degree in_degrees unit units", "use `degrees=True`")

MAKE_POSE = {
    **synonyms("translation t pos trans tvec xyz", _POSITION),
    **synonyms("R rotation_matrix", _MATRIX),
    **synonyms("q quat orientation wxyz", "the quaternion, real part first, is called `quaternion`"),
    "xyzw": "use `Pose(position, Rotation.from_xyzw(xyzw))`",
    "rvec": "use `Pose.from_rotvec(rotvec, position)`",
    **synonyms("rpy euler", 'use `Pose.from_euler("xyz", angles, position)`'),
    **synonyms("x y z", "use `Pose([x, y, z])`"),
    **synonyms("matrix T", "use `Pose.from_matrix(matrix)`"),
    **synonyms("dtype device", "convert with `Pose(...).to(dtype)`"),
    "*": "it takes a position and a rotation: use `Pose([x, y, z], rotation)`, `Pose.from_vector(numbers)` "
    'or `Pose.from_euler("xyz", angles, position)`',
}
MAKE_SIMILARITY = {
    **synonyms("translation t", _POSITION),
    "R": _MATRIX,
    "s": "the scale is called `scale`",
    "pose": "use `Similarity.from_pose(pose, scale)`",
    "*": "it takes a position, a rotation and a scale: use `Similarity([x, y, z], rotation, scale)`",
}
MAKE_ROTATION = {
    **synonyms("matrix R", "use `Rotation.from_matrix(matrix)`"),
    **synonyms("quat q wxyz", "the quaternion, real part first, is called `quaternion`"),
    "xyzw": "use `Rotation.from_xyzw(xyzw)`",
    "rotvec": "use `Rotation.from_rotvec(rotvec)`",
    "euler": 'use `Rotation.from_euler("xyz", angles)`',
    **synonyms("axis angle", "use `Rotation.from_axis_angle(axis, angle)`"),
    **synonyms("dtype device", "convert with `Rotation(...).to(dtype)`"),
    "*": "it takes one tensor, array or list: use `Rotation([w, x, y, z])`",
}
FROM_EULER = {
    **_DEGREES,
    **synonyms("order convention axes", "the sequence of axes comes first and is called `seq`"),
    "*": 'it takes a sequence of axes and one list of angles: use `from_euler("xyz", [a, b, c], degrees=True)`',
}
EULER = {
    **_DEGREES,
    **synonyms("order convention axes", "the sequence of axes comes first and is called `seq`"),
    "*": 'it takes a sequence of axes: use `euler("xyz", degrees=True)`',
}
FROM_MATRIX = synonyms(
    "check check_orthogonality assume_valid strict tol atol",
    "use `validate=False` to check nothing, or `Rotation.nearest(matrix)`",
)
MAKE_CAMERA = {
    **synonyms("K matrix camera_matrix cameraMatrix", "the matrix comes first and is called `intrinsics`"),
    **synonyms("image_size imageSize resolution width height", "use `size=(width, height)`"),
    **synonyms("focal_length focal f principal_point", "use `Camera([fx, fy, cx, cy], size)`"),
    **synonyms("dist dist_coeffs distCoeffs D params", 'use `distortion=`, with `model="radtan"`'),
    **synonyms("R T pose extrinsics", "cameras have no pose: use `camera.project(pose.inverse_apply(points))`"),
    "fov": "use `Camera.from_fov(fov, size)`",
    "*": "it takes intrinsics and a size: use `Camera([fx, fy, cx, cy], (width, height))`; "
    'a lens is `model="radtan", distortion=coefficients`',
}
UNPROJECT = {
    **synonyms("z depths distance d range", "use `depth`"),
    **synonyms("pose poses T extrinsics", f"{_NO_POSE.partition(':')[0]}: `pose.apply(points)` moves them"),
}
RESIZE = {
    **synonyms("width height w h shape *", "the size is one argument: `resize((width, height))`"),
    **synonyms("scale factor scale_factor", "the new size is given: `resize((width, height))`"),
}
FROM_FOV = {
    "deg": "use `degrees=True`",
    "*": "it takes an angle and a size: use `Camera.from_fov(fov, (width, height), degrees=True)`",
}
LOOK_AT = {
    **synonyms("at to center centre look_at", "use `target`"),
    **synonyms("position origin from_", "use `eye`"),
    **synonyms("axes frame coordinates", 'use `convention`: "opencv", "opengl", "ros" or "pytorch3d"'),
}
MAKE_TRAJECTORY = {
    **synonyms("timestamps stamps time t", "use `times`"),
    **synonyms("pose rotations keys", "use `poses`"),
    **synonyms("interpolation kind method", "it is said where it is used, as in `at(times, kind)`"),
}
AT = {
    **synonyms("method mode interpolation", 'use `kind`: "decoupled", "screw", "spline" or "bspline"'),
    **synonyms("t time timestamps", "use `times`"),
    **synonyms("clamp fill", 'use `outside="clamp"`'),
}
MAKE_UNCERTAIN = {
    **synonyms("cov variance noise", "use `covariance`"),
    **synonyms("sigma sigmas std", "use `covariance`, as `sigma.square().diag_embed()`"),
    "mean": "the mean comes first",
    **synonyms("information precision", "use `covariance`, its inverse"),
}
PROJECT = synonyms(
    "pose R T rvec tvec extrinsics",
    "points are in the frame of the camera: use `camera.project(pose.inverse_apply(points))`",
)
