"""The report of `python -m posekit --device`: plain text that can be pasted into an issue."""

from __future__ import annotations

import contextlib
import os
import pathlib
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch

from ..engine import FLOATS
from ..values import Pose
from . import calls, execution, operations
from .execution import tensors
from .operations import Check

Run = Callable[[], object]
_ROUNDS = 7
_CALLS = 300
POSES = 1 << 24
_CPU_POSES = 1 << 20
_CONFIGURATIONS = 1 << 20
_CPU_CONFIGURATIONS = 1 << 14
_SHARE_OF_MEMORY = 0.8
_BYTES_PER_POSE = 2 * 28 + 28 + 3 * 28  # two operands and a result, and a copy of as many bytes


class Overhead(NamedTuple):
    """The time of a call on one pose, in microseconds: of the call alone, and with a wait for its result."""

    name: str
    call: float
    waited: float


class Bandwidth(NamedTuple):
    """The bytes that an op moves in a second, in GB/s, and a copy of as many bytes."""

    name: str
    rate: float
    copy: float


def wait(device: torch.device) -> None:
    """Wait for a CUDA device."""
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def overheads(device: torch.device, calls: int = _CALLS) -> list[Overhead]:
    """The overhead of calls on one pose. The minimum of several rounds: other load can only increase a time."""
    position, quaternion, points = tensors(device, 1, 8)
    a, b = Pose(position, quaternion), Pose(position.clone(), quaternion.clone())
    leaf = position.clone().requires_grad_()

    def backward() -> None:
        torch.autograd.grad(Pose(leaf, quaternion).apply(points).sum(), leaf)

    runs: dict[str, Run] = {
        "compose": lambda: a @ b,
        "apply": lambda: a.apply(points),
        "inverse": lambda: ~a,
        "apply + backward": backward,
        "torch, x + y": lambda: torch.add(position, points),
    }
    return [_overhead(name, run, device, calls) for name, run in runs.items()]


def _overhead(name: str, run: Run, device: torch.device, calls: int) -> Overhead:
    run()
    free, waited = [], []
    for _ in range(_ROUNDS):
        wait(device)
        start = time.perf_counter()
        for _ in range(calls):
            run()
        free.append(time.perf_counter() - start)
        wait(device)
        start = time.perf_counter()
        for _ in range(calls):
            run()
            wait(device)
        waited.append(time.perf_counter() - start)
    return Overhead(name, min(free) / calls * 1e6, min(waited) / calls * 1e6)


def poses_that_fit(device: torch.device, wanted: int | None = None) -> int:
    """The number of poses of the measurement: 16 million, on the CPU one, or as many as the free memory holds."""
    if device.type != "cuda":
        return wanted or _CPU_POSES
    free, _ = torch.cuda.mem_get_info(device)
    return max(min(wanted or POSES, int(free * _SHARE_OF_MEMORY) // _BYTES_PER_POSE), 1)


def bandwidth(device: torch.device, count: int) -> list[Bandwidth]:
    """The bandwidth of ops on so many poses, in float32, and of a copy on the device of as many bytes."""
    position, quaternion, points = (torch.empty(count, size, device=device) for size in (3, 4, 3))
    for x in (position, points):
        x.normal_()
    quaternion.fill_(0.5)
    pose = Pose(position, quaternion)
    other = Pose(points, quaternion.clone())
    runs: dict[str, tuple[int, Run]] = {  # with the numbers that a pose reads and writes
        "compose": (7 + 7 + 7, lambda: pose @ other),
        "apply": (7 + 3 + 3, lambda: pose.apply(points)),
        "inverse": (7 + 7, lambda: ~pose),
    }
    result = []
    for name, (scalars, run) in runs.items():
        size = scalars * count * position.element_size()
        source = torch.empty(size // 2, dtype=torch.uint8, device=device).zero_()
        target = torch.empty_like(source)
        times = seconds(run, device), seconds(lambda a=target, b=source: a.copy_(b), device)  # type: ignore[misc]
        del source, target
        result.append(Bandwidth(name, *[size / t / 1e9 for t in times]))
    return result


def seconds(run: Run, device: torch.device) -> float:
    """The time of a call: on CUDA between two events on the stream. The minimum of several."""
    run()
    times = []
    for _ in range(_ROUNDS):
        if device.type == "cuda":
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            run()
            end.record()
            end.synchronize()
            times.append(begin.elapsed_time(end) / 1e3)
        else:
            start = time.perf_counter()
            run()
            times.append(time.perf_counter() - start)
    return max(min(times), 1e-9)


_MEMORY_PER_PROCESS = 1 << 30  # a CUDA context and its tensors
_MOST_JOBS = 8
_QUICK_POSES = 1 << 12
_QUICK_CALLS = 3


class CheckOptions(NamedTuple):
    """What is checked.

    Attributes:
        device: The device.
        all_ops: Whether all ops are checked, in all dtypes; otherwise those of `CORE`, in float32 all derivatives
            and in the other dtypes one op.
        quick: Whether only a few ops are checked in float32, and speed is measured on small batches.
        jobs: The number of processes that check ops; by default as many as the device's memory and the cores allow.
    """

    device: torch.device
    all_ops: bool = False
    quick: bool = False
    jobs: int | None = None


def write(text: str = "", end: str = "\n") -> None:
    """Write a line at once, so that a log shows how far the program is."""
    sys.stdout.write(text + end)
    sys.stdout.flush()


def cpu_model() -> str:
    """Return the processor's model name on Linux, or its architecture elsewhere."""
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def versions() -> str:
    """The versions of posekit, of its dependencies and of Python."""
    import warp as wp

    import posekit

    by_name = {"posekit": posekit.__version__, "torch": torch.__version__, "warp": wp.__version__}
    return ", ".join(f"{name} {version}" for name, version in by_name.items()) + f", Python {platform.python_version()}"


def describe(device: torch.device) -> list[str]:
    """Lines about a device."""
    if device.type != "cuda":
        return [f"cpu: {cpu_model()}, {torch.get_num_threads()} threads"]
    facts = torch.cuda.get_device_properties(device)
    free, total = (x / 2**30 for x in torch.cuda.mem_get_info(device))
    return [
        f"{device}: {facts.name}, compute capability {facts.major}.{facts.minor}, {facts.multi_processor_count} "
        "multiprocessors",
        f"memory: {free:.1f} of {total:.1f} GiB free; driver {_driver()}; CUDA of torch {torch.version.cuda}; "
        f"{platform.platform()}",
    ]


def _driver() -> str:
    """The version of NVIDIA's driver, as nvidia-smi tells it."""
    command = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        output = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return "unknown (no nvidia-smi)"
    return (output.splitlines() or ["unknown"])[0].strip()


def run(options: CheckOptions) -> bool:
    """Check and measure a device, and write what was found. Returns whether everything is right."""
    start, device = time.perf_counter(), options.device
    write(versions())
    for line in describe(device):
        write(line)
    with torch.cuda.device(device) if device.type == "cuda" else contextlib.nullcontext():
        failures = [*map(str, _operations(options)), *_execution(device)]
        try:
            _speed(device, options.quick)
            failures += _calls(device, options.quick)
        except Exception as error:  # anything that a driver may raise; the rest of the report is of interest, too
            failures.append(f"the measurement raises {type(error).__name__}: {error}")
    write()
    for failure in failures:
        write(f"WRONG: {failure}")
    verdict = f"SOMETHING IS WRONG: {len(failures)} checks failed" if failures else "all right"
    write(f"{verdict}, {time.perf_counter() - start:.1f} s in total")
    return not failures


def _rows(options: CheckOptions) -> list[tuple[list[str], list[torch.dtype]]]:
    """The ops to be checked and their dtypes."""
    if options.all_ops:
        return [(operations.names(), list(FLOATS))]
    if options.quick:
        return [(list(operations.QUICK), [torch.float32])]
    return [
        (list(operations.CORE), [torch.float32]),
        (list(operations.QUICK), [d for d in FLOATS if d != torch.float32]),
    ]


def jobs_for(device: torch.device, on_cpu: int = 1) -> int:
    """The number of processes that build kernels: a build takes one core, and a process some memory of the device.

    Args:
        device: The device.
        on_cpu: The most processes if it is the CPU, which checks of ops take for themselves.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if device.type != "cuda":
        return min(_MOST_JOBS, cores, on_cpu)
    free, _ = torch.cuda.mem_get_info(device)
    return max(min(_MOST_JOBS, cores, free // 2 // _MEMORY_PER_PROCESS), 1)


def _operations(options: CheckOptions) -> list[Check]:
    device, jobs = options.device, options.jobs or jobs_for(options.device)
    rows, total = _rows(options), len(operations.names())
    count = sum(len(names) for names, _ in rows)
    some = "" if options.all_ops else f"; {len(rows[0][0])} of {total} ops, --all checks the others"
    write(f"\nops on {device} against torch in float64 on the CPU{some}")
    write(f"kernels that are not cached are built first, by {jobs} process{'es' if jobs > 1 else ''}")
    start, checks, done = time.perf_counter(), [], 0
    for names, dtypes in rows:
        for name, results in zip(names, operations.check_all(names, str(device), jobs, dtypes), strict=True):
            checks += results
            done += 1
            progress(done, count, name, "ops", sys.stdout.isatty())
    seconds = time.perf_counter() - start
    write(f"  {len(checks)} kernels in {seconds:.1f} s{' ' * 40}")
    _table(checks)
    return [c for c in checks if not c.passed]


def progress(done: int, count: int, name: str, what: str, terminal: bool) -> None:
    """Draw a bar on a terminal, or write a line at every quarter."""
    if terminal:
        write(f"  [{'#' * (20 * done // count):20}] {done}/{count} {name:48}", end="\r" if done < count else "\n")
    elif done == 1 or done * 4 // count > (done - 1) * 4 // count:
        write(f"  {done}/{count} {what}")


def _table(checks: Sequence[Check]) -> None:
    """A row for each dtype and derivative, with the op whose error is nearest to its limit."""
    write(f"  {'dtype':10}{'derivative':12}{'kernels':>8}{'wrong':>7}{'largest error':>15}{'limit':>8}  op")
    for dtype, derivative in dict.fromkeys((c.dtype, c.derivative) for c in checks):
        group = [c for c in checks if (c.dtype, c.derivative) == (dtype, derivative)]
        worst = max(group, key=lambda c: (not c.passed, c.error))
        wrong = sum(not c.passed for c in group)
        write(
            f"  {dtype:10}{derivative or 'value':12}{len(group):>8}{wrong:>7}{worst.error:>15.1e}{worst.limit:>8.0e}"
            f"  {worst.op}"
        )


def _execution(device: torch.device) -> list[str]:
    write(f"\nexecution on {device}")
    failures = []
    for check in execution.EXECUTION:
        try:
            outcome = check(device)
        except Exception as error:  # anything that a driver may raise; the other checks are of interest, too
            outcome = execution.CheckOutcome(check.__name__, False, f"raises {type(error).__name__}: {error}")
        verdict = {True: "ok", False: "WRONG", None: "not checked"}[outcome.passed]
        write(f"  {outcome.name:38} {verdict}: {outcome.fact}")
        if outcome.passed is False:
            failures.append(f"{outcome.name}: {outcome.fact}")
    return failures


def _speed(device: torch.device, quick: bool) -> None:
    write(f"\noverhead of a call on one pose, on {device}, in us")
    write(f"  {'':20}{'call':>9}{'with a wait':>14}")
    for row in overheads(device, _QUICK_CALLS) if quick else overheads(device):
        write(f"  {row.name:20}{row.call:>9.1f}{row.waited:>14.1f}")
    count = poses_that_fit(device, _QUICK_POSES if quick else None)
    wanted = POSES if device.type == "cuda" and not quick else count
    less = f" (the free memory does not hold {wanted:,})" if count < wanted else ""
    write(f"\nbandwidth in float32 of {count:,} poses{less}, in GB/s")
    write(f"  {'':20}{'op':>9}{'copy':>9}{'share':>8}")
    for rate in bandwidth(device, count):
        write(f"  {rate.name:20}{rate.rate:>9.1f}{rate.copy:>9.1f}{rate.rate / rate.copy:>8.0%}")


def _calls(device: torch.device, quick: bool) -> list[str]:
    """A row for each call of a robot or a solver. Returns what is wrong."""
    on_cuda, failures = device.type == "cuda", []
    write(f"\nrobots and solvers in float32 on {device}, in ms" + (", with launches and waits" if on_cuda else ""))
    count = _QUICK_POSES if quick else _CONFIGURATIONS if on_cuda else _CPU_CONFIGURATIONS
    for name, call in calls.calls(device, count).items():
        try:
            cost = calls.cost(name, call, device)
        except Exception as error:  # anything that a driver may raise; the other rows are of interest, too
            failures.append(f"{name} raises {type(error).__name__}: {error}")
            write(f"  {name:32} raises {type(error).__name__}")
            continue
        write(f"  {name:32}{1e3 * cost.seconds:>10.3f}" + (f"{cost.launches:>8}{cost.waits:>6}" if on_cuda else ""))
    return failures
