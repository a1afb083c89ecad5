"""The README's examples run as printed, and its commands are the ones that work."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.DOTALL | re.MULTILINE)


def test_the_python_examples_run_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks("python")
    assert examples
    namespace: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), namespace)
    assert namespace["seen"].shape == (8, 100, 3)
    assert namespace["matrices"].shape == (8, 4, 4)
    assert "tensor([" in capsys.readouterr().out


def test_the_two_commands_name_what_is_there() -> None:
    commands = [shlex.split(block) for block in blocks("bash")]
    assert [command[-3:] for command in commands] == [["python", "-m", "posekit"], ["python", "-m", "pytest"]]
    for command in commands:
        assert (ROOT / command[command.index("-c") + 1]).is_file()
    assert 'pip install -q -c tests/constraints.txt -e ".[dev]"' in (ROOT / ".ci" / "run").read_text()


def test_every_linked_file_is_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert links
    for link in links:
        assert (ROOT / link).is_file(), link
