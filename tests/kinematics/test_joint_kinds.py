"""The table of joint kinds: its parts agree with each other for every kind, those of users included."""

from __future__ import annotations

import math
import pickle
from typing import Any

import attrs
import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck

from posekit import Pose, kinematics
from posekit.algebra import Quat, compose, cos_sin_half
from posekit.errors import ArgumentError, FormatError, OptionError, ShapeError, ValidationError
from posekit.kinematics import Inertias, Joint, JointKind, Robot, configurations
from posekit.kinematics.joints import KINDS
from posekit.math.joints import MOTIONS
from tests.kinematics.dynamics_examples import DOUBLE, random_inertias


def seeded(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


def _motion(origin: Any, axis: Any, q: Any, pitch: Any) -> Any:
    cosine, sine = cos_sin_half(q[1])
    return compose(*origin, axis * q[0], Quat((cosine, *(axis * sine))))


def _screws(axis: Tensor, pitch: float) -> Tensor:
    zero = torch.zeros_like(axis)
    return torch.stack((torch.cat((axis, zero), -1), torch.cat((zero, axis), -1)), -2)


CYLINDRICAL = JointKind(nq=2, nv=2, motion=_motion, screws=_screws, lengths=1, limits=True)
kinematics.register_joint_kind("cylindrical", CYLINDRICAL)

MOVING = [kind for kind in KINDS if kind != "fixed"]
every_kind = pytest.mark.parametrize("kind", MOVING)


def _joint(kind: str, parent: str, child: str, **options: Any) -> Joint:
    return Joint(name="j", parent=parent, child=child, kind=kind, axis=(2, -1, 2), pitch=0.3, **options)


def arm(kind: str, **options: Any) -> Robot:
    """A joint of a kind between two revolute ones, in an oblique frame."""
    origins = [Pose.random(dtype=DOUBLE, generator=seeded(i)) for i in range(3)]
    joints = [
        Joint(name="first", parent="base", child="upper", axis=(1, 2, -2), origin=origins[0]),
        Joint(
            name="j", parent="upper", child="lower", kind=kind, axis=(2, -1, 2), pitch=0.3, origin=origins[1], **options
        ),
        Joint(name="last", parent="lower", child="tip", axis=(0, 3, 4), origin=origins[2]),
    ]
    return Robot.from_joints(joints, dtype=DOUBLE)


def alone(kind: str, **options: Any) -> Robot:
    return Robot.from_joints([_joint(kind, "base", "tip", **options)], dtype=DOUBLE)


@every_kind
def test_screws_are_the_derivative_of_motion(kind: str) -> None:
    robot = alone(kind)
    q = robot.random(5, generator=seeded())
    step = 1e-5
    for k, unit in enumerate(torch.eye(robot.nv, dtype=DOUBLE)):
        before, after = (robot.forward(robot.retract(q, sign * step * unit), "tip") for sign in (-1, 1))
        want = before.between(after).log() / (2 * step)
        screws = KINDS[kind].screws(robot.axes[1], 0.3)
        torch.testing.assert_close(screws[k].expand(5, 6), want, rtol=0, atol=1e-9)
        torch.testing.assert_close(robot.jacobian(q, "tip", frame="body")[..., k], want, rtol=0, atol=1e-9)


@every_kind
def test_whether_a_kind_has_an_axis_is_what_its_screws_say(kind: str) -> None:
    x, z = (KINDS[kind].screws(torch.tensor(axis), 1.0) for axis in ((1.0, 0.0, 0.0), (0.0, 0.0, 1.0)))
    assert KINDS[kind].has_axis is not x.equal(z)


@every_kind
def test_local_undoes_retract(kind: str) -> None:
    robot = arm(kind)
    q, v = robot.random(5, generator=seeded()), 0.3 * torch.randn(5, robot.nv, dtype=DOUBLE, generator=seeded(1))
    torch.testing.assert_close(robot.local(q, robot.retract(q, v)), v, rtol=0, atol=1e-12)


@every_kind
def test_slopes_are_the_derivatives_of_retract(kind: str) -> None:
    robot, h = arm(kind), 1e-6
    q = 1.25 * robot.random(5, generator=seeded())
    steps = h * torch.eye(robot.nv, dtype=DOUBLE)
    rates = torch.stack([(robot.retract(q, v.expand(5, -1)) - robot.retract(q, -v.expand(5, -1))) for v in steps], -1)
    torch.testing.assert_close(configurations.slopes(robot, q), rates / (2 * h), rtol=0, atol=1e-8)


@every_kind
def test_draws_keep_the_limits(kind: str) -> None:
    options = {"lower": -0.25, "upper": 0.5} if KINDS[kind].limits else {}
    robot = arm(kind, **options)
    q = robot.random(200, generator=seeded())
    assert q.shape == (200, robot.nq) and bool(((q >= robot.lower) & (q <= robot.upper)).all())
    if options:
        assert q[:, 1:-1].min() < -0.24 and q[:, 1:-1].max() > 0.49


@every_kind
def test_compiled_equals_forward(kind: str) -> None:
    robot = arm(kind)
    q = robot.random(3, generator=seeded())
    got, want = robot.compiled("tip")(q), robot.forward(q, "tip")
    torch.testing.assert_close(got.matrix(), want.matrix(), rtol=0, atol=1e-14)


@every_kind
def test_inverse_kinematics_reaches_it(kind: str) -> None:
    robot = alone(kind)
    target = robot.forward(robot.random(20, generator=seeded()), "tip")
    found = robot.ik(target, "tip", generator=seeded(1), accuracy=(1e-6, 1e-6))
    assert bool(found.converged.all())
    assert robot.forward(found.configuration, "tip").allclose(target, atol=1e-5)


@pytest.mark.slow(but=("[!cs]*", "spherical"))
@every_kind
def test_a_joint_can_be_fixed_and_its_gradients_are_those_of_forward(kind: str) -> None:
    robot = arm(kind)
    q = robot.random(generator=seeded())
    held = robot.fix({"j": q[1:-1] if KINDS[kind].nq > 1 else q[1]})
    assert held.forward(q[[0, -1]], "tip").allclose(robot.forward(q, "tip"), atol=1e-12)
    assert gradcheck(lambda x: robot.forward(x, "tip").matrix(), q.requires_grad_())


def test_motion_is_that_of_pinocchio() -> None:
    """A cylindrical joint is a prismatic and a revolute one about the same axis."""
    pinocchio = pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    robot = alone("cylindrical")
    axis = robot.axes[1].numpy()
    model = pinocchio.Model()
    first = model.addJoint(0, pinocchio.JointModelPrismaticUnaligned(axis), pinocchio.SE3.Identity(), "slide")
    last = model.addJoint(first, pinocchio.JointModelRevoluteUnaligned(axis), pinocchio.SE3.Identity(), "turn")
    q, data = robot.random(generator=seeded()), model.createData()
    pinocchio.computeJointJacobians(model, data, q.numpy())
    torch.testing.assert_close(robot.forward(q, "tip").matrix(), torch.tensor(data.oMi[last].homogeneous))
    theirs = pinocchio.getJointJacobian(model, data, last, pinocchio.LOCAL)
    torch.testing.assert_close(robot.jacobian(q, "tip", frame="body"), torch.tensor(theirs), rtol=0, atol=1e-14)


def test_each_number_of_a_registered_kind_has_limits() -> None:
    robot = arm("cylindrical", lower=[0.0, -1.0], upper=[0.5, 2.0], velocity=(1.0, 3.0), effort=7.0)
    assert robot.limits[1:3].tolist() == [[0.0, 0.5], [-1.0, 2.0]]
    assert robot.velocity_limits[1:3].tolist() == [1.0, 3.0] and robot.effort_limits[1:3].tolist() == [7.0, 7.0]
    far = robot.forward([0.3, 0.5, 2.0, 0.1], "tip")
    found = robot.ik(far, "tip", generator=seeded())
    inside = (found.configuration >= robot.lower) & (found.configuration <= robot.upper)
    assert bool(found.converged) and bool(inside.all())


def test_other_robots_keep_their_sweep() -> None:
    assert arm("screw").tree.swept == tuple(MOTIONS) and arm("cylindrical").tree.swept == (*MOTIONS, "cylindrical")


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [("revolute", "fixed", "revolute"), ("revolute", "prismatic", "revolute")])
def test_sweeps_that_know_fewer_kinds_have_the_same_bits(kinds: tuple[str, ...]) -> None:
    path, every = ("base", "upper", "lower", "tip", "beside"), random_inertias(5)
    joints = [
        Joint(
            name=child, parent=parent, child=child, kind=kind, axis=(1, k, 2), origin=Pose([0.1, k, 0.3]), damping=0.1
        )
        for k, (parent, child, kind) in enumerate(zip(path, path[1:], kinds, strict=False))
    ]
    beside = Joint(name="beside", parent="base", child="beside", kind="screw", pitch=0.1)

    def robot(joints: list[Joint]) -> Robot:
        made = Robot.from_joints(joints, dtype=DOUBLE)
        order = [path.index(link) for link in made.links]
        return made.replace(inertias=Inertias(every.mass[order], every.centre[order], every.inertia[order]))

    small, large = robot(joints), robot([*joints, beside])
    assert len(small.tree.swept) < len(large.tree.swept) == len(MOTIONS) and large.links[-1] == "beside"

    def computed(robot: Robot, q: Tensor) -> list[Tensor]:
        numbers = torch.cat((q, q.new_zeros(5, robot.nv - small.nv)), -1)
        values = [
            robot.forward(numbers, "tip").matrix(),
            robot.jacobian(numbers, "tip")[..., : small.nv],
            robot.inverse_dynamics(numbers, numbers, numbers)[..., : small.nv],
            robot.forward_dynamics(numbers, numbers, numbers)[..., : small.nv],
        ]
        return [*values, *torch.autograd.grad(torch.cat([y.flatten() for y in values]).sum(), q)]

    q = torch.randn(5, small.nv, dtype=DOUBLE, requires_grad=True)
    for got, want in zip(computed(small, q), computed(large, q), strict=True):
        assert torch.equal(got, want)


def test_a_compiled_graph_calls_the_sweep_of_a_registered_kind() -> None:
    robot = arm("cylindrical")
    q = robot.random(3, generator=seeded())
    compiled = torch.compile(lambda x: robot.forward(x, "tip").position, backend="aot_eager", fullgraph=True)
    torch.testing.assert_close(compiled(q), robot.forward(q, "tip").position, rtol=0, atol=0)


def test_an_unknown_kind_is_one_error() -> None:
    message = r'joint \'j\': kind must be one of "fixed", .*, or registered by .*register_joint_kind, got \'hinge\''
    with pytest.raises(OptionError, match=message):
        Joint(name="j", parent="a", child="b", kind="hinge")
    robot = arm("cylindrical")
    saved = pickle.dumps(robot)
    assert pickle.loads(saved).kinds == robot.kinds
    kind = KINDS.pop("cylindrical")  # as in a process that has not registered it
    try:
        with pytest.raises(OptionError, match=r"kind must be one of .* got 'cylindrical'"):
            pickle.loads(saved)
    finally:
        KINDS["cylindrical"] = kind


def test_errors_of_limits() -> None:
    with pytest.raises(ShapeError, match=r"joint 'j': upper must be a number or 2 numbers, got 3"):
        alone("cylindrical", upper=[1, 2, 3])
    with pytest.raises(FormatError, match=r"joint 'j': the lower limit 3 is above the upper limit 2"):
        alone("cylindrical", lower=[0, 3], upper=[1, 2])
    with pytest.raises(FormatError, match=r"joint 'j': a cylindrical joint cannot mimic 'k'"):
        alone("cylindrical", mimic="k")


def _without_origin(origin: Any, axis: Any, q: Any, pitch: Any) -> Any:
    cosine, sine = cos_sin_half(q[1])
    return axis * q[0], Quat((cosine, *(axis * sine)))


def _reversed(origin: Any, axis: Any, q: Any, pitch: Any) -> Any:
    return compose(*_without_origin(origin, axis, q, pitch), *origin)


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"nq": 0}, OptionError, r"nq must be a positive integer, got 0"),
        ({"lengths": 3}, OptionError, r"lengths must be between 0 and nv = 2, got 3"),
        ({"neutral": (0.0,)}, ShapeError, r"neutral must have nq = 2 numbers, got 1"),
        ({"retract": torch.add}, ArgumentError, r"retract and local must be given together"),
        ({"nq": 3, "neutral": (0, 0, 0)}, ArgumentError, r"draw are needed where nq = 3 is not nv = 2"),
        ({"retract": torch.add, "local": torch.sub}, ArgumentError, r"draw is needed where retract is given"),
        ({"motion": lambda *given: given[0][0]}, ArgumentError, r"motion must return a position and a quaternion"),
        ({"motion": lambda *given: ((0, 0), (1, 0, 0, 0))}, ShapeError, r"got 2 and 4 numbers"),
        ({"motion": _without_origin}, ValidationError, r"motion of neutral must be the origin"),
        ({"motion": _reversed}, ValidationError, r"motion must begin with the origin"),
        ({"neutral": (0.0, 0.5)}, ValidationError, r"motion of neutral must be the origin"),
        ({"screws": lambda *given: _screws(*given)[..., :1, :]}, ShapeError, r"screws must have shape \(4, 2, 6\)"),
        (
            {"screws": lambda *given: _screws(*given).flip(-2)},
            ValidationError,
            r"screws must be the derivative of mo",
        ),
        (
            {"draw": lambda shape, *_, **options: torch.randn(2, **options)},
            ShapeError,
            r"draw must have shape \(4",
        ),
        (
            {"draw": lambda shape, *_, **options: torch.ones(*shape, 2, dtype=DOUBLE)},
            ValidationError,
            r"draw must keep the limits -0.5 and 0.75",
        ),
        (
            {
                "draw": lambda shape, *_, **options: torch.zeros(*shape, 2, dtype=DOUBLE),
                "retract": torch.add,
                "local": torch.sub,
            },
            ValidationError,
            r"local must undo retract",
        ),
        ({"slopes": lambda q: torch.zeros(4, 2, 1)}, ShapeError, r"slopes must have shape \(4, 2, 2\)"),
        (
            {"slopes": lambda q: torch.ones(4, 2, 2, dtype=DOUBLE)},
            ValidationError,
            r"slopes must be the derivative of retract, number 0",
        ),
    ],
)
def test_parts_that_do_not_agree_are_refused(changes: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=rf"register_joint_kind: 'wrong'.*{message}"):
        kinematics.register_joint_kind("wrong", attrs.evolve(CYLINDRICAL, **changes))
    assert "wrong" not in KINDS


def test_errors_of_names() -> None:
    with pytest.raises(OptionError, match=r"register_joint_kind: 'free' is the name of another kind"):
        kinematics.register_joint_kind("free", CYLINDRICAL)
    with pytest.raises(ArgumentError, match=r"register_joint_kind: name must be an identifier, got 'a b'"):
        kinematics.register_joint_kind("a b", CYLINDRICAL)
    with pytest.raises(ArgumentError, match=r"register_joint_kind: 'other' must be a JointKind, got dict"):
        kinematics.register_joint_kind("other", {})  # type: ignore[arg-type]
    assert math.isinf(alone("cylindrical").upper[0])
