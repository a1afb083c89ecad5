"""Records of how calls ran, kept while somebody asks for them by `posekit.routes`."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any, Literal, overload

import attrs

from ..programs import Program

Route = Literal["fast path", "executable", "dispatcher", "torch operations", "graph"]


@attrs.define(eq=False)
class Call:
    """One call of an op, or of one of its derivatives.

    Attributes:
        name: The public method or op, such as "Pose.apply"; of a derivative "Pose.apply, backward".
        route: How it ran, see `posekit.routes`.
        reason: Why it did not take the fast path, or "".
        built: The number of kernels that were compiled for it.
        loaded: The number of kernels that were loaded from Warp's kernel cache for it.
        seconds: The time that took.
    """

    name: str
    route: Route = "fast path"
    reason: str = ""
    built: int = 0
    loaded: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        text = f"{self.name}: {self.route}"
        if self.reason:
            text += f", {self.reason}"
        counts = [(self.built, "compiled"), (self.loaded, "loaded")]
        parts = [f"{count} {'kernel' if count == 1 else 'kernels'} {word}" for count, word in counts if count]
        return f"{text}; {' and '.join(parts)} in {self.seconds:.2g} s" if parts else text


class Log(Sequence[Call]):
    """The calls that `posekit.routes` recorded, in order. Prints one line for each."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    @overload
    def __getitem__(self, index: int) -> Call: ...
    @overload
    def __getitem__(self, index: slice) -> list[Call]: ...
    def __getitem__(self, index: Any) -> Any:
        return self.calls[index]

    def __len__(self) -> int:
        return len(self.calls)

    def __repr__(self) -> str:
        return "\n".join(map(str, self.calls)) or "no calls"


LOGS: list[Log] = []  # that are being written; outside of `posekit.routes` a slow call only tests whether there are any
# By a derivative's letter; titles name Jacobians and normal equations.
_WORDS = {"v": ", backward", "j": ", forward mode", "d": "", "n": "", "s": ", summed"}


class _Current(threading.local):
    """The call that runs in this thread."""

    call: Call | None = None
    program: Program | None = None


_current = _Current()


def _name(program: Program) -> str:
    return program.title + "".join([_WORDS[suffix[0]] for suffix in program.name.split(">")[1:]])


@contextlib.contextmanager
def logged(program: Program) -> Iterator[None]:
    """Record the call of a program that runs inside. What such a call does to run itself again is part of it."""
    if _current.program is program:
        yield
        return
    outer = _current.call, _current.program
    call = _current.call = Call(_name(program))
    _current.program = program
    logs = [*LOGS]
    for log in logs:
        log.calls.append(call)
    try:
        yield
    except BaseException:
        for log in logs:
            log.calls[:] = [other for other in log.calls if other is not call]
        raise
    finally:
        _current.call, _current.program = outer


def note(route: Route, reason: str) -> None:
    """Set the route of the current call. The first one counts: the others are its parts."""
    call = _current.call
    if call is not None and call.route == "fast path":
        call.route, call.reason = route, reason


def record_traced(program: Program, reason: str) -> None:
    """Record a call that becomes part of a graph. A compiler traces it several times, and it is recorded once."""
    call = Call(_name(program), "graph", reason)
    for log in LOGS:
        if not any([(x.name, x.route, x.reason) == (call.name, call.route, call.reason) for x in log.calls]):
            log.calls.append(call)


@contextlib.contextmanager
def building(compiles: bool | None = None) -> Iterator[None]:
    """Count the time inside as time that the current call needs to build kernels.

    Args:
        compiles: Whether a kernel is compiled inside, loaded if False, or only prepared if None.
    """
    call = _current.call
    if call is None:
        yield
        return
    start = time.perf_counter()
    yield
    call.seconds += time.perf_counter() - start
    call.built += compiles is True
    call.loaded += compiles is False
