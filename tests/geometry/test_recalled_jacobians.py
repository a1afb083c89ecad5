"""Jacobians of functions that are called again and again: remembered programs never answer for another function."""

from __future__ import annotations

import functools
import gc
import math
import types
import weakref
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine import AVAILABLE, pytree
from posekit.geometry import recalled_jacobians
from posekit.geometry.jacobians import jacobian_by_torch
from posekit.tracing import Closure, Opaque

pytestmark = pytest.mark.skipif(not AVAILABLE, reason="symbolic tensors need private names of torch")

D = torch.float64
G = torch.Generator().manual_seed(0)
CLOUD = torch.randn(5, 3, dtype=D, generator=G) + torch.tensor([0, 0, 4.0], dtype=D)
T = pk.Pose.exp(torch.tensor([0.3, -0.2, 0.5, 0.1, 0.2, -0.3], dtype=D))
U = pk.Pose.exp(torch.tensor([-0.1, 0.4, 0.2, -0.3, 0.1, 0.2], dtype=D))
MANY = pk.Pose.exp(0.3 * torch.randn(2, 6, dtype=D, generator=G))
SCALE = 1.5
PAIR = (0.5, 2)
FACTORS = [2.0]
Function = Callable[..., Any]


@pytest.fixture(autouse=True)
def remembered(monkeypatch: Any) -> Any:
    monkeypatch.setattr(recalled_jacobians, "CALLS", 1)
    monkeypatch.setattr(recalled_jacobians, "_histories", {})
    return monkeypatch


def seen(p: Tensor) -> Tensor:
    return p[..., :2] / p[..., 2:]


def entries(f: Any) -> int:
    history = recalled_jacobians._histories.get(id(getattr(f, "__code__", None)))
    return len(history.entries) if history else 0


def expected(f: Function, *args: Any, argnums: Any = 0) -> list[Tensor]:
    numbers = (argnums,) if isinstance(argnums, int) else argnums
    batch = getattr(args[numbers[0]], "ndim", 0) if not isinstance(args[numbers[0]], Tensor) else 0
    return pytree.tree_leaves(jacobian_by_torch(f, numbers, batch)(*args))


def check(f: Function, *args: Any, calls: int = 1, argnums: Any = 0) -> None:
    """Jacobians are those of torch.func, in each of several calls."""
    options = {} if not isinstance(args[0], Tensor) else {"batch_dims": 0}
    for _ in range(calls):
        found = pytree.tree_leaves(pk.jacobian(f, argnums, **options)(*args))
        for x, y in zip(found, expected(f, *args, argnums=argnums), strict=True):
            torch.testing.assert_close(x, y, rtol=1e-12, atol=1e-13)


def learn(f: Function, *args: Any, argnums: Any = 0) -> None:
    """Call a function until it is remembered."""
    check(f, *args, calls=4, argnums=argnums)
    assert entries(f) == 1


def with_default(T: pk.Pose, scale: float = 2.0, *, points: Tensor = CLOUD) -> Tensor:
    return scale * T.apply(points)


def looped(T: pk.Pose) -> list[Tensor]:
    parts = []
    for k in range(2):
        parts.append((k + 1) * T.apply(CLOUD) + PAIR[k])
    return [p + sum([SCALE * x for x in (1, 2)]) for p in parts]


REMEMBERED: dict[str, tuple[Any, ...]] = {
    "a cloud of the module": (lambda T: T.apply(CLOUD), T),
    "many poses": (lambda T: T[:, None].apply(CLOUD), MANY),
    "an argument": (lambda T, p: seen(T.apply(p)), T, CLOUD),
    "a pose of the module": (lambda T: (~U @ T).log() * SCALE, T),
    "a rotation": (lambda R: R.apply(CLOUD) * math.pi + PAIR[0], T.rotation),
    "a matrix": (lambda A: CLOUD @ A.mT + torch.linalg.norm(A), torch.eye(3, dtype=D)),
    "defaults": (with_default, T),
    "a loop": (looped, T),
    "numbers of Python": (lambda T, s, name: s * T.apply(CLOUD) * len(name), T, 3, "ab"),
    "tensors that are made of numbers": (lambda T: T.apply(CLOUD) * torch.tensor([1.0, 2.0, SCALE], dtype=D), T),
    "one tensor twice": (lambda T, p, q: T.apply(p) * q, T, CLOUD, CLOUD),
}


@pytest.mark.parametrize("name", REMEMBERED)
def test_remembered_jacobians_are_those_of_torch_func(name: str) -> None:
    f, *args = REMEMBERED[name]
    learn(f, *args)


def test_the_function_is_not_called_any_more(remembered: Any) -> None:
    f = REMEMBERED["an argument"][0]
    learn(f, T, CLOUD)
    remembered.setattr("posekit.geometry.jacobians.pytree.tree_flatten", None)
    J = pk.jacobian(f)(U, 2 * CLOUD)
    remembered.undo()
    torch.testing.assert_close([J], expected(f, U, 2 * CLOUD), rtol=1e-12, atol=1e-13)


def test_several_arguments_and_results() -> None:
    def f(T: pk.Pose, p: Tensor, s: Tensor) -> dict[str, Tensor]:
        return {"seen": s * seen(T.apply(p)), "far": T.apply(p).norm(dim=-1)}

    for argnums in ((0, 2), (2, 0)):
        learn(f, T, CLOUD, torch.tensor([1.5, 0.7], dtype=D), argnums=argnums)
        recalled_jacobians._histories.clear()
    J = pk.jacobian(f)(T, CLOUD, SEEN)
    assert set(J) == {"seen", "far"} and J["far"].shape == (5, 6)


SEEN = torch.tensor([1.5, 0.7], dtype=D)


def test_numbers_of_tensors_may_change() -> None:
    cloud = CLOUD.clone()

    def f(T: pk.Pose) -> Tensor:
        return T.apply(cloud)

    learn(f, T)
    cloud.mul_(3)
    check(f, U)
    cloud = CLOUD + 1
    check(f, T)
    assert entries(f) == 1
    cloud = CLOUD[:2]
    check(f, T, calls=3)
    cloud = CLOUD.float().to(D).T.contiguous().T
    check(f, T)
    cloud = CLOUD[:1].expand(5, 3)
    check(f, T)


def test_shapes_and_dtypes_are_compared() -> None:
    f = REMEMBERED["an argument"][0]
    learn(f, T, CLOUD)
    check(f, T, CLOUD[:3])
    check(f, T, CLOUD[0])
    J = pk.jacobian(f)(T.float(), CLOUD.float())
    assert J.dtype == torch.float32
    check(f, MANY, CLOUD[:2])


def test_what_a_function_reads_is_compared(remembered: Any) -> None:
    scope = globals()

    def f(T: pk.Pose) -> Tensor:
        return SCALE * T.apply(CLOUD) * PAIR[1]

    learn(f, T)
    for name, value in (("SCALE", 2), ("SCALE", 2.0), ("PAIR", (0.5, 3)), ("SCALE", CLOUD[0]), ("SCALE", -0.0)):
        remembered.setitem(scope, name, value)
        check(f, T, calls=3)


def test_the_sign_of_a_zero_is_compared() -> None:
    def made(zero: float) -> Function:
        return lambda T: T.apply(CLOUD) * math.copysign(1.0, zero)

    learn(made(0.0), T)
    check(made(-0.0), T)
    check(made(0), T)


def test_functions_of_one_code_are_not_confused() -> None:
    for scale in (1.0, 2.0, 3.0):
        check(lambda T: scale * T.apply(CLOUD), T, calls=3)  # noqa: B023 (called at once)
    functions = [lambda T, k=k: k * T.apply(CLOUD) for k in (1, 2, 3)]
    for _ in range(3):
        for f in functions:
            check(f, T)
    late = [lambda T: k * T.apply(CLOUD) for k in (1, 2, 3)]  # noqa: B023 (all see the last number)
    for f in late:
        check(f, T, calls=2)


def test_functions_that_a_function_calls_are_compared(remembered: Any) -> None:
    def f(T: pk.Pose) -> Tensor:
        return seen(T.apply(CLOUD))

    learn(f, T)
    remembered.setitem(globals(), "seen", lambda p: p[..., :2] * p[..., 2:])
    check(f, T, calls=3)
    remembered.undo()
    check(f, T)


def test_a_function_that_reads_itself_is_called() -> None:
    def f(T: pk.Pose, n: int = 2) -> Tensor:
        return T.apply(CLOUD) if n == 0 else 2 * f(T, n - 1)

    check(f, T, calls=4)
    assert not entries(f)


@pytest.mark.parametrize("change", ["defaults", "named defaults", "code", "a cell"])
def test_a_function_that_is_changed(change: str) -> None:
    factor = 2.0

    def f(T: pk.Pose, scale: float = 2.0, *, shift: float = 0.0) -> Tensor:
        return factor * scale * T.apply(CLOUD) * (1 + shift)

    def g(T: pk.Pose, scale: float = 2.0, *, shift: float = 0.0) -> Tensor:
        return factor * T.apply(CLOUD) / (scale + shift)

    learn(f, T)
    if change == "defaults":
        f.__defaults__ = (3.0,)
    elif change == "named defaults":
        f.__kwdefaults__ = {"shift": 1.0}
    elif change == "code":
        f.__code__ = g.__code__
    else:
        f.__closure__[0].cell_contents = 5.0
    check(f, T, calls=3)


def test_patched_modules_and_types(remembered: Any) -> None:
    def f(T: pk.Pose) -> Tensor:
        return torch.sin(T.apply(CLOUD)) * math.pi + torch.linalg.norm(T.apply(CLOUD), dim=-1, keepdim=True)

    learn(f, T)
    with remembered.context() as patch:
        patch.setattr(torch, "sin", torch.cos)
        check(f, T, calls=2)
    with remembered.context() as patch:
        patch.setattr(math, "pi", 3.0)
        check(f, T, calls=2)
    with remembered.context() as patch:
        patch.setattr(torch.linalg, "norm", lambda x, dim, keepdim: x.square().sum(dim, keepdim=keepdim))
        check(f, T, calls=2)
    with remembered.context() as patch:
        patch.setattr(pk.Pose, "apply", pk.Pose.inverse_apply)
        check(f, T, calls=2)
    check(f, T)


def test_a_name_that_hides_a_function_of_python(remembered: Any) -> None:
    def f(T: pk.Pose) -> Tensor:
        return T.apply(CLOUD) * float("2")

    learn(f, T)
    remembered.setitem(globals(), "float", lambda text: 7.0)
    check(f, T, calls=2)


def test_the_default_dtype_is_compared() -> None:
    f32 = T.float(), CLOUD.float()

    def f(T: pk.Pose, p: Tensor) -> Tensor:
        return T.apply(p) * torch.tensor([1.0, 2.0, 3.0])

    for _ in range(3):
        assert pk.jacobian(f)(*f32).dtype == torch.float32
    assert entries(f) == 1
    torch.set_default_dtype(D)
    try:
        assert pk.jacobian(f)(*f32).dtype == D
    finally:
        torch.set_default_dtype(torch.float32)


class Sensor:
    scale = 2.0

    def __init__(self) -> None:
        self.points = CLOUD

    def __call__(self, T: pk.Pose) -> Tensor:
        return self.scale * T.apply(self.points)

    def seen(self, T: pk.Pose) -> Tensor:
        return self.scale * T.apply(self.points)


SENSOR = Sensor()
COUNT = types.SimpleNamespace(calls=0)


def counted(T: pk.Pose) -> Tensor:
    COUNT.calls += 1
    return COUNT.calls * T.apply(CLOUD)


def growing() -> Function:
    calls = 0

    def f(T: pk.Pose) -> Tensor:
        nonlocal calls
        calls += 1
        return calls * T.apply(CLOUD)

    return f


def appending(T: pk.Pose) -> Tensor:
    FACTORS.append(1.0)
    return len(FACTORS) * T.apply(CLOUD)


def imported(T: pk.Pose) -> Tensor:
    import random

    return random.random() * T.apply(CLOUD)


def printing(T: pk.Pose) -> Tensor:
    print("called")
    return T.apply(CLOUD)


def caught(T: pk.Pose) -> Tensor:
    try:
        return T.apply(CLOUD) * (2 if bool(CLOUD[0, 0] > 0) else 3)
    except Exception:
        return T.apply(CLOUD) * 5


def with_state(T: pk.Pose) -> Tensor:
    with_state.calls = getattr(with_state, "calls", 0) + 1  # type: ignore[attr-defined]
    return T.apply(CLOUD)


def still(T: pk.Pose) -> Tensor:
    with torch.no_grad():
        scale = T.position.norm()
    return scale * T.apply(CLOUD)


CALLED: dict[str, Function] = {
    "an attribute of an object": lambda T: SENSOR.scale * T.apply(CLOUD),
    "an object that is called": SENSOR,
    "a bound method": SENSOR.seen,
    "a partial function": functools.partial(with_default, scale=3.0),
    "a list of the module": lambda T: FACTORS[0] * T.apply(CLOUD),
    "a list as a default": lambda T, s=[2.0]: s[0] * T.apply(CLOUD),
    "a dict": lambda T, s={"a": 2.0}: s["a"] * T.apply(CLOUD),
    "a number of a tensor": lambda T: T.apply(CLOUD) * CLOUD[0, 0].item(),
    "a branch by a tensor": lambda T: T.apply(CLOUD) * (2 if bool(CLOUD.sum() > 0) else 3),
    "a branch by the pose": lambda T: T.apply(CLOUD) * (2 if T.position.sum() > 0 else 3),
    "a number of the pose": lambda T: T.apply(CLOUD) * float(T.position[0].detach()),
    "detach": lambda T: T.apply(CLOUD) * T.position.detach(),
    "an identity": lambda T: T.apply(CLOUD) * (1 + 0 * id(CLOUD)),
    "globals": lambda T: T.apply(CLOUD) * globals()["SCALE"],
    "a module that is passed on": lambda T: T.apply(CLOUD) * getattr(math, "pi"),  # noqa: B009
    "an import": imported,
    "a print": printing,
    "an exception": caught,
    "a global that is stored": counted,
    "a list that is changed": appending,
    "an attribute of the function": with_state,
    "a part without gradients": still,
}


@pytest.mark.parametrize("name", CALLED)
def test_functions_that_may_have_a_state_are_called(name: str, capsys: Any) -> None:
    f = CALLED[name]
    for _ in range(6):
        pk.jacobian(f)(T)
    assert not entries(f)
    if name == "a print":
        before = capsys.readouterr().out.count("called")
        pk.jacobian(f)(T)
        assert before > 6 and capsys.readouterr().out.count("called") >= 1


@pytest.mark.parametrize(
    "f",
    [
        lambda T: T.apply(CLOUD) * (1 + 0 * torch.rand(3, dtype=D)),
        lambda T: T.apply(CLOUD) * pk.Pose.random(dtype=D).matrix()[3, 3],
        lambda T: T.apply(CLOUD) * (1 + 0 * CLOUD.clone().normal_()),
    ],
    ids=["numbers", "a pose", "in place"],
)
def test_random_functions_are_called(f: Function) -> None:
    for _ in range(4):
        with pytest.raises(RuntimeError, match="random operation"):
            pk.jacobian(f)(T)
    with pytest.raises(Opaque):
        Closure(f, recalled_jacobians._known())


def test_a_variable_that_a_function_counts_with() -> None:
    f = growing()
    first = pk.jacobian(f)(T)
    for _ in range(5):
        assert not torch.allclose(pk.jacobian(f)(T), first)
    assert not entries(f)


def test_gradients_flow_to_all_tensors() -> None:
    scale = torch.tensor(1.3, dtype=D, requires_grad=True)

    def f(T: pk.Pose, p: Tensor) -> Tensor:
        return scale * seen(T.apply(p)) * 1.7

    def loss(tangent: Tensor, p: Tensor, s: Tensor) -> Tensor:
        nonlocal scale
        scale = s
        j = pk.jacobian(f)(T.retract(tangent), p)
        return (j * torch.linspace(-1, 2, j.numel(), dtype=D).reshape(j.shape)).sum()

    leaves = torch.zeros(6, dtype=D, requires_grad=True), CLOUD[:2].clone().requires_grad_(), scale
    for _ in range(3):
        loss(*leaves)
    assert entries(f) == 1
    assert torch.autograd.gradcheck(loss, leaves) and torch.autograd.gradgradcheck(loss, leaves)


def test_transforms_and_modes_call_the_function() -> None:
    f = REMEMBERED["an argument"][0]
    learn(f, T, CLOUD)
    many = torch.stack([CLOUD, 2 * CLOUD])
    J = torch.vmap(lambda p: pk.jacobian(f)(T, p))(many)
    torch.testing.assert_close(J[1], expected(f, T, many[1])[0], rtol=1e-12, atol=1e-13)
    slope = torch.func.jvp(lambda p: pk.jacobian(f)(T, p), (CLOUD,), (CLOUD,))[1]
    near = (pk.jacobian(f)(T, CLOUD * (1 + 1e-6)) - pk.jacobian(f)(T, CLOUD * (1 - 1e-6))) / 2e-6
    torch.testing.assert_close(slope, near, rtol=1e-7, atol=1e-8)


def test_modes_that_change_what_functions_of_torch_do() -> None:
    class Five(torch.overrides.TorchFunctionMode):
        def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return 5 * torch.ones(3, dtype=D) if function is torch.tensor else function(*args, **(kwargs or {}))

    def f(T: pk.Pose) -> Tensor:
        return T.apply(CLOUD) * torch.tensor([1.0, 2.0, 3.0], dtype=D)

    learn(f, T)
    with Five():
        J = pk.jacobian(f)(T)
    torch.testing.assert_close(J, 5 * pk.jacobian(lambda T: T.apply(CLOUD))(T), rtol=1e-12, atol=1e-13)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        for _ in range(4):
            assert pk.jacobian(lambda T, p: T.apply(p) @ torch.eye(3))(T.float(), CLOUD.float()).dtype == torch.bfloat16


def test_frames_and_nestings_are_not_confused() -> None:
    f = REMEMBERED["an argument"][0]
    learn(f, T, CLOUD)
    world = pk.jacobian(f, frame="world")(T, CLOUD)
    torch.testing.assert_close(pk.jacobian(f)(T, CLOUD), world @ T.adjoint(), rtol=1e-12, atol=1e-13)
    (only,) = pk.jacobian(f, (0,))(T, CLOUD)
    torch.testing.assert_close(only, pk.jacobian(f)(T, CLOUD), rtol=1e-12, atol=1e-13)
    points = pk.jacobian(f, 1)(T, CLOUD)
    torch.testing.assert_close([points], jacobian_by_torch(f, (1,), 1)(T, CLOUD), rtol=1e-12, atol=1e-13)
    torch.testing.assert_close(pk.jacobian(f)(T, p=CLOUD), only, rtol=1e-12, atol=1e-13)


def test_nothing_that_a_function_reads_is_kept_alive() -> None:
    def made(cloud: Tensor) -> Function:
        return lambda T: T.apply(cloud)

    cloud = CLOUD.clone()
    f = made(cloud)
    learn(f, T)
    held = weakref.ref(cloud), weakref.ref(f)
    del f, cloud
    gc.collect()
    assert [x() for x in held] == [None, None]


def test_the_memo_is_bounded(remembered: Any) -> None:
    remembered.setattr(recalled_jacobians, "_FUNCTIONS", 3)
    for k in range(6):
        scope: dict[str, Any] = {"CLOUD": CLOUD}
        exec(f"f = lambda T: {k + 1} * T.apply(CLOUD)", scope)
        check(scope["f"], T, calls=3)
    assert len(recalled_jacobians._histories) == 3
    f = REMEMBERED["an argument"][0]
    for n in range(1, 13):
        check(f, T, CLOUD.repeat(3, 1)[:n], calls=3)
    assert entries(f) <= 8
