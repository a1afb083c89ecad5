"""In the Python that Debian and Ubuntu ship, memory lies at low addresses; calls are those of any other Python."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

import pytest
import torch

from posekit.engine.ops import memory
from tests.support import processes
from tests.support.interpreters import fixed_python

ROOT = pathlib.Path(__file__).parents[3]
# What depends on addresses: fast paths, memo tables, buffers, text of values.
QUICK = (
    "tests/compat",
    "tests/engine/ops/test_bound.py",
    "tests/kinematics/test_ik.py",
    "tests/engine/ops/test_routes.py",
    "tests/engine/ops/test_sweeps_of_robots.py",
    "tests/engine/runtime/test_interpreter_lock.py",
    "tests/engine/runtime/test_plans.py",
    "tests/values/test_camera.py",
    "tests/values/test_display.py",
    "tests/values/test_notebook.py",
)
# Addresses depend on no algebra, so on no poses or joints; graphs that torch compiles know none, and thousands of goals
# no others than few.
SOME = "(not test_plans or compose or apply or log) and not compil and not thousand"
SOME += " and not random_poses and not every_kind_of_joint"

ROUTES = """
import runpy
from tests.support import kernels
kernels.build_at(0)  # a route depends on no optimisation
runpy.run_module("tests.bench", run_name="__main__")
"""


def _run(*arguments: str) -> str:
    # With the folders of .pth files, in which Pinocchio lies.
    paths = os.pathsep.join([str(ROOT), *[path for path in sys.path if path.endswith("-packages")]])
    environment = os.environ | {"PYTHONPATH": paths, "PYTEST_ADDOPTS": ""}
    command = [str(fixed_python()), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_memory_at_low_addresses_is_told_from_null_storage() -> None:
    zeros, x = torch._efficientzerotensor((3, 4)), torch.randn(4, 3)
    assert all(memory.is_null(z, z.data_ptr()) for z in (zeros, zeros[1:], zeros[2:, 3:], x[4:], x[2:2]))
    base = 1 << 25  # where such a Python has its heap
    for view in (x, x[1:], x[1:, 2:]):
        assert not memory.is_null(view, base + view.storage_offset() * view.itemsize)
        assert eval(memory.memory_test("x", "a"), {"x": view, "a": base + view.storage_offset() * view.itemsize})
    for z in (zeros[1:], x[4:]):
        assert not eval(memory.memory_test("x", "a"), {"x": z, "a": z.data_ptr()})


@pytest.mark.guarantee("Platforms", "accepted")
def test_a_small_call_takes_the_fast_path_and_fills_a_buffer() -> None:
    print_routes = """
import torch, posekit as pk
from posekit.engine.ops import memory
a, b, p, robot, q = pk.Pose.random(1), pk.Pose.random(1), torch.randn(1, 3), pk.Robot.example("arm"), torch.randn(1, 7)
calls = lambda: (a @ b, a.apply(p), robot.forward(q, "l8"), robot.inverse_dynamics(q, q, q))
calls()
with pk.routes() as log: calls()
out = torch.zeros(1, 3)
pk.transform.transform_points(a.position, a.quaternion, p, out_points=out)
print(p.data_ptr() < memory.LOWEST_ADDRESS, torch.equal(out, a.apply(p)), {call.route for call in log})
"""
    assert _run("-c", print_routes).split("\n")[-2] == "True True {'fast path'}"


@pytest.mark.slow
def test_single_calls_of_the_benchmark_take_the_routes_that_they_take_here() -> None:
    only = (ROUTES, "--routes", "--only", "compose,apply*,exp,log,se3_*,chain,kabsch,pose_*,robot_arm*")
    here = processes.run_forked(*only)
    assert "compose                       1 calls, 1 on the fast path" in here
    assert _routes(_run("-c", *only).strip()) == _routes(here)


def _routes(printed: str) -> list[str]:
    """The lines without versions, and without what was built, which depends on what was built before."""
    return [re.sub(r"; \d+ kernels? .*", "", x) for x in printed.split("\n") if "Warp" not in x]


@pytest.mark.slow
def test_quick_tests_pass() -> None:
    assert " passed" in _run("-m", "pytest", "-p", "no:cacheprovider", "-k", SOME, *QUICK)
