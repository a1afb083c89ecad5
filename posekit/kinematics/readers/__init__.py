"""Readers: each makes joints, links and inertias of a description, and a robot of these."""

from .dh import from_dh
from .link_shapes import bodies_of, visuals_of
from .mesh_files import mesh_file
from .mjcf import from_mjcf
from .srdf import disabled_pairs
from .urdf import example, from_urdf
