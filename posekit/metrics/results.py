"""Errors of a trajectory with their statistics, and tables of several."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import Any, final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, ShapeError
from ..values import Pose, Similarity, Trajectory

STATISTICS = ("rmse", "mean", "median", "std", "min", "max")


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class TrajectoryError:
    """The errors of a trajectory, their statistics, and the alignment before the comparison.

    The statistics have the shape (*batch) and are differentiable.

    >>> reference = pk.Pose([[0.0, 0, 0], [1, 0, 0], [2, 0, 0]])
    >>> shifted = reference.replace(position=reference.position + torch.tensor([0.0, 0.1, 0]))
    >>> error = pk.metrics.ate(shifted, reference, align=None)
    >>> error.rmse, error.errors
    (tensor(0.1000), tensor([0.1000, 0.1000, 0.1000]))

    Attributes:
        errors: The errors, shape (*batch, m): of each pose, or of each pair of poses.
        alignment: The pose T that maps the scaled estimate to the reference, shape (*batch); the identity without an
            alignment. The aligned positions are ``T @ (scale * position)``.
        scale: The scale of the estimated positions, shape (*batch); 1 unless it is aligned, too.
        pairs: The places i, j of the poses of each pair, shape (m, 2), or None for errors of single poses.
        estimate: What was compared: the estimate after its association, alignment and projection, a Trajectory if one
            was given, else a Pose. ``pk.viz.plot((result.estimate, result))`` draws it, coloured by its errors.
        reference: What it was compared with.
    """

    errors: Tensor
    alignment: Pose
    scale: Tensor
    pairs: Tensor | None
    estimate: Trajectory[Pose] | Pose | None
    reference: Trajectory[Pose] | Pose | None

    # Explicit: torch.compile cannot trace the one of attrs.
    def __init__(
        self,
        errors: Tensor,
        alignment: Pose,
        scale: Tensor,
        pairs: Tensor | None = None,
        estimate: Trajectory[Pose] | Pose | None = None,
        reference: Trajectory[Pose] | Pose | None = None,
    ) -> None:
        arguments.fill(self, errors, alignment, scale, pairs, estimate, reference)

    @property
    def similarity(self) -> Similarity:
        """The alignment and the scale as one: what maps the positions of the estimate to the reference.

        >>> square = pk.Pose([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]])
        >>> larger = pk.Pose(2 * square.position + 1)
        >>> pk.metrics.ate(square, larger, align="sim3").similarity @ [1.0, 1, 0]
        tensor([3., 3., 1.])
        """
        return Similarity.from_pose(self.alignment, self.scale)

    @property
    def rmse(self) -> Tensor:
        """The root of the mean of the squares.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).rmse
        tensor(3.5355)
        """
        errors = arguments.wide(self.errors)
        return (torch.linalg.vector_norm(errors, dim=-1) / math.sqrt(errors.shape[-1])).to(self.errors.dtype)

    @property
    def mean(self) -> Tensor:
        """The mean.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).mean
        tensor(3.5000)
        """
        return self.errors.mean(-1)

    @property
    def median(self) -> Tensor:
        """The median. For an even number of errors it is the mean of the two in the middle.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).median
        tensor(3.5000)
        """
        ordered, count = self.errors.sort(-1).values, self.errors.shape[-1]
        return ordered[..., [(count - 1) // 2, count // 2]].mean(-1)

    @property
    def std(self) -> Tensor:
        """The standard deviation: the root of the mean squared deviation from the mean.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).std
        tensor(0.5000)
        """
        return arguments.wide(self.errors).std(-1, correction=0).to(self.errors.dtype)

    @property
    def min(self) -> Tensor:
        """The smallest error.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).min
        tensor(3.)
        """
        return self.errors.amin(-1)

    @property
    def max(self) -> Tensor:
        """The largest error.

        >>> pk.metrics.ate(pk.Pose([[3, 0, 0], [4, 0, 0]]), pk.Pose.identity(2), align=None).max
        tensor(4.)
        """
        return self.errors.amax(-1)

    def __repr__(self) -> str:
        errors = self.errors.detach()
        if errors.dim() > 1 or errors.is_meta or not arguments.is_readable(errors):
            return f"TrajectoryError(errors of shape {tuple(errors.shape)})"
        statistics = [f"{name}={float(getattr(self, name).detach()):.6g}" for name in STATISTICS]
        return f"TrajectoryError({', '.join(statistics)}, count={errors.shape[-1]})"


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class ErrorTable:
    """The statistics of several results, one row for each. It prints as a table, in notebooks too.

    >>> reference = pk.Pose([[0.0, 0, 0], [1, 0, 0], [2, 0, 0]])
    >>> error = pk.metrics.ate(pk.Pose([0, 0.5, 0]) @ reference, reference, align=None)
    >>> table = pk.metrics.table({"odometry": error})
    >>> table.names, table.columns["rmse"]
    (('odometry',), tensor([0.5000], dtype=torch.float64))

    Attributes:
        names: The names of the results.
        columns: The numbers by their names: "rmse", "mean", "median", "std", "min" and "max", float64 of shape (n,),
            and "count", the numbers of errors. ``pk.io.to_arrow(table.columns)`` makes a table of Arrow of them.
    """

    names: tuple[str, ...]
    columns: Mapping[str, Tensor]

    def __init__(self, names: tuple[str, ...], columns: Mapping[str, Tensor]) -> None:
        object.__setattr__(self, "names", names)
        object.__setattr__(self, "columns", columns)

    def _cells(self) -> list[list[str]]:
        """The rows as text, the first of which is the heading."""
        columns = [[f"{x:.6g}" for x in column.tolist()] for column in self.columns.values()]
        return [["", *self.columns], *map(list, zip(self.names, *columns, strict=True))]

    def __repr__(self) -> str:
        cells = self._cells()
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = [
            "  ".join([row[0].ljust(widths[0]), *[c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]])
            for row in cells
        ]
        return "\n".join(line.rstrip() for line in lines)

    def _repr_html_(self) -> str:
        head, *rows = self._cells()
        heading = "".join(f"<th>{escape(name)}</th>" for name in head)
        body = [f"<th>{escape(row[0])}</th>" + "".join(f"<td>{x}</td>" for x in row[1:]) for row in rows]
        return f"<table><tr>{heading}</tr>{''.join(f'<tr>{row}</tr>' for row in body)}</table>"


def table(results: Mapping[str, TrajectoryError]) -> ErrorTable:
    """Return the statistics of several results as one table.

    >>> steps = pk.Pose([[0, 0, 0], [1, 0, 0], [2, 0, 0]])
    >>> longer = pk.Pose([[0, 0, 0], [1.5, 0, 0], [3, 0, 0]])
    >>> pk.metrics.table({"exact": pk.metrics.ate(steps, steps, align=None), "drifting": pk.metrics.rpe(longer, steps)})
              rmse  mean  median  std  min  max  count
    exact        0     0       0    0    0    0      3
    drifting   0.5   0.5     0.5    0  0.5  0.5      2

    Args:
        results: Results of `ate` or `rpe` by names. Their errors have the shape (m,), and each its own m.
    """
    if not isinstance(results, Mapping) or not results:
        actual = arguments.describe(results)
        raise ArgumentError(f"table: results must be a dict of results by names, got {actual}")
    for name, result in results.items():
        place = f"table: results[{name!r}]"
        if not isinstance(name, str):
            raise ArgumentError(f"table: keys of results must be strings, got {name!r}")
        if not isinstance(result, TrajectoryError):
            raise ArgumentError(f"{place} must be a TrajectoryError, got {type(result).__name__}")
        if result.errors.dim() != 1:
            raise ShapeError(f"{place} must have errors of shape (m,), got {tuple(result.errors.shape)}")
    arguments.check_read("table", *[result.errors for result in results.values()])
    columns: dict[str, Any] = {
        name: torch.tensor([float(getattr(x, name).detach()) for x in results.values()], dtype=torch.float64)
        for name in STATISTICS
    }
    columns["count"] = torch.tensor([len(x.errors) for x in results.values()])
    return ErrorTable(tuple(results), columns)
