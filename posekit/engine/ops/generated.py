"""Compiles generated Python source into functions."""

from __future__ import annotations

import builtins
import functools
from collections.abc import Mapping, Sequence
from types import CellType, CodeType, FunctionType
from typing import Any

# All generated functions share one globals dict. Dynamo caches by code object and stores compiled functions in the
# globals, so functions with the same code must have the same globals.
_GLOBALS: dict[str, Any] = {"__name__": __name__, "__builtins__": builtins}


def cells(**variables: Any) -> dict[str, CellType]:
    """Variables that generated functions close over. Several functions may share them."""
    return {name: CellType(value) for name, value in variables.items()}


def make(code: str, title: str, closure: Mapping[str, CellType], parameters: Sequence[str] = ()) -> Any:
    """Compile the definition of a function.

    Args:
        code: The source.
        title: Shown as the file name in tracebacks.
        closure: The variables that the function closes over.
        parameters: Names of the parameters, if they are not those of the source.
    """
    compiled = _compiled(code, tuple(closure))
    names = (*parameters, *compiled.co_varnames[len(parameters) :])
    compiled = compiled.replace(co_filename=f"<posekit {title}>", co_varnames=names)
    own = tuple([closure[name] for name in compiled.co_freevars])
    return FunctionType(compiled, _GLOBALS, compiled.co_name, None, own)


@functools.lru_cache(1024)
def _compiled(code: str, variables: tuple[str, ...]) -> CodeType:
    body = code.strip().replace("\n", "\n    ")
    module = compile(f"def make({', '.join(variables)}):\n    {body}\n", "<posekit>", "exec")
    return _only_code(_only_code(module))


def _only_code(outer: CodeType) -> CodeType:
    """The code of the only function that is defined in ``outer``."""
    (inner,) = [constant for constant in outer.co_consts if isinstance(constant, CodeType)]
    return inner
