"""The shapes of bodies of MJCF, by way of the model that the package `mujoco` compiles."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from ... import arguments
from ..visuals import Visual
from .mjcf import delete_all, names_of_bodies, set_inertia, without_inertia_of_geoms

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
