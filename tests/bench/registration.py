"""Times of registration, alternating with small_gicp, Open3D and OpenCV: `python -m tests.bench.registration`.

One thread; medians of alternating rounds, in milliseconds, and the ratio of posekit's to the other's. The others solve
one problem after the other: problems of a batch are a loop. `--only icp,pnp` chooses rows.

- `icp` has small_gicp's 10 neighbours for normals and its tolerance, 1e-3 radians: the same work. Without them posekit
  takes 20 neighbours and 1e-5. Open3D (PyPI, 1.1 GB with what it needs) is timed where it is installed.
- `register` is beside Open3D's RANSAC. TEASER++ is not timed: its only package on PyPI, `cmeel-teaser-plusplus`, is
  source, whose build needs Eigen and downloads further libraries from GitHub.
- `hand_eye` is beside the slowest and the fastest of OpenCV's five methods, where cv2 has them: 5.0 has not.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from posekit import Camera, Pose, Rotation

Run = Callable[[], Any]
Row = tuple[str, dict[str, Run]]
D, ROUNDS = torch.float64, 3
KINDS = {"point": "ICP", "plane": "PLANE_ICP", "generalized": "GICP"}
MOVED = Pose([0.08, -0.05, 0.03], Rotation.from_euler("xyz", [0.02, -0.03, 0.04]))
LENS = Camera([600.0, 610, 320, 240], (640, 480), model="radtan", distortion=[-0.2, 0.05, 1e-3, -5e-4, 0.01]).to(D)
SIZE = (640, 480)


def imported(name: str) -> Any:
    """A module, or None."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def random(*shape: int, seed: int) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=D)


def terrain(*batch: int, count: int, seed: int) -> Tensor:
    g = torch.Generator().manual_seed(seed)
    x, y = (4 * torch.rand(*batch, count, generator=g) - 2 for _ in range(2))
    z = 0.4 * (2 * x).sin() * (1.5 * y).cos() + 0.2 * (x + 2 * y).sin()
    return torch.stack((x, y, z), -1) + 0.003 * torch.randn(*batch, count, 3, generator=g)


def icp() -> Iterator[Row]:
    gicp, open3d = imported("small_gicp"), imported("open3d")
    for pairs, count in ((1, 5_000), (1, 100_000), (100, 5_000)):
        target, source = (terrain(pairs, count=count, seed=seed) for seed in (0, 1))
        source = MOVED.inverse_apply(source)
        arrays = [[x.double().numpy() for x in clouds] for clouds in (target, source)]
        for kind, name in KINDS.items():
            runs = {
                "posekit": lambda kind=kind, a=source, b=target: pk.icp(
                    a, b, kind=kind, max_distance=0.5, neighbours=10, tolerance=1e-3, progress=False
                ),
                "posekit, defaults": lambda kind=kind, a=source, b=target: pk.icp(
                    a, b, kind=kind, max_distance=0.5, progress=False
                ),
            }
            if gicp is not None:
                runs["small_gicp"] = lambda name=name, arrays=arrays: [
                    gicp.align(
                        b,
                        a,
                        registration_type=name,
                        downsampling_resolution=1e-4,
                        max_correspondence_distance=0.5,
                        num_threads=1,
                    )
                    for b, a in zip(*arrays, strict=True)
                ]
            if open3d is not None:
                runs["Open3D"] = lambda kind=kind, arrays=arrays: [
                    by_open3d(open3d, kind, a, b) for b, a in zip(*arrays, strict=True)
                ]
            yield f"icp {kind}, {pairs} x {count}", runs


def by_open3d(open3d: Any, kind: str, source: Any, target: Any) -> Any:
    clouds = [open3d.geometry.PointCloud(open3d.utility.Vector3dVector(x)) for x in (source, target)]
    library = open3d.pipelines.registration
    if kind == "generalized":
        return library.registration_generalized_icp(*clouds, 0.5)
    if kind == "plane":
        clouds[1].estimate_normals(open3d.geometry.KDTreeSearchParamKNN(10))
        return library.registration_icp(
            *clouds, 0.5, torch.eye(4).numpy(), library.TransformationEstimationPointToPlane()
        )
    return library.registration_icp(*clouds, 0.5)


def register() -> Iterator[Row]:
    open3d = imported("open3d")
    for problems, count, wrong in ((1, 500, 0.5), (1, 1000, 0.95), (100, 1000, 0.5), (100, 1000, 0.9)):
        source = torch.rand(problems, count, 3, generator=torch.Generator().manual_seed(0), dtype=D)
        target = MOVED.to(D).apply(source) + 0.003 * random(problems, count, 3, seed=1)
        bad = round(wrong * count)
        target[:, :bad] = torch.rand(problems, bad, 3, generator=torch.Generator().manual_seed(2), dtype=D)
        runs: dict[str, Run] = {
            "posekit": lambda a=source, b=target: pk.register(a, b, max_distance=0.012),
            "posekit, gnc": lambda a=source, b=target: pk.register(a, b, max_distance=0.012, method="gnc"),
        }
        if open3d is not None:
            runs["Open3D"] = lambda a=source, b=target: [
                ransac(open3d, *x) for x in zip(a.numpy(), b.numpy(), strict=True)
            ]
        yield f"register, {problems} x {count}, {wrong:.0%} wrong", runs


def ransac(open3d: Any, source: Any, target: Any) -> Any:
    clouds = [open3d.geometry.PointCloud(open3d.utility.Vector3dVector(x)) for x in (source, target)]
    pairs = open3d.utility.Vector2iVector(torch.arange(len(source)).repeat(2, 1).T.int().numpy())
    library = open3d.pipelines.registration
    return library.registration_ransac_based_on_correspondence(*clouds, pairs, 0.012)


def hand_eye() -> Iterator[Row]:
    cv2 = imported("cv2")
    robot = Pose.random((1000, 12), dtype=D, max_angle=1.0, generator=torch.Generator().manual_seed(0))
    camera = (robot @ MOVED.to(D)).retract(1e-3 * random(1000, 12, 6, seed=1))
    runs: dict[str, Run] = {"posekit": lambda: pk.hand_eye(robot, camera)}
    a, b = robot.matrix().numpy(), (~camera).matrix().numpy()
    for method in ("TSAI", "ANDREFF"):
        if hasattr(cv2, "calibrateHandEye"):
            runs[f"cv2, {method}"] = lambda method=method: [
                cv2.calibrateHandEye(
                    x[:, :3, :3],
                    x[:, :3, 3],
                    y[:, :3, :3],
                    y[:, :3, 3],
                    method=getattr(cv2, f"CALIB_HAND_EYE_{method}"),
                )
                for x, y in zip(a, b, strict=True)
            ]
    yield "hand_eye, 1000 x 12 poses", runs


def seen(problems: int, count: int) -> tuple[Tensor, Tensor]:
    points = random(problems, count, 3, seed=0)
    pose = Pose(
        torch.tensor([0.0, 0, 7], dtype=D) + 0.3 * random(problems, 3, seed=1), Rotation(random(problems, 4, seed=2))
    )
    return points, LENS.project(pose[:, None].apply(points))[0] + 0.5 * random(problems, count, 2, seed=3)


def pnp() -> Iterator[Row]:
    cv2 = imported("cv2")
    matrix, lens = LENS.matrix().numpy(), LENS.distortion.numpy()
    for problems, count in ((1, 50), (1000, 6), (1000, 50)):
        points, pixels = seen(problems, count)
        runs: dict[str, Run] = {"posekit": lambda p=points, x=pixels: pk.pnp(p, x, LENS)}
        if cv2 is not None:
            runs["cv2, SQPNP and LM"] = lambda p=points, x=pixels: [
                cv2.solvePnPRefineLM(
                    a, b, matrix, lens, *cv2.solvePnP(a, b, matrix, lens, flags=cv2.SOLVEPNP_SQPNP)[1:]
                )
                for a, b in zip(p.numpy(), x.numpy(), strict=True)
            ]
            runs["cv2, iterative"] = lambda p=points, x=pixels: [
                cv2.solvePnP(a, b, matrix, lens) for a, b in zip(p.numpy(), x.numpy(), strict=True)
            ]
        yield f"pnp, {problems} x {count}", runs
    points, pixels = seen(1000, 50)
    pixels[:, :25] += 100 * random(1000, 25, 2, seed=4)
    runs = {"posekit": lambda: pk.pnp(points, pixels, LENS, ransac=True, max_distance=3.0)}
    if cv2 is not None:
        runs["cv2"] = lambda: [
            cv2.solvePnPRansac(a, b, matrix, lens, reprojectionError=3.0, confidence=0.9999, iterationsCount=1000)
            for a, b in zip(points.numpy(), pixels.numpy(), strict=True)
        ]
    yield "pnp, ransac, 1000 x 50, 50% wrong", runs


def calibrate() -> Iterator[Row]:
    cv2 = imported("cv2")
    board = torch.cartesian_prod(torch.arange(8.0), torch.arange(6.0), torch.zeros(1)).to(D) * 0.04
    for views in (10, 30):
        middle = torch.tensor([-0.14, -0.1, 0.6], dtype=D)
        poses = Pose(middle + 0.05 * random(views, 3, seed=0), Rotation.exp(0.35 * random(views, 3, seed=1)))
        pixels = LENS.project(poses[:, None].apply(board))[0] + 0.2 * random(views, 48, 2, seed=2)
        runs: dict[str, Run] = {"posekit": lambda x=pixels: Camera.calibrate(board, x, SIZE)}
        if cv2 is not None:
            runs["cv2"] = lambda x=pixels: cv2.calibrateCamera(
                [board.float().numpy()] * len(x), [*x.float().numpy()], SIZE, None, None
            )
        yield f"calibrate, {views} views of 48", runs


def median_of_each(runs: dict[str, Run], rounds: int) -> dict[str, float]:
    """Medians in milliseconds of processor time, of rounds in which each runs once."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run()
    for _ in range(rounds):
        for name, run in runs.items():
            begin = time.process_time()
            run()
            times[name].append(1e3 * (time.process_time() - begin))
    return {name: statistics.median(x) for name, x in times.items()}


ROWS: dict[str, Callable[[], Iterator[Row]]] = {
    "icp": icp,
    "register": register,
    "hand_eye": hand_eye,
    "pnp": pnp,
    "calibrate": calibrate,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.registration", description=__doc__)
    parser.add_argument("--only", default=",".join(ROWS))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    torch.set_num_threads(1)
    cv2 = imported("cv2")
    if cv2 is not None:
        cv2.setNumThreads(1)
    for name in options.only.split(","):
        for title, runs in ROWS[name]():
            found = median_of_each(runs, options.rounds)
            mine = found["posekit"]
            parts = [
                f"{name} {ms:.1f} ms" + (f" ({mine / ms:.2f})" if name != "posekit" else "")
                for name, ms in found.items()
            ]
            sys.stdout.write(f"{title:36s} {', '.join(parts)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
