"""The shapes of links: read from URDF with the robot, and by MuJoCo when they are drawn."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from ...errors import FormatError
from ..visuals import Visual, Visuals
from .document import XmlElement, XmlReader
from .mjcf_shapes import of_mujoco


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
        fields["quaternion"] = _quaternion(*numbers(origin, "rpy", 3, "0 0 0"))
    material = visual.find("material")
    if material is not None:
        colour = material.find("color") or colours.get(material.attributes.get("name", ""))
        if colour is not None:
            fields["colour"] = tuple(numbers(colour, "rgba", 4))
    return fields


def _quaternion(roll: float, pitch: float, yaw: float) -> tuple[float, ...]:
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
