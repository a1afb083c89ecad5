"""What is asked of covariances whose rounding may be all that they have."""

from __future__ import annotations

import torch
from torch import Tensor

from . import motion

# In units of rounding, of a variance of 1: what no more than that is left of may be rounding altogether.
_NOISE = 8


def is_definite(factor: Tensor, failed: Tensor, dtype: torch.dtype) -> Tensor:
    """Whether each variable keeps more than rounding of its variance beside the others, by a Cholesky factor."""
    kept = factor.detach().diagonal(dim1=-2, dim2=-1).square().amin(-1)
    return (failed == 0) & (kept > _NOISE * torch.finfo(dtype).eps)


def gain_of(known: Tensor, given: Tensor) -> Tensor:
    """The product of one covariance with the inverse of the sum of both, which may be singular."""
    dtype = torch.promote_types(known.dtype, given.dtype)
    total = known.double() + given.double()
    scaled, unit = motion.correlation(total)
    right = known.double() / unit.unsqueeze(-1)
    # What is added to the diagonal of a singular one keeps directions without variance from answering at random;
    # solving once more for what is left takes its effect on the others away.
    factor, failed = torch.linalg.cholesky_ex(scaled.detach())
    definite = is_definite(factor, failed, dtype)
    noise = torch.where(definite, 0.0, _NOISE * torch.finfo(dtype).eps)[..., None, None]
    # The same as torch.linalg.solve, of which forward mode over forward mode is wrong. Goes when that is mended
    # (torch 2.13): tests/test_forward_over_forward.py tells.
    factors = torch.linalg.lu_factor_ex(scaled + noise * torch.eye(6, dtype=scaled.dtype, device=scaled.device))
    solved = torch.linalg.lu_solve(*factors[:2], right.expand_as(scaled))
    solved = solved + torch.linalg.lu_solve(*factors[:2], right - motion.times(scaled, solved))
    return (solved / unit.unsqueeze(-1)).mT.to(dtype)
