"""Pose and Rotation: constructors, group operations, interpolation and distances."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

from tests.fuzz.draws import Draw, Shape
from tests.fuzz.subject import Fresh, Subject
from tests.reference import averages, pose, rotation, se3, so3

FLAG = (False, True)


def direction(results: list[Any]) -> list[Any]:
    """The last result, a quaternion, at unit length: products scale factors of extreme lengths."""
    return [*results[:-1], rotation.normalized(results[-1])]


def without_sign(results: list[Any]) -> list[Any]:
    """The last result, a quaternion, as its outer product: q and -q are the same rotation."""
    q = results[-1]
    return [*results[:-1], q[..., :, None] * q[..., None, :]]


def seed(draw: Draw, batch: Shape) -> Fresh:
    """The option of a generator of random numbers, with the same seed in every call."""
    number = draw.integer(0, 1 << 30)
    return Fresh(lambda: torch.Generator().manual_seed(number))


def rooted(covariance: Tensor, noise: Tensor) -> Tensor:
    """Noise of a covariance. At a diagonal one, where no order of pivots is preferred, the root is Cholesky's."""
    return rotation.times(torch.linalg.cholesky((covariance + covariance.mT) / 2), noise)


def perturbed(retract: Callable[..., Any], count: int) -> Callable[..., Any]:
    """Retraction by noise of a diagonal covariance, whose root is unique."""

    def formula(*tensors: Tensor, generator: torch.Generator, dtype: torch.dtype) -> Any:
        *value, covariance = tensors
        batch = torch.broadcast_shapes(value[0].shape[:-1], covariance.shape[:-2])
        noise = torch.randn((*batch, 3 * count), generator=generator, dtype=dtype).double()
        return retract(*value, rooted(covariance, noise))

    return formula


def interpolated(*tensors: Tensor, kind: str) -> Any:
    return (se3.screw if kind == "screw" else se3.interpolate)(*tensors)


def negated(formula: Callable[..., Any]) -> Callable[..., Any]:
    return lambda tangent: formula(-tangent)


WORLD = {"frame": ["world"]}


def in_world(formula: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *tensors, frame: formula(*tensors)


def group() -> Iterator[Subject]:
    """What Pose and Rotation have in common."""
    kinds: tuple[tuple[str, str, str, Any, Any, int], ...] = (
        ("Pose", "pose", "twist", se3, pose, 2),
        ("Rotation", "rotation", "rotvec", so3, rotation, 1),
    )
    for name, value, tangent, lie, ops, count in kinds:
        two, variances = f"{value}, {value}", "variances" if count == 2 else "variances of 3"
        yield Subject(f"{name}.compose", two, ops.compose, view=direction, large=True)
        yield Subject(f"{name}.__matmul__", two, ops.compose, view=direction, call=operator.matmul)
        yield Subject(f"{name}.__matmul__:points", f"{value}, position", ops.apply, call=operator.matmul)
        yield Subject(f"{name}.inverse", value, ops.inverse, large=True)
        yield Subject(f"{name}.__invert__", value, ops.inverse, call=operator.invert)
        yield Subject(f"{name}.between", two, ops.between, view=direction, large=True)
        yield Subject(f"{name}.apply", f"{value}, position", ops.apply, large=True)
        yield Subject(f"{name}.inverse_apply", f"{value}, position", ops.inverse_apply, large=True)
        yield Subject(f"{name}.matrix", value, ops.matrix, large=True)
        yield Subject(f"{name}.exp", tangent, lie.exp)
        yield Subject(f"{name}.log", value, lie.log)
        yield Subject(f"{name}.power", f"{value}, scalar", lie.power, view=without_sign)
        yield Subject(f"{name}.__pow__", f"{value}, scalar", lie.power, view=without_sign, call=operator.pow)
        yield Subject(f"{name}.retract", f"{value}, {tangent}", lie.retract, view=direction)
        left = in_world(lie.left_retract)
        yield Subject(f"{name}.retract:world", f"{value}, {tangent}", left, WORLD, view=direction)
        yield Subject(f"{name}.local", two, lie.local)
        yield Subject(f"{name}.local:world", two, in_world(lie.left_local), WORLD)
        yield Subject(f"{name}.integrate", f"{value}, {tangent}, scalar", lie.integrate, view=direction)
        for side, sign in (("left", lambda f: f), ("right", negated)):
            yield Subject(f"{name}.{side}_jacobian", tangent, sign(lie.left_jacobian))
            yield Subject(f"{name}.{side}_jacobian_inverse", tangent, sign(lie.left_jacobian_inverse))
        yield Subject(
            f"{name}.perturb",
            f"{value}, {variances}",
            perturbed(lie.retract, count),
            {"generator": seed},
            view=direction,
            informed=True,
            narrow=True,
            vmap=False,
        )
        for kind in averages.KINDS:
            yield Subject(
                f"{name}.mean:{kind}",
                f"{'keys' if count == 2 else 'key rotations'}, weights",
                averages.mean,
                {"dim": [-1], "kind": [kind]},
                view=without_sign,
                within=True,
            )
