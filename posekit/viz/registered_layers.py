"""Layers of users' classes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..errors import ArgumentError, OptionError
from .contents import LAYERS, RegisteredDrawing

_WHERE = "posekit.viz.register_layer"
_OWN = tuple(LAYERS)


def register_layer(kind: type, function: Callable[[Any], Any]) -> None:
    """Say how values of a class are drawn, by `plot`, `show`, `save_html` and `animate`.

    >>> class Fence:
    ...     def __init__(self, posts):
    ...         self.posts = torch.as_tensor(posts)  # shape (n, 3)
    >>> def fence_layer(fence):
    ...     rails = torch.stack((fence.posts[:-1], fence.posts[1:]), 1)
    ...     return pk.viz.Layer(kind="fence", segments=rails, joints=fence.posts)
    >>> pk.viz.register_layer(Fence, fence_layer)
    >>> ax = pk.viz.plot(Fence([[0.0, 0, 0], [1, 0, 0], [1, 1, 0]]), pk.Pose(), names=["fence", "origin"])

    A class may be registered again, which replaces its former layer. Classes that derive from it are drawn likewise,
    unless they are registered themselves.

    Args:
        kind: The class.
        function: From a value to a `Layer`, or to another value that is drawn in its place, such as a `Pose`,
            ``(camera, pose)`` or `kinematics.Boxes`.
    """
    if not isinstance(kind, type):
        raise ArgumentError(f"{_WHERE}: kind must be a class, got {type(kind).__name__}")
    if not callable(function):
        raise ArgumentError(
            f"{_WHERE}: function must be a function of a {kind.__name__}, got {type(function).__name__}"
        )
    if kind in _OWN:
        raise OptionError(f"{_WHERE}: a {kind.__name__} is drawn by posekit; register a class of your own")
    LAYERS[kind] = RegisteredDrawing(function)
