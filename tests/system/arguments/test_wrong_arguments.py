"""Each argument of each method, with values of a wrong kind, shape, dtype or device: the error says what was called."""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import posekit as pk
from posekit import Pose, Rotation, Trajectory, UncertainPose

POSES, ROTATIONS = Pose.random(8), Rotation.random(8)
ESTIMATES = UncertainPose(POSES, 0.1 * torch.eye(6))
PATH = Trajectory([0.0, 1, 2], Pose.random(3))

WRONG: list[Any] = [
    *(
        None,
        "x",
        object(),
        2.5,
        [[]],
        {},
        torch.ones(9, 9),
        torch.ones(7, 8, 2),
        torch.ones(8, 3).int(),
        np.ones((5, 3)),
    ),
    *(torch.ones(7), torch.ones(7, 3), torch.ones(7, 4), torch.ones(7, 6), torch.ones(8, 3, device="meta")),
    *(Pose.random(7), Rotation.random(7), POSES.to("meta"), ESTIMATES[:7], PATH, Pose),
]
SAMPLES: dict[str, Any] = {
    **{name: torch.rand(8, 3) for name in ("points", "vectors", "normals", "torque", "position", "axis", "rotvec")},
    **{name: torch.rand(8, 3) for name in ("angles", "first", "second", "eye", "target", "up")},
    **{"planes": torch.rand(8, 4), "quaternion": torch.rand(8, 4), "xyzw": torch.rand(8, 4), "sixd": torch.rand(8, 6)},
    **{"twist": torch.rand(8, 6), "wrench": torch.rand(8, 6), "vector": torch.rand(8, 7), "dual": torch.rand(8, 8)},
    **{"numbers": torch.rand(8, 10), "covariances": torch.eye(3), "point_covariance": torch.eye(3), "seq": "xyz"},
    **{name: torch.rand(8) for name in ("t", "dt", "exponent", "a", "alpha", "d", "theta", "angle", "weights")},
    **{"pose": POSES, "poses": PATH.poses, "times": torch.arange(3.0), "dim": 0, "rtol": 0.1, "atol": 0.1},
    **{"repeats": 2, "split_size": 2, "chunks": 2, "source": 0, "destination": 0, "dim0": 0, "dim1": 0, "shifts": 1},
    **{"rotation": ROTATIONS, "iterations": 1, "generator": None},
}
PRIVATE = re.compile(
    r"(position|quaternion)[12]|_(weight|gradient)\b|\b(Group|Shaped|Stored|Batched|Arrays|\w+Conversions)\b|_signed|aten::"
)


def sample(kind: str, method: str, name: str) -> Any:
    """A right argument."""
    size = 3 if kind == "Rotation" else 6
    own = {
        "tangent": torch.rand(8, size),
        "covariance": torch.eye(size),
        "matrix": (ROTATIONS if kind == "Rotation" else POSES).matrix(),
        "other": {"Rotation": ROTATIONS, "UncertainPose": ESTIMATES}.get(kind, POSES),
        "others": ESTIMATES,
    }
    if method == "to_convention":
        return "ros"
    if method in ("squared_distance", "scale_grad") and name in ("position", "rotation"):
        return 1.0
    if method == "from_two_vectors":
        return torch.rand(8, 3)
    return own[name] if name in own else SAMPLES[name]


def mistakes() -> list[tuple[str, str, Callable[[], Any]]]:
    """The class, the method, and a call with one wrong argument."""
    found = []
    for value in (POSES, ROTATIONS, ESTIMATES, PATH):
        kind = type(value).__name__
        for name in dir(type(value)):
            member = inspect.getattr_static(type(value), name)
            if name.startswith("_") or not isinstance(member, classmethod | types.FunctionType):
                continue
            method = getattr(value, name)
            parameters = [
                p
                for p in inspect.signature(method).parameters.values()
                if p.kind is p.POSITIONAL_OR_KEYWORD or p.name in ("others", "position", "rotation")
            ]
            needed = [p.name for p in parameters if p.default is p.empty]
            if not {*needed} <= {*SAMPLES, "tangent", "covariance", "matrix", "other", "others"}:
                continue  # a method of later, whose arguments have no sample
            for p in parameters:
                for wrong in WRONG if p.default is p.empty or p.name in SAMPLES else ():
                    given = {n: sample(kind, name, n) for n in needed} | {p.name: wrong}
                    found.append((kind, name, _call(method, given, parameters)))
    return found


def _call(method: Callable[..., Any], given: dict[str, Any], parameters: list[inspect.Parameter]) -> Callable[[], Any]:
    positional = [given[p.name] for p in parameters if p.kind is p.VAR_POSITIONAL]
    named = {p.name: given[p.name] for p in parameters if p.name in given and p.kind is not p.VAR_POSITIONAL}
    return lambda: method(*positional, **named)


def test_every_error_of_a_wrong_argument_names_what_the_user_called() -> None:
    calls, refused = mistakes(), 0
    for kind, name, call in calls:
        try:
            call()
        except DeprecationWarning:  # an old name, whose errors have the new one
            continue
        except pk.PosekitError as error:
            refused += 1
            text = str(error)
            # A rotation composed with a pose is a pose: `Rotation.compose` calls `Pose.compose`.
            assert re.match(rf"\w+\.{name}: |{kind}: ", text), text
            assert not PRIVATE.search(text), text
            assert len(text) < 260 and "\n" not in text, text
    assert len(calls) > 1000
    assert refused > 0.7 * len(calls)
