"""Normal equations of residuals, and results summed over the batch."""

import itertools
import subprocess
import sys
import textwrap

import pytest
import torch
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit import errors
from posekit.algebra import Array, Mat3, Pose, Rotation, Scalar, Vec2, Vec3, Vec6, sin
from posekit.engine import LENGTHS, find
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
def mixed(R: Rotation, m: Mat3, s: Scalar, v: Vec3) -> tuple[Vec3, Scalar]:
    x = R @ v
    return Vec3(tuple(sum(m[3 * i + k] * x[k] for k in range(3)) for i in range(3))), sin(s) * v[0] - 2 * s


@pk.op
def linear(x: Array[4], J: Array[6, 4], r: Vec6) -> Vec6:
    return Vec6([r[i] + sum(J[4 * i + k] * x[k] for k in range(4)) for i in range(6)])


def drawn(*shape, seed=0):
    return torch.randn(*shape, dtype=F64, generator=torch.Generator().manual_seed(seed))


def views(batch, rows):
    """Poses, points in front of them and pixels."""
    T = pk.Pose.exp(0.3 * drawn(*batch, 6))
    return T, drawn(*batch, rows, 3, seed=1) + torch.tensor([0.0, 0, 6]), drawn(*batch, rows, 2, seed=2)


def in_torch(residuals, jacobians, weight=None, rho=None):
    """Cost, gradients and blocks from residuals (n, k) and Jacobians (n, k, size), with autograd for the loss."""
    W = torch.eye(residuals.shape[-1], dtype=F64) if weight is None else weight
    s = torch.einsum("ni,nij,nj->n", residuals, W.expand(len(residuals), *W.shape[-2:]), residuals)
    s = s.detach().requires_grad_()
    cost = s if rho is None else rho(s)
    (factor,) = torch.autograd.grad(cost.sum(), s)
    gradients = (
        [torch.einsum("n,nia,...ij,nj->na", factor, J, W, residuals) for J in jacobians]
        if W.ndim == 2
        else [torch.einsum("n,nia,nij,nj->na", factor, J, W, residuals) for J in jacobians]
    )
    W = W.expand(len(residuals), *W.shape[-2:])
    blocks = [
        torch.einsum("n,nia,nij,njb->nab", factor, A, W, B)
        for A, B in itertools.combinations_with_replacement(jacobians, 2)
    ]
    return cost.detach(), gradients, blocks


RHO = {
    "huber": lambda s, c: torch.where(s <= c**2, s, 2 * c * s.clamp(min=1e-300).sqrt() - c**2),
    "cauchy": lambda s, c: c**2 * torch.log1p(s / c**2),
    "geman_mcclure": lambda s, c: c**2 * s / (c**2 + s),
    "tukey": lambda s, c: torch.where(s <= c**2, c**2 / 3 * (1 - (1 - s / c**2) ** 3), c**2 / 3),
}


def close(a, b, tolerance=1e-13):
    torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance * max(1, float(b.detach().abs().max())))


@pytest.mark.slow(but=("None-None", "scalar-cauchy", "information-huber"))
@pytest.mark.parametrize("loss", [None, *RHO])
@pytest.mark.parametrize("weight", [None, "scalar", "information"])
def test_normal_equations_are_those_of_residuals_and_jacobians(weight, loss):
    a, b, z = (pk.Pose.exp(0.4 * drawn(9, 6, seed=k)) for k in range(3))
    residuals, jacobians = relative(a, b, z), relative.jacobian(("a", "b"))(a, b, z)
    extra, W = [], None
    if weight == "scalar":
        extra = [drawn(9, seed=5).abs()]
        W = extra[0][:, None, None] * torch.eye(6, dtype=F64)
    if weight == "information":
        root = drawn(9, 6, 6, seed=5)
        W = root @ root.mT
        extra = [W]
    scale = torch.tensor(1.7, dtype=F64)
    rho = (lambda s: RHO[loss](s, scale)) if loss else None
    cost, gradients, blocks = relative.normal(("a", "b"), weight=weight, loss=loss)(
        a, b, z, *extra, *[scale] * bool(loss)
    )
    expected = in_torch(residuals, jacobians, W, rho)
    slopes = relative.normal(("a", "b"), weight=weight, loss=loss, hessian=False)
    assert find(slopes.op.name) is slopes.op  # as a later process does
    alone, without = slopes(a, b, z, *extra, *[scale] * bool(loss))
    for x, y in zip((cost, alone, *without), (expected[0], expected[0], *expected[1]), strict=True):
        close(x, y)
    for x, y in zip((*gradients, *blocks), (*expected[1], *expected[2]), strict=True):
        close(x, y)


@pytest.mark.slow(but=("None-cauchy", "information-huber"))
@pytest.mark.parametrize("loss", RHO)
@pytest.mark.parametrize("weight", [None, "information"])
def test_the_curvature_of_a_loss_is_what_the_exact_hessian_of_linear_residuals_has_more(weight, loss):
    J, scale = drawn(9, 6, 4), torch.tensor(3.0, dtype=F64)
    r = drawn(9, 6, seed=1) * torch.linspace(0.2, 3, 9, dtype=F64)[:, None]
    r[3] = 0
    root = drawn(9, 6, 6, seed=5)
    W = root @ root.mT / 6 if weight else torch.eye(6, dtype=F64).expand(9, 6, 6)

    def cost(x):
        residual = r + (J @ x.unsqueeze(-1)).squeeze(-1)
        return RHO[loss](torch.einsum("ni,nij,nj->n", residual, W, residual), scale).sum()

    exact = torch.func.hessian(cost)(torch.zeros(9, 4, dtype=F64)).diagonal(dim1=0, dim2=2).movedim(-1, 0) / 2
    normal = linear.normal("x", weight=weight, loss=loss, curvature=True)
    assert find(normal.op.name) is normal.op
    parts = normal(torch.zeros(9, 4, dtype=F64), J, r, *[W] * bool(weight), scale)
    close(parts[2] + parts[3], exact, 1e-12)
    plain = linear.normal("x", weight=weight, loss=loss)
    for x, y in zip(parts[:3], plain(torch.zeros(9, 4, dtype=F64), J, r, *[W] * bool(weight), scale), strict=True):
        assert torch.equal(x, y)
    assert parts[3].abs().amax((-2, -1)).count_nonzero() > 2


def weighed(W, a, b):
    return torch.einsum("ni,nij,nj->n", a, W, b)


@pytest.mark.slow(but=("None-cauchy", "information-huber"))
@pytest.mark.parametrize("loss", RHO)
@pytest.mark.parametrize("weight", [None, "information"])
def test_a_share_of_the_curvature_keeps_the_matrix_positive_semidefinite(weight, loss):
    J, scale, share = drawn(9, 6, 4), torch.tensor(3.0, dtype=F64), torch.tensor(0.8, dtype=F64)
    r = drawn(9, 6, seed=1) * torch.linspace(0.2, 3, 9, dtype=F64)[:, None]
    root = drawn(9, 6, 6, seed=5)
    W = root @ root.mT / 6 if weight else torch.eye(6, dtype=F64).expand(9, 6, 6)
    normal = linear.normal("x", weight=weight, loss=loss, curvature="bounded")
    assert find(normal.op.name) is normal.op
    inputs = torch.zeros(9, 4, dtype=F64), J, r, *[W] * bool(weight), scale
    square = weighed(W, r, r).requires_grad_()
    (first,) = torch.autograd.grad(RHO[loss](square, scale).sum(), square, create_graph=True)
    (second,) = torch.autograd.grad(first.sum(), square)
    curvature = torch.maximum(2 * second.clamp(max=0), -first / square).detach()
    slopes = J.mT @ (W @ r[..., None])
    plain = linear.normal("x", weight=weight, loss=loss)(*inputs)
    found = normal(*inputs, share)
    for a, b in zip(found[:2], plain[:2], strict=True):
        assert torch.equal(a, b)
    close(found[2] - plain[2], 0.8 * curvature[:, None, None] * slopes @ slopes.mT, 1e-12)
    whole = normal(*inputs, torch.ones_like(share))[2]
    largest = plain[2].abs().amax((-2, -1))
    assert (torch.linalg.eigvalsh(whole)[:, 0] > -1e-12 * largest - 1e-15).all()
    assert curvature.count_nonzero() > 2


@pytest.mark.slow(but=("None-None", "information-huber"))
@pytest.mark.parametrize("loss", [None, *RHO])
@pytest.mark.parametrize("weight", [None, "information"])
def test_slopes_along_a_step_are_those_of_linearised_residuals(weight, loss):
    J, step, scale = drawn(9, 6, 4), drawn(9, 4, seed=3), torch.tensor(3.0, dtype=F64)
    r = drawn(9, 6, seed=1) * torch.linspace(0.2, 3, 9, dtype=F64)[:, None]
    root = drawn(9, 6, 6, seed=5)
    W = root @ root.mT / 6 if weight else torch.eye(6, dtype=F64).expand(9, 6, 6)
    along = linear.normal("x", weight=weight, loss=loss, curvature="along")
    assert find(along.op.name) is along.op
    (found,) = along(torch.zeros(9, 4, dtype=F64), J, r, *[W] * bool(weight), *[scale] * bool(loss), step)
    t = torch.tensor([float(x) for x in LENGTHS], dtype=F64).expand(9, -1).clone().requires_grad_()
    residual = r[:, None] + t[..., None] * (J @ step[..., None])[:, None, :, 0]
    square = torch.einsum("nki,nij,nkj->nk", residual, W, residual)
    cost = square if loss is None else RHO[loss](square, scale)
    close(found, torch.autograd.grad(cost.sum(), t)[0] / 2, 1e-12)


def test_unknowns_are_rotations_matrices_and_numbers_and_each_result_is_a_residual():
    R, m, s, v = pk.Rotation.exp(drawn(5, 3)), drawn(5, 3, 3, seed=1), drawn(5, seed=2), drawn(5, 3, seed=3)
    names = ("R", "m", "s", "v")
    scale = torch.tensor(0.8, dtype=F64)
    cost, gradients, blocks = mixed.normal(names, loss="cauchy")(R, m, s, v, scale)
    (first, second), by = mixed(R, m, s, v), mixed.jacobian(names)(R, m, s, v)
    parts = []
    for r, J in ((first, by[0]), (second[:, None], by[1])):
        parts.append(in_torch(r, [x.reshape(5, r.shape[-1], -1) for x in J], None, lambda s: RHO["cauchy"](s, scale)))
    close(cost, parts[0][0] + parts[1][0])
    assert [g.shape[-1] for g in gradients] == [3, 9, 1, 3]
    for x, y, z in zip(gradients, parts[0][1], parts[1][1], strict=True):
        close(x, y + z)
    alone, slopes = mixed.normal(names, loss="cauchy", hessian=False)(R, m, s, v, scale)
    assert torch.equal(alone, cost)
    for x, y in zip(slopes, gradients, strict=True):
        close(x, y)
    assert len(blocks) == 10
    for x, y, z in zip(blocks, parts[0][2], parts[1][2], strict=True):
        close(x, y + z)


def test_one_name_gives_tensors_and_several_give_tuples():
    T, point, pixel = views((4,), 1)
    cost, gradient, hessian = reprojection.normal("T")(T, point[:, 0], pixel[:, 0])
    again, (g,), (H,) = reprojection.normal(("T",))(T, point[:, 0], pixel[:, 0])
    assert torch.equal(cost, again) and torch.equal(gradient, g) and torch.equal(hessian, H)
    assert torch.equal(hessian, hessian.mT)
    alone, slope = reprojection.normal("T", hessian=False)(T, point[:, 0], pixel[:, 0])
    assert torch.equal(cost, alone)
    close(slope, gradient)


def test_arguments_called_weight_and_scale_do_not_clash():
    @pk.op
    def residual(x: Vec3, weight: Scalar, scale: Scalar) -> Vec3:
        return x * weight - Vec3((scale, scale, scale))

    x, w, s = drawn(3, 3), drawn(3), drawn(3)
    cost, *_ = residual.normal("x", weight="scalar", loss="huber")(x, w, s, w.abs(), s.abs())
    rest = residual(x, w, s).square().sum(-1) * w.abs()
    close(cost, RHO["huber"](rest, s.abs()))


@pytest.mark.slow(but="huber")
@pytest.mark.parametrize("loss", [None, *RHO])
def test_sums_and_their_derivatives(loss):
    T, point, pixel = views((2,), 20)
    extra = [torch.tensor(0.9, dtype=F64)] * bool(loss)
    op = reprojection.normal("T", loss=loss)
    tensors = [x.requires_grad_() for x in (T.position, T.quaternion, point, pixel, *extra)]

    def summed(position, quaternion, *rest):
        return op.summed()(pk.Pose(position, quaternion)[:, None], *rest)

    def apart(position, quaternion, *rest):
        return tuple(y.sum(1) for y in op(pk.Pose(position, quaternion)[:, None], *rest))

    for x, y in zip(summed(*tensors), apart(*tensors), strict=True):
        close(x, y)
    assert gradcheck(summed, tensors)
    if loss in (None, "cauchy"):
        small = [tensors[0], tensors[1], *[x.detach()[:, :3].requires_grad_() for x in tensors[2:4]], *tensors[4:]]
        assert gradgradcheck(*(joined(summed, small) if loss else (summed, small)))


@pytest.mark.parametrize("rows", [1, 2, 15, 16, 17, 64, 100, 1025])
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32])
def test_a_problem_has_the_same_bits_alone_and_in_a_batch(rows, dtype):
    T, point, pixel = (x.to(dtype) for x in views((130,), rows))
    op = reprojection.normal("T", loss="huber").summed()
    scale = torch.tensor(0.5, dtype=dtype)
    batch = op(T[:, None], point, pixel, scale)
    for k in (0, 77, 129):
        one = op(T[k], point[k], pixel[k], scale)
        few = op(T[k : k + 1, None], point[k : k + 1], pixel[k : k + 1], scale)
        assert all(torch.equal(x, y[k]) for x, y in zip(one, batch, strict=True))
        assert all(torch.equal(x[0], y[k]) for x, y in zip(few, batch, strict=True))


def test_long_sums_have_the_same_bits_for_any_number_of_threads_and_problems():
    rows = 100_000
    T, point, pixel = views((3,), rows)
    op = reprojection.normal("T").summed()
    threads = torch.get_num_threads()
    found = []
    try:
        for n in (1, 2):
            torch.set_num_threads(n)
            found.append(op(T[:, None], point, pixel))
            found.append([torch.stack(y) for y in zip(*[op(T[k], point[k], pixel[k]) for k in range(3)], strict=True)])
    finally:
        torch.set_num_threads(threads)
    for other in found[1:]:
        assert all(torch.equal(x, y) for x, y in zip(found[0], other, strict=True))
    expected = [y.sum(1) for y in reprojection.normal("T")(T[:, None], point, pixel)]
    for x, y in zip(found[0], expected, strict=True):
        close(x, y, 1e-12)


def test_sums_over_several_dimensions_of_broadcast_operands():
    T = pk.Pose.exp(0.2 * drawn(2, 6))
    point, pixel = drawn(7, 1, 3) + torch.tensor([0.0, 0, 6]), drawn(2, 1, 5, 2)
    op = reprojection.normal("T")
    found = op.summed(2)(T[:, None, None], point, pixel)
    for x, y in zip(found, op(T[:, None, None], point, pixel), strict=True):
        close(x, y.sum((1, 2)))


def test_sums_of_no_rows_and_of_no_problems_are_zeros_and_empty():
    T, point, pixel = views((2,), 3)
    cost, gradient, hessian = reprojection.normal("T").summed()(T[:, None], point[:, :0], pixel[:, :0])
    assert torch.equal(cost, torch.zeros(2, dtype=F64)) and torch.equal(gradient, torch.zeros(2, 6, dtype=F64))
    assert torch.equal(hessian, torch.zeros(2, 6, 6, dtype=F64))
    cost, *_ = reprojection.normal("T").summed()(T[:0, None], point[:0], pixel[:0])
    assert cost.shape == (0,)


def test_sums_under_vmap_forward_mode_and_compilers():
    T, point, pixel = views((3,), 6)
    op = reprojection.normal("T").summed()
    expected = op(T[:, None], point, pixel)
    for x, y in zip(torch.vmap(op)(T, point, pixel), expected, strict=True):
        close(x, y)
    f = lambda point: op(T[:, None], point, pixel)  # noqa: E731
    _, tangents = torch.func.jvp(f, (point,), (torch.ones_like(point),))
    _, double = torch.autograd.functional.jvp(f, point, torch.ones_like(point))
    for x, y in zip(tangents, double, strict=True):
        close(x, y)
    compiled = torch.compile(lambda *a: op(*a), fullgraph=True, backend="aot_eager")
    for x, y in zip(compiled(T[:, None], point, pixel), expected, strict=True):
        close(x, y)


def test_any_op_can_be_summed():
    points = drawn(4, 9, 3)
    close(pk.ops.rotation.apply.summed()(pk.Rotation.identity(), points), points.sum(1))
    by = reprojection.jacobian("T").summed()(*(lambda T, p, u: (T[:, None], p, u))(*views((4,), 5)))
    close(by, reprojection.jacobian("T")(*(lambda T, p, u: (T[:, None], p, u))(*views((4,), 5))).sum(1))


def test_derived_ops_are_found_by_their_names():
    op = reprojection.normal("T", weight="scalar", loss="tukey").summed()
    assert find(op.op.name) is op.op
    with pytest.raises(errors.PosekitError, match=r"has no derivative .*unheard"):
        find(f"{reprojection.op.name}>nPaa.a.100.scalar.unheard")


@pytest.mark.slow
def test_a_million_rows_need_no_memory_besides_the_inputs():
    script = """
        import resource, torch, posekit as pk
        from tests.engine.ops.test_normal import reprojection
        op = reprojection.normal("T").summed()
        T = pk.Pose.identity()
        op(T, torch.ones(100_000, 3), torch.ones(100_000, 2))
        points, pixels = torch.ones(4_000_000, 3), torch.ones(4_000_000, 2)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        op(T, points, pixels)
        inputs = (points.nbytes + pixels.nbytes) / 1024
        print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / inputs)
    """
    run = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert float(run.stdout.split()[-1]) < 0.1


@pytest.mark.parametrize(
    "make, message",
    [
        (
            lambda: reprojection.normal("X"),
            r"normal: wrt must name arguments of the op, each once, got 'X'; they are T",
        ),
        (lambda: reprojection.normal(3), r"normal: wrt must be a name or names, got 3"),
        (lambda: relative.normal(("b", "a")), r"normal: wrt must name arguments in their order, a, b, got b, a"),
        (
            lambda: reprojection.normal("T", weight="full"),
            r"weight must be None or one of scalar, information, got 'full'",
        ),
        (lambda: reprojection.normal("T", loss="l1"), r"loss must be None or one of huber, cauchy, .*, got 'l1'"),
        (
            lambda: pk.ops.pose.compose.normal("a"),
            r"must consist of numbers, not of poses or rotations; take their log",
        ),
        (lambda: reprojection.normal("T", curvature=True), r"normal: curvature=True needs a loss and hessian=True"),
        (
            lambda: reprojection.normal("T", loss="huber", curvature="no"),
            r'curvature must be False, True, "bounded" or "along"',
        ),
        (lambda: mixed.normal("R", weight="scalar"), r"a weight needs one residual vector, the op has 2"),
        (lambda: reprojection.summed(0), r"summed: dims must be a positive integer, got 0"),
        (lambda: reprojection.summed().jacobian("T"), r"summed: summed comes last, as in op.jacobian"),
    ],
)
def test_wrong_requests(make, message):
    with pytest.raises(errors.ArgumentError, match=message):
        make()


def test_wrong_arguments_of_sums():
    T, point, pixel = views((), 1)
    op = reprojection.summed()
    with pytest.raises(
        errors.ShapeError, match=r"results are summed over 1 batch dimensions, but those of the arguments are \(\)"
    ):
        op(T, point[0], pixel[0])
    with pytest.raises(errors.ArgumentError, match=r"reprojection: point must be a torch.Tensor, got list"):
        op(T, [0.0, 0, 1], pixel)
    with pytest.raises(errors.ShapeError, match="batch shapes do not broadcast"):
        op(T, drawn(3, 3), drawn(4, 2))


def test_half_precision_is_computed_in_float32():
    T, point, pixel = (x.to(torch.float16) for x in views((3,), 20))
    found = reprojection.normal("T").summed()(T[:, None], point, pixel)
    wide = reprojection.normal("T").summed()(T.float()[:, None], point.float(), pixel.float())
    for x, y in zip(found, wide, strict=True):
        torch.testing.assert_close(x, y.half(), rtol=1e-3, atol=0)


def test_a_symmetric_block_is_written_whole():
    @pk.op
    def flat(x: Array[2]) -> Array[3]:
        return Array[3]((x[0] * x[1], x[0] + 2 * x[1], x[1]))

    x = drawn(50, 2)
    cost, gradient, hessian = flat.normal("x").summed()(x)
    J, r = flat.jacobian("x")(x), flat(x)
    close(hessian, torch.einsum("nka,nkb->ab", J, J))
    close(gradient, torch.einsum("nka,nk->a", J, r))
    close(cost, r.square().sum())
