"""Plans of MotionBenchMaker's problems of the Panda, where their files are: see the environment variable."""

from __future__ import annotations

import collections
import os
import pathlib
import re
import tarfile
from typing import Any

import pytest
import torch
from torch import Generator

from posekit import Pose, Rotation, stack
from posekit.kinematics import Avoidance, Boxes, Cylinders, Robot, clearance, self_clearance

FOLDER = pathlib.Path(os.environ.get("POSEKIT_TEST_PLANNING", "absent"))
EACH = 5  # problems of each set; with 25, two minutes, 174 of 175 are solved
yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")


def numbers(parts: list[Any]) -> torch.Tensor:
    return torch.tensor(parts, dtype=torch.float32)


def obstacles(scene: dict[str, Any]) -> list[Any]:
    solids: dict[str, list[tuple[Pose, list[float]]]] = {"box": [], "cylinder": []}
    for part in scene["world"]["collision_objects"]:
        for place, shape in zip(part["primitive_poses"], part["primitives"], strict=True):
            x, y, z, w = place["orientation"]
            solids[shape["type"]].append((Pose(place["position"], Rotation([w, x, y, z])), shape["dimensions"]))
    found: list[Any] = []
    if boxes := solids["box"]:
        found.append(Boxes(stack([pose for pose, _ in boxes]), numbers([size for _, size in boxes]) / 2))
    if cans := solids["cylinder"]:
        sizes = numbers([size for _, size in cans])
        found.append(Cylinders(stack([pose for pose, _ in cans]), sizes[:, 0] / 2, sizes[:, 1]))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not FOLDER.is_dir(), reason="POSEKIT_TEST_PLANNING names no folder of problems")
def test_plans_of_motion_bench_maker_are_free_and_none_is_lost() -> None:
    robot = Robot.from_urdf(FOLDER / "panda_spherized.urdf")
    ignore = robot.disabled_pairs(FOLDER / "panda.srdf")
    exact, words = robot.to(torch.float64), collections.Counter[str]()
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with tarfile.open(FOLDER / "problems.tar.bz2") as archive:
        read = ((member.name, archive.extractfile(member)) for member in archive)  # in order: bzip2 does not go back
        files = {name: file.read() for name, file in read if file is not None and name.endswith(".yaml")}
    requests = sorted(name for name in files if "/request" in name)
    for name in [x for x in requests if int(re.findall(r"(\d+)\.yaml", x)[0]) <= EACH]:
        request, scene = (yaml.load(files[x], loader) for x in (name, name.replace("request", "scene")))
        begin = request["start_state"]["joint_state"]
        start = dict(zip(begin["name"], begin["position"], strict=True))
        goal = {x["joint_name"]: x["position"] for x in request["goal_constraints"][0]["joint_constraints"]}
        ends = [robot.clamp(numbers([x[joint] for joint in robot.joints])) for x in (start, start | goal)]
        avoid = Avoidance.of(robot, obstacles(scene))
        plan = robot.plan(*ends, avoid=avoid, ignore=ignore, generator=Generator().manual_seed(0))
        words[plan.status] += 1
        part = torch.linspace(0, 1, 101, dtype=torch.float64)[:, None]
        w = plan.configurations.double()
        spheres = exact.spheres(torch.lerp(w[:-1, None], w[1:, None], part).flatten(0, 1), avoid.centres, avoid.radii)
        links = [link for link, points in avoid.centres.items() for _ in torch.as_tensor(points)]
        away = [clearance(spheres, x.to(torch.float64)) for x in avoid.obstacles]
        away.append(self_clearance(spheres, exact.sphere_pairs(links, ignore)))
        assert not plan.converged or min(float(x.min()) for x in away) >= 0, name
    assert words.total() == 7 * EACH and words["converged"] >= 7 * EACH - 1
