"""Kernels compiled ahead: `python -m posekit --build SUBJECT...`."""

from __future__ import annotations

import logging
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import torch
from torch import Tensor

from ..engine import compiled_kernels, kernel_folders
from . import report
from .subjects import SUBJECTS

_DTYPES = (torch.float32, torch.float64)


class Built(NamedTuple):
    """What a program compiled: the number of kernels, and what it raised or ""."""

    kernels: int
    problem: str


def run_step(subject: str, number: int, dtype: torch.dtype, device: str) -> Built:
    """Run one program of a subject."""

    def random(*shape: int, seed: int = 0) -> Tensor:
        return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(device, dtype)

    before, problem = compiled_kernels(), ""
    logger = logging.getLogger("posekit")
    level = logger.level
    logger.setLevel(logging.ERROR)  # that kernels are compiled is what was asked for
    try:
        SUBJECTS[subject].steps[number](random)
    except Exception as error:  # anything that a driver or a compiler may raise: the other kernels are of use
        problem = f"{type(error).__name__}: {next(iter(str(error).strip().splitlines()), '')[:200]}"
    finally:
        logger.setLevel(level)
    return Built(compiled_kernels() - before, problem)


def _results(subjects: Sequence[str], device: str, jobs: int) -> Iterator[tuple[str, Built]]:
    """The name of each program and what it compiled, as they end."""
    steps = [(subject, k) for subject in subjects for k in range(len(SUBJECTS[subject].steps))]
    rows = [(subject, k, dtype) for dtype in _DTYPES for subject, k in steps]
    names = [f"{subject}, {SUBJECTS[subject].steps[k].__name__} in {str(dtype)[6:]}" for subject, k, dtype in rows]
    if jobs == 1:
        yield from ((name, run_step(*row, device)) for name, row in zip(names, rows, strict=True))
        return
    # Spawned: a forked process cannot use CUDA.
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for name, future in zip(names, [pool.submit(run_step, *row, device) for row in rows], strict=True):
            try:
                yield name, future.result()
            except BrokenProcessPool:
                yield name, Built(0, "a process ended")


def build(subjects: Sequence[str], device: torch.device, jobs: int | None = None) -> bool:
    """Compile the kernels of some subjects, and write a bar and what was done. Returns whether all programs ran.

    Args:
        subjects: Names of `SUBJECTS`.
        device: The device of the kernels.
        jobs: The number of processes, by default one for each core, at most 8.
    """
    begin, kernels, problems = time.perf_counter(), 0, []
    total = len(_DTYPES) * sum(len(SUBJECTS[name].steps) for name in subjects)
    jobs = min(jobs or report.jobs_for(device, on_cpu=8), total)
    for done, (name, built) in enumerate(_results(subjects, str(device), jobs), 1):
        kernels += built.kernels
        problems += [f"{name}: {built.problem}"] * bool(built.problem)
        report.progress(done, total, name, "programs", sys.stdout.isatty())
    text = f"{kernels} kernels compiled for {device} in {time.perf_counter() - begin:.1f} s"
    report.write(f"{text}; they are kept in {' and '.join(kernel_folders())}")
    for problem in problems:
        report.write(f"WRONG: {problem}")
    return not problems


def list_subjects() -> None:
    """Write what `build` takes."""
    for name, subject in SUBJECTS.items():
        report.write(f"{name:14}{subject.about}")
