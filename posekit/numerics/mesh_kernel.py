"""The kernel of distances from meshes, in Warp's own language. Importing it imports Warp."""

import warp as wp


def _signed_distances(mesh: wp.uint64, queries: wp.array(dtype=wp.vec3), distances: wp.array(dtype=float)) -> None:  # type: ignore[valid-type]
    i = wp.tid()
    query = queries[i]
    nearest = wp.mesh_query_point_sign_winding_number(mesh, query, 1.0e30)
    away = wp.length(query - wp.mesh_eval_position(mesh, nearest.face, nearest.u, nearest.v))
    distances[i] = nearest.sign * away


signed_distances = wp.kernel(_signed_distances, enable_backward=False)
