"""Pose graphs in the format of g2o: vertices and edges of SE(3) with quaternions, or of SE(2) with angles.

g2o's error of an edge is [t, q], the position and the vector part of the unit quaternion, with a real part >= 0, of
delta = measurement^-1 @ (vertex i)^-1 @ vertex j. posekit's is the tangent d = [v, w] = log(delta). To first order
t = v and q = w / 2, so that the errors are e = S d with S = diag(1, 1, 1, 1/2, 1/2, 1/2), and the information matrices
agree in e^T L e = d^T (S L S) d. Multiplication by S is exact: files come back bit by bit.

TORO, an older format, has angles, roll, pitch and yaw, in the place of quaternions. To first order its error is d.

In the plane the error of an edge is [x, y, angle] of delta, and posekit's is log(delta). To first order they agree.
"""

from __future__ import annotations

import collections
import functools
import heapq
import itertools
import warnings
from collections.abc import Sequence
from typing import Any, Literal, NoReturn, TypeAlias, get_args

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import FileFormatError
from ..geometry import cumulative
from ..values import Pose, Pose2, Rotation, cat, where
from .files import PathLike, checked_path
from .graph import PoseGraph
from .text_files import (
    Fail,
    Lines,
    Numbers,
    check_finite,
    checked_poses,
    exported,
    formatted,
    open_blocks,
    quoted,
    write_text,
)

# Of matrices scaled to a diagonal of ones. Numbers printed with six digits have relative errors of up to 5e-6, which
# move an eigenvalue of a 6x6 matrix by at most 3e-5: singular matrices of such files are not indefinite.
_TOLERANCE = 3e-5
_SMALLEST = 1e-12  # of a diagonal, relative to the largest number in it; what is smaller counts as rounding


def is_indefinite(information: Tensor, dtype: torch.dtype) -> Tensor:
    """Return which matrices, shape (m, 6, 6), have a negative eigenvalue that rounding does not explain, shape (m,).

    The units of positions and angles do not matter: the matrices are scaled to a diagonal of ones first.

    Args:
        information: The matrices, in float64.
        dtype: The dtype of their numbers, for rounding.
    """
    tolerance = max(_TOLERANCE, 6 * torch.finfo(dtype).eps)
    bad, suspects = torch.zeros(len(information), dtype=torch.bool), _suspects(information)
    matrices = information[suspects].double()
    diagonal = matrices.diagonal(dim1=-2, dim2=-1)
    largest = matrices.abs().amax((-2, -1))
    floor = torch.where(largest > 0, _SMALLEST * largest, 1.0)
    scale = torch.maximum(diagonal, floor.unsqueeze(-1)).rsqrt()
    scaled = matrices * scale.unsqueeze(-1) * scale.unsqueeze(-2)
    bad[suspects] = torch.linalg.eigvalsh(scaled)[:, 0] < -tolerance
    return bad


def clipped(information: Tensor) -> Tensor:
    """Return the nearest semidefinite matrices in the Frobenius norm. Those that are definite stay as they are."""
    suspects = _suspects(information)
    values, vectors = torch.linalg.eigh(information[suspects].double())
    negative = values[:, 0] < 0
    values, vectors = values[negative].clamp(min=0), vectors[negative]
    result = information.clone()
    result[suspects[negative]] = (vectors * values.unsqueeze(-2) @ vectors.mT).to(result.dtype)
    return result


def _suspects(information: Tensor) -> Tensor:
    """The places of the matrices that Cholesky's algorithm, a tenth of the time of eigenvalues, does not take."""
    _, info = torch.linalg.cholesky_ex(information.double())
    return info.nonzero()[:, 0]


_VERTEX, _EDGE, _FIX = "VERTEX_SE3:QUAT", "EDGE_SE3:QUAT", "FIX"
_TORO_VERTEX, _TORO_EDGE = "VERTEX3", "EDGE3"
_PLANAR_VERTEX, _PLANAR_EDGE, _TORO_PLANAR_VERTEX, _TORO_PLANAR_EDGE = "VERTEX_SE2", "EDGE_SE2", "VERTEX2", "EDGE2"
_PLANAR = {_PLANAR_VERTEX, _PLANAR_EDGE, _TORO_PLANAR_VERTEX, _TORO_PLANAR_EDGE}
_IDS = {
    **dict.fromkeys((_VERTEX, _TORO_VERTEX, _PLANAR_VERTEX, _TORO_PLANAR_VERTEX), 1),
    **dict.fromkeys((_EDGE, _TORO_EDGE, _PLANAR_EDGE, _TORO_PLANAR_EDGE), 2),
}
_COUNTS = {
    **{_VERTEX: 1 + 7, _EDGE: 2 + 7 + 21, _TORO_VERTEX: 1 + 6, _TORO_EDGE: 2 + 6 + 21},
    **dict.fromkeys((_PLANAR_VERTEX, _TORO_PLANAR_VERTEX), 1 + 3),
    **dict.fromkeys((_PLANAR_EDGE, _TORO_PLANAR_EDGE), 2 + 3 + 6),
}
_TORO_ORDER = [0, 1, 4, 2, 5, 3]  # TORO's xx, xy, yy, tt, xt, yt as an upper triangle by rows
_POSE = ("x", "y", "z", "qx", "qy", "qz", "qw")
_TORO_POSE = ("x", "y", "z", "roll", "pitch", "yaw")
_PLANAR_POSE = ("x", "y", "the angle")

Indefinite: TypeAlias = Literal["raise", "clip"]
RotationError: TypeAlias = Literal["quaternion", "radians"]


def read_g2o(
    path: PathLike,
    *,
    strict: bool = True,
    information: Indefinite = "raise",
    rotation: RotationError = "quaternion",
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> PoseGraph:
    r"""Read a pose graph in the g2o format: the lines VERTEX_SE3:QUAT, EDGE_SE3:QUAT and FIX.

    Of a graph in the plane, the lines VERTEX_SE2 and EDGE_SE2, with x, y and an angle, the poses are a `Pose2`. TORO's
    lines VERTEX3 and EDGE3, with roll, pitch and yaw, and VERTEX2 and EDGE2 are read, too. Lines of parameters (PARAMS)
    and lines that begin with ``#`` are ignored. In a file of edges alone, vertices are placed along the edges, each by
    the first one that reaches it from a vertex that has a place.

    The information matrices are converted to posekit's tangents [v, w] in the body frame. The rotation error of g2o is
    the vector part of a quaternion, which is half the rotation vector: the blocks of the rotation become a quarter, and
    those between position and rotation a half, of what the file holds. gtsam's ``readG2o`` and Ceres' example take the
    blocks as they are: ``rotation="radians"`` gives their costs.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "graph.g2o")
    >>> upper = "1 0 0 0 0 0  1 0 0 0 0  1 0 0 0  4 0 0  4 0  4"
    >>> vertices = "VERTEX_SE3:QUAT 7 0 0 0 0 0 0 1\nVERTEX_SE3:QUAT 9 1 0 0 0 0 0 1\nFIX 7\n"
    >>> _ = path.write_text(f"{vertices}EDGE_SE3:QUAT 7 9 1 0 0 0 0 0 1 {upper}\n")
    >>> graph = pk.io.read_g2o(path)
    >>> graph.ids, graph.pairs, graph.information[0].diagonal()
    (tensor([7, 9]), tensor([[0, 1]]), tensor([1., 1., 1., 1., 1., 1.], dtype=torch.float64))

    Args:
        path: The path of the file.
        strict: Whether to raise for a line of another kind, such as a landmark, or an edge in the plane among poses of
            space, and for an edge or a FIX of a vertex that the file does not have. If False, they are left out, and
            one warning says how many of each kind.
        information: What happens to an information matrix that is indefinite, beyond the rounding of six digits:
            "raise" an error with its edge, or "clip" its negative eigenvalues to 0. This gives the nearest
            semidefinite matrix.
        rotation: What the information of EDGE_SE3:QUAT is about: "quaternion", the vector part, as in g2o, or
            "radians", the rotation vector, as gtsam and Ceres read the same files.
        dtype: The dtype of the poses and information matrices.
        device: The device of the graph. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Raises:
        FileFormatError: If the file does not follow the format, has other lines, a number is not finite, a quaternion
            is zero, an information matrix is indefinite, a vertex occurs twice or is missing, or there are no vertices.
    """
    where = "posekit.io.read_g2o"
    arguments.check_target(where, dtype, device)
    arguments.check_flags(where, strict=strict)
    arguments.check_choice(information, get_args(Indefinite), f"{where}: information")
    arguments.check_choice(rotation, get_args(RotationError), f"{where}: rotation")
    reader = _GraphReader(checked_path(path, where), dtype, strict, information, rotation)
    for block in open_blocks(path, where, progress):
        reader.read(block)
    graph = reader.graph()
    if reader.skipped:
        counts = ", ".join(f"{count} {kind}" for kind, count in reader.skipped.items())
        warnings.warn(f"{where}: {reader.path}: left out {counts}", stacklevel=2)
    if device is None:
        return graph
    moved = [getattr(graph, field.name).to(device) for field in attrs.fields(PoseGraph)]
    return PoseGraph(*moved)


class _GraphReader:
    """Collects the lines of a file. A line is remembered by the block it is in and by its number, for errors."""

    def __init__(
        self, path: str, dtype: torch.dtype, strict: bool, information: Indefinite, rotation: RotationError
    ) -> None:
        self.path, self.dtype, self.strict, self.clips = path, dtype, strict, information == "clip"
        self.is_halved = rotation == "quaternion"
        self.vertices: dict[int, int] = {}
        self.edges: list[tuple[int, int, int]] = []  # both ids and the line
        self.fixed: list[tuple[int, int]] = []  # the id and the line
        self.is_planar: bool | None = None  # the first vertex or edge tells
        self.poses: list[Any] = []
        self.measurements: list[Any] = []
        self.information: list[Tensor] = []
        self.skipped: collections.Counter[str] = collections.Counter()

    def read(self, block: Lines) -> None:
        """Read the lines of a block. Vertices and edges of one kind that follow each other are converted at once."""
        kind = ""
        rows: list[list[float]] = []
        lines: list[int] = []
        for line, content in block.contents():
            tag, *words = content.split()
            name = tag.decode("ascii", "replace")
            if name in _COUNTS and self.is_planar is None:
                self.is_planar = name in _PLANAR
            if name in _COUNTS and self.is_planar is (name in _PLANAR):
                if name != kind:
                    self.append(kind, rows, functools.partial(_fail_at, block, lines))
                    kind, rows, lines = name, [], []
                if len(words) != _COUNTS[name]:
                    block.fail(line, f"{name} must have {_COUNTS[name]} numbers, got {len(words)}")
                rows.append(block.numbers(line, words[self.element(block, line, name, words) :]))
                lines.append(line)
            elif name == _FIX:
                self.fixed += [(block.integer(line, "the id", word), line) for word in words]
            elif not name.startswith("PARAMS"):
                self.skip(block, line, tag)
        self.append(kind, rows, functools.partial(_fail_at, block, lines))

    def skip(self, block: Lines, line: int, tag: bytes) -> None:
        """Leave out a line of another kind, or raise for it."""
        if self.strict:
            names = (_PLANAR_VERTEX, _PLANAR_EDGE) if self.is_planar else (_VERTEX, _EDGE)
            other = "; a graph is of space or of the plane" if tag.decode("ascii", "replace") in _COUNTS else ""
            expected = f"the line must begin with {', '.join(names)} or {_FIX}"
            block.fail(line, f"{expected}, got {quoted(tag)}{other}; pass strict=False to leave it out")
        self.skipped[quoted(tag)[1:-1]] += 1

    def element(self, block: Lines, line: int, kind: str, words: list[bytes]) -> int:
        """Record the ids of a vertex or an edge, and return their number."""
        number = block.integer(line, "the id", words[0])
        if _IDS[kind] == 2:
            self.edges.append((number, block.integer(line, "the id", words[1]), line))
            return 2
        if number in self.vertices:
            block.fail(line, f"vertex {number} occurs twice")
        self.vertices[number] = len(self.vertices)
        return 1

    def append(self, kind: str, rows: list[list[float]], fail: Fail) -> None:
        """Convert the numbers of vertices or edges."""
        if not rows:
            return
        columns, is_toro = np.array(rows), kind in (_TORO_VERTEX, _TORO_EDGE)
        poses: Pose | Pose2
        if kind in _PLANAR:
            check_finite(columns[:, :3], _PLANAR_POSE, self.dtype, fail)
            poses = Pose2.from_vector(torch.from_numpy(columns[:, :3].copy())).to(self.dtype)
        elif is_toro:
            poses = _poses_of_angles(columns[:, :6], self.dtype, fail)
        else:
            poses = checked_poses(columns[:, :7], _POSE, "xyzw", self.dtype, fail)
        if _IDS[kind] == 1:
            self.poses.append(poses)
            return
        upper = columns[:, -6:] if kind in _PLANAR else columns[:, -21:]
        if kind == _TORO_PLANAR_EDGE:
            upper = upper[:, _TORO_ORDER]
        check_finite(upper, ["the information"] * upper.shape[1], self.dtype, fail)
        matrices = _symmetric(upper)
        if kind == _EDGE and self.is_halved:
            matrices = _scaled(matrices, 0.5)
        if self.clips:
            matrices = clipped(matrices)
        else:
            bad = is_indefinite(matrices, self.dtype).nonzero()
            if len(bad):
                row = int(bad[0])
                start, end, _ = self.edges[row - len(rows)]
                least = float(torch.linalg.eigvalsh(matrices[row])[0])
                fact = f"is indefinite: an eigenvalue is {least:.6g}"
                fail(row, f'the information of the edge {start} {end} {fact}; pass information="clip"')
        self.measurements.append(poses)
        self.information.append(matrices.to(self.dtype))

    def graph(self) -> PoseGraph:
        if not self.vertices and self.edges:
            self.integrate()
        if not self.vertices:
            others = f", but {', '.join(self.skipped)}" if self.skipped else ""
            raise FileFormatError(self.path, None, f"the file has no vertices{others}")
        places, pairs = [], []
        for place, (*ids, line) in enumerate(self.edges):
            pair = [self.place(number, line, "the edge") for number in ids]
            if None not in pair:
                places.append(place)
                pairs.append(pair)
        fixed = torch.zeros(len(self.vertices), dtype=torch.bool)
        for number, line in self.fixed:
            place_of_vertex = self.place(number, line, _FIX)
            if place_of_vertex is not None:
                fixed[place_of_vertex] = True
        kind: Any = Pose2 if self.is_planar else Pose
        empty = kind.identity(0, dtype=self.dtype)
        size = empty._size
        measurements = cat([empty, *self.measurements])
        information = torch.cat([torch.empty(0, size, size, dtype=self.dtype), *self.information])
        if len(places) < len(self.edges):
            measurements, information = measurements[places], information[places]
        return PoseGraph(
            cat([empty, *self.poses]),
            torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2),
            measurements,
            information,
            torch.tensor(list(self.vertices)),
            fixed,
        )

    def integrate(self) -> None:
        """Make the vertices of a file of edges alone: each is reached by the first edge from one that is known."""
        self.vertices = {number: k for k, number in enumerate(sorted({i for *ids, _ in self.edges for i in ids}))}
        ends = [(self.vertices[i], self.vertices[j]) for i, j, _ in self.edges]
        count = len(self.vertices)
        parents, edge, turned = [-1] * count, [0] * count, [False] * count
        at: list[list[int]] = [[] for _ in range(count)]
        for k, pair in enumerate(ends):
            for i in pair:
                at[i].append(k)
        known = [False] * count
        for root in range(count):  # one that no earlier one reaches begins a component
            # The order is that of reading the file again and again and taking edges with one known end. A heap of
            # (reading, edge) has it without the readings, which are as many as vertices in a reversed file.
            waiting = [(0, k) for k in sorted(at[root])] if not known[root] else []
            known[root] = True
            while waiting:
                reading, k = heapq.heappop(waiting)
                i, j = ends[k]
                if known[i] and known[j]:
                    continue
                child, parent = (j, i) if known[i] else (i, j)
                parents[child], edge[child], turned[child], known[child] = parent, k, child == i, True
                for other in at[child]:
                    heapq.heappush(waiting, (reading + (other < k), other))
        measured = cat(self.measurements)
        steps = where(torch.tensor(turned), ~measured[edge], measured[edge])
        roots = torch.tensor([parent < 0 for parent in parents])
        steps = where(roots, type(steps).identity(count, dtype=self.dtype), steps)
        self.poses = [cumulative(steps, parents=parents)]

    def place(self, number: int, line: int, what: str) -> int | None:
        """The place of a vertex, or None if it is missing and that is no error."""
        place = self.vertices.get(number)
        if place is None:
            if self.strict:
                raise FileFormatError(self.path, line, f"{what} names vertex {number}, which the file does not have")
            self.skipped[f"{what.removeprefix('the ')} of a missing vertex"] += 1
        return place


def _poses_of_angles(columns: Numbers, dtype: torch.dtype, fail: Fail) -> Pose:
    """Poses of TORO: position, roll, pitch and yaw, which turn about fixed axes x, y and z."""
    check_finite(columns, _TORO_POSE, dtype, fail)
    tensor = torch.from_numpy(columns.copy())
    return Pose.from_rotation(Rotation.from_euler("xyz", tensor[:, 3:]), tensor[:, :3]).to(dtype)


def _symmetric(upper: Numbers) -> Tensor:
    """Matrices of the rows of their upper triangles."""
    rows, columns = _upper(3 if upper.shape[1] == 6 else 6)
    matrices = torch.zeros(len(upper), int(rows[-1]) + 1, int(rows[-1]) + 1, dtype=torch.float64)
    matrices[:, rows, columns] = matrices[:, columns, rows] = torch.from_numpy(upper.copy())
    return matrices


def _upper(size: int) -> Tensor:
    """The rows and columns of an upper triangle."""
    return torch.triu_indices(size, size)


def _fail_at(block: Lines, lines: list[int], row: int, fact: str) -> NoReturn:
    block.fail(lines[row], fact)


def _scaled(information: Tensor, factor: float) -> Tensor:
    """Multiply the rows and columns of the rotation by a power of 2."""
    scale = information.new_ones(6)
    scale[3:] = factor
    return information * scale * scale.unsqueeze(-1)


def write_g2o(
    path: PathLike, graph: PoseGraph, *, rotation: RotationError = "quaternion", progress: bool = True
) -> None:
    """Write a pose graph in the g2o format: the lines VERTEX_SE3:QUAT, FIX and EDGE_SE3:QUAT.

    Those of poses of the plane are VERTEX_SE2 and EDGE_SE2; their angles come back but for rounding. The information
    matrices of space are converted to g2o's errors, of which the rotation is the vector part of a quaternion.
    `read_g2o` brings back the same numbers. Quaternions that are not of unit length are normalised.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "graph.g2o")
    >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[1, 0, 0]]), torch.eye(6)[None])
    >>> pk.io.write_g2o(path, graph)
    >>> print(path.read_text(), end="")
    VERTEX_SE3:QUAT 0 0 0 0 0 0 0 1
    VERTEX_SE3:QUAT 1 0 0 0 0 0 0 1
    EDGE_SE3:QUAT 0 1 1 0 0 0 0 0 1 1 0 0 0 0 0 1 0 0 0 0 1 0 0 0 4 0 0 4 0 4

    Args:
        path: The path of the file. The file is replaced when it is complete.
        graph: The graph. Its information matrices must be symmetric; their upper triangles are written.
        rotation: What the information of space is about, see `read_g2o`: "radians" for gtsam and Ceres.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_g2o"
    path = checked_path(path, where)
    arguments.check_kinds(where, PoseGraph, graph=graph)
    graph._check_single(where)
    arguments.check_choice(rotation, get_args(RotationError), f"{where}: rotation")
    ids = graph.ids.cpu()
    vertex, edge = (_PLANAR_VERTEX, _PLANAR_EDGE) if isinstance(graph.poses, Pose2) else (_VERTEX, _EDGE)
    parts = [formatted(ids[:, None], *_columns(graph.poses, where, "graph.poses"), prefix=f"{vertex} ")]
    parts.append(formatted(ids[graph.fixed.cpu()][:, None], prefix=f"{_FIX} "))
    if len(graph.measurements):
        measured = _columns(graph.measurements, where, "graph.measurements")
        information = graph.information.detach().cpu()
        arguments.refuse(~information.isfinite().all((-2, -1)), None, f"{where}: graph.information", "is not finite")
        if isinstance(graph.poses, Pose) and rotation == "quaternion":
            information = _scaled(information, 2.0)
        rows, columns = _upper(information.shape[-1])
        parts.append(formatted(ids[graph.pairs.cpu()], *measured, information[:, rows, columns], prefix=f"{edge} "))
    write_text(path, where, itertools.chain(*parts), len(graph.poses) + len(graph.measurements), progress)


def _columns(poses: Pose | Pose2, where: str, name: str) -> Sequence[Tensor]:
    """The numbers of vertices or edges."""
    if isinstance(poses, Pose2):
        return (poses.detach().cpu().validate().vector(),)
    checked = exported(poses, where, name)
    return checked.position, checked.quaternion.roll(-1, -1)
