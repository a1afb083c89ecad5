"""The reference: examples in docstrings run as printed, and every public function and method is documented."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
import torch

import posekit as pk

MODULES = sorted(m.name for m in pkgutil.walk_packages(pk.__path__, "posekit.") if not m.name.endswith("__main__"))
# What examples use without importing it: they can be typed after `import torch, posekit as pk`.
NAMES = {"torch": torch, "pk": pk}

# Functions on the symbolic numbers of a declaration, whose annotations describe the arguments, and methods as ops.
SYMBOLIC = ("posekit.algebra", "posekit.ops")
# Methods that torch calls, with the arguments that its documentation of `Function` describes.
CALLED_BY_MODULES = {"forward", "extra_repr", "reset_parameters", "right_inverse"}
CALLED_BY_TORCH = {"forward", "backward", "vjp", "jvp"}
# ``apply`` of the drop-in Functions: the docstring of the class lists its arguments.
DROP_IN = "posekit.compat.autograd_functions"


# Examples that need a library of an optional extra.
EXTRAS = {"posekit.kinematics.robot.Robot.from_mjcf": "mujoco"} | {
    f"posekit.io.arrow.{name}": "pyarrow" for name in ("from_arrow", "to_arrow", "read_parquet", "write_parquet")
}


def examples(name: str) -> list[doctest.DocTest]:
    module = importlib.import_module(name)
    found = doctest.DocTestFinder().find(module, name, globs=dict(NAMES))
    return [test for test in found if test.examples and importlib.util.find_spec(EXTRAS.get(test.name, "torch"))]


WITH_EXAMPLES = [name for name in MODULES if examples(name)]


@pytest.mark.slow(but=2)
@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_run_as_printed(name: str) -> None:
    torch.manual_seed(0)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for test in examples(name):
        runner.run(test, out=report.append)
    assert not report, "".join(report)


def public_modules() -> list[ModuleType]:
    found = [getattr(pk, name) for name in pk.__all__]
    found += [pk.nn.diffusion, pk.nn.flow]
    return [pk, *[x for x in found if isinstance(x, ModuleType) and x.__name__ not in SYMBOLIC]]


def functions(owner: str, kind: type) -> Iterator[tuple[str, Callable[..., Any]]]:
    """The public methods and properties of a class that posekit defines."""
    for name in dir(kind):
        if name.startswith("_"):
            continue
        method = inspect.getattr_static(kind, name)
        function = method.fget if isinstance(method, property) else getattr(method, "__func__", method)
        if inspect.isfunction(function) and function.__module__.startswith("posekit"):
            if name in CALLED_BY_TORCH and issubclass(kind, torch.autograd.Function):
                continue
            if name in CALLED_BY_MODULES and issubclass(kind, torch.nn.Module):
                continue
            if function.__module__ != DROP_IN:
                yield f"{owner}.{name}", function


def public_functions() -> dict[str, Callable[..., Any]]:
    """The public functions and methods, each once, by their qualified names."""
    found: dict[int, tuple[str, Callable[..., Any]]] = {}
    for module in public_modules():
        for name in module.__all__:
            value, title = getattr(module, name), f"{module.__name__}.{name}"
            if isinstance(value, ModuleType) or name == "errors":
                continue
            if inspect.isfunction(value):
                pairs = [(title, inspect.unwrap(value))]
            else:
                pairs = list(functions(title, value if isinstance(value, type) else type(value)))
            for title, function in pairs:
                found.setdefault(id(function), (title, function))
    return dict(found.values())


PUBLIC = public_functions()


def test_the_public_functions_are_found() -> None:
    assert {"posekit.Pose.apply", "posekit.Pose.reshape", "posekit.Trajectory.start", "posekit.kabsch"} <= PUBLIC.keys()
    assert {"posekit.workspace.clear", "posekit.transform.pose_inverse", "posekit.sampling.choice"} <= PUBLIC.keys()
    assert len(PUBLIC) > 150


def test_every_public_function_has_a_docstring_with_an_example() -> None:
    assert [name for name, function in PUBLIC.items() if ">>>" not in (inspect.getdoc(function) or "")] == []


def test_every_public_class_and_function_has_an_example() -> None:
    missing = []
    for module in [pk, *[x for x in (getattr(pk, name) for name in pk.__all__) if isinstance(x, ModuleType)]]:
        for name in module.__all__:
            value = getattr(module, name)
            # The base class of the errors and the module of the drop-in Functions have the example for all of these.
            if inspect.isclass(value) and value is not pk.PosekitError and issubclass(value, pk.PosekitError):
                continue
            if inspect.isclass(value) and value.__module__ == "posekit.functions":
                continue
            if (inspect.isclass(value) or inspect.isfunction(value)) and ">>>" not in (value.__doc__ or ""):
                missing.append(f"{module.__name__}.{name}")
    assert missing == []
    assert ">>>" in str(pk.functions.__doc__)


def test_every_parameter_is_described() -> None:
    missing = []
    for name, function in PUBLIC.items():
        _, _, described = (inspect.getdoc(function) or "").partition("\nArgs:\n")
        section = re.split(r"\n(?=\S)", described)[0]
        names = re.findall(r"^    \*{0,2}(\w+):", section, flags=re.MULTILINE)
        parameters = [p for p in inspect.signature(function).parameters if p not in ("self", "cls")]
        if names != parameters:
            missing.append(f"{name}({', '.join(parameters)}): Args has {names}")
    assert missing == []
