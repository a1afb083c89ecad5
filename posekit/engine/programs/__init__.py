"""Programs: scalar algebra, declared once and then differentiated and rewritten. Knows neither torch nor Warp."""

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
from .sweeps import Along, Parts, Sweep, Sweeps, read_labels, width
