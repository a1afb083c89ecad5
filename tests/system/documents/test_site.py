"""The site: what its pages show runs, every public name is described, and no link is dead."""

from __future__ import annotations

import importlib.util
import json
import pathlib
import re
import shutil
import sys
import types

import pytest

import posekit
from posekit.optimisation import results
from tests.support import kernels, links, marks, processes

ROOT = pathlib.Path(__file__).parents[3]
NOTEBOOKS = ROOT / "notebooks"
PAGES = NOTEBOOKS / "site" / "pages"
PEERS = ("scipy", "pypose", "roma", "jaxlie", "gtsam", "pyceres", "pinocchio", "pytorch_kinematics")
BLOCKS = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SNIPPETS = [path for path in sorted(PAGES.rglob("*.md")) if BLOCKS.search(path.read_text())]
SPHINX = "import sys; from sphinx.cmd.build import build_main; sys.exit(build_main(sys.argv[1:]))"
LONG = ("cheat_sheet", "robots", "distributions", "calibrate", "solve")  # more than a second each


def site() -> types.ModuleType:
    spec = importlib.util.spec_from_file_location("posekit_site", NOTEBOOKS / "site.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The pages of the site; tests put below their code what it prints and draws."""
    return shutil.copytree(PAGES, tmp_path_factory.mktemp("site") / "pages")


@pytest.mark.parametrize(
    "path",
    [marks.slow(path) if path.stem in LONG or "import jax" in path.read_text() else path for path in SNIPPETS],
    ids=lambda path: path.relative_to(PAGES).as_posix(),
)
def test_what_a_page_shows_runs(path: pathlib.Path, pages: pathlib.Path, pytestconfig: pytest.Config) -> None:
    blocks = BLOCKS.findall(path.read_text())
    for peer in PEERS:
        if any(re.search(rf"^(import|from) {peer}\b", block, re.MULTILINE) for block in blocks):
            pytest.importorskip(peer, reason=f"{peer} is not installed")
    if any("import jax" in block for block in blocks):  # JAX has threads, and from then on warns of every fork
        processes.run_forked("\n".join(blocks))
        return
    page = pages / path.relative_to(PAGES)
    if pytestconfig.option.slow and page in site().runs(pages):  # as the site shows it, which is built then
        site().shown(page)
        return
    namespace: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, str(path), "exec"), namespace)
    if plt := sys.modules.get("matplotlib.pyplot"):
        plt.close("all")


@pytest.mark.parametrize("name", sorted(path.stem for path in (PAGES / "how_to").glob("*.md")))
def test_a_how_to_shows_a_number_and_a_picture(name: str) -> None:
    code = "".join(BLOCKS.findall((PAGES / "how_to" / f"{name}.md").read_text()))
    is_drawn = name not in ("index", "gpu", "settings")  # the last two are about time and memory
    assert is_drawn == bool(re.search(r"^axe?s? = pk\.viz\.", code, re.MULTILINE))
    assert not is_drawn or "print(" in code or ".summary()" in code


def test_every_status_has_a_section() -> None:
    listed = set(re.findall(r"^## `(\w+)`$", (PAGES / "how_to" / "status.md").read_text(), re.MULTILINE))
    assert listed == {*results.STATUS, "not_reached", "in_collision"} - {"running"}


def test_the_reference_has_every_public_name() -> None:
    listed = {name for _, names in site().pages().values() for name in names}
    for name in set(posekit.__all__) - {"uncertainty"}:  # an older place of UncertainPose
        value = getattr(posekit, name)
        full = {f"posekit.{name}"} | {other for other in listed if other.endswith(f".{name}")}
        assert full & listed, name
        for member in getattr(value, "__all__", ()) if isinstance(value, types.ModuleType) else ():
            if name != "ops":
                assert f"posekit.{name}.{member}" in listed, f"{name}.{member}"


@pytest.mark.parametrize("name", (*site().CLASSES, "Robot"))
def test_each_member_of_a_class_is_once_in_its_table(name: str) -> None:
    members = [x for known in site().tasks(name).values() for x in known]
    assert sorted(members) == [x for x in dir(getattr(posekit, name)) if not x.startswith("_")]


def test_the_tables_of_members_name_nothing_that_is_not_there() -> None:
    module = site()
    for tables, names in ((module.TASKS, module.CLASSES), (module.ROBOT_TASKS, ["Robot"])):
        members = {x for name in names for x in dir(getattr(posekit, name))}
        assert not {x for text in tables.values() for x in text.split()} - members


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_opens_with_its_picture(path: pathlib.Path) -> None:
    picture = f"pictures/{path.stem}.png"
    first = "".join(json.loads(path.read_text())["cells"][0]["source"])
    assert re.match(rf"# .+\n\n!\[.+\]\({re.escape(picture)}\)\n", first)
    assert (NOTEBOOKS / picture).is_file(), "python notebooks/pictures.py covers"


@pytest.fixture(scope="module")
def website(pages: pathlib.Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The text of each page, by its path. Sphinx's warnings are errors."""
    for module in ("sphinx", "myst_nb", "furo", "sphinx_design", "sphinx_copybutton"):
        pytest.importorskip(module, reason="the extra docs is not installed")
    folder = tmp_path_factory.mktemp("site")
    with kernels.optimised(0):  # here, where the kernels of its pages are loaded
        site().build(folder, pages, lambda arguments: processes.run_forked(SPHINX, *arguments))
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*.html")}


@pytest.mark.slow
def test_every_link_and_picture_is_there_and_every_method_has_an_anchor(website: dict[str, str]) -> None:
    dead, count = links.dead_links(website, r'<a[^>]*\bhref="([^"#]*\.html(?:#[^"]*)?|#[^"]*)"')
    assert not dead
    assert count > 1000
    for name in (
        "posekit.Pose.retract",
        "posekit.Rotation.from_euler",
        "posekit.kinematics.Robot.forward",
        "posekit.op",
    ):
        assert any(f'id="{name}"' in text for text in website.values()), name
    typed = [page for page, text in website.items() if '<dt class="field-odd">Type<' in text]
    assert not typed, "the first words of a property are taken for a type"
    stems = [path.stem for path in NOTEBOOKS.glob("*.ipynb")]
    assert {f"notebooks/{stem}.html" for stem in stems} <= set(website)


@pytest.mark.slow
def test_names_in_pages_lead_to_the_reference_and_code_shows_what_it_prints_and_draws(website: dict[str, str]) -> None:
    page = website["how_to/map.html"]
    assert '<a class="name" href="../reference/module_io.html#posekit.io.PoseGraph">' in page  # in code
    assert 'href="../reference/module_kinematics.html#posekit.kinematics.DistanceGrid.from_points"' in page  # in text
    assert re.search(r'class="printed.*?points are right to \d', page, re.DOTALL)
    assert 'src="../_images/status_' in website["how_to/status.html"]
    assert 'href="#posekit.Pose.retract"' in website["reference/pose.html"].partition('id="posekit.Pose"')[0]
