"""What the README guarantees and no other file tests; and its table of tests, `tests/README.md`, names what exists."""

from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

import posekit as pk
from tests.support import processes, sampling

TESTS = pathlib.Path(__file__).parents[1]
TABLE = (TESTS / "README.md").read_text()
README = (TESTS.parent / "README.md").read_text()
LINKS = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", TABLE)))
POINTS = sampling.normal(6, 3, seed=3)
OTHER = sampling.unit_quaternions(6, seed=4)

# The table


@functools.cache
def names_in(file: str) -> set[str]:
    """The functions of a file of tests, also those of its classes."""
    nodes = ast.walk(ast.parse((TESTS / file).read_text()))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef)}


def test_every_named_test_exists() -> None:
    assert len(LINKS) > 300
    assert [f"{file}::{name}" for file, name in LINKS if name not in names_in(file)] == []
    assert all(name.startswith("test_") for _, name in LINKS)


def test_every_row_names_a_test_or_says_why_there_is_none() -> None:
    rows = [line.strip("| ").split(" | ") for line in TABLE.splitlines() if re.match(r"\| [^|-]", line)]
    assert len(rows) > 60
    for *_, tests in rows[1:]:
        assert re.search(r"`[\w/]+\.py::\w+`|^No test: |^tests$", tests), tests


def first_column(text: str, heading: str) -> list[str]:
    """The first cells of the table under a heading, without the header."""
    body = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| ([^|]*?) \|", body, re.MULTILINE)
    return [cell for cell in cells if cell]


@pytest.mark.parametrize("heading", ["Platforms", "Conventions", "Guarantees"])
def test_every_row_of_the_readmes_tables_has_tests(heading: str) -> None:
    wanted = [cell for cell in first_column(README, heading) if cell != "environment variable"]
    assert len(wanted) >= 4
    covered = set(first_column(TABLE, heading))
    assert [cell for cell in wanted if cell not in covered] == []


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


@pytest.mark.parametrize("name", DIRECTIONS)
def test_gradients_are_tangent_to_the_sphere(name: str) -> None:
    position, quaternion = sampling.poses(6)
    quaternion.requires_grad_()
    (gradient,) = torch.autograd.grad(DIRECTIONS[name](pk.Pose(position, quaternion)).cos().sum(), quaternion)
    assert gradient.norm() > 1e-3
    along = (gradient * quaternion.detach()).sum(-1)
    torch.testing.assert_close(along, torch.zeros_like(along), rtol=0, atol=1e-12)


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
