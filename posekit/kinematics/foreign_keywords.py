"""What other libraries call the options of robots and obstacles, with what to use: see `arguments.closed`."""

from __future__ import annotations

from .. import arguments

MAKE_KEYWORDS = {"*": "a robot is read from a file by `Robot.from_urdf(path)` or `Robot.from_mjcf(path)`"}
URDF_KEYWORDS = {
    **arguments.synonyms("floating_base root_joint free_flyer fixed_base", "use `floating=True` for a free base"),
    **arguments.synonyms("package_dirs package_dir mesh_dir mesh_dirs", "set ROS_PACKAGE_PATH"),
    **arguments.synonyms("base_link end_link ee_link tip", "cut it out by `chain(base, tip)`"),
    **arguments.synonyms("load_meshes build_scene_graph geometry_types", "meshes are read when they are drawn"),
}
FORWARD_KEYWORDS = {
    **arguments.synonyms("link link_name link_names ee_link frame tip end_effector", "use `links`"),
    **arguments.synonyms("base root world_T_root base_pose", "use `world_T_base`"),
    **arguments.synonyms(
        "configuration joints th theta angles joint_positions joint_position", "the configuration is `q`"
    ),
}
IK_KEYWORDS = {
    **arguments.synonyms("joint_limits bounds", "use `limits`"),
    **arguments.synonyms("nullspace rest rest_pose q_rest", "use `null_space`"),
    **arguments.synonyms("n num_solutions return_all", "there is one solution for each target; give it several times"),
    **arguments.synonyms("start seed q0 q_init q_start initial_guess x0 retract_config", "use `initial`"),
    **arguments.synonyms("target pose goal target_pose goal_pose", "the poses are `targets`, the first argument"),
    **arguments.synonyms("links link_name ee_link frame tip", "use `link`, or a dict of targets by links"),
    **arguments.synonyms("num_seeds num_retries n_restarts retries return_seeds", "use `seeds`"),
    **arguments.synonyms(
        "steps max_iter maxiter iterations ilimit num_iters max_iters timeout", "use `max_iterations`"
    ),
    **arguments.synonyms(
        "method damping lambda_ solver regularization",
        "the method is that of Levenberg and Marquardt, with a damping of its own",
    ),
    **arguments.synonyms(
        "tolerance tol eps atol pos_tolerance position_threshold rotation_threshold position_tolerance "
        "rotation_tolerance orientation_tolerance pos_tol rot_tol",
        "use `accuracy=(position, rotation)`",
    ),
    **arguments.synonyms("obstacles world world_model collision collision_free avoid_collisions", "use `avoid`"),
    **arguments.synonyms(
        "mask we weight position_only pos_weight rot_weight orientation_weight rotation",
        "use `weights`, of the squared errors [x, y, z, rx, ry, rz]",
    ),
}

JACOBIAN_KEYWORDS = {
    **arguments.synonyms(
        "reference_frame reference rf ref_frame", 'use `frame`: "local_world_aligned", "body" or "world"'
    ),
    **arguments.synonyms("point offset locations local_point", "use `at`, a point in the frame of the link"),
    **arguments.synonyms("link_name frame_name tip ee_link", "use `link`"),
}
_RATES = {
    **arguments.synonyms("qd dq qdot velocity", "the velocity is `v`"),
    **arguments.synonyms("qdd ddq qddot acceleration", "the acceleration is `a`"),
}
DYNAMICS_KEYWORDS = {
    **arguments.synonyms("external_forces f_ext fext wrenches", "use `forces`, a dict of wrenches by links"),
    **arguments.synonyms("g gravity_vector", "use `gravity`"),
    **_RATES,
    **arguments.synonyms("tau torques tau_ext", "the accelerations of torques are `forward_dynamics(q, v, torque)`"),
}

INTEGRATE_KEYWORDS = {  # and those of `forward_dynamics`
    **_RATES,
    **arguments.synonyms("step timestep time_step h", "use `dt`"),
    **arguments.synonyms("tau torques effort efforts u", "use `torque`"),
    **arguments.synonyms("external_forces f_ext fext wrenches", "use `forces`, a dict of wrenches by links"),
}
PLAN_KEYWORDS = {
    **arguments.synonyms("max_acceleration acceleration_limits", "use `acceleration`"),
    **arguments.synonyms("via via_points", "plan each part, from one configuration to the next"),
    "smoothness": "paths are as smooth as obstacles permit; `costs` are minimised besides",
    **arguments.synonyms("obstacles world scene collision spheres", "use `avoid=Avoidance.of(robot, obstacles)`"),
    **arguments.synonyms("disabled_pairs ignore_pairs allowed_collisions", "use `ignore`"),
    **arguments.synonyms("srdf srdf_path", "use `ignore=robot.disabled_pairs(path)`"),
    **arguments.synonyms("buffer collision_buffer safety_margin padding clearance", "use `margin`"),
    **arguments.synonyms("collision_activation_distance activation_distance", "it is the `margin` of `Avoidance`"),
    **arguments.synonyms("check_self_collision self_collision_check", "use `self_collision`"),
    **arguments.synonyms(
        "max_velocity velocity_scale velocity_limit velocity_limits", "a robot has them: `velocity_limits`"
    ),
    **arguments.synonyms("ee_link link_name tool", "use `link`"),
    **arguments.synonyms("n num_waypoints n_waypoints timesteps num_steps", "use `waypoints`"),
    **arguments.synonyms("target goals q_goal goal_pose", "use `goal`"),
    **arguments.synonyms("q0 initial q_start start_state", "use `start`"),
    **arguments.synonyms("num_seeds attempts max_attempts num_trajopt_seeds num_graph_seeds", "use `seeds`"),
    **arguments.synonyms("steps max_iter maxiter iterations timeout time_limit", "use `max_iterations`"),
    **arguments.synonyms("dt interpolation_dt", "`plan.at(times)` has the configurations at any times"),
}
# Keywords of obstacles.
_RADII = arguments.synonyms("radius r", "use `radii`")
SPHERES_KEYWORDS = {
    **_RADII,
    **arguments.synonyms("centers center centre position positions", "use `centres`"),
}
AVOIDANCE_KEYWORDS = {
    **arguments.synonyms("world obstacle scene environment shapes", "use `obstacles`"),
    **arguments.synonyms("buffer activation_distance clearance padding distance threshold", "use `margin`"),
    **arguments.synonyms("robot urdf", "`Avoidance.of(robot, obstacles)` covers the bodies of a robot"),
    **arguments.synonyms("spheres links collision_spheres centers", "use `centres`, a dict by links"),
    **_RADII,
}
COVER_KEYWORDS = {  # of `Avoidance.of` and `Robot.bodies`
    **{name: AVOIDANCE_KEYWORDS[name] for name in ("world", "obstacle", "scene", "environment", "buffer", "clearance")},
    **arguments.synonyms("tolerance resolution tol sphere_radius max_error voxel_size", "use `error`"),
    **arguments.synonyms("centres radii spheres", "spheres of your own are `Avoidance(centres, radii, obstacles)`"),
}
ATTACH_KEYWORDS = {
    **arguments.synonyms("geometry shape object obj bodies body spheres", "use `shapes`"),
    **arguments.synonyms("link_name parent frame parent_link", "use `link`"),
    **arguments.synonyms("pose name transform", "shapes are in the frame of the link; `add_frame` makes another"),
}
BOXES_KEYWORDS = {
    **arguments.synonyms("size sizes dims extents lengths", "use `half_extents`, half of the edges' lengths"),
    **arguments.synonyms("pose transform position center centers", "use `poses`"),
}
PLANES_KEYWORDS = arguments.synonyms(
    "normal normals offset offsets point points",
    "planes are rows [nx, ny, nz, d] of n.x + d = 0, or `Planes.from_points(points, normals)`",
)
CYLINDERS_KEYWORDS = {
    **_RADII,
    **arguments.synonyms("length height lengths heights", "use `half_lengths`, half of the lengths along z"),
    **arguments.synonyms("pose transform position center centers", "use `poses`"),
}
CAPSULES_KEYWORDS = {**_RADII, **arguments.synonyms("length height pose poses", "use `start` and `end`, points")}
