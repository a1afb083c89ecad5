"""Malformed input: every function raises a typed error that names it, or returns a valid value. Missing libraries."""

from __future__ import annotations

import inspect
import random
import sys
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pypose
import pytest
import roma
import torch
from pytransform3d.transform_manager import TransformManager
from scipy.spatial.transform import RigidTransform
from scipy.spatial.transform import Rotation as ScipyRotation

import posekit as pk
from posekit import interop
from tests.interop import literals

Space = types.SimpleNamespace
FUNCTIONS = [getattr(interop, name) for name in interop.__all__ if name != "ray"]
READERS = [f for f in FUNCTIONS if f.__name__.startswith("from_")]
WRITERS = [f for f in FUNCTIONS if f.__name__.startswith("to_")]
CASES = 150


class Everything:
    """Has every attribute, which is another such object, and can be called."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Everything()

    def __call__(self, *given: Any) -> Any:
        return Everything()


class Raising:
    """Raises whatever is done with it."""

    def __getattribute__(self, name: str) -> Any:
        if name in ("__class__", "__module__"):
            return object.__getattribute__(self, name)
        raise RuntimeError("no attributes today")


SIMPLE = [None, 3, "text", b"\x89\x00\xffgarbage", [], {}, object(), Everything(), Raising(), literals.POSE, int]
SIMPLE += [bytearray(7), memoryview(b"1234567"), np.ma.masked_array(np.eye(4), np.eye(4) > 0)]


class Draw:
    """Draws malformed objects, most of them almost right."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def number(self) -> Any:
        good = self.random.uniform(-3.0, 3.0)
        bad = [float("nan"), float("inf"), 1e300, 1e-320, 10**400, "1.0", None, True, 1j, np.float32(2.0), b"\x00"]
        return good if self.random.random() < 0.8 else self.random.choice(bad)

    def array(self) -> Any:
        choice = self.random.choice
        shape = choice([(), (3,), (4,), (6,), (7,), (9,), (0, 4), (2, 7), (3, 3), (3, 4), (4, 4), (2, 4, 4), (4, 4, 4)])
        array = np.random.default_rng(self.random.randrange(1 << 30)).normal(size=shape)
        kind = choice(
            ["plain", "eye", "scaled", "reflected", "nan", "zero", "object", "text", "int", "complex", "half"]
        )
        if shape[-2:] == (4, 4) and self.random.random() < 0.5:
            kind = choice(["eye", "scaled", "reflected"])
            array[...] = literals.MATRIX
            array[..., :3, :3] *= {"eye": 1.0, "scaled": 1.5, "reflected": -1.0}[kind]
        if kind == "nan" and array.size:
            array.reshape(-1)[self.random.randrange(array.size)] = np.nan
        if kind in ("object", "text", "int", "complex", "half"):
            types = {"object": object, "text": str, "int": int, "complex": complex, "half": np.float16}
            array = array.astype(types[kind])
        array = np.zeros_like(array) if kind == "zero" else np.asarray(array)
        return torch.from_numpy(array) if array.dtype.kind in "fic" and self.random.random() < 0.4 else array

    def message(self, depth: int = 3) -> Any:
        names = {
            "position": "xyz",
            "orientation": "xyzw",
            "translation": "xyz",
            "rotation": "xyzw",
            "quaternion": "xyzw",
        }
        if depth and self.random.random() < 0.4:
            outer = self.random.choice(["pose", "transform", "poses", "transforms", "cam_from_world"])
            inner = self.message(depth - 1)
            return Space(**{outer: [inner] * self.random.randrange(3) if outer.endswith("s") else inner})
        found = Space()
        pair = self.random.choice([("position", "orientation"), ("translation", "rotation"), ("quaternion",)])
        for name in pair:
            part = Space(**{x: self.number() for x in names[name] if self.random.random() < 0.97})
            if self.random.random() < 0.95:
                setattr(found, name, part)
        return found

    def holder(self) -> Any:
        """An object with some of the attributes that other libraries' objects have."""
        names = ["wxyz", "wxyz_xyz", "qvec", "tvec", "xpos", "xquat", "xmat", "qpos", "rotation", "translation", "quat"]
        found = Space(**{name: self.anything(False) for name in self.random.sample(names, self.random.randrange(1, 4))})
        if self.random.random() < 0.5:
            matrix = self.anything(False)
            found.get_matrix = lambda: matrix
        return found

    def real(self) -> Any:
        """An object of a library, most often with numbers that are no pose."""
        numbers = torch.tensor([self.random.choice([0.0, 1.0, 2.0, float("nan")]) for _ in range(7)])
        makers: list[Callable[[], Any]] = [
            lambda: TransformManager(check=False).add_transform("a", "b", numbers[:4].diag().numpy()),
            lambda: pypose.LieTensor(numbers, ltype=pypose.SE3_type),
            lambda: pypose.SO3(torch.tensor([0.6, 0.0, 0.8, 0.0])),
            lambda: pypose.identity_Sim3(2),
            lambda: roma.RigidUnitQuat(numbers[3:], numbers[:3]),
            lambda: roma.RotationUnitQuat(torch.tensor([0.6, 0.0, 0.8, 0.0])),
            lambda: roma.Linear(numbers[:4]),
            lambda: roma.Rotation(numbers[:4].reshape(2, 2)),
            lambda: roma.Rotation(numbers[:3].diag()),
            lambda: Space(get_matrix=lambda: torch.eye(4) + numbers[0] * torch.eye(4)[:, [1, 0, 2, 3]]),
            lambda: Space(wxyz=literals.WXYZ * float(numbers[0])),
            ScipyRotation.identity,
            RigidTransform.identity,
            lambda: ScipyRotation,
        ]
        return self.random.choice(makers)()

    def anything(self, nested: bool = True) -> Any:
        makers: list[Callable[[], Any]] = [lambda: self.random.choice(SIMPLE), self.array, self.array]
        if nested:
            makers += [self.message, self.message, self.holder, self.real]
            makers += [lambda: [self.message() for _ in range(self.random.randrange(4))]]
            makers += [lambda: {self.random.choice([("a", "b"), "ab", ("a",)]): self.array()}]
        return self.random.choice(makers)()


def valid(value: Any) -> bool:
    if isinstance(value, dict):
        return all(map(valid, value.values()))
    if isinstance(value, pk.FrameTree):
        return valid(value.edges)
    if isinstance(value, pk.Pose | pk.Rotation | pk.Similarity):
        try:
            value.validate()
        except pk.ValidationError:
            return False
        return True
    return isinstance(value, torch.Tensor)  # twists


@pytest.mark.parametrize("function", READERS, ids=lambda f: f.__name__)
def test_malformed_input_raises_typed_errors_that_name_the_function(function: Callable[..., Any]) -> None:
    draw, refused = Draw(READERS.index(function)), 0
    for _ in range(CASES):
        given = [draw.anything()]
        if function is interop.from_colmap and draw.random.random() < 0.7:
            given = [draw.array(), draw.array()]
        if function is interop.from_opencv:
            given.append(draw.anything())
        try:
            found = function(*given)
        except pk.PosekitError as error:
            assert f"interop.{function.__name__}: " in str(error)
            refused += 1
        else:
            assert valid(found), given
    assert refused > CASES // 2


@pytest.mark.parametrize("function", WRITERS, ids=lambda f: f.__name__)
def test_what_is_no_value_raises_typed_errors_on_its_way_out(function: Callable[..., Any]) -> None:
    draw = Draw(WRITERS.index(function))
    classes = [int, Space, Everything, Raising, dict, type(None), object]
    for _ in range(CASES):
        given = [draw.anything()]
        if isinstance(given[0], dict) and not given[0] and function is interop.to_pytransform3d:
            continue  # no frames
        if function in (interop.to_ros, interop.to_ros_frames):
            given.append(draw.random.choice([*classes, draw.anything()]))
        is_array = isinstance(given[0], np.ndarray | torch.Tensor)
        if function is interop.to_scipy_twist and is_array and given[0].shape[-1:] == (6,):
            continue  # twists
        if given[0] is literals.POSE and function not in (interop.to_ros, interop.to_scipy_twist):
            continue  # a value
        if given[0] is literals.POSE and function is interop.to_ros and given[1] is Everything:
            continue  # a class that takes what it is given
        with pytest.raises(pk.PosekitError, match=rf"interop\.{function.__name__}: "):
            function(*given)


LIBRARIES = {
    interop.to_scipy: "scipy",
    interop.to_pypose: "pypose",
    interop.to_roma: "roma",
    interop.to_pytorch_kinematics: "pytorch_kinematics",
    interop.from_scipy: "scipy",
    interop.from_pypose: "pypose",
    interop.from_roma: "roma",
}


@pytest.mark.parametrize("function", LIBRARIES, ids=lambda f: f.__name__)
def test_a_missing_library_is_named_with_its_extra(
    function: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    library = LIBRARIES[function]
    for module in [library, *(x for x in sys.modules if x.partition(".")[0] == library)]:
        monkeypatch.setitem(sys.modules, module, None)
    match = rf'posekit\.interop\.{function.__name__} needs {library}: pip install "posekit\[interop\]"'
    with pytest.raises(pk.MissingExtraError, match=match):
        function(literals.POSE)


def test_libraries_outside_the_extra_say_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pytorch3d", "jaxlie", "pytransform3d", "pytransform3d.transform_manager"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(pk.MissingExtraError, match=r"interop\.to_jaxlie needs jaxlie: pip install jaxlie$"):
        interop.to_jaxlie(literals.POSE)
    with pytest.raises(pk.MissingExtraError, match=r"interop\.to_pytorch3d needs pytorch3d: see INSTALL\.md of github"):
        interop.to_pytorch3d(literals.POSE)
    with pytest.raises(pk.MissingExtraError, match=r"to_pytransform3d needs pytransform3d: pip install \"posekit\[int"):
        interop.to_pytransform3d({("a", "b"): literals.POSE})


def test_every_library_has_both_directions() -> None:
    functions = set(interop.__all__) - {"ray"}  # a module, which converts no objects
    names = {name.partition("_")[2] for name in functions}
    assert {f"{way}_{name}" for name in names for way in ("from", "to")} == functions
    assert all(inspect.isfunction(f) for f in FUNCTIONS)
