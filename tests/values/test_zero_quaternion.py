"""A zero quaternion denotes no rotation: products keep it zero, whatever acts, converts or measures gives NaN.

Every public method of `Rotation` and `Pose` has a row here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.values.base import Batched
from tests.support.looping import for_each

# No rotation is made use of: shapes, storage, what has no instance, and the numbers in another order.
COPIED = {name for name in dir(Batched) if not name.startswith("_")} - {"isclose", "allclose", "where"}
COPIED |= {"quaternion", "position", "rotation", "xyzw", "vector", "scale_grad", "contiguous"}
WITHOUT_SELF = {"identity", "random", "exp", "nearest", "look_at"} | {
    f"{side}_jacobian{end}" for side in ("left", "right") for end in ("", "_inverse")
}
KEPT: dict[str, Callable[[Any, Any, Tensor], Any]] = {
    "compose": lambda z, other, tangent: z @ other,
    "compose, from the left": lambda z, other, tangent: other @ z,
    "inverse": lambda z, other, tangent: ~z,
    "between": lambda z, other, tangent: z.between(other),
    "between, to it": lambda z, other, tangent: other.between(z),
    "retract": lambda z, other, tangent: z.retract(tangent),
    "retract, in the world frame": lambda z, other, tangent: z.retract(tangent, frame="world"),
    "integrate": lambda z, other, tangent: z.integrate(tangent, 0.5),
    "integrate, in the world frame": lambda z, other, tangent: z.integrate(tangent, 0.5, frame="world"),
    "perturb": lambda z, other, tangent: z.perturb(torch.eye(len(tangent))),
    "perturb, by sigma": lambda z, other, tangent: z.perturb(sigma=0.1),
}
KEPT_BY_POSES: dict[str, Callable[[Any, Any, Tensor], Any]] = {
    "to_convention": lambda z, other, tangent: z.to_convention(source="ros", target="opencv"),
    "replace": lambda z, other, tangent: z.replace(position=[1, 2, 3]),
    "compose, with a rotation": lambda z, other, tangent: z @ other.rotation,
    "compose, with a rotation from the left": lambda z, other, tangent: other.rotation @ z,
}
LOST: dict[str, Callable[[Any, Any, Tensor], Any]] = {
    "log": lambda z, other, tangent: z.log(),
    "local": lambda z, other, tangent: z.local(other),
    "local, to it": lambda z, other, tangent: other.local(z),
    "local, in the world frame": lambda z, other, tangent: z.local(other, frame="world"),
    "local, to it in the world frame": lambda z, other, tangent: other.local(z, frame="world"),
    "power": lambda z, other, tangent: (z**2).quaternion,
    "power, of none": lambda z, other, tangent: (z**0.0).quaternion,
    "apply": lambda z, other, tangent: z @ torch.ones(3),
    "inverse_apply": lambda z, other, tangent: z.inverse_apply(torch.ones(3)),
    "matrix": lambda z, other, tangent: z.matrix()[..., :3, :3],
    "adjoint": lambda z, other, tangent: z.adjoint()[..., :3, :3],
    "adjoint_apply": lambda z, other, tangent: z.adjoint_apply(tangent),
    "coadjoint_apply": lambda z, other, tangent: z.coadjoint_apply(tangent),
    "interpolate": lambda z, other, tangent: z.interpolate(other, 0.0).quaternion,
    "interpolate, to it": lambda z, other, tangent: other.interpolate(z, 0.3).quaternion,
    "squared_distance": lambda z, other, tangent: z.squared_distance(other),
    "squared_distance, to it": lambda z, other, tangent: other.squared_distance(z),
    "squared_distance, to itself": lambda z, other, tangent: z.squared_distance(z),
    "normalized": lambda z, other, tangent: z.normalized().quaternion,
    "canonical": lambda z, other, tangent: z.canonical().quaternion,
    "mean": lambda z, other, tangent: pk.stack([z, other]).mean().quaternion,
    "mean, of Karcher": lambda z, other, tangent: pk.stack([z, other]).mean(kind="karcher").quaternion,
    "planar": lambda z, other, tangent: z.planar().complex,
    "chain": lambda z, other, tangent: pk.chain(pk.stack([other, z, other])).quaternion,
    "cumulative": lambda z, other, tangent: pk.cumulative(pk.stack([other, z, other]))[1:].quaternion,
}
LOST_BY_ROTATIONS: dict[str, Callable[[Rotation, Rotation, Tensor], Any]] = {
    "distance": lambda z, other, tangent: z.distance(other),
    "distance, to it": lambda z, other, tangent: other.distance(z),
    "distance, to itself": lambda z, other, tangent: z.distance(z),
    "chordal_distance": lambda z, other, tangent: z.chordal_distance(other),
    "squared_chordal_distance": lambda z, other, tangent: z.squared_chordal_distance(other),
    "phi3_distance": lambda z, other, tangent: z.phi3_distance(other),
    "angle": lambda z, other, tangent: z.angle(),
    "squared_angle": lambda z, other, tangent: z.squared_angle(),
    "rotvec": lambda z, other, tangent: z.rotvec(),
    "rotvec, in degrees": lambda z, other, tangent: z.rotvec(degrees=True),
    "axis_angle": lambda z, other, tangent: torch.cat((z.axis_angle()[0], z.axis_angle()[1][None])),
    "euler, of three": lambda z, other, tangent: torch.cat((z.euler("xyz"), z.euler("ZXZ"))),
    "euler": lambda z, other, tangent: torch.cat((z.euler("xy"), z.euler("z")[None])),
    "sixd": lambda z, other, tangent: z.sixd(),
    "sixd_rows": lambda z, other, tangent: z.sixd_rows(),
    "slerp": lambda z, other, tangent: z.slerp(other, 0.0).quaternion,
    "slerp, to it": lambda z, other, tangent: other.slerp(z, 0.0).quaternion,
    "slerp, the long way": lambda z, other, tangent: other.slerp(z, 0.3, shortest=False).quaternion,
    "angular_velocity": lambda z, other, tangent: pk.angular_velocity(z, other, 0.1),
}
LOST_BY_POSES: dict[str, Callable[[Pose, Pose, Tensor], Any]] = {
    "distance": lambda z, other, tangent: z.distance(other)[1],
    "affine": lambda z, other, tangent: z.affine()[..., :3],
    "dual_quaternion": lambda z, other, tangent: z.dual_quaternion(),
    "interpolate, on a screw": lambda z, other, tangent: other.interpolate(z, 0.3, kind="screw").quaternion,
    "apply_vectors": lambda z, other, tangent: z.apply_vectors(torch.ones(3)),
    "apply_normals": lambda z, other, tangent: z.apply_normals(torch.ones(3)),
    "apply_planes": lambda z, other, tangent: z.apply_planes(torch.ones(4)),
    "apply_covariances": lambda z, other, tangent: z.apply_covariances(torch.eye(3)),
    "compose, the position": lambda z, other, tangent: (z @ other).position,
    "inverse, the position": lambda z, other, tangent: (~z).position,
}
ROWS = {
    Rotation: (KEPT, LOST | LOST_BY_ROTATIONS),
    Pose: (KEPT | KEPT_BY_POSES, LOST | LOST_BY_POSES),
}


def values(kind: type[Rotation] | type[Pose], dtype: torch.dtype) -> tuple[Any, Any, Tensor]:
    """A value without a rotation, another one with, and a tangent."""
    generator = torch.Generator().manual_seed(1)
    rotation = Rotation.random(dtype=dtype, generator=generator)
    zero = Rotation(torch.zeros(4, dtype=dtype, requires_grad=True))
    if kind is Rotation:
        return zero, rotation, torch.ones(3, dtype=dtype)
    return Pose.from_rotation(zero, [1.0, 2, 3]), Pose.from_rotation(rotation, [3.0, 2, 1]), torch.ones(6, dtype=dtype)


@pytest.mark.guarantee("Conventions", "zero quaternions")
@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("kind", [Rotation, Pose])
def test_products_keep_it_zero(kind: type[Rotation] | type[Pose], dtype: torch.dtype) -> None:
    def check(name: str) -> None:
        assert ROWS[kind][0][name](*values(kind, dtype)).quaternion.count_nonzero() == 0

    for_each(ROWS[kind][0], check)


@pytest.mark.guarantee("Conventions", "zero quaternions")
@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("kind", [Rotation, Pose])
def test_actions_conversions_and_distances_give_nan(kind: type[Rotation] | type[Pose], dtype: torch.dtype) -> None:
    def check(name: str) -> None:
        assert ROWS[kind][1][name](*values(kind, dtype)).isnan().all()

    for_each(ROWS[kind][1], check)


@pytest.mark.parametrize("kind", [Rotation, Pose])
def test_every_public_method_has_a_row(kind: type[Rotation] | type[Pose]) -> None:
    public = {name for name in dir(kind) if not name.startswith(("_", "from_"))}
    listed = {row.partition(",")[0] for column in ROWS[kind] for row in column}
    assert public - COPIED - WITHOUT_SELF - {"isclose", "allclose", "validate"} <= listed


@pytest.mark.guarantee("Conventions", "zero quaternions")
@pytest.mark.parametrize("kind", [Rotation, Pose])
def test_isclose_is_false_and_validate_raises(kind: type[Rotation] | type[Pose]) -> None:
    zero, other, _ = values(kind, torch.float32)
    for one in (zero, other):
        assert not zero.isclose(one)
        assert not one.allclose(zero)
    with pytest.raises(pk.ValidationError, match="has no direction"):
        zero.validate()
