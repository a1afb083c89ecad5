"""The ops of a group on the tensors of its fields, which follow from what it says of itself."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

from ...engine import Scalar, own_ops
from ..lib import dot, matrix_times
from .element import Element, Field, matrix_of, vector_of

Formula = Callable[..., Any]


def ops(kind: type[Element], *own: Any) -> Any:
    """The namespace of the ops of a group.

    Those of two elements have the fields of the first and of the second as arguments, with a 1 and a 2 behind their
    names. Each is named after the method of the values.

    Args:
        kind: The group.
        *own: Ops of the group alone, which are in the namespace under their names.
    """
    found = types.SimpleNamespace(kind=kind)
    for name, (arguments, result, formula, title) in _formulas(kind).items():
        setattr(found, name, _declared(kind, name, arguments, result, formula, title))
    if kind.commutes:
        found.left_retract, found.left_local, found.world_gradient = found.retract, found.local, found.body_gradient
    if kind.interpolate is Element.interpolate:
        found.screw = found.interpolate
    for declared in own:
        setattr(found, declared.__name__, declared)
    return found


def _formulas(kind: type[Element]) -> Mapping[str, tuple[str, Any, Formula, str]]:
    """For each op its arguments, of which ``a``, ``b`` and ``x`` are elements, its result, formula and title."""
    tangent, matrix = vector_of(kind.tangent), matrix_of(kind.tangent)
    exp, name = kind.exp, kind.__name__
    found: dict[str, tuple[str, Any, Formula, str]] = {
        "compose": ("a b", kind, lambda a, b: a.compose(b), ""),
        "inverse": ("x", kind, lambda x: x.inverse(), ""),
        "between": ("a b", kind, lambda a, b: a.between(b), ""),
        "exp": ("tangent", kind, exp, ""),
        "log": ("x", tangent, lambda x: x.log(), ""),
        "retract": ("x tangent", kind, lambda x, d: x.tamed().times(exp(d)), ""),
        "local": ("a b", tangent, lambda a, b: a.relative(b).log(), ""),
        "left_retract": ("x tangent", kind, lambda x, d: exp(d).times(x.tamed()), f"{name}.retract"),
        "left_local": ("a b", tangent, lambda a, b: a.left_relative(b).log(), f"{name}.local"),
        "power": ("x exponent", kind, lambda x, exponent: exp(x.log() * exponent), ""),
        "interpolate": ("a b t", kind, lambda a, b, t: a.interpolate(b, t), ""),
        "screw": ("a b t", kind, lambda a, b, t: a.screw(b, t), f"{name}.interpolate"),
        "integrate": ("x tangent dt", kind, lambda x, d, dt: x.tamed().times(exp(d * dt)), ""),
        "perturb": ("x root noise", kind, lambda x, root, n: x.tamed().times(exp(tangent(matrix_times(root, n)))), ""),
        "adjoint": ("x", matrix, lambda x: x.adjoint(), ""),
        "adjoint_apply": ("x tangent", tangent, lambda x, d: x.adjoint_apply(d), ""),
        "coadjoint_apply": ("x wrench", tangent, lambda x, w: x.coadjoint_apply(w), ""),
        "left_jacobian": ("tangent", matrix, kind.left_jacobian, ""),
        "left_jacobian_inverse": ("tangent", matrix, kind.left_jacobian_inverse, ""),
    }
    for name, of_frame in (("body", lambda x, d: d), ("world", lambda x, d: x.coadjoint_apply(d))):
        found[f"{name}_gradient"] = "x gradient", tangent, _pulled_back(of_frame), "tangent_grad"
    if kind.commutes:
        found = {name: row for name, row in found.items() if name not in _OF_FRAMES}
    if kind.interpolate is Element.interpolate:
        del found["screw"]
    if kind.point is not None:
        found["apply"] = "x points", kind.point, lambda x, p: x.act(p), ""
        found["inverse_apply"] = "x points", kind.point, lambda x, p: x.inverse_act(p), ""
    if kind.dimension is not None:
        found["matrix"] = "x", matrix_of(kind.dimension), lambda x: x.matrix(), ""
        found["from_matrix"] = "matrix", kind, lambda m: kind.from_matrix(m), ""  # type: ignore[attr-defined]
    return found


def _pulled_back(of_frame: Formula) -> Formula:
    """The gradient with respect to the tangent of ``retract`` at 0, from those with respect to the fields."""

    def formula(x: Any, *gradient: Any) -> Any:
        numbers = [y for part in gradient for y in (part if isinstance(part, tuple) else (part,))]
        return of_frame(x, x.vector(dot(numbers, along) for along in x.directions()))

    return formula


def _declared(kind: type[Element], name: str, arguments: str, result: Any, formula: Formula, title: str) -> Any:
    types_ = _types(kind)
    hints: dict[str, Any] = {}
    labels: dict[str, str] = {}
    for argument in arguments.split():
        if argument == "gradient":
            gradients = {f"{key}_gradient": _stored(part) for key, part in kind.parts.items()}
            labels |= {key: f"value.{key}" for key in kind.parts}
            labels |= {f"{key}_gradient": f"gradient.{key}" for key in kind.parts}
            hints |= gradients
        elif argument in _ELEMENTS:
            hints |= {f"{key}{_ELEMENTS[argument]}": _stored(part) for key, part in kind.parts.items()}
        else:
            hints[argument] = types_[argument]

    def declaration(*numbers: Any) -> Any:
        rest = iter(numbers)
        found = formula(
            *[
                kind(*[next(rest) for _ in kind.parts]) if argument in _ELEMENTS else next(rest)
                for argument in arguments.replace(" gradient", " number" * len(kind.parts)).split()
            ]
        )
        if not isinstance(found, Element):
            return result(found)
        arrays = [
            x[0] if part.kind == "scale" else x for x, part in zip(found.arrays(), kind.parts.values(), strict=True)
        ]
        return tuple(arrays) if len(arrays) > 1 else arrays[0]

    of_element = isinstance(result, type) and issubclass(result, Element)
    results = [_stored(part) for part in kind.parts.values()] if of_element else [result]
    returned = tuple.__class_getitem__(tuple(results)) if len(results) > 1 else results[0]
    declaration.__annotations__ = {**hints, "return": returned}
    declaration.__name__ = name
    declaration.__qualname__, declaration.__module__ = f"{kind.__name__}.{name}", kind.__module__
    declaration.__doc__ = _DOCS[name]
    decorate = own_ops(kind.__name__)
    names = " ".join(kind.parts) if of_element else ""
    return decorate(title=title, returns=names, labels=labels)(declaration)


# What tells frames apart: where the group commutes, adjoints and Jacobians are the identity.
_OF_FRAMES = {"left_retract", "left_local", "world_gradient", "left_jacobian", "left_jacobian_inverse"}
_OF_FRAMES |= {"adjoint", "adjoint_apply", "coadjoint_apply"}

_ELEMENTS = {"x": "", "a": "1", "b": "2"}  # what is behind the names of the fields of one element, or of two


def _types(kind: type[Element]) -> Mapping[str, Any]:
    tangent = vector_of(kind.tangent)
    return {
        **dict.fromkeys(("tangent", "wrench", "noise"), tangent),
        **dict.fromkeys(("exponent", "t", "dt"), Scalar),
        "root": matrix_of(kind.tangent),
        "points": kind.point,
        "matrix": kind.dimension and matrix_of(kind.dimension),
    }


def _stored(part: Field) -> Any:
    """The type of a field in the tensors of values."""
    return Scalar if part.kind == "scale" else part.array


_DOCS = {
    "compose": "The product of two elements: ``a_T_b @ b_T_c = a_T_c``.",
    "inverse": "The inverse element: the parent frame relative to the child frame.",
    "between": "The second element relative to the first: ``~a @ b``.",
    "exp": "The exponential map: the element reached by a constant tangent in unit time.",
    "log": "The logarithm: the constant tangent that reaches the element in unit time.",
    "retract": "The element moved by a tangent in its own frame: ``a @ exp(tangent)``.",
    "local": "The tangent in the frame of the first element that leads to the second: ``(~a @ b).log()``.",
    "left_retract": "The element moved by a tangent in the parent frame: ``exp(tangent) @ a``.",
    "left_local": "The tangent in the parent frame that leads from the first to the second: ``(b @ ~a).log()``.",
    "power": "The element raised to a real power: ``exp(exponent * log(a))``.",
    "interpolate": "Interpolation of each field by itself: positions on straight lines, rotations at constant speed.",
    "screw": "Interpolation at a constant tangent from the first element to the second: ``a @ (~a @ b) ** t``.",
    "integrate": "The element after a time ``dt`` at a constant tangent, given in its own frame.",
    "perturb": "The element perturbed on the right: ``a @ exp(root @ noise)``; ``root`` is a root of a covariance.",
    "apply": "The points, given in the child frame, expressed in the parent frame.",
    "inverse_apply": "The points, given in the parent frame, expressed in the child frame.",
    "matrix": "The matrix of the element, which maps points, homogeneous ones where there is a position.",
    "from_matrix": "The element of a matrix.",
    "adjoint": "The adjoint matrix: it maps a tangent from the child frame to the parent frame.",
    "adjoint_apply": "The adjoint action: a tangent, given in the child frame, expressed in the parent frame.",
    "coadjoint_apply": "The coadjoint action: a wrench, given in the child frame, expressed in the parent frame.",
    "body_gradient": "The gradient with respect to the tangent of ``retract`` at 0, from those of the fields.",
    "world_gradient": "The gradient with respect to a tangent in the world frame at 0, from those of the fields.",
    "left_jacobian": "The left Jacobian of exp: a change of the tangent to a tangent in the parent frame.",
    "left_jacobian_inverse": "Its inverse: a tangent in the parent frame to a change of the tangent; singular at 2 pi.",
}
