"""Private names of torch that eager calls use. `AVAILABLE` is the one switch.

Checked with torch 2.9, 2.11, 2.13 and 2.15, and warp-lang 1.19. If a name is missing, or the environment variable
`POSEKIT_PUBLIC_ONLY=1` is set, every call takes the public route: the dispatcher op and torch's own `Function.apply`.
The results are the same, but calls are slower. Two things then raise: ``@`` and ``~`` under `torch.compile`, and
`torch.func` transforms inside a compiled function. `torch.jit.trace` records a Python call.
"""

from __future__ import annotations

import collections
import contextlib
import operator
import os
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import torch
from torch.autograd import forward_ad
from torch.utils import _pytree
from torch.utils._python_dispatch import TorchDispatchMode

PUBLIC_ONLY = os.environ.get("POSEKIT_PUBLIC_ONLY", "") == "1"
# The private names and their fallbacks. If one name is missing, all fallbacks are used.
_NAMES: dict[str, Any] = {
    "_C._are_functorch_transforms_active": lambda: False,
    "_C._len_torch_dispatch_stack": lambda: 0,
    "_C._len_torch_function_stack": lambda: 0,
    "_C._is_tracing": lambda: torch.jit.is_tracing(),
    "_C._AutoDispatchBelowAutograd": contextlib.nullcontext,
    "_C._storage_Use_Count": lambda _: 0,
    "autograd.function._SingleLevelFunction": torch.autograd.Function,
    "_functorch.utils.enable_single_level_autograd_function": contextlib.nullcontext,
}


def _resolve() -> list[Any] | None:
    """The objects of `_NAMES`, or None if one is missing or `PUBLIC_ONLY` is set."""
    if PUBLIC_ONLY:
        return None
    try:
        import torch._functorch.utils

        return [operator.attrgetter(name)(torch) for name in _NAMES]
    except (ImportError, AttributeError):
        return None


_private = _resolve()
AVAILABLE = _private is not None
functorch_active: Callable[[], bool]
dispatch_modes: Callable[[], int]  # the depth of the stack of dispatch modes
function_modes: Callable[[], int]  # the same of function modes, such as a default device
is_tracing: Callable[[], bool]
below_autograd: Callable[[], contextlib.AbstractContextManager[Any]]
single_level_function: Callable[[], contextlib.AbstractContextManager[Any]]
(
    functorch_active,
    dispatch_modes,
    function_modes,
    is_tracing,
    below_autograd,
    _use_count,
    _function_base,
    single_level_function,
) = _private or _NAMES.values()

LEVEL = "_current_level"  # attribute of `forward_mode`: the depth of dual levels, -1 outside any
forward_mode: Any = forward_ad if hasattr(forward_ad, LEVEL) else types.SimpleNamespace(**{LEVEL: 0})
# torch runs Function.jvp with forward mode disabled, so an outer dual level would silently lose its tangents. No public
# function enables it again, so this private one is used where it exists, even with `PUBLIC_ONLY`.
set_forward_ad_enabled: Any = getattr(forward_ad, "_set_fwd_grad_enabled", lambda mode: contextlib.nullcontext())


def register_fake(operator: str, fake: Callable[..., Any], library: torch.library.Library) -> None:
    """As `torch.library.register_fake`, without its search of all modules for the caller: 5 ms of an import.

    Args:
        operator: The qualified name of an op of torch.
        fake: Its implementation for fake tensors.
        library: The library that it is registered in.
    """
    if not PUBLIC_ONLY:
        with contextlib.suppress(AttributeError, TypeError):
            torch._library.simple_registry.singleton.find(operator).fake_impl.register(fake, __name__, library)
            return
    torch.library.register_fake(operator, fake, lib=library)


def primal(x: torch.Tensor) -> torch.Tensor:
    """The tensor without its tangent of the innermost level of forward mode."""
    # torch has no rule that unpacks a tensor which vmap maps over, and no public function that takes it out of the map.
    functorch: Any = getattr(torch._C, "_functorch", None)
    if functorch is None or not functorch.is_batchedtensor(x):
        return forward_ad.unpack_dual(x, level=0).primal
    inner, dim, level = functorch.get_unwrapped(x), functorch.maybe_get_bdim(x), functorch.maybe_get_level(x)
    return functorch._add_batch_dim(primal(inner), dim, level)


def is_mapped(x: torch.Tensor) -> bool:
    """Whether `torch.vmap` maps over a tensor, at any level. No public function says so: the fallback is False."""
    functorch: Any = getattr(torch._C, "_functorch", None)
    while functorch is not None and functorch.is_functorch_wrapped_tensor(x):
        if functorch.is_batchedtensor(x):
            return True
        x = functorch.get_unwrapped(x)
    return False


def wants_grad(tensors: Iterable[torch.Tensor]) -> bool:
    """Whether gradients may flow to any of some tensors, at any level of torch.func.

    ``x.requires_grad`` alone speaks of the innermost level, and is False for all that `torch.vmap` maps over.
    """
    tensors = tuple(tensors)
    if any([x.requires_grad for x in tensors]):
        return True
    if torch.compiler.is_compiling():  # Dynamo cannot look through levels
        return functorch_active()
    functorch: Any = getattr(torch._C, "_functorch", None)
    if functorch is None or (AVAILABLE and not functorch_active()):
        return False
    for x in tensors:
        while functorch.is_functorch_wrapped_tensor(x):
            x = functorch.get_unwrapped(x)
            if x.requires_grad:
                return True
    return False


def unwrapped(x: torch.Tensor) -> torch.Tensor:
    """The numbers of a tensor without transforms of torch.func, which it must not map over."""
    functorch: Any = getattr(torch._C, "_functorch", None)
    while functorch is not None and functorch.is_functorch_wrapped_tensor(x):
        x = functorch.get_unwrapped(x)
    return x


is_zero_tensor: Callable[[Any], bool] = getattr(torch.Tensor, "_is_zerotensor", lambda x: x.data_ptr() == 0)


def copy_all(targets: Sequence[torch.Tensor], sources: Sequence[torch.Tensor]) -> None:
    """Copy tensors to others of their shapes: on a device by few launches."""
    if targets and hasattr(torch, "_foreach_copy_"):
        torch._foreach_copy_(list(targets), list(sources))
        return
    for x, y in zip(targets, sources, strict=True):
        x.copy_(y)


def print_options() -> dict[str, Any]:
    """The options that `torch.set_printoptions` sets. No public function returns them: the fallback is the defaults."""
    defaults = {"precision": 4, "threshold": 1000.0, "edgeitems": 3, "linewidth": 80, "sci_mode": None}
    options = getattr(getattr(torch, "_tensor_str", None), "PRINT_OPTS", None)
    return {name: getattr(options, name, default) for name, default in defaults.items()}


_ONCE = torch.autograd.function.once_differentiable(lambda ctx: None).__code__


def once_differentiable(function: Any) -> Any:
    """The function that torch's `once_differentiable` decorates, or None if ``function`` is not decorated by it."""
    return function.__wrapped__ if getattr(function, "__code__", None) is _ONCE else None


def _compiled_autograd_key(ctx: Any) -> tuple[int]:
    """The cache key of a Function for compiled autograd."""
    return (ctx._autograd_function_id,)


def apply_of(name: str, rules: type) -> Callable[..., Any]:
    """``Function.apply`` of a new autograd Function with these rules; where possible it bypasses functorch's layer.

    That layer costs up to 2 us, and mistakes calls that a functorch level makes itself for calls from outside.

    Args:
        name: Name of the Function; the graph's nodes are named after it.
        rules: A class with ``forward``, ``backward`` and ``jvp``.
    """
    # Each op gets its own class, because torch names the nodes of the graph when a class is created.
    metaclass: Any = type(_function_base)
    function = metaclass(
        name, (rules, _function_base), {"_compiled_autograd_key": staticmethod(_compiled_autograd_key)}
    )
    return _with_direct_backward(function).apply


def _with_direct_backward(function: Any) -> Any:
    """Call a Function's backward directly: torch's `BackwardCFunction.apply` looks it up at every call."""
    node: Any = getattr(function, "_backward_cls", None)
    if AVAILABLE and hasattr(node, "apply"):
        node.apply = function.backward
    return function


@contextlib.contextmanager
def outer_levels_enabled() -> Iterator[None]:
    """Enable both grad modes inside a Function's forward under functorch.

    torch has disabled them there, but outer levels need them.
    """
    with torch.enable_grad(), set_forward_ad_enabled(True), below_autograd():
        yield


def pop_first(storages: collections.deque[torch.UntypedStorage]) -> tuple[torch.UntypedStorage, bool]:
    """Remove the first storage of ``storages``; return it, and whether the deque held the only reference to it."""
    # References are counted here, not in a callee: while Dynamo hooks frames, a call adds a reference to its arguments.
    storage = storages.popleft()
    is_unique = AVAILABLE and sys.getrefcount(storage) <= _REFS_OF_A_LOCAL and _use_count(storage._cdata) == 1
    return storage, is_unique


def _references_of_a_local() -> int:
    """The reference count of an object that only a local variable holds."""
    storage = collections.deque([torch.UntypedStorage(1)]).popleft()
    return sys.getrefcount(storage)


_REFS_OF_A_LOCAL = _references_of_a_local()


class DispatchMode(TorchDispatchMode):
    """A mode that sees all of torch's operations in eager code, which nothing compiles."""

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        return False  # the check for a compiler would take half of the time


def wrapper_tensor(cls: Any, shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> Any:
    """A tensor of a subclass with ``__torch_dispatch__`` that has a shape, and no memory."""
    return torch.Tensor._make_wrapper_subclass(cls, tuple(shape), dtype=dtype, device=device)


pytree = _pytree
Collate = Callable[[list[Any]], Any]


def register_collate(kind: type[Any], collate_values: Callable[[list[Any], Collate], Any]) -> None:
    """Register a class with `torch.utils.data.default_collate`.

    Args:
        kind: The class.
        collate_values: Collates a list of its values; its second argument collates a list of their components.
    """
    try:
        from torch.utils.data._utils.collate import collate, default_collate_fn_map
    except ImportError:  # the table is private as of torch 2.13; without it a DataLoader needs a collate_fn
        return

    def collate_kind(batch: list[Any], *, collate_fn_map: dict[Any, Callable[..., Any]] | None = None) -> Any:
        return collate_values(batch, lambda column: collate(column, collate_fn_map=collate_fn_map))

    default_collate_fn_map[kind] = collate_kind
