"""What a step towards the Karcher mean is made of."""

from __future__ import annotations

from ..engine import Mat3, Quat, Vec3, own_ops
from .lib import basis, left_inverse, log_rotation, product, rows, turn, unit

op = own_ops()


# A mean takes ten of each: as operations of torch in a compiled graph, these would compile for minutes.
@op(title="Rotation.mean", returns="tangent curvature", fusible=False)
def pull(quaternion1: Quat, quaternion2: Quat) -> tuple[Vec3, Mat3]:
    """The rotation vector from the first to the second, and how it shrinks as the first moves along a vector."""
    tangent = log_rotation(turn(quaternion1, quaternion2))
    return tangent, Mat3(rows([left_inverse(tangent, e) for e in basis(tangent[0])]))


@op(title="Rotation.mean", fusible=False)
def nudge(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame, as exactly as a step towards a limit needs: to second order."""
    return unit(product(quaternion, Quat((quaternion[0] * 0 + 1, *(tangent * 0.5)))))
