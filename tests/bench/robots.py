"""Rows of the table for robots, and how each library computes them.

    python -m tests.bench.robots  # batches of 1000 beside Pinocchio and pytorch_kinematics, in CPU time

The arm and the humanoid are those of `Robot.example`. pytorch_kinematics gives matrices, Pinocchio and MuJoCo
take one configuration at a time: their batches are loops in Python.
"""

from __future__ import annotations

import functools
import pathlib
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import Generator, Tensor

from . import dynamics

FILES = pathlib.Path(__file__).parents[2] / "posekit" / "kinematics" / "examples"
JOINTS = {"arm": 7, "humanoid": 23, "snake": 48}
TIPS = {"arm": "l8", "humanoid": "lhand"}
# The joints between the root and the tip: Jacobians are those of the serial robots, as pytorch_kinematics has them.
COLUMNS = {"arm": slice(0, 7), "humanoid": slice(12, 18)}
IK = {"seeds": 10, "max_iterations": 30}


def kinds() -> dict[str, Callable[[int, Generator], tuple[Tensor, ...]]]:
    """Configurations, as kinds of argument."""

    def configurations(joints: int, n: int, generator: Generator) -> tuple[Tensor, ...]:
        return (torch.randn(n, joints, generator=generator),)

    def within_limits(n: int, generator: Generator) -> tuple[Tensor, ...]:
        return (6 * torch.rand(n, JOINTS["arm"], generator=generator) - 3,)

    def near(n: int, generator: Generator) -> tuple[Tensor, ...]:
        """Poses of the hand in configurations within the limits, then others that are near to these."""
        from posekit.kinematics import Robot

        q = 5 * torch.rand(n, JOINTS["arm"], generator=generator, dtype=torch.float64) - 2.5
        hand = Robot.from_urdf(text("arm"), dtype=torch.float64).forward(q, TIPS["arm"])
        start = q + 0.1 * torch.randn(q.shape, generator=generator, dtype=q.dtype)
        return (torch.cat((hand.position, hand.quaternion, start), -1),)

    several = {f"q_{name}": functools.partial(configurations, joints) for name, joints in JOINTS.items()}
    return several | {"reachable": within_limits, "near": near} | dynamics.kinds()


def text(name: str) -> str:
    if name != "snake":
        return (FILES / f"{name}.urdf").read_text()
    links = "".join(f'<link name="s{i}"/>' for i in range(JOINTS["snake"] + 1))
    axes = ("0 0 1", "0 1 0", "1 0 0")
    joints = "".join(
        f'<joint name="j{i}" type="continuous"><parent link="s{i}"/><child link="s{i + 1}"/>'
        f'<origin xyz="0.1 0 0"/><axis xyz="{axes[i % 3]}"/></joint>'
        for i in range(JOINTS["snake"])
    )
    return f'<robot name="snake">{links}{joints}</robot>'


def posekit() -> dict[str, Callable[..., Any]]:
    from posekit import Pose
    from posekit.kinematics import Robot

    @functools.cache
    def robot(name: str, device: torch.device) -> Any:
        return Robot.from_urdf(text(name)).to(device)

    @functools.cache
    def serial(name: str, device: torch.device) -> Any:
        return Robot.from_urdf(text(name)).chain("base", TIPS[name]).to(device)

    @functools.cache
    def exact(device: torch.device) -> Any:
        return Robot.from_urdf(text("arm"), dtype=torch.float64).to(device)

    def forward(name: str, q: Tensor) -> Any:
        return robot(name, q.device).forward(q)

    def jacobian(name: str, q: Tensor) -> Tensor:
        return serial(name, q.device).jacobian(q[:, COLUMNS[name]], TIPS[name])

    def ik(q: Tensor) -> Tensor:
        arm = robot("arm", q.device)
        found = arm.ik(arm.forward(q, TIPS["arm"]), link=TIPS["arm"], **IK, generator=Generator().manual_seed(0))
        return found.configuration

    def near(numbers: Tensor) -> Tensor:
        position, quaternion, start = numbers.split((3, 4, JOINTS["arm"]), -1)
        return exact(numbers.device).ik(Pose(position, quaternion), TIPS["arm"], initial=start, seeds=1).configuration

    return {
        "robot_rhand_jacobian": lambda q: robot("humanoid", q.device).jacobian(q, "rhand"),
        "robot_arm_ik_near": near,
        **{f"robot_{name}": functools.partial(forward, name) for name in JOINTS},
        **{f"robot_{name}_jacobian": functools.partial(jacobian, name) for name in TIPS},
        "robot_arm_ik": ik,
        **dynamics.posekit(robot),
    }


def unrolled() -> dict[str, Callable[..., Any]]:
    from posekit.kinematics import Robot

    @functools.cache
    def compiled(name: str, device: torch.device) -> Any:
        return Robot.from_urdf(text(name)).to(device).compiled()

    def forward(name: str, q: Tensor) -> Any:
        return compiled(name, q.device)(q)

    return {f"robot_{name}": functools.partial(forward, name) for name in JOINTS}


def pytorch_kinematics() -> dict[str, Callable[..., Any]]:
    import logging

    import pytorch_kinematics as pk

    logging.getLogger("pytorch_kinematics").setLevel(logging.ERROR)  # links without visuals

    @functools.cache
    def chain(name: str, device: torch.device) -> Any:
        return pk.build_chain_from_urdf(text(name)).to(device=device)

    @functools.cache
    def serial(name: str, device: torch.device) -> Any:
        return pk.build_serial_chain_from_urdf(text(name), TIPS[name]).to(device=device)

    def forward(name: str, q: Tensor) -> tuple[Tensor, ...]:
        return tuple([frame.get_matrix() for frame in chain(name, q.device).forward_kinematics(q).values()])

    def jacobian(name: str, q: Tensor) -> Tensor:
        return serial(name, q.device).jacobian(q[:, COLUMNS[name]])

    def ik(q: Tensor) -> Tensor:
        arm = serial("arm", q.device)
        limits = torch.tensor([[-3.0, 3.0]], device=q.device).expand(JOINTS["arm"], 2)
        solver = pk.PseudoInverseIK(
            arm,
            max_iterations=IK["max_iterations"],
            num_retries=IK["seeds"],
            joint_limits=limits,
            early_stopping_any_converged=True,
            early_stopping_no_improvement="all",
            lr=0.2,
        )
        solution = solver.solve(arm.forward_kinematics(q))
        return solution.solutions

    return {
        **{f"robot_{name}": functools.partial(forward, name) for name in JOINTS},
        **{f"robot_{name}_jacobian": functools.partial(jacobian, name) for name in TIPS},
        "robot_arm_ik": ik,
    }


def pinocchio() -> dict[str, Callable[..., Any]]:
    import numpy as np
    import pinocchio as pin

    def forward(model: Any, data: Any, q: Tensor) -> tuple[Tensor, ...]:
        for row in q.double().numpy():
            pin.framesForwardKinematics(model, data, row)
        return ()

    def jacobian(model: Any, data: Any, frame: int, q: Tensor) -> tuple[Tensor, ...]:
        for row in q.double().numpy():
            pin.computeFrameJacobian(model, data, row, frame, pin.LOCAL_WORLD_ALIGNED)
        return ()

    def near(model: Any, data: Any, frame: int, numbers: Tensor) -> tuple[Tensor, ...]:
        """Damped least squares with the Jacobian of the frame, as Pinocchio's example of inverse kinematics."""
        for row in numbers.double().numpy():
            position, quaternion, x = np.split(row, (3, 7))
            target = pin.SE3(pin.Quaternion(*quaternion), position)
            x = np.clip(x, model.lowerPositionLimit, model.upperPositionLimit)
            for _ in range(IK["max_iterations"]):
                pin.computeJointJacobians(model, data, x)
                pin.updateFramePlacement(model, data, frame)
                error = pin.log6(data.oMf[frame].actInv(target)).vector
                if np.linalg.norm(error) < 1e-4:
                    break
                jacobian = pin.getFrameJacobian(model, data, frame, pin.LOCAL)
                normal = jacobian @ jacobian.T + 1e-6 * np.eye(6)
                x = pin.integrate(model, x, jacobian.T @ np.linalg.solve(normal, error))
                x = np.clip(x, model.lowerPositionLimit, model.upperPositionLimit)
        return ()

    models = {name: pin.buildModelFromXML(text(name)) for name in TIPS}
    arm, humanoid = models["arm"], models["humanoid"]
    full = jacobian, humanoid, humanoid.createData(), humanoid.getFrameId("rhand")
    others = {
        "robot_rhand_jacobian": functools.partial(*full),
        "robot_arm_ik_near": functools.partial(near, arm, arm.createData(), arm.getFrameId(TIPS["arm"])),
    }
    return (
        others
        | dynamics.pinocchio(text)
        | {f"robot_{name}": functools.partial(forward, m, m.createData()) for name, m in models.items()}
        | {
            f"robot_{name}_jacobian": functools.partial(jacobian, m, m.createData(), m.getFrameId(TIPS[name]))
            for name, m in models.items()
        }
    )


def mujoco() -> dict[str, Callable[..., Any]]:
    import mujoco as mj

    def forward(model: Any, data: Any, q: Tensor) -> tuple[Tensor, ...]:
        for row in q.double().numpy():
            data.qpos[:] = row
            mj.mj_kinematics(model, data)
        return ()

    models = {name: mj.MjModel.from_xml_string(text(name)) for name in TIPS}
    return {f"robot_{name}": functools.partial(forward, m, mj.MjData(m)) for name, m in models.items()}


ROUNDS, COUNT = 5, 1000
ROWS = (
    *("robot_arm", "robot_arm_jacobian", "robot_arm_torque", "robot_arm_torque_gradients"),
    *("robot_arm_torque_derivatives", "robot_arm_acceleration", "robot_arm_acceleration_derivatives"),
    *("robot_humanoid_torque_derivatives", "robot_humanoid_acceleration_derivatives"),
)


def main() -> None:
    """Print the least CPU time of a batch, in milliseconds, of alternating rounds on one thread."""
    torch.set_num_threads(1)
    systems = {"posekit": posekit(), "Pinocchio": pinocchio(), "pytorch_kinematics": pytorch_kinematics()}
    print("| milliseconds |", " | ".join(systems), "|")
    for row in ROWS:
        kind = "q_arm" if row in ("robot_arm", "robot_arm_jacobian") else f"motion_{row.split('_')[1]}"
        values = kinds()[kind](COUNT, Generator().manual_seed(0))
        argument = values[0] if len(values) == 1 else values
        runs = {name: functools.partial(ops[row], argument) for name, ops in systems.items() if row in ops}
        least = dict.fromkeys(runs, float("inf"))
        for _ in range(ROUNDS + 1):  # the first round builds kernels
            for name, run in runs.items():
                begin = time.thread_time()
                run()
                least[name] = min(least[name], 1e3 * (time.thread_time() - begin))
        print(f"| {row} |", " | ".join(f"{least[name]:.2f}" if name in least else "-" for name in systems), "|")


if __name__ == "__main__":
    main()
