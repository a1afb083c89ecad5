"""First calls: what a new process waits for, with empty caches and then with the kernels of that process.

    python -m tests.bench.first                  # every pipeline: seconds of CPU time, cold and warm
    python -m tests.bench.first graph hand_eye   # some of them
    python -m tests.bench.first graph --kernels  # and each kernel: its text, and the seconds that it takes

torch and posekit are imported before the clock starts. `text` is the time that our own code generation takes, `llvm`
that of the compiler, and `warp` what else a kernel's declaration, build and loading take. With `--kernels` they are
compiled one by one; without, `text`, `warp` and `llvm` are those of kernels that are not compiled together.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import torch

import posekit as pk

D = torch.float64


def random(*shape: int, seed: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=D)


def graph(gradient: bool = False, **options: Any) -> None:
    truth = pk.Pose.exp(0.5 * random(12, 6, seed=0))
    pairs = torch.tensor([[k, (k + step) % 12] for k in range(12) for step in (1, 3)])
    measured = (~truth[pairs[:, 0]] @ truth[pairs[:, 1]]).retract(0.01 * random(24, 6, seed=1))
    start = truth.retract(0.1 * random(12, 6, seed=2))
    position = measured.position.clone().requires_grad_(gradient)
    given = pk.Pose.from_rotation(measured.rotation, position)
    found = pk.io.PoseGraph(start, pairs, given).optimize(progress=False, **options).graph.poses
    if gradient:
        found.position.square().sum().backward()


def hand_eye() -> None:
    robot = pk.Pose.exp(0.5 * random(12, 6, seed=0))
    camera = (robot @ pk.Pose.exp(random(6, seed=1))).retract(1e-3 * random(12, 6, seed=2))
    pk.hand_eye(robot, camera)


def bundle() -> None:
    from tests.support.bundles import street

    street(8, 60).optimize(progress=False)


def register() -> None:
    source = random(200, 3, seed=0)
    target = pk.Pose.exp(random(6, seed=1)).apply(source)
    target[:80] = random(80, 3, seed=2)
    pk.register(source, target, max_distance=0.01)


def pnp() -> None:
    points = random(20, 3, seed=0)
    camera = pk.Camera([600.0, 610, 320, 240], (640, 480)).to(D)
    pose = pk.Pose.exp(torch.tensor([0.0, 0, 7, 0.1, 0.2, 0.3], dtype=D))
    pk.pnp(points, camera.project(pose.apply(points))[0] + 0.5 * random(20, 2, seed=3), camera)


def icp() -> None:
    x, y = torch.meshgrid(torch.linspace(-2, 2, 40), torch.linspace(-2, 2, 40), indexing="ij")
    target = torch.stack((x, y, 0.3 * (2 * x).sin() * (1.5 * y).cos()), -1).reshape(-1, 3)
    pk.icp(target + torch.tensor([0.02, 0.01, 0.03]), target, progress=False)


def ik() -> None:
    arm = pk.kinematics.Robot.example("arm")
    arm.ik(arm.forward(torch.full((7,), 0.3), "l8"), link="l8")


def compiled() -> None:
    @torch.compile
    def moved(pose: pk.Pose, points: torch.Tensor) -> torch.Tensor:
        return (pose @ pose).apply(points).square().sum()

    tangent = torch.zeros(100, 6).requires_grad_()
    moved(pk.Pose.exp(tangent), torch.ones(100, 3)).backward()


def compiled_without() -> None:
    """What `torch.compile` takes for a function of the same kind in torch alone: posekit cannot take less."""

    @torch.compile
    def moved(scale: torch.Tensor, points: torch.Tensor) -> torch.Tensor:
        return (scale[:, :3] * points + scale[:, 3:]).square().sum()

    tangent = torch.zeros(100, 6).requires_grad_()
    moved(tangent.exp(), torch.ones(100, 3)).backward()


PIPELINES: dict[str, Callable[[], None]] = {
    "graph": graph,
    "graph gradient": functools.partial(graph, gradient=True),
    "graph huber": functools.partial(graph, loss="huber"),
    "graph cauchy": functools.partial(graph, loss="cauchy"),
    "hand_eye": hand_eye,
    "bundle": bundle,
    "register": register,
    "pnp": pnp,
    "icp": icp,
    "ik": ik,
    "compile": compiled,
    "compile torch": compiled_without,
}


def timed(owner: Any, name: str, spent: dict[str, float], key: str) -> None:
    """Add the time of a function, without that of other such functions inside, to ``spent[key]``."""
    original = getattr(owner, name)

    def call(*arguments: Any, **named: Any) -> Any:
        before, start = sum(spent.values()), time.process_time()
        try:
            return original(*arguments, **named)
        finally:
            inside = sum(spent.values()) - before
            spent[key] = spent.get(key, 0.0) + time.process_time() - start - inside

    setattr(owner, name, call)


class Watch:
    """What each kernel of this process takes."""

    def __init__(self) -> None:
        import warp as wp

        from posekit.engine.runtime import kernel as kernels

        self.spent: dict[str, float] = {}
        self.rows: dict[Any, dict[str, Any]] = {}
        timed(kernels, "snippet", self.spent, "text")
        timed(wp._src.build, "build_cpu", self.spent, "llvm")
        timed(kernels, "_loaded", self.spent, "warp")
        timed(kernels, "declare_source", self.spent, "warp")
        self.counted(kernels.Kernel, "__init__")
        self.counted(kernels.Kernel, "_load_entry")

    def counted(self, owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def call(kernel: Any, *arguments: Any, **named: Any) -> Any:
            before = dict(self.spent)
            result = original(kernel, *arguments, **named)
            function = kernel.warp.func
            new = {"kernel": kernel.warp.key, "characters": len(function.__globals__["TEXT"])}
            row = self.rows.setdefault(kernel, new)
            for key, seconds in self.spent.items():
                row[key] = row.get(key, 0.0) + seconds - before.get(key, 0.0)
            return result

        setattr(owner, name, call)


def child(name: str, apart: bool) -> None:
    """Run a pipeline twice, and write what the first run took; with ``apart`` kernels are compiled one by one."""
    from posekit.engine import compiled_kernels
    from posekit.engine.runtime import kernel as kernels

    if apart:
        kernels.cores = lambda: 1
    watch = Watch()
    elapsed, begin = time.perf_counter(), time.process_time()
    children = os.times()
    PIPELINES[name]()
    now = os.times()
    own = time.process_time() - begin + now.children_user + now.children_system
    own -= children.children_user + children.children_system
    elapsed = time.perf_counter() - elapsed
    again = time.process_time()
    PIPELINES[name]()
    again = time.process_time() - again
    found = {"cpu": own, "elapsed": elapsed, "again": again, "built": compiled_kernels()}
    print(json.dumps({**found, "kernels": [*watch.rows.values()]}))


def measured(name: str, folder: str, apart: bool = False) -> dict[str, Any]:
    """What a new process measures with the caches in a folder."""
    paths = {key: os.path.join(folder, key) for key in ("WARP_CACHE_PATH", "POSEKIT_CACHE_PATH")}
    paths["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(folder, "inductor")
    # Modules are compiled to bytecode before, as an installation does.
    subprocess.run([sys.executable, "-m", "compileall", "-q", *pk.__path__], check=True)
    command = [sys.executable, "-m", "tests.bench.first", "--child", name, *["--kernels"] * apart]
    run = subprocess.run(command, env=os.environ | paths, capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{name} failed:\n{run.stderr}")
    return json.loads(run.stdout.splitlines()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pipelines", nargs="*", help=", ".join(PIPELINES))
    parser.add_argument("--kernels", action="store_true", help="a line for each kernel of the cold process")
    parser.add_argument("--after", help="a pipeline whose kernels are there before: 'graph' before 'graph huber'")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        child(options.child, options.kernels)
        return
    heads = {"cold": 8, "elapsed": 9, "warm": 8, "again": 8, "kernels": 9, "text": 7, "warp": 7, "llvm": 7}
    print(f"{'pipeline':16}" + "".join(f"{head:>{width}}" for head, width in heads.items()), flush=True)
    for name in options.pipelines or PIPELINES:
        with tempfile.TemporaryDirectory() as folder:
            if options.after:
                measured(options.after, folder)
            cold, warm = (measured(name, folder, options.kernels) for _ in "12")
        kernels = cold["kernels"]
        parts = [sum(row.get(key, 0.0) for row in kernels) for key in ("text", "warp", "llvm")]
        print(
            f"{name:16}{cold['cpu']:8.2f}{cold['elapsed']:9.2f}{warm['cpu']:8.2f}{warm['again']:8.3f}{cold['built']:9}"
            + "".join(f"{seconds:7.2f}" for seconds in parts),
            flush=True,
        )
        if options.kernels:
            for row in sorted(kernels, key=lambda row: -row.get("llvm", 0.0)):
                parts = [f"{row.get(key, 0.0):7.3f}" for key in ("text", "warp", "llvm")]
                print(f"    {row['characters']:8}{''.join(parts)}  {row['kernel']}", flush=True)


if __name__ == "__main__":
    main()
