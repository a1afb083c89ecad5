"""Optimisation of pose graphs: a `Problem` with one factor, held where nothing else holds it."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..errors import ValidationError
from ..numerics import chordal_poses
from ..values import Pose
from .factors import factor, least_eigenvalues
from .problem import Problem
from .residual_ops import relative_pose
from .sparse_results import ProblemResult
from .unknowns import VariableSet

__all__ = ["Edges", "optimise_pose_graph"]


class Edges(NamedTuple):
    """Measured relative poses.

    Attributes:
        pairs: The vertices of each edge, shape (m, 2).
        measurements: The relative poses, shape (m,).
        information: Their information matrices, shape (m, 6, 6).
    """

    pairs: Tensor
    measurements: Pose
    information: Tensor


def optimise_pose_graph(
    poses: Pose, edges: Edges, held: Tensor, *, initialise: str | None, loss: Any, **options: Any
) -> tuple[ProblemResult, VariableSet]:
    """Find the poses that fit the edges best.

    Args:
        poses: The start, shape (n,).
        edges: The measurements.
        held: Which vertices keep their pose. The first vertex of each component that has none is held as well.
        initialise: "chordal" to start from the chordal solution if it is better than the start, or None.
        loss: A robust loss of the edges.
        **options: Of `Problem.solve`.

    Returns:
        The result, and its poses.
    """
    where = "PoseGraph.optimize: information"
    pairs = edges.pairs.cpu()
    least, most = least_eigenvalues(edges.information.detach().to("cpu", torch.float64))
    bad = (least < -1e-9 * most).nonzero()
    if len(bad):
        k = int(bad[0])
        i, j = pairs[k].tolist()
        raise ValidationError(
            f"{where}[{k}] is not positive semidefinite: that of the edge from vertex {i} to {j}, smallest eigenvalue "
            f'{float(least[k]):.3g}; read the file with information="clip"'
        )
    held = held.cpu() | _first_of_components(pairs, held.cpu())
    start, measured = poses.detach().cpu().to(torch.float64), edges.measurements.detach().cpu().to(torch.float64)
    edges = Edges(pairs, measured, edges.information)
    best = _problem(start, edges, held, loss)
    if initialise == "chordal" and len(pairs):
        other = _problem(_chordal(start, edges, held), edges, held, loss)
        if not _cost(best[0]) <= _cost(other[0]):
            best = other
    problem, vertices = best
    return problem.solve(**options), vertices


def _problem(poses: Pose, edges: Edges, held: Tensor, loss: Any) -> tuple[Problem, VariableSet]:
    problem = Problem()
    vertices = problem.variables(poses, fixed=held)
    i, j = edges.pairs.unbind(-1)
    information = edges.information.detach().to("cpu", torch.float64)
    weight = (information + information.mT) / 2
    given = [vertices[i], vertices[j], edges.measurements]
    problem._added(factor(relative_pose(), given, weight, loss, problem, checked=False))
    return problem, vertices


def _cost(problem: Problem) -> float:
    return float(problem._factors[0].cost([v.value for v in problem._sets]))


def _chordal(poses: Pose, edges: Edges, held: Tensor) -> Pose:
    """The chordal solution, with the vertices that are held where they were."""
    other = edges.pairs[:, 0] != edges.pairs[:, 1]
    measured = edges.measurements[other]
    given = measured.position, measured.rotation.matrix()
    numbers = edges.information[other].detach().to("cpu", torch.float64).diagonal(dim1=1, dim2=2)
    means = [numbers[:, :3].mean(-1), numbers[:, 3:].mean(-1)]
    weights = [torch.maximum(x, 1e-6 * x.mean()).clamp(min=1e-300) for x in means]
    position, quaternion = chordal_poses(
        poses.position, poses.rotation.matrix(), edges.pairs[other], given, (weights[0], weights[1]), held
    )
    keep = held[:, None]
    return Pose(torch.where(keep, poses.position, position), torch.where(keep, poses.quaternion, quaternion))


def _first_of_components(pairs: Tensor, held: Tensor) -> Tensor:
    """The first vertex of each component without a vertex that is held."""
    n = len(held)
    label = torch.arange(n)
    i, j = pairs.unbind(-1)
    while len(pairs):
        low = torch.minimum(label[i], label[j])
        new = label.scatter_reduce(0, label[i], low, "amin").scatter_reduce(0, label[j], low, "amin")
        new = new[new]
        if torch.equal(new, label):
            break
        label = new
    anchored = torch.zeros(n, dtype=torch.bool)
    anchored[label[held]] = True
    first = torch.zeros(n, dtype=torch.bool)
    first[label.unique()] = True
    return first & ~anchored
