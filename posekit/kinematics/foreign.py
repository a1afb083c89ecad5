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
    **arguments.synonyms("q solution solutions x joint_position joint_positions q_sol js_solution", ": configuration"),
    **arguments.synonyms("success is_success valid solved feasible", ": converged"),
    **arguments.synonyms("all_solutions best", ": `configuration` is the best one of each target"),
    **arguments.synonyms("error residual err_pos", ": `position_error` and `rotation_error`"),
}

PLAN = {  # of `Robot.plan`
    "plot": ": `pk.viz.animate` draws a robot and its `configurations`",
    **arguments.synonyms(
        "q path positions position trajectory waypoints interpolated_plan to_trajectory "
        "get_interpolated_plan joint_positions js_solution optimized_plan joint_trajectory",
        ": `configurations` at `times`, and between them `at(times)`",
    ),
    **arguments.synonyms("success valid is_valid collision_free is_success solved", ": converged"),
    **arguments.synonyms("time retime time_parameterize", ": times"),
    **arguments.synonyms("motion_time total_time length", ": duration"),
    **arguments.synonyms(
        "velocity velocities accelerations acceleration dt interpolation_dt",
        ": between the `times` velocities are constant: `robot.local` of neighbouring `configurations` over their time",
    ),
    **arguments.synonyms("resample interpolate sample eval", ": at(times)"),
    "save": ": its `configurations` and `times` are tensors, for `torch.save`",
}

ROBOT = {
    **arguments.synonyms("from_robot_descriptions examples from_description", ': Robot.example("arm")'),
    **arguments.synonyms("from_urdf_string from_string", ": `Robot.from_urdf`, which takes text, too"),
    "name": ": a robot has none; `links` and `joints` have",
    "from_xacro": ": `Robot.from_urdf(path)` takes what xacro prints",
    **arguments.synonyms(
        "get_link_pose get_link_state compute_forward_kinematics kinematics batch_forward pose link_pose "
        "forward_all fk frame_placement",
        f": {_FORWARD}",
    ),
    **arguments.synonyms(
        "geometric_jacobian analytic_jacobian compute_jacobian get_jacobian jac frame_jacobian", ": jacobian(q, link)"
    ),
    **arguments.synonyms("position_limits joint_limits", ": limits"),
    **arguments.synonyms(
        "twist link_velocities link_velocity frame_velocity spatial_velocity link_velocity", ": velocity(q, v, link)"
    ),
    **arguments.synonyms(
        "nullspace null_space", ": `ik(targets, link, null_space=q)`; `jacobian(q, link)` has the matrix"
    ),
    "clip": ": clamp(q)",
    "is_valid": ": compare q with `lower` and `upper`",
    **arguments.synonyms(
        "rrt trajopt plan_to_pose plan_to_config plan_motion motion_plan motion_gen",
        "cuRobo: `plan` takes a start, a goal, and what to avoid",
    ),
    "mpc": ": `differential_ik` makes a step",
    "dynamics": ": `inverse_dynamics(q, v, a)` or `forward_dynamics(q, v, torque)`",
    **arguments.synonyms("bias_forces bias", ": nonlinear_effects(q, v)"),
    "contact_forces": "Pinocchio: posekit has no contacts; `inverse_dynamics` takes forces of links",
    **arguments.synonyms(
        "get_spheres sdf is_collision_free sphere_collision world_collision check_collision collision_check "
        "in_collision collision clearance",
        _CLEARANCE,
    ),
    "state_dict": ": a robot is no module: `torch.save` keeps it whole",
    **arguments.synonyms("lock_joints freeze reduced lock", ": fix({joint: 0.1})"),
    **arguments.synonyms(
        "sample_configurations sample_configuration sample_q random_configuration sample", ": random()"
    ),
    **arguments.synonyms(
        "plan_cartesian compute_cartesian_path",
        ": `ik(targets, link, initial=q)` of the poses of a line, or the costs of `plan`",
    ),
    **arguments.synonyms("attach_object attach_objects_to_robot attach_body", ": `attach`, of shapes to a link"),
    **arguments.synonyms(
        "detach detach_object detach_body detach_object_from_robot",
        ": a robot is immutable; the one before `attach` is as it was",
    ),
    **arguments.synonyms("self_collision_pairs load_srdf acm disable_collisions", ": disabled_pairs(path)"),
    **arguments.synonyms(
        "collision_geometry collision_geometries collision_meshes collisions geoms attached_objects", ": bodies()"
    ),
    **arguments.synonyms("plan_path plan_trajectory", ": `plan` takes a start, a goal, and what to avoid"),
    **arguments.synonyms(
        "retime time_parameterize toppra", ": `plan` returns a plan with times, within the limits of the robot"
    ),
    **arguments.synonyms("regressor joint_torque_regressor", "Pinocchio: `inertia_regressor(q, v, a)`"),
    **arguments.synonyms(
        "get_link get_link_index get_frame_id frame_id frame_index link_index",
        ": `links.index(link)`; methods take the names of links",
    ),
    "collision_spheres": "cuRobo: `pk.kinematics.Avoidance.of(robot, obstacles)` has spheres that cover the `bodies`",
    **arguments.synonyms(
        "rnea_derivatives computeRNEADerivatives dynamics_derivatives", f"Pinocchio: `{_DERIVATIVES}`"
    ),
    **arguments.synonyms(
        "aba_derivatives computeABADerivatives", "Pinocchio: `forward_dynamics_derivatives(q, v, torque)`"
    ),
    **arguments.synonyms("n num_joints ndof n_dof dofs num_dofs num_dof", ": nv"),
    **arguments.synonyms("compute_kinematics ee_pose get_link_poses body_pos_w", f"cuRobo, Isaac Lab: {_FORWARD}"),
    **arguments.synonyms("solve_batch solve_single solve_pose ik_batch solve", f"cuRobo: {_IK}"),
    **arguments.synonyms(
        "plan_single plan_batch plan_pose plan_cspace",
        "cuRobo: `plan` takes a start, a goal, and what to avoid, one or a batch",
    ),
    **arguments.synonyms("tool_frames ee_link tool_frame tip base ee tool end_effector set_ee_link", _LINKS),
    **arguments.synonyms("default_joint_pos default_q retract_config retract_state", "Isaac Lab, cuRobo: neutral()"),
    **arguments.synonyms("mass_matrices get_mass_matrices", "Isaac Lab: mass_matrix(q)"),
    **arguments.synonyms("jacobians get_jacobians", "Isaac Lab: jacobian(q, link)"),
    **arguments.synonyms("body_names frame_names", "Isaac Lab: links"),
    "dof_names": "Isaac Gym: joints",
    **arguments.synonyms("joint_velocity_limits joint_vel_limits", "Isaac Lab: velocity_limits"),
    **arguments.synonyms(
        "joint_pos joint_vel set_joint_positions write_joint_state_to_sim set_joint_position_target",
        "Isaac Lab: a robot is immutable and has no state: methods take configurations, as `forward(q)`",
    ),
    "get_robot_as_spheres": "cuRobo: `spheres`, which takes their centres and radii by links",
    **arguments.synonyms("self_collision_distance self_collision", ": pk.kinematics.self_clearance(spheres, pairs)"),
    **arguments.synonyms("from_xrdf from_basic", "cuRobo: `Robot.from_urdf(path)`"),
    "from_srdf": ": `Robot.from_urdf(path)`, whose `disabled_pairs` reads SRDF",
    **arguments.synonyms("gravload static_torque", "Robotics Toolbox: gravity_torque(q)"),
    **arguments.synonyms("inertia inertia_matrix", "Robotics Toolbox: mass_matrix(q)"),
    **arguments.synonyms(
        "rne joint_torques", "Robotics Toolbox: `inverse_dynamics(q, v, a)`, which adds the damping of the joints"
    ),
    **arguments.synonyms(
        "hessian hessian0 jacobian_derivative",
        "Robotics Toolbox: `acceleration(q, v, a, link)` has its product with the velocities",
    ),
    "masses": ": inertias.mass",
    **arguments.synonyms("geometry visual meshes plot", ": pk.viz.plot((robot, q))"),
    "joint": ": `joints.index(joint)`; the numbers of joints are in the order of `joints`",
    **arguments.synonyms("q_min joint_limits_lower joint_lower_limits lower_limits", ": lower"),
    **arguments.synonyms("q_max joint_limits_upper joint_upper_limits upper_limits", ": upper"),
    "acceleration_limits": ": `plan` takes them, as `acceleration`",
    **arguments.synonyms(
        "set_tool with_tool add_tool", ": `add_frame` takes a name, the link that carries it, and a pose"
    ),
    "merge": ": posekit joins no robots; `Robot.from_joints` makes one of joints",
    **arguments.synonyms("subchain sub_robot", ": chain(base, tip)"),
    **arguments.synonyms("trac_ik ik_solve solve_ik", f": {_IK}"),
    **arguments.synonyms("URDF urdf", "Robotics Toolbox: Robot.from_urdf(path)"),
    **arguments.synonyms("from_mujoco from_mjcf_file", "MuJoCo: `Robot.from_mjcf(path)`, which takes an MjModel, too"),
    **arguments.synonyms(
        "from_usd from_yaml", ": posekit reads neither USD nor YAML; `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`"
    ),
    "BuildFromURDF": "Pinocchio: Robot.from_urdf(path)",
    **arguments.synonyms("Jcom com_jacobian", "Pinocchio: center_of_mass_jacobian(q)"),
    **arguments.synonyms("from_xml_path from_xml_string", "MuJoCo: Robot.from_mjcf(path)"),
    **arguments.synonyms("oMf oMi forwardKinematics framePlacement placement", f"Pinocchio: {_FORWARD}"),
    **arguments.synonyms("mechanical_energy energy", ": `kinetic_energy(q, v)` and `potential_energy(q)`"),
    **arguments.synonyms("mass_matrix_inverse Minv", ": `mass_matrix_solve(q, v)`, the inverse times v"),
    "rotor_inertia": "Pinocchio: armature",
    "gravity_vector": ": methods take it, as in `gravity_torque(q, gravity=[0, 0, -9.81])`",
    "computeCollisions": "Pinocchio: pk.kinematics.self_clearance(spheres, pairs)",
    **arguments.synonyms(
        "jacobian_dot jacobian_time_variation", ": `acceleration(q, v, a, link)` has its product with the velocities"
    ),
    "addFrame": "Pinocchio: `add_frame`, which takes a name, the link that carries it, and a pose",
    **arguments.synonyms("clone copy eval train", ": a robot is immutable; `replace` makes another"),
    **arguments.synonyms("data model updateFramePlacements", "Pinocchio: methods such as `forward(q)` have results"),
    **arguments.synonyms("visual_model initViewer loadViewerModel", _PICTURE),
    **arguments.synonyms("collision_model geometry_model", "Pinocchio: bodies()"),
    **arguments.synonyms("computeTotalMass total_mass", "Pinocchio: inertias.mass.sum()"),
    "existFrame": "Pinocchio: `links` are all names",
    **arguments.synonyms(
        "frameJacobian getFrameJacobian computeFrameJacobian computeJointJacobians", "Pinocchio: jacobian(q, link)"
    ),
    "jointPlacements": "Pinocchio: origins",
    **arguments.synonyms("nbodies nframes num_links", ": the number of `links`"),
    **arguments.synonyms("simulate step", ": integrate(q, v, torque, 0.001)"),
    "aba": "Pinocchio: forward_dynamics(q, v, torque)",
    "actuated_joint_names": "yourdfpy, pyroki: joints",
    "actuated_joints": "urdfpy: joints",
    "base_link": "yourdfpy: links[0]",
    "centerOfMass": "Pinocchio: center_of_mass(q)",
    "crba": "Pinocchio: mass_matrix(q)",
    "difference": "Pinocchio: local(q, other)",
    "fkine": f"Robotics Toolbox: {_FORWARD}",
    "forward_kinematics": f"pytorch_kinematics, pyroki: {_FORWARD}",
    "framesForwardKinematics": "Pinocchio: forward(q)",
    "from_file": ": Robot.from_urdf(path)",
    **arguments.synonyms("from_xml from_pinocchio load", ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`"),
    "getFrameId": "Pinocchio: `links.index(link)`; methods take the names of links",
    "get_joint_limits": "pytorch_kinematics, cuRobo: limits",
    **arguments.synonyms("get_joint_names get_joint_parameter_names", "pytorch_kinematics: joints"),
    "get_link_names": "pytorch_kinematics: links",
    "get_state": f"cuRobo: {_FORWARD}",
    "get_transform": f"yourdfpy: {_FORWARD}",
    **arguments.synonyms("ik_LM ikine_LM", f"Robotics Toolbox: {_IK}"),
    "inverse_kinematics": f"ikpy: {_IK}",
    "jacob0": "Robotics Toolbox: jacobian(q, link)",
    "jacobe": 'Robotics Toolbox: jacobian(q, link, "body")',
    "joint_names": "cuRobo, yourdfpy: joints",
    "link_fk": f"urdfpy: {_FORWARD}",
    "link_names": "cuRobo, yourdfpy: links",
    "lowerPositionLimit": "Pinocchio: lower",
    "n_joints": "pytorch_kinematics: nq",
    "names": "Pinocchio: `joints`, and `links` for the frames",
    "num_actuated_joints": "yourdfpy: nv",
    "qlim": "Robotics Toolbox: `limits`, whose rows are the joints",
    "randomConfiguration": "Pinocchio: random()",
    "rnea": "Pinocchio: `inverse_dynamics(q, v, a)`, which adds the damping of the joints",
    "root": ": links[0]",
    "upperPositionLimit": "Pinocchio: upper",
    "velocityLimit": "Pinocchio: velocity_limits",
    **arguments.synonyms("zero home", ": neutral()"),
    **arguments.synonyms("show visualize", ": pk.viz.show((robot, q))"),
    **arguments.synonyms("display viz", "Pinocchio: pk.viz.show((robot, q))"),
    **arguments.synonyms("gravity generalized_gravity gravity_compensation", ": gravity_torque(q)"),
    "com": ": center_of_mass(q)",
    **arguments.synonyms(
        "coriolis coriolis_matrix coriolis_torque",
        ": `nonlinear_effects(q, v, gravity=[0, 0, 0])` is the product with v; there is no matrix",
    ),
    "manipulability": ": `jacobian(q, link)`, whose `J @ J.mT` has the determinant",
    "save": ": a robot is written with `torch.save`; files of URDF are only read",
    "appendModel": "Pinocchio: posekit joins no robots; `Robot.from_joints` makes one of joints",
    **arguments.synonyms("buildReducedModel lockJoints", "Pinocchio: fix({joint: 0.1})"),
    **arguments.synonyms("ccrba centroidal_momentum", "Pinocchio: momentum(q, v)"),
    "computeJointTorqueRegressor": "Pinocchio: inertia_regressor(q, v, a)",
    "computeKineticEnergy": "Pinocchio: kinetic_energy(q, v)",
    "computePotentialEnergy": "Pinocchio: potential_energy(q)",
    "distance": "Pinocchio: local(q, other).norm(dim=-1)",
    "fd": ": forward_dynamics(q, v, torque)",
    "getJointId": "Pinocchio: `joints.index(joint)`; methods take the names of links",
    "id": ": inverse_dynamics(q, v, a)",
    "normalize": "Pinocchio: quaternions of any length are rotations; `clamp(q)` is q within the limits",
    "q0": "Pinocchio: neutral()",
    "zero_cfg": "yourdfpy: neutral()",
    "M": ": mass_matrix(q)",
    "inverse": f": `{_IK}`, or `inverse_dynamics(q, v, a)`",
    "subtree": ": `chain(base, tip)` is the robot between two links",
    "computeGeneralizedGravity": "Pinocchio: gravity_torque(q)",
    "cpu": 'torch: to("cpu")',
    "createData": "Pinocchio: no data is needed; methods such as `forward(q)` return their results",
    "cuda": "torch: to(device)",
    "double": "torch: to(torch.float64)",
    "effortLimit": "Pinocchio: effort_limits",
    "float": "torch: to(torch.float32)",
    "floating_base": ": `Robot.from_urdf(path, floating=True)`",
    "frames": "Pinocchio: links",
    "from_name": ": `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`; `Robot.example()` is an arm",
    "from_sdf": ": posekit reads no SDF; `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`",
    **arguments.synonyms("in_limits within_limits", ": `clamp(q)` is q within the limits"),
    "interpolate": "Pinocchio: `retract(q, t * robot.local(q, other))`",
    "mass": ": inertias.mass.sum()",
    "njoints": "Pinocchio: the number of `joints`",
    "nle": "Pinocchio: nonlinear_effects(q, v)",
    "parameters": "torch: `replace(inertias=inertias)` takes tensors to train, such as those of `inertias`",
    "to_urdf": ": files of URDF are only read; a robot is written with `torch.save`",
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
