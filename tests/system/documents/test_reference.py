"""The reference that pdoc builds: arguments are lists, signatures are short, and links lead somewhere."""

from __future__ import annotations

import html
import inspect
import re

import pytest

import posekit
from tests.support import links, processes

PDOC = """
import runpy, warnings
warnings.simplefilter("error")
runpy.run_module("pdoc", run_name="__main__", alter_sys=True)
"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The text of each page, by its path."""
    pytest.importorskip("pdoc", reason="pdoc is not installed")
    folder = tmp_path_factory.mktemp("reference")
    processes.run_forked(PDOC, "-d", "google", "posekit", "-o", folder, "--no-show-source", "--no-search")
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*.html")}


def plain(page: str) -> str:
    """A page without its marks."""
    return html.unescape(re.sub(r"<[^>]*>", "", page))


@pytest.mark.slow
def test_every_link_leads_to_an_anchor(pages: dict[str, str]) -> None:
    dead, count = links.dead_links(pages, r'href="([^"]+)"')
    assert not dead
    assert count > 1000


@pytest.mark.slow
def test_pages_are_of_public_modules_alone(pages: dict[str, str]) -> None:
    names = {path.removesuffix(".html").replace("/", ".") for path in pages} - {"index"}
    modules = {f"posekit.{name}" for name in posekit.__all__ if inspect.ismodule(getattr(posekit, name))}
    assert names == {"posekit", *modules, "posekit.interop.ray", "posekit.nn.diffusion", "posekit.nn.flow"}


@pytest.mark.slow
def test_arguments_are_lists_and_aliases_keep_their_names(pages: dict[str, str]) -> None:
    assert sum(text.count('id="arguments"') for text in pages.values()) > 300
    for name, text in pages.items():
        assert not re.search(r"<p>(Args|Returns|Raises|Yields|Attributes):", text), name
        assert "_NestedSequence" not in plain(text), name
    assert "points: TensorLike" in plain(pages["posekit.html"])


@pytest.mark.slow
def test_members_of_base_classes_are_there_and_names_of_other_libraries_are_not(pages: dict[str, str]) -> None:
    for name in ("Pose.shape", "Pose.requires_grad", "Rotation.dtype", "Trajectory.to", "UncertainPose.device"):
        assert f'id="{name}"' in pages["posekit.html"]
    for name in ("Robot.joints", "Robot.origins"):
        assert f'id="{name}"' in pages["posekit/kinematics.html"]
    for name in ("Pose.Act", "Rotation.as_matrix", "Trajectory.evaluate"):
        assert f'id="{name}"' not in pages["posekit.html"]
