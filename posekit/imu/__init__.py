"""Inertial measurements: noise by data sheets, and preintegration (Forster and others 2017).

An inertial sensor measures angular velocities and specific forces, which are accelerations minus gravity, in its own
axes. `windows` cuts a recording at given times; `preintegrate` sums up the measurements of a window, once, for any
state at its start. A bias is [accelerometer, gyroscope], shape (..., 6), in the units of the measurements: m/s^2 and
rad/s.
"""

from ..values import publish_module
from .noise import Noise
from .preintegrated import Preintegrated
from .preintegration import preintegrate
from .recordings import windows

__all__ = ["Noise", "Preintegrated", "preintegrate", "windows"]

publish_module(__name__)
