"""Groups of users: values that are made of the declaration of a group, and the check of what it says."""

from __future__ import annotations

from typing import Any

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments, numerics
from ..arguments import TensorLike
from ..engine import without_kernels
from ..errors import ArgumentError, IndexingError, ShapeError, ValidationError
from ..math.groups import Element, ops
from .base import Dims, fields
from .group import Group, define
from .names import own_members

_WHERE = "register_group"
_STEPS = 30  # of a mean; it converges at least quadratically from elements that are near each other
_CHECKED, _TOLERANCE = 40, 1e-9  # random elements, in float64


class Registered(Group):
    """Base class of the values of users' groups."""

    __slots__ = ()

    def __init__(self, *values: Any, **named: Any) -> None:
        name = type(self).__name__
        parameters = dict(zip(self._names, values, strict=False))
        unknown = [key for key in named if key not in self._names or key in parameters]
        if unknown or len(values) > len(self._names):
            raise ArgumentError(f"{name}: takes {', '.join(self._names)}")
        parameters |= named
        made = fields.joined(name, self._fields, {key: parameters.get(key) for key in self._names})
        for key, tensor in zip(self._names, made, strict=True):
            object.__setattr__(self, key, tensor)

    @classmethod
    def _unchecked(cls, *tensors: Any, **named: Any) -> Self:
        self = object.__new__(cls)
        for key, tensor in (*zip(cls._names, tensors, strict=False), *named.items()):
            object.__setattr__(self, key, tensor)
        return self

    @property
    def _lead(self) -> Tensor:
        lead: Tensor = getattr(self, next(name for name, part in self._fields.items() if part.size))
        return lead

    def mean(self, weights: TensorLike | None = None, dim: Dims | None = 0, *, kind: str = "chordal") -> Self:
        """Average over batch dimensions: the element from which the mean of the tangents to all elements is 0.

        It exists where the elements are near each other.

        Args:
            weights: Weights that broadcast to the batch shape. The default is equal weights.
            dim: One or more batch dimensions, or None for all of them.
            kind: "chordal" or "karcher", which of these groups are the same.
        """
        where = self._where("mean")
        arguments.check_choice(kind, ("chordal", "karcher"), f"{where}: kind")
        dims = tuple(range(self.ndim)) if dim is None else arguments.dims(dim, self.ndim, where)
        if any([self.shape[d] == 0 for d in dims]):
            raise IndexingError(f"{where}: has no elements to average, of shape {tuple(self.shape)} over {dim}")
        average = (
            self[tuple([slice(0, 1) if d in dims else slice(None) for d in range(self.ndim)])] if self.ndim else self
        )
        for _ in range(1 if self._algebra.commutes else _STEPS):
            tangents = average.local(self)
            ones = torch.ones_like(tangents[..., :1]) * tangents.new_tensor([1.0, 0.0, 0.0, 0.0])
            step, _ = numerics.mean((tangents, ones), weights, dim, "chordal", where)
            average = average.retract(step.reshape(*average.shape, self._size))
        return average.reshape([n for d, n in enumerate(self.shape) if d not in dims])


def register_group(algebra: type[Element]) -> type[Any]:
    """Class decorator: make the declaration of a group the class of its values.

    The declaration is a subclass of `posekit.algebra.Element`. It has a `posekit.algebra.field` for each of its arrays
    and the number of dimensions of tangents, and defines ``compose``, ``inverse``, ``exp`` and ``log``; for an action
    on points also ``point``, their type, and ``act``; for matrices ``dimension``, ``matrix`` and ``from_matrix``. In
    it, ``type(self)(...)`` makes an element. The values have all methods of groups, ``@``, ``~``, ``retract``,
    ``local``, ``interpolate``, ``adjoint``, ``mean`` and so on, and are unknowns of `least_squares` and of `Problem`.
    In declarations of ops the group is ``algebra`` of the class.

    Registration checks the parts against each other with random elements. A file may be run again, as in a notebook:
    the new class is another one.

    >>> from posekit.algebra import Element, Vec2, field
    >>> @pk.register_group
    ... class Shift(Element):
    ...     offset: Vec2 = field(Vec2, (0, 0))
    ...     tangent, commutes, point = 2, True, Vec2
    ...     def compose(self, other):
    ...         return type(self)(self.offset + other.offset)
    ...     def inverse(self):
    ...         return type(self)(-self.offset)
    ...     def act(self, points):
    ...         return points + self.offset
    ...     @classmethod
    ...     def exp(cls, tangent):
    ...         return cls(tangent)
    ...     def log(self):
    ...         return self.offset
    >>> Shift([1, 2]) @ [10, 10]
    tensor([11., 12.])
    >>> Shift([[0, 0], [4, 2]]).mean()
    Shift(offset=[2., 1.])

    Args:
        algebra: The declaration.
    """
    _check_class(algebra)
    namespace = ops(algebra, is_library=False)
    name = algebra.__name__
    body: dict[str, Any] = {
        "__doc__": algebra.__doc__ or f"An immutable batch of elements of the group {name}.",
        "__annotations__": dict.fromkeys(algebra.fields, Tensor),
        "__module__": algebra.__module__,
        "__qualname__": algebra.__qualname__,
        "_ops": namespace,
        "algebra": algebra,
    }
    plain = type(name, (Registered,), body)
    kind: Any = arguments.immutable(attrs.frozen(eq=False, init=False, repr=False)(plain))
    with torch.no_grad(), without_kernels():
        checks = _Checks(name, namespace)
        checks.check_products()
        checks.check_actions()
        checks.check_directions()
    define(kind, algebra.__module__)
    own_members(kind)
    result: type[Any] = kind
    return result


def _check_class(algebra: Any) -> None:
    if not isinstance(algebra, type) or not issubclass(algebra, Element):
        actual = algebra.__name__ if isinstance(algebra, type) else type(algebra).__name__
        raise ArgumentError(f"{_WHERE}: must be given a subclass of posekit.algebra.Element, got {actual}")
    name = algebra.__name__
    if not algebra.parts:
        raise ArgumentError(f"{_WHERE}: {name} has no fields: write `offset: Vec2 = field(Vec2, (0, 0))`")
    for key, part in algebra.parts.items():
        if len(part.array.shape) != 1 or part.array.shape[0] != len(part.identity):
            fact = f"{part.array.__name__} and an identity of {len(part.identity)} numbers"
            raise ShapeError(
                f"{_WHERE}: {name}.{key} must be a vector with as many numbers of its identity, got {fact}"
            )
    if all(part.kind == "scale" for part in algebra.parts.values()):
        raise ArgumentError(f'{_WHERE}: {name} has fields of kind "scale" alone: one must have a dimension')
    if not isinstance(algebra.tangent, int) or algebra.tangent < 1:
        raise ArgumentError(f"{_WHERE}: {name} must say the number of dimensions of its tangents: `tangent = 2`")
    missing = [n for n in ("inverse", "exp", "log") if _is_inherited(algebra, n)]
    if _is_inherited(algebra, "compose") and _is_inherited(algebra, "times"):
        missing.append("compose")
    if algebra.point is not None and _is_inherited(algebra, "act"):
        missing.append("act")
    missing += [n for n in ("matrix", "from_matrix") if algebra.dimension is not None and not hasattr(algebra, n)]
    if missing:
        raise ArgumentError(f"{_WHERE}: {name} does not define {', '.join(missing)}")


def _is_inherited(algebra: type[Element], name: str) -> bool:
    return getattr(algebra.__dict__.get(name, None) or getattr(algebra, name), "__qualname__", "").startswith(
        "Element."
    )


class _Checks:
    """Random elements of a group, and what must hold of them."""

    def __init__(self, name: str, ops: Any) -> None:
        self.name, self.ops, self.algebra = name, ops, ops.kind
        self._generator = torch.Generator().manual_seed(0)
        self.d, self.e, f = (self.drawn(self.algebra.tangent, size=0.3) for _ in range(3))
        self.a, self.b, self.c = (self.op("exp", x) for x in (self.d, self.e, f))
        self.one = tuple([_identity(part) for part in self.algebra.parts.values()])

    def drawn(self, *shape: int, size: float = 1.0) -> Tensor:
        return size * torch.randn(_CHECKED, *shape, dtype=torch.float64, generator=self._generator)

    def op(self, method: str, *elements: Any) -> Any:
        tensors = [x for part in elements for x in (part if isinstance(part, tuple) else (part,))]
        result = getattr(self.ops, method)(*tensors)
        return result if isinstance(result, tuple) or method in _OF_TENSORS else (result,)

    def agree(self, fact: str, got: Any, want: Any) -> None:
        off = (got - want).abs()
        if not bool((off <= _TOLERANCE * (1 + want.abs())).all()):
            raise ValidationError(f"{_WHERE}: {self.name}: {fact}: it is off by {off.max().item():.2g}")

    def same(self, fact: str, got: Any, want: Any) -> None:
        self.agree(fact, self.op("local", want, got), torch.zeros_like(self.d))

    def check_products(self) -> None:
        op, same, a, b, c, d, one = self.op, self.same, self.a, self.b, self.c, self.d, self.one
        self.agree("log must undo exp", op("log", a), d)
        self.agree("the log of the identity must be 0", op("log", one), torch.zeros_like(d))
        same("exp of 0 must be the identity", op("exp", 0 * d), one)
        same("a @ identity must be a", op("compose", a, one), a)
        same("a @ ~a must be the identity", op("compose", a, op("inverse", a)), one)
        ab, bc = op("compose", a, b), op("compose", b, c)
        same("(a @ b) @ c must be a @ (b @ c)", op("compose", ab, c), op("compose", a, bc))
        same("exp(d) @ exp(d) must be exp(2 d)", op("compose", a, a), op("exp", 2 * d))
        same("between must be ~a @ b", op("between", a, b), op("compose", op("inverse", a), b))
        same("retract must undo local", op("retract", a, op("local", a, b)), b)
        end = torch.ones(_CHECKED, dtype=torch.float64)
        same("the end of an interpolation must be b", op("interpolate", a, b, end), b)
        if self.algebra.commutes:
            same("a @ b must be b @ a, as `commutes` says", ab, op("compose", b, a))
        else:
            moved = op("left_retract", a, op("adjoint_apply", a, self.e))
            same("the adjoint must move tangents to the parent frame", moved, op("retract", a, self.e))

    def check_actions(self) -> None:
        op, agree, a, b = self.op, self.agree, self.a, self.b
        ab = op("compose", a, b)
        if self.algebra.point is not None:
            p = self.drawn(*self.algebra.point.shape)
            agree("the identity must leave points where they are", op("apply", self.one, p), p)
            agree("(a @ b).act(p) must be a.act(b.act(p))", op("apply", ab, p), op("apply", a, op("apply", b, p)))
            agree("inverse_act must undo act", op("inverse_apply", a, op("apply", a, p)), p)
        if self.algebra.dimension is not None:
            agree("matrices must multiply as elements", op("matrix", ab), op("matrix", a) @ op("matrix", b))
            self.same("from_matrix must undo matrix", op("from_matrix", op("matrix", a)), a)

    def check_directions(self) -> None:
        """The derivatives of fields along tangents, by differences of `retract`."""
        step = 1e-6
        weights = [torch.linspace(0.5, 1.5, x.numel(), dtype=x.dtype).reshape(x.shape) for x in self.a]
        gradient = self.op("body_gradient", self.a, *weights)
        for k in range(self.algebra.tangent):
            along = torch.zeros_like(self.d)
            along[:, k] = step
            ends = [self.op("retract", self.a, sign * along) for sign in (1, -1)]
            rows = [((x - y) * w).reshape(_CHECKED, -1).sum(-1) for x, y, w in zip(*ends, weights, strict=True)]
            slope = sum(rows) / (2 * step)  # to about 1e-9
            self.agree("directions must be the derivatives of retract", gradient[:, k] * 1e-4, slope * 1e-4)


_OF_TENSORS = {"log", "local", "adjoint_apply", "apply", "inverse_apply", "matrix", "body_gradient"}


def _identity(part: Any) -> Tensor:
    identity = torch.tensor(part.identity, dtype=torch.float64).expand(_CHECKED, -1)
    return identity if part.size else identity[:, 0]
