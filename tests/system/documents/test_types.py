"""Type checkers and completion know posekit as its users write it."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys

import pytest

import posekit as pk

ROOT = pathlib.Path(__file__).parents[3]
PAGE = ROOT / "tests" / "support" / "typed_page.py"


@pytest.mark.slow
def test_mypy_finds_on_a_page_of_a_user_what_is_marked() -> None:
    pytest.importorskip("mypy")
    # With the settings of the project, so that it finds in mypy's cache what `mypy posekit` has read.
    ran = subprocess.run([sys.executable, "-m", "mypy", str(PAGE)], cwd=ROOT, capture_output=True, text=True)
    assert ran.stdout == "Success: no issues found in 1 source file\n", ran.stdout + ran.stderr


@pytest.mark.slow
def test_pyright_finds_on_a_page_of_a_user_what_is_marked(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("basedpyright", reason="basedpyright is not installed")  # pyright with its own Node.js
    settings = {"typeCheckingMode": "standard", "enableTypeIgnoreComments": False, "extraPaths": [str(ROOT)]}
    config = tmp_path / "pyrightconfig.json"
    config.write_text(json.dumps({**settings, "include": [str(PAGE)], "pythonVersion": "3.11"}))
    command = [sys.executable, "-m", "basedpyright", "-p", str(config), "--pythonpath", sys.executable, "--outputjson"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    found = json.loads(ran.stdout)
    assert found["summary"]["filesAnalyzed"] == 1
    errors = {1 + x["range"]["start"]["line"]: x["message"] for x in found["generalDiagnostics"]}
    marked = {k for k, line in enumerate(PAGE.read_text().splitlines(), 1) if "# type: ignore" in line}
    assert errors.keys() == marked, errors


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("arm = pk.Robot.example()\narm.", {"forward", "jacobian", "ik", "links"}),
        ('pk.Robot.from_urdf("arm.urdf").inv', {"inverse_dynamics"}),
        ("pk.Pose.random(3).inter", {"interpolate"}),
        ("pk.distributions.MatrixFisher([[0.0] * 3] * 3).sample().qua", {"quaternion"}),
    ],
)
def test_completion_offers_the_methods_of_an_instance(line: str, names: set[str]) -> None:
    jedi = pytest.importorskip("jedi")
    found = {x.name for x in jedi.Script(f"import posekit as pk\n{line}").complete()}
    assert names <= found


def test_modules_show_their_public_names_alone() -> None:
    assert set(dir(pk)) == {*pk.__all__, "__version__"}
    modules = [getattr(pk, name) for name in pk.__all__ if isinstance(getattr(pk, name), type(pk))]
    assert len(modules) > 10
    for module in [*modules, pk.nn.flow, pk.nn.diffusion]:
        assert set(dir(module)) == set(module.__all__)
