"""Camera: projection, its inverses, and what a camera has besides the shapes of other values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.draws import Draw, Shape
from tests.fuzz.kinds import SIZE
from tests.fuzz.subject import Subject
from tests.reference import cameras

LENSES = {"pinhole": "pinhole camera", "radtan": "camera", "fisheye": "fisheye camera"}
RADTAN = {count: f"camera of {count}" for count in (4, 8)}


def with_coefficients(formula: Callable[..., Tensor]) -> Callable[..., Any]:
    """A change of the intrinsics; the coefficients stay."""

    def changed(intrinsics: Tensor, distortion: Tensor, *rest: Tensor, **options: Any) -> Any:
        made = formula(intrinsics, *rest, **options)
        return [made, distortion.expand(*made.shape[:-1], -1)]

    return changed


def resized(intrinsics: Tensor, size: tuple[int, int]) -> Tensor:
    return cameras.resize(
        intrinsics, torch.tensor([n / old for n, old in zip(size, SIZE, strict=True)], dtype=torch.float64)
    )


def from_fov(fov: Tensor, size: tuple[int, int], axis: str) -> Any:
    width, height = size
    focal = (height if axis == "y" else width) / 2 / (fov / 2).tan()
    centre = torch.tensor([(width - 1) / 2, (height - 1) / 2], dtype=torch.float64).expand(*fov.shape, 2)
    return [torch.cat((focal[..., None], focal[..., None], centre), -1), focal[..., None][..., :0]]


def contained(intrinsics: Tensor, pixels: Tensor) -> Tensor:
    batch = torch.broadcast_shapes(intrinsics.shape[:-1], pixels.shape[:-1])
    return ((pixels >= -0.5) & (pixels < torch.tensor(SIZE) - 0.5)).all(-1).expand(batch)


def close(*tensors: Tensor, rtol: float, atol: float) -> Tensor:
    pairs = zip(tensors[:2], tensors[2:], strict=True)
    parts = [(a - b).abs() <= atol + rtol * b.abs() for a, b in pairs]
    return parts[0].all(-1) & parts[1].all(-1)


def all_close(*tensors: Tensor, rtol: float, atol: float) -> Tensor:
    return close(*tensors, rtol=rtol, atol=atol).all()


def dtype_of_camera(tensors: Any, options: Any) -> torch.dtype:
    return torch.promote_types(tensors[0].dtype, tensors[1].dtype)


def asserts(one: Any, other: Any, **tolerance: float) -> Tensor:
    try:
        pk.testing.assert_close(one, other, **tolerance)
    except AssertionError:
        return torch.tensor(False)
    return torch.tensor(True)


def projections() -> Iterator[Subject]:
    for model, kind in LENSES.items():
        named = f":{model}" if model != "radtan" else ""
        points = "point around a camera" if model == "fisheye" else "point before a camera"
        yield Subject(f"Camera.project{named}", f"{kind}, {points}", getattr(cameras, f"project_{model}"))
        unproject = getattr(cameras, f"unproject_{model}")
        yield Subject(f"Camera.unproject{named}", f"{kind}, pixel, scalar", unproject)
        yield Subject(f"Camera.rays{named}", f"{kind}, pixel", getattr(cameras, f"rays_{model}"))
    for count, kind in RADTAN.items():
        yield Subject(f"Camera.project:{count}", f"{kind}, point before a camera", cameras.project_radtan)
        yield Subject(f"Camera.rays:{count}", f"{kind}, pixel", cameras.rays_radtan)
    yield Subject("Camera.contains", "pinhole camera, vector of 2", contained, derivatives=False)
    yield Subject("Camera.matrix", "camera", lambda intrinsics, distortion: cameras.matrix(intrinsics))


def a_size(draw: Draw, batch: Shape) -> tuple[int, int]:
    return draw.integer(1, 4000), draw.integer(1, 4000)


def cameras_as_values() -> Iterator[Subject]:
    same = with_coefficients(lambda intrinsics: intrinsics)
    options: dict[str, Any] = {"size": [SIZE], "model": ["radtan"]}
    yield Subject("Camera", "intrinsics", lambda k, size: [k, k[..., :0]], {"size": [SIZE]}, exact=True)
    yield Subject(
        "Camera:with a lens",
        "intrinsics, coefficients",
        lambda k, d, **_: list(_broadcast(k, d)),
        options,
        call=lambda k, d, size, model: pk.Camera(k, size, model=model, distortion=d),
        exact=True,
    )
    matrices = lambda k, size: [cameras.from_matrix(k), k[..., 0, :0]]  # noqa: E731
    yield Subject("Camera:of matrices", "camera matrix", matrices, {"size": [SIZE]}, exact=True, vmap=False)
    yield Subject("Camera.intrinsics", "camera", lambda k, d: k, exact=True)
    yield Subject("Camera.distortion", "camera", lambda k, d: d, exact=True)
    yield Subject("Camera.model", "camera", lambda k, d: "radtan", derivatives=False, vmap=False)
    yield Subject("Camera.size", "camera", lambda k, d: list(SIZE), derivatives=False, vmap=False)
    yield Subject("Camera.resize", "camera", with_coefficients(resized), {"size": a_size}, narrow=True)
    yield Subject(
        "Camera.crop",
        "camera, scalar, scalar",
        with_coefficients(cameras.crop),
        call=lambda camera, x, y: camera.crop(x, y, 20, 10),
        dtype=dtype_of_camera,
        narrow=True,
    )
    yield Subject("Camera.from_fov", "positive", from_fov, {"size": [SIZE], "axis": ["x", "y"]}, call=_from_fov)
    yield Subject("Camera.validate", "camera", same, exact=True, vmap=False, orders=False)
    yield Subject(
        "Camera.__repr__",
        "camera",
        lambda *x: True,
        call=lambda value: bool(repr(value)),
        derivatives=False,
        vmap=False,
    )


def _from_fov(fov: Any, size: tuple[int, int], axis: Any) -> pk.Camera:
    return pk.Camera.from_fov(fov, size, axis=axis)


def _broadcast(k: Tensor, d: Tensor) -> tuple[Tensor, Tensor]:
    batch = torch.broadcast_shapes(k.shape[:-1], d.shape[:-1])
    return k.expand(*batch, -1), d.expand(*batch, -1)


def comparisons_of_cameras() -> Iterator[Subject]:
    two, tolerances = "camera, camera", {"rtol": [1e-3, 0.3], "atol": [1e-3, 0.1]}
    yield Subject("Camera.isclose", two, close, tolerances, derivatives=False)
    yield Subject(
        "Camera.__torch_function__:isclose",
        two,
        close,
        tolerances,
        call=lambda a, b, **tolerance: torch.isclose(a, b, **tolerance),
        derivatives=False,
    )
    for name, call in (
        ("Camera.allclose", lambda a, b, **tolerance: torch.tensor(a.allclose(b, **tolerance))),
        ("testing.assert_close:Camera", asserts),
    ):
        yield Subject(
            name, two, all_close, tolerances, call=call, derivatives=False, vmap=False, mixed=False, alike=True
        )
