"""Build the site: `python notebooks/site.py OUT`, which needs the extra `docs`.

The sources are in `site/`: the settings of Sphinx, and the pages. The gallery of notebooks and the reference are made
here.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import posekit

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE / "site"
CLASSES = ("Pose", "Rotation", "Trajectory", "UncertainPose", "Camera", "Pose2", "Rotation2", "Similarity")
CLASSES += ("UncertainRotation", "FrameTree", "FrameBuffer")
# Bases whose members are not posekit's.
OTHERS = ("Module", "Distribution", "Function", "FunctionCtx", "_HookMixin", "_SingleLevelFunction", "_FunctionBase")
OTHERS += ("tuple", "dict", "Exception", "BaseException", "object")
MODULES = {  # of the reference, with their titles
    "kinematics": "Robots",
    "registration": "Registration",
    "imu": "Inertial measurements",
    "nn": "Modules of torch",
    "nn.flow": "Flow matching",
    "nn.diffusion": "Diffusion",
    "viz": "Pictures",
    "io": "Files",
    "interop": "Other libraries",
    "metrics": "Errors of trajectories",
    "algebra": "Algebra of declared ops",
    "ops": "Ops",
    "transform": "Functions with cuRobo's names",
    "functions": "Functions with buffers",
    "sampling": "Sampling",
    "distributions": "Distributions",
    "testing": "Testing",
    "errors": "Errors",
}


def pages() -> dict[str, tuple[str, list[str]]]:
    """The pages of the reference: by file name, the title and the full names that are described there."""
    modules = {name for name in posekit.__all__ if inspect.ismodule(getattr(posekit, name))}
    top = [name for name in posekit.__all__ if name not in modules]
    listed = {f"posekit.{module}": importlib.import_module(f"posekit.{module}").__all__ for module in MODULES}
    found = {name.lower(): (name, [f"posekit.{name}"]) for name in CLASSES}
    elsewhere = {name for module, names in listed.items() for name in names if module != "posekit.algebra"}
    rest = [f"posekit.{name}" for name in top if name not in CLASSES and name not in elsewhere]
    found["functions"] = "Functions, solvers and settings", rest
    for module, title in MODULES.items():
        names = listed[f"posekit.{module}"]
        if module == "ops":
            names = []
        full = [f"posekit.{module}.{name}" for name in names]
        found[f"module_{module.replace('.', '_')}"] = (
            title,
            [f"posekit.{module}", *[name for name in full if name not in listed]],
        )
    return found


def directive(name: str) -> str:
    """What makes Sphinx describe a public name."""
    module, _, short = name.rpartition(".")
    if name in {f"posekit.{module}" for module in MODULES}:
        return f".. automodule:: {name}\n"
    value = getattr(importlib.import_module(module), short)
    if inspect.isclass(value):
        return f".. autoclass:: {name}\n   :members:\n   :inherited-members: {', '.join(OTHERS)}\n"
    return f".. auto{'function' if callable(value) else 'data'}:: {name}\n"


def reference(folder: pathlib.Path) -> None:
    """Write a page for each group of public names."""
    folder.mkdir(parents=True)
    for file, (title, names) in pages().items():
        text = "\n".join(directive(name) for name in names)
        (folder / f"{file}.rst").write_text(f"{title}\n{'=' * len(title)}\n\n{text}")
    rows = "\n".join(f"| [{title}]({file}.rst) | {summary(names)} |" for file, (title, names) in pages().items())
    toctree = "```{toctree}\n:hidden:\n\n" + "\n".join(pages()) + "\n```"
    table = f"| page | what it has |\n|---|---|\n{rows}"
    (folder / "index.md").write_text(f"# Reference\n\nEvery public name, with its examples.\n\n{table}\n\n{toctree}\n")


def summary(names: list[str]) -> str:
    """What a page of the reference has, in one line: the names of functions, or the first line of a docstring."""
    if len(names) > 1 and names[0] not in {f"posekit.{module}" for module in MODULES}:
        return ", ".join(f"`{name.rpartition('.')[2]}`" for name in names)
    module, _, short = names[0].rpartition(".")
    value = getattr(importlib.import_module(module), short)
    return str(inspect.getdoc(value)).partition("\n")[0].replace("|", "\\|")


def gallery(folder: pathlib.Path) -> None:
    """Copy the notebooks, and write a page of their pictures."""
    shutil.copytree(HERE / "pictures", folder / "pictures")
    cards, names = [], []
    for path in sorted(HERE.glob("*.ipynb")):
        shutil.copy(path, folder)
        title = json.loads(path.read_text())["cells"][0]["source"][0].removeprefix("# ").strip()
        name, _, further = title.partition(":")
        further = further.strip().capitalize()
        cards.append(
            f":::{{grid-item-card}} {int(path.stem[:2])}. {name}\n:link: {path.stem}\n:link-type: doc\n"
            f":img-top: pictures/{path.stem}.png\n{further}\n:::"
        )
        names.append(path.stem)
    grid = "::::{grid} 1 2 2 3\n:gutter: 3\n\n" + "\n\n".join(cards) + "\n::::"
    toctree = "```{toctree}\n:hidden:\n\n" + "\n".join(names) + "\n```"
    (folder / "index.md").write_text(f"# Notebooks\n\nIn the order in which one learns.\n\n{grid}\n\n{toctree}\n")


def build(out: pathlib.Path) -> None:
    """Write the site to a folder. Warnings of Sphinx, such as dead links, are errors."""
    with tempfile.TemporaryDirectory() as scratch:
        docs = pathlib.Path(scratch)
        shutil.copytree(SOURCES / "pages", docs, dirs_exist_ok=True)
        shutil.copy(SOURCES / "conf.py", docs)
        shutil.copytree(SOURCES / "static", docs / "static")
        shutil.copy(HERE.parent / "CHANGELOG.md", docs / "changelog.md")
        gallery(docs / "notebooks")
        reference(docs / "reference")
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(docs / "_build"), str(docs)]
        subprocess.run([*command, str(out.resolve())], check=True)


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        raise SystemExit("usage: python notebooks/site.py OUT")
    build(pathlib.Path(arguments[0]))


if __name__ == "__main__":
    main(sys.argv[1:])
