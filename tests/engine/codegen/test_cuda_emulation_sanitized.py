"""The text of the CUDA kernels under sanitizers: ThreadSanitizer finds races, and AddressSanitizer overruns.

Each run shows first that there is no report about the kernels as they are, and then that a planted error is found.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from posekit.math import rotation
from tests.support import emulation, sampling

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
ROOT = pathlib.Path(__file__).parents[3]


def reports(sanitizer: str, library: str) -> list[str]:
    """What was printed before the kernels as they are had run, before the planted error had, and after."""
    found = subprocess.run(["g++", f"-print-file-name={library}"], capture_output=True, text=True, check=True)
    path = found.stdout.strip()
    if not os.path.isabs(path):
        pytest.skip(f"g++ has no {library}")
    # ThreadSanitizer of gcc 12 needs addresses that are not random.
    fixed = ["setarch", "-R"] if sanitizer == "thread" and shutil.which("setarch") else []
    options = {"LD_PRELOAD": path, "TSAN_OPTIONS": "exitcode=0", "ASAN_OPTIONS": "detect_leaks=0"}
    command = [*fixed, sys.executable, "-m", "tests.support.sanitized", sanitizer]
    for _ in range(8):
        made = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | options,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
        )
        # Where addresses are random nevertheless, some do not leave ThreadSanitizer the memory that it wants.
        if not re.search("ThreadSanitizer(: unexpected memory mapping| failed to allocate)", made.stdout):
            break
    else:
        pytest.skip("ThreadSanitizer finds no memory at the addresses that it wants, in eight starts")
    assert "as they are: done\n" in made.stdout, made.stdout
    return made.stdout.split("done\n")


def test_barriers_order_all_accesses_and_a_missing_one_is_found() -> None:
    as_they_are, planted, rest = reports("thread", "libtsan.so")
    assert as_they_are.endswith("as they are: ") and "ThreadSanitizer" not in as_they_are
    assert "WARNING: ThreadSanitizer: data race" in planted and planted.endswith("planted: ")
    assert rest == "" or "reported" in rest


def test_accesses_are_within_bounds_and_an_overrun_is_found() -> None:
    as_they_are, planted = reports("address", "libasan.so")
    assert as_they_are.endswith("as they are: ") and "AddressSanitizer" not in as_they_are
    assert "AddressSanitizer: heap-buffer-overflow" in planted


@pytest.mark.parametrize(
    ("planted", "message"),
    (
        (
            "if (threadIdx.x < 40) __syncthreads();",
            "threads that have returned|a thread has returned",
        ),
        ("if (threadIdx.x < 40) __syncthreads();\nelse __syncthreads();", "threads wait at different barriers"),
        ("if (threadIdx.x != 3) __syncwarp(); __syncthreads();", "a barrier waits too long"),
    ),
)
def test_barriers_that_threads_do_not_reach_together_are_errors(planted: str, message: str) -> None:
    q = sampling.normal(2, 2 * emulation.BLOCK, 4)
    begin = "const long long t = thread;"
    options = {"flags": ("-DSECONDS_TO_WAIT=1",), "change": lambda text: text.replace(begin, f"{begin}\n{planted}\n")}
    with emulation.as_cuda(**options), pytest.raises(AssertionError, match=message):
        rotation.hamilton(*q)
