"""What a result of `Problem.solve` owns: it stays what it is, whatever becomes of its problem, and can be pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.errors import ArgumentError

F64 = torch.float64
MEASURED = torch.tensor([[1.0, 2, 3], [3, 5, 8]], dtype=F64)


def difference(x: Tensor, measured: Tensor) -> Tensor:
    return x - measured


def step(a: Tensor, b: Tensor, measured: Tensor) -> Tensor:
    return b - a - measured


def between(a: pk.Pose, b: pk.Pose, measured: pk.Pose) -> Tensor:
    return measured.local(a.between(b))


class Means:
    """Two numbers-of-three, each measured once with weights of 4 and 1: covariances of 1/4 and 1, by hand."""

    def __init__(self) -> None:
        self.mask = torch.tensor([False, False])
        self.problem = pk.Problem()
        self.x = self.problem.variables(torch.zeros(2, 3), fixed=self.mask)
        self.measured = MEASURED.clone().requires_grad_()
        self.factor = self.problem.add(difference, self.x[:], self.measured, weight=torch.tensor([4.0, 1.0]))
        self.result = self.problem.solve(tolerance=1e-10, progress=False)

    def check(self) -> None:
        eye = torch.eye(3, dtype=F64)
        torch.testing.assert_close(self.result[self.x].detach(), MEASURED)
        torch.testing.assert_close(self.result.covariance(self.x), torch.stack((eye / 4, eye)))
        (gradient,) = torch.autograd.grad(self.result[self.x[1]].sum(), self.measured, retain_graph=True)
        torch.testing.assert_close(gradient, torch.tensor([[0.0, 0, 0], [1, 1, 1]], dtype=F64))


def with_variables(case: Means) -> None:
    case.problem.variables(torch.zeros(4, 2))


def with_a_factor(case: Means) -> None:
    other = case.problem.variables(torch.zeros(1, 3))
    case.problem.add(difference, case.x[[0, 0]], torch.full((2, 3), 7.0), weight=100.0)
    case.problem.prior(other[:], torch.ones(1, 3))


def with_other_data(case: Means) -> None:
    case.factor.replace(torch.full((2, 3), 7.0), weight=torch.tensor([9.0, 9.0]))


def with_another_mask(case: Means) -> None:
    case.mask[:] = True
    case.x.fixed[:] = True


CHANGES = [with_variables, with_a_factor, with_other_data, with_another_mask]


@pytest.mark.parametrize("solved", [False, True])
@pytest.mark.parametrize("change", CHANGES)
def test_a_result_stays_what_it_is_when_its_problem_changes(change: Callable[[Means], None], solved: bool) -> None:
    case = Means()
    change(case)
    if solved:
        case.problem.solve(progress=False)
    case.check()


def test_a_callback_may_change_the_problem_that_is_solved() -> None:
    case = Means()

    def change(_: Any) -> None:
        for step in CHANGES:
            step(case)

    case.result = case.problem.solve(tolerance=1e-10, progress=False, callback=change)
    case.check()


def graph(n: int = 12) -> tuple[pk.Problem, Any, Any]:
    g = torch.Generator().manual_seed(3)
    poses = pk.Pose.exp(torch.randn(n, 6, generator=g, dtype=F64))
    i, j = torch.arange(n), (torch.arange(n) + 1) % n
    noise = 0.05 * torch.randn(n, 6, generator=g, dtype=F64)
    problem = pk.Problem()
    x = problem.variables(poses, fixed=torch.arange(n) == 0)
    problem.prior(x[1], poses[1])
    problem.prior(problem.variables(torch.zeros(2, 3))[:], MEASURED)
    factor = problem.add(between, x[i], x[j], poses[i].between(poses[j]).retract(noise))
    return problem, x, factor


def points() -> tuple[pk.Problem, Any]:
    problem = pk.Problem()
    a, b = problem.variables(torch.zeros(2, 3)), problem.variables(torch.zeros(3, 3), eliminate=True)
    problem.prior(a[:], MEASURED)
    i, j = torch.arange(2).repeat_interleave(3), torch.arange(3).repeat(2)
    problem.add(step, a[i], b[j], torch.ones(6, 3))
    return problem, b


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
@pytest.mark.parametrize("linear", ["cholesky", "pcg"])
def test_a_copied_result_answers_as_the_result(linear: Any, copied: Callable[[Any], Any]) -> None:
    problem, x, _ = graph()
    result = problem.solve(linear=linear, progress=False)
    found = copied(result)
    assert (found.status, found.cost, found.iterations) == (result.status, result.cost, result.iterations)
    for known in (x, found.sets[0]):  # variables of the original name the same ones
        assert torch.equal(found[known].matrix(), result[x].matrix())
        assert torch.equal(found.covariance(known).covariance, result.covariance(x).covariance)
    assert problem.solve(start=found, progress=False).cost <= result.cost


@pytest.mark.slow(but="True-deepcopy")
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
@pytest.mark.parametrize("solved", [False, True])
def test_a_copied_problem_has_the_solution_of_the_problem(copied: Callable[[Any], Any], solved: bool) -> None:
    problem, x, factor = graph()
    expected = problem.solve(progress=False) if solved else None
    other, variables, replaced = copied((problem, x, factor))
    expected = expected or problem.solve(progress=False)
    found = other.solve(progress=False)
    assert torch.equal(found[variables].matrix(), expected[x].matrix())
    other.add(difference, other.variables(torch.zeros(2, 3))[:], MEASURED)
    replaced.replace(x.value[1:].between(x.value[:-1])[:1].expand(12))
    assert other.solve(progress=False).cost > found.cost
    assert problem.solve(progress=False).cost == expected.cost


def test_a_copied_result_has_the_covariances_of_eliminated_variables() -> None:
    problem, x = points()
    result = problem.solve(progress=False)
    found = pickle.loads(pickle.dumps(result))
    assert torch.equal(found.covariance(x), result.covariance(x)) and float(found.covariance(x).det()[0]) > 0


def test_a_result_of_a_lambda_can_be_pickled_and_its_problem_names_what_cannot() -> None:
    problem = pk.Problem()
    x = problem.variables(torch.zeros(2, 3))
    problem.add(lambda a, b: a - b, x[:], MEASURED)
    result = problem.solve(progress=False)
    found = pickle.loads(pickle.dumps(result))
    assert torch.equal(found[x], result[x]) and torch.equal(found.covariance(x[0]), torch.eye(3, dtype=F64))
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(problem)


def test_variables_of_a_copy_that_got_others_are_not_confused() -> None:
    problem, *_ = graph()
    other = copy.deepcopy(problem)
    mine, theirs = problem.variables(torch.zeros(1, 3)), other.variables(torch.zeros(2, 3))
    for wrong in (lambda: problem.prior(theirs[:], torch.ones(2, 3)), lambda: other.prior(mine[:], torch.ones(1, 3))):
        with pytest.raises(ArgumentError, match="variables must be of this problem"):
            wrong()


def test_dense_results_can_be_pickled() -> None:
    start = {"T": pk.Pose.identity(2, dtype=F64), "x": [torch.zeros(2, 3, dtype=F64)]}

    def residual(value: Any) -> Tensor:
        return torch.cat((value["T"].log() - 0.1, value["x"][0] - MEASURED), -1)

    result = pk.least_squares(residual, start)
    for found in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
        assert (found.status == result.status).all() and torch.equal(found.value["x"][0], result.value["x"][0])
        expected, blocks = result.covariance(), found.covariance()
        assert torch.equal(blocks["T"].covariance, expected["T"].covariance)
        assert torch.equal(blocks["x"][0], expected["x"][0]) and torch.equal(blocks["x"][0][0], torch.eye(3, dtype=F64))
