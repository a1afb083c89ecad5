"""`python -m tests.fuzz --seconds 60 --seed 1`: fuzz everything public, and print counts and what was found."""

from __future__ import annotations

import argparse
import collections
import contextlib
import itertools
import random
import sys
import time
from collections.abc import Iterator

import torch

from tests.fuzz import malformed
from tests.fuzz.differential import Case, Report
from tests.fuzz.table import SUBJECTS
from tests.support import kernels


class Counts:
    """How many cases there were, by name, dtype and derivative."""

    def __init__(self) -> None:
        self.cases: collections.Counter[str] = collections.Counter()
        self.dtypes: collections.Counter[str] = collections.Counter()
        self.derivatives: collections.Counter[str] = collections.Counter()
        self.undefined = 0

    def add(self, report: Report) -> None:
        case = report.case
        self.cases[case.subject.public] += 1
        self.dtypes[
            "mixed" if len({x.dtype for x in case.inputs}) > 1 else str(case.dtype()).removeprefix("torch.")
        ] += 1
        self.derivatives.update(report.derivatives)
        self.derivatives["vmap"] += case.vmapped
        self.undefined += report.undefined

    def __str__(self) -> str:
        parts = [f"{sum(self.cases.values())} cases of {len(self.cases)} names"]
        for title, counter in (("dtypes", self.dtypes), ("derivatives", self.derivatives)):
            parts.append(f"{title}: " + ", ".join(f"{k} {v}" for k, v in counter.most_common()))
        parts.append(f"no value of the reference: {self.undefined}")
        names = ", ".join(f"{name} {count}" for name, count in sorted(self.cases.items()))
        return "\n".join([*parts, f"by name: {names}"])


def chosen(only: str) -> list[str]:
    """The rows of a name: one row, or all rows of a public name."""
    return [name for name, row in SUBJECTS.items() if not only or only in (name, row.public)]


def cases(options: argparse.Namespace, names: list[str]) -> Iterator[Report]:
    """The rows in an order of the seed's, so that a short run reaches any of them, once for every number."""
    start, names = time.monotonic(), random.Random(options.seed).sample(names, len(names))
    for number in itertools.count() if options.case is None else [options.case]:
        for name in names:
            if options.seconds is not None and time.monotonic() - start > options.seconds:
                return
            if options.cases is not None and number >= options.cases:
                return
            yield Case(SUBJECTS[name], options.seed, number).run()


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, help="how long to run, by default without end")
    parser.add_argument("--cases", type=int, help="how many cases of each row to run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help='a public name, as "Pose.apply", or one row of it')
    parser.add_argument("--case", type=int, help="one case alone, as a failure says")
    parser.add_argument("--threads", type=int, default=1, help="of torch, which large batches use")
    parser.add_argument("--quick", action="store_true", help="build kernels without optimisation, as the tests do")
    parser.add_argument("--malformed", action="store_true", help="fuzz with arguments of wrong kinds instead")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--start", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    options = parsed(arguments)
    if options.worker:
        return malformed.work(options)
    if options.malformed:
        return malformed.main(options)
    torch.set_num_threads(options.threads)
    names = chosen(options.only)
    if not names:
        print(f"no row is named {options.only!r}")
        return 2
    counts, failures = Counts(), 0
    try:
        with kernels.optimised(0) if options.quick else contextlib.nullcontext():
            for report in cases(options, names):
                counts.add(report)
                if report.problems:
                    failures += 1
                    print(report, flush=True)
    except KeyboardInterrupt:
        print("interrupted")
    print(f"\n{counts}\nfailures: {failures}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
