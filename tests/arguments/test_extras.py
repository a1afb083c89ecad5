"""Libraries of the optional extras: imported when first used, and the error if they are not there."""

from __future__ import annotations

import ast
import json
import pathlib
import re
import sys

import pytest

import posekit as pk
from posekit.arguments import import_extra


def test_a_library_that_is_there_is_imported() -> None:
    import json.decoder

    assert import_extra("posekit.io.read", "json.decoder", "io") is json.decoder


def test_a_missing_library_is_named_with_its_extra() -> None:
    message = r'^posekit\.io\.read needs no_such_library: pip install "posekit\[io\]"$'
    for module in ("no_such_library", "no_such_library.part"):
        with pytest.raises(pk.MissingExtraError, match=message):
            import_extra("posekit.io.read", module, "io")


def test_a_missing_library_is_an_import_error() -> None:
    assert issubclass(pk.MissingExtraError, ImportError) and issubclass(pk.MissingExtraError, pk.PosekitError)


def test_a_broken_library_keeps_its_own_error(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "library_with_needs.py").write_text("import what_it_needs\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="what_it_needs") as caught:
        import_extra("posekit.io.read", "library_with_needs", "io")
    assert not isinstance(caught.value, pk.PosekitError)


ROOT = pathlib.Path(__file__).parents[2]
# Libraries whose distribution has another name, or that come with another one.
DISTRIBUTIONS = {"pinocchio": "pin", "mpl_toolkits": "matplotlib", "rich": "viser", "nvmath": "nvmath-python"}
DISTRIBUTIONS |= {"rerun": "rerun-sdk"}
DISTRIBUTIONS |= {"collada": "pycollada", "PIL": "matplotlib"}  # matplotlib and viser bring PIL and rich


def named_extras() -> dict[str, str]:
    """The libraries that posekit's errors name, and the extras that are to install them."""
    found = {}
    for path in pathlib.Path(pk.__file__).parent.rglob("*.py"):
        text = path.read_text()
        constants = dict(re.findall(r'^(_[A-Z]+) = "([^"]+)"$', text, re.MULTILINE))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "arguments.import_extra":
                _, module, extra = (constants.get(ast.unparse(x), getattr(x, "value", None)) for x in node.args)
                if isinstance(module, str):
                    found[module.partition(".")[0]] = str(extra)
    return found


def distributions(extra: str) -> set[str]:
    """What an extra of posekit installs, with the extras that it contains."""
    tomllib = pytest.importorskip("tomllib", reason="Python reads TOML since 3.11")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    found = set()
    for requirement in project["optional-dependencies"][extra]:
        name, *inner = re.split(r"[\[\]<>=,]", requirement)
        if name == "posekit":
            found |= {x for part in inner if part for x in distributions(part)}
        found.add(name)
    return found | {re.split("[<>=]", x)[0] for x in project["dependencies"]}


def test_the_extras_that_errors_name_install_the_libraries() -> None:
    named = named_extras()
    assert {"scipy", "pinocchio", "mujoco", "viser", "nvmath"} <= set(named)
    for module, extra in named.items():
        assert DISTRIBUTIONS.get(module, module).replace("_", "-") in distributions(extra), f"{extra} lacks {module}"


def test_the_extra_of_notebooks_installs_what_they_import() -> None:
    installed = distributions("notebook")
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        cells = [cell for cell in json.loads(path.read_text())["cells"] if cell["cell_type"] == "code"]
        lines = [line for cell in cells for line in "".join(cell["source"]).splitlines()]
        modules = {found[1] for line in lines if (found := re.match(r"\s*(?:import|from) (\w+)", line))}
        modules |= {name for name in ("scipy", "pypose", "roma", "gtsam") if f"to_{name}(" in "".join(lines)}
        assert {m.lower() for m in modules - sys.stdlib_module_names - {"posekit"}} <= installed, path.name


@pytest.mark.parametrize(
    ("name", "module", "remedy"),
    [
        ("to_gtsam", "gtsam", "pip install gtsam"),
        ("to_pinocchio", "pinocchio", 'pip install "posekit[robots]"'),
        ("to_scipy", "scipy.spatial.transform", 'pip install "posekit[interop]"'),
    ],
)
def test_conversions_say_how_to_install_their_library(
    name: str, module: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # not installed
    message = f"^posekit.interop.{name} needs {module.partition('.')[0]}: {re.escape(remedy)}$"
    with pytest.raises(pk.MissingExtraError, match=message):
        getattr(pk.interop, name)(pk.Pose())
