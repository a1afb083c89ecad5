"""The ops by their names, and the one dispatcher op of torch that finds them.

An exported or cached graph holds names only, so it finds its ops and their derivatives in any process.
"""

from __future__ import annotations

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
# The same without derivatives: what torch's own `Function.apply` calls, which cannot step below autograd.
LIBRARY.define("launch" + _SCHEMA, tags=(torch.Tag.pt2_compliant_tag,))
LAUNCH = torch.ops.posekit.launch.default

_ops: dict[str, Any] = {}
_makers: list[Callable[[Program], Any]] = []
FAMILIES: dict[str, Callable[[int], Any]] = {}  # ops of which there is one for each length, named "family[length]"


def make_ops_with(maker: Callable[[Program], Any]) -> None:
    """Say what makes an op of a program. The class of ops does so: this module knows none of them."""
    _makers[:] = [maker]


def known() -> list[Any]:
    """All ops that there are."""
    return list(_ops.values())


def op_of(program: Program) -> Any:
    """The op of a program."""
    op = _ops.get(program.name)
    if op is None or op.program is not program:
        with LOCK:
            op = _ops.get(program.name)
            if op is None or op.program is not program:
                op = _ops[program.name] = _makers[0](program)
    return op


def find(name: str) -> Any:
    """The op of a program's name, such as ``Pose.compose>v0111.11``."""
    op = _ops.get(name)
    if op is None:
        base, _, suffix = name.rpartition(">")
        if base:
            return op_of(find(base).program.resolve(suffix))
        family, _, length = name.removesuffix("]").partition("[")
        if family not in FAMILIES or not re.fullmatch(r"\d{1,18}", length) or not name.endswith("]"):
            stem = name.partition("@")[0]
            if any(other.startswith(f"{stem}@") for other in _ops):
                fact = "declared in another way, or by another version of posekit,"
                raise errors.PosekitError(f"the op {stem!r} is {fact} than {name!r} was")
            raise errors.PosekitError(f"no op is declared under the name {stem!r}; import the module that declares it")
        op = FAMILIES[family](int(length))
    return op


def forget(unwanted: Callable[[str], bool]) -> None:
    """Drop some ops. Who holds one may go on; by its name another one is found, or made."""
    for name in [name for name in list(_ops) if unwanted(name)]:
        _ops.pop(name, None)
