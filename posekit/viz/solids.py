"""From obstacles to layers."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..kinematics import Boxes, Capsules, Cylinders, DistanceGrid, HeightMap, Planes, Spheres
from . import meshes, reading
from .colours import Array
from .layers import Drawing, PlacedMesh

_SPHERES, _BOXES, _CAPSULES, _CYLINDERS, _PLANES, _GRIDS = 500, 500, 500, 100, 20, 50
_FINE, _COARSE = 100_000, 12_000  # triangles of all copies of a grid, on pages and in figures


def spheres(where: str, value: Spheres) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.centres, value.radii)
    centres, radii = value.centres.expand(*value.shape, 3), value.radii.expand(value.shape)[..., None]
    index, note = reading.choose(_SPHERES, centres, radii)
    rows = [x.detach().reshape(-1, x.shape[-1])[index].cpu().double() for x in (centres, radii)]
    balls = rows[1].abs()[..., None] * torch.eye(3, dtype=torch.float64)
    layer = Drawing(kind="spheres", centres=reading.array(rows[0]), ellipsoids=reading.array(balls), note=note)
    return layer, reading.counted(value.shape.numel(), index)


def boxes(where: str, value: Boxes) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.poses.position, value.half_extents)
    poses, halves = value.poses.expand(*value.shape), value.half_extents.expand(*value.shape, 3)
    index, note = reading.choose(_BOXES, poses.position, poses.quaternion, halves)
    origins, axes = reading.frames(poses.detach().reshape(-1)[index])
    lengths = reading.array(halves.reshape(-1, 3)[index])
    edges = (axes * lengths[:, None]).swapaxes(1, 2)  # the columns of the axes, as rows
    layer = Drawing(kind="boxes", boxes=np.concatenate((origins[:, None], edges), 1), note=note)
    return layer, reading.counted(value.shape.numel(), index)


def planes(where: str, value: Planes) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.planes)
    rows = value.planes.detach().reshape(-1, 4).cpu().double()
    rows = rows / rows[:, :3].norm(dim=-1, keepdim=True)  # NaN without a normal
    index, note = reading.choose(_PLANES, rows)
    return Drawing(kind="planes", planes=reading.array(rows[index]), note=note), reading.counted(len(rows), index)


def capsules(where: str, value: Capsules) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.start, value.end, value.radii)
    ends = [x.expand(*value.shape, 3) for x in (value.start, value.end)]
    index, note = reading.choose(_CAPSULES, *ends, value.radii.expand(value.shape)[..., None])
    start, end = (reading.array(x.reshape(-1, 3)[index]) for x in ends)
    radii = np.abs(reading.array(value.radii.expand(value.shape).reshape(-1)[index]))
    layer = Drawing(
        kind="capsules",
        centres=(start + end) / 2,
        ellipsoids=radii[:, None, None] * _bases(end - start),
        stretches=(end - start) / 2,
        note=note,
    )
    return layer, reading.counted(value.shape.numel(), index)


def cylinders(where: str, value: Cylinders) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.poses.position, value.half_lengths, value.radii)
    poses, sizes = (
        value.poses.expand(*value.shape),
        torch.stack(torch.broadcast_tensors(value.radii, value.half_lengths), -1),
    )
    sizes = sizes.expand(*value.shape, 2)
    index, note = reading.choose(_CYLINDERS, poses.position, poses.quaternion, sizes)
    origins, axes = reading.frames(poses.detach().reshape(-1)[index])
    bodies = []
    for i, (radius, half) in enumerate(np.abs(reading.array(sizes.reshape(-1, 2)[index]))):
        vertices, faces = meshes.cylinder(radius, 2 * half)
        place = {"positions": origins[i : i + 1], "axes": axes[i : i + 1]}
        bodies.append(
            PlacedMesh(
                name=f"cylinder {i + 1}", vertices=vertices, faces=faces, coarse=(vertices, faces), colour=None, **place
            )
        )
    return Drawing(kind="cylinders", bodies=tuple(bodies), note=note), reading.counted(value.shape.numel(), index)


def _bases(directions: Array) -> Array:
    """Return axes as columns, the third of which is along a direction, if it has one, shape (n, 3, 3)."""
    length = np.linalg.norm(directions, axis=-1, keepdims=True)
    z = np.where(length > 0, directions / np.where(length > 0, length, 1), [0.0, 0.0, 1.0])
    x = np.cross(np.eye(3)[np.abs(z).argmin(1)], z)
    x /= np.linalg.norm(x, axis=-1, keepdims=True)
    return np.stack((x, np.cross(z, x), z), -1)


def height_map(where: str, value: HeightMap) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.heights, value.spacing)
    heights, spacing = reading.array(value.heights), float(reading.array(value.spacing))

    def surface(most: int) -> meshes.Mesh:
        """The heights, or an even selection of them, with at most so many triangles."""
        rows, columns = heights.shape
        share = min(1.0, (most / (2 * (rows - 1) * (columns - 1))) ** 0.5)
        i, j = (reading.picks(n, max(2, int(share * (n - 1)) + 1)) for n in (rows, columns))
        places = np.stack((*np.meshgrid(spacing * i, spacing * j, indexing="ij"), heights[np.ix_(i, j)]), -1)
        at = np.arange(len(i) * len(j)).reshape(len(i), len(j))
        a, b, c, d = (x.ravel() for x in (at[:-1, :-1], at[1:, :-1], at[1:, 1:], at[:-1, 1:]))
        return places.reshape(-1, 3), np.concatenate((np.stack((a, b, c), -1), np.stack((a, c, d), -1)))

    count = max(1, min(value.shape.numel(), _GRIDS))
    return _grid(where, value, "height map", surface(_FINE // count), surface(_COARSE // count))


def distance_grid(where: str, value: DistanceGrid) -> tuple[Drawing, Tensor]:
    reading.check_readable(where, value.distances, value.corner, value.spacing)
    distances, spacing = reading.array(value.distances), float(reading.array(value.spacing))
    level = spacing if distances.min() >= 0 else 0.0  # a cloud of points without radii has no inside
    vertices, faces = _zero_surface(distances - level)
    vertices = reading.array(value.corner) + spacing * vertices
    count = max(1, min(value.shape.numel(), _GRIDS))
    fine = meshes.reduced((vertices, faces), _FINE // count)
    note = f"at a distance of {spacing:.3g}" if level else ""
    return _grid(where, value, "distance grid", fine, meshes.reduced(fine, _COARSE // count), note)


def _grid(
    where: str, value: HeightMap | DistanceGrid, kind: str, fine: meshes.Mesh, coarse: meshes.Mesh, note: str = ""
) -> tuple[Drawing, Tensor]:
    """Return the layer of a surface at the poses of a grid."""
    poses = value.poses
    reading.check_readable(where, poses.position)
    index, left_out = reading.choose(_GRIDS, poses.position, poses.quaternion)
    positions, axes = reading.frames(poses.detach().reshape(-1)[index])
    body = PlacedMesh(
        name="surface",
        vertices=fine[0],
        faces=fine[1],
        coarse=coarse,
        colour=None,
        positions=positions,
        axes=axes,
    )
    has_surface = bool(len(fine[1]))
    notes = [note if has_surface else "no surface", left_out]
    bodies = (body,) if has_surface and len(positions) else ()
    layer = Drawing(kind=kind, bodies=bodies, note=", ".join(filter(None, notes)))
    return layer, reading.counted(poses.numel(), index)


def _zero_surface(distances: Array) -> meshes.Mesh:
    """Return the surface where numbers on a grid change their sign, in units of its spacing.

    "Surface nets" (Gibson 1998): each cell with both signs has a vertex, the mean of where its edges cross zero, and
    each edge that crosses it a quadrilateral of the four cells around it, here as two triangles, counterclockwise from
    the positive side.
    """
    inside: NDArray[np.bool_] = distances < 0
    cells = np.array(distances.shape) - 1
    sums, counts = np.zeros((*cells, 3)), np.zeros(cells, np.int64)
    crossed = []
    for axis in range(3):
        changes = np.argwhere(np.diff(inside, axis=axis))
        first = distances[tuple(changes.T)]
        second = distances[tuple((changes + np.eye(3, dtype=np.int64)[axis]).T)]
        places = changes + (first / (first - second))[:, None] * np.eye(3)[axis]
        u, v = np.eye(3, dtype=np.int64)[[(axis + 1) % 3, (axis + 2) % 3]]
        around = np.stack([changes - a * u - b * v for a, b in ((1, 1), (0, 1), (0, 0), (1, 0))], 1)
        exists: NDArray[np.bool_] = np.all((around >= 0) & (around < cells), axis=-1)
        for k in range(4):
            at = tuple(around[exists[:, k], k].T)
            np.add.at(sums, at, places[exists[:, k]])
            np.add.at(counts, at, 1)
        whole = exists.all(1)
        quads = around[whole]
        turned = ~inside[tuple(changes[whole].T)]  # the positive side is at the start of the edge
        quads[turned] = quads[turned][:, ::-1]
        crossed.append(quads)
    used = counts > 0
    number = np.full(cells, -1)
    number[used] = np.arange(used.sum())
    quads = number[tuple(np.moveaxis(np.concatenate(crossed), -1, 0))]
    return sums[used] / counts[used][:, None], np.concatenate((quads[:, :3], quads[:, [0, 2, 3]]))
