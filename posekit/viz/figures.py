"""Figures by matplotlib: one legend, one scale of times, one choice of colours and limits for all calls."""

from __future__ import annotations

import functools
import itertools
import math
import numbers
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import arguments
from ..errors import ArgumentError, OptionError
from ..optimisation import Result
from . import colours, estimated, meshes
from .colours import Array
from .contents import Names, layers
from .layers import EDGES, FACES, SOLID_ROBOTS, Drawing, axes_length, ball, extent
from .layers import ground as lay_ground

if TYPE_CHECKING:
    from mpl_toolkits.mplot3d import Axes3D


_ATTRIBUTE = "_posekit_canvas"
AXIS_LABELS = ("x axis", "y axis", "z axis")
_FLATTEST = 0.4  # the shortest side of the box, relative to the longest: planar pictures keep room for their labels
_TICKS = 6  # on the longest side
_GREY = np.full(3, 0.5)
# The diagonal of the box of 3D axes of matplotlib 3.9 and later, and the half of the square of axes that is filled.
_DIAGONAL, _FILLED, _LARGEST = 1.8294640721620434 * 25 / 24, 0.86, 2.0
_BACK = 1e6  # added to depths, which are below a hundred
_LONG = 500  # segments of a path, from which it is thin


class Canvas:
    """What is known of axes beyond what matplotlib stores."""

    def __init__(self, axes: Any, is_own: bool) -> None:
        self.axes = axes
        self.is_own = is_own  # made by `plot`, which chooses the style
        self._has_data = axes.has_data()
        self.named = 0  # layers that took a colour of their own
        self.trails: list[tuple[Any, Array]] = []
        self.norms: dict[str, Any] = {}
        self.bars: dict[str, Any] = {}
        self._triangles: list[tuple[Array, Array]] = []  # with their colours
        self._bodies: list[Any] = []  # the collections of them
        self._is_merged = False
        self._has_grid = False

    def colour(self) -> Array:
        """Return the next colour for a layer."""
        self.named += 1
        return colours.named(self.named - 1)

    def add_lines(self, segments: Array, **style: Any) -> Any:
        """Add segments of shape (n, 2, 3) as one collection."""
        art3d = arguments.import_extra(_WHERE, "mpl_toolkits.mplot3d.art3d", "viz")
        lines = art3d.Line3DCollection(segments, capstyle="round", **style)
        self.axes.add_collection3d(lines, autolim=False)
        return lines

    def add_grid(self, segments: Array, **style: Any) -> None:
        """Add segments that everything else is drawn over."""
        lines = self.add_lines(segments, **style)
        lines.do_3d_projection = functools.partial(_moved_back, lines, math.inf)
        self._has_grid = True

    def add_triangles(self, triangles: Array, shades: Array, is_merged: bool) -> None:
        """Add triangles, which lines and what is translucent are drawn over.

        Args:
            triangles: Shape (n, 3, 3).
            shades: Their colours, shape (n, 4).
            is_merged: Whether all triangles of the axes become one collection: matplotlib sorts by depth within a
                collection, and collections as a whole. Robots that share a place would show each other's triangles.
        """
        art3d = arguments.import_extra(_WHERE, "mpl_toolkits.mplot3d.art3d", "viz")
        self._triangles.append((triangles, shades))
        self._is_merged |= is_merged
        if self._is_merged:
            for body in self._bodies:
                body.remove()
            self._bodies = []
            triangles, shades = (np.concatenate(x) for x in zip(*self._triangles, strict=True))
        style = dict.fromkeys(("facecolors", "edgecolors"), shades)
        body = art3d.Poly3DCollection(triangles, linewidths=0.2, **style)
        body.do_3d_projection = functools.partial(_moved_back, body, _BACK)
        self.axes.add_collection3d(body, autolim=False)
        self._bodies.append(body)

    def add_entry(self, label: str, **style: Any) -> None:
        """Add an entry to the legend, unless the label is empty: an artist without data."""
        if label:
            self.axes.plot([], [], [], label=label, **style)

    def add_trail(self, segments: Array, values: Array, quantity: str, colour: Array, label: str) -> None:
        """Add a path, coloured by the values of its segments' ends, shape (n, 2)."""
        mpl = arguments.import_extra(_WHERE, "matplotlib.colors", "viz")
        norm = self.norms.get(quantity)
        if norm is None:
            norm = self.norms[quantity] = mpl.Normalize(values.min(), values.max())
        norm.vmin, norm.vmax = min(norm.vmin, values.min()), max(norm.vmax, values.max())
        width = 2.4 if len(segments) <= _LONG else 1.2
        lines = self.add_lines(segments, linewidths=width, array=values.mean(1), norm=norm)
        self.trails.append((lines, colour))
        several = len(self.trails) > 1
        for line, own in self.trails:
            line.set_cmap(mpl.ListedColormap(colours.shades(own) if several else colours.times()))
        self._add_bar(quantity, norm, mpl.ListedColormap(colours.shades(_GREY) if several else colours.times()))
        start = segments[0, 0]
        marker = colours.shades(colour)[-1] if label else colours.times()[0]
        self.axes.scatter(*start, s=24, color=marker, depthshade=False, linewidths=0)
        self.add_entry(label, marker="o", color=marker, linewidth=2.0, markersize=4)

    def _add_bar(self, quantity: str, norm: Any, shades: Any) -> None:
        cm = arguments.import_extra(_WHERE, "matplotlib.cm", "viz")
        if quantity not in self.bars:
            source = cm.ScalarMappable(norm, shades)
            self.bars[quantity] = self.axes.figure.colorbar(
                source, ax=self.axes, shrink=0.55, aspect=25, pad=0.02, label=quantity
            )
            self.bars[quantity].outline.set_visible(False)
            self.bars[quantity].ax.tick_params(labelsize=8)
        for bar in self.bars.values():
            bar.mappable.set_cmap(shades)

    def points(self) -> Array:
        """Return two corners of the box around all data so far, or no points."""
        if not self._has_data:
            return np.zeros((0, 3))
        flat, high = self.axes.xy_dataLim, self.axes.zz_dataLim
        corners = np.array([[flat.x0, flat.y0, high.x0], [flat.x1, flat.y1, high.x1]])
        return corners if np.isfinite(corners).all() else np.zeros((0, 3))

    def enclose(self, points: Array) -> None:
        """Set limits that contain the data and what was drawn now, with one scale for all axes.

        With a level grid it fills the figure, because no numbers along the axes need room.
        """
        points = np.concatenate((self.points(), points))
        if not len(points):
            return
        # Collections of lines are not part of matplotlib's own limits, and of the first call only points are right.
        self.axes.auto_scale_xyz(*points.T, had_data=self._has_data)
        self._has_data = True
        low, high = points.min(0), points.max(0)
        size = extent(points) or 1.0
        sides = np.maximum(high - low, _FLATTEST * size) * 1.06
        middle = (low + high) / 2
        self.axes.set(**{f"{axis}lim": (c - s / 2, c + s / 2) for axis, c, s in zip("xyz", middle, sides, strict=True)})
        zoom = 0.95
        if self._has_grid:
            reach = np.abs((points - middle) @ self.view()[:2].T).max() * _DIAGONAL / np.linalg.norm(sides)
            zoom = min(_LARGEST, _FILLED / reach) if reach > 0 else zoom
        self.axes.set_box_aspect(sides / size, zoom=zoom)
        if self.is_own:
            ticker = arguments.import_extra(_WHERE, "matplotlib.ticker", "viz")
            all_axes = (self.axes.xaxis, self.axes.yaxis, self.axes.zaxis)
            for axis, share in zip(all_axes, sides / sides.max(), strict=True):
                axis.set_major_locator(ticker.MaxNLocator(max(2, round(_TICKS * share)), steps=[1, 2, 2.5, 5, 10]))

    def view(self) -> Array:
        """Return the unit vectors to the right, up and to the viewer, as rows, shape (3, 3)."""
        a, e = np.radians([self.axes.azim, self.axes.elev])
        right = np.array([-np.sin(a), np.cos(a), 0])
        up = np.array([-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)])
        return np.stack((right, up, np.cross(right, up)))

    def update_legend(self) -> None:
        """Show one legend of everything that has a label."""
        handles, labels = self.axes.get_legend_handles_labels()
        unique: dict[str, Any] = {}
        for label, handle in sorted(zip(labels, handles, strict=True), key=lambda pair: pair[0] in AXIS_LABELS):
            unique.setdefault(label, handle)
        if unique:
            self.axes.legend(unique.values(), unique, loc="upper left", fontsize=8, frameon=False)


def _moved_back(collection: Any, by: float) -> float:
    """Project a collection, and return a larger depth than its own, which decides what is drawn first."""
    return float(type(collection).do_3d_projection(collection)) + by


def canvas(axes: Any, is_own: bool = False) -> Canvas:
    """Return what is known of axes. They own it, so that it goes when they do."""
    result = vars(axes).get(_ATTRIBUTE)
    if result is None or not axes.has_data():  # new, or cleared
        result = Canvas(axes, is_own)
        setattr(axes, _ATTRIBUTE, result)
    return result


def new_axes(where: str) -> Any:
    """Return 3D axes in a new figure."""
    plt = arguments.import_extra(where, "matplotlib.pyplot", "viz")
    matplotlib = arguments.import_extra(where, "matplotlib", "viz")
    # Outside of the context, which would undo that notebooks become interactive with their first figure.
    figure = plt.figure(figsize=(6.4, 5.2), dpi=150, layout="constrained")
    with matplotlib.rc_context({"grid.color": "0.9", "grid.linewidth": 0.6, "axes.edgecolor": "0.6"}):
        axes = figure.add_subplot(projection="3d")
    axes.set_proj_type("ortho")
    axes.view_init(elev=25, azim=35)  # x points to the viewer, y to the right, z up, as in notebooks
    for axis in (axes.xaxis, axes.yaxis, axes.zaxis):
        axis.set_pane_color((1, 1, 1, 0))
        axis.set_tick_params(labelsize=8, color="0.6")
    return axes


_WHERE = "posekit.viz.plot"
_LETTERED = 3  # up to so many frames have letters at their axes; more have them in the legend
_SURFACES = 20  # up to so many ellipsoids have a surface in addition to their outlines
_SMALL = {"ha": "center", "va": "bottom", "fontsize": 8, "color": "0.5"}
_RING = 48  # segments of an outline
_SOLID = 0.18  # the opacity of the faces of spheres, boxes, capsules and planes, so that what is behind is seen

_HINTS = {
    **arguments.synonyms("color colour c cmap", "each value has a colour of its own, which the legend shows"),
    **arguments.synonyms("size s length axis_length axes_length", "the length of axes is `scale`"),
    **arguments.synonyms("label labels name legend", "use `names`"),
    **arguments.synonyms("title figsize xlim elev azim", "set it on the axes that are returned"),
    **arguments.synonyms("axes fig figure axis", "use `ax`, 3D axes of matplotlib"),
    **arguments.synonyms("grid floor plane", "use `ground`"),
    **arguments.synonyms("connect path line lines", "use `trail`"),
    **arguments.synonyms("path_to save filename file", 'save it with `ax.figure.savefig("picture.png")`'),
}


@arguments.closed(_HINTS)
def plot(
    *values: Any,
    ax: Axes3D | None = None,
    names: Names = None,
    scale: float | None = None,
    trail: bool = False,
    ground: bool | float = False,
) -> Axes3D:
    """Draw poses, trajectories, points, robots and cameras with matplotlib. `posekit.viz` lists what can be drawn.

    The scales of x, y and z are equal. The figure is made for paper, at 150 dots per inch: save it with
    ``ax.figure.savefig("picture.png")`` or ``.pdf``.

    >>> poses = pk.Pose.random(20, generator=torch.Generator().manual_seed(0))
    >>> ax = pk.viz.plot(poses, names=["random"])
    >>> ax = pk.viz.plot(poses.position + 1, ax=ax, names="points")  # a further layer in the same picture

    The result of a solver, alone, is drawn as its costs by iteration, into axes of the plane.

    Args:
        *values: What is drawn.
        ax: The 3D axes to draw into, which may contain a picture already. By default these of a new figure.
        names: A name for each value, or None for some. The name of a single frame is next to it; other values in the
            legend. In place of a name, or as ``names`` of a single batch, there may be a name for each of its elements.
        scale: The length of the axes of frames, and the depth of frusta, in the units of the positions. By default it
            suits the extent of the picture and the number of frames.
        trail: Whether to connect the elements of batches along their last dimension, coloured by their index. For
            rotations the tips of the axes are connected. Trajectories are always paths, coloured by time: a single
            path by hue and lightness, several by the lightness of a hue of their own.
        ground: Whether to draw a level grid in place of the walls and the numbers along the axes: in the plane z = 0,
            or at the height that is given. A line below the picture says how far its lines are apart. Give it in the
            last call that draws into the axes.

    Returns:
        The axes.

    Raises:
        MissingExtraError: If matplotlib is not installed.
    """
    if len(values) == 1 and isinstance(values[0], Result):
        return estimated.history(_WHERE, values[0], ax, names)
    height = check_ground(_WHERE, ground)
    drawings = layers(_WHERE, values, names, trail)
    return draw(drawings, ax, check_scale(_WHERE, scale), height, np.zeros((0, 3)))


def draw(drawings: Sequence[Drawing], ax: Any, length: float | None, height: float | None, around: Array) -> Any:
    """Draw layers into axes, or into a new figure.

    Args:
        drawings: The layers.
        ax: The axes, or None.
        length: The length of the axes of frames, or None.
        height: The height of a level grid, or None.
        around: Points that the picture contains in addition to the layers, shape (n, 3).

    Returns:
        The axes.
    """
    is_own = ax is None
    if ax is None:
        ax = new_axes(_WHERE)
    elif not hasattr(ax, "get_zlim"):
        remedy = 'plt.figure().add_subplot(projection="3d")'
        raise ArgumentError(f"{_WHERE}: ax must be 3D axes, as of {remedy}, got {type(ax).__name__}")
    target = canvas(ax, is_own)
    others = np.concatenate([target.points(), around])
    length = length or axes_length(drawings, others)
    lettered = sum([len(layer.origins) for layer in drawings]) <= _LETTERED
    contents = [layer.contents(length) for layer in drawings]
    scene = np.concatenate([others, *contents])
    for layer in drawings:
        _draw(target, layer, length, lettered, scene)
    outline = np.concatenate([around, *contents, *[layer.patches(scene).reshape(-1, 3) for layer in drawings]])
    if height is not None:
        lines = _draw_ground(target, np.concatenate([target.points(), outline]), height)
        outline = np.concatenate([outline, lines])
    target.enclose(outline)
    for axis in "xyz":
        if not getattr(ax, f"get_{axis}label")():
            getattr(ax, f"set_{axis}label")(axis)
    target.update_legend()
    return ax


def check_scale(where: str, scale: Any) -> float | None:
    """Return a length of axes that a user gave, or None."""
    if scale is None:
        return None
    is_number = isinstance(scale, numbers.Real) and not isinstance(scale, bool)
    if not is_number:
        raise ArgumentError(f"{where}: scale must be a number, got {type(scale).__name__}")
    if not 0 < scale <= sys.float_info.max:
        raise OptionError(f"{where}: scale must be positive, got {scale}")
    return float(scale)


def check_ground(where: str, ground: Any) -> float | None:
    """Return the height of a grid that a user gave, or None."""
    if isinstance(ground, bool):
        return 0.0 if ground else None
    if not isinstance(ground, numbers.Real) or not math.isfinite(ground):
        raise ArgumentError(f"{where}: ground must be True, False or the height of the grid, got {ground!r}")
    return float(ground)


def _draw(target: Canvas, layer: Drawing, length: float, lettered: bool, scene: Array) -> None:
    patches = layer.patches(scene)
    anchors = layer.places() if not len(patches) else patches.mean(1)
    has_entry = bool(layer.note or layer.trails or layer.bodies or len(layer.segments))
    is_labelled = bool(layer.name) and len(anchors) == 1 and not has_entry
    title = "" if is_labelled else layer.name
    note = f" ({layer.note})" if layer.note else ""
    entry = f"{title or layer.kind}{note}" if title or note else ""
    colour = functools.cache(target.colour)  # one for all shapes, and none is used up without any
    entries = itertools.chain([entry], itertools.repeat(""))
    if len(layer.points):
        size = min(14.0, max(0.5, 3000 / len(layer.points)))
        target.axes.scatter(*layer.points.T, s=size, color=colour(), linewidths=0)
        target.add_entry(next(entries), marker="o", color=colour(), linestyle="", markersize=4)
    if len(layer.segments):
        _draw_robot(target, layer, next(entries), colour())
    elif layer.bodies:
        _draw_bodies(target, layer, next(entries), colour())
    if len(layer.corners):
        target.add_lines(layer.frusta(length), colors=[colour()], linewidths=1.2)
        target.add_entry(next(entries), color=colour(), linewidth=1.2)
    if len(layer.ellipsoids) or layer.confidence:
        percent = f"{next(entries) or layer.name or 'position'}, {layer.confidence} %" if layer.confidence else ""
        _draw_ellipsoids(target, layer, percent or next(entries), colour())
    if len(layer.boxes):
        corners = layer.vertices()
        edges = corners[:, EDGES].reshape(-1, 2, 3)
        _draw_faces(target, corners[:, FACES].reshape(-1, 4, 3), edges, next(entries), colour())
    if len(patches):
        edges = np.stack((patches, np.roll(patches, -1, 1)), 2).reshape(-1, 2, 3)
        middles = patches.mean(1)
        normals = np.stack((middles, middles + length * layer.planes[:, :3]), 1)
        _draw_faces(target, patches, np.concatenate((edges, normals)), next(entries), colour())
    if not colour.cache_info().currsize and entry and not layer.trails:
        target.axes.scatter(*layer.origins.T, s=14, color=colour(), depthshade=False, linewidths=0)
        target.add_entry(entry, marker="o", color=colour(), linestyle="", markersize=4)
    if layer.trails:
        _draw_trails(target, layer, length, "" if len(layer.ellipsoids) or len(layer.corners) else entry)
    if len(layer.origins):
        _draw_triads(target, layer, length, lettered)
    labels: Sequence[str] = [layer.name] if is_labelled and not layer.labels else layer.labels
    _draw_labels(target, layer, labels, anchors, length)


def _draw_ground(target: Canvas, scene: Array, height: float) -> Array:
    """Draw a grid below a scene, and return points that enclose it."""
    if not len(scene):
        return scene
    lines, step = lay_ground(scene, height)
    target.add_grid(lines, colors=["0.8"], linewidths=0.6)
    target.axes.text2D(0.5, 0.0, f"lines every {step:g}", transform=target.axes.transAxes, **_SMALL)
    target.axes.set_axis_off()
    return lines.reshape(-1, 3)


def _draw_triads(target: Canvas, layer: Drawing, length: float, lettered: bool) -> None:
    count = len(layer.origins)
    width = 2.2 if count <= 10 and not layer.trails else 1.2 if count <= 200 else 0.8
    # One collection, from the back to the front as it is seen first, so that no colour covers the others.
    order = np.argsort(layer.origins @ target.view()[2], kind="stable")
    triads = layer.triads(length)[:, order].swapaxes(0, 1)
    target.add_lines(triads.reshape(-1, 2, 3), colors=np.tile(colours.AXES, (count, 1)), linewidths=width)
    if not lettered:
        for label, colour in zip(AXIS_LABELS, colours.AXES, strict=True):
            target.add_entry(label, color=colour, linewidth=1.4)
        return
    for triad in triads:
        for name, colour, (start, end) in zip("xyz", colours.AXES, triad, strict=True):
            _write(target, end + 0.15 * (end - start), name, color=colour, ha="center", va="center")


def _draw_labels(target: Canvas, layer: Drawing, labels: Sequence[str], anchors: Array, length: float) -> None:
    right, up, _ = target.view()
    turns = np.arange(8) * np.pi / 4 - np.pi / 2  # the first is the best among equals: below
    directions = np.outer(np.cos(turns), right) + np.outer(np.sin(turns), up)
    axes = np.swapaxes(layer.axes, 1, 2) if len(layer.origins) else np.zeros((len(anchors), 1, 3))
    for text, place, frame in zip(labels, anchors, axes, strict=False):
        best = int(np.argmin((directions @ frame.T).max(1).round(3)))  # away from all axes
        shift = 0.2 if len(layer.origins) else 0.12
        dx, dy = np.cos(turns[best]).round(3), np.sin(turns[best]).round(3)
        style = {"ha": {1: "left", 0: "center", -1: "right"}[np.sign(dx)]}
        style["va"] = {1: "bottom", 0: "center", -1: "top"}[np.sign(dy)]
        _write(target, place + shift * length * directions[best], text, color="black", **style)


def _write(target: Canvas, place: Array, text: str, **style: Any) -> None:
    effects = arguments.import_extra(_WHERE, "matplotlib.patheffects", "viz")
    halo = [effects.withStroke(linewidth=2.5, foreground="white")]
    target.axes.text(*place, text, fontsize=9, path_effects=halo, zorder=10, **style)


def _draw_trails(target: Canvas, layer: Drawing, length: float, entry: str) -> None:
    for quantity, segments, values in layer.paths(length):
        target.add_trail(segments, values, quantity, target.colour(), entry)


def _draw_robot(target: Canvas, layer: Drawing, entry: str, colour: Array) -> None:
    if 0 < len(layer.bodies[0].positions if layer.bodies else ()) <= SOLID_ROBOTS:
        _draw_bodies(target, layer, entry, colour)
        return
    strength = max(0.4, max(1, len(layer.origins)) ** -0.5)  # of many arms
    pale = strength * colour + 1 - strength
    target.add_lines(layer.segments, colors=[pale], linewidths=3.0)
    target.axes.scatter(*layer.joints.T, s=14, color=pale, depthshade=False, linewidths=0)
    target.add_entry(entry, color=colour, linewidth=3.0)


def _draw_bodies(target: Canvas, layer: Drawing, entry: str, colour: Array) -> None:
    """Draw the triangles of robots and grids, brighter the more they face a light above the viewer's left shoulder."""
    right, up, viewer = target.view()
    light = (viewer + 0.6 * up - 0.5 * right) / math.sqrt(1.61)
    triangles, tints = [], []
    for body in layer.bodies:
        vertices, faces = body.coarse
        corners = body.at(vertices)[:, faces].reshape(-1, 3, 3)
        normals = meshes.normals(corners)
        bright = (normals @ light) * np.sign(normals @ viewer)  # of the side that is seen
        shade = 0.55 + 0.45 * bright.clip(0, 1)[:, None]
        tint = body.tint(colour)
        triangles.append(corners)
        tints.append(np.concatenate((shade * tint[:3], np.full_like(shade, tint[3])), 1))
    target.add_triangles(np.concatenate(triangles), np.concatenate(tints), is_merged=not len(layer.segments))
    if layer.is_bare.any():
        target.add_lines(layer.segments[layer.is_bare], colors=[colour], linewidths=3.0)
    own = [body.tint(colour)[:3] for body in layer.bodies if body.colour is not None]
    shown = min(own, key=np.sum) if own else colour  # the darkest, as the legend is on white
    target.add_entry(entry, color=shown, linewidth=3.0)


def _draw_ellipsoids(target: Canvas, layer: Drawing, entry: str, colour: Array) -> None:
    art3d = arguments.import_extra(_WHERE, "mpl_toolkits.mplot3d.art3d", "viz")
    turn = np.linspace(0, 2 * np.pi, _RING + 1)
    circle = np.stack((np.cos(turn), np.sin(turn), np.zeros_like(turn)), -1)
    rings = [np.roll(circle, shift, -1) for shift in range(3)]
    if len(layer.stretches):
        rings.append(circle - [0.0, 0.0, 1e-6])  # the end of the lower half; the first one is that of the upper half
    points = layer.shells(np.concatenate(rings)).reshape(-1, _RING + 1, 3)
    outlines = np.stack((points[:, :-1], points[:, 1:]), 2).reshape(-1, 2, 3)
    target.add_lines(outlines, colors=[colour], linewidths=0.8, alpha=0.8)
    target.add_entry(entry, color=colour, linewidth=0.8)
    if len(layer.centres) <= _SURFACES:
        vertices, faces = ball(10)
        shells = layer.shells(vertices)
        alpha = 0.06 if layer.confidence else _SOLID
        surface = art3d.Poly3DCollection(shells[:, faces].reshape(-1, 4, 3), facecolors=[colour], alpha=alpha)
        target.axes.add_collection3d(surface, autolim=False)


def _draw_faces(target: Canvas, faces: Array, edges: Array, entry: str, colour: Array) -> None:
    art3d = arguments.import_extra(_WHERE, "mpl_toolkits.mplot3d.art3d", "viz")
    target.axes.add_collection3d(art3d.Poly3DCollection(faces, facecolors=[colour], alpha=_SOLID), autolim=False)
    target.add_lines(edges, colors=[colour], linewidths=0.8)
    target.add_entry(entry, color=colour, linewidth=3.0, alpha=0.6)
