"""The registry of ops by name, and the dispatcher op of torch that looks them up.

An exported or cached graph stores only the names, so ops and their derivatives can be looked up in any process.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from typing import Any

import torch

from ... import errors
from ..programs import Program
from ..runtime import LOCK

LIBRARY = torch.library.Library("posekit", "DEF")
_SCHEMA = "(str program, Tensor[] inputs, SymInt[] shapes) -> Tensor[]"
LIBRARY.define("run" + _SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
RUN = torch.ops.posekit.run.default
# The same without derivatives. torch's public `Function.apply` calls it, because it cannot step below autograd.
LIBRARY.define("launch" + _SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
LAUNCH = torch.ops.posekit.launch.default

_PACKAGE = f"{__name__.partition('.')[0]}."
_ops: dict[str, Any] = {}
_factories: list[Callable[[Program], Any]] = []
SWEEPS: dict[str, Any] = {}  # ops that differ in their sizes: "sweep[length]"
ON_USE: dict[str, Callable[[], Any]] = {}  # functions that declare the op of a name, see `DeclaredOnUse`


def set_op_factory(factory: Callable[[Program], Any]) -> None:
    """Sets the class of ops. It is injected because this module must not import it, which would be circular."""
    _factories[:] = [factory]


def all_ops() -> list[Any]:
    """All registered ops, and those that are declared on first use."""
    for declare in ON_USE.values():
        declare()
    return list(_ops.values())


def op_for(program: Program) -> Any:
    """The op of a program, created on first use."""
    op = _ops.get(program.name)
    if op is None or op.program is not program:
        with LOCK:
            op = _ops.get(program.name)
            if op is None or op.program is not program:
                op = _ops[program.name] = _factories[0](program)
    return op


def find(name: str) -> Any:
    """The op of a program's name, such as ``Pose.compose>v0111.11``. Derived ops are created lazily."""
    stem = name.partition("@")[0]  # without the digest of the algebra
    if name not in _ops:
        _declare(stem)
    op = _ops.get(name)
    if op is None:
        base, _, suffix = name.rpartition(">")
        if base:
            return op_for(find(base).program.resolve(suffix))
        sweep, _, sizes = name.removesuffix("]").partition("[")
        counts = re.fullmatch(r"\d{1,18}(,\d{1,18})*", sizes) and tuple(map(int, sizes.split(",")))
        if sweep not in SWEEPS or not counts or not name.endswith("]") or len(counts) != SWEEPS[sweep].count:
            if any(other.startswith(f"{stem}@") for other in _ops):
                fact = "was declared differently, or by another version of posekit"
                raise errors.PosekitError(f"the declaration of op {stem!r} does not match {name!r}, which {fact}")
            raise errors.PosekitError(f"no op is declared under the name {stem!r}; import the module that declares it")
        op = SWEEPS[sweep].at(*counts)
    return op


def _declare(stem: str) -> None:
    """Declare an op of posekit that is declared on first use, alone or by a module that is imported on first use."""
    if stem in ON_USE:
        ON_USE[stem]()
    elif stem.startswith(_PACKAGE):
        try:
            importlib.import_module(stem.rpartition(".")[0])
        except ModuleNotFoundError as error:
            if not (error.name or "").startswith(_PACKAGE):
                raise  # the module is there, and one that it needs is not


def forget(unwanted: Callable[[str], bool]) -> None:
    """Removes ops from the registry. References to them stay valid; the next lookup by name creates a new op."""
    for name in [name for name in list(_ops) if unwanted(name)]:
        _ops.pop(name, None)
