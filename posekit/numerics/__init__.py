"""Functions on bare tensors that are composed of several ops: averages, covariances, splines through keys."""

from .averaging import (
    dominant_eigenvector,
    from_tend,
    mean,
    nearest,
    normalised_weights,
    promoted,
    scale_of,
    weight_factors,
    weights_of,
)
from .banded import WARP, banded_text, team_text
from .bounded import LARGEST_BOUNDED, bounded_least_squares
from .chordal import chordal_poses
from .conjugate import BlockMatrix, BlockPattern, Eliminated
from .covariances import (
    correlation,
    covariance_root,
    covariances,
    deviations,
    evenly_strided,
    expanded,
    is_definite,
    kalman_gain,
    mahalanobis,
    matmul,
    propagated,
    standard_normal,
    validate_covariances,
)
from .cudss import check_cudss, solve_by_cudss
from .device_memory import check_memory
from .draws import capped_rotvec, limit, random_positions, uniform_ball
from .eigenvectors import symmetric_eigenvectors
from .interpolation import PATHS, Interpolation, Memo
from .neighbours import BoxTree, Matches, box_tree, matched, nearest_points, scatter_of_neighbours
from .pieces import in_pieces, uses_pieces
from .schur import Groups, Schur, copy_blocks, inverted
from .sparse import TOLERANCE, BlockCholesky, Patterns
from .sparse_kernels import announce_sparse
from .triangle_meshes import mesh_distances
