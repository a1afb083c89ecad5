"""Animations of robots and of trees of frames: pictures of matplotlib one after the other, in a file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, MissingExtraError, OptionError, ShapeError
from ..frames import FrameTree
from ..kinematics import Plan, Robot
from .colours import Array
from .contents import layers
from .figures import check_ground, draw
from .layers import axes_length

if TYPE_CHECKING:
    from mpl_toolkits.mplot3d import Axes3D

_WHERE = "posekit.viz.animate"
_DOTS = 100  # per inch
_COLOURS = 64  # of a GIF
_ENCLOSED = 40  # configurations whose extent the picture has
_MOST = 2000  # frames


_HINTS = {
    **arguments.synonyms("duration seconds", "use `speed`, times as fast as in the plan"),
    **arguments.synonyms("frames n_frames interval rate", "use `fps`"),
    **arguments.synonyms("filename file out save", "use `path`"),
}


@arguments.closed(_HINTS)
def animate(
    robot: Robot | Plan | FrameTree | tuple[Robot | FrameTree, Plan | Tensor] | str | os.PathLike[str],
    plan: Any = None,
    path: Any = None,
    *values: Any,
    fps: float = 15.0,
    speed: float = 1.0,
    ground: bool | float = False,
) -> int:
    """Write the motion of a robot, or of a tree of frames, to a file, as a GIF or MP4, drawn by matplotlib.

    >>> import tempfile
    >>> from posekit.kinematics import Avoidance, Robot, Spheres
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    >>> ball = Spheres([0.9, 0, 0], radii=0.1)
    >>> plan = arm.plan([-1.0, 0.0], [1.0, 0.0], avoid=Avoidance({"tool": [[0, 0, 0]]}, 0.05, ball))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     pk.viz.animate(arm, plan, f"{folder}/arm.gif", ball, fps=2) > 1
    True
    >>> tree = pk.FrameTree({("map", "base"): pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]]))})
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     pk.viz.animate(tree, torch.linspace(0, 2, 3), f"{folder}/frames.gif")
    3

    Args:
        robot: The robot, or a `FrameTree`. ``animate((robot, plan), path)``, ``animate(plan, path)`` and, as
            `save_html`, ``animate(path, (robot, plan))`` are the same.
        plan: One motion that `Robot.plan` found, such as ``plans[0]``, in real time; or configurations, shape
            (frames, nq), one for each picture; of a tree the time of each picture, shape (frames,).
        path: The file, which ends in ".gif", or in ".mp4" where ffmpeg is installed.
        *values: What stands still in the picture, such as the obstacles: everything that `plot` draws.
        fps: The number of pictures per second.
        speed: How many seconds of a plan pass in a second.
        ground: Whether to draw a level grid, as in `plot`.

    Returns:
        The number of pictures.

    Raises:
        MissingExtraError: If matplotlib, or ffmpeg for a ".mp4", is not installed.
    """
    robot, plan, path, values = _arranged(robot, plan, path, values)
    if not isinstance(robot, Robot | FrameTree):
        raise ArgumentError(f"{_WHERE}: robot must be a Robot or a FrameTree, got {type(robot).__name__}")
    for name, rate in (("fps", fps), ("speed", speed)):
        arguments.positive(rate, f"{_WHERE}: {name}")
    write = _writer(path)
    height = check_ground(_WHERE, ground)
    moving, count = _motion(robot, plan, fps / speed)
    some = torch.linspace(0, count - 1, min(count, _ENCLOSED)).round().long()
    every = [layer for value in moving(some) for layer in layers(_WHERE, [value, *values], None, False)]
    length = axes_length(every, np.zeros((0, 3)))
    around = np.concatenate([layer.contents(length) for layer in every])

    def picture(k: int) -> Array:
        drawn = layers(_WHERE, [*moving(torch.tensor([k])), *values], None, False)
        pixels = _pixels(draw(drawn, None, length, height, around))
        progress.advance(1)
        return pixels

    with arguments.Progress(_WHERE, count, True, unit=" pictures") as progress:
        write(picture, count, os.fspath(path), fps)
    return count


def _arranged(first: Any, second: Any, third: Any, values: tuple[Any, ...]) -> tuple[Any, Any, Any, tuple[Any, ...]]:
    """The robot, its motion, the path and the other values of a call, which may begin with any of the first three."""
    if isinstance(first, str | os.PathLike):
        first, second = second, first
    if isinstance(first, Plan):
        first = (first.robot, first)
    if not (isinstance(first, tuple) and len(first) == 2):
        return first, second, third, values
    return *first, second, (() if third is None and not values else (third, *values))


def _write_gif(picture: Callable[[int], Array], count: int, path: str, fps: float) -> None:
    """Write pictures with few colours, the same in all of them: a third of the bytes of a palette for each."""
    images = arguments.import_extra(_WHERE, "PIL.Image", "viz")
    first = {k: picture(k) for k in (0, count // 2, count - 1)}  # from which the colours are taken
    strip = images.fromarray(np.concatenate(list(first.values()))[..., :3])
    palette = strip.quantize(_COLOURS, kmeans=1, dither=images.Dither.NONE)
    pictures = [
        images.fromarray((first[k] if k in first else picture(k))[..., :3]).quantize(
            palette=palette, dither=images.Dither.NONE
        )
        for k in range(count)
    ]
    duration = int(1000 / fps)
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=duration, loop=0, optimize=True)


def _write_mp4(picture: Callable[[int], Array], count: int, path: str, fps: float) -> None:
    plt = arguments.import_extra(_WHERE, "matplotlib.pyplot", "viz")
    writer = arguments.import_extra(_WHERE, "matplotlib.animation", "viz").writers["ffmpeg"](fps=fps)
    whole: Any = None
    shown: Any = None
    try:
        for k in range(count):
            frame = picture(k)
            if whole is None:
                height, width = frame.shape[:2]
                whole = plt.figure(figsize=(width / _DOTS, height / _DOTS), dpi=_DOTS)
                shown = whole.figimage(frame)
                writer.setup(whole, path, dpi=_DOTS)
            shown.set_data(frame)
            writer.grab_frame()
        writer.finish()
    finally:
        if whole is not None:
            plt.close(whole)


def _writer(path: Any) -> Callable[[Callable[[int], Array], int, str, float], None]:
    """What writes a file."""
    if not isinstance(path, str | os.PathLike):
        raise ArgumentError(f"{_WHERE}: path must be the path of a file, got {type(path).__name__}")
    ending = Path(path).suffix.lower()
    if ending == ".gif":
        return _write_gif
    if ending != ".mp4":
        raise OptionError(f'{_WHERE}: path must end in ".gif" or ".mp4", got {os.fspath(path)!r}')
    if not arguments.import_extra(_WHERE, "matplotlib.animation", "viz").writers.is_available("ffmpeg"):
        raise MissingExtraError(f"{_WHERE}: a file of .mp4 needs ffmpeg, which is not installed; use .gif")
    return _write_mp4


def _motion(robot: Robot | FrameTree, plan: Any, rate: float) -> tuple[Callable[[Tensor], list[Any]], int]:
    """From places in the file to what is drawn there, and the number of pictures."""
    if isinstance(robot, Robot):
        q = _frames(robot, plan, rate)
        return lambda index: [(robot, q[index] if len(index) > 1 else q[index[0]])], len(q)
    times = arguments.tensor(plan, f"{_WHERE}: plan", torch.empty(0, dtype=torch.float64))
    if times.dim() != 1 or not 0 < len(times) <= _MOST:
        fact = f"must be times of shape (frames,), of at most {_MOST} frames, got {tuple(times.shape)}"
        raise ShapeError(f"{_WHERE}: plan {fact}")
    return lambda index: [robot.at(t) for t in times[index].unbind()], len(times)


def _frames(robot: Robot, plan: Any, rate: float) -> Tensor:
    """The configuration of each picture, shape (frames, nq)."""
    if isinstance(plan, Plan):
        if plan.converged.dim():
            shape = tuple(plan.converged.shape)
            raise ShapeError(f"{_WHERE}: plan must be one motion, such as plans[0], got a batch of shape {shape}")
        end = float(plan.times[-1])
        count = min(max(round(end * rate), 1), _MOST) + 1
        return plan.at(torch.linspace(0, end, count, dtype=plan.times.dtype)).cpu()
    if not isinstance(plan, Tensor):
        raise ArgumentError(f"{_WHERE}: plan must be a Plan or a tensor of configurations, got {type(plan).__name__}")
    if plan.dim() != 2 or plan.shape[-1] != robot.nq or not len(plan):
        raise ShapeError(f"{_WHERE}: plan must have shape (frames, {robot.nq}), got {tuple(plan.shape)}")
    if len(plan) > _MOST:
        raise ShapeError(f"{_WHERE}: plan must have at most {_MOST} configurations, got {len(plan)}")
    return plan.detach().cpu()


def _pixels(ax: Axes3D) -> Array:
    """The pixels of a picture, shape (height, width, 4). The figure is closed."""
    figure: Any = ax.figure
    figure.set_dpi(_DOTS)
    figure.canvas.draw()
    pixels = np.array(figure.canvas.buffer_rgba())
    arguments.import_extra(_WHERE, "matplotlib.pyplot", "viz").close(figure)
    return pixels
