"""Planning: motions from configurations to goals that keep spheres on a robot away from obstacles and each other."""

from __future__ import annotations

import functools
import math
import pathlib
from typing import Any, NamedTuple

import attrs
import torch
from torch import Generator, Tensor

from ... import arguments, engine
from ...engine import BY_TAG, TAGS, Native, fill_file, untraced, wants_grad
from ...errors import ArgumentError, DTypeError, ShapeError, ValidationError
from ...optimisation import CODES, REASONS, Search, clock, reporter
from ...values import Pose
from .. import configurations, obstacles
from ..derived_tables import EVERYTHING, LIMITS
from ..differential import number_limits
from ..ik import Avoidance, Level, Scene, checked, nothing, scene_of, solve, term_of
from ..model import TENSORS, Model
from ..obstacles import Obstacle
from .optimiser import NEAR, ROUGH, Motions, Paths, Space, clearances, optimised, steps_of
from .plans import Plan, between

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "timing.h"
_POINTERS = ("steps", "velocity", "acceleration", "work", "times")
_ELEMENTS = 32  # operations of an elementwise kernel that take as long as a number of a step, for threads


@functools.cache
def timing_kernel(tag: str) -> Native:
    """The kernel for steps of a dtype. It computes in float64."""

    def text() -> str:
        return fill_file(_TEMPLATE, real=BY_TAG[tag].real)

    return Native(f"pk_timing_{tag}", text, _POINTERS, ("parts", "size"))


def times(steps: Tensor, velocity: Tensor, acceleration: Tensor) -> Tensor:
    """The times of waypoints, from 0 on, shape (*batch, n + 1).

    The velocity is constant between waypoints, and the acceleration is its change over the time from the middle of one
    part to the middle of the next. The motion begins and ends at rest. The squares of the speeds along the path are the
    largest that velocities and bends permit, then lowered forwards and backwards to where accelerations lead from the
    neighbour (Bobrow's method, with linear bounds). At last all durations of a path grow by what rounds off the bounds,
    so that the differences of the times in their dtype keep the limits.

    Args:
        steps: What leads from each waypoint to the next, shape (*batch, n, nv).
        velocity: The limits of velocities, shape (nv,).
        acceleration: The limits of accelerations, shape (nv,), finite.
    """
    *batch, parts, size = steps.shape
    moments = steps.new_empty(*batch, parts + 1)
    rows, device = moments.shape[:-1].numel(), steps.device
    limits = [x.to(steps.dtype).contiguous() for x in (velocity, acceleration)]
    work = torch.empty(rows, 2, parts, dtype=torch.float64, device=device)
    tensors = dict(zip(_POINTERS, (steps.contiguous(), *limits, work, moments), strict=True))
    kernel, elements = timing_kernel(TAGS[steps.dtype]), parts * size * _ELEMENTS
    kernel.run(tensors, {"parts": parts, "size": size}, rows, elements, device, unit=1)
    return moments


class Surroundings(NamedTuple):
    """The spheres and what they may touch.

    Attributes:
        obstacles: Those that the user gave.
        scene: The same in the dtype of the call.
        pairs: The pairs of spheres that may touch, shape (pairs, 2).
    """

    obstacles: tuple[Obstacle, ...]
    scene: Scene
    pairs: Tensor


def touching(robot: Model, q: Tensor, problem: Tensor, around: Surroundings) -> list[str]:
    """What overlaps most in each configuration, or is nearest, as a sentence.

    Args:
        robot: The robot.
        q: Configurations, shape (n, nq).
        problem: The problem of each, shape (n,).
        around: The spheres and what they may touch.
    """
    scene, names = around.scene, _names(around.obstacles)
    distances = scene.distances(robot, q, problem)
    count = distances.shape[-1]
    distances = distances.flatten(-2)
    spheres = obstacles.carried(robot, q, scene.centres, scene.radii, scene.links, None)
    every = torch.cat((distances, obstacles.self_clearance(spheres, around.pairs)), -1)
    least, places = (x.tolist() for x in every.min(-1))
    pairs, sentences = around.pairs.tolist(), []
    for away, place in zip(least, places, strict=True):
        fact = f"overlap by {-away:.3g}" if away < 0 else f"are {away:.3g} apart"
        if place < distances.shape[-1]:
            link, obstacle = scene.links[place // count], names[place % count]
            sentences.append(f"{link!r} and {obstacle} {fact}")
            continue
        pair = tuple([scene.links[i] for i in pairs[place - distances.shape[-1]]])
        sentences.append(
            f"the links {pair[0]!r} and {pair[1]!r} {fact}; where their spheres always overlap, "
            f"pass ignore=[{pair}], or self_collision=False"
        )
    return sentences


def _names(listed: tuple[Obstacle, ...]) -> list[str]:
    """How users write each obstacle, in the order of `Scene.distances`."""
    shared: list[str] = []
    own: list[str] = []
    for k, obstacle in enumerate(listed):
        name = f"avoid.obstacles[{k}] ({type(obstacle).__name__})"
        shape = obstacle.shape
        count = shape[-1] if shape else 1
        some = [f"number {i} of {name}" for i in range(count)] if count > 1 else [name] * count
        (shared if len(shape) < 2 else own).extend(some)
    return shared + own


WHERE = "Robot.plan"
# The seeds of each round: the straight line, and then more for the problems that are left.
_ROUNDS = (1, 3, 8)
_BEND = 0.8  # the standard deviation of the bend of a random seed in its middle, in radians or metres


class PlanOptions(NamedTuple):
    """The options of `Robot.plan` as users give them. `_request` checks them."""

    link: Any
    avoid: Any
    self_collision: Any
    ignore: Any
    waypoints: Any
    seeds: Any
    max_iterations: Any
    acceleration: Any
    generator: Any
    costs: Any = ()
    margin: Any = 0.0
    progress: Any = True
    verbose: Any = False


class _PlanRequest(NamedTuple):
    """The checked arguments of a call."""

    start: Tensor
    goal: Tensor
    reached: Tensor
    batch: torch.Size
    space: Space
    around: Surroundings
    waypoints: int
    seeds: int
    max_iterations: int
    acceleration: Tensor
    generator: Generator | None
    margin: float


@untraced
def plan(robot: Any, start: Any, goal: Any, options: PlanOptions) -> Plan:
    engine.check_capture(robot.device, WHERE, "waits for the device to see which motions are free")
    begin = clock()
    with torch.no_grad(), arguments.Watch(WHERE, None, bool(options.progress and not options.verbose)):
        request = _request(robot, start, goal, options)
        found, ends = _searched(request, options.verbose)
        space, batch, waypoints = request.space, request.batch, found.waypoints
        every = torch.arange(len(waypoints), device=waypoints.device)
        clearance, nearest = clearances(space.proximity, waypoints, every)
        clearance = torch.where((ends < 0).any(-1), ends.amin(-1), clearance)
        moment = times(steps_of(space.robot, waypoints), space.robot.velocity_limits, request.acceleration)
        finite = found.energy.isfinite()
        is_free = (clearance >= request.margin) & (clearance > NEAR)
        converged = (is_free & finite).reshape(batch) & request.reached
        codes, reasons = _explained(request, converged.reshape(-1), ends, finite, waypoints, nearest)
        codes, energy, iterations = (x.reshape(batch) for x in (codes, found.energy, found.iterations))
        return Plan(
            waypoints.reshape(*batch, *waypoints.shape[1:]),
            moment.reshape(*batch, request.waypoints),
            clearance.reshape(batch),
            converged,
            space.robot,
            Search(codes, energy, iterations, [(None, x) for x in found.history], begin, clock()),
            reasons,
        )


def _explained(
    request: _PlanRequest, converged: Tensor, ends: Tensor, finite: Tensor, waypoints: Tensor, nearest: Tensor
) -> tuple[Tensor, tuple[str, ...]]:
    """The status of each problem, as a place in `STATUS`, and the reason as a sentence."""
    if bool(converged.all()):
        return torch.full_like(converged, CODES["converged"], dtype=torch.long), ("",) * len(converged)
    near, every = request.space.proximity, torch.arange(len(waypoints), device=waypoints.device)
    reached = request.reached.reshape(-1)
    at_waypoints = near.measure(waypoints, every, 0.0, False).least.reshape(waypoints.shape[:2])
    at_nearest = near.measure(nearest, every, 0.0, False).least.reshape(nearest.shape[:2]).argmin(-1)
    places = {  # from the last to the first: what is first is the first thing to mend
        "not_found": (~converged, None),
        "touching": (~converged & finite & reached & (at_waypoints >= 0).all(-1), nearest[every, at_nearest]),
        "not_finite": (~finite, None),
        "goal_in_collision": (ends[:, 1] < 0, request.goal),
        "goal_not_reached": (~reached, None),
        "start_in_collision": (ends[:, 0] < 0, request.start),
    }
    codes, reasons = torch.full_like(every, CODES["converged"]), [""] * len(every)
    for name, (is_so, q) in places.items():
        rows = is_so.nonzero().squeeze(-1)
        codes[rows] = CODES[name]
        sentences = [""] * len(rows)
        if q is not None and len(rows):
            sentences = [f": {text}" for text in touching(request.space.robot, q[rows], rows, request.around)]
        for row, sentence in zip(rows.tolist(), sentences, strict=True):
            reasons[row] = REASONS[name] + sentence
    return codes, tuple(reasons)


def _searched(request: _PlanRequest, verbose: bool) -> tuple[Motions, Tensor]:
    """The best motion of each problem, and the clearances of its two ends."""
    space, problems = request.space, len(request.start)
    every = torch.arange(problems, device=request.start.device)
    part = torch.linspace(0, 1, request.waypoints, dtype=request.start.dtype, device=request.start.device)
    line = between(space.robot, request.start[:, None], request.goal[:, None], part[:, None])
    ends = torch.stack((request.start, request.goal), 1)
    still = ends.flatten(0, 1).unsqueeze(1).expand(-1, 2, -1)  # a motion has the bits of what stands still at its ends
    both, _ = clearances(space.proximity, still, every.repeat_interleave(2))
    both = both.reshape(-1, 2)
    at_ends = both.amin(-1)
    wanted = at_ends.clamp(max=space.margin)
    best = Motions.straight(space, Paths(line, every), wanted)
    if not problems:
        return best, line.new_zeros(0, 2)
    # What a path needs to be taken for free, with what a rough check leaves open; more than its ends no path has.
    free = wanted.clamp(max=max(request.margin, NEAR) * (1 + 2 * ROUGH))
    is_wanting = ~(best.clearance >= wanted) if space.costs is None else torch.ones_like(wanted, dtype=torch.bool)
    left, done, round_of_seeds = ((at_ends >= 0) & is_wanting).nonzero().squeeze(-1), 0, 0
    while len(left) and done < request.seeds:
        count = min(_ROUNDS[min(round_of_seeds, len(_ROUNDS) - 1)], request.seeds - done)
        seeds = _seeds(request, line[left], part, count, done == 0)
        paths = Paths(seeds.flatten(0, 1), left.repeat_interleave(count))
        each = reporter(WHERE, None) if verbose else None
        found = optimised(space, paths, wanted[paths.problem], request.max_iterations, each)
        distance, energy = found.clearance.reshape(-1, count), found.energy.reshape(-1, count)
        # Of those that are free the smoothest, otherwise that with the greatest clearance.
        lacks = distance - free[left, None]
        key = torch.where(lacks >= 0, 1 / (1 + energy), lacks.clamp(max=0) - 1)
        chosen = key.argmax(-1) + count * torch.arange(len(left), device=left.device)
        distance = found.clearance[chosen]
        is_free = distance >= free[left]
        better = is_free | (distance > best.clearance[left])
        best = best.improved(left, better, found.take(chosen))
        left, done, round_of_seeds = left[~is_free], done + count, round_of_seeds + 1
    return best, both


def _seeds(request: _PlanRequest, line: Tensor, part: Tensor, count: int, with_line: bool) -> Tensor:
    """The first paths of some problems: straight lines with a random bend, shape (problems, count, waypoints, nq)."""
    space, robot = request.space, request.space.robot
    bends = torch.randn(
        *(len(line), count, 1, robot.tree.nv), generator=request.generator, dtype=line.dtype, device=line.device
    )
    if with_line:
        bends[:, 0].zero_()
    shape = torch.sin(math.pi * part).unsqueeze(-1)
    shape[-1].zero_()
    bent = space.clamp(configurations.retract(robot, line.unsqueeze(1), _BEND * bends * shape))
    ends = line.unsqueeze(1).expand_as(bent)
    return torch.cat((ends[..., :1, :], bent[..., 1:-1, :], ends[..., -1:, :]), -2)


def _request(robot: Any, start: Any, goal: Any, options: PlanOptions) -> _PlanRequest:
    link, avoid, self_collision, ignore, waypoints, seeds, max_iterations, acceleration, generator, costs = options[:-3]
    arguments.check_flags(WHERE, self_collision=self_collision, progress=options.progress, verbose=options.verbose)
    arguments.check_generator(generator, WHERE)
    for name, value, least in (("waypoints", waypoints, 3), ("seeds", seeds, 1), ("max_iterations", max_iterations, 1)):
        arguments.integer(value, f"{WHERE}: {name}", least)
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
    limits = _acceleration(robot, acceleration)
    both = torch.stack((start, q))
    is_right = limits.isfinite() & (limits > 0) & (robot.velocity_limits > 0)
    within = (both >= robot.lower - 1e-5) & (both <= robot.upper + 1e-5) & both.isfinite()
    if not bool(is_right.all() & within.all()):  # one look
        _refuse_numbers(robot, {"start": start, "goal": q}, acceleration)
    margin = arguments.positive(options.margin, f"{WHERE}: margin", zero=True)
    space, around = _space(robot, avoid, batch, self_collision, ignore, margin)
    space = space._replace(costs=_level(robot, costs, batch))
    return _PlanRequest(
        *(start, q, reached.expand(batch), batch, space, around, waypoints, seeds, max_iterations, limits),
        *(generator, margin),
    )


def _refuse_numbers(robot: Any, ends: dict[str, Tensor], acceleration: Any) -> None:
    """Raise for what is wrong among the numbers of a call."""
    for name, x in ends.items():
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
    value = arguments.tensor(acceleration, "", robot.axes).to(robot.axes)
    raise ValidationError(f"{WHERE}: acceleration must be positive and finite, got {value.tolist()}")


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
    solution = solve(robot, (), goal, link, None, 32, 30, start, True, None, (1e-3, 1e-2), avoid, generator)
    return solution.configuration, solution.converged


def _acceleration(robot: Model, acceleration: Any) -> Tensor:
    value = arguments.tensor(acceleration, f"{WHERE}: acceleration", robot.axes).to(robot.axes)
    if value.shape not in ((), (robot.tree.nv,)):
        raise ShapeError(
            f"{WHERE}: acceleration must be a number or have shape ({robot.tree.nv},), got {tuple(value.shape)}"
        )
    return value.detach().expand(robot.tree.nv)


def _space(
    robot: Any, avoid: Avoidance | None, batch: torch.Size, self_collision: bool, ignore: Any, margin: float
) -> tuple[Space, Surroundings]:
    scene = nothing(robot) if avoid is None else scene_of(robot, avoid, batch, WHERE)
    if isinstance(ignore, str) or not isinstance(ignore, list | tuple | set | frozenset):
        raise ArgumentError(f"{WHERE}: ignore must be a list of pairs of links, got {type(ignore).__name__}")
    if ignore and (avoid is None or not self_collision):
        fact = "self_collision=False" if avoid is not None else "avoid=None, as there are no spheres on the robot"
        raise ArgumentError(f"{WHERE}: ignore has no influence with {fact}")
    left_out = tuple([tuple(pair) if isinstance(pair, list) else pair for pair in ignore])
    pairs = robot._derived(obstacles.pairs, scene.links if self_collision else (), left_out, robot.device)
    near = scene.near.with_pairs(pairs)
    lower, upper, _, index = robot._computed(LIMITS, number_limits, robot.dtype, robot.device)
    aim = max(scene.margin, (1 + 3 * ROUGH) * margin)
    return Space(near, aim, (lower, upper, index)), Surroundings(avoid.obstacles if avoid else (), scene, pairs)


def _level(robot: Model, costs: Any, batch: torch.Size) -> Level | None:
    """The costs of all problems, without gradients; None if there are none."""
    terms: list[Any] = []
    for i, cost in enumerate(checked(costs, WHERE)):
        if cost.priority:
            raise ArgumentError(f"{WHERE}: costs[{i}] must have priority 0: a path has no second priority")
        terms.append(term_of(robot, cost, batch, f"{WHERE}: costs[{i}]").detached())
    return Level(tuple(terms)) if terms else None
