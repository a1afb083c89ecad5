"""Keywords of other libraries, and constructors called as there: the error says what to use."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import pytest
import torch

import posekit as pk
from posekit.arguments import closed
from posekit.errors import ArgumentError, UnknownNameError
from posekit.kinematics import Robot

ARM: Any = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
K: Any = pk
T: Any = pk.Pose()
CAMERA: Any = pk.Camera([600, 600, 320, 240], (640, 480))

CASES: list[tuple[Callable[[], Any], str]] = [
    (lambda: K.Pose.random(3, seed=0), r"Pose.random\(\) got .* 'seed': pass `generator=torch.Generator\(\)"),
    (lambda: K.Rotation.random(random_state=0), r"Rotation.random\(\) got .*: pass `generator=torch.Generator\(\)"),
    (lambda: K.Rotation.random(num=3), r"Rotation.random\(\) got .*: the shape comes first, as in `random\(100\)`"),
    (lambda: K.Pose2.random(seed=0), r"Pose2.random\(\) got .*: pass `generator"),
    (lambda: K.Rotation2.random(seed=0), r"Rotation2.random\(\) got .*: pass `generator"),
    (lambda: K.Similarity.random(seed=0), r"Similarity.random\(\) got .*: pass `generator"),
    (lambda: ARM.random(5, seed=0), r"Robot.random\(\) got .*: pass `generator"),
    (lambda: ARM.forward([0.0, 0.0], link="tool"), r"Robot.forward\(\) got .* 'link': use `links`"),
    (lambda: ARM.forward(q=[0.0, 0.0], foo=1), r"Robot.forward\(\) got .* 'foo'; it has q, links, world_T_base"),
    (lambda: ARM.ik(T, link="tool", q0=[0.0, 0.0]), r"Robot.ik\(\) got .* 'q0': use `initial`"),
    (lambda: K.least_squares(lambda x: x, T, x0=T), r"least_squares\(\) got .* 'x0': the start is `initial`"),
    (lambda: K.least_squares(lambda x: x, T, method="lm"), r"least_squares\(\) got .* 'method': .*Levenberg"),
    (lambda: ARM.jacobian([0.0, 0.0], "tool", reference_frame="WORLD"), r"Robot.jacobian\(\) got .*: use `frame`"),
    (lambda: ARM.jacobian([0.0, 0.0], "tool", point=[0.0, 0, 0]), r"Robot.jacobian\(\) got .* 'point': use `at`"),
    (
        lambda: ARM.inverse_dynamics([0.0] * 2, [0.0] * 2, [0.0] * 2, f_ext={}),
        r"inverse_dynamics\(\) got .* 'f_ext': use `forces`",
    ),
    (lambda: K.Pose.random(3).mean(axis=0), r"Pose.mean\(\) got .* 'axis': use `dim`"),
    (lambda: K.Rotation.random(3).mean(axis=0), r"Rotation.mean\(\) got .* 'axis': use `dim`"),
    (lambda: K.Problem().solve(max_num_iterations=5), r"Problem.solve\(\) got .*: use `max_iterations`"),
    (lambda: K.Problem().solve(linear_solver_type="x"), r"Problem.solve\(\) got .*: use `linear`"),
    (lambda: K.Problem().add(torch.sub, noise_model=0.1), r"Problem.add\(\) got .*: use `weight`"),
    (lambda: K.Problem().prior(None, T, sigma=0.1), r"Problem.prior\(\) got .* 'sigma': use `weight`"),
    (lambda: K.viz.plot(T, color="r"), r"plot\(\) got .* 'color': each value has a colour of its own"),
    (lambda: K.viz.plot(T, size=0.3), r"plot\(\) got .* 'size': the length of axes is `scale`"),
    (lambda: K.viz.plot(T, foo=1), r"plot\(\) got .* 'foo'; it has ax, names, scale, trail, ground"),
    (
        lambda: K.Pose2(1.0, 2.0, 0.3),
        r"^Pose2\(\) got an argument too many: .* and a rotation: use `Pose2\(\[x, y\], Rotation2.from_angle",
    ),
    (lambda: K.Pose2([1.0, 2.0], 0.3), r"Pose2: rotation must be a Rotation2, got a number; use `Rotation2.from_angle"),
    (lambda: K.Robot.from_urdf("x", floating_base=True), r"Robot.from_urdf\(\) got .*: use `floating=True`"),
    (lambda: K.stack([T, T], axis=0), r"stack\(\) got .* 'axis': use `dim`"),
    (lambda: K.cat([T, T], axis=0), r"cat\(\) got .* 'axis': use `dim`"),
    (lambda: K.triangulate(cameras=[]), r"triangulate\(\) got .* 'cameras': use `camera`"),
    (lambda: K.nn.PoseParameter(T, lr=0.1), r"PoseParameter\(\) got .* 'lr': optimizers have it"),
    (lambda: K.nn.RotationParameter(T.rotation, lr=0.1), r"RotationParameter\(\) got .* 'lr': optimizers have it"),
    (lambda: CAMERA.resize(width=320), r"Camera.resize\(\) got .* 'width': .* one argument: `resize\(\(width, height"),
    (lambda: CAMERA.resize(320, 240), r"Camera.resize\(\) got an argument too many: the size is one argument"),
    (lambda: CAMERA.unproject([1.0, 2.0], z=1.0), r"Camera.unproject\(\) got .* 'z': use `depth`"),
    (lambda: ARM.forward_dynamics([0.0] * 2, tau=[0.0] * 2), r"forward_dynamics\(\) got .* 'tau': use `torque`"),
    (lambda: ARM.inverse_dynamics([0.0] * 2, qd=[0.0] * 2), r"inverse_dynamics\(\) got .* 'qd': the velocity is `v`"),
    (lambda: K.kinematics.Avoidance({}, 0.1, world=[]), r"^Avoidance\(\) got .* 'world': use `obstacles`"),
    (lambda: K.kinematics.Avoidance({}, 0.1, [], buffer=0.1), r"^Avoidance\(\) got .* 'buffer': use `margin`"),
    (lambda: K.Problem(verbose=True), r"^Problem\(\) got .* 'verbose': options are those of `solve` and `add`"),
    (lambda: K.Problem().variables(T, name="x"), r"Problem.variables\(\) got .* 'name': .* is returned: index it"),
    (lambda: ARM.ik(T, "tool", damping=0.1), r"Robot.ik\(\) got .* 'damping': the method is that of Levenberg"),
    (lambda: ARM.plan([0.0] * 2, [1.0] * 2, dt=0.1), r"Robot.plan\(\) got .* 'dt': `plan.at\(times\)`"),
    (lambda: T.adjoint(torch.ones(6)), r"Pose.adjoint\(\) got .* too many: .* use `adjoint_apply\(tangent\)`"),
    (
        lambda: K.io.read("a.tum", format="tum"),
        r"^posekit.io.read: the ending .* `pk.io.read_tum\(path\)` takes any name",
    ),
    (
        lambda: K.io.write("a.tum", T, format="tum"),
        r"^posekit.io.write: the ending .* `pk.io.write_tum\(path, value\)`",
    ),
    (
        lambda: K.Robot("arm.urdf"),
        r"^Robot\(\) got .* too many: .* from a file by `Robot.from_urdf\(path\)`",
    ),
]


@pytest.mark.parametrize("call, message", CASES)
def test_the_error_says_what_to_use(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(ArgumentError, match=message) as caught:
        call()
    assert isinstance(caught.value, TypeError)


@pytest.mark.parametrize("name, use", [("huber", "huber"), ("Cauchy", "cauchy"), ("Create", "huber")])
def test_names_of_losses_are_answered(name: str, use: str) -> None:
    with pytest.raises(UnknownNameError, match=rf'use `pk.Loss\("{use}", 1.0\)`'):
        getattr(pk.Loss, name)
    assert name not in dir(pk.Loss) and name not in dir(pk.Loss("tukey"))


@pytest.mark.parametrize(
    "function",
    [pk.Pose.random, pk.Rotation.random, Robot.forward, Robot.ik, pk.least_squares, pk.viz.plot, pk.Pose2, Robot],
)
def test_signatures_show_no_parameter_that_takes_nothing(function: Any) -> None:
    parameters = inspect.signature(function).parameters
    assert not [name for name, p in parameters.items() if "NoReturn" in str(p.annotation)]
    assert parameters


def test_errors_of_a_function_itself_are_left_alone_and_those_about_its_arguments_are_typed() -> None:
    @closed({"*": "it takes one", "z": "use `x`"})
    def function(x: Any, *, y: int = 0) -> Any:
        return x + y

    unchecked: Any = function
    assert function(1, y=2) == 3
    with pytest.raises(TypeError, match=r"^can only concatenate str") as caught:
        function("a")
    assert caught.type is TypeError and caught.traceback[-1].name == "function"
    with pytest.raises(ArgumentError, match=r"function\(\) missing 1 required positional argument: 'x'"):
        unchecked()
    with pytest.raises(ArgumentError, match=r"function\(\) got an unexpected keyword argument 'z': use `x`"):
        unchecked(z=1)
    with pytest.raises(ArgumentError, match=r"function\(\) got 2 arguments too many: it takes one"):
        unchecked(1, 2, 3)


def test_what_a_hint_names_works() -> None:
    seed = 3
    drawn = [pk.Pose.random(100, generator=torch.Generator().manual_seed(seed)) for _ in range(2)]
    assert torch.equal(drawn[0].position, drawn[1].position)
    x, y, angle = 1.0, 2.0, 0.3
    pose = pk.Pose2([x, y], pk.Rotation2.from_angle(angle))
    torch.testing.assert_close(pose.angle(), torch.tensor(0.3))


def test_robots_are_copied_and_pickled() -> None:
    for other in (copy.copy(ARM), copy.deepcopy(ARM), pickle.loads(pickle.dumps(ARM))):
        assert torch.equal(other.origins.position, ARM.origins.position)


def test_changes_in_place_are_named_when_they_end_in_an_error() -> None:
    pose = pk.Pose([1.0, 2.0, 3.0])
    with pytest.raises(pk.errors.ImmutableError, match=r"operator such as \+= has changed the tensor in place"):
        pose.position += 1  # type: ignore[misc]
    with pytest.raises(pk.errors.ImmutableError, match=r"create a new one$"):
        pose.position = torch.zeros(3)  # type: ignore[misc]
