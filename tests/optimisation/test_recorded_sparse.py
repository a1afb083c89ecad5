"""Problems that are solved without Python: the bits, statuses and iterations of the loop in Python."""

from __future__ import annotations

import os
import pickle
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.algebra import Array, Pose, Scalar, Vec3
from posekit.engine import AVAILABLE, Recording
from posekit.optimisation import recorded_sparse
from posekit.optimisation.equation_solver import _structures
from posekit.optimisation.recorded import recordings
from posekit.optimisation.residual_ops import displacement, relative_pose
from posekit.optimisation.search_kernels import Decisions, StepPart, measure_point, measure_step
from tests.support.interrupting import interrupted

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="without private names kernels have no addresses")

F64 = torch.float64


def _graph(n: int, seed: int = 0, noise: float = 0.05, kind: Any = pk.Pose) -> tuple[Any, torch.Tensor, Any]:
    """A path of poses with loops of four steps: a start, pairs and measurements."""
    g = torch.Generator().manual_seed(seed)
    size = kind.identity()._size
    draw = lambda *shape: torch.randn(*shape, size, dtype=F64, generator=g)  # noqa: E731
    poses = kind.exp(draw(n))
    pairs = torch.tensor([(k, k + 1) for k in range(n - 1)] + [(k, k + 4) for k in range(0, n - 4, 3)])
    measured = poses[pairs[:, 0]].between(poses[pairs[:, 1]]).retract(0.01 * draw(len(pairs)))
    return poses.retract(noise * draw(n)), pairs, measured


def _of_graph(
    n: int, seed: int = 0, noise: float = 0.05, held: bool = True, kind: Any = pk.Pose, **options: Any
) -> pk.Problem:
    start, pairs, measured = _graph(n, seed, noise, kind)
    problem = pk.Problem()
    poses = problem.variables(start, fixed=(torch.arange(n) == 0) & held)
    problem.add(relative_pose(kind), poses[pairs[:, 0]], poses[pairs[:, 1]], measured, **options)
    return problem


def _information(n: int) -> torch.Tensor:
    rows = len(_graph(n)[1])
    root = torch.randn(rows, 6, 6, dtype=F64, generator=torch.Generator().manual_seed(3))
    return root @ root.mT + torch.eye(6, dtype=F64)


@pk.op
def moves(world_T_body: Pose, velocity: Vec3, later: Pose, step: Vec3) -> Vec3:
    return later.position - world_T_body.position - velocity - step


@pk.op
def seen(world_T_body: Pose, landmark: Vec3, measured: Vec3) -> Vec3:
    return ~world_T_body @ landmark - measured


@pk.op
def slow(velocity: Vec3, measured: Scalar) -> Vec3:
    return velocity - Vec3((measured, measured, measured))


class Wide(Array):
    """Fourteen numbers."""

    shape = (14,)


@pk.op
def total(x: Wide, measured: Scalar) -> Wide:
    return Wide([(k + 1) * y - measured for k, y in enumerate(x)])


def _of_several_kinds() -> pk.Problem:
    """Poses with velocities in the same columns, landmarks, priors, a pair of a pose and itself, and wide variables."""
    n, g = 12, torch.Generator().manual_seed(5)
    start, pairs, measured = _graph(n)
    problem = pk.Problem()
    poses = problem.variables(start)
    velocities = problem.variables(torch.zeros(n, 3, dtype=F64))
    landmarks = problem.variables(torch.randn(4, 3, dtype=F64, generator=g), fixed=[True, False, False, False])
    wide = problem.variables(torch.zeros(3, 14, dtype=F64))
    k = torch.arange(n - 1)
    problem.add(relative_pose(pk.Pose), poses[pairs[:, 0]], poses[pairs[:, 1]], measured, loss="huber")
    problem.add(moves, poses[k], velocities[k], poses[k + 1], 0.1 * torch.randn(n - 1, 3, dtype=F64, generator=g))
    at = torch.arange(n)
    problem.add(seen, poses[at], landmarks[at % 4], torch.randn(n, 3, dtype=F64, generator=g), weight=torch.ones(n) / 4)
    problem.add(displacement(pk.Pose), poses[torch.tensor([0, 3])], pk.Pose.identity(2).to(F64))
    problem.add(slow, velocities[at], torch.ones(n, dtype=F64), weight=torch.eye(3))
    problem.add(total, wide[:], torch.ones(3, dtype=F64))
    loop = torch.tensor([4, 7])
    problem.add(relative_pose(pk.Pose), poses[loop], poses[loop], pk.Pose.identity(2).to(F64))
    return problem


CASES: dict[str, Callable[[], pk.Problem]] = {
    **{f"{n} poses": lambda n=n: _of_graph(n) for n in (2, 5, 60)},
    **{f"a start off by {noise}": lambda noise=noise: _of_graph(20, 1, noise) for noise in (0.3, 1.0, 2.0)},
    **{f"{loss}": lambda loss=loss: _of_graph(20, 2, 0.5, loss=loss) for loss in ("huber", "cauchy", "tukey")},
    "nothing held": lambda: _of_graph(20, held=False),
    "nothing held, far": lambda: _of_graph(9, 4, 2.0, held=False),
    "information": lambda: _of_graph(20, weight=_information(20), loss="cauchy"),
    "weights": lambda: _of_graph(20, weight=torch.linspace(0, 1, 25)),
    "rotations": lambda: _of_graph(9, noise=0.5, kind=pk.Rotation),
    "the plane": lambda: _of_graph(30, noise=0.3, kind=pk.Pose2),
    "similarities": lambda: _of_graph(9, kind=pk.Similarity),
    "no effect": lambda: _of_graph(8, loss=pk.Loss("tukey", 1e-3)),
}


def _tensors(result: Any) -> list[torch.Tensor]:
    state = [x for v in result.value for x in ((v,) if isinstance(v, torch.Tensor) else v._tensors())]
    equations = result._equations
    numbers = [equations.cost, equations.diagonal, equations.blocks, equations.gradient, result.history]
    return [*state, *numbers, result._search.codes, result._search.iterations]


def _same(one: Any, other: Any) -> None:
    assert one.status == other.status
    for x, y in zip(_tensors(one), _tensors(other), strict=True):
        assert torch.equal(x.nan_to_num(7.0), y.nan_to_num(7.0))


@pytest.fixture
def in_python(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    def run(problem: pk.Problem, **options: Any) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(recorded_sparse, "searched", lambda *_: (None, []))
            return problem.solve(progress=False, **options)

    yield run


def _recorded(problem: pk.Problem, **options: Any) -> Any:
    """The result of a recorded loop. The first solution of a kind of problem records nothing."""
    problem.solve(progress=False, **{**options, "callback": None, "max_iterations": 0})
    return problem.solve(progress=False, **options)


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_recorded_loops_have_the_bits_of_the_loop_in_python(case: Any, in_python: Any) -> None:
    recordings.clear()
    problem = case()
    expected = in_python(problem)
    first = _recorded(problem)
    assert recordings.count == 1
    _same(first, expected)
    _same(problem.solve(progress=False), expected)
    assert recordings.count == 1


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("seed", range(6))
def test_steps_are_rejected_alike(seed: int, in_python: Any) -> None:
    problem = _of_graph(30, seed, 1.5)
    _same(_recorded(problem), in_python(problem))


@pytest.mark.slow
def test_problems_of_several_kinds_are_recorded(in_python: Any) -> None:
    recordings.clear()
    problem = _of_several_kinds()
    expected = in_python(problem)
    _same(_recorded(problem), expected)
    assert recordings.count == 1
    assert expected.iterations > 2


def test_a_callback_sees_the_same_steps(in_python: Any) -> None:
    problem = _of_graph(20, 2, 0.5, loss="cauchy")
    here: list[Any] = []
    there: list[Any] = []

    def noting(states: list[Any]) -> Any:
        return lambda s: states.append((s.iteration, float(s.cost), s.value[0].position, s.control))

    expected = in_python(problem, callback=noting(there))
    _same(_recorded(problem, callback=noting(here)), expected)
    assert [x[0] for x in here] == [x[0] for x in there] == [*range(1, expected.iterations + 1)]
    for a, b in zip(here, there, strict=True):
        assert a[1] == b[1]
        assert torch.equal(a[2], b[2]) and torch.equal(a[3], b[3])


def test_an_error_in_a_callback_leaves_nothing_behind() -> None:
    problem = _of_graph(20)
    expected = _recorded(problem)

    def fail(state: Any) -> None:
        raise RuntimeError("enough")

    recordings.clear()
    with pytest.raises(RuntimeError, match="enough"):
        problem.solve(progress=False, callback=fail)
    assert recordings.count == 0
    _same(problem.solve(progress=False), expected)


@pytest.mark.parametrize("iterations", [0, 1, 3])
def test_few_iterations_end_alike(iterations: int, in_python: Any) -> None:
    problem = _of_graph(20, 1, 0.3)
    _same(_recorded(problem, max_iterations=iterations), in_python(problem, max_iterations=iterations))


def test_new_data_are_read_where_they_are(in_python: Any) -> None:
    start, pairs, measured = _graph(20)
    problem = pk.Problem()
    poses = problem.variables(start, fixed=torch.arange(20) == 0)
    factor = problem.add(relative_pose(pk.Pose), poses[pairs[:, 0]], poses[pairs[:, 1]], measured)
    first = _recorded(problem)
    factor.replace(measured.retract(torch.full((len(pairs), 6), 0.02, dtype=F64)))
    kept = [x.clone() for x in _tensors(first)]
    second = problem.solve(progress=False)
    assert second.cost != first.cost
    _same(second, in_python(problem))
    for x, y in zip(_tensors(first), kept, strict=True):
        assert torch.equal(x, y)
    lost = measured.position.clone()
    lost[3] = torch.nan
    factor.replace(pk.Pose(lost, measured.quaternion))
    assert problem.solve(progress=False).status == "not_finite"
    factor.replace(measured)
    _same(problem.solve(progress=False), first)


def test_a_result_that_is_its_start_has_memory_of_its_own() -> None:
    start = torch.ones(2, 3, dtype=F64)
    problem = pk.Problem()
    x = problem.variables(start)
    problem.add(doubled, x[:], torch.full((2, 3), torch.nan, dtype=F64))
    result = problem.solve(progress=False)
    start.zero_()
    assert result.status == "not_finite"
    assert torch.equal(result[x], torch.ones(2, 3, dtype=F64))


def test_problems_of_one_structure_share_a_recording() -> None:
    recordings.clear()
    _structures.clear()
    first, second = _of_graph(20, 0), _of_graph(20, 1)
    _recorded(first)
    second.solve(progress=False)
    assert recordings.count == 1
    assert first._structure[0] is second._structure[0]
    _of_graph(20, held=False).solve(progress=False)
    assert recordings.count == 1


@pk.op
def doubled(a: Vec3, b: Vec3) -> Vec3:
    return 2 * a - b


def test_variables_in_other_places_of_an_op_have_a_recording_of_their_own() -> None:
    data = torch.tensor([[1.0, 2, 3], [4, 5, 6]], dtype=F64)
    for is_first, expected in ((True, data / 2), (False, 2 * data)):
        for _ in range(3):
            problem = pk.Problem()
            x = problem.variables(torch.zeros(2, 3, dtype=F64))
            problem.add(doubled, *((x[:], data) if is_first else (data, x[:])))
            torch.testing.assert_close(problem.solve(progress=False)[x], expected)


def test_numbers_of_other_shapes_have_a_recording_of_their_own() -> None:
    for shape in ((3,), (3, 1)):
        for _ in range(3):
            problem = _of_graph(5)
            others = problem.variables(torch.ones(shape, dtype=F64), fixed=True)
            assert problem.solve(progress=False)[others].shape == shape


def test_graphs_of_one_structure_share_an_analysis(in_python: Any) -> None:
    recordings.clear()
    results = []
    for seed in range(3):
        start, pairs, measured = _graph(20, seed)
        results.append(pk.io.PoseGraph(start, pairs, measured).optimize(initialise=None, progress=False))
    assert recordings.count == 1
    assert len({float(r.cost) for r in results}) == 3


def test_gradients_and_covariances_are_those_of_the_loop_in_python(in_python: Any) -> None:
    start, pairs, measured = _graph(8)

    def solved(solve: Callable[..., Any]) -> tuple[torch.Tensor, torch.Tensor]:
        positions = measured.position.clone().requires_grad_()
        problem = pk.Problem()
        poses = problem.variables(start, fixed=torch.arange(8) == 0)
        data = pk.Pose(positions, measured.quaternion)
        problem.add(relative_pose(pk.Pose), poses[pairs[:, 0]], poses[pairs[:, 1]], data)
        result = solve(problem, tolerance=1e-9)
        result[poses].position.square().sum().backward()
        return positions.grad, result.covariance(poses).covariance

    for x, y in zip(solved(_recorded), solved(in_python), strict=True):
        assert torch.equal(x, y)


def test_what_is_left_to_python_is_not_recorded() -> None:
    recordings.clear()
    problem = _of_graph(9)
    for _ in range(2):
        problem.solve(linear="pcg", progress=False)
        with pk.routes():
            problem.solve(progress=False)
    points = pk.Problem()
    x = points.variables(torch.zeros(3, 2, dtype=F64))
    points.add(lambda a, b: a - b, x[:], torch.ones(3, 2, dtype=F64))
    for _ in range(2):
        points.solve(progress=False)
    assert recordings.count == 0


def test_buffers_live_as_long_as_their_recording() -> None:
    recording = Recording(2, F64, 1)
    buffer = weakref.ref(recording.buffer(3))  # launches may know its address alone
    assert buffer() is not None


@pytest.mark.parametrize("loss", ["huber", "cauchy", "tukey"])
def test_recordings_of_inference_mode_serve_others(loss: str, in_python: Any) -> None:
    recordings.clear()
    problem = _of_graph(20, 2, 0.5, loss=loss)
    with torch.inference_mode():
        _recorded(problem)
    assert recordings.count == 1
    _same(problem.solve(progress=False), in_python(problem))


def test_threads_have_recordings_of_their_own() -> None:
    problems = [_of_graph(n, noise=0.3) for n in (5, 20, 20, 40)]
    expected = [_recorded(p) for p in problems]
    recordings.clear()
    barrier = threading.Barrier(4)

    def work(k: int) -> list[Any]:
        barrier.wait()
        return [p.solve(progress=False) for _ in range(10) for p in problems[k:] + problems[:k]]

    with ThreadPoolExecutor(4) as pool:
        for k, found in enumerate(pool.map(work, range(4))):
            for i, result in enumerate(found):
                _same(result, expected[(i + k) % 4])
    assert 1 <= recordings.count <= 16


def test_recordings_that_make_room_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    recordings.clear()
    monkeypatch.setattr(recordings, "most", 1)
    problems = [_of_graph(n) for n in (5, 9)]
    expected = [_recorded(p) for p in problems]
    for _ in range(2):
        for p, known in zip(problems, expected, strict=True):
            _same(p.solve(progress=False), known)
            assert recordings.count == 1


@pytest.mark.parametrize("case", ["20 poses", "huber"])
def test_a_default_device_does_not_move_what_a_search_writes(case: str) -> None:
    make = CASES.get(case, lambda: _of_graph(20))
    expected = _recorded(make())
    for clears in (True, False):
        if clears:
            recordings.clear()
            _structures.clear()
        problem = make()
        with torch.device("meta"):
            for _ in range(2):
                _same(problem.solve(progress=False), expected)
            assert all(x.device.type == "cpu" for x in expected.covariance())


def test_what_is_not_finite_ends_alike_and_leaves_the_recording_usable(in_python: Any) -> None:
    start, pairs, measured = _graph(12)
    good = _of_graph(12)
    expected = _recorded(good)
    position = measured.position.clone()
    position[3, 1] = torch.nan
    problem = pk.Problem()
    poses = problem.variables(start, fixed=torch.arange(12) == 0)
    lost = pk.Pose(position, measured.rotation)
    problem.add(relative_pose(pk.Pose), poses[pairs[:, 0]], poses[pairs[:, 1]], lost)
    found = _recorded(problem)
    assert found.status == "not_finite" and not found.converged
    _same(found, in_python(problem))
    _same(good.solve(progress=False), expected)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # see `interrupted`
def test_an_interrupt_ends_a_call_and_the_next_is_right() -> None:
    problem = _of_graph(200, 3, 2.0)
    expected = _recorded(problem, max_iterations=5)
    for k in range(8):
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt), interrupted(0.002 + 0.003 * k):
            for _ in range(2000):
                problem.solve(progress=False, tolerance=1e-12, max_iterations=500)
        assert time.monotonic() - begin < 60  # all calls take minutes
        _same(problem.solve(progress=False, max_iterations=5), expected)
    small = _of_graph(9)
    expected = _recorded(small)
    for k in range(60):  # at all times of a short call, and between two
        with pytest.raises(KeyboardInterrupt), interrupted(0.002 + 1e-5 * k):
            begin = time.monotonic()
            while time.monotonic() - begin < 20:
                small.solve(progress=False)
        _same(small.solve(progress=False), expected)


def test_problems_survive_pickle_and_a_fork_goes_on() -> None:
    problem = _of_graph(9)
    result = _recorded(problem)
    other = pickle.loads(pickle.dumps((problem, result)))
    _same(other[0].solve(progress=False), result)
    child = os.fork()
    if not child:
        found = problem.solve(progress=False).value[0].position
        os._exit(0 if torch.equal(found, result.value[0].position) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _measured(size: int, sets: Any, blocks: Any, costs: Any) -> torch.Tensor:
    numbers = torch.full((5 + size,), torch.nan, dtype=F64)
    measure_point(blocks, costs, sets, numbers)
    return numbers


@pytest.mark.parametrize("count", [1, 7, 8, 33])
def test_measures_of_a_point_are_those_of_torch(count: int) -> None:
    g = torch.Generator().manual_seed(count)
    root = torch.randn(count, 3, 3, dtype=F64, generator=g)
    h, gradient = root @ root.mT, torch.randn(count, 3, dtype=F64, generator=g)
    h[0, 1], h[0, :, 1] = 1e-40, 1e-40  # rounding errors: this unknown has no effect
    poses = pk.Pose.exp(torch.randn(count, 6, dtype=F64, generator=g))
    rows, turns = torch.randn(count, 2, dtype=F64, generator=g), pk.Rotation.identity(count).to(F64)
    costs = [torch.rand(count, dtype=F64, generator=g), torch.rand(3, dtype=F64, generator=g)]
    expected, right = h.clone(), gradient.clone()
    expected[0, 1], expected[0, :, 1], right[0, 1] = 0, 0, 0
    found = _measured(3, [poses, rows, turns], [(h, gradient)], costs)
    assert torch.equal(h, expected) and torch.equal(gradient, right)
    trace, largest = expected.diagonal(dim1=1, dim2=2).sum(), max(poses.position.abs().max(), rows.abs().max(), 1)
    squares = [poses.position.square().sum(), rows.square().sum(), torch.zeros((), dtype=F64)]
    cost = costs[0].sum() + costs[1].sum()
    wanted = torch.stack([cost, expected.sum() + right.sum(), trace, largest.double(), torch.ones(()), *squares])
    torch.testing.assert_close(found, wanted.to(F64), rtol=1e-12, atol=1e-12)
    gradient[-1, 2] = torch.nan
    assert _measured(3, [poses, rows, turns], [(h, gradient)], costs)[1].isnan()


def test_measures_of_a_step_are_those_of_torch() -> None:
    g = torch.Generator().manual_seed(0)
    draw = lambda *shape: torch.randn(*shape, dtype=F64, generator=g)  # noqa: E731
    blocks, gradient, solution = draw(4, 6, 6), draw(4, 6), draw(4, 6)
    place = torch.tensor([2, -1, 0, 3, 1])
    search = Decisions(1, 4, 1e-3, 1e-12, (False, False))
    for lead in (0, 2, 3):
        tangents = torch.full((5, 3), torch.nan, dtype=F64)
        part = StepPart(0, 3, place, 2, solution, blocks, gradient)
        measure_step([(tangents, lead, [part])], search.sums)
        expected = -solution[place, 2:5]
        expected[1] = 0
        assert torch.equal(tangents, expected)
        curvatures = blocks.diagonal(dim1=1, dim2=2)[place, 2:5]
        first, rest = expected[:, :lead].square().sum(), expected[:, lead:].square().sum()
        sums = (curvatures * expected.square()).sum(), (gradient[place, 2:5] * expected).sum()
        torch.testing.assert_close(search.sums[0], torch.stack([*sums, first, rest]), rtol=1e-12, atol=1e-12)
