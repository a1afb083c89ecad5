"""The bounds of velocities in differential inverse kinematics."""

from __future__ import annotations

from ..engine import Scalar, inv, own_ops, select

op = own_ops()


def _clamped(x: Scalar, largest: Scalar) -> Scalar:
    return select(x > largest, largest, select(x < -largest, -largest, x))


@op(title="Robot.differential_ik", returns="slowest fastest")
def velocity_bounds(
    position: Scalar, lower: Scalar, upper: Scalar, largest: Scalar, time: Scalar
) -> tuple[Scalar, Scalar]:
    """The bounds of a joint's velocity, with which it is within its limits after some time.

    A joint outside its limits has to return to them, as fast as it may.

    Args:
        position: The number of the joint.
        lower: Its lower limit.
        upper: Its upper limit.
        largest: The limit of its velocity.
        time: The time.
    """
    rate = inv(time)
    return _clamped((lower - position) * rate, largest), _clamped((upper - position) * rate, largest)
