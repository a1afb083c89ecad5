"""Robots by name: those of posekit, of the package example-robot-data, and of folders."""

from __future__ import annotations

import difflib
import importlib.metadata
import importlib.resources
import os
import pathlib
from collections.abc import Iterator
from typing import Any

from ...errors import ArgumentError, OptionError

_WHERE = "Robot.example"
EXAMPLES = ("arm", "humanoid")
_PACKAGE, _SHARED = "example-robot-data", "share/example-robot-data/robots"
_PREFIXES = ("CONDA_PREFIX", "AMENT_PREFIX_PATH", "CMAKE_PREFIX_PATH")  # where ROS and conda install packages
_SKIPPED = {"meshes", "textures", "media"}  # folders of a description, of up to thousands of files
_NEAREST = 5  # names in an error


def example_source(name: Any, folder: Any) -> str | pathlib.Path:
    """The text of one of posekit's robots, or the path of the URDF file that the name stands for."""
    if not isinstance(name, str):
        raise ArgumentError(f"{_WHERE}: name must be a string, got {type(name).__name__}")
    if folder is not None and not isinstance(folder, str | os.PathLike):
        raise ArgumentError(f"{_WHERE}: folder must be a path, got {type(folder).__name__}")
    if folder is None and name in EXAMPLES:
        package = __package__.rpartition(".")[0]
        return importlib.resources.files(package).joinpath("examples", f"{name}.urdf").read_text()
    files = sorted(_files(pathlib.Path(folder))) if folder is not None else _known_files()
    return _found(name, files, folder)


def _known_files() -> list[pathlib.Path]:
    """The URDF files of example-robot-data, and of what robot_descriptions has downloaded."""
    roots = []
    try:
        package = importlib.metadata.distribution(_PACKAGE)
        roots.append(pathlib.Path(str(package.locate_file(f"cmeel.prefix/{_SHARED}"))))
    except importlib.metadata.PackageNotFoundError:
        pass
    for variable in _PREFIXES:
        roots += [pathlib.Path(x, _SHARED) for x in os.environ.get(variable, "").split(os.pathsep) if x]
    roots.append(pathlib.Path(os.environ.get("ROBOT_DESCRIPTIONS_CACHE", "~/.cache/robot_descriptions")).expanduser())
    return [path for root in dict.fromkeys(roots) for path in sorted(_files(root))]


def _files(root: pathlib.Path) -> Iterator[pathlib.Path]:
    for folder, inner, names in os.walk(root):
        inner[:] = [x for x in inner if not x.startswith(".") and x not in _SKIPPED]
        yield from (pathlib.Path(folder, x) for x in names if x.endswith(".urdf"))


def _found(name: str, files: list[pathlib.Path], folder: Any) -> pathlib.Path:
    """The file with the robot's name, as "panda" or "ur5_robot", or of its description, as "g1_description"."""
    asked = name.lower().replace("-", "_").removesuffix(".urdf")
    stems = [(path.stem.lower().replace("-", "_"), path) for path in files]
    exact = [p for stem, p in stems if stem == f"{asked}_robot"] or [p for stem, p in stems if stem == asked]
    described = [p for _, p in stems if any(part.lower().startswith(asked) for part in p.parts[-3:-1])]
    chosen = exact or sorted(described, key=lambda p: (len(p.stem), p.stem))[:1]
    if len({p.parent.parent.name for p in chosen}) > 1:
        places = ", ".join([p.parent.parent.name for p in chosen])
        raise OptionError(f"{_WHERE}: {name!r} is in {places}; say which one by the name of its folder")
    if chosen:
        return chosen[0]
    known = [*(EXAMPLES if folder is None else ()), *dict.fromkeys([stem for stem, _ in stems])]
    near = difflib.get_close_matches(asked, known, _NEAREST, 0.5) or known[:_NEAREST]
    facts = f"there is no robot {name!r}" + (f" in {os.fspath(folder)}" if folder is not None else "")
    remedy = f"; there are {', '.join(near)}" if near else ""
    if folder is None and len(known) == len(EXAMPLES):
        remedy += '; pip install "posekit[robot-data]" has 60 more, such as panda, ur5, g1 and talos_reduced'
    raise OptionError(
        f"{_WHERE}: {facts}{remedy}" + ("" if folder is not None else "; `folder` may be one of URDF files")
    )
