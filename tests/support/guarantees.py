"""What README.md promises and the tests that hold it, by their marks: ``python -m tests.support.guarantees``.

A test is marked by ``@pytest.mark.guarantee(table, row)``: the heading in README.md and the first cell of the row.
"""

from __future__ import annotations

import ast
import pathlib
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

TESTS = pathlib.Path(__file__).parents[1]
README = TESTS.parent / "README.md"
TABLES = ("Platforms", "Conventions", "Guarantees")
Row = tuple[str, str]


def rows() -> dict[Row, str]:
    """The rows of README's tables, and what each of them promises."""
    found = {}
    for table in TABLES:
        body = README.read_text().split(f"\n## {table}\n")[1].split("\n## ")[0]
        for name, text in re.findall(r"^\| ([^|]*[^|\s-][^|]*?) \| (.*) \|$", body, re.MULTILINE):
            found[table, name] = text
    return found


def marked(folder: pathlib.Path = TESTS) -> Mapping[Row, Sequence[str]]:
    """For each row the tests that are marked with it, as ``file::test``."""
    found = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text()
        if "mark.guarantee(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.guarantee":
                    table, row = (ast.literal_eval(argument) for argument in mark.args)
                    found[table, row].append(f"{path.relative_to(folder)}::{node.name}")
    return found


def table() -> str:
    """The table as text: a test's name says what it holds."""
    tests, lines = marked(), []
    for row, text in rows().items():
        lines += [f"{row[0]}, {row[1]}: {text}", *[f"    {test}" for test in tests.get(row, ())], ""]
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
