"""From values to layers, of which a frame tree has the axes of its frames and lines from parents to children."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..frames import FrameTree
from ..io import Bundle, PoseGraph, Reconstruction
from ..kinematics import Avoidance, Boxes, Capsules, Cylinders, DistanceGrid, HeightMap, Plan, Planes, Robot, Spheres
from ..metrics import TrajectoryError
from ..optimisation import Result
from ..values import (
    Batched,
    Camera,
    Pose,
    Pose2,
    Rotation,
    Rotation2,
    Similarity,
    Trajectory,
    UncertainPose,
    UncertainRotation,
    stack,
)
from . import estimated, maps, reading, robots, solids
from .colours import Array
from .layers import PERCENT, Drawing, Layer, Trail, checked, ellipsoids


def tree_layer(where: str, tree: FrameTree) -> Drawing:
    """Return the layer of a tree at one time. The root of each tree in it is the origin of the picture."""
    parents = {child: parent for parent, child in tree.edges}
    by_frame = {}
    for frame in tree.frames:
        root = frame
        while root in parents:
            root = parents[root]
        pose = tree[root, frame]
        by_frame[frame] = pose.pose if isinstance(pose, UncertainPose) else pose
    if any([pose.ndim for pose in by_frame.values()]):
        shape = next(tuple(pose.shape) for pose in by_frame.values() if pose.ndim)
        raise ShapeError(f"{where}: a FrameTree is drawn at one time, tree.at(t), and not as a batch, got {shape}")
    if not by_frame:
        return Drawing(kind="frames")
    poses: Pose = stack([pose.detach().cpu().double() for pose in by_frame.values()])
    reading.check_readable(where, poses.position)
    origins, axes = reading.frames(poses)
    rows = {frame: i for i, frame in enumerate(by_frame)}
    ends = np.array([[rows[parent], rows[child]] for parent, child in tree.edges])
    lines, names = origins[ends], list(by_frame)
    return Drawing(kind="frames", origins=origins, axes=axes, segments=lines, joints=origins, labels=names)


Names = str | Sequence[str | Sequence[str] | None] | None

_FRAMES, _POINTS, _ELLIPSOIDS, _ROBOTS, _SAMPLES = 2000, 20_000, 200, 50, 200
_KEYS, _ALL_KEYS = 2000, 40_000  # vertices of a path, and of all paths of a batch
_STOPS = 12  # keys of a trajectory whose axes are drawn
_STEEP = 0.2  # the cosine of the angle from a camera's axis up to which rays are drawn to depth 1
_SMOOTH = 100  # pieces of a path, at least, so that its colours change gradually
# A layer, and the number of elements followed by the indices of those that are drawn; None if it takes a single name.
Drawn: TypeAlias = tuple[Drawing, Tensor | None]
Row: TypeAlias = Callable[[str, Any, bool], Drawn]
_DRAWABLE = (
    "a Pose, a Rotation, a Pose2, a Rotation2, a Similarity, an UncertainPose, an UncertainRotation, a Trajectory, "
    "a FrameTree, a distribution, points of shape (..., 3), a PoseGraph, a Bundle, a Reconstruction, Spheres, Boxes, "
    "Capsules, Cylinders, Planes, a HeightMap, a DistanceGrid, a Robot, (robot, q), (robot, plan), a Camera, "
    "(camera, pose), (trajectory, errors) or what `register_layer` was given; and `plot` alone the result of a solver"
)


def layers(where: str, values: Sequence[Any], names: Names, trail: bool) -> list[Drawing]:
    """Return a layer for each value.

    Args:
        where: The public function, for errors.
        values: What is drawn.
        names: A name for each value; for a single batch, or inside a sequence, names of its elements.
        trail: Whether to connect the elements of batches.
    """
    arguments.check_flags(where, trail=trail)
    if not values:
        raise ArgumentError(f"{where}: needs a value to draw: {_DRAWABLE}")
    for before, value in itertools.pairwise(values):
        robots.check_separate(where, before, value)
    drawn = [_layer(where, value, trail) for value in values]
    if sum([bool(layer.bodies) and layer.kind == "robot" for layer, _ in drawn]) > 1:  # their colours tell them apart
        drawn = [
            (attrs.evolve(layer, bodies=[attrs.evolve(x, colour=None) for x in layer.bodies]), i) for layer, i in drawn
        ]
    return [_named(where, *pair) for pair in zip(drawn, _per_value(where, names, drawn), strict=True)]


def _layer(where: str, value: Any, trail: bool) -> Drawn:
    """Return the layer of a value, and the indices of its elements that are drawn."""
    make = _row(value)
    if make is None:
        raise ArgumentError(f"{where}: cannot draw {_described(value)}; {_remedy(value) or f'it draws {_DRAWABLE}'}")
    return make(where, value, trail)


def _row(value: Any) -> Row | None:
    """How a value is drawn: by its class or the nearest base of it, or by what a tuple or an array holds."""
    by_class = next((LAYERS[kind] for kind in type(value).__mro__ if kind in LAYERS), None)
    return by_class or next((make for fits, make in _HOLDING if fits(value)), None)


@attrs.frozen
class RegisteredDrawing:
    """How values of a user's class are drawn.

    Attributes:
        function: From a value to a `Layer`, or to a value that is drawn in its place.
    """

    function: Callable[[Any], Any]

    def __call__(self, where: str, value: Any, trail: bool) -> Drawn:
        drawing, name = self.function(value), type(value).__name__
        if isinstance(drawing, Layer):
            return checked(drawing, f"{where}: the layer of a {name}"), None
        if type(drawing) is type(value) or _row(drawing) is None:
            fact = f"must return a Layer or another value that is drawn, got {_described(drawing)}"
            raise ArgumentError(f"{where}: the function that is registered for a {name} {fact}")
        return _layer(where, drawing, trail)


def shown(value: Any) -> Any:
    """What is drawn in place of a value of a user's class; other values are themselves."""
    row = _row(value)
    return shown(row.function(value)) if isinstance(row, RegisteredDrawing) else value


def _remedy(value: Any) -> str:
    if isinstance(value, Result):
        return "`viz.plot(result)` draws its costs, alone; draw what was found by its `value`"
    if isinstance(value, Avoidance):
        return "draw its obstacles, `*avoid.obstacles`, and the spheres `robot.spheres(q, avoid.centres, avoid.radii)`"
    if _is_pair(value, Pose, Camera):
        return "the camera comes first, `(camera, pose)`"
    if isinstance(value, tuple) and value and all([isinstance(x, tuple(LAYERS)) for x in value]):
        return "pass its values one by one, `*values`"
    return ""


def _described(value: Any) -> str:
    if isinstance(value, tuple):
        return f"a tuple ({', '.join([type(x).__name__ for x in value])})"
    return f"a {type(value).__name__}"


# Names


def _per_value(where: str, names: Names, drawn: Sequence[Drawn]) -> Sequence[Any]:
    if names is None:
        return [None] * len(drawn)
    if isinstance(names, str):
        names = [names]
    if not isinstance(names, Sequence):
        raise ArgumentError(f"{where}: names must be a string or a sequence, got {type(names).__name__}")
    if len(drawn) == 1 and len(names) != 1:
        return [names]
    if len(names) != len(drawn):
        raise ShapeError(f"{where}: names must have one entry for each of the {len(drawn)} values, got {len(names)}")
    return names


def _named(where: str, drawn: Drawn, name: Any) -> Drawing:
    layer, index = drawn
    if name is None:
        return layer
    if isinstance(name, str):
        return attrs.evolve(layer, name=name)
    labels = list(name) if isinstance(name, Sequence) else [name]
    if not all([isinstance(label, str) for label in labels]):
        raise ArgumentError(f"{where}: names must be strings, got {labels}")
    if index is None:
        raise ArgumentError(f"{where}: a {layer.kind} takes one name, got {len(labels)}")
    count = int(index[0])
    if len(labels) != count:
        raise ShapeError(f"{where}: names must have one entry for each of the {count} elements, got {len(labels)}")
    return attrs.evolve(layer, labels=[labels[i] for i in index[1:].tolist()])


# Values


def _poses(where: str, poses: Pose, trail: bool) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, poses.position)
    index, note = reading.choose(_FRAMES, poses.position, poses.quaternion)
    origins, axes = reading.frames(poses.reshape(-1)[index])
    trails = _connected(poses.position) if trail else ()
    layer = Drawing(kind="pose", origins=origins, axes=axes, trails=trails, note=note)
    return layer, reading.counted(poses.numel(), index)


def _distribution(where: str, distribution: Any, trail: bool) -> Drawn:
    drawn = maps.samples(distribution, _SAMPLES)
    layer, _ = LAYERS[type(drawn)](where, drawn, trail)
    note = f"{_SAMPLES} samples" + (f", {layer.note}" if layer.note else "")
    return attrs.evolve(layer, kind="distribution", note=note), None


def _similarities(where: str, similarities: Similarity, trail: bool) -> tuple[Drawing, Tensor]:
    """Poses whose axes are as long, relative to the longest of them, as their scales."""
    poses, scales = similarities.pose, similarities.scale.detach()
    reading.check_readable(where, poses.position, scales)
    index, note = reading.choose(_FRAMES, poses.position, poses.quaternion, scales.unsqueeze(-1))
    origins, axes = reading.frames(poses.reshape(-1)[index])
    lengths = reading.array(scales.reshape(-1)[index])
    lengths = lengths / np.abs(lengths).max(initial=np.finfo(np.float64).tiny)
    trails = _connected(poses.position) if trail else ()
    layer = Drawing(kind="similarity", origins=origins, axes=axes * lengths[:, None, None], trails=trails, note=note)
    return layer, reading.counted(poses.numel(), index)


def _rotations(where: str, rotations: Rotation, trail: bool) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, rotations.quaternion)
    index, note = reading.choose(_FRAMES, rotations.quaternion)
    origins, axes = reading.frames(Pose.from_rotation(rotations.reshape(-1)[index]))
    trails: list[Trail] = []
    if trail:
        chosen = rotations[..., torch.from_numpy(reading.picks(rotations.shape[-1], _KEYS))] if rotations.ndim else None
        tips = chosen.detach().cpu().double().matrix().movedim(-1, 0) if chosen is not None else ()
        trails = [attrs.evolve(path, is_relative=True) for tip in tips for path in _connected(tip)]
    layer = Drawing(kind="rotation", origins=origins, axes=axes, trails=trails, note=note)
    return layer, reading.counted(rotations.numel(), index)


def _estimates(where: str, estimates: UncertainPose[Any], trail: bool) -> tuple[Drawing, Tensor]:
    estimates = estimates.lift() if isinstance(estimates.pose, Pose2) else estimates
    pose = estimates.pose
    reading.check_readable(where, pose.position)
    index, note = reading.choose(_ELLIPSOIDS, pose.position, pose.quaternion, estimates.covariance.flatten(-2))
    chosen = estimates.detach().reshape(-1)[index].cpu().double()
    origins, axes = reading.frames(chosen.pose)
    _, covariances = chosen.apply(torch.zeros(3, dtype=torch.float64))  # of the origin, in the parent frame
    layer = Drawing(
        kind="estimate",
        origins=origins,
        axes=axes,
        centres=origins,
        ellipsoids=ellipsoids(reading.array(covariances)),
        confidence=PERCENT,
        trails=_connected(pose.position) if trail else (),
        note=note,
    )
    return layer, reading.counted(estimates.numel(), index)


def _connected(positions: Tensor) -> list[Trail]:
    """Return paths along the last batch dimension of positions, shape (*batch, n, 3)."""
    if positions.dim() < 2 or not positions.numel():
        return []
    rows = positions.detach().flatten(0, -3) if positions.dim() > 2 else positions.detach()[None]
    rows = rows[torch.from_numpy(reading.picks(len(rows), reading.PATHS))]
    at = _vertices(rows.shape[1], len(rows))
    rows = rows[:, torch.from_numpy(at)]
    return [Trail(points=points, values=at.astype(np.float64), quantity="index") for points in reading.array(rows)]


def _vertices(count: int, paths: int) -> reading.Indices:
    """Return the indices of the points of paths that are drawn, out of ``count``."""
    return reading.picks(count, min(_KEYS, _ALL_KEYS // max(1, paths)))


def _trajectory(where: str, trajectory: Trajectory[Any]) -> Drawing:
    reading.check_readable(where, trajectory.times, trajectory.poses.quaternion)
    is_rotation = isinstance(trajectory.poses, Rotation)
    keys: Pose = Pose.from_rotation(trajectory.poses) if is_rotation else trajectory.poses
    keys, times = keys.detach(), trajectory.times.detach().expand(keys.shape)
    count = keys.shape[:-1].numel()
    keys, times = keys.reshape(count, keys.shape[-1]), times.reshape(count, times.shape[-1])
    rows = reading.picks(count, reading.PATHS)
    at = _vertices(keys.shape[1], len(rows))
    grid = torch.from_numpy(rows)[:, None], torch.from_numpy(at)
    keys, instants = keys[grid].cpu().double(), reading.array(times[grid])
    paths = keys.rotation.matrix().movedim(-1, 0) if is_rotation else keys.position[None]
    trails = [
        _smooth(points, values, is_rotation)
        for path in reading.array(paths)
        for points, values in zip(path, instants, strict=True)
    ]
    stops = keys[:, torch.from_numpy(reading.picks(keys.shape[1], max(2, _STOPS // max(1, len(rows)))))]
    index, note = reading.choose(_FRAMES, stops.position, stops.quaternion)
    left_out = f"{len(rows):,} of {count:,} shown" if len(rows) < count else ""
    origins, axes = reading.frames(stops.reshape(-1)[index])
    return Drawing(kind="trajectory", origins=origins, axes=axes, trails=trails, note=left_out or note)


def _is_pair(value: Any, first: Any, second: Any) -> bool:
    is_pair = isinstance(value, tuple) and len(value) == 2
    return is_pair and isinstance(value[0], first) and isinstance(value[1], second)


def _are_points(value: Any) -> bool:
    return not isinstance(value, Batched) and (isinstance(value, Tensor | list) or hasattr(value, "__array__"))


def _errors(where: str, path: Trajectory[Any] | Pose, errors: Any) -> Drawing:
    """Return the path of a trajectory, coloured by a number for each pose, or by the errors of a result."""
    poses = path.poses if isinstance(path, Trajectory) else path
    if not isinstance(poses, Pose) or poses.ndim != 1:
        raise ShapeError(f"{where}: what errors colour must be poses of shape (n,), got {_described(path)}")
    values, places = errors, torch.arange(len(poses))
    if isinstance(errors, TrajectoryError):  # of a pair the error is that of the pose where it ends
        values = errors.errors
        places = places if errors.pairs is None else errors.pairs[:, 1].cpu()
    values = arguments.tensor(values, f"{where}: errors")
    if values.shape != places.shape or (len(places) and int(places.max()) >= len(poses)):
        count = f"{len(poses)} poses and errors of shape {tuple(values.shape)}"
        raise ShapeError(f"{where}: needs an error for each pose, got {count}")
    reading.check_readable(where, poses.quaternion, values)
    drawn = torch.from_numpy(_vertices(len(places), 1))
    chosen = poses[places[drawn].to(poses.device)]
    trail = Trail(points=reading.array(chosen.position), values=reading.array(values[drawn]), quantity="error")
    return Drawing(kind="trajectory", trails=[trail])


def _smooth(points: Array, times: Array, is_relative: bool) -> Trail:
    """Return a path with further points on the lines between its keys."""
    at = np.union1d(times, np.linspace(times[0], times[-1], _SMOOTH + 1)) if len(times) <= _SMOOTH else times
    columns = [np.interp(at, times, column) for column in points.T]
    return Trail(points=np.stack(columns, -1), values=at, quantity="time", is_relative=is_relative)


def _planned(where: str, robot: Robot, plans: Plan) -> Drawing:
    return robots.planned(plans, robot, _robot(where, robot, plans.configurations[..., [0, -1], :]))


def _robot(where: str, robot: Robot, *rest: Any) -> Drawing:
    if not 1 <= len(rest) <= 2:
        raise ArgumentError(f"{where}: a robot is drawn as (robot, q) or (robot, q, world_T_base)")
    links = robot.forward(rest[0], world_T_base=rest[1] if len(rest) == 2 else None)
    reading.check_readable(where, links.position)
    batch = links.shape[:-1]
    links = links.reshape(-1, links.shape[-1])
    index, note = reading.choose(_ROBOTS, links.position.flatten(-2))
    arms = links[index]
    segments, joints = robots.sticks(robot, arms)
    look = robots.look(robot)
    origins, axes = reading.frames(arms[:, robots.tips(robot)].reshape(-1))
    return Drawing(
        kind="robot",
        bodies=look.bodies(arms, index, batch) if look else (),
        is_bare=np.tile(look.is_bare, len(arms)) if look else np.zeros(0, np.bool_),
        origins=origins,
        axes=axes,
        segments=segments.reshape(-1, 2, 3),
        joints=joints.reshape(-1, 3),
        note=note,
    )


def _camera(where: str, camera: Camera, poses: Pose, trail: bool) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, poses.position, camera.intrinsics)
    shape = arguments.broadcast(where, camera=camera.shape, world_T_camera=poses.shape)
    right, bottom = (n - 0.5 for n in camera.size)
    pixels = torch.tensor([[-0.5, -0.5], [right, -0.5], [right, bottom], [-0.5, bottom]], dtype=torch.float64)
    rays = camera.detach().cpu().double().rays(pixels, clouds=True)
    depths = rays[..., 2:]
    # At depth 1, where the image is a rectangle, unless the camera looks to the side or backwards.
    rays = torch.where((depths > _STEEP).all(-2, keepdim=True), rays / depths, rays)
    rays = rays.expand(*shape, 4, 3).reshape(-1, 4, 3)
    poses = poses.detach().expand(*shape)
    trails = _connected(poses.position) if trail else ()
    poses = poses.reshape(-1).cpu().double()
    index, note = reading.choose(_FRAMES, poses.position, poses.quaternion, rays.flatten(-2))
    corners = poses[index, None].apply(torch.cat((torch.zeros_like(rays[index, :1]), rays[index]), 1))
    layer = Drawing(kind="camera", corners=reading.array(corners), trails=trails, note=note)
    return layer, reading.counted(len(poses), index)


def _points(where: str, value: Any) -> tuple[Drawing, Tensor]:
    points = arguments.tensor(value, f"{where}: points")
    arguments.check_dense(points, f"{where}: points")
    if not points.dim() or points.shape[-1] != 3 or points.is_complex():
        raise ShapeError(f"{where}: points must be real numbers of shape (..., 3), got {tuple(points.shape)}")
    reading.check_readable(where, points)
    index, note = reading.choose(_POINTS, points)
    rows = points.detach().reshape(-1, 3)
    return Drawing(kind="points", points=reading.array(rows[index]), note=note), reading.counted(len(rows), index)


# By the class of the value. Users add theirs: see `register_layer`.
LAYERS: dict[type, Row] = {
    Pose: _poses,
    Rotation: _rotations,
    Pose2: lambda where, poses, trail: _poses(where, poses.lift(), trail),
    Rotation2: lambda where, rotations, trail: _rotations(where, rotations.lift(), trail),
    Similarity: _similarities,
    UncertainPose: _estimates,
    UncertainRotation: lambda where, value, trail: LAYERS[type(value.rotation)](where, value.rotation, trail),
    Trajectory: lambda where, trajectory, trail: (_trajectory(where, trajectory), None),
    FrameTree: lambda where, tree, trail: (tree_layer(where, tree), None),
    Camera: lambda where, camera, trail: _camera(where, camera, Pose(), trail),
    PoseGraph: lambda where, graph, trail: (estimated.graph(where, graph), None),
    **dict.fromkeys(
        (Bundle, Reconstruction),
        lambda where, scene, trail: (estimated.reconstruction(where, scene, _camera), None),
    ),
    Robot: lambda where, robot, trail: (_robot(where, robot, robot.neutral()), None),
    Spheres: lambda where, value, trail: solids.spheres(where, value),
    Boxes: lambda where, value, trail: solids.boxes(where, value),
    Capsules: lambda where, value, trail: solids.capsules(where, value),
    Cylinders: lambda where, value, trail: solids.cylinders(where, value),
    Planes: lambda where, value, trail: solids.planes(where, value),
    HeightMap: lambda where, value, trail: solids.height_map(where, value),
    DistanceGrid: lambda where, value, trail: solids.distance_grid(where, value),
    **dict.fromkeys(maps.DISTRIBUTIONS, _distribution),
}
# By a condition on tuples and arrays, the first that holds.
_HOLDING: tuple[tuple[Callable[[Any], bool], Row], ...] = (
    (robots.is_planned, lambda where, value, trail: (_planned(where, *value), None)),
    (
        lambda value: isinstance(value, tuple) and bool(value) and isinstance(value[0], Robot),
        lambda where, value, trail: (_robot(where, *value), None),
    ),
    (
        lambda value: _is_pair(value, Camera, Pose),
        lambda where, value, trail: _camera(where, value[0], value[1], trail),
    ),
    (
        lambda value: _is_pair(value, Trajectory | Pose, TrajectoryError | Tensor | np.ndarray | list),
        lambda where, value, trail: (_errors(where, *value), None),
    ),
    (_are_points, lambda where, value, trail: _points(where, value)),
)
