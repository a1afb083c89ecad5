"""Every method of robots that takes tensors, and clearances, compiled as one graph of any batch."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

from posekit import Pose
from posekit.kinematics import Planes, Robot, clearance, self_clearance
from tests.kinematics.examples import DOUBLE, every_kind
from tests.support import marks
from tests.support.compiling import quiet

pytestmark = quiet
ROBOT = every_kind()
SPHERES = ["arm", "cart", "ball", "tag"]
CENTRES = torch.randn(4, 3, dtype=DOUBLE, generator=torch.Generator().manual_seed(2))
PAIRS = torch.tensor([[0, 1], [1, 3], [2, 3]])
Function = Callable[[Tensor, Tensor], Tensor]


def spheres(q: Tensor) -> object:
    return ROBOT.spheres(q, CENTRES, 0.1, SPHERES)


def by_names(q: Tensor) -> dict[str, Tensor]:
    return {"r": q[..., 0], "b": q[..., 2:6]}


def calibrated(q: Tensor, v: Tensor) -> Tensor:
    longer = Pose(ROBOT.origins.position * 2, ROBOT.origins.quaternion)
    return ROBOT.replace(origins=longer).forward(q, "ball").position


CALLS: dict[str, Function] = {
    "forward": lambda q, v: ROBOT.forward(q).matrix(),
    "forward, some links": lambda q, v: ROBOT.forward(q, ["tag", "ball"]).matrix(),
    "forward, a link and a base": lambda q, v: ROBOT.forward(q, "ball", Pose.exp(v[..., :6])).matrix(),
    "forward, by names": lambda q, v: ROBOT.forward(by_names(q), "cart").matrix(),
    "configuration": lambda q, v: ROBOT.configuration(by_names(q), default=2 * q),
    "apply": lambda q, v: ROBOT.apply(q, "ball", v[..., :3]),
    "spheres": lambda q, v: spheres(q).centres,
    "clearance": lambda q, v: clearance(spheres(q), Planes([0, 0, 1.0, 0.5])),
    "self_clearance": lambda q, v: self_clearance(spheres(q), PAIRS),
    "jacobian": lambda q, v: ROBOT.jacobian(q, "ball"),
    "jacobian, body, at a point": lambda q, v: ROBOT.jacobian(q, "ball", "body", v[..., :3]),
    "jacobian, spatial, not consecutive": lambda q, v: ROBOT.jacobian(q, "cart", "world"),
    "differential_ik": lambda q, v: ROBOT.differential_ik(q, v[..., :6], "ball", dt=0.1, damping=0.1),
    "differential_ik, along": lambda q, v: ROBOT.differential_ik(q, v[..., :6], "ball", dt=1.0, keep_direction=True),
    "velocity": lambda q, v: ROBOT.velocity(q, v, "ball"),
    "acceleration": lambda q, v: ROBOT.acceleration(q, v, 2 * v, "ball", "body"),
    "clamp": lambda q, v: ROBOT.clamp(q),
    "retract": lambda q, v: ROBOT.retract(q, v),
    "local": lambda q, v: ROBOT.local(q, 2 * q + 1),
    "compiled": lambda q, v: ROBOT_COMPILED(q).position,
    "neutral": lambda q, v: ROBOT.neutral(q.shape[0]) * q,
    "to": lambda q, v: ROBOT.to(torch.float32).forward(q.float(), "ball").position,
    "replace": calibrated,
}
ROBOT_COMPILED = ROBOT.compiled(["ball"])
# Methods that make a robot or return numbers of a robot, and why the others are missing.
NOT_COMPILED = {
    "example": "reads a file",
    "attach": "adds shapes to links",
    "bodies": "reads a file",
    "frame_tree": "a tree of poses of `forward`",
    "from_urdf": "reads a file",
    "from_mjcf": "reads a file",
    "from_dh": "makes a robot",
    "from_joints": "makes a robot",
    **dict.fromkeys(["double", "float", "half", "bfloat16", "cpu", "cuda"], "is `to`"),
    "chain": "makes a robot",
    "fix": "makes a robot",
    "fold_fixed": "makes a robot",
    "add_frame": "makes a robot",
    "residual": "returns a function",
    "sphere_pairs": "returns a constant",
    "disabled_pairs": "reads a file",
    "random": "reads the limits",
    **dict.fromkeys(
        [
            *("center_of_mass", "center_of_mass_jacobian", "forward_dynamics", "gravity_torque", "inertia_regressor"),
            *("integrate", "inverse_dynamics", "kinetic_energy", "mass_matrix", "mass_matrix_solve", "momentum"),
            *("nonlinear_effects", "potential_energy", "inverse_dynamics_derivatives", "forward_dynamics_derivatives"),
        ],
        "compiled by tests/fuzz/test_ways.py",
    ),
    "plan": "a search, which torch.compile leaves out",
    "ik": "a graph break: see test_forward_mode_and_compiled_calls",
}


def test_every_method_is_tested() -> None:
    methods = {name for name in dir(Robot) if not name.startswith("_") and callable(getattr(Robot, name))}
    assert methods | {"clearance", "self_clearance"} == {name.partition(",")[0] for name in CALLS} | set(NOT_COMPILED)


@functools.cache
def expected(name: str, count: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Arguments, the result of the eager call, and the gradient of its sum with weights."""
    generator = torch.Generator().manual_seed(count)
    q = ROBOT.random(count, generator=generator).requires_grad_()
    v = torch.randn(count, ROBOT.nv, dtype=DOUBLE, generator=generator)
    y = CALLS[name](q, v)
    (gradient,) = torch.autograd.grad((y * torch.arange(y.numel()).reshape(y.shape).cos()).sum(), q)
    return q.detach(), v, y.detach(), gradient


BY_DEFAULT = ("forward", "apply")
COUNTS = (11, 13)  # no other dimension has these sizes, which torch would take for one


# Static graphs: tests/fuzz/test_ways.py.
@pytest.mark.parametrize("name", [name if name in BY_DEFAULT else marks.slow(name) for name in CALLS])
def test_a_compiled_call_is_one_graph_with_the_values_and_gradients_of_the_eager_one(name: str) -> None:
    torch._dynamo.reset()
    backend = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(CALLS[name], fullgraph=True, backend=backend)
    tolerance = {"rtol": 1e-5, "atol": 1e-5} if name == "to" else {"rtol": 1e-12, "atol": 1e-12}
    for count in COUNTS:
        q, v, result, gradient = expected(name, count)
        q = q.clone().requires_grad_()
        for x in (q, v):
            torch._dynamo.mark_dynamic(x, 0)
        y = compiled(q, v)
        torch.testing.assert_close(y.detach(), result, **tolerance)
        (found,) = torch.autograd.grad((y * torch.arange(y.numel()).reshape(y.shape).cos()).sum(), q)
        torch.testing.assert_close(found, gradient, **tolerance)
    assert backend.frame_count == 1
