"""Turns declarations of ops into differentiable torch operations on Warp kernels. Contains no geometry."""

from .deprecated import moved, warn_deprecated
from .dtypes import FLOATS, bfloat16, wide
from .dtypes import NAMES as DTYPE_NAMES
from .ops import (
    Declared,
    DeclaredOnUse,
    Fold,
    Forest,
    Op,
    Request,
    Scan,
    Signature,
    find,
    have_memory,
    is_eager,
    op,
    own_ops,
    public,
    saved_tensors,
    unbind_slices,
)
from .ops import unscale as unscale_tensor
from .private import (
    AVAILABLE,
    as_leaf,
    dispatch_modes,
    forward_ad_level,
    is_mapped,
    is_statically_true,
    is_zero_tensor,
    once_differentiable,
    primal,
    print_options,
    pytree,
    register_collate,
    register_operators,
    set_forward_ad_enabled,
    untraced,
)
from .programs import (
    Array,
    Mat3,
    Mat4,
    Mat6,
    Mat34,
    Number,
    Port,
    Program,
    Quat,
    Scalar,
    Struct,
    Vec2,
    Vec3,
    Vec4,
    Vec6,
    absolute,
    both,
    call,
    constant,
    exponent,
    fma,
    inv,
    maximum,
    nonzero,
    power_of_two,
    rint,
    rsqrt,
    select,
    sqrt,
    switch,
    tangents,
    unscale,
    value,
)
from .runtime import broadcast_error, check, check_dense, describe, same_shape, workspace

register_operators()
