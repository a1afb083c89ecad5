"""Spheres that approximate a robot, obstacles, and the distances between them."""

from .clearances import clearance, directions, self_clearance
from .shapes import Boxes, Planes, Spheres, broadcast
from .spheres import carried, from_dicts, pairs
