"""The edges between two frames of a tree, and the errors of those that are missing."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from .. import arguments
from ..errors import ArgumentError, IndexingError, ValidationError
from ..values import Pose, Pose2, Trajectory, UncertainPose

Edge = tuple[str, str]  # parent, child


class Way(NamedTuple):
    """The edges between two frames, as their children.

    Attributes:
        up: From the nearest common ancestor down to the first frame.
        down: From that ancestor down to the second frame.
    """

    up: list[str]
    down: list[str]


def check_edge(key: Any, value: Any) -> None:
    if not isinstance(key, tuple) or len(key) != 2:
        raise ArgumentError(f"FrameTree: an edge is named by (parent, child), got {arguments.describe(key)}")
    for name in key:
        if not isinstance(name, str) or not name:
            raise ArgumentError(f"FrameTree: a frame must be a string that is not empty, got {name!r}")
    edge = f"FrameTree: the edge {key[0]} -> {key[1]}"
    if isinstance(value, Trajectory) and not isinstance(value.poses, Pose):
        raise ArgumentError(f"{edge} must be a trajectory of poses, got one of rotations; use Pose.from_rotation")
    if isinstance(value, Pose2) or (isinstance(value, UncertainPose) and isinstance(value.pose, Pose2)):
        raise ArgumentError(f"{edge} must be in space, got a Pose2; use its lift()")
    if not isinstance(value, Pose | UncertainPose | Trajectory):
        kind = type(value).__name__
        raise ArgumentError(f"{edge} must be a Pose, an UncertainPose or a Trajectory, got {kind}")


def check_tree(edges: Sequence[Edge]) -> None:
    """Raise unless each frame has one parent at most and none is above itself."""
    parents: dict[str, str] = {}
    for parent, child in edges:
        above = ancestors(parents, parent)
        if child in above:
            loop = [child, *reversed(above[: above.index(child)]), child]
            remedy = f"; the tree has the edge from {child!r} to {parent!r}: invert the pose" if len(loop) == 3 else ""
            raise ValidationError(f"FrameTree: the edges would form a loop: {' -> '.join(loop)}{remedy}")
        if child in parents:
            fact = f"{child!r} would have two parents, {parents[child]!r} and {parent!r}"
            remedy = (
                f"remove({child!r}) first drops the former, set({child!r}, {parent!r}, ~pose) hangs the latter below"
            )
            raise ValidationError(f"FrameTree: {fact}: {remedy}")
        parents[child] = parent


def ancestors(parents: Mapping[str, str], frame: str) -> list[str]:
    """The frame and all that are above it, up to its root."""
    chain = [frame]
    while frame in parents:
        frame = parents[frame]
        chain.append(frame)
    return chain


def frames_of(edges: Iterable[Edge]) -> tuple[str, ...]:
    """The names of all frames, in the order in which edges name them."""
    return tuple({name: None for edge in edges for name in edge})


def way(where: str, parents: Mapping[str, str], a: str, b: str) -> Way:
    """Find the edges between two frames."""
    known = frames_of((parent, child) for child, parent in parents.items())
    for name in (a, b):
        if name not in known:
            raise _unknown(where, name, known)
    up, down = ancestors(parents, a), ancestors(parents, b)
    if up[-1] != down[-1]:
        _refuse(where, parents, a, b, known)
    while up and down and up[-1] == down[-1]:
        up.pop()
        down.pop()
    return Way(up[::-1], down[::-1])


def _unknown(where: str, name: object, known: Sequence[str]) -> IndexingError:
    near = difflib.get_close_matches(str(name), known, 1)
    remedy = f"; did you mean {near[0]!r}?" if near else ""
    return IndexingError(f"{where}: there is no frame {name!r} among {_listed(known)}{remedy}")


def _refuse(where: str, parents: Mapping[str, str], a: str, b: str, known: Sequence[str]) -> NoReturn:
    roots = [ancestors(parents, x)[-1] for x in (a, b)]
    members = [_listed([x for x in known if ancestors(parents, x)[-1] == root]) for root in roots]
    fact = f"{a!r} is in the tree of {roots[0]!r} ({members[0]}), {b!r} in that of {roots[1]!r} ({members[1]})"
    missing = f"the edge above {roots[0]!r} or above {roots[1]!r} is missing"
    raise IndexingError(f"{where}: {fact}; {missing}: tree.set({roots[0]!r}, {roots[1]!r}, pose) would join them")


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "") if names else "none"


def drawn(edges: Mapping[Edge, Any], frame: str, text: str, depth: int) -> list[str]:
    """A line for a frame and for each below it."""
    lines = ["  " * depth + text]
    for (parent, child), value in edges.items():
        if parent == frame:
            keys = f", {len(value)} keys" if isinstance(value, Trajectory) else ""
            lines += drawn(edges, child, f"{child}: {type(value).__name__}{keys}", depth + 1)
    return lines
