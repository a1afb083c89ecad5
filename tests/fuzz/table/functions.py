"""Functions on values and tensors: joins, alignments, chains, tangents, scaled gradients and random samples."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.draws import Draw, Shape
from tests.fuzz.subject import Subject
from tests.fuzz.table.group import direction, rooted, seed, without_sign
from tests.fuzz.table.shapes import KINDS, dim, new_dim, same
from tests.reference import averages, motion, pose, rotation, se3, so3, uncertainty

SIZES = {"pose": 2, "rotation": 1, "estimate": 3}


def halves(tensors: Sequence[Tensor]) -> tuple[Sequence[Tensor], Sequence[Tensor]]:
    parts = same(*tensors)
    return parts[: len(parts) // 2], parts[len(parts) // 2 :]


def stacked(*tensors: Tensor, dim: int) -> Any:
    """Joined along a new dimension, which a negative index counts from the components."""
    batch = tensors[0].dim() - 1
    place = dim if dim >= 0 else dim + batch + 1
    return [torch.stack(two, place) for two in zip(*halves(tensors), strict=True)]


def concatenated(*tensors: Tensor, dim: int) -> Any:
    place = dim if dim >= 0 else dim + tensors[0].dim() - 1
    return [torch.cat(two, place) for two in zip(*halves(tensors), strict=True)]


def selected(*tensors: Tensor, mask: Tensor) -> Any:
    one, other = halves(tensors)
    batch = torch.broadcast_shapes(mask.shape, one[0].shape[:-1], other[0].shape[:-1])
    made = []
    for x, y, rank in zip(one, other, (1, 1, 2), strict=False):
        shape = (*batch, *x.shape[x.dim() - rank :])
        made.append(torch.where(mask[(..., *(None,) * rank)], x.expand(shape), y.expand(shape)))
    return made


def a_mask(draw: Draw, batch: Shape) -> Tensor:
    return torch.rand(draw.part(batch), generator=draw.generator) < 0.5


def joins() -> Iterator[Subject]:
    for name, kind in KINDS.items():
        two = f"{kind}, {kind}"
        for function, torch_function, formula, place, rank in (
            (pk.stack, torch.stack, stacked, new_dim, 0),
            (pk.cat, torch.cat, concatenated, dim, 1),
        ):
            for public, call in ((function.__name__, function), (f"{name}.__torch_function__", torch_function)):
                yield Subject(
                    f"{public}:{name}" if public == function.__name__ else f"{public}:{function.__name__}",
                    two,
                    formula,
                    {"dim": place},
                    call=lambda a, b, dim, call=call: call([a, b], dim),
                    exact=True,
                    rank=rank,
                    alike=True,
                )
        yield Subject(
            f"where:{name}", two, selected, {"mask": a_mask}, call=lambda a, b, mask: pk.where(mask, a, b), exact=True
        )
        yield Subject(
            f"{name}.__torch_function__:where",
            two,
            selected,
            {"mask": a_mask},
            call=lambda a, b, mask: torch.where(mask, a, b),
            exact=True,
        )


def products(*tensors: Tensor, dim: int, every: bool, compose: Callable[..., Any]) -> Any:
    """The products along a batch dimension, one after the other, with unit quaternions."""
    parts = list(zip(*[x.unbind(dim - 1 if dim < 0 else dim) for x in tensors], strict=True))
    made = [parts[0]]
    for part in parts[1:]:
        made.append(compose(made[-1], part))
    columns = [torch.stack(x, dim - 1 if dim < 0 else dim) for x in zip(*made, strict=True)] if every else made[-1]
    return [*columns[:-1], rotation.normalized(columns[-1])]


def of_two(compose: Callable[..., Any]) -> Callable[..., Any]:
    def product(a: Sequence[Tensor], b: Sequence[Tensor]) -> tuple[Tensor, ...]:
        made = compose(*[x for x in (*a[:-1], rotation.normalized(a[-1]))], *b[:-1], rotation.normalized(b[-1]))
        return made if isinstance(made, tuple) else (made,)

    return product


def chains() -> Iterator[Subject]:
    for kind, compose in (("poses", pose.compose), ("rotations", rotation.compose)):
        for name in ("chain", "cumulative"):
            yield Subject(
                f"{name}:{kind}",
                kind,
                functools.partial(products, every=name == "cumulative", compose=of_two(compose)),
                {"dim": [-1]},
            )
    for name in ("chain", "cumulative"):
        yield Subject(
            f"{name}:list of estimates",
            "estimate, estimate",
            functools.partial(_chained_estimates, every=name == "cumulative"),
            {"dim": [0]},
            call=lambda a, b, dim, name=name: getattr(pk, name)([a, b], dim),
            view=_unit,
            narrow=True,
        )


def _unit(results: list[Any]) -> list[Any]:
    return [results[0], rotation.normalized(results[1]), results[2]]


def _chained_estimates(*tensors: Tensor, every: bool, dim: int) -> Any:
    one, other = halves(tensors)
    product = uncertainty.compose(tuple(one), tuple(other), ("right", "right"))  # type: ignore[arg-type]
    if not every:
        return product
    first = [x.expand(y.shape) for x, y in zip((*one[:2], (one[2] + one[2].mT) / 2), product, strict=True)]
    return [torch.stack(two, dim) for two in zip(first, product, strict=True)]


def alignments() -> Iterator[Subject]:
    for name, view in (("align_vectors", without_sign), ("kabsch", without_sign), ("umeyama", _similarity)):
        yield Subject(
            name,
            "cloud, cloud, weights",
            getattr(averages, name),
            view=view,
            loose=4,  # the gradient is that of an eigenvector, whose gap the moves of the inputs measure only roughly
        )
        yield Subject(
            f"{name}:plane", "planar cloud, planar cloud, weights", getattr(averages, f"planar_{name}"), loose=4
        )


def _similarity(results: list[Any]) -> list[Any]:
    position, q, scale = results
    return [position, q[..., :, None] * q[..., None, :], scale]


def tangents() -> Iterator[Subject]:
    yield Subject("hat:rotvec", "rotvec", so3.hat, exact=True)
    yield Subject("hat:twist", "twist", se3.hat, exact=True)
    yield Subject("vee:3", "matrix", motion.vee_rotvec)
    yield Subject("vee:4", "matrix of 4", motion.vee_twist)
    yield Subject("bracket:rotvec", "rotvec, rotvec", motion.bracket_rotvec)
    yield Subject("bracket:twist", "twist, twist", motion.bracket_twist)
    for frame in ("body", "world"):
        local = so3.local if frame == "body" else so3.left_local
        yield Subject(
            f"angular_velocity:{frame}",
            "rotation, rotation, positive",
            lambda q, r, dt, frame, local=local: local(q, r) / dt[..., None],
            {"frame": [frame]},
        )
        yield Subject(
            f"tangent_grad:Rotation, {frame}",
            "rotation, vector of 4",
            lambda q, g, frame: getattr(so3, f"{frame}_gradient")(q, g),
            {"frame": [frame]},
            tensors=True,
        )
        yield Subject(
            f"tangent_grad:Pose, {frame}",
            "pose, vector, vector of 4",
            functools.partial(_pose_gradient, frame=frame),
            call=lambda value, p, q, frame=frame: pk.tangent_grad(value, (p, q), frame=frame),
            tensors=True,
        )


def _pose_gradient(p: Tensor, q: Tensor, gp: Tensor, gq: Tensor, *, frame: str) -> Tensor:
    return (se3.body_gradient if frame == "body" else se3.world_gradient)(p, q, gp, gq)


class Scaled(torch.autograd.Function):
    """The identity, whose gradient is scaled."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x: Tensor, factor: float) -> Tensor:
        return x.clone()

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.factor = inputs[1]

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        return gradient * ctx.factor, None

    @staticmethod
    def jvp(ctx: Any, tangent: Tensor, _: None) -> Tensor:
        return tangent * ctx.factor


def scaling() -> Iterator[Subject]:
    factors = {"factor": [0.0, 0.5, -2.0, 100.0]}
    for kind in ("vector", "pose", "rotation"):
        formula = lambda *x, factor: [Scaled.apply(y, factor) for y in x]  # noqa: E731
        yield Subject(f"scale_grad:{kind}", kind, formula, factors, tensors=True)
        yield Subject(
            f"GradFactor:{kind}",
            kind,
            formula,
            factors,
            call=lambda x, factor: pk.GradFactor.apply(x, factor),
            tensors=True,
        )
    yield Subject(
        "Pose.scale_grad",
        "pose",
        lambda p, q, position, rotation: (Scaled.apply(p, position), Scaled.apply(q, rotation)),
        {"position": [0.5, 2.0], "rotation": [0.25, -1.0]},
    )


def drawn(*tensors: Tensor, k: int, p: Any, **options: Any) -> Any:
    """All weight is on one element: every draw is that one."""
    index = torch.tensor([p.index(1.0)] * k, dtype=torch.int64)  # of no draw, torch.tensor would be of floats
    return [x[index] for x in tensors]


def one_hot(draw: Draw, batch: Shape) -> list[float]:
    chosen = draw.integer(0, batch[0] - 1)
    return [float(i == chosen) for i in range(batch[0])]


def sampled(probs: Tensor, **options: Any) -> Tensor:
    """Probabilities of 0 and 1 leave no choice, and the gradient passes straight through."""
    return probs


def sampling() -> Iterator[Subject]:
    for name, kind in (("poses", "pose"), ("rotations", "rotation")):
        yield Subject(
            f"sampling.choice:{name}",
            kind,
            drawn,
            {"k": [0, 1, 3], "p": one_hot, "generator": seed},
            exact=True,
            rank=1,
            vmap=False,
            nonempty=True,
        )
    for function in ("sample_bernoulli", "SampleBernoulli"):
        yield Subject(f"sampling.{function}", "certain", sampled, exact=True, vmap=False)
    for function in ("sample_multinomial", "SampleMultinomial"):
        yield Subject(f"sampling.{function}", "one-hot", sampled, exact=True, vmap=False)


def random_values() -> Iterator[Subject]:
    for name in ("Pose", "Rotation"):
        options = {"*": lambda draw, batch: batch, "dtype": list(DTYPES), "generator": seed}
        yield Subject(
            f"{name}.random",
            "",
            functools.partial(_random, name),
            options,
            dtype=lambda tensors, given: given["dtype"],
            vmap=False,
        )
        yield Subject(
            f"{name}.identity",
            "",
            functools.partial(_identity, name),
            {"*": lambda draw, batch: batch, "dtype": list(DTYPES)},
            dtype=lambda tensors, given: given["dtype"],
            vmap=False,
            exact=True,
        )
    yield Subject(
        "UncertainPose.sample",
        "diagonal estimate",  # on the right side, where the root of the covariance is unique
        _sampled_poses,
        {"*": [(), (2,), (2, 3)], "generator": seed},
        view=lambda results: without_sign(direction(results)),
        informed=True,
        narrow=True,
        vmap=False,
    )


DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)


def _identity(name: str, *shape: int, dtype: torch.dtype) -> Any:
    q = torch.zeros(*shape, 4, dtype=torch.float64)
    q[..., 0] = 1
    return (torch.zeros(*shape, 3, dtype=torch.float64), q) if name == "Pose" else q


def _random(name: str, *shape: int, dtype: torch.dtype, generator: torch.Generator) -> Any:
    """Normal quaternions, normalised, are uniform; the positions follow from the same generator."""
    q = rotation.normalized(torch.randn((*shape, 4), dtype=dtype, generator=generator).double())
    if name == "Rotation":
        return q
    return torch.randn((*shape, 3), dtype=dtype, generator=generator).double(), q


def _sampled_poses(p: Tensor, q: Tensor, c: Tensor, *shape: int, generator: torch.Generator, dtype: torch.dtype) -> Any:
    noise = torch.randn((*shape, *p.shape[:-1], 6), generator=generator, dtype=dtype).double()
    return se3.retract(p, q, rooted(c, noise))
