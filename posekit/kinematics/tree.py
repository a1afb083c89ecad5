"""The static part of a robot: names, parents and kinds of its links and joints, and the columns of a configuration."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from ..errors import ArgumentError, FormatError
from .joints import Joint, kind_of, sweeps, swept
from .visuals import Visuals


@attrs.frozen(slots=False)
class Tree:
    """The links of a robot in an order in which every parent comes before its children, each with the joint above it.

    Attributes:
        links: Names of the links. The first is the root.
        names: Names of the joints above the links. That of the root is "" unless the base is free.
        kinds: Kinds of these joints.
        parents: Indices of the parents; -1 for the root.
        drivers: The index of the link whose joint has the number that moves the joint: its own for most joints, another
            one for a mimic joint, -1 for a fixed joint.
        multipliers: A joint with one number moves by ``multiplier * q + offset``: 1 except for mimic joints.
        offsets: 0 except for mimic joints.
        pitches: The translations per radian of screw joints.
        source: The file that the links come from, for messages; "" if they come from none.
        visuals: What this file draws them with, or None.
        moving: The links whose joints have numbers of their own.
        joints: The names of these joints.
        q_columns: For each link the column of a configuration where the numbers of its joint begin; -1 for none.
        v_columns: The same of a velocity.
        nq: How many numbers a configuration has.
        nv: How many numbers a velocity has.
        index: The index of each link.
        is_scalar: Whether every joint has one number, so that velocities are differences of configurations.
        swept: The kinds that sweeps over the tree tell apart.
    """

    links: tuple[str, ...]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    parents: tuple[int, ...]
    drivers: tuple[int, ...]
    multipliers: tuple[float, ...]
    offsets: tuple[float, ...]
    pitches: tuple[float, ...]
    source: str = attrs.field(default="", kw_only=True, eq=False, repr=False)
    visuals: Visuals | None = attrs.field(default=None, kw_only=True, eq=False, repr=False)
    # What follows from them. Plain attributes: torch.compile reads them without tracing their computation.
    moving: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    joints: tuple[str, ...] = attrs.field(init=False, eq=False, repr=False)
    q_columns: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    v_columns: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    nq: int = attrs.field(init=False, eq=False, repr=False)
    nv: int = attrs.field(init=False, eq=False, repr=False)
    index: dict[str, int] = attrs.field(init=False, eq=False, repr=False)
    is_scalar: bool = attrs.field(init=False, eq=False, repr=False)
    swept: tuple[str, ...] = attrs.field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        moving = tuple([i for i, driver in enumerate(self.drivers) if driver == i])
        kinds = [kind_of(kind) for kind in self.kinds]
        q_of, v_of, nq, nv = {}, {}, 0, 0
        for i in moving:
            q_of[i], v_of[i] = nq, nv
            nq, nv = nq + kinds[i].nq, nv + kinds[i].nv
        derived = {
            "moving": moving,
            "joints": tuple([self.names[i] for i in moving]),
            "q_columns": tuple([q_of.get(d, -1) for d in self.drivers]),
            "v_columns": tuple([v_of.get(d, -1) for d in self.drivers]),
            "nq": nq,
            "nv": nv,
            "index": {name: i for i, name in enumerate(self.links)},
            "is_scalar": all([kinds[i].is_scalar for i in moving]),
        }
        self.__setstate__(derived)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.__dict__["swept"] = swept(self.kinds)
        for kind in self.swept:
            kind_of(kind)  # fails in a process that has not registered it
        sweeps(self.swept)  # torch.compile cannot trace their declaration

    def link(self, name: Any, where: str) -> int:
        """The index of a link."""
        index = self.index.get(name) if isinstance(name, str) else None
        if index is None:
            raise _unknown(where, "link", name, self.links)
        return index

    def joint(self, name: Any, where: str) -> int:
        """The index of the link below a joint. Fixed and mimic joints count, too."""
        if isinstance(name, str) and name and name in self.names:
            return self.names.index(name)
        raise _unknown(where, "joint", name, [n for n in self.names if n])

    def ancestors(self, link: int) -> tuple[int, ...]:
        """The path from the root to a link, which is included."""
        path = []
        while link >= 0:
            path.append(link)
            link = self.parents[link]
        return tuple(reversed(path))

    def rigid(self, link: int) -> int:
        """The first link of the rigid body that a link belongs to: fixed joints lead from it to the link."""
        while self.kinds[link] == "fixed" and self.parents[link] >= 0:
            link = self.parents[link]
        return link

    def select(self, links: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The links whose poses are needed to compute those of ``links``, in order, and where among them these are."""
        needed = sorted({i for link in links for i in self.ancestors(link)})
        position = {i: k for k, i in enumerate(needed)}
        return tuple(needed), tuple([position[i] for i in links])


def _unknown(where: str, what: str, name: Any, known: Sequence[str]) -> ArgumentError:
    shown = ", ".join(known[:20]) + (", ..." if len(known) > 20 else "")
    return ArgumentError(f"{where}: there is no {what} {name!r}; the {what}s are {shown}")


def sorted_joints(joints: Sequence[Joint], links: Iterable[str], where: str) -> tuple[str, list[Joint]]:
    """Check that joints form a tree, and sort them depth first, siblings in the given order.

    Args:
        joints: The joints.
        links: Names of links that may have no joint.
        where: Begins every error message.

    Returns:
        The root link and the sorted joints.
    """
    above: dict[str, Joint] = {}
    below: dict[str, list[Joint]] = {name: [] for name in links}
    seen: set[str] = set()
    for joint in joints:
        if joint.name in seen:
            raise FormatError(f"{where}: there are two joints {joint.name!r}")
        seen.add(joint.name)
        if joint.child in above:
            other = above[joint.child].name
            raise FormatError(f"{where}: link {joint.child!r} is the child of two joints, {other!r} and {joint.name!r}")
        above[joint.child] = joint
        below.setdefault(joint.child, [])
        below.setdefault(joint.parent, []).append(joint)
    roots = [name for name in below if name not in above]
    if len(roots) > 1:
        names = ", ".join(map(repr, roots))
        raise FormatError(f"{where}: a robot must have one root, but these links have no joint above them: {names}")
    if not below:
        raise FormatError(f"{where}: a robot must have at least one link")
    ordered: list[Joint] = []
    stack = list(reversed(below[roots[0]])) if roots else []
    while stack:
        joint = stack.pop()
        ordered.append(joint)
        stack += reversed(below[joint.child])
    if len(ordered) < len(joints):
        reached = {j.name for j in ordered}
        loop = ", ".join(repr(j.name) for j in joints if j.name not in reached)
        raise FormatError(f"{where}: the joints {loop} form a loop, which no root leads to")
    return roots[0], ordered


def drivers(joints: Sequence[Joint], where: str) -> list[tuple[int, float, float]]:
    """For each joint the index of the joint that moves it, -1 for a fixed joint, with the multiplier and the offset.

    A joint may mimic a mimic joint: the factors multiply.
    """
    index = {joint.name: i for i, joint in enumerate(joints)}
    result = []
    for i, joint in enumerate(joints):
        multiplier, offset, source, path = 1.0, 0.0, joint, {joint.name}
        while source.mimic is not None:
            if source.mimic not in index:
                raise FormatError(f"{where}: joint {source.name!r} mimics {source.mimic!r}, which does not exist")
            if source.mimic in path:
                raise FormatError(f"{where}: joint {joint.name!r} mimics itself, by {', '.join(sorted(path))}")
            multiplier, offset = multiplier * source.multiplier, offset + multiplier * source.offset
            source = joints[index[source.mimic]]
            path.add(source.name)
        if source is not joint and not kind_of(source.kind).is_scalar:
            raise FormatError(f"{where}: joint {joint.name!r} mimics {source.name!r}, which is {source.kind}")
        fixed = joint.kind == "fixed"
        result.append((-1, 0.0, 0.0) if fixed else (i if source is joint else index[source.name], multiplier, offset))
    return result
