"""Trees of values and tensors in the safetensors format."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, DTypeError, FileFormatError, PosekitError
from ..values import GROUPS, Rotation, Trajectory, UncertainPose, UncertainRotation
from .files import PathLike, checked_path, replacing, whole
from .graph import PoseGraph

_VERSION = 1
_ORDER = "quaternion_order"
# The fields of values, in the order of the constructors. A field is a tensor or another value.
_FIELDS: dict[type[Any], tuple[str, ...]] = {
    **{kind: kind._names for kind in GROUPS},
    Trajectory: ("times", "poses"),
    UncertainPose: ("pose", "covariance"),
    UncertainRotation: ("rotation", "covariance"),
    PoseGraph: ("poses", "pairs", "measurements", "information", "ids", "fixed"),
}
_KINDS = {kind.__name__: kind for kind in _FIELDS}
_NUMBERS = (bool, int, float, str, type(None))


def write_safetensors(path: PathLike, tree: Any) -> None:
    """Write a tree of values and tensors as a safetensors file.

    A tree is a dict, list or tuple of trees, a `Pose`, `Rotation`, `Trajectory`, `UncertainPose`, `UncertainRotation`
    or `PoseGraph`, a tensor, an array of NumPy, a number, a string or None. The file holds one tensor for each tensor
    of the tree. Its name is the path to it, joined by slashes: ``camera/pose/quaternion``. The metadata hold the
    structure, the numbers, and ``quaternion_order``, which is ``wxyz``.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "cameras.safetensors")
    >>> pk.io.write_safetensors(path, {"cameras": pk.Pose.identity(3), "focal": 500.0})
    >>> pk.io.read_safetensors(path)["cameras"].position.shape
    torch.Size([3, 3])

    Args:
        path: The path of the file. The file is replaced when it is complete.
        tree: The tree. Dicts have strings as keys. Gradients and the sharing of memory are not kept, and tensors of
            all devices are written as those of the CPU.
    """
    where = "posekit.io.write_safetensors"
    path = checked_path(path, where)
    library = arguments.import_extra(where, "safetensors.torch", "io")
    tensors: dict[str, Tensor] = {}
    try:
        structure = _flatten(tree, (), tensors, where)
    except RecursionError:
        raise ArgumentError(f"{where}: tree is nested too deeply, or contains itself") from None
    seen: set[int] = set()
    for name, x in tensors.items():  # a file holds each tensor for itself: the library refuses shared memory
        address = x.untyped_storage().data_ptr()
        tensors[name] = x.clone() if address in seen else x
        seen.add(address)
    metadata = {"posekit": json.dumps({"version": _VERSION, "tree": structure}), _ORDER: "wxyz"}
    with replacing(path) as temporary:
        try:
            library.save_file(tensors, temporary, metadata)
        except KeyError as error:
            raise DTypeError(f"{where}: the format has no tensors of {error.args[0]}") from None
        except Exception as error:  # of a class of the library, also for errors of the system
            number = re.search(r"os error (\d+)", str(error))
            if number is None:
                raise
            raise OSError(int(number[1]), os.strerror(int(number[1])), path) from error


def _flatten(tree: Any, place: tuple[str, ...], tensors: dict[str, Tensor], where: str) -> Any:
    """Collect the tensors of a tree by their names, and return its structure for JSON."""
    kind = type(tree)
    if kind in _FIELDS:
        fields = {name: _flatten(getattr(tree, name), (*place, name), tensors, where) for name in _FIELDS[kind]}
        frame = {"frame": tree.frame} if kind in (UncertainPose, UncertainRotation) else {}
        return {"kind": kind.__name__, "fields": fields, **frame}
    if isinstance(tree, Mapping):
        for key in tree:
            if not isinstance(key, str):
                raise ArgumentError(f"{where}: {_spelled(place)}: keys must be strings, got {key!r}")
        return {"kind": "dict", "items": {k: _flatten(v, (*place, k), tensors, where) for k, v in tree.items()}}
    if isinstance(tree, list | tuple):
        items = [_flatten(item, (*place, str(k)), tensors, where) for k, item in enumerate(tree)]
        return {"kind": "tuple" if isinstance(tree, tuple) else "list", "items": items}
    if isinstance(tree, Tensor | np.ndarray):
        name = "/".join(place) or "tensor"
        if name in tensors:
            raise ArgumentError(f"{where}: two tensors have the name {name!r}: rename one of the keys with a slash")
        tensors[name] = whole(tree, f"{where}: {_spelled(place)}")
        return {"kind": "tensor", "name": name}
    if isinstance(tree, np.generic):
        tree = tree.item()
    if isinstance(tree, _NUMBERS):
        return {"kind": "number", "value": tree}
    raise ArgumentError(f"{where}: {_spelled(place)} must be a value, a tensor or a number, got {kind.__name__}")


def _spelled(place: tuple[str, ...]) -> str:
    return "tree" + "".join(f"[{key!r}]" for key in place)


def read_safetensors(path: PathLike, *, device: str | torch.device | None = None) -> Any:
    """Read a safetensors file: the tree of `write_safetensors`, or a dict of tensors from another program.

    The tensors keep their dtype. Those on the CPU are mapped from the file: it is read when they are used, and changes
    of a tensor do not change the file. If ``quaternion_order`` in the metadata is ``xyzw``, the tensors whose name is
    ``quaternion`` or ends with it after a slash or a dot are converted to wxyz.

    >>> import pathlib, tempfile
    >>> path = pathlib.Path(tempfile.mkdtemp(), "tree.safetensors")
    >>> pk.io.write_safetensors(path, {"T": pk.Pose([1, 2, 3]), "more": [torch.ones(2), 7]})
    >>> pk.io.read_safetensors(path)
    {'T': Pose(position=[1., 2., 3.], quaternion=[1., 0., 0., 0.]), 'more': [tensor([1., 1.]), 7]}

    Args:
        path: The path of the file.
        device: The device of the tensors. The default is the CPU.

    Raises:
        FileFormatError: If the file is no safetensors file, or its metadata do not fit its tensors.
    """
    where = "posekit.io.read_safetensors"
    path = checked_path(path, where)
    library = arguments.import_extra(where, "safetensors", "io")
    if device is not None:
        arguments.check_device(where, device)
    with open(path, "rb"):  # raises the errors of Python for files that cannot be opened
        pass
    device = torch.device(device or "cpu")
    place = "cpu" if device.type == "meta" else str(device)
    with _errors_of(path, library), library.safe_open(path, framework="pt", device=place) as file:
        metadata = file.metadata() or {}
        tensors = {name: file.get_tensor(name).to(device) for name in file.keys()}  # noqa: SIM118
    order = metadata.get(_ORDER, "wxyz")
    if order not in ("wxyz", "xyzw"):
        raise FileFormatError(path, None, f"{_ORDER} must be wxyz or xyzw, got {order!r}")
    if order == "xyzw":
        tensors = {name: _wxyz(x) if _is_quaternion(name) else x for name, x in tensors.items()}
    if "posekit" not in metadata:
        return tensors
    try:
        stored = json.loads(metadata["posekit"])
        if stored["version"] != _VERSION:
            raise FileFormatError(path, None, f"version {stored['version']!r} of the metadata is not known")
        return _unflatten(stored["tree"], tensors)
    except FileFormatError:
        raise
    except (PosekitError, AttributeError, KeyError, RecursionError, TypeError, ValueError) as error:
        raise FileFormatError(path, None, f"the metadata do not fit the tensors: {error!r}") from error


@contextlib.contextmanager
def _errors_of(path: str, library: Any) -> Iterator[None]:
    try:
        yield
    except library.SafetensorError as error:
        raise FileFormatError(path, None, f"this is no safetensors file: {arguments.reason(error)}") from error


def _is_quaternion(name: str) -> bool:
    return name.replace(".", "/").rpartition("/")[2] == "quaternion"


def _wxyz(quaternion: Tensor) -> Tensor:
    return quaternion.roll(1, -1)


def _unflatten(node: Any, tensors: Mapping[str, Tensor]) -> Any:
    """Build a tree from its structure."""
    kind = node["kind"]
    if kind == "tensor":
        return tensors[node["name"]]
    if kind == "number":
        return node["value"]
    if kind == "dict":
        return {key: _unflatten(item, tensors) for key, item in node["items"].items()}
    if kind in ("list", "tuple"):
        items = [_unflatten(item, tensors) for item in node["items"]]
        return tuple(items) if kind == "tuple" else items
    fields = [_unflatten(node["fields"][name], tensors) for name in _FIELDS[_KINDS[kind]]]
    if kind == "Rotation":
        return Rotation(*fields)
    if kind in ("UncertainPose", "UncertainRotation"):
        return _KINDS[kind](fields[0], fields[1], node["frame"])
    # The constructors check shapes and dtypes, and share the memory of tensors that fit each other.
    return _KINDS[kind](*fields)
