"""Import hooks: callbacks for modules that posekit does not import itself."""

from __future__ import annotations

import importlib.abc
import importlib.util
import sys
import threading
from collections.abc import Callable
from typing import Any, ClassVar


def when_imported(callback: Callable[[Any], None], name: str) -> None:
    """Call ``callback(module)`` once the module ``name`` is imported; at once if it already is."""
    with _Finder.lock:
        loaded = None if name in _Finder.waiting else sys.modules.get(name)
        if loaded is None:
            if name not in _Finder.waiting:
                sys.meta_path.insert(0, _Finder(name))
            _Finder.waiting.setdefault(name, []).append(callback)
    if loaded is not None:
        callback(loaded)


class _Finder(importlib.abc.MetaPathFinder):
    """An import finder that runs callbacks after one module is imported, then removes itself.

    Importing Dynamo eagerly would cost every process a second.
    """

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
                    callbacks = self.waiting.pop(self.name)
                for callback in callbacks:
                    callback(module)

            spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec
