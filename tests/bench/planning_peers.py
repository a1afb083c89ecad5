"""Distances of the scene of `planning` by pytorch_kinematics, and CHOMP in JAX, which runs in a process of its own.

    python -m tests.bench.planning_peers FILE  # the problems; prints the time, and writes the waypoints to FILE

pyroki, whose planner is written in JAX, is not on PyPI and is not measured. Here JAX has the same method as the others,
compiled as one function with all steps.
"""

from __future__ import annotations

import pathlib
import subprocess
import sys
import tempfile
import time
from typing import Any

import numpy as np
import torch
from torch import Tensor

from . import planning, robots


def pytorch_kinematics(scene: planning.Scene) -> Any:
    """The distances of configurations, as a function of them."""
    import logging

    import pytorch_kinematics as pk

    logging.getLogger("pytorch_kinematics").setLevel(logging.ERROR)  # links without visuals
    chain = pk.build_chain_from_urdf(robots.text("arm"))
    first, second = scene.pairs.unbind(-1)

    def distances(q: Tensor) -> Tensor:
        frames = chain.forward_kinematics(q.reshape(-1, q.shape[-1]))
        matrices = torch.stack([frames[link].get_matrix() for link in scene.links], -3)
        centres = (matrices[..., :3, :3] @ scene.points.unsqueeze(-1)).squeeze(-1) + matrices[..., :3, 3]
        away = (centres[..., None, :] - planning.SHELF.poses.position).abs() - planning.SHELF.half_extents
        box = away.clamp(min=0).norm(dim=-1) + away.amax(-1).clamp(max=0) - planning.RADIUS
        floor = centres[..., 2] + 0.05 - planning.RADIUS
        apart = (centres[..., first, :] - centres[..., second, :]).norm(dim=-1) - 2 * planning.RADIUS
        return torch.cat((box.flatten(-2), floor, apart), -1).reshape(*q.shape[:-1], -1)

    return distances


def in_jax(start: Tensor, goal: Tensor) -> tuple[float, Tensor]:
    """The CPU time of each problem in milliseconds, and the waypoints of all seeds, of another process."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "problems.npz")
        np.savez(path, start=start.numpy(), goal=goal.numpy())
        command = [sys.executable, "-m", "tests.bench.planning_peers", str(path)]
        spent = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return float(spent.split()[-1]), torch.from_numpy(np.load(path)["waypoints"])


def _distances(scene: planning.Scene) -> Any:
    """The distances of one configuration in JAX."""
    import jax.numpy as jnp

    robot = scene.robot
    origins, axes = (jnp.asarray(x.numpy()) for x in (robot.origins.matrix(), robot.axes))
    places = jnp.asarray([robot.links.index(link) for link in scene.links])
    points, pairs = jnp.asarray(scene.points.numpy()), jnp.asarray(scene.pairs.numpy())
    middles, half = (jnp.asarray(x.numpy()) for x in (planning.SHELF.poses.position, planning.SHELF.half_extents))

    def turn(axis: Any, angle: Any) -> Any:
        x, y, z = axis
        hat = jnp.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
        rotation = jnp.eye(3) + jnp.sin(angle) * hat + (1 - jnp.cos(angle)) * hat @ hat
        return jnp.eye(4).at[:3, :3].set(rotation)

    def distances(q: Any) -> Any:
        done: list[Any] = []
        for i, (parent, kind) in enumerate(zip(robot.parents, robot.kinds, strict=True)):
            moved = origins[i]
            if kind == "revolute":
                moved = moved @ turn(axes[i], q[robot.tree.q_columns[i]])
            done.append(moved if parent < 0 else done[parent] @ moved)
        frames = jnp.stack(done)[places]
        centres = jnp.einsum("sij,sj->si", frames[:, :3, :3], points) + frames[:, :3, 3]
        away = jnp.abs(centres[:, None] - middles) - half
        outside = jnp.clip(away, 0)
        square = (outside**2).sum(-1)
        box = jnp.where(square > 0, jnp.sqrt(jnp.where(square > 0, square, 1)), 0)
        box = box + jnp.clip(away.max(-1), None, 0) - planning.RADIUS
        floor = centres[:, 2] + 0.05 - planning.RADIUS
        between = centres[pairs[:, 0]] - centres[pairs[:, 1]]
        apart = jnp.sqrt((between**2).sum(-1)) - 2 * planning.RADIUS
        return jnp.concatenate((box.reshape(-1), floor, apart))

    return distances


def _chomp(scene: planning.Scene) -> Any:
    """`planning.chomp` in JAX: a function of the first inner waypoints and the lines."""
    import jax
    import jax.numpy as jnp

    inner = planning.WAYPOINTS - 2
    second = 2 * np.eye(inner) - np.eye(inner, k=1) - np.eye(inner, k=-1)
    metric = np.linalg.inv(second @ second + 0.05 * second)
    metric = jnp.asarray(metric / metric.diagonal().max(), jnp.float32)
    lower, upper = (jnp.asarray(x.numpy()) for x in (scene.robot.lower, scene.robot.upper))
    distances = jax.vmap(jax.vmap(jax.vmap(_distances(scene))))

    def cost(x: Any, line: Any) -> Any:
        full = jnp.concatenate((line[..., :1, :], x, line[..., -1:, :]), -2)
        middle = 0.5 * (full[..., 1:, :] + full[..., :-1, :])
        lacks = jnp.clip(0.03 - distances(jnp.concatenate((x, middle), -2)), 0)
        bent = full[..., 2:, :] - 2 * full[..., 1:-1, :] + full[..., :-2, :]
        return 2 * (bent**2).sum() + 40 / 0.06 * (lacks**2).sum()

    slope = jax.grad(cost)

    @jax.jit
    def run(x: Any, line: Any) -> Any:
        def step(_: Any, state: Any) -> Any:
            x, momentum = state
            momentum = 0.8 * momentum + jnp.einsum("ij,pkjn->pkin", metric, slope(x, line))
            largest = jnp.abs(momentum).max((-1, -2), keepdims=True)
            return jnp.clip(x - 0.03 * momentum / (1 + 0.03 * largest / 0.2), lower, upper), momentum

        x, _ = jax.lax.fori_loop(0, planning.STEPS, step, (x, jnp.zeros_like(x)))
        return jnp.concatenate((line[..., :1, :], x, line[..., -1:, :]), -2)

    return run


def main(path: str) -> None:
    """Plan the motions of a file, print the CPU time of a second run, and write the waypoints into the file."""
    torch.set_num_threads(1)
    scene, given = planning.Scene(), np.load(path)
    start, goal = torch.from_numpy(given["start"]), torch.from_numpy(given["goal"])
    line, x = planning.first_paths(scene, start, goal)
    run = _chomp(scene)
    values = np.ascontiguousarray(x.numpy()), np.ascontiguousarray(line.numpy())
    np.asarray(run(*values))
    begin = time.process_time()  # of all threads
    waypoints = np.asarray(run(*values))
    spent = 1e3 * (time.process_time() - begin) / planning.PROBLEMS
    np.savez(path, waypoints=waypoints)
    print(spent)


if __name__ == "__main__":
    main(sys.argv[1])
