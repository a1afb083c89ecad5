"""The sectors of memory that kernels touch on a device, counted in the emulation, are those of a table.

`cuda_sectors.txt` has a row for each call of 64 elements: the sectors of 32 bytes that loads and stores of warps touch,
and the fewest that would do. Loads of what all lanes share, such as the table of a robot, count each time, though the
first-level cache has them: the table also has their number. A kernel that changes takes its row along:
`python -m tests.engine.codegen.test_cuda_sectors` writes the table.
"""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Callable

import pytest

from posekit.kinematics import Robot
from posekit.math import rotation
from tests.support import sampling, sectors
from tests.support.sectors import Sectors

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")
TABLE = pathlib.Path(__file__).with_name("cuda_sectors.txt")
COUNT = 64


def calls() -> dict[str, Callable[[], object]]:
    """The calls of the table, by the names of their rows."""
    robot = Robot.example("arm")
    q, v, torque = (sampling.normal(COUNT, robot.dof, seed=seed).float() for seed in (4, 5, 6))
    rotations, points = sampling.normal(COUNT, 4, seed=2).float(), sampling.normal(COUNT, 3, seed=3).float()
    return {
        "Rotation.compose": lambda: rotation.hamilton(rotations, rotations),
        "Rotation.apply": lambda: rotation.apply(rotations, points),
        "Robot.forward": lambda: robot.forward(q),
        "Robot.forward of a link": lambda: robot.forward(q, robot.links[-1]),
        "Robot.jacobian": lambda: robot.jacobian(q, robot.links[-1]),
        "Robot.center_of_mass": lambda: robot.center_of_mass(q),
        "Robot.mass_matrix": lambda: robot.mass_matrix(q),
        "Robot.inverse_dynamics": lambda: robot.inverse_dynamics(q, v, torque),
        "Robot.forward_dynamics": lambda: robot.forward_dynamics(q, v, torque),
    }


def rows() -> list[str]:
    """The table, computed again."""
    head = f"# {'call of 64':<26}" + "".join(
        f"{column:>10}" for column in ("loads", "shared", "fewest", "stores", "fewest")
    )
    found = [head]
    for name, call in calls().items():
        ((_, of),) = sectors.of(call)
        numbers = of.loads, of.shared, of.fewest_loads, of.stores, of.fewest_stores
        found.append(f"{name:<28}" + "".join(f"{n:>10}" for n in numbers))
    return found


@pytest.mark.slow
def test_rows_of_16_bytes_fill_their_sectors_and_those_of_12_touch_them_three_times() -> None:
    made = calls()
    ((_, compose),) = sectors.of(made["Rotation.compose"])
    ((_, apply),) = sectors.of(made["Rotation.apply"])
    quaternions, vectors = COUNT * 16 // 32, COUNT * 12 // 32
    assert compose == Sectors(2 * quaternions, 0, quaternions, quaternions, quaternions)
    assert apply == Sectors(quaternions + 3 * vectors, 0, 3 * vectors, quaternions + vectors, vectors)


@pytest.mark.guarantee("Platforms", "CUDA")
@pytest.mark.slow
def test_sectors_are_those_of_the_table() -> None:
    assert rows() == TABLE.read_text().splitlines()


def test_poses_of_links_are_stored_once_and_almost_nothing_beside_them() -> None:
    _, *lines = TABLE.read_text().splitlines()
    table = {line[:28].strip(): [int(n) for n in line[28:].split()] for line in lines}
    assert table.keys() == calls().keys()
    *_, stores, fewest = table["Robot.forward"]
    assert stores < 1.6 * fewest


def test_dynamics_keep_little_between_their_sweeps() -> None:
    _, *lines = TABLE.read_text().splitlines()
    table = {line[:28].strip(): [int(n) for n in line[28:].split()] for line in lines}
    steps, row = 9, COUNT * 4 // 32  # the sectors of a number of all lanes
    for name, kept in (("inverse_dynamics", 6), ("forward_dynamics", 14), ("mass_matrix", 13)):
        loads, shared, fewest_loads, stores, fewest = table[f"Robot.{name}"]
        assert stores <= fewest + kept * steps * row
        assert loads - shared <= 1.2 * fewest_loads + 2 * kept * steps * row


if __name__ == "__main__":
    TABLE.write_text("\n".join(rows()) + "\n")
