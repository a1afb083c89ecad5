"""Readers: each makes joints, links and inertias of a description, and a robot of these."""

from .dh import from_dh
from .link_shapes import visuals_of
from .mjcf import from_mjcf
from .srdf import disabled_pairs
from .urdf import example, from_urdf
