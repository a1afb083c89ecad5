"""The comparator: results against those of the reference, within 16 eps times the reference's condition.

The condition is measured: inputs are moved by a few eps of their size, in random directions and back, and the largest
change of the reference, per eps, is added to the size of the result. Near a kink, a pole or a change of branch that
change is large, so that a result on either side is accepted, and elsewhere nothing but rounding errors are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import torch
from torch import Tensor

FACTOR = 16
MOVE = 8  # in eps: how far inputs are moved to measure the condition
PAIRS, MORE_PAIRS = 2, 24  # of opposite moves: at first, and before a difference is believed

Program = Callable[[Sequence[Tensor]], list[Tensor]]


@dataclasses.dataclass(frozen=True)
class Point:
    """An input of the reference, in float64.

    Attributes:
        value: The tensor.
        rank: The number of trailing dimensions that are the components of one element.
    """

    value: Tensor
    rank: int

    def moved(self, step: float, generator: torch.Generator) -> Tensor:
        """The input moved by ``step`` times the largest component of each element, each component up or down."""
        signs = torch.randint(0, 2, self.value.shape, generator=generator).double() * 2 - 1
        return self.value + step * signs * largest(self.value, self.rank)


def largest(x: Tensor, rank: int) -> Tensor:
    """The largest magnitude among the components of each element, with these dimensions kept."""
    dims = tuple(range(x.dim() - rank, x.dim()))
    if not dims or not x.numel():
        return x.abs()
    return x.abs().amax(dims, keepdim=True)


def opposite_moves(points: Sequence[Point], step: float, generator: torch.Generator) -> list[list[Tensor]]:
    there = [point.moved(step, generator) for point in points]
    return [there, [2 * p.value - x for p, x in zip(points, there, strict=True)]]


@dataclasses.dataclass
class Comparison:
    """The reference, evaluated at and around a point.

    Attributes:
        program: The reference: results at inputs.
        points: The inputs.
        ranks: For each result, the number of trailing dimensions whose components share a tolerance.
        eps: The precision in which is computed.
        least: Sizes of results below it count as it.
        once: Whether results are rounded to their dtype once, at the end.
    """

    program: Program
    points: Sequence[Point]
    ranks: Callable[[list[Tensor]], list[int]]
    eps: float
    generator: torch.Generator
    least: float = 0.0
    once: bool = False

    def __post_init__(self) -> None:
        self.want = self.program([p.value for p in self.points])
        self.spread = [torch.zeros_like(w) for w in self.want]
        self.ranked = self.ranks(self.want)
        self._explore(PAIRS)

    def _explore(self, pairs: int, step: float = MOVE) -> None:
        for _ in range(pairs):
            for moved in opposite_moves(self.points, step * self.eps, self.generator):
                found = self.program(moved)
                for k, (x, w) in enumerate(zip(found, self.want, strict=True)):
                    change = (x - w).abs() / (step * self.eps)
                    self.spread[k] = torch.maximum(self.spread[k], change.nan_to_num(torch.inf))

    def differences(self, got: Sequence[Tensor], *, loose: float = 1.0, exact: bool = False) -> list[str]:
        """For each result that differs, by how much and where. Undefined results of the reference agree with any."""
        if all(self._beyond(k, g, loose, exact) is None for k, g in enumerate(got)):
            return [""] * len(got)
        for step in (MOVE, MOVE / 4, 32 * MOVE):
            self._explore(MORE_PAIRS // 3, step)
        found = [self._beyond(k, g, loose, exact) for k, g in enumerate(got)]
        return [self._difference(k, got[k], place) if place is not None else "" for k, place in enumerate(found)]

    def _allowed(self, k: int, dtype: torch.dtype, loose: float, exact: bool) -> Tensor:
        want, info = self.want[k], torch.finfo(dtype if dtype.is_floating_point else torch.float64)
        if exact:
            return (want.abs() + info.tiny) * info.eps
        size = largest(want, self.ranked[k]).clamp(min=self.least) + largest(self.spread[k], self.ranked[k])
        rounded = want.abs() if self.once else size  # sums of gradients may be of rounded terms
        return loose * FACTOR * self.eps * size + rounded * info.eps + 4 * info.tiny

    def _beyond(self, k: int, got: Tensor, loose: float, exact: bool) -> tuple[int, ...] | None:
        """The index of the largest difference beyond what is allowed, or None."""
        want = self.want[k]
        limit = torch.finfo(got.dtype).max * 0.99 if got.dtype.is_floating_point else torch.inf
        allowed = self._allowed(k, got.dtype, loose, exact).expand_as(want)
        judged = want.isfinite() & (want.abs() < limit) & (allowed < limit)
        excess = torch.where(judged, (got.double() - want).abs() / allowed.clamp(min=1e-300), 0.0).nan_to_num(torch.inf)
        if not excess.numel() or excess.max() <= 1:
            return None
        return tuple(int(i) for i in torch.unravel_index(excess.argmax(), excess.shape))

    def _difference(self, k: int, got: Tensor, place: tuple[int, ...]) -> str:
        allowed = self._allowed(k, got.dtype, 1.0, False).expand_as(self.want[k])[place].item()
        return f"{list(place)}: got {got[place].item():.17g}, want {self.want[k][place].item():.17g}, +-{allowed:.3g}"

    def judged(self, k: int) -> int:
        """The number of entries of a result whose reference and condition are finite."""
        return int((self.want[k].isfinite() & self.spread[k].isfinite()).sum())
