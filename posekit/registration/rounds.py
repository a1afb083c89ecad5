"""The rounds of iterative closest points: match, move, and see whether the poses rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from ..engine import Quat, Scalar, Vec3, Vec6, both, inv, own_ops, select
from ..math import groups, lib
from ..math.least_squares import CONTROL, CONVERGED, RUNNING, Control
from ..optimisation import Costs, Point, Portable, minimise
from ..values import Pose

# Of points on grids, many partners change at once, and poses may go to and fro between two sets of matches for ever.
# After so many sets, steps that turn back are halved.
_PATIENCE = 10
_STATUS, _SETS = CONTROL.index("status"), CONTROL.index("iterations")
op = own_ops()


@op(title="icp", returns="position quaternion step share rested cost control")
def follow(
    pose: groups.Pose,
    found: groups.Pose,
    before: Vec6,
    share: Scalar,
    rested: Scalar,
    limits: Vec3,
    cost: Scalar,
    before_cost: Scalar,
    control: Control,
) -> tuple[Vec3, Quat, Vec6, Scalar, Scalar, Scalar, Control]:
    """What follows from the pose that a set of matches leads to.

    Args:
        pose: The pose of the matches.
        found: Where they lead.
        before: The step of the set before: how far the origin moves, and the vector of the quaternion, doubled.
        share: The share of steps that is taken.
        rested: 1 if the pose rests, which then stays, and 0 otherwise.
        limits: The distance and the angle of a step that ends the rounds, and the squared extent of the source.
        cost: What the matches cost.
        before_cost: What those before cost, which stays where the pose rests.
        control: See `CONTROL`.
    """
    turn = lib.unit(lib.left_between_rotations(pose.quaternion, found.quaternion))
    turn = turn * lib.leading_sign(turn)
    move = found.position - pose.position
    step = Vec6((*move, *(2 * x for x in turn[1:])))
    turns, moves = (lib.dot(step[part], before[part]) for part in (slice(3, 6), slice(3)))
    is_back = both(turns * limits[2] + moves < 0, control[_SETS] >= _PATIENCE)
    share = select(is_back, Fraction(1, 2) * share, share)
    step = Vec6(share * x for x in step)
    turned, shift = _part(turn, move, share)
    moved = groups.Pose(pose.position + shift, lib.product(turned, lib.scaled_if_extreme(pose.quaternion)))
    squares = [lib.dot(step[part], step[part]) for part in (slice(3), slice(3, 6))]
    over = rested > 0
    is_short = select(both(squares[0] <= limits[0] * limits[0], squares[1] <= limits[1] * limits[1]), 1, 0)
    rests = select(over, 1, is_short)
    numbers = [
        select(over, a, select(share < 1, b, c))
        for a, b, c in zip(*[[x for part in p.arrays() for x in part] for p in (pose, moved, found)], strict=True)
    ]
    entries = list(control)
    entries[_STATUS] = select(rests > 0, CONVERGED, RUNNING)
    entries[_SETS] = control[_SETS] + select(over, 0, 1)
    result = Vec3(numbers[:3]), Quat(numbers[3:]), step, share, rests
    return *result, select(over, before_cost, cost), Control(entries)


follow.op.program.tiled = True


def _part(turn: Quat, move: Vec3, share: Scalar) -> tuple[Quat, Vec3]:
    """A part of a screw motion about its own axis, which keeps what turns about a far point where it is.

    Args:
        turn: The rotation of the whole, a unit quaternion whose real part w is not negative.
        move: Its translation.
        share: How much of it. The angle of the part is that of quaternions that are interpolated linearly.
    """
    w, v = turn[0], Vec3(turn[1:])
    part = lib.unit(Quat((share * (w - 1) + 1, *(share * x for x in v))))
    # With half angles a of the whole and b of the part: k = sin b / sin a, and what is across the axis is multiplied by
    # k and turned by b - a.
    k = part[0] * share * inv(share * (w - 1) + 1)
    square = lib.dot(v, v)
    cosine = part[0] * w + k * square
    along = v * (lib.dot(v, move) * inv(select(square > 0, square, 1)))
    across = k * (cosine * move + (k * w - part[0]) * lib.cross(v, move))
    return part, across + (share - k * cosine) * along


class Progress(NamedTuple):
    """What a callback gets after each set of matches.

    Attributes:
        iteration: The number of sets so far, of all scales.
        pose: The poses of all problems, shape (problems).
        active: The number of problems that go on.
    """

    iteration: int
    pose: Pose
    active: int


class Pairs(Protocol):
    """What is matched.

    Attributes:
        key: All of it but the numbers of its tensors, or None if it reads other ones.
        tensors: What it reads.
    """

    @property
    def key(self) -> Any: ...

    @property
    def tensors(self) -> Sequence[Tensor]: ...

    def on(self, tensors: Sequence[Tensor]) -> Pairs:
        """The same with other tensors."""

    def take(self, index: Tensor) -> Pairs:
        """Some of the pairs."""

    def moved(self, pose: Pose, before: Tensor, resting: Tensor) -> tuple[Tensor, Tensor, Pose]:
        """The places of the matches for poses, what they cost, and the poses that they lead to."""


class _Begin(NamedTuple):
    position: Tensor
    quaternion: Tensor
    places: Tensor


class _State(NamedTuple):
    position: Tensor
    quaternion: Tensor
    step: Tensor
    share: Tensor
    rested: Tensor
    places: Tensor  # of the matches of the set before, -1 for none


class _Found(NamedTuple):
    cost: Tensor
    position: Tensor
    quaternion: Tensor
    places: Tensor


class _Rounds(NamedTuple):
    """Poses that follow their matches: a `Minimisable` problem, whose first evaluation only makes a start.

    Attributes:
        pairs: The pairs.
        limits: See `follow`, shape (B, 3).
    """

    pairs: Pairs
    limits: Tensor

    @property
    def divisible(self) -> bool:
        return True

    def take(self, index: Tensor) -> _Rounds:
        """Some of the pairs."""
        return _Rounds(self.pairs.take(index), self.limits.index_select(0, index))

    def portable(self) -> Portable | None:
        """The same as a problem that can be made of other tensors, if it can."""
        if self.pairs.key is None:
            return None
        tensors = [self.limits, *self.pairs.tensors]
        return Portable(self.pairs.key, tensors, lambda x: _Rounds(self.pairs.on(x[1:]), x[0]))

    def evaluate(self, state: _Begin | _State) -> _Found:
        """Match, and move."""
        if isinstance(state, _Begin):
            return _Found(state.position.new_zeros(len(state.position)), *state)
        pose = Pose._unchecked(state.position, state.quaternion)
        places, cost, found = self.pairs.moved(pose, state.places, state.rested)
        return _Found(cost, found.position, found.quaternion, places)

    def advance(self, best: Point, trial: Point, control: Tensor, settings: Tensor) -> tuple[Point, Any, Tensor]:
        """See `Minimisable`."""
        state, found = trial
        if isinstance(state, _Begin):
            none, position = torch.zeros_like(found.cost), state.position
            step = position.new_zeros(len(position), 6)
            state = _State(position, state.quaternion, step, torch.ones_like(none), none, state.places)
            return Point(state, found), state, control
        costs = found.cost, best.system.cost
        *results, cost, control = follow.direct(*state[:2], *found[1:3], *state[2:5], self.limits, *costs, control)
        after = _State(*[*results, found.places])
        return Point(after, found._replace(cost=cost)), after, control


def followed(
    pairs: Pairs,
    pose: Pose,
    places: Tensor,
    limits: Tensor,
    iterations: int,
    callback: Callable[[Progress], Any] | None,
    done: int,
) -> tuple[Pose, Tensor, Tensor, Costs]:
    """Follow the matches until the poses rest.

    Args:
        pairs: The clouds.
        pose: Where to start, shape (B).
        places: Those of matches where the first searches begin, -1 for none, shape (B, n).
        limits: See `follow`, shape (B, 3).
        iterations: The most sets of matches.
        callback: Called after each of them.
        done: The number of sets of former scales.

    Returns:
        The poses, the number of sets of matches of each, whether it came to rest, and the costs with each set.
    """
    position, quaternion = pose._tensors()
    rounds = _Rounds(pairs, limits)

    def tell(progress: Any) -> None:
        best = Pose._unchecked(*[x.clone() for x in progress.value[:2]])
        if callback is not None:
            callback(Progress(done + progress.iteration, best, int(progress.active.sum())))

    found = minimise(
        rounds,
        _Begin(position, quaternion, places),
        position.new_zeros(len(position), len(CONTROL)),
        max_iterations=iterations if len(position) else 0,
        tolerance=1.0,
        portable=rounds.portable,
        callback=None if callback is None else tell,
    )
    rested: Tensor = found.state.rested
    best = Pose._unchecked(found.state.position, found.state.quaternion)
    return best, found.iterations, rested > 0, [*found.costs[1:]]
