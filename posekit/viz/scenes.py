"""Layers as nodes of a viser scene, all below one node for each layer, and trajectories that move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import colours
from .colours import Array
from .layers import FACES, Drawing, PlacedMesh, ball, extent, ground
from .reading import Indices, quaternions

Bytes = NDArray[np.uint8]

_LINE, _THICK = 0.05, 0.12  # widths of axes and of links, relative to the length of the axes
_PIXELS = 2.5  # width of other lines
_VIEW = np.array([0.74, 0.52, 0.42])  # from the middle of the scene to the viewer: that of the figures
_SOLID = 0.7  # opacity of spheres, boxes and capsules
_FIELD = 0.7  # vertical field of view in radians


def titles(layers: Sequence[Drawing]) -> list[str]:
    """Return a different name for each layer: its own, or its kind, numbered where others have the same."""
    seen: dict[str, int] = {}
    result = []
    for layer in layers:
        title = (layer.name or layer.kind).strip("/") or layer.kind
        seen[title] = seen.get(title, 0) + 1
        result.append(title if seen[title] == 1 else f"{title} {seen[title]}")
    return result


def linear(colour: Array) -> Bytes:
    """Return the bytes of colours of vertices, which viser takes for linear light."""
    return eight_bits(np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4))


def eight_bits(colour: Array) -> Bytes:
    """Return the bytes of a colour of a whole node, which viser takes as it is seen."""
    return np.round(255 * colour).astype(np.uint8)


def add(scene: Any, title: str, layer: Drawing, length: float, outline: Array, colour: Array, several: bool) -> None:
    """Add a layer to a scene.

    Args:
        scene: The scene of a server.
        title: The name of the layer's node.
        layer: What is drawn.
        length: The length of the axes.
        outline: Points that enclose the whole scene, shape (n, 3).
        colour: The colour of the layer.
        several: Whether there are several layers with paths.
    """
    root = f"/{title}"
    if scene.get_handle_by_name(root) is not None:
        scene.remove_by_name(root)  # with all below it
    scene.add_frame(root, show_axes=False)
    if len(layer.origins):
        add_triads(scene, f"{root}/axes", layer.triads(length), length)
    for i, (part, colouring) in enumerate(_paths(layer, length, colour, several)):
        scene.add_line_segments(f"{root}/path {i}", part, colouring, thickness=_PIXELS, thickness_units="screen")
    if layer.bodies:
        add_bodies(scene, root, layer.bodies, colour)
    lines = layer.segments[layer.is_bare] if layer.bodies else layer.segments
    if len(lines):
        add_sticks(scene, root, lines, lines.reshape(-1, 3) if layer.bodies else layer.joints, length, colour)
    if len(layer.corners):
        edges = layer.frusta(length)
        scene.add_line_segments(
            f"{root}/frusta", edges, eight_bits(colour), thickness=_PIXELS, thickness_units="screen"
        )
    if len(layer.points):
        _add_points(scene, f"{root}/points", layer.points, 0.006 * extent(outline), colour)
    if len(layer.ellipsoids):
        kind = f"{layer.confidence} percent" if layer.confidence else layer.kind
        vertices, quads = ball(10)
        _add_mesh(scene, f"{root}/{kind}", layer.shells(vertices), quads, colour, 0.25 if layer.confidence else _SOLID)
    if len(layer.boxes):
        _add_mesh(scene, f"{root}/boxes", layer.vertices(), FACES, colour, _SOLID)
    patches = layer.patches(outline)
    if len(patches):
        _add_mesh(scene, f"{root}/planes", patches, np.arange(4)[None], colour, 0.25)
    anchors = layer.places() if not len(patches) else patches.mean(1)
    anchors = anchors if len(anchors) else layer.joints
    if layer.labels:
        for i, (text, place) in enumerate(zip(layer.labels, anchors, strict=True)):
            scene.add_label(f"{root}/names/{i}", text, position=tuple(place))
    elif layer.name and len(anchors):
        scene.add_label(f"{root}/name", layer.name, position=tuple(anchors[0]))


def add_bodies(scene: Any, root: str, bodies: Sequence[PlacedMesh], colour: Array) -> list[Any]:
    """Add what the links of a single robot look like, or that of several as copies, and return a handle for each."""
    counts: dict[str, int] = {}
    handles = []
    for body in bodies:
        number = counts[body.name] = counts.get(body.name, 0) + 1
        count = len(body.positions)
        red, green, blue, opacity = body.tint(colour)
        tone: Any = tuple([int(x) for x in eight_bits(np.array([red, green, blue]))])
        style: dict[str, Any] = {"opacity": None if opacity >= 1 else float(opacity), "side": "double"}
        style |= {"flat_shading": True, "cast_shadow": False, "receive_shadow": False}
        node = f"{root}/bodies/{body.name} {number}", body.vertices.astype(np.float32), body.faces.astype(np.uint32)
        turns = quaternions(body.axes)
        if count == 1:
            place: dict[str, Any] = {"wxyz": turns[0], "position": body.positions[0]}
            handles.append(scene.add_mesh_simple(*node, color=tone, **place, **style))
        else:
            handles.append(scene.add_batched_meshes_simple(*node, turns, body.positions, batched_colors=tone, **style))
    return handles


def add_triads(scene: Any, name: str, triads: Array, length: float) -> None:
    """Add axes as lines, shape (3, n, 2, 3)."""
    shades = np.broadcast_to(linear(colours.AXES)[:, None, None], triads.shape)
    scene.add_line_segments(name, triads.reshape(-1, 2, 3), shades.reshape(-1, 2, 3), thickness=_LINE * length)


def add_sticks(scene: Any, root: str, segments: Array, joints: Array, length: float, colour: Array) -> tuple[Any, Any]:
    """Add links of a robot as lines, shape (n, 2, 3), and joints as points, (m, 3), and return the handles of both."""
    thick = _THICK * length
    lines = scene.add_line_segments(f"{root}/links", segments, eight_bits(colour), thickness=thick)
    return lines, _add_points(scene, f"{root}/joints", joints, thick, colour)


def add_ground(scene: Any, outline: Array, height: float) -> None:
    """Add a level grid below points, in place of one that is there."""
    lines, _ = ground(outline, height)
    grey = np.full(3, 200, np.uint8)
    scene.add_line_segments("/ground", lines, grey, thickness=1.0, thickness_units="screen")


def _paths(layer: Drawing, length: float, colour: Array, several: bool) -> Iterator[tuple[Array, Bytes]]:
    """Return the segments of each kind of path, and their colours, both of shape (n, 2, 3)."""
    table = colours.shades(colour) if several else colours.times()
    for _, segments, values in layer.paths(length):
        position = (values - values.min()) / (np.ptp(values) or 1.0)
        yield segments, linear(table[np.round(position * (len(table) - 1)).astype(np.int64)])


def _add_points(scene: Any, name: str, points: Array, size: float, colour: Array) -> Any:
    style: dict[str, Any] = {"point_shape": "circle", "point_shading": "flat", "precision": "float32"}
    return scene.add_point_cloud(name, points, eight_bits(colour), point_size=size, **style)


def _add_mesh(scene: Any, name: str, vertices: Array, quads: Indices, colour: Array, opacity: float) -> None:
    """Add bodies of the same quadrilaterals, with the vertices of each, shape (n, v, 3), as one mesh."""
    faces = np.concatenate((quads[:, :3], quads[:, [0, 2, 3]]))
    offsets = vertices.shape[1] * np.arange(len(vertices))[:, None, None]
    red, green, blue = (int(x) for x in eight_bits(colour))
    scene.add_mesh_simple(
        name,
        vertices.reshape(-1, 3),
        (faces + offsets).reshape(-1, 3),
        color=(red, green, blue),
        opacity=opacity,
        side="double",
        cast_shadow=False,
        receive_shadow=False,
    )


def aim(server: Any, points: Array) -> None:
    """Point the camera at the middle of points, from where it sees all of them."""
    low, high = points.min(0), points.max(0)
    radius = float(np.linalg.norm(high - low)) / 2 or 1.0
    middle = (low + high) / 2
    camera = server.initial_camera
    camera.position = middle + _VIEW / np.linalg.norm(_VIEW) * 1.1 * radius / np.sin(_FIELD / 2)
    camera.look_at = middle
    camera.fov = _FIELD
    camera.near, camera.far = radius / 100, 100 * radius
