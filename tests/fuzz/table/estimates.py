"""UncertainPose and Trajectory."""

from __future__ import annotations

import functools
import itertools
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.kinds import symmetric
from tests.fuzz.subject import Options, Subject
from tests.fuzz.table.group import FLAG
from tests.fuzz.table.shapes import FLOATS, _plain
from tests.reference import pose, rotation, se3, trajectories, uncertainty

# The side of the tangents in the formulas: the body frame is on the right.
SIDES = {"right": "estimate", "left": "left estimate"}
FRAMES = {"right": "body", "left": "world"}
INTERPOLATIONS = ("decoupled", "screw", "spline", "bspline")


def unsigned(results: list[Any]) -> list[Any]:
    """A position, a quaternion and a covariance, with the quaternion as its outer product at unit length."""
    q = rotation.normalized(results[1])
    return [results[0], q[..., :, None] * q[..., None, :], *results[2:]]


def composed(*tensors: Tensor, sides: tuple[str, str]) -> Any:
    return uncertainty.compose(tensors[:3], tensors[3:], sides)


def composed_with_pose(*tensors: Tensor, side: str) -> Any:
    return uncertainty.compose(tensors[:3], uncertainty.certain(*tensors[3:]), (side, side))


def composed_after_pose(*tensors: Tensor, side: str) -> Any:
    return uncertainty.compose(uncertainty.certain(*tensors[:2]), tensors[2:], (side, side))


def between(*tensors: Tensor, sides: tuple[str, str]) -> Any:
    return uncertainty.compose(uncertainty.inverse(*tensors[:3], side=sides[0]), tensors[3:], sides)


def fused(*tensors: Tensor, sides: Sequence[str], iterations: int) -> Any:
    estimates = [tensors[i : i + 3] for i in range(0, len(tensors), 3)]
    return uncertainty.fuse(estimates, list(sides), iterations)


def retracted(*tensors: Tensor, side: str) -> Any:
    return uncertainty.compose(tensors[:3], uncertainty.certain(*se3.exp(tensors[3])), (side, side))


def in_frame(*tensors: Tensor, of: str, frame: str) -> Any:
    return uncertainty.on(*tensors, of=of, side=next(side for side in FRAMES if FRAMES[side] == frame))


def _fields(position: Tensor, quaternion: Tensor, covariance: Tensor, *, frame: str) -> Any:
    """The fields of an estimate in their common batch shape."""
    batch = torch.broadcast_shapes(position.shape[:-1], covariance.shape[:-2])
    return position.expand(*batch, 3), quaternion.expand(*batch, 4), symmetric(covariance).expand(*batch, 6, 6)


def estimates() -> Iterator[Subject]:
    narrow: dict[str, Any] = {"narrow": True}
    yield Subject("UncertainPose", "pose, covariance", _fields, {"frame": [*FRAMES.values()]}, mixed=False)
    for side, kind in SIDES.items():
        tail = f":{side}"
        yield Subject(f"UncertainPose.pose{tail}", kind, lambda p, q, c: (p, q), exact=True)
        yield Subject(f"UncertainPose.covariance{tail}", kind, lambda p, q, c: symmetric(c), **narrow)
        yield _plain(f"UncertainPose.frame{tail}", kind, lambda *x, side=side: FRAMES[side])
        for name, function in (("inverse", None), ("__invert__", operator.invert)):
            inverted = functools.partial(uncertainty.inverse, side=side)
            yield Subject(f"UncertainPose.{name}{tail}", kind, inverted, call=function, view=unsigned, **narrow)
        for other in SIDES:
            turned = functools.partial(in_frame, of=side)
            frame = {"frame": [FRAMES[other]]}
            yield Subject(f"UncertainPose.in_frame:{side}, {other}", kind, turned, frame, view=unsigned, **narrow)
        yield Subject(
            f"UncertainPose.retract{tail}",
            f"{kind}, twist",
            functools.partial(retracted, side=side),
            view=unsigned,
            **narrow,
        )
        yield from _with_poses(side, kind, narrow)
        yield from _with_points(side, kind, narrow)
        for pair in itertools.product([side], SIDES):
            yield from _of_pairs(pair, narrow)


def _with_poses(side: str, kind: str, narrow: dict[str, Any]) -> Iterator[Subject]:
    after = functools.partial(composed_with_pose, side=side)
    before = functools.partial(composed_after_pose, side=side)
    yield Subject(f"UncertainPose.compose:pose, {side}", f"{kind}, pose", after, view=unsigned, **narrow)
    yield Subject(
        f"UncertainPose.__matmul__:pose, {side}", f"{kind}, pose", after, call=operator.matmul, view=unsigned, **narrow
    )
    yield Subject(
        f"UncertainPose.__rmatmul__:{side}", f"pose, {kind}", before, call=operator.matmul, view=unsigned, **narrow
    )


def _with_points(side: str, kind: str, narrow: dict[str, Any]) -> Iterator[Subject]:
    yield Subject(
        f"UncertainPose.apply:{side}",
        f"{kind}, vector, covariance of 3",
        lambda p, q, c, x, local, side=side: uncertainty.apply((p, q, c), x, local, side=side),
        **narrow,
    )
    yield Subject(
        f"UncertainPose.apply:certain points, {side}",
        f"{kind}, vector",
        lambda p, q, c, x, side=side: uncertainty.apply((p, q, c), x, 0 * c[..., :3, :3], side=side),
        **narrow,
    )


def _of_pairs(pair: tuple[str, str], narrow: dict[str, Any]) -> Iterator[Subject]:
    two, tail = f"{SIDES[pair[0]]}, {SIDES[pair[1]]}", f":{pair[0]}, {pair[1]}"
    product = functools.partial(composed, sides=pair)
    yield Subject(f"UncertainPose.compose{tail}", two, product, view=unsigned, **narrow)
    yield Subject(f"UncertainPose.__matmul__{tail}", two, product, call=operator.matmul, view=unsigned, **narrow)
    yield Subject(f"UncertainPose.between{tail}", two, functools.partial(between, sides=pair), view=unsigned, **narrow)
    yield Subject(
        f"UncertainPose.fuse{tail}",
        two,
        functools.partial(fused, sides=pair),
        {"iterations": [1, 3]},
        view=unsigned,
        inverts=True,
        **narrow,
    )
    distance = lambda *x: uncertainty.mahalanobis(x[:3], x[3:], pair)  # noqa: E731
    yield Subject(f"UncertainPose.mahalanobis{tail}", two, distance, inverts=True, **narrow)


def of_rotations(method: str) -> Callable[..., Any]:
    """A formula on trajectories of rotations, as poses that stay where they are."""

    def formula(times: Tensor, quaternion: Tensor, queries: Tensor, **options: Any) -> Any:
        result = getattr(trajectories, method)(times, 0 * quaternion[..., :3], quaternion, queries, **options)
        return result[1] if method == "at" else result[..., 3:]

    return formula


def at_one_time(formula: Callable[..., Any]) -> Callable[..., Any]:
    def of_scalar(*tensors: Tensor, **options: Any) -> Any:
        result = formula(*tensors[:-1], tensors[-1][..., None], **options)
        return result[..., 0, :] if isinstance(result, Tensor) else tuple(x[..., 0, :] for x in result)

    return of_scalar


def of_keys(tensors: Sequence[Tensor], options: Options) -> torch.dtype:
    return functools.reduce(torch.promote_types, [x.dtype for x in tensors[1:-1]])


def moving() -> Iterator[Subject]:
    for value, kind in (("trajectory", "Pose"), ("rotation trajectory", "Rotation")):
        for method, when in itertools.product(("at", "velocity", "acceleration"), ("times", "time")):
            formula = getattr(trajectories, method) if kind == "Pose" else of_rotations(method)
            for interpolation in INTERPOLATIONS:
                yield Subject(
                    f"Trajectory.{method}:{kind}, {interpolation}, {when}",
                    f"{value}, {when}",
                    formula if when == "times" else at_one_time(formula),
                    {"kind": [interpolation]},
                    dtype=of_keys,
                    view=without_sign_or_length if method == "at" else list,
                    least=1.0,
                    narrow=True,
                    orders=method == "at",
                )
    own: dict[str, Any] = {"dtype": lambda tensors, options: tensors[0].dtype}  # the times do not take that of the keys
    yield Subject("Trajectory.start", "trajectory", lambda t, p, q: t[..., 0], exact=True, **own)
    yield Subject("Trajectory.end", "trajectory", lambda t, p, q: t[..., -1], exact=True, **own)
    yield Subject("Trajectory.duration", "trajectory", lambda t, p, q: t[..., -1] - t[..., 0], **own)
    yield Subject("Trajectory.path_length", "trajectory", length, dtype=of_keys)
    for name, call in (("compose", pk.Trajectory.compose), ("__matmul__", operator.matmul)):
        yield Subject(
            f"Trajectory.{name}",
            "trajectory, pose",
            keys_composed,
            call=lambda value, other, f=call: f(value, other).poses,
            view=without_sign_or_length,
            dtype=of_keys,
        )


def length(times: Tensor, position: Tensor, quaternion: Tensor) -> Tensor:
    return torch.linalg.vector_norm(position.diff(dim=-2), dim=-1).sum(-1)


def keys_composed(times: Tensor, *tensors: Tensor) -> Any:
    return pose.compose(*tensors[:2], *[x.unsqueeze(-2) for x in tensors[2:]])


def without_sign_or_length(results: list[Any]) -> list[Any]:
    q = rotation.normalized(results[-1])
    return [*results[:-1], q[..., :, None] * q[..., None, :]]


def resampled(times: Tensor, position: Tensor, quaternion: Tensor, queries: Tensor, *, kind: str) -> Any:
    return queries, *trajectories.at(times, position, quaternion, queries, kind=kind)


def _keys(times: Tensor, position: Tensor, quaternion: Tensor, *, validate: bool) -> Any:
    """Times of one dimension stay as they are; others have the batch shape of the poses."""
    if times.dim() == 1:
        return times, position, quaternion
    batch = torch.broadcast_shapes(times.shape, position.shape[:-1])
    return times.expand(batch), position.expand(*batch, 3), quaternion.expand(*batch, 4)


def keys() -> Iterator[Subject]:
    plain: dict[str, Any] = {"mixed": False}
    yield Subject("Trajectory", "key times, keys", _keys, {"validate": FLAG}, exact=True, **plain)
    yield Subject("Trajectory.times", "trajectory", lambda t, p, q: t, exact=True, **plain)
    yield Subject("Trajectory.poses", "trajectory", lambda t, p, q: (p, q), exact=True, **plain)
    yield _plain("Trajectory.__len__", "trajectory", lambda t, p, q: t.shape[-1], call=len, **plain)
    yield _plain("Trajectory.__bool__", "trajectory", lambda *x: True, call=bool, **plain)
    yield _plain("Trajectory.__repr__", "trajectory", lambda *x: True, call=lambda x: bool(repr(x)), **plain)
    yield _plain("Trajectory.shape", "trajectory", lambda t, p, q: p.shape[:-2], **plain)
    yield Subject(
        "Trajectory.__getitem__",
        "trajectory",
        lambda t, p, q, part: (t[..., part], p[..., part, :], q[..., part, :]),
        {"part": [slice(None), slice(0, 2), slice(-2, None)]},
        call=lambda value, part: value[part],
        exact=True,
        **plain,
    )
    for method, dtype in FLOATS.items():
        yield Subject(
            f"Trajectory.{method}",
            "trajectory",
            lambda t, p, q: (p, q),
            call=lambda value, m=method: getattr(value, m)().poses,
            dtype=lambda tensors, options, d=dtype: d,
            exact=True,
            narrow=True,
        )
    yield Subject(
        "Trajectory.to",
        "trajectory",
        lambda t, p, q, dtype: (p, q),
        {"dtype": list(FLOATS.values())},
        call=lambda value, dtype: value.to(dtype).poses,
        dtype=lambda tensors, options: options["dtype"],
        exact=True,
        narrow=True,
    )
    yield Subject(
        "Trajectory.resample",
        "trajectory",
        lambda t, p, q: resampled(t, p, q, torch.tensor([0.0, 1.5, 2.25, 3.0]).double(), kind="screw"),
        call=lambda value: value.resample(torch.tensor([0.0, 1.5, 2.25, 3.0], dtype=value.times.dtype), "screw"),
        view=lambda r: [r[0], *without_sign_or_length(r[1:])],
        **plain,
    )
