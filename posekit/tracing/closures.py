"""What a Python function reads and finds around it: compared before each call that a memo answers in its place.

A `Closure` is made of a function whose code only computes, and of objects that are known to have no state:
numbers, pure functions of known libraries, and functions of the same kind. Tensors may have other numbers in each call:
they are read again. Anything else makes the function `Opaque`.
"""

from __future__ import annotations

import builtins
import dis
import inspect
import math
import types
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from ..engine import AVAILABLE, dispatch_modes, forward_ad_level, function_modes
from .symbolic import FUNCTIONS

# Instructions that compute with values on the stack and in local variables. One that is unknown makes a function
# opaque, as those do that store attributes, items and globals, import, catch exceptions, or enter a context.
_PREFIXES = ("LOAD_FAST", "STORE_FAST", "BUILD_", "UNPACK_", "POP_JUMP", "JUMP_", "FORMAT_", "CALL", "LIST_", "MAKE_")
_PLAIN = """
LOAD_CONST LOAD_SMALL_INT LOAD_CLOSURE LOAD_ASSERTION_ERROR RAISE_VARARGS RETURN_VALUE RETURN_CONST RETURN_GENERATOR
BINARY_OP BINARY_SUBSCR BINARY_SLICE UNARY_NEGATIVE UNARY_POSITIVE UNARY_NOT UNARY_INVERT COMPARE_OP IS_OP CONTAINS_OP
TO_BOOL GET_ITER FOR_ITER END_FOR POP_ITER POP_TOP PUSH_NULL COPY SWAP PRECALL KW_NAMES RESUME NOP CACHE NOT_TAKEN
EXTENDED_ARG COPY_FREE_VARS SET_FUNCTION_ATTRIBUTE CONVERT_VALUE SET_ADD SET_UPDATE MAP_ADD DICT_UPDATE DICT_MERGE
YIELD_VALUE RERAISE
"""
_KNOWN = frozenset(_PLAIN.split())
_ATTRIBUTE_READS = ("LOAD_ATTR", "LOAD_METHOD")
_VARIABLES = ("LOAD_DEREF", "LOAD_CLASSDEREF")
_OTHER_KINDS = inspect.CO_ASYNC_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ITERABLE_COROUTINE
Chain = tuple[str, ...]


def may_recall() -> bool:
    """Whether nobody but torch's autograd looks at what functions compute, so that it may be found in another way."""
    return (
        AVAILABLE
        and not torch.compiler.is_compiling()
        and not (dispatch_modes() or function_modes())
        and forward_ad_level() < 0
        and not torch.is_autocast_enabled("cpu")
        and not torch.is_autocast_enabled("cuda")
    )


class Opaque(Exception):
    """A function whose result may depend on more than what can be compared before a call."""


class CodeReads(NamedTuple):
    """What code reads.

    Attributes:
        globals: For each global name the attributes that are read of it, one after the other, wherever it is read.
        free: The same for each variable of an enclosing function.
        attributes: The attributes that are read of anything else.
    """

    globals: dict[str, set[Chain]]
    free: dict[str, set[Chain]]
    attributes: set[str]

    @classmethod
    def of(cls, code: types.CodeType) -> CodeReads:
        """What a function reads, with those that it defines itself.

        Raises:
            Opaque: If it does anything else than to compute its result.
        """
        if code.co_flags & (_OTHER_KINDS | inspect.CO_GENERATOR):
            raise Opaque("a generator or a coroutine")
        reads = cls({}, {name: set() for name in code.co_freevars}, set())
        for inner in _nested(code):
            reads._add(inner)
        return reads

    def _add(self, code: types.CodeType) -> None:
        if code.co_flags & _OTHER_KINDS:
            raise Opaque("a coroutine")
        steps = [*dis.get_instructions(code)]
        chained: set[int] = set()
        for k, step in enumerate(steps):
            name = step.opname
            if name == "LOAD_GLOBAL" or name in _VARIABLES:
                chain = _chain(steps[k + 1 :])
                chained.update(range(k + 1, k + 1 + len(chain)))
                table = self.globals if name == "LOAD_GLOBAL" else self.free
                if name == "LOAD_GLOBAL" or step.argval in self.free:
                    table.setdefault(step.argval, set()).add(chain)
                else:
                    self.attributes.update(chain)
            elif name in _ATTRIBUTE_READS:
                if k not in chained:
                    self.attributes.add(step.argval)
            elif name in ("STORE_DEREF", "MAKE_CELL"):
                if step.argval in self.free:
                    raise Opaque("a variable of an enclosing function is stored")
            elif name not in _KNOWN and not name.startswith(_PREFIXES):
                raise Opaque(f"the instruction {name}")


def _nested(code: types.CodeType) -> Iterator[types.CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _nested(constant)


def _chain(steps: list[dis.Instruction]) -> Chain:
    """The attributes that these instructions read one after the other."""
    names = []
    for step in steps:
        if step.opname not in _ATTRIBUTE_READS or step.is_jump_target:
            break
        names.append(step.argval)
    return tuple(names)


_BUILT_IN = """
abs all any bool dict enumerate filter float int isinstance len list map max min pow range reversed round slice sum
tuple zip
"""
# Functions of torch without a rule of their own, which it composes of others or which make tensors of numbers.
_COMPOSED = """
absolute acosh arange arccos arcsin arctan arctan2 as_tensor asinh atanh broadcast_to cdist chunk clip column_stack
concat concatenate cosh cosine_similarity cross deg2rad diag diag_embed diff divide dstack einsum elu erf eye flatten
full gelu hstack huber_loss hypot inner leaky_relu linspace logaddexp logsigmoid logsumexp moveaxis movedim multi_dot
multiply narrow normalize norm ones outer pairwise_distance rad2deg ravel silu sinh smooth_l1_loss softmax softplus
subtract swapaxes take tanh tensor tensordot tile unflatten vander vdot vecdot vector_norm vstack zeros
"""
# Attributes of tensors, poses and rotations, besides such functions, and of lists and dicts that a function makes.
_ATTRIBUTES = """
H T adjoint adjoint_apply affine angle append apply apply_normals apply_planes apply_vectors axis_angle between
canonical chordal_distance coadjoint_apply compose device dim distance double dtype euler exp expand_as extend float
from_axis_angle from_matrix from_rotation from_rotvec from_translation identity integrate interpolate inverse
inverse_apply items keys left_jacobian left_jacobian_inverse local log mT matrix ndim nearest new_tensor normalized
numel position power quaternion repeat reshape_as retract right_jacobian right_jacobian_inverse rotation rotvec shape
size slerp squared_angle squared_chordal_distance squared_distance to type_as values vector view_as xyzw
"""
BUILT_IN = frozenset(_BUILT_IN.split())
_PURE = frozenset(_COMPOSED.split())
_OF_VALUES = frozenset(_ATTRIBUTES.split())


def is_function(name: str) -> bool:
    """Whether a function of torch of this name is known."""
    return not name.endswith("_") and (name in FUNCTIONS or name in _PURE)


def is_attribute(name: str) -> bool:
    """Whether an attribute of this name is known, of any tensor, pose or rotation."""
    return name in _OF_VALUES or is_function(name)


_TENSORS = (Tensor, torch.nn.Parameter)
_CONSTANTS = (int, float, bool, str, type(None), type(...), torch.dtype, torch.device)
_MISSING = object()
_DEPTH = 8  # of functions that call others


class Item(Protocol):
    """What one name refers to."""

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        """Whether an object is still the same, but for the numbers of its tensors, which are added to a list."""

    def with_symbols(self, value: Any, symbols: Iterator[Tensor]) -> Any:
        """The object with other tensors in place of its own, in the order of `read`."""


class _Constant:
    """An immutable object, which is compared by value."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        return value is self.value or _same(value, self.value)

    def with_symbols(self, value: Any, symbols: Iterator[Tensor]) -> Any:
        return value


def _same(a: Any, b: Any) -> bool:
    if type(a) is not type(b):
        return False
    if type(a) is tuple:
        return len(a) == len(b) and all([_same(x, y) for x, y in zip(a, b, strict=True)])
    if type(a) is float:
        return a == b and math.copysign(1, a) == math.copysign(1, b)
    return bool(a == b)


class _Fixed(_Constant):
    """An object that is compared by identity."""

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        return value is self.value


class _Library(_Fixed):
    """A module, of which constants and pure functions are read."""

    def __init__(self, module: types.ModuleType, chains: Iterable[Chain], known: Known) -> None:
        super().__init__(module)
        self.names: list[tuple[Any, str, Any]] = []
        for chain in chains:
            holder: Any = module
            for k, name in enumerate(chain):
                attribute = getattr(holder, name, _MISSING)
                self.names.append((holder, name, attribute))
                if not isinstance(attribute, types.ModuleType):
                    if not isinstance(known.item(attribute, [chain[k + 1 :]], 0), _Constant):
                        raise Opaque(f"{name} of {holder.__name__}")
                    break
                holder = attribute
            else:
                raise Opaque("a module as an object")

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        if value is not self.value:
            return False
        return all([getattr(holder, name, _MISSING) is attribute for holder, name, attribute in self.names])


class _Numbers:
    """A tensor, of which shape, dtype and device are compared."""

    def __init__(self, value: Tensor) -> None:
        self.shape, self.dtype, self.device = value.shape, value.dtype, value.device

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        if not (type(value) in _TENSORS and value.shape == self.shape and value.dtype is self.dtype):
            return False
        tensors.append(value)
        return value.device == self.device and value.layout is torch.strided

    def with_symbols(self, value: Any, symbols: Iterator[Tensor]) -> Any:
        return next(symbols)


class _Composite:
    """A value of several tensors, such as a pose."""

    def __init__(self, value: Any) -> None:
        self.kind, self.parts = type(value), [_Numbers(x) for x in value._tensors()]

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        if type(value) is not self.kind:
            return False
        return all([part.read(x, tensors) for part, x in zip(self.parts, value._tensors(), strict=True)])

    def with_symbols(self, value: Any, symbols: Iterator[Tensor]) -> Any:
        return value._with(*[next(symbols) for _ in self.parts])


class Known(NamedTuple):
    """What is known to have no state, besides torch and Python.

    Attributes:
        types: Types of values made of tensors.
        functions: Functions by identity.
    """

    types: tuple[type, ...]
    functions: dict[int, Any]

    def item(self, value: Any, chains: Iterable[Chain], depth: int) -> Item:
        """What is compared of an object, of which attributes are read.

        Raises:
            Opaque: If it may change in other ways.
        """
        if isinstance(value, types.ModuleType):
            return _Library(value, chains, self)
        for chain in chains:
            _check_attributes(chain)
        if type(value) in _TENSORS:
            return _Numbers(value)
        if type(value) in self.types:
            return _Composite(value)
        if _is_constant(value):
            return _Constant(value)
        if value in self.types if isinstance(value, type) else self.functions.get(id(value)) is value:
            return _Fixed(value)
        if type(value) is types.FunctionType:
            if getattr(value, "declaration", None) is not None and getattr(value, "direct", None) is not None:
                return _Fixed(value)  # an op
            return Closure(value, self, depth + 1)
        raise Opaque(f"an object of type {type(value).__name__}")


def _is_constant(value: Any) -> bool:
    if type(value) is tuple:
        return all([_is_constant(x) for x in value])
    return type(value) in _CONSTANTS


def _check_attributes(names: Iterable[str]) -> None:
    for name in names:
        if not is_attribute(name):
            raise Opaque(f"the attribute {name}")


def pure_functions() -> dict[int, Any]:
    """The functions of torch and Python's math that a function may have imported by name, by identity."""
    functions = [f for f in vars(math).values() if callable(f)]
    for module in (torch, torch.linalg, torch.nn.functional):
        functions += [f for name, f in vars(module).items() if callable(f) and is_function(name)]
    return {id(f): f for f in functions}


class Closure:
    """What a function finds around it.

    Attributes:
        code: Its code.
        globals: What its global names refer to.
        built_in: Those that refer to functions of Python.
        cells: What the variables of enclosing functions refer to.
        defaults: The defaults of its arguments.
        named_defaults: Those of arguments that are passed by name.
        members: What types have under the names of attributes that are read: a table, the name, and the object.
    """

    def __init__(self, function: types.FunctionType, known: Known, depth: int = 0) -> None:
        if depth > _DEPTH:
            raise Opaque("functions that call each other")
        self.code = code = function.__code__
        reads = CodeReads.of(code)
        _check_attributes(reads.attributes)
        names = set(reads.attributes)
        self.globals: list[tuple[str, Item]] = []
        self.built_in: list[tuple[str, Any]] = []
        for name, chains in reads.globals.items():
            value = function.__globals__.get(name, _MISSING)
            if value is _MISSING:
                self.built_in.append((name, _built_in(function, name)))
                for chain in chains:
                    _check_attributes(chain)
            else:
                self.globals.append((name, known.item(value, chains, depth)))
                names.update(_attributes(value, chains))
        self.cells: list[Item] = []
        for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
            value, chains = _content(cell), reads.free[name]
            self.cells.append(known.item(value, chains, depth))
            names.update(_attributes(value, chains))
        self.defaults = [known.item(x, (), depth) for x in function.__defaults__ or ()]
        self.named_defaults = {n: known.item(x, (), depth) for n, x in (function.__kwdefaults__ or {}).items()}
        self.members = [
            x for kind in (Tensor, *known.types) for name in sorted(names) for x in _definitions(kind, name)
        ]

    def read(self, value: Any, tensors: list[Tensor]) -> bool:
        """See `Item`."""
        if type(value) is not types.FunctionType or value.__code__ is not self.code:
            return False
        function: Any = value
        scope, cells = function.__globals__, function.__closure__ or ()
        for name, item in self.globals:
            if not item.read(scope.get(name, _MISSING), tensors):
                return False
        for name, member in self.built_in:
            if name in scope or function.__builtins__.get(name) is not member:
                return False
        for item, cell in zip(self.cells, cells, strict=True):
            if not item.read(_content(cell), tensors):
                return False
        defaults, named = function.__defaults__ or (), function.__kwdefaults__ or {}
        if len(defaults) != len(self.defaults) or named.keys() != self.named_defaults.keys():
            return False
        for item, default in zip(self.defaults, defaults, strict=True):
            if not item.read(default, tensors):
                return False
        for name, item in self.named_defaults.items():
            if not item.read(named[name], tensors):
                return False
        return all([table.get(name, _MISSING) is member for table, name, member in self.members])

    def with_symbols(self, value: Any, symbols: Iterator[Tensor]) -> Any:
        """See `Item`."""
        scope: dict[str, Any] = {"__builtins__": value.__builtins__}
        scope |= {name: item.with_symbols(value.__globals__[name], symbols) for name, item in self.globals}
        cells = []
        for item, cell in zip(self.cells, value.__closure__ or (), strict=True):
            cells.append(types.CellType(item.with_symbols(cell.cell_contents, symbols)))
        pairs = zip(self.defaults, value.__defaults__ or (), strict=True)
        defaults = tuple([item.with_symbols(x, symbols) for item, x in pairs])
        made = types.FunctionType(self.code, scope, value.__name__, defaults, tuple(cells))
        named = value.__kwdefaults__ or {}
        made.__kwdefaults__ = {n: item.with_symbols(named[n], symbols) for n, item in self.named_defaults.items()}
        return made


def _built_in(function: Any, name: str) -> Any:
    value = function.__builtins__.get(name, _MISSING)
    is_error = isinstance(value, type) and issubclass(value, Exception)
    if value is _MISSING or value is not getattr(builtins, name, None) or not (name in BUILT_IN or is_error):
        raise Opaque(f"the name {name}")
    return value


def _attributes(value: Any, chains: Iterable[Chain]) -> Iterator[str]:
    """The attributes that are read of an object, or of what a module has under a name."""
    for chain in chains:
        yield from chain[isinstance(value, types.ModuleType) :]


def _content(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # it is empty
        return _MISSING


def _definitions(kind: type, name: str) -> list[tuple[Any, str, Any]]:
    """What a type and its bases have under a name, down to the one that defines it."""
    entries = []
    for base in kind.__mro__:
        entries.append((base.__dict__, name, base.__dict__.get(name, _MISSING)))
        if name in base.__dict__:
            return entries
    return []
