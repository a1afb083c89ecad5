"""Signed distances of points from meshes of triangles, by Warp's hierarchies of boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ..engine import launch_warp


def mesh_distances(vertices: Tensor, faces: Tensor, queries: Tensor) -> Tensor:
    """The signed distances of points from a mesh, shape (n,), negative where its winding number is one half or more.

    Args:
        vertices: Shape (vertices, 3), float32, contiguous.
        faces: Shape (faces, 3), int32, contiguous.
        queries: The points, shape (n, 3), float32, on the same device.
    """
    distances = torch.empty(len(queries), dtype=torch.float32, device=queries.device)

    def prepare() -> tuple[Any, Sequence[Any]]:
        import warp as wp

        from .mesh_kernel import signed_distances

        corners, points = (wp.from_torch(x.contiguous(), dtype=wp.vec3) for x in (vertices, queries))
        mesh = wp.Mesh(corners, wp.from_torch(faces.reshape(-1)), support_winding_number=True)
        meshes.append(mesh)
        return signed_distances, [mesh.id, points, wp.from_torch(distances)]

    meshes: list[Any] = []  # until the launch
    if len(queries):
        launch_warp(prepare, len(queries), queries.device, "makes the tables of a mesh")
    return distances
