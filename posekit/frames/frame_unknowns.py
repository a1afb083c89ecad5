"""Unknown edges of a tree, as variables of a least-squares problem."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Sequence
from typing import Any, cast

from ..arguments import TensorLike
from ..errors import ArgumentError
from ..values import Pose, Trajectory, UncertainPose, stack


class FrameUnknowns:
    """The unknown edges of a tree in a `Problem`: what `FrameTree.unknowns` returns.

    Attributes:
        variables: The variables of the problem: the poses of the unknown frames in their parents, in their order.
    """

    def __init__(self, tree: Any, problem: Any, free: Sequence[str]) -> None:
        where = "FrameTree.unknowns"
        if isinstance(free, str) or not free:
            raise ArgumentError(f"{where}: free must be a list of frames, got {free!r}")
        if tree.shape:
            raise ArgumentError(f"{where}: the tree must have no batch dimensions, got {tuple(tree.shape)}")
        self._tree, self._free = tree, tuple(free)
        edges = {child: value for (_, child), value in tree.edges.items()}
        for child in self._free:
            if child not in edges or isinstance(edges[child], Trajectory):
                fact = "moves in time" if child in edges else "has no parent"
                raise ArgumentError(f"{where}: {child!r} {fact}: what is unknown is a pose that stands still")
        starts: list[Any] = [edges[child] for child in self._free]
        self.variables = problem.variables(
            stack([(x.pose if isinstance(x, UncertainPose) else x).double() for x in starts])
        )
        self._problem = problem
        for i, start in enumerate(starts):
            if isinstance(start, UncertainPose):
                problem.prior(self.variables[i], start)

    def add(
        self,
        residual: Callable[..., Any],
        a: str,
        b: str,
        *data: Any,
        times: TensorLike | None = None,
        **options: Any,
    ) -> Any:
        """Add residuals of the pose of a frame in another, ``residual(a_T_b, *data)``, as `Problem.add`.

        Args:
            residual: A declared op or a function of batches: of poses of shape (m,), and of data. It returns residual
                vectors, shape (m, k).
            a: The name of a frame.
            b: The name of another.
            *data: What is passed on, of m rows each.
            times: The time of each row, shape (m,), if an edge on the way moves.
            **options: The ``weight`` and the ``loss`` of `Problem.add`.

        Returns:
            The factor.
        """
        if not data:
            raise ArgumentError("FrameUnknowns.add: needs data, whose rows are those of the residual")
        tree = self._tree if times is None else self._tree.at(times)
        where = f"FrameUnknowns.add({a!r}, {b!r})"
        up, down = tree._way(where, a, b)
        steps = [(child, True) for child in reversed(up)] + [(child, False) for child in down]
        parts: list[Any] = []  # the variables, and the poses of what is known between them
        for child, inverse in steps:
            if child in self._free:
                parts.append((self.variables[self._free.index(child)], inverse))
                continue
            pose = tree._certain(where, child).double()
            pose = pose.inverse() if inverse else pose
            parts.append(parts.pop() @ pose if parts and isinstance(parts[-1], Pose) else pose)
        rows = len(data[0])
        operands = [x.expand(rows) if isinstance(x, Pose) else x[0] for x in parts]
        flags = [isinstance(x, tuple) and x[1] for x in parts]

        def of_frames(*arguments: Any) -> Any:
            poses = [~x if flag else x for x, flag in zip(arguments, flags, strict=False)]
            return residual(functools.reduce(operator.matmul, poses), *arguments[len(flags) :])

        return self._problem.add(of_frames, *operands, *data, **options)

    def solved(self, result: Any) -> Any:
        """Return the tree with the poses of a `ProblemResult`, in float64."""
        poses = cast(Pose, result[self.variables])
        tree = self._tree
        for i, child in enumerate(self._free):
            tree = tree.set(tree._parents[child], child, poses[i])
        return tree
