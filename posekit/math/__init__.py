"""The ops of the library, each declared once as scalar algebra. Every module is a namespace of ops."""

from . import (
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
