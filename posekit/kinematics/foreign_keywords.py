"""What other libraries call the options of robots and obstacles, with what to use: see `arguments.closed`."""

from __future__ import annotations

MAKE_KEYWORDS = {"*": "a robot is read from a file by `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`"}
URDF_KEYWORDS = {
    **dict.fromkeys(("floating_base", "root_joint", "free_flyer", "fixed_base"), "use `floating=True` for a free base"),
    **dict.fromkeys(("package_dirs", "package_dir", "mesh_dir", "mesh_dirs"), "set ROS_PACKAGE_PATH"),
    **dict.fromkeys(("base_link", "end_link", "ee_link", "tip"), "cut it out by `chain(base, tip)`"),
    **dict.fromkeys(("load_meshes", "build_scene_graph", "geometry_types"), "meshes are read when they are drawn"),
}
FORWARD_KEYWORDS = {
    **dict.fromkeys(("link", "link_name", "link_names", "ee_link", "frame", "tip", "end_effector"), "use `links`"),
    **dict.fromkeys(("base", "root", "world_T_root", "base_pose"), "use `world_T_base`"),
    **dict.fromkeys(
        ("configuration", "joints", "th", "theta", "angles", "joint_positions", "joint_position"),
        "the configuration is `q`",
    ),
}
IK_KEYWORDS = {
    **dict.fromkeys(("joint_limits", "bounds"), "use `limits`"),
    **dict.fromkeys(("nullspace", "rest", "rest_pose", "q_rest"), "use `null_space`"),
    **dict.fromkeys(
        ("n", "num_solutions", "return_all"), "there is one solution for each target; give it several times"
    ),
    **dict.fromkeys(
        ("start", "seed", "q0", "q_init", "q_start", "initial_guess", "x0", "retract_config"), "use `initial`"
    ),
    **dict.fromkeys(
        ("target", "pose", "goal", "target_pose", "goal_pose"), "the poses are `targets`, the first argument"
    ),
    **dict.fromkeys(("links", "link_name", "ee_link", "frame", "tip"), "use `link`, or a dict of targets by links"),
    **dict.fromkeys(("num_seeds", "num_retries", "n_restarts", "retries", "return_seeds"), "use `seeds`"),
    **dict.fromkeys(
        ("steps", "max_iter", "maxiter", "iterations", "ilimit", "num_iters", "max_iters", "timeout"),
        "use `max_iterations`",
    ),
    **dict.fromkeys(
        ("method", "damping", "lambda_", "solver", "regularization"),
        "the method is that of Levenberg and Marquardt, with a damping of its own",
    ),
    **dict.fromkeys(
        (
            "tolerance",
            "tol",
            "eps",
            "atol",
            "pos_tolerance",
            "position_threshold",
            "rotation_threshold",
            "position_tolerance",
            "rotation_tolerance",
            "orientation_tolerance",
            "pos_tol",
            "rot_tol",
        ),
        "use `accuracy=(position, rotation)`",
    ),
    **dict.fromkeys(
        ("obstacles", "world", "world_model", "collision", "collision_free", "avoid_collisions"), "use `avoid`"
    ),
    **dict.fromkeys(
        ("mask", "we", "weight", "position_only", "pos_weight", "rot_weight", "orientation_weight", "rotation"),
        "use `weights`, of the squared errors [x, y, z, rx, ry, rz]",
    ),
}

JACOBIAN_KEYWORDS = {
    **dict.fromkeys(
        ("reference_frame", "reference", "rf", "ref_frame"), 'use `frame`: "local_world_aligned", "body" or "world"'
    ),
    **dict.fromkeys(("point", "offset", "locations", "local_point"), "use `at`, a point in the frame of the link"),
    **dict.fromkeys(("link_name", "frame_name", "tip", "ee_link"), "use `link`"),
}
_RATES = {
    **dict.fromkeys(("qd", "dq", "qdot", "velocity"), "the velocity is `v`"),
    **dict.fromkeys(("qdd", "ddq", "qddot", "acceleration"), "the acceleration is `a`"),
}
DYNAMICS_KEYWORDS = {
    **dict.fromkeys(("external_forces", "f_ext", "fext", "wrenches"), "use `forces`, a dict of wrenches by links"),
    **dict.fromkeys(("g", "gravity_vector"), "use `gravity`"),
    **_RATES,
    **dict.fromkeys(("tau", "torques", "tau_ext"), "the accelerations of torques are `forward_dynamics(q, v, torque)`"),
}

INTEGRATE_KEYWORDS = {  # and those of `forward_dynamics`
    **_RATES,
    **dict.fromkeys(("step", "timestep", "time_step", "h"), "use `dt`"),
    **dict.fromkeys(("tau", "torques", "effort", "efforts", "u"), "use `torque`"),
    **dict.fromkeys(("external_forces", "f_ext", "fext", "wrenches"), "use `forces`, a dict of wrenches by links"),
}
PLAN_KEYWORDS = {
    **dict.fromkeys(("max_acceleration", "acceleration_limits"), "use `acceleration`"),
    **dict.fromkeys(("via", "via_points"), "plan each part, from one configuration to the next"),
    "smoothness": "paths are as smooth as obstacles permit; `costs` are minimised besides",
    **dict.fromkeys(
        ("obstacles", "world", "scene", "collision", "spheres"), "use `avoid=Avoidance.of(robot, obstacles)`"
    ),
    **dict.fromkeys(("disabled_pairs", "ignore_pairs", "allowed_collisions"), "use `ignore`"),
    **dict.fromkeys(("srdf", "srdf_path"), "use `ignore=robot.disabled_pairs(path)`"),
    **dict.fromkeys(("buffer", "collision_buffer", "safety_margin", "padding", "clearance"), "use `margin`"),
    **dict.fromkeys(("collision_activation_distance", "activation_distance"), "it is the `margin` of `Avoidance`"),
    **dict.fromkeys(("check_self_collision", "self_collision_check"), "use `self_collision`"),
    **dict.fromkeys(
        ("max_velocity", "velocity_scale", "velocity_limit", "velocity_limits"), "a robot has them: `velocity_limits`"
    ),
    **dict.fromkeys(("ee_link", "link_name", "tool"), "use `link`"),
    **dict.fromkeys(("n", "num_waypoints", "n_waypoints", "timesteps", "num_steps"), "use `waypoints`"),
    **dict.fromkeys(("target", "goals", "q_goal", "goal_pose"), "use `goal`"),
    **dict.fromkeys(("q0", "initial", "q_start", "start_state"), "use `start`"),
    **dict.fromkeys(("num_seeds", "attempts", "max_attempts", "num_trajopt_seeds", "num_graph_seeds"), "use `seeds`"),
    **dict.fromkeys(("steps", "max_iter", "maxiter", "iterations", "timeout", "time_limit"), "use `max_iterations`"),
    **dict.fromkeys(("dt", "interpolation_dt"), "`plan.at(times)` has the configurations at any times"),
}
# Keywords of obstacles.
_RADII = dict.fromkeys(("radius", "r"), "use `radii`")
SPHERES_KEYWORDS = {
    **_RADII,
    **dict.fromkeys(("centers", "center", "centre", "position", "positions"), "use `centres`"),
}
AVOIDANCE_KEYWORDS = {
    **dict.fromkeys(("world", "obstacle", "scene", "environment", "shapes"), "use `obstacles`"),
    **dict.fromkeys(("buffer", "activation_distance", "clearance", "padding", "distance", "threshold"), "use `margin`"),
    **dict.fromkeys(("robot", "urdf"), "`Avoidance.of(robot, obstacles)` covers the bodies of a robot"),
    **dict.fromkeys(("spheres", "links", "collision_spheres", "centers"), "use `centres`, a dict by links"),
    **_RADII,
}
COVER_KEYWORDS = {  # of `Avoidance.of` and `Robot.bodies`
    **{name: AVOIDANCE_KEYWORDS[name] for name in ("world", "obstacle", "scene", "environment", "buffer", "clearance")},
    **dict.fromkeys(("tolerance", "resolution", "tol", "sphere_radius", "max_error", "voxel_size"), "use `error`"),
    **dict.fromkeys(("centres", "radii", "spheres"), "spheres of your own are `Avoidance(centres, radii, obstacles)`"),
}
ATTACH_KEYWORDS = {
    **dict.fromkeys(("geometry", "shape", "object", "obj", "bodies", "body", "spheres"), "use `shapes`"),
    **dict.fromkeys(("link_name", "parent", "frame", "parent_link"), "use `link`"),
    **dict.fromkeys(("pose", "name", "transform"), "shapes are in the frame of the link; `add_frame` makes another"),
}
BOXES_KEYWORDS = {
    **dict.fromkeys(("size", "sizes", "dims", "extents", "lengths"), "use `half_extents`, half of the edges' lengths"),
    **dict.fromkeys(("pose", "transform", "position", "center", "centers"), "use `poses`"),
}
PLANES_KEYWORDS = dict.fromkeys(
    ("normal", "normals", "offset", "offsets", "point", "points"),
    "planes are rows [nx, ny, nz, d] of n.x + d = 0, or `Planes.from_points(points, normals)`",
)
CYLINDERS_KEYWORDS = {
    **_RADII,
    **dict.fromkeys(("length", "height", "lengths", "heights"), "use `half_lengths`, half of the lengths along z"),
    **dict.fromkeys(("pose", "transform", "position", "center", "centers"), "use `poses`"),
}
CAPSULES_KEYWORDS = {**_RADII, **dict.fromkeys(("length", "height", "pose", "poses"), "use `start` and `end`, points")}
