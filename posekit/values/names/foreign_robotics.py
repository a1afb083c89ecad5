"""What Isaac Lab, cuRobo and tf2 call the attributes and functions of posekit, as in `foreign_names`."""

from __future__ import annotations

from ...arguments import synonyms

_PLAN, _IK = "robot.plan(start, goal, avoid=avoid)", "robot.ik(targets, link)"
_AVOID = "pk.kinematics.Avoidance(centres, radii, obstacles)"
_FRAMES = "; named frames are a `pk.FrameTree`"
_URDF = "`pk.Robot.from_urdf(path)` or `pk.Robot.from_mjcf(path)`"


POSE = {
    "get_numpy_matrix": "cuRobo: matrix().numpy()",
    "to_list": "cuRobo: vector().tolist()",
    **synonyms("angular_distance linear_distance", "cuRobo: `distance(other)`, which returns both"),
    "compute_offset_pose": "cuRobo: a @ b",
    "repeat_seeds": "cuRobo: repeat_interleave(3, 0)",
    "p": "SAPIEN: position",
}
CAMERA = {
    **synonyms("intrinsic_matrix intrinsic_matrices", "Isaac Lab: matrix()"),
    **synonyms("pixel_to_ray pixels_to_rays ray", ": rays(pixels)"),
}
TRAJECTORY = {
    "poses_se3": "evo: poses.matrix()",
    **synonyms("derivative derivatives", ": `velocity(times)` and `acceleration(times)`"),
}
UNCERTAIN_POSE = {
    **synonyms(
        "entropy log_prob mode rsample",
        "torch: a distribution has it: `pk.distributions.TangentGaussian(value)`",
    ),
}
FRAME_TREE = {
    **synonyms(
        "lookup_transform lookupTransform get transform get_transform lookup",
        'tf2: `tree["map", "base"]` is map_T_base; `tree.at(times)` is the tree at times',
    ),
    **synonyms(
        "add add_frame set_transform setTransform insert", "tf2: `tree.set(parent, child, pose)` returns a tree"
    ),
    **synonyms("can_transform canTransform has", "tf2: can(parent, child)"),
    **synonyms("names nodes links", ": frames"),
    **synonyms("parent parents children", ": `edges`, whose keys are (parent, child)"),
    **synonyms("print show all_frames_as_string allFramesAsString", "tf2: `print(tree)`; `pk.viz.plot` draws a tree"),
    **synonyms("from_urdf from_robot", ": `pk.Robot.frame_tree` of a robot and its configuration"),
    **synonyms("interpolate resample", ": at(times)"),
}
MODULE = {  # of posekit itself
    **synonyms(
        "IkSolverConfig IKSolverConfig MotionGenPlanConfig",
        "cuRobo: options are those of `pk.Robot.ik` and `pk.Robot.plan`",
    ),
    "JointState": "cuRobo: configurations are tensors of shape (..., nq), as those of `pk.Robot.random`",
    **synonyms("Goal GoalToolPose", "cuRobo: a target is a `Pose`, as in `pk.Robot.ik`"),
    **synonyms("quat_mul combine_frame_transforms", "Isaac Lab: a @ b"),
    **synonyms("quat_apply quat_rotate", "Isaac Lab: rotation.apply(points)"),
    **synonyms("quat_apply_inverse quat_rotate_inverse", "Isaac Lab: rotation.inverse_apply(points)"),
    **synonyms("quat_conjugate quat_inv", "Isaac Lab: rotation.inverse()"),
    "quat_unique": "Isaac Lab: rotation.canonical()",
    "quat_error_magnitude": "Isaac Lab: rotation.distance(other)",
    "quat_box_plus": 'Isaac Lab: rotation.retract(tangent, frame="world")',
    "quat_box_minus": 'Isaac Lab: other.local(rotation, frame="world")',
    "quat_slerp": "Isaac Lab: rotation.slerp(other, t)",
    "quat_from_euler_xyz": 'Isaac Lab: Rotation.from_euler("xyz", angles)',
    "euler_xyz_from_quat": 'Isaac Lab: rotation.euler("xyz")',
    "quat_from_angle_axis": "Isaac Lab: Rotation.from_axis_angle(axis, angle)",
    "axis_angle_from_quat": "Isaac Lab: rotation.rotvec()",
    "quat_from_matrix": "Isaac Lab: Rotation.from_matrix(matrix)",
    "matrix_from_quat": "Isaac Lab: rotation.matrix()",
    "matrix_from_euler": 'Isaac Lab: Rotation.from_euler("xyz", angles).matrix()',
    "yaw_quat": 'Isaac Lab: `Rotation.from_euler("z", rotation.euler("ZYX")[..., 0])`',
    "convert_quat": "Isaac Lab: `Rotation.from_xyzw(xyzw)` and `rotation.xyzw()`; quaternions are wxyz",
    **synonyms("random_orientation random_yaw_orientation", "Isaac Lab: Rotation.random(shape)"),
    "default_orientation": "Isaac Lab: Rotation.identity(shape)",
    "subtract_frame_transforms": "Isaac Lab: a.between(b)",
    "compute_pose_error": "Isaac Lab: a.local(b)",
    "apply_delta_pose": 'Isaac Lab: pose.retract(tangent, frame="world")',
    "unproject_depth": "Isaac Lab: camera.unproject(pixels, depth)",
    "project_points": "Isaac Lab: camera.project(points)",
    **synonyms(
        "differential_ik DifferentialIKController DifferentialIKControllerCfg",
        "Isaac Lab: robot.differential_ik(q, twist, link, dt=0.01)",
    ),
    **synonyms("IKSolver InverseKinematicsSolver", f"cuRobo: {_IK}"),
    **synonyms("MotionGen MotionGenConfig MotionPlanner TrajOptSolver TrajOpt MpcSolver", f"cuRobo: {_PLAN}"),
    **synonyms("RobotWorld RobotWorldConfig WorldConfig WorldCollision World Scene", f"cuRobo: {_AVOID}"),
    **synonyms("CudaRobotModel CudaRobotGenerator RobotModel URDFKinematics", f"cuRobo: {_URDF}"),
    "types": "cuRobo: `Pose`, `Rotation` and `Robot` are in posekit itself",
    "Mesh": ": pk.kinematics.DistanceGrid.from_mesh(vertices, faces, spacing=spacing)",
    **synonyms("GaussianPose NormalPose PoseDistribution", ": `pk.UncertainPose`, and `pk.distributions`"),
    "curve_fit": "SciPy: pk.least_squares(residual, initial, *data)",
    **synonyms(
        "GenericProjectionFactor SmartProjectionPoseFactor GenericStereoFactor3D",
        "gtsam: residuals of `problem.add` call `camera.project(points)`",
    ),
    **synonyms(
        "TransformBuffer TransformListener Buffer tf tf2",
        "tf2: `pk.FrameTree`, and `pk.FrameBuffer` while a robot runs",
    ),
}

_READ, _WRITE = "read(path)", "write(path, value)"
_DRAWN = "plot(pose)"
SUBMODULES = {  # of posekit's modules
    "io": {
        **synonyms("read_poses read_trajectory read_file from_file", f": {_READ}"),
        "from_tum": ": read_tum(path)",
        "from_kitti": ": read_kitti(path)",
        "from_g2o": ": read_g2o(path)",
        **synonyms("read_toro load_toro", ": posekit reads no files of TORO; `read_g2o(path)` those of g2o"),
        **synonyms("from_colmap load_colmap", ": read_colmap(path)"),
        **synonyms(
            "read_rosbag read_bag", "evo: posekit reads no bags; `pk.interop.from_ros(message)` takes their messages"
        ),
        **synonyms(
            "read_npz read_npy read_pickle load_npz",
            ": `pk.Pose.from_matrix(matrix)` takes arrays; `read(path)` takes safetensors",
        ),
        **synonyms("write_csv to_csv export dump", f": {_WRITE}"),
    },
    "nn": {
        **synonyms("QuaternionHead RotationLayer", ": RotationHead(features)"),
        "rotation_loss": ": geodesic_loss(estimate, target)",
        "PoseNet": ": `RotationHead(features)` gives rotations, and torch's layers positions",
    },
    "viz": {
        **synonyms("add_frame plot_poses plot_3d plot_frames add", f": {_DRAWN}"),
        "show_robot": ": show((robot, q))",
        **synonyms("serve view viewer log", ": show(pose)"),
        **synonyms("html page", ": save_html(path, pose)"),
        **synonyms("gif video movie", ": animate(robot, plan, path)"),
    },
    "kinematics": {
        **synonyms("CudaRobotModel RobotModel", f"cuRobo: {_URDF}"),
        **synonyms("WorldCollision RobotWorld", "cuRobo: Avoidance(centres, radii, obstacles)"),
        "PointCloud": ": `Spheres(points, radii)`, or `DistanceGrid.from_mesh(vertices, faces, spacing=spacing)`",
        **synonyms("CollisionChecker SignedDistance sdf distance", ": clearance(spheres, obstacles)"),
        **synonyms("TrajOptSolver MotionPlanner", "cuRobo: `robot.plan(start, goal, avoid=avoid)`"),
    },
    "metrics": {
        **synonyms("absolute_trajectory_error absolute_pose_error rmse", ": ate(estimate, reference)"),
        "relative_pose_error": ": rpe(estimate, reference)",
        "umeyama": "evo: `pk.umeyama(source, target)`; `ate(estimate, reference)` aligns by itself",
        **synonyms("rotation_error translation_error pose_error", ": pose.distance(other)"),
        **synonyms("auc AUC", ": `ate(estimate, reference)` has the error of each pose, for your own statistics"),
    },
    "distributions": {
        **synonyms(
            "Gaussian Normal WrappedNormal WrappedGaussian", ": `TangentGaussian(pk.UncertainPose(pose, covariance))`"
        ),
        "Uniform": ": Haar()",
        **synonyms("IGSO3 IGSO", ": IsotropicGaussian(rotation, 0.1)"),
        **synonyms("Matrix_Fisher VonMisesFisher vonMisesFisher", ": MatrixFisher(matrix)"),
    },
    "registration": {
        "ICP": ": icp(source, target)",
        **synonyms(
            "fpfh FPFH compute_fpfh", "Open3D: posekit has no features; `register(source, target)` takes matches"
        ),
        "solvePnP": "OpenCV: pnp(points, pixels, camera)",
        **synonyms(
            "bundle_adjust bundle_adjustment", ": `pk.bundle_adjustment`, of a camera, poses, points and pixels"
        ),
    },
    "imu": {
        **synonyms(
            "gravity g", ": `preintegrate(gyroscope, accelerometer, dt)` needs none; `Preintegrated.predict` takes it"
        ),
        **synonyms("Params PreintegrationParams", "gtsam: Noise(1e-3, 1e-4, 1e-4, 1e-5)"),
        **synonyms("ImuNoise NoiseModel", ": Noise(1e-3, 1e-4, 1e-4, 1e-5)"),
        **synonyms("bias Bias ConstantBias", "gtsam: `preintegrate` takes the biases, as tensors of 3 numbers"),
    },
}
