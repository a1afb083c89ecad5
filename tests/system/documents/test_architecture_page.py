"""The links, paths and generated code in the architecture page, `posekit/README.md`, are current."""

from __future__ import annotations

import ast
import pathlib
import re

import posekit
from posekit.engine.ops import fast_path
from posekit.math import pose
from tests.support.looping import for_each

PACKAGE = pathlib.Path(posekit.__file__).parent
PAGE = (PACKAGE / "README.md").read_text()
LINKS = sorted(set(re.findall(r"`([\w/.]+\.py):([\w.]+)`", PAGE)))


def test_links_resolve_to_definitions() -> None:
    def check(link: tuple[str, str]) -> None:
        file, name = link
        scope: list[ast.stmt] = ast.parse((PACKAGE / file).read_text()).body
        for part in name.split("."):
            found = [node for node in scope if part in _names(node)]
            assert found, f"{part} is not in {file}"
            scope = getattr(found[0], "body", [])

    for_each(LINKS, check)


def _names(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def test_every_named_path_and_test_exists() -> None:
    for path in re.findall(r"`(tests/[\w/.]+)`", PAGE):
        assert (PACKAGE.parent / path).exists(), path
    for path in re.findall(r"`((?:engine|math|values|compat|arguments)/[\w/.]+\.py)[:`]", PAGE):
        assert (PACKAGE / path).exists(), path


def test_every_subpackage_is_listed() -> None:
    folders = {
        p.name for folder in (PACKAGE, PACKAGE / "engine") for p in folder.iterdir() if (p / "__init__.py").exists()
    }
    assert {name for name in folders if f"| `{name}` |" not in PAGE} == set()


def test_printed_generated_code_is_current() -> None:
    (printed,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    program = pose.apply.op.program  # type: ignore[attr-defined]
    generated = fast_path.fast_source(program) + fast_path.call_source(program)
    assert ast.dump(ast.parse(printed)) == ast.dump(ast.parse(generated))
