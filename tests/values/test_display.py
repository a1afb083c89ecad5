"""The text of values: `repr`, `str` and `format`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._subclasses import FakeTensorMode
from torch.fx.experimental.proxy_tensor import make_fx
from torch.utils import _pytree as pytree

from posekit import Pose, Rotation, Trajectory, UncertainPose
from posekit.engine import AVAILABLE
from tests.support import marks, sampling

POSES = Pose(torch.arange(12.0).reshape(2, 2, 3), torch.arange(1.0, 17.0).reshape(2, 2, 4))
VARIANCES = torch.tensor([0.01, 0.04, 0.09, 0.0001, 0.0004, 0.0009])


def random(*shape: int, dtype: torch.dtype = torch.float32) -> Pose:
    return Pose(*(x.to(dtype) for x in sampling.poses(*shape)))


@pytest.fixture(autouse=True)
def default_options() -> Iterator[None]:
    yield
    torch.set_printoptions(profile="default")


def in_torch(x: Tensor) -> list[str]:
    """The rows of a tensor as torch prints them, without spaces."""
    return re.findall(r"\[([^\[\]]+)\]", str(x.detach()).replace(" ", "").replace("\n", ""))


TEXTS = {
    "Pose(position=[0.1000, 0.2000, 0.3000], quaternion=[1., 0., 0., 0.])": Pose([0.1, 0.2, 0.3]),
    "Rotation(quaternion=[ 0.5000, -0.3333,     nan,     inf])": Rotation([0.5, -1 / 3, float("nan"), float("inf")]),
    "Rotation(quaternion=[1., 0., 0., 0.], dtype=torch.float64)": Rotation.identity(dtype=torch.float64),
    "Rotation(quaternion=[1., 0., 0., 0.], dtype=torch.bfloat16)": Rotation.identity(dtype=torch.bfloat16),
    "Pose(shape=(2,), dtype=torch.float16, requires_grad=True,\n"
    "  [0] position=[0., 1., 2.], quaternion=[1., 2., 3., 4.]\n"
    "  [1] position=[3., 4., 5.], quaternion=[5., 6., 7., 8.])": POSES[0].half().requires_grad_(),
    "Pose(shape=(2, 2),\n"
    "  [0, 0] position=[ 0.,  1.,  2.], quaternion=[ 1.,  2.,  3.,  4.]\n"
    "  [0, 1] position=[ 3.,  4.,  5.], quaternion=[ 5.,  6.,  7.,  8.]\n"
    "  [1, 0] position=[ 6.,  7.,  8.], quaternion=[ 9., 10., 11., 12.]\n"
    "  [1, 1] position=[ 9., 10., 11.], quaternion=[13., 14., 15., 16.])": POSES,
    "UncertainPose(position=[1.5000, 0.0000, 0.0000], quaternion=[1., 0., 0., 0.],\n"
    "              sigma=[0.1000, 0.2000, 0.3000, 0.0100, 0.0200, 0.0300], frame='world')": UncertainPose(
        Pose([1.5, 0, 0]), VARIANCES.diag(), "world"
    ),
    "UncertainPose(shape=(1,), frame='body',\n"
    "  [0] position=[0., 0., 0.], quaternion=[1., 0., 0., 0.], sigma=[ 2., nan,  2.,  2.,  2.,  2.])": UncertainPose(
        Pose.identity(1), torch.tensor([4.0, -4, 4, 4, 4, 4]).diag()
    ),
    "Trajectory(Pose, keys=2, span=[0.0000, 2.5000],\n"
    "  [0] time=0.0000, position=[0., 1., 2.], quaternion=[1., 2., 3., 4.]\n"
    "  [1] time=2.5000, position=[3., 4., 5.], quaternion=[5., 6., 7., 8.])": Trajectory([0, 2.5], POSES[0]),
    "Trajectory(Pose, shape=(0,), keys=3, span=[0., 2.])": Trajectory([0, 1, 2], Pose.identity(0, 3)),
    "Trajectory(Rotation, shape=(2,), keys=2, span=[0., 2.])": Trajectory([0, 2], POSES.rotation),
    "Trajectory(Pose, shape=(2,), keys=2,\n  [0] span=[0., 2.]\n  [1] span=[1., 3.])": Trajectory(
        [[0, 2], [1, 3]], POSES
    ),
    # Differences of a hundredth of a second stay visible.
    "Trajectory(Rotation, keys=2, span=[1700000000.0000, 1700000000.0100],\n"
    "  [0] time=1700000000.0000, quaternion=[1., 2., 3., 4.]\n"
    "  [1] time=1700000000.0100, quaternion=[5., 6., 7., 8.])": Trajectory(
        [1.7e9, 1.7e9 + 0.01], POSES[0].rotation
    ),
}  # fmt: skip
SHAPES = {
    "Pose(shape=(0, 3))": Pose.identity(0, 3),
    "UncertainPose(shape=(0,), frame='world')": UncertainPose(Pose.identity(0), torch.eye(6), "world"),
    "Pose(shape=(2,), dtype=torch.float16, device='meta')": Pose.identity(2, dtype=torch.float16, device="meta"),
    "Trajectory(Pose, keys=2, device='meta')": Trajectory([0, 1], POSES[0]).to("meta"),
    "Pose(position=(7, 3), quaternion=(7, 5, 4))": Pose._unchecked(torch.ones(7, 3), torch.ones(7, 5, 4)),
    "Pose(position=(), quaternion=())": Pose._unchecked(torch.ones(()), torch.ones(())),
    "Pose(shape=(2,), dtype=torch.complex64)": Pose._unchecked(torch.ones(2, 3) * 1j, torch.ones(2, 4) * 1j),
    "Pose(position=NoneType, quaternion=str)": Pose._unchecked(None, "?"),
    "UncertainPose(pose=Pose, covariance=NoneType, frame='world')": pytree.tree_map(
        lambda x: None, UncertainPose(POSES, torch.eye(6), "world")
    ),
    "Trajectory(times=int, poses=Pose)": pytree.tree_map(lambda x: 0, Trajectory([0, 1], POSES[0])),
    "Pose(position=NoneType, quaternion=NoneType)": object.__new__(Pose),
}


@pytest.mark.parametrize("text", TEXTS)
def test_numbers_are_shown_row_by_row(text: str) -> None:
    assert repr(TEXTS[text]) == str(TEXTS[text]) == f"{TEXTS[text]}" == text


@pytest.mark.parametrize("text", SHAPES)
def test_what_has_no_numbers_shows_its_shape_or_types(text: str) -> None:
    assert repr(SHAPES[text]) == str(SHAPES[text]) == f"{SHAPES[text]:.2f}" == text


@pytest.mark.guarantee("Conventions", "values")
@pytest.mark.parametrize(
    "options",
    [{}, {"precision": 2}, {"sci_mode": True}, {"precision": 7, "sci_mode": False}],
    ids=["default", "precision", "scientific", "fixed"],
)
@pytest.mark.parametrize("scale", [1.0, 1e-5, 1e4, 3e9])
def test_numbers_are_those_of_torch(options: dict[str, Any], scale: float) -> None:
    torch.set_printoptions(**options)
    poses = random(5)
    poses = Pose(poses.position * scale, poses.quaternion)
    for one in (poses, poses[0], poses.double(), Pose(poses.position.round(), poses.quaternion.sign())):
        for name, x in (("position", one.position), ("quaternion", one.quaternion)):
            shown = re.findall(rf"{name}=\[([^\]]+)\]", repr(one))
            assert [row.replace(" ", "") for row in shown] == in_torch(x)
            assert len({len(number) for row in shown for number in row.split(", ")}) == 1


def test_rounding_errors_do_not_change_the_notation() -> None:
    half = Rotation.from_rotvec([torch.pi, 0, 0])
    assert 0 < abs(half.quaternion[0]) < 1e-7
    assert repr(half) == "Rotation(quaternion=[-0.0000,  1.0000,  0.0000,  0.0000])"
    assert repr(Rotation([1, 1e-5, 0, 0])) == ("Rotation(quaternion=[1.0000e+00, 1.0000e-05, 0.0000e+00, 0.0000e+00])")
    torch.set_printoptions(sci_mode=True)
    assert "1.0000e+00" in repr(half)


def test_large_batches_are_abbreviated_by_the_print_options() -> None:
    poses = Pose(torch.arange(3 * 143.0).reshape(11, 13, 3) / 8)
    assert repr(poses[:10, :10]).count("\n") == 100
    assert repr(poses).splitlines() == [
        "Pose(shape=(11, 13),",
        "  [0, 0]   position=[ 0.0000,  0.1250,  0.2500], quaternion=[1., 0., 0., 0.]",
        "  [0, 1]   position=[ 0.3750,  0.5000,  0.6250], quaternion=[1., 0., 0., 0.]",
        "  [0, 2]   position=[ 0.7500,  0.8750,  1.0000], quaternion=[1., 0., 0., 0.]",
        "  ...",
        "  [10, 10] position=[52.5000, 52.6250, 52.7500], quaternion=[1., 0., 0., 0.]",
        "  [10, 11] position=[52.8750, 53.0000, 53.1250], quaternion=[1., 0., 0., 0.]",
        "  [10, 12] position=[53.2500, 53.3750, 53.5000], quaternion=[1., 0., 0., 0.])",
    ]
    torch.set_printoptions(edgeitems=1)
    assert [line[:9].strip() for line in repr(poses).splitlines()[1:]] == ["[0, 0]", "...", "[10, 12"]
    torch.set_printoptions(edgeitems=0)
    assert repr(poses) == "Pose(shape=(11, 13),\n  ...)"
    torch.set_printoptions(profile="full")
    assert repr(poses).count("\n") == 143


@pytest.mark.parametrize("value", [Pose.identity(), Rotation.identity(), UncertainPose(Pose.identity(), torch.eye(6))])
def test_only_the_shown_elements_are_read(value: Any) -> None:
    for whole in (value.expand(10**12), value.expand(10**6, 10**6), value.expand(2, 10**12).transpose(0, 1)):
        assert repr(whole).count("\n") in (7, 13)
        assert "[999999" in repr(whole)


def test_only_the_shown_keys_are_read() -> None:
    steps = Trajectory._unchecked(torch.zeros(()).expand(10**12), Pose.identity().expand(10**12))
    assert repr(steps).count("\n") == 7
    batch = Trajectory._unchecked(torch.zeros(()).expand(10**6, 10**6), Pose.identity().expand(10**6, 10**6))
    assert repr(batch).count("\n") == 7


@pytest.mark.parametrize("width", [55, 80, 100, 200])
@pytest.mark.parametrize("precision", [2, 4, 17])
def test_lines_are_not_longer_than_the_linewidth(width: int, precision: int) -> None:
    torch.set_printoptions(linewidth=width, precision=precision, sci_mode=precision == 17)
    limit = 120 if width == 80 else width  # 80 is torch's default
    poses = Pose(random(3).position * 1e6, random(3).quaternion)
    values = [poses[0], poses, poses.rotation, UncertainPose(poses, torch.eye(6)), poses.double().requires_grad_()]
    for value in [*values, Trajectory([0, 1e8, 2e8], poses), Trajectory([0, 1e8, 2e8], poses.expand(2, 3))]:
        text = repr(value)
        assert max(map(len, text.splitlines())) <= limit
        assert text.count("(") == text.count(")") and text.count("[") == text.count("]")
        assert "  \n" not in text and ", \n" not in text
    number = re.compile(r"-?\d+\.\d*(?:e[-+]\d+)?")
    shown = torch.tensor([float(x) for x in number.findall(repr(poses))])
    torch.testing.assert_close(shown, torch.cat((poses.position, poses.quaternion), -1).flatten(), rtol=1e-2, atol=1e-2)


def test_format_specifications_apply_to_each_number() -> None:
    T = Pose([0.125, -1 / 3, 30], [1.0, 0, 0, 0.5])
    assert f"{T:.2f}" == "Pose(position=[ 0.12, -0.33, 30.00], quaternion=[1.00, 0.00, 0.00, 0.50])"
    assert f"{T:+.1e}" == (
        "Pose(position=[+1.2e-01, -3.3e-01, +3.0e+01], quaternion=[+1.0e+00, +0.0e+00, +0.0e+00, +5.0e-01])"
    )
    assert f"{T.rotation:6.1%}" == "Rotation(quaternion=[100.0%,   0.0%,   0.0%,  50.0%])"
    assert format(T) == format(T, "") == str(T)
    assert f"{Trajectory([0, 0.25], POSES[0]):.1f}".splitlines()[:2] == [
        "Trajectory(Pose, keys=2, span=[0.0, 0.2],",
        "  [0] time=0.0, position=[0.0, 1.0, 2.0], quaternion=[1.0, 2.0, 3.0, 4.0]",
    ]
    assert "sigma=[1.00, 1.00" in f"{UncertainPose(T, torch.eye(6)):.2f}"


@pytest.mark.parametrize("spec", ["d", "s", ".2q", "q", "x"])
@pytest.mark.parametrize("T", [POSES, Pose.identity(2, device="meta")], ids=["numbers", "shape"])
def test_invalid_format_specifications_raise_as_those_of_numbers(spec: str, T: Pose) -> None:
    with pytest.raises(ValueError) as python:
        format(1.0, spec)
    with pytest.raises(ValueError, match=f"^{re.escape(str(python.value))}$"):
        format(T, spec)


def test_gradients_are_shown_as_torch_does() -> None:
    leaf = POSES.clone().requires_grad_()
    assert repr(leaf).startswith("Pose(shape=(2, 2), requires_grad=True,\n")
    assert repr(Pose(POSES.position, leaf.quaternion)).startswith("Pose(shape=(2, 2), requires_grad=True,\n")
    made = leaf[0, 0].inverse()
    assert repr(made).endswith(f", grad_fn=<{type(made.position.grad_fn).__name__}>)")
    assert "grad_fn=<" not in repr(made.detach()) and "requires_grad" not in repr(made.detach())
    estimate = UncertainPose(POSES, torch.eye(6).expand(2, 2, 6, 6)).clone().requires_grad_()
    assert repr(estimate).startswith("UncertainPose(shape=(2, 2), frame='body', requires_grad=True,\n")
    times = torch.tensor([0.0, 1.0], requires_grad=True)
    assert repr(Trajectory(times, POSES[0])).startswith("Trajectory(Pose, keys=2, span=[0., 1.], requires_grad=True,\n")
    with torch.inference_mode():
        assert repr(POSES @ POSES).startswith("Pose(shape=(2, 2),\n")


def test_the_default_dtype_is_not_shown() -> None:
    torch.set_default_dtype(torch.float64)
    try:
        assert repr(Rotation.identity()) == "Rotation(quaternion=[1., 0., 0., 0.])"
        assert repr(POSES.rotation[0, 0]) == "Rotation(quaternion=[1., 2., 3., 4.], dtype=torch.float32)"
    finally:
        torch.set_default_dtype(torch.float32)


def freed() -> Tensor:
    x = torch.ones(7, 4)[2:]
    x.untyped_storage().resize_(0)
    return x


class Plain(Tensor):
    """A subclass with torch's own operations."""


class Replaced(Tensor):
    """A subclass whose operations all raise."""

    @classmethod
    def __torch_dispatch__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        raise RuntimeError("not here")


def replaced() -> Tensor:
    return Tensor._make_wrapper_subclass(Replaced, (2, 4), dtype=torch.float32)


@pytest.mark.parametrize(
    ("quaternion", "shown"),
    [
        (lambda: torch.full((2, 4), 1j).conj().imag, "quaternion=[-1., -1., -1., -1.]"),
        (lambda: torch._efficientzerotensor(2, 4), "quaternion=[0., 0., 0., 0.]"),
        (lambda: torch.ones(2, 4).as_subclass(Plain), "quaternion=[1., 1., 1., 1.]"),
        (lambda: torch.nn.Parameter(torch.ones(2, 4)), "quaternion=[1., 1., 1., 1.]"),
        (lambda: torch.full((2, 4), torch.nan), "quaternion=[nan, nan, nan, nan]"),
        (lambda: torch.ones(2, 4, dtype=torch.int32), "quaternion=[1., 1., 1., 1.]"),
        (freed, "Rotation(shape=(5,))"),
        (replaced, "Rotation(shape=(2,))"),
    ],
    ids=["negative view", "ZeroTensor", "subclass", "parameter", "nan", "integers", "freed", "dispatch subclass"],
)  # fmt: skip
def test_no_tensor_makes_it_raise(quaternion: Callable[[], Tensor], shown: str) -> None:
    value = Rotation._unchecked(quaternion())
    assert shown in repr(value)
    assert f"{value:.2f}" and value._repr_html_()


def inside_transforms() -> dict[str, str]:
    """The texts of a value inside each transform that has no numbers to show."""
    found: dict[str, str] = {}

    def note(name: str) -> Callable[[Pose], Tensor]:
        def look(pose: Pose) -> Tensor:
            found[name] = repr(pose)
            assert f"{pose:.2f}" == repr(pose) and pose._repr_html_() == f"<pre>{pose!r}</pre>"
            return pose.position[..., 0].sum() if name != "real under fake" else torch.zeros(())

        return look

    torch.func.vmap(note("vmap"))(POSES.flatten())
    torch.func.grad(note("grad"))(POSES[0])
    torch.func.jvp(note("jvp"), (POSES[0],), (POSES[0],))
    make_fx(lambda x, y: note("make_fx")(Pose(x, y)))(POSES[0].position, POSES[0].quaternion)
    real = POSES[0]
    with FakeTensorMode():
        note("fake")(Pose(torch.zeros(2, 3), torch.zeros(2, 4)))
        note("real under fake")(real)
    return found


@pytest.mark.skipif(not AVAILABLE, reason="without private names, transforms are not noticed before tensors are read")
def test_transforms_and_tracers_show_the_shape_alone() -> None:
    assert inside_transforms() == {
        "vmap": "Pose(shape=())",
        "grad": "Pose(shape=(2,), requires_grad=True)",
        "jvp": "Pose(shape=(2,))",
        "make_fx": "Pose(shape=(2,))",
        "fake": "Pose(shape=(2,))",
        "real under fake": "Pose(shape=(2,))",
    }


def test_showing_a_value_adds_nothing_to_a_traced_graph() -> None:
    def look(x: Tensor) -> Tensor:
        pose = Pose(x, torch.ones(2, 4))
        for value in (pose, UncertainPose(pose, torch.eye(6)), Trajectory([0, 1], pose, validate=False)):
            assert repr(value) and value._repr_html_()
        return x + 1

    def without(x: Tensor) -> Tensor:
        pose = Pose(x, torch.ones(2, 4))
        UncertainPose(pose, torch.eye(6))
        Trajectory([0, 1], pose, validate=False)
        return x + 1

    graphs = [[node.target for node in make_fx(f)(torch.ones(2, 3)).graph.nodes] for f in (look, without)]
    assert not AVAILABLE or graphs[0] == graphs[1]


@marks.needs_recent_dynamo
def test_compiled_functions_show_the_shape() -> None:
    def look(pose: Pose) -> tuple[str, Tensor]:
        return repr(pose), pose.position + 1

    for dynamic in (False, True):
        text, _ = torch.compile(look, fullgraph=True, backend="eager", dynamic=dynamic)(POSES)
        assert text == "Pose(shape=(2, 2))"


@pytest.mark.gpu
def test_cuda_values_are_read_with_one_copy_and_not_under_capture() -> None:
    poses = Pose.identity(100_000, device="cuda")
    text, html = repr(poses), poses._repr_html_()
    assert text.startswith("Pose(shape=(100000,), device='cuda:0',\n  [0]     position=[0., 0., 0.]")
    for show in (repr, Pose._repr_html_):
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            show(poses)
        assert sum(event.count for event in profile.key_averages() if "DtoH" in event.key) == 1
    graph, texts = torch.cuda.CUDAGraph(), []
    with torch.cuda.graph(graph):
        texts += [repr(poses), poses._repr_html_()]
    assert texts == [
        "Pose(shape=(100000,), device='cuda:0')",
        "<pre>Pose(shape=(100000,), device=&#x27;cuda:0&#x27;)</pre>",
    ]
    assert repr(poses) == text and poses._repr_html_() == html
