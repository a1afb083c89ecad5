"""FrameTree: named frames, joined by poses that stand still or move in time; a pytree and a batch of a DataLoader."""

from __future__ import annotations

import functools
import json
import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..engine import register_collate
from ..errors import ArgumentError, IndexingError, ValidationError
from ..geometry import chain, cumulative
from ..values import (
    AT,
    FRAME_TREE,
    Outside,
    Pose,
    Stored,
    Trajectory,
    UncertainPose,
    as_times,
    choice,
    own_members,
    refer,
    stack,
    tuples,
)
from . import ways
from .frame_unknowns import FrameUnknowns
from .ways import Edge, Way


def stacked(poses: list[Any]) -> Any:
    """Poses along a last dimension. Certain ones among uncertain ones have no variance."""
    if any([isinstance(x, UncertainPose) for x in poses]):
        zero = poses[0]._lead.new_zeros(6, 6)
        poses = [x if isinstance(x, UncertainPose) else UncertainPose(x, zero) for x in poses]
    shape = arguments.broadcast("FrameTree", **{str(i): x.shape for i, x in enumerate(poses)})
    return stack([x.expand(*shape) for x in poses], -1)


def alike(poses: list[Pose]) -> list[Pose]:
    """Poses of one dtype."""
    dtype = functools.reduce(torch.promote_types, [x.dtype for x in poses])
    return [x.to(dtype) for x in poses]


def composed(poses: list[Pose]) -> Pose:
    """The product of poses. Those without a batch that follow each other are one chain: 9 us in place of 40 for ten.

    Batches of 100,000 times would take three times as long in a chain, for which they are stacked.
    """
    parts: list[Pose] = []
    start = 0
    for i in range(1, len(poses) + 1):
        first = poses[start]
        if i < len(poses) and first.shape.numel() == 1 and _match(first, poses[i]):
            continue
        parts.append(_chain(poses[start:i]) if i - start > 1 else first)
        start = i
    return functools.reduce(operator.matmul, parts)


def _match(first: Pose, second: Pose) -> bool:
    return first.shape == second.shape and first.dtype is second.dtype


def _chain(poses: list[Pose]) -> Pose:
    return chain(Pose._unchecked(*[torch.stack(x, -2) for x in zip(*[p._tensors() for p in poses], strict=True)]), -1)


Kind: TypeAlias = Literal["decoupled", "screw", "spline", "bspline"]
Value: TypeAlias = "Pose | UncertainPose[Pose] | Trajectory[Pose]"


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class FrameTree(Stored):
    """Named frames in a tree, an immutable value: each edge is the pose of a frame in its parent.

    A pose stands still, a `Trajectory` moves in time, and an `UncertainPose` has a covariance. ``tree["a", "b"]`` is
    ``a_T_b``, the pose of b in a, which maps coordinates in b to those in a. ``tree.at(t)`` is the tree at times of
    any shape. Edges may be batches, which broadcast: a batch of trees. Gradients flow to all edges along the way.

    >>> tree = pk.FrameTree(
    ...     {
    ...         ("map", "base"): pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]])),
    ...         ("base", "camera"): pk.Pose([0, 0, 1]),
    ...         ("base", "lidar"): pk.Pose([0, 0, 2]),
    ...     }
    ... )
    >>> tree["camera", "lidar"].position
    tensor([0., 0., 1.])
    >>> tree.at([0.5, 1.0])["map", "camera"].position
    tensor([[1., 0., 1.],
            [2., 0., 1.]])

    Only edges along the way are evaluated. Several trees, which no edge joins, may be in one FrameTree.

    Args:
        edges: For pairs of names (parent, child) the pose of the child in the parent, as a Pose, an UncertainPose or a
            Trajectory of poses. A frame has one parent.
    """

    _names: tuple[Edge, ...]
    _values: tuple[Value, ...]
    _times: Tensor | None
    _kinds: tuple[tuple[str, str], ...]
    _outside: Outside

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(self, edges: Mapping[tuple[str, str], Value] | None = None) -> None:
        mapping: Any = {} if edges is None else edges
        if not isinstance(mapping, Mapping):
            kind = type(edges).__name__
            raise ArgumentError(f"FrameTree: edges must be a dict {{(parent, child): pose}}, got {kind}")
        for key, value in mapping.items():
            ways.check_edge(key, value)
        ways.check_tree(list(mapping))
        if mapping:
            arguments.check_devices("FrameTree", *[x._lead for x in mapping.values()])
            arguments.broadcast("FrameTree", **{f"{p} -> {c}": x.shape for (p, c), x in mapping.items()})
        arguments.fill(self, tuple(mapping), tuple(mapping.values()), None, (), "raise")

    @classmethod
    def _unchecked(cls, *fields: Any) -> Self:
        return arguments.filled(cls, *fields)

    # The tree

    @property
    def edges(self) -> dict[tuple[str, str], Value]:
        """The pose of each frame in its parent, by (parent, child), as it was set: a new dict.

        >>> tree = pk.FrameTree({("map", "base"): pk.Pose([1, 2, 3])})
        >>> tree.edges["map", "base"].position
        tensor([1., 2., 3.])
        """
        return dict(zip(self._names, self._values, strict=True))

    @property
    def frames(self) -> tuple[str, ...]:
        """The names of all frames.

        >>> pk.FrameTree({("map", "base"): pk.Pose(), ("base", "camera"): pk.Pose()}).frames
        ('map', 'base', 'camera')
        """
        return ways.frames_of(self._names)

    @property
    def roots(self) -> tuple[str, ...]:
        """The names of the frames without a parent: one for each tree.

        >>> pk.FrameTree({("map", "base"): pk.Pose(), ("base", "camera"): pk.Pose()}).roots
        ('map',)
        """
        return tuple([name for name in self.frames if name not in self._parents])

    @property
    def shape(self) -> torch.Size:
        """The batch shape of the trees, without the dimensions of times.

        >>> pk.FrameTree({("map", "base"): pk.Pose.identity(8)}).shape
        torch.Size([8])
        """
        shapes = {f"{p} -> {c}": x.shape for (p, c), x in self.edges.items()}
        return arguments.broadcast("FrameTree", **shapes) if shapes else torch.Size()

    def set(self, parent: str, child: str, value: Value) -> FrameTree:
        """Return a tree with another edge, or with another value of an edge.

        >>> tree = pk.FrameTree().set("base", "camera", pk.Pose([0, 0, 1]))
        >>> tree.set("base", "camera", pk.Pose([0, 0, 2]))["camera", "base"].position
        tensor([-0., -0., -2.])

        Args:
            parent: The frame in which the pose is given.
            child: The frame whose pose it is. If it has another parent, `remove` it first.
            value: The pose ``parent_T_child``, as for the constructor.
        """
        ways.check_edge((parent, child), value)
        edges: dict[tuple[str, str], Any] = {**self.edges, (parent, child): value}
        return FrameTree(edges)._in_time_of(self)

    def remove(self, child: str) -> FrameTree:
        """Return a tree without the edge above a frame, which becomes the root of a tree of its own.

        A frame without edges is not in a tree.

        >>> pk.FrameTree({("map", "base"): pk.Pose(), ("base", "camera"): pk.Pose()}).remove("base").frames
        ('base', 'camera')

        Args:
            child: A frame that has a parent.
        """
        edges = {edge: value for edge, value in self.edges.items() if edge[1] != child}
        if len(edges) == len(self._names):
            raise IndexingError(f"FrameTree.remove: there is no edge above {child!r}")
        return FrameTree(edges)._in_time_of(self)

    def _in_time_of(self, other: FrameTree) -> FrameTree:
        return FrameTree._unchecked(self._names, self._values, other._times, other._kinds, other._outside)

    # In time

    @arguments.closed(AT)
    def at(
        self,
        times: TensorLike | float,
        kind: Kind | Mapping[str, Kind] = "decoupled",
        *,
        outside: Outside = "raise",
    ) -> FrameTree:
        """Return the tree at query times. Nothing is evaluated before a pose is asked for.

        >>> path = pk.Trajectory([0, 1], pk.Pose([[0, 0, 0], [4, 0, 0]]))
        >>> tree = pk.FrameTree({("map", "base"): path})
        >>> tree.at(0.25)["map", "base"].position
        tensor([1., 0., 0.])
        >>> tree.at([0.5, 3.0], outside="clamp")["base", "map"].position
        tensor([[-2., -0., -0.],
                [-4., -0., -0.]])

        Args:
            times: A number, for poses of shape (*batch), or a tensor of shape (m,) or (*batch, m) for poses of shape
                (*batch, m), as for `Trajectory.at`. For trees without batch dimensions it may have any shape, which is
                that of the poses.
            kind: The interpolation, "decoupled", which is that of tf2, "screw", "spline" or "bspline" (see
                `Trajectory`); or one for each moving frame by its name, and "decoupled" for others.
            outside: What to do with times before the first or after the last key of an edge on the way, as for
                `Trajectory.at`: "raise" an error, "clamp" to the nearest end, or "extrapolate".
        """
        kinds: Any = {child: kind for _, child in self._names} if isinstance(kind, str) else kind
        if not isinstance(kinds, Mapping):
            actual = arguments.describe(kind)
            raise ArgumentError(f"FrameTree.at: kind must be a name, or a dict of names by frames, got {actual}")
        known = [child for _, child in self._names]
        for child, name in kinds.items():
            arguments.check_choice(name, ("decoupled", "screw", "spline", "bspline"), "FrameTree.at: kind")
            if child not in known:
                raise ArgumentError(f"FrameTree.at: kind names {child!r}, which is no child of an edge")
        choice("FrameTree.at", outside, False)
        like = torch.empty(0, dtype=torch.float64, device=self.device)
        queries = as_times(times, "FrameTree.at: times", like)
        return self._unchecked(self._names, self._values, queries, tuple(kinds.items()), outside)

    def span(self, a: str, b: str) -> tuple[Tensor, Tensor]:
        """Return the first and the last time at which the pose of a frame in another is known.

        It is the intersection of the intervals of all edges on the way, shape (*batch) each, and infinite where
        nothing moves. If the last time is before the first one, the edges have no time in common.

        >>> path = pk.Trajectory([0, 1], pk.Pose.identity(2))
        >>> tree = pk.FrameTree({("map", "base"): path, ("base", "camera"): pk.Pose()})
        >>> tree.span("map", "camera")
        (tensor(0., dtype=torch.float64), tensor(1., dtype=torch.float64))

        Args:
            a: The name of a frame.
            b: The name of another.
        """
        up, down = self._way("FrameTree.span", a, b)
        moving = [x for x in map(self._value, (*up, *down)) if isinstance(x, Trajectory)]
        if not moving:
            infinity = torch.full((), torch.inf, dtype=torch.float64, device=self.device)
            return -infinity, infinity
        start = functools.reduce(torch.maximum, [x.start for x in moving])
        return start, functools.reduce(torch.minimum, [x.end for x in moving])

    def can(self, a: str, b: str) -> bool:
        """Return whether a way joins two frames, and, in a tree at times, whether all its edges are known then.

        With times it waits for a CUDA device.

        >>> path = pk.Trajectory([0, 1], pk.Pose.identity(2))
        >>> tree = pk.FrameTree({("map", "base"): path})
        >>> tree.can("map", "base"), tree.at(0.5).can("map", "base"), tree.at(1.5).can("map", "base")
        (True, True, False)
        >>> tree.can("map", "camera")
        False

        Args:
            a: The name of a frame.
            b: The name of another.
        """
        try:
            start, end = self.span(a, b)
        except IndexingError:
            return False
        if self._times is None or self._outside != "raise":
            return True
        if self._times.dim():
            start, end = start.unsqueeze(-1), end.unsqueeze(-1)
        return bool(((self._times >= start) & (self._times <= end)).all())

    # Poses

    def __getitem__(self, frames: tuple[str, str | Sequence[str]]) -> Any:
        """Return the pose of the second frame in the first, ``tree["a", "b"]`` is ``a_T_b``.

        A list of frames in the place of the second gives their poses, along a last dimension, by one kernel:
        ``tree["a", ["b", "c"]]`` has the shape (*batch, 2). If an edge on the way is uncertain, so is the pose, an
        UncertainPose in the frame "body": errors of edges are independent and are propagated as in ``@``.

        >>> tree = pk.FrameTree({("map", "a"): pk.Pose([1, 0, 0]), ("map", "b"): pk.Pose([0, 2, 0])})
        >>> tree["a", "b"].position
        tensor([-1.,  2.,  0.])
        >>> tree["map", tree.frames].position
        tensor([[0., 0., 0.],
                [1., 0., 0.],
                [0., 2., 0.]])
        """
        pair: Any = frames
        if not isinstance(pair, tuple) or len(pair) != 2:
            actual = arguments.describe(pair)
            raise ArgumentError(f'FrameTree[...]: needs two names, as in tree["map", "camera"], got {actual}')
        a, b = pair
        if isinstance(b, str):
            return self._expanded(self._pose(a, b))
        if not isinstance(b, list | tuple) or not b:
            raise ArgumentError(f"FrameTree[...]: needs a name or a list of names, got {arguments.describe(b)}")
        return self._expanded(self._several(a, b), 1)

    def _pose(self, a: str, b: str) -> Any:
        where = f"FrameTree[{a!r}, {b!r}]"
        up, down = [[self._edge(where, child) for child in part] for part in self._way(where, a, b)]
        if any([isinstance(x, UncertainPose) for x in (*up, *down)]):
            total = functools.reduce(operator.matmul, [*[~x for x in reversed(up)], *down])
            return total.in_frame("body")
        if not up:
            return composed(down) if down else self._identity()
        return composed(up).between(composed(down)) if down else composed(up).inverse()

    def _several(self, a: str, frames: Sequence[str]) -> Any:
        """The poses of several frames in one, along a last dimension."""
        where = f"FrameTree[{a!r}, [...]]"
        ways_to = [self._way(where, a, b) for b in frames]
        parents = self._parents
        edges = {child: self._edge(where, child) for part in ways_to for side in part for child in side}
        if not edges or any([isinstance(x, UncertainPose) for x in edges.values()]):
            return stacked([self._pose(a, b) for b in frames])
        rows = {child: i for i, child in enumerate(edges)}
        table = [rows.get(parents[child], -1) for child in edges]
        poses = cumulative(alike(list(edges.values())), -1, parents=table)
        top = Pose.identity(*poses.shape[:-1], 1, dtype=poses.dtype, device=poses.device)
        poses = Pose._unchecked(*[torch.cat(x, -2) for x in zip(poses._tensors(), top._tensors(), strict=True)])
        chosen = poses[..., [rows.get(b, len(rows)) for b in frames]]
        return poses[..., [rows[a]]].between(chosen) if a in rows else chosen

    def velocity(self, a: str, b: str) -> Tensor:
        """Return the twist [v, w] of a frame seen from another, in a tree at times: shape (*batch, m, 6).

        It is the body velocity of b in a, as of `Trajectory.velocity`: v is the velocity of the origin of b and w its
        angular velocity, both with respect to a and expressed in b. To first order in dt,
        ``tree.at(t + dt)["a", "b"]`` is ``tree.at(t)["a", "b"].retract(dt * tree.at(t).velocity("a", "b"))``.

        >>> path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]]))
        >>> tree = pk.FrameTree({("map", "base"): path, ("base", "camera"): pk.Pose([0, 0, 1])})
        >>> tree.at(0.5).velocity("map", "camera")
        tensor([2., 0., 0., 0., 0., 0.])

        Args:
            a: The name of the frame from which the motion is seen.
            b: The name of the moving frame.
        """
        where = f"FrameTree.velocity({a!r}, {b!r})"
        up, down = self._way(where, a, b)
        twist = self._identity().position.new_zeros(6)
        for child in reversed(up):  # of an inverse, -Ad(T) times the twist of T
            twist = self._certain(where, child).adjoint_apply(twist - self._rate(where, child))
        for child in down:
            twist = self._certain(where, child).inverse().adjoint_apply(twist) + self._rate(where, child)
        shape = twist.shape[:-1] if self._times is None else self._batch(twist.shape[:-1])
        return twist.expand(*shape, 6)

    def unknowns(self, problem: Any, free: Sequence[str]) -> FrameUnknowns:
        """Add poses of frames in their parents to a `Problem`, as variables: extrinsic calibration.

        The poses of the tree are where the search starts; those of an UncertainPose are priors, too.

        >>> tree = pk.FrameTree({("map", "base"): pk.Pose([1, 0, 0]), ("base", "lidar"): pk.Pose()})
        >>> problem, marks = pk.Problem(), torch.tensor([[3.0, 0, 0], [0, 2, 0], [0, 0, 2]])
        >>> seen = marks - torch.tensor([1.0, 2, 3])  # by a lidar that is turned as the map
        >>> unknowns = tree.unknowns(problem, free=["lidar"])
        >>> _ = unknowns.add(lambda map_T_lidar, x, mark: map_T_lidar.apply(x) - mark, "map", "lidar", seen, marks)
        >>> unknowns.solved(problem.solve())["base", "lidar"].position.round(decimals=4)
        tensor([0.0000, 2.0000, 3.0000], dtype=torch.float64)

        Args:
            problem: The `Problem`.
            free: The frames whose poses in their parents are unknown. They stand still.

        Returns:
            What adds residuals of poses along ways, ``add(residual, a, b, *data, times=...)``, and makes the tree of a
            result, ``solved(result)``.
        """
        return FrameUnknowns(self, problem, free)

    # Edges

    @property
    def _parents(self) -> dict[str, str]:
        return {child: parent for parent, child in self._names}

    def _way(self, where: str, a: str, b: str) -> Way:
        return ways.way(where, self._parents, a, b)

    def _value(self, child: str) -> Value:
        return next(x for (_, name), x in zip(self._names, self._values, strict=True) if name == child)

    def _edge(self, where: str, child: str) -> Any:
        """The pose of a frame in its parent, with a dimension for times if there is one."""
        value = self._value(child)
        if isinstance(value, Trajectory):
            return self._evaluated(where, child, value.at)
        return value.unsqueeze(-1) if self._times is not None and self._times.dim() else value

    def _certain(self, where: str, child: str) -> Pose:
        value = self._edge(where, child)
        return value.pose if isinstance(value, UncertainPose) else cast(Pose, value)

    def _rate(self, where: str, child: str) -> Tensor:
        """The body velocity of a frame in its parent."""
        value = self._value(child)
        if isinstance(value, Trajectory):
            return cast(Tensor, self._evaluated(where, child, value.velocity))
        return value._lead.new_zeros(6)

    def _evaluated(self, where: str, child: str, method: Any) -> Any:
        edge = f"the edge {self._parents[child]} -> {child}"
        if self._times is None:
            raise ArgumentError(f"{where}: {edge} moves in time: use tree.at(t)[...]")
        try:
            return method(self._times, dict(self._kinds).get(child, "decoupled"), outside=self._outside)
        except ValidationError as error:
            raise ValidationError(f"{where}: {edge} is not known then: {error}") from error

    def _identity(self) -> Pose:
        return Pose.identity(dtype=self.dtype, device=self.device)

    def _batch(self, shape: torch.Size) -> torch.Size:
        if self._times is None:
            return shape
        return arguments.broadcast("FrameTree", poses=shape, times=self._times.shape)

    def _expanded(self, pose: Any, listed: int = 0) -> Any:
        """Poses in the shape of the times, also where nothing moves."""
        shape = pose.shape[: pose.ndim - listed]
        wanted = self._batch(shape)
        return pose if wanted == shape else pose.expand(*wanted, *pose.shape[len(shape) :])

    # Storage

    def _tensors(self) -> tuple[Any, ...]:
        return self._values

    @property
    def _lead(self) -> Tensor:
        return self._values[0]._lead if self._values else torch.empty(0)

    def _map(self, function: Any) -> Self:
        return self._mapped(lambda value: value._map(function), function)

    def _mapped(self, of_value: Any, of_times: Any) -> Self:
        values = tuple([of_value(x) for x in self._values])
        times = None if self._times is None else of_times(self._times)
        if times is self._times and all([x is y for x, y in zip(values, self._values, strict=True)]):
            return self
        return self._unchecked(self._names, values, times, self._kinds, self._outside)

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the poses to another dtype, or move to another device, as ``Pose.to``. Times keep their dtype.

        >>> pk.FrameTree({("map", "base"): pk.Pose()}).to(torch.float64)["map", "base"].dtype
        torch.float64

        Args:
            *target: A dtype, a device, both in the order of ``torch.Tensor.to``, or a tensor or value whose dtype and
                device are taken.
            **options: The keyword arguments of ``torch.Tensor.to``: ``dtype``, ``device``, ``non_blocking``, ``copy``.
        """
        target = self._checked_target(target, options)
        device = self._lead.to(*target, **options).device
        return self._mapped(lambda x: x.to(*target, **options), lambda times: times.to(device))

    @property
    def _parts(self) -> tuple[Any, ...]:
        """The leaves of the pytree: the edges, and the times if there are any."""
        return self._values if self._times is None else (*self._values, self._times)

    @property
    def _structure(self) -> tuple[Any, ...]:
        return self._names, self._kinds, self._outside, self._times is not None

    def __contains__(self, name: object) -> bool:
        return name in self.frames

    def __iter__(self) -> Iterator[str]:
        raise ArgumentError("a FrameTree has no order: iterate over tree.frames or tree.edges")

    def __repr__(self) -> str:
        """The frames, one a line, each below its parent."""
        parts = [f"{len(self.frames)} frames"]
        parts += [f"shape={tuple(self.shape)}"] * bool(self.shape)
        parts += [] if self._times is None else [f"times of shape {tuple(self._times.shape)}"]
        lines = [f"FrameTree({', '.join(parts)}" + (")" if not self._values else ",")]
        lines += [line for root in self.roots for line in ways.drawn(self.edges, root, root, 1)]
        return "\n".join(lines) + (")" if self._values else "")


own_members(FrameTree)
refer(FrameTree, FRAME_TREE)


def _build(children: list[Any], structure: Any) -> FrameTree:
    (parts,) = children
    names, kinds, outside, has_times = structure
    parts = tuple(parts)
    values, times = (parts[:-1], parts[-1]) if has_times else (parts, None)
    return FrameTree._unchecked(names, values, times, kinds, outside)


def _collated(trees: list[FrameTree], collate: Any) -> FrameTree:
    """A batch of trees. Single times would be those of all trees, each."""
    if len({tree._structure for tree in trees}) > 1 or any(
        [x._times is not None and not x._times.dim() for x in trees]
    ):
        raise ArgumentError("collating FrameTree: all must have the same frames and edges, and no single time")
    return _build([collate([tree._parts for tree in trees])], trees[0]._structure)


arguments.register(
    FrameTree,
    "posekit",
    ("_parts",),
    _build,
    "_structure",
    to_dumpable_context=json.dumps,
    from_dumpable_context=lambda text: tuples(json.loads(text)),
)
register_collate(FrameTree, _collated)
