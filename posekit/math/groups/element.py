"""Elements of groups in declarations: what a group says of itself, and the algebra that follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, NamedTuple, NoReturn

from typing_extensions import Self

from ...engine import (
    STRUCTS,
    Array,
    Mat1,
    Mat2,
    Mat3,
    Mat4,
    Mat6,
    Mat7,
    Scalar,
    Struct,
    Vec1,
    Vec2,
    Vec3,
    Vec6,
    Vec7,
    adjoints,
    at,
    name_fields,
    select,
    tangents,
)
from ...errors import ArgumentError
from ..lib import matrix_times, rows


class Field(NamedTuple):
    """One array of the elements of a group, in the body of its class: ``position: Vec3 = field(Vec3, (0, 0, 0))``.

    Attributes:
        array: Its type, such as `Vec3`.
        identity: Its numbers in the identity.
        kind: "vector" for any numbers; "direction" for 2 or 4 numbers of any nonzero length, of which the direction
            counts; "scale" for one positive number, which values store without a dimension.
    """

    array: type[Array]
    identity: tuple[float, ...]
    kind: str = "vector"

    @property
    def size(self) -> int:
        """How many numbers the tensor of a value has in its last dimension; 0 if it has no such dimension."""
        return 0 if self.kind == "scale" else len(self.identity)


def field(array: type[Array], identity: Sequence[float], kind: str = "vector") -> Any:
    """A field of a group, in the body of its class.

    >>> from posekit.algebra import Element, Vec1, Vec2, field
    >>> class Turned(Element):
    ...     complex: Vec2 = field(Vec2, (1, 0), "direction")
    ...     height: Vec1 = field(Vec1, (0,))
    >>> list(Turned.parts)
    ['complex', 'height']

    Args:
        array: Its type, such as `Vec3`.
        identity: Its numbers in the identity.
        kind: "vector" for any numbers; "direction" for 2 or 4 numbers of any nonzero length, of which the direction
            counts; "scale" for one positive number, which values store without a dimension.
    """
    return Field(array, tuple(identity), kind)


def checked(value: Any, kind: type[Any], where: str) -> Any:
    """Numbers as an array of the right length."""
    if isinstance(value, Scalar) and kind.shape == (1,):
        return kind((value,))
    if not isinstance(value, tuple | list) or len(value) != kind.shape[0]:
        got = f"{len(value)} numbers" if isinstance(value, tuple | list) else type(value).__name__
        raise ArgumentError(f"{where} must be a {kind.__name__}, got {got}")
    return kind(value)


def lifted(a: Any, b: Any) -> tuple[Any, Any]:
    """Two operands whose numbers are symbolic if some number of either is."""
    scalars = [x for value in (a, b) for array in _arrays(value) for x in array]
    like = next((x for x in scalars if isinstance(x, Scalar)), None)
    if like is None:
        raise ArgumentError(f"{type(a).__name__}: one of the operands must depend on an argument of the declaration")

    def made(value: Any) -> Any:
        arrays = [type(x)(like._lift(n) for n in x) for x in _arrays(value)]
        return type(value)(*arrays) if isinstance(value, Struct) else arrays[0]

    return made(a), made(b)


def vector_of(size: int) -> Any:
    """The type of vectors of a number of dimensions."""
    array: Any = Array  # type checkers do not know its sizes
    return _VECTORS.get(size) or array[size]


def matrix_of(rows: int, columns: int | None = None) -> Any:
    """The type of matrices, by default of square ones."""
    array: Any = Array
    is_square = columns in (None, rows)
    return (_MATRICES.get(rows) if is_square else None) or array[rows, columns or rows]


_VECTORS = {1: Vec1, 2: Vec2, 3: Vec3, 6: Vec6, 7: Vec7}
_MATRICES = {1: Mat1, 2: Mat2, 3: Mat3, 4: Mat4, 6: Mat6, 7: Mat7}


def _along(kind: type[Element], like: Scalar, function: Callable[[Any], Sequence[Scalar]]) -> list[list[Scalar]]:
    """For each number of a tangent, the derivatives of numbers that depend on it, where the tangent is 0."""
    graph = like.graph
    symbols = [graph.symbol("a tangent", i) for i in range(kind.tangent)]
    values = function(kind.vector(symbols))
    zero, one = graph.const(0), graph.const(1)
    return at([tangents(values, {x: one}) for x in symbols], dict.fromkeys(symbols, zero))


def _arrays(value: Any) -> Sequence[Any]:
    return value.arrays() if isinstance(value, Struct) else (value,)


class Element(Struct):
    """An element of a group in a declaration: the base class of the groups.

    A group has fields, and defines `compose`, `inverse`, `exp` and `log`; for an action on points also ``point``, their
    type, and `act`. All else follows from these. What a group can do better, it defines itself.

    >>> from posekit.algebra import Element, Scalar, Vec1, exp, field, log
    >>> @pk.register_group
    ... class Gain(Element):
    ...     factor: Vec1 = field(Vec1, (1,))
    ...     tangent, commutes = 1, True
    ...     def compose(self, other):
    ...         return type(self)(self.factor * other.factor[0])
    ...     def inverse(self):
    ...         return type(self)(1 / self.factor[0])
    ...     @classmethod
    ...     def exp(cls, tangent):
    ...         return cls(exp(tangent[0]))
    ...     def log(self):
    ...         return Vec1((log(self.factor[0]),))
    >>> Gain([2.0]) @ Gain([4.0]) ** 0.5
    Gain(factor=4.)

    Attributes:
        parts: The fields, by name.
        tangent: The number of dimensions of tangents.
        lead: How many of them, the first ones, are a translation: the others are compared with 1, as radians are.
        point: The type of the points that it acts on, or None.
        commutes: Whether ``a @ b`` is ``b @ a``.
        dimension: The number of rows of its matrices, or None. It then defines `matrix` and `from_matrix`.
        value: The class of the values that an op takes and returns in its place.
    """

    parts: ClassVar[Mapping[str, Field]] = {}
    lead: ClassVar[int] = 0
    point: ClassVar[type[Array] | None] = None
    commutes: ClassVar[bool] = False
    dimension: ClassVar[int | None] = None
    value: ClassVar[type[Any]]

    def __init_subclass__(cls) -> None:
        cls.parts = {name: x for name, x in vars(cls).items() if isinstance(x, Field)}
        cls.fields = {name: x.array for name, x in cls.parts.items()}
        name_fields(*cls.fields)
        if cls.fields and "letter" not in vars(cls):
            names = [letter.strip("()").partition(":")[0] for letter in STRUCTS]
            count = names.count(cls.__name__)  # defined again in a notebook
            cls.letter = f"({cls.__name__}:{count + 1})" if count else f"({cls.__name__})"
        super().__init_subclass__()

    def __init__(self, *arrays: Any, **named: Any) -> None:
        name = type(self).__name__
        values = dict(zip(self.parts, arrays, strict=False)) | named
        if len(arrays) + len(named) != len(self.parts) or values.keys() != self.parts.keys():
            raise ArgumentError(f"a {name} of a declaration is made of {', '.join(self.parts)}")
        for key, part in self.parts.items():
            subject = {"complex": "complex number"}.get(key, key)
            object.__setattr__(self, key, checked(values[key], part.array, f"{name}: the {subject}"))

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise ArgumentError(f"a {type(self).__name__} of a declaration is immutable: {name} cannot be set")

    def __iter__(self) -> NoReturn:
        name, fields = type(self).__name__, " and ".join(f"`.{field}`" for field in self.fields)
        methods = f"write `{name.lower()}.log()`, `~{name.lower()}` or `a @ b`"
        raise ArgumentError(f"a {name} of a declaration is no array: its numbers are {fields}; {methods}")

    def __getitem__(self, _: Any) -> NoReturn:
        iter(self)

    @classmethod
    def unpack(cls, value: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(value, cls.value):
            raise ArgumentError(f"{where} must be a {cls.value.__name__}, got {type(value).__name__}")
        tensors: tuple[Any, ...] = value._tensors()
        return tensors

    @classmethod
    def pack(cls, *tensors: Any) -> Any:
        return cls.value._of_tensors(*tensors)

    # ----------------------------------------------------------------------------------------- what a group defines

    def compose(self, other: Self) -> Self:
        """The product of two elements, whose directions may have any length."""
        return self.tamed().times(other.tamed())

    def times(self, other: Self) -> Self:
        """The product of two elements, whose directions have lengths near 1."""
        return self.compose(other)

    def inverse(self) -> Self:
        """The inverse element."""
        raise NotImplementedError

    def act(self, points: Any) -> Any:
        """The point, given in the child frame, expressed in the parent frame."""
        raise NotImplementedError

    @classmethod
    def exp(cls, tangent: Any) -> Self:
        """The element reached by a constant tangent in unit time."""
        raise NotImplementedError

    def log(self) -> Any:
        """The constant tangent that reaches the element in unit time."""
        raise NotImplementedError

    # --------------------------------------------------------------------------------- what it may define better

    def tamed(self) -> Self:
        """The same element, with directions of lengths near 1, if they have extreme ones."""
        return self

    def between(self, other: Self) -> Self:
        """The second element relative to the first, ``~a @ b``."""
        return self.inverse().compose(other)

    def relative(self, other: Self) -> Self:
        """The same for a logarithm, which needs all digits of elements that are nearly equal."""
        return self.inverse().compose(other)

    def left_relative(self, other: Self) -> Self:
        """The element in the parent frame that takes the first to the second, ``b @ ~a``, for a logarithm."""
        return other.compose(self.inverse())

    def inverse_act(self, points: Any) -> Any:
        """The point, given in the parent frame, expressed in the child frame."""
        return self.inverse().act(points)

    def nearer(self, other: Self, relative: Self, t: Scalar) -> tuple[Self, Scalar]:
        """The end of an interpolation that is nearer to the parameter ``t``, and ``t`` relative to it."""
        is_first = t < Fraction(1, 2)
        pairs = zip(self.arrays(), other.arrays(), strict=True)
        near = [type(a)(select(is_first, x, y) for x, y in zip(a, b, strict=True)) for a, b in pairs]
        return type(self)(*near), select(is_first, t, t - 1)

    def screw(self, other: Self, t: Scalar) -> Self:
        """Interpolation at a constant tangent from the first element to the second, ``a @ (~a @ b) ** t``."""
        relative = self.relative(other)
        near, offset = self.nearer(other, relative, t)
        return near.times(self.exp(relative.log() * offset))

    def interpolate(self, other: Self, t: Scalar) -> Self:
        """Interpolation of each field by itself."""
        return self.screw(other, t)

    def adjoint(self) -> Sequence[Scalar]:
        """The matrix that maps tangents from the child frame to the parent frame, in row-major order."""
        return rows(self._along(lambda d: self.tamed().times(self.exp(d)).compose(self.inverse()).log()))

    def adjoint_apply(self, tangent: Any) -> Sequence[Scalar]:
        """A tangent, given in the child frame, expressed in the parent frame."""
        return matrix_times(self.adjoint(), tangent)

    def coadjoint_apply(self, wrench: Any) -> Sequence[Scalar]:
        """A wrench, given in the child frame, expressed in the parent frame: its power on tangents is the same."""
        inverse, n = self.inverse().adjoint(), self.tangent
        return matrix_times([inverse[n * j + i] for i in range(n) for j in range(n)], wrench)

    @classmethod
    def left_jacobian(cls, tangent: Any) -> Sequence[Scalar]:
        """The matrix of a change of the tangent to a tangent in the parent frame, in row-major order."""
        there, back = cls.exp, cls.exp(tangent).inverse()
        return rows(_along(cls, tangent[0], lambda d: there(tangent + d).compose(back).log()))

    @classmethod
    def left_jacobian_inverse(cls, tangent: Any) -> Sequence[Scalar]:
        """Its inverse: a tangent in the parent frame to a change of the tangent."""
        there = cls.exp(tangent)
        return rows(_along(cls, tangent[0], lambda d: cls.exp(d).compose(there).log()))

    def directions(self) -> list[list[Scalar]]:
        return self._along(lambda d: [x for array in self.tamed().times(self.exp(d)).arrays() for x in array])

    def covectors(self) -> list[list[Scalar]]:
        here = [x for array in self.arrays() for x in array]
        symbols = [here[0].graph.symbol("another element", i) for i in range(len(here))]
        rest = iter(symbols)
        other = type(self)(*[array(next(rest) for _ in range(array.shape[0])) for array in self.fields.values()])
        gradients = [adjoints([y], [y * 0 + 1], symbols) for y in self.relative(other).log()]
        return at(gradients, dict(zip(symbols, here, strict=True)))

    def _along(self, function: Callable[[Any], Sequence[Scalar]]) -> list[list[Scalar]]:
        return _along(type(self), next(x for array in self.arrays() for x in array), function)

    # ------------------------------------------------------------------------------------------- what follows

    @classmethod
    def vector(cls, components: Any) -> Any:
        """Numbers as a tangent."""
        return checked(tuple(components), vector_of(cls.tangent), f"{cls.__name__}.exp: the tangent")

    def __matmul__(self, other: Any) -> Any:
        """The composition with an element, or the point in the parent frame."""
        if isinstance(other, type(self)):
            a, b = lifted(self, other)
            return a.compose(b)
        return self.apply(other)

    def __invert__(self) -> Self:
        return self.inverse()

    def apply(self, points: Any) -> Any:
        """The point, given in the child frame, expressed in the parent frame."""
        element, v = self._and_point(points, "apply")
        return element.act(v)

    def inverse_apply(self, points: Any) -> Any:
        """The point, given in the parent frame, expressed in the child frame."""
        element, v = self._and_point(points, "inverse_apply")
        return element.inverse_act(v)

    def _and_point(self, points: Any, method: str) -> tuple[Any, Any]:
        name = type(self).__name__
        if self.point is None:
            raise ArgumentError(f"{name}.{method}: a {name} does not act on points")
        return lifted(self, checked(points, self.point, f"{name}.{method}: points"))
