"""How the numbers of elements of groups change with their tangents in the body frame, for every group alike."""

from __future__ import annotations

from typing import Any

from torch import Tensor

from .. import values
from ..engine import Array, DeclaredOnUse, own_ops

op = own_ops()
_array: Any = Array  # type checkers do not know its sizes
_NAMES = {kind: kind.__name__ for kind in values.GROUPS}


def _declared(method: str, name: str) -> Any:
    """The op of a method of the types of declarations, whose rows are numbers of all fields one after the other."""
    port = next(port for kind, port in values.GROUPS.items() if kind.__name__ == name)
    sizes = [field.shape[0] for field in port.fields.values()]
    shapes = tuple([_array[port.tangent, n] for n in sizes])

    def rows(value: Any) -> Any:
        found, parts, start = getattr(value, method)(), [], 0
        for n, shape in zip(sizes, shapes, strict=True):
            parts.append(shape(x for row in found for x in row[start : start + n]))
            start += n
        return tuple(parts) if len(parts) > 1 else parts[0]

    result = tuple.__class_getitem__(shapes) if len(shapes) > 1 else shapes[0]
    rows.__annotations__ = {"value": port, "return": result}
    return op(name=f"tangents.{method}.{name}", title="tangent_grad", returns=" ".join(port.fields))(rows)


_DIRECTIONS = DeclaredOnUse("tangents.directions.", _NAMES, lambda name: _declared("directions", name))
_COVECTORS = DeclaredOnUse("tangents.covectors.", _NAMES, lambda name: _declared("covectors", name))


def directions(value: values.Group) -> tuple[Tensor, ...]:
    """For each field of elements the derivatives of its n numbers by tangents of k numbers, shape (*batch, k, n)."""
    return _each(_DIRECTIONS[type(value)](value))


def covectors(value: values.Group) -> tuple[Tensor, ...]:
    """For each field of elements the gradients of the k numbers of tangents at 0, shape (*batch, k, n)."""
    return _each(_COVECTORS[type(value)](value))


def _each(found: Any) -> tuple[Tensor, ...]:
    return found if isinstance(found, tuple) else (found,)
