"""What Isaac Lab, cuRobo and tf2 call the attributes and functions of posekit, as in `foreign_names`."""

from __future__ import annotations

_PLAN, _IK = "robot.plan(start, goal, avoid=avoid)", "robot.ik(targets, link)"
_AVOID = "pk.kinematics.Avoidance(centres, radii, obstacles)"
_FRAMES = "; named frames are a `pk.FrameTree`"
_URDF = "`pk.Robot.from_urdf(path)` or `pk.Robot.from_mjcf(path)`"


def _all(names: str, entry: str) -> dict[str, str]:
    return dict.fromkeys(names.split(), entry)


POSE = {
    **_all("get_numpy_matrix", "cuRobo: matrix().numpy()"),
    **_all("to_list", "cuRobo: vector().tolist()"),
    **_all("angular_distance linear_distance", "cuRobo: `distance(other)`, which returns both"),
    **_all("compute_offset_pose", "cuRobo: a @ b"),
    **_all("repeat_seeds", "cuRobo: repeat_interleave(3, 0)"),
    **_all("p", "SAPIEN: position"),
}
CAMERA = {
    **_all("intrinsic_matrix intrinsic_matrices", "Isaac Lab: matrix()"),
    **_all("pixel_to_ray pixels_to_rays ray", ": rays(pixels)"),
}
TRAJECTORY = {
    **_all("poses_se3", "evo: poses.matrix()"),
    **_all("derivative derivatives", ": `velocity(times)` and `acceleration(times)`"),
}
UNCERTAIN_POSE = {
    **_all(
        "entropy log_prob mode rsample",
        "torch: a distribution has it: `pk.distributions.TangentGaussian(value)`",
    ),
}
FRAME_TREE = {
    **_all(
        "lookup_transform lookupTransform get transform get_transform lookup",
        'tf2: `tree["map", "base"]` is map_T_base; `tree.at(times)` is the tree at times',
    ),
    **_all("add add_frame set_transform setTransform insert", "tf2: `tree.set(parent, child, pose)` returns a tree"),
    **_all("can_transform canTransform has", "tf2: can(parent, child)"),
    **_all("names nodes links", ": frames"),
    **_all("parent parents children", ": `edges`, whose keys are (parent, child)"),
    **_all("print show all_frames_as_string allFramesAsString", "tf2: `print(tree)`; `pk.viz.plot` draws a tree"),
    **_all("from_urdf from_robot", ": `pk.Robot.frame_tree` of a robot and its configuration"),
    **_all("interpolate resample", ": at(times)"),
}
MODULE = {  # of posekit itself
    **_all(
        "IkSolverConfig IKSolverConfig MotionGenPlanConfig",
        "cuRobo: options are those of `pk.Robot.ik` and `pk.Robot.plan`",
    ),
    **_all("JointState", "cuRobo: configurations are tensors of shape (..., nq), as those of `pk.Robot.random`"),
    **_all("Goal GoalToolPose", "cuRobo: a target is a `Pose`, as in `pk.Robot.ik`"),
    **_all("quat_mul", "Isaac Lab: a @ b"),
    **_all("quat_apply quat_rotate", "Isaac Lab: rotation.apply(points)"),
    **_all("quat_apply_inverse quat_rotate_inverse", "Isaac Lab: rotation.inverse_apply(points)"),
    **_all("quat_conjugate quat_inv", "Isaac Lab: rotation.inverse()"),
    **_all("quat_unique", "Isaac Lab: rotation.canonical()"),
    **_all("quat_error_magnitude", "Isaac Lab: rotation.distance(other)"),
    **_all("quat_box_plus", 'Isaac Lab: rotation.retract(tangent, frame="world")'),
    **_all("quat_box_minus", 'Isaac Lab: other.local(rotation, frame="world")'),
    **_all("quat_slerp", "Isaac Lab: rotation.slerp(other, t)"),
    **_all("quat_from_euler_xyz", 'Isaac Lab: Rotation.from_euler("xyz", angles)'),
    **_all("euler_xyz_from_quat", 'Isaac Lab: rotation.euler("xyz")'),
    **_all("quat_from_angle_axis", "Isaac Lab: Rotation.from_axis_angle(axis, angle)"),
    **_all("axis_angle_from_quat", "Isaac Lab: rotation.rotvec()"),
    **_all("quat_from_matrix", "Isaac Lab: Rotation.from_matrix(matrix)"),
    **_all("matrix_from_quat", "Isaac Lab: rotation.matrix()"),
    **_all("matrix_from_euler", 'Isaac Lab: Rotation.from_euler("xyz", angles).matrix()'),
    **_all("yaw_quat", 'Isaac Lab: `Rotation.from_euler("z", rotation.euler("ZYX")[..., 0])`'),
    **_all("convert_quat", "Isaac Lab: `Rotation.from_xyzw(xyzw)` and `rotation.xyzw()`; quaternions are wxyz"),
    **_all("random_orientation random_yaw_orientation", "Isaac Lab: Rotation.random(shape)"),
    **_all("default_orientation", "Isaac Lab: Rotation.identity(shape)"),
    **_all("combine_frame_transforms", "Isaac Lab: a @ b"),
    **_all("subtract_frame_transforms", "Isaac Lab: a.between(b)"),
    **_all("compute_pose_error", "Isaac Lab: a.local(b)"),
    **_all("apply_delta_pose", 'Isaac Lab: pose.retract(tangent, frame="world")'),
    **_all("unproject_depth", "Isaac Lab: camera.unproject(pixels, depth)"),
    **_all("project_points", "Isaac Lab: camera.project(points)"),
    **_all(
        "differential_ik DifferentialIKController DifferentialIKControllerCfg",
        "Isaac Lab: robot.differential_ik(q, twist, link, dt=0.01)",
    ),
    **_all("IKSolver InverseKinematicsSolver", f"cuRobo: {_IK}"),
    **_all("MotionGen MotionGenConfig MotionPlanner TrajOptSolver TrajOpt MpcSolver", f"cuRobo: {_PLAN}"),
    **_all("RobotWorld RobotWorldConfig WorldConfig WorldCollision World Scene", f"cuRobo: {_AVOID}"),
    **_all("CudaRobotModel CudaRobotGenerator RobotModel URDFKinematics", f"cuRobo: {_URDF}"),
    **_all("types", "cuRobo: `Pose`, `Rotation` and `Robot` are in posekit itself"),
    **_all("Mesh", ": pk.kinematics.DistanceGrid.from_mesh(vertices, faces, spacing=spacing)"),
    **_all("GaussianPose NormalPose PoseDistribution", ": `pk.UncertainPose`, and `pk.distributions`"),
    **_all("curve_fit", "SciPy: pk.least_squares(residual, initial, *data)"),
    **_all(
        "GenericProjectionFactor SmartProjectionPoseFactor GenericStereoFactor3D",
        "gtsam: residuals of `problem.add` call `camera.project(points)`",
    ),
    **_all(
        "TransformBuffer TransformListener Buffer tf tf2",
        "tf2: `pk.FrameTree`, and `pk.FrameBuffer` while a robot runs",
    ),
}

_READ, _WRITE = "read(path)", "write(path, value)"
_DRAWN = "plot(pose)"
SUBMODULES = {  # of posekit's modules
    "io": {
        **_all("read_poses read_trajectory read_file from_file", f": {_READ}"),
        **_all("from_tum", ": read_tum(path)"),
        **_all("from_kitti", ": read_kitti(path)"),
        **_all("from_g2o", ": read_g2o(path)"),
        **_all("read_toro load_toro", ": posekit reads no files of TORO; `read_g2o(path)` those of g2o"),
        **_all("from_colmap load_colmap", ": read_colmap(path)"),
        **_all(
            "read_rosbag read_bag", "evo: posekit reads no bags; `pk.interop.from_ros(message)` takes their messages"
        ),
        **_all(
            "read_npz read_npy read_pickle load_npz",
            ": `pk.Pose.from_matrix(matrix)` takes arrays; `read(path)` takes safetensors",
        ),
        **_all("write_csv to_csv export dump", f": {_WRITE}"),
    },
    "nn": {
        **_all("QuaternionHead RotationLayer", ": RotationHead(features)"),
        **_all("rotation_loss", ": geodesic_loss(estimate, target)"),
        **_all("PoseNet", ": `RotationHead(features)` gives rotations, and torch's layers positions"),
    },
    "viz": {
        **_all("add_frame plot_poses plot_3d plot_frames add", f": {_DRAWN}"),
        **_all("show_robot", ": show((robot, q))"),
        **_all("serve view viewer log", ": show(pose)"),
        **_all("html page", ": save_html(path, pose)"),
        **_all("gif video movie", ": animate(robot, plan, path)"),
    },
    "kinematics": {
        **_all("CudaRobotModel RobotModel", f"cuRobo: {_URDF}"),
        **_all("WorldCollision RobotWorld", "cuRobo: Avoidance(centres, radii, obstacles)"),
        **_all(
            "PointCloud", ": `Spheres(points, radii)`, or `DistanceGrid.from_mesh(vertices, faces, spacing=spacing)`"
        ),
        **_all("CollisionChecker SignedDistance sdf distance", ": clearance(spheres, obstacles)"),
        **_all("TrajOptSolver MotionPlanner", "cuRobo: `robot.plan(start, goal, avoid=avoid)`"),
    },
    "metrics": {
        **_all("absolute_trajectory_error absolute_pose_error rmse", ": ate(estimate, reference)"),
        **_all("relative_pose_error", ": rpe(estimate, reference)"),
        **_all("umeyama", "evo: `pk.umeyama(source, target)`; `ate(estimate, reference)` aligns by itself"),
        **_all("rotation_error translation_error pose_error", ": pose.distance(other)"),
        **_all("auc AUC", ": `ate(estimate, reference)` has the error of each pose, for your own statistics"),
    },
    "distributions": {
        **_all(
            "Gaussian Normal WrappedNormal WrappedGaussian", ": `TangentGaussian(pk.UncertainPose(pose, covariance))`"
        ),
        **_all("Uniform", ": Haar()"),
        **_all("IGSO3 IGSO", ": IsotropicGaussian(rotation, 0.1)"),
        **_all("Matrix_Fisher VonMisesFisher vonMisesFisher", ": MatrixFisher(matrix)"),
    },
    "registration": {
        **_all("ICP", ": icp(source, target)"),
        **_all("fpfh FPFH compute_fpfh", "Open3D: posekit has no features; `register(source, target)` takes matches"),
        **_all("solvePnP", "OpenCV: pnp(points, pixels, camera)"),
        **_all("bundle_adjust bundle_adjustment", ": `pk.bundle_adjustment`, of a camera, poses, points and pixels"),
    },
    "imu": {
        **_all(
            "gravity g", ": `preintegrate(gyroscope, accelerometer, dt)` needs none; `Preintegrated.predict` takes it"
        ),
        **_all("Params PreintegrationParams", "gtsam: Noise(1e-3, 1e-4, 1e-4, 1e-5)"),
        **_all("ImuNoise NoiseModel", ": Noise(1e-3, 1e-4, 1e-4, 1e-5)"),
        **_all("bias Bias ConstantBias", "gtsam: `preintegrate` takes the biases, as tensors of 3 numbers"),
    },
}
