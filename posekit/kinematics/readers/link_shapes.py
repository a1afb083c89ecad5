"""The shapes of links, of URDF and of MJCF, and the triangles of mesh files, which trimesh reads."""

from __future__ import annotations

import functools
import math
import os
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from ... import arguments
from ...errors import FormatError
from ..visuals import Visual, Visuals
from .document import XmlElement, XmlReader
from .mjcf import delete_all, names_of_bodies, set_inertia, without_inertia_of_geoms

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


_GREY = [0.5, 0.5, 0.5, 1.0]  # of a geom that has no colour, so that its material has the say
_SHOWN = 2  # MuJoCo's viewer shows groups up to this one; collision geometry usually has a higher one


def of_mujoco(source: Any) -> list[Visual]:
    """The geoms that MuJoCo's viewer shows, or that collide, but for planes and height fields.

    Args:
        source: The path of a file, its text, or a compiled model.
    """
    library = arguments.import_extra("drawing a robot of MJCF", "mujoco", "robots")
    missing: list[Visual] = []
    if source == "":
        fault = "the shapes of a compiled model are not stored with its robot; read it again"
        return [Visual(link="", kind="", fault=fault)]
    if isinstance(source, str):
        is_text = source.startswith("<")
        if not is_text and not os.path.isfile(source):
            return [Visual(link="", kind="", fault=f"{source}: there is no such file")]
        try:
            spec = library.MjSpec.from_string(source) if is_text else library.MjSpec.from_file(source)
            missing = _reduce(library, spec)
            source = spec.compile()
        except ValueError as error:  # as of a mesh of a format that it does not read
            return [Visual(link="", kind="", fault=f"MuJoCo cannot compile it: {' '.join(str(error).split())}")]
    return [*_geoms(library, source), *missing]


def _reduce(library: ModuleType, spec: Any) -> list[Visual]:
    """Remove what is not drawn, and return the geoms whose meshes have no file, with the path where it should be."""
    colours = {material.name: list(material.rgba) for material in spec.materials}
    for geom in spec.geoms:
        if geom.material and list(geom.rgba) == _GREY:
            geom.rgba = colours.get(geom.material, _GREY)
        geom.material = ""
    for site in spec.sites:
        site.material = ""
    spec.compiler.discardvisual = False
    names = names_of_bodies([body.name for body in spec.bodies])
    absent = {mesh.name: path for mesh in spec.meshes if (path := _file(spec, mesh)) and not os.path.isfile(path)}
    missing = []
    for name, body in zip(names, spec.bodies, strict=True):
        lost = [geom for geom in body.geoms if geom.meshname in absent]
        for geom in lost:
            use = _use(geom.group, 1.0, geom.contype, geom.conaffinity)
            missing.append(Visual(link=name, kind="mesh", file=absent[geom.meshname], **use))
            spec.delete(geom)
        if lost and body is not spec.worldbody:
            set_inertia(body)
    for mesh in list(spec.meshes):
        if mesh.name in absent:
            spec.delete(mesh)
    if absent:
        without_inertia_of_geoms(library, spec)
    delete_all(spec)
    spec.memory = -1
    return missing


def _file(spec: Any, mesh: Any) -> str:
    """The path of a mesh's file, or ""."""
    if not mesh.file or mesh.file in spec.assets:
        return ""
    return os.path.join(spec.modelfiledir, mesh.compiler.meshdir, mesh.file)


def _use(group: int, opacity: float, *masks: int) -> dict[str, Any]:
    """Whether a geom is drawn, and whether it collides."""
    is_drawn = bool(group <= _SHOWN and opacity > 0)
    return {"is_drawn": is_drawn, "collides": any(masks)}


def _geoms(library: ModuleType, model: Any) -> Iterator[Visual]:
    kinds = library.mjtGeom
    names = names_of_bodies([model.body(i).name for i in range(model.nbody)])
    for i in range(model.ngeom):
        kind, size, shape = int(model.geom_type[i]), model.geom_size[i].tolist(), dict[str, Any]()
        if kind == kinds.mjGEOM_BOX:
            shape = {"kind": "box", "size": tuple([2 * x for x in size])}
        elif kind == kinds.mjGEOM_SPHERE:
            shape = {"kind": "sphere", "size": (size[0],)}
        elif kind == kinds.mjGEOM_ELLIPSOID:
            shape = {"kind": "ellipsoid", "size": tuple(size)}
        elif kind == kinds.mjGEOM_CYLINDER:
            shape = {"kind": "cylinder", "size": (size[0], 2 * size[1])}
        elif kind == kinds.mjGEOM_CAPSULE:
            shape = {"kind": "capsule", "size": (size[0], 2 * size[1])}
        elif kind == kinds.mjGEOM_MESH:
            mesh = int(model.geom_dataid[i])
            vertex, face = int(model.mesh_vertadr[mesh]), int(model.mesh_faceadr[mesh])
            shape = {"kind": "mesh", "size": (1.0, 1.0, 1.0)}
            shape["vertices"] = model.mesh_vert[vertex : vertex + int(model.mesh_vertnum[mesh])].copy()
            shape["faces"] = model.mesh_face[face : face + int(model.mesh_facenum[mesh])].copy()
        colour = model.geom_rgba[i].tolist()
        if model.geom_matid[i] >= 0 and colour == _GREY:
            colour = model.mat_rgba[int(model.geom_matid[i])].tolist()
        if shape:
            yield Visual(
                link=names[int(model.geom_bodyid[i])],
                position=tuple(model.geom_pos[i].tolist()),
                quaternion=tuple(model.geom_quat[i].tolist()),
                colour=tuple(colour),
                **_use(int(model.geom_group[i]), colour[3], int(model.geom_contype[i]), int(model.geom_conaffinity[i])),
                **shape,
            )


def of_urdf(reader: XmlReader, root: XmlElement) -> Iterator[Visual]:
    """The <visual> and <collision> elements of links. What is wrong has its fault; the robot is read all the same."""
    colours = {e.attributes.get("name", ""): e.find("color") for e in root.children if e.tag == "material"}
    for link in root.children:
        for visual in link.children if link.tag == "link" else ():
            name = link.attributes["name"]
            if visual.tag in ("visual", "collision"):
                use: dict[str, Any] = {"is_drawn": visual.tag == "visual", "collides": visual.tag == "collision"}
                try:
                    yield Visual(link=name, **use, **_shape(reader, visual, name, colours))
                except FormatError as error:
                    yield Visual(link=name, kind="", fault=str(error), **use)


def _shape(reader: XmlReader, visual: XmlElement, name: str, colours: dict[str, XmlElement | None]) -> dict[str, Any]:
    geometry = visual.find("geometry")
    shape = next(iter(geometry.children if geometry else ()), None)
    if shape is None:
        reader.fail(visual, f"link {name!r}: <{visual.tag}> has no geometry")

    def numbers(element: XmlElement, key: str, count: int, default: str | None = None) -> list[float]:
        return reader.numbers(element, key, count, default, name, "link")

    fields: dict[str, Any] = {"kind": shape.tag}
    if shape.tag == "box":
        fields["size"] = tuple(numbers(shape, "size", 3))
    elif shape.tag == "sphere":
        fields["size"] = tuple(numbers(shape, "radius", 1))
    elif shape.tag in ("cylinder", "capsule"):
        fields["size"] = (*numbers(shape, "radius", 1), *numbers(shape, "length", 1))
    elif shape.tag == "mesh" and shape.attributes.get("filename"):
        fields |= {"size": tuple(numbers(shape, "scale", 3, "1 1 1")), "file": shape.attributes["filename"]}
    else:
        reader.fail(shape, f"link {name!r}: <{shape.tag}> cannot be drawn")
    origin = visual.find("origin")
    if origin is not None:
        fields["position"] = tuple(numbers(origin, "xyz", 3, "0 0 0"))
        fields["quaternion"] = quaternion(*numbers(origin, "rpy", 3, "0 0 0"))
    material = visual.find("material")
    if material is not None:
        colour = material.find("color") or colours.get(material.attributes.get("name", ""))
        if colour is not None:
            fields["colour"] = tuple(numbers(colour, "rgba", 4))
    return fields


def quaternion(roll: float, pitch: float, yaw: float) -> tuple[float, ...]:
    """The product of the rotations about z, y and x."""
    (cx, sx), (cy, sy), (cz, sz) = [(math.cos(x / 2), math.sin(x / 2)) for x in (roll, pitch, yaw)]
    return (
        cz * cy * cx + sz * sy * sx,
        cz * cy * sx - sz * sy * cx,
        cz * sy * cx + sz * cy * sx,
        sz * cy * cx - cz * sy * sx,
    )


def visuals_of(visuals: Visuals) -> list[Visual]:
    """The shapes that pictures show of the links that have a place in a robot. Missing files are no errors.

    A mesh has the path of its file, or the name that the robot's file gives it where there is no such file.
    """
    return [shape for shape in _shapes_of(visuals) if shape.is_drawn]


def bodies_of(visuals: Visuals) -> list[Visual]:
    """The shapes that collide, likewise, and what is wrong with a file as a whole."""
    return [shape for shape in _shapes_of(visuals) if shape.collides or not shape.link]


def _shapes_of(visuals: Visuals) -> list[Visual]:
    read = [] if visuals.model is None else of_mujoco(visuals.model)
    shapes = [*read, *[_located(shape, visuals.folder) for shape in visuals.shapes]]
    return [shape for shape in shapes if shape.link in visuals.places or not shape.link]


def _located(shape: Visual, folder: str) -> Visual:
    return attrs.evolve(shape, file=_path(shape.file, folder)) if shape.file else shape


def _path(name: str, folder: str) -> str:
    """The path of a mesh. A package is a folder of its name above the robot's file, or one that ROS knows."""
    scheme, _, rest = name.rpartition("://")
    if scheme not in ("package", "model"):
        return str(Path(folder, rest))
    package, _, inside = rest.partition("/")
    start = Path(folder or ".").absolute()
    candidates = [base / package / inside for base in (start, *start.parents)]
    candidates += [base / inside for base in (start, *start.parents) if base.name == package]
    for variable, share in (("ROS_PACKAGE_PATH", ""), ("AMENT_PREFIX_PATH", "share"), ("CMAKE_PREFIX_PATH", "share")):
        roots = os.environ.get(variable, "").split(os.pathsep)
        candidates += [Path(root, share, package, inside) for root in roots if root]
    return next((str(path) for path in candidates if path.is_file()), name)
