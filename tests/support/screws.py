"""A group of a user, in one file: turns about the z axis and shifts along it, SO(2) x R."""

from __future__ import annotations

from typing import Any

import posekit as pk
from posekit.algebra import Element, Vec1, Vec2, Vec3, atan2, cos, field, length, sin


@pk.register_group
class Screw(Element):
    """An immutable batch of turns about the z axis with shifts along it.

    Attributes:
        complex: The cosine and the sine of the angle, times any nonzero length.
        height: The shift.
    """

    complex: Vec2 = field(Vec2, (1, 0), "direction")
    height: Vec1 = field(Vec1, (0,))
    tangent, point, commutes = 2, Vec3, True

    def compose(self, other: Any) -> Any:
        (a, b), (c, d) = self.complex, other.complex
        return type(self)(Vec2((a * c - b * d, a * d + b * c)), self.height + other.height)

    def inverse(self) -> Any:
        x, y = self.complex
        return type(self)(Vec2((x, -y)), -self.height)

    def act(self, points: Vec3) -> Vec3:
        x, y = self.complex / length(self.complex)
        return Vec3((x * points[0] - y * points[1], y * points[0] + x * points[1], points[2] + self.height[0]))

    @classmethod
    def exp(cls, tangent: Vec2) -> Any:
        return cls(Vec2((cos(tangent[0]), sin(tangent[0]))), Vec1((tangent[1],)))

    def log(self) -> Vec2:
        x, y = self.complex
        return Vec2((atan2(y, x), self.height[0]))
