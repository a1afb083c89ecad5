"""Programs: expression graphs of scalar algebra, derivatives and rewriting passes. Imports neither torch nor Warp."""

from .arrays import (
    Array,
    Mat1,
    Mat2,
    Mat3,
    Mat4,
    Mat6,
    Mat7,
    Mat34,
    Quat,
    Vec1,
    Vec2,
    Vec3,
    Vec4,
    Vec6,
    Vec7,
)
from .derivatives import adjoints, tangents
from .elementwise import ElementwiseProgram
from .jacobians import ARRAY, STRUCTS, Part, Struct, parts
from .normal import LENGTHS, LOSSES, NONE, WEIGHTS, Form, pairs
from .primitives import CONST, ROUTINE, SYMBOL
from .program import Derived, Mask, Port, Program
from .rewriting import at, contract, copied, inputs_of, lower, reachable, specialised
from .routines import Routine
from .scalar import (
    Family,
    Graph,
    Number,
    Scalar,
    absolute,
    both,
    call,
    constant,
    constant_maximum,
    exponent,
    fma,
    inv,
    lifted,
    maximum,
    minimum,
    nonzero,
    power_of_two,
    rint,
    rsqrt,
    select,
    sqrt,
    switch,
    unscale,
    value,
)
from .sweeps import (
    GatheredPort,
    PairPort,
    SequencePort,
    Sizes,
    Sweep,
    SweepBody,
    SweepProgram,
    TablePort,
    Terms,
    read_labels,
    width,
)
