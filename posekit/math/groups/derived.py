"""The ops of a group on the tensors of its fields, which follow from what it says of itself."""

from __future__ import annotations

import inspect
import itertools
import types
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...engine import Scalar, field_labels, op, own_ops
from ...errors import UnknownNameError
from ..lib import dot, length, matrix_times
from .element import Element, Field, matrix_of, vector_of

Formula = Callable[..., Any]


class Ops(types.SimpleNamespace):
    """The ops of a group, by the names of the methods of its values."""

    def __getattr__(self, name: str) -> Any:
        kind: type[Element] = vars(self)["kind"]
        if name.startswith("_") or name not in _DOCS:
            raise AttributeError(name)
        needed = {"matrix": "`dimension` and `matrix`", "from_matrix": "`dimension` and `from_matrix`"}
        fact = f"its class must define {needed.get(name, '`point` and `act`')}"
        raise UnknownNameError(f"{kind.__name__}.{name}: the group does not have it; {fact}")


def ops(kind: type[Element], *own: Any, is_library: bool = True) -> Any:
    """The namespace of the ops of a group.

    Those of two elements have the fields of the first and of the second as arguments, with a 1 and a 2 behind their
    names. Each is named after the method of the values.

    Args:
        kind: The group.
        *own: Ops of the group alone, or that it does better, which are in the namespace under their names.
        is_library: Whether the group is one of posekit's.
    """
    result = Ops(kind=kind)
    named = {declared.__name__: declared for declared in own}
    for name, row in _formulas(kind).items():
        if name not in named:
            setattr(result, name, _declared(kind, name, *row, is_library))
    if kind.commutes:
        result.left_retract, result.left_local, result.world_gradient = (
            result.retract,
            result.local,
            result.body_gradient,
        )
    if kind.interpolate is Element.interpolate:
        result.screw = result.interpolate
    vars(result).update(named)
    return result


def _formulas(kind: type[Element]) -> Mapping[str, tuple[str, Any, Formula, str]]:
    """For each op its arguments, of which ``a``, ``b`` and ``x`` are elements, its result, formula and title."""
    tangent, matrix = vector_of(kind.tangent), matrix_of(kind.tangent)
    exp, name = kind.exp, kind.__name__
    formulas: dict[str, tuple[str, Any, Formula, str]] = {
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
        "distance": ("a b", Scalar, lambda a, b: length(a.relative(b).log()), ""),
        "squared_distance": ("a b", Scalar, lambda a, b: _square(a.relative(b).log()), ""),
    }
    sizes = [array.shape[0] for array in kind.fields.values()]
    by_field = tuple([matrix_of(kind.tangent, n) for n in sizes])
    if len(sizes) == 1:
        (by_field,) = by_field
    formulas["directions"] = "x", by_field, lambda x: _by_field(x.directions(), sizes), "tangent_grad"
    formulas["covectors"] = "x", by_field, lambda x: _by_field(x.covectors(), sizes), "tangent_grad"
    for name, of_frame in (("body", lambda x, d: d), ("world", lambda x, d: x.coadjoint_apply(d))):
        formulas[f"{name}_gradient"] = "x gradient", tangent, _pulled_back(of_frame), "tangent_grad"
    if kind.commutes:
        formulas = {name: row for name, row in formulas.items() if name not in _OF_FRAMES}
    if kind.interpolate is Element.interpolate:
        del formulas["screw"]
    if kind.point is not None:
        formulas["apply"] = "x points", kind.point, lambda x, p: x.act(p), ""
        formulas["inverse_apply"] = "x points", kind.point, lambda x, p: x.inverse_act(p), ""
    if kind.dimension is not None:
        formulas["matrix"] = "x", matrix_of(kind.dimension), lambda x: x.matrix(), ""
        formulas["from_matrix"] = "matrix", kind, lambda m: kind.from_matrix(m), ""  # type: ignore[attr-defined]
    return formulas


def _by_field(rows: Sequence[Sequence[Scalar]], sizes: Sequence[int]) -> Any:
    """Rows of the numbers of all fields, as a matrix for each field."""
    ends = list(itertools.accumulate(sizes))
    parts = [[x for row in rows for x in row[end - n : end]] for n, end in zip(sizes, ends, strict=True)]
    return parts if len(parts) > 1 else parts[0]


def _square(tangent: Any) -> Scalar:
    return dot(tangent, tangent)


def _pulled_back(of_frame: Formula) -> Formula:
    """The gradient with respect to the tangent of ``retract`` at 0, from those with respect to the fields."""

    def formula(x: Any, *gradient: Any) -> Any:
        components = [y for part in gradient for y in (part if isinstance(part, tuple) else (part,))]
        return of_frame(x, x.vector(dot(components, along) for along in x.directions()))

    return formula


def _declared(
    kind: type[Element], name: str, arguments: str, result: Any, formula: Formula, title: str, is_library: bool
) -> Any:
    of_fields = isinstance(result, tuple)
    of_element = isinstance(result, type) and issubclass(result, Element)
    fields = [_stored(part) for part in kind.parts.values()]
    results = fields if of_element else [*result] if of_fields else [result]
    hints, labels = _arguments(kind, arguments)
    names = arguments.replace(" gradient", " number" * len(kind.parts)).split()

    def declaration(*ports: Any) -> Any:
        rest = iter(ports)
        operands = [kind(*[next(rest) for _ in kind.parts]) if n in _ELEMENTS else next(rest) for n in names]
        value = formula(*operands)
        if result is Scalar:
            return value
        parts = value.arrays() if of_element else value if of_fields else [value]
        arrays = [(x[0] if of_element else x) if of is Scalar else of(x) for of, x in zip(results, parts, strict=True)]
        return tuple(arrays) if len(arrays) > 1 else arrays[0]

    returned = tuple.__class_getitem__(tuple(results)) if len(results) > 1 else results[0]
    declaration.__annotations__ = {**hints, "return": returned}
    declaration.__name__, declaration.__qualname__ = name, f"{kind.__name__}.{name}"
    declaration.__module__, declaration.__doc__ = kind.__module__, _DOCS[name]
    returns = " ".join(kind.parts) if of_element or of_fields else ""
    if is_library:
        return own_ops(kind.__name__)(title=title, returns=returns, labels=labels)(declaration)
    parameters = [inspect.Parameter(n, inspect.Parameter.POSITIONAL_OR_KEYWORD) for n in hints]
    declaration.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    title = title or f"{kind.__name__}.{name}"
    made = op(declaration, name=f"{kind.__module__}.{kind.__name__}.{name}", title=title, returns=returns)
    made.op.program.labels = field_labels(labels)
    return made


def _arguments(kind: type[Element], arguments: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The types of the inputs of an op by their names, and how errors call them."""
    types_ = _types(kind)
    hints: dict[str, Any] = {}
    labels: dict[str, str] = {}
    for argument in arguments.split():
        if argument in _ELEMENTS:
            hints |= {f"{key}{_ELEMENTS[argument]}": _stored(part) for key, part in kind.parts.items()}
        elif argument == "gradient":
            hints |= {f"{key}_gradient": _stored(part) for key, part in kind.parts.items()}
            labels |= {key: f"value.{key}" for key in kind.parts}
            labels |= {f"{key}_gradient": f"gradient.{key}" for key in kind.parts}
        else:
            hints[argument] = types_[argument]
    return hints, labels


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
    "directions": "For each number of a tangent the derivatives of the numbers of the fields along it.",
    "covectors": "For each number of a tangent at 0 its derivatives with respect to the numbers of the fields.",
    "body_gradient": "The gradient with respect to the tangent of ``retract`` at 0, from those of the fields.",
    "world_gradient": "The gradient with respect to a tangent in the world frame at 0, from those of the fields.",
    "distance": "The length of the tangent that leads from the first element to the second. Its gradient at 0 is 0.",
    "squared_distance": "The square of the length of the tangent that leads from the first element to the second.",
    "left_jacobian": "The left Jacobian of exp: a change of the tangent to a tangent in the parent frame.",
    "left_jacobian_inverse": "Its inverse: a tangent in the parent frame to a change of the tangent; singular at 2 pi.",
}
