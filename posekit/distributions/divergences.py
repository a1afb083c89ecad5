"""Kullback-Leibler divergences, for `torch.distributions.kl_divergence`."""

from __future__ import annotations

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
from .rotations import Haar, IsotropicGaussian, expected_log_density, expected_log_density_about, haar_density
from .tangent import TangentGaussian
from .von_mises import VonMises
from .von_mises import mean_log_density as mean_planar


def _shape(p: GroupDistribution, q: GroupDistribution) -> torch.Size:
    """The common batch shape of distributions of one class of values."""
    if p._kind is not q._kind:
        classes = f"a {p._kind.__name__} and of a {q._kind.__name__}"
        raise ArgumentError(f"kl_divergence: p and q must be distributions of the same class, got those of {classes}")
    return arguments.broadcast("kl_divergence", p=p.batch_shape, q=q.batch_shape)


def _of(p: GroupDistribution, q: GroupDistribution, divergence: Tensor) -> Tensor:
    """A divergence in the common dtype and batch shape."""
    return divergence.to(torch.promote_types(p._lead.dtype, q._lead.dtype)).expand(_shape(p, q))


def _to_haar(p: GroupDistribution, q: Haar) -> Tensor:
    return _of(p, q, -p.entropy())


def _isotropic(p: IsotropicGaussian, q: IsotropicGaussian) -> Tensor:
    return _of(p, q, -p.to(torch.float64).entropy() - expected_log_density_about(p, q))


def _haar_isotropic(p: Haar, q: IsotropicGaussian) -> Tensor:
    scale = q.scale.double()
    end = torch.full_like(scale, math.pi).detach()
    return _of(p, q, -expected_log_density(haar_density, scale, end * 0, end))


def _to_exponential(p: GroupDistribution, q: QuadraticExponential) -> Tensor:
    wide: Any = p.to(torch.float64)
    shifted, basis, _ = quadratic.diagonalised(q._form())
    if isinstance(wide, QuadraticExponential):  # without a detour by rotations, which would round small moments
        own, own_basis, _ = quadratic.diagonalised(wide._form())
        between = basis.mT @ own_basis
        moment = between @ quadratic.second_moment(own) @ between.mT
    else:
        moment = basis.mT @ quadratic.moment_of(wide.expected_matrix()) @ basis
    return _of(p, q, quadratic.log_normaliser(shifted) - (moment * shifted).sum((-2, -1)) - wide.entropy())


def _to_central(p: GroupDistribution, q: AngularCentralGaussian) -> Tensor:
    p = p.to(torch.float64)
    root = (
        p._root() if isinstance(p, AngularCentralGaussian) else torch.eye(4, dtype=torch.float64, device=q._lead.device)
    )
    return _of(p, q, -mean_log_density(root, q) - p.entropy())


def _planar(p: VonMises, q: VonMises) -> Tensor:
    return _of(p, q, mean_planar(p, p) - mean_planar(p, q))


def _haar_planar(p: Haar, q: VonMises) -> Tensor:
    return _of(p, q, quadratic.log_normaliser(q._shifted()) + q.concentration.double())


def _tangent(p: TangentGaussian, q: GroupDistribution) -> Tensor:
    if p._kind in (Pose, Pose2):
        raise NotImplementedError("kl_divergence: those of a TangentGaussian of poses are integrals of six dimensions")
    own = p.to(torch.float64).expand(_shape(p, q))
    other = q.to(torch.float64)
    return _of(p, q, -own.entropy() - own._expected(lambda x: other.log_prob(own.mean.retract(x))))


def _product(p: Product, q: Product) -> Tensor:
    return kl_divergence(p.position, q.position) + kl_divergence(p.rotation, q.rotation)


_ROWS: dict[tuple[Any, Any], Callable[[Any, Any], Tensor]] = {
    (GroupDistribution, Haar): _to_haar,
    (IsotropicGaussian, IsotropicGaussian): _isotropic,
    (Haar, IsotropicGaussian): _haar_isotropic,
    (GroupDistribution, QuadraticExponential): _to_exponential,
    (Haar, AngularCentralGaussian): _to_central,
    (VonMises, VonMises): _planar,
    (Haar, VonMises): _haar_planar,
    (Product, Product): _product,
    (AngularCentralGaussian, AngularCentralGaussian): _to_central,
    **{(TangentGaussian, q): _tangent for q in (TangentGaussian, IsotropicGaussian, AngularCentralGaussian)},
    **{(TangentGaussian, q): _tangent for q in (VonMises, Mixture)},
}
for _pair, _divergence in _ROWS.items():
    register_kl(*_pair)(_divergence)
