"""Pose graphs in the format of g2o: vertices and edges of SE(3) with quaternions.

g2o's error of an edge is [t, q], the position and the vector part of the unit quaternion, with a real part >= 0, of
delta = measurement^-1 @ (vertex i)^-1 @ vertex j. posekit's is the tangent d = [v, w] = log(delta). To first order
t = v and q = w / 2, so that the errors are e = S d with S = diag(1, 1, 1, 1/2, 1/2, 1/2), and the information matrices
agree in e^T L e = d^T (S L S) d. Multiplication by S is exact: files come back bit by bit.
"""

from __future__ import annotations

import functools
import itertools
from typing import NoReturn

import attrs
import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, FileFormatError
from ..values import Pose, cat
from .files import PathLike, checked_path
from .graph import PoseGraph
from .text import (
    Block,
    Fail,
    Numbers,
    check_finite,
    checked_poses,
    exported,
    formatted,
    open_blocks,
    quoted,
    write_text,
)

_VERTEX, _EDGE, _FIX = "VERTEX_SE3:QUAT", "EDGE_SE3:QUAT", "FIX"
_COUNTS = {_VERTEX: 1 + 7, _EDGE: 2 + 7 + 21}
_UPPER = torch.triu_indices(6, 6)
_POSE = ("x", "y", "z", "qx", "qy", "qz", "qw")


def read_g2o(
    path: PathLike,
    *,
    dtype: torch.dtype = torch.float64,
    device: str | torch.device | None = None,
    progress: bool = True,
) -> PoseGraph:
    r"""Read a pose graph in the g2o format: the lines VERTEX_SE3:QUAT, EDGE_SE3:QUAT and FIX.

    The information matrices are converted to posekit's tangents [v, w] in the body frame. The rotation error of g2o is
    the vector part of a quaternion, which is half the rotation vector: the blocks of the rotation become a quarter, and
    those between position and rotation a half, of what the file holds. Lines of parameters (PARAMS) and lines that
    begin with ``#`` are ignored.

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
        dtype: The dtype of the poses and information matrices.
        device: The device of the graph. The default is the CPU.
        progress: Whether to show a progress bar after a second.

    Raises:
        FileFormatError: If the file does not follow the format, has other lines, such as those of SE(2), a number is
            not finite, a quaternion is zero, a vertex occurs twice or is missing, or there are no vertices.
    """
    where = "posekit.io.read_g2o"
    arguments.check_target(where, dtype, device)
    reader = _Reader(checked_path(path, where), dtype)
    for block in open_blocks(path, where, progress):
        reader.read(block)
    graph = reader.graph()
    if device is None:
        return graph
    moved = [getattr(graph, field.name).to(device) for field in attrs.fields(PoseGraph)]
    return PoseGraph(*moved)


class _Reader:
    """Collects the lines of a file. A line is remembered by the block it is in and by its number, for errors."""

    def __init__(self, path: str, dtype: torch.dtype) -> None:
        self.path, self.dtype = path, dtype
        self.vertices: dict[int, int] = {}
        self.edges: list[tuple[int, int, int]] = []  # both ids and the line
        self.fixed: list[tuple[int, int]] = []  # the id and the line
        self.poses: list[Pose] = [Pose.identity(0, dtype=dtype)]
        self.measurements: list[Pose] = [Pose.identity(0, dtype=dtype)]
        self.information: list[Tensor] = [torch.empty(0, 21, dtype=dtype)]

    def read(self, block: Block) -> None:
        """Read the lines of a block."""
        rows: dict[str, list[list[float]]] = {_VERTEX: [], _EDGE: []}
        lines: dict[str, list[int]] = {_VERTEX: [], _EDGE: []}
        for line, content in block.contents():
            tag, *words = content.split()
            kind = tag.decode("ascii", "replace")
            if kind in _COUNTS:
                if len(words) != _COUNTS[kind]:
                    block.fail(line, f"{kind} must have {_COUNTS[kind]} numbers, got {len(words)}")
                ids = self.element(block, line, kind, words)
                rows[kind].append(block.numbers(line, words[ids:]))
                lines[kind].append(line)
            elif kind == _FIX:
                self.fixed += [(block.integer(line, "the id", word), line) for word in words]
            elif not kind.startswith("PARAMS"):
                plane = "; SE(2), the plane, is not supported" if b"SE2" in tag else ""
                block.fail(line, f"the line must begin with {_VERTEX}, {_EDGE} or {_FIX}, got {quoted(tag)}{plane}")
        for kind, numbers in rows.items():
            if numbers:
                self.append(kind, np.array(numbers), functools.partial(_fail_at, block, lines[kind]))

    def element(self, block: Block, line: int, kind: str, words: list[bytes]) -> int:
        """Record the ids of a vertex or an edge, and return their number."""
        number = block.integer(line, "the id", words[0])
        if kind == _EDGE:
            self.edges.append((number, block.integer(line, "the id", words[1]), line))
            return 2
        if number in self.vertices:
            block.fail(line, f"vertex {number} occurs twice")
        self.vertices[number] = len(self.vertices)
        return 1

    def append(self, kind: str, numbers: Numbers, fail: Fail) -> None:
        """Convert the numbers of vertices or edges."""
        poses = checked_poses(numbers[:, :7], _POSE, "xyzw", self.dtype, fail)
        if kind == _VERTEX:
            self.poses.append(poses)
            return
        check_finite(numbers[:, 7:], ["the information"] * 21, self.dtype, fail)
        self.measurements.append(poses)
        self.information.append(torch.from_numpy(numbers[:, 7:].copy()).to(self.dtype))

    def graph(self) -> PoseGraph:
        if not self.vertices:
            raise FileFormatError(self.path, None, "the file has no vertices")
        pairs = [[self.place(number, line, "the edge") for number in ids] for *ids, line in self.edges]
        fixed = torch.zeros(len(self.vertices), dtype=torch.bool)
        for number, line in self.fixed:
            fixed[self.place(number, line, _FIX)] = True
        upper = torch.cat(self.information)
        information = upper.new_zeros(len(upper), 6, 6)
        information[:, _UPPER[0], _UPPER[1]] = upper
        information[:, _UPPER[1], _UPPER[0]] = upper
        return PoseGraph(
            cat(self.poses),
            torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2),
            cat(self.measurements),
            _scaled(information, 0.5),
            torch.tensor(list(self.vertices)),
            fixed,
        )

    def place(self, number: int, line: int, what: str) -> int:
        place = self.vertices.get(number)
        if place is None:
            raise FileFormatError(self.path, line, f"{what} names vertex {number}, which the file does not have")
        return place


def _fail_at(block: Block, lines: list[int], row: int, fact: str) -> NoReturn:
    block.fail(lines[row], fact)


def _scaled(information: Tensor, factor: float) -> Tensor:
    """Multiply the rows and columns of the rotation by a power of 2."""
    scale = information.new_ones(6)
    scale[3:] = factor
    return information * scale * scale.unsqueeze(-1)


def write_g2o(path: PathLike, graph: PoseGraph, *, progress: bool = True) -> None:
    """Write a pose graph in the g2o format: the lines VERTEX_SE3:QUAT, FIX and EDGE_SE3:QUAT.

    The information matrices are converted to g2o's errors, of which the rotation is the vector part of a quaternion.
    `read_g2o` brings back the same numbers. Quaternions that are not of unit length are normalised.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "graph.g2o")
    >>> graph = pk.io.PoseGraph(Pose.identity(2), [[0, 1]], Pose([[1, 0, 0]]), torch.eye(6)[None])
    >>> pk.io.write_g2o(path, graph)
    >>> print(path.read_text(), end="")
    VERTEX_SE3:QUAT 0 0 0 0 0 0 0 1
    VERTEX_SE3:QUAT 1 0 0 0 0 0 0 1
    EDGE_SE3:QUAT 0 1 1 0 0 0 0 0 1 1 0 0 0 0 0 1 0 0 0 0 1 0 0 0 4 0 0 4 0 4

    Args:
        path: The path of the file. The file is replaced when it is complete.
        graph: The graph. Its information matrices must be symmetric; their upper triangles are written.
        progress: Whether to show a progress bar after a second.
    """
    where = "posekit.io.write_g2o"
    path = checked_path(path, where)
    if not isinstance(graph, PoseGraph):
        raise ArgumentError(f"{where}: graph must be a PoseGraph, got {type(graph).__name__}")
    poses, ids = exported(graph.poses, where, "graph.poses"), graph.ids.cpu()
    parts = [formatted(ids[:, None], poses.position, poses.quaternion.roll(-1, -1), prefix=f"{_VERTEX} ")]
    parts.append(formatted(ids[graph.fixed.cpu()][:, None], prefix=f"{_FIX} "))
    if len(graph.measurements):
        poses = exported(graph.measurements, where, "graph.measurements")
        information = graph.information.detach().cpu()
        arguments.refuse(~information.isfinite().all((-2, -1)), None, f"{where}: graph.information", "is not finite")
        upper = _scaled(information, 2.0)[:, _UPPER[0], _UPPER[1]]
        columns = ids[graph.pairs.cpu()], poses.position, poses.quaternion.roll(-1, -1), upper
        parts.append(formatted(*columns, prefix=f"{_EDGE} "))
    write_text(path, where, itertools.chain(*parts), len(graph.poses) + len(graph.measurements), progress)
