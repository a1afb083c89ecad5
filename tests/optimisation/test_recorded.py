"""The loop that runs without Python: the bits, statuses and iterations of the one in Python."""

from __future__ import annotations

import os
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.algebra import Pose, Rotation, Vec2, Vec3
from posekit.engine import AVAILABLE, Recording, Recordings, Unrecordable
from posekit.numerics import copy_blocks
from posekit.optimisation import dense_solve, recorded, remembered
from tests.support.interrupting import interrupted

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="without private names kernels have no addresses")


@pk.op
def reprojection(camera_T_world: Pose, point: Vec3, pixel: Vec2) -> Vec2:
    x, y, z = camera_T_world @ point
    return Vec2((600 * x / z + 320 - pixel[0], 610 * y / z + 240 - pixel[1]))


@pk.op
def turned(turn: Rotation, shift: Vec3, point: Vec3, target: Vec3) -> Vec3:
    return turn @ point + shift - target


def _perspective(
    count: int, dtype: torch.dtype = torch.float64, rows: int = 20
) -> tuple[Any, torch.Tensor, torch.Tensor]:
    g, rows = torch.Generator().manual_seed(count), 20

    def normal(*shape: int) -> torch.Tensor:
        return torch.randn(*shape, dtype=torch.float64, generator=g)

    points = normal(count, rows, 3)
    true = pk.Pose.exp(torch.cat((0.2 * normal(count, 2), 7 + 0.1 * normal(count, 1), normal(count, 3)), -1))
    x = true.apply(points, clouds=True)
    pixels = torch.stack((600 * x[..., 0] / x[..., 2] + 320, 610 * x[..., 1] / x[..., 2] + 240), -1)
    # Starts from near to far, so that problems end at different times.
    away = torch.logspace(-3, -0.5, count, dtype=torch.float64)[:, None]
    start = true.retract(away * normal(count, 6))
    return start.to(dtype), points.to(dtype), (pixels + 0.3 * normal(count, rows, 2)).to(dtype)


def _aligned(count: int, dtype: torch.dtype, **options: Any) -> Callable[[], Any]:
    g = torch.Generator().manual_seed(1)
    points = torch.randn(count, 9, 3, generator=g).to(dtype)
    target = pk.Rotation.exp([0.3, 0.2, 0.9]).to(dtype).apply(points) + torch.tensor([1.0, 2, 3], dtype=dtype)
    start = pk.Rotation.identity(count).to(dtype), torch.zeros(count, 3, dtype=dtype)
    return lambda: pk.least_squares(turned, start, points, target, batch_dims=1, **options)


def _pnp(count: int, dtype: torch.dtype = torch.float64, **options: Any) -> Callable[[], Any]:
    start, points, pixels = _perspective(count, dtype)
    return lambda: pk.least_squares(reprojection, start, points, pixels, batch_dims=1, **options)


def _traced(count: int) -> Callable[[], Any]:
    start = torch.linspace(-1, 4, 2 * count, dtype=torch.float64).reshape(count, 2)
    data = torch.arange(5.0, dtype=torch.float64)
    return lambda: pk.least_squares(lambda x, t: x[..., :1] * (x[..., 1:] * t).exp() - 1 - t, start, data)


def _poses(count: int) -> Callable[[], Any]:
    start, points, pixels = _perspective(count)
    three = start, start.retract(torch.full((6,), 0.01, dtype=torch.float64)), start

    def residual(poses: Any, points: torch.Tensor, pixels: torch.Tensor) -> tuple[torch.Tensor, ...]:
        seen = [T[:, None].apply(points) for T in poses]
        return tuple([600 * x[..., :2] / x[..., 2:] + 320 - pixels for x in seen])

    return lambda: pk.least_squares(residual, three, points, pixels, batch_dims=1)


def _several(count: int, dtype: torch.dtype = torch.float64, **options: Any) -> Callable[[], Any]:
    start = torch.linspace(-1, 4, 2 * count, dtype=torch.float64).reshape(count, 2).to(dtype)
    data = torch.arange(5.0, dtype=dtype)

    def residual(x: torch.Tensor, t: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return x[..., :1] * (x[..., 1:] * t).exp() - 1 - t, x - 0.3 * x.square()

    return lambda: pk.least_squares(residual, start, data, **options)


def _with_prior(count: int, dtype: torch.dtype = torch.float64, which: str = "pose", **options: Any) -> Any:
    start, points, pixels = _perspective(count, dtype)
    if which == "pose":
        prior = pk.UncertainPose(start, torch.eye(6).to(dtype) * 0.01)
        return lambda: pk.least_squares(reprojection, start, points, pixels, batch_dims=1, prior=prior, **options)
    turn, shift = start.rotation, start.position
    estimate = pk.UncertainRotation(turn.retract(torch.full((3,), 0.1).to(dtype)), torch.eye(3).to(dtype))
    moved = turn[:, None].apply(points) + shift[:, None]
    prior = estimate, None
    return lambda: pk.least_squares(turned, (turn, 2 * shift), points, moved, batch_dims=1, prior=prior, **options)


def _weights(count: int) -> torch.Tensor:
    return torch.linspace(0.0, 2.0, 20 * count, dtype=torch.float64).reshape(count, 20)


CASES: dict[str, Callable[[], Any]] = {
    **{f"pnp {n} {str(d)[-2:]}": _pnp(n, d) for n in (1, 2, 7, 64) for d in (torch.float64, torch.float32)},
    **{f"{loss} {n}": _pnp(n, loss=loss) for loss in ("huber", "cauchy", "tukey") for n in (1, 12)},
    "weights": _pnp(12, weight=_weights(12)),
    "one weight for all problems": _pnp(20, weight=torch.linspace(0.1, 1, 20, dtype=torch.float64)[None]),
    "information": _pnp(5, weight=torch.eye(2, dtype=torch.float64).expand(5, 20, 2, 2) * 0.1),
    "some fixed": _pnp(20, fixed=torch.tensor([False, True, False, False, False, True])),
    "each fixed differently": _pnp(6, fixed=torch.arange(36).reshape(6, 6) % 5 == 0),
    "two unknowns": _aligned(33, torch.float64),
    "two unknowns, a fixed number of steps": _aligned(4, torch.float32, tolerance=0, max_iterations=7),
    "one iteration": _pnp(30, max_iterations=1),
    "many iterations": _pnp(9, tolerance=1e-15, max_iterations=300),
    "traced": _traced(41),
    "eighteen unknowns": _poses(5),
    "two residuals": _several(41),
    "two residuals in float32 with a loss": _several(3, torch.float32, loss="cauchy"),
    "an estimate": _with_prior(1),
    "estimates": _with_prior(30, loss="huber"),
    "estimates in float32": _with_prior(30, torch.float32),
    "estimates of the first of two unknowns": _with_prior(12, which="turn"),
}


def _tensors(result: Any) -> list[torch.Tensor]:
    values = result.value if isinstance(result.value, tuple) else (result.value,)
    state = [x for v in values for x in ((v,) if isinstance(v, torch.Tensor) else v._tensors())]
    system = result._solved.minimum.system
    return [*state, result.cost, result.iterations, result.history, result._search.codes, *system]


@pytest.fixture
def in_python(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Callable[[], Any]], Any]]:
    def run(case: Callable[[], Any]) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(dense_solve, "minimised", lambda *_, **__: None)
            patch.setattr(remembered, "solved", lambda *_: None)
            return case()

    yield run


@pytest.mark.slow(but="[!e]*")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_recorded_loops_have_the_bits_of_the_loop_in_python(case: Any, in_python: Any) -> None:
    before = recorded.recordings.count
    expected = [x.clone() for x in _tensors(in_python(case))]
    first, again = case(), case()
    for result in (first, again):
        for x, y in zip(_tensors(result), expected, strict=True):
            assert torch.equal(x, y)
    assert recorded.recordings.count >= min(before + 1, recorded.recordings.most)


@pytest.mark.parametrize(
    "case", ["pnp 64 64", "pnp 7 32", "huber 12", "weights", "estimates", "each fixed differently"]
)
def test_large_batches_are_divided_among_threads(case: str, in_python: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [x.clone() for x in _tensors(in_python(CASES[case]))]
    before = torch.get_num_threads()
    monkeypatch.setattr(recorded, "_LARGEST", 100)
    recorded.recordings.clear()
    torch.set_num_threads(3)
    try:
        results = [CASES[case]() for _ in range(2)]
    finally:
        torch.set_num_threads(before)
    assert recorded.recordings.count == 3
    for result in results:
        for x, y in zip(_tensors(result), expected, strict=True):
            assert torch.equal(x, y)


def test_other_data_of_the_same_shapes_use_the_same_recording(in_python: Any) -> None:
    start, points, pixels = _perspective(8)
    shifted = [points + 0.1 * k for k in range(4)]
    spread = torch.stack((points, points), -1)[..., 0]  # neither contiguous nor at the same place
    for data in (*shifted, spread):

        def case(data: torch.Tensor = data) -> Any:
            return pk.least_squares(reprojection, start, data, pixels, batch_dims=1)

        expected = in_python(case)
        assert torch.equal(case().value.position, expected.value.position)
    recorded.recordings.clear()
    for data in shifted:
        pk.least_squares(reprojection, start, data, pixels, batch_dims=1)
    assert recorded.recordings.count == 1


def test_results_of_a_call_are_not_those_of_the_next() -> None:
    start, points, pixels = _perspective(3)
    first = pk.least_squares(reprojection, start, points, pixels, batch_dims=1)
    kept = [x.clone() for x in _tensors(first)]
    pk.least_squares(reprojection, start.retract(torch.full((3, 6), 0.05).double()), points, pixels + 9, batch_dims=1)
    for x, y in zip(_tensors(first), kept, strict=True):
        assert torch.equal(x, y)


def test_a_callback_sees_the_same_steps(in_python: Any) -> None:
    start, points, pixels = _perspective(6)

    def noted(states: list[Any]) -> Any:
        def note(state: Any) -> None:
            states.append((state.iteration, state.value.position, state.cost, state.active))

        return pk.least_squares(reprojection, start, points, pixels, batch_dims=1, callback=note)

    here: list[Any] = []
    there: list[Any] = []
    result, expected = noted(here), in_python(lambda: noted(there))
    assert torch.equal(result.value.position, expected.value.position)
    assert [x[0] for x in here] == [x[0] for x in there] == [*range(1, len(here) + 1)]
    for a, b in zip(here, there, strict=True):
        assert all([torch.equal(x, y) for x, y in zip(a[1:], b[1:], strict=True)])


def test_an_error_in_a_callback_leaves_nothing_behind() -> None:
    start, points, pixels = _perspective(5)
    expected = pk.least_squares(reprojection, start, points, pixels, batch_dims=1)

    def fail(state: Any) -> None:
        if state.iteration == 2:
            raise RuntimeError("enough")

    recorded.recordings.clear()
    with pytest.raises(RuntimeError, match="enough"):
        pk.least_squares(reprojection, start, points, pixels, batch_dims=1, callback=fail)
    assert recorded.recordings.count == 0
    again = pk.least_squares(reprojection, start, points, pixels, batch_dims=1)
    assert torch.equal(again.value.position, expected.value.position)


def test_what_is_not_finite_stays_by_itself() -> None:
    start, points, pixels = _perspective(40)
    expected = pk.least_squares(reprojection, start, points, pixels, batch_dims=1)
    spoiled = pixels.clone()
    spoiled[7, 3, 0] = torch.nan
    result = pk.least_squares(reprojection, start, points, spoiled, batch_dims=1)
    others = torch.arange(40) != 7
    assert result.status[7] == "not_finite"
    assert (result.status[others.numpy()] == expected.status[others.numpy()]).all()
    assert torch.equal(result.value.position[others], expected.value.position[others])
    assert torch.equal(result.value.position[7], start.position[7])


@pytest.mark.parametrize("lost", [torch.nan, torch.inf])
def test_what_is_not_finite_has_no_cost_of_earlier_calls(lost: float, in_python: Any) -> None:
    start, points, pixels = _perspective(5)
    spoiled = pixels.clone()
    spoiled[3, 2, 0] = lost

    def solved() -> Any:
        return pk.least_squares(reprojection, start, points, spoiled, batch_dims=1)

    pk.least_squares(reprojection, start, points, pixels, batch_dims=1)
    result, expected = solved(), in_python(solved)
    assert not result.cost[3].isfinite()
    pairs = (result.cost, expected.cost), (result.history, expected.history)
    for x, y in (*pairs, (result.covariance().covariance, expected.covariance().covariance)):
        torch.testing.assert_close(x, y, rtol=0, atol=0, equal_nan=True)


def test_gradients_flow_through_what_was_recorded(in_python: Any) -> None:
    start, points, pixels = _perspective(4)

    def gradient() -> torch.Tensor:
        seen = pixels.clone().requires_grad_()
        pk.least_squares(reprojection, start, points, seen, batch_dims=1).value.position.square().sum().backward()
        return seen.grad

    assert torch.equal(gradient(), in_python(gradient))


def test_threads_have_recordings_of_their_own() -> None:
    cases = [_pnp(n) for n in (1, 5, 5, 30)]
    expected = [case().value.position for case in cases]
    recorded.recordings.clear()
    barrier = threading.Barrier(4)

    def work(k: int) -> list[torch.Tensor]:
        barrier.wait()
        return [case().value.position for _ in range(20) for case in cases[k:] + cases[:k]]

    with ThreadPoolExecutor(4) as pool:
        for k, found in enumerate(pool.map(work, range(4))):
            for i, x in enumerate(found):
                assert torch.equal(x, expected[(i + k) % 4])
    assert 1 <= recorded.recordings.count <= 16


def test_a_call_like_an_earlier_one_is_checked_as_it_was() -> None:
    start, points, pixels = _perspective(3)
    weight = torch.ones(3, 20, dtype=torch.float64)

    def solved(pixels: torch.Tensor = pixels, weight: torch.Tensor = weight, points: Any = points) -> Any:
        return pk.least_squares(reprojection, start, points, pixels, weight=weight, batch_dims=1)

    expected = [solved() for _ in range(3)][-1].value.position
    with pytest.raises(pk.ValidationError, match="negative"):
        solved(weight=-weight)
    with pytest.raises(pk.ArgumentError, match="point must be a tensor"):
        solved(points=pk.Pose(points))
    with pytest.raises(pk.ShapeError, match="pixel"):
        solved(pixels=pixels[..., :1])
    without = weight.clone()
    without[:, 4] = 0
    lost = pixels.clone()
    lost[:, 4] = torch.nan
    assert solved(pixels=lost, weight=without).converged.all()
    seen = pixels.clone().requires_grad_()
    solved(pixels=seen).cost.sum().backward()
    assert seen.grad is not None and seen.grad.any()
    single = pk.least_squares(reprojection, start.float(), points.float(), pixels.float(), batch_dims=1)
    assert single.value.dtype == torch.float32
    assert torch.equal(solved().value.position, expected)
    moved = torch.stack((points, points), -2)[..., 0, :]  # of the same shape, not contiguous
    assert torch.equal(solved(points=moved).value.position, expected)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # see `interrupted`
def test_an_interrupt_ends_a_call_and_the_next_is_right() -> None:
    case = _pnp(64, tolerance=0, max_iterations=20_000)
    few = _pnp(64)
    expected = few().value.position
    for k in range(12):
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt), interrupted(0.002 + 0.003 * k):
            case()
        assert time.monotonic() - begin < 5  # the whole call takes far longer
        assert torch.equal(few().value.position, expected)
    for k in range(60):  # at all times of a short call, and between two
        with pytest.raises(KeyboardInterrupt), interrupted(0.002 + 1e-5 * k):
            begin = time.monotonic()
            while time.monotonic() - begin < 20:
                few()
        assert torch.equal(few().value.position, expected)


def test_few_are_kept() -> None:
    kept = Recordings(most=3, largest=1 << 20)
    made = [Recording(1, torch.float64, 1) for _ in range(5)]
    for k, recording in enumerate(made):
        recording.nbytes = 1000
        kept.put(k, recording)
    assert kept.count == 3 and kept.nbytes == 3000
    assert kept.take(0) is None and kept.take(4) is made[4] and kept.take(4) is None
    large = Recording(1, torch.float64, 1)
    large.nbytes = 1 << 19
    kept.put("large", large)
    assert kept.take("large") is None
    kept.clear()
    assert kept.count == kept.nbytes == 0


def test_calls_that_are_logged_run_in_python() -> None:
    case = _pnp(3)
    case()
    recorded.recordings.clear()
    with pk.routes() as log:
        case()
    assert recorded.recordings.count == 0
    assert len(log) > 2 * case().iterations.max()


def test_results_survive_pickle_and_a_fork_goes_on() -> None:
    case = _pnp(5)
    result = case()
    other = pickle.loads(pickle.dumps(result))
    assert torch.equal(other.value.position, result.value.position) and torch.equal(other.history, result.history)
    child = os.fork()
    if not child:
        os._exit(0 if torch.equal(case().value.position, result.value.position) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_parts_of_a_recording_say_which_comes_next() -> None:
    recording = Recording(1, torch.float64, 1)
    total, over = torch.zeros(1, 1, 1, dtype=torch.float64), torch.zeros(1, 1, dtype=torch.float64)
    amounts = [torch.full((1, 1, 1), x, dtype=torch.float64) for x in (1.0, 10.0)]
    numbers = [torch.full((1, 1, 1), k, dtype=torch.int64).view(torch.float64) for k in range(3)]
    following, choice, which = torch.zeros(3, dtype=torch.int64).unbind()
    place = following.view(1, 1, 1).view(torch.float64)
    with recording.capture():
        recording.choose(choice, lambda: copy_blocks(total, amounts[0], None, total), [(amounts[0], amounts[1])])
        copy_blocks(place, numbers[1])
        recording.end_part()
        recording.choose(choice, lambda: copy_blocks(place, numbers[2]), [(amounts[0], amounts[1])])
        recording.end_step(over, 0, total)
    assert len(recording._calls) == 5  # a choice of two, and what is the same for both once
    assert not total.any()
    recording.branch(following, which)
    recording.close([], [], [], [[total[0]], [total[0] * 0]], [0])
    seen = []

    def aside() -> None:
        seen.append(float(total))
        choice[...], following[...], over[...] = 1, 0, len(seen) == 2

    results, costs = recording.run([], 9, aside=aside)
    assert costs.flatten().tolist() == [1.0, 11.0, 21.0]
    assert seen == [1.0, 11.0]
    assert results[0].item() == 21.0


def test_copies_sums_gathers_and_ops_of_a_function_are_recorded_as_it_runs() -> None:
    start, index = torch.arange(12.0, dtype=torch.float64).reshape(4, 3), torch.tensor([3, 0, 0, 2])
    turn = pk.Rotation.exp([0.1, 0.2, 0.3]).double()

    def text(x: torch.Tensor) -> torch.Tensor:
        both = x.new_zeros(2, 4, 3)
        both[0].copy_(turn.apply(x)[index] + x)
        both[1].copy_(both[0].clone())
        return torch.cat((torch.stack((x, both[0])), both))

    recording = Recording(1, torch.float64, 1)
    (data,) = recording.data(0, [start])
    over = torch.ones(1, 1, dtype=torch.float64)
    with recording.capture():
        found = text(data)
    recording.end_step(over, 0, over[0])
    recording.close([], [], [], [[found[None]]], [0])
    for x in (start, -start):
        assert torch.equal(recording.run([x], 3)[0][0][0], text(x))


@pytest.mark.parametrize("text", [torch.sin, lambda x: x[1:].clone(), lambda x: x.T.clone(), lambda x: x.sum().item()])
def test_what_cannot_be_recorded_is_refused_and_leaves_nothing_behind(text: Any) -> None:
    start = torch.ones(4, 3, dtype=torch.float64)
    recording = Recording(1, torch.float64, 1)
    (data,) = recording.data(0, [start])
    with pytest.raises(Unrecordable), recording.capture():
        text(data)
    assert torch.equal(pk.Rotation.identity().apply(start), start) and torch.equal(start.sin(), torch.sin(start))


def test_a_default_device_does_not_move_what_a_recording_writes() -> None:
    case = _pnp(3)
    expected = case()
    for clears in (True, False):
        if clears:
            recorded.recordings.clear()
        with torch.device("meta"):
            assert torch.equal(case().value.position, expected.value.position)
