"""Every notebook runs from top to bottom, and reproduces the committed output."""

import base64
import importlib.util
import io
import json
import re
from pathlib import Path
from types import ModuleType

import nbformat
import numpy as np
import pytest
from nbformat import NotebookNode
from PIL import Image

from tests.support import marks, processes

# Warnings about the code of cells are errors. Inductor, which has its own tests, would take 15 s for the graph of the
# tour, and the garbage collector, which mostly sees what imports make, a seventh of a notebook's time. Pictures, of
# which the kind is compared, are drawn with few dots and without a search for their margins: in half of the time.
LIGHT = """
import functools
import gc
import warnings

gc.disable()

import torch

torch.compile = functools.partial(torch.compile, backend="aot_eager")

from matplotlib.backend_bases import FigureCanvasBase
from posekit.viz import animations

animations._DOTS = 20
draw = FigureCanvasBase.print_figure


def draw_small(canvas, file, **options):
    return draw(canvas, file, **options | {"dpi": 20, "bbox_inches": None})


FigureCanvasBase.print_figure = draw_small
warnings.filterwarnings("error", module="__main__")
"""
# Without optimisation kernels are built in a seventh of the time, which is more than most notebooks lose by them.
UNOPTIMISED = "from tests.support import kernels; kernels.build_at(0)"
# What most notebooks import, once for all of them: a fifth of their time.
IMPORTS = (
    *processes.POSEKIT,
    "ipykernel.kernelapp",
    "matplotlib.pyplot",
    "mpl_toolkits.mplot3d",
    "torch._dynamo",
    "warp",
    "posekit.distributions",
    "posekit.io",
    "posekit.kinematics",
    "posekit.metrics",
    "posekit.optimisation",
    "posekit.viz",
    "tests.support.kernels",
)
OPTIMISED = ("11_graphs", "12_dynamics", "21_distributions")  # loops of hundreds of steps
ROOT = Path(__file__).parents[3]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
BY_DEFAULT = ("01_tour", "08_robot_arm")  # the others take half a minute each
each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def runner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run", NOTEBOOKS[0].parent / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def printed(notebook: NotebookNode) -> list[str]:
    return ["".join(output.get("text", "") for output in cell.outputs) for cell in code_cells(notebook)]


def shown(notebook: NotebookNode) -> list[list[str]]:
    """The kinds of what each cell displays."""
    return [sorted(kind for output in cell.outputs for kind in output.get("data", {})) for cell in code_cells(notebook)]


def test_notebooks_have_two_digits_of_their_own() -> None:
    numbers = [re.match(r"(\d\d)_[a-z]", path.stem)[1] for path in NOTEBOOKS]
    assert numbers
    assert len(set(numbers)) == len(numbers)


def test_the_readme_lists_every_notebook_in_order() -> None:
    section = (ROOT / "README.md").read_text().split("\n## Read on\n")[1]
    assert re.findall(r"`(\d\d_\w+)`", section) == [path.stem for path in NOTEBOOKS]


@each_notebook
def test_links_between_notebooks_lead_somewhere(path: Path) -> None:
    text = path.read_text()
    for name, file in re.findall(r"\[([^\[\]]+)\]\(([^()#:]+\.ipynb)\)", text):
        assert (path.parent / file).is_file(), file
        assert name == file.removesuffix(".ipynb")


@marks.needs_operators
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=() if path.stem in BY_DEFAULT else pytest.mark.slow) for path in NOTEBOOKS],
    ids=lambda path: path.stem,
)
def test_fresh_runs_reproduce_the_committed_output(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the notebooks' folder, where Jupyter starts; the committed output was made at the top of the checkout."""
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")  # which matplotlib's import reads
    command = [*processes.forking("import ipykernel.kernelapp as app; app.launch_new_instance()", IMPORTS)]
    (tmp_path / "kernels" / "python3").mkdir(parents=True)
    kernel = {"argv": [*command, "-f", "{connection_file}"], "display_name": "Python 3", "language": "python"}
    (tmp_path / "kernels" / "python3" / "kernel.json").write_text(json.dumps(kernel))
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    top = f"import os, sys; assert os.path.samefile('.', {str(path.parent)!r}); sys.path.insert(0, {str(ROOT)!r})"
    kernels = "" if path.stem in OPTIMISED else UNOPTIMISED
    found = runner().execute(path, f"{top}\n{LIGHT}\n{kernels}", folder=path.parent)
    committed = nbformat.read(path, as_version=4)
    assert printed(found) == printed(committed)
    assert shown(found) == shown(committed)


SMALL = """
    import sys
    sys.path.insert(0, "notebooks")
    from run import Path, execute, nbformat

    path = Path(sys.argv[1], f"{sys.argv[2]}.ipynb")
    cell = nbformat.v4.new_code_cell(f"print({sys.argv[2]!r})")
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), path)
    print(execute(path).cells[0].outputs[0].text)
"""


@pytest.mark.slow
def test_notebooks_run_side_by_side(tmp_path: Path) -> None:
    names = ["a", "b", "c"]
    running = [processes.start(SMALL, tmp_path, name) for name in names]
    assert [processes.output(process) for process in running] == names


@each_notebook
def test_committed_notebooks_are_clean_runs(path: Path) -> None:
    text = path.read_text()
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert len(text) < 500_000  # an animation and pictures
    cells = code_cells(notebook)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error" or output.get("name") == "stderr"]
    assert not re.search(r"/(?:tmp|home|root|usr|opt|work)/", text)
    assert "import warp" not in text  # newcomers need no options of Warp
    assert "manual_seed" in cells[0].source
    assert "set_num_threads" in cells[0].source


@each_notebook
def test_notebooks_have_a_static_picture(path: Path) -> None:
    outputs = [output for cell in code_cells(nbformat.read(path, as_version=4)) for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in outputs)


def test_cleaning_removes_nondeterministic_output() -> None:
    cell = nbformat.v4.new_code_cell("x")
    cell.metadata["execution"] = {"iopub.execute_input": "2026-01-01T00:00:00Z"}
    cell.outputs = [
        nbformat.v4.new_output("stream", name="stderr", text="a warning"),
        nbformat.v4.new_output("stream", name="stdout", text="at /some/where/else/file.py: <f at 0x7f12ab34cd56>"),
        nbformat.v4.new_output("execute_result", data={"text/plain": "see https://example.org/a/b, 1/2/3"}),
    ]
    runner().clean(nbformat.v4.new_notebook(cells=[cell]))
    assert cell.metadata == {}
    assert [output.get("text") or output.data["text/plain"] for output in cell.outputs] == [
        "at file.py: <f at 0x...>",
        "see https://example.org/a/b, 1/2/3",
    ]


def test_shrinking_makes_pictures_smaller_and_keeps_their_colours() -> None:
    ramp = np.linspace(0, 255, 300) + np.random.default_rng(0).normal(0, 3, (300, 300))
    ramp = ramp.clip(0, 255)
    pixels = np.stack((ramp, ramp, 255 - ramp, np.full_like(ramp, 255)), -1)
    pixels[:100] = 255, 255, 255, 0  # transparent, which is white
    pixels[200:] = 0, 158, 115, 255
    before = io.BytesIO()
    Image.fromarray(pixels.astype(np.uint8)).save(before, "PNG")
    cell = nbformat.v4.new_code_cell("x")
    text = base64.b64encode(before.getvalue()).decode()
    cell.outputs = [nbformat.v4.new_output("display_data", data={"image/png": text})]
    notebook = runner().shrink(nbformat.v4.new_notebook(cells=[cell]))
    small = notebook.cells[0].outputs[0].data["image/png"]
    assert len(small) < len(text)
    image = Image.open(io.BytesIO(base64.b64decode(small)))
    assert image.mode == "P"
    found = np.asarray(image.convert("RGB")).astype(int)
    assert (found[:100] == 255).all()
    assert (found[200:] == [0, 158, 115]).all()
    assert np.abs(found[100:200] - pixels[100:200, :, :3]).mean() < 5
    assert runner().shrink(notebook).cells[0].outputs[0].data["image/png"] == small


def test_pictures_of_the_readme_have_a_dark_twin() -> None:
    readme = (ROOT / "README.md").read_text()
    source, image = r'<source media="\(prefers-color-scheme: dark\)" srcset="(.+)">', r'<img src="(.+)" alt=".+">'
    pairs = re.findall(f"\n\n<picture>\n{source}\n{image}\n</picture>\n\n", readme)
    assert len(pairs) == readme.count("<img") == 2 and "![" not in readme
    for dark, light in pairs:
        with Image.open(ROOT / dark) as a, Image.open(ROOT / light) as b:
            assert a.size == b.size
            brightness = [np.asarray(x.convert("L")).mean() for x in (a, b)]
        assert brightness[0] < 60 and brightness[1] > 200


@pytest.mark.parametrize("background", ("light", "dark"))
def test_the_first_picture_of_the_readme_is_sharp_and_small(background: str) -> None:
    path = ROOT / "notebooks" / "pictures" / f"overview_{background}.png"
    assert path.stat().st_size < 400_000
    with Image.open(path) as image:
        assert image.size[0] == 9 * 150  # nine inches
        np.testing.assert_allclose(image.info["dpi"], 150, atol=0.1)
