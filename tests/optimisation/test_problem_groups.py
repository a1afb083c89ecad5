"""Problems of variables of every group: blocks of 1, 3 and 7 numbers, and declared ops on them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from scipy.optimize import least_squares
from torch import Tensor

import posekit as pk
from posekit.algebra import Pose, Pose2, Rotation, Rotation2, Similarity, Vec1, Vec2, Vec3, Vec6, Vec7
from tests.support import marks
from tests.support.lie_groups import GROUPS, Row

every_group = pytest.mark.parametrize("group", GROUPS.values(), ids=list(GROUPS))
# Derivatives of the largest group take seconds to build.
every_group_but_slow_ones = pytest.mark.parametrize(
    "group", [marks.slow(group) if name == "Similarity" else group for name, group in GROUPS.items()], ids=list(GROUPS)
)


def near(got: Tensor, want: Tensor, tolerance: float = 1e-11) -> None:
    torch.testing.assert_close(got, want, rtol=tolerance, atol=tolerance)


def edge(kind: Any, tangent: Any) -> Any:
    def error(start: Any, end: Any, measured: Any) -> Any:
        return (~measured @ (~start @ end)).log()

    error.__annotations__ = {"start": kind, "end": kind, "measured": kind, "return": tangent}
    return pk.op(error)


EDGES = {
    "Rotation": edge(Rotation, Vec3),
    "Pose": edge(Pose, Vec6),
    "Rotation2": edge(Rotation2, Vec1),
    "Pose2": edge(Pose2, Vec3),
    "Similarity": edge(Similarity, Vec7),
}


@pk.op(returns="value point back")
def mapped2(T: Pose2, R: Rotation2, x: Vec2, tangent: Vec3) -> tuple[Pose2, Vec2, Rotation2]:
    return ~T @ Pose2.exp(tangent), T.inverse_apply(R @ x), Rotation2.exp(R.log()) @ ~T.rotation


@pk.op(returns="value point")
def mapped7(S: Similarity, x: Vec3, tangent: Vec7) -> tuple[Similarity, Vec3]:
    return ~S @ Similarity.exp(tangent), S.inverse_apply(S @ x + x)


@pytest.mark.slow(but=("Pose", "Rotation2"))
@every_group
def test_jacobians_of_declared_ops_are_those_of_their_values(group: Row) -> None:
    a, b, c = (group.members(5, seed=k) for k in range(3))
    op: Any = EDGES[group.kind.__name__]
    near(op(a, b, c), c.local(a.between(b)))
    for k, name in enumerate(("start", "end", "measured")):
        near(op.jacobian(name)(a, b, c), pk.jacobian(lambda a, b, c: c.local(a.between(b)), argnums=k)(a, b, c), 1e-9)


def test_operations_of_declarations_are_those_of_values() -> None:
    T, R = GROUPS["Pose2"].members(4), GROUPS["Rotation2"].members(4, seed=1)
    T = GROUPS["Pose2"].stretched(T, 2.5)
    x, tangent = torch.randn(4, 2, dtype=torch.float64), GROUPS["Pose2"].tangents(4)
    value, point, back = mapped2(T, R, x, tangent)
    near(value.matrix(), (~T @ pk.Pose2.exp(tangent)).matrix())
    near(point, T.inverse_apply(R @ x))
    near(back.matrix(), (R @ ~T.rotation).matrix())
    S = GROUPS["Similarity"].stretched(GROUPS["Similarity"].members(4), 2.5)
    y, tangent = torch.randn(4, 3, dtype=torch.float64), GROUPS["Similarity"].tangents(4)
    value, point = mapped7(S, y, tangent)
    near(value.matrix(), (~S @ pk.Similarity.exp(tangent)).matrix())
    near(point, S.inverse_apply(S @ y + y))
    for op, given, names in ((mapped2, (T, R, x, x.new_zeros(4, 3)), "TR"), (mapped7, (S, y, x.new_zeros(4, 7)), "S")):
        for name in names:
            for found, wanted in zip(
                op.jacobian(name)(*given),
                pk.jacobian(op, argnums="TR".find(name) % 2 if name != "S" else 0)(*given),
                strict=True,
            ):
                near(found, wanted, 1e-9)


@every_group
def test_tangent_gradients_are_those_of_a_retraction(group: Row) -> None:
    a, points = group.members(4), torch.randn(4, group.space, dtype=torch.float64)
    for frame in ("body", "world"):
        leaves = group.kind._unchecked(*[x.clone().requires_grad_() for x in a._stored()])
        (leaves @ points).sin().sum().backward()
        zero = torch.zeros(4, group.size, dtype=torch.float64, requires_grad=True)
        (a.retract(zero, frame=frame) @ points).sin().sum().backward()
        near(pk.tangent_grad(leaves, frame=frame), zero.grad)


def loop(group: Row, n: int = 6) -> tuple[Any, Tensor, Any, Any]:
    """Elements on a loop, the pairs of its edges with chords, measurements with errors, and a disturbed start."""
    truth = group.kind.exp(0.4 * group.tangents(n, seed=2))
    pairs = torch.tensor([(i, (i + 1) % n) for i in range(n)] + [(0, n // 2), (1, n - 2)])
    i, j = pairs.unbind(-1)
    measured = truth[i].between(truth[j]).retract(0.05 * group.tangents(len(pairs), seed=3))
    return truth, pairs, measured, truth.retract(0.1 * group.tangents(n, seed=4))


@pytest.mark.slow(but=("* op-Pose", "* function-Rotation2"))
@every_group
@pytest.mark.parametrize("declared", [True, False], ids=["an op", "a function"])
def test_graphs_have_the_solution_of_scipy(group: Row, declared: bool) -> None:
    truth, pairs, measured, start = loop(group)
    i, j = pairs.unbind(-1)
    n, size = len(truth), group.size
    fixed = torch.arange(n) == 0
    start = pk.where(fixed, truth, start)
    problem = pk.Problem()
    nodes = problem.variables(start, fixed=fixed)
    error = EDGES[group.kind.__name__] if declared else lambda a, b, c: c.local(a.between(b))
    problem.add(error, nodes[i], nodes[j], measured)
    found = problem.solve(tolerance=1e-9, progress=False)
    assert found.status == "converged"

    def residuals(x: np.ndarray) -> np.ndarray:
        moved = torch.cat((torch.zeros(1, size, dtype=torch.float64), torch.from_numpy(x).reshape(n - 1, size)))
        values = start.retract(moved)
        return measured.local(values[i].between(values[j])).flatten().numpy()

    wanted = least_squares(residuals, np.zeros((n - 1) * size), method="lm", xtol=1e-14, ftol=1e-14, gtol=1e-14)
    assert found.cost == pytest.approx(2 * wanted.cost, rel=1e-9)
    best = start.retract(torch.cat((torch.zeros(1, size), torch.from_numpy(wanted.x).reshape(n - 1, size))))
    near(found[nodes].matrix(), best.matrix(), 1e-5)
    covariance = found.covariance(nodes[1])
    matrix = covariance.covariance if isinstance(covariance, pk.UncertainPose) else covariance
    assert matrix.shape == (size, size)
    # The Jacobian of SciPy has the tangents of the start: that of the best value is by differences there.
    columns = pk.jacobian(lambda x: measured.local(best.retract(x)[i].between(best.retract(x)[j])), batch_dims=0)(
        torch.zeros(n, size, dtype=torch.float64)
    )
    j_matrix = columns.reshape(-1, n * size)[:, size:]
    near(matrix, torch.linalg.inv(j_matrix.mT @ j_matrix)[:size, :size], 1e-4)


@pytest.mark.slow(but="Rotation2")
@every_group_but_slow_ones
def test_priors_and_derivatives_of_solutions(group: Row) -> None:
    a, b = group.members(seed=1), group.members(seed=2)

    def solved(x: Tensor, weight: Tensor) -> Tensor:
        problem = pk.Problem()
        node = problem.variables(a[None])
        problem.prior(node[0], a[None].retract(x[:1]))
        problem.add(EDGES[group.kind.__name__], node[0], b[None].retract(x[1:]), b.between(b)[None], weight=weight)
        return a[None].local(problem.solve(tolerance=1e-10, progress=False)[node])

    x = 0.1 * group.tangents(2, seed=3)
    assert torch.autograd.gradcheck(
        solved, (x.requires_grad_(), torch.tensor([0.3], dtype=torch.float64, requires_grad=True)), atol=1e-5
    )
