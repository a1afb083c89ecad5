"""Every private name of torch and Warp that posekit uses, each with the public way around it."""

from .compilers import inner, is_known, is_tracing_graph, opaque, teach_operators, unseen
from .openmp import dismiss_team, team
from .torch_names import (
    AVAILABLE,
    LEVEL,
    PUBLIC_ONLY,
    apply_of,
    below_autograd,
    dispatch_modes,
    forward_ad_level,
    forward_mode,
    functorch_active,
    is_tracing,
    is_zero_tensor,
    once_differentiable,
    outer_levels_enabled,
    pop_first,
    set_forward_ad_enabled,
    single_level_function,
)
from .trees import pytree, register_collate
from .warp_names import (
    BLOCK,
    ONE_THREAD,
    address,
    cpu_entry,
    cuda_device,
    cuda_entry,
    folder_name,
    give_up_headers,
    header_flags,
    own_headers,
)
