"""What other libraries call the attributes of robots, as in `values.names`."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..errors import OptionError

_DERIVATIVES = "inverse_dynamics_derivatives(q, v, a)"
_FORWARD, _IK = "forward(q, link)", "ik(targets, link)"

_LINKS = ": methods take the names of `links`, as `forward(q, link)` does"
_PICTURE = "Pinocchio: pk.viz.show((robot, q))"
_CLEARANCE = ": pk.kinematics.clearance(robot.spheres(q, centres, radii), obstacles)"

RESULT = {  # of `Robot.ik`
    **dict.fromkeys(
        ("q", "solution", "solutions", "x", "joint_position", "joint_positions", "q_sol", "js_solution"),
        ": configuration",
    ),
    **dict.fromkeys(("success", "is_success", "valid", "solved", "feasible"), ": converged"),
    "all_solutions": ": `configuration` is the best one of each target",
    "best": ": `configuration` is the best one of each target",
    **dict.fromkeys(("error", "residual", "err_pos"), ": `position_error` and `rotation_error`"),
}

PLAN = {  # of `Robot.plan`
    "plot": ": `pk.viz.animate` draws a robot and its `configurations`",
    **dict.fromkeys(
        (
            *("q", "path", "positions", "position", "trajectory", "waypoints", "interpolated_plan", "to_trajectory"),
            *("get_interpolated_plan", "joint_positions", "js_solution", "optimized_plan", "joint_trajectory"),
        ),
        ": `configurations` at `times`, and between them `at(times)`",
    ),
    **dict.fromkeys(("success", "valid", "is_valid", "collision_free", "is_success", "solved"), ": converged"),
    **dict.fromkeys(("time", "retime", "time_parameterize"), ": times"),
    **dict.fromkeys(("motion_time", "total_time", "length"), ": duration"),
    **dict.fromkeys(
        ("velocity", "velocities", "accelerations", "acceleration", "dt", "interpolation_dt"),
        ": between the `times` velocities are constant: `robot.local` of neighbouring `configurations` over their time",
    ),
    **dict.fromkeys(("resample", "interpolate", "sample", "eval"), ": at(times)"),
    "save": ": its `configurations` and `times` are tensors, for `torch.save`",
}

ROBOT = {
    **dict.fromkeys(("from_robot_descriptions", "examples", "from_description"), ': Robot.example("arm")'),
    **dict.fromkeys(("from_urdf_string", "from_string"), ": `Robot.from_urdf`, which takes text, too"),
    "name": ": a robot has none; `links` and `joints` have",
    "from_xacro": ": `Robot.from_urdf(path)` takes what xacro prints",
    **dict.fromkeys(
        ("get_link_pose", "get_link_state", "compute_forward_kinematics", "kinematics", "batch_forward"),
        f": {_FORWARD}",
    ),
    **dict.fromkeys(("geometric_jacobian", "analytic_jacobian"), ": jacobian(q, link)"),
    "position_limits": ": limits",
    **dict.fromkeys(("twist", "link_velocities", "link_velocity"), ": velocity(q, v, link)"),
    **dict.fromkeys(
        ("nullspace", "null_space"), ": `ik(targets, link, null_space=q)`; `jacobian(q, link)` has the matrix"
    ),
    "clip": ": clamp(q)",
    "is_valid": ": compare q with `lower` and `upper`",
    **dict.fromkeys(
        ("rrt", "trajopt", "plan_to_pose", "plan_to_config"), "cuRobo: `plan` takes a start, a goal, and what to avoid"
    ),
    "mpc": ": `differential_ik` makes a step",
    "dynamics": ": `inverse_dynamics(q, v, a)` or `forward_dynamics(q, v, torque)`",
    "bias_forces": ": nonlinear_effects(q, v)",
    "contact_forces": "Pinocchio: posekit has no contacts; `inverse_dynamics` takes forces of links",
    **dict.fromkeys(("get_spheres", "sdf"), _CLEARANCE),
    "state_dict": ": a robot is no module: `torch.save` keeps it whole",
    "lock_joints": ": fix({joint: 0.1})",
    **dict.fromkeys(("sample_configurations", "sample_configuration", "sample_q"), ": random()"),
    **dict.fromkeys(
        ("plan_cartesian", "compute_cartesian_path"),
        ": `ik(targets, link, initial=q)` of the poses of a line, or the costs of `plan`",
    ),
    **dict.fromkeys(("attach_object", "attach_objects_to_robot", "attach_body"), ": `attach`, of shapes to a link"),
    **dict.fromkeys(
        ("detach", "detach_object", "detach_body", "detach_object_from_robot"),
        ": a robot is immutable; the one before `attach` is as it was",
    ),
    **dict.fromkeys(("self_collision_pairs", "load_srdf", "acm", "disable_collisions"), ": disabled_pairs(path)"),
    **dict.fromkeys(
        ("collision_geometry", "collision_geometries", "collision_meshes", "collisions", "geoms", "attached_objects"),
        ": bodies()",
    ),
    **dict.fromkeys(("plan_path", "plan_trajectory"), ": `plan` takes a start, a goal, and what to avoid"),
    **dict.fromkeys(("plan_motion", "motion_plan"), "cuRobo: `plan` takes a start, a goal, and what to avoid"),
    **dict.fromkeys(
        ("retime", "time_parameterize", "toppra"),
        ": `plan` returns a plan with times, within the limits of the robot",
    ),
    "is_collision_free": _CLEARANCE,
    **dict.fromkeys(("regressor", "joint_torque_regressor"), "Pinocchio: `inertia_regressor(q, v, a)`"),
    "get_link": ": `links.index(link)`; methods take the names of links",
    "collision_spheres": "cuRobo: `pk.kinematics.Avoidance.of(robot, obstacles)` has spheres that cover the `bodies`",
    "rnea_derivatives": f"Pinocchio: `{_DERIVATIVES}`",
    "aba_derivatives": "Pinocchio: `forward_dynamics_derivatives(q, v, torque)`",
    **dict.fromkeys(("n", "num_joints", "ndof", "n_dof", "dofs"), ": nv"),
    **dict.fromkeys(
        ("compute_kinematics", "ee_pose", "get_link_poses", "body_pos_w"), f"cuRobo, Isaac Lab: {_FORWARD}"
    ),
    **dict.fromkeys(("solve_batch", "solve_single", "solve_pose", "ik_batch", "solve"), f"cuRobo: {_IK}"),
    **dict.fromkeys(
        ("plan_single", "plan_batch", "plan_pose", "plan_cspace"),
        "cuRobo: `plan` takes a start, a goal, and what to avoid, one or a batch",
    ),
    **dict.fromkeys(("tool_frames", "ee_link", "tool_frame"), _LINKS),
    **dict.fromkeys(
        ("default_joint_pos", "default_q", "retract_config", "retract_state"), "Isaac Lab, cuRobo: neutral()"
    ),
    **dict.fromkeys(("mass_matrices", "get_mass_matrices"), "Isaac Lab: mass_matrix(q)"),
    **dict.fromkeys(("jacobians", "get_jacobians"), "Isaac Lab: jacobian(q, link)"),
    **dict.fromkeys(("body_names", "frame_names"), "Isaac Lab: links"),
    "dof_names": "Isaac Gym: joints",
    **dict.fromkeys(("joint_velocity_limits", "joint_vel_limits"), "Isaac Lab: velocity_limits"),
    **dict.fromkeys(
        ("joint_pos", "joint_vel", "set_joint_positions", "write_joint_state_to_sim", "set_joint_position_target"),
        "Isaac Lab: a robot is immutable and has no state: methods take configurations, as `forward(q)`",
    ),
    "get_robot_as_spheres": "cuRobo: `spheres`, which takes their centres and radii by links",
    **dict.fromkeys(("sphere_collision", "world_collision"), _CLEARANCE),
    "self_collision_distance": ": pk.kinematics.self_clearance(spheres, pairs)",
    **dict.fromkeys(("from_xrdf", "from_basic"), "cuRobo: `Robot.from_urdf(path)`"),
    "from_srdf": ": `Robot.from_urdf(path)`, whose `disabled_pairs` reads SRDF",
    **dict.fromkeys(("get_link_index", "get_frame_id"), ": `links.index(link)`; methods take the names of links"),
    **dict.fromkeys(("gravload", "static_torque"), "Robotics Toolbox: gravity_torque(q)"),
    **dict.fromkeys(("inertia", "inertia_matrix"), "Robotics Toolbox: mass_matrix(q)"),
    **dict.fromkeys(
        ("rne", "joint_torques"), "Robotics Toolbox: `inverse_dynamics(q, v, a)`, which adds the damping of the joints"
    ),
    **dict.fromkeys(
        ("hessian", "hessian0", "jacobian_derivative"),
        "Robotics Toolbox: `acceleration(q, v, a, link)` has its product with the velocities",
    ),
    "masses": ": inertias.mass",
    **dict.fromkeys(("geometry", "visual", "meshes"), ": pk.viz.plot((robot, q))"),
    "joint": ": `joints.index(joint)`; the numbers of joints are in the order of `joints`",
    **dict.fromkeys(("q_min", "joint_limits_lower", "joint_lower_limits"), ": lower"),
    **dict.fromkeys(("q_max", "joint_limits_upper", "joint_upper_limits"), ": upper"),
    "acceleration_limits": ": `plan` takes them, as `acceleration`",
    **dict.fromkeys(
        ("set_tool", "with_tool", "add_tool"),
        ": `add_frame` takes a name, the link that carries it, and a pose",
    ),
    "merge": ": posekit joins no robots; `Robot.from_joints` makes one of joints",
    "freeze": ": fix({joint: 0.1})",
    **dict.fromkeys(("subchain", "sub_robot"), ": chain(base, tip)"),
    **dict.fromkeys(("pose", "link_pose", "forward_all"), f": {_FORWARD}"),
    **dict.fromkeys(("trac_ik", "ik_solve"), f": {_IK}"),
    "motion_gen": "cuRobo: `plan` takes a start, a goal, and what to avoid",
    **dict.fromkeys(
        ("check_collision", "collision_check", "in_collision"),
        _CLEARANCE,
    ),
    **dict.fromkeys(("URDF", "urdf"), "Robotics Toolbox: Robot.from_urdf(path)"),
    **dict.fromkeys(("from_mujoco", "from_mjcf_file"), "MuJoCo: `Robot.from_mjcf(path)`, which takes an MjModel, too"),
    **dict.fromkeys(
        ("from_usd", "from_yaml"),
        ": posekit reads neither USD nor YAML; `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    ),
    "tip": _LINKS,
    "BuildFromURDF": "Pinocchio: Robot.from_urdf(path)",
    **dict.fromkeys(("Jcom", "com_jacobian"), "Pinocchio: center_of_mass_jacobian(q)"),
    **dict.fromkeys(("from_xml_path", "from_xml_string"), "MuJoCo: Robot.from_mjcf(path)"),
    **dict.fromkeys(("oMf", "oMi"), f"Pinocchio: {_FORWARD}"),
    **dict.fromkeys(
        ("frame_id", "frame_index", "link_index"), ": `links.index(link)`; methods take the names of links"
    ),
    **dict.fromkeys(("frame_velocity", "spatial_velocity", "link_velocity"), ": velocity(q, v, link)"),
    "mechanical_energy": ": `kinetic_energy(q, v)` and `potential_energy(q)`",
    **dict.fromkeys(("mass_matrix_inverse", "Minv"), ": `mass_matrix_solve(q, v)`, the inverse times v"),
    "rotor_inertia": "Pinocchio: armature",
    "gravity_vector": ": methods take it, as in `gravity_torque(q, gravity=[0, 0, -9.81])`",
    "computeCollisions": "Pinocchio: pk.kinematics.self_clearance(spheres, pairs)",
    "jacobian_dot": ": `acceleration(q, v, a, link)` has its product with the velocities",
    "addFrame": "Pinocchio: `add_frame`, which takes a name, the link that carries it, and a pose",
    **dict.fromkeys(("clone", "copy", "eval", "train"), ": a robot is immutable; `replace` makes another"),
    **dict.fromkeys(("data", "model", "updateFramePlacements"), "Pinocchio: methods such as `forward(q)` have results"),
    **dict.fromkeys(("base", "ee", "tool", "end_effector", "set_ee_link"), _LINKS),
    **dict.fromkeys(("visual_model", "initViewer", "loadViewerModel"), _PICTURE),
    **dict.fromkeys(("collision_model", "geometry_model"), "Pinocchio: bodies()"),
    "computeTotalMass": "Pinocchio: inertias.mass.sum()",
    **dict.fromkeys(("computeRNEADerivatives", "dynamics_derivatives"), f"Pinocchio: `{_DERIVATIVES}`"),
    "computeABADerivatives": "Pinocchio: `forward_dynamics_derivatives(q, v, torque)`",
    "energy": ": `kinetic_energy(q, v)` and `potential_energy(q)`",
    "existFrame": "Pinocchio: `links` are all names",
    **dict.fromkeys(("frameJacobian", "getFrameJacobian"), "Pinocchio: jacobian(q, link)"),
    "jointPlacements": "Pinocchio: origins",
    **dict.fromkeys(("nbodies", "nframes", "num_links"), ": the number of `links`"),
    "simulate": ": integrate(q, v, torque, 0.001)",
    "aba": "Pinocchio: forward_dynamics(q, v, torque)",
    "actuated_joint_names": "yourdfpy, pyroki: joints",
    "actuated_joints": "urdfpy: joints",
    "base_link": "yourdfpy: links[0]",
    "computeFrameJacobian": "Pinocchio: jacobian(q, link)",
    "computeJointJacobians": "Pinocchio: jacobian(q, link)",
    "centerOfMass": "Pinocchio: center_of_mass(q)",
    "compute_jacobian": ": jacobian(q, link)",
    "crba": "Pinocchio: mass_matrix(q)",
    "difference": "Pinocchio: local(q, other)",
    "fk": f": {_FORWARD}",
    "fkine": f"Robotics Toolbox: {_FORWARD}",
    "forwardKinematics": f"Pinocchio: {_FORWARD}",
    "forward_kinematics": f"pytorch_kinematics, pyroki: {_FORWARD}",
    "framesForwardKinematics": "Pinocchio: forward(q)",
    "from_file": ": Robot.from_urdf(path)",
    "from_xml": ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    "getFrameId": "Pinocchio: `links.index(link)`; methods take the names of links",
    "get_jacobian": ": jacobian(q, link)",
    "get_joint_limits": "pytorch_kinematics, cuRobo: limits",
    "get_joint_names": "pytorch_kinematics: joints",
    "get_joint_parameter_names": "pytorch_kinematics: joints",
    "get_link_names": "pytorch_kinematics: links",
    "get_state": f"cuRobo: {_FORWARD}",
    "get_transform": f"yourdfpy: {_FORWARD}",
    "ik_LM": f"Robotics Toolbox: {_IK}",
    "ikine_LM": f"Robotics Toolbox: {_IK}",
    "inverse_kinematics": f"ikpy: {_IK}",
    "jac": ": jacobian(q, link)",
    "jacob0": "Robotics Toolbox: jacobian(q, link)",
    "jacobe": 'Robotics Toolbox: jacobian(q, link, "body")',
    "joint_limits": ": limits",
    "joint_names": "cuRobo, yourdfpy: joints",
    "link_fk": f"urdfpy: {_FORWARD}",
    "link_names": "cuRobo, yourdfpy: links",
    "lowerPositionLimit": "Pinocchio: lower",
    "n_joints": "pytorch_kinematics: nq",
    "names": "Pinocchio: `joints`, and `links` for the frames",
    "num_actuated_joints": "yourdfpy: nv",
    "num_dofs": ": nv",
    "qlim": "Robotics Toolbox: `limits`, whose rows are the joints",
    "randomConfiguration": "Pinocchio: random()",
    "random_configuration": ": random()",
    "rnea": "Pinocchio: `inverse_dynamics(q, v, a)`, which adds the damping of the joints",
    "root": ": links[0]",
    "sample": ": random()",
    "solve_ik": f": {_IK}",
    "upperPositionLimit": "Pinocchio: upper",
    "velocityLimit": "Pinocchio: velocity_limits",
    "num_dof": ": nv",
    "zero": ": neutral()",
    "home": ": neutral()",
    "plot": ": pk.viz.plot((robot, q))",
    "show": ": pk.viz.show((robot, q))",
    "visualize": ": pk.viz.show((robot, q))",
    "display": "Pinocchio: pk.viz.show((robot, q))",
    "collision": _CLEARANCE,
    "clearance": _CLEARANCE,
    "self_collision": ": pk.kinematics.self_clearance(spheres, pairs)",
    "gravity": ": gravity_torque(q)",
    "com": ": center_of_mass(q)",
    **dict.fromkeys(
        ("coriolis", "coriolis_matrix", "coriolis_torque"),
        ": `nonlinear_effects(q, v, gravity=[0, 0, 0])` is the product with v; there is no matrix",
    ),
    "manipulability": ": `jacobian(q, link)`, whose `J @ J.mT` has the determinant",
    "save": ": a robot is written with `torch.save`; files of URDF are only read",
    "appendModel": "Pinocchio: posekit joins no robots; `Robot.from_joints` makes one of joints",
    "buildReducedModel": "Pinocchio: fix({joint: 0.1})",
    "ccrba": "Pinocchio: momentum(q, v)",
    "computeJointTorqueRegressor": "Pinocchio: inertia_regressor(q, v, a)",
    "computeKineticEnergy": "Pinocchio: kinetic_energy(q, v)",
    "computePotentialEnergy": "Pinocchio: potential_energy(q)",
    "distance": "Pinocchio: local(q, other).norm(dim=-1)",
    "fd": ": forward_dynamics(q, v, torque)",
    "framePlacement": f"Pinocchio: {_FORWARD}",
    "frame_jacobian": ": jacobian(q, link)",
    "getJointId": "Pinocchio: `joints.index(joint)`; methods take the names of links",
    "id": ": inverse_dynamics(q, v, a)",
    "jacobian_time_variation": ": `acceleration(q, v, a, link)` has its product with the velocities",
    "lower_limits": ": lower",
    "normalize": "Pinocchio: quaternions of any length are rotations; `clamp(q)` is q within the limits",
    "placement": f"Pinocchio: {_FORWARD}",
    "q0": "Pinocchio: neutral()",
    "reduced": ": fix({joint: 0.1})",
    "upper_limits": ": upper",
    "viz": "Pinocchio: pk.viz.show((robot, q))",
    "zero_cfg": "yourdfpy: neutral()",
    "M": ": mass_matrix(q)",
    "inverse": f": `{_IK}`, or `inverse_dynamics(q, v, a)`",
    "subtree": ": `chain(base, tip)` is the robot between two links",
    "bias": ": nonlinear_effects(q, v)",
    "centroidal_momentum": "Pinocchio: momentum(q, v)",
    "computeGeneralizedGravity": "Pinocchio: gravity_torque(q)",
    "cpu": 'torch: to("cpu")',
    "createData": "Pinocchio: no data is needed; methods such as `forward(q)` return their results",
    "cuda": "torch: to(device)",
    "double": "torch: to(torch.float64)",
    "effortLimit": "Pinocchio: effort_limits",
    "float": "torch: to(torch.float32)",
    "floating_base": ": `Robot.from_urdf(path, floating=True)`",
    "frame_placement": f": {_FORWARD}",
    "frames": "Pinocchio: links",
    "from_name": ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`; `Robot.example()` is an arm",
    "from_pinocchio": ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    "from_sdf": ": posekit reads no SDF; `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    "generalized_gravity": ": gravity_torque(q)",
    "gravity_compensation": ": gravity_torque(q)",
    "in_limits": ": `clamp(q)` is q within the limits",
    "interpolate": "Pinocchio: `retract(q, t * robot.local(q, other))`",
    "load": ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    "lock": ": fix({joint: 0.1})",
    "lockJoints": "Pinocchio: fix({joint: 0.1})",
    "mass": ": inertias.mass.sum()",
    "njoints": "Pinocchio: the number of `joints`",
    "nle": "Pinocchio: nonlinear_effects(q, v)",
    "parameters": "torch: `replace(inertias=inertias)` takes tensors to train, such as those of `inertias`",
    "step": ": integrate(q, v, torque, 0.001)",
    "to_urdf": ": files of URDF are only read; a robot is written with `torch.save`",
    "total_mass": "Pinocchio: inertias.mass.sum()",
    "within_limits": ": `clamp(q)` is q within the limits",
}

FRAMES = ("local_world_aligned", "body", "world")
_WORLD = '"local_world_aligned" is the velocity of the point along the axes of the world, and "world" the twist there'
_FOREIGN_FRAMES = {
    "LOCAL": 'Pinocchio\'s LOCAL is "body"',
    "LOCAL_WORLD_ALIGNED": 'Pinocchio\'s LOCAL_WORLD_ALIGNED is "local_world_aligned"',
    "WORLD": 'Pinocchio\'s WORLD is "world"',
    "spatial": 'it is "world", as of `Pose.retract`',
    "local": '"body" has the axes of the link',
    "base": _WORLD,
}


def check_frame(frame: Any, where: str) -> None:
    """Raise unless ``frame`` is one of `FRAMES`. The error knows Pinocchio's names."""
    if isinstance(frame, str) and frame in FRAMES:
        return
    name = frame if isinstance(frame, str) else getattr(frame, "name", None)  # `pinocchio.LOCAL` is an enum
    if name in _FOREIGN_FRAMES:
        raise OptionError(
            f"{where}: frame must be one of {', '.join(map(_quoted, FRAMES))}, got {name!r}: {_FOREIGN_FRAMES[name]}"
        )
    arguments.check_choice(frame, FRAMES, f"{where}: frame")


def _quoted(name: str) -> str:
    return f'"{name}"'
