"""What is drawn: plain arrays, which do not depend on the library that draws them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence

import attrs
import numpy as np
from numpy.typing import NDArray
from torch import Tensor

from ..errors import ShapeError, ValidationError
from . import reading
from .colours import Array

_SIGMAS = 2.7954834829151074  # the square root of the quantile 0.95 of the chi-square distribution of 3 variables
PERCENT = 95
_BELOW = -1e-9  # the z of unit vectors on the lower half of a capsule; the middle circle belongs to the upper one
SOLID_ROBOTS = 5  # so many robots of a batch have bodies in a figure
CORNERS = np.array(list(itertools.product((-1.0, 1.0), repeat=3)))  # of a box, along its axes
FACES = np.array([[0, 1, 3, 2], [4, 5, 7, 6], [0, 1, 5, 4], [2, 3, 7, 6], [0, 2, 6, 4], [1, 3, 7, 5]])
EDGES = np.array([[i, i | bit] for bit in (1, 2, 4) for i in range(8) if not i & bit])


def _empty(*shape: int) -> Callable[[], Array]:
    return lambda: np.zeros(shape)


@attrs.frozen(kw_only=True, eq=False)
class Trail:
    """A path of points.

    Attributes:
        points: The points, shape (n, 3). The path is interrupted at NaN.
        values: The times, the indices or the errors of the points, shape (n,).
        quantity: What these are: "time", "index" or "error".
        is_relative: Whether the points are in units of the axes' length: tips of axes of rotations.
    """

    points: Array
    values: Array
    quantity: str
    is_relative: bool = False

    def segments(self, length: float) -> tuple[Array, Array]:
        """Return segments between the points, shape (m, 2, 3), and their values, shape (m, 2)."""
        points = self.points * length if self.is_relative else self.points
        pieces = np.stack((points[:-1], points[1:]), 1)
        values = np.stack((self.values[:-1], self.values[1:]), 1)
        whole = np.isfinite(pieces).all((1, 2)) & np.isfinite(values).all(1)
        return pieces[whole], values[whole]


@attrs.frozen(kw_only=True, eq=False)
class PlacedMesh:
    """Triangles in one colour that are drawn at some places.

    Attributes:
        name: The name of the link that they belong to, or what they are.
        vertices: The vertices in the frame of the link, shape (v, 3).
        faces: The indices of the vertices of each triangle, shape (f, 3).
        coarse: Other vertices and fewer faces, for figures.
        colour: Red, green, blue and opacity, or None for that of the layer.
        positions: Where the frame of the link is, shape (n, 3).
        axes: The unit vectors along its axes, as columns, shape (n, 3, 3).
    """

    name: str
    vertices: Array
    faces: NDArray[np.int64]
    coarse: tuple[Array, NDArray[np.int64]]
    colour: Array | None
    positions: Array
    axes: Array

    def at(self, points: Array) -> Array:
        """Return points in the frame of the link, shape (m, 3), where they are drawn, shape (n, m, 3)."""
        return self.positions[:, None] + points @ np.swapaxes(self.axes, -1, -2)

    def corners(self) -> Array:
        """Return the corners of the box around the triangles where they are drawn, shape (n, 8, 3)."""
        low, high = self.vertices.min(0), self.vertices.max(0)
        return self.at((low + high) / 2 + CORNERS * (high - low) / 2)

    def tint(self, colour: Array) -> Array:
        """Return the colour and the opacity, shape (4,): by default a shade of a layer's colour; paler for many."""
        own = np.append(0.5 + 0.5 * colour, 1.0) if self.colour is None else self.colour
        strength = max(0.4, max(1, len(self.positions)) ** -0.5)
        return np.append(strength * own[:3] + 1 - strength, own[3])


@attrs.frozen(kw_only=True, eq=False)
class Layer:
    """What is drawn of one value: frames, points, lines and shapes, in one colour, with one name in the legend.

    All arrays have rows, n of each kind, and are empty by default. Functions for `register_layer` may give tensors.

    >>> corners = torch.tensor([[0.0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]])
    >>> edges = torch.stack((corners, corners.roll(-1, 0)), 1)
    >>> pk.viz.Layer(kind="tag", segments=edges, origins=corners[:1], axes=torch.eye(3)[None]).kind
    'tag'

    Attributes:
        kind: What it is, in one word.
        name: The name that the user gave, or "".
        origins: The positions of frames, shape (n, 3).
        axes: The unit vectors along their axes, as columns, shape (n, 3, 3).
        points: Single points, shape (n, 3).
        labels: Names of the frames, or of the points if there are no frames; or none.
        trails: Paths, coloured by time or by errors.
        segments: Lines, such as links of robots, shape (n, 2, 3).
        joints: Points where these meet, shape (n, 3).
        bodies: What links look like. Then the lines are drawn where there are too many robots for that. Or surfaces of
            obstacles, without lines.
        is_bare: For each line whether it is drawn in addition to the bodies: that of a link without one, shape (n,).
        corners: For each frustum of a camera its centre, and the corners of the image at depth 1, clockwise from the
            top left, in the world, shape (n, 5, 3).
        ellipsoids: The matrices E of ellipsoids: the points c + E u for the unit vectors u, shape (n, 3, 3).
        centres: Their centres c, shape (n, 3).
        stretches: For capsules, half of the segment inside, along the third column of E: by it the two halves of each
            sphere are moved apart, shape (n, 3).
        confidence: The probability in percent that the ellipsoids hold, or 0 if they are solid: spheres.
        boxes: For each box its middle, and from there half of an edge along each of its axes, shape (n, 4, 3).
        planes: The unit normals and offsets of planes, shape (n, 4).
        note: What is left out, or "".
    """

    kind: str
    name: str = ""
    origins: Array = attrs.field(factory=_empty(0, 3))
    axes: Array = attrs.field(factory=_empty(0, 3, 3))
    points: Array = attrs.field(factory=_empty(0, 3))
    labels: Sequence[str] = ()
    trails: Sequence[Trail] = ()
    segments: Array = attrs.field(factory=_empty(0, 2, 3))
    joints: Array = attrs.field(factory=_empty(0, 3))
    bodies: Sequence[PlacedMesh] = ()
    is_bare: NDArray[np.bool_] = attrs.field(factory=lambda: np.zeros(0, np.bool_))
    corners: Array = attrs.field(factory=_empty(0, 5, 3))
    ellipsoids: Array = attrs.field(factory=_empty(0, 3, 3))
    centres: Array = attrs.field(factory=_empty(0, 3))
    stretches: Array = attrs.field(factory=_empty(0, 3))
    confidence: int = 0
    boxes: Array = attrs.field(factory=_empty(0, 4, 3))
    planes: Array = attrs.field(factory=_empty(0, 4))
    note: str = ""


@attrs.frozen(kw_only=True, eq=False)
class Drawing(Layer):
    """A layer as figures and pages draw it."""

    def places(self) -> Array:
        """Return where the names of elements stand, shape (n, 3)."""
        candidates = [self.origins, self.corners[:, 0], self.points, self.centres, self.boxes[:, 0]]
        if self.bodies:
            candidates.append(np.concatenate([body.corners().mean(1) for body in self.bodies]))
        return next((x for x in candidates if len(x)), self.points)

    def paths(self, length: float) -> Iterator[tuple[str, Array, Array]]:
        """Yield each quantity of trails with their segments, shape (n, 2, 3), and the values of these, shape (n, 2)."""
        for quantity in dict.fromkeys([trail.quantity for trail in self.trails]):
            parts = [trail.segments(length) for trail in self.trails if trail.quantity == quantity]
            segments, values = (np.concatenate(x) for x in zip(*parts, strict=True))
            if len(segments):
                yield quantity, segments, values

    def triads(self, length: float) -> Array:
        """Return the segments of the axes x, y and z, shape (3, n, 2, 3)."""
        starts = np.broadcast_to(self.origins, (3, *self.origins.shape))
        return np.stack((starts, starts + length * np.moveaxis(self.axes, -1, 0)), 2)

    def frusta(self, depth: float) -> Array:
        """Return the edges of the frusta at a depth, with a mark above the top of the image, shape (10 n, 2, 3)."""
        if not len(self.corners):
            return np.zeros((0, 2, 3))
        centre, image = self.corners[:, :1], self.corners[:, 1:]
        image = centre + depth * (image - centre)
        top_left, top_right, bottom_right = image[:, :1], image[:, 1:2], image[:, 2:3]
        peak = (top_left + top_right) / 2 + (top_right - bottom_right) / 4
        first = np.concatenate((centre, centre, centre, centre, image, top_left, top_right), 1)
        second = np.concatenate((image, np.roll(image, -1, 1), peak, peak), 1)
        edges: Array = np.stack((first, second), 2).reshape(-1, 2, 3)
        return edges

    def shells(self, directions: Array) -> Array:
        """Return the points of the ellipsoids or capsules in the directions of unit vectors, shape (n, m, 3)."""
        points = self.centres[:, None] + directions @ np.swapaxes(self.ellipsoids, -1, -2)
        if not len(self.stretches):
            return points
        halves: Array = np.where(directions[:, 2:] > _BELOW, 1.0, -1.0)
        return points + halves * self.stretches[:, None]

    def vertices(self) -> Array:
        """Return the corners of the boxes, in the order of `CORNERS`, shape (n, 8, 3)."""
        return self.boxes[:, :1] + CORNERS @ self.boxes[:, 1:]

    def patches(self, scene: Array) -> Array:
        """Return a square of each plane, next to the middle of a scene and a little larger than it, shape (n, 4, 3).

        Args:
            scene: Points that enclose what else is drawn, shape (m, 3).
        """
        normals, offsets = self.planes[:, :3], self.planes[:, 3:]
        middle = (scene.min(0) + scene.max(0)) / 2 if len(scene) else np.zeros(3)
        foot = middle - (normals @ middle[:, None] + offsets) * normals
        # Along the two axes of the world that are least along the normal, as far as the plane allows.
        first = np.eye(3)[np.abs(normals).argmin(1)]
        first = first - (first * normals).sum(1, keepdims=True) * normals
        first /= np.linalg.norm(first, axis=1, keepdims=True)
        sides = np.stack((first, np.cross(normals, first)), 1) * 0.6 * (extent(scene) or 2.0)
        corners: Array = foot[:, None] + np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) @ sides
        return corners

    def anchors(self) -> Array:
        """Return points that the picture must contain, whatever the length of the axes, shape (n, 3)."""
        reach = np.linalg.norm(self.ellipsoids, axis=-1)
        if len(self.stretches):
            reach = reach + np.abs(self.stretches)
        parts = [self.origins, self.points, self.joints, self.segments.reshape(-1, 3), self.corners[:, 0]]
        parts += [self.centres - reach, self.centres + reach, self.vertices().reshape(-1, 3)]
        parts += [trail.points for trail in self.trails if not trail.is_relative]
        parts += [body.corners().reshape(-1, 3) for body in self.bodies]
        points = np.concatenate(parts)
        return points[np.isfinite(points).all(-1)]

    def contents(self, length: float) -> Array:
        """Return points that enclose all that is drawn, shape (n, 3)."""
        parts = [self.anchors(), self.triads(length).reshape(-1, 3), self.frusta(length).reshape(-1, 3)]
        parts += [trail.segments(length)[0].reshape(-1, 3) for trail in self.trails]
        return np.concatenate(parts)


# Fields of a layer that have a row for each row of another one.
_TOGETHER = {"axes": "origins", "centres": "ellipsoids", "stretches": "centres"}


def checked(layer: Layer, where: str) -> Drawing:
    """A layer that a user made, with arrays in place of tensors and lists.

    Raises:
        ShapeError: If an array has another shape than the attribute says.
    """
    fields = {field.name: getattr(layer, field.name) for field in attrs.fields(Layer)}
    for name in fields:
        empty = getattr(Drawing(kind=""), name)
        if not isinstance(empty, np.ndarray) or empty.dtype != np.float64:
            continue
        value = fields[name]
        array = reading.array(value) if isinstance(value, Tensor) else np.asarray(value, np.float64)
        if array.shape[1:] != empty.shape[1:] or array.ndim != empty.ndim:
            expected = f"(n, {', '.join(map(str, empty.shape[1:]))})"
            raise ShapeError(f"{where}: {name} must have shape {expected}, got {array.shape}")
        if not np.isfinite(array).all():
            raise ValidationError(f"{where}: {name} has a number that is not finite; leave such rows out")
        fields[name] = array
    for name, other in _TOGETHER.items():
        count, others = len(fields[name]), len(fields[other])
        if count != others and (count or name != "stretches"):
            raise ShapeError(f"{where}: {name} and {other} must have as many rows, got {count} and {others}")
    made = Drawing(**fields)
    count = len(made.planes) or len(made.places())
    if len(made.labels) not in (0, count):
        raise ShapeError(f"{where}: labels must be {count} names, got {len(made.labels)}")
    return made


def ellipsoids(covariances: Array) -> Array:
    """Return the matrices E of ellipsoids that contain 95 % of normal distributions in space, shape (n, 3, 3).

    With the eigenvalues s^2 and the eigenvectors V of a covariance, E is 2.795 V diag(s).
    """
    variances, vectors = np.linalg.eigh((covariances + np.swapaxes(covariances, -1, -2)) / 2)
    spread: Array = _SIGMAS * vectors * np.sqrt(variances.clip(min=0))[:, None, :]
    return spread


def ball(rings: int) -> tuple[Array, NDArray[np.int64]]:
    """Return a mesh of the unit sphere: vertices, shape (v, 3), and for each quadrilateral their indices, (f, 4)."""
    polar, azimuth = np.linspace(0, np.pi, rings + 1), np.linspace(0, 2 * np.pi, 2 * rings + 1)
    t, p = np.meshgrid(polar, azimuth, indexing="ij")
    vertices = np.stack((np.sin(t) * np.cos(p), np.sin(t) * np.sin(p), np.cos(t)), -1)
    grid = np.arange(vertices.shape[0] * vertices.shape[1]).reshape(vertices.shape[:2])
    faces = np.stack((grid[:-1, :-1], grid[1:, :-1], grid[1:, 1:], grid[:-1, 1:]), -1)
    return vertices.reshape(-1, 3), faces.reshape(-1, 4)


def extent(points: Array) -> float:
    """Return the longest side of the box around points, 0 for none."""
    return float(np.ptp(points, axis=0).max()) if len(points) else 0.0


def ground(scene: Array, height: float) -> tuple[Array, float]:
    """Return the lines of a level grid below a scene, shape (n, 2, 3), and their distance.

    The distance is 1, 2 or 5 times a power of ten, with 8 to 20 squares along the longest side of the scene. Lines are
    at multiples of it.

    Args:
        scene: Points that enclose what is drawn, shape (m, 3).
        height: The z of the grid.
    """
    size = extent(scene) or 1.0
    power = 10.0 ** np.floor(np.log10(size / 8))
    step = float(power * max(f for f in (1, 2, 5) if f * power <= size / 8 * (1 + 1e-9)))
    low, high = scene[:, :2].min(0), scene[:, :2].max(0)
    middle, half = (low + high) / 2, np.maximum((high - low) / 2, 0.4 * size)  # wide also below what is high
    low, high = middle - half, middle + half
    first, last = np.floor(low / step + 1e-6), np.ceil(high / step - 1e-6)  # points in float32 are a little off
    x, y = (step * np.arange(a, b + 1) for a, b in zip(first, last, strict=True))
    ends_x, ends_y = x[[0, -1]], y[[0, -1]]
    along_y = np.stack(np.broadcast_arrays(x[:, None], ends_y), -1)
    along_x = np.stack(np.broadcast_arrays(ends_x, y[:, None]), -1)
    flat = np.concatenate((along_x, along_y))
    return np.concatenate((flat, np.full_like(flat[..., :1], height)), -1), step


def axes_length(layers: Iterable[Drawing], others: Array) -> float:
    """Return a length of the axes that suits the extent of a picture and the number of frames in it.

    Args:
        layers: What is drawn.
        others: Points that are in the picture already, shape (n, 3).
    """
    layers = list(layers)
    size = extent(np.concatenate([others, *[layer.anchors() for layer in layers]]))
    count = max([1, *[max(len(layer.origins), len(layer.corners)) for layer in layers]])
    # Of n frames in a cube, neighbours are n**(-1/3) of its side apart.
    return float(size * min(0.2, 0.35 * count ** (-1 / 3))) or 1.0
