"""Diffusion of rotations and poses: noise with exact scores, and the steps back from noise to data.

Scores are tangents in the body frame, of poses [v, w]: a rigid motion of the world does not change them.

>>> import torch, posekit as pk
>>> diffusion = pk.nn.diffusion.Diffusion()
>>> clean, t = pk.Pose.random(64), torch.rand(64)
>>> noisy, score = diffusion.noised(clean, t)
>>> predicted = torch.zeros(64, 6)  # of a network that is given noisy and t
>>> loss = ((predicted - score) / diffusion.score_scale(t)).square().mean()
"""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple, TypeVar, final

import attrs
import torch
from torch import Generator, Tensor

from .. import arguments, numerics
from ..arguments import TensorLike
from ..distributions import IsotropicGaussian
from ..errors import ArgumentError, ValidationError
from ..values import Pose, Rotation, publish_module

__all__ = ["Diffusion", "Noised"]

Schedule = Literal["logarithmic", "geometric", "linear"]
V = TypeVar("V", Rotation, Pose)


class Noised(NamedTuple):
    """A noisy value with the score that it has, given the clean one.

    >>> pk.nn.diffusion.Diffusion().noised(pk.Rotation.identity(8), 0.5).score.shape
    torch.Size([8, 3])

    Attributes:
        value: The noisy value.
        score: The gradient of the logarithm of its density, a tangent in its body frame, shape (*batch, size).
    """

    value: Any
    score: Tensor


@final
@arguments.immutable
@attrs.frozen(kw_only=True)
class Diffusion:
    """A process that turns data at time 0 into noise at time 1, of rotations and of poses.

    Rotations walk at random: at time t they are an `IsotropicGaussian` about the clean ones, whose scale grows from
    ``scales[0]`` to ``scales[1]``. For the last one, 1.5, it is nearly uniform. Positions p become normally distributed
    ("variance preserving"): a p + length sqrt(1 - a^2) z, where a falls as exp(-B / 2), and B is the integral of a rate
    that grows from ``rates[0]`` to ``rates[1]`` linearly.

    >>> diffusion = pk.nn.diffusion.Diffusion(scales=(0.05, 1.5), length=10.0)
    >>> diffusion.scale(torch.tensor([0.0, 0.5, 1.0]))
    tensor([0.0500, 1.0176, 1.5000])

    Args:
        scales: The first and the last scale of rotations, in radians.
        schedule: How the scale s grows: "linear", "geometric" (log s is linear), or "logarithmic" (exp s is linear; Yim
            et al. 2023).
        rates: The first and the last rate of the noise of positions.
        length: The standard deviation of positions at time 1, where a is small: about that of the data.
        centred: Whether the last dimension of a batch is one body, such as the residues of a chain: its positions, and
            their noise, have a mean of 0. Then a rigid motion of the whole body changes neither the density nor, but by
            that motion, the noise.
    """

    scales: tuple[float, float] = (0.1, 1.5)
    schedule: Schedule = "logarithmic"
    rates: tuple[float, float] = (0.1, 20.0)
    length: float = 1.0
    centred: bool = False

    def __attrs_post_init__(self) -> None:
        arguments.check_choice(self.schedule, ("logarithmic", "geometric", "linear"), "Diffusion: schedule")
        arguments.check_flags("Diffusion", centred=self.centred)
        for name in ("scales", "rates"):
            first, last = getattr(self, name)
            if not 0 < first < last < math.inf:
                fact = f"must be two numbers with 0 < first < last, got {first}, {last}"
                raise ValidationError(f"Diffusion: {name} {fact}")
        if not 0 < self.length < math.inf:
            raise ValidationError(f"Diffusion: length must be positive and finite, got {self.length}")

    def scale(self, t: TensorLike | float) -> Tensor:
        """Return the scale of the rotations' noise, shape (*batch).

        >>> pk.nn.diffusion.Diffusion(schedule="geometric").scale(0.5)
        tensor(0.3873)

        Args:
            t: The times, shape (*batch).
        """
        t = arguments.tensor(t, "Diffusion.scale: t")
        first, last = self.scales
        if self.schedule == "linear":
            return first + (last - first) * t
        if self.schedule == "geometric":
            return first * (last / first) ** t
        return first + torch.log1p(math.expm1(last - first) * t)

    def shrinkage(self, t: TensorLike | float) -> Tensor:
        """Return the factor a of clean positions; the variance of the noise is ``length^2 (1 - a^2)``.

        >>> pk.nn.diffusion.Diffusion().shrinkage(torch.tensor([0.0, 0.5, 1.0]))
        tensor([1.0000, 0.2812, 0.0066])

        Args:
            t: The times, shape (*batch).
        """
        t = arguments.tensor(t, "Diffusion.shrinkage: t")
        first, last = self.rates
        return torch.exp(-0.5 * (first * t + 0.5 * (last - first) * t * t))

    def score_scale(self, t: TensorLike | float) -> Tensor:
        """Return the root mean square of entries of scores, shape (*batch, 6), of which rotations have the last three.

        Scores divided by it have the same size at all times.

        >>> pk.nn.diffusion.Diffusion().score_scale(0.5)[[0, 3]]
        tensor([1.0420, 0.7685])

        Args:
            t: The times, greater than 0, shape (*batch).
        """
        scale, rest = self.scale(t), 1 - self.shrinkage(t).square()
        with torch.enable_grad():  # the entropy grows by half the mean square of the score (de Bruijn's identity)
            wide = scale.detach().double().requires_grad_()
            entropy = IsotropicGaussian(Rotation.identity(dtype=wide.dtype, device=wide.device), wide).entropy()
            (growth,) = torch.autograd.grad(entropy.sum(), wide)
        turn = (growth / (3 * wide.detach())).sqrt().to(scale.dtype)
        move = rest.rsqrt() / self.length
        return torch.stack([move, move, move, turn, turn, turn], -1)

    def noised(self, value: V, t: TensorLike | float, *, generator: Generator | None = None) -> Noised:
        """Draw noisy values at times, and return them with their scores. Gradients do not flow to the values.

        >>> pk.nn.diffusion.Diffusion().noised(pk.Pose.identity(8), 0.5).score.shape
        torch.Size([8, 6])

        Args:
            value: The clean values, rotations or poses.
            t: The times, shape (*batch).
            generator: The source of the random numbers.
        """
        where = "Diffusion.noised"
        arguments.check_kinds(where, (Rotation, Pose), value=value)
        clean: Any = self.centre(value.detach())
        t = arguments.scalar(t, f"{where}: t", clean._lead)
        shape = arguments.broadcast(where, value=value.shape, t=t.shape)
        rotation = clean.rotation if isinstance(clean, Pose) else clean
        noisy: Any = IsotropicGaussian(rotation.expand(shape), self.scale(t).expand(shape)).sample(generator=generator)
        if isinstance(clean, Pose):
            a = self.shrinkage(t).unsqueeze(-1)
            noise = self._centred(numerics.standard_normal(shape, 3, clean.position, generator, where))
            noisy = Pose.from_rotation(noisy, a * clean.position + self.length * (1 - a * a).sqrt() * noise)
        return Noised(noisy, self.score(noisy, clean, t))

    def score(self, value: V, clean: V, t: TensorLike | float) -> Tensor:
        """Return the gradient of the logarithm of the density of noisy values, given the clean ones.

        >>> noisy = pk.Pose([0.2, 0.0, 0.0], pk.Rotation.exp([0.0, 0.0, 0.1]))
        >>> pk.nn.diffusion.Diffusion().score(noisy, pk.Pose.identity(), 0.1)
        tensor([-1.9187,  0.1925,  0.0000, -0.0000, -0.0000, -0.7357])

        Args:
            value: The noisy values, rotations or poses.
            clean: The clean values.
            t: The times, greater than 0, shape (*batch).

        Returns:
            Tangents in the body frames of the noisy values, shape (*batch, size).
        """
        where = "Diffusion.score"
        arguments.check_kinds(where, (Rotation, Pose), value=value, clean=clean)
        clean = self.centre(clean)
        t = arguments.scalar(t, f"{where}: t", value._lead)
        if isinstance(value, Rotation):
            return IsotropicGaussian(clean, self.scale(t)).score(value)
        turn = IsotropicGaussian(clean.rotation, self.scale(t)).score(value.rotation)
        a = self.shrinkage(t).unsqueeze(-1)
        slope = (a * clean.position - value.position) / (self.length**2 * (1 - a * a))
        return torch.cat([value.rotation.inverse().apply(slope).expand(turn.shape), turn], -1)

    def step(
        self,
        value: V,
        score: TensorLike,
        t: TensorLike | float,
        end: TensorLike | float,
        *,
        noise: float = 1.0,
        generator: Generator | None = None,
    ) -> V:
        """Go back from a time to an earlier one, by an exponential integrator on the group.

        If the clean data are one value, steps of any size have the exact distribution at the end: of positions always,
        of rotations where the scale is small.

        >>> diffusion, value = pk.nn.diffusion.Diffusion(), pk.Pose.random(8)
        >>> for t in torch.linspace(1, 0.01, 100):
        ...     score = diffusion.score(value, pk.Pose.identity(8), t)  # in place of a network
        ...     value = diffusion.step(value, score, t, t - 0.01)
        >>> bool(value.position.abs().max() < 1e-3)
        True

        Args:
            value: The noisy values at time t, rotations or poses.
            score: Their scores, tangents in the body frame, shape (*batch, size).
            t: The times, shape (*batch).
            end: The times after the step, at least 0 and at most t, shape (*batch).
            noise: How much new noise a step has: 1 that of the process, as DDPM, 0 none, as DDIM and the flow of
                probability.
            generator: The source of the random numbers.
        """
        where = "Diffusion.step"
        arguments.check_kinds(where, (Rotation, Pose), value=value)
        score = arguments.tensor(score, f"{where}: score", value._lead)
        arguments.check(score, value._size, f"{where}: score")
        t, end = (arguments.scalar(x, f"{where}: {name}", value._lead) for name, x in (("t", t), ("end", end)))
        shape = arguments.broadcast(where, value=value.shape, score=score.shape[:-1], t=t.shape, end=end.shape)
        drawn = numerics.standard_normal(shape, value._size, value._lead, generator, where)
        old, new = self.scale(t).unsqueeze(-1), self.scale(end).unsqueeze(-1)
        fresh = noise * new * (1 - (new / old).square()).clamp(min=0).sqrt()
        along = old * (old - (new * new - fresh * fresh).clamp(min=0).sqrt())
        turn = along * score[..., -3:] + fresh * drawn[..., -3:]
        if isinstance(value, Rotation):
            return value.retract(turn)
        a, b = self.shrinkage(t).unsqueeze(-1), self.shrinkage(end).unsqueeze(-1)
        rest, left = 1 - a * a, 1 - b * b
        fresh = noise * (left / rest * (1 - (a / b).square())).clamp(min=0).sqrt()
        slope = self.length**2 * value.rotation.apply(score[..., :3])
        position = b / a * (value.position + rest * slope) - ((left - fresh * fresh).clamp(min=0) * rest).sqrt() * slope
        position = position + self.length * fresh * self._centred(drawn[..., :3])
        return Pose.from_rotation(value.rotation.retract(turn), self._centred(position))

    def centre(self, value: V) -> V:
        """Return the values with centred positions, if ``centred``: less the mean along the last batch dimension.

        >>> chain = pk.Pose([[0.0, 0.0, 0.0], [2.0, 0.0, 0.0]])
        >>> pk.nn.diffusion.Diffusion(centred=True).centre(chain).position[:, 0]
        tensor([-1.,  1.])

        Args:
            value: Rotations or poses.
        """
        if not self.centred or isinstance(value, Rotation):
            return value
        if not value.ndim:
            raise ArgumentError("Diffusion.centre: value must be a batch of poses, whose last dimension is one body")
        return Pose.from_rotation(value.rotation, self._centred(value.position))

    def _centred(self, position: Tensor) -> Tensor:
        return position - position.mean(-2, keepdim=True) if self.centred else position


publish_module(__name__, classes=True)
