"""`posekit.transform` and `posekit.functions`, also with buffers, and the algebra of declared ops."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from posekit.algebra import Quat, Scalar, Vec3, Vec6
from tests.fuzz.subject import Subject
from tests.fuzz.table.group import direction, without_sign
from tests.reference import matrices, metrics, pose, rates, rotation, se3, so3

# The name, the kinds of its arguments, the formula, and the numbers of its buffers for results and gradients.
TRANSFORM: tuple[tuple[str, str, Callable[..., Any], tuple[int, int]], ...] = (
    ("transform_points", "position, quaternion, position", pose.apply, (1, 3)),
    ("matrix_to_quaternion", "rotation matrix", rotation.from_matrix, (1, 1)),
    ("quaternion_to_matrix", "quaternion", rotation.matrix, (1, 1)),
    ("pose_to_matrix", "position, quaternion", pose.matrix, (1, 0)),
    ("pose_to_affine_matrix", "position, quaternion", pose.affine, (1, 0)),
    ("pose_multiply", "position, quaternion, position, quaternion", pose.compose, (2, 4)),
    ("pose_inverse", "position, quaternion", pose.inverse, (2, 2)),
    ("quat_multiply", "quaternion, quaternion", rotation.hamilton, (1, 0)),
    ("normalize_quaternion", "quaternion", rotation.canonical, (0, 0)),
    ("get_inv_transform", "rotation matrix, position", matrices.get_inv_transform, (0, 0)),
    ("quaternion_rate_to_axis_angle_rate", "vector of 4, quaternion", rates.quaternion_rate_to_axis_angle_rate, (0, 0)),
    (
        "quaternion_rate_to_angular_velocity",
        "vector of 4, quaternion",
        rates.quaternion_rate_to_angular_velocity,
        (0, 0),
    ),
    ("angular_distance_phi3", "quaternion, quaternion", metrics.angular_distance_phi3, (0, 0)),
    ("angular_distance_axis_angle", "quaternion, quaternion", metrics.angular_distance_axis_angle, (0, 0)),
    ("torch_quaternion_to_matrix", "quaternion", rotation.matrix, (0, 0)),
)
CLOUDS = (("batch_transform_points", pose.apply), ("batch_transform_points_inverse", pose.inverse_apply))
FUNCTIONS: tuple[tuple[str, str, Callable[..., Any], tuple[int, int]], ...] = (
    ("TransformPoint", "position, quaternion, position", pose.apply, (1, 3)),
    ("TransformPose", "position, quaternion, position, quaternion", pose.compose, (2, 4)),
    ("BatchTransformPose", "position, quaternion, position, quaternion", pose.compose, (2, 4)),
    ("PoseInverse", "position, quaternion", pose.inverse, (2, 2)),
    ("QuatToMatrix", "quaternion", rotation.matrix, (1, 1)),
    ("MatrixToQuaternion", "rotation matrix", rotation.from_matrix, (1, 1)),
)
# Results that are quaternions: compared at unit length after products, and without sign after conversions.
PRODUCTS = ("pose_multiply", "TransformPose", "BatchTransformPose")
CONVERSIONS = ("matrix_to_quaternion", "MatrixToQuaternion")


def view_of(name: str) -> dict[str, Any]:
    return {"view": direction} if name in PRODUCTS else {"view": without_sign} if name in CONVERSIONS else {}


def over_clouds(formula: Callable[..., Any]) -> Callable[..., Any]:
    """A formula for one point cloud for each pose."""
    return lambda position, quaternion, points: formula(position[..., None, :], quaternion[..., None, :], points)


def transform() -> Iterator[Subject]:
    for module, rows in (("transform", TRANSFORM), ("functions", FUNCTIONS)):
        for name, kinds, formula, buffers in rows:
            yield Subject(f"{module}.{name}", kinds, formula, **view_of(name), tensors=True, large=True)
            if buffers != (0, 0):
                yield Subject(
                    f"{module}.{name}:buffers",
                    kinds,
                    formula,
                    **view_of(name),
                    buffers=buffers,
                    vmap=False,
                    mixed=False,
                    tensors=True,
                )
    pairs = [(f"transform.{name}", formula) for name, formula in CLOUDS]
    pairs += [
        ("functions.BatchTransformPoint", pose.apply),
        ("functions.BatchTransformPointInverse", pose.inverse_apply),
    ]
    for name, formula in pairs:
        kinds = "position, quaternion, cloud"
        yield Subject(name, kinds, over_clouds(formula), tensors=True)
        yield Subject(
            f"{name}:buffers", kinds, over_clouds(formula), buffers=(1, 3), vmap=False, mixed=False, tensors=True
        )
    yield Subject(
        "transform.cuda_matrix_to_quaternion",
        "rotation matrix",
        lambda m: rotation.from_matrix(m.detach()),
        view=without_sign,
        tensors=True,
    )
    yield Subject(
        "transform.transform_point_inverse",
        "position, rotation matrix, position",
        matrices.transform_point_inverse,
        call=lambda point, rot, trans: pk.transform.transform_point_inverse(point, rot, trans),
        alike=True,
        tensors=True,
    )


def declared(name: str, function: Callable[..., Any], inputs: dict[str, Any], result: Any) -> Callable[..., Any]:
    """An op of a function of the algebra, declared at the first call."""

    @functools.cache
    def op() -> Callable[..., Any]:
        names = ", ".join(inputs)
        scope: dict[str, Any] = {"function": function}
        exec(f"def declaration({names}): return function({names})", scope)
        declaration = scope["declaration"]
        declaration.__annotations__ = {**inputs, "return": result}
        return pk.op(declaration, name=f"fuzz.{name}")

    return lambda *tensors: op()(*tensors)


def _cross(a: Tensor, b: Tensor) -> Tensor:
    return torch.linalg.cross(*torch.broadcast_tensors(a, b))  # it refuses different numbers of dimensions


def _dot(a: Tensor, b: Tensor) -> Tensor:
    return (a * b).sum(-1)


def algebra() -> Iterator[Subject]:
    one, two, three = {"x": Scalar}, {"x": Scalar, "y": Scalar}, {"x": Scalar, "y": Scalar, "z": Scalar}
    q, v = {"q": Quat}, {"v": Vec3}
    pair: Any = tuple[Vec3, Quat]
    rows: tuple[tuple[str, dict[str, Any], Any, str, Callable[..., Any]], ...] = (
        ("absolute", one, Scalar, "scalar", lambda x: torch.where(x < 0, -x, x)),  # at 0 with the derivative 1
        ("both", two, Scalar, "scalar, scalar", lambda x, y: ((x > 0) & (y < 1)).double()),
        ("constant", one, Scalar, "scalar", lambda x: x.detach() * x),
        ("cos_sin_half", one, tuple[Scalar, Scalar], "angle", lambda x: ((x / 2).cos(), (x / 2).sin())),
        ("cross", {"a": Vec3, "b": Vec3}, Vec3, "vector, vector", _cross),
        ("dot", {"a": Vec3, "b": Vec3}, Scalar, "vector, vector", _dot),
        ("exp_pose", {"x": Vec6}, pair, "twist", se3.exp),
        ("exp_rotation", v, Quat, "rotvec", so3.exp),
        ("inv", one, Scalar, "positive", torch.reciprocal),
        ("length", v, Scalar, "position", lambda x: torch.linalg.vector_norm(x, dim=-1)),
        ("log_pose", {"p": Vec3, "q": Quat}, Vec6, "position, quaternion", se3.log),
        ("log_rotation", q, Vec3, "quaternion", so3.log),
        (
            "constant_maximum",
            three,
            Scalar,
            "scalar, scalar, scalar",
            lambda *x: torch.stack(torch.broadcast_tensors(*x)).amax(0).detach(),
        ),
        ("maximum", two, Scalar, "scalar, scalar", torch.maximum),
        ("minimum", two, Scalar, "scalar, scalar", torch.minimum),
        ("nonzero", one, Scalar, "scalar", lambda x: (x != 0).double()),
        ("product", {"a": Quat, "b": Quat}, Quat, "quaternion, quaternion", rotation.hamilton),
        ("rint", one, Scalar, "scalar", lambda x: x.detach().round()),
        ("rotate", {"q": Quat, "v": Vec3}, Vec3, "quaternion, position", rotation.apply),
        ("rsqrt", one, Scalar, "positive", torch.rsqrt),
        ("select", three, Scalar, "scalar, scalar, scalar", lambda x, y, z: torch.where(x < 0, y, z)),
        ("sqrt", one, Scalar, "positive", torch.sqrt),
        ("unit", q, Quat, "quaternion", rotation.normalized),
        ("unscale", one, Scalar, "positive", lambda x: 2.0 ** -torch.frexp(x.detach())[1].double() * 2),
        ("angle", q, Scalar, "quaternion", rotation.angle),
        ("conjugate", q, Quat, "quaternion", rotation.inverse),
        ("inverse", {"p": Vec3, "q": Quat}, pair, "position, quaternion", pose.inverse),
        ("matrix", q, pk.algebra.Mat3, "quaternion", rotation.matrix),
        (
            "compose",
            {"a": Vec3, "b": Quat, "c": Vec3, "d": Quat},
            pair,
            "position, quaternion, position, quaternion",
            pose.compose,
        ),
    )
    for name, inputs, result, kinds, formula in rows:
        function = DECLARATIONS.get(name, getattr(pk.algebra, name))
        yield Subject(
            f"algebra.{name}",
            kinds,
            formula,
            call=declared(name, function, inputs, result),
            view=direction if name == "compose" else list,
            tensors=True,
        )
    yield Subject(
        "op",
        "vector, vector",
        _dot,
        call=declared("op", lambda a, b: a[0] * b[0] + a[1] * b[1] + a[2] * b[2], {"a": Vec3, "b": Vec3}, Scalar),
        tensors=True,
    )


def _both(x: Scalar, y: Scalar) -> Any:
    return pk.algebra.select(pk.algebra.both(x > 0, y < 1), 1.0, 0.0)


# Functions whose results are conditions or constants, in the formulas in which they are of use.
DECLARATIONS: dict[str, Callable[..., Any]] = {
    "both": _both,
    "constant": lambda x: pk.algebra.constant(x) * x,
    "nonzero": lambda x: pk.algebra.select(pk.algebra.nonzero(x), 1.0, 0.0),
    "select": lambda x, y, z: pk.algebra.select(x < 0, y, z),
}
