"""The inertias of trees of joints: those of whole branches, and what forces and momenta depend on them."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from ..engine import Array, Mat3, Quat, Scalar, SequencePort, Sweep, SweepBody, SweepProgram, Vec3, Vec6, own_ops
from .dynamics import POSE, SYMMETRIC, LinkInertia, LinkStep, TreeDynamics, pose_sweep
from .lib import cross, dot, rotate, rotate_by_unit


def _composites(sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    _, _, _, _, (mass,), centre, inertia, _ = sweeps.symbols
    at, body = dynamics.step(sweeps), LinkInertia(mass, Vec3(centre), Mat3(inertia))
    nothing = (at.zero,) * 10
    below = Sweep("inertia", True, nothing, nothing).carry(sweeps.graph)
    own = [x + y for x, y in zip(body.moments(), below, strict=True)]
    up = Sweep("inertia", True, nothing, tuple(_moved_moments(own, at)))
    pose = pose_sweep(sweeps, at)
    return SweepBody((pose, up), (pose.next[:3], pose.next[3:], tuple(own)))


def _moved_moments(moments: Sequence[Scalar], at: LinkStep) -> list[Scalar]:
    """The mass, the first moments and the inertia about the origin of a frame, for the frame of the parent."""
    mass, first, p = moments[0], rotate_by_unit(at.rotation, Vec3(moments[1:4])), at.position
    xx, xy, yy, xz, yz, zz = moments[4:]
    columns = [rotate_by_unit(at.rotation, Vec3(x)) for x in ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))]
    rows = [rotate_by_unit(at.rotation, Vec3(x)) for x in zip(*columns, strict=True)]
    square = dot(p, first) * 2 + mass * dot(p, p)
    second = []
    for i, j in SYMMETRIC:
        outer = p[i] * first[j] + first[i] * p[j] + mass * p[i] * p[j]
        second.append(rows[i][j] + square - outer if i == j else rows[i][j] - outer)
    return [mass, *(first + p * mass), *second]


class CompositeInertias:
    """The inertias of branches of trees whose joints have some kinds."""

    def __init__(self, dynamics: TreeDynamics) -> None:
        outputs, shared = [*POSE, SequencePort("moments", (1, 10))], ("mass", "centre", "inertia")
        self._sweep = dynamics.sweep_op("Robot.mass_matrix", ("q",), shared, [], outputs, _composites)

    def __call__(self, q: Tensor, *tree: Tensor) -> tuple[Tensor, ...]:
        """The inertias of all frames with those of the frames below them.

        Args:
            q: Configurations, shape (*batch, nq).
            *tree: Origins, axes, masses, centres and inertias of the frames, and the table.

        Returns:
            The positions and quaternions of the frames in their tops, shapes (*batch, frames, 3) and
            (*batch, frames, 4), and the mass, the first moments and the inertia [xx, xy, yy, xz, yz, zz] about the
            origin of the frame, in its axes, shape (*batch, frames, 10).
        """
        return self._sweep.call((int(tree[-1].shape[-2]), int(q.shape[-1])), (q, *tree))


op = own_ops()


class Mass(Array):
    """The mass of a link."""

    shape = (1,)


class Moments(Array):
    """The mass, the first moments and the inertia [xx, xy, yy, xz, yz, zz] about the origin of a frame."""

    shape = (10,)


class Column(Array):
    """A twist and a wrench."""

    shape = (2, 6)


class Regressor(Array):
    """A wrench for each of the moments."""

    shape = (6, 10)


@op(title="Robot.mass_matrix")
def momentum_column(position: Vec3, quaternion: Quat, screw: Vec6, moments: Moments) -> Column:
    """A screw of a frame, and the momentum of the moments of inertia that move with it, both in the axes above."""
    v, w = Vec3(screw[:3]), Vec3(screw[3:])
    mass, first = moments[0], Vec3(moments[1:4])
    xx, xy, yy, xz, yz, zz = moments[4:]
    spin = Vec3(dot(row, w) for row in ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))
    linear, angular = v * mass + cross(w, first), spin + cross(first, v)
    v, w, linear, angular = (rotate_by_unit(quaternion, x) for x in (v, w, linear, angular))
    return Column((*(v + cross(position, w)), *w, *linear, *(angular + cross(position, linear))))


@op(title="Robot.inertia_regressor")
def regressor(position: Vec3, quaternion: Quat, twist: Vec6, rate: Vec6) -> Regressor:
    """The wrench that moves a frame, in the axes above, as the matrix that multiplies its moments of inertia."""
    (v, w), (a, b) = (Vec3(twist[:3]), Vec3(twist[3:])), (Vec3(rate[:3]), Vec3(rate[3:]))
    graph = v[0].graph
    columns = []
    for k in range(10):
        moments = [graph.const(int(i == k)) for i in range(10)]
        mass, first = moments[0], Vec3(moments[1:4])
        xx, xy, yy, xz, yz, zz = moments[4:]
        rows = ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz))
        linear, angular = v * mass + cross(w, first), Vec3(dot(row, w) for row in rows) + cross(first, v)
        force = a * mass + cross(b, first) + cross(w, linear)
        torque = Vec3(dot(row, b) for row in rows) + cross(first, a) + cross(w, angular) + cross(v, linear)
        force = rotate_by_unit(quaternion, force)
        columns.append((*force, *(rotate_by_unit(quaternion, torque) + cross(position, force))))
    return Regressor(column[i] for i in range(6) for column in columns)


@op(title="Robot.momentum")
def momentum(
    position: Vec3, quaternion: Quat, twist: Vec6, mass: Mass, centre: Vec3, inertia: Mat3, point: Vec3
) -> Vec6:
    """The momentum of a link in the axes of the world, about a point."""
    linear, angular = LinkInertia(mass[0], centre, inertia).momentum(Vec3(twist[:3]), Vec3(twist[3:]))
    linear = rotate(quaternion, linear)
    return Vec6((*linear, *(rotate(quaternion, angular) + cross(position - point, linear))))
