"""Keywords of other libraries: an error that says what to use in place of one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from posekit.errors import ArgumentError

F = TypeVar("F", bound=Callable[..., Any])

_HINTS = "_posekit_hints"
# Of functions that draw random numbers.
SEEDS = dict.fromkeys(
    ("seed", "rng", "random_state", "key"), "pass `generator=torch.Generator().manual_seed(seed)`"
) | dict.fromkeys(("n", "num", "size", "batch_size", "shape"), "the shape comes first, as in `random(100)`")


def closed(hints: Mapping[str, str]) -> Callable[[F], F]:
    """Decorator of a function with a parameter ``**_other: NoReturn``, or ``*_more``: nothing is passed to it.

    ``*_more`` is Any where type checkers are to accept ``function(*parts)``.

    It returns the function itself, with a signature without that parameter. Its body begins with ``if _other: raise
    unexpected(function, _other)``. An empty dict takes 50 ns: this is for functions that take microseconds.

    Args:
        hints: For keywords of other libraries what to use here, as a sentence, and under "*" for surplus arguments.
    """

    def mark(function: F) -> F:
        signature = inspect.signature(function)
        shown = [
            p for p in signature.parameters.values() if p.annotation not in ("NoReturn", NoReturn) and p.name != "_more"
        ]
        vars(function).update({"__signature__": signature.replace(parameters=shown), _HINTS: hints})
        return function

    return mark


def unexpected(function: Callable[..., Any], given: Mapping[str, object], more: Sequence[object] = ()) -> ArgumentError:
    """Return the error for keywords that a function does not have, or, without any, for surplus arguments ``more``."""
    if not given:
        remedy, surplus = getattr(function, _HINTS)["*"], "an argument" if len(more) == 1 else f"{len(more)} arguments"
        return ArgumentError(f"{function.__qualname__}() got {surplus} too many: {remedy}")
    name = next(iter(given))
    hint = getattr(function, _HINTS).get(name)
    parameters = inspect.signature(function).parameters.values()
    known = [p.name for p in parameters if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD) and p.name != "self"]
    text = f"{function.__qualname__}() got an unexpected keyword argument {name!r}"
    return ArgumentError(f"{text}: {hint}" if hint else f"{text}; it has {', '.join(known)}")
