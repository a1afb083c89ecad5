"""What is measured, as data: the ops with their arguments and the bytes they must move, and the goals."""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Generator, Tensor

from . import plain, robots


def _points(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (torch.randn(n, 3, generator=generator),)


def _rotation(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (torch.nn.functional.normalize(torch.randn(n, 4, generator=generator), dim=-1),)


def _pose(n: int, generator: Generator) -> tuple[Tensor, ...]:
    return (*_points(n, generator), *_rotation(n, generator))


def _chains(count: int) -> Callable[[int, Generator], tuple[Tensor, ...]]:
    def poses(n: int, generator: Generator) -> tuple[Tensor, ...]:
        return tuple(x.reshape(n, count, -1) for x in _pose(n * count, generator))

    return poses


# Kinds of argument: raw float32 tensors for a batch of n, which each system turns into its own values.
KINDS: dict[str, Callable[[int, Generator], tuple[Tensor, ...]]] = {
    "pose": _pose,
    "one_pose": lambda n, generator: _pose(1, generator),
    "rotation": _rotation,
    "points": _points,
    "rotvec": _points,
    "angles": _points,
    "twist": lambda n, generator: (torch.randn(n, 6, generator=generator),),
    "fraction": lambda n, generator: (torch.rand(n, generator=generator),),
    "matrix": lambda n, generator: (plain.matrix(*_rotation(n, generator)),),
    "ten_poses": _chains(10),
    "chain": _chains(64),
    "position": _points,
    "quaternion": _rotation,
    "cloud": lambda n, generator: (torch.randn(n, 4, 3, generator=generator),),
    "any_matrix": lambda n, generator: (torch.randn(n, 3, 3, generator=generator),),
    "twenty_points": lambda n, generator: (torch.randn(n, 20, 3, generator=generator),),
    "hundred_rotations": lambda n, generator: (_rotation(100 * n, generator)[0].reshape(n, 100, 4),),
    **robots.kinds(),
}
SIZES = (1, 1000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Case:
    """A row of the table.

    Attributes:
        name: Of the op.
        what: For the reader.
        arguments: The kinds of its arguments.
        reads: How many floats of the arguments there are per item.
        writes: How many floats of the result there are per item.
        sizes: The batches at which it is measured.
        table: Which table it stands in.
        forward_only: Whether it is not measured with gradients.
    """

    name: str
    what: str
    arguments: tuple[str, ...]
    reads: int
    writes: int
    sizes: tuple[int, ...] = SIZES
    table: str = "ops"
    forward_only: bool = False

    def floats(self, backward: bool) -> int:
        """What any implementation must move; backward reads inputs and incoming gradients and writes gradients."""
        forward = self.reads + self.writes
        return forward + (self.reads + self.writes + self.reads if backward else 0)


_FITS = {"sizes": (1, 1000), "table": "alignments and means"}
_FUNCTIONS = {"sizes": (1, 1000, 1_000_000), "table": "functions of posekit.transform"}
_LINES = _FUNCTIONS | {"table": "more functions of posekit.transform"}
_ONE = {"sizes": (1,), "table": "ops of posekit.math"}
_CHANGING = {"sizes": (60_000,), "table": "batches of changing size", "forward_only": True}
_ROBOTS = {"sizes": (1, 1000, 100_000), "table": "robots"}
_DYNAMICS = {"sizes": (1, 1000), "table": "robots", "forward_only": True}
_POSES = ("position", "quaternion")
_TWO = ("quaternion", "quaternion")
CASES = {
    case.name: case
    for case in (
        Case("compose", "`a @ b`", ("pose", "pose"), 14, 7),
        Case("inverse", "`~a`", ("pose",), 7, 7),
        Case("apply", "a pose per point", ("pose", "points"), 10, 3),
        Case("apply_one", "one pose, n points", ("one_pose", "points"), 3, 3),
        Case("matrix", "quaternion to 3x3", ("rotation",), 4, 9),
        Case("from_matrix", "3x3 to quaternion", ("matrix",), 9, 4),
        Case("exp", "rotation vector to quaternion", ("rotvec",), 3, 4),
        Case("log", "quaternion to rotation vector", ("rotation",), 4, 3),
        Case("se3_exp", "twist to pose", ("twist",), 6, 7),
        Case("se3_log", "pose to twist", ("pose",), 7, 6),
        Case("slerp", "between two rotations", ("rotation", "rotation", "fraction"), 9, 4),
        Case("distance", "angle between two rotations", ("rotation", "rotation"), 8, 1),
        Case("chordal_distance", "of their matrices", ("rotation", "rotation"), 8, 1),
        Case("phi3_distance", "angle over pi", ("rotation", "rotation"), 8, 1),
        Case("pose_distance", "metres and radians between two poses", ("pose", "pose"), 14, 2),
        Case("from_euler", '"ZYX" to quaternion', ("angles",), 3, 4),
        Case("euler", 'quaternion to "ZYX"', ("rotation",), 4, 3),
        Case("ten_composes", "ten poses in one torch.compile", ("ten_poses",), 70, 7, (1,), "products of many poses"),
        Case("chain", "64 poses", ("chain",), 448, 7, (16_000,), "products of many poses"),
        Case(
            "apply_changing",
            "one pose, 22k to 60k points, another number at each call",
            ("one_pose", "points"),
            3,
            3,
            **_CHANGING,
        ),
        Case("pose.compose", "", (*_POSES, *_POSES), 14, 7, **_ONE),
        Case("pose.inverse", "", _POSES, 7, 7, **_ONE),
        Case("pose.apply", "", (*_POSES, "points"), 10, 3, **_ONE),
        Case("rotation.matrix", "", ("quaternion",), 4, 9, **_ONE),
        Case("rotation.from_matrix", "", ("matrix",), 9, 4, **_ONE),
        Case("rotation.exp", "", ("rotvec",), 3, 4, **_ONE),
        Case("rotation.log", "", ("quaternion",), 4, 3, **_ONE),
        Case("rotation.slerp", "", (*_TWO, "fraction"), 9, 4, **_ONE),
        Case("rotation.distance", "", _TWO, 8, 1, **_ONE),
        Case("pose.exp", "", ("twist",), 6, 7, **_ONE),
        Case("pose.log", "", _POSES, 7, 6, **_ONE),
        Case("nearest", "any 3x3 to quaternion", ("any_matrix",), 9, 4, **_FITS),
        Case("kabsch", "20 points onto 20 others", ("twenty_points", "twenty_points"), 120, 7, **_FITS),
        Case("mean", "chordal, of 100 rotations", ("hundred_rotations",), 400, 4, **_FITS),
        Case("pose_multiply", "", (*_POSES, *_POSES), 14, 7, **_FUNCTIONS),
        Case("pose_inverse", "", _POSES, 7, 7, **_FUNCTIONS),
        Case("transform_points", "a pose per point", (*_POSES, "points"), 10, 3, **_FUNCTIONS),
        Case("quaternion_to_matrix", "", ("quaternion",), 4, 9, **_FUNCTIONS),
        Case("matrix_to_quaternion", "", ("matrix",), 9, 4, **_FUNCTIONS),
        Case("batch_transform_points", "clouds of four", (*_POSES, "cloud"), 19, 12, **_LINES),
        Case("batch_transform_points_inverse", "clouds of four", (*_POSES, "cloud"), 19, 12, **_LINES),
        Case("get_inv_transform", "", ("matrix", "position"), 12, 12, **_LINES),
        Case("transform_point_inverse", "clouds of four", ("cloud", "matrix", "position"), 24, 12, **_LINES),
        Case("pose_to_matrix", "", _POSES, 7, 16, **_LINES),
        Case("quat_multiply", "", _TWO, 8, 4, **_LINES),
        Case("normalize_quaternion", "", ("quaternion",), 4, 4, **_LINES),
        Case("angular_distance_phi3", "", _TWO, 8, 1, **_LINES),
        Case("angular_distance_axis_angle", "", _TWO, 8, 1, **_LINES),
        Case("quaternion_rate_to_axis_angle_rate", "", _TWO, 8, 3, **_LINES),
        Case("robot_arm", "poses of 9 links, 7 joints", ("q_arm",), 7, 63, **_ROBOTS),
        Case("robot_humanoid", "poses of 29 links, 23 joints", ("q_humanoid",), 23, 203, **_ROBOTS),
        Case("robot_snake", "poses of 49 links, 48 joints", ("q_snake",), 48, 343, **_ROBOTS),
        Case("robot_arm_jacobian", "of the last link", ("q_arm",), 7, 42, **_ROBOTS),
        Case("robot_humanoid_jacobian", "of a hand, 6 joints", ("q_humanoid",), 6, 36, **_ROBOTS),
        Case(
            "robot_rhand_jacobian",
            "of a hand in all 23 joints",
            ("q_humanoid",),
            23,
            138,
            (1000, 64_000),
            "robots",
            True,
        ),
        Case("robot_arm_ik_near", "from a start nearby, 1 seed", ("near",), 14, 7, (1,), _ROBOTS["table"], True),
        Case("robot_arm_torque", "inverse dynamics", ("motion_arm",), 21, 7, **_DYNAMICS),
        Case("robot_humanoid_torque", "inverse dynamics", ("motion_humanoid",), 69, 23, **_DYNAMICS),
        Case("robot_arm_torque_gradients", "with backward", ("motion_arm",), 21, 21, **_DYNAMICS),
        Case("robot_humanoid_torque_gradients", "with backward", ("motion_humanoid",), 69, 69, **_DYNAMICS),
        Case("robot_arm_torque_derivatives", "its matrices", ("motion_arm",), 21, 147, **_DYNAMICS),
        Case("robot_humanoid_torque_derivatives", "its matrices", ("motion_humanoid",), 69, 1587, **_DYNAMICS),
        Case("robot_arm_acceleration", "forward dynamics", ("motion_arm",), 21, 7, **_DYNAMICS),
        Case("robot_humanoid_acceleration", "forward dynamics", ("motion_humanoid",), 69, 23, **_DYNAMICS),
        Case("robot_arm_acceleration_derivatives", "its matrices", ("motion_arm",), 21, 147, **_DYNAMICS),
        Case("robot_humanoid_acceleration_derivatives", "its matrices", ("motion_humanoid",), 69, 1587, **_DYNAMICS),
        Case("robot_arm_ik", "10 seeds, 30 steps", ("reachable",), 7, 7, (1000,), _ROBOTS["table"], True),
    )
}


@dataclass(frozen=True)
class Goal:
    """The time of `system` must be at most `ratio` times that of `against`, in each of `ops`."""

    ops: tuple[str, ...]
    n: int
    backward: bool
    against: str
    ratio: float
    system: str = "posekit"


_POSE_OPS = ("compose", "inverse", "apply")
_MAPS = ("exp", "log", "se3_exp", "se3_log")
_OTHERS = ("slerp", "distance", "chordal_distance", "phi3_distance", "pose_distance", "from_euler", "euler")
_MORE = tuple(case.name for case in CASES.values() if case.table == _LINES["table"])
_OPS = tuple(case.name for case in CASES.values() if case.table == _ONE["table"])
_DROP_IN = tuple(case.name for case in CASES.values() if case.table == _FUNCTIONS["table"])
GOALS = (
    Goal(_POSE_OPS, 1, False, "torch.compile", 0.5),
    Goal(_POSE_OPS, 1, True, "torchlie", 0.7),
    Goal(_POSE_OPS, 1_000_000, False, "torch.compile", 0.5),
    Goal(_POSE_OPS, 1_000_000, False, "copy", 2.0),
    Goal(_POSE_OPS, 1_000_000, True, "torch.compile", 0.5),
    Goal(("apply_one",), 1_000_000, True, "torch.compile", 0.25),
    Goal(_MAPS, 1_000_000, False, "torch.compile", 0.2),
    Goal(_MAPS, 1_000_000, True, "torch.compile", 0.2),
    Goal(("from_matrix",), 1_000_000, False, "torch.compile", 0.2),
    Goal(("from_matrix",), 1_000_000, True, "torch.compile", 0.2),
    Goal(_OTHERS, 1_000_000, False, "torch.compile", 1 / 3),
    Goal(_OTHERS, 1_000_000, True, "torch.compile", 1 / 3),
    Goal(("ten_composes",), 1, False, "torch.compile", 1.0),
    Goal(("ten_composes",), 1, True, "torch.compile", 1.0),
    Goal(_OPS, 1, False, "by hand", 1.1),
    Goal(_OPS, 1, True, "by hand", 1.1),
    Goal(("apply_changing",), 60_000, False, "no workspace", 1.0),
    Goal(("chain",), 16_000, False, "loop", 0.2),
    Goal(("chain",), 16_000, True, "loop", 0.1),
    Goal(("robot_arm", "robot_humanoid"), 1, False, "pinocchio", 3.0),
    Goal(("robot_arm", "robot_humanoid"), 1000, False, "pytorch_kinematics", 1 / 20),
    Goal(("robot_arm", "robot_humanoid"), 1000, True, "pytorch_kinematics", 1 / 15),
    Goal(("robot_arm_jacobian", "robot_humanoid_jacobian"), 1000, False, "pytorch_kinematics", 1 / 30),
    Goal(("robot_rhand_jacobian",), 1000, False, "pinocchio", 1.0),
    Goal(("robot_rhand_jacobian",), 64_000, False, "pinocchio", 1.0),
    Goal(("robot_arm_torque",), 1000, False, "pinocchio", 1 / 15),
    Goal(("robot_humanoid_torque",), 1000, False, "pinocchio", 1 / 6),
    Goal(("robot_arm_torque_gradients", "robot_humanoid_torque_gradients"), 1000, False, "pinocchio", 1 / 4),
    Goal(("robot_arm_torque", "robot_humanoid_torque"), 1, False, "pinocchio", 7.0),
    Goal(("robot_arm_ik_near",), 1, False, "pinocchio", 2.0),
    Goal(("robot_arm_ik",), 1000, False, "pytorch_kinematics", 1 / 30),
    Goal(("robot_arm", "robot_humanoid"), 100_000, False, "copy", 4.0),
    Goal(("robot_arm", "robot_humanoid"), 1000, False, "unrolled", 2.5),
    *(Goal(_MORE, n, backward, "torch", 1.0) for n in _LINES["sizes"] for backward in (False, True)),
    *(Goal(_DROP_IN, n, backward, "warp launch", 1.0) for n in _FUNCTIONS["sizes"] for backward in (False, True)),
    *(
        Goal(_DROP_IN, n, backward, "warp launch", 1.0, "buffers")
        for n in _FUNCTIONS["sizes"]
        for backward in (False, True)
    ),
    *(Goal(_DROP_IN, 1_000_000, backward, "posekit", 1.2, "buffers") for backward in (False, True)),
)
MEMORY_RATIO = 1.10  # peak of forward and backward / (inputs + results + gradients of both)
