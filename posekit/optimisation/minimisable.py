"""What `minimise` solves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from torch import Tensor


class Point(NamedTuple):
    """A state of the problems, and their equations there.

    Attributes:
        state: The values.
        system: The cost, and what a step needs.
    """

    state: Any
    system: Any


class Minimisable(Protocol):
    """What `minimise` solves: one problem or many, each with its numbers in a row of ``control``.

    Where ``divisible`` is True, solved ones are taken out: ``take(index)`` returns some of the problems. Where there is
    one, ``looks`` says after how many iterations on a device the loop asks whether it goes on.
    """

    def evaluate(self, state: Any) -> Any:
        """The equations at a state."""

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """Compare the state on trial with the best one, and make the next step from the better one.

        See `posekit.math.least_squares.advance`. A problem whose linear algebra is no op calls `ops.judge` and
        `ops.finish`.

        Args:
            best: The best state. At first it is that of the start, as is ``trial``.
            trial: The state on trial.
            control: The numbers of the problems, shape (problems, 8); see `ops.CONTROL`.
            settings: See `ops.SETTINGS`.

        Returns:
            The best state, the next state on trial, and the numbers of the problems.
        """


class Portable(NamedTuple):
    """A problem that can be solved on copies of its tensors.

    Attributes:
        key: All of it but the numbers of its tensors.
        tensors: What it reads besides its state.
        on: The same problem on other tensors, of the same shapes and strides.
    """

    key: Any
    tensors: Sequence[Tensor]
    on: Callable[[Sequence[Tensor]], Any]
