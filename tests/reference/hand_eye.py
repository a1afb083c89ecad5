"""Three classical solutions of A X = X B in NumPy, from the papers: for comparison with `posekit.hand_eye`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation

Array = npt.NDArray[np.float64]
Motions = list[tuple[Array, Array]]  # 4 x 4 matrices A and B


def _skew(v: Array) -> Array:
    return np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])


def _translation(turn: Array, motions: Motions) -> Array:
    rows = np.concatenate([a[:3, :3] - np.eye(3) for a, _ in motions])
    right = np.concatenate([turn @ b[:3, 3] - a[:3, 3] for a, b in motions])
    return np.linalg.lstsq(rows, right, rcond=None)[0]


def _pose(turn: Array, motions: Motions) -> Array:
    made = np.eye(4)
    made[:3, :3], made[:3, 3] = turn, _translation(turn, motions)
    return made


def park(motions: Motions) -> Array:
    """Park and Martin (1994): the orthogonal factor of the correlation of rotation vectors."""
    m = sum(
        np.outer(Rotation.from_matrix(b[:3, :3]).as_rotvec(), Rotation.from_matrix(a[:3, :3]).as_rotvec())
        for a, b in motions
    )
    values, vectors = np.linalg.eigh(m.T @ m)
    return _pose(vectors @ np.diag(values**-0.5) @ vectors.T @ m.T, motions)


def tsai(motions: Motions) -> Array:
    """Tsai and Lenz (1989): modified Rodrigues parameters."""
    rows, right = [], []
    for a, b in motions:
        p, q = (2 * np.sin(np.linalg.norm(v) / 2) * v / np.linalg.norm(v) for v in _vectors(a, b))
        rows.append(_skew(p + q))
        right.append(q - p)
    x = np.linalg.lstsq(np.concatenate(rows), np.concatenate(right), rcond=None)[0]
    p = 2 * x / np.sqrt(1 + x @ x)
    turn = (1 - p @ p / 2) * np.eye(3) + 0.5 * (np.outer(p, p) + np.sqrt(4 - p @ p) * _skew(p))
    return _pose(turn, motions)


def _vectors(*matrices: Array) -> list[Array]:
    return [Rotation.from_matrix(m[:3, :3]).as_rotvec() for m in matrices]


def daniilidis(motions: Motions) -> Array:
    """Daniilidis (1999): the null space of the equations of dual quaternions."""
    rows = []
    for a, b in motions:
        (q, dual), (r, other) = (_dual(m) for m in (a, b))
        difference, sum_ = q[1:] - r[1:], q[1:] + r[1:]
        moment, moments = dual[1:] - other[1:], dual[1:] + other[1:]
        zero = np.zeros((3, 4))
        rows.append(np.hstack((difference[:, None], _skew(sum_), zero)))
        rows.append(np.hstack((moment[:, None], _skew(moments), difference[:, None], _skew(sum_))))
    v, w = np.linalg.svd(np.concatenate(rows))[2][-2:]
    a, b, c = v[:4] @ v[4:], v[:4] @ w[4:] + w[:4] @ v[4:], w[:4] @ w[4:]
    best = max(
        np.roots([a, b, c]).real, key=lambda s: s * s * (v[:4] @ v[:4]) + 2 * s * (v[:4] @ w[:4]) + w[:4] @ w[:4]
    )
    real, dual = best * v[:4] + w[:4], best * v[4:] + w[4:]
    size = np.linalg.norm(real)
    real, dual = real / size, dual / size
    made = np.eye(4)
    made[:3, :3] = Rotation.from_quat(real, scalar_first=True).as_matrix()
    made[:3, 3] = 2 * (-dual[0] * real[1:] + real[0] * dual[1:] - np.cross(dual[1:], real[1:]))
    return made


def _dual(matrix: Array) -> tuple[Array, Array]:
    q = Rotation.from_matrix(matrix[:3, :3]).as_quat(scalar_first=True, canonical=True)
    t = matrix[:3, 3]
    return q, 0.5 * np.concatenate(([-t @ q[1:]], q[0] * t + np.cross(t, q[1:])))
