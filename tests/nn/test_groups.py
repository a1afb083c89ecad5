"""Parameters, buffers and losses of every group."""

from __future__ import annotations

import copy
import io
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose2, Rotation2, Similarity, nn
from tests.support.lie_groups import GROUPS, Row

every_group = pytest.mark.parametrize("group", GROUPS.values(), ids=list(GROUPS))
D = torch.float64
WORDS = {name: name.removesuffix("2") for name in GROUPS}


def parameter(row: Row, *batch: int, **options: Any) -> Any:
    """A module whose tangent is not zero."""
    kind = getattr(nn, f"{WORDS[row.kind.__name__]}Parameter")
    module = kind(row.stretched(row.members(*batch, seed=1), 2.0), **options)
    with torch.no_grad():
        module.tangent.copy_(0.3 * torch.linspace(-1, 2, module.tangent.numel(), dtype=D).view_as(module.tangent))
    return module


@every_group
def test_the_value_is_the_base_moved_by_the_tangent(group: Row) -> None:
    module = parameter(group, 3)
    value = module()
    assert type(value) is group.kind
    assert module.tangent.shape == (3, group.size)
    torch.testing.assert_close(value.matrix(), module.base.matrix() @ group.exponential(module.tangent))
    assert set(module.state_dict()) == {*group.kind._names, "tangent"}
    held = getattr(nn, f"{WORDS[group.kind.__name__]}Buffer")(value)
    assert set(held.state_dict()) == {*group.kind._names}
    assert type(held()) is group.kind
    torch.testing.assert_close(held().matrix(), value.matrix())


@every_group
def test_states_copies_and_replacements(group: Row) -> None:
    module = parameter(group, 3)
    other = copy.deepcopy(module).copy_(group.members(3, seed=2))
    torch.testing.assert_close(other().matrix(), group.members(3, seed=2).matrix())
    file = io.BytesIO()
    torch.save(module.state_dict(), file)
    file.seek(0)
    other.load_state_dict(torch.load(file, weights_only=True))
    assert torch.equal(other().matrix(), module().matrix())
    assert module.float()().dtype is torch.float32
    with pytest.raises(pk.ArgumentError, match=rf"copy_: value must be a {group.kind.__name__}, got Tensor"):
        module.copy_(torch.zeros(3))


@every_group
def test_moments_after_recentering_are_those_of_the_new_coordinates(group: Row) -> None:
    """A step along the gradient changes the loss by the same amount in both."""
    module, target = parameter(group, 2), group.members(2, seed=4)
    optimizer = torch.optim.SGD(module.parameters(), lr=1e-9, momentum=0.9)

    def loss(value: Any) -> Tensor:
        return (value.matrix() - target.matrix()).square().sum()

    loss(module()).backward()
    optimizer.step()
    value, gradient = module(), module.tangent.grad.clone()
    module.recenter(optimizer)
    torch.testing.assert_close(module().matrix(), value.matrix())
    assert not module.tangent.detach().any()
    moved = module.tangent.grad.clone()
    module.tangent.grad = None
    loss(module()).backward()
    torch.testing.assert_close(moved, module.tangent.grad, rtol=1e-5, atol=1e-7)
    momentum = optimizer.state[module.tangent]["momentum_buffer"]
    torch.testing.assert_close(momentum, moved, rtol=1e-5, atol=1e-7)
    assert not torch.equal(gradient, moved) or group.size == 1


@every_group
def test_training_reaches_the_target(group: Row) -> None:
    target = group.members(2, seed=4)
    kind = getattr(nn, f"{WORDS[group.kind.__name__]}Parameter")
    module = kind(target.retract(0.3 * group.tangents(2, seed=3)))
    optimizer = torch.optim.Adam(module.parameters(), lr=0.05)
    for step in range(150):
        optimizer.zero_grad()
        target.local(module()).square().sum().backward()
        optimizer.step()
        if step == 70:
            module.recenter(optimizer)
    torch.testing.assert_close(module().matrix(), target.matrix(), rtol=0, atol=2e-2)


@pytest.mark.parametrize("learn", ["all", "position", "rotation"])
@pytest.mark.parametrize("name", ["SE2", "SO2xR2"])
def test_parts_of_poses_of_the_plane(name: Any, learn: Any) -> None:
    module = parameter(GROUPS["Pose2"], 3, group=name, learn=learn)
    base, value, tangent = module.base, module(), module.tangent
    size = {"all": 3, "position": 2, "rotation": 1}[learn]
    assert tangent.shape == (3, size)
    v = tangent[:, :2] if learn != "rotation" else torch.zeros(3, 2, dtype=D)
    w = tangent[:, -1:] if learn != "position" else torch.zeros(3, 1, dtype=D)
    if name == "SE2":
        wanted = base @ Pose2.exp(torch.cat((v, w), -1))
    else:
        wanted = Pose2(base.position + v, base.rotation @ Rotation2.exp(w))
    torch.testing.assert_close(value.matrix(), wanted.matrix())
    if learn == "position":
        assert torch.equal(value.complex, base.complex)
    if learn == "rotation":
        assert torch.equal(value.position, base.position)
    value.matrix().sum().backward()
    module.recenter()
    torch.testing.assert_close(module().matrix(), value.matrix())
    elsewhere = base.retract(torch.tensor([0.1, 0.2, 0.3], dtype=D))
    module.recenter(at=elsewhere)
    torch.testing.assert_close(module().matrix(), value.matrix())


def test_losses_in_the_plane_are_those_of_space() -> None:
    a, b = GROUPS["Pose2"].members(4), GROUPS["Pose2"].members(4, seed=1)
    for reduction in ("mean", "sum", "none"):
        for loss, x, y in (
            (nn.geodesic_loss, a.rotation, b.rotation),
            (nn.chordal_loss, a.rotation, b.rotation),
            (nn.pose_loss, a, b),
        ):
            found = loss(x, y, reduction=reduction)
            if loss is nn.chordal_loss:  # the matrices of space have the entries of those of the plane
                square = (x.matrix() - y.matrix()).square().sum((-2, -1))
                wanted = square if reduction == "none" else getattr(square, reduction)()
            else:
                wanted = loss(x.lift(), y.lift(), reduction=reduction)
            torch.testing.assert_close(found, wanted)


def test_what_has_no_meaning_is_refused() -> None:
    with pytest.raises(pk.OptionError, match='PoseParameter: group must be "SE2" or "SO2xR2", got \'SE3\''):
        nn.PoseParameter(Pose2([1, 2]), group="SE3")
    message = "RotationParameter: rotation must be a Rotation or a Rotation2, got Pose2; for a Pose2, use PoseParameter"
    with pytest.raises(pk.ArgumentError, match=message):
        nn.RotationParameter(Pose2([1, 2]))  # type: ignore[type-var]
    with pytest.raises(pk.ArgumentError, match="SimilarityBuffer: similarity must be a Similarity, got Pose; for a"):
        nn.SimilarityBuffer(pk.Pose([1, 2, 3]))  # type: ignore[arg-type]
    with pytest.raises(pk.ArgumentError, match="pose_loss: target must be a Pose2, got Pose"):
        nn.pose_loss(Pose2([1, 2]), pk.Pose([1, 2, 3]))
    with pytest.raises(pk.ArgumentError, match="input must be a Rotation or a Rotation2, got Similarity"):
        nn.geodesic_loss(Similarity.identity(), Similarity.identity())  # type: ignore[type-var]
    for value, word in ((Pose2([1, 2]), "Pose"), (Rotation2([1, 0]), "Rotation"), (Similarity(), "Similarity")):
        with pytest.raises(pk.ImmutableError, match=rf"; to train it, use posekit.nn.{word}Parameter$"):
            torch.nn.Parameter(value)
