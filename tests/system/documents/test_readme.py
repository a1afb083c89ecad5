"""The README's examples run as printed, and its commands and links are valid."""

import re
import shlex
from pathlib import Path

import pytest

from tests.support import marks

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.DOTALL | re.MULTILINE)


@marks.needs_operators
def test_the_python_examples_run_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks("python")
    assert examples
    namespace: dict[str, object] = {}
    for example in examples:
        exec(compile(example, "README.md", "exec"), namespace)
    assert namespace["seen"].shape == (8, 100, 3)
    assert namespace["matrices"].shape == (8, 4, 4)
    assert "tensor([" in capsys.readouterr().out


def test_commands_refer_to_existing_names() -> None:
    main_job, tests = (block.strip().split(" && ") for block in blocks("bash"))
    assert main_job[-1] == "python -m posekit"
    assert tests[-1].startswith("python -m pytest")
    for install in (main_job[-2], tests[-2]):
        words = shlex.split(install)
        assert words[:2] == ["pip", "install"]
        assert (ROOT / words[words.index("-c") + 1]).is_file()
    run = (ROOT / ".ci" / "run").read_text()
    assert f"{tests[-1]} --slow" in run.splitlines()
    assert tests[-2].removeprefix("pip install ") in run


def test_linked_files_exist() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert links
    for link in links:
        assert (ROOT / link).exists(), link
