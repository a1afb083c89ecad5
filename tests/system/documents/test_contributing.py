"""The page for contributors names what exists."""

from __future__ import annotations

import pathlib
import re

from tests.test_architecture import ORDER

ROOT = pathlib.Path(__file__).parents[3]
PAGE = ROOT / ".github" / "CONTRIBUTING.md"


def test_links_and_files_exist() -> None:
    text = PAGE.read_text()
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) == 3 and all((PAGE.parent / link).is_file() for link in links)
    files = re.findall(r"(?:tests|\.ci)/[\w./]+\w", text)
    assert len(files) >= 3 and all((ROOT / name).is_file() for name in files)


def test_the_picture_has_the_subpackages_in_their_order() -> None:
    picture = PAGE.read_text().partition("```mermaid")[2].partition("```")[0]
    boxes = re.findall(r'\["([a-z, ]+)', picture)
    names = [name for name in re.findall(r"\w+", " ".join(boxes)) if name in ORDER]
    assert names == [name for name in ORDER if name in names]
    assert {*ORDER} - {*names} == {"errors", "autograd", "compat", "selftest"}
