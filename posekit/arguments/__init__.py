"""From what users pass to what values hold: tensors, shapes and dimensions, checked."""

from ..engine import FLOATS, wide
from .checks import (
    broadcast,
    check,
    check_choice,
    check_device,
    check_devices,
    check_dtype,
    check_factor,
    check_flags,
    check_generator,
    check_target,
    dim,
    dims,
    immutable,
    named,
    new_sizes,
    refuse,
    sizes,
    visible,
)
from .tensors import NUMBERS, Operand, TensorLike, holds_fractions, mask, normal, scalar, tensor
