"""Forward kinematics compared with products of matrices and with Pinocchio, and its derivatives and batches."""

from __future__ import annotations

import copy
import pickle

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode

from posekit import ArgumentError, Pose, ShapeError
from posekit.kinematics import Joint, Robot
from tests.kinematics.examples import ARM, DOUBLE, GRIPPER, HUMANOID, TREE, InPinocchio, every_kind, reference
from tests.support.joining import joined


def robots() -> dict[str, Robot]:
    return {
        "arm": Robot.from_urdf(ARM, dtype=DOUBLE),
        "humanoid": Robot.from_urdf(HUMANOID, dtype=DOUBLE),
        "floating humanoid": Robot.from_urdf(HUMANOID, dtype=DOUBLE, floating=True),
        "gripper": Robot.from_urdf(GRIPPER, dtype=DOUBLE),
        "every kind": every_kind(),
        "one link": Robot.from_joints([], links=["base"], dtype=DOUBLE),
    }


ROBOTS = robots()


@pytest.mark.parametrize("name", ROBOTS)
@pytest.mark.parametrize("batch", [(), (1,), (3, 2), (0,)])
def test_forward_is_the_product_of_matrices(name: str, batch: tuple[int, ...]) -> None:
    robot = ROBOTS[name]
    q = robot.random(*batch, generator=torch.Generator().manual_seed(0))
    poses = robot.forward(q)
    assert poses.shape == (*batch, len(robot.links))
    torch.testing.assert_close(poses.matrix(), reference(robot, q), rtol=0, atol=1e-13)


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("source", ["arm", "humanoid", "tree"])
def test_forward_is_that_of_pinocchio(source: str, floating: bool) -> None:
    pytest.importorskip("pinocchio", reason="the extra `robots` is not installed")
    text = {"arm": ARM.read_text(), "humanoid": HUMANOID.read_text(), "tree": TREE}[source]
    robot = Robot.from_urdf(text, floating=floating, dtype=DOUBLE)
    other = InPinocchio(text, robot, floating)
    q = robot.random(generator=torch.Generator().manual_seed(1))
    other.compute(q, torch.zeros(robot.nv), torch.zeros(robot.nv))
    poses = robot.forward(q).matrix()
    for i, link in enumerate(robot.links):
        torch.testing.assert_close(poses[i], other.matrix(link), rtol=0, atol=1e-12)


@st.composite
def trees(draw: st.DrawFn) -> Robot:
    """A random tree of up to 12 joints of all kinds, listed in a random order."""
    count = draw(st.integers(1, 12))
    generator = torch.Generator().manual_seed(draw(st.integers(0, 2**32)))
    joints = []
    for i in range(count):
        kind = draw(st.sampled_from(["fixed", "revolute", "prismatic", "screw", "planar", "spherical", "free"]))
        scalars = [j.name for j in joints if j.kind in ("revolute", "prismatic", "screw")]
        mimic = draw(st.sampled_from([None, *scalars])) if kind in ("revolute", "prismatic", "screw") else None
        axis = torch.randn(3, generator=generator, dtype=DOUBLE)
        joints.append(
            Joint(
                name=f"j{i}",
                parent=f"l{draw(st.integers(0, i))}",
                child=f"l{i + 1}",
                kind=kind,
                origin=Pose.random(generator=generator, dtype=DOUBLE),
                axis=axis,
                pitch=draw(st.sampled_from([0.0, -0.5])),
                mimic=mimic,
                multiplier=draw(st.sampled_from([1.0, -0.5])),
                offset=draw(st.sampled_from([0.0, 0.25])),
            )
        )
    return Robot.from_joints(draw(st.permutations(joints)), dtype=DOUBLE)


@given(trees())
@settings(max_examples=40, deadline=None, derandomize=True)
def test_forward_of_random_trees_is_the_product_of_matrices(robot: Robot) -> None:
    q = robot.random(2, generator=torch.Generator().manual_seed(3))
    torch.testing.assert_close(robot.forward(q).matrix(), reference(robot, q), rtol=0, atol=1e-12)


@pytest.mark.slow
def test_derivatives_with_respect_to_configurations_origins_and_axes() -> None:
    robot = every_kind()
    q = robot.random(2, generator=torch.Generator().manual_seed(0)).requires_grad_()
    position, quaternion = robot.origins.position.clone(), robot.origins.quaternion.clone()
    inputs = [q, *[x.detach().requires_grad_() for x in (position, quaternion, robot.axes)]]

    def f(q: torch.Tensor, *tensors: torch.Tensor) -> tuple[torch.Tensor, ...]:
        changed = robot.replace(origins=Pose(tensors[0], tensors[1]), axes=tensors[2])
        matrices = changed.forward(q).matrix()[..., (2, 4, 5, 6, 7, 8), :3, :]
        return (matrices,)

    weights = torch.randn(2, 6, 3, 4, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    assert torch.autograd.gradcheck(f, inputs, fast_mode=True)
    assert torch.autograd.gradgradcheck(*joined(f, inputs), weights, fast_mode=True, rtol=1e-5, atol=1e-6)


def test_gradients_are_those_of_the_product_of_matrices() -> None:
    robot = ROBOTS["humanoid"]
    q = robot.random(3, generator=torch.Generator().manual_seed(0)).requires_grad_()
    weights = torch.randn(3, 29, 4, 4, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))
    (ours,) = torch.autograd.grad((robot.forward(q).matrix() * weights).sum(), q)
    (theirs,) = torch.autograd.grad((reference(robot, q) * weights).sum(), q)
    torch.testing.assert_close(ours, theirs, rtol=1e-12, atol=1e-12)


def test_forward_mode_vmap_and_compile_agree_with_eager() -> None:
    robot = ROBOTS["every kind"]
    q = robot.random(3, generator=torch.Generator().manual_seed(0))
    dq = torch.randn(3, robot.nq, dtype=DOUBLE, generator=torch.Generator().manual_seed(1))

    def matrices(q: torch.Tensor) -> torch.Tensor:
        return robot.forward(q).matrix()

    _, tangent = torch.func.jvp(matrices, (q,), (dq,))
    _, expected = torch.func.jvp(lambda q: reference(robot, q), (q,), (dq,))
    torch.testing.assert_close(tangent, expected, rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(torch.vmap(matrices)(q), matrices(q))
    compiled = torch.compile(matrices, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(q), matrices(q))


@pytest.mark.parametrize(("dtype", "tolerance"), [(torch.float32, 4e-6), (torch.float16, 0.02), (torch.bfloat16, 0.15)])
def test_dtypes(dtype: torch.dtype, tolerance: float) -> None:
    robot = ROBOTS["humanoid"].to(dtype)
    q = robot.random(4, generator=torch.Generator().manual_seed(0))
    poses = robot.forward(q)
    assert poses.dtype == dtype
    expected = reference(robot.to(DOUBLE), q.double())
    assert (poses.double().matrix() - expected).abs().max() < tolerance


def test_links_asked_for_come_in_the_order_asked_for() -> None:
    robot = ROBOTS["humanoid"]
    q = robot.random(2)
    everything = robot.forward(q)
    index = [robot.links.index(name) for name in ("rhand", "lfoot", "rhand")]
    some = robot.forward(q, ["rhand", "lfoot", "rhand"])
    assert some.shape == (2, 3) and some.allclose(everything[:, index], atol=1e-12)
    one = robot.forward(q, "lfoot")
    assert one.shape == (2,) and one.allclose(everything[:, index[1]], atol=1e-12)


def test_the_base_may_be_anywhere() -> None:
    robot = ROBOTS["arm"]
    q, base = robot.random(2), Pose.random(3, 1, dtype=DOUBLE)
    assert robot.forward(q, world_T_base=base).allclose(base[..., None] @ robot.forward(q), atol=1e-12)
    assert robot.forward(q, "l8", base).allclose(base @ robot.forward(q, "l8"), atol=1e-12)


def test_points_of_a_link_are_carried_along() -> None:
    robot = ROBOTS["arm"]
    q, points = robot.random(2), torch.randn(2, 3, dtype=DOUBLE)
    torch.testing.assert_close(robot.apply(q, "l7", points), robot.forward(q)[:, 7].apply(points))


def test_a_batch_of_origins_is_a_batch_of_robots() -> None:
    robot = ROBOTS["arm"]
    q = robot.random(4)
    noise = torch.randn(4, 9, 6, dtype=DOUBLE) * 0.01
    robots = robot.replace(origins=robot.origins.retract(noise))
    poses = robots.forward(q)
    for i in range(4):
        alone = robot.replace(origins=robot.origins.retract(noise[i])).forward(q[i])
        assert poses[i].allclose(alone, atol=1e-12)


def test_mimic_joints_follow() -> None:
    robot = ROBOTS["gripper"]
    assert robot.joints == ("left_joint",) and robot.nq == 1
    poses = robot.forward([0.02], ["right", "dial"])
    torch.testing.assert_close(poses.position[0], torch.tensor([0.0, -0.05 - 0.02, 0.0], dtype=DOUBLE))
    assert poses[1].rotation.angle().item() == pytest.approx(40 * 0.02)


def test_a_configuration_by_names() -> None:
    robot = ROBOTS["every kind"]
    q = robot.random(2)
    parts = {"r": q[:, 0], "s": q[:, 1], "b": q[:, 2:6], "p": q[:, 6], "l": q[:, 7:10], "f": q[:, 10:]}
    assert robot.joints == tuple(parts)
    assert robot.forward(dict(reversed(parts.items()))).allclose(robot.forward(q))
    assert robot.forward(parts | {"r": 0.5}).allclose(robot.forward(torch.cat((q[:, :1] * 0 + 0.5, q[:, 1:]), 1)))


def test_joints_that_a_dict_leaves_out_are_neutral_or_where_default_says() -> None:
    robot = ROBOTS["every kind"]
    values = {"r": torch.tensor([0.25, 0.5], dtype=DOUBLE), "b": [0.0, 1.0, 0.0, 0.0]}
    expected = robot.neutral(2)
    expected[:, 0] = values["r"]
    expected[:, 2:6] = torch.tensor(values["b"])
    torch.testing.assert_close(robot.configuration(values), expected, rtol=0, atol=0)
    assert robot.forward(values).allclose(robot.forward(expected), atol=1e-15)
    assert robot.configuration({}).tolist() == robot.neutral().tolist()
    default = robot.random(2, generator=torch.Generator().manual_seed(0))
    filled = robot.configuration({"r": 0.25}, default=default)
    assert filled[:, 0].tolist() == [0.25, 0.25] and torch.equal(filled[:, 1:], default[:, 1:])
    assert torch.equal(robot.configuration(default), default)
    with pytest.raises(ShapeError, match=r"Robot.configuration: default must have shape \(..., 17\), got \(2,\)"):
        robot.configuration({"r": 1.0}, default=torch.zeros(2))


def test_robots_are_pytrees_and_pickle() -> None:
    robot = ROBOTS["every kind"]
    q = robot.random()
    leaves, spec = torch.utils._pytree.tree_flatten(robot)
    again = torch.utils._pytree.tree_unflatten(leaves, spec)
    stored = len(pickle.dumps(robot))
    robot.forward(q, robot.links[1:3])
    assert len(pickle.dumps(robot)) == stored  # no table of a call
    for other in (again, pickle.loads(pickle.dumps(robot)), copy.deepcopy(robot), copy.copy(robot)):
        assert isinstance(other, Robot) and other.tree == robot.tree
        assert other.forward(q).allclose(robot.forward(q))


@pytest.mark.parametrize("first", ("grad", "vmap", "fake"))
def test_a_first_call_in_a_transform_or_a_mode_leaves_no_trace(first: str) -> None:
    robot = copy.deepcopy(ROBOTS["every kind"])
    q, other = robot.random(), copy.deepcopy(robot)

    def height(q: Tensor) -> Tensor:
        return robot.forward(q).position[..., 2].sum() + robot.jacobian(q, robot.links[-1]).square().sum()

    if first == "fake":
        with FakeTensorMode(allow_non_fake_inputs=True):
            robot.forward(torch.zeros(robot.nq, dtype=torch.float64))
    else:
        {"grad": torch.func.grad, "vmap": torch.func.vmap}[first](height)(q if first == "grad" else q.expand(2, -1))
    again = pickle.loads(pickle.dumps(robot))
    assert again.forward(q).allclose(other.forward(q)) and robot.forward(q).allclose(other.forward(q))
    torch.testing.assert_close(robot.jacobian(q, robot.links[-1]), other.jacobian(q, robot.links[-1]))


def test_errors_of_forward() -> None:
    robot = ROBOTS["every kind"]
    q = robot.random()
    with pytest.raises(
        ShapeError, match=r"Robot.forward: q must have shape \(..., 17\), got \(3,\); its joints are r, s, b \(4\)"
    ):
        robot.forward(torch.zeros(3))
    with pytest.raises(ArgumentError, match=r"Robot.forward: links: there is no link 'hand'; the links are base, arm"):
        robot.forward(q, ["hand"])
    with pytest.raises(ArgumentError, match=r"Robot.forward: q: there is no joint 'm' with a number"):
        robot.forward({"m": 1.0})
    with pytest.raises(ShapeError, match=r"Robot.forward: q\['b'\] must have shape \(..., 4\), got \(3,\)"):
        robot.forward({"r": 0, "s": 0, "b": [0, 0, 0], "p": 0, "l": [0, 0, 0], "f": [0, 0, 0, 1, 0, 0, 0]})
    with pytest.raises(ArgumentError, match=r"Robot.forward: world_T_base must be a Pose, got Tensor"):
        robot.forward(q, world_T_base=torch.eye(4))


def test_a_first_call_in_inference_mode_leaves_later_gradients_possible() -> None:
    robot = Robot.from_urdf(ARM, dtype=DOUBLE)
    with torch.inference_mode():
        robot.forward(robot.neutral())
        robot.jacobian(robot.neutral(), "l8")
    q = robot.neutral().requires_grad_()
    robot.forward(q, "l8").position.sum().backward()
    torch.testing.assert_close(q.grad, robot.jacobian(q.detach(), "l8")[:3].sum(0), rtol=0, atol=1e-14)
