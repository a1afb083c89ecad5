"""Programs: expression graphs of scalar algebra, derivatives and rewriting passes. Imports neither torch nor Warp."""

from .arrays import Array, Mat3, Mat4, Mat6, Mat34, Quat, Vec2, Vec3, Vec4, Vec6
from .derivatives import adjoints, tangents
from .primitives import CONST, SYMBOL
from .program import Derived, Mask, Port, Program
from .rewriting import contract, lower, reachable
from .scalar import (
    Family,
    Graph,
    Number,
    Scalar,
    absolute,
    both,
    call,
    constant,
    fma,
    inv,
    maximum,
    nonzero,
    rint,
    rsqrt,
    select,
    sqrt,
    unscale,
    value,
)
from .sweeps import SequencePort, Sweep, SweepBody, SweepProgram, read_labels, width
