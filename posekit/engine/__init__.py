"""How ops run: from a declaration to a differentiable torch operation on Warp kernels. Knows no geometry."""

from .deprecated import moved
from .dtypes import FLOATS, bfloat16, wide
from .dtypes import NAMES as DTYPE_NAMES
from .ops import Op, Request, Scan, find, have_memory, is_eager, op, own_ops, unbound
from .ops import unscale as unscale_tensor
from .private import (
    AVAILABLE,
    dispatch_modes,
    forward_ad_level,
    is_known,
    once_differentiable,
    opaque,
    pytree,
    register_collate,
    set_forward_ad_enabled,
    teach_operators,
    unseen,
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
    Vec2,
    Vec3,
    Vec4,
    Vec6,
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
    tangents,
    unscale,
)
from .runtime import check, dense, same, workspace

teach_operators()
