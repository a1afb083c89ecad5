"""Readers: each makes joints, links and inertias of a description, and a robot of these."""

from .dh import from_dh
from .link_shapes import bodies_of, mesh_file, visuals_of
from .mjcf import from_mjcf
from .urdf import disabled_pairs, example, from_urdf
