"""Which tests are left out: slow ones unless they are asked for, and those for a GPU where there is none."""

from __future__ import annotations

import fnmatch
import itertools
import re
from collections.abc import Iterable, Sequence

import pytest

# Why tests are skipped in CI, which has everything else.
EXPECTED_SKIPS = (
    "^pip downloads 1 GB",  # a job beside the suite has asked for that
    "^open3d, of 1 GB, is not installed",
    "^no tensors with derivatives",
    "robot-data` is not installed",
    "^the (graph )?files? (is|are) not there",  # pose graphs that others published
    "^needs Chromium",
    "^rerun-sdk is not installed",  # an extra of its own, of 100 MB
    "^PyYAML is not installed",  # with the problems of others alone
    "POSEKIT_TEST_PLANNING",
    "has no calibrateHandEye$",
    "^of that setting$",  # the pass without private names runs it
)
NONE_LEFT_OUT = {"slow": 0, "gpu": 0}


def wants_slow(everything: bool, expression: str, arguments: Iterable[str]) -> bool:
    """Whether slow tests run: with ``--slow``, where ``-m`` speaks of them, and where a test is named by ``::``."""
    return everything or bool(re.search(r"\bslow\b", expression)) or any("::" in argument for argument in arguments)


def quick_cases(items: Sequence[pytest.Item], everything: bool = False) -> None:
    """Takes the mark from those cases of a function that ``pytest.mark.slow(but=...)`` names, or from all of them.

    ``but`` is the pattern of a case, several patterns, or a number n for every n-th case. CI runs all cases also in its
    pass without private names, which has no ``--slow``.
    """
    mark = next((mark for item in items for mark in item.iter_markers("slow") if mark.kwargs), None)
    if mark is None:
        return
    but = mark.kwargs["but"]
    if isinstance(but, int):
        quick = [items[::but]]
    else:
        patterns = (but,) if isinstance(but, str) else but
        quick = [[item for item in items if fnmatch.fnmatchcase(item.callspec.id, pattern)] for pattern in patterns]
        assert all(quick), f"{items[0].nodeid}: no case for one of {patterns}"
    for item in items if everything else itertools.chain(*quick):
        item.own_markers[:] = [x for x in item.own_markers if x != mark]


def split(
    items: Sequence[pytest.Item], slow: bool, gpu: bool
) -> tuple[list[pytest.Item], list[pytest.Item], dict[str, int]]:
    """The tests to run, those left out, and the number of those by mark."""
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    numbers = dict(NONE_LEFT_OUT)
    for item in items:
        missing = [
            mark for mark, there in (("gpu", gpu), ("slow", slow)) if not there and item.get_closest_marker(mark)
        ]
        for mark in missing[:1]:
            numbers[mark] += 1
        (left_out if missing else kept).append(item)
    return kept, left_out, numbers


def line(numbers: dict[str, int]) -> str:
    """What the summary says about the tests that were left out; nothing if there are none."""
    slow = f"{numbers['slow']} slow tests (add --slow to run them)" if numbers["slow"] else ""
    gpu = f"{numbers['gpu']} tests for a GPU (there is no CUDA device)" if numbers["gpu"] else ""
    return "left out: " + ", ".join(filter(None, (slow, gpu))) if slow or gpu else ""


def unexpected(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test was skipped that CI must run; an empty string otherwise."""
    if not report.skipped or hasattr(report, "wasxfail"):
        return ""
    *_, reason = report.longrepr if isinstance(report.longrepr, tuple) else (str(report.longrepr),)
    reason = str(reason).removeprefix("Skipped: ")
    return "" if any(re.search(pattern, reason) for pattern in EXPECTED_SKIPS) else reason
