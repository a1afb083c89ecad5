"""How the links of trees of joints move: Jacobians, velocities and accelerations of one link, as sweeps of its path.

A sweep up carries a point of the link, and how the link moves relative to the frame of the step. So no number grows
with the distance from the origin of the world, unless the motion is that of the point there.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from ..engine import Port, Quat, Scalar, Sweep, SweepBody, SweepOp, SweepProgram, Vec3
from .dynamics import LinkStep, Screw, TreeDynamics
from .lib import conjugate, cross, product, rotate_by_unit
from .trees import composed


class _Link:
    """The link of the path as a step sees it, from the carry of the sweep up.

    Attributes:
        point: The point whose motion is meant, relative to the frame of the step; None for that at the world's origin.
        turn: The orientation of the link in the frame of the step; None unless vectors are in the axes of the link.
        motion: The further numbers of the carry: vectors.
    """

    def __init__(self, sweeps: SweepProgram, frame: str, vectors: int, point: Sequence[Scalar]) -> None:
        zero, one = sweeps.graph.const(0), sweeps.graph.const(1)
        self.frame = frame
        turn = (one, zero, zero, zero) if frame == "body" else ()
        self.start = (*point, *turn, *(zero,) * (3 * vectors))
        carry = Sweep("link", True, self.start, self.start).carry(sweeps.graph)
        self.point = Vec3(carry[: len(point)]) if point else None
        self.turn = Quat(carry[3:7]) if turn else None
        rest = carry[len(point) + len(turn) :]
        self.motion = [Vec3(rest[3 * k : 3 * k + 3]) for k in range(vectors)]

    def twist(self, screw: Screw) -> Screw:
        """The velocity of the point and the angular velocity that a twist of the frame of the step gives the link."""
        v, w = screw
        if self.turn is not None:
            back = conjugate(self.turn)
            v, w = rotate_by_unit(back, v), rotate_by_unit(back, w)
        return (v if self.point is None else v + cross(w, self.point)), w

    def moved(self, at: LinkStep, *motion: Screw) -> list[Screw]:
        """A motion relative to the parent, in its axes, or about its origin."""
        if self.point is None:
            return [(linear, angular) for angular, linear in [at.up(w, v) for v, w in motion]]
        if self.turn is not None:
            return list(motion)
        return [(rotate_by_unit(at.rotation, v), rotate_by_unit(at.rotation, w)) for v, w in motion]

    def sweep(self, at: LinkStep, motion: Sequence[Screw] = ()) -> Sweep:
        """The sweep, from the motion relative to the parent."""
        following: list[Scalar] = []
        if self.point is not None and self.turn is not None:
            turn = product(at.rotation, self.turn)
            following += [*(self.point + rotate_by_unit(conjugate(turn), at.position)), *turn]
        elif self.point is not None:
            following += at.position + rotate_by_unit(at.rotation, self.point)
        following += [x for screw in motion for vector in screw for x in vector]
        return Sweep("link", True, self.start, tuple(following))


def _read(sweeps: SweepProgram) -> dict[str, list[Scalar]]:
    return {p.name: xs for p, xs in zip(sweeps.inputs, sweeps.symbols, strict=True)}


def _jacobian(frame: str, sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    graph, at = sweeps.graph, dynamics.step(sweeps)
    link = _Link(sweeps, frame, 0, _read(sweeps).get("point", ()))
    columns = [link.twist(screw) for screw in at.screws]
    runs = []
    if frame != "body":  # from the axes of the step to those of the world
        identity = tuple(graph.const(int(k == 3)) for k in range(7))
        carry = Sweep("pose", False, identity, identity).carry(graph)
        position, rotation = composed((Vec3(carry[:3]), Quat(carry[3:])), (at.position, at.rotation))
        runs.append(Sweep("pose", False, identity, (*position, *rotation)))
        columns = [(rotate_by_unit(rotation, v), rotate_by_unit(rotation, w)) for v, w in columns]
        if frame == "world":
            columns = [(v + cross(position, w), w) for v, w in columns]
    if frame != "world":
        runs.append(link.sweep(at))
    return SweepBody(tuple(runs), (tuple(at.masked([x for v, w in columns for x in (*v, *w)], 6)),))


def _velocity(frame: str, sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    read, at = _read(sweeps), dynamics.step(sweeps)
    link = _Link(sweeps, frame, 2, read.get("point", ()))
    (u, omega), (v, w) = link.motion, link.twist(at.twist(read["v"]))
    sweep = link.sweep(at, link.moved(at, (u + v, omega + w)))
    return SweepBody((sweep,), (sweep.end(sweeps.graph)[-6:],))


def _acceleration(classical: bool, frame: str, sweeps: SweepProgram, dynamics: TreeDynamics) -> SweepBody:
    """The carry has the velocity u and the acceleration s of the point, and those of the axes: omega and alpha.

    The frame of the step moves by the twist [v, w], with w x ([v, w] at the point) for the turn of its own axes. The
    spatial acceleration is ``s - omega x u``.
    """
    read, at = _read(sweeps), dynamics.step(sweeps)
    link = _Link(sweeps, frame, 4, read.get("point", ()))
    (u, omega, s, alpha), (v, w) = link.motion, link.twist(at.twist(read["v"]))
    a, b = link.twist(at.twist(read["a"]))
    if not classical:
        s = s + cross(omega, u)
    s, alpha = s + a + cross(w, v + u * 2), alpha + b + cross(w, omega)
    u, omega = u + v, omega + w
    stays = classical and frame != "world"  # the acceleration of another point of the link follows from the spatial one
    moved = link.moved(at, (u, omega), (s if stays else s - cross(omega, u), alpha))
    if classical and not stays:
        (u, omega), (s, alpha) = moved
        moved[1] = s + cross(omega, u), alpha
    sweep = link.sweep(at, moved)
    return SweepBody((sweep,), (sweep.end(sweeps.graph)[-6:],))


def sweeps(dynamics: TreeDynamics) -> dict[str, SweepOp]:
    """The programs of the motion of a link, by method and frame, such as "spatial_acceleration.body".

    Their inputs are configurations; velocities and accelerations, as far as they are read; origins, axes and screws of
    the path; the point in the frame of the link, unless the frame is "world"; and the table. Jacobians are transposed:
    shape (*batch, nv, 6).
    """
    made: dict[str, SweepOp] = {}

    def add(name: str, title: str, build: Any, gathered: Sequence[str], result: Port) -> None:
        for frame in ("local_world_aligned", "body", "world"):
            ends = [] if frame == "world" else [Port("point", (3,))]
            options = title, functools.partial(build, frame), gathered, ("screws",), ends, result
            made[f"{name}.{frame}"] = dynamics.sweep(*options, name=f"Robot.{name}_{frame}")

    rate = Port("acceleration", (6,))
    add("jacobian", "Robot.jacobian", _jacobian, ("q",), dynamics.of_velocity("jacobian", 6))
    add("velocity", "Robot.velocity", _velocity, ("q", "v"), Port("twist", (6,)))
    add("acceleration", "Robot.acceleration", functools.partial(_acceleration, True), ("q", "v", "a"), rate)
    add(*("spatial_acceleration", "Robot.acceleration"), functools.partial(_acceleration, False), ("q", "v", "a"), rate)
    return made
