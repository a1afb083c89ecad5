"""The kinds of arguments: how their tensors are drawn, and what a call gets of them.

A kind has one or more parts, each a tensor of shape (*batch, *components). `KINDS` is the table of their names, which
rows of the table of subjects use.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.draws import Draw, Shape
from tests.reference import cameras as cameras_reference
from tests.reference import pose as pose_reference
from tests.reference import rotation as rotation_reference

Maker = Callable[[Draw, Shape], Tensor]  # values of shape (*batch, *components), in float64


@dataclasses.dataclass(frozen=True)
class Part:
    """One tensor of an argument.

    Attributes:
        make: Draws its values.
        components: Its trailing dimensions, if they are fixed; otherwise a function of the draw.
        role: Tensors of one role and shape are sometimes made equal, or nearly so.
        batched: Whether it has batch dimensions.
    """

    make: Maker
    components: Callable[[Draw], Shape]
    role: str = ""
    batched: bool = True


@dataclasses.dataclass(frozen=True)
class Kind:
    """An argument.

    Attributes:
        parts: Its tensors.
        wrap: Makes the argument of the tensors.
        array: Whether it may be passed as a NumPy array.
    """

    parts: tuple[Part, ...]
    wrap: Callable[..., Any]
    array: bool = False


def directions(draw: Draw, batch: Shape) -> Tensor:
    """Unit vectors, in hard cases some of them along an axis."""
    v = draw.normal(*batch, 3)
    v = v / v.norm(dim=-1, keepdim=True)
    along = torch.eye(3, dtype=torch.float64)[torch.randint(0, 3, batch, generator=draw.generator)]
    return torch.where(draw.mixed(torch.zeros(batch, dtype=torch.float64), 1.0)[..., None] > 0, along, v)


def turns(draw: Draw, batch: Shape) -> Tensor:
    """Angles in [0, pi], in hard cases some of them at or near the ends."""
    tiny = draw.magnitudes(batch, -2.0 * draw.decades, -1)
    ordinary = draw.uniform(batch, 0, math.pi)
    return draw.mixed(ordinary, 0.0, tiny, math.pi, math.pi - tiny, math.pi / 2)


def signs(draw: Draw, batch: Shape) -> Tensor:
    return torch.randint(0, 2, batch, generator=draw.generator).double() * 2 - 1


def lengths(draw: Draw, batch: Shape) -> Tensor:
    ordinary = draw.mixed(torch.ones(batch, dtype=torch.float64), draw.magnitudes(batch, -0.5, 0.5))
    return draw.mixed(ordinary, draw.magnitudes(batch, -draw.decades / 3, draw.decades / 3))


def quaternions(draw: Draw, batch: Shape) -> Tensor:
    half = turns(draw, batch) / 2
    real = torch.where(half == math.pi / 2, 0.0, half.cos())  # exact half turns
    q = torch.cat((real[..., None], half.sin()[..., None] * directions(draw, batch)), -1)
    return q * (signs(draw, batch) * lengths(draw, batch))[..., None]


def vectors(draw: Draw, batch: Shape, n: int = 3) -> Tensor:
    size = draw.magnitudes((*batch, 1), -draw.decades, draw.decades)
    ordinary = draw.normal(*batch, n)
    scale = draw.mixed(torch.ones_like(size), 0.0, size)
    return ordinary * scale


def rotvecs(draw: Draw, batch: Shape) -> Tensor:
    long = draw.uniform(batch, 0, 20)
    near = 2 * math.pi - draw.magnitudes(batch, -3, 0)
    angle = torch.where(draw.mixed(torch.zeros(batch, dtype=torch.float64), 1.0) > 0, long, turns(draw, batch))
    return draw.mixed(angle, near)[..., None] * directions(draw, batch)


def twists(draw: Draw, batch: Shape) -> Tensor:
    return torch.cat((vectors(draw, batch), rotvecs(draw, batch)), -1)


def scalars(draw: Draw, batch: Shape) -> Tensor:
    return draw.mixed(draw.normal(*batch), 0.0, 1.0, draw.magnitudes(batch, -3, 1))


def parameters(draw: Draw, batch: Shape) -> Tensor:
    return draw.mixed(draw.uniform(batch, -0.5, 1.5), 0.0, 1.0, 0.5)


def angles(draw: Draw, batch: Shape) -> Tensor:
    return signs(draw, batch) * draw.mixed(turns(draw, batch), draw.uniform(batch, 0, 10))


def triples(draw: Draw, batch: Shape) -> Tensor:
    return angles(draw, (*batch, 3))


def pairs(draw: Draw, batch: Shape) -> Tensor:
    return angles(draw, (*batch, 2))


def degrees(draw: Draw, batch: Shape) -> Tensor:
    return angles(draw, batch) * (180 / math.pi)


def positive(draw: Draw, batch: Shape) -> Tensor:
    return draw.uniform(batch, 0.2, 2.0)


def rigid(draw: Draw, batch: Shape) -> Tensor:
    return pose_reference.matrix(vectors(draw, batch), quaternions(draw, batch))


def rotations(draw: Draw, batch: Shape) -> Tensor:
    return rotation_reference.matrix(quaternions(draw, batch))


def dual_quaternions(draw: Draw, batch: Shape) -> Tensor:
    return torch.cat((quaternions(draw, batch), draw.normal(*batch, 4)), -1)


def covariances(size: int) -> Maker:
    def make(draw: Draw, batch: Shape) -> Tensor:
        factor = 0.1 * draw.normal(*batch, size, size) / size**0.5
        return factor @ factor.mT + 0.002 * torch.eye(size, dtype=torch.float64)

    return make


def diagonal_covariances(size: int) -> Maker:
    """Their square root is unique: the diagonal one."""
    return lambda draw, batch: torch.diag_embed(draw.uniform((*batch, size), 0.01, 0.5))


def normal(*components: int) -> Maker:
    return lambda draw, batch: draw.normal(*batch, *components)


def clouds(draw: Draw, batch: Shape) -> Tensor:
    return draw.normal(*batch, draw.count, 3) + draw.normal(*batch, 1, 3)


def planar_clouds(draw: Draw, batch: Shape) -> Tensor:
    return clouds(draw, batch)[..., :2]


def weights(draw: Draw, batch: Shape) -> Tensor:
    return draw.uniform((*batch, draw.count), 0.1, 1.0)


def certain(draw: Draw, batch: Shape) -> Tensor:
    """Probabilities of 0 and 1."""
    return torch.randint(0, 2, batch, generator=draw.generator).double()


def one_hot(draw: Draw, batch: Shape) -> Tensor:
    index = torch.randint(0, draw.count, batch, generator=draw.generator)
    return torch.nn.functional.one_hot(index, draw.count).double()


END = 4.0  # the last time of every trajectory; the first is 0


def times(draw: Draw, batch: Shape) -> Tensor:
    steps = draw.uniform((*batch, draw.count - 1), 0.5, 1.5)
    t = torch.cat((torch.zeros(*batch, 1, dtype=torch.float64), steps.cumsum(-1)), -1)
    t = (16 * t * END / t[..., -1:].clamp(min=1)).round() / 16  # exact in half precision, and increasing
    t[..., -1] = END
    return t


def near_each_other(draw: Draw, batch: Shape) -> Tensor:
    """Quaternions along the dimension of the keys, whose neighbours are less than 2 rad apart."""
    first = quaternions(draw, (*batch, 1))
    step = torch.cat(
        (torch.ones(*batch, draw.count, 1, dtype=torch.float64), 0.4 * draw.normal(*batch, draw.count, 3)), -1
    )
    return rotation_reference.compose(first, step)


def several(make: Maker) -> Maker:
    return lambda draw, batch: make(draw, (*batch, draw.count))


def queries(draw: Draw, batch: Shape) -> Tensor:
    return draw.mixed(draw.uniform((*batch, 3), 0, END), 0.0, END)


def query(draw: Draw, batch: Shape) -> Tensor:
    return draw.uniform(batch, 0, END)


def symmetric(c: Tensor) -> Tensor:
    return 0.5 * (c + c.mT)


def _fixed(*components: int) -> Callable[[Draw], Shape]:
    return lambda draw: components


def _counted(*components: int) -> Callable[[Draw], Shape]:
    return lambda draw: (draw.count, *components)


POSITION = Part(vectors, _fixed(3), "position")
QUATERNION = Part(quaternions, _fixed(4), "quaternion")
PLAIN_POSITION = Part(normal(3), _fixed(3))
COVARIANCE = Part(covariances(6), _fixed(6, 6))
TIMES = Part(times, _counted(), "times")
KEY_POSITIONS = Part(several(normal(3)), _counted(3))
KEY_QUATERNIONS = Part(near_each_other, _counted(4))


def _tensor(make: Maker, *components: int, array: bool = True) -> Kind:
    return Kind((Part(make, _fixed(*components)),), lambda x: x, array)


def _estimate(frame: Any) -> Callable[..., pk.UncertainPose]:
    def wrap(p: Tensor, q: Tensor, c: Tensor) -> pk.UncertainPose:
        dtype = torch.promote_types(torch.promote_types(p.dtype, q.dtype), c.dtype)
        return pk.UncertainPose(pk.Pose(p, q), symmetric(c.to(dtype)), frame)

    return wrap


SIZE = (64, 48)  # of the images of cameras


def focal_lengths_and_centres(draw: Draw, batch: Shape) -> Tensor:
    return torch.cat((draw.uniform((*batch, 2), 0.8, 1.6), draw.uniform((*batch, 2), -0.3, 0.3)), -1)


def before_a_camera(draw: Draw, batch: Shape) -> Tensor:
    """Points before a camera or, in hard cases, reflected."""
    depth = draw.mixed(draw.uniform(batch, 0.5, 4.0), -1.0)[..., None]
    return torch.cat((depth * draw.uniform((*batch, 2), -0.7, 0.7), depth), -1)


def around_a_camera(draw: Draw, batch: Shape) -> Tensor:
    """Points on all sides but near the axis behind the camera, where a fisheye image has no derivative."""
    angle = draw.mixed(draw.uniform(batch, 0.1, 2.5), math.pi / 2)
    turn, length = draw.uniform(batch, 0, 2 * math.pi), draw.uniform(batch, 0.1, 10)
    return torch.stack((angle.sin() * turn.cos(), angle.sin() * turn.sin(), angle.cos()), -1) * length[..., None]


def lens_coefficients(count: int) -> Maker:
    return lambda draw, batch: draw.mixed(draw.uniform((*batch, count), -0.02, 0.02), 0.0)


def camera_matrices(draw: Draw, batch: Shape) -> Tensor:
    return cameras_reference.matrix(focal_lengths_and_centres(draw, batch))


def _camera(model: Any, count: int) -> Kind:
    if not count:
        return Kind((INTRINSICS,), lambda k: pk.Camera(k, SIZE))
    parts = INTRINSICS, Part(lens_coefficients(count), _fixed(count))
    return Kind(parts, lambda k, d: pk.Camera(k, SIZE, model=model, distortion=d))


INTRINSICS = Part(focal_lengths_and_centres, _fixed(4))
KINDS: dict[str, Kind] = {
    # values
    "pinhole camera": _camera("pinhole", 0),
    "camera": _camera("radtan", 5),
    "camera of 4": _camera("radtan", 4),
    "camera of 8": _camera("radtan", 8),
    "fisheye camera": _camera("fisheye", 4),
    "pose": Kind((POSITION, QUATERNION), pk.Pose),
    "rotation": Kind((QUATERNION,), pk.Rotation),
    "estimate": Kind((PLAIN_POSITION, QUATERNION, COVARIANCE), _estimate("body")),
    "left estimate": Kind((PLAIN_POSITION, QUATERNION, COVARIANCE), _estimate("world")),
    "diagonal estimate": Kind(
        (PLAIN_POSITION, QUATERNION, Part(diagonal_covariances(6), _fixed(6, 6))), _estimate("body")
    ),
    "poses": Kind((Part(several(vectors), _counted(3)), Part(several(quaternions), _counted(4))), pk.Pose),
    "rotations": Kind((Part(several(quaternions), _counted(4)),), pk.Rotation),
    "keys": Kind((KEY_POSITIONS, KEY_QUATERNIONS), pk.Pose),
    "key rotations": Kind((KEY_QUATERNIONS,), pk.Rotation),
    "trajectory": Kind((TIMES, KEY_POSITIONS, KEY_QUATERNIONS), lambda t, p, q: pk.Trajectory(t, pk.Pose(p, q))),
    "rotation trajectory": Kind((TIMES, KEY_QUATERNIONS), lambda t, q: pk.Trajectory(t, pk.Rotation(q))),
    # tensors
    "position": Kind((POSITION,), lambda x: x, array=True),
    "quaternion": Kind((QUATERNION,), lambda x: x, array=True),
    "intrinsics": Kind((INTRINSICS,), lambda x: x, array=True),
    "coefficients": _tensor(lens_coefficients(5), 5),
    "camera matrix": _tensor(camera_matrices, 3, 3),
    "point before a camera": _tensor(before_a_camera, 3),
    "point around a camera": _tensor(around_a_camera, 3),
    "pixel": _tensor(lambda draw, batch: draw.uniform((*batch, 2), -0.3, 0.3), 2),
    "vector of 2": _tensor(normal(2), 2),
    "vector": _tensor(normal(3), 3),
    "rotvec": _tensor(rotvecs, 3),
    "rotvec in degrees": _tensor(lambda draw, batch: rotvecs(draw, batch) * (180 / math.pi), 3),
    "twist": _tensor(twists, 6),
    "scalar": _tensor(scalars),
    "parameter": _tensor(parameters),
    "positive": _tensor(positive),
    "angle": _tensor(angles),
    "angle in degrees": _tensor(degrees),
    "pair of angles": _tensor(pairs, 2),
    "triple of angles": _tensor(triples, 3),
    "rotation matrix": _tensor(rotations, 3, 3),
    "affine matrix": _tensor(lambda draw, batch: rigid(draw, batch)[..., :3, :], 3, 4),
    "pose matrix": _tensor(rigid, 4, 4),
    "matrix": _tensor(normal(3, 3), 3, 3),
    "matrix of 4": _tensor(normal(4, 4), 4, 4),
    "vector of 4": _tensor(normal(4), 4),
    "vector of 6": _tensor(normal(6), 6),
    "vector of 10": _tensor(normal(10), 10),
    "pose vector": _tensor(lambda d, b: torch.cat((vectors(d, b), quaternions(d, b)), -1), 7),
    "dual quaternion": _tensor(dual_quaternions, 8),
    "covariance of 3": Kind((Part(covariances(3), _fixed(3, 3)),), symmetric),
    "covariance": Kind((COVARIANCE,), symmetric),
    "variances of 3": _tensor(diagonal_covariances(3), 3, 3),
    "variances": _tensor(diagonal_covariances(6), 6, 6),
    "cloud": Kind((Part(clouds, _counted(3)),), lambda x: x, array=True),
    "planar cloud": Kind((Part(planar_clouds, _counted(2)),), lambda x: x, array=True),
    "weights": Kind((Part(weights, _counted()),), lambda x: x),
    "certain": Kind((Part(certain, _fixed()),), lambda x: x),
    "one-hot": Kind((Part(one_hot, _counted()),), lambda x: x),
    "key times": Kind((TIMES,), lambda x: x),
    "times": Kind((Part(queries, _fixed(3)),), lambda x: x),
    "time": Kind((Part(query, _fixed(), batched=False),), lambda x: x),
}
