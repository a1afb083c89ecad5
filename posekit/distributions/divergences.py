"""Kullback-Leibler divergences, for `torch.distributions.kl_divergence`."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.distributions import kl_divergence, register_kl

from .. import arguments
from ..errors import ArgumentError
from ..values import Pose, Pose2
from . import quadratic
from .base import GroupDistribution
from .bingham import AngularCentralGaussian, QuadraticExponential, mean_log_density
from .composite import Mixture, Product
from .numerical import eye
from .rotations import Haar, IsotropicGaussian, expected_log_density, expected_log_density_about, haar_density
from .tangent import TangentGaussian

# The mean over p of the log density of q, both in float64.


def _exponential(p: Any, q: QuadraticExponential[Any]) -> Tensor:
    shifted, basis = q._diagonal()
    if isinstance(p, QuadraticExponential):  # without a detour by rotations, which would round small moments
        own, own_basis = p._diagonal()
        between = basis.mT @ own_basis
        moment = between @ quadratic.second_moment(own) @ between.mT
    else:
        identity = eye(shifted.shape[-1], shifted)
        moment = basis.mT @ (quadratic.matrix_of(p.expected_matrix()) / 4) @ basis + identity / len(identity)
    return (moment * shifted).sum((-2, -1)) - quadratic.log_normaliser(shifted)


def _tangent(p: TangentGaussian, q: Any) -> Tensor:
    if p._kind in (Pose, Pose2):
        raise NotImplementedError("kl_divergence: those of a TangentGaussian of poses are integrals of six dimensions")
    return p._mean_of(lambda x: q.log_prob(p.mean.retract(x)))


_ROWS: dict[tuple[Any, Any], Callable[[Any, Any], Tensor]] = {
    (GroupDistribution, Haar): lambda p, q: q._entropy(),
    (IsotropicGaussian, IsotropicGaussian): expected_log_density_about,
    (Haar, IsotropicGaussian): lambda p, q: expected_log_density(haar_density, q.scale, 0, q.scale.detach() + math.pi),
    (GroupDistribution, QuadraticExponential): _exponential,
    (Haar, AngularCentralGaussian): lambda p, q: mean_log_density(eye(4, q._lead), q),
    (AngularCentralGaussian, AngularCentralGaussian): lambda p, q: mean_log_density(p._root(), q),
    **{(TangentGaussian, q): _tangent for q in (TangentGaussian, IsotropicGaussian, AngularCentralGaussian, Mixture)},
}


def _divergence(mean: Callable[[Any, Any], Tensor], p: Any, q: Any) -> Tensor:
    """The divergence, of the mean over p of the log density of q."""
    if p._kind is not q._kind:
        classes = f"a {p._kind.__name__} and of a {q._kind.__name__}"
        raise ArgumentError(f"kl_divergence: p and q must be distributions of the same class, got those of {classes}")
    shape = arguments.broadcast("kl_divergence", p=p.batch_shape, q=q.batch_shape)
    first, second = p._wide().expand(shape), q._wide()
    divergence = -first.entropy() - mean(first, second)
    return divergence.to(torch.promote_types(p._lead.dtype, q._lead.dtype)).expand(shape)


def _product(p: Product, q: Product) -> Tensor:
    return kl_divergence(p.position, q.position) + kl_divergence(p.rotation, q.rotation)


for _pair, _mean in _ROWS.items():
    register_kl(*_pair)(functools.partial(_divergence, _mean))
register_kl(Product, Product)(_product)
