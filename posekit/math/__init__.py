"""The ops of the library, each declared once as scalar algebra. Every module is a namespace of ops.

`clearance`, `differential_ik`, `dynamics`, `forward_dynamics`, `inertias`, `inverse_dynamics`, `inverse_kinematics`,
`kinematics` and `link_motion`, which only robots need, `least_squares`, `perspective`, `positive`, `steps` and `trust`,
which only solvers need, `matrices`, `metrics` and `rates`, which only `posekit.transform` needs, `densities`, which
only `posekit.distributions` needs, and `inertial`, `inertial_sweeps` and `inertial_tangent`, which only `posekit.imu`
needs, are imported where they are used.
"""

from typing import TYPE_CHECKING

from . import (
    cameras,
    chains,
    checked,
    conversions,
    directions,
    eigen,
    euler,
    fitting,
    grids,
    groups,
    jacobi,
    joints,
    karcher,
    lib,
    losses,
    motion,
    splines,
    trees,
)
from .groups import pose, pose2, rotation, rotation2, similarity

if TYPE_CHECKING:
    from . import (
        clearance,
        densities,
        differential_ik,
        dynamics,
        forward_dynamics,
        inertial,
        inertial_sweeps,
        inertial_tangent,
        inertias,
        inverse_dynamics,
        inverse_kinematics,
        kinematics,
        least_squares,
        link_motion,
        matrices,
        metrics,
        perspective,
        positive,
        rates,
        steps,
        trust,
    )
