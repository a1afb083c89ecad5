"""The table of subjects: a row for each public name, and the names that need none, with the reason."""

from __future__ import annotations

import itertools

import posekit as pk
from tests.fuzz.subject import Subject
from tests.fuzz.table import cameras, conversions, estimates, functions, group, shapes, tensors

SOURCES = (
    group.group,
    conversions.of_rotations,
    conversions.of_poses,
    shapes.shapes,
    shapes.storage,
    shapes.comparisons,
    shapes.conversions,
    cameras.projections,
    cameras.cameras_as_values,
    cameras.comparisons_of_cameras,
    estimates.estimates,
    estimates.moving,
    estimates.keys,
    functions.joins,
    functions.chains,
    functions.alignments,
    functions.tangents,
    functions.scaling,
    functions.sampling,
    functions.random_values,
    tensors.transform,
    tensors.algebra,
)
SUBJECTS: dict[str, Subject] = {row.name: row for row in itertools.chain.from_iterable(s() for s in SOURCES)}

_RAISES = "raises for all arguments: tests/values/test_errors.py"
_ERROR = "an exception, which the fuzzer of malformed arguments expects"
_TYPE = "a type of declarations, which the rows of the algebra use"
_MAKING = "compared with SciPy by tests/values/test_making.py"
_TORCH = "a module or a loss of torch: tests/nn"
_SPHERES = (
    "compared with nearest points on surfaces by tests/math/test_contract.py and tests/kinematics/test_spheres.py"
)
_INTEROP = "takes or makes another library's object: tests/interop, with a fuzzer of its own"
_GROUPS = "compared with exponentials of matrices, and with all modes of torch, by tests/values/test_groups.py"
_UNCERTAIN = "compared with uncertain poses and with SciPy by tests/values/test_uncertain_rotation.py"
_INDEX = "not a function of tensors of floats: tests/engine/ops/test_gathered.py"
_REGISTERED = "compared with OpenCV, small_gicp and exact data by tests/registration"
_SOLVED = (
    "compared with SciPy and with 1000 problems solved one by one by tests/optimisation, graphs with gtsam by tests/io"
)
# By public name, or by what follows the last dot.
EXEMPT: dict[str, str] = {
    "__init__": "the class has a row",
    "__dir__": "names for interactive sessions",
    "__name__": "a text for an error of torch: tests/nn/test_parameters.py",
    "__format__": "a text: tests/values/test_display.py",
    "__contains__": _RAISES,
    "__delattr__": _RAISES,
    "__delitem__": _RAISES,
    "__add__": _RAISES,
    "__mul__": _RAISES,
    "__neg__": _RAISES,
    "__radd__": _RAISES,
    "__rmul__": _RAISES,
    "__rsub__": _RAISES,
    "__sub__": _RAISES,
    "__truediv__": _RAISES,
    "__setattr__": _RAISES,
    "__setitem__": _RAISES,
    "Pose.__rmatmul__": _RAISES,
    "Rotation.__rmatmul__": _RAISES,
    "cuda": "needs a device: tests/system/devices/test_gpu.py",
    "pin_memory": "needs a device: tests/system/devices/test_gpu.py",
    "NestedContext": "passed to the methods of a NestedFunction: tests/autograd/test_nested.py",
    "NestedFunction": "has no apply of its own; GradFactor and the samplers are subclasses with rows",
    **dict.fromkeys(("Pose.from_axis_angle", "Pose.from_euler", "Pose.from_rotvec", "Pose.from_translation"), _MAKING),
    "Pose.replace": "a constructor with defaults: tests/values/test_making.py",
    "Rotation.interpolate": "slerp under another name: tests/values/test_making.py",
    **dict.fromkeys(
        ("Index", "Index.__len__", "Index.__repr__", "Index.is_sorted", "Index.rows", "Index.size", "Index.to"), _INDEX
    ),
    "__reduce__": "pickling: tests/engine/ops/test_gathered.py",
    **dict.fromkeys(("Camera.calibrate", "hand_eye", "icp", "pnp", "register", "triangulate"), _REGISTERED),
    **dict.fromkeys(
        [
            f"registration.{name}"
            for name in ("Calibration", "HandEye", "Registration", "Triangulation", "downsample", "normals")
        ],
        _REGISTERED,
    ),
    **dict.fromkeys(("LeastSquaresResult", "Loss", "Problem", "ProblemResult", "least_squares"), _SOLVED),
    **dict.fromkeys(
        [f"algebra.{name}" for name in ("acos", "asin", "atan2", "cos", "exp", "log", "power", "sin", "tan")],
        "compared with mpmath by tests/math/test_algebra_functions.py",
    ),
    **dict.fromkeys(("Pose.planar", "Pose2", "Rotation.planar", "Rotation2", "Similarity"), _GROUPS),
    **dict.fromkeys(("UncertainPose.rotation", "UncertainRotation"), _UNCERTAIN),
    "UncertainPose.lift": "compared with operations in space by tests/values/test_uncertain_planar.py",
    **{f"imu.{name}": "compared with gtsam and matrix exponentials by tests/imu" for name in pk.imu.__all__},
    **{f"distributions.{name}": "compared with mpmath by tests/distributions" for name in pk.distributions.__all__},
    **dict.fromkeys(("FrameBuffer", "FrameTree"), "poses by names, composed of ops that have rows: tests/frames"),
    "bundle_adjustment": "compared with SciPy by tests/io/test_bundle_adjustment.py",
    "jacobian": "takes a function: tests/geometry/test_jacobians.py",
    "kalman_update": "takes a function: tests/geometry/test_filtering.py",
    "kinematics.Inertias": "a field of robots: tests/kinematics/test_inertias.py",
    "kinematics.Joint": "a description: tests/kinematics/test_robots.py",
    **dict.fromkeys(
        ("register_group", "algebra.field"), "declares a group of a user: tests/values/test_registered_groups.py"
    ),
    **dict.fromkeys(
        ("kinematics.JointKind", "kinematics.register_joint_kind"),
        "a table of functions: tests/kinematics/test_joint_kinds.py",
    ),
    "Robot": "compared with Pinocchio, MuJoCo and products of matrices by tests/kinematics",
    "kinematics.Cost": "of Robot.ik: tests/kinematics/test_ik_costs.py",
    **dict.fromkeys(("kinematics.Avoidance", "kinematics.IKResult"), "of Robot.ik: tests/kinematics/test_ik_avoid.py"),
    "kinematics.Plan": "of Robot.plan: tests/kinematics/test_plan.py",
    **{
        f"kinematics.{name}": _SPHERES
        for name in (
            "Boxes",
            "Capsules",
            "Cylinders",
            "DistanceGrid",
            "HeightMap",
            "Planes",
            "Spheres",
            "clearance",
            "self_clearance",
        )
    },
    "Trajectory.crop": "selects keys by their times: tests/values/test_trajectory_frames.py",
    "metrics.TrajectoryError": "compared with evo by tests/metrics",
    **dict.fromkeys(["metrics.ErrorTable", "metrics.table"], "statistics of results, tested by tests/metrics"),
    **dict.fromkeys([f"metrics.{name}" for name in ("associate", "ate", "rpe")], "compared with evo by tests/metrics"),
    **{f"io.{name}": "files: tests/io" for name in pk.io.__all__},
    "ops.pose": "the ops of the methods, as a namespace: tests/geometry/test_ports.py",
    "ops.rotation": "the ops of the methods, as a namespace: tests/geometry/test_ports.py",
    **{f"nn.{name}": _TORCH for name in pk.nn.__all__},
    **{f"interop.{name}": _INTEROP for name in pk.interop.__all__},
    **{f"viz.{name}": "draws, and returns no numbers: tests/viz" for name in pk.viz.__all__},
    "routes": "records calls: tests/engine/ops/test_routes.py",
    "workspace": "hands out memory, not numbers: tests/engine/runtime/test_workspace.py",
    **dict.fromkeys(pk.errors.__all__, _ERROR),
    **{f"algebra.{name}": _TYPE for name in pk.algebra.__all__ if name[0].isupper()},
}


def exempt(name: str) -> str | None:
    """The reason why a public name needs no row, or None."""
    return EXEMPT.get(name) or EXEMPT.get(name.rpartition(".")[2])


def covered() -> set[str]:
    return {row.public for row in SUBJECTS.values()}
