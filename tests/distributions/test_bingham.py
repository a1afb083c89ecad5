"""MatrixFisher, Bingham and AngularCentralGaussian, against mpmath and statistics."""

from __future__ import annotations

import math
import pickle

import mpmath as mp
import pytest
import torch
from torch.distributions import kl_divergence

import posekit as pk
from posekit.distributions import AngularCentralGaussian, Bingham, Haar, IsotropicGaussian, MatrixFisher
from tests.reference import bingham as reference

F64 = torch.float64
# Orthogonal, and exact in floats: matrices of whole eigenvalues are exact, too.
BASIS = torch.tensor([[1, 1, 1, 1], [1, 1, -1, -1], [1, -1, 1, -1], [1, -1, -1, 1]], dtype=F64) / 2
EIGENVALUES = [
    (0, 0, 0, 0),
    (3, 3, 3, 3),
    (0, -1, -2, -4),
    (8, 8, -4, -4),
    (0, 0, 0, -1000),
    (0, -40, -40, -40),
    (0, 0, -10_000, -10_000),
    (500, 2, -3, -200_000),
    (0, -1_000_000, -2_000_000, -4_000_000),
]
GENERIC = torch.tensor([[4.0, -1, 2], [0.5, 3, 1], [-2, 1, -2.5]], dtype=F64)
PARAMETERS = [GENERIC, 0 * GENERIC, torch.diag(torch.tensor([2.0, 2, 2], dtype=F64)), 40 * GENERIC]


def form(eigenvalues: tuple[float, ...]) -> torch.Tensor:
    return BASIS @ torch.diag(torch.tensor(eigenvalues, dtype=F64)) @ BASIS.T


def generator(seed: int = 1) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


@pytest.mark.parametrize("eigenvalues", EIGENVALUES)
def test_log_densities_are_those_of_mpmath(eigenvalues: tuple[float, ...]) -> None:
    quaternions = [(2, 1, 1, 1), (1, 1, 1, 1), (4, -1, 2, 1), (1000, 999, 1001, 1000)]
    found = Bingham(form(eigenvalues)).log_prob(pk.Rotation(torch.tensor(quaternions, dtype=F64)))
    constant = reference.log_constant(eigenvalues)
    for q, value in zip(quaternions, found, strict=True):
        coordinates = [sum(int(2 * BASIS[i, j]) * q[i] for i in range(4)) for j in range(4)]
        numerator = sum(int(e) * y * y for e, y in zip(eigenvalues, coordinates, strict=True))
        expected = mp.mpf(numerator) / (4 * sum(x * x for x in q)) - constant
        assert abs(mp.mpf(value.item()) - expected) / (1 + abs(expected)) < 1e-13


@pytest.mark.slow(but="eigenvalues1")
@pytest.mark.parametrize("eigenvalues", EIGENVALUES[2:6])
def test_expected_matrices_and_entropies_are_derivatives_of_the_constant_of_mpmath(
    eigenvalues: tuple[float, ...],
) -> None:
    moments = reference.moments(eigenvalues)
    moment = BASIS @ torch.diag(torch.tensor([float(x) for x in moments], dtype=F64)) @ BASIS.T
    roots = torch.linalg.eigh(moment)
    rotations = pk.Rotation(roots.eigenvectors.T).matrix()  # the mean of R is a sum over orthogonal quaternions
    expected = (roots.eigenvalues[:, None, None] * rotations).sum(0)
    found = Bingham(form(eigenvalues))
    torch.testing.assert_close(found.expected_matrix(), expected, rtol=0, atol=1e-13)
    entropy = reference.log_constant(eigenvalues) - sum(e * m for e, m in zip(eigenvalues, moments, strict=True))
    assert abs(mp.mpf(found.entropy().item()) - entropy) / (1 + abs(entropy)) < 1e-13


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_the_matrix_fisher_distribution_has_the_density_of_a_bingham_distribution(parameter: torch.Tensor) -> None:
    values = pk.Rotation.random(50, dtype=F64, generator=generator())
    matrices = values.matrix()
    fisher = MatrixFisher(parameter)
    relative = fisher.log_prob(values) - (parameter * matrices).sum((-2, -1))
    torch.testing.assert_close(relative, relative[:1].expand(50), rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(fisher.mode.matrix(), pk.Rotation.nearest(parameter).matrix())
    # exp(tr(F^T R)) is exp(q . A q), where A is a sum over axes of quaternions of half turns.
    eye = torch.eye(4, dtype=F64)
    products = pk.Rotation(eye[:, None] + eye[None]).matrix() * torch.where(eye == 1, 1, 2)[..., None, None]
    diagonal = pk.Rotation(eye).matrix()
    matrix = (
        products - diagonal[:, None] * (1 - eye)[..., None, None] - diagonal[None] * (1 - eye)[..., None, None]
    ) / 2
    matrix = torch.where((eye == 1)[..., None, None], diagonal[:, None], matrix)
    bingham = Bingham((matrix * parameter).sum((-2, -1)) + 5 * eye)
    torch.testing.assert_close(bingham.log_prob(values), fisher.log_prob(values), rtol=1e-12, atol=1e-12)


@pytest.mark.slow(but="parameter2")
@pytest.mark.parametrize("parameter", PARAMETERS[:3])
def test_first_and_second_derivatives(parameter: torch.Tensor) -> None:
    value, other = pk.Rotation.random(2, dtype=F64, generator=generator()), MatrixFisher(GENERIC.T)

    def numbers(matrix: torch.Tensor, offset: torch.Tensor) -> torch.Tensor:
        fisher = MatrixFisher(matrix)
        found = fisher.entropy(), kl_divergence(fisher, other), kl_divergence(other, fisher)
        return torch.stack([*fisher.log_prob(value.retract(offset)), *found])

    inputs = parameter.clone().requires_grad_(), torch.zeros(2, 3, dtype=F64, requires_grad=True)
    assert torch.autograd.gradcheck(numbers, inputs, fast_mode=True)
    assert torch.autograd.gradgradcheck(numbers, inputs, fast_mode=True)


def test_derivatives_of_the_angular_central_gaussian() -> None:
    value = pk.Rotation.random(2, dtype=F64, generator=generator())
    other = AngularCentralGaussian(form((1, 2, 3, 4)))

    def numbers(root: torch.Tensor, offset: torch.Tensor) -> torch.Tensor:
        central = AngularCentralGaussian(root @ root.mT)
        found = central.entropy(), kl_divergence(central, other), kl_divergence(other, central)
        sample = central.rsample((2,), generator=generator()).matrix().flatten()
        return torch.cat([central.log_prob(value.retract(offset)), torch.stack(found), sample])

    for root in (torch.eye(4, dtype=F64), form((1, 1, 2, 3))):
        inputs = root.clone().requires_grad_(), torch.zeros(2, 3, dtype=F64, requires_grad=True)
        assert torch.autograd.gradcheck(numbers, inputs, fast_mode=True)
        assert torch.autograd.gradgradcheck(numbers, inputs, fast_mode=True)


@pytest.mark.parametrize("gap", [0.0, 3.0, 400.0, 1e6])
def test_samples_of_the_bingham_distribution_have_the_distribution_function_of_a_squared_coordinate(gap: float) -> None:
    drawn = Bingham(form((gap, gap, 0, 0))).sample((100_000,), generator=generator())
    part = (drawn.quaternion @ BASIS)[:, 2:].square().sum(-1)  # of density proportional to exp(-gap x) in [0, 1]
    below = torch.special.expm1(-gap * part) / math.expm1(-gap) if gap else part
    counts = torch.histc(below, 50, 0, 1)
    assert ((counts - 2000).square() / 2000).sum() < 85  # of chi-square with 49 degrees of freedom: p = 0.001


@pytest.mark.parametrize(("ratio", "basis"), [(1.0, BASIS), (0.2, BASIS), (1e-6, torch.eye(4, dtype=F64))])
def test_angular_central_gaussians_have_closed_distribution_functions_and_integrals_of_mpmath(
    ratio: float, basis: torch.Tensor
) -> None:
    central = AngularCentralGaussian(basis @ torch.diag(torch.tensor([1, 1, ratio, ratio], dtype=F64)) @ basis.T)
    drawn = central.sample((100_000,), generator=generator())
    part = (drawn.quaternion @ basis)[:, 2:].square().sum(-1)
    counts = torch.histc(part / (part + ratio * (1 - part)), 50, 0, 1)  # the quotient of two exponential numbers
    assert ((counts - 2000).square() / 2000).sum() < 85
    torch.testing.assert_close(
        central.log_prob(drawn), -math.log(ratio) - 2 * (part / ratio + 1 - part).log(), rtol=1e-9, atol=1e-9
    )
    with mp.workdps(30):
        r = mp.mpf(ratio)

        def entropy(u: mp.mpf) -> mp.mpf:  # of the part below
            x = r * u / (1 - u + r * u)
            return mp.log(r) + 2 * mp.log(x / r + 1 - x)

        expected = mp.quad(entropy, [0, 0.5, 0.99, 1 - mp.mpf(10) ** -4, 1 - mp.mpf(10) ** -7, 1])
        moment = mp.quad(
            lambda u: r * u / (1 - u + r * u), [0, 0.5, 0.99, 1 - mp.mpf(10) ** -4, 1 - mp.mpf(10) ** -7, 1]
        )
    assert abs(mp.mpf(central.entropy().item()) - expected) / (1 + abs(expected)) < 1e-13
    squares = torch.tensor([(1 - float(moment)) / 2] * 2 + [float(moment) / 2] * 2, dtype=F64)
    matrices = pk.Rotation(basis.T.contiguous()).matrix()
    torch.testing.assert_close(
        central.expected_matrix(), (squares[:, None, None] * matrices).sum(0), rtol=0, atol=1e-13
    )


@pytest.mark.parametrize("parameter", PARAMETERS)
def test_samples_have_the_expected_matrix_and_the_entropy(parameter: torch.Tensor) -> None:
    fisher = MatrixFisher(torch.stack([parameter, parameter.T]))
    drawn = fisher.sample((50_000,), generator=generator())
    assert drawn.shape == (50_000, 2)
    matrices, logarithms = drawn.matrix(), fisher.log_prob(drawn)
    error = (matrices.mean(0) - fisher.expected_matrix()).abs()
    assert (error <= 5 * matrices.std(0) / math.sqrt(len(drawn))).all()
    assert (
        (logarithms.mean(0) + fisher.entropy()).abs() <= 4 * logarithms.std(0) / math.sqrt(len(drawn)) + 1e-14
    ).all()


@pytest.mark.slow(but="parameter3")
@pytest.mark.parametrize("parameter", [GENERIC, 0 * GENERIC, 20 * torch.eye(3, dtype=F64), 1e4 * GENERIC])
def test_samples_have_on_average_the_derivatives_of_the_expected_matrix(parameter: torch.Tensor) -> None:
    every = parameter.expand(5000, 3, 3).clone().requires_grad_()
    one = parameter.clone().requires_grad_()
    coefficients = torch.tensor([[1.0, -2, 0.5], [3, 1, 2], [-1, 0.3, 1.5]], dtype=F64)
    drawn = MatrixFisher(every).rsample(generator=generator()).matrix()
    (slopes,) = torch.autograd.grad((drawn * coefficients).sum(), every)
    (expected,) = torch.autograd.grad((MatrixFisher(one).expected_matrix() * coefficients).sum(), one)
    error = (slopes.mean(0) - expected).abs()
    assert (error <= 4.5 * slopes.std(0) / math.sqrt(len(slopes)) + 1e-14).all()
    assert expected.abs().max() > 10 * error.max()


def test_samples_with_gradients_are_those_without_and_have_no_second_derivatives() -> None:
    matrix = form((0, -3, -5, -1)).requires_grad_()
    bingham = Bingham(matrix)
    drawn = bingham.rsample((3,), generator=generator())
    assert torch.equal(drawn.quaternion, bingham.sample((3,), generator=generator()).quaternion)
    (slope,) = torch.autograd.grad(drawn.matrix().square().cos().sum(), matrix, create_graph=True)
    with pytest.raises(RuntimeError, match="once_differentiable"):
        slope.sum().backward()


def test_divergences_are_means_of_samples() -> None:
    uniform = Haar(dtype=F64)
    fisher, other = MatrixFisher(GENERIC), MatrixFisher(GENERIC.T)
    bingham = Bingham(form((0, -3, -5, -1)))
    central, heavy = AngularCentralGaussian(form((1, 2, 3, 4))), AngularCentralGaussian(form((3, 1, 1, 1)))
    isotropic = IsotropicGaussian(fisher.mode, 0.6)
    for p, q in [
        *((fisher, other), (fisher, bingham), (bingham, fisher), (isotropic, fisher), (central, fisher)),
        *((uniform, fisher), (central, heavy), (uniform, central), (fisher, uniform), (central, uniform)),
    ]:
        drawn = p.sample((100_000,), generator=generator())
        difference = p.log_prob(drawn) - q.log_prob(drawn)
        error = difference.std() / math.sqrt(len(drawn))
        assert (kl_divergence(p, q) - difference.mean()).abs() < 4 * error
    for p in (fisher, MatrixFisher(1e4 * GENERIC), bingham, central):
        assert kl_divergence(p, p).abs() < 1e-11


@pytest.mark.parametrize("parameter", [PARAMETERS[0], PARAMETERS[2], 1e4 * GENERIC])
def test_fits_have_the_expected_matrix_of_the_values(parameter: torch.Tensor) -> None:
    drawn = MatrixFisher(torch.stack([parameter, 2 * parameter])).sample((300,), generator=generator())
    weights = torch.rand(300, 1, dtype=F64, generator=generator(2))
    mean = (weights[..., None, None] * drawn.matrix()).sum(0) / weights.sum()
    fisher, bingham = MatrixFisher.fit(drawn, weights), Bingham.fit(drawn, weights)
    torch.testing.assert_close(fisher.expected_matrix(), mean, rtol=0, atol=1e-9)
    torch.testing.assert_close(bingham.log_prob(drawn), fisher.log_prob(drawn), rtol=1e-7, atol=1e-7)
    assert torch.linalg.eigvalsh(bingham.matrix)[:, -1].abs().max() < 1e-9 * parameter.abs().max()


def test_fits_of_angular_central_gaussians_have_no_slope() -> None:
    drawn = AngularCentralGaussian(form((1, 2, 3, 40))).sample((300,), generator=generator())
    weights = torch.rand(300, dtype=F64, generator=generator(2))
    covariance = AngularCentralGaussian.fit(drawn, weights).covariance.requires_grad_()
    likelihood = (weights / weights.sum() * AngularCentralGaussian(covariance).log_prob(drawn)).sum()
    assert torch.autograd.grad(likelihood, covariance)[0].abs().max() < 1e-10


def test_batches_expand_and_pickles_and_float32_are_the_same_distributions() -> None:
    values = pk.Rotation.random(3, generator=generator())
    for make, matrix in (
        (MatrixFisher, GENERIC),
        (Bingham, form((0, 1, 2, 3))),
        (AngularCentralGaussian, form((4, 1, 2, 3))),
    ):
        wide = make(torch.stack([matrix, 2 * matrix, 3 * matrix]))
        narrow = pickle.loads(pickle.dumps(wide)).to(torch.float32)
        found = narrow.expand((2, 3)).log_prob(values)
        assert (found.shape, found.dtype) == ((2, 3), torch.float32)
        exact = wide.log_prob(values.double())
        assert ((found - exact).abs() / (1 + exact.abs())).max() < 1e-6
        assert narrow.sample((4,)).dtype == torch.float32
        assert narrow.expand((2, 3)).sample((4, 1)).shape == (4, 1, 2, 3)


def test_mistakes_say_what_is_wrong() -> None:
    with pytest.raises(pk.ShapeError, match=r"MatrixFisher: parameter must have shape \(..., 3, 3\), got \(3, 4\)"):
        MatrixFisher(torch.zeros(3, 4))
    with pytest.raises(pk.ShapeError, match=r"Bingham: matrix must have shape \(..., 4, 4\), got \(3, 3\)"):
        Bingham(torch.eye(3))
    with pytest.raises(pk.ValidationError, match=r"MatrixFisher: parameter\[1\] is not finite"):
        MatrixFisher(torch.stack([torch.eye(3), torch.full((3, 3), math.nan)]))
    with pytest.raises(pk.ValidationError, match=r"AngularCentralGaussian: covariance is not positive definite"):
        AngularCentralGaussian(-torch.eye(4))
    with pytest.raises(pk.DTypeError, match=r"Bingham: matrix must be of a floating dtype"):
        Bingham(torch.zeros(4, 4, dtype=torch.int64))
    with pytest.raises(pk.ArgumentError, match=r"MatrixFisher.fit: values must be a Rotation, got Tensor"):
        MatrixFisher.fit(torch.eye(3))  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"Bingham.log_prob: value must be a Rotation, got Pose"):
        Bingham(torch.eye(4)).log_prob(pk.Pose.identity())


@pytest.mark.slow
def test_densities_are_compiled() -> None:
    def loss(parameter: torch.Tensor, quaternion: torch.Tensor) -> torch.Tensor:
        fisher = MatrixFisher(parameter)
        return fisher.log_prob(pk.Rotation(quaternion)) + fisher.entropy()

    quaternion = pk.Rotation.random(4, dtype=F64, generator=generator()).quaternion
    compiled = torch.compile(loss, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(GENERIC, quaternion), loss(GENERIC, quaternion))
