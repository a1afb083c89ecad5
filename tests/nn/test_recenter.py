"""A change of the base leaves the value, and expresses what optimizers remember in the new coordinates."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.func import jacrev

import posekit as pk
from posekit import Pose, Rotation
from posekit.nn import PoseParameter, RotationParameter
from tests.support import sampling

D = torch.float64
POSE = Pose(*sampling.poses(4))
OTHER = Pose(*sampling.poses(4, seed=50))
KINDS = [(group, learn) for group in ("SE3", "SO3xR3") for learn in ("all", "position", "rotation")]
Module = PoseParameter | RotationParameter


def parameter(kind: Any, angle: float = 2.0) -> Module:
    """A parameter module whose tangents turn by an angle."""
    module = PoseParameter(POSE, group=kind[0], learn=kind[1]) if kind else RotationParameter(POSE.rotation)
    tangent = sampling.normal(*module.tangent.shape, seed=9)
    w = tangent[..., -3:]
    w *= angle / w.norm(dim=-1, keepdim=True)
    with torch.no_grad():
        module.tangent.copy_(tangent)
    return module


each_kind = pytest.mark.parametrize("kind", [*KINDS, None], ids=lambda kind: "-".join(kind) if kind else "rotation")


def loss(value: Pose | Rotation) -> Tensor:
    return (value.apply(sampling.normal(4, 3, seed=3)).sin() * sampling.normal(4, 3, seed=4)).sum()


def gradient(module: Module) -> Tensor:
    return torch.autograd.grad(loss(module()), module.tangent)[0]


def target(module: Module) -> Any:
    """Another base, of which the module keeps the part that it does not learn."""
    return OTHER if isinstance(module, PoseParameter) else OTHER.rotation


def change_of_steps(module: Module, moved: Module) -> Tensor:
    """The derivative of the new tangents with respect to the old ones, by autograd, shape (4, size, size)."""
    chart, base, new = module._chart, module.base, moved.base

    def transition(tangent: Tensor, k: int) -> Tensor:
        return chart.local(new[k], chart.retract(base[k], tangent))

    return torch.stack([jacrev(transition)(module.tangent.detach()[k], k) for k in range(4)])


@each_kind
@pytest.mark.parametrize("elsewhere", (False, True))
def test_the_value_stays_and_the_base_moves_in_place(kind: Any, elsewhere: bool) -> None:
    module = parameter(kind)
    value, memory = module().detach(), [x.data_ptr() for x in module.state_dict().values()]
    at = target(module) if elsewhere else None
    module.recenter(at=at)
    pk.testing.assert_close(module(), value)
    assert [x.data_ptr() for x in module.state_dict().values()] == memory
    assert bool(module.tangent.any()) == elsewhere
    learn = kind[1] if kind else "all"
    center = at if elsewhere else value
    if learn != "rotation" and kind:
        assert module.position.equal(center.position)
    if learn != "position":
        quaternion = center.normalized().quaternion
        torch.testing.assert_close(module.quaternion, quaternion, rtol=0, atol=1e-15)
    module.recenter()
    pk.testing.assert_close(module(), value)


@each_kind
@pytest.mark.parametrize("elsewhere", (False, True))
@pytest.mark.parametrize("family", (torch.optim.Adam, torch.optim.AdamW, torch.optim.NAdam, torch.optim.RAdam))
def test_averages_of_gradients_become_gradients_in_the_new_coordinates(
    kind: Any, elsewhere: bool, family: Callable[..., Any]
) -> None:
    module = parameter(kind)
    optimizer = family(module.parameters())
    loss(module()).backward()
    optimizer.step()
    with torch.no_grad():
        module.tangent.copy_(parameter(kind).tangent)
    state = optimizer.state[module.tangent]
    state["exp_avg"].copy_(gradient(module))
    state["exp_avg_sq"].copy_(sampling.normal(*module.tangent.shape, seed=5).square())
    squares, steps, before = state["exp_avg_sq"].clone(), state["step"].clone(), copy.deepcopy(module)
    module.recenter(optimizer, at=target(module) if elsewhere else None)
    torch.testing.assert_close(state["exp_avg"], gradient(module), rtol=1e-9, atol=1e-9)
    back = torch.linalg.inv(change_of_steps(before, module)).mT
    torch.testing.assert_close(state["exp_avg_sq"], (back.square() @ squares[..., None])[..., 0], rtol=1e-9, atol=1e-9)
    assert state["step"].equal(steps)


@each_kind
def test_the_gradient_and_the_momentum_of_sgd_are_those_of_the_new_coordinates(kind: Any) -> None:
    module = parameter(kind)
    optimizer = torch.optim.SGD(module.parameters(), lr=0.0, momentum=0.9)
    loss(module()).backward()
    optimizer.step()
    module.recenter(optimizer)
    assert module.tangent.grad is not None
    torch.testing.assert_close(module.tangent.grad, gradient(module), rtol=1e-9, atol=1e-9)
    torch.testing.assert_close(
        optimizer.state[module.tangent]["momentum_buffer"], gradient(module), rtol=1e-9, atol=1e-9
    )


def test_the_maximum_of_amsgrad_stays_above_the_average() -> None:
    module = parameter(("SE3", "all"))
    optimizer = torch.optim.Adam(module.parameters(), lr=0.3, amsgrad=True)
    for _ in range(12):
        optimizer.zero_grad()
        loss(module()).backward()
        optimizer.step()
        module.recenter(optimizer)
        state = optimizer.state[module.tangent]
        largest = state["max_exp_avg_sq"]
        assert (largest >= state["exp_avg_sq"] * (1 - 1e-12)).all()
        assert (state["exp_avg_sq"] > 0).all()
    assert (largest > state["exp_avg_sq"]).any()


OPTIMIZERS = {
    "sgd": lambda ps: torch.optim.SGD(ps, lr=0.1, momentum=0.8),
    "nesterov": lambda ps: torch.optim.SGD(ps, lr=0.1, momentum=0.8, nesterov=True),
    "adam": lambda ps: torch.optim.Adam(ps, lr=0.1, amsgrad=True),
    "adamw": lambda ps: torch.optim.AdamW(ps, lr=0.1, weight_decay=0.0),
    "lbfgs": lambda ps: torch.optim.LBFGS(ps, lr=0.2, max_iter=2),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
@pytest.mark.parametrize("case", ("SE3-position", "SO3xR3-position", "turn"))
def test_training_is_the_same_with_and_without_recentering_where_coordinates_only_shift(name: str, case: str) -> None:
    """Positions add up, and so do turns about one axis: every optimizer then takes the same steps in both charts."""
    positions, angle = sampling.normal(4, 3, seed=1), torch.tensor(0.3, dtype=D)
    group, _, learn = case.partition("-")

    def train(recenters: bool) -> list[Tensor]:
        module: Module = RotationParameter(Rotation.identity(4, dtype=D))
        if learn:
            module = PoseParameter(POSE, group=group, learn="position")  # type: ignore[arg-type]
        bias = torch.nn.Parameter(torch.zeros(2, dtype=D))
        optimizer = OPTIMIZERS[name]([bias, module.tangent])
        values = []

        def closure() -> Tensor:
            optimizer.zero_grad()
            value = module()
            if isinstance(value, Pose):
                error = (value.position - positions).square() * torch.tensor([1.0, 3.0, 0.3])
            else:
                error = 1 - (value.apply([1.0, 0.0, 0.0])[:, 0] - angle).cos()
            total = error.sum() + (bias - value.quaternion[0, 0]).square().sum()
            total.backward()
            return total

        for _ in range(8):
            optimizer.step(closure)
            if recenters:
                module.recenter(optimizer)
            values.append(torch.cat((module().matrix().flatten(), bias)).detach())
        return values

    torch.testing.assert_close(train(True), train(False), rtol=1e-9, atol=1e-9)


@each_kind
def test_the_history_of_lbfgs_keeps_its_curvatures_and_what_it_knows_of_others(kind: Any) -> None:
    module = parameter(kind, 1.0)
    points = sampling.normal(5, 4, 3, seed=6)
    wanted = module().detach().apply(points) + 0.3 * sampling.normal(5, 4, 3, seed=7)
    bias, other = (torch.nn.Parameter(torch.zeros(n, dtype=D)) for n in (2, 3))
    optimizer = torch.optim.LBFGS([bias, module.tangent, other], max_iter=6, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimizer.zero_grad()
        errors = module().apply(points) - wanted, bias - 0.1 * module().quaternion[0, 0], other - 0.2
        total: Tensor = sum(error.square().sum() for error in errors)  # type: ignore[assignment]
        total.backward()
        return total

    optimizer.step(closure)
    state = optimizer.state[bias]
    products = [y.dot(s) for y, s in zip(state["old_dirs"], state["old_stps"], strict=True)]
    slope = state["prev_flat_grad"].dot(state["d"])
    before, old = copy.deepcopy(module), {k: state[k].clone() for k in ("d", "prev_flat_grad")}
    assert len(products) >= 2
    module.recenter(optimizer)
    after = [y.dot(s) for y, s in zip(state["old_dirs"], state["old_stps"], strict=True)]
    torch.testing.assert_close(after, products, rtol=1e-9, atol=0)
    torch.testing.assert_close(state["prev_flat_grad"].dot(state["d"]), slope, rtol=1e-9, atol=0)
    steps = change_of_steps(before, module)
    for name, matrix in (("d", steps), ("prev_flat_grad", torch.linalg.inv(steps).mT)):
        assert state[name][:2].equal(old[name][:2]) and state[name][-3:].equal(old[name][-3:])
        part = old[name][2:-3].view_as(module.tangent)
        changed = (matrix @ part[..., None])[..., 0]
        torch.testing.assert_close(state[name][2:-3].view_as(part), changed, rtol=1e-9, atol=1e-12)
    last = closure().item()
    assert optimizer.step(closure).item() == pytest.approx(last, rel=1e-12)  # it returns the loss before the step
    assert closure().item() <= last


@pytest.mark.parametrize("family", (torch.optim.Adagrad, torch.optim.RMSprop, torch.optim.Adamax))
def test_the_state_of_other_optimizers_is_reset_for_the_tangent_alone(family: Callable[..., Any]) -> None:
    module, bias = parameter(("SE3", "all")), torch.nn.Parameter(torch.ones(4, dtype=D))
    optimizer = family([module.tangent, bias])

    def step() -> None:
        optimizer.zero_grad()
        (loss(module()) + bias.square().sum()).backward()
        optimizer.step()

    step()
    module.recenter(optimizer)
    assert module.tangent not in optimizer.state or not optimizer.state[module.tangent]
    assert optimizer.state[bias]
    if family is not torch.optim.Adagrad:  # which makes its state at construction, not in a step
        step()
        assert optimizer.state[module.tangent]


def test_gradients_are_not_blown_up_near_a_full_turn() -> None:
    for angle in (math.pi, 2 * math.pi - 1e-9, 2 * math.pi, 11.0):
        module = RotationParameter(Rotation.identity(dtype=D))
        with torch.no_grad():
            module.tangent.copy_(torch.tensor([0.0, 0.6, 0.8], dtype=D) * angle)
        value = module().detach()
        module.tangent.grad = torch.tensor([1.0, 0.0, 0.0], dtype=D)
        module.recenter()
        pk.testing.assert_close(module(), value)
        torch.testing.assert_close(module.tangent.grad.norm().item(), math.pi / 2)


def test_a_backward_pass_through_a_moved_base_raises() -> None:
    module = parameter(("SE3", "all"))
    value = module()
    module.recenter()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss(value).backward()


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16, torch.float32), ids=str)
def test_recentering_works_in_every_dtype_and_under_autocast(dtype: torch.dtype) -> None:
    module = parameter(("SE3", "all"), 1.0).to(dtype)
    optimizer = torch.optim.Adam(module.parameters(), lr=0.01)
    loss(module()).backward()
    optimizer.step()
    twin, twins = copy.deepcopy(module).double(), torch.optim.Adam([torch.zeros(1)])
    twins = torch.optim.Adam(twin.parameters())
    twins.state[twin.tangent] = {k: x.double() for k, x in optimizer.state[module.tangent].items()}
    with torch.autocast("cpu", torch.bfloat16):
        module.recenter(optimizer)
    twin.recenter(twins)
    eps = torch.finfo(dtype).eps
    torch.testing.assert_close(module().matrix().double(), twin().matrix(), rtol=8 * eps, atol=8 * eps)
    for name, moment in optimizer.state[module.tangent].items():
        torch.testing.assert_close(moment.double(), twins.state[twin.tangent][name], rtol=8 * eps, atol=8 * eps)


def test_empty_and_unbatched_modules_recenter() -> None:
    for shape in ((), (0,), (2, 0)):
        module = PoseParameter(Pose.identity(*shape), group="SO3xR3")
        optimizer = torch.optim.Adam(module.parameters())
        module().matrix().sum().backward()
        optimizer.step()
        module.recenter(optimizer)
        assert not module.tangent.any()
        assert optimizer.state[module.tangent]["exp_avg"].shape == (*shape, 6)


def test_an_optimizer_without_a_step_needs_no_change() -> None:
    module = parameter(("SE3", "all"))
    for optimizer in (torch.optim.Adam(module.parameters()), torch.optim.LBFGS(module.parameters())):
        module.recenter(optimizer)
        assert not optimizer.state[module.tangent]


def test_wrong_arguments_are_refused_before_anything_changes() -> None:
    module = parameter(("SE3", "all"))
    state = copy.deepcopy(module.state_dict())
    strange = torch.optim.Adam([torch.nn.Parameter(torch.zeros(3))])
    with pytest.raises(pk.ArgumentError, match=r"^PoseParameter.recenter: optimizer does not hold the tangent of this"):
        module.recenter(strange)
    with pytest.raises(pk.ArgumentError, match=r"recenter: optimizer must be a torch.optim.Optimizer, got dict$"):
        module.recenter({})  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match=r"recenter: at must be a Pose, got Rotation"):
        module.recenter(at=POSE.rotation)  # type: ignore[arg-type]
    with pytest.raises(
        pk.ShapeError, match=r"recenter: value must have a shape that broadcasts to \(4,\), got \(2, 1\)"
    ):
        module.recenter(at=Pose.identity(2, 1))
    assert all(x.equal(state[name]) for name, x in module.state_dict().items())
