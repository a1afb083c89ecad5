"""Robots made from other robots: parts, fixed joints, further frames, other tensors."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..engine import is_mapped, wants_grad
from ..errors import ArgumentError, ShapeError, ValidationError
from ..values import Pose, cat
from . import sweep
from .inertias import Inertias, fault, merged
from .joints import kind_of
from .model import TENSORS, Model
from .tree import Tree

R = TypeVar("R", bound=Model)
P = ParamSpec("P")


def _exactly(edit: Callable[Concatenate[R, P], R]) -> Callable[Concatenate[R, P], R]:
    """Decorator: edit the float64 numbers of a robot that has kept them, so that the new robot has kept them, too."""

    @functools.wraps(edit)
    def edited(robot: R, /, *args: P.args, **kwargs: P.kwargs) -> R:
        if not robot._exact_fields():
            return edit(robot, *args, **kwargs)
        arguments.check_copy(f"Robot.{edit.__name__}", robot.device, "call it before the capture")
        exact = robot.to(dtype=torch.float64, device=robot.device)
        return edit(exact, *args, **kwargs).to(dtype=robot.dtype, device=robot.device)

    return edited


@_exactly
def chain(robot: R, base: str, tip: str) -> R:
    tree, where = robot.tree, "Robot.chain"
    first, last = tree.link(base, f"{where}: base"), tree.link(tip, f"{where}: tip")
    path = tree.ancestors(last)
    if first not in path:
        raise ArgumentError(f"{where}: link {base!r} is not above {tip!r}; the links above it are {_names(tree, path)}")
    rows = path[path.index(first) :]
    outside = [tree.names[i] for i in rows[1:] if tree.drivers[i] not in (-1, *rows[1:])]
    if outside:
        raise ArgumentError(f"{where}: the joints {', '.join(outside)} mimic joints outside the chain; fix them first")
    identity = Pose.identity(*robot.origins.shape[:-1], 1, dtype=robot.dtype, device=robot.device)
    part = _subset(robot, rows, [*range(-1, len(rows) - 1)], fixed=(first,), held=_held(tree, robot.origins, rows))
    return attrs.evolve(part, origins=cat((identity, part.origins[..., 1:]), -1))


def _names(tree: Tree, rows: Sequence[int]) -> str:
    return ", ".join(tree.links[i] for i in rows)


Held = list[tuple[int, int, Pose]]


def _held(tree: Tree, origins: Pose, rows: Sequence[int]) -> Held:
    """The links that fixed joints hold at some others: the place of that one in ``rows``, the link, its pose in it."""
    place = {i: k for k, i in enumerate(rows)}
    parts = []
    for i in range(len(tree.links)):
        pose, above, is_fixed = origins[..., i], tree.parents[i], tree.kinds[i] == "fixed"
        while is_fixed and above >= 0 and above not in place and i not in place:
            pose = origins[..., above] @ pose
            above, is_fixed = tree.parents[above], tree.kinds[above] == "fixed"
        if is_fixed and above >= 0 and i not in place:
            parts.append((place[above], i, pose))
    return parts


def _selected(inertias: Inertias, index: Tensor) -> Inertias:
    mass, centre, inertia = inertias.mass, inertias.centre, inertias.inertia
    return Inertias._unchecked(
        mass.index_select(-1, index), centre.index_select(-2, index), inertia.index_select(-3, index)
    )


def _subset(
    robot: R,
    rows: Sequence[int],
    parents: Sequence[int],
    fixed: Sequence[int] = (),
    held: Held | None = None,
) -> R:
    """The robot with some of the links, whose parents are given as indices into them. Joints in ``fixed`` are fixed.

    The links get the inertias and the shapes of those that they hold, as `_held` returns them.
    """
    tree = robot.tree
    place = {i: k for k, i in enumerate(rows)}
    kinds = ["fixed" if i in fixed else tree.kinds[i] for i in rows]
    names = [
        "" if k < 0 and kind == "fixed" else tree.names[i] for i, k, kind in zip(rows, parents, kinds, strict=True)
    ]
    drivers = [-1 if i in fixed else place.get(tree.drivers[i], -1) for i in rows]
    of_joints = [tuple([values[i] for i in rows]) for values in (tree.multipliers, tree.offsets, tree.pitches)]
    links = tuple([tree.links[i] for i in rows])
    parts = {tree.links[i]: (links[k], pose) for k, i, pose in held or []}
    visuals, file = tree.visuals and tree.visuals.of(links, parts), tree.source
    indices = tuple(parents), tuple(drivers)
    smaller = Tree(links, tuple(names), tuple(kinds), *indices, *of_joints, source=file, visuals=visuals)
    index = arguments.numbers(rows, "Robot", torch.long, robot.device)
    moving = [rows[k] for k in smaller.moving]

    def columns(starts: Sequence[int], size: str) -> Tensor:
        indices = [starts[i] + k for i in moving for k in range(getattr(kind_of(tree.kinds[i]), size))]
        return arguments.numbers(indices, "Robot", torch.long, robot.device)

    q, v = columns(tree.q_columns, "nq"), columns(tree.v_columns, "nv")
    return attrs.evolve(
        robot,
        tree=smaller,
        origins=robot.origins[..., index],
        axes=robot.axes.index_select(-2, index),
        **{name: getattr(robot, name)[q] for name in ("lower", "upper")},
        **{name: getattr(robot, name)[v] for name in ("velocity_limits", "effort_limits")},
        **{name: getattr(robot, name).index_select(-1, v) for name in ("armature", "damping")},
        inertias=_selected(robot.inertias, index) if held is None else merged(robot.inertias, rows, held),
    )


@_exactly
def fix(robot: R, values: Mapping[str, Any]) -> R:
    tree, where = robot.tree, "Robot.fix"
    if not isinstance(values, Mapping):
        raise ArgumentError(f"{where}: values must be a dict by the joints' names, got {type(values).__name__}")
    parts = []
    drivers = set()
    for name, value in values.items():
        i = tree.joint(name, where)
        if tree.drivers[i] != i:
            what = (
                "is fixed already" if tree.drivers[i] < 0 else f"mimics {tree.names[tree.drivers[i]]!r}: fix that one"
            )
            raise ArgumentError(f"{where}: joint {name!r} {what}")
        drivers.add(i)
        parts.append((i, _numbers(robot, i, value, f"{where}: {name!r}")))
    rows = tuple([i for i in range(len(tree.links)) if tree.drivers[i] in drivers])
    q = torch.zeros(tree.nq, dtype=robot.dtype, device=robot.device)
    for i, coordinates in parts:
        column = tree.q_columns[i]
        q = torch.cat((q[:column], coordinates.to(q.dtype), q[column + kind_of(robot.kinds[i]).nq :]))
    origins = list(robot.origins.unbind(-1))
    for i in rows:
        origins[i] = origins[i] @ sweep.motion_of(robot, i, q)
    moved = attrs.evolve(robot, origins=_stacked(origins))
    return _subset(moved, range(len(tree.links)), tree.parents, fixed=rows)


def _stacked(origins: Sequence[Pose]) -> Pose:
    return cat([origin[..., None] for origin in origins], -1)


def _numbers(robot: Model, i: int, value: Any, name: str) -> Tensor:
    """The numbers of one joint in a configuration."""
    size = kind_of(robot.kinds[i]).nq
    coordinates = arguments.scalar(value, name, robot.axes)
    if coordinates.shape != (() if size == 1 else (size,)):
        expected = "a number" if size == 1 else f"of shape ({size},)"
        raise ShapeError(f"{name} must be {expected}, got shape {tuple(coordinates.shape)}")
    arguments.check_read(name, coordinates)
    if not bool(coordinates.isfinite().all()):
        raise ValidationError(f"{name} must be finite, got {coordinates.tolist()}")
    return coordinates.reshape(size)


@_exactly
def fold_fixed(robot: R, keep: Sequence[str] = ()) -> R:
    tree, where = robot.tree, "Robot.fold_fixed"
    if isinstance(keep, str):
        raise ArgumentError(f"{where}: keep must be a list of links, got the string {keep!r}")
    links = {tree.link(name, f"{where}: keep") for name in keep} | {0}
    rows = [i for i in range(len(tree.links)) if i in links or tree.kinds[i] != "fixed"]
    place = {i: k for k, i in enumerate(rows)}
    origins = list(robot.origins.unbind(-1))
    parents = []
    for i in rows:
        above = tree.parents[i]
        while above >= 0 and above not in place:
            origins[i] = robot.origins[..., above] @ origins[i]
            above = tree.parents[above]
        parents.append(place.get(above, -1))
    return _subset(attrs.evolve(robot, origins=_stacked(origins)), rows, parents, held=_held(tree, robot.origins, rows))


@_exactly
def add_frame(robot: R, name: str, parent: str, pose: Pose) -> R:
    tree, where = robot.tree, "Robot.add_frame"
    above = tree.link(parent, f"{where}: parent")
    if not isinstance(name, str) or not name:
        raise ArgumentError(f"{where}: name must be a string that is not empty, got {name!r}")
    if name in tree.links:
        raise ArgumentError(f"{where}: there is a link {name!r} already")
    arguments.check_kinds(where, Pose, pose=pose)
    larger = Tree(
        links=(*tree.links, name),
        names=(*tree.names, ""),
        kinds=(*tree.kinds, "fixed"),
        parents=(*tree.parents, above),
        drivers=(*tree.drivers, -1),
        multipliers=(*tree.multipliers, 0.0),
        offsets=(*tree.offsets, 0.0),
        pitches=(*tree.pitches, 0.0),
        source=tree.source,
        visuals=tree.visuals,
    )
    batch = arguments.broadcast(where, origins=robot.origins.shape[:-1], pose=pose.shape)
    origins = cat((robot.origins.expand(*batch, -1), pose.to(robot.origins).expand(*batch)[..., None]), -1)
    z = arguments.numbers((0.0, 0.0, 1.0), where, robot.dtype, robot.device).expand(*robot.axes.shape[:-2], 1, 3)
    inertias = Inertias._unchecked(*[_with_zero(x, k) for x, k in _inertia_tensors(robot)])
    return attrs.evolve(robot, tree=larger, origins=origins, axes=torch.cat((robot.axes, z), -2), inertias=inertias)


def _inertia_tensors(robot: Model) -> list[tuple[Tensor, int]]:
    """The tensors of the inertias, each with its dimension of the links."""
    return [(robot.inertias.mass, -1), (robot.inertias.centre, -2), (robot.inertias.inertia, -3)]


def _with_zero(x: Tensor, dim: int) -> Tensor:
    return torch.cat((x, torch.zeros_like(x.narrow(dim, 0, 1))), dim)


def _check_field(robot: Model, name: str, value: Any, where: str) -> None:
    """Raise unless a value has the type and the shape of a field."""
    kind: Any = {"origins": Pose, "inertias": Inertias}.get(name, Tensor)
    if not isinstance(value, kind):
        article = "a tensor" if kind is Tensor else f"a {kind.__name__}" if kind is Pose else f"an {kind.__name__}"
        raise ArgumentError(f"{where}: {name} must be {article}, got {type(value).__name__}")
    count, batched = len(robot.tree.links), name in ("origins", "axes", "inertias", "armature", "damping")
    if name in ("origins", "inertias"):
        trailing: tuple[int, ...] = (count,)
    else:
        trailing = (count, 3) if name == "axes" else tuple(getattr(robot, name).shape[-1:])
    shape = tuple(value.shape)
    if (shape[len(shape) - len(trailing) :] if batched else shape) != trailing:
        expected = f"({'..., ' if batched else ''}{', '.join(map(str, trailing))})"
        raise ShapeError(f"{where}: {name} must have shape {expected}, got {shape}")


def faulty_link(robot: Model, origins: Pose, inertias: Inertias) -> tuple[int, str] | None:
    """A link that makes a rigid body, of links that fixed joints hold together, one that cannot be; and what is wrong.

    A link alone may have any moments: published robots have sensors and cables that only correct the sum. No mass may
    be negative.
    """
    faulty = fault(inertias)
    if faulty is None or bool((inertias.mass < 0).any()):
        return faulty
    tree = robot.tree
    heads = [tree.rigid(i) for i in range(len(tree.links))]
    rows = list(dict.fromkeys(heads))
    with torch.no_grad():
        bodies = merged(inertias.to(torch.float64), rows, _held(tree, origins.to(torch.float64), rows))
    broken = fault(bodies)
    if broken is None:
        return None
    parts = [i for i, head in enumerate(heads) if head == rows[broken[0]]]
    part = fault(_selected(inertias, arguments.numbers(parts, "Robot", torch.long, robot.device)))
    return broken if part is None else (parts[part[0]], part[1])


def _check_inertias(robot: Model, origins: Pose, inertias: Inertias, where: str) -> None:
    """Raise for a body that cannot have its inertia. Numbers that require grad are not checked."""
    tensors = inertias.mass, inertias.centre, inertias.inertia, origins.position, origins.quaternion
    readable = all([arguments.is_readable(x) for x in tensors])
    if inertias.requires_grad or inertias.mass.is_meta or not readable:
        return
    faulty = faulty_link(robot, origins, inertias)
    if faulty is not None:
        raise ValidationError(f"{where}: inertias of link {robot.links[faulty[0]]!r}: {faulty[1]}")


def replace(robot: R, changes: Mapping[str, Any]) -> R:
    where, like = "Robot.replace", {"dtype": robot.dtype, "device": robot.device}
    for name, value in changes.items():
        if name not in TENSORS:
            raise ArgumentError(f"{where}: {name!r} cannot be replaced; the fields are {', '.join(TENSORS)}")
        _check_field(robot, name, value, where)
    new = dict(changes)
    if "axes" in new:
        length = torch.linalg.vector_norm(new["axes"], dim=-1)
        turns = [kind_of(kind).has_axis for kind in robot.kinds]
        moving = arguments.numbers(turns, where, torch.bool, length.device)
        if not is_mapped(length):
            arguments.refuse((~(length > 0)) & moving, None, f"{where}: axes", "must not be zero")
        new["axes"] = new["axes"] / length.where(length > 0, 1).unsqueeze(-1)
    for name in ("armature", "damping"):
        if name in new and not wants_grad((new[name],)) and arguments.is_readable(new[name]):
            arguments.refuse(new[name] < 0, new[name], f"{where}: {name}", "must not be negative")
    if "inertias" in new:
        _check_inertias(robot, new.get("origins", robot.origins), new["inertias"], where)
    for name in ("origins", "inertias"):
        if name in new:
            new[name] = new[name].to(**like)
    changed = attrs.evolve(robot, **new)
    changed._keep_exact({name: value for name, value in robot._exact_fields().items() if name not in new})
    return changed
