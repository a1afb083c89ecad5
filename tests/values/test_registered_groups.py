"""`register_group`: a group in one file of a user has what posekit's groups have, and its mistakes have names."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Element, Mat3, Scalar, Vec1, Vec2, Vec3, cos, exp, field, inv, log, sin
from tests.support import sampling
from tests.support.screws import Screw

D = torch.float64


def _ratio(x: Scalar) -> Scalar:
    """(e^x - 1) / x, by its series, doubled three times."""
    y = x * 0.125
    found = x * 0 + 1
    for k in range(12, 1, -1):
        found = 1 + found * y / k
    for k in (0.125, 0.25, 0.5):
        found = found * (1 + exp(x * k)) / 2
    return found


@pk.register_group
class Affine(Element):
    """x -> scale * x + shift on the line: a group that does not commute, with a scale."""

    shift: Vec1 = field(Vec1, (0,))
    scale: Vec1 = field(Vec1, (1,), "scale")
    tangent, lead, point, dimension = 2, 1, Vec1, 2

    def compose(self, other: Any) -> Any:
        return type(self)(self.shift + other.shift * self.scale[0], other.scale * self.scale[0])

    def inverse(self) -> Any:
        shrink = inv(self.scale[0])
        return type(self)(-self.shift * shrink, shrink)

    def act(self, points: Vec1) -> Vec1:
        return self.shift + points * self.scale[0]

    @classmethod
    def exp(cls, tangent: Vec2) -> Any:
        return cls(Vec1((tangent[0] * _ratio(tangent[1]),)), exp(tangent[1]))

    def log(self) -> Vec2:
        sigma = log(self.scale[0])
        return Vec2((self.shift[0] * inv(_ratio(sigma)), sigma))

    def matrix(self) -> Any:
        zero = self.scale[0] * 0
        return self.scale[0], self.shift[0], zero, zero + 1

    @classmethod
    def from_matrix(cls, matrix: Any) -> Any:
        return cls(matrix[1], matrix[0])


GROUPS = [Screw, Affine]


def drawn(kind: Any, *shape: int, seed: int = 0) -> Any:
    return kind.exp(0.5 * sampling.normal(*(shape or (5,)), kind._size, seed=seed))


@pytest.mark.slow(but="Screw")
@pytest.mark.parametrize("kind", GROUPS)
def test_the_methods_are_those_of_a_group(kind: Any) -> None:
    a, b, c = (drawn(kind, seed=seed) for seed in range(3))
    d = 0.3 * sampling.normal(5, 2, seed=4)
    one = kind.identity(5, dtype=D)
    assert ((a @ b) @ c).allclose(a @ (b @ c), atol=1e-12)
    assert (a @ ~a).allclose(one, atol=1e-12)
    for frame in ("body", "world"):
        assert a.local(a.retract(d, frame=frame), frame=frame).allclose(d, atol=1e-10)
    assert a.retract(d).allclose(a.retract(a.adjoint_apply(d), frame="world"), atol=1e-10)
    assert a.adjoint_apply(d).allclose((a.adjoint() @ d[..., None])[..., 0], atol=1e-12)
    power = (a.coadjoint_apply(d) * a.adjoint_apply(b.log())).sum(-1)
    assert power.allclose((d * b.log()).sum(-1), atol=1e-10)
    assert (a**0.5 @ a**0.5).allclose(a, atol=1e-10)
    assert a.interpolate(b, 1.0).allclose(b, atol=1e-10)
    assert a.integrate(d, 2.0).allclose(a.retract(2 * d), atol=1e-12)
    assert a.between(b).allclose(~a @ b, atol=1e-12)
    step = 1e-6 * d
    moved = kind.exp(d + step)
    left = kind.exp((kind.left_jacobian(d) @ step[..., None])[..., 0]) @ kind.exp(d)
    right = kind.exp(d) @ kind.exp((kind.right_jacobian(d) @ step[..., None])[..., 0])
    assert moved.allclose(left, atol=1e-10)
    assert moved.allclose(right, atol=1e-10)
    inverse = kind.left_jacobian_inverse(d) @ kind.left_jacobian(d)
    assert inverse.allclose(torch.eye(2, dtype=D).expand(5, 2, 2), atol=1e-9)
    assert a.distance(b).square().allclose(a.squared_distance(b), atol=1e-12)
    assert a.perturb(sigma=0.1, generator=torch.Generator().manual_seed(0)).shape == (5,)
    assert kind.random(3, dtype=D).validate().shape == (3,)
    assert a.normalized().allclose(a, atol=1e-12)


@pytest.mark.parametrize("kind", GROUPS)
def test_batches_are_those_of_all_values(kind: Any) -> None:
    a = drawn(kind, 2, 3)
    assert a.shape == (2, 3)
    assert a[0].shape == (3,)
    assert pk.stack([a, a]).shape == (2, 2, 3)
    assert pk.cat([a, a], 1).shape == (2, 6)
    assert a.to(torch.float32).dtype is torch.float32
    assert pk.where(torch.tensor([True, False, True]), a, ~a)[:, 1].allclose((~a)[:, 1])
    assert repr(kind()).startswith(f"{kind.__name__}(")
    points = sampling.normal(2, 3, kind.algebra.point.shape[0])
    assert (~a @ (a @ points)).allclose(points, atol=1e-12)
    assert a.inverse_apply(a.apply(points)).allclose(points, atol=1e-12)


@pytest.mark.parametrize("kind", GROUPS)
def test_chains_and_means_compose_all_elements(kind: Any) -> None:
    a = drawn(kind, 7)
    want = a[0]
    for x in list(a)[1:]:
        want = want @ x
    assert pk.chain(a).allclose(want, atol=1e-10)
    assert pk.cumulative(a)[-1].allclose(want, atol=1e-10)
    mean = a.mean()
    assert mean.local(a).mean(0).abs().max() < 1e-10
    weights = torch.arange(1.0, 8.0, dtype=D)
    weighted = a.mean(weights)
    assert (weighted.local(a) * weights[:, None]).sum(0).abs().max() < 1e-9
    assert pk.stack([a, a]).mean(dim=1).shape == (2,)


@pytest.mark.slow(but="Screw")
@pytest.mark.parametrize("kind", GROUPS)
def test_derivatives_are_right(kind: Any) -> None:
    a, b = drawn(kind, 2, seed=1), drawn(kind, 2, seed=2)
    d = 0.3 * sampling.normal(2, 2)

    def moved(d: Tensor, *tensors: Tensor) -> Tensor:
        found: Tensor = (kind(*tensors).retract(d) @ b).log()
        return found

    inputs = [x.clone().requires_grad_() for x in (d, *a._stored())]
    assert torch.autograd.gradcheck(moved, inputs)
    assert torch.autograd.gradgradcheck(moved, inputs, atol=1e-4)
    for frame in ("body", "world"):
        jacobian = pk.jacobian(lambda x: (x @ b).log(), frame=frame)(a)
        step = 1e-6
        for k in range(2):
            along = torch.zeros(2, 2, dtype=D)
            along[:, k] = step
            slope = ((a.retract(along, frame=frame) @ b).log() - (a.retract(-along, frame=frame) @ b).log()) / (
                2 * step
            )
            assert jacobian[..., k].allclose(slope, atol=1e-8)
    leaf = kind(*[x.clone() for x in a._stored()]).requires_grad_()
    (leaf @ b).log().sum().backward()
    assert pk.tangent_grad(leaf).allclose(pk.jacobian(lambda x: (x @ b).log())(a).sum(-2), atol=1e-10)


@pk.op
def height_error(value: Screw.algebra, height: Scalar) -> Scalar:
    return value.height[0] - height


def test_ops_take_and_return_its_values() -> None:
    a = drawn(Screw, 4)
    error = height_error(a, torch.ones(4, dtype=D))
    assert error.allclose(a.height[:, 0] - 1)
    jacobian = height_error.jacobian("value")(a, torch.ones(4, dtype=D))
    assert jacobian.allclose(torch.tensor([0.0, 1.0], dtype=D).expand(4, 2))


@pytest.mark.slow(but="Screw")
@pytest.mark.parametrize("kind", GROUPS)
def test_solvers_take_it_as_unknowns(kind: Any) -> None:
    target, start = drawn(kind, 6, seed=3), kind.identity(6, dtype=D)
    found = pk.least_squares(lambda x: x.local(target), start)
    assert bool(found.converged.all())
    assert found.value.local(target).abs().max() < 1e-8
    problem = pk.Problem()
    values = problem.variables(start)
    problem.add(lambda x, y: x.local(y), values[:], target)
    between = target[:-1].between(target[1:])
    problem.add(lambda x, y, m: x.between(y).local(m), values[:-1], values[1:], between)
    result = problem.solve()
    assert result.converged
    assert result[values].local(target).abs().max() < 1e-8


@pytest.mark.slow
def test_it_is_compiled_pickled_and_copied() -> None:
    a, b = drawn(Screw, 4), drawn(Screw, 4, seed=1)
    compiled = torch.compile(lambda x, y: (x @ y).log(), fullgraph=True)
    assert compiled(a, b).allclose((a @ b).log(), atol=1e-12)
    for other in (pickle.loads(pickle.dumps(a)), copy.deepcopy(a)):
        assert type(other) is Screw
        assert other.allclose(a)


def test_values_are_compared_by_the_direction_of_a_field_that_is_one() -> None:
    a = drawn(Screw, 4)
    pk.testing.assert_close(Screw(3 * a.complex, a.height), a)
    with pytest.raises(AssertionError, match=r"value.height: Tensor-likes are not close"):
        pk.testing.assert_close(Screw(a.complex, a.height + 1), a)


@pytest.mark.slow
def test_a_fresh_process_imports_the_module_of_a_pickle_or_names_it(tmp_path: Any) -> None:
    path = tmp_path / "value.pickle"
    path.write_bytes(pickle.dumps(drawn(Screw, 4)))
    code = f"import pickle; print(type(pickle.load(open({str(path)!r}, 'rb'))))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert "tests.support.screws.Screw" in run.stdout, run.stderr
    lost = path.read_bytes().replace(b"tests.support.screws", b"tests.support.scrolls"[:20])
    assert b"tests.support.scroll" in lost
    path.write_bytes(lost)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert "No module named 'tests.support.scroll'" in run.stderr


def wrong(**changes: Any) -> Callable[[], Any]:
    """Registers the screws with other methods."""
    names = ("complex", "height")
    body = {n: v for n, v in vars(Screw.algebra).items() if not n.startswith("__") and n != "letter"}
    body |= {name: Screw.algebra.parts[name] for name in names} | changes
    body = {n: v for n, v in body.items() if v is not None}
    return lambda: pk.register_group(type("Wrong", (Element,), {**body, "__module__": __name__}))


MISTAKES: dict[str, Callable[[], Any]] = {
    "register_group: must be given a subclass of posekit.algebra.Element, got int": lambda: pk.register_group(int),  # type: ignore[type-var]
    "register_group: Wrong does not define inverse": wrong(inverse=None),
    "register_group: Wrong does not define act": wrong(act=None),
    "Wrong: log must undo exp: it is off by": wrong(log=lambda self: Vec2((self.height[0], self.height[0]))),
    "Wrong: a @ identity must be a: it is off by": wrong(inverse=lambda self: self),
    r"Wrong: \(a @ b\).act\(p\) must be a.act\(b.act\(p\)\)": wrong(
        act=lambda self, p: Vec3((p[0] + self.height[0] * p[1], p[1], p[2] * (1 + self.height[0])))
    ),
    "Wrong.height must be a vector with as many numbers of its identity": wrong(height=field(Mat3, (0,))),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_mistakes_have_names(message: str) -> None:
    with pytest.raises(pk.PosekitError, match=message):
        MISTAKES[message]()


def test_what_a_group_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(pk.UnknownNameError, match=r"Screw.matrix: the group does not have it; its class must define"):
        Screw().matrix()
    with pytest.raises(pk.ArgumentError, match=r"Screw.compose: other must be a Screw, got Affine"):
        Screw() @ Affine()
    with pytest.raises(pk.ArgumentError, match=r"Screw: takes complex, height"):
        Screw(angle=1)


def test_a_file_may_be_run_again() -> None:
    def again() -> Any:
        @pk.register_group
        class Turn(Element):
            complex: Vec2 = field(Vec2, (1, 0), "direction")
            tangent, commutes = 1, True

            def compose(self, other: Any) -> Any:
                (a, b), (c, d) = self.complex, other.complex
                return type(self)(Vec2((a * c - b * d, a * d + b * c)))

            def inverse(self) -> Any:
                return type(self)(Vec2((self.complex[0], -self.complex[1])))

            @classmethod
            def exp(cls, tangent: Vec1) -> Any:
                return cls(Vec2((cos(tangent[0]), sin(tangent[0]))))

            def log(self) -> Vec1:
                from posekit.algebra import atan2

                return Vec1((atan2(self.complex[1], self.complex[0]),))

        return Turn

    first, second = again(), again()
    assert first is not second
    for kind in (first, second):
        a = kind.exp(torch.tensor([[0.1], [0.2]]))
        assert pk.jacobian(lambda x: x.log())(a).shape == (2, 1, 1)
        assert pk.chain(a).log().allclose(torch.tensor([0.3]))
