"""Every public function of tensors in every way of torch: derivatives, transforms, compilers, dtypes and layouts.

Second derivatives are computed in one of two ways, in turn from name to name, and every second name takes half
precision: see `ways.in_turn`.
"""

from __future__ import annotations

import fnmatch
import inspect

import pytest
import torch

import posekit as pk
from tests.fuzz import ways
from tests.fuzz.subject import Subject, _members, public_names
from tests.fuzz.table import EXEMPT, SUBJECTS
from tests.fuzz.table.further import FURTHER
from tests.support import marks

SHARE = 25  # one name of so many is called by the plain command

_SEARCH = (
    "searches, for as many steps as the numbers ask for; its gradients: tests/registration, tests/kinematics/test_ik*"
)
_METRICS = "statistics of trajectories, composed of ops that have rows: tests/metrics"
_MODEL = "a description of a robot: tests/kinematics"
# Names without a row here.
WITHOUT: dict[str, str] = {
    **dict.fromkeys(
        ("Camera.calibrate", "hand_eye", "icp", "pnp", "register", "triangulate", "Robot.ik", "Robot.plan"), _SEARCH
    ),
    "bundle_adjustment": _SEARCH,
    "Robot.residual": "returns a residual of least_squares: tests/kinematics",
    **dict.fromkeys(("registration.downsample", "registration.normals"), "choose neighbours: tests/registration"),
    **dict.fromkeys((f"metrics.{name}" for name in pk.metrics.__all__), _METRICS),
    **dict.fromkeys(
        ("LeastSquaresResult", "Loss", "Problem", "ProblemResult"), "results and options: tests/optimisation"
    ),
    **{f"registration.{name}": "a result" for name in ("Calibration", "HandEye", "Registration", "Triangulation")},
    **{
        f"kinematics.{name}": _MODEL
        for name in (
            "Avoidance",
            "Cost",
            "Boxes",
            "Capsules",
            "Cylinders",
            "DistanceGrid",
            "HeightMap",
            "IKResult",
            "Inertias",
            "Joint",
            "JointKind",
            "Plan",
            "Planes",
            "Spheres",
        )
    },
    **{f"nn.{name}": "a module: tests/nn" for name in pk.nn.__all__ if name[0].isupper()},
    **dict.fromkeys(("nn.diffusion", "nn.flow"), "random, or of a network: tests/nn/test_generative.py"),
    **{f"imu.{name}": "a result and options: tests/imu" for name in ("Noise", "Preintegrated")},
    "imu.windows": "chooses steps by their times: tests/imu/test_windows.py",
    **{f"interop.{name}": "another library's object: tests/interop" for name in pk.interop.__all__},
    **{f"algebra.{name}": "row of tests/math/test_algebra_functions.py" for name in pk.algebra.__all__},
    "kinematics.register_joint_kind": "declares a kind: tests/kinematics",
    "register_group": "declares a group: tests/values/test_registered_groups.py",
    "FrameBuffer": "stores poses: tests/frames",
    **{f"distributions.{name}": "compared with mpmath by tests/distributions" for name in pk.distributions.__all__},
    "FrameTree": "looks up poses by names, composed of ops that have rows: tests/frames",
    "Robot": _MODEL,
    "Robot.frame_tree": "a tree of poses of `Robot.forward`: tests/kinematics/test_frame_trees.py",
    "Trajectory.crop": "chooses keys by their times: tests/values/test_trajectory_frames.py",
}
ROBOT_DESCRIBED = {  # members of Robot that take no configuration
    *(
        "add_frame",
        "attach",
        "residual",
        "apply",
        "armature",
        "axes",
        "bodies",
        "damping",
        "inertias",
        "chain",
        "configuration",
        "device",
        "dof",
        "dtype",
        "effort_limits",
        "example",
        "fix",
    ),
    *("bfloat16", "cpu", "cuda", "double", "float", "half"),
    *("fold_fixed", "from_dh", "from_joints", "from_mjcf", "from_urdf", "joints", "kinds", "limits", "links", "lower"),
    *("multipliers", "neutral", "nq", "nv", "offsets", "origins", "parents", "pitches", "random", "replace"),
    *("disabled_pairs", "sphere_pairs", "to", "tree", "upper", "velocity_limits"),
}


def rows() -> dict[str, Subject]:
    """The first row of each public name."""
    firsts: dict[str, Subject] = {}
    for row in (*SUBJECTS.values(), *FURTHER.values()):
        firsts.setdefault(row.public, row)
    return firsts


ROWS = rows()


def inherited(name: str) -> str:
    """A name that a method or property of the values' base classes has in all classes; of others their own name."""
    owner, _, member = name.rpartition(".")
    if not isinstance(getattr(pk, owner, None), type):
        return name
    found = inspect.getattr_static(getattr(pk, owner), member)
    code = getattr(inspect.unwrap(getattr(found, "fget", found)), "__code__", None)
    return member if code is not None and "/values/base/" in code.co_filename else name


def turns() -> dict[str, int]:
    """The turn of each public name: in the order of those of its class or module, which begin one after the other."""
    owners: dict[str, list[str]] = {}
    for name in ROWS:
        owners.setdefault(name.rpartition(".")[0], []).append(name)
    return {name: k + first for first, names in enumerate(owners.values()) for k, name in enumerate(names)}


TURNS = turns()


def for_one_class() -> list[str]:
    """The names whose graphs are compiled: of what several classes inherit, that of one class, in turn."""
    rows: dict[str, list[str]] = {}
    for name in ROWS:
        rows.setdefault(inherited(name), []).append(name)
    return [names[turn % len(names)] for turn, names in enumerate(rows.values())]


def has_no_numbers(name: str) -> bool:
    """Whether a name is a file, a picture, an index, an error, or a method of every class that has its own tests."""
    of_every_class = name.rpartition(".")[2] in EXEMPT and "." in name
    others = ("NestedContext", "NestedFunction", "routes", "workspace", *pk.errors.__all__)
    return (
        of_every_class
        or name in (*others, "Pose.__rmatmul__", "Rotation.__rmatmul__")
        or name.startswith(("io.", "viz.", "ops.", "Index"))
    )


@pytest.mark.guarantee("Guarantees", "derivatives")
def test_every_public_function_of_tensors_has_a_row_or_a_reason() -> None:
    robot = {f"Robot.{name}" for name in _members(pk.kinematics.Robot) if not name.startswith("_")}
    names = public_names() | (robot - {f"Robot.{name}" for name in ROBOT_DESCRIBED})
    known = {row.public for row in ROWS.values()} | WITHOUT.keys()
    assert [name for name in sorted(names - known) if not has_no_numbers(name)] == []


def test_no_name_is_missing_by_mistake() -> None:
    robot = set(_members(pk.kinematics.Robot))
    assert ROBOT_DESCRIBED - robot == set()
    known = public_names() | {f"Robot.{name}" for name in robot}
    assert (FURTHER.keys() | WITHOUT.keys()) - known == set()
    for names, _, reason in ways.NOT:
        assert [n for n in names if not any(fnmatch.fnmatchcase(row, n) for row in ROWS)] == [], reason


@pytest.mark.parametrize("name", [marks.slow(name) if k % SHARE else name for k, name in enumerate(ROWS)])
def test_a_public_function_in_every_way(name: str) -> None:
    assert ways.judged(ROWS[name], ways.in_turn(name, TURNS[name])) == {}


def test_each_way_has_its_turn_in_each_class_and_module() -> None:
    differentiable = [n for n, row in ROWS.items() if row.derivatives and row.orders and not ways.left_out(n)]
    taken: dict[str, list[set[str]]] = {}
    for name in differentiable:
        taken.setdefault(name.rpartition(".")[0], []).append({*ways.in_turn(name, TURNS[name])})
    assert all(set().union(*found) == ways.EAGER.keys() for found in taken.values() if len(found) > 3)
    for name in differentiable:
        assert ways.EAGER.keys() - ways.in_turn(name, TURNS[name]) <= {*ways.SECOND, "half"}
        assert len({*ways.SECOND} & ways.in_turn(name, TURNS[name]).keys()) == 1
    assert len({frozenset(found) for names in taken.values() for found in names}) == 4
    assert sum(len(found) > 3 for found in taken.values()) > 8


@pytest.mark.slow
@marks.needs_operators
@pytest.mark.filterwarnings("ignore")  # of torch.compile and torch.export
@pytest.mark.parametrize(("name", "turn"), [(name, k % 2) for k, name in enumerate(for_one_class())])
def test_a_public_function_compiled_and_exported(name: str, turn: int) -> None:
    assert ways.judged(ROWS[name], ways.COMPILED[turn]) == {}


@pytest.mark.parametrize("shape", [(), (0,), (1,), (3,), (2, 1)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_forward_mode_of_an_adjoint_in_every_batch(shape: tuple[int, ...], dtype: torch.dtype) -> None:
    x, v = torch.rand(*shape, 3, dtype=dtype), torch.rand(*shape, 3, dtype=dtype)

    def adjoint(x: torch.Tensor) -> torch.Tensor:
        return pk.Rotation.exp(x).adjoint()

    value, tangent = torch.func.jvp(adjoint, (x,), (v,))
    matrix, moved = torch.func.jvp(lambda x: pk.Rotation.exp(x).matrix(), (x,), (v,))
    torch.testing.assert_close(value, matrix)
    torch.testing.assert_close(tangent, moved)
