"""Chordal initialisation of pose graphs: rotations by one linear system, then positions by another."""

from __future__ import annotations

import torch
from torch import Tensor

from ..engine import together
from ..errors import ValidationError
from ..math import jacobi
from .averaging import nearest
from .schur import Groups
from .sparse import BlockCholesky, Patterns
from .sparse_kernels import announce_sparse


class _Grounded:
    """A system of 3 numbers for each vertex, in which the numbers of held vertices are known.

    Args:
        pairs: The edges, shape (m, 2).
        held: Which vertices are known, at least one of each component, shape (n,).
    """

    def __init__(self, pairs: Tensor, held: Tensor) -> None:
        self.free = (~held).nonzero().squeeze(-1)
        count = len(self.free)
        column = torch.full((len(held),), -1, device=held.device)
        column[self.free] = torch.arange(count, device=held.device)
        self.ends = column[pairs]
        self.between = ((self.ends >= 0).all(-1) & (self.ends[:, 0] != self.ends[:, 1])).nonzero().squeeze(-1)
        self.groups = [Groups(self.ends[:, k], count) for k in range(2)]
        self.cholesky = BlockCholesky(count, self.ends[self.between], 3, device=held.device)

    def twin(self) -> _Grounded:
        """Another one of the same analysis, with a factor of its own."""
        other = object.__new__(_Grounded)
        vars(other).update(vars(self), cholesky=self.cholesky.twin())
        return other

    def factorise(self, first: Tensor, second: Tensor, mixed: Tensor) -> None:
        """Factorise for the blocks of both ends of each edge, and those between them."""
        diagonal = first.new_zeros(len(self.free), 3, 3)
        for groups, blocks in zip(self.groups, (first, second), strict=True):
            groups.add(diagonal, blocks)
        if self.cholesky.factorise(diagonal, mixed[self.between]) >= 0:
            raise ValidationError("chordal initialisation: the edges do not determine all vertices")

    def solve(self, first: Tensor, second: Tensor) -> Tensor:
        """The numbers of the free vertices, for right-hand sides of both ends of each edge, shape (m, 3, k)."""
        b = first.new_zeros(len(self.free), *first.shape[1:])
        for groups, rows in zip(self.groups, (first, second), strict=True):
            groups.add(b, rows)
        return self.cholesky.solve(b)


_systems: Patterns[_Grounded] = Patterns()


def chordal_poses(
    positions: Tensor,
    rotations: Tensor,
    pairs: Tensor,
    measured: tuple[Tensor, Tensor],
    weights: tuple[Tensor, Tensor],
    held: Tensor,
) -> tuple[Tensor, Tensor]:
    """Positions and quaternions that fit measured relative poses, without a start.

    First the matrices R_i that minimise the sum of ``|R_j - R_i R_ij|^2``, whatever 3x3 matrices they are; then their

    Args:
        positions: Those of held vertices are kept, shape (n, 3).
        rotations: Their matrices, shape (n, 3, 3).
        pairs: The vertices of each edge, shape (m, 2).
        measured: The measured positions, shape (m, 3), and matrices, shape (m, 3, 3).
        weights: The weights of the measured positions and rotations, shape (m,), positive.
        held: Which vertices are held, at least one of each component, shape (n,).

    Returns:
        Positions and unit quaternions of all vertices.
    """
    if not jacobi.start.op.executable.kernels:
        with together():
            nearest(torch.zeros_like(rotations))
            announce_sparse(3)
    system = _systems.recall((), [pairs, held], lambda: _Grounded(pairs, held), _Grounded.twin)
    shift, turn = measured
    i, j = pairs.unbind(-1)
    far, near = (w[:, None, None] for w in weights)
    eye = torch.eye(3, dtype=torch.float64, device=held.device).expand(len(pairs), 3, 3)
    known = torch.where(held[:, None, None], rotations, 0)
    # Rows x_i of the matrices, as columns: x_j = R_ij^T x_i.
    system.factorise(near * (turn @ turn.mT), near * eye, -near * turn)
    matrices = rotations.clone()
    known_i, known_j = known[i].mT, known[j].mT
    matrices[system.free] = system.solve(near * (turn @ known_j), near * (turn.mT @ known_i)).mT
    quaternions = nearest(matrices)
    moved = (_matrices(quaternions)[i] @ shift[..., None]).squeeze(-1)
    system.factorise(far * eye, far * eye, -far * eye)
    known_position = torch.where(held[:, None], positions, 0)
    first, second = known_position[j] - moved, known_position[i] + moved
    result = positions.clone()
    result[system.free] = system.solve(far * first[..., None], far * second[..., None]).squeeze(-1)
    return result, quaternions


def _matrices(quaternions: Tensor) -> Tensor:
    w, v = quaternions[:, :1, None], quaternions[:, 1:]
    x, y, z = v.unbind(-1)
    zero = torch.zeros_like(x)
    cross = torch.stack((zero, -z, y, z, zero, -x, -y, x, zero), -1).reshape(-1, 3, 3)
    outer = v[:, :, None] * v[:, None, :]
    square = (v * v).sum(-1)[:, None, None]
    eye = torch.eye(3, dtype=quaternions.dtype, device=quaternions.device)
    return (w * w - square) * eye + 2 * outer + 2 * w * cross
