"""A pose without symmetry, computed by hand: no order, transpose, inverse or frame can take the place of another.

The quaternion (w, x, y, z) = (1, 2, 4, 10) / 11 has the matrix R of whole 121sts below, whose entries all differ.
"""

from __future__ import annotations

import numpy as np
import torch

import posekit as pk

WXYZ = np.array([1.0, 2.0, 4.0, 10.0]) / 11
XYZW = np.array([2.0, 4.0, 10.0, 1.0]) / 11
POSITION = np.array([1.0, 2.0, -3.0])
ROTATION = np.array([[-111.0, -4.0, 48.0], [36.0, -87.0, 76.0], [32.0, 84.0, 81.0]]) / 121
MATRIX = np.block([[ROTATION, POSITION[:, None]], [np.zeros((1, 3)), np.ones((1, 1))]])
POSE = pk.Pose(torch.from_numpy(POSITION), torch.from_numpy(WXYZ))

POINT = np.array([0.5, -7.0, 11.0])
MOVED = np.array([500.5, 1463.0, 319.0]) / 121 + POSITION
INVERSE_POSITION = np.array([135.0, 430.0, 43.0]) / 121  # -R^T p
