"""The scenes of pages as entities of rerun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import arguments
from . import colours, scenes
from .colours import Array
from .contents import Names, layers
from .figures import check_ground, check_scale
from .layers import axes_length

_WHERE = "posekit.viz.rerun"
_STILL = np.array([1.0, 0.0, 0.0, 0.0]), np.zeros(3)


def rerun(
    *values: Any,
    names: Names = None,
    scale: float | None = None,
    trail: bool = False,
    ground: bool | float = False,
    recording: Any = None,
) -> None:
    """Log poses, trajectories, points, robots and cameras to rerun, as `show` draws them.

    It draws into a recording of rerun that is open, at the time that is set there, and replaces what had the same name
    before, so that a loop that calls it is a film. Trajectories and plans are drawn as a whole.

    >>> import rerun as rr  # doctest: +SKIP
    >>> rr.init("calibration", spawn=True)  # doctest: +SKIP
    >>> for k in range(100):  # doctest: +SKIP
    ...     rr.set_time("step", sequence=k)
    ...     pk.viz.rerun(poses[k], names="estimate")

    Args:
        *values: What is drawn.
        names: The names, as in `plot`, under which rerun lists the layers.
        scale: The length of the axes of frames, and the depth of frusta, as in `plot`.
        trail: Whether to connect the elements of batches, as in `plot`.
        ground: Whether to draw a level grid in the plane z = 0, or at the height that is given.
        recording: A recording stream of rerun; by default the one that `rerun.init` opened.

    Raises:
        MissingExtraError: If rerun is not installed.
    """
    height = check_ground(_WHERE, ground)
    drawings = layers(_WHERE, values, names, trail)
    length = check_scale(_WHERE, scale) or axes_length(drawings, np.zeros((0, 3)))
    scene = _Scene(arguments.import_extra(_WHERE, "rerun", "rerun"), recording)
    parts = [layer.contents(length) for layer in drawings]
    outline = np.concatenate([part for part in parts if len(part)] or [np.zeros((1, 3))])
    several = sum([bool(layer.trails) for layer in drawings]) > 1
    for i, (title, layer) in enumerate(zip(scenes.titles(drawings), drawings, strict=True)):
        scenes.add(scene, title, layer, length, outline, colours.named(i), several)
    if height is not None:
        scenes.add_ground(scene, outline, height)


class _Scene:
    """What `scenes` calls of viser's scenes, for rerun."""

    def __init__(self, library: Any, recording: Any) -> None:
        self.library, self.recording = library, recording

    def log(self, name: str, *parts: Any) -> None:
        self.library.log(name.strip("/").split("/"), *parts, recording=self.recording)

    def get_handle_by_name(self, name: str) -> str:
        return name  # what is not there may be cleared as well

    def remove_by_name(self, name: str) -> None:
        self.log(name, self.library.Clear(recursive=True))

    def add_frame(self, name: str, show_axes: bool) -> None:
        """Nothing: paths need no entity of their own."""

    def radius(self, width: float, unit: str = "scene") -> Any:
        return self.library.Radius.ui_points(width / 2) if unit == "screen" else width / 2

    def add_line_segments(
        self, name: str, points: Array, colors: scenes.Bytes, *, thickness: float, thickness_units: str = "scene"
    ) -> None:
        shades = _seen(colors[:, 0]) if colors.ndim == 3 else colors
        self.log(name, self.library.LineStrips3D(points, colors=shades, radii=self.radius(thickness, thickness_units)))

    def add_point_cloud(self, name: str, points: Array, colors: scenes.Bytes, *, point_size: float, **_: Any) -> None:
        self.log(name, self.library.Points3D(points, colors=colors, radii=self.radius(point_size)))

    def add_label(self, name: str, text: str, *, position: Sequence[float]) -> None:
        self.log(name, self.library.Points3D([position], labels=[text], radii=0.0))

    def add_mesh_simple(
        self,
        name: str,
        vertices: Array,
        faces: Array,
        *,
        color: Sequence[int],
        opacity: float | None,
        wxyz: Array = _STILL[0],
        position: Array = _STILL[1],
        **_: Any,
    ) -> None:
        self.add_batched_meshes_simple(
            name, vertices, faces, wxyz[None], position[None], batched_colors=color, opacity=opacity
        )

    def add_batched_meshes_simple(
        self,
        name: str,
        vertices: Array,
        faces: Array,
        turns: Array,
        positions: Array,
        *,
        batched_colors: Sequence[int],
        opacity: float | None,
        **_: Any,
    ) -> None:
        shade = [*batched_colors, round(255 * (1.0 if opacity is None else opacity))]
        self.log(
            name,
            self.library.Mesh3D(vertex_positions=vertices, triangle_indices=faces, albedo_factor=shade),
            self.library.InstancePoses3D(translations=positions, quaternions=np.roll(turns, -1, -1)),  # xyzw
        )


def _seen(light: Any) -> scenes.Bytes:
    """Return the colours that a screen shows of the linear light that viser takes, as bytes."""
    share = light / 255
    return scenes.eight_bits(np.where(share <= 0.0031308, 12.92 * share, 1.055 * share ** (1 / 2.4) - 0.055))
