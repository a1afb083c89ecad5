"""Fixtures of more than one file, and how kernels are built for the tests."""

import gc
import os
import pathlib
import random
from collections.abc import Iterator
from typing import Any

# Threads that have nothing to do sleep: by default they take the processors of the other workers for a while, which is
# a fifth of the time of tests of solvers. These libraries look when they are imported.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# torch looks for garbage after each graph, which takes a twentieth of the time of tests that compile hundreds.
os.environ.setdefault("TORCH_DYNAMO_RUN_GC_AFTER_COMPILE", "0")

import hypothesis
import numpy as np
import pytest
import torch

from posekit import workspace
from posekit.engine.private import PUBLIC_ONLY
from tests.support import kernels, selection

TESTS = pathlib.Path(__file__).parent

# Most tests judge algebra, and get kernels that are built without optimisation, in a fraction of the time: that changes
# no bit but the order of sums, as `tests/engine/runtime/test_optimisation_levels.py` shows. The files of this list, by
# their places in this folder, judge the loops themselves, memory and threads, and get what users get. So does every
# process that a test starts, unless it calls `kernels.build_at`.
OPTIMISED = {
    "engine/codegen/test_cuda_resources.py",
    "engine/codegen/test_kernel_compilation.py",
    "engine/runtime/test_headers.py",
    "engine/runtime/test_interpreter_lock.py",
    "engine/runtime/test_optimisation_levels.py",
    "engine/runtime/test_plans_large.py",
    "engine/runtime/test_threads.py",
    "engine/runtime/test_workspace.py",
    "engine/runtime/test_workspace_limits.py",
    "system/processes/test_fork.py",
    "system/processes/test_threads.py",
}
# The files of long tests, which begin.
LONGEST = (
    "fuzz/test_ways.py",
    "fuzz/test_each_gradient.py",
    "engine/codegen/test_cuda_emulation.py",
    "engine/codegen/test_kernel_compilation.py",
    "system/documents/test_notebooks.py",
    "kinematics/test_gradients_of_robots.py",
    "math/test_contract.py",
    "kinematics/test_motions.py",
    "system/installation/test_fixed_python.py",
    "values/test_groups.py",
    "fuzz/test_fuzz.py",
    "fuzz/test_malformed.py",
    "system/processes/test_distributed.py",
    "system/compiler/test_onnx.py",
    "system/compiler/test_compile.py",
    "system/compiler/test_compiled_code.py",
    "engine/codegen/test_cuda_emulation_sanitized.py",
    "system/accuracy/test_accuracy_lie.py",
    "engine/codegen/test_other_processors.py",
    "selftest/test_compilation.py",
    "optimisation/test_fixed_derivatives.py",
    "system/documents/test_types.py",
    "kinematics/test_compiled.py",
    "kinematics/test_inverse_dynamics.py",
    "kinematics/test_forward_dynamics.py",
    "optimisation/test_problems_on_cuda.py",
    "distributions/test_isotropic.py",
    "system/documents/test_site.py",
    "engine/codegen/test_sweeps_on_cuda.py",
    "engine/codegen/test_large_ops.py",
    "engine/ops/test_torch_route.py",
    "interop/test_ray.py",
    "nn/test_distributed.py",
    "system/compiler/test_export.py",
    "system/compiler/test_aot_packages.py",
    "values/test_trajectory.py",
    "kinematics/test_forward.py",
    "kinematics/test_ik.py",
    "engine/ops/test_torch_func.py",
    "engine/ops/test_sequence_derivatives.py",
    "engine/runtime/test_optimisation_levels.py",
    "engine/runtime/test_plans.py",
    "values/test_uncertainty.py",
    "values/test_uncertain_rotation.py",
    "geometry/test_alignment.py",
    "system/processes/test_threads.py",
    "system/processes/test_fork.py",
    "system/installation/test_kernel_files.py",
    "system/installation/test_two_users.py",
    "system/installation/test_cache_across_processes.py",
    "viz/test_animations.py",
)
# Dynamo measures how long the guards of each graph take, for its log, and clears the processor's caches before: 40 ms.
torch._C._dynamo.guards.profile_guard_manager = lambda root, values, count: 0.0
_optimised = True  # what the ops hold
LEFT_OUT = pytest.StashKey[dict[str, int]]()


# No example is drawn at random, and a busy machine may take its time for one.
hypothesis.settings.register_profile(
    "posekit",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("posekit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run also the tests marked slow, as .ci/run does")
    parser.addoption(
        "--every-kernel", action="store_true", help="compile every kernel in every dtype for every CUDA architecture"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.stash[LEFT_OUT] = dict(selection.NONE_LEFT_OUT)
    config.option.loadscopereorder = False  # xdist would begin with the files of most tests, not of longest
    # Inductor takes the processor's word for its instructions, and does not compile programs to see whether they work.
    os.environ.setdefault("TORCHINDUCTOR_VEC_ISA_OK", "1")


def inside(path: pathlib.Path) -> str:
    """Where a file is inside `tests`."""
    return pathlib.Path(os.path.relpath(path, TESTS)).as_posix()


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Iterator[Any]:
    made = yield
    if isinstance(made, list):  # the cases of one function
        selection.quick_cases(made, everything=PUBLIC_ONLY)
    return made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out slow tests and those for a GPU; the files of long tests first, so that none is left for the end."""
    slow = selection.wants_slow(config.option.slow, config.option.markexpr, config.args)
    items[:], left_out, numbers = selection.split(items, slow, torch.cuda.is_available())
    config.stash[LEFT_OUT] = numbers
    if left_out:
        config.hook.pytest_deselected(items=left_out)
    places = {name: i for i, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(inside(item.path), len(places)))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist sends its numbers to the process that prints the summary."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """All workers of xdist collect the same tests, so that the numbers of one are those of the run."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left out", node.config.stash[LEFT_OUT])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if line := selection.line(config.stash[LEFT_OUT]):
        terminalreporter.write_line(line)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    if config.option.dist != "loadfile":
        return None
    from tests.support.scheduling import ByFile

    return ByFile(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """What imports make stays to the end: to look for garbage in it meanwhile takes a quarter of the collection."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.enable()
    gc.set_threshold(400_000, 20, 100)  # of (700, 10, 10), which takes 5 % of the tests' time
    gc.freeze()


def keep() -> None:
    """What is alive now stays: the collector would look at millions of objects of compilers and tables each time."""
    gc.collect()
    gc.freeze()


def _required(report: Any) -> Any:
    """In CI a skip that it does not expect is a failure: what the test needs is missing there."""
    if os.environ.get("POSEKIT_TEST_REQUIRED") and not PUBLIC_ONLY and (reason := selection.unexpected(report)):
        report.outcome, report.longrepr = "failed", f"{report.nodeid} is skipped, but CI must run it: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    return _required((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Iterator[None]:
    return _required((yield))


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    is_last = nextitem is not None and nextitem.path != item.path
    if is_last and any(gc.get_count()[1:]):  # since the last time, 400,000 objects more were made than deleted
        keep()


def seed() -> None:
    """The same draws whichever tests ran before, and on whichever worker."""
    random.seed(0)
    np.random.seed(0)
    torch.default_generator.manual_seed(0)  # torch.manual_seed writes down where it is called, for each kind of device
    if torch.cuda.is_available():
        torch.cuda.manual_seed_all(0)


def pytest_collectstart() -> None:
    seed()


@pytest.fixture(autouse=True)
def seeded() -> None:
    seed()


@pytest.fixture(autouse=True)
def built(request: pytest.FixtureRequest) -> Iterator[None]:
    """How this file wants its kernels built."""
    global _optimised
    wanted = inside(request.path) in OPTIMISED
    if wanted is not _optimised:
        kernels.forget()
        _optimised = wanted
    if wanted:
        yield
        return
    with kernels.optimised(0):
        yield


@pytest.fixture
def fresh_workspace() -> Iterator[None]:
    """An empty workspace, with the settings that it has at import also afterwards."""
    limit, enabled = workspace.limit, workspace.enabled
    workspace.clear()
    yield
    workspace.limit, workspace.enabled = limit, enabled
    workspace.clear()
