"""What a row of the table of subjects holds, how a public name is called, and which public names there are."""

from __future__ import annotations

import dataclasses
import inspect
import os
import pathlib
import traceback
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils import _pytree as pytree

import posekit as pk
from tests.fuzz.draws import Draw, Shape

# The value classes, whose methods have rows. Classes of subpackages that are loaded on demand have a row as a whole.
VALUES: list[type] = [pk.Camera, pk.Index, pk.Pose, pk.Rotation, pk.Trajectory, pk.UncertainPose]
View = Callable[[list[Any]], list[Any]]
Options = Mapping[str, Any]


@dataclasses.dataclass(frozen=True)
class Subject:
    """One public name, how its arguments are made, and its reference.

    The call is ``name(*arguments, *options["*"], **options)``. The reference gets the float64 tensors of the arguments,
    broadcast within each argument, and the same options. Both results are flattened and compared one by one.

    Attributes:
        name: The public name, as "Pose.apply" or "transform.pose_inverse". What follows a colon tells rows apart.
        arguments: Names of `kinds.KINDS`, separated by commas.
        reference: The independent formula.
        options: Further arguments that are not differentiated: for each a list of choices, or a function of the draw
            and of the batch shape. The name "*" stands for a tuple of positional arguments.
        view: What is done with the flattened results of both before they are compared, if anything.
        dtype: The dtype of the floating-point results; by default that to which the tensors promote.
        call: What is called, if it is not what has the public name.
        exact: Whether results are copies, so that no rounding error is allowed.
        narrow: Whether results of intermediate steps are rounded to the narrowest dtype of the tensors.
        least: Results below this size are judged as if they had it: terms of about this size cancel.
        derivatives: Whether derivatives are compared.
        orders: Whether second derivatives and forward mode are compared, too.
        inverts: Whether covariances are inverted: at a variance of 0.002 intermediate terms of second derivatives are
            about 0.002^-2 = 250,000, above the largest number of float16, so that its cases have none.
        vmap: Whether the call is sometimes mapped over.
        loose: A factor of the tolerance, with its reason in a comment.
        mixed: Whether the tensors may have different dtypes.
        large: Whether the batch may have thousands of elements; only where the reference is cheap.
        rank: The least number of batch dimensions of the first argument.
        alike: Whether all tensors have the same batch shape.
        nonempty: Whether that shape has elements.
        within: Whether the other arguments must broadcast to the batch of the first.
        informed: Whether the reference also gets ``dtype``, to which the tensors of the first argument promote.
        tensors: Whether arguments must be tensors.
        buffers: The numbers of result and of gradient buffers that are passed after the arguments.
    """

    name: str
    arguments: str
    reference: Callable[..., Any]
    options: Options = dataclasses.field(default_factory=dict)
    view: View = list
    dtype: Callable[[Sequence[Tensor], Options], torch.dtype] | None = None
    call: Callable[..., Any] | None = None
    exact: bool = False
    narrow: bool = False
    least: float = 0.0
    derivatives: bool = True
    orders: bool = True
    inverts: bool = False
    vmap: bool = True
    loose: float = 1.0
    mixed: bool = True
    large: bool = False
    rank: int = 0
    alike: bool = False
    nonempty: bool = False
    within: bool = False
    informed: bool = False
    tensors: bool = False
    buffers: tuple[int, int] = (0, 0)

    @property
    def public(self) -> str:
        """The public name that this row covers."""
        return self.name.partition(":")[0]

    @property
    def function(self) -> Callable[..., Any]:
        return self.call or resolve(self.public)

    @property
    def kinds(self) -> list[str]:
        return [word.strip() for word in self.arguments.split(",") if word.strip()]

    def chosen(self, draw: Draw, batch: Shape) -> dict[str, Any]:
        """The options of one case."""
        return {k: draw.choice(v) if isinstance(v, list | tuple) else v(draw, batch) for k, v in self.options.items()}


@dataclasses.dataclass(frozen=True)
class Fresh:
    """An option that is created for every call, such as a generator of random numbers."""

    make: Callable[[], Any]


def arguments_of(options: Options) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The positional and keyword arguments that options stand for."""
    made = {k: v.make() if isinstance(v, Fresh) else v for k, v in options.items()}
    return made.pop("*", ()), made


def resolve(name: str) -> Callable[..., Any]:
    """What a public name calls. Properties and fields become functions of the value."""
    *path, last = name.split(".")
    owner: Any = pk
    for part in path:
        owner = getattr(owner, part)
    static = inspect.getattr_static(owner, last)
    if isinstance(static, property | types.MemberDescriptorType):
        return lambda value: getattr(value, last)
    found = getattr(owner, last)
    is_function = isinstance(found, type) and issubclass(found, torch.autograd.Function)
    return found.apply if is_function else found


def public_names() -> set[str]:
    """Every public name, by inspection: functions, classes, and the methods and operators of the value classes."""
    found: dict[int, str] = {}
    for name in pk.__all__:
        value = getattr(pk, name)
        if not isinstance(value, types.ModuleType):
            found[id(value)] = name
    for name in pk.__all__:
        module = getattr(pk, name)
        if isinstance(module, types.ModuleType):
            for inner in module.__all__:
                found.setdefault(id(getattr(module, inner)), f"{name}.{inner}")
    return set(found.values()) | {f"{kind.__name__}.{member}" for kind in VALUES for member in _members(kind)}


def _members(kind: type) -> set[str]:
    """Public attributes of a class, and operators that posekit defines."""
    names = {name for name in dir(kind) if not name.startswith("_")}
    for name in dir(kind):
        function = inspect.getattr_static(kind, name)
        function = getattr(function, "__func__", function)
        if name.startswith("__") and (getattr(function, "__module__", None) or "").startswith("posekit."):
            names.add(name)
    return names


def flattened(result: Any) -> list[Any]:
    """The tensors and other leaves of a result, in order."""
    return pytree.tree_leaves(result)


def frames(error: BaseException) -> list[str]:
    """The places in the code through which an error went, from the outermost on."""
    return [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]


def in_package(place: str) -> bool:
    """Whether a place is in posekit, not in its tests."""
    return place.startswith(f"{pathlib.Path(pk.__file__).parent}{os.sep}")
