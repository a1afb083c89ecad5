"""Classes under the names of their public modules."""

from __future__ import annotations

import inspect
import sys
import typing
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch

from ..engine import pytree


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
    if issubclass(kind, tuple) and "_field_defaults" in vars(kind):  # a NamedTuple, whose annotations are no strings
        fields = typing.get_type_hints(kind)
        kind.__annotations__ = vars(kind)["__new__"].__func__.__annotations__ = fields
    start = vars(kind).get("__init__")
    if start is not None and start.__code__.co_filename.startswith("<attrs generated"):
        start.__annotations__ = {name: fields.get(name) for name in start.__annotations__}
    kind.__module__ = module


def register(
    kind: type,
    module: str,
    names: Sequence[str],
    build: Callable[[list[Any], Any], Any],
    context: str | None = None,
    optional: Sequence[str] = (),
    **serialization: Any,
) -> None:
    """Publish a class, and register it as a pytree and with `torch.load`.

    Args:
        kind: The class.
        module: Its public module.
        names: The attributes that are the children.
        build: Makes a value of children, which may be any objects, and of the context.
        context: The attribute that is the pytree's context, if there is one.
        optional: Attributes that may be None, in place of a context. Those that are not None are the last children, and
            their names, in one string, the context: `torch.vmap` takes no None.
        **serialization: How exported programs write and read the context, as for `register_pytree_node`.
    """
    publish(kind, module)

    def flatten(value: Any) -> tuple[list[Any], Any]:
        present = [name for name in optional if getattr(value, name) is not None]
        aux = getattr(value, context) if context else " ".join(present) if optional else None
        return [getattr(value, name) for name in (*names, *present)], aux

    def flatten_with_keys(value: Any) -> tuple[list[tuple[Any, Any]], Any]:
        children, aux = flatten(value)
        every = (*names, *aux.split()) if optional else names
        return [(pytree.GetAttrKey(name), child) for name, child in zip(every, children, strict=True)], aux

    def unflatten(children: Iterable[Any], aux: Any) -> Any:
        return build(list(children), aux)

    pytree.register_pytree_node(
        kind,
        flatten,
        unflatten,
        serialized_type_name=f"{module}.{kind.__name__}",
        flatten_with_keys_fn=flatten_with_keys,
        **serialization,
    )
    torch.serialization.add_safe_globals([kind])
