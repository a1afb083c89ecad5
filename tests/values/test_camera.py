"""Camera as a value: construction, shapes, conventions, transforms of torch, storage and errors."""

from __future__ import annotations

import copy
import io
import math
import pickle
import re
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.func import grad, jacrev, jvp, vmap
from torch.utils._pytree import tree_flatten, tree_unflatten
from torch.utils.data import default_collate

import posekit as pk
from posekit import Camera, Pose
from tests.reference import cameras as reference
from tests.support import marks, sampling
from tests.support.compiling import quiet
from tests.support.marks import needs_operators

pytestmark = quiet
SIZE = (640, 480)
NUMBERS = [420.0, 380.0, 319.25, 241.75]
MATRIX = [[420.0, 0, 319.25], [0, 380.0, 241.75], [0, 0, 1]]
LENSES: dict[str, list[float] | None] = {
    "pinhole": None,
    "radtan": [-0.31, 0.12, -0.0015, 0.0007, -0.02],
    "fisheye": [-0.02, 0.005, -0.004, 0.0006],
}


def camera(model: Any = "radtan", *batch: int, dtype: torch.dtype = torch.float64) -> Camera:
    """Cameras whose numbers differ a little."""
    numbers = torch.tensor(NUMBERS) + sampling.normal(*batch, 4, seed=7)
    k = LENSES[model]
    if k is None:
        return Camera(numbers.to(dtype), SIZE)
    coefficients = torch.tensor(k) * (1 + 0.1 * sampling.normal(*batch, len(k), seed=8))
    return Camera(numbers.to(dtype), SIZE, model=model, distortion=coefficients.to(dtype))


def points(*batch: int, dtype: torch.dtype = torch.float64) -> Tensor:
    x = sampling.normal(*batch, 3, seed=9)
    depth = 1 + x[..., 2:].square()
    return torch.cat((0.7 * x[..., :2].sin() * depth, depth), -1).to(dtype)


def parameters(value: Camera) -> tuple[Tensor, ...]:
    return value._tensors()[: 1 if value.model == "pinhole" else 2]


def near(got: Any, want: Any, **options: Any) -> None:
    torch.testing.assert_close(got, want, **{"rtol": 1e-12, "atol": 1e-10, **options})


# Construction


@pytest.mark.parametrize("form", [MATRIX, torch.tensor(MATRIX), torch.tensor(MATRIX).numpy(), NUMBERS])
def test_matrices_and_numbers_make_the_same_camera(form: Any) -> None:
    value = Camera(form, SIZE)
    assert value.intrinsics.tolist() == NUMBERS and value.intrinsics.dtype == torch.float32
    assert value.matrix().tolist() == MATRIX
    assert (value.size, value.model, value.distortion.shape, value.shape) == (SIZE, "pinhole", (0,), ())


def test_a_tensor_of_numbers_is_stored_and_a_matrix_is_differentiable() -> None:
    numbers = torch.tensor(NUMBERS)
    assert Camera(numbers, SIZE).intrinsics is numbers
    matrix = torch.tensor(MATRIX, requires_grad=True)
    Camera(matrix, SIZE).project([1.0, 2.0, 4.0])[0].sum().backward()
    assert matrix.grad is not None
    assert matrix.grad.tolist() == [[0.25, 0, 1], [0, 0.5, 1], [0, 0, 0]]


def test_fields_get_a_common_batch_shape_and_dtype() -> None:
    k = torch.zeros(3, 1, 4, dtype=torch.float64)
    value = Camera(torch.tensor(NUMBERS).expand(2, 4), SIZE, model="fisheye", distortion=k)
    assert value.shape == (3, 2) and value.dtype == torch.float64
    assert (value.intrinsics.shape, value.distortion.shape) == ((3, 2, 4), (3, 2, 4))
    assert Camera(NUMBERS, SIZE, model="fisheye", distortion=k).dtype == torch.float64


@pytest.mark.parametrize(
    ("given", "options", "kind", "message"),
    [
        ([1, 2, 3], {}, pk.ShapeError, "Camera: intrinsics must have shape (..., 4) or (..., 3, 3), got (3,)"),
        (torch.eye(4, 3), {}, pk.ShapeError, "Camera: intrinsics must have shape (..., 4) or (..., 3, 3), got (4, 3)"),
        (torch.ones(4).long(), {}, pk.DTypeError, "Camera: intrinsics must be of a floating dtype"),
        (
            [MATRIX, [[1, 0.5, 0], [0, 1, 0], [0, 0, 1]]],
            {},
            pk.ValidationError,
            "Camera: intrinsics[1] = [[1.0, 0.5, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] is not [[fx, 0, cx], "
            "[0, fy, cy], [0, 0, 1]]; skew is not supported",
        ),
        (torch.eye(3) * 2, {}, pk.ValidationError, "is not [[fx, 0, cx], [0, fy, cy], [0, 0, 1]]"),
        (NUMBERS, {"size": 640}, pk.ArgumentError, "Camera: size must be two integers (width, height), got 640"),
        (NUMBERS, {"size": (3, 480, 640)}, pk.ArgumentError, "Camera: size must be two integers (width, height), got"),
        (NUMBERS, {"size": (640.0, 480)}, pk.ArgumentError, "Camera: size: sizes must be integers"),
        (NUMBERS, {"size": (640, 0)}, pk.ShapeError, "Camera: size must be positive, got (640, 0)"),
        (
            NUMBERS,
            {"model": "brown"},
            pk.OptionError,
            'Camera: model must be one of "pinhole", "radtan", "fisheye", got \'brown\'',
        ),
        (
            NUMBERS,
            {"distortion": [0.1]},
            pk.ArgumentError,
            'Camera: distortion is for the models "radtan" and "fisheye": a pinhole camera has none',
        ),
        (
            NUMBERS,
            {"model": "radtan"},
            pk.ArgumentError,
            'Camera: distortion is missing: the model "radtan" has 4, 5, 8, 12 or 14 coefficients',
        ),
        (
            NUMBERS,
            {"model": "radtan", "distortion": torch.zeros(13)},
            pk.ShapeError,
            'Camera: distortion of the model "radtan" must have shape '
            "(..., 4), (..., 5), (..., 8), (..., 12) or (..., 14), got (13,)",
        ),
        (
            NUMBERS,
            {"model": "fisheye", "distortion": torch.zeros(4, 1)},
            pk.ShapeError,
            'Camera: distortion of the model "fisheye" must have shape (..., 4), got (4, 1); pass a column with .r',
        ),
        (
            torch.ones(2, 4),
            {"model": "fisheye", "distortion": torch.zeros(3, 4)},
            pk.ShapeError,
            "Camera: batch shapes do not broadcast: intrinsics (2,), distortion (3,)",
        ),
        (NUMBERS, {"validate": 1}, pk.OptionError, "Camera: validate must be True or False, got 1"),
    ],
)
def test_wrong_arguments_raise_typed_errors(given: Any, options: Any, kind: type[Exception], message: str) -> None:
    with pytest.raises(kind, match=re.escape(message)):
        Camera(given, options.pop("size", SIZE), **options)


def test_an_unchecked_matrix_loses_its_skew() -> None:
    skewed = torch.tensor([[1, 0.5, 2], [0, 3, 4], [0, 0, 1]])
    assert Camera(skewed, SIZE, validate=False).intrinsics.tolist() == [1, 3, 2, 4]


def test_from_fov_reaches_to_the_edges_of_the_image() -> None:
    for axis, edge in (("x", [[-0.5, 239.5], [639.5, 239.5]]), ("y", [[319.5, -0.5], [319.5, 479.5]])):
        value = Camera.from_fov(torch.tensor([0.5, 1.9]).double(), SIZE, axis=axis)
        first, last = value[:, None].rays(torch.tensor(edge).double()).unbind(1)
        near((first * last).sum(-1).acos(), torch.tensor([0.5, 1.9]).double())
        assert value.intrinsics[0, 0] == value.intrinsics[0, 1]
    near(Camera.from_fov(60, SIZE, degrees=True).intrinsics, Camera.from_fov(math.pi / 3, SIZE).intrinsics, rtol=1e-6)
    with pytest.raises(pk.ValidationError, match=r"Camera\.from_fov: fov = 180.0 is not in \(0, 180\) degrees$"):
        Camera.from_fov(180, SIZE, degrees=True)
    with pytest.raises(
        pk.ValidationError, match=r"fov\[1\] = 90.0 is not in \(0, pi\); pass degrees=True for degrees$"
    ):
        Camera.from_fov([1.0, 90.0], SIZE)
    with pytest.raises(pk.OptionError, match=r'Camera\.from_fov: axis must be "x" or "y"'):
        Camera.from_fov(1.0, SIZE, axis="z")  # type: ignore[arg-type]


# Projection


@pytest.mark.parametrize("model", LENSES)
def test_methods_agree_with_the_formulas_and_invert_each_other(model: str) -> None:
    value, p = camera(model, 5), points(5)
    pixels, depth = value.project(p)
    near(pixels, getattr(reference, f"project_{model}")(*parameters(value), p)[0])
    assert torch.equal(depth, p[..., 2])
    near(value.unproject(pixels, depth), p)
    near(value.rays(pixels), p / p.norm(dim=-1, keepdim=True))
    near(value.unproject(pixels, 2), p / depth[:, None] * 2)
    assert value.contains(pixels).all() == value.contains(pixels.round()).all()


@pytest.mark.parametrize("model", LENSES)
def test_batches_broadcast_and_clouds_belong_to_cameras(model: str) -> None:
    value, p = camera(model, 4), points(4, 6)
    pixels, depth = value.project(p, clouds=True)
    assert (pixels.shape, depth.shape) == ((4, 6, 2), (4, 6))
    for i in range(4):
        near(pixels[i], value[i].project(p[i])[0])
    near(value.unproject(pixels, depth, clouds=True), p)
    near(value.rays(pixels, clouds=True), value[:, None].rays(pixels))
    assert torch.equal(value.contains(pixels, clouds=True), value[:, None].contains(pixels))
    assert value[:, None].project(points(3))[0].shape == (4, 3, 2)
    assert camera(model).project(points(2, 0))[0].shape == (2, 0, 2)
    with pytest.raises(pk.ShapeError, match=r"Camera\.project: batch shapes do not broadcast: self.* \(4,\), points"):
        value.project(points(3))
    with pytest.raises(pk.OptionError, match=r"Camera\.project: clouds must be True or False"):
        value.project(p, clouds=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("model", LENSES)
@pytest.mark.parametrize("dtype", sampling.FLOATS)
def test_every_dtype_is_computed_in_at_least_float32(model: str, dtype: torch.dtype) -> None:
    value, p = camera(model, 3, dtype=dtype), points(3, dtype=dtype)
    pixels, depth = value.project(p)
    wanted, _ = value.double().project(p.double())
    assert pixels.dtype == depth.dtype == value.rays(pixels).dtype == dtype
    near(
        pixels.double(), wanted, rtol=2 * torch.finfo(dtype).eps, atol=1e3 * 1.2e-7 if dtype == torch.float32 else 1e-9
    )
    assert value.project(points(3))[0].dtype == torch.float64


def test_points_of_the_world_and_other_conventions() -> None:
    world_T_camera = Pose.look_at([2.0, -3, 1], [0, 0, 0], [0, 0, 1])
    value = Camera(NUMBERS, SIZE)
    pixels, depth = value.project(world_T_camera.inverse_apply([[0, 0, 0], [0, 0, 0.5], [4.0, -6, 2]]))
    near(pixels[0], torch.tensor(NUMBERS[2:]), atol=1e-3, rtol=0)
    assert pixels[1, 1] < pixels[0, 1]  # higher in the world is higher in the image, where v is smaller
    near(depth, torch.tensor([14**0.5, 14**0.5 - 0.5 / 14**0.5, -(14**0.5)]), rtol=1e-5)
    opengl = world_T_camera.to_convention(source="opencv", target="opengl")
    back = opengl.to_convention(source="opengl", target="opencv")
    near(value.project(back.inverse_apply([1.0, 1, 1]))[0], value.project(world_T_camera.inverse_apply([1.0, 1, 1]))[0])


def test_contains_is_of_the_image_and_of_the_lens() -> None:
    value = Camera([400.0, 400, 319.5, 239.5], SIZE, model="radtan", distortion=[-0.4, 0, 0, 0])
    corners = torch.tensor([[-0.5, 239.5], [-0.51, 239.5], [639.49, 239.5], [639.5, 239.5], [319.5, 479.6]])
    assert value.contains(corners).tolist() == [False, False, False, False, False]  # x = 0.8 > 0.6086
    assert value.contains([319.5 + 0.608 * 400, 239.5]) and not value.contains([319.5 + 0.61 * 400, 239.5])
    assert Camera([400.0, 400, 319.5, 239.5], SIZE).contains(corners).tolist() == [True, False, True, False, False]


# The image


def test_resizing_moves_pixels_as_torch_does() -> None:
    """A pixel of the new image is the mean of the pixels that it covers: its centre is the mean of their centres."""
    value, p = camera("radtan"), points(5)
    columns = torch.arange(640.0, dtype=torch.float64)
    smaller = torch.nn.functional.interpolate(columns[None, None, None], size=(1, 160), mode="area")[0, 0, 0]
    resized = value.resize((160, 480))
    near(resized.project(p)[0][:, 1], value.project(p)[0][:, 1])
    u = value.project(p)[0][:, 0]
    near(resized.project(p)[0][:, 0], (u - smaller[0]) / (smaller[1] - smaller[0]))
    assert resized.size == (160, 480) and resized.distortion is value.distortion
    near(resized.resize(SIZE).intrinsics, value.intrinsics)


def test_cropping_shifts_pixels_and_each_camera_may_have_its_own_corner() -> None:
    value, p = camera("fisheye", 3), points(3)
    x, y = torch.tensor([10.0, -20.5, 0.0]), 7
    part = value.crop(x, y, 100, 50)
    shift = torch.stack((x, torch.full((3,), 7.0)), -1).double()
    near(part.project(p)[0], value.project(p)[0] - shift)
    assert part.size == (100, 50) and part.dtype == torch.float64
    assert camera("radtan").crop(x, y, 100, 50).shape == (3,)
    half = camera("pinhole", dtype=torch.bfloat16).crop(1001, 0, 10, 10)
    assert half.dtype == torch.bfloat16 and half.intrinsics[2] == torch.tensor(319.25 - 1001).bfloat16() + 0
    with pytest.raises(pk.ShapeError, match=r"Camera\.crop: width and height must be positive, got \(0, 5\)"):
        value.crop(0, 0, 0, 5)
    with pytest.raises(pk.ArgumentError, match=r"Camera\.resize: size must be two integers"):
        value.resize(320)


# Transforms and storage


@pytest.mark.parametrize("model", LENSES)
def test_vmap_grad_and_jvp_take_cameras(model: str) -> None:
    values, p = camera(model, 4), points(4)
    near(vmap(lambda c, x: c.project(x)[0])(values, p), values.project(p)[0])
    made = vmap(lambda c: c.resize((320, 240)))(values)
    assert isinstance(made, Camera) and made.size == (320, 240)
    near(made.intrinsics, values.resize((320, 240)).intrinsics)

    def loss(c: Camera) -> Tensor:
        return c.project(p)[0].square().sum()

    slope = grad(loss)(values)
    leaves = [x.clone().requires_grad_() for x in parameters(values)]
    pixels, _ = getattr(reference, f"project_{model}")(*leaves, p)
    wanted = torch.autograd.grad(pixels.square().sum(), leaves)
    for got, want in zip(parameters(slope), wanted, strict=True):
        near(got, want, rtol=1e-10)
    _, moved = jvp(lambda x: values.project(x)[0], (p,), (torch.ones_like(p),))
    jacobian = vmap(jacrev(lambda c, x: c.project(x)[0], argnums=1))(values, p)
    near(moved, jacobian.sum(-1))


@pytest.mark.slow
@needs_operators
@pytest.mark.parametrize(
    ("model", "count"),
    [("pinhole", 3), *(marks.slow(model, 3) for model in LENSES if model != "pinhole"), marks.slow("radtan", 3000)],
)
def test_cameras_compile_without_graph_breaks(model: str, count: int) -> None:
    torch._dynamo.reset()
    value, p = camera(model), points(count)

    def function(c: Camera, x: Tensor) -> tuple[Tensor, Tensor, Camera]:
        fresh = Camera(c.intrinsics, c.size, model=c.model, distortion=None if c.model == "pinhole" else c.distortion)
        pixels, depth = fresh.project(x)
        return c.unproject(pixels, depth), c.rays(pixels + 1), c.crop(1, 2, 30, 40).resize((60, 20))

    compiled = torch.compile(function, fullgraph=True, backend="aot_eager")
    for got, want in zip(compiled(value, p), function(value, p), strict=True):
        near(*[x.intrinsics if isinstance(x, Camera) else x for x in (got, want)])
    leaf = p.clone().requires_grad_()
    compiled(value, leaf)[1].sum().backward()
    wanted = grad(lambda x: function(value, x)[1].sum())(p)
    assert leaf.grad is not None
    near(leaf.grad, wanted)


def same(a: Camera, b: Camera) -> None:
    assert (a.model, a.size) == (b.model, b.size)
    assert torch.equal(a.intrinsics, b.intrinsics) and torch.equal(a.distortion, b.distortion)


def through_torch(value: Camera) -> Camera:
    file = io.BytesIO()
    torch.save({"camera": value}, file)
    file.seek(0)
    return torch.load(file, weights_only=True)["camera"]


@pytest.mark.parametrize("model", LENSES)
@pytest.mark.parametrize("carry", [lambda c: pickle.loads(pickle.dumps(c)), copy.deepcopy, copy.copy, through_torch])
def test_cameras_are_pickled_and_saved(model: str, carry: Callable[[Camera], Camera]) -> None:
    value = camera(model, 2)
    same(carry(value), value)


def test_a_camera_is_a_tree_of_its_tensors() -> None:
    value = camera("radtan", 2)
    leaves, form = tree_flatten(value)
    assert leaves[0] is value.intrinsics and leaves[1] is value.distortion and len(leaves) == 2
    same(tree_unflatten(leaves, form), value)
    same(default_collate([value, value]), pk.stack([value, value]))
    with pytest.raises(pk.ArgumentError, match="collating Camera: form differs"):
        default_collate([value, value.resize((2, 2))])


def test_a_camera_is_an_argument_of_exported_programs() -> None:
    class Module(torch.nn.Module):
        def forward(self, c: Camera, x: Tensor) -> Tensor:
            return c.project(x)[0]

    value, p = camera("radtan", dtype=torch.float32), points(4, dtype=torch.float32)
    file = io.BytesIO()
    torch.export.save(torch.export.export(Module(), (value, p)), file)
    file.seek(0)
    near(torch.export.load(file).module()(value, p), value.project(p)[0], rtol=1e-5, atol=1e-3)


def test_values_are_moved_and_shaped_as_others() -> None:
    value = camera("radtan", 2, 3)
    assert value.float().dtype == torch.float32 and value.float().distortion.dtype == torch.float32
    assert value.cpu() is value and value.to(torch.float64) is value
    assert value.reshape(6).distortion.shape == (6, 5) and value[1].shape == (3,) and len(value) == 2
    assert [x.shape for x in value.unbind(1)] == [(2,)] * 3
    assert value.requires_grad_().detach().requires_grad is False
    same(pk.cat([value[:1], value[1:]]), value)
    same(pk.where([[True], [False]], value, value[1]), pk.stack([value[0], value[1]]))
    assert camera("pinhole", 2, 3).reshape(6).distortion.shape == (6, 0)


def test_cameras_of_different_forms_are_not_mixed() -> None:
    value = camera("radtan", 2)
    other = Camera(value.intrinsics, SIZE, model="radtan", distortion=value.distortion[:, :4])
    for wrong in (value.resize((320, 240)), other, Camera(value.intrinsics, SIZE)):
        for call in (pk.stack, pk.cat, lambda two: two[0].isclose(two[1])):
            with pytest.raises(
                pk.ArgumentError, match="cameras of one batch must have the same model, size and number"
            ):
                call([value, wrong])
        assert not torch.equal(value, wrong)  # type: ignore[call-overload]
    with pytest.raises(pk.ArgumentError, match=r"Camera\.isclose: other must be a Camera, got Pose"):
        value.isclose(Pose.identity(2))  # type: ignore[arg-type]


def test_isclose_compares_every_number() -> None:
    value = camera("radtan", 3)
    shift = torch.tensor([0.0, 6e-3, 0.0]).double()
    moved = Camera(value.intrinsics + shift[:, None], SIZE, model="radtan", distortion=value.distortion)
    assert value.isclose(moved).tolist() == [True, False, True] and value.allclose(moved, atol=1e-2)
    bent = Camera(value.intrinsics, SIZE, model="radtan", distortion=value.distortion + 1e-3)
    assert not value.isclose(bent).any() and torch.allclose(value, value)  # type: ignore[arg-type]
    pk.testing.assert_close(value, value.clone())
    with pytest.raises(AssertionError, match=r"value\.distortion"):
        pk.testing.assert_close(value, bent)
    with pytest.raises(AssertionError, match=r"value: sizes differ: expected \(2, 2\), got \(640, 480\)"):
        pk.testing.assert_close(value, value.resize((2, 2)))


def test_representations_show_the_lens_and_the_size() -> None:
    assert repr(Camera([400, 300, 319.5, 239.5], SIZE)) == (
        "Camera(intrinsics=[400.0000, 300.0000, 319.5000, 239.5000], size=(640, 480), model='pinhole')"
    )
    fisheye = Camera([[400, 300, 319.5, 239.5]], SIZE, model="fisheye", distortion=[0.5, 0.25, 0, 0])
    assert repr(fisheye) == (
        "Camera(shape=(1,), size=(640, 480), model='fisheye',\n"
        "  [0] intrinsics=[400.0000, 300.0000, 319.5000, 239.5000], distortion=[0.5000, 0.2500, 0.0000, 0.0000])"
    )
    text = fisheye._repr_html_()
    assert "fisheye" in text and "319.5000" in text and "<table>" in text
    assert f"{Camera([400, 300, 319.5, 239.5], SIZE):.0f}".startswith("Camera(intrinsics=[400, 300, 320, 240]")


def test_invalid_numbers_are_found_by_validate() -> None:
    assert camera("radtan", 2).validate().shape == (2,)
    with pytest.raises(
        pk.ValidationError, match=r"Camera\.validate: intrinsics\[1\] = \[1\.0, 0\.0, 2\.0, 3\.0\] have a f"
    ):
        Camera([[1, 1, 0, 0], [1, 0, 2, 3]], SIZE).validate()
    with pytest.raises(
        pk.ValidationError, match=r"Camera\.validate: distortion = \[nan, 0\.0, 0\.0, 0\.0\] are not fin"
    ):
        Camera(NUMBERS, SIZE, model="fisheye", distortion=[math.nan, 0, 0, 0]).validate()


def test_a_camera_is_immutable() -> None:
    with pytest.raises(pk.ImmutableError, match="Camera: 'size' cannot be set"):
        camera().size = (1, 2)  # type: ignore[misc]


def test_a_camera_is_calibrated_by_gradients() -> None:
    """Focal lengths, centre and distortion are found from pixels, with Gauss-Newton steps on exact Jacobians."""
    true, p = camera("radtan"), points(60)
    wanted = true.project(p)[0]
    x = torch.cat((torch.tensor([400.0, 400, 320, 240]), torch.zeros(5))).double()

    def residuals(x: Tensor) -> Tensor:
        return (Camera(x[:4], SIZE, model="radtan", distortion=x[4:]).project(p)[0] - wanted).flatten()

    for _ in range(12):
        x = x - torch.linalg.lstsq(jacrev(residuals)(x), residuals(x)[:, None]).solution[:, 0]
    near(x, torch.cat((true.intrinsics, true.distortion)), rtol=1e-9, atol=1e-9)


def test_a_pinhole_camera_takes_the_empty_distortion_that_it_has() -> None:
    camera = pk.Camera([2.0, 3.0, 4.0, 5.0], (8, 9))
    again = pk.Camera(camera.intrinsics, camera.size, model=camera.model, distortion=camera.distortion)
    assert again.distortion.shape == (0,)
    assert str(again) == str(camera)


def test_a_camera_without_distortion_is_reshaped_to_an_inferred_size() -> None:
    camera = pk.Camera(torch.rand(2, 3, 4) + 1, (640, 480))
    assert camera.reshape(-1).shape == (6,) and camera[0, 0].reshape(-1).shape == (1,)
    assert camera.reshape(3, -1).intrinsics.equal(camera.intrinsics.reshape(3, 2, 4))
