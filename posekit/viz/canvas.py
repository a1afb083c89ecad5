"""Axes of matplotlib that several calls draw into: one legend, one scale of times, one choice of colours and limits."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from .. import arguments
from . import colours
from .colours import Array
from .layers import extent

_WHERE = "posekit.viz.plot"
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
