"""The contract of all groups of transformations. A group passes it with a row in `tests.support.lie_groups`.

What is expected comes from matrices: products, inverses and exponentials of matrices, and torch's derivatives of these.
"""

from __future__ import annotations

import copy
import math
import pathlib
import pickle
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.func import hessian, jacfwd, jacrev, jvp, vmap
from torch.utils import _pytree as pytree

import posekit as pk
from tests.support import marks
from tests.support.compiling import LARGE
from tests.support.joining import joined
from tests.support.lie_groups import ANGLES, BELOW_HALF_A_TURN, GROUPS, Row

every_group = pytest.mark.parametrize("group", GROUPS.values(), ids=list(GROUPS))
# Derivatives of the largest group take seconds to build.
every_group_but_slow_ones = pytest.mark.parametrize(
    "group", [marks.slow(group) if name == "Similarity" else group for name, group in GROUPS.items()], ids=list(GROUPS)
)
either_frame = pytest.mark.parametrize("frame", ["body", "world"])
STRETCHES = (1.0, -1.0, 2.5, 1e-12, 1e12)
POINTS = torch.tensor([[0.3, -1.2, 2.0], [4.0, 0.5, -0.7], [-1.0, 2.0, 0.1]], dtype=torch.float64)


def near(got: Tensor, want: Tensor, tolerance: float = 1e-12) -> None:
    torch.testing.assert_close(got, want, rtol=tolerance, atol=10 * tolerance)


def same(a: Any, b: Any, tolerance: float = 1e-12) -> None:
    assert type(a) is type(b)
    near(a.matrix(), b.matrix(), tolerance)


def times(matrix: Tensor, vector: Tensor) -> Tensor:
    return (matrix @ vector[..., None]).squeeze(-1)


@every_group
def test_products_and_inverses_are_those_of_matrices(group: Row) -> None:
    a, b = group.members(7), group.members(3, 1, seed=1)
    product = a @ b
    assert type(product) is group.kind
    assert product.shape == (3, 7)
    near(product.matrix(), a.matrix() @ b.matrix())
    near((~a).matrix(), torch.linalg.inv(a.matrix()))
    near(a.between(b).matrix(), torch.linalg.inv(a.matrix()) @ b.matrix())
    identity = group.kind.identity(7, dtype=torch.float64)
    near(identity.matrix(), torch.eye(a.matrix().shape[-1], dtype=torch.float64).expand_as(a.matrix()))
    same(a @ ~a, identity)
    same(~a @ a, identity)
    same(a.compose(b), product)
    same(a.inverse(), ~a)


@every_group
def test_elements_act_on_points_as_their_matrices(group: Row) -> None:
    a, points = group.members(5), POINTS[:, None, : group.space]
    moved = times(a.matrix(), group.homogeneous(points))[..., : group.space]
    near(a @ points, moved)
    near(a.apply(points), moved)
    near(a.inverse_apply(moved), points.expand_as(moved))
    near(a.apply(points[:, 0].expand(5, 3, group.space), clouds=True), moved.transpose(0, 1))
    near(a.inverse_apply(moved.transpose(0, 1), clouds=True), points[:, 0].expand(5, 3, group.space))


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_nothing_depends_on_the_length_of_the_numbers_of_a_rotation(group: Row) -> None:
    a, b, x = group.members(5), group.members(5, seed=1), group.tangents(5, seed=2)
    for factor in STRETCHES:
        for other in STRETCHES:
            c, d = group.stretched(a, factor), group.stretched(b, other)
            same(c, a)
            same(c @ d, a @ b)
            same(c.between(d), a.between(b))
            same(~c, ~a)
            same(c.retract(x), a.retract(x))
            same(c.interpolate(d, 0.3), a.interpolate(b, 0.3), 1e-11)
            near(c.log(), a.log(), 1e-11)
            near(c.local(d), a.local(b), 1e-11)
            near(c @ POINTS[:, None, : group.space], a @ POINTS[:, None, : group.space])
            near(c.adjoint(), a.adjoint())
            same(pk.stack([c, d]).mean(), pk.stack([a, b]).mean(), 1e-11)


@every_group
def test_exp_is_the_exponential_of_matrices_at_every_angle(group: Row) -> None:
    x = group.corners(ANGLES)
    near(group.kind.exp(x).matrix(), group.exponential(x))
    near(group.kind.exp(-x).matrix(), torch.linalg.inv(group.exponential(x)), 1e-11)


@pytest.mark.slow(but=("Pose", "Rotation2"))
@pytest.mark.guarantee("Conventions", "tangents")
@every_group
def test_the_first_two_derivatives_of_exp_are_those_of_the_exponential_of_matrices(group: Row) -> None:
    x = group.corners(ANGLES)

    def found(x: Tensor) -> Tensor:
        return group.kind.exp(x).matrix()

    near(vmap(jacrev(found))(x), vmap(jacrev(group.exponential))(x), 1e-11)
    near(vmap(jacfwd(found))(x), vmap(jacrev(group.exponential))(x), 1e-11)
    weights = torch.linspace(-1, 1.3, found(x[0]).numel(), dtype=torch.float64).reshape(found(x[0]).shape)
    got, want = (
        torch.stack([hessian(lambda x, f=f: (weights * f(x)).sum())(one) for one in x])
        for f in (found, group.exponential)
    )
    near(got, want, 1e-10)


@every_group_but_slow_ones
def test_log_is_the_inverse_of_exp_with_derivatives_of_two_orders(group: Row) -> None:
    x = group.corners(BELOW_HALF_A_TURN)

    def back(x: Tensor) -> Tensor:
        return group.kind.exp(x).log()

    near(back(x), x, 1e-11)
    identity = torch.eye(group.size, dtype=torch.float64).expand(len(x), -1, -1)
    near(vmap(jacrev(back))(x), identity, 1e-10)
    near(vmap(jacfwd(back))(x), identity, 1e-10)
    curvature = vmap(jacfwd(jacrev(back)))(x)
    near(curvature, torch.zeros_like(curvature), 1e-9)


@every_group
def test_exp_of_log_is_the_element_up_to_half_a_turn_and_beyond(group: Row) -> None:
    a = group.kind.from_matrix(group.exponential(group.corners(ANGLES)))
    same(group.kind.exp(a.log()), a, 1e-11)
    turn = a.log()[..., group.turn].norm(dim=-1)
    assert (turn <= math.pi + 1e-15).all()


@every_group
def test_the_adjoint_carries_tangents_to_the_parent_frame(group: Row) -> None:
    a, x = group.members(5), group.tangents(5, seed=1)
    carried = a.matrix() @ group.hat(x) @ torch.linalg.inv(a.matrix())
    near(group.hat(times(a.adjoint(), x)), carried, 1e-11)
    near(a.adjoint_apply(x), times(a.adjoint(), x))
    same(a @ group.kind.exp(x) @ ~a, group.kind.exp(times(a.adjoint(), x)), 1e-11)
    y = group.tangents(5, seed=2)  # a force: its power on a tangent is the same in both frames
    near((a.coadjoint_apply(y) * a.adjoint_apply(x)).sum(-1), (x * y).sum(-1), 1e-11)


@pytest.mark.slow(but=("Pose*", "Rotation*"))
@every_group
def test_jacobians_are_series_of_the_bracket_at_every_angle(group: Row) -> None:
    x = group.corners((*BELOW_HALF_A_TURN, 4.0, 5.1))
    left, right = group.left_jacobian(x), group.left_jacobian(-x)
    near(group.kind.left_jacobian(x), left, 1e-11)
    near(group.kind.right_jacobian(x), right, 1e-11)
    near(group.kind.left_jacobian_inverse(x), torch.linalg.inv(left), 1e-10)
    near(group.kind.right_jacobian_inverse(x), torch.linalg.inv(right), 1e-10)
    near(group.kind.exp(x).adjoint() @ right, left, 1e-10)


@every_group
@either_frame
def test_retract_and_local_are_products_with_exp_and_log(group: Row, frame: Any) -> None:
    a, b, x = group.members(5), group.members(5, seed=1), group.tangents(5, seed=2)
    moved = a.retract(x, frame=frame)
    exponential = group.kind.exp(x)
    same(moved, a @ exponential if frame == "body" else exponential @ a)
    near(a.local(moved, frame=frame), x, 1e-11)
    same(a.retract(a.local(b, frame=frame), frame=frame), b, 1e-11)
    duration = torch.tensor([0.0, 0.5, -1.0, 2.0, 0.1], dtype=torch.float64)
    same(a.integrate(x, duration, frame=frame), a.retract(x * duration[:, None], frame=frame))


@pytest.mark.slow(but=("Pose*", "Rotation*"))
@every_group
def test_the_derivatives_of_retract_and_local_are_those_of_matrices(group: Row) -> None:
    a, b = group.members(5), group.members(5, seed=1)
    zero = torch.zeros(5, group.size, dtype=torch.float64)
    rates = vmap(jacrev(lambda a, x: a.retract(x).matrix(), argnums=1))(a, zero)
    want = a.matrix()[:, None] @ group.hat(torch.eye(group.size, dtype=torch.float64))
    near(rates.movedim(-1, 1), want)
    there = a.local(b)
    ends = vmap(jacrev(lambda a, b, x: a.local(b.retract(x)), argnums=2))(a, b, zero)
    near(ends, torch.linalg.inv(group.left_jacobian(-there)), 1e-10)
    starts = vmap(jacrev(lambda a, b, x: a.retract(x).local(b), argnums=2))(a, b, zero)
    near(starts, -torch.linalg.inv(group.left_jacobian(there)), 1e-10)


@pytest.mark.slow(but=("body-Pose", "world-Pose*", "world-Rotation2"))
@every_group
@either_frame
def test_jacobians_of_functions_are_in_tangents(group: Row, frame: Any) -> None:
    a, b = group.members(5), group.members(5, seed=1)
    inverted = pk.jacobian(lambda a: ~a, frame=frame)(a)
    near(inverted, -((~a).adjoint() if frame == "world" else a.adjoint()), 1e-10)
    first, second = (pk.jacobian(lambda a, b: a @ b, argnums=n, frame=frame)(a, b) for n in (0, 1))
    identity = torch.eye(group.size, dtype=torch.float64).expand(5, -1, -1)
    near(first, identity if frame == "world" else (~b).adjoint(), 1e-10)
    near(second, a.adjoint() if frame == "world" else identity, 1e-10)
    there = a.local(b)
    ends = pk.jacobian(lambda b: a.local(b))(b)  # of fewer numbers than a tangent, in reverse mode
    near(ends, torch.linalg.inv(group.left_jacobian(-there)), 1e-10)
    one = pk.jacobian(lambda b: a.local(b)[..., :1])(b)
    near(one, ends[..., :1, :], 1e-10)


@pytest.mark.slow(but=("body-Rotation2", "world-Pose"))
@every_group
@either_frame
def test_jacobians_and_tangent_gradients_are_differentiable(group: Row, frame: Any) -> None:
    b = group.members(2, seed=1)
    numbers = [x.clone().requires_grad_() for x in group.members(2)._stored()]
    slopes = [torch.linspace(-1, 2, x.numel(), dtype=torch.float64).reshape(x.shape).requires_grad_() for x in numbers]

    def jacobians(*numbers: Tensor) -> tuple[Tensor, ...]:
        a = group.kind._unchecked(*numbers)
        by = [lambda a: ~a @ b, lambda a: a.local(b), lambda a: (a @ b).log()[..., :1]]
        return tuple([pk.jacobian(f, frame=frame)(a) for f in by])

    def pulled(*given: Tensor) -> Tensor:
        value = group.kind._unchecked(*given[: len(numbers)])
        return pk.tangent_grad(value, given[len(numbers) :], frame=frame)

    assert torch.autograd.gradcheck(jacobians, numbers, fast_mode=True)
    assert torch.autograd.gradcheck(pulled, (*numbers, *slopes))


@every_group
def test_chains_are_products(group: Row) -> None:
    a = group.members(2, 4)
    products = [a[:, 0]]
    for i in range(1, 4):
        products.append(products[-1] @ a[:, i])
    same(pk.chain(a, dim=1), products[-1], 1e-11)
    same(pk.cumulative(a, dim=1), pk.stack(products, 1), 1e-11)
    tree = pk.cumulative(a, dim=1, parents=[-1, 0, 0, 1])
    same(tree, pk.stack([a[:, 0], a[:, 0] @ a[:, 1], a[:, 0] @ a[:, 2], a[:, 0] @ a[:, 1] @ a[:, 3]], 1), 1e-11)


@every_group
def test_powers_are_multiples_of_the_logarithm(group: Row) -> None:
    a = group.members(5)
    near((a**0.4).log(), 0.4 * a.log(), 1e-11)
    same(a**2, a @ a, 1e-11)
    same(a**-1, ~a, 1e-11)
    same(a.power([0.0, 1, 0.5, 1, 0])[0], group.kind.identity(dtype=torch.float64))
    same(a**0.3 @ a**0.7, a, 1e-11)


@every_group
def test_interpolation_has_both_ends_and_moves_with_the_frame(group: Row) -> None:
    a, b, frame = group.members(5), group.members(5, seed=1), group.members(seed=2)
    for kind in ("decoupled", "screw"):
        same(a.interpolate(b, 0.0, kind=kind), a)
        same(a.interpolate(b, 1.0, kind=kind), b)
        same(a.interpolate(b, 0.3, kind=kind), b.interpolate(a, 0.7, kind=kind), 1e-11)
        same(frame @ a.interpolate(b, 0.3, kind=kind), (frame @ a).interpolate(frame @ b, 0.3, kind=kind), 1e-11)
    same(a.interpolate(b, 0.3, kind="screw"), a @ (~a @ b) ** 0.3, 1e-11)
    if hasattr(a, "position"):
        near(a.interpolate(b, 0.3).position, torch.lerp(a.position, b.position, 0.3))


@every_group
@pytest.mark.parametrize("kind", ["chordal", "karcher"])
def test_the_mean_moves_with_the_frame_and_counts_weights(group: Row, kind: str) -> None:
    centre, frame = group.members(seed=3), group.members(seed=4)
    around = centre.retract(0.2 * group.tangents(6, seed=5))
    mean = around.mean(kind=kind)
    same(pk.stack([centre] * 3).mean(kind=kind), centre, 1e-11)
    same((frame @ around).mean(kind=kind), frame @ mean, 1e-11)
    repeated = pk.cat([around[:2], around[:1], around[:1]])
    same(around[:2].mean([3.0, 1], kind=kind), repeated.mean(kind=kind), 1e-11)
    same(around.reshape(2, 3).mean(dim=1, kind=kind)[1], around[3:].mean(kind=kind), 1e-11)
    same(around.reshape(2, 3).mean(dim=None, kind=kind), mean, 1e-11)
    two = pk.stack([centre, centre @ group.kind.exp(group.tangents(seed=6))])
    turned = two[0].interpolate(two[1], 0.5)
    same(two.mean(kind=kind), turned, 1e-11)


@pytest.mark.slow(but=("karcher-Pose*", "chordal-Rotation2"))
@every_group
@pytest.mark.parametrize("kind", ["chordal", "karcher"])
def test_derivatives_of_the_mean_are_those_of_differences(group: Row, kind: str) -> None:
    around = group.members(seed=3).retract(0.2 * group.tangents(3, seed=5))
    centre = around.mean(kind=kind)

    def moved(x: Tensor) -> Tensor:
        return centre.local(around.retract(x).mean([1.0, 2, 3], kind=kind))

    zero = torch.zeros(3, group.size, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(moved, zero)


@pytest.mark.slow(but=("body-Pose", "world-Rotation2"))
@every_group
@either_frame
def test_perturbed_elements_have_the_given_covariance(group: Row, frame: Any) -> None:
    a = group.members(seed=1)
    root = 0.05 * torch.linalg.qr(torch.arange(1.0, group.size**2 + 1).reshape(group.size, -1).double().sin()).Q
    root = root * torch.linspace(1, 2, group.size)
    covariance = root @ root.mT
    draws = a.expand(20000).perturb(covariance, frame=frame, generator=torch.Generator().manual_seed(0))
    tangents = a.expand(20000).local(draws, frame=frame)
    near(tangents.mT @ tangents / 20000, covariance, 3e-4)
    still = a.perturb(sigma=0.0, frame=frame)
    same(still, a)
    one = a.perturb(sigma=0.1, frame=frame, generator=torch.Generator().manual_seed(0))
    again = a.perturb(sigma=[0.1] * group.size, frame=frame, generator=torch.Generator().manual_seed(0))
    same(one, again)


@every_group
def test_matrices_convert_there_and_back_and_what_is_none_is_refused(group: Row) -> None:
    a = group.kind.from_matrix(group.exponential(group.corners(ANGLES)))
    same(group.kind.from_matrix(a.matrix()), a)
    wrong = a.matrix()[3].clone()
    wrong[0, 0] += 0.1
    with pytest.raises(pk.ValidationError, match=rf"{group.kind.__name__}.from_matrix: matrix"):
        group.kind.from_matrix(wrong)
    with pytest.raises(pk.ShapeError, match=rf"{group.kind.__name__}.from_matrix: matrix must have shape"):
        group.kind.from_matrix(torch.eye(5))


@every_group
def test_normalized_elements_are_the_same(group: Row) -> None:
    a = group.stretched(group.members(5), -3.0)
    b = a.normalized()
    same(a, b)
    (direction,) = [x for name, x in b._named().items() if name == group.direction]
    near(direction.norm(dim=-1), torch.ones(5, dtype=torch.float64))


@every_group
def test_closeness_goes_by_the_element_and_validation_names_the_first_invalid_one(group: Row) -> None:
    a = group.members(5)
    moved = a.retract(1e-3 * group.tangents(5))
    assert a.isclose(group.stretched(a, 2.0)).all()
    assert not a.isclose(moved).any()
    assert a.isclose(moved, atol=1.0).all()
    assert a.allclose(moved, atol=1.0)
    assert a.validate() is a
    broken = pk.stack([a, a])._map(lambda x: torch.where(torch.arange(5)[:, None] == 3, torch.nan, x))
    with pytest.raises(pk.ValidationError, match=rf"{group.kind.__name__}.validate: .*\[0, 3\]"):
        broken.validate()


# Modes of torch


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_dtypes_are_kept_and_half_precision_is_rounded_once(group: Row) -> None:
    for dtype, eps in ((torch.float16, 2e-3), (torch.bfloat16, 1e-2), (torch.float32, 2e-7)):
        x = group.tangents(7, turn=0.8).to(dtype)
        got = group.kind.exp(x)
        assert got.dtype is dtype
        assert all(
            part.dtype is dtype
            for part in (got.log(), got.matrix(), got.adjoint(), got @ POINTS[:1, : group.space].to(dtype))
        )
        near(got.matrix().double(), group.exponential(x.double()), eps)
        near(got.log().double(), x.double(), 2 * eps)
        mixed = got @ group.kind.identity(7, dtype=torch.float64)
        assert mixed.dtype is torch.float64


@every_group
def test_batches_of_every_stride_and_size_give_what_their_copies_give(group: Row) -> None:
    a, x = group.members(4, 3), group.tangents(4, 3, seed=1)
    whole = a.retract(x).log()
    near(a.transpose(0, 1).retract(x.transpose(0, 1)).log(), whole.transpose(0, 1))
    near(a[2, 1].retract(x[2, 1]).log(), whole[2, 1])
    near(a[1:2].expand(4, 3).retract(x).log(), a[1:2].expand(4, 3).contiguous().retract(x).log())
    near(a.flip(1).retract(x.flip(1)).log(), whole.flip(1))
    empty = a[:0].retract(x[:0])
    assert empty.shape == (0, 3)
    assert empty.log().shape == (0, 3, group.size)
    assert (a[:0] @ a[:1]).matrix().shape == (0, 3, *a.matrix().shape[-2:])


@every_group
def test_transforms_of_torch_take_values(group: Row) -> None:
    a, b = group.members(4), group.members(4, seed=1)
    pairs = vmap(vmap(lambda a, b: a.local(b), in_dims=(None, 0)), in_dims=(0, None))(a, b)
    near(pairs, a[:, None].local(b))
    x, d = group.tangents(4), group.tangents(4, seed=1)
    _, rate = jvp(lambda x: group.kind.exp(x).matrix(), (x,), (d,))
    near(rate, jvp(group.exponential, (x,), (d,))[1], 1e-11)
    leaves, spec = pytree.tree_flatten(a)
    assert len(leaves) == len(a._names)
    same(pytree.tree_unflatten(leaves, spec), a)
    for other in (pickle.loads(pickle.dumps(a)), copy.deepcopy(a), a.clone()):
        same(other, a, 0.0)


@every_group
def test_files_of_safetensors_keep_values(group: Row, tmp_path: pathlib.Path) -> None:
    a = group.members(4)
    pk.io.write_safetensors(tmp_path / "values.safetensors", {"a": a})
    back = pk.io.read_safetensors(tmp_path / "values.safetensors")["a"]
    assert type(back) is group.kind
    assert all(torch.equal(x, y) for x, y in zip(back._tensors(), a._tensors(), strict=True))


@every_group
def test_values_are_joined_selected_and_printed_as_tensors(group: Row) -> None:
    a, b = group.members(4), group.members(4, seed=1)
    same(pk.stack([a, b])[1], b, 0.0)
    same(pk.cat([a, b])[4:], b, 0.0)
    same(torch.cat([a, b])[:4], a, 0.0)
    mask = torch.tensor([True, False, True, False])
    same(pk.where(mask, a, b)[1], b[1], 0.0)
    same(a[mask], a[::2], 0.0)
    assert repr(a[0]).startswith(f"{group.kind.__name__}({a._names[0]}=")
    assert repr(a[:0]) == f"{group.kind.__name__}(shape=(0,), dtype=torch.float64)"
    assert a.to("meta").log().shape == (4, group.size)
    pk.testing.assert_close(group.stretched(a, 2.0), a)
    with pytest.raises(AssertionError):
        pk.testing.assert_close(a, b)


@pytest.mark.slow(but="Rotation")
@every_group_but_slow_ones
def test_gradients_reach_the_tensors_through_every_operation(group: Row) -> None:
    a, b = group.members(3), group.members(3, seed=1)
    kept = [x.clone().requires_grad_() for x in a._tensors()]
    other = [x.clone() for x in b._tensors()]

    def all_of(*tensors: Tensor) -> Tensor:
        c, d = a._with(*tensors), a._with(*other)
        made = [(c @ d).matrix(), (~c).matrix(), c.between(d).matrix(), c.interpolate(d, 0.3).matrix()]
        acted = [c @ POINTS[:, : group.space], c.inverse_apply(POINTS[:, : group.space]), c.adjoint(), c.log()]
        return torch.cat([x.flatten() for x in (*made, *acted)])

    assert torch.autograd.gradcheck(all_of, kept)
    assert torch.autograd.gradgradcheck(*joined(all_of, kept), fast_mode=True, rtol=1e-5, atol=1e-6)


@every_group
@pytest.mark.slow
def test_compiled_graphs_compute_the_same(group: Row) -> None:
    # Calls of kernels. What small batches are lowered to: `tests/engine/ops/test_torch_route.py`, op by op.
    a, b, x = group.members(LARGE), group.members(LARGE, seed=1), group.tangents(LARGE)

    def f(a: Any, b: Any, x: Tensor) -> Tensor:
        return (a.retract(x) @ ~b).local(a.interpolate(b, 0.25)) + (a.between(b) ** 0.5).log()

    near(torch.compile(f, fullgraph=True, backend="aot_eager")(a, b, x), f(a, b, x), 1e-11)


@every_group
def test_what_has_no_meaning_is_refused_in_the_users_names(group: Row) -> None:
    name, a = group.kind.__name__, group.members(2)
    with pytest.raises(pk.ShapeError, match=rf"{name}.exp: tangent must have shape \(\.\.\., {group.size}\), got"):
        group.kind.exp(torch.zeros(group.size + 1))
    with pytest.raises(pk.ShapeError, match=rf"{name}.retract: tangent must have shape \(\.\.\., {group.size}\), got"):
        a.retract(torch.zeros(2, group.size + 1, dtype=torch.float64))
    with pytest.raises(pk.ShapeError, match=rf"{name}.apply: points must have shape \(\.\.\., {group.space}\), got"):
        a @ torch.zeros(5)
    with pytest.raises(pk.ArgumentError, match=rf"{name}.local: other must be a {name}, got Camera"):
        a.local(pk.Camera([1.0, 1, 0, 0], (2, 2)))
    with pytest.raises(pk.OptionError, match=rf"{name}.retract: frame must be"):
        a.retract(torch.zeros(group.size), frame="left")
    with pytest.raises(pk.OptionError, match=rf"{name}.mean: kind must be"):
        a.mean(kind="median")
    with pytest.raises(pk.ArgumentError, match=rf"ndarray @ {name} has no meaning|Tensor @ {name} has no meaning"):
        a.matrix() @ a
    for make in (lambda: a + a, lambda: a - a, lambda: -a, lambda: a / a, lambda: a * 2.0):
        with pytest.raises(pk.ArgumentError, match=rf"{name}: .* is not defined"):
            make()
