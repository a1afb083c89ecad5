"""Which tests the plain command leaves out, and what it says about them."""

from __future__ import annotations

import pathlib
import types

import pytest

from tests.support import processes, scheduling, selection


class Item:
    def __init__(self, name: str, *marks: str) -> None:
        self.name, self.marks = name, marks

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


ITEMS = [Item("plain"), Item("slow", "slow"), Item("gpu", "gpu"), Item("both", "gpu", "slow")]


@pytest.mark.parametrize(
    ("slow", "gpu", "kept", "numbers"),
    [
        (False, False, ["plain"], {"slow": 1, "gpu": 2}),
        (True, False, ["plain", "slow"], {"slow": 0, "gpu": 2}),
        (False, True, ["plain", "gpu"], {"slow": 2, "gpu": 0}),
        (True, True, ["plain", "slow", "gpu", "both"], {"slow": 0, "gpu": 0}),
    ],
)
def test_slow_tests_and_those_for_a_gpu_are_left_out(
    slow: bool, gpu: bool, kept: list[str], numbers: dict[str, int]
) -> None:
    run, left_out, found = selection.split(ITEMS, slow, gpu)
    assert [item.name for item in run] == kept
    assert {item.name for item in left_out} == {item.name for item in ITEMS} - set(kept)
    assert found == numbers


@pytest.mark.parametrize(
    ("everything", "expression", "arguments", "slow"),
    [
        (False, "", ["tests"], False),
        (False, "gpu", ["tests/math"], False),
        (False, "not gpu and not slowest", [], False),
        (True, "", ["tests"], True),
        (False, "slow", ["tests"], True),
        (False, "", ["tests/system/processes/test_fork.py::test_a"], True),
    ],
)
def test_slow_tests_run_if_they_are_asked_for(
    everything: bool, expression: str, arguments: list[str], slow: bool
) -> None:
    assert selection.wants_slow(everything, expression, arguments) is slow


class Case:
    """A case of a function that is marked twice."""

    def __init__(self, name: str, but: object) -> None:
        self.nodeid, self.callspec = f"t.py::t[{name}]", types.SimpleNamespace(id=name)
        self.own_markers = [pytest.mark.slow(but=but).mark, pytest.mark.gpu.mark]

    def iter_markers(self, name: str) -> list[pytest.Mark]:
        return [mark for mark in self.own_markers if mark.name == name]


@pytest.mark.parametrize(
    ("but", "everything", "quick"),
    [
        ("a-2", False, ["a-2"]),
        (("a-*", "b-1"), False, ["a-1", "a-2", "b-1"]),
        (3, False, ["a-1", "b-2"]),
        (3, True, ["a-1", "a-2", "b-1", "b-2"]),
    ],
)
def test_some_cases_of_a_slow_test_are_quick(but: object, everything: bool, quick: list[str]) -> None:
    cases = [Case(name, but) for name in ("a-1", "a-2", "b-1", "b-2")]
    selection.quick_cases(cases, everything)
    assert [case.callspec.id for case in cases if not case.iter_markers("slow")] == quick
    assert all(case.iter_markers("gpu") for case in cases)


def test_a_quick_case_that_there_is_not_is_an_error() -> None:
    with pytest.raises(AssertionError, match=r"t\.py::t.*no case for one of \('a', 'c'\)"):
        selection.quick_cases([Case("a", ("a", "c"))])


@pytest.mark.parametrize(
    ("slow", "gpu", "line"),
    [
        (0, 0, ""),
        (7, 0, "left out: 7 slow tests (add --slow to run them)"),
        (0, 9, "left out: 9 tests for a GPU (there is no CUDA device)"),
        (7, 9, "left out: 7 slow tests (add --slow to run them), 9 tests for a GPU (there is no CUDA device)"),
    ],
)
def test_one_line_says_what_was_left_out(slow: int, gpu: int, line: str) -> None:
    assert selection.line({"slow": slow, "gpu": gpu}) == line


@pytest.mark.parametrize(
    ("test", "scope"),
    [
        ("tests/math/test_lie.py::test_a[1]", "tests/math/test_lie.py"),
        (
            "tests/system/documents/test_notebooks.py::test_a[01_tour]",
            "tests/system/documents/test_notebooks.py::test_a[01_tour]",
        ),
    ],
)
def test_notebooks_are_divided_among_workers_one_by_one(test: str, scope: str) -> None:
    assert object.__new__(scheduling.ByFile)._split_scope(test) == scope


@pytest.mark.parametrize(
    ("reason", "want"),
    [
        ("needs g++", "needs g++"),
        ("the extra `robots` is not installed", "the extra `robots` is not installed"),
        ("open3d, of 1 GB, is not installed", ""),
        ("the file is not there", ""),
    ],
)
def test_skips_that_ci_does_not_expect_are_named(reason: str, want: str) -> None:
    report = pytest.TestReport("t", ("t.py", 1, "t"), {}, "skipped", ("t.py", 1, f"Skipped: {reason}"), "call")
    assert selection.unexpected(report) == want


def test_what_passes_or_fails_as_expected_is_no_skip() -> None:
    passed = pytest.TestReport("t", ("t.py", 1, "t"), {}, "passed", None, "call")
    expected = pytest.TestReport("t", ("t.py", 1, "t"), {}, "skipped", "", "call", wasxfail="known")
    assert [selection.unexpected(report) for report in (passed, expected)] == ["", ""]


SKIPS = """
import pytest

@pytest.mark.parametrize("reason", ["needs g++", "the file is not there"])
def test_of_a_part(reason):
    pytest.skip(reason)
"""
RUN = """
import os, sys, pytest
os.chdir(sys.argv[1])
sys.exit(pytest.main(["-p", "no:cacheprovider", sys.argv[1]]))
"""


@pytest.mark.slow
def test_a_skip_that_ci_does_not_expect_fails_the_run(tmp_path: pathlib.Path) -> None:
    (tmp_path / "test_skips.py").write_text(SKIPS)
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_runtest_makereport\n")
    for required, code in (("", 0), ("1", 1)):
        process = processes.fork(RUN, tmp_path, POSEKIT_TEST_REQUIRED=required, PYTEST_ADDOPTS="")
        with process:
            out, _ = process.communicate(timeout=processes.LONGEST)
        assert process.returncode == code, out
        assert ("is skipped, but CI must run it: needs g++" in out) is bool(code)
