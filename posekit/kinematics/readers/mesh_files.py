"""The triangles of mesh files, which trimesh reads."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ... import arguments

_FILES = 64  # whose meshes are kept: those of the two sides of a robot are often the same


def mesh_file(path: str, where: str) -> list[tuple[NDArray[np.float64], NDArray[np.int64], tuple[float, ...] | None]]:
    """The meshes of a file, with the colour of each. Errors begin with ``where``."""
    if not Path(path).is_file():
        raise OSError(f"{path}: there is no such file")
    return _loaded(path, Path(path).stat().st_mtime_ns, where)


@functools.lru_cache(maxsize=_FILES)
def _loaded(
    path: str, changed: int, where: str
) -> list[tuple[NDArray[np.float64], NDArray[np.int64], tuple[float, ...] | None]]:
    trimesh = arguments.import_extra(f"{where}: {path}:", "trimesh", "viz")
    if Path(path).suffix.lower() == ".dae":
        arguments.import_extra(f"{where}: {path}:", "collada", "viz")
    try:
        scene = trimesh.load_scene(path)
        pieces, unit = scene.dump(), _metres(trimesh, scene, path)
    except Exception as error:  # the readers of formats raise whatever they meet in a damaged file
        raise ValueError(f"{path}: trimesh cannot read it: {error}") from error
    meshes = []
    for piece in pieces:
        if isinstance(piece, trimesh.Trimesh) and len(piece.faces):  # others are lines and points
            vertices, faces = np.asarray(piece.vertices, np.float64), np.asarray(piece.faces, np.int64)
            meshes.append((unit * vertices, faces, _own_colour(piece)))
    if not meshes:
        raise ValueError(f"{path}: it has no triangles")
    return meshes


def _metres(trimesh: Any, scene: Any, path: str) -> float:
    """The length of a file's unit: COLLADA states one, other formats are in metres, as URDF has it."""
    if Path(path).suffix.lower() != ".dae" or scene.units is None:
        return 1.0
    return float(trimesh.units.unit_conversion(scene.units, "meters"))


def _own_colour(mesh: Any) -> tuple[float, ...] | None:
    """The colour of a mesh's material, or None if it has none."""
    material = getattr(mesh.visual, "material", None)
    if material is not None:
        return tuple((np.asarray(material.main_color, np.float64) / 255).tolist())
    if mesh.visual.defined:
        return tuple((np.asarray(mesh.visual.main_color, np.float64) / 255).tolist())
    return None
