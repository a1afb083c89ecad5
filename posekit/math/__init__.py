"""The ops of the library, each declared once as scalar algebra. Every module is a namespace of ops.

`clearance`, `inverse_kinematics` and `kinematics` are imported where they are used, as only robots need them.
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
    jacobi,
    karcher,
    lib,
    matrices,
    metrics,
    motion,
    pose,
    rates,
    rotation,
    se3,
    so3,
    splines,
    trees,
)

if TYPE_CHECKING:
    from . import clearance, inverse_kinematics, kinematics
