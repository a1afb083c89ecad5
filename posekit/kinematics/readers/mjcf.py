"""Reading of MJCF, MuJoCo's format, by way of the model that the package `mujoco` compiles."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

import numpy as np
import torch

from ... import arguments
from ...errors import ArgumentError, FormatError
from ...values import Pose, Rotation
from .. import building
from ..inertias import StatedInertia
from ..joints import Joint
from ..model import Model
from ..visuals import Visuals

_WHERE = "Robot.from_mjcf"
_KINDS: tuple[str, ...] = ("free", "spherical", "prismatic", "revolute")  # in the order of MuJoCo's mjtJoint
# A lookahead is not entered again once it has matched, so that text without a tag is read once.
_FIRST_TAG = re.compile(
    r"(?=(?P<above>(?:\s+|<!--.*?-->|<\?.*?\?>|<!\w[^>]*>)*))(?P=above)<(?P<tag>[\w:.-]+)", re.DOTALL
)

_TEXT, _COMPILED = "MJCF text", "MjModel"  # what messages call a source that is no file
_BLANK = "\ufeff \t\r\n"

R = TypeVar("R", bound=Model)


def from_mjcf(kind: type[R], source: Any, sites: Sequence[str], dtype: torch.dtype | None, device: Any) -> R:
    library = arguments.import_extra(_WHERE, "mujoco", "robots")
    if isinstance(sites, str):
        raise ArgumentError(f"{_WHERE}: sites must be a list of names, got the string {sites!r}")
    model, where, unknown, total = _compiled(library, source)
    reader = _ModelReader(library, model, where)
    origin = source.lstrip(_BLANK) if where == _TEXT else os.path.abspath(where) if where != _COMPILED else source
    visuals = Visuals(model=origin, places={name: (name, None) for name in reader.links})
    bodies = reader.inertias(unknown, total)  # before the names of sites are added to the links
    joints = [*reader.joints(), *[reader.site(name) for name in sites]]
    return building.from_joints(kind, joints, [reader.links[0]], False, dtype, device, _WHERE, where, bodies, visuals)


class _CompiledModel(NamedTuple):
    """A compiled model.

    Attributes:
        model: The model.
        where: What error messages call its source.
        unknown: The bodies whose inertia it does not know; None for all bodies.
        total: The sum to which masses are to be scaled, unless it is negative.
    """

    model: Any
    where: str
    unknown: set[str] | None
    total: float = -1.0


def _compiled(library: ModuleType, source: Any) -> _CompiledModel:
    if isinstance(source, library.MjModel):
        return _CompiledModel(source, _COMPILED, set())
    if not isinstance(source, str | os.PathLike):
        kinds = "a path, a string that begins with '<' or a mujoco.MjModel"
        raise ArgumentError(f"{_WHERE}: source must be {kinds}, got {type(source).__name__}")
    if isinstance(source, str) and not source.strip(_BLANK):
        raise FormatError("MJCF text: the text is empty: expected a path, or a text that begins with <")
    is_text = isinstance(source, str) and source.lstrip(_BLANK).startswith("<")
    text, where = (str(source).lstrip(_BLANK), _TEXT) if is_text else _read(source)
    tag = _FIRST_TAG.match(text)
    if tag and tag["tag"] == "robot":
        raise FormatError(f"{where}: the root element is <robot>, as in URDF: read it with Robot.from_urdf")

    def parsed() -> Any:
        return library.MjSpec.from_string(text) if is_text else library.MjSpec.from_file(where)

    try:
        spec = parsed()
        if _is_aligned_by_inertia(library, spec):
            return _CompiledModel(spec.compile(), where, set())
        # Inertias need the geometry of some bodies, whose meshes may be missing: then these have no known inertia.
        for are_meshes_read in (True, False):
            reduced = parsed()
            unknown = _reduce(library, reduced, are_meshes_read)
            try:
                return _CompiledModel(reduced.compile(), where, unknown, spec.compiler.settotalmass)
            except ValueError:
                continue
        _make_kinematic(spec)
        return _CompiledModel(spec.compile(), where, None)
    except ValueError as error:  # MuJoCo names the element and its line
        raise FormatError(f"{where}: MuJoCo cannot compile it: {' '.join(str(error).split())}") from error


# What moves no link and has no mass. All that refers to an actuator is among it.
_UNUSED = (
    *("actuators", "sensors", "pairs", "excludes", "equalities", "tendons", "keys", "tuples", "skins", "flexes"),
    *("hfields", "materials", "textures"),
)


def delete_all(spec: Any, *kinds: str) -> None:
    """Delete what moves no link and has no mass, and further kinds of elements."""
    for kind in (*_UNUSED, *kinds):
        for element in list(getattr(spec, kind)):
            spec.delete(element)


def _reduce(library: ModuleType, spec: Any, are_meshes_read: bool) -> set[str]:
    """Remove all that the inertias of bodies do not depend on, and the meshes unless they are read.

    Returns:
        The names of the bodies whose inertia depends on a mesh that was removed.
    """
    modes = library.mjtInertiaFromGeom
    unknown, used = set(), set()
    for body in spec.bodies:
        mode, geoms = body.compiler.inertiafromgeom, list(body.geoms)
        is_read = mode == modes.mjINERTIAFROMGEOM_TRUE or (
            mode == modes.mjINERTIAFROMGEOM_AUTO and math.isnan(body.ipos[0])
        )
        meshes = {geom.meshname for geom in geoms if geom.meshname} if is_read and body is not spec.worldbody else set()
        if meshes and not are_meshes_read:
            unknown.add(body.name)
            set_inertia(body)
            is_read = False
        elif is_read and geoms:
            body.explicitinertial, body.ipos = False, [math.nan] * 3  # MuJoCo's marks of one without <inertial>
            used |= meshes
        for geom in geoms:
            geom.material = ""
            if not is_read or geom.type in (library.mjtGeom.mjGEOM_HFIELD, library.mjtGeom.mjGEOM_PLANE):
                spec.delete(geom)
    if unknown:
        without_inertia_of_geoms(library, spec)
        if spec.compiler.settotalmass > 0 or spec.compiler.fusestatic:  # other masses depend on them
            unknown = {body.name for body in spec.bodies}
    spec.compiler.settotalmass = -1  # MuJoCo warns that it is deprecated, in a file MUJOCO_LOG.TXT
    delete_all(spec)
    for mesh in list(spec.meshes):
        if mesh.name not in used:
            spec.delete(mesh)
    for site in spec.sites:
        site.material = ""
    spec.memory = -1  # as much as is needed: that of the file may be too little for these inertias
    return unknown


def without_inertia_of_geoms(library: ModuleType, spec: Any) -> None:
    """Let the inertias count that bodies have of their own."""
    modes = library.mjtInertiaFromGeom
    for body in spec.bodies:
        if body.compiler.inertiafromgeom == modes.mjINERTIAFROMGEOM_TRUE:
            body.compiler.inertiafromgeom = modes.mjINERTIAFROMGEOM_AUTO


def set_inertia(body: Any) -> None:
    body.explicitinertial, body.mass, body.inertia, body.fullinertia = True, 1.0, [1.0] * 3, [np.nan] * 6
    body.ipos, body.iquat, body.plugin.active = [0.0] * 3, [1.0, 0.0, 0.0, 0.0], False


def _make_kinematic(spec: Any) -> None:
    """Remove geometry, assets and forces, so that no mesh needs to be there, and none is read."""
    delete_all(spec, "geoms", "meshes")
    for site in spec.sites:
        site.material = ""
    for body in spec.bodies[1:]:  # bodies that move must have a mass, which geoms gave them
        set_inertia(body)
    spec.compiler.inertiafromgeom, spec.compiler.settotalmass = 0, -1
    spec.memory = -1


def _is_aligned_by_inertia(library: ModuleType, spec: Any) -> bool:
    """Whether a body's frame depends on its inertia, so that it needs the geometry."""
    align = library.mjtAlignFree
    modes = (align.mjALIGNFREE_TRUE, *([align.mjALIGNFREE_AUTO] if spec.compiler.alignfree else []))
    return any([j.type == library.mjtJoint.mjJNT_FREE and j.align in modes for j in spec.joints])


def _read(path: str | os.PathLike[str]) -> tuple[str, str]:
    where = os.fsdecode(path)
    with open(where, encoding="utf-8-sig", errors="replace") as file:
        return file.read(), where


class _ModelReader:
    """Makes joints of the arrays of a compiled model, in the order of its bodies, which is depth first.

    Attributes:
        links: The names of all links. The first ones are those of the bodies.
        names: The names of all joints. The first ones are those of MuJoCo's joints.
    """

    def __init__(self, library: ModuleType, model: Any, where: str) -> None:
        self.library, self.model, self.where = library, model, where
        self.links = names_of_bodies([model.body(i).name for i in range(model.nbody)])
        self.names = _named([model.joint(j).name for j in range(model.njnt)], "joint")

    def joints(self) -> list[Joint]:
        return [joint for body in range(1, self.model.nbody) for joint in self.body(body)]

    def body(self, body: int) -> list[Joint]:
        """The joints between a body and its parent, each with a link of its own.

        The frame of the last joint is that of the body, unless its anchor is elsewhere: then a fixed joint follows.
        """
        model, link, names = self.model, self.links[body], self.names
        first, count = int(model.body_jntadr[body]), int(model.body_jntnum[body])
        above = self.links[int(model.body_parentid[body])]
        origin = self.pose(model.body_pos[body], model.body_quat[body], f"body {link!r}: its pose")
        joints: list[Joint] = []
        for j in range(first, first + count):
            kind = _KINDS[int(model.jnt_type[j])]
            if kind == "free":  # its numbers are a pose in the world, whatever the pose of the body is
                origin = Pose.identity(dtype=torch.float64)
            # A translation has no anchor.
            anchor = torch.tensor(model.jnt_pos[j] if kind in ("revolute", "spherical") else np.zeros(3))
            is_last = j == first + count - 1 and not anchor.any()
            child = link if is_last else _added(f"{link}/{names[j]}", self.links)
            joints.append(self.joint(j, kind, names[j], above, child, origin @ _moved(anchor)))
            above, origin = child, _moved(-anchor)
        if above != link:
            joints.append(
                Joint(name=_added(f"{link}_fixed", names), parent=above, child=link, kind="fixed", origin=origin)
            )
        return joints

    def inertias(self, unknown: set[str] | None, total: float) -> dict[str, StatedInertia]:
        """The inertia of each body's link, in its frame, scaled to a total mass."""
        model, by_link = self.model, {}
        scale = total / float(model.body_mass.sum()) if total > 0 else 1.0
        for i in range(1, model.nbody):
            if unknown is None or model.body(i).name in unknown:
                by_link[self.links[i]] = StatedInertia.of(math.nan)
                continue
            rotation = Rotation(torch.tensor(model.body_iquat[i])).matrix().numpy()
            inertia = scale * rotation @ np.diag(model.body_inertia[i]) @ rotation.T
            by_link[self.links[i]] = StatedInertia(
                scale * float(model.body_mass[i]), model.body_ipos[i].tolist(), inertia.tolist()
            )
        return by_link

    def joint(self, j: int, kind: str, name: str, parent: str, child: str, origin: Pose) -> Joint:
        """A joint, with MuJoCo's reference `qpos0`, where the joint has no effect, moved into its origin."""
        model, first = self.model, int(self.model.jnt_dofadr[j])
        options: dict[str, Any] = {
            name: float(getattr(model, f"dof_{name}")[first]) for name in ("armature", "damping")
        }
        if kind in ("revolute", "prismatic"):
            axis = torch.tensor(model.jnt_axis[j])
            reference = -axis * float(model.qpos0[int(model.jnt_qposadr[j])])
            origin = origin @ (Rotation.exp(reference) if kind == "revolute" else _moved(reference))
            options["axis"] = axis
            if model.jnt_limited[j]:
                options["lower"], options["upper"] = map(float, model.jnt_range[j])
        if not (origin.position.isfinite().all() and origin.quaternion.isfinite().all()):
            raise FormatError(f"{self.where}: joint {name!r}: its anchor, axis or reference is not finite")
        try:
            return Joint(name=name, parent=parent, child=child, kind=kind, origin=origin, **options)
        except FormatError as error:
            raise FormatError(f"{self.where}: {error}") from error

    def site(self, name: str) -> Joint:
        """The fixed joint of a site, which becomes a link."""
        model = self.model
        i = self.library.mj_name2id(model, self.library.mjtObj.mjOBJ_SITE, name) if isinstance(name, str) else -1
        if i < 0:
            known = [model.site(i).name for i in range(model.nsite) if model.site(i).name]
            shown = ", ".join(known[:20]) + (", ..." if len(known) > 20 else "")
            raise ArgumentError(f"{_WHERE}: {self.where} has no site {name!r}; the sites are {shown or 'none'}")
        if name in self.links:
            raise ArgumentError(f"{_WHERE}: the site {name!r} cannot become a link: there is a link of that name")
        self.links.append(name)
        parent = self.links[int(model.site_bodyid[i])]
        origin = self.pose(model.site_pos[i], model.site_quat[i], f"site {name!r}: its pose")
        return Joint(name=_added(f"{name}_site", self.names), parent=parent, child=name, kind="fixed", origin=origin)

    def pose(self, position: Any, quaternion: Any, what: str) -> Pose:
        if not (np.isfinite(position).all() and np.isfinite(quaternion).all()):
            raise FormatError(f"{self.where}: {what} is not finite")
        return Pose(torch.tensor(position), quaternion=torch.tensor(quaternion))


def _moved(position: torch.Tensor) -> Pose:
    return Pose(position, quaternion=torch.tensor([1.0, 0.0, 0.0, 0.0], dtype=torch.float64))


def names_of_bodies(names: list[str]) -> list[str]:
    return _named(names, "body")


def _named(names: list[str], what: str) -> list[str]:
    """The names, with others for those that are empty."""
    taken = [name for name in names if name]
    return [name or _added(f"{what}{i}", taken) for i, name in enumerate(names)]


def _added(name: str, taken: list[str]) -> str:
    """Append a name, with as many underscores as it needs to be a new one, and return it."""
    while name in taken:
        name += "_"
    taken.append(name)
    return name
