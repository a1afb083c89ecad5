"""The frame of the tangents of an UncertainPose, and its former name: the side."""

from __future__ import annotations

from typing import Any, Self

from .. import arguments
from ..arguments import Frame
from ..engine import warn_deprecated
from .batched import Batched

FORMER_FRAMES: dict[str, Frame] = {"right": "body", "left": "world"}


def current_frame(frame: Any, where: str) -> Frame:
    """Check a frame. The name of a side stands for a frame, with a warning to the caller of the constructor."""
    if isinstance(frame, str) and frame in FORMER_FRAMES:
        current = FORMER_FRAMES[frame]
        warn_deprecated(f'{where}: the side "{frame}"', f'use frame="{current}"', stacklevel=4)
        return current
    arguments.check_frame(frame, where)
    checked: Frame = frame
    return checked


def get_state(value: Any) -> dict[str, Any]:
    """The fields of an UncertainPose for a pickle."""
    return {"pose": value.pose, "covariance": value.covariance, "frame": value.frame}


def set_state(value: Any, state: dict[str, Any]) -> None:
    """Set the fields from those of a pickle."""
    frame = state["frame"] if "frame" in state else FORMER_FRAMES[state["side"]]
    for name, field in (("pose", state["pose"]), ("covariance", state["covariance"]), ("frame", frame)):
        object.__setattr__(value, name, field)


class Framed(Batched):
    """Base class of UncertainPose: the deprecated names of its frame."""

    __slots__ = ()

    frame: Frame

    def in_frame(self, frame: Frame) -> Self:
        """Express the same distributions by tangents in another frame."""
        raise NotImplementedError

    @property
    def side(self) -> str:
        """The side of the tangents, "right" or "left". Deprecated: use ``frame``."""
        warn_deprecated("UncertainPose.side", "use frame")
        return "right" if self.frame == "body" else "left"

    def on(self, side: str) -> Self:
        """Express the tangents on a side. Deprecated: use ``in_frame``."""
        warn_deprecated("UncertainPose.on", 'use in_frame("body") for "right", in_frame("world") for "left"')
        frame: Any = FORMER_FRAMES.get(side, side) if isinstance(side, str) else side
        return self.in_frame(frame)

    def to_left(self) -> Self:
        """Express the tangents in the world frame. Deprecated: use ``in_frame("world")``."""
        warn_deprecated("UncertainPose.to_left", 'use in_frame("world")')
        return self.in_frame("world")

    def to_right(self) -> Self:
        """Express the tangents in the body frame. Deprecated: use ``in_frame("body")``."""
        warn_deprecated("UncertainPose.to_right", 'use in_frame("body")')
        return self.in_frame("body")
