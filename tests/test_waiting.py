"""How tests wait: for events, never for a time that a busy machine may exceed, and on no fixed port."""

from __future__ import annotations

import ast
import pathlib
import re
import textwrap
from collections.abc import Iterator

import pytest

TESTS = pathlib.Path(__file__).parent
FILES = [path for path in sorted(TESTS.rglob("*.py")) if TESTS / "bench" not in path.parents]
SHORTEST = 60  # seconds that a limit of time is at least
POLLS = 0.01  # seconds between two looks at a condition for which there is no event


def calls(text: str) -> Iterator[tuple[str, dict[str, ast.expr]]]:
    """Calls by the name of their function, with their arguments, also in the code of processes that tests start."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, {str(k): x for k, x in enumerate(node.args)} | {k.arg: k.value for k in node.keywords if k.arg}
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.search(r"^ *import ", node.value, re.M)
        ):
            try:
                yield from calls(textwrap.dedent(node.value))
            except SyntaxError:  # a template
                continue


def number(argument: ast.expr | None) -> float | None:
    """The number that an argument is; None if it is none, or an expression."""
    value = argument.value if isinstance(argument, ast.Constant) else None
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def problems(text: str) -> list[str]:
    """The calls that wait for too short a time, sleep, or name a port."""
    found = []
    for name, arguments in calls(text):
        limits = [number(x) for key, x in arguments.items() if key == "timeout" or (name == "alarm" and key == "0")]
        found += [f"{name} waits at most {limit} seconds" for limit in limits if limit is not None and limit < SHORTEST]
        length = number(arguments.get("0")) if name == "sleep" else None
        found += [f"sleeps {length} seconds"] * (length not in (None, 0, POLLS))
        found += [f"{name} takes port {port}" for port in [number(arguments.get("port"))] if port]
    return found


def test_no_test_sleeps_or_hurries_or_takes_a_port() -> None:
    found = {path: problems(path.read_text()) for path in FILES if path != pathlib.Path(__file__)}
    assert len(found) > 300
    assert not {path.relative_to(TESTS).as_posix(): texts for path, texts in found.items() if texts}


@pytest.mark.parametrize(
    ("text", "want"),
    (
        ("time.sleep(1)", ["sleeps 1 seconds"]),
        ("time.sleep(0)", []),
        ("queue.get(timeout=5)", ["get waits at most 5 seconds"]),
        ("queue.get(timeout=300)", []),
        ("signal.alarm(30)", ["alarm waits at most 30 seconds"]),
        ("show(port=8080)", ["show takes port 8080"]),
        ("show(port=0)", []),
        ('run("""\n    import time\n    time.sleep(2)\n""")', ["sleeps 2 seconds"]),
    ),
)
def test_a_short_wait_is_found(text: str, want: list[str]) -> None:
    assert problems(text) == want
