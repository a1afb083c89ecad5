"""Reading of URDF and SRDF, the Unified and the Semantic Robot Description Format, by the standard library."""

from __future__ import annotations

import math
import os
from typing import Any, TypeVar

import attrs
import torch

from ... import arguments
from ...errors import ArgumentError, FormatError
from ...values import Pose
from .. import building
from ..inertias import StatedInertia
from ..joints import Joint
from ..model import Model
from ..visuals import Visual, Visuals
from . import link_shapes
from .document import XmlElement, XmlReader
from .packages import example_source

R = TypeVar("R", bound=Model)

_KINDS: dict[str, str] = {
    "fixed": "fixed",
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "planar": "planar",
    "floating": "free",
}


def example(kind: type[R], name: str, floating: bool, folder: Any, dtype: torch.dtype | None, device: Any) -> R:
    return from_urdf(kind, example_source(name, folder), floating, "follow", dtype, device)


def from_urdf(kind: type[R], source: Any, floating: bool, mimic: str, dtype: torch.dtype | None, device: Any) -> R:
    if not isinstance(source, str | os.PathLike):
        actual = type(source).__name__
        raise ArgumentError(f"Robot.from_urdf: source must be a path or a string that begins with '<', got {actual}")
    arguments.check_choice(mimic, ("follow", "ignore"), "Robot.from_urdf: mimic")
    joints, links, shapes, where = _read(source)
    known = {joint.name for joint in joints}
    for i, joint in enumerate(joints):
        if joint.mimic is not None and joint.mimic not in known:
            if mimic == "follow":
                fact = f'mimics {joint.mimic!r}, which does not exist; mimic="ignore" makes it a joint of its own'
                raise FormatError(f"{where}: joint {joint.name!r} {fact}")
            joints[i] = attrs.evolve(joint, mimic=None, multiplier=1.0, offset=0.0)
    bodies = {name: body for name, body in links.items() if body is not None}
    folder = "" if where == _TEXT else os.path.dirname(os.path.abspath(where))
    places = {name: (name, None) for name in links}
    visuals = Visuals(shapes=tuple(shapes), folder=folder, places=places) if shapes else None
    method = "Robot.from_urdf"
    return building.from_joints(kind, joints, list(links), floating, dtype, device, method, where, bodies, visuals)


_TEXT = "URDF text"  # what messages call a source that is no file
_Read = tuple[list[Joint], dict[str, StatedInertia | None], list[Visual], str]


def _read(source: str | os.PathLike[str]) -> _Read:
    """Read the joints and the links of a robot.

    Args:
        source: The path of a file, or the text itself: a string whose first character is ``<``.

    Returns:
        The joints and the links, in the file's order, the shapes of the links, and the file's name for error messages.
        A link is None if it has no inertia.
    """
    if isinstance(source, str) and not source.strip("\ufeff \t\r\n"):
        raise FormatError(f"{_TEXT}: the text is empty: expected a path, or a text that begins with <")
    if isinstance(source, str) and source.lstrip("\ufeff \t\r\n").startswith("<"):
        return _UrdfReader(_TEXT).read(source.lstrip("\ufeff \t\r\n").encode())
    where = os.fspath(source)
    with open(where, "rb") as file:
        text = file.read()
    return _UrdfReader(str(where)).read(text)


class _UrdfReader(XmlReader):
    """Reads one robot."""

    def read(self, text: bytes) -> _Read:
        root = self.parse(text)
        if root.tag != "robot":
            self.fail(root, f"the root element must be <robot>, got <{root.tag}>")
        links: dict[str, StatedInertia | None] = {}
        for element in root.children:
            if element.tag == "link":
                name = self.name(element, "a link")
                if name in links:
                    self.fail(element, f"there are two links {name!r}")
                links[name] = self.body(element, name)
        joints = [self.joint(e, set(links)) for e in root.children if e.tag == "joint" and "type" in e.attributes]
        for element in root.children:
            if element.tag == "joint" and "type" not in element.attributes:
                self.fail(element, f"joint {element.attributes.get('name')!r} has no type")
        return joints, links, list(link_shapes.of_urdf(self, root)), self.where

    def joint(self, element: XmlElement, links: set[str]) -> Joint:
        name = self.name(element, "a joint")
        kind = element.attributes["type"]
        if kind not in _KINDS:
            self.fail(element, f"joint {name!r}: type must be one of {', '.join(_KINDS)}, got {kind!r}")
        ends: dict[str, str] = {}
        for end in ("parent", "child"):
            tag = element.find(end)
            link = tag.attributes.get("link") if tag else None
            if link is None:
                self.fail(element, f"joint {name!r} has no {end} link")
            if link not in links:
                self.fail(tag, f"joint {name!r}: its {end} link {link!r} does not exist")
            ends[end] = link
        options: dict[str, Any] = {}
        if _KINDS[kind] in ("revolute", "prismatic", "planar"):
            options["axis"] = self.axis(element, name)
        if _KINDS[kind] in ("revolute", "prismatic"):
            options |= self.limits(element, name, kind) | self.mimic(element, name)
        dynamics = element.find("dynamics")
        if dynamics is not None and kind != "fixed":
            (options["damping"],) = self.numbers(dynamics, "damping", 1, "0", name)
        options["origin"] = self.origin(element, name)
        try:
            return Joint(name=name, parent=ends["parent"], child=ends["child"], kind=_KINDS[kind], **options)
        except FormatError as error:
            self.fail(element, str(error))

    def body(self, element: XmlElement, name: str) -> StatedInertia | None:
        """The inertia of a link, in its frame. Without <inertia> it is that of a point. Values are checked on use."""
        inertial = element.find("inertial")
        if inertial is None:
            return None
        mass = inertial.find("mass")
        value = self.numbers(mass, "value", 1, None, name, "link")[0] if mass else math.nan
        if value < 0:
            self.fail(mass, f"link {name!r}: the mass must not be negative, got {value:.6g}")
        origin = self.origin(inertial, name, "link")
        moments, keys = inertial.find("inertia"), ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
        xx, xy, xz, yy, yz, zz = [self.numbers(moments, k, 1, "0", name, "link")[0] if moments else 0.0 for k in keys]
        inertia = torch.tensor([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], dtype=torch.float64)
        if origin.quaternion[1:].any():  # most have no rotation, and need no kernel
            rotation = origin.rotation.matrix()
            inertia = rotation @ inertia @ rotation.mT
        return StatedInertia(value, origin.position.tolist(), inertia.tolist())

    def origin(self, element: XmlElement, name: str, owner: str = "joint") -> Pose:
        tag = element.find("origin") or XmlElement("origin", {}, element.line)
        xyz = self.numbers(tag, "xyz", 3, "0 0 0", name, owner)
        rpy = self.numbers(tag, "rpy", 3, "0 0 0", name, owner)
        return Pose(*torch.tensor([*xyz, *link_shapes.quaternion(*rpy)], dtype=torch.float64).split((3, 4)))

    def axis(self, element: XmlElement, name: str) -> list[float]:
        tag = element.find("axis")
        values = [1.0, 0.0, 0.0] if tag is None else self.numbers(tag, "xyz", 3, "1 0 0", name)
        if not any(values):
            self.fail(tag, f"joint {name!r}: the axis must not be zero")
        return values

    def limits(self, element: XmlElement, name: str, kind: str) -> dict[str, float]:
        """The limits. A continuous joint turns without end, whatever its <limit> says about positions."""
        limit = element.find("limit")
        if limit is None:
            return {}
        keys = ("velocity", "effort") if kind == "continuous" else ("lower", "upper", "velocity", "effort")
        limits = {key: self.numbers(limit, key, 1, None, name)[0] for key in keys if key in limit.attributes}
        if kind != "continuous" and ("lower" in limits) != ("upper" in limits):
            limits = {"lower": 0.0, "upper": 0.0} | limits  # the default of the format
        return limits

    def mimic(self, element: XmlElement, name: str) -> dict[str, Any]:
        tag = element.find("mimic")
        if tag is None:
            return {}
        if "joint" not in tag.attributes:
            self.fail(tag, f"joint {name!r}: <mimic> has no joint")
        (multiplier,) = self.numbers(tag, "multiplier", 1, "1", name)
        (offset,) = self.numbers(tag, "offset", 1, "0", name)
        return {"mimic": tag.attributes["joint"], "multiplier": multiplier, "offset": offset}


_WHERE = "Robot.disabled_pairs"
_BLANK = "\ufeff \t\r\n"


def disabled_pairs(robot: Model, source: Any) -> list[tuple[str, str]]:
    """The pairs of links of a robot that a file or a text names, each once, in the order of the text."""
    if not isinstance(source, str | os.PathLike):
        kind = type(source).__name__
        raise ArgumentError(f"{_WHERE}: source must be a path or a string that begins with '<', got {kind}")
    if isinstance(source, str) and not source.strip(_BLANK):
        raise FormatError("SRDF text: the text is empty: expected a path, or a text that begins with <")
    if isinstance(source, str) and source.lstrip(_BLANK).startswith("<"):
        reader, text = XmlReader("SRDF text"), source.lstrip(_BLANK).encode()
    else:
        reader = XmlReader(os.fspath(source))
        with open(source, "rb") as file:
            text = file.read()
    root = reader.parse(text)
    if root.tag != "robot":
        reader.fail(root, f"the root element must be <robot>, got <{root.tag}>")
    pairs: dict[tuple[str, str], None] = {}
    for element in root.children:
        if element.tag != "disable_collisions":
            continue
        names = [element.attributes.get(key) for key in ("link1", "link2")]
        if names[0] is None or names[1] is None:
            reader.fail(element, "<disable_collisions> must have link1 and link2")
        first, second = sorted((names[0], names[1]))
        if first in robot.tree.index and second in robot.tree.index and first != second:
            pairs[first, second] = None
    return list(pairs)
