"""Conversion and checks of user arguments: tensors, shapes, dimensions and options."""

from ..engine import FLOATS, check_dense, describe, wide
from .angles import degrees, distances_in_degrees, in_degrees, radians
from .bars import Progress, Watch
from .checks import (
    Frame,
    broadcast,
    check,
    check_choice,
    check_copy,
    check_device,
    check_devices,
    check_dtype,
    check_factor,
    check_flags,
    check_frame,
    check_functions,
    check_generator,
    check_kinds,
    check_read,
    check_scale,
    check_target,
    dim,
    dims,
    fill,
    filled,
    has_square,
    immutable,
    integer,
    is_readable,
    new_sizes,
    positive,
    reason,
    refuse,
    refuse_mapping,
    sizes,
    sizes_or_keyword,
)
from .extras import import_extra
from .keywords import SEEDS, closed, synonyms
from .numerals import is_plain
from .publication import publish, register
from .tensors import (
    NUMBERS,
    Operand,
    TensorLike,
    Weight,
    array,
    contains_non_integers,
    finite_rows,
    integers,
    mask,
    normal,
    numbers,
    roots,
    scalar,
    selected,
    tensor,
)
