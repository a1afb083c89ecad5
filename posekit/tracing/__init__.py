"""Python functions of tensors as programs: called once with symbolic tensors, whose numbers are scalars of a program.

What a function does to one element of its batch dimensions becomes the program. A function that does anything else, or
anything unknown, is `Untraceable`.
"""

from .axes import Key, Untraceable
from .closures import Closure, Item, Known, Opaque, may_recall, pure_functions
from .programs import CONSTANTS, Arrangement, Layout, Reader, arranged, declared, factors_of
from .symbolic import SymbolicTensor, Value
from .tracer import Traced, Unknown, trace
