"""Planning: motions from configurations to goals that keep spheres on a robot away from obstacles and each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import attrs
import torch
from torch import Generator, Tensor

from ... import arguments, engine
from ...engine import untraced, wants_grad
from ...errors import ArgumentError, DTypeError, OptionError, ShapeError, ValidationError
from ...values import Pose
from .. import configurations, obstacles
from ..differential import number_limits
from ..ik import Avoidance, Scene, scene_of, solve
from ..model import TENSORS, Model
from ..tables import EVERYTHING, LIMITS
from . import reasons
from .optimiser import Paths, Space, clearances, optimised, steps_of
from .plans import Plan, between
from .timing import times

WHERE = "Robot.plan"
# The seeds of each round: the straight line, and then more for the problems that are left.
_ROUNDS = (1, 3, 8)
_BEND = 0.8  # the standard deviation of the bend of a random seed in its middle, in radians or metres


class Options(NamedTuple):
    """The options of `Robot.plan` as users give them. `_request` checks them."""

    link: Any
    avoid: Any
    self_collision: Any
    ignore: Any
    waypoints: Any
    seeds: Any
    steps: Any
    acceleration: Any
    generator: Any


class _Request(NamedTuple):
    """The checked arguments of a call."""

    start: Tensor
    goal: Tensor
    reached: Tensor
    batch: torch.Size
    space: Space
    around: reasons.Surroundings
    waypoints: int
    seeds: int
    steps: int
    acceleration: Tensor
    generator: Generator | None


@untraced
def plan(robot: Any, start: Any, goal: Any, options: Options) -> Plan:
    engine.check_capture(robot.device, WHERE, "waits for the device to see which motions are free")
    with torch.no_grad():
        request = _request(robot, start, goal, options)
        found, clearance, ends = _searched(request)
        space, batch = request.space, request.batch
        blocked = (ends < 0).any(-1)
        clearance = torch.where(blocked, ends.amin(-1), clearance)
        moment = times(steps_of(space.robot, found), space.robot.velocity_limits, request.acceleration)
        converged = (clearance >= 0).reshape(batch) & request.reached
        return Plan(
            found.reshape(*batch, *found.shape[1:]),
            moment.reshape(*batch, request.waypoints),
            clearance.reshape(batch),
            converged,
            space.robot,
            _explained(request, converged.reshape(-1), ends),
        )


def _explained(request: _Request, converged: Tensor, ends: Tensor) -> tuple[tuple[str, str], ...]:
    """The status of each problem, and the reason as a sentence."""
    if bool(converged.all()):
        return (reasons.CONVERGED,) * len(converged)
    found = [reasons.CONVERGED if ok else reasons.NOT_FOUND for ok in converged.tolist()]
    sides = (("goal", request.goal, ends[:, 1] < 0), ("start", request.start, ends[:, 0] < 0))
    for name, q, is_bad in sides:  # the start comes last: it is the first thing to mend
        rows = is_bad.nonzero().squeeze(-1)
        if len(rows):
            sentences = reasons.touching(request.space.robot, q[rows], rows, request.around)
            for row, sentence in zip(rows.tolist(), sentences, strict=True):
                found[row] = f"{name}_in_collision", f"the {name} is in collision: {sentence}"
        if name == "goal":
            for row in (~request.reached.reshape(-1)).nonzero().squeeze(-1).tolist():
                found[row] = reasons.NOT_REACHED
    return tuple(found)


def _searched(request: _Request) -> tuple[Tensor, Tensor, Tensor]:
    """The best motion of each problem, shape (problems, waypoints, nq), its clearance, and those of its two ends."""
    space, problems = request.space, len(request.start)
    every = torch.arange(problems, device=request.start.device)
    part = torch.linspace(0, 1, request.waypoints, dtype=request.start.dtype, device=request.start.device)
    line = between(space.robot, request.start[:, None], request.goal[:, None], part[:, None])
    if not problems:
        return line, line.new_zeros(0), line.new_zeros(0, 2)
    best, clearance = line, clearances(space, Paths(line, every))
    ends = torch.stack((request.start, request.goal), 1)
    both = space.proximity.measure(ends, every, 0.0, False).least.reshape(-1, 2)
    at_ends = both.amin(-1)
    wanted = at_ends.clamp(max=space.margin)
    left, done, round_of_seeds = ((at_ends >= 0) & ~(clearance >= wanted)).nonzero().squeeze(-1), 0, 0
    while len(left) and done < request.seeds:
        count = min(_ROUNDS[min(round_of_seeds, len(_ROUNDS) - 1)], request.seeds - done)
        seeds = _seeds(request, line[left], part, count, done == 0)
        paths = Paths(seeds.flatten(0, 1), left.repeat_interleave(count))
        found, distance, energy = optimised(space, paths, wanted[paths.problem], request.steps)
        distance, energy = distance.reshape(-1, count), energy.reshape(-1, count)
        # Of those that are free the smoothest, otherwise that with the greatest clearance.
        key = torch.where(distance >= 0, 1 / (1 + energy), distance.clamp(max=0) - 1)
        chosen = key.argmax(-1)
        rows = torch.arange(len(left), device=left.device)
        distance = distance[rows, chosen]
        better = (distance >= 0) | (distance > clearance[left])
        places = left[better]
        best = best.index_copy(0, places, found.reshape(len(left), count, *found.shape[1:])[rows, chosen][better])
        clearance = clearance.index_copy(0, places, distance[better])
        left, done, round_of_seeds = left[~(distance >= 0)], done + count, round_of_seeds + 1
    return best, clearance, both


def _seeds(request: _Request, line: Tensor, part: Tensor, count: int, with_line: bool) -> Tensor:
    """The first paths of some problems: straight lines with a random bend, shape (problems, count, waypoints, nq)."""
    space, robot = request.space, request.space.robot
    bends = torch.randn(
        *(len(line), count, 1, robot.tree.nv), generator=request.generator, dtype=line.dtype, device=line.device
    )
    if with_line:
        bends[:, 0] = 0
    shape = torch.sin(math.pi * part).unsqueeze(-1)
    shape[-1] = 0
    bent = space.clamp(configurations.retract(robot, line.unsqueeze(1), _BEND * bends * shape))
    ends = line.unsqueeze(1).expand_as(bent)
    return torch.cat((ends[..., :1, :], bent[..., 1:-1, :], ends[..., -1:, :]), -2)


def _request(robot: Any, start: Any, goal: Any, options: Options) -> _Request:
    link, avoid, self_collision, ignore, waypoints, seeds, steps, acceleration, generator = options
    arguments.check_flags(WHERE, self_collision=self_collision)
    arguments.check_generator(generator, WHERE)
    for name, value, least in (("waypoints", waypoints, 3), ("seeds", seeds, 1), ("steps", steps, 1)):
        if isinstance(value, bool) or not isinstance(value, int):
            raise ArgumentError(f"{WHERE}: {name} must be an integer, got {type(value).__name__}")
        if value < least:
            raise OptionError(f"{WHERE}: {name} must be at least {least}, got {value}")
    if avoid is not None and not isinstance(avoid, Avoidance):
        remedy = "pass avoid=Avoidance({link: centres}, radii, obstacles)"
        raise ArgumentError(f"{WHERE}: avoid must be an Avoidance, got {type(avoid).__name__}; {remedy}")
    start = configurations.tensor(robot, start, f"{WHERE}: start")
    robot = _checked(robot, start, goal)
    q, reached = _goal(robot, start, goal, link, avoid, generator)
    arguments.check_devices(WHERE, robot.axes, start, q)
    batch = arguments.broadcast(WHERE, start=start.shape[:-1], goal=q.shape[:-1])
    start, q = (x.detach().to(robot.axes).expand(*batch, x.shape[-1]).reshape(-1, x.shape[-1]) for x in (start, q))
    if not robot.tree.is_scalar:  # with unit quaternions
        start, q = (configurations.retract(robot, x, x.new_zeros(robot.tree.nv)) for x in (start, q))
    for name, x in (("start", start), ("goal", q)):
        if not bool(x.isfinite().all()):
            quaternions = "" if robot.tree.is_scalar else ", and quaternions must not be zero"
            raise ValidationError(f"{WHERE}: {name} must be finite{quaternions}")
        if not bool(((x >= robot.lower - 1e-5) & (x <= robot.upper + 1e-5)).all()):
            raise ValidationError(f"{WHERE}: {name} must be within the limits of the joints; see Robot.clamp")
    if not bool((robot.velocity_limits > 0).all()):
        remedy = "set others with Robot.replace(velocity_limits=...)"
        raise ValidationError(
            f"{WHERE}: velocity_limits must be positive, got {robot.velocity_limits.tolist()}; {remedy}"
        )
    limits = _acceleration(robot, acceleration)
    space, around = _space(robot, avoid, batch, self_collision, ignore)
    return _Request(start, q, reached.expand(batch), batch, space, around, waypoints, seeds, steps, limits, generator)


def _checked(robot: Any, start: Tensor, goal: Any) -> Any:
    """The robot in the dtype of the call, without derivatives."""
    others = [goal.position, goal.quaternion] if isinstance(goal, Pose) else [goal] if isinstance(goal, Tensor) else []
    tensors = robot.axes, robot.origins.position, start, *others
    arguments.refuse_mapping(WHERE, *tensors)
    if robot.origins.shape[:-1] or robot.axes.shape[:-2]:
        raise ArgumentError(f"{WHERE}: plans need one robot, got a batch of origins or axes")
    if robot.tree.nv == 0:
        raise ArgumentError(f"{WHERE}: the robot has no joint that moves")
    dtype = torch.promote_types(robot.axes.dtype, start.dtype)
    if torch.finfo(dtype).bits < 32:
        raise DTypeError(f"{WHERE}: {dtype} is too coarse for the search; convert the robot with .to(torch.float32)")
    if wants_grad(EVERYTHING.tensors(robot)):  # no part of it may be stored
        robot = attrs.evolve(robot, **{name: getattr(robot, name).detach() for name in TENSORS})
    return robot if robot.axes.dtype == dtype else robot.to(dtype)


def _goal(
    robot: Any, start: Tensor, goal: Any, link: Any, avoid: Avoidance | None, generator: Any
) -> tuple[Tensor, Tensor]:
    """The configurations at the end, and whether they are known to be right."""
    if not isinstance(goal, Pose):
        if link is not None:
            raise ArgumentError(f"{WHERE}: link must be left out where the goal is a configuration")
        q = configurations.tensor(robot, goal, f"{WHERE}: goal")
        return q, torch.ones((), dtype=torch.bool, device=q.device)
    if not isinstance(link, str):
        raise ArgumentError(f"{WHERE}: link must name the link that is to reach the pose, got {type(link).__name__}")
    robot.tree.link(link, f"{WHERE}: link")
    found = solve(robot, goal, link, None, 32, 30, start, True, None, (1e-3, 1e-2), avoid, generator)
    return found.configuration, found.converged


def _acceleration(robot: Model, acceleration: Any) -> Tensor:
    value = arguments.tensor(acceleration, f"{WHERE}: acceleration", robot.axes).to(robot.axes)
    if value.shape not in ((), (robot.tree.nv,)):
        raise ShapeError(
            f"{WHERE}: acceleration must be a number or have shape ({robot.tree.nv},), got {tuple(value.shape)}"
        )
    if not bool((value.isfinite() & (value > 0)).all()):
        raise ValidationError(f"{WHERE}: acceleration must be positive and finite, got {value.tolist()}")
    return value.detach().expand(robot.tree.nv)


def _space(
    robot: Any, avoid: Avoidance | None, batch: torch.Size, self_collision: bool, ignore: Any
) -> tuple[Space, reasons.Surroundings]:
    nothing = Scene(robot.axes.new_zeros(0, 3), robot.axes.new_zeros(0), (), (), (), 1.0)
    scene = nothing if avoid is None else scene_of(robot, avoid, batch, WHERE)
    if isinstance(ignore, str) or not isinstance(ignore, list | tuple | set | frozenset):
        raise ArgumentError(f"{WHERE}: ignore must be a list of pairs of links, got {type(ignore).__name__}")
    if ignore and (avoid is None or not self_collision):
        fact = "self_collision=False" if avoid is not None else "avoid=None, as there are no spheres on the robot"
        raise ArgumentError(f"{WHERE}: ignore has no influence with {fact}")
    pairs = robot.sphere_pairs(scene.links, ignore) if self_collision else robot.axes.new_zeros(0, 2).long()
    near = obstacles.proximity(robot, (scene.centres, scene.radii, scene.links), _tensors(scene), pairs)
    lower, upper, _, index = robot._computed(LIMITS, number_limits, robot.dtype, robot.device)
    return Space(near, scene.margin, (lower, upper, index)), reasons.Surroundings(
        avoid.obstacles if avoid else (), scene, pairs
    )


def _tensors(scene: Scene) -> Sequence[tuple[obstacles.Obstacle, tuple[Tensor, ...]]]:
    """All obstacles with their tensors, shapes (problems or 1, obstacles, ...)."""
    found: list[tuple[obstacles.Obstacle, tuple[Tensor, ...]]] = []
    for obstacle in scene.shared:
        count = obstacle.shape[0] if obstacle.shape else 1
        parts = [
            x.expand((*obstacle.shape, *x.shape[x.dim() - own :])).reshape(1, count, *x.shape[x.dim() - own :])
            for x, own in obstacle._parts().values()
        ]
        found.append((obstacle, tuple(parts)))
    return [*found, *scene.own]
