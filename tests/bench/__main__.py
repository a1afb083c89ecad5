"""Time the same ops in posekit, plain torch and whichever peers can be imported, side by side in one process.

    python -m tests.bench                                       # everything: some eight minutes on two cores
    python -m tests.bench --only 'se3_*,chain' --modes both     # a part of it
    python -m tests.bench --only compose --sizes 1,1000         # and less
    python -m tests.bench --goals                               # what the goals compare: some five minutes
    python -m tests.bench --readme                              # and write the tables into tests/bench/README.md
    python -m tests.bench --memory                              # peak memory of forward and backward instead of times
    python -m tests.bench --routes                              # the routes of single calls instead of times
    python -m tests.bench --device cuda                         # CUDA events, and posekit's share of the copy bandwidth

A cell is the median of several rounds, in microseconds. `copy` is torch's copy of as many bytes as the op must read and
write. Forward and backward clears the gradients before each call, as a training step does. A system that cannot be
imported is named and left out.
"""

import argparse
import multiprocessing
import os
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch

import torch
import warp as wp

import posekit as pk

from . import report
from .cases import CASES, GOALS, MEMORY_RATIO, Case
from .measure import copy_of, interleaved, peak_memory, workload
from .peers import CPU_ONLY, SYSTEMS, System


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reason(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).splitlines()[0][:100] if str(error) else ''}"


def choice(allowed: dict[str, object], text: str) -> list[str]:
    names = text.split(",")
    unknown = [name for name in names if name not in allowed]
    if unknown:
        raise SystemExit(f"unknown: {', '.join(unknown)}; there are {', '.join(allowed)}")
    return names


def chosen(patterns: str) -> list[Case]:
    """The cases whose names match one of the shell patterns."""
    found = [case for case in CASES.values() if any(fnmatch(case.name, p) for p in patterns.split(","))]
    if not found:
        raise SystemExit(f"no op matches {patterns}; there are {', '.join(CASES)}")
    return found


def importable(names: list[str], device: str = "cpu") -> tuple[dict[str, System], dict[str, str]]:
    found: dict[str, System] = {}
    missing: dict[str, str] = {}
    for name in names:
        if name in CPU_ONLY and device != "cpu":
            missing[name] = "it runs on the CPU alone"
            say(f"# {name} is left out ({missing[name]})")
            continue
        try:
            found[name] = SYSTEMS[name]()
        except ImportError as error:
            missing[name] = reason(error)
            say(f"# {name} is left out ({missing[name]})")
    return found, missing


def measure(case: Case, n: int, backward: bool, systems: dict[str, System], options: argparse.Namespace) -> report.Row:
    """One row: everything that runs is called twice to settle, then timed."""
    torch.compiler.reset()  # or a function that was compiled for many shapes falls back to eager
    runs = {"copy": copy_of(n * case.floats(backward), options.device)}
    failed = {}
    with torch.set_grad_enabled(backward):
        for name, system in systems.items():
            if case.name not in system.ops or (backward and system.forward_only):
                continue
            try:
                work = workload(
                    case, system, n, backward=backward, device=options.device, accumulate=options.accumulate
                )
                work.run()
                work.run()
                runs[name] = work.run
            except Exception as error:  # a peer that fails at one cell must not end the comparison
                failed[name] = reason(error)
                say(f"# {name} fails at {case.name} of {n}: {failed[name]}")
        timings = interleaved(runs, options.rounds, options.device)
    return report.Row(case.name, backward, n, timings, failed)


def systems_of(op: str, n: int, backward: bool) -> set[str]:
    """What the goals compare in a row."""
    goals = [goal for goal in GOALS if op in goal.ops and (goal.n, goal.backward) == (n, backward)]
    return {name for goal in goals for name in (goal.system, goal.against)}


def warn_if_busy() -> float:
    """The load before the first round. Torch's threads wait for each other at every op, so they suffer most from it."""
    load = os.getloadavg()[0]
    if load > 0.5:
        say(f"# the machine is busy (load {load:.1f} on {os.cpu_count()} cores): ratios will flatter posekit")
    return load


def times(options: argparse.Namespace) -> int:
    load = warn_if_busy()
    systems, missing = importable(choice(SYSTEMS, options.systems), options.device)
    say(report.console_head(list(systems), options.device))
    rows = []
    sizes = [int(n) for n in options.sizes.split(",")] if options.sizes else None
    for case in chosen(options.only):
        for mode in options.modes.split(","):
            if case.forward_only and mode == "both":
                continue
            for n in case.sizes if sizes is None else [n for n in case.sizes if n in sizes]:
                compared = systems
                if options.goals:
                    needed = systems_of(case.name, n, mode == "both")
                    compared = {name: system for name, system in systems.items() if name in needed}
                    if not compared:
                        continue
                row = measure(case, n, mode == "both", compared, options)
                rows.append(row)
                say(report.console_row(row, list(systems), options.device))
    machine = report.machine(options.device, list(systems), missing, load)
    say("\n" + report.goals_table(rows))
    if options.json:
        report.write_json(options.json, machine, rows)
    if options.readme:
        report.write_readme(machine, rows, list(systems))
    return 0 if "posekit" not in systems or not any("posekit" in row.failed for row in rows) else 1


def routes(options: argparse.Namespace) -> int:
    """Which routes single calls take when they are repeated. No times, so that a busy machine is no matter."""
    system = SYSTEMS["posekit"]()
    for case in chosen(options.only):
        with torch.no_grad():
            work = workload(case, system, 1, backward=False)
            work.run()
            work.run()
            with pk.routes() as log:
                work.run()
        others = [call for call in log if call.route != "fast path"]
        say(f"{case.name:28}{len(log):>3} calls, {len(log) - len(others)} on the fast path")
        for call in others:
            say(f"    {call}")
    return 0


def memory(options: argparse.Namespace) -> int:
    """Each cell in a fresh process, so that none inherits another's heap."""
    say(f"{'op':22}{'system':15}{'needed':>10}{'peak':>10}{'ratio':>8}   posekit must stay below {MEMORY_RATIO}")
    n, kept = options.memory_size, True
    names = [name for name in choice(SYSTEMS, options.systems) if name in ("posekit", "torch", "torch.compile")]
    for case in [case for case in chosen(options.only) if case.table == "ops"]:
        for name in names:
            fresh = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(max_workers=1, mp_context=fresh) as pool:
                got = pool.submit(peak_memory, case, name, n, options.device, options.threads).result()
            kept &= name != "posekit" or got["ratio"] <= MEMORY_RATIO
            say(f"{case.name:22}{name:15}{got['ideal'] / 1e6:>7.0f} MB{got['peak'] / 1e6:>7.0f} MB{got['ratio']:>8.2f}")
    return 0 if kept else 1


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="*", metavar="PATTERNS", help="ops, by shell patterns: 'exp,se3_*'")
    parser.add_argument("--sizes", help="batches, such as 1,1000; without it all that an op is measured at")
    parser.add_argument("--goals", action="store_true", help="only the rows and systems that the goals compare")
    parser.add_argument("--systems", default=",".join(SYSTEMS))
    parser.add_argument("--modes", default="forward,both", help="forward, both (forward and backward), or forward,both")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--accumulate", action="store_true", help="let gradients add up instead of clearing them")
    parser.add_argument("--json", metavar="FILE", help="write machine and rows to a file")
    parser.add_argument("--readme", action="store_true", help="write the tables into tests/bench/README.md")
    parser.add_argument("--routes", action="store_true", help="the routes of single calls instead of times")
    parser.add_argument("--memory", action="store_true", help="peak memory instead of times")
    parser.add_argument("--memory-size", type=int, default=3_000_000, metavar="N", help="batch of --memory")
    options = parser.parse_args()
    choice({"forward": None, "both": None}, options.modes)
    torch.set_num_threads(options.threads)
    wp.config.log_level = wp.LOG_WARNING
    warnings.filterwarnings("ignore")  # peers warn about themselves; here they are only timed
    return (memory if options.memory else routes if options.routes else times)(options)


if __name__ == "__main__":
    sys.exit(main())
