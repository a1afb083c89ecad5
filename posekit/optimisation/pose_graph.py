"""Optimisation of pose graphs: a `Problem` with one factor, held where nothing else holds it."""

from __future__ import annotations

import functools
import math
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..autograd import NonDifferentiable
from ..engine import is_eager, is_mapped
from ..errors import ArgumentError, ValidationError
from ..geometry import Loss
from ..numerics import Patterns, chordal_poses
from ..values import Pose, Pose2, where
from .factors import factor
from .problem import Problem
from .residual_ops import relative_pose
from .rows import least_eigenvalues
from .search_kernels import edges_are_right
from .unknowns import Reference, VariableSet

__all__ = ["Anchors", "Edges", "pose_graph_problem"]

_anchors: Patterns[Anchors] = Patterns()
_MAPPED = "torch.vmap is not supported; optimise graphs one after the other"


class Edges(NamedTuple):
    """Measured relative poses.

    Attributes:
        pairs: The vertices of each edge, shape (m, 2).
        measurements: The relative poses, shape (m,).
        information: Their information matrices, shape (m, 6, 6), or (m, 3, 3) in the plane.
    """

    pairs: Tensor
    measurements: Any
    information: Tensor


class Anchors(NamedTuple):
    """The components of a graph, and what holds those that no one holds.

    Attributes:
        components: Their number.
        held: The first vertex of each component without one that is held, shape (n,), bools.
        isolated: Those of them that no edge connects to another vertex, shape (n,), bools.
    """

    components: int
    held: Tensor
    isolated: Tensor

    @staticmethod
    def of(pairs: Tensor, held: Tensor) -> Anchors:
        """The anchors of a graph, of which some vertices are held: those of an earlier graph that is alike."""
        found = functools.partial(Anchors._found, pairs, held)
        return _anchors.recall((), [pairs, held], found) if is_eager([pairs, held]) else found()

    @staticmethod
    def _found(pairs: Tensor, held: Tensor) -> Anchors:
        label = _components(pairs, len(held))
        anchored, first, met = (torch.zeros_like(held) for _ in range(3))
        anchored[label[held]] = True
        first[label.unique()] = True
        met[pairs[pairs[:, 0] != pairs[:, 1]].reshape(-1)] = True
        first_free = first & ~anchored
        return Anchors(int(first.sum()), first_free, first_free & ~met)


def pose_graph_problem(
    caller: str, poses: Pose | Pose2, edges: Edges, fixed: Tensor, *, initialise: str | None, loss: Any, hold: bool
) -> tuple[Problem, VariableSet, Anchors]:
    """The problem of the poses that fit the edges best.

    Args:
        caller: What errors begin with.
        poses: The start, shape (*batch, n).
        edges: The measurements, shape (*batch, m).
        fixed: Which vertices keep their pose, shape (n,).
        initialise: "chordal" to start from the chordal solution if it is better than the start, or None.
        loss: A robust loss of the edges.
        hold: Whether the first vertex of each component that has none that is fixed keeps its pose, too.

    Returns:
        The problem, its poses, and what holds them.
    """
    if any([is_mapped(x) for x in (*poses._tensors(), edges.information, *edges.measurements._tensors())]):
        raise ArgumentError(f"{caller}: {_MAPPED}")
    batch, anchors = tuple(poses.shape[:-1]), Anchors.of(edges.pairs, fixed)
    held, problems = fixed | anchors.held, math.prod(batch)
    if not problems:
        raise ArgumentError(f"{caller}: the batch must have graphs, got the shape {batch}")
    if batch:
        edges, poses = _joined(edges, poses), poses.reshape(-1)
        held, fixed = held.repeat(problems), fixed.repeat(problems)
    pairs, eps = edges.pairs, torch.finfo(edges.information.dtype).eps
    information = edges.information.to(torch.float64)
    measured = edges.measurements._stored()
    if not (is_eager([information, *measured]) and edges_are_right(information.contiguous(), measured, eps)):
        edges = edges._replace(measurements=_left_out(edges.measurements, edges.information))
        _check(edges, information.detach(), eps, caller)
    edges = Edges(pairs, _in_double(edges.measurements), (information + information.mT) / 2)
    start, robust = _in_double(poses), Loss._of(loss, f"{caller}: loss")
    if initialise == "chordal" and len(pairs):
        kind, scale = (None, None) if robust is None else (robust.name, robust.scale)
        (better,) = NonDifferentiable.apply(_better, problems, held, kind, scale, start, *edges)
        start = where(held, start, better)  # derivatives flow to those that are held
    if not hold:
        nothing = torch.zeros_like(anchors.held)
        held, anchors = fixed, anchors._replace(held=nothing, isolated=nothing)
    problem, vertices = _problem(start, edges, held, robust)
    problem._batch = batch
    return problem, vertices, anchors


def _joined(edges: Edges, poses: Any) -> Edges:
    """The edges of a batch of graphs as those of one."""
    first = poses.shape[-1] * torch.arange(math.prod(poses.shape[:-1]), device=edges.pairs.device)
    pairs, information = (edges.pairs + first[:, None, None]).reshape(-1, 2), edges.information
    return Edges(pairs, edges.measurements.reshape(-1), information.reshape(-1, *information.shape[-2:]))


def _in_double(poses: Any) -> Any:
    """Poses in float64."""
    return poses if poses.dtype is torch.float64 else poses.to(torch.float64)


def _left_out(measurements: Any, information: Tensor) -> Any:
    """The measurements, with the identity for those that are not finite and weigh nothing."""
    unused = (information.detach() == 0).all(-1).all(-1)
    lost = unused & ~measurements.detach().matrix().isfinite().all(-1).all(-1)
    if not bool(lost.any()):
        return measurements
    return where(lost, type(measurements).identity(dtype=measurements.dtype, device=measurements.device), measurements)


def _check(edges: Edges, matrices: Tensor, eps: float, caller: str) -> None:
    """Raise for the first edge with a number that is not finite, or a matrix that is no information matrix."""
    least, most = least_eigenvalues(matrices)
    skew = (matrices - matrices.mT).abs().flatten(1).amax(-1) if len(matrices) else most
    measured = edges.measurements.detach().matrix()
    for name, bad, fact in (
        ("measurements", ~measured.isfinite().flatten(1).all(-1), "is not finite"),
        ("information", ~matrices.isfinite().flatten(1).all(-1), "is not finite"),
        ("information", skew > 64 * eps * most, "is not symmetric"),
        ("information", least < -1e-9 * most, "is not positive semidefinite"),
    ):
        if bool(bad.any()):
            k = int(bad.nonzero()[0])
            i, j = edges.pairs[k].tolist()
            text = f"{caller}: {name}[{k}] {fact}: that of the edge from vertex {i} to {j}"
            remedy = f', smallest eigenvalue {float(least[k]):.3g}; read the file with information="clip"'
            raise ValidationError(text + remedy * fact.endswith("semidefinite"))


def _problem(poses: Pose | Pose2, edges: Edges, held: Tensor, loss: Loss | None) -> tuple[Problem, VariableSet]:
    problem = Problem()
    vertices = problem.variables(poses, fixed=held)
    i, j = (Reference(vertices, x.contiguous()) for x in edges.pairs.unbind(-1))  # a graph has checked them
    operands = [i, j, edges.measurements]
    problem._added(factor(relative_pose(type(poses)), operands, edges.information, loss, problem._sets, checked=False))
    return problem, vertices


def _better(problems: int, held: Tensor, kind: Any, scale: Any, poses: Any, *edges: Any) -> tuple[Any]:
    """The better one of a start and the chordal solution, of each graph. Solutions do not depend on it."""
    graph, loss = Edges(*edges), None if kind is None else Loss._of_tensor(kind, scale)

    def costs(start: Any) -> Tensor:
        problem, vertices = _problem(start, graph, held, loss)
        return problem._factors[0].costs([vertices.value]).reshape(problems, -1).sum(1)

    chordal = _chordal(poses, graph, held)
    is_better = costs(poses) <= costs(chordal)
    if problems == 1:
        return (poses if bool(is_better) else chordal,)
    return (where(is_better.repeat_interleave(len(held) // problems), poses, chordal),)


def _chordal(poses: Any, edges: Edges, held: Tensor) -> Any:
    """The chordal solution, with the vertices that are held where they were.

    In the plane it is that of the poses of space: matrices of rotations about z stay such.
    """
    other = edges.pairs[:, 0] != edges.pairs[:, 1]
    start, measured = (x.lift() if isinstance(x, Pose2) else x for x in (poses, edges.measurements[other]))
    motions = measured.position, measured.rotation.matrix()
    precisions, lead = edges.information[other].diagonal(dim1=1, dim2=2), poses.position.shape[-1]
    means = [precisions[:, :lead].mean(-1), precisions[:, lead:].mean(-1)]
    weights = [torch.maximum(x, 1e-6 * x.mean()).clamp(min=1e-300) for x in means]
    solution: Any = Pose(
        *chordal_poses(
            start.position, start.rotation.matrix(), edges.pairs[other], motions, (weights[0], weights[1]), held
        )
    )
    return where(held, poses, solution.planar() if isinstance(poses, Pose2) else solution)


def _components(pairs: Tensor, n: int) -> Tensor:
    """For each vertex the first one of its component."""
    label = torch.arange(n, device=pairs.device)
    i, j = pairs.unbind(-1)
    while len(pairs):
        low = torch.minimum(label[i], label[j])
        new = label.scatter_reduce(0, label[i], low, "amin").scatter_reduce(0, label[j], low, "amin")
        new = new[new]
        if torch.equal(new, label):
            break
        label = new
    return label
