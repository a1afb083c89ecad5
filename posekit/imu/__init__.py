"""Inertial measurements: noise by data sheets, and preintegration (Forster and others 2017).

An inertial sensor measures angular velocities and specific forces, which are accelerations minus gravity, in its own
axes. `windows` cuts a recording at given times; `preintegrate` sums up the measurements of a window, once, for any
state at its start. A bias is [accelerometer, gyroscope], shape (..., 6), in the units of the measurements: m/s^2 and
rad/s.
"""

from typing import TYPE_CHECKING

from ..values import unknown
from .noise import Noise
from .preintegrated import Preintegrated
from .preintegration import preintegrate
from .recordings import windows

__all__ = ["Noise", "Preintegrated", "preintegrate", "windows"]


def __dir__() -> list[str]:
    return __all__


if not TYPE_CHECKING:  # for type checkers, other names are errors

    def __getattr__(name: str) -> object:
        raise unknown(__name__, name)
