"""Distributions of rotations and poses, as those of `torch.distributions`, with values of posekit.

Densities are relative to the uniform distribution of rotations, `Haar`, whose ``log_prob`` is 0, and to volume for
positions. A sample of shape (n,) has values of shape (n, *batch).

>>> import torch, posekit as pk
>>> noise = pk.distributions.IsotropicGaussian(pk.Rotation.identity(), torch.tensor([0.1, 1.0]))
>>> drawn = noise.sample((1000,))
>>> drawn.shape, noise.log_prob(drawn).shape, noise.score(drawn).shape
(torch.Size([1000, 2]), torch.Size([1000, 2]), torch.Size([1000, 2, 3]))
>>> torch.distributions.kl_divergence(noise, pk.distributions.Haar())
tensor([7.0236, 0.5167])
"""

from ..values import publish_module
from . import divergences as _divergences
from .bingham import AngularCentralGaussian, Bingham, MatrixFisher, VonMises
from .composite import Mixture, Product
from .rotations import Haar, IsotropicGaussian
from .tangent import TangentGaussian

__all__ = [
    "AngularCentralGaussian",
    "Bingham",
    "Haar",
    "IsotropicGaussian",
    "MatrixFisher",
    "Mixture",
    "Product",
    "TangentGaussian",
    "VonMises",
]

publish_module(__name__, classes=True)
