"""Interactive scenes by viser: on a live page, or in a file."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import arguments
from ..errors import ArgumentError
from . import colours, movers, scenes
from .contents import Names, layers, shown
from .figures import check_ground, check_scale
from .layers import Drawing, axes_length

if TYPE_CHECKING:
    from viser import ViserServer

_QUIET = threading.Lock()


_HINTS = {
    **arguments.synonyms("block wait", "a script waits with `server.sleep_forever()`"),
    **arguments.synonyms("name label labels", "use `names`"),
    **arguments.synonyms("size axis_length axes_length length", "the length of axes is `scale`"),
    **arguments.synonyms("color colour colors", "each value has a colour of its own"),
}


@arguments.closed(_HINTS)
def show(
    *values: Any,
    names: Names = None,
    scale: float | None = None,
    trail: bool = False,
    ground: bool | float = False,
    server: ViserServer | None = None,
    host: str = "127.0.0.1",
    port: int = 8080,
) -> ViserServer:
    """Show poses, trajectories, points, robots and cameras on an interactive page. `posekit.viz` lists what is drawn.

    The call does not wait: a server in the background draws, and prints the address of its page. Every value is a
    layer with a name, which can be hidden there. Trajectories have frames, and plans robots, that follow a slider of
    time.

    >>> server = pk.viz.show(pk.Pose.random(5), names="random")  # doctest: +ELLIPSIS
    ╭...╯
    >>> server = pk.viz.show(torch.rand(100, 3), names="cloud", server=server)  # a further layer
    >>> server.stop()
    (viser) Server stopped

    The server ends with the process: a script waits for visitors with ``server.sleep_forever()``. In a notebook
    ``server.scene.show()`` puts the scene below the cell.

    Args:
        *values: What is drawn.
        names: The names, as in `plot`.
        scale: The length of the axes of frames, and the depth of frusta, as in `plot`.
        trail: Whether to connect the elements of batches, as in `plot`.
        ground: Whether to draw a level grid in the plane z = 0, or at the height that is given.
        server: A server to add to, which `show` returned before. Layers of the same names are replaced.
        host: The address that the server listens at. By default only this machine can open the page: use "0.0.0.0" for
            every machine in the network.
        port: The port; if it is taken, the next free one.

    Returns:
        The server of viser.

    Raises:
        MissingExtraError: If viser is not installed.
    """
    where = "posekit.viz.show"
    height = check_ground(where, ground)
    drawings = layers(where, values, names, trail)
    length = check_scale(where, scale)
    viser = arguments.import_extra(where, "viser", "viz")
    if server is None:
        server = viser.ViserServer(host=host, port=port, verbose=False)
    elif not isinstance(server, viser.ViserServer):
        raise ArgumentError(f"{where}: server must be a viser.ViserServer, got {type(server).__name__}")
    _fill(server, drawings, values, length, height).show(server)
    return server


@arguments.closed(_HINTS)
def save_html(
    path: str | os.PathLike[str],
    *values: Any,
    names: Names = None,
    scale: float | None = None,
    trail: bool = False,
    ground: bool | float = False,
) -> None:
    """Write the scene of `show` to one HTML file, which browsers open without a network.

    Trajectories have frames that move, and plans robots: in real time if the unit of time is the second and the motion
    takes 1 to 60 of them, otherwise within 10 seconds. The player at the bottom of the page stops and moves them. The
    file has one to three megabytes, depending on viser, and the data.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     pk.viz.save_html(f"{folder}/poses.html", pk.Pose.random(5), names="random")

    Args:
        path: The file.
        *values: What is drawn.
        names: The names, as in `plot`.
        scale: The length of the axes of frames, and the depth of frusta, as in `plot`.
        trail: Whether to connect the elements of batches, as in `plot`.
        ground: Whether to draw a level grid in the plane z = 0, or at the height that is given.

    Raises:
        MissingExtraError: If viser is not installed.
    """
    where = "posekit.viz.save_html"
    height = check_ground(where, ground)
    if not isinstance(path, str | os.PathLike):
        raise ArgumentError(f"{where}: path must be the path of a file, got {type(path).__name__}; it comes first")
    drawings = layers(where, values, names, trail)
    length = check_scale(where, scale)
    with _server(where) as server:
        stage = _fill(server, drawings, values, length, height)
        serializer = server.get_scene_serializer()
        stage.play(serializer)
        text = serializer.as_html()
    Path(path).write_text(text, encoding="utf-8")


@contextmanager
def _server(where: str) -> Iterator[Any]:
    """A server for a moment: viser's scenes belong to one. It takes a free port and prints nothing."""
    viser = arguments.import_extra(where, "viser", "viz")
    console = arguments.import_extra(where, "rich", "viz").get_console()  # where viser 1.1 prints, from two threads
    with _QUIET:
        was_quiet, console.quiet = console.quiet, True
        try:
            server = viser.ViserServer(host="127.0.0.1", port=0, verbose=False)
            try:
                yield server
            finally:
                server.stop()
        finally:
            console.quiet = was_quiet


def _fill(
    server: Any, drawings: list[Drawing], values: tuple[Any, ...], length: float | None, height: float | None
) -> movers.Stage:
    """Add the layers to a server's scene, and return what is known of it."""
    stage, titles = movers.stage(server), scenes.titles(drawings)
    for title in titles:  # they are replaced
        stage.boxes.pop(title, None)
        stage.movers.pop(title, None)
    length = length or axes_length(drawings, np.concatenate([np.zeros((0, 3)), *stage.boxes.values()]))
    for title, layer in zip(titles, drawings, strict=True):
        points = layer.contents(length)
        if len(points):
            stage.boxes[title] = np.stack((points.min(0), points.max(0)))
    outline = np.concatenate(list(stage.boxes.values()) or [np.zeros((1, 3))])
    several = sum([bool(layer.trails) for layer in drawings]) > 1
    for title, layer, value in zip(titles, drawings, values, strict=True):
        colour = colours.named(stage.numbers.setdefault(title, len(stage.numbers)))
        scenes.add(server.scene, title, layer, length, outline, colour, several)
        mover = movers.mover(server.scene, f"/{title}", shown(value), length, colour)
        if mover is not None:
            stage.movers[title] = mover
    if height is not None:
        scenes.add_ground(server.scene, outline, height)
    scenes.aim(server, outline)
    server.scene.configure_default_lights(cast_shadow=False)  # on frames and lines they only cost time
    return stage
