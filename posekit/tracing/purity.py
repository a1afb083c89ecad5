"""What the code of a Python function reads and does, as far as its bytecode tells."""

from __future__ import annotations

import dis
import inspect
import types
from collections.abc import Iterator
from typing import NamedTuple

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
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")
_VARIABLES = ("LOAD_DEREF", "LOAD_CLASSDEREF")
_OTHER_KINDS = inspect.CO_ASYNC_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ITERABLE_COROUTINE
Chain = tuple[str, ...]


class Opaque(Exception):
    """A function whose result may depend on more than what can be compared before a call."""


class Reads(NamedTuple):
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
    def of(cls, code: types.CodeType) -> Reads:
        """What a function reads, with those that it defines itself.

        Raises:
            Opaque: If it does anything else than to compute its result.
        """
        if code.co_flags & (_OTHER_KINDS | inspect.CO_GENERATOR):
            raise Opaque("a generator or a coroutine")
        found = cls({}, {name: set() for name in code.co_freevars}, set())
        for inner in _nested(code):
            found._add(inner)
        return found

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
            elif name in _ATTRIBUTES:
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
    found = []
    for step in steps:
        if step.opname not in _ATTRIBUTES or step.is_jump_target:
            break
        found.append(step.argval)
    return tuple(found)
