"""Time bundle adjustment in posekit, in gtsam and in COLMAP (Ceres), alternating, on one thread.

    python -m tests.bench.bundles

A time is the least CPU time of three rounds of a whole adjustment, from arrays to the result, with ordering. All stop
where an iteration reduces the cost by less than 1e-6 of it. gtsam eliminates the points first.
"""

from __future__ import annotations

import contextlib
import re
import sys
import time
from collections.abc import Callable

import numpy as np
import torch

import posekit as pk
from tests.bench.graphs import least
from tests.support.bundles import street


def of_gtsam(bundle: pk.io.Bundle) -> Callable[[], tuple[float, int]]:
    import gtsam

    graph, values, symbol = gtsam.NonlinearFactorGraph(), gtsam.Values(), gtsam.symbol
    unit, ordering = gtsam.noiseModel.Unit.Create(2), gtsam.Ordering()
    for j, x in enumerate(bundle.points.numpy()):
        values.insert(symbol("p", j), x)
        ordering.push_back(symbol("p", j))
    for i, (pose, k) in enumerate(zip((~bundle.poses).matrix().numpy(), bundle.intrinsics.tolist(), strict=True)):
        camera = gtsam.PinholeCameraCal3Bundler(gtsam.Pose3(pose), gtsam.Cal3Bundler(*k, 0, 0))
        values.insert(symbol("c", i), camera)
        ordering.push_back(symbol("c", i))
    rows = zip(bundle.cameras.tolist(), bundle.seen.tolist(), bundle.pixels.numpy(), strict=True)
    for i, j, z in rows:
        graph.add(gtsam.GeneralSFMFactorCal3Bundler(z, unit, symbol("c", i), symbol("p", j)))

    def run() -> tuple[float, int]:
        parameters = gtsam.LevenbergMarquardtParams()
        parameters.setMaxIterations(50)
        parameters.setRelativeErrorTol(1e-6)
        parameters.setAbsoluteErrorTol(0.0)
        parameters.setOrdering(ordering)
        optimizer = gtsam.LevenbergMarquardtOptimizer(graph, values, parameters)
        return 2 * graph.error(optimizer.optimize()), optimizer.iterations()

    return run


def of_colmap(bundle: pk.io.Bundle) -> Callable[[], tuple[float, int, float]]:
    import pycolmap

    matrices, pixels = bundle.poses.matrix().numpy()[:, :3], bundle.pixels.numpy()
    owners, seen = bundle.cameras.numpy(), bundle.seen.numpy()
    rows = [np.flatnonzero(owners == i) for i in range(len(matrices))]
    place = np.zeros(len(owners), dtype=int)
    for own in rows:
        place[own] = np.arange(len(own))
    order = np.argsort(seen, kind="stable")
    views = np.split(order, np.cumsum(np.bincount(seen, minlength=len(bundle.points)))[:-1])

    def run() -> tuple[float, int, float]:
        model = pycolmap.Reconstruction()
        for i, (f, k1, k2) in enumerate(bundle.intrinsics.tolist()):
            number = i + 1
            camera = pycolmap.Camera(
                model="RADIAL", width=1000, height=1000, params=[f, 0, 0, k1, k2], camera_id=number
            )
            model.add_camera_with_trivial_rig(camera)
            image = pycolmap.Image(name=str(i), keypoints=pixels[rows[i]], camera_id=number, image_id=number)
            model.add_image_with_trivial_frame(image, pycolmap.Rigid3d(matrices[i]))
        for x, own in zip(bundle.points.numpy(), views, strict=True):
            track = pycolmap.Track()
            for o in own:
                track.add_element(int(owners[o]) + 1, int(place[o]))
            model.add_point3D(x, track)
        config = pycolmap.BundleAdjustmentConfig()
        for i in range(len(matrices)):
            config.add_image(i + 1)
        options = pycolmap.BundleAdjustmentOptions(print_summary=False)
        settings = options.ceres.solver_options
        settings.function_tolerance, settings.gradient_tolerance = 1e-6, 0.0
        settings.max_num_iterations, settings.num_threads = 50, 1
        adjuster = pycolmap.create_default_bundle_adjuster(options, config, model)
        begin = time.thread_time()
        report = adjuster.solve().brief_report()
        spent = 1e3 * (time.thread_time() - begin)
        iterations, cost = re.search(r"Iterations: (\d+).*Final cost: ([\d.e+-]+)", report).groups()  # type: ignore[union-attr]
        return 2 * float(cost), int(iterations) - 1, spent

    return run


def main() -> None:
    torch.set_num_threads(1)
    bundle = street()

    def ours() -> tuple[float, int]:
        _, result = bundle.optimize(progress=False)
        return result.cost, result.iterations

    runs: dict[str, Callable[[], tuple[float, ...]]] = {"posekit": ours}
    for name, made in (("gtsam", of_gtsam), ("colmap", of_colmap)):
        with contextlib.suppress(ImportError):
            runs[name] = made(bundle)
    found = least(runs)
    sys.stdout.write(f"{bundle}\n")
    mine = found["posekit"]
    for name, (spent, cost, iterations) in found.items():
        each = spent / max(iterations, 1)
        text = f"{name:8} {spent:9.1f} ms {iterations:3} iterations of {each:7.1f} ms, cost {cost:.9g}"
        sys.stdout.write(text + ("" if name == "posekit" else f", {spent / mine[0]:.1f} times") + "\n")


if __name__ == "__main__":
    main()
