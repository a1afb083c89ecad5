"""The decorator `@op`, which turns a function on scalars into an op on tensors."""

from __future__ import annotations

import functools
import inspect
import numbers
import sys
import types
import typing
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, overload

import torch

from ... import errors
from .. import private
from ..programs import Array, ElementwiseProgram, Port, Scalar, Struct
from ..runtime import LOCK
from .calls import Declared, Signature, public
from .registry import ON_USE, op_for

Function = Callable[..., Any]
Key = TypeVar("Key")
Value = TypeVar("Value")
# The inputs of methods as errors name them: the user passes values, and never sees their tensors as arguments.
_labels_of_methods: dict[str, str] = {}


def name_fields(*fields: str) -> None:
    """Register fields of values, as which errors of methods name the inputs: ``self.field`` and ``other.field``."""
    for field in fields:
        names = {field: f"self.{field}", f"{field}1": f"self.{field}", f"{field}2": f"other.{field}"}
        _labels_of_methods.update(names)


def field_labels(labels: Mapping[str, str]) -> Mapping[str, str]:
    """Labels of inputs, and those of fields of values."""
    return ChainMap({**labels}, _labels_of_methods)


@overload
def op(
    function: Function, /, *, name: str = "", title: str = "", returns: str = "", fusible: bool = True
) -> Declared: ...
@overload
def op(
    *, name: str = "", title: str = "", returns: str = "", fusible: bool = True
) -> Callable[[Function], Declared]: ...
def op(
    function: Function | None = None, /, *, name: str = "", title: str = "", returns: str = "", fusible: bool = True
) -> Declared | Callable[[Function], Declared]:
    """Declare a differentiable op by its algebra.

    The function's annotations declare the types of its arguments and results: `Scalar`, or the arrays of
    `posekit.algebra`. Its body computes with these. The decorated function takes tensors whose trailing dimensions have
    the declared shapes, with any batch dimensions before them, and has every guarantee that posekit's own ops have.

    >>> from posekit.algebra import Scalar, Vec3
    >>> @pk.op
    ... def energy(mass: Scalar, velocity: Vec3) -> Scalar:
    ...     vx, vy, vz = velocity
    ...     return 0.5 * mass * (vx**2 + vy**2 + vz**2)
    ...
    >>> velocity = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    >>> energy(torch.tensor(2.0), velocity).backward()
    >>> velocity.grad
    tensor([2., 4., 6.])

    ``energy.jacobian("velocity")`` is the op of its dense Jacobian: one kernel, differentiable and broadcast as any op.
    The shape of a block is that of the result, then that of the argument; a `Scalar` has no dimension. For several
    arguments, ``energy.jacobian(("mass", "velocity"))``, each result becomes a tuple of blocks. Of a
    `posekit.algebra.Pose` or `posekit.algebra.Rotation` the tangent counts, with 6 or 3 numbers, in the body frame as
    in ``retract`` and ``local``.

    >>> energy.jacobian("velocity")(torch.tensor(2.0), velocity.detach())
    tensor([2., 4., 6.])

    ``residual.normal("pose")`` is the op of the normal equations of a residual, whose results are the cost, the
    gradient and the Gauss-Newton Hessian. Neither residuals nor Jacobians are stored. With W the weight, J the Jacobian
    and rho the loss, they are rho(r^T W r), rho' J^T W r and rho' J^T W J, so a cost has no factor of 1/2. The options
    ``weight="scalar"`` or ``weight="information"`` and ``loss=`` ("huber", "cauchy", "geman_mcclure", "tukey") add the
    arguments ``weight``, a number or a matrix, and ``scale`` of the loss. For several arguments,
    ``residual.normal(("pose", "points"))``, the gradients are a tuple, and so are the blocks of the Hessian on and
    above its diagonal, by rows. If an op has several results, each is a residual vector with a loss of its own.
    ``hessian=False`` leaves the Hessian out; ``curvature=True`` adds a fourth result, the curvature of the loss that
    the exact Hessian has, 2 rho'' (J^T W r) (J^T W r)^T, in blocks as the Hessian. With
    ``curvature="bounded"`` the Hessian itself has a share of that, the last argument, as far as it stays positive
    semidefinite. With ``curvature="along"`` the last arguments are steps d of the unknowns, and the only result are
    half of the slopes of the cost of r + t J d at the lengths t from 1/32 to 3 in `posekit.engine.LENGTHS`.

    ``op.summed()`` is the op whose results are summed over the last batch dimension, ``op.summed(2)`` over the last
    two, inside the kernel. The order of a sum depends on the summed dimensions alone: an element of a batch gets the
    same bits as alone.

    >>> from posekit.algebra import Pose, Vec3
    >>> @pk.op
    ... def distance(pose: Pose, point: Vec3, target: Vec3) -> Vec3:
    ...     return pose @ point - target
    >>> points = torch.eye(3)
    >>> cost, gradient, hessian = distance.normal("pose").summed()(pk.Pose.identity(), points, points + 1)
    >>> cost, gradient
    (tensor(9.), tensor([-3., -3., -3.,  0.,  0.,  0.]))
    >>> hessian.shape
    torch.Size([6, 6])

    ``op.gathered`` reads operands in place by an index: an argument ``(value, index)`` is read as ``value[index]``,
    where the index is a `posekit.Index` or integers of shape ``(n,)``. ``sums=``, nested as the results, adds rows of
    results to the rows of an index, in the order of the rows. Gradients to what is gathered are such sums. On CUDA and
    in compiled graphs, torch gathers and adds.

    >>> camera = pk.Index([0, 0, 1], size=2)
    >>> poses = pk.Pose.identity(2)
    >>> costs, gradients, hessians = distance.normal("pose").gathered(
    ...     (poses, camera), points, points + 1, sums=(camera, camera, camera)
    ... )
    >>> costs, hessians.shape
    (tensor([6., 3.]), torch.Size([2, 6, 6]))

    Args:
        function: The declaration.
        name: The name in compiled graphs; by default the module and name of the function. A digest of the algebra is
            appended, so that ops with the same name do not collide, neither in this process nor in a graph that an
            earlier process cached.
        title: The name in error messages.
        returns: Names of the results, separated by spaces.
        fusible: Whether a compiled graph may replace the kernel with torch operations for small batches, which Inductor
            can fuse. Set it to False if the algebra is so long that compiling these would take minutes. A package of
            AOTInductor then contains the kernel's name, and runs only where posekit and the declaration are imported.
    """
    if function is None:
        return lambda f: op(f, name=name, title=title, returns=returns, fusible=fusible)
    if not inspect.isfunction(function):
        raise errors.ArgumentError(f"op: must be given a function, got {type(function).__name__}")
    name = name or _default_name(function)
    if ">" in name or "@" in name:
        raise errors.ArgumentError(f"op: a name must not contain '>' or '@', got {name!r}")
    if not name.isprintable():
        raise errors.ArgumentError(f"op: a name must be printable, got {name!r}")
    program, signature = _program(function, _checked_hints(function, name), name, title, returns, fusible)
    program.name = f"{name}@{program.digest[:16]}"
    declared: Declared = public(op_for(program), signature, function)
    return declared


class OwnOps(Protocol):
    """Type of the decorator of posekit's own ops."""

    @overload
    def __call__(self, function: Function, /) -> Declared: ...
    @overload
    def __call__(
        self,
        *,
        name: str = "",
        title: str = "",
        returns: str = "",
        fusible: bool = True,
        contracted: bool = False,
        wide: bool = False,
        labels: Mapping[str, str] | None = None,
    ) -> Callable[[Function], Declared]: ...
    @overload
    def __call__(self, function: Function, /, *, title: str, name: str = "", contracted: bool = False) -> Declared: ...


def own_ops(owner: str = "") -> OwnOps:
    """The decorator for posekit's own ops. Their names are unique without a digest, so the algebra is traced lazily.

    Args:
        owner: The class whose methods the ops are named after. Errors name inputs that are fields after "self", and
            those with the number 2 after "other" (see `name_fields`). Other names are passed as ``labels`` (see
            `Program`).
    """

    def decorate(
        function: Function | None = None,
        /,
        *,
        name: str = "",
        title: str = "",
        returns: str = "",
        fusible: bool = True,
        contracted: bool = False,
        wide: bool = False,
        labels: Mapping[str, str] | None = None,
    ) -> Any:
        if function is None:
            options: dict[str, Any] = {
                "labels": labels,
                "name": name,
                "title": title,
                "returns": returns,
                "fusible": fusible,
                "contracted": contracted,
                "wide": wide,
            }
            return functools.partial(decorate, **options)
        if owner:
            name = f"{owner}.{function.__name__}"
            title = title or name
        name = name or _default_name(function)
        program, signature = _program(function, _own_hints(function), name, title, returns, fusible, contracted)
        program.wide = wide
        program.labels = field_labels(labels or {}) if owner else {**(labels or {})}
        return public(op_for(program), signature, function)

    return decorate


class DeclaredOnUse(Mapping[Key, Value]):
    """Many ops of one kind, each declared when it is first used: declaring all of them would slow the import.

    Args:
        name: What the names of the ops begin with; several if ``declare`` declares several ops.
        keys: For each key the rest of the name. Several keys may share an op.
        declare: Declares the op, or a group of ops, from the rest of its name.
    """

    def __init__(self, name: str | Sequence[str], keys: Mapping[Key, str], declare: Callable[[str], Value]) -> None:
        self._keys, self._declare = keys, declare
        self._declared = types.SimpleNamespace()  # by the rest of the name, without dots
        self._declare_traced = private.as_constant(self._place)
        for start in [name] if isinstance(name, str) else name:
            ON_USE.update({f"{start}{rest}": functools.partial(self._find, rest) for rest in keys.values()})

    def _find(self, rest: str) -> Value:
        declared: dict[str, Value] = vars(self._declared)
        value = declared.get(_attribute(rest))
        if value is None:
            with LOCK:
                value = declared[_attribute(rest)] = declared.get(_attribute(rest)) or self._declare(rest)
        return value

    def _place(self, rest: str) -> str:
        """Declare an op if necessary, and return the name of its attribute."""
        self._find(rest)
        return _attribute(rest)

    def __getitem__(self, key: Key) -> Value:
        rest = self._keys[key]
        if torch.compiler.is_dynamo_compiling():  # it cannot trace the declaration, but sees the new attribute
            value: Value = getattr(self._declared, self._declare_traced(rest))
            return value
        return self._find(rest)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def _attribute(name: str) -> str:
    return name.replace(".", " ")  # Dynamo would take what is behind a dot for an attribute of an attribute


def _default_name(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}".replace("<locals>.", "")


def _checked_hints(function: Function, name: str) -> dict[str, Any]:
    """The types of the arguments and of the result."""
    hints = typing.get_type_hints(function)
    signature = inspect.signature(function)
    parameters = list(signature.parameters)
    missing = [p for p in (*parameters, "return") if p not in hints]
    if missing or not parameters:
        raise errors.ArgumentError(f"op: {name} must annotate every argument and its result; missing {missing}")
    for p in signature.parameters.values():
        if p.kind is not p.POSITIONAL_OR_KEYWORD or p.default is not p.empty:
            raise errors.ArgumentError(f"op: {name} must take positional arguments without defaults, got {p}")
    return {name: hints[name] for name in (*parameters, "return")}


def _own_hints(function: Function) -> dict[str, Any]:
    """As `_checked_hints`, which takes too long at import for the many ops of posekit."""
    return {
        name: _evaluated(hint, function.__module__) if isinstance(hint, str) else hint
        for name, hint in function.__annotations__.items()
    }


@functools.cache
def _evaluated(hint: str, module: str) -> Any:
    return eval(hint, vars(sys.modules[module]))


def _program(
    function: Function,
    hints: Mapping[str, Any],
    name: str,
    title: str,
    returns: str,
    fusible: bool,
    contracted: bool = False,
) -> tuple[ElementwiseProgram, Signature]:
    """The program of a declaration, and the signature of its calls.

    Args:
        function: The declaration.
        hints: The types of its arguments, in order, and at last that of the result.
        name: The name of the op.
        title: As for `op`.
        returns: Names of the results.
        fusible: As for `op`.
        contracted: As for `Program`.
    """
    *parameters, _ = hints
    result = hints["return"]
    parts = typing.get_args(result) if typing.get_origin(result) is tuple else (result,)
    labels = returns.split() or (["result"] if len(parts) == 1 else [f"result{j + 1}" for j in range(len(parts))])
    if len(labels) != len(parts):
        raise errors.ArgumentError(f"op: {name} returns {len(parts)} results but names {len(labels)}")
    repeated = [label for k, label in enumerate(labels) if label in labels[:k]]
    if repeated:
        raise errors.ArgumentError(f"op: {name} names two results {repeated[0]!r}")
    inputs = [port for p in parameters for port in _ports(name, p, hints[p])]
    results = [_ports(name, label, part) for label, part in zip(labels, parts, strict=True)]
    outputs = [port for ports in results for port in ports]
    for kind, ports in (("arguments", inputs), ("results", outputs)):
        names = [p.name for p in ports]
        if len({*names}) < len(names):
            raise errors.ArgumentError(f"op: {name} has {kind} of the same name: {', '.join(names)}")

    def trace(program: ElementwiseProgram) -> list[list[Scalar]]:
        symbols = iter(program.symbols)
        value = function(*[_symbolic(hints[p], symbols) for p in parameters])
        values = value if typing.get_origin(result) is tuple else (value,)
        if not isinstance(values, tuple) or len(values) != len(parts):
            raise errors.ArgumentError(f"op: {name} declares {len(parts)} results, gave {value!r}")
        arrays = [
            x for v, part, label in zip(values, parts, labels, strict=True) for x in _arrays(v, part, name, label)
        ]
        rows = [_components(x, port, name) for x, port in zip(arrays, outputs, strict=True)]
        return [[x if isinstance(x, Scalar) else program.graph.const(x) for x in row] for row in rows]

    call = Signature.of({p: _struct(hints[p]) for p in parameters}, [_struct(part) for part in parts])
    program = ElementwiseProgram(
        name, title or function.__qualname__, inputs, outputs, trace, None, fusible, contracted
    )
    return program, call


def _struct(hint: Any) -> type[Struct] | None:
    return hint if isinstance(hint, type) and issubclass(hint, Struct) else None


def _ports(name: str, argument: str, hint: Any) -> list[Port]:
    """The port of an argument or result, or one for each array of a struct."""
    kind = _struct(hint)
    if kind is None:
        return [Port(argument, _shape(name, argument, hint))]
    return [Port(f"{argument}_{field}", array.shape) for field, array in kind.fields.items()]


def _symbolic(hint: Any, symbols: Iterator[list[Scalar]]) -> Any:
    """The next argument of a declaration."""
    kind: Any = _struct(hint)
    if kind is not None:
        return kind(*[array(next(symbols)) for array in kind.fields.values()])
    return next(symbols)[0] if hint is Scalar else hint(next(symbols))


def _arrays(value: Any, hint: Any, name: str, label: str) -> Sequence[Any]:
    """A result, or the arrays of a struct."""
    kind = _struct(hint)
    if kind is None:
        return (value,)
    if not isinstance(value, kind):
        raise errors.ArgumentError(f"op: {name} declares a {kind.__name__} in {label}, gave {type(value).__name__}")
    return value.arrays()


def _components(value: Any, port: Port, name: str) -> list[Any]:
    """The flattened components of a result, checked against its declaration."""
    components = list(value) if isinstance(value, list | tuple) else [value]
    if len(components) != port.size or isinstance(value, list | tuple) != bool(port.shape):
        raise errors.ArgumentError(f"op: {name} declares {port.size} numbers in {port.name}, gave {len(components)}")
    for x in components:
        if not isinstance(x, Scalar | numbers.Real):
            raise errors.ArgumentError(f"op: {name} must compute Scalars, gave {type(x).__name__} in {port.name}")
    return components


def _shape(name: str, argument: str, hint: Any) -> tuple[int, ...]:
    if hint is Scalar:
        return ()
    if isinstance(hint, type) and issubclass(hint, Array) and hint.shape:
        shape = hint.shape
        if not isinstance(shape, tuple) or len(shape) > 2 or not all(type(n) is int and n > 0 for n in shape):
            fact = "an Array has one or two dimensions, none of them 0"
            raise errors.ArgumentError(f"op: {name} annotates {argument} with a shape of {shape!r}; {fact}")
        return shape
    raise errors.ArgumentError(f"op: {name} annotates {argument} with {hint!r}; use Scalar or an Array such as Vec3")
