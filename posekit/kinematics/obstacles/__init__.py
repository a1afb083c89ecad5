"""Spheres that approximate a robot, obstacles, and the distances between them."""

from .clearances import clearance, directions, self_clearance
from .proximity import Proximity, proximity
from .shapes import Boxes, Capsules, Planes, Spheres, broadcast
from .spheres import carried, from_dicts, pairs
