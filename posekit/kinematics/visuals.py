"""The shapes of links: what files draw them with, and what of them collides.

Robots carry short descriptions; meshes are read when they are drawn or covered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from ..values import Pose


@attrs.frozen(kw_only=True, eq=False, slots=False)
class Visual:
    """One shape of a link.

    Attributes:
        link: The name of the link in the file, or if it was attached that of the robot's link, "#" and a number.
        kind: "box", "sphere", "ellipsoid", "cylinder", "capsule" or "mesh"; "" if the file cannot be understood.
        size: The edges of a box, the radius of a sphere, the radii of an ellipsoid, the radius and the length of a
            cylinder or of a capsule without its caps, along z, or the factors along the axes of a mesh.
        position: The origin of the shape in the frame of the link.
        quaternion: Its rotation, in wxyz order, of length 1.
        file: The file of a mesh, as the robot's file names it.
        vertices: The vertices of a mesh that has no file, shape (n, 3).
        faces: Its triangles, shape (m, 3).
        colour: Red, green, blue and opacity in [0, 1], or None.
        fault: What is wrong with it in the file, or "".
        is_drawn: Whether pictures show it.
        collides: Whether it is a body that keeps away from obstacles.
    """

    link: str
    kind: str
    size: tuple[float, ...] = ()
    position: tuple[float, ...] = (0.0, 0.0, 0.0)
    quaternion: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0)
    file: str = ""
    vertices: Any = None
    faces: Any = None
    colour: tuple[float, ...] | None = None
    fault: str = ""
    is_drawn: bool = True
    collides: bool = False


@attrs.frozen(kw_only=True, eq=False, slots=False)
class Visuals:
    """The shapes of a robot's links.

    Attributes:
        shapes: Those of a URDF file, and those that were attached.
        folder: The folder that its meshes are relative to.
        model: The path of a MJCF file, its text or a compiled model, whose shapes MuJoCo reads; None, or "" for a
            compiled model that was not stored with the robot.
        places: For each link of the file that has a place in the robot, the link that carries its shapes, and the pose
            of the file's link in it, shape (*batch), or None if they are one.
        covers: The spheres that were found to cover bodies: those of robots made of one another are the same.
    """

    shapes: tuple[Visual, ...] = ()
    folder: str = ""
    model: Any = None
    places: Mapping[str, tuple[str, Pose | None]] = attrs.field(factory=dict)
    covers: dict[Any, Any] = attrs.field(factory=dict)

    def of(self, links: Iterable[str], held: Mapping[str, tuple[str, Pose]]) -> Visuals:
        """The shapes of some of the links, and of those that these hold: by their names the link and their pose."""
        names, places = set(links), {}
        for name, (link, pose) in self.places.items():
            if link in names:
                places[name] = link, pose
            elif link in held:
                above, moved = held[link]
                places[name] = above, (moved if pose is None else moved @ pose).detach()
        return attrs.evolve(self, places=places)

    def __getstate__(self) -> dict[str, Any]:
        # Compiled models are large, and not for weights_only: "" says that there was one.
        model = self.model if isinstance(self.model, str | None) else ""
        return {**self.__dict__, "model": model, "covers": {}}
