"""What is to happen once a module is imported that posekit does not import itself."""

from __future__ import annotations

import importlib.abc
import importlib.util
import sys
import threading
from collections.abc import Callable
from typing import Any, ClassVar


def when_imported(then: Callable[[Any], None], name: str) -> None:
    """Call a function with a module, now if it is there."""
    with _Finder.lock:
        loaded = None if name in _Finder.waiting else sys.modules.get(name)
        if loaded is None:
            if name not in _Finder.waiting:
                sys.meta_path.insert(0, _Finder(name))
            _Finder.waiting.setdefault(name, []).append(then)
    if loaded is not None:
        then(loaded)


class _Finder(importlib.abc.MetaPathFinder):
    """Run functions once a module is imported, and be gone: importing Dynamo would cost every process a second."""

    waiting: ClassVar[dict[str, list[Callable[[Any], None]]]] = {}
    lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, name: str) -> None:
        self.name = name

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        if fullname != self.name:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def exec_module(module: Any) -> None:
                execute(module)
                with self.lock:
                    waiting = self.waiting.pop(self.name)
                for then in waiting:
                    then(module)

            spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec
