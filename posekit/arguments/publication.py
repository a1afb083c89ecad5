"""Classes under the names of their public modules."""

from __future__ import annotations

import inspect
import sys


def publish(kind: type, module: str) -> None:
    """Make a class a member of its public module: pickles must not contain the name of the private one.

    Its annotations are evaluated, because tools evaluate those that are strings in the module of the class.
    """
    fields = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(f"{module.partition('.')[0]}."):
            names = vars(sys.modules[base.__module__])
            base.__annotations__ = inspect.get_annotations(base, globals=names, eval_str=True)
            fields.update(base.__annotations__)
    start = vars(kind).get("__init__")
    if start is not None and start.__code__.co_filename.startswith("<attrs generated"):
        start.__annotations__ = {name: fields.get(name) for name in start.__annotations__}
    kind.__module__ = module
