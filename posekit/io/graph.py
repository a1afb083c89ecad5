"""PoseGraph: poses and measurements between them, as pose graph optimisation has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, IndexingError, ShapeError, ValidationError
from ..frames import FrameTree
from ..geometry import Loss
from ..optimisation import Anchors, Edges, Problem, ProblemResult, Search, SingleResult, VariableSet, pose_graph_problem
from ..values import MAKE_POSE_GRAPH, POSE_GRAPH, POSE_GRAPH_RESULT, Named, Pose, Pose2, UncertainPose, refer, stack

# Keywords of other libraries.
_OPTIMIZE = {
    **arguments.synonyms("robust kernel robust_kernel", 'use `loss=pk.Loss("huber", scale)`'),
    **arguments.synonyms("method solver algorithm", "the method is that of Levenberg and Marquardt"),
    **arguments.synonyms("iterations max_iter maxiter maxIterations", "use `max_iterations`"),
    **arguments.synonyms("tol ftol relativeErrorTol", "use `tolerance`"),
    **arguments.synonyms("initialize init initial", 'use `initialise`: "chordal", or None for the poses of the graph'),
    **arguments.synonyms("anchor fix fix_first", "use `fixed`: bools, one for each vertex"),
}


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class PoseGraph(metaclass=Named):
    """Poses, the vertices, and measured relative poses with information matrices, the edges.

    An edge from vertex i to vertex j measures ``~poses[i] @ poses[j]``. Its error is the tangent [v, w] in the body
    frame of the measurement, ``measurement.local(~poses[i] @ poses[j])``, and the information matrix is the inverse of
    the covariance of that tangent: ``UncertainPose(measurements, information.inverse())`` if it is invertible. In the
    plane, poses and measurements are a `Pose2`, and tangents [vx, vy, w].

    Graphs that have the same edges between the same vertices, with other numbers, may be one batch, which is optimised
    at once, and indexed and iterated over as batches of poses are.

    >>> graph = pk.io.PoseGraph(pk.Pose([[0, 0, 0], [1.5, 0, 0]]), [[0, 1]], pk.Pose([[1, 0, 0]]), torch.eye(6)[None])
    >>> graph.errors()
    tensor([[0.5000, 0.0000, 0.0000, 0.0000, 0.0000, 0.0000]])

    Args:
        poses: The poses of the vertices, a Pose or a Pose2 of shape (n,), or of a batch (*batch, n).
        pairs: The places i, j of both vertices of each edge in ``poses``, integers of shape (m, 2). An edge from a
            vertex to itself adds a constant to the cost.
        measurements: The measured relative poses, shape (*batch, m), of the same class.
        information: The information matrices, symmetric, shape (*batch, m, 6, 6), or (*batch, m, 3, 3) in the plane,
            or without the batch if all graphs have the same. The default is the identity.
        ids: The numbers of the vertices in a file, distinct integers of shape (n,). The default is 0, 1, ..., n - 1.
        fixed: Which vertices an optimiser must not move, bools of shape (n,). The default is none.
    """

    poses: Any  # a Pose or a Pose2, which type checkers could not tell apart
    pairs: Tensor
    measurements: Any
    information: Tensor
    ids: Tensor
    fixed: Tensor

    @arguments.closed(MAKE_POSE_GRAPH)
    def __init__(
        self,
        poses: Pose | Pose2,
        pairs: TensorLike,
        measurements: Pose | Pose2,
        information: TensorLike | None = None,
        ids: TensorLike | None = None,
        fixed: TensorLike | None = None,
    ) -> None:
        for name, batch in (("poses", poses), ("measurements", measurements)):
            if not isinstance(batch, Pose | Pose2):
                raise ArgumentError(f"PoseGraph: {name} must be a Pose or a Pose2, got {type(batch).__name__}")
            if not batch.ndim:
                raise ShapeError(f"PoseGraph: {name} must have shape (*batch, n), got ()")
        if type(poses) is not type(measurements):
            kind, other = type(poses).__name__, type(measurements).__name__
            raise ArgumentError(f"PoseGraph: measurements must be a {kind}, as poses, got {other}")
        size, batch_shape = poses._size, tuple(poses.shape[:-1])
        if measurements.shape[:-1] != batch_shape:
            fact = f"the batch shape of poses, {batch_shape}, got {tuple(measurements.shape[:-1])}"
            raise ShapeError(f"PoseGraph: measurements must have {fact}")
        device, n, m = poses.device, poses.shape[-1], measurements.shape[-1]
        pairs = arguments.integers(pairs, "PoseGraph: pairs", device)
        if information is None:
            information = torch.eye(size, dtype=measurements.dtype, device=device).expand(m, size, size)
        information = arguments.tensor(information, "PoseGraph: information", measurements._lead)
        whole = *batch_shape, m, size, size
        if batch_shape and information.shape == whole[-3:]:
            information = information.expand(whole)
        ids = torch.arange(n, device=device) if ids is None else arguments.integers(ids, "PoseGraph: ids", device)
        fixed = (
            ids.new_zeros(n, dtype=torch.bool) if fixed is None else arguments.mask(fixed, "PoseGraph: fixed", device)
        )
        arguments.check_dtype(information.dtype, "PoseGraph: information")
        shapes = {"pairs": (pairs, (m, 2)), "information": (information, whole), "ids": (ids, (n,))}
        for name, (value, shape) in {**shapes, "fixed": (fixed, (n,))}.items():
            if value.shape != shape:
                raise ShapeError(f"PoseGraph: {name} must have shape {shape}, got {tuple(value.shape)}")
        arguments.check_devices("PoseGraph", poses._lead, measurements._lead, pairs, information, ids, fixed)
        if not pairs.is_meta and arguments.is_readable(pairs):
            outside = ((pairs < 0) | (pairs >= n)).any(-1)
            arguments.refuse(outside, pairs, "PoseGraph: pairs", f"is outside the {n} vertices")
            if len(ids.unique()) != n:
                raise ValidationError("PoseGraph: ids must be distinct")
        arguments.fill(self, poses, pairs, measurements, information, ids, fixed)

    def _with(self, **changed: Any) -> PoseGraph:
        """The same graph with other fields, which fit."""
        names: tuple[str, ...] = PoseGraph.__match_args__
        return arguments.filled(PoseGraph, *[changed.get(name, getattr(self, name)) for name in names])

    def _check_single(self, where: str) -> None:
        if self.shape:
            remedy = "take one of its graphs, as graph[0]"
            raise ShapeError(f"{where}: the graph must be single, got a batch of shape {tuple(self.shape)}; {remedy}")

    @property
    def shape(self) -> torch.Size:
        """The batch shape, () for a single graph.

        >>> poses, measured = pk.Pose.identity(4, 2), pk.Pose.identity(4, 1)
        >>> pk.io.PoseGraph(poses, [[0, 1]], measured).shape
        torch.Size([4])
        """
        shape: torch.Size = self.poses.shape[:-1]
        return shape

    def __len__(self) -> int:
        if not self.shape:
            raise ArgumentError("this PoseGraph is unbatched: it has no len(); its poses and pairs have")
        return self.shape[0]

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[PoseGraph]:
        if not self.shape:
            raise ArgumentError("this PoseGraph is unbatched: it cannot be iterated over; its poses and pairs can")
        return iter([self[k] for k in range(len(self))])

    def __getitem__(self, index: Any) -> PoseGraph:
        """Select graphs of a batch.

        >>> several = pk.io.PoseGraph(pk.Pose.identity(4, 2), [[0, 1]], pk.Pose.identity(4, 1))
        >>> several[0], several[1:].shape
        (PoseGraph(vertices=2, edges=1, dtype=torch.float32), torch.Size([3]))

        Args:
            index: An integer, a slice, a mask or a tensor of integers, or a tuple of them.
        """
        if not self.shape:
            fact = "this PoseGraph is unbatched; vertices are graph.poses[k], edges graph.measurements[k]"
            raise IndexingError(f"PoseGraph[...]: {fact}")
        values = self.poses, self.measurements
        fields = [*values[0]._tensors(), *values[1]._tensors(), self.information]
        *fields, information = arguments.selected(fields, self.poses._lead[..., 0, 0], index, "PoseGraph[...]")
        half = len(fields) // 2
        poses, measured = (x._with(*some) for x, some in zip(values, (fields[:half], fields[half:]), strict=True))
        return self._with(poses=poses, measurements=measured, information=information)

    def errors(self) -> Tensor:
        """Return the errors of the edges: tangents [v, w] from the measurement to ``~poses[i] @ poses[j]``.

        The shape is (*batch, m, 6), or (*batch, m, 3) in the plane. The cost of a pose graph is the sum of
        ``e^T information e``.

        >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[0, 2, 0]]), torch.eye(6)[None])
        >>> e = graph.errors()
        >>> (e[:, None] @ graph.information @ e[..., None]).sum()
        tensor(4.)
        """
        start, end = self.poses[..., self.pairs[:, 0]], self.poses[..., self.pairs[:, 1]]
        errors: Tensor = self.measurements.local(start.between(end))
        return errors

    def frame_tree(self, root: str = "map") -> FrameTree:
        """Return the vertices as frames of a `FrameTree`, named by their ids, below one frame.

        >>> graph = pk.io.PoseGraph(pk.Pose([[0, 0, 0], [1, 0, 0]]), [[0, 1]], pk.Pose([[1, 0, 0]]), ids=[7, 9])
        >>> graph.frame_tree()["7", "9"].position
        tensor([1., 0., 0.])

        Args:
            root: The name of the frame in which the poses are. Those of the plane are lifted into space.
        """
        self._check_single("PoseGraph.frame_tree")
        poses = self.poses.lift() if isinstance(self.poses, Pose2) else self.poses
        return FrameTree({(root, str(name)): poses[k] for k, name in enumerate(self.ids.tolist())})

    @classmethod
    def from_frame_tree(cls, tree: FrameTree) -> PoseGraph:
        """Return the frames of a tree as vertices, and its edges as measurements. The root is fixed.

        Vertex k is ``tree.frames[k]``. Measurements have the information of uncertain edges, and the identity for
        others. Add what else is measured between frames, and `optimize`.

        >>> pk.io.PoseGraph.from_frame_tree(pk.FrameTree({("map", "base"): pk.Pose([1, 0, 0])})).pairs
        tensor([[0, 1]])

        Args:
            tree: A tree with one root, without batch dimensions, and at one time if it moves.
        """
        where = "PoseGraph.from_frame_tree"
        arguments.check_kinds(where, FrameTree, tree=tree)
        if len(tree.roots) != 1:
            raise ArgumentError(f"{where}: tree must have one root, got {len(tree.roots)}: {', '.join(tree.roots)}")
        frames = list(tree.frames)
        poses, edges = tree[tree.roots[0], frames], [tree[parent, child] for parent, child in tree.edges]
        if poses.ndim != 1:
            raise ShapeError(f"{where}: tree must be single and at one time, got the shape {tuple(poses.shape[:-1])}")
        poses = poses.pose if isinstance(poses, UncertainPose) else poses
        eye = torch.eye(6, dtype=poses.dtype, device=poses.device)
        information = [x.covariance.inverse() if isinstance(x, UncertainPose) else eye for x in edges]
        measured = stack([x.pose if isinstance(x, UncertainPose) else x for x in edges])
        pairs = [[frames.index(name) for name in edge] for edge in tree.edges]
        fixed = [frame == tree.roots[0] for frame in frames]
        return cls(poses, pairs, measured, torch.stack(information), fixed=fixed)

    @arguments.closed(_OPTIMIZE)
    def optimize(
        self,
        *,
        initialise: Literal["chordal"] | None = "chordal",
        loss: Loss | str | None = None,
        fixed: TensorLike | None = None,
        max_iterations: int = 50,
        tolerance: float = 1e-3,
        gradient: Literal["implicit", "gauss_newton"] | None = "implicit",
        callback: Callable[[Any], Any] | None = None,
        progress: bool = True,
        verbose: bool = False,
    ) -> PoseGraphResult:
        """Find the poses that minimise the sum of ``e^T information e`` over the edges.

        The computation is in float64 on the device of the graph, by the method of Levenberg and Marquardt with a
        block-sparse Cholesky factorisation. A component of the graph without a fixed vertex is held at its first one,
        which changes neither the cost nor the poses relative to each other. The graphs of a batch are optimised at
        once, each with its own steps, as if it were alone.

        >>> poses = pk.Pose([[0, 0, 0], [1.2, 0, 0], [2, 0.1, 0]])
        >>> measured = pk.Pose([[1.0, 0, 0], [1, 0, 0], [2, 0, 0]])
        >>> graph = pk.io.PoseGraph(poses, [[0, 1], [1, 2], [0, 2]], measured)
        >>> result = graph.optimize()
        >>> result.status, result.graph.poses.position[2]
        ('converged', tensor([2., 0., 0.]))
        >>> several = pk.io.PoseGraph(pk.stack([poses, poses]), graph.pairs, pk.stack([measured, ~measured]))
        >>> several.optimize().status, several.optimize().graph.poses.position[:, 2, 0].round(decimals=3)
        (array(['converged', 'converged'], dtype='<U20'), tensor([ 2., -2.]))

        Args:
            initialise: "chordal" starts from the chordal solution, rotations and then positions by linear systems,
                where that is better than the poses of the graph; None starts from these.
            loss: A robust loss of the edges, a `Loss` or its name, for wrong loop closures.
            fixed: Which vertices keep their pose, bools of shape (n,). The default is ``self.fixed``.
            max_iterations: The largest number of steps to try.
            tolerance: The search ends if the next step would reduce the cost by less than the square of this, relative
                to the cost.
            gradient: How gradients flow through the poses to measurements, information and the scale of the loss: see
                `Problem.solve`.
            callback: Called after each iteration with an object that has ``iteration`` and ``cost``.
            progress: Whether to show a progress bar after a second.
            verbose: Whether to print a line for each iteration instead.

        Raises:
            ValidationError: If a measurement or an information matrix is not finite, or a matrix is not symmetric or
                has a negative eigenvalue: the error names its edge.
        """
        opened = self._opened("PoseGraph.optimize", initialise, loss, fixed, hold=True)
        return opened.solve(
            max_iterations=max_iterations,
            tolerance=tolerance,
            gradient=gradient,
            callback=callback,
            progress=progress,
            verbose=verbose,
        )

    @arguments.closed(_OPTIMIZE)
    def problem(
        self,
        *,
        initialise: Literal["chordal"] | None = "chordal",
        loss: Loss | str | None = None,
        fixed: TensorLike | None = None,
        hold: bool = True,
    ) -> PoseGraphProblem:
        """Return the problem that `optimize` solves, to add variables and factors to it.

        >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[1, 0, 0]]))
        >>> opened = graph.problem(hold=False)
        >>> position = lambda world_T_robot, measured: world_T_robot.position - measured
        >>> _ = opened.problem.add(position, opened.vertices[[1]], torch.tensor([[5.0, 0, 0]]))
        >>> opened.solve().graph.poses.position.round(decimals=3)
        tensor([[4., 0., 0.],
                [5., 0., 0.]])

        Args:
            initialise: As in `optimize`.
            loss: As in `optimize`, of the edges.
            fixed: As in `optimize`.
            hold: Whether a component without a fixed vertex is held at its first one. Set it to False where factors of
                your own say where the graph is.

        Returns:
            The problem, its vertices, and a `solve` whose result has the graph.
        """
        self._check_single("PoseGraph.problem")
        return self._opened("PoseGraph.problem", initialise, loss, fixed, hold=hold)

    def _opened(self, where: str, initialise: Any, loss: Any, fixed: Any, *, hold: bool) -> PoseGraphProblem:
        if initialise is not None:
            arguments.check_choice(initialise, ("chordal",), f"{where}: initialise")
        arguments.check_flags(where, hold=hold)
        held = self.fixed if fixed is None else arguments.mask(fixed, f"{where}: fixed", self.fixed.device)
        if held.shape != self.fixed.shape:
            raise ShapeError(f"{where}: fixed must have shape {tuple(self.fixed.shape)}, got {tuple(held.shape)}")
        edges = Edges(self.pairs, self.measurements, self.information)
        parts = pose_graph_problem(where, self.poses, edges, held, initialise=initialise, loss=loss, hold=hold)
        return PoseGraphProblem(self, *parts)

    def __repr__(self) -> str:
        poses, fixed = self.poses, ""
        if not self.fixed.is_meta and self.fixed.device.type == "cpu" and self.fixed.any():
            fixed = f", fixed={int(self.fixed.sum())}"
        device = "" if poses.device.type == "cpu" else f", device='{poses.device}'"
        batch = f"batch={tuple(self.shape)}, " if self.shape else ""
        counts = f"{batch}vertices={poses.shape[-1]}, edges={len(self.pairs)}{fixed}"
        return f"PoseGraph({counts}, dtype={poses.dtype}{device})"


@final
@arguments.immutable
@attrs.frozen(eq=False, repr=False)
class PoseGraphProblem:
    """What `PoseGraph.problem` returns: a `Problem` that is open for other variables and factors.

    >>> graph = pk.io.PoseGraph(pk.Pose.identity(3), [[0, 1], [1, 2]], pk.Pose([[1, 0, 0], [1, 0, 0]]))
    >>> opened = graph.problem()
    >>> opened
    PoseGraphProblem(Problem([VariableSet(3 of Pose)], factors=1, rows=2))
    >>> _ = opened.problem.prior(opened.vertices[2], pk.Pose([4.0, 0, 0]), weight=torch.eye(6))
    >>> opened.solve().graph.poses.position[:, 0].round(decimals=2)
    tensor([0.0000, 1.6700, 3.3300])

    Attributes:
        graph: The graph.
        problem: The problem. Its first factor is that of the edges.
        vertices: The variables of the vertices, indexed by their places in the graph: ``vertices[[0, 3]]``.
    """

    graph: PoseGraph
    problem: Problem
    vertices: VariableSet
    _anchors: Anchors

    def solve(self, **options: Any) -> PoseGraphResult:
        """Minimise the sum of the losses of all residuals, in float64, on the device of the graph.

        >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[1, 0, 0]]))
        >>> opened = graph.problem()
        >>> first = opened.solve(max_iterations=1)
        >>> opened.solve(start=first.solution, tolerance=1e-9).status
        'converged'

        Args:
            **options: Those of `Problem.solve`.
        """
        return PoseGraphResult(self.graph, self.problem.solve(**options), self.vertices, self._anchors)

    def __repr__(self) -> str:
        return f"PoseGraphProblem({self.problem})"


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class PoseGraphResult(SingleResult):
    """What `PoseGraph.optimize` or a `PoseGraphProblem` found.

    >>> start = pk.Pose([[0.0, 0, 0], [1.5, 0, 0]])
    >>> graph = pk.io.PoseGraph(start, torch.tensor([[0, 1]]), pk.Pose([[1.0, 0, 0]]))
    >>> result = graph.optimize(progress=False)
    >>> result.status, result.graph.poses.position[1].round(decimals=3)
    ('converged', tensor([1., 0., 0.]))

    Attributes:
        graph: The graph with the poses that were found, of the dtype and on the device of the former ones.
        components: The number of parts of the graph that no edge connects. Nothing tells how they are to each other.
        held: The places of the vertices that were held because their component had no fixed one, shape (k,).
        solution: The result of the `Problem`, which also has the values of variables that were added.
    """

    graph: PoseGraph
    components: int
    held: Tensor
    solution: ProblemResult
    _vertices: Any
    _isolated: Tensor
    _search: Search
    _cure = ProblemResult._cure

    def __init__(self, graph: PoseGraph, result: ProblemResult, vertices: Any, anchors: Anchors) -> None:
        poses = result[vertices].to(graph.poses)
        if graph.poses.ndim > 1:
            poses = poses.reshape(graph.poses.shape)
        named = {"graph": graph._with(poses=poses), "solution": result, "_vertices": vertices}
        named |= {"components": anchors.components, "held": anchors.held.nonzero().squeeze(-1)}
        named |= {"_isolated": anchors.isolated, "_search": result._search}
        for name, value in named.items():
            object.__setattr__(self, name, value)

    @property
    def value(self) -> PoseGraph:
        """The `graph`.

        >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[0, 2, 0]]), torch.eye(6)[None])
        >>> result = graph.optimize()
        >>> result.value is result.graph
        True
        """
        return self.graph

    def covariance(self, index: Any = slice(None)) -> Any:
        """The marginal covariances of vertices, of tangents in their body frames, in float64.

        They are relative to the vertex of their component that is held, which has a covariance of 0: see ``held``.

        >>> graph = pk.io.PoseGraph(pk.Pose.identity(2), [[0, 1]], pk.Pose([[0, 2, 0]]), 4 * torch.eye(6)[None])
        >>> graph.optimize().covariance(1).covariance.diagonal()
        tensor([0.2500, 0.2500, 0.2500, 0.2500, 0.2500, 0.2500], dtype=torch.float64)

        Args:
            index: The places of vertices in the graph, not their ids: one, or several as a slice or list. The default
                is all. The place of an id is ``(result.graph.ids == id).nonzero()``.

        Returns:
            An `UncertainPose`, in the plane of a Pose2; of a batch of shape (*batch, k), or (*batch) for one place.

        Raises:
            ValidationError: If no edge connects a vertex to another, unless it is fixed.
        """
        where, batch = "PoseGraphResult.covariance", self.graph.poses.shape[:-1]
        try:
            chosen = attrs.evolve(self._vertices, fixed=self._vertices.fixed[: len(self._isolated)])[index]
        except ArgumentError as error:
            fact = f"index must be places among {len(self._isolated)} vertices, not their ids (see graph.ids)"
            raise ArgumentError(f"{where}: {fact}: {error}") from None
        lost = chosen.index.reshape(-1)[self._isolated[chosen.index.reshape(-1)]]
        if len(lost):
            place = int(lost[0])
            name = f"vertex {place} (id {int(self.graph.ids[place])})"
            raise ValidationError(f"{where}: {name} has no covariance, as no edge connects it to another; leave it out")
        if not batch:
            return self.solution.covariance(chosen)
        first = len(self._isolated) * torch.arange(batch.numel(), device=chosen.index.device)
        places = first.reshape(*batch, *[1] * chosen.index.ndim) + chosen.index
        return self.solution.covariance(self._vertices[places.reshape(-1)]).reshape(places.shape)

    def __repr__(self) -> str:
        if self.shape:
            return super().__repr__()
        parts = [f"{self.status!r} after {self.iterations} iterations", f"cost={self.cost:.6g}"]
        if self.components > 1:
            held = self.held.tolist()
            parts += [f"components={self.components}", f"held={held[:5]}{'...' if len(held) > 5 else ''}"]
        return f"PoseGraphResult({', '.join(parts)}, {self.graph})"


torch.serialization.add_safe_globals([PoseGraph])
refer(PoseGraph, POSE_GRAPH)
refer(PoseGraphResult, POSE_GRAPH_RESULT)
