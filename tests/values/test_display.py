"""The repr of values."""

from __future__ import annotations

import pytest
import torch
from torch._subclasses import FakeTensorMode
from torch.utils import _pytree as pytree

from posekit import Pose, Rotation

POSES = Pose(torch.arange(12.0).reshape(2, 2, 3), torch.arange(1.0, 17.0).reshape(2, 2, 4))
REPRS = {
    "Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.])": Pose([1, 2, 3]),
    "Rotation(quaternion=[0.5, -0.33333, nan, 1e-07])": Rotation([0.5, -1 / 3, float("nan"), 1e-7]),
    "Rotation(quaternion=[1., 0., 0., 0.], dtype=torch.float64)": Rotation.identity(dtype=torch.float64),
    "Rotation(quaternion=[[1., 0., 0., 0.], [1., 0., 0., 0.]], requires_grad=True)": Rotation.identity(
        2
    ).requires_grad_(),
    "Pose(shape=(8, 2), dtype=torch.float64, requires_grad=True)": Pose.identity(8, 2).double().requires_grad_(),
    "Pose(shape=(0,), dtype=torch.float32)": Pose.identity(0),
    "Pose(shape=(2,), dtype=torch.float16, device='meta')": Pose.identity(2, dtype=torch.float16, device="meta"),
    "Pose(position=NoneType, quaternion=str)": pytree.tree_unflatten([None, "?"], pytree.tree_structure(POSES)),
    "Pose(position=(7, 3), quaternion=(7, 5, 4), dtype=torch.float32)": pytree.tree_unflatten(
        [torch.ones(7, 3), torch.ones(7, 5, 4)], pytree.tree_structure(POSES)
    ),
}


@pytest.mark.parametrize("text", REPRS)
def test_repr_shows_numbers_of_small_values_else_shape_and_dtype(text: str) -> None:
    assert repr(REPRS[text]) == text


def test_repr_under_fake_tensors_has_no_numbers() -> None:
    with FakeTensorMode():
        assert repr(Pose(torch.zeros(2, 3), torch.zeros(2, 4))) == "Pose(shape=(2,), dtype=torch.float32)"
        assert repr(POSES) == "Pose(shape=(2, 2), dtype=torch.float32)"
