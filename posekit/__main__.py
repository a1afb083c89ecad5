"""The program `posekit`, or `python -m posekit`: commands on files, and without one self-test and benchmark.

`posekit ate reference.tum estimate.tum` is one of the commands, which `posekit --help` lists. The exit status of the
self-test is 1 if a result is wrong.

`python -m posekit --device cuda` checks and measures a device thoroughly, and `python -m posekit --build solvers`
compiles kernels ahead, see `posekit.selftest`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence

import torch
import warp as wp
from torch import Tensor

import posekit as pk
from posekit import cli, selftest
from posekit.selftest import cpu_model, versions, write

Run = Callable[[], object]

SIZES = (1, 1000, 100_000)
ROUNDS = 5
SECONDS_PER_ROUND = 0.03
# A call of one pose takes 4 to 6 times as long as torch's own of one tensor. Where it takes more than this, calls miss
# the fast path or the memory of what was computed before: a fault of the installation, or of posekit.
MOST_OF_A_CALL = 15

# A check compares float32 results with those of another formula in float64. Positions and points have lengths of a few
# units, and each is a sum of about ten rounded products: 1e-5 is ten times the rounding error, and far below the error
# of a wrong sign.
TOLERANCE = 1e-5


# Reference formulas in torch, for unit quaternions. The checks and timings compare posekit with them.


def rotate(quaternion: Tensor, vector: Tensor) -> Tensor:
    axis = quaternion[..., 1:].expand(vector.shape)
    t = 2 * torch.linalg.cross(axis, vector)
    return vector + quaternion[..., :1] * t + torch.linalg.cross(axis, t)


def multiply(a: Tensor, b: Tensor) -> Tensor:
    w1, x1, y1, z1 = a.unbind(-1)
    w2, x2, y2, z2 = b.unbind(-1)
    return torch.stack(
        (
            w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2,
            w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2,
            w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2,
            w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2,
        ),
        -1,
    )


def compose(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, Tensor]:
    return p1 + rotate(q1, p2), multiply(q1, q2)


def inverse(position: Tensor, quaternion: Tensor) -> tuple[Tensor, Tensor]:
    conjugate = quaternion * quaternion.new_tensor([1.0, -1.0, -1.0, -1.0])
    return -rotate(conjugate, position), conjugate


def apply(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return position + rotate(quaternion, points)


def random_pose(n: int, device: str, *, seed: int, requires_grad: bool = False) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(seed)
    position = torch.randn(n, 3, generator=generator).to(device)
    quaternion = torch.nn.functional.normalize(torch.randn(n, 4, generator=generator), dim=-1).to(device)
    return position.requires_grad_(requires_grad), quaternion.requires_grad_(requires_grad)


def in_float64(position: Tensor, quaternion: Tensor) -> tuple[Tensor, Tensor]:
    return position.detach().double().requires_grad_(), quaternion.detach().double().requires_grad_()


def with_backward(forward: Callable[[], Sequence[Tensor]], leaves: Sequence[Tensor]) -> Run:
    """Return a function that runs the forward and the backward pass, with precomputed cotangents."""
    cotangents = [torch.randn_like(out) for out in forward()]
    return lambda: torch.autograd.grad(forward(), leaves, cotangents)


def workloads(n: int, device: str, *, backward: bool) -> dict[str, tuple[Run, Run]]:
    """Return, for each op, the same computation in posekit and in torch."""
    leaves_a = random_pose(n, device, seed=1, requires_grad=backward)
    leaves_b = random_pose(n, device, seed=2, requires_grad=backward)
    points = random_pose(n, device, seed=3, requires_grad=backward)[0]
    a, b = pk.Pose(*leaves_a), pk.Pose(*leaves_b)

    def posekit_compose() -> tuple[Tensor, Tensor]:
        product = a @ b
        return product.position, product.quaternion

    runs: dict[str, tuple[Run, Run]] = {}
    for name, leaves, ours, reference in (
        ("compose", (*leaves_a, *leaves_b), posekit_compose, lambda: compose(*leaves_a, *leaves_b)),
        ("apply", (*leaves_a, points), lambda: (a.apply(points),), lambda: (apply(*leaves_a, points),)),
    ):
        forwards = (ours, reference)
        runs[name] = (with_backward(ours, leaves), with_backward(reference, leaves)) if backward else forwards
    return runs


def build_kernels(device: str) -> None:
    """Build all kernels that are used below. The first call of an op builds its kernel, later processes load it."""
    pose = pk.Pose(*random_pose(2, device, seed=0))
    leaf = pk.Pose(*random_pose(2, device, seed=0, requires_grad=True))
    points = torch.randn(2, 3, device=device)
    steps: tuple[Run, ...] = (
        lambda: pose @ pose,
        lambda: ~pose,
        lambda: pose.apply(points),
        lambda: pose.matrix(),
        lambda: (leaf @ leaf).position.sum().backward(),
        lambda: (~leaf).position.sum().backward(),
        lambda: leaf.apply(points).sum().backward(),
        lambda: [run() for pair in workloads(2, device, backward=True).values() for run in pair],
    )
    start = time.perf_counter()
    for i, step in enumerate(steps, 1):
        write(f"building kernels for {device} ... {i}/{len(steps)}", end="\r" if sys.stdout.isatty() else "\n")
        step()
    write(f"kernels for {device} are built after {time.perf_counter() - start:.1f} s and cached")


def check(device: str) -> bool:
    """Compare composition, inversion, application and gradients of poses with torch in float64."""
    leaves_a = random_pose(100, device, seed=4, requires_grad=True)
    leaves_b = random_pose(100, device, seed=5, requires_grad=True)
    points = random_pose(100, device, seed=6)[0]
    a_T_b, b_T_c = pk.Pose(*leaves_a), pk.Pose(*leaves_b)
    a, b = in_float64(*leaves_a), in_float64(*leaves_b)
    exact_points = points.double()

    a_T_c, inverted, transformed = a_T_b @ b_T_c, ~a_T_b, a_T_b.apply(points)
    squared = (a_T_c.inverse_apply(points) ** 2).sum()
    exact_squared = (apply(*inverse(*compose(*a, *b)), exact_points) ** 2).sum()
    gradients = torch.autograd.grad(squared, (*leaves_a, *leaves_b))
    exact_gradients = torch.autograd.grad(exact_squared, (*a, *b))
    # posekit ignores a quaternion's length: its gradients are orthogonal to the quaternion. The reference is projected.
    exact_gradients = tuple(
        g - (g * x).sum(-1, keepdim=True) * x if x.shape[-1] == 4 else g
        for g, x in zip(exact_gradients, [leaf.detach() for leaf in (*a, *b)], strict=True)
    )

    passed = True
    for label, results, references, scale in (
        ("a_T_b @ b_T_c", (a_T_c.position, a_T_c.quaternion), compose(*a, *b), 1.0),
        ("~a_T_b", (inverted.position, inverted.quaternion), inverse(*a), 1.0),
        ("a_T_b.apply(points)", (transformed,), (apply(*a, exact_points),), 1.0),
        ("gradient", gradients, exact_gradients, max(float(g.abs().max()) for g in exact_gradients)),
    ):
        error = max(float((x - y).detach().abs().max()) for x, y in zip(results, references, strict=True)) / scale
        correct = error < TOLERANCE  # False for NaN too
        passed &= correct
        write(f"  {label:20} max error {error:.1e}  {'ok' if correct else f'WRONG: must be below {TOLERANCE:.0e}'}")
    return passed


def seconds_per_call(run: Run, device: str) -> float:
    def elapsed(calls: int) -> float:
        start = time.perf_counter()
        for _ in range(calls):
            run()
        if device != "cpu":
            torch.cuda.synchronize(device)
        return time.perf_counter() - start

    calls = max(1, int(SECONDS_PER_ROUND / max(elapsed(2) / 2, 1e-7)))
    return elapsed(calls) / calls


def speed(device: str) -> None:
    write(f"  {'':22}{'batch':>8}{'posekit':>12}{'torch':>12}{'ratio':>8}")
    for backward in (False, True):
        for n in SIZES:
            with torch.set_grad_enabled(backward):
                for name, runs in workloads(n, device, backward=backward).items():
                    rounds = [[seconds_per_call(run, device) for run in runs] for _ in range(ROUNDS)]
                    # The minimum over the rounds, for both: other load can only increase a time.
                    ours, reference = (min(column) * 1e6 for column in zip(*rounds, strict=True))
                    label = f"{name}, forward" + (" + backward" if backward else "")
                    write(f"  {label:26}{n:>8}{ours:>9.1f} us{reference:>9.1f} us{reference / ours:>7.1f}x")


def overhead(device: str) -> None:
    """Compare one call of one pose, without a gradient, with one of torch's own ops, and say if it takes too long."""
    a, b = (pk.Pose(*random_pose(1, device, seed=seed)) for seed in (1, 2))
    runs: tuple[Run, Run] = (lambda: a @ b, lambda: torch.add(a.position, b.position))
    ours, reference = (
        min(column) * 1e6
        for column in zip(*[[seconds_per_call(run, device) for run in runs] for _ in range(ROUNDS)], strict=True)
    )
    times = ours / reference
    write(f"  one call: compose {ours:.1f} us, torch.add {reference:.1f} us: {times:.1f} times as long")
    if times > MOST_OF_A_CALL:
        with pk.routes() as log:
            a @ b
        write(f"  SLOW: a call takes more than {MOST_OF_A_CALL} times one of torch's. Please report it with: {log[0]}")


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    made = argparse.ArgumentParser(
        prog="python -m posekit",
        description="Check posekit, and compare its speed with torch's, on the CPU and on a GPU if there is one. "
        "With --device, check one device thoroughly: ops and their derivatives, memory layouts, sums, streams, CUDA "
        "graphs, the overhead of a launch and the bandwidth. The report can be pasted into an issue. "
        "With --build, compile kernels ahead, for images and for machines that share a folder of kernels.",
        epilog="Commands on files, each with a --help of its own: "
        + "; ".join([f"{name}, {command.help}" for name, command in cli.COMMANDS.items()])
        + ". Exit status: 0 if everything is right, 1 if something is wrong, 2 if there is no such device.",
    )
    made.add_argument("--device", metavar="NAME", help='"cpu", "cuda" or "cuda:1"')
    made.add_argument(
        "--all",
        action="store_true",
        help="all ops and dtypes. By default the ops that programs use most, in float32 with all derivatives, and a "
        "few in float64, float16 and bfloat16. Building all kernels takes many minutes, once",
    )
    made.add_argument("--quick", action="store_true", help="a few ops in float32, and speed on small batches")
    made.add_argument(
        "--build",
        nargs="*",
        metavar="SUBJECT",
        help='compile the kernels of these subjects, or of "all", for the CPU or --device; without one, list them',
    )
    made.add_argument("--jobs", type=int, metavar="N", help="processes that build kernels; by default 1 to 8")
    return made


def checked_device(name: str, command_line: argparse.ArgumentParser) -> torch.device:
    """The device of that name; ends the process with status 2 and the reason if there is none."""
    try:
        device = torch.device(name)
    except RuntimeError:
        command_line.error(f"argument --device: {name!r} is no device: pass cpu, cuda or cuda:N")
    if device.type not in ("cpu", "cuda") or (device.index not in (None, 0) and device.type == "cpu"):
        command_line.error(f"argument --device: posekit has kernels for the CPU and for CUDA, not for {name!r}")
    if device.type == "cuda":
        count = torch.cuda.device_count() if torch.cuda.is_available() else 0
        if not count:
            why = "torch is built without CUDA" if torch.version.cuda is None else "torch finds no GPU and driver"
            command_line.error(f"argument --device: there is no {name}: {why}")
        if (device.index or 0) >= count:
            command_line.error(f"argument --device: there is no {name}: torch sees {count} CUDA devices")
        return torch.device("cuda", device.index or 0)
    return torch.device("cpu")


def main(arguments: Sequence[str] = ()) -> int:
    if arguments and arguments[0] in cli.COMMANDS:
        wp.config.log_level = wp.LOG_WARNING
        return cli.run(arguments)
    command_line = parser()
    options = command_line.parse_args(arguments)
    builds = options.build is not None
    if options.device is None and (options.all or options.quick) and not builds:
        command_line.error("--all and --quick need --device")
    if options.device is None and options.jobs is not None and not builds:
        command_line.error("--jobs needs --device or --build")
    if builds and (options.all or options.quick):
        command_line.error("--all and --quick are not for --build")
    if options.all and options.quick:
        command_line.error("--all and --quick exclude each other")
    if options.jobs is not None and options.jobs < 1:
        command_line.error(f"argument --jobs: must be at least 1, got {options.jobs}")
    wp.config.log_level = wp.LOG_WARNING
    if builds:
        return build(options.build, checked_device(options.device or "cpu", command_line), options.jobs, command_line)
    if options.device is None:
        return compare()
    device = checked_device(options.device, command_line)
    return 0 if selftest.run(selftest.CheckOptions(device, options.all, options.quick, options.jobs)) else 1


def build(
    subjects: Sequence[str], device: torch.device, jobs: int | None, command_line: argparse.ArgumentParser
) -> int:
    """Compile the kernels of some subjects ahead, or list what there is; the exit status."""
    if not subjects:
        selftest.list_subjects()
        return 0
    for name in subjects:
        if name not in (*selftest.SUBJECTS, "all"):
            command_line.error(f"argument --build: {name!r} is none of {', '.join(selftest.SUBJECTS)}, all")
    chosen = selftest.SUBJECTS if "all" in subjects else dict.fromkeys(subjects)
    return 0 if selftest.build(list(chosen), device, jobs) else 1


def compare() -> int:
    """Check and time posekit against torch, on every device; the exit status."""
    start = time.perf_counter()
    devices = ["cpu", "cuda:0"] if torch.cuda.is_available() else ["cpu"]
    write(versions())
    write(f"cpu: {cpu_model()}, {torch.get_num_threads()} threads")
    for device in devices[1:]:
        write(f"{device}: {torch.cuda.get_device_name(device)}")

    passed = True
    for device in devices:
        write()
        build_kernels(device)
        write(f"checks on {device}, 100 float32 poses against torch in float64:")
        passed &= check(device)
        # torch's threads stall at every op when cores are busy, which would favour posekit. One thread is fair.
        write(
            f"time per call on {device}, posekit against torch eager{', one thread each' if device == 'cpu' else ''}:"
        )
        threads = torch.get_num_threads()
        torch.set_num_threads(1)
        speed(device)
        overhead(device)
        torch.set_num_threads(threads)
    write(
        f"\n{'all right' if passed else 'SOMETHING IS WRONG: see above'}, {time.perf_counter() - start:.1f} s in total"
    )
    return 0 if passed else 1


def console() -> int:
    """The program `posekit`."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(console())
