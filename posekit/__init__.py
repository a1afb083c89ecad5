"""Rigid-body geometry for PyTorch: immutable, batched, differentiable poses on fused Warp kernels.

Examples in docstrings begin after ``import torch`` and ``import posekit as pk``.
"""

import gc
from typing import TYPE_CHECKING

# A full collection would visit torch's objects: half of the time that this import takes (0.1 of 0.2 s).
_collecting = gc.isenabled()
gc.disable()
try:
    from . import algebra, errors
    from .autograd import GradFactor, NestedContext, NestedFunction, scale_grad
    from .engine import Index, op, routes, workspace
    from .engine import make_old as _make_old
    from .errors import (
        ArgumentError,
        BuildError,
        CaptureError,
        DeviceError,
        DTypeError,
        FileFormatError,
        FormatError,
        ImmutableError,
        IndexingError,
        MissingExtraError,
        OptionError,
        OverwrittenError,
        PosekitError,
        ShapeError,
        UnknownNameError,
        ValidationError,
    )
    from .geometry import (
        Loss,
        align_vectors,
        angular_velocity,
        bracket,
        chain,
        cumulative,
        hat,
        jacobian,
        kabsch,
        kalman_update,
        tangent_grad,
        umeyama,
        vee,
    )
    from .values import (
        Camera,
        Pose,
        Pose2,
        Rotation,
        Rotation2,
        Similarity,
        Trajectory,
        UncertainPose,
        UncertainRotation,
        cat,
        explain_function,
        explained,
        register_group,
        stack,
        where,
    )

    _make_old()
finally:
    if _collecting:
        gc.enable()

if TYPE_CHECKING:
    from . import (
        distributions,
        functions,
        imu,
        interop,
        io,
        kinematics,
        metrics,
        nn,
        ops,
        registration,
        sampling,
        testing,
        transform,
        uncertainty,
        viz,
    )
    from .frames import FrameBuffer, FrameTree
    from .io import bundle_adjustment
    from .kinematics import Robot
    from .optimisation import LeastSquaresResult, Problem, ProblemResult, least_squares
    from .registration import hand_eye, icp, pnp, register, triangulate

__all__ = [
    "ArgumentError",
    "BuildError",
    "Camera",
    "CaptureError",
    "DTypeError",
    "DeviceError",
    "FileFormatError",
    "FormatError",
    "FrameBuffer",
    "FrameTree",
    "GradFactor",
    "ImmutableError",
    "Index",
    "IndexingError",
    "LeastSquaresResult",
    "Loss",
    "MissingExtraError",
    "NestedContext",
    "NestedFunction",
    "OptionError",
    "OverwrittenError",
    "Pose",
    "Pose2",
    "PosekitError",
    "Problem",
    "ProblemResult",
    "Robot",
    "Rotation",
    "Rotation2",
    "ShapeError",
    "Similarity",
    "Trajectory",
    "UncertainPose",
    "UncertainRotation",
    "UnknownNameError",
    "ValidationError",
    "algebra",
    "align_vectors",
    "angular_velocity",
    "bracket",
    "bundle_adjustment",
    "cat",
    "chain",
    "cumulative",
    "distributions",
    "errors",
    "functions",
    "hand_eye",
    "hat",
    "icp",
    "imu",
    "interop",
    "io",
    "jacobian",
    "kabsch",
    "kalman_update",
    "kinematics",
    "least_squares",
    "metrics",
    "nn",
    "op",
    "ops",
    "pnp",
    "register",
    "register_group",
    "registration",
    "routes",
    "sampling",
    "scale_grad",
    "stack",
    "tangent_grad",
    "testing",
    "transform",
    "triangulate",
    "umeyama",
    "uncertainty",
    "vee",
    "viz",
    "where",
    "workspace",
]
__version__ = "0.3.0"
# Modules that are loaded on first use.
_ON_USE = (
    *(
        "distributed",
        "distributions",
        "functions",
        "imu",
        "interop",
        "io",
        "kinematics",
        "metrics",
        "nn",
        "ops",
        "registration",
        "sampling",
    ),
    *("testing", "transform", "uncertainty", "viz"),
)
# Modules whose names users look for in posekit itself, in this order.
_SEARCHED = (
    *("transform", "io", "viz", "kinematics", "registration", "interop", "metrics", "nn", "sampling", "imu"),
    "distributions",
)
# Names that are loaded from these on first use.
_FROM = {
    **dict.fromkeys(("LeastSquaresResult", "Problem", "ProblemResult", "least_squares"), "optimisation"),
    **dict.fromkeys(("FrameBuffer", "FrameTree"), "frames"),
    "Robot": "kinematics",
    "bundle_adjustment": "io",
    **dict.fromkeys(("hand_eye", "icp", "pnp", "register", "triangulate"), "registration"),
}


def _calibrate(*values: object) -> object:
    from .registration import calibrate  # loaded by the first call

    return calibrate(*values)


Camera._calibrate = _calibrate


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


if not TYPE_CHECKING:  # for type checkers, other names are errors

    def __getattr__(name: str) -> object:
        import importlib

        if name in _ON_USE:
            return importlib.import_module(f".{name}", __name__)
        if name in _FROM:
            value: object = getattr(importlib.import_module(f".{_FROM[name]}", __name__), name)
            globals()[name] = value
            return value
        remedy = explain_function(name, _module_of)
        if remedy:
            raise explained(remedy)
        module = importlib.import_module(__name__)  # with which Python suggests the nearest name
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=module)

    def _module_of(name: str) -> str | None:
        """The public module that has a name."""
        return next((f"{__name__}.{module}" for module in _SEARCHED if name in _names_of(module)), None)

    def _names_of(module: str) -> list[str]:
        """The public names of a module, without an import where its source has them: some load for seconds."""
        import ast
        import importlib.util
        import re
        from importlib.abc import InspectLoader

        spec = None if module in globals() else importlib.util.find_spec(f".{module}", __name__)
        source = spec.loader.get_source(spec.name) if spec and isinstance(spec.loader, InspectLoader) else None
        listed = re.search(r"^__all__ = (\[[^]]*\])", source, re.MULTILINE) if source else None
        return ast.literal_eval(listed[1]) if listed else importlib.import_module(f".{module}", __name__).__all__
