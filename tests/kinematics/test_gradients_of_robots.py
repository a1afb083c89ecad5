"""The gradient to each tensor that a method of a robot reads, in every mode, against differences.

For all kinds of joints the gradients of a call of two states are wanted together, and every fifth call is mapped over
states. Of the arm every third is wanted alone, and one of these is mapped over, in turn from call to call. Forward mode
computes every second call of the arm, and the others for all kinds of joints. That each can be is a matter of how
programs are derived, and of the layouts of kernels, which know neither calls nor kinds of joints. Second derivatives
have large programs: their gradients are wanted together, by backward, and in forward mode of the arm.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
import torch
from torch import Tensor

from posekit.kinematics import Robot
from tests.kinematics.robot_calls import CALLS, DOUBLE, OTHERS, ROBOTS, TIPS, fields, state_of, with_field
from tests.support import marks

STATE = ("q", "v", "a")
# Derivatives themselves. They and their gradients follow from identities that hold for unit axes, which robots have.
SECOND = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")
QUICK = [("arm", "inverse_dynamics", ("armature", "damping")), ("arm", "velocity", ()), ("arm", "clamp", ())]
# Of many solutions `ik` finds one, and its derivatives are the shortest motions: see `test_ik.py`.
EVERY = [(robot, call, ()) for robot in ROBOTS for call in CALLS if call != "ik"]


def has_forward_mode(robot: str, call: str) -> bool:
    if call in SECOND:
        return robot == "arm"
    return [*CALLS].index(call) % 2 == [*ROBOTS].index(robot)


def test_every_method_is_called() -> None:
    methods = {name for name in dir(Robot) if not name.startswith("_") and callable(getattr(Robot, name))}
    assert methods == {name.partition(",")[0] for name in CALLS} | set(OTHERS)
    assert all(any(has_forward_mode(robot, call) for robot in ROBOTS) for call in CALLS)


def states_of(robot: str) -> dict[str, Tensor]:
    """One state of the arm, and two of the robot with all kinds of joints, whose kernels are those of many states."""
    states = [state_of(robot, seed) for seed in range(1 if robot == "arm" else 2)]
    return {name: torch.stack(xs) if len(xs) > 1 else xs[0] for name, *xs in zip(STATE, *states, strict=True)}


def function_of(robot: str, call: str, names: Sequence[str], weights: list[Tensor]) -> Callable[..., Tensor]:
    """A weighted sum of what a call returns, as a function of some tensors."""
    state = states_of(robot)

    def f(*xs: Tensor) -> Tensor:
        model, given = ROBOTS[robot], dict(state)
        for name, x in zip(names, xs, strict=True):
            if name in given:
                given[name] = x
            else:
                model = with_field(model, name, x)
        y = CALLS[call](model, TIPS[robot], *given.values())
        if not weights:
            weights.append(torch.randn(y.shape, dtype=DOUBLE, generator=torch.Generator().manual_seed(2)))
        return (y * weights[0]).sum()

    return f


def backward(y: Tensor, xs: Sequence[Tensor]) -> Sequence[Tensor]:
    if not y.requires_grad:
        return [torch.zeros_like(x) for x in xs]
    return torch.autograd.grad(y, xs, materialize_grads=True)


def gradients_of_maps(
    f: Callable[..., Tensor], xs: Sequence[Tensor], dims: Sequence[int | None]
) -> dict[str, Sequence[Tensor]]:
    """Gradients through maps over two equal elements, of which tensors without a dimension have one for both.

    A map of gradients asks for those of each element, which is left to tensors that all have a dimension.
    """
    pairs = [x if d is None else torch.stack([x, x]) for x, d in zip(xs, dims, strict=True)]
    every, of = tuple(range(len(xs))), torch.vmap(f, tuple(dims))
    mapped = [p.clone().requires_grad_() for p in pairs]
    found = [backward(of(*mapped)[0], mapped), torch.func.grad(lambda *ys: of(*ys)[1], every)(*pairs)]
    first, second = [
        [g if d is None else g[row] for g, d in zip(gradients, dims, strict=True)]
        for row, gradients in enumerate(found)
    ]
    modes: dict[str, Sequence[Tensor]] = {"vmap, then backward": first, "func.grad of vmap": second}
    if None not in dims:
        modes["vmap of func.grad"] = [g[0] for g in torch.vmap(torch.func.grad(f, every))(*pairs)]
    return modes


def moved(xs: Sequence[Tensor], k: int, step: Tensor) -> list[Tensor]:
    return [x + step if i == k else x for i, x in enumerate(xs)]


@pytest.mark.parametrize(("robot", "call", "only"), [*QUICK, *[marks.slow(*x) for x in EVERY]])
def test_the_gradient_to_each_tensor_is_that_of_differences_in_every_mode(
    robot: str, call: str, only: tuple[str, ...]
) -> None:
    weights: list[Tensor] = []
    tensors = fields(ROBOTS[robot]) | states_of(robot)
    generator, wrong = torch.Generator().manual_seed(1), []
    together = robot == "every kind" or call in SECOND
    index = [*CALLS].index(call)
    alone = only or [*tensors][index % 3 :: 3]
    for turn, names in enumerate([tuple(tensors)] if together else [(name,) for name in alone]):
        xs = [tensors[name] for name in names]
        directions = [torch.randn(x.shape, dtype=DOUBLE, generator=generator) for x in xs]
        if "axes" in names and call in SECOND:
            place = names.index("axes")
            d, x = directions[place], xs[place]
            directions[place] = d - (d * x).sum(-1, keepdim=True) * x
        f = function_of(robot, call, names, weights)
        size = float(f(*xs).abs())
        wanted = [
            float(f(*moved(xs, k, 1e-6 * d)) - f(*moved(xs, k, -1e-6 * d))) / 2e-6 for k, d in enumerate(directions)
        ]
        leaves = [x.clone().requires_grad_() for x in xs]
        modes: dict[str, Sequence[Tensor]] = {"backward": [*backward(f(*leaves), leaves)]}
        if call not in SECOND:
            modes["func.grad"] = [*torch.func.grad(f, tuple(range(len(xs))))(*xs)]
            if index % 5 == 2 if together else index % len(alone) == turn:
                modes |= gradients_of_maps(f, xs, [0 if name in STATE or not together else None for name in names])
        by_mode = {
            mode: [float((g * d).sum()) for g, d in zip(gradients, directions, strict=True)]
            for mode, gradients in modes.items()
        }
        found = [
            (name, mode, got, want)
            for mode, of_names in by_mode.items()
            for name, got, want in zip(names, of_names, wanted, strict=True)
        ]
        if has_forward_mode(robot, call):
            along = float(torch.func.jvp(f, tuple(xs), tuple(directions))[1])
            found.append((" and ".join(names), "jvp", along, sum(wanted)))
        wrong += [
            f"{name}, {mode}: {got:.8g}, not {want:.8g}"
            for name, mode, got, want in found
            if not abs(got - want) <= 2e-5 * max(abs(want), size, 1.0)
        ]
    assert wrong == []
