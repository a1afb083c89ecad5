"""All private names of torch and Warp that posekit uses, each with its public fallback."""

from .compilers import (
    as_constant,
    as_leaf,
    is_packaging,
    is_statically_true,
    is_tracing_graph,
    register_operators,
    untraced,
    unwrap_functional,
)
from .forward_levels import forward_ad_level, jvp
from .openmp import end_team, team
from .pytrees import pytree, register_collate
from .torch_names import (
    AVAILABLE,
    LEVEL,
    PUBLIC_ONLY,
    apply_of,
    below_autograd,
    copy_all,
    dispatch_modes,
    forward_mode,
    function_modes,
    functorch_active,
    is_mapped,
    is_tracing,
    is_zero_tensor,
    once_differentiable,
    outer_levels_enabled,
    pop_first,
    primal,
    print_options,
    register_fake,
    set_forward_ad_enabled,
    single_level_function,
    unwrapped,
    wants_grad,
)
from .warp_names import (
    BLOCK,
    ONE_THREAD,
    address,
    compile_cpu,
    cpu_entry,
    cuda_device,
    cuda_entry,
    disable_own_headers,
    flags_for_warp,
    folder_name,
    forget_failure,
    header_flags,
    own_headers,
)
from .wrappers import DispatchMode, wrapper_tensor
