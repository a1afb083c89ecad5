"""Triangles of the shapes that files draw links with."""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch

from ..errors import MissingExtraError
from ..kinematics import Visual, Visuals, mesh_file, visuals_of
from ..values import Rotation
from . import reading
from .colours import Array
from .layers import CORNERS, FACES, ball
from .reading import Indices

_SIDES, _ROWS = 24, 16  # of cylinders
_WHERE = "posekit.viz"
FINE = 300_000  # triangles of a robot, from which pictures with fewer are made
_FINEST, _LEAST = 300, 1.1  # cells along the largest part at first, and by how much they grow at least
_NAMED = 8  # files in a warning

Mesh = tuple[Array, Indices]


class LinkMesh(NamedTuple):
    """Triangles of one link in one colour.

    Attributes:
        link: The name of the link in the robot's file.
        vertices: The vertices in its frame, shape (v, 3).
        faces: The indices of the vertices of each triangle, shape (f, 3).
        colour: Red, green, blue and opacity, or None.
    """

    link: str
    vertices: Array
    faces: Indices
    colour: tuple[float, ...] | None


class Parts(NamedTuple):
    """What the links of a robot look like.

    Attributes:
        parts: The parts of the links.
        missing: The links that have a shape which cannot be drawn.
    """

    parts: tuple[LinkMesh, ...]
    missing: frozenset[str]


@functools.lru_cache(maxsize=16)
def parts(visuals: Visuals, most: int) -> Parts:
    """The parts of a robot, with at most so many triangles. One warning names what cannot be drawn.

    They are kept by the identity of the shapes, so that a robot that moves is read once. The parts are the same ones,
    in one order, for all numbers of triangles.
    """
    whole, missing = _read(visuals) if most >= FINE else parts(visuals, FINE)
    return Parts(_reduced(whole, most), missing)


@functools.lru_cache(maxsize=16)
def _read(visuals: Visuals) -> tuple[Sequence[LinkMesh], frozenset[str]]:
    meshes: dict[tuple[str, Any], list[Mesh]] = {}
    missing: set[str] = set()
    faults: dict[str, None] = {}
    for visual in visuals_of(visuals):
        try:
            pieces = _pieces(visual)
        except (OSError, ValueError, MissingExtraError) as error:
            missing.add(visual.link)
            faults[str(error)] = None
            continue
        turn = reading.array(Rotation(torch.tensor(visual.quaternion, dtype=torch.float64)).matrix())
        for (vertices, faces), colour in pieces:
            placed = vertices @ turn.T + np.array(visual.position)
            meshes.setdefault((visual.link, colour), []).append((placed, faces))
    if faults:
        more = f", and {len(faults) - _NAMED} more" if len(faults) > _NAMED else ""
        what = f"{'; '.join(list(faults)[:_NAMED])}{more}"
        warnings.warn(f"{_WHERE}: shapes that cannot be read are drawn as lines: {what}", stacklevel=2)
    return [LinkMesh(link, *_joined(pieces), colour) for (link, colour), pieces in meshes.items()], frozenset(missing)


def _joined(pieces: Sequence[Mesh]) -> Mesh:
    starts = np.cumsum([0, *[len(vertices) for vertices, _ in pieces]])
    faces = [faces + start for (_, faces), start in zip(pieces, starts, strict=False)]
    return np.concatenate([vertices for vertices, _ in pieces]), np.concatenate(faces)


def _pieces(visual: Visual) -> list[tuple[Mesh, tuple[float, ...] | None]]:
    """The triangles of a shape before it is placed, by their colours."""
    if visual.fault:
        raise ValueError(visual.fault)
    if visual.kind != "mesh":
        return [(_SHAPES[visual.kind](*visual.size), visual.colour)]
    scale = np.array(visual.size or (1.0, 1.0, 1.0))
    if visual.vertices is not None:
        mesh = np.asarray(visual.vertices, np.float64) * scale, np.asarray(visual.faces, np.int64)
        return [(mesh, visual.colour)]
    pieces = [
        ((vertices * scale, faces), visual.colour or own) for vertices, faces, own in mesh_file(visual.file, _WHERE)
    ]
    return pieces if scale.prod() > 0 else [((v, f[:, ::-1]), colour) for (v, f), colour in pieces]


def _box(x: float, y: float, z: float) -> Mesh:
    return CORNERS * np.array([x, y, z]) / 2, _triangles(FACES)


def _ellipsoid(x: float, y: float, z: float) -> Mesh:
    vertices, quads = ball(_SIDES // 2)
    return vertices * np.array([x, y, z]), _triangles(quads)


def _sphere(radius: float) -> Mesh:
    return _ellipsoid(radius, radius, radius)


def _capsule(radius: float, length: float) -> Mesh:
    vertices, faces = _sphere(radius)  # whose middle row of vertices belongs to the upper half
    shift = np.where(vertices[:, 2] > -1e-9 * radius, length / 2, -length / 2)
    return vertices + shift[:, None] * np.array([0.0, 0.0, 1.0]), faces


def cylinder(radius: float, length: float) -> Mesh:
    turn = 2 * np.pi * np.arange(_SIDES) / _SIDES
    ring = np.stack((radius * np.cos(turn), radius * np.sin(turn), np.zeros(_SIDES)), -1)
    # Several rows: matplotlib sorts triangles by their middles, which fails where they are long.
    levels = np.linspace(-length / 2, length / 2, 1 + int(np.clip(2 * length / max(radius, 1e-9), 1, _ROWS)))
    rings = np.concatenate([ring + np.array([0.0, 0.0, level]) for level in levels])
    middles = np.array([[0.0, 0.0, -length / 2], [0.0, 0.0, length / 2]])
    this, following = np.arange(_SIDES), np.roll(np.arange(_SIDES), -1)
    sides = [
        np.stack((this, following, following + _SIDES, this + _SIDES), -1) + k * _SIDES for k in range(len(levels) - 1)
    ]
    bottom, last = np.full(_SIDES, len(rings)), len(rings) - _SIDES
    caps = [np.stack((bottom, following, this), -1), np.stack((bottom + 1, this + last, following + last), -1)]
    return np.concatenate((rings, middles)), np.concatenate((_triangles(np.concatenate(sides)), *caps))


def _triangles(quads: Indices) -> Indices:
    return np.concatenate((quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]))


_SHAPES: dict[str, Callable[..., Mesh]] = {
    "box": _box,
    "sphere": _sphere,
    "ellipsoid": _ellipsoid,
    "cylinder": cylinder,
    "capsule": _capsule,
}


def reduced(mesh: Mesh, most: int) -> Mesh:
    """A mesh with at most so many triangles."""
    (part,) = _reduced([LinkMesh("", *mesh, None)], most)
    return part.vertices, part.faces


def _reduced(whole: Sequence[LinkMesh], most: int) -> tuple[LinkMesh, ...]:
    """Parts with at most so many triangles: vertices that share a cell of a grid become one."""
    reduced, total = list(whole), sum([len(part.faces) for part in whole])
    size = max([float(np.ptp(part.vertices, axis=0).max()) for part in whole if len(part.vertices)], default=0.0)
    size /= _FINEST
    while total > most:
        reduced = [part._replace(**_clustered(part, size)) for part in whole]
        total = sum([len(part.faces) for part in reduced])
        size *= max(_LEAST, (total / most) ** 0.5)  # a surface has as many triangles as it has cells
    return tuple(reduced)


def _clustered(part: LinkMesh, size: float) -> dict[str, Any]:
    cells = np.floor((part.vertices - part.vertices.min(0)) / size).astype(np.int64)
    counts = cells.max(0) + 1
    keys = (cells[:, 0] * counts[1] + cells[:, 1]) * counts[2] + cells[:, 2]
    _, where, members = np.unique(keys, return_inverse=True, return_counts=True)
    sums = np.stack([np.bincount(where, column) for column in part.vertices.T], -1)
    faces = where[part.faces]
    a, b, c = faces.T
    faces = faces[(a != b) & (b != c) & (a != c)]
    # Of triangles with the same corners one is left.
    _, first = np.unique(np.sort(faces, 1), axis=0, return_index=True)
    return {"vertices": sums / members[:, None], "faces": faces[np.sort(first)]}


def normals(triangles: Array) -> Array:
    """The unit normals of triangles of shape (n, 3, 3), zero for those without an area."""
    areas = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.linalg.norm(areas, axis=-1, keepdims=True)
    unit: Array = areas / np.where(length > 0, length, 1)
    return unit
