"""Saved results hold their own numbers: nothing of a buffer's former contents, in files of the size of a clone's."""

from __future__ import annotations

import copy
import io
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import workspace
from posekit.engine.runtime.buffer_cache import rounded
from tests.support import marks
from tests.support.marked import assert_disjoint, is_marked, marked

pytestmark = pytest.mark.usefixtures("fresh_workspace")

SIZES = [16_384, 16_385, 20_479, 20_480, 20_481, 30_001, 65_537]  # quaternions; 256 KiB are 16384
SECRET = 0x3EC2E75EC2E75EC2  # bits of a float64 number that no result has


def torch_saved(value: Any) -> bytes:
    torch.save(value, file := io.BytesIO())
    return file.getvalue()


SAVED: dict[str, Callable[[Any], bytes]] = {"torch.save": torch_saved, "pickle": pickle.dumps}


def leave_secrets() -> bytes:
    """Fill buffers of all sizes with the numbers of a result that is then dropped. Return the bytes of a number."""
    sizes = {rounded(n * 4 * width) for n in SIZES for width in (3, 4, 6, 36)}
    results = [workspace.empty((size // 8,), torch.float64, size) for size in sizes for _ in range(4)]
    for result in results:
        result.view(torch.int64).fill_(SECRET)
    return SECRET.to_bytes(8, "little")


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("way", SAVED)
def test_a_saved_tensor_has_no_number_of_a_dropped_result(n: int, way: str) -> None:
    secret = leave_secrets()
    result = marked(3, n)
    written = SAVED[way](result)
    assert secret not in written
    assert len(written) == len(SAVED[way](result.clone()))
    assert result.untyped_storage().nbytes() == 16 * n
    assert is_marked(result, 3)


VALUES: dict[str, Callable[[int], Any]] = {
    "Pose": lambda n: pk.Pose.identity(n) @ pk.Pose([1.0, 2.0, 3.0], [0.5, 0.5, -0.5, 0.5]),
    "Rotation": lambda n: ~pk.Rotation.identity(n),
    "Trajectory": lambda n: pk.Trajectory(torch.arange(n), pk.Pose.identity(n)) @ pk.Pose([1.0, 2.0, 3.0]),
    "UncertainPose": lambda n: pk.UncertainPose(pk.Pose.identity(n), torch.eye(6)).inverse(),
}


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("way", SAVED)
def test_a_saved_value_has_no_number_of_a_dropped_result(kind: str, way: str) -> None:
    VALUES[kind](30_001)
    secret = leave_secrets()
    value = VALUES[kind](30_001)
    written = SAVED[way](value)
    assert secret not in written
    assert len(written) == len(SAVED[way](value.clone()))


def test_gradients_and_safetensors_have_no_number_of_a_dropped_result(tmp_path: Path) -> None:
    leaf = torch.ones(20_481, 4, requires_grad=True)
    pk.Rotation(leaf).normalized().quaternion.sum().backward()
    leaf.grad = None
    secret = leave_secrets()
    pk.Rotation(leaf).normalized().quaternion.square().sum().backward()
    assert leaf.grad is not None and leaf.grad.untyped_storage().nbytes() == 16 * 20_481
    assert secret not in torch_saved(leaf.grad)
    pytest.importorskip("safetensors")
    pk.io.write_safetensors(tmp_path / "x.safetensors", {"x": marked(3, 20_481)})
    assert secret not in (tmp_path / "x.safetensors").read_bytes()


@marks.needs_use_counts
def test_a_buffer_is_reused_by_results_of_other_sizes_but_not_while_a_slice_of_it_lives() -> None:
    first = marked(1, 20_001)  # between two sizes of buffers
    address, others = first.data_ptr(), [marked(k, 20_000 + k) for k in range(2, 6)]
    assert_disjoint([first, *others])
    view, storage, copied = first[5:7], others[0].untyped_storage(), copy.deepcopy(others[1])
    del first, others
    again = [marked(k, 20_100 - k) for k in range(10, 14)]
    assert_disjoint([view, *again])
    assert is_marked(view, 1) and is_marked(torch.empty(0).set_(storage), 2) and is_marked(copied, 3)
    del view
    assert marked(7, 20_077).data_ptr() == address


@marks.needs_use_counts
def test_a_slice_moved_to_shared_memory_gives_its_buffer_back() -> None:
    result = marked(3, 20_001)
    address = result.data_ptr()
    result.share_memory_()
    assert result.is_shared() and is_marked(result, 3)
    again = marked(4, 20_001)
    assert again.data_ptr() == address and not again.is_shared()
    assert is_marked(result, 3)


def test_gradients_in_slices_are_right_when_their_buffers_are_used_again() -> None:
    x: Tensor = torch.rand(20_481, 4, dtype=torch.float64, requires_grad=True)
    wanted = None
    for _ in range(4):
        (gradient,) = torch.autograd.grad((~pk.Rotation(x)).log().square().sum(), x)
        wanted = gradient.clone() if wanted is None else wanted
        assert torch.equal(gradient, wanted)


@marks.needs_use_counts
def test_a_slice_is_resized_after_a_copy() -> None:
    result = marked(3, 20_001)
    with pytest.raises(RuntimeError, match="not resizable"):
        result.resize_(40_002, 4)
    assert is_marked(result.clone().resize_(40_002, 4)[:20_001], 3)
