"""Spheres that approximate a robot, obstacles, and the distances between them."""

from .clearances import NAMES, OPS, Obstacle, clearance, self_clearance
from .grids import DistanceGrid, GridShape, HeightMap
from .proximity import Distances, Proximity
from .shapes import Boxes, Capsules, Cylinders, Planes, Shape, Spheres, broadcast, check_sizes
from .spheres import carried, from_dicts, pairs
from .whole_motions import LEVELS, MOST, PARTS, SETTLED, Best, is_known, kept, whole
