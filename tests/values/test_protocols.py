"""torch functions accept values, and values convert to arrays and tensors as matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

import posekit as pk
from posekit import Pose, Rotation, UncertainPose
from tests.support import sampling
from tests.support.marks import needs_operators

KINDS: dict[str, Callable[[int], Any]] = {
    "Pose": lambda seed: Pose(*sampling.poses(4, seed=seed)),
    "Rotation": lambda seed: Rotation(sampling.quaternions(4, seed=seed)),
    "UncertainPose": lambda seed: UncertainPose(Pose(*sampling.poses(4, seed=seed)), torch.eye(6, dtype=torch.float64)),
}
MASK = torch.tensor([True, False, True, False])


def same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and all(torch.equal(x, y) for x, y in zip(a._tensors(), b._tensors(), strict=True))


@pytest.mark.guarantee("Conventions", "conversion")
@pytest.mark.parametrize("kind", KINDS)
def test_torch_joins_and_selects_values_as_posekit_does(kind: str) -> None:
    a, b = KINDS[kind](1), KINDS[kind](2)
    assert same(torch.stack([a, b]), pk.stack([a, b]))
    assert same(torch.stack((a, b), dim=-1), pk.stack([a, b], -1))
    for cat in (torch.cat, torch.concat, torch.concatenate):
        assert same(cat([a, b], dim=0), pk.cat([a, b]))
    assert same(torch.where(MASK, a, b), pk.where(MASK, a, b))
    with pytest.raises(pk.ShapeError, match="stack: the batch shapes must be equal"):
        torch.stack([a, b[:2]])


@pytest.mark.parametrize("kind", KINDS)
def test_torch_compares_values(kind: str) -> None:
    a, b = KINDS[kind](1), KINDS[kind](2)
    assert torch.allclose(a, a)
    assert not torch.allclose(a, b)
    assert torch.isclose(a, a).all()
    assert torch.equal(a, a)
    assert not torch.equal(a, b)
    assert not torch.equal(a, a[:2])


def test_equal_compares_numbers_and_allclose_rotations() -> None:
    R = KINDS["Rotation"](1)
    opposite = Rotation(-R.quaternion)
    assert not torch.equal(R, opposite)
    assert torch.allclose(R, opposite)
    assert torch.allclose(R, R @ Rotation.exp(torch.full((3,), 1e-3)), atol=1e-2)
    with pytest.raises(pk.OptionError, match="equal_nan"):
        torch.allclose(R, R, equal_nan=True)


def test_comparisons_of_what_is_no_value_raise_typed_errors() -> None:
    R = Rotation.identity()
    for given, name in ((Rotation, "Rotation"), (R.quaternion, "Tensor")):
        with pytest.raises(pk.ArgumentError, match=f"isclose: input must be a Pose, a Rotation or .*, got {name}"):
            torch.isclose(given, R)
        with pytest.raises(pk.ArgumentError, match=f"allclose: input must be a Pose, a Rotation or .*, got {name}"):
            torch.allclose(given, R)
    with pytest.raises(pk.ArgumentError, match=r"equal: input must be a Pose, a Rotation or .*, got Rotation"):
        torch.equal(Rotation, Rotation)


@pytest.mark.parametrize("kind", KINDS)
def test_other_functions_of_torch_are_refused(kind: str) -> None:
    value, x = KINDS[kind](1), torch.randn(4, 3)
    for name, wrong in {"sin": lambda: torch.sin(value), "add": lambda: torch.add(x, value)}.items():
        with pytest.raises(pk.ArgumentError, match=f"^torch.{name} takes no {kind}: pass its tensors"):
            wrong()
    with pytest.raises(TypeError, match="unsupported operand" if kind == "UncertainPose" else r"\+ is not defined"):
        x + value
    with pytest.raises(pk.ArgumentError, match=f"Tensor @ {kind} has no meaning|not defined"):
        x @ value
    if kind != "UncertainPose":
        with pytest.raises(pk.ArgumentError, match=r"\* is not defined"):
            x * value


@pytest.mark.guarantee("Conventions", "conversion")
def test_arrays_are_matrices() -> None:
    T, R = KINDS["Pose"](1), KINDS["Rotation"](1)
    assert np.array_equal(np.asarray(T), T.matrix().numpy())
    assert np.array_equal(np.asarray(R), R.matrix().numpy())
    assert np.asarray(T[0]).shape == (4, 4)
    assert np.asarray(T, dtype=np.float32).dtype == np.float32
    assert np.asarray([T[0], T[1]]).shape == (2, 4, 4)
    assert np.array(T[:0]).shape == (0, 4, 4)
    np.testing.assert_allclose(Rotation(-R.quaternion), R, atol=1e-15)
    with pytest.raises(pk.ArgumentError, match=r"^Pose: arrays .* this Pose requires grad: convert what detach"):
        np.asarray(T.clone().requires_grad_())
    with pytest.raises(TypeError, match="meta"):
        np.asarray(T.to("meta"))


def test_tensors_of_values_are_detached_matrices() -> None:
    T, R = KINDS["Pose"](1), KINDS["Rotation"](1)
    for made in (torch.as_tensor(T), torch.tensor(T), torch.from_dlpack(T)):
        assert torch.equal(made, T.matrix())
    recorded = torch.as_tensor(R.clone().requires_grad_())
    assert recorded.shape == (4, 3, 3)
    assert not recorded.requires_grad
    assert torch.as_tensor(T[0]).shape == (4, 4)


def test_torchs_own_comparison_takes_values() -> None:
    T = KINDS["Pose"](1)
    torch.testing.assert_close(Pose(T.position, -T.quaternion), T)
    torch.testing.assert_close({"a": [T]}, {"a": [T]})
    with pytest.raises(AssertionError, match="not close"):
        torch.testing.assert_close(KINDS["Pose"](2), T)


def test_values_are_still_refused_where_numbers_are_expected() -> None:
    T = KINDS["Pose"](1)
    for wrong in (lambda: T.apply(T.rotation), lambda: Pose(T), lambda: Rotation(T.rotation), lambda: T.retract(T)):
        with pytest.raises(pk.ArgumentError):
            wrong()


@needs_operators
def test_compiled_and_mapped_code_joins_values_by_torchs_names() -> None:
    T = KINDS["Pose"](1)

    def joined(p: torch.Tensor, q: torch.Tensor) -> torch.Tensor:
        return torch.cat([Pose(p, q), ~Pose(p, q)]).matrix()

    torch._dynamo.reset()
    compiled = torch.compile(joined, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(T.position, T.quaternion), joined(T.position, T.quaternion))
    made = torch.vmap(lambda a, b: torch.stack([a, b]).matrix())(T, ~T)
    torch.testing.assert_close(made, torch.stack([T.matrix(), (~T).matrix()], 1))


def test_trees_and_collation_are_as_before() -> None:
    T = KINDS["Pose"](1)
    doubled = torch.utils._pytree.tree_map(lambda x: 2 * x, T)
    assert torch.equal(doubled.position, 2 * T.position)
    batch = torch.utils.data.default_collate([(T[0], 1), (T[1], 2)])
    assert same(batch[0], T[:2])
    assert batch[1].tolist() == [1, 2]
    torch.autograd.gradcheck(
        lambda p, q: torch.stack([Pose(p, q)] * 2).log(),
        [x.detach().requires_grad_() for x in T[:2]._tensors()],
    )
