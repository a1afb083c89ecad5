"""Python functions of tensors as programs: called once with symbolic tensors, whose numbers are scalars of a program.

What a function does to one element of its batch dimensions becomes the program. A function that does anything else, or
anything unknown, is `Untraceable`.
"""

from .axes import Key, Untraceable
from .programs import CONSTANTS, Arrangement, Layout, Reader, arranged, declared, factors_of
from .surroundings import Item, Known, Opaque, Surroundings, pure_functions
from .symbolic import SymbolicTensor, Value
from .tracer import Traced, Unknown, trace
