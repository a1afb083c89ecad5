"""Kullback-Leibler divergences, for `torch.distributions.kl_divergence`."""

from __future__ import annotations

import math

import torch
from torch import Tensor
from torch.distributions import register_kl

from .. import arguments
from .base import GroupDistribution
from .rotations import Haar, IsotropicGaussian, expected_log_density, expected_log_density_about, haar_density


def _of(p: GroupDistribution, q: GroupDistribution, divergence: Tensor) -> Tensor:
    """A divergence in the common dtype and batch shape."""
    shape = arguments.broadcast("kl_divergence", p=p.batch_shape, q=q.batch_shape)
    return divergence.to(torch.promote_types(p._lead.dtype, q._lead.dtype)).expand(shape)


def _to_haar(p: GroupDistribution, q: Haar) -> Tensor:
    return _of(p, q, -p.entropy())


def _isotropic(p: IsotropicGaussian, q: IsotropicGaussian) -> Tensor:
    return _of(p, q, -p.to(torch.float64).entropy() - expected_log_density_about(p, q))


def _haar_isotropic(p: Haar, q: IsotropicGaussian) -> Tensor:
    scale = q.scale.double()
    end = torch.full_like(scale, math.pi).detach()
    return _of(p, q, -expected_log_density(haar_density, scale, end * 0, end))


for _pair, _divergence in {
    (GroupDistribution, Haar): _to_haar,
    (IsotropicGaussian, IsotropicGaussian): _isotropic,
    (Haar, IsotropicGaussian): _haar_isotropic,
}.items():
    register_kl(*_pair)(_divergence)
