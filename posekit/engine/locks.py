"""A lock that is usable in a forked process, what is computed once, and work that is not interrupted halfway."""

from __future__ import annotations

import os
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")
register_at_fork = getattr(os, "register_at_fork", lambda **_: None)  # Windows has no fork


class Lock:
    """A re-entrant lock that is released in a forked child.

    The thread that held it in the parent does not exist in the child and could never release it. A copy of a lock,
    also by pickle, is another lock.
    """

    def __init__(self) -> None:
        self._reset()
        _locks.add(self)

    def _reset(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> bool:
        return self._lock.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._lock.__exit__(*error)

    def __reduce__(self) -> tuple[type[Lock], tuple[()]]:
        return Lock, ()


_locks: weakref.WeakSet[Lock] = weakref.WeakSet()  # objects have locks of their own, which end with them


def _reset_all() -> None:
    for lock in [*_locks]:
        lock._reset()


register_at_fork(after_in_child=_reset_all)


class Once(Generic[T]):
    """A property that one thread computes under a lock, and that is then an attribute.

    `functools.cached_property` of Python 3.10 and 3.11 has a lock for all objects of a class, which is held while it
    computes: threads that take it and another lock in either order wait for each other for ever. Later versions have no
    lock, so that threads may compute several values.
    """

    def __init__(self, lock: Lock, function: Callable[[Any], T]) -> None:
        self._lock, self._function, self.__doc__ = lock, function, function.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: Any, owner: type) -> T:
        if instance is None:
            return self  # type: ignore[return-value]
        table = vars(instance)
        with self._lock:
            if self._name not in table:
                table[self._name] = self._function(instance)
            value: T = table[self._name]
            return value


def once(lock: Lock) -> Callable[[Callable[[Any], T]], Once[T]]:
    """Decorator: a method as a property that is computed once, under a lock."""
    return lambda function: Once(lock, function)


RUNNING = Lock()  # held while Warp's tables and settings are in use


def uninterrupted(work: Callable[[], T]) -> T:
    """The result of a function that no exception from outside ends halfway.

    Python runs the handlers of signals in the main thread, between any two instructions. What they raise, a
    KeyboardInterrupt or the exception of a time limit, would leave Warp half imported, or a kernel recorded as one that
    cannot be built, for as long as the process lives. So the function runs in a thread of its own, which takes 50 us,
    and its caller only waits: that can be interrupted at once. The work goes on meanwhile, and the next caller
    that needs Warp waits for its end.

    Args:
        work: Called while `RUNNING` is held, so that its caller must not hold it. It must need no other lock.
    """
    outcome: list[tuple[Any, BaseException | None]] = []
    done = threading.Event()

    def run() -> None:
        try:
            with RUNNING:
                outcome.append((work(), None))
        except BaseException as error:
            outcome.append((None, error))
        finally:
            done.set()

    if sys.is_finalizing():  # a finaliser calls: threads do not run any more, nor do the handlers of signals
        run()
    else:
        try:
            threading.Thread(target=run, name="posekit").start()
        except RuntimeError:  # the process may have no more threads
            run()
    done.wait()
    ((value, error),) = outcome
    if error is not None:
        raise error
    return value
