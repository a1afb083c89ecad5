"""When steps of Gauss and Newton are slow, and what share of the exact Hessian makes them faster.

Where residuals stay large, or where a robust loss bends, Gauss and Newton's Hessian is far from the exact one, and
steps converge linearly. The exact one may be indefinite, and its step too long where a loss has a kink. Between both
there is a Hessian that is positive definite and whose steps reduce the cost: its share of the exact one follows the
steps as a damping does, and ends near 1, so that the last steps converge as those of Newton.
"""

from __future__ import annotations

from torch import Tensor

from .equations import Equations

# Of the exact Hessian in the equations of a step: at first, and the least that is worth its computation. The rest, that
# of Gauss and Newton, is divided by the one number after a success, and multiplied by the other one after a failure.
_SHARE, _SMALLEST_SHARE, _BETTER, _WORSE = 0.9, 0.25, 3.0, 2.5
_SLOW, _NEAR = 0.2, 0.1  # a decrease relative to the one before, and to the cost


class Pace:
    """How fast the cost decreases, and how much of the exact Hessian the equations of the next step have.

    Attributes:
        exact: Whether the last step was one of the exact Hessian.
        share: Of the exact Hessian; the rest is that of Gauss and Newton.
    """

    def __init__(self) -> None:
        self.exact, self.share = False, _SHARE
        self._before = 0.0  # the decrease before the last one
        self._slow = 0  # steps in a row that decrease the cost by hardly less than the one before
        self._wait, self._longer = 0, 1

    @property
    def waits(self) -> bool:
        """Whether the exact Hessian is left alone for some steps."""
        return self._wait > 0

    @property
    def is_slow(self) -> bool:
        """Whether the exact Hessian is worth its computation."""
        return self._slow >= 2 and not self.waits

    def judge(self, cost: float, new: float, predicted: float, accepted: bool) -> None:
        """Take note of a step that was tried."""
        decrease = cost - new
        if self.exact and not accepted:
            self.fail()
        elif self.exact and decrease > predicted / 2:
            self.share = 1 - (1 - self.share) / _BETTER
        elif not self.exact:
            self._wait = max(self._wait - 1, 0)
            if accepted:
                slow = decrease > _SLOW * self._before and decrease < _NEAR * cost
                self._slow = self._slow + 1 if slow else 0
        if accepted:
            self._before = decrease
        self.exact = False

    def end(self) -> None:
        """There is no exact Hessian, or it takes too long."""
        self._wait = 2**62

    def fail(self) -> None:
        """The equations were not positive definite, or their step did not reduce the cost."""
        self.share = 1 - (1 - self.share) * _WORSE
        if self.share < _SMALLEST_SHARE:
            self.share, self._wait, self._longer = 0.5, self._longer, 2 * self._longer


def mixed(approximate: Equations, exact: Equations, share: float) -> Equations:
    """Equations between two, of one gradient."""
    points = [
        (h + share * (x - h), g, r + share * (y - r))
        for (h, g, r), (x, _, y) in zip(approximate.points, exact.points, strict=True)
    ]
    diagonal = approximate.diagonal + share * (exact.diagonal - approximate.diagonal)
    return approximate._replace(
        diagonal=diagonal, blocks=approximate.blocks + share * (exact.blocks - approximate.blocks), points=points
    )


def as_idle(blocks: Tensor, reference: Tensor) -> Tensor:
    """Blocks with zeros for unknowns that have no effect in others."""
    effective = (reference.diagonal(dim1=1, dim2=2) != 0).to(blocks.dtype)
    return blocks * (effective[:, :, None] * effective[:, None, :])
