"""Clocks and peaks: one workload of one system, timed in interleaved rounds or watched for its memory."""

import functools
import gc
import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

from .cases import KINDS, Case
from .peers import SYSTEMS, System

Run = Callable[[], object]
SECONDS_PER_ROUND = 0.06
SECONDS_PER_COPY = 0.02


@dataclass
class Workload:
    """One op of one system at one size, ready to be called again and again."""

    run: Run
    leaves: list[Tensor]
    incoming: list[Tensor]


def workload(
    case: Case, system: System, n: int, *, backward: bool, device: str = "cpu", accumulate: bool = False
) -> Workload:
    """With `backward`, gradients start from None at every call, as after `zero_grad()`, unless they `accumulate`."""
    generator = torch.Generator().manual_seed(n)
    values = []
    for kind in case.arguments:
        raw = [tensor.to(device) for tensor in KINDS[kind](n, generator)]
        values.append(system.convert[kind](*raw) if kind in system.convert else raw[0] if len(raw) == 1 else tuple(raw))
    leaves = [leaf.requires_grad_(backward) for value in values for leaf in system.leaves(value)]
    forward = functools.partial(system.ops[case.name], *values, *system.extra(case.name, values))
    if not backward:
        return Workload(forward, leaves, [])
    incoming = [torch.randn_like(result.detach()) for result in system.results(forward())]

    def run() -> None:
        if not accumulate:
            for leaf in leaves:
                leaf.grad = None
        torch.autograd.backward(system.results(forward()), incoming)

    return Workload(run, leaves, incoming)


def copy_of(floats: int, device: str) -> Run:
    """A copy that reads and writes so many float32 in all."""
    source = torch.ones(math.ceil(floats / 2), device=device)
    return functools.partial(torch.empty_like(source).copy_, source)


def microseconds_per_call(run: Run, device: str, budget: float) -> float:
    """The mean over as many calls as fit the budget; on CUDA between two events on the current stream."""
    once = _elapsed(run, 1, device)
    calls = min(2000, int(budget / max(once, 1e-7)))
    return (_elapsed(run, calls, device) / calls if calls > 1 else once) * 1e6


def _elapsed(run: Run, calls: int, device: str) -> float:
    if device == "cpu":
        start = time.perf_counter()
        for _ in range(calls):
            run()
        return time.perf_counter() - start
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda.synchronize(device)
    begin.record()
    for _ in range(calls):
        run()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e-3


def interleaved(runs: dict[str, Run], rounds: int, device: str) -> dict[str, float]:
    """The median over rounds, each of which times every run once, so that a drifting machine hits all alike."""
    budgets = {name: SECONDS_PER_COPY if name == "copy" else SECONDS_PER_ROUND for name in runs}
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            times[name].append(microseconds_per_call(run, device, budgets[name]))
    return {name: statistics.median(values) for name, values in times.items()}


def peak_memory(case: Case, name: str, n: int, device: str, threads: int) -> dict[str, float]:
    """The peak of one forward and backward, beside what it cannot do without: inputs, results and gradients of both.

    Called in a process of its own. On the CPU the peak is the system's high-water mark of resident pages: arrays of
    more than 32 MB come from the system and return to it at once, so n must be large enough for that.
    """
    torch.set_num_threads(threads)
    system = SYSTEMS[name]()
    work = workload(case, system, n, backward=True, device=device)
    work.run()  # builds kernels and compiles
    for leaf in work.leaves:
        leaf.grad = None
    system.forget()
    gc.collect()
    given = sum(tensor.nbytes for tensor in (*work.leaves, *work.incoming))
    ideal = given + given  # a result has the size of its incoming gradient, a gradient that of its leaf
    before = _resident(device, reset_peak=True)
    work.run()
    extra = _resident(device, peak=True) - before
    return {"ideal": ideal, "peak": given + extra, "ratio": (given + extra) / ideal}


def _resident(device: str, *, reset_peak: bool = False, peak: bool = False) -> int:
    if device != "cpu":
        if reset_peak:
            torch.cuda.reset_peak_memory_stats(device)
        return torch.cuda.max_memory_allocated(device) if peak else torch.cuda.memory_allocated(device)
    if reset_peak:
        Path("/proc/self/clear_refs").write_text("5")  # Linux: VmHWM starts again from the present size
    field = "VmHWM:" if peak else "VmRSS:"
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(field))
    return int(line.split()[1]) * 1024
