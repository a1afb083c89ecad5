"""What the README guarantees and no other file tests; and each row of its tables has tests."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

import posekit as pk
from tests.support import guarantees, processes, sampling

# Rows of README's tables that no test can hold.
UNTESTED = {("Platforms", "tested"): "CI runs all tests on these versions"}
POINTS = sampling.normal(6, 3, seed=3)
OTHER = sampling.unit_quaternions(6, seed=4)

# The tables


def test_each_row_of_the_readmes_tables_is_held_by_tests() -> None:
    rows, tests = guarantees.rows(), guarantees.marked()
    assert len(rows) >= 20
    assert {row for row in rows if not tests.get(row)} == UNTESTED.keys()


def test_each_mark_names_a_row() -> None:
    assert guarantees.marked().keys() <= guarantees.rows().keys()


def test_the_page_on_tests_fits_on_two_screens() -> None:
    assert len((guarantees.TESTS / "README.md").read_text().splitlines()) <= 80


def test_the_table_of_guarantees_lists_the_tests_of_a_row(tmp_path: pathlib.Path) -> None:
    text = '@pytest.mark.guarantee("Conventions", "angles")\ndef test_angles_are_in_radians(): ...\n'
    (tmp_path / "test_angles.py").write_text(text)
    assert guarantees.marked(tmp_path) == {("Conventions", "angles"): ["test_angles.py::test_angles_are_in_radians"]}
    line, *tests = guarantees.table().partition("Conventions, angles: ")[2].partition("\n\n")[0].splitlines()
    assert "radians" in line
    assert tests == [f"    {test}" for test in guarantees.marked()["Conventions", "angles"]]


# Conventions

DIRECTIONS: dict[str, Callable[[pk.Pose], Tensor]] = {
    "apply": lambda T: T.apply(POINTS),
    "inverse_apply": lambda T: T.inverse_apply(POINTS),
    "matrix": lambda T: T.matrix(),
    "log": lambda T: T.log(),
    "power": lambda T: (T**0.3).quaternion,
    "local": lambda T: T.local(pk.Pose(POINTS, OTHER)),
    "distance": lambda T: torch.stack(T.distance(pk.Pose(POINTS, OTHER))),
    "interpolate": lambda T: T.interpolate(pk.Pose(POINTS, OTHER), 0.3).quaternion,
    "inverse of a product, applied": lambda T: (~(T @ T)).apply(POINTS),
    "euler": lambda T: T.rotation.euler("xyz"),
    "rotvec": lambda T: T.rotation.rotvec(),
    "normalized": lambda T: T.normalized().quaternion,
}


@pytest.mark.guarantee("Conventions", "length")
@pytest.mark.parametrize("name", DIRECTIONS)
def test_gradients_are_tangent_to_the_sphere(name: str) -> None:
    position, quaternion = sampling.poses(6)
    quaternion.requires_grad_()
    (gradient,) = torch.autograd.grad(DIRECTIONS[name](pk.Pose(position, quaternion)).cos().sum(), quaternion)
    assert gradient.norm() > 1e-3
    along = (gradient * quaternion.detach()).sum(-1)
    torch.testing.assert_close(along, torch.zeros_like(along), rtol=0, atol=1e-12)


@pytest.mark.guarantee("Conventions", "length")
@pytest.mark.parametrize("dtype", sampling.FLOATS)
def test_products_multiply_lengths_within_the_range_and_scale_by_powers_of_two_outside(dtype: torch.dtype) -> None:
    unit = sampling.unit_quaternions(dtype=torch.float64)
    largest = unit.abs().max()
    for size in (1 / 63, 0.4, 1.0, 63.0):
        a = (unit / largest * size).to(dtype)
        got = (pk.Rotation(a) @ pk.Rotation(OTHER.to(dtype))).quaternion
        torch.testing.assert_close(got.double().norm(dim=-1), a.double().norm().expand(6), rtol=1e-6, atol=0)
    for size in (1e-6, 1 / 65, 65.0, 1e6):
        a = (unit / largest * size).to(dtype)
        got = (pk.Rotation(a) @ pk.Rotation(OTHER.to(dtype))).quaternion
        ratio = got.double().norm(dim=-1) / a.double().norm()
        powers = ratio.log2()
        torch.testing.assert_close(powers, powers.round(), rtol=0, atol=1e-6)
        assert (powers.round() == powers[0].round()).all() and powers[0].round() != 0
        assert ((ratio * size > 1 / 64) & (ratio * size <= 64)).all()


# Modules


class Mount(torch.nn.Module):
    """A pose in a module, as the README says."""

    def __init__(self) -> None:
        super().__init__()
        self.position = torch.nn.Parameter(torch.tensor([0.1, 0.2, 0.3]))
        self.quaternion = torch.nn.Parameter(torch.tensor([1.0, 0, 0, 0.1]))

    def pose(self) -> pk.Pose:
        return pk.Pose(self.position, self.quaternion)

    def forward(self, points: Tensor) -> Tensor:
        return self.pose().apply(points)


@pytest.mark.guarantee("Guarantees", "modules")
def test_a_pose_in_a_module_is_made_of_its_parameters_without_a_copy() -> None:
    module = Mount()
    pose = module.pose()
    assert pose.position is module.position and pose.quaternion is module.quaternion
    assert list(module.state_dict()) == ["position", "quaternion"]
    wide = Mount().double()
    assert wide.pose().dtype == torch.float64 and wide(POINTS).dtype == torch.float64
    other = Mount()
    with torch.no_grad():
        other.position.zero_()
    other.load_state_dict(module.state_dict())
    assert torch.equal(other(POINTS.float()), module(POINTS.float()))


def test_a_pose_in_a_module_is_fitted_by_an_optimizer() -> None:
    module, points = Mount(), POINTS.float()
    target = pk.Pose([1.0, 2, 3], [1.0, 0.2, -0.3, 0.4]).apply(points)
    optimizer = torch.optim.Adam(module.parameters(), lr=0.05)
    for _ in range(300):
        optimizer.zero_grad()
        loss = (module(points) - target).square().mean()
        loss.backward()
        optimizer.step()
    assert loss.item() < 1e-4


# Environment variables


@pytest.mark.slow
def test_environment_variables_set_the_limit_of_the_workspace_and_the_public_way() -> None:
    code = """
        import os, sys
        for name in sys.argv[1:]:
            os.environ.pop(name, None)
        import torch
        import posekit as pk
        from posekit.engine import AVAILABLE
        T = pk.Pose(torch.linspace(-1, 1, 90_000).reshape(-1, 3), torch.linspace(0.2, 1, 120_000).reshape(-1, 4))
        print(pk.workspace.limit, AVAILABLE, int((T @ T).matrix().view(torch.int32).sum()))
    """
    given, private, bits = processes.run(code, POSEKIT_WORKSPACE_BYTES="12345678", POSEKIT_PUBLIC_ONLY="").split()
    default, public, same = processes.run(code, "POSEKIT_WORKSPACE_BYTES", POSEKIT_PUBLIC_ONLY="1").split()
    assert (given, private) == ("12345678", "True")
    assert (default, public) == (str(1 << 30), "False")
    assert same == bits
