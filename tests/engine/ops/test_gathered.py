"""Operands read by an index, and results added to the rows of an index, inside the kernel."""

import pickle

import pytest
import torch
from torch.autograd import gradcheck, gradgradcheck
from torch.utils import _pytree as pytree

import posekit as pk
from posekit import errors
from posekit.algebra import Pose, Scalar, Vec2, Vec3, Vec6
from tests.support.joining import joined

F64 = torch.float64


@pk.op
def reprojection(T: Pose, point: Vec3, pixel: Vec2) -> Vec2:
    c = T @ point
    return Vec2((c[0] / c[2] - pixel[0], c[1] / c[2] - pixel[1]))


@pk.op
def relative(a: Pose, b: Pose, z: Pose) -> Vec6:
    return (~z @ (~a @ b)).log()


@pk.op
def scaled(factor: Scalar, v: Vec3) -> tuple[Vec3, Scalar]:
    return v * factor, factor * v[0] * v[1]


def drawn(*shape, seed=0):
    return torch.randn(*shape, dtype=F64, generator=torch.Generator().manual_seed(seed))


def integers(high, count, seed=0, ordered=False):
    rows = torch.randint(high, (count,), generator=torch.Generator().manual_seed(seed))
    return rows.sort().values if ordered else rows


def problem(cameras=5, points=11, count=40):
    """Poses, points, pixels, and which camera sees which point."""
    T = pk.Pose.exp(0.2 * drawn(cameras, 6))
    X = drawn(points, 3, seed=1) + torch.tensor([0.0, 0, 7])
    return T, X, drawn(count, 2, seed=2), integers(cameras, count), integers(points, count, 1, ordered=True)


def added(y, rows, size):
    """Rows added up one after the other."""
    total = torch.zeros(size, *y.shape[1:], dtype=torch.float64)
    for k, row in enumerate(rows.tolist()):
        total[row] += y[k].double()
    return total.to(y.dtype)


def close(a, b, tolerance=1e-13):
    assert a.shape == b.shape and a.dtype == b.dtype
    torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance * max(1, float(b.detach().abs().max())))


@pytest.mark.slow(but=("1-*", "40-*", "6?-*"))
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
@pytest.mark.parametrize("count", [1, 40, 63, 65, 20_000])
def test_gathers_and_sums_are_those_of_torch(count, dtype):
    T, X, pixels, i, j = problem(7, 900, count)
    T, X, pixels = T.to(dtype), X.to(dtype), pixels.to(dtype)
    camera, point = pk.Index(i, 7), pk.Index(j, 900)
    op = reprojection.normal(("T", "point"), loss="huber")
    scale = torch.tensor(0.7, dtype=dtype)
    sums = (None, (camera, point), (camera, None, point))
    found = op.gathered((T, camera), (X, point), pixels, scale, sums=sums)
    cost, (g, h), (a, b, c) = op(T[i], X[j], pixels, scale)
    expected = (cost, (added(g, i, 7), added(h, j, 900)), (added(a, i, 7), b, added(c, j, 900)))
    tolerance = 1e-13 if dtype == F64 else 1e-6
    for x, y in zip(pytree.tree_leaves(found), pytree.tree_leaves(expected), strict=True):
        close(x, y, tolerance)


def test_sums_do_not_depend_on_the_number_of_threads():
    T, X, pixels, i, j = problem(7, 3000, 30_000)
    camera, point = pk.Index(i, 7), pk.Index(j, 3000)
    op = reprojection.normal(("T", "point"))
    threads, found = torch.get_num_threads(), []
    try:
        for n in (1, 2):
            torch.set_num_threads(n)
            found.append(
                op.gathered((T, camera), (X, point), pixels, sums=(point, (camera, point), (camera, None, point)))
            )
    finally:
        torch.set_num_threads(threads)
    for x, y in zip(*map(pytree.tree_leaves, found), strict=True):
        assert torch.equal(x, y)


def test_a_gathered_call_without_sums_has_the_bits_of_the_indexed_call():
    T, X, pixels, i, j = problem()
    assert torch.equal(reprojection.gathered((T, i), (X, j), pixels), reprojection(T[i], X[j], pixels))
    assert torch.equal(reprojection.gathered(T=(T, i), point=(X, j), pixel=pixels), reprojection(T[i], X[j], pixels))
    assert torch.equal(reprojection.gathered((T, i), X[3], pixels), reprojection(T[i], X[3], pixels))


def test_poses_can_be_summed_into_nothing_but_are_returned_as_poses():
    T, U, i = pk.Pose.exp(drawn(4, 6)), pk.Pose.exp(drawn(6, 6, seed=1)), integers(4, 6)
    found = pk.ops.pose.compose.gathered((T, i), U)
    assert torch.equal(found.position, (T[i] @ U).position) and torch.equal(found.quaternion, (T[i] @ U).quaternion)


def test_unsorted_rows_and_rows_without_any_entry():
    v, rows = drawn(6, 3), torch.tensor([4, 0, 4, 4, 1, 0])
    found, products = scaled.gathered(torch.tensor(2.0, dtype=F64), v, sums=(pk.Index(rows, 7), None))
    assert torch.equal(found, added(2 * v, rows, 7))
    assert torch.equal(products, 2 * v[:, 0] * v[:, 1])


def test_an_empty_index_gives_zeros():
    none = pk.Index([], 3)
    v, products = scaled.gathered((torch.ones(3, dtype=F64), none), drawn(0, 3), sums=(none, None))
    assert torch.equal(v, torch.zeros(3, 3, dtype=F64)) and products.shape == (0,)


def gathered(order):
    T, X, pixels, i, j = problem(3, 4, 6)
    camera, point = pk.Index(i, 3), pk.Index(j, 4)
    op = reprojection.normal(("T", "point")) if order == "sums" else reprojection

    def function(position, quaternion, points, pixels):
        sums = (None, (camera, point), (camera, None, point)) if order == "sums" else None
        return tuple(
            pytree.tree_leaves(op.gathered((pk.Pose(position, quaternion), camera), (points, point), pixels, sums=sums))
        )

    return function, [x.clone().requires_grad_() for x in (T.position, T.quaternion, X, pixels)]


@pytest.mark.slow(but="rows")
@pytest.mark.parametrize("order", ["rows", "sums"])
def test_derivatives(order):
    function, tensors = gathered(order)
    assert gradcheck(function, tensors)
    assert gradgradcheck(*(joined(function, tensors) if order == "sums" else (function, tensors)))


def test_gradients_to_a_value_with_more_rows_and_to_one_element():
    T, X, pixels, i, j = problem(4, 5, 9)
    one = X[0].clone().requires_grad_()
    more = torch.cat((X, X)).requires_grad_()
    a = reprojection.gathered((T, i), one, pixels).square().sum()
    b = reprojection(T[i], one, pixels).square().sum()
    close(torch.autograd.grad(a, one)[0], torch.autograd.grad(b, one)[0])
    a = reprojection.gathered((T, i), (more, j), pixels).square().sum()
    b = reprojection(T[i], more[j], pixels).square().sum()
    close(torch.autograd.grad(a, more)[0], torch.autograd.grad(b, more)[0])


def test_gradients_of_a_gather_are_summed_in_the_order_of_the_rows():
    weights = drawn(300, 3, seed=4)
    factor = drawn(5).requires_grad_()
    i, v = integers(5, 300), drawn(300, 3)
    vectors, _ = scaled.gathered((factor, i), v)
    (found,) = torch.autograd.grad((vectors * weights).sum(), factor)
    rows = torch.autograd.grad((scaled(wide := factor.detach()[i].requires_grad_(), v)[0] * weights).sum(), wide)[0]
    assert torch.equal(found, added(rows, i, 5))


@pytest.mark.slow(but="rows")
@pytest.mark.parametrize("order", ["rows", "sums"])
def test_transforms_and_compilers_compute_the_same(order):
    function, tensors = gathered(order)
    tensors = [x.detach() for x in tensors]
    expected = function(*tensors)
    mapped = torch.vmap(lambda pixels: function(*tensors[:3], pixels))(torch.stack([tensors[3]] * 2))
    compiled = torch.compile(function, fullgraph=True, backend="aot_eager")(*tensors)
    for x, y, z in zip(expected, mapped, compiled, strict=True):
        close(y[1], x)
        close(z, x)
    direction = [drawn(*x.shape, seed=9) for x in tensors]
    _, forward = torch.func.jvp(function, tuple(tensors), tuple(direction))
    _, reverse = torch.autograd.functional.jvp(function, tuple(tensors), tuple(direction))
    for x, y in zip(forward, reverse, strict=True):
        close(x, y)


def test_mixed_dtypes_promote_and_half_is_summed_in_float64():
    T, X, pixels, i, j = problem()
    found = reprojection.gathered((T.float(), i), (X, j), pixels.float())
    assert found.dtype == F64
    v, rows = drawn(2000, 3).half(), torch.zeros(2000, dtype=torch.int64)
    total, _ = scaled.gathered(torch.tensor(1.0).half(), v, sums=(rows, None))
    assert torch.equal(total[0], v.double().sum(0).half())


def test_strided_values_and_rows_are_read():
    T, X, pixels, i, j = problem()
    wide = torch.cat((X, X), 1)[:, ::2][:, :3]
    assert torch.equal(reprojection.gathered((T, i), (wide, j), pixels), reprojection(T[i], wide[j], pixels))
    columns = pixels.mT.contiguous().mT
    assert torch.equal(reprojection.gathered((T, i), (X, j), columns), reprojection(T[i], X[j], pixels))


def test_an_index_is_a_copy_and_immutable():
    rows = torch.tensor([0, 2, 1], dtype=torch.int32)
    index = pk.Index(rows)
    rows.zero_()
    assert index.rows.tolist() == [0, 2, 1] and index.size == 3 and len(index) == 3 and not index.is_sorted
    assert repr(index) == "Index(3 rows of 3)" and repr(pk.Index([0, 0], 4)) == "Index(2 rows of 4, sorted)"
    with pytest.raises(AttributeError):
        index.size = 4
    again = pickle.loads(pickle.dumps(index))
    assert torch.equal(again.rows, index.rows) and again.size == 3
    assert index.to("cpu").rows.tolist() == [0, 2, 1]


@pytest.mark.parametrize(
    "rows, size, kind, message",
    [
        ([[1]], None, errors.ShapeError, r"Index: rows must be integers of shape \(n,\), got .* of shape \(1, 1\)"),
        ([0.5], None, errors.ShapeError, r"must be integers of shape \(n,\), got torch.float32"),
        ((torch.zeros(2), torch.zeros(2)), None, errors.ShapeError, r"must be integers of shape \(n,\), got tuple"),
        ([0, -1], None, errors.ArgumentError, r"rows must be in \[0, 1\), got -1"),
        ([0, 3], 3, errors.ArgumentError, r"rows must be in \[0, 3\), got 3"),
        ([0], 1.5, errors.ArgumentError, r"size must be an integer that is not negative, got 1.5"),
    ],
)
def test_wrong_indices(rows, size, kind, message):
    with pytest.raises(kind, match=message):
        pk.Index(rows, size)


def test_wrong_calls():
    T, X, pixels, i, j = problem()
    call = reprojection.gathered
    with pytest.raises(errors.ShapeError, match=r"reprojection.gathered: indices must be given"):
        call(T[0], X[0], pixels)
    with pytest.raises(errors.ShapeError, match=r"all with as many rows; they have 39, 40 rows"):
        call((T, i), (X, j[1:]), pixels)
    with pytest.raises(errors.ShapeError, match=r"pixel must have one element or 40, .* got batch shape \(39,\)"):
        call((T, i), (X, j), pixels[1:])
    with pytest.raises(errors.ShapeError, match=r"T_position is read at Index\(40 rows of 5\), so it must have"):
        call((T[:2], i), (X, j), pixels)
    with pytest.raises(errors.ShapeError, match=r"point must have shape \(\.\.\., 3\)"):
        call((T, i), (X[:, :2], j), pixels)
    with pytest.raises(errors.ArgumentError, match=r"point must be a torch.Tensor, got list"):
        call((T, i), ([1.0], j), pixels)
    with pytest.raises(errors.ArgumentError, match=r"sums must be nested as the results"):
        reprojection.normal("T").gathered((T, i), (X, j), pixels, sums=(i,))
    with pytest.raises(errors.ArgumentError, match=r"summed comes last"):
        reprojection.summed().gathered((T, i), (X, j), pixels)
