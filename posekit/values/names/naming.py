"""Names in error messages: those of methods, and those that other libraries have for posekit's methods.

A name of another library is an attribute that raises an error with posekit's name. It is a descriptor in the class, not
a `__getattr__`, with which every access to an attribute would take 50 ns in place of 33 (Python 3.11).
"""

from __future__ import annotations

import functools
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

import torch

from ...arguments import publish
from ...errors import UnknownNameError

_PACKAGE = __name__.partition(".")[0]

if TYPE_CHECKING:
    Named = type  # a type checker would infer `dict[Named, ...]` for a dict of our classes
else:

    class Named(type):
        """Metaclass of values. `dir` omits the names of other libraries."""

        def __dir__(cls) -> Iterable[str]:
            return [name for name in super().__dir__() if not isinstance(_lookup(cls, name), _ForeignName)]


class _ForeignName:
    """A descriptor that raises: the class has this attribute under another name.

    @private: the reference of pdoc leaves it out.
    """

    def __init__(self, text: str) -> None:
        self.text = text

    def __get__(self, instance: Any, owner: type) -> NoReturn:
        # Dynamo's `hasattr` recognises only the builtin error (torch 2.13).
        raise (AttributeError if torch.compiler.is_compiling() else UnknownNameError)(self.text)


class was_attribute:
    """Decorate a method that was an attribute: an error tells who uses it as one to call it."""

    def __init__(self, method: Callable[[Any], Any]) -> None:
        self.method = self.__wrapped__ = method
        functools.update_wrapper(self, method)  # type: ignore[arg-type]

    def __get__(self, instance: Any, owner: type) -> Any:
        return self.method if instance is None else _Method(self.method, instance)


class _Method:
    """A bound method that says what it is to whom takes it for a tensor."""

    def __init__(self, method: Callable[[Any], Any], instance: Any) -> None:
        self.__func__, self.__self__ = method, instance
        self.__name__, self.__doc__ = method.__name__, method.__doc__

    def __call__(self) -> Any:
        return self.__func__(self.__self__)

    def __repr__(self) -> str:
        return f"<method {type(self.__self__).__name__}.{self.__name__}: call it>"

    def __getattr__(self, name: str) -> NoReturn:
        kind, method = type(self.__self__).__name__, self.__name__
        raise UnknownNameError(f"'{kind}.{method}' is a method: write `{method}()`, not `{method}.{name}`")

    def __getitem__(self, index: Any) -> NoReturn:
        kind, method = type(self.__self__).__name__, self.__name__
        raise UnknownNameError(f"'{kind}.{method}' is a method: write `{method}()` before an index")


class InstanceName:
    """A descriptor for `__name__`: torch's messages about a value in the place of a parameter say how to train it.

    `torch.optim.Adam([pose])` raises an error that prints the `__name__` of an object where there is one. The result is
    not a string: pytest makes test ids of names that are strings.
    """

    def __get__(self, instance: Any, owner: type) -> object:
        return _Hint(owner.__name__)


class _Hint:
    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __str__(self) -> str:
        return f"{self.kind} (to train it, use posekit.nn.{self.kind.removesuffix('2')}Parameter)"


def _lookup(cls: type, name: str) -> Any:
    """Return an attribute of a class as it is stored, without a call of its descriptor."""
    return next((vars(kind)[name] for kind in cls.__mro__ if name in vars(kind)), None)


def refer(kind: type, names: Mapping[str, str]) -> None:
    """Make attributes with the names of other libraries raise errors that say what to use instead.

    Args:
        kind: The class, of the metaclass `Named`. Attributes that it has are left alone.
        names: For each name "<libraries>: <what to use>" (see `explain`).
    """
    for name, entry in names.items():
        if _lookup(kind, name) is None:
            setattr(kind, name, _ForeignName(explain(f"'{kind.__name__}'", name, entry)))
    if _lookup(kind, "__dir__") is vars(object)["__dir__"]:  # `dir` of an instance omits the names, too
        setattr(kind, "__dir__", _dir_of_instance)  # noqa: B010


def _dir_of_instance(self: object) -> Iterable[str]:
    return [name for name in object.__dir__(self) if not isinstance(_lookup(type(self), name), _ForeignName)]


def explain(owner: str, name: str, entry: str) -> str:
    """Return the message for a name.

    Args:
        owner: What has no such attribute.
        name: The attribute.
        entry: "<libraries>: <what to use>": the libraries that have the name, separated by commas, and an expression or
            a sentence with expressions in backquotes.
    """
    libraries, _, remedy = entry.partition(": ")
    *others, last = libraries.split(", ")
    owners = f"{', '.join(others)} and {last}" if others else last
    known = f" (the name in {owners})" if owners else ""
    return f"{owner} has no attribute {name!r}{known}: " + (remedy if "`" in remedy else f"use `{remedy}`")


def explain_function(name: str, module: Callable[[str], str | None]) -> str | None:
    """Return what to use for a name that posekit itself does not have; None if it is unknown.

    Args:
        name: The name.
        module: Returns the public module that has a name.
    """
    from .foreign_functions import MODULE  # not needed without errors: importing posekit stays cheap

    entry = MODULE.get(name)
    if entry is None and not name.startswith("_"):
        owner = module(name)
        entry = f": {owner}.{name}" if owner else None
    return explain(f"module {_PACKAGE!r}", name, entry) if entry else None


def unknown(module: str, name: str) -> AttributeError | ImportError:
    """Return the error for a name that one of posekit's modules does not have."""
    from .foreign_functions import SUBMODULES  # as above

    entry = SUBMODULES.get(module.rpartition(".")[2], {}).get(name)
    if entry:
        return explained(explain(f"module {module!r}", name, entry))
    return AttributeError(f"module {module!r} has no attribute {name!r}", name=name, obj=sys.modules[module])


def publish_module(module: str, *, classes: bool = False) -> None:
    """Make a module show its public names alone, and explain others; ``classes`` that it defines are published."""
    owner: Any = sys.modules[module]

    def refuse(name: str) -> NoReturn:
        raise unknown(module, name)

    owner.__dir__, owner.__getattr__ = lambda: owner.__all__, refuse
    for kind in [getattr(owner, name) for name in owner.__all__ if classes]:
        if isinstance(kind, type) and f"{kind.__module__}.".startswith(f"{module}."):
            publish(kind, module)
            own_members(kind)


def explained(text: str) -> AttributeError | ImportError:
    """Return the error of a module's `__getattr__` for a name that has an explanation.

    ``from posekit import name`` replaces an AttributeError, and with it the explanation: it gets an ImportError.
    """
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == _PACKAGE:
        frame = frame.f_back
    imported = frame.f_globals.get("__name__") == "importlib._bootstrap"
    return ImportError(text) if imported else UnknownNameError(text)


def own_members(kind: type) -> None:
    """Give a class copies of the public methods and properties that it inherits, named after the class.

    Python's errors about missing and surplus arguments contain the qualified name of a function: without this, that of
    a base class which users have never seen. The reference of pdoc would leave such members out.
    """
    package = f"{_PACKAGE}."
    for base in kind.__mro__[1:]:
        for name, member in vars(base).items():
            if not base.__module__.startswith(package) or name.startswith("_") or name in vars(kind):
                continue
            if isinstance(member, types.FunctionType):
                setattr(kind, name, _copy(member, kind))
            elif isinstance(member, classmethod):
                setattr(kind, name, classmethod(_copy(member.__func__, kind)))
            elif isinstance(member, property):
                setattr(kind, name, property(_copy(member.fget, kind)))
            elif isinstance(member, types.MemberDescriptorType):
                setattr(kind, name, member)
    if "__orig_bases__" in vars(kind):  # pdoc 16 would attribute members to the bases that it finds there
        kind.__orig_bases__ = tuple([x for x in kind.__orig_bases__ if not isinstance(x, type)])  # type: ignore


def _copy(function: Any, kind: type) -> Callable[..., Any]:
    decorated = getattr(function, "__wrapped__", None)
    inner = None if decorated is None else _copy(decorated, kind)
    cells = [
        types.CellType(inner) if decorated is not None and cell.cell_contents is decorated else cell
        for cell in function.__closure__ or ()
    ]
    copy = types.FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, tuple(cells)
    )
    functools.update_wrapper(copy, function)
    copy.__dict__["__wrapped__"] = inner
    if inner is None:
        del copy.__dict__["__wrapped__"]
    copy.__kwdefaults__ = function.__kwdefaults__
    copy.__qualname__ = f"{kind.__name__}.{function.__name__}"
    return copy
