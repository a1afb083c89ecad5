"""The text of the CUDA kernels under sanitizers: ThreadSanitizer finds races, and AddressSanitizer overruns.

Each run shows first that there is no report about the kernels as they are, and then that a planted error is found.
"""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest
import torch

from posekit.math import rotation
from tests.support import emulation, sampling, sanitized, sanitizers
from tests.support.sanitizers import Report

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")


def report(sanitizer: str, library: str) -> Report:
    """What the kernels as they are, and the planted error, printed under a sanitizer."""
    found = subprocess.run(["g++", f"-print-file-name={library}"], capture_output=True, text=True, check=True)
    path = found.stdout.strip()
    if not os.path.isabs(path):
        pytest.skip(f"g++ has no {library}")
    made = sanitizers.start(sanitizer, path)
    if not made.finished and made.refusal:
        pytest.skip(f"{library} cannot run here, in {sanitizers.STARTS} starts: {made.refusal}")
    assert made.finished, str(made)
    return made


@pytest.mark.guarantee("Platforms", "CUDA")
@pytest.mark.slow
def test_barriers_order_all_accesses_and_a_missing_one_is_found() -> None:
    made = report("thread", "libtsan.so")
    assert "ThreadSanitizer" not in made.as_they_are, str(made)
    assert "WARNING: ThreadSanitizer: data race" in made.planted, str(made)


@pytest.mark.slow
def test_accesses_are_within_bounds_and_an_overrun_is_found() -> None:
    made = report("address", "libasan.so")
    assert "AddressSanitizer" not in made.as_they_are, str(made)
    assert "AddressSanitizer: heap-buffer-overflow" in made.planted, str(made)


@pytest.mark.parametrize(
    ("status", "output", "words"),
    (
        (66, "FATAL: ThreadSanitizer: unexpected memory mapping 0x5be0-0x5be1\n", "unexpected memory mapping"),
        (1, "==7==ERROR: ThreadSanitizer failed to allocate 0x40 (64) bytes at address 7\n", "failed to allocate"),
        (1, "==7==Shadow memory range interleaves with an existing memory mapping.\n", "range interleaves"),
        (1, "ERROR: ld.so: object 'libtsan.so' from LD_PRELOAD cannot be preloaded\n", "cannot be preloaded"),
        (1, "as they are: done\nMemoryError\n", "MemoryError"),
        (-9, "as they are: done\n", "killed"),
    ),
)
def test_a_sanitizer_that_cannot_run_here_is_told_from_an_error(status: int, output: str, words: str) -> None:
    made = Report(status, output)
    assert words in made.refusal
    assert not made.finished


@pytest.mark.parametrize(
    ("status", "output"),
    (
        (1, "as they are: done\nTraceback\nAssertionError: a barrier waits too long\n"),
        (-11, "as they are: done\n"),
        (-6, ""),
        (1, "as they are: done\nplanted: done\n"),
    ),
)
def test_a_run_that_ends_with_an_error_shows_status_and_output(status: int, output: str) -> None:
    made = Report(status, output)
    assert not made.refusal
    assert not made.finished
    assert str(status) in str(made)
    assert output in str(made)


def test_reports_are_divided_at_what_is_printed_between() -> None:
    made = Report(0, "one\nas they are: done\ntwo\nplanted: done\nThreadSanitizer: reported 2 warnings\n")
    assert made.finished
    assert (made.as_they_are, made.planted) == ("one\n", "two\n")


@pytest.mark.slow
def test_threads_that_return_early_are_no_error_for_one_that_is_late() -> None:
    q = sampling.normal(2, 2 * emulation.BLOCK, 4, seed=6).requires_grad_()
    want = torch.autograd.grad(rotation.hamilton(q[0, :1], q[1]).sum(), q)[0]
    # Each thread loses the processor at a barrier, and the last one opens it and returns meanwhile.
    with emulation.as_cuda(flags=("-DPREEMPTED=usleep(20000)",)):
        found = torch.autograd.grad(rotation.hamilton(q[0, :1], q[1]).sum(), q)[0]
    torch.testing.assert_close(found, want)


@pytest.mark.slow
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
    for flags in ((), ("-DTHREADS=1", "-DSECONDS_TO_WAIT=1")):
        options = {"flags": flags, "change": lambda text: text.replace(begin, f"{begin}\n{planted}\n")}
        with emulation.as_cuda(**options), pytest.raises(AssertionError, match=message):
            rotation.hamilton(*q)


def test_what_a_thread_reads_too_early_is_not_there() -> None:
    q = sampling.normal(2, 150, 4, seed=6).requires_grad_()
    for change, is_there in ((None, True), (sanitized.without_a_barrier, False)):
        found = []
        with emulation.as_cuda(change=change):
            for _ in range(2):  # in both orders
                found += torch.autograd.grad(rotation.hamilton(q[0, :1], q[1]).sum(), q)
        assert bool(torch.stack(found)[:, 0, 0].isfinite().all()) == is_there
