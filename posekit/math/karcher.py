"""The ops of one Newton step towards the Karcher mean (the Riemannian centre of mass) of rotations."""

from __future__ import annotations

from ..engine import Mat3, Quat, Vec3, own_ops
from .lib import basis, between_rotations, left_jacobian_inverse_times, log_rotation, product, rows, unit

op = own_ops()


# Not fusible: a mean takes ten of each, which would compile for minutes as torch operations.
@op(title="Rotation.mean", returns="tangent curvature", fusible=False)
def pull(quaternion1: Quat, quaternion2: Quat) -> tuple[Vec3, Mat3]:
    """The logarithm of the second rotation relative to the first, and the negative of its derivative.

    The derivative is with respect to a tangent in the body frame of the first rotation: the matrix is the inverse left
    Jacobian of SO(3) at the logarithm.
    """
    tangent = log_rotation(between_rotations(quaternion1, quaternion2))
    return tangent, Mat3(rows([left_jacobian_inverse_times(tangent, e) for e in basis(tangent[0])]))


@op(title="Rotation.mean", fusible=False)
def nudge(quaternion: Quat, tangent: Vec3) -> Quat:
    """The rotation moved by a tangent in its own frame, by the Cayley map: it agrees with exp to second order.

    That is enough for an iteration, whose steps tend to 0.
    """
    return unit(product(quaternion, Quat((quaternion[0] * 0 + 1, *(tangent * 0.5)))))
