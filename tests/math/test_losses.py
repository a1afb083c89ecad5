import typing

import mpmath
import pytest
import torch

import posekit as pk
from posekit.algebra import Scalar
from posekit.geometry.losses import Name
from posekit.math import losses

NAMES = losses.KINDS
SQUARED = [0.0, 1e-300, 1e-16, 1e-6, 0.01, 0.2499999, 0.25, 0.6, 0.9999999, 1.0, 1.0000001, 3.0, 80.0, 1e6, 1e12]


def declared(name):
    rho = getattr(losses, name)

    @pk.op(name=f"test.loss.{name}")
    def both(s: Scalar, c: Scalar) -> tuple[Scalar, Scalar]:
        return rho(s, c)

    return both


def exact(name, s, c):
    """The loss in 400 digits."""
    with mpmath.workdps(400):
        s, c = mpmath.mpf(s), mpmath.mpf(c)
        limit = c * c
        if name == "huber":
            return s if s <= limit else 2 * c * mpmath.sqrt(s) - limit
        if name == "cauchy":
            return limit * mpmath.log(1 + s / limit)
        if name == "geman_mcclure":
            return limit * s / (limit + s)
        assert name == "tukey"
        return limit / 3 * (1 - (1 - s / limit) ** 3) if s <= limit else limit / 3


def test_the_names_for_type_checkers_are_those_of_the_table():
    assert typing.get_args(Name) == losses.KINDS


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [1.0, 1e-3, 40.0])
def test_losses_agree_with_400_digits(name, scale):
    s = torch.tensor(SQUARED, dtype=torch.float64) * scale**2
    found, _ = declared(name)(s, torch.tensor(scale, dtype=torch.float64))
    expected = torch.tensor([float(exact(name, x, scale)) for x in s.tolist()], dtype=torch.float64)
    torch.testing.assert_close(found, expected, rtol=5e-15, atol=0)


@pytest.mark.parametrize("name", NAMES)
def test_the_weight_is_the_derivative_of_the_loss(name):
    s = torch.tensor([x for x in SQUARED if x != 1.0], dtype=torch.float64, requires_grad=True)
    loss, weight = declared(name)(s, torch.tensor(1.0, dtype=torch.float64))
    (derivative,) = torch.autograd.grad(loss.sum(), s, create_graph=True)
    torch.testing.assert_close(weight, derivative, rtol=1e-14, atol=1e-15)
    (second,) = torch.autograd.grad(derivative.sum(), s)
    assert second.isfinite().all() and (second <= 0).all()


@pytest.mark.parametrize("name", NAMES)
def test_small_residuals_count_as_they_are(name):
    loss, weight = declared(name)(torch.tensor([0.0, 1e-20]), torch.tensor(1.0))
    assert loss.tolist() == [0.0, torch.tensor(1e-20).item()] and weight.tolist() == [1.0, 1.0]
