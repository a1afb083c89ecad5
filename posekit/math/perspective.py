"""Steps towards the pose of a camera, from sums over its points, without derivatives: they lead to a start.

With the pose's rotation matrix r as nine numbers, the sum of the squared distances of points from the rays on which
they are seen is a quadratic form in r, once the best position for r is put in (Terzakis and Lourakis 2020).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import Array, Quat, Scalar, constant, constant_maximum, inv, own_ops, rsqrt, select
from .lib import dot, matrix, product

op = own_ops()

SIZE = 9
# The place of each entry of a symmetric 9 x 9 matrix in its upper triangle, row by row.
_PLACE = {(i, j): i * SIZE - i * (i - 1) // 2 + j - i for i in range(SIZE) for j in range(i, SIZE)}
_SMALLEST_DAMPING = 1e-3  # after a step that made things worse


class Symmetric9(Array):
    """The upper triangle of a symmetric 9 x 9 matrix, row by row."""

    shape = (45,)


def _times(objective: Sequence[Scalar], v: Sequence[Scalar], columns: Sequence[int]) -> list[Scalar]:
    """The product of the symmetric matrix with a vector whose entries outside ``columns`` are zero."""
    rows = [[objective[_PLACE[min(i, j), max(i, j)]] for j in columns] for i in range(SIZE)]
    return [dot(row, [v[j] for j in columns]) for row in rows]


@op(title="pnp", returns="quaternion damping cost", fusible=False)
def descend(objective: Symmetric9, quaternion: Quat, damping: Scalar) -> tuple[Quat, Scalar, Scalar]:
    """One step of Levenberg and Marquardt that lowers r^T A r over rotation matrices r.

    Args:
        objective: The upper triangle of A.
        quaternion: A rotation.
        damping: Relative to the trace of the Hessian.

    Returns:
        The next rotation, or the same one if the step does not lower the value; its damping; and its value.
    """
    form, q, damping = [constant(x) for x in objective], Quat(constant(x) for x in quaternion), constant(damping)
    all_entries = range(SIZE)
    r = matrix(q)
    image = _times(form, r, all_entries)
    before = dot(r, image)
    # A turn about axis k moves column a of the matrix along column b, and column b against column a.
    tangents = []
    for a, b in ((1, 2), (2, 0), (0, 1)):
        moved = dict([(3 * i + a, r[3 * i + b]) for i in range(3)] + [(3 * i + b, -r[3 * i + a]) for i in range(3)])
        column = [moved.get(j, r[0] * 0) for j in all_entries]
        tangents.append((column, sorted(moved)))
    images = [_times(form, column, entries) for column, entries in tangents]
    hessian, slope = [], []
    for column, entries in tangents:
        part = [column[j] for j in entries]
        slope.append(dot(part, [image[j] for j in entries]))
        hessian.append([dot(part, [other[j] for j in entries]) for other in images])
    x = _solve(hessian, [-s for s in slope], damping * (hessian[0][0] + hessian[1][1] + hessian[2][2]))
    following = product(q, Quat((x[0] * 0 + 1, *(0.5 * t for t in x))))
    following = following * rsqrt(dot(following, following))
    moved_r = matrix(following)
    after = dot(moved_r, _times(form, moved_r, all_entries))
    better = after < before
    chosen = Quat(select(better, a, b) for a, b in zip(following, q, strict=True))
    raised = 10 * constant_maximum(damping, damping * 0 + _SMALLEST_DAMPING)
    return chosen, select(better, 0.1 * damping, raised), select(better, after, before)


def _solve(a: list[list[Scalar]], b: list[Scalar], damping: Scalar) -> list[Scalar]:
    """The solution of a damped symmetric 3 x 3 system; zero where the matrix is."""
    damping = select(damping > 0, damping, 1)
    d0 = inv(a[0][0] + damping)
    l10, l20 = a[1][0] * d0, a[2][0] * d0
    d1 = inv(a[1][1] + damping - l10 * a[1][0])
    reduced = a[2][1] - l20 * a[1][0]
    l21 = reduced * d1
    d2 = inv(a[2][2] + damping - l20 * a[2][0] - l21 * reduced)
    y1 = b[1] - l10 * b[0]
    y2 = b[2] - l20 * b[0] - l21 * y1
    x2 = y2 * d2
    x1 = y1 * d1 - l21 * x2
    return [b[0] * d0 - l10 * x1 - l20 * x2, x1, x2]
