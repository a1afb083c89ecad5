"""What GTSAM, Pinocchio and solvers call the attributes and functions of posekit, as in `foreign_names`."""

from __future__ import annotations

_ORDER = "in the order [v, w]; gtsam's is [w, v]"
_RPY, _YPR = 'euler("xyz")', 'euler("ZYX")'
_HOMOGENEOUS = "`torch.nn.functional.pad(points, (0, 1), value=1.0)`; poses take points of 3 numbers"

BOTH = {  # where "value" stands for "pose" or "rotation"
    "Identity": "RoMa, lietorch, gtsam, Pinocchio: identity(shape)",
    "Interpolate": 'Pinocchio: interpolate(other, t, kind="screw")',
    "act": "lietorch, Pinocchio: `apply(points)`, or `a @ b`",
    "actInv": "Pinocchio: inverse_apply(points)",
    "action": "Pinocchio: adjoint()",
    "actionInverse": "Pinocchio: inverse().adjoint()",
    "cat": ": pk.cat([a, b])",
    "equals": "gtsam: allclose(other)",
    "homogeneous": "Pinocchio: matrix()",
    "isApprox": "Pinocchio: allclose(other)",
    "is_sparse": "torch: a value is no tensor; give torch's functions `value.matrix()` or `value.quaternion`",
    "isfinite": "torch: matrix().isfinite()",
    "isnan": "torch: matrix().isnan()",
    "norm": "torch: log().norm(dim=-1)",
    "toActionMatrix": "Pinocchio: adjoint()",
}
POSE = {
    "interp": "Robotics Toolbox: interpolate(other, t)",
    "transform_from": "gtsam: apply(points)",
    "transform_to": "gtsam: inverse_apply(points)",
    **{name: f'gtsam: rotation.euler("xyz")[..., {k}]' for k, name in ((1, "pitch"), (2, "yaw"))},
    "Adjoint": f"gtsam: `adjoint_apply(tangent)`, {_ORDER}",
    "AdjointMap": f"gtsam: `adjoint()`, {_ORDER}",
    "Align": "gtsam: pk.kabsch(source, target)",
    "Create": "gtsam: Pose(position, rotation)",
    "Expmap": f"gtsam: `Pose.exp(tangent)`, {_ORDER}",
    "ExpmapDerivative": f"gtsam: `Pose.right_jacobian(tangent)`, {_ORDER}",
    "Hat": f"gtsam: `pk.hat(tangent)`, {_ORDER}",
    "LogmapDerivative": f"gtsam: `Pose.right_jacobian_inverse(pose.log())`, {_ORDER}",
    "Logmap": f"gtsam: `pose.log()`, {_ORDER}",
    "bearing": "gtsam: `inverse_apply(points)`, over its length",
    "expmap": f"gtsam: `retract(tangent)`, {_ORDER}",
    "from_tensor": ": Pose.from_vector(vector)",
    "from_xyzquat": "Pinocchio: Pose.from_vector(vector, xyzw=True)",
    "interpolateRt": 'gtsam: interpolate(other, t, kind="decoupled")',
    "localCoordinates": f"gtsam: `local(other)`, {_ORDER}",
    "logmap": f"gtsam: `local(other)`, {_ORDER}",
    "quat": ": quaternion",
    "range": "gtsam: inverse_apply(points).norm(dim=-1)",
    "to_tensor": ": `vector()`, or `matrix()`",
    "transformFrom": "gtsam: apply(points)",
    "transformPoseFrom": "gtsam: a @ b",
    "transformPoseTo": "gtsam: between(other)",
    "transformTo": "gtsam: inverse_apply(points)",
    "xyzquat": "Pinocchio: vector(xyzw=True)",
    "wedge": f"gtsam: `pk.hat(tangent)`, {_ORDER}",
    "x": "gtsam: position[..., 0]",
    "y": "gtsam: position[..., 1]",
    "z": "gtsam: position[..., 2]",
}
ROTATION = {
    "AxisAngle": "gtsam: Rotation.from_axis_angle(axis, angle)",
    "ClosestTo": "gtsam: Rotation.nearest(matrix)",
    "Expmap": "gtsam: Rotation.exp(tangent)",
    "ExpmapDerivative": "gtsam: Rotation.right_jacobian(tangent)",
    "Hat": "gtsam: pk.hat(tangent)",
    "Logmap": "gtsam: rotation.log()",
    "LogmapDerivative": "gtsam: Rotation.right_jacobian_inverse(rotation.log())",
    "Quaternion": "gtsam: Rotation(quaternion)",
    "Rodrigues": "gtsam: Rotation.from_rotvec(rotvec)",
    **{
        name: f'gtsam: Rotation.from_euler("{axis}", angle)'
        for name, axis in {"Rx": "x", "Ry": "y", "Rz": "z", "Roll": "x", "Pitch": "y", "Yaw": "z"}.items()
    },
    **{f"from_{r}{axis}": f': Rotation.from_euler("{axis}", angle)' for axis in "xyz" for r in ("", "r")},
    "RzRyRx": 'gtsam: Rotation.from_euler("xyz", angles)',
    "Ypr": 'gtsam: Rotation.from_euler("ZYX", angles)',
    "axisAngle": "gtsam: axis_angle()",
    "expmap": "gtsam: retract(tangent)",
    "localCoordinates": "gtsam: local(other)",
    "logmap": "gtsam: local(other)",
    "pitch": f"gtsam: {_RPY}[..., 1]",
    "rotate": "gtsam: apply(points)",
    "rpy": f"gtsam: {_RPY}",
    "toQuaternion": "gtsam: quaternion",
    "unrotate": "gtsam: inverse_apply(points)",
    "xyz": f"gtsam: {_RPY}",
    "yaw": f"gtsam: {_RPY}[..., 2]",
    "ypr": f"gtsam: {_YPR}",
}
CAMERA = {
    "backproject": "gtsam: unproject(pixels, depth)",
    "calibration": "gtsam: `matrix()`, or `intrinsics`",
    "from_k": ": Camera(matrix, size)",
}
_FILTER = {
    "correct": ": `pk.kalman_update`, which takes any function or op that predicts a measurement",
    "update": ": `pk.kalman_update`, which takes any function or op that predicts a measurement",
}
UNCERTAIN_POSE = {
    "from_sigma": ": UncertainPose(pose, sigma.square().diag_embed())",
    "from_sigmas": ": UncertainPose(pose, sigma.square().diag_embed())",
    "predict": ": `UncertainPose.compose`, which takes the motion with a covariance",
    "propagate": ": `UncertainPose.compose`, which takes the motion with a covariance",
    **_FILTER,
}
UNCERTAIN_ROTATION = {
    "predict": ": `UncertainRotation.compose`, which takes the motion with a covariance",
    "propagate": ": `UncertainRotation.compose`, which takes the motion with a covariance",
    **_FILTER,
}
PROBLEM = {
    "AddParameterBlock": "Ceres: variables(values)",
    "AddResidualBlock": "Ceres: add(residual, poses[0])",
    "Solve": "Ceres: solve()",
    "add_factor": ": add(residual, poses[0])",
    "add_prior": ": prior(poses[0], estimate)",
    "add_residual": ": add(residual, poses[0])",
    "add_variable": ": variables(values)",
    "add_variables": ": variables(values)",
    "error": "gtsam: solve().cost",
    "marginalCovariance": "gtsam: solve().covariance(poses[0])",
    "marginals": "gtsam: solve().covariance(poses)",
    "optimize": "gtsam: solve()",
    "variable": ": variables(values)",
}
RESULT = {  # of `least_squares`
    "cov": ": covariance()",
    "fun": "SciPy: the residuals at `value`",
    "jac": "SciPy: `pk.jacobian(residual)(value)`",
    "message": "SciPy: status",
    "nfev": "SciPy: iterations",
    "nit": "SciPy: iterations",
    "success": "SciPy: converged",
    "values": "gtsam: value",
    "x": "SciPy: value",
}
LOSS = {
    **{name: f': pk.Loss("{name}", 1.0)' for name in ("huber", "cauchy", "geman_mcclure", "tukey")},
    "Cauchy": 'gtsam: pk.Loss("cauchy", 1.0)',
    "Create": 'gtsam: pk.Loss("huber", 1.0)',
    "GemanMcClure": 'gtsam: pk.Loss("geman_mcclure", 1.0)',
    "Huber": 'gtsam: pk.Loss("huber", 1.0)',
    "Tukey": 'gtsam: pk.Loss("tukey", 1.0)',
}

PROBLEM_RESULT = {
    "cov": ": covariance(poses)",
    "marginalCovariance": "gtsam: covariance(poses[0])",
    "success": "SciPy: converged",
    "value": ": `values`, or those of some variables as `result[poses]`",
}
POSE_GRAPH = {
    "add": "gtsam: give all edges to `pk.io.PoseGraph(poses, pairs, measurements)`",
    "edges": "g2o: `pairs` and `measurements`",
    "error": "gtsam: errors()",
    "from_g2o": ": pk.io.read_g2o(path)",
    "load": "g2o: pk.io.read_g2o(path)",
    "plot": ": pk.viz.plot(graph.poses)",
    "read": ": pk.io.read_g2o(path)",
    "save": "g2o: pk.io.write_g2o(path, graph)",
    "solve": ": optimize()",
    "vertices": "g2o: poses",
    "write": ": pk.io.write_g2o(path, graph)",
}
POSE_GRAPH_RESULT = {
    "marginalCovariance": "gtsam: covariance(0)",
    "poses": ": graph.poses",
    "value": ": graph.poses",
    "values": "gtsam: graph.poses",
}
_BETWEEN, _PRIOR = "problem.add(lambda a, b, m: m.local(a.between(b)), poses[0], poses[1], measured)", "problem.prior"
_POINTS = "points are tensors of shape (..., 3)"
_TANGENTS = "tangents, velocities and wrenches are tensors of 6 numbers, translation first"
_DATA = "no data is needed; methods such as `robot.forward(q)` return their results"

MODULE = {  # of posekit itself
    **dict.fromkeys(("BetweenFactor", "BetweenFactorPose3"), f"gtsam: `{_BETWEEN}`, or `pk.io.PoseGraph.optimize`"),
    **dict.fromkeys(("PriorFactor", "PriorFactorPose3"), f"gtsam: {_PRIOR}(poses[0], estimate)"),
    "Cal3DS2": "gtsam: `pk.Camera(intrinsics, size)`, with the options model and distortion",
    "Cal3_S2": "gtsam: pk.Camera(intrinsics, size)",
    **dict.fromkeys(("Factor", "FactorGraph"), f"gtsam: `{_BETWEEN}`, of a `pk.Problem()`"),
    "HuberLoss": 'Ceres: pk.Loss("huber", 1.0)',
    "Unit3": "gtsam: directions are tensors of shape (..., 3); see `rotation.apply(points)`",
    "load3D": "gtsam: pk.io.read_g2o(path)",
    "optimize": "SciPy: pk.least_squares(residual, initial)",
    "buildModelFromXML": "Pinocchio: Robot.from_urdf(text)",
    "Data": f"Pinocchio: {_DATA}",
    "FindKarcherMean": 'gtsam: poses.mean(kind="karcher")',
    "Force": f"Pinocchio: {_TANGENTS}; see `pose.coadjoint_apply`",
    "GaussNewtonOptimizer": "gtsam: pk.Problem().solve()",
    "GenericProjectionFactorCal3_S2": "gtsam: residuals of `problem.add` call `camera.project(points)`",
    "ISAM2": "gtsam: posekit has no incremental solver; `pk.Problem().solve(start=result)` starts from a former result",
    "Inertia": "Pinocchio: pk.kinematics.Inertias",
    "JointModelFreeFlyer": "Pinocchio: Robot.from_urdf(path, floating=True)",
    "LevenbergMarquardtParams": "gtsam: they are options, as in `pk.Problem().solve(max_iterations=20)`",
    "Marginals": "gtsam: problem.solve().covariance(poses)",
    "Model": "Pinocchio: Robot",
    "Motion": f"Pinocchio: {_TANGENTS}; see `pose.adjoint_apply`",
    **dict.fromkeys(("PinholeCamera", "PinholeCameraCal3_S2"), "gtsam: pk.Camera(intrinsics, size)"),
    **dict.fromkeys(("Point2", "Point3"), f"gtsam: {_POINTS}; see `pose.apply(points)`"),
    "ReferenceFrame": 'Pinocchio: frames are strings, as in `robot.jacobian(q, link, "local_world_aligned")`',
    "RobotWrapper": "Pinocchio: Robot.from_urdf(path)",
    "SE3ToXYZQUAT": "Pinocchio: pose.vector(xyzw=True)",
    "Values": "gtsam: problem.variables(values)",
    "XYZQUATToSE3": "Pinocchio: Pose.from_vector(vector, xyzw=True)",
    **dict.fromkeys(
        ("symbol", "symbol_shorthand"), "gtsam: `problem.variables(values)`, called poses, has variables poses[0] ..."
    ),
    **dict.fromkeys(
        ("noiseModel", "NoiseModel"),
        "gtsam: the information is a weight, as in `problem.add(residual, poses[0], weight=weight, loss=loss)`",
    ),
    "mEstimator": 'gtsam: pk.Loss("huber", 1.0)',
    "readG2o": "gtsam: pk.io.read_g2o(path)",
    "triangulatePoint3": "gtsam: pk.triangulate(pixels, camera, poses)",
    "writeG2o": "gtsam: pk.io.write_g2o(path, graph)",
    # Pinocchio's functions of a model
    "aba": "Pinocchio: `robot.forward_dynamics(q, v, torque)`, which subtracts the damping of the joints",
    "buildModelFromMJCF": "Pinocchio: Robot.from_mjcf(path)",
    "buildModelFromUrdf": "Pinocchio: Robot.from_urdf(path)",
    "buildReducedModel": "Pinocchio: robot.fix({joint: q})",
    "buildSampleModelHumanoid": 'Pinocchio: Robot.example("humanoid")',
    "buildSampleModelManipulator": 'Pinocchio: Robot.example("arm")',
    "centerOfMass": "Pinocchio: robot.center_of_mass(q)",
    "computeCentroidalMomentum": "Pinocchio: robot.momentum(q, v)",
    **dict.fromkeys(
        ("computeFrameJacobian", "computeJointJacobians", "getFrameJacobian"), "Pinocchio: robot.jacobian(q, link)"
    ),
    "computeGeneralizedGravity": "Pinocchio: robot.gravity_torque(q)",
    "computeKineticEnergy": "Pinocchio: robot.kinetic_energy(q, v)",
    "computeMinverse": "Pinocchio: `robot.mass_matrix_solve(q, b)`, the inverse times b",
    "computePotentialEnergy": "Pinocchio: robot.potential_energy(q)",
    "crba": "Pinocchio: robot.mass_matrix(q)",
    "difference": "Pinocchio: robot.local(q, other)",
    "exp3": "Pinocchio: Rotation.exp(tangent)",
    "exp6": "Pinocchio: Pose.exp(tangent)",
    **dict.fromkeys(
        ("forwardKinematics", "framesForwardKinematics", "updateFramePlacements"), "Pinocchio: robot.forward(q, link)"
    ),
    "integrate": "Pinocchio: robot.retract(q, v)",
    "interpolate": ": pose.interpolate(other, t)",
    "jacobianCenterOfMass": "Pinocchio: robot.center_of_mass_jacobian(q)",
    "load_robot_description": "robot_descriptions: Robot.from_urdf(path)",
    "log3": "Pinocchio: rotation.log()",
    "log6": "Pinocchio: pose.log()",
    "neutral": "Pinocchio: robot.neutral()",
    "nonLinearEffects": "Pinocchio: robot.nonlinear_effects(q, v)",
    "randomConfiguration": "Pinocchio: robot.random()",
    "rnea": "Pinocchio: `robot.inverse_dynamics(q, v, a)`, which adds the damping of the joints",
    "rpy": 'Pinocchio: Rotation.from_euler("xyz", angles)',
    "skew": "Pinocchio: hat(tangent)",
    "unSkew": "Pinocchio: vee(matrix)",
    # others
    "cart2homo": f"PyPose: {_HOMOGENEOUS}",
    "homo2cart": "PyPose: points[..., :-1] / points[..., -1:]",
    "geodesic": "PyPose: pose.distance(other)",
    "metric": "PyPose: `pk.metrics.ate(estimate, reference)` and `pk.metrics.rpe(estimate, reference)`",
    "minimize": "SciPy: `pk.least_squares(residual, initial)`; torch's optimizers train a `pk.nn.PoseParameter(pose)`",
    "module": "PyPose: `pk.nn`, `pk.icp(source, target)`, `pk.pnp(points, pixels, camera)` `pk.io.PoseGraph`",
    "pixel2point": "PyPose: camera.unproject(pixels, depth)",
    "point2pixel": "PyPose: camera.project(points)",
    "posediff": "PyPose: pose.distance(other)",
    "reprojerr": "PyPose: `camera.project(points)`, less the pixels",
    "karcherMean": 'gtsam: poses.mean(kind="karcher")',
    "load_g2o": ": pk.io.read_g2o(path)",
    "load_kitti": ": pk.io.read_kitti(path)",
    "load_tum": ": pk.io.read_tum(path)",
    "Sphere": ": pk.kinematics.Spheres",
    "visualize": "Pinocchio: `pk.viz.show((robot, q))` and `pk.viz.plot((robot, q))`",
    "spatial": "SciPy: `Rotation` and `Pose` are in posekit itself",
    "utils": ": `pk.viz.plot(pose)` draws, `pk.io.read(path)` reads files",
    "voxel_filter": "PyPose: pk.registration.downsample(points, size)",
}
