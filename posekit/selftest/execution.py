"""How kernels run on a device: memory layouts, sums over the batch, streams and CUDA graphs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ..errors import CaptureError
from ..optimisation import graphs, least_squares
from ..values import Pose

_COUNT = 3000
_LARGE = 100_000
_LIMIT = 2e-5  # of first derivatives in float32, as in `operations.py`
_WAITING = 64  # products of matrices that keep a stream busy: some hundredths of a second


class CheckOutcome(NamedTuple):
    """What a check found.

    Attributes:
        name: What was checked.
        passed: Whether it is right; None if this device cannot do it.
        fact: The error, or the reason.
    """

    name: str
    passed: bool | None
    fact: str


def tensors(device: torch.device, count: int, seed: int) -> list[Tensor]:
    """Positions, unit quaternions and points in float32, drawn on the CPU."""
    generator = torch.Generator().manual_seed(seed)
    made = [torch.randn(count, size, generator=generator) for size in (3, 4, 3)]
    made[1] = torch.nn.functional.normalize(made[1], dim=-1)
    return [x.to(device) for x in made]


def step(position: Tensor, quaternion: Tensor, points: Tensor) -> list[Tensor]:
    """A product, an action and their gradients: what a training step does."""
    leaves = [x.detach().requires_grad_() for x in (position, quaternion, points)]
    product = Pose(*leaves[:2]) @ Pose(*leaves[:2])
    moved = product.apply(leaves[2])
    return [moved.detach(), *torch.autograd.grad(moved.square().sum(), leaves)]


def capture(run: Callable[[], Sequence[Tensor]], device: torch.device) -> tuple[Sequence[Tensor], Callable[[], None]]:
    """The results of a computation, and a function that computes them again in place: on CUDA by a captured graph."""
    if device.type != "cuda":
        results = run()

        def again() -> None:
            for x, y in zip(results, run(), strict=True):
                x.copy_(y)

        return results, again
    stream = torch.cuda.Stream(device)
    stream.wait_stream(torch.cuda.current_stream(device))
    with torch.cuda.stream(stream):
        for _ in range(3):  # loads the kernels
            run()
    torch.cuda.current_stream(device).wait_stream(stream)
    recording = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recording):
        results = run()
    return results, recording.replay


def graph(device: torch.device) -> CheckOutcome:
    """A product, an action and their gradients in a graph, replayed with other numbers."""
    static = tensors(device, _COUNT, 1)
    results, replay = capture(lambda: step(*static), device)
    errors = []
    for seed in (2, 3):
        for x, new in zip(static, tensors(device, _COUNT, seed), strict=True):
            x.copy_(new)
        replay()
        replayed = [x.clone() for x in results]
        errors.append(largest_error(replayed, step(*static)))
    how = "captured and replayed" if device.type == "cuda" else "no graphs on the CPU: computed again"
    return _judged("graph of compose, apply and backward", max(errors), how)


def refusal(device: torch.device) -> CheckOutcome:
    """A call that waits for the device raises before it does, and the capture goes on."""
    name = "a capture refuses to wait"
    if device.type != "cuda":
        return CheckOutcome(name, None, "needs CUDA")
    poses, total = Pose(*tensors(device, 10, 4)[:2]), torch.zeros(2, device=device)
    raised, recording = False, torch.cuda.CUDAGraph()
    with torch.cuda.graph(recording):
        try:
            poses.validate()
        except CaptureError:
            raised = True
        total.add_(1)
    recording.replay()
    whole = total.tolist() == [1.0, 1.0]
    return CheckOutcome(name, raised and whole, "CaptureError" if raised else "no error was raised")


def sums(device: torch.device) -> CheckOutcome:
    """The gradient of one pose that is applied to many points: a sum, the same at every run."""
    position, quaternion, points = tensors(device, _LARGE, 5)

    def gradient(dtype: torch.dtype, place: torch.device) -> list[Tensor]:
        leaves = [x[0].to(place, dtype).requires_grad_() for x in (position, quaternion)]
        moved = Pose(*leaves).apply(points.to(place, dtype))
        weights = torch.arange(moved.shape[0], device=place).to(dtype).sin().unsqueeze(-1)
        return list(torch.autograd.grad((weights * moved.square()).sum(), leaves))

    first, second = gradient(torch.float32, device), gradient(torch.float32, device)
    same = all(map(torch.equal, first, second))
    error = largest_error(first, gradient(torch.float64, torch.device("cpu")))
    outcome = _judged("sum of the gradients of one pose", error, "two runs equal" if same else "two runs DIFFER")
    return outcome._replace(passed=bool(outcome.passed) and same)


def layouts(device: torch.device) -> CheckOutcome:
    """Strided, shifted and broadcast tensors give what contiguous ones give."""
    position, quaternion, points = tensors(device, _COUNT, 6)
    memory = torch.full((4 * _COUNT + 1,), torch.nan, device=device)
    memory[1:] = quaternion.flatten()
    column_major = position.t().contiguous().t()
    want = Pose(position, quaternion).apply(points)
    results = [Pose(column_major, memory[1:].view(_COUNT, 4)).apply(points.flip(0).flip(0))]
    wide = Pose(position[:50, None], quaternion[:50, None]).apply(points[:60])
    one_by_one = torch.stack([Pose(p, q).apply(points[:60]) for p, q in zip(position[:3], quaternion[:3], strict=True)])
    error = max(largest_error(results, [want]), largest_error([wide[:3]], [one_by_one]))
    return _judged("strides, offsets and broadcasting", error, "as contiguous")


def streams(device: torch.device) -> CheckOutcome:
    """A call on another stream reads what that stream has written before it."""
    name = "work on another stream"
    if device.type != "cuda":
        return CheckOutcome(name, None, "needs CUDA")
    position, quaternion, points = tensors(device, _LARGE, 7)
    want = Pose(position, quaternion).apply(points)
    late, busy = torch.zeros_like(points), torch.randn(2048, 2048, device=device)
    torch.cuda.synchronize(device)
    stream = torch.cuda.Stream(device)
    with torch.cuda.stream(stream):
        for _ in range(_WAITING):
            busy = busy @ busy * 1e-3
        late.copy_(points)
        result = Pose(position, quaternion).apply(late)
    was_done = stream.query()
    stream.synchronize()
    fact = "the stream was done when the call returned" if was_done else "the call did not wait for it"
    return _judged(name, largest_error([result], [want]), fact)


def searches(device: torch.device) -> CheckOutcome:
    """Searches that run without Python find what those find that tell each step."""

    def found(seed: int, callback: Callable[[object], object] | None = None) -> list[Tensor]:
        position, quaternion, points = tensors(device, 40 * 8, seed)
        points, noise = points.unflatten(0, (40, 8)), position.unflatten(0, (40, 8))
        poses = Pose(position[:40], quaternion[:40])
        targets = poses[:, None].apply(points) + 0.1 * noise
        result = least_squares(_moved, Pose.identity(40, device=device), points, targets, callback=callback)
        return [*result.value._tensors(), result.cost]

    for seed in (8, 9):  # the first one loads kernels, and the second one is recorded
        found(seed)
    error = max([largest_error(found(seed), found(seed, callback=lambda _: None)) for seed in (10, 11)])
    is_recorded = device.type != "cuda" or graphs.count > 0
    outcome = _judged("searches without Python", error, "recorded" if is_recorded else "NOT recorded")
    return outcome._replace(passed=bool(outcome.passed) and is_recorded)


def _moved(pose: Pose, points: Tensor, targets: Tensor) -> Tensor:
    return pose[:, None].apply(points) - targets


EXECUTION: tuple[Callable[[torch.device], CheckOutcome], ...] = (layouts, sums, streams, graph, refusal, searches)


def largest_error(results: Sequence[Tensor], want: Sequence[Tensor]) -> float:
    """The largest error, relative to the largest entry of a tensor or to 1. NaN for NaN and for a wrong shape."""
    errors = []
    for f, w in zip(results, want, strict=True):
        if f.shape != w.shape:
            return math.nan
        exact = w.detach().cpu().double()
        difference = (f.detach().cpu().double() - exact).abs().max()
        errors.append(difference / exact.abs().max().clamp(min=1))
    return float(torch.stack(errors).max())


def _judged(name: str, error: float, fact: str) -> CheckOutcome:
    return CheckOutcome(name, error <= _LIMIT, f"{fact}, error {error:.1e}, limit {_LIMIT:.0e}")
