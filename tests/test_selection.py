"""Which tests the plain command leaves out, and what it says about them."""

from __future__ import annotations

import pytest

from tests.support import scheduling, selection


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
