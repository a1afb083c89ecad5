"""Keywords of other libraries: an error that says what to use in place of one."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from posekit.errors import ArgumentError

F = TypeVar("F", bound=Callable[..., Any])


def synonyms(names: str, entry: str) -> dict[str, str]:
    """One entry under several names, which spaces separate: rows of a table for `closed`, or of foreign names."""
    return dict.fromkeys(names.split(), entry)


# Of functions that draw random numbers.
SEEDS = synonyms("seed rng random_state key", "pass `generator=torch.Generator().manual_seed(seed)`") | synonyms(
    "n num size batch_size shape", "the shape comes first, as in `random(100)`"
)


def closed(hints: Mapping[str, str]) -> Callable[[F], F]:
    """Decorator of a function: keywords that it does not have, and surplus arguments, raise an error with a remedy.

    A call takes 50 ns more, and 40 ns for each keyword: this is for functions that take microseconds.

    Args:
        hints: For keywords of other libraries what to use here, as a sentence, and under "*" for surplus arguments.
    """
    explain = _explained

    def decorate(function: F) -> F:
        def call(*args: Any, **options: Any) -> Any:
            try:
                return function(*args, **options)
            except TypeError as error:
                # An error that has no frame of the function is Python's about its arguments.
                if error.__traceback__ is None or error.__traceback__.tb_next is not None:
                    raise
                explained = explain(function, hints, args, options, str(error))
            raise explained

        # With the globals of the function: tools evaluate the annotations of its overloads there.
        wrapper = types.FunctionType(call.__code__, function.__globals__, closure=call.__closure__)
        return functools.wraps(function)(wrapper)  # type: ignore[return-value]

    return decorate


def _explained(
    function: Callable[..., Any], hints: Mapping[str, str], args: Sequence[Any], options: Mapping[str, Any], text: str
) -> ArgumentError:
    """Return the error for arguments that a function does not take, with Python's ``text`` if that says what to do."""
    parameters = inspect.signature(function).parameters
    takes = [name for name, p in parameters.items() if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    named = [name for name, p in parameters.items() if p.kind in (p.KEYWORD_ONLY, p.POSITIONAL_OR_KEYWORD)]
    is_constructor = function.__name__ == "__init__"
    where = f"{type(args[0]).__name__ if is_constructor else function.__qualname__}()"
    unknown = next((name for name in options if name not in named), None)
    if unknown is not None:
        known = ", ".join(name for name in named if name not in ("self", "cls"))
        fact = f"{where} got an unexpected keyword argument {unknown!r}"
        return ArgumentError(f"{fact}: {hints[unknown]}" if unknown in hints else f"{fact}; it has {known}")
    surplus = len(args) - len(takes)
    if surplus > 0 and "*" in hints:
        count = "an argument" if surplus == 1 else f"{surplus} arguments"
        return ArgumentError(f"{where} got {count} too many: {hints['*']}")
    return ArgumentError(text.replace(f"{function.__qualname__}()", where))
