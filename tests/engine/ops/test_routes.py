"""`posekit.routes` says which route a call takes, why, and what its kernels cost."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable, Iterator

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import all_ops
from posekit.engine.runtime import call_log
from tests.support import kernels, marks


class Subclass(torch.Tensor):
    pass


class Mode(torch.utils._python_dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        return function(*args, **(kwargs or {}))


POSE = pk.Pose.random(8, generator=torch.Generator().manual_seed(0))
POINTS = torch.linspace(-1, 1, 24).view(8, 3)
COMPLEX = torch.complex(POINTS, -POINTS)
MANY = torch.zeros(1000, 100, 3)


def in_mode() -> Tensor:
    with Mode():
        return POSE.apply(POINTS)


@pytest.fixture(autouse=True)
def warm() -> Iterator[None]:
    POSE.apply(POINTS)
    yield
    assert not call_log.LOGS


# The call, its route, and its reason.
CASES: dict[str, tuple[Callable[[], object], str, str]] = {
    "eager": (lambda: POSE.apply(POINTS), "fast path", ""),
    "mixed dtypes": (
        lambda: POSE.apply(POINTS.double()),
        "executable",
        "self is float32, points is float64: converted to float64 at each call",
    ),
    "mixed dtypes of tensors": (
        lambda: pk.transform.quat_multiply(POSE.quaternion.double(), POSE.quaternion.half()),
        "executable",
        "self is float64, other is float16: converted to float64 at each call",
    ),
    "no elements": (lambda: POSE[:0].apply(POINTS[:0]), "executable", "there are no elements"),
    "large broadcast": (
        lambda: POSE[:1].apply(MANY),
        "executable",
        "100000 elements are broadcast or strided: divided among threads at each call",
    ),
    "buffers": (
        lambda: pk.transform.transform_points(POSE.position, POSE.quaternion, POINTS, out_points=torch.empty(8, 3)),
        "executable",
        "results are written to buffers of the caller",
    ),
    "subclass": (
        lambda: POSE.apply(POINTS.as_subclass(Subclass)),
        "dispatcher",
        "points is a Subclass, a subclass of torch.Tensor",
    ),
    "vmap": (lambda: torch.vmap(POSE.apply)(POINTS[None]), "dispatcher", "inside a transform of torch.func"),
    "mode": (in_mode, "dispatcher", "inside a dispatch mode of torch"),
    "meta": (
        lambda: POSE.to("meta").apply(POINTS.to("meta")),
        "dispatcher",
        "on meta nothing is computed but shapes",
    ),
    "lazy negative": (
        lambda: POSE.apply(COMPLEX.conj().imag),
        "dispatcher",
        "points is a view that negates, of a complex tensor: computed by .resolve_neg() at each call",
    ),
}
PUBLIC_ONLY = os.environ.get("POSEKIT_PUBLIC_ONLY") == "1"


@pytest.mark.skipif(PUBLIC_ONLY, reason="one route is left")
@pytest.mark.parametrize("case", CASES)
def test_a_call_has_its_route_and_its_reason(case: str) -> None:
    call, route, reason = CASES[case]
    plain = call()
    with pk.routes() as log:
        recorded = call()
    assert [(x.route, x.reason) for x in log] == [(route, reason)]
    assert isinstance(plain, Tensor) and isinstance(recorded, Tensor)
    if not plain.is_meta:
        assert torch.equal(recorded, plain)  # of the same kernel


@pytest.mark.skipif(PUBLIC_ONLY, reason="one route is left")
def test_a_new_shape_is_planned_once() -> None:
    poses, points = POSE[:7, None], torch.zeros(11, 3)
    with pk.routes() as log:
        for _ in range(3):
            poses.apply(points)
    first = "the first call with these shapes and strides: later ones take the fast path"
    assert [(x.route, x.reason) for x in log] == [("executable", first), ("fast path", ""), ("fast path", "")]


@pytest.mark.skipif(PUBLIC_ONLY, reason="one route is left")
def test_derivatives_are_calls_of_their_own() -> None:
    points = POINTS.clone().requires_grad_()

    def step() -> Tensor:
        (gradient,) = torch.autograd.grad(POSE.apply(points).square().sum(), points)
        return gradient

    plain = step(), step()
    with pk.routes() as log:
        recorded = step()
        torch.func.jvp(POSE.apply, (POINTS,), (POINTS,))
    assert torch.equal(recorded, plain[1])
    assert [x.name for x in log] == ["Pose.apply", "Pose.apply, backward", "Pose.apply", "Pose.apply, forward mode"]
    assert [x.route for x in log] == ["fast path", "fast path", "dispatcher", "dispatcher"]


@marks.needs_recent_dynamo
@pytest.mark.skipif(PUBLIC_ONLY, reason="there a graph records calls of its own")
def test_calls_in_a_compiled_graph_say_how_they_are_compiled() -> None:
    torch._dynamo.reset()
    static = torch.compile(lambda x: POSE.apply(x), backend="aot_eager", fullgraph=True)
    dynamic = torch.compile(lambda x: POSE[:, None].apply(x), backend="aot_eager", fullgraph=True, dynamic=True)
    with pk.routes() as log:
        compiled = static(POINTS)
        assert len(log) == 1
        also = dynamic(torch.cat([POINTS, POINTS]))
    assert [(x.name, x.route, x.reason) for x in log] == [
        ("Pose.apply", "graph", "as torch operations, which the compiler can fuse"),
        ("Pose.apply", "graph", "as a call of its kernel: a size is dynamic"),
        ("Pose.apply", "dispatcher", "a compiled graph calls the kernel"),
    ]
    torch.testing.assert_close(compiled, POSE.apply(POINTS))
    torch.testing.assert_close(also, POSE[:, None].apply(torch.cat([POINTS, POINTS])))


def test_building_is_counted_for_the_call_that_needs_it() -> None:
    def declared(a: pk.algebra.Vec3) -> pk.algebra.Vec3:
        return a * 0.1234567

    op = pk.op(declared, name="test_routes.built")
    with pk.routes() as log:
        op(POINTS)
        op(POINTS)
    first, second = log
    assert first.built + first.loaded == (2 if PUBLIC_ONLY else 1)  # loaded where the tests ran before
    assert first.seconds > 0 and " kernel" in str(first) and " in " in str(first)
    assert second.built == second.loaded == 0 and second.seconds == 0
    kernels.forget()
    with pk.routes() as log:
        op(POINTS)
    assert (log[0].built, log[0].loaded) == (0, first.built + first.loaded)
    assert re.search(r"; [12] kernels? loaded in \S+ s$", str(log[0]))


def test_a_log_prints_a_line_for_each_call() -> None:
    with pk.routes() as log:
        assert repr(log) == "no calls"
        POSE.apply(POINTS.double())
        POSE.apply(POINTS)
    assert repr(log).splitlines() == [str(x) for x in log]
    assert len(log) == 2 and list(log[:1]) == [log[0]]
    if not PUBLIC_ONLY:
        assert str(log[1]) == "Pose.apply: fast path"


def test_a_call_that_raises_is_not_recorded() -> None:
    with pk.routes() as log:
        with pytest.raises(pk.ShapeError, match=r"Pose.apply: points must have shape \(..., 3\), got \(8, 2\)"):
            POSE.apply(POINTS[:, :2])
        POSE.apply(POINTS)
    assert [x.name for x in log] == ["Pose.apply"]


def test_logs_nest_and_get_the_calls_of_all_threads() -> None:
    with pk.routes() as outer:
        with pk.routes() as inner:
            thread = threading.Thread(target=lambda: POSE.apply(POINTS))
            thread.start()
            thread.join()
        POSE.inverse()
    assert [x.name for x in inner] == ["Pose.apply"]
    assert [x.name for x in outer] == ["Pose.apply", "Pose.inverse"]


def test_nothing_is_recorded_afterwards_not_even_after_an_error() -> None:
    with pytest.raises(KeyError), pk.routes() as log:
        raise KeyError
    POSE.apply(POINTS)
    assert len(log) == 0


@pytest.mark.skipif(not PUBLIC_ONLY, reason="of that setting")
def test_without_private_names_every_call_says_so() -> None:
    with pk.routes() as log:
        POSE.apply(POINTS)
    assert "POSEKIT_PUBLIC_ONLY=1 is set" in log[0].reason


def test_every_op_has_a_name_that_a_log_can_print() -> None:
    for op in all_ops():
        assert call_log._name(op.program)
