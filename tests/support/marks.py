"""Marks for tests that need private names of torch and Warp, and for warnings that torch raises about its own code.

Each reason names the public interface that torch lacks. The mark can go when the oldest supported torch has it.
"""

from collections.abc import Iterable

import pytest
import torch

from posekit.engine import private


def _needs(reason: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(private.PUBLIC_ONLY, reason=reason)


needs_operators = _needs(
    "torch traces @ and ~ on users' classes by itself from 2.15 on, but for a tensor beside one; goes when it does"
)
needs_transforms_in_graphs = _needs(
    "torch.func inside a compiled graph does not reach torch's own Function.apply; goes when Dynamo traces it there"
)
needs_use_counts = _needs(
    "only a private name counts a storage's references, without which nothing is kept; goes with a public count"
)
needs_whole_functions = _needs(
    "only a private name lets a compiled graph hold a user's derivatives, without which it is interrupted; goes with a "
    "public one"
)
needs_graph_capture = _needs("torch.jit.trace, deprecated, records Function.apply as a Python call; goes with it")
needs_lowering = _needs(
    "only a private name tells that a graph is being traced, without which small batches keep the kernel; goes with a "
    "public one"
)
needs_quick_route = _needs(
    "what is tested is the quick route itself, which only private names allow; goes with public addresses of kernels"
)
needs_probes = _needs(
    "only private probes tell that nobody maps over tensors, without which nothing is remembered of them; goes with "
    "public ones"
)
needs_team = _needs(
    "torch's own threads are reached through the OpenMP runtime that it happens to load; goes when torch shares work "
    "among them in public"
)
needs_own_headers = _needs(
    "posekit's own headers stand in for Warp's by private names; goes when Warp's are as quick to compile"
)

traces_jacobians_of_several = pytest.mark.skipif(
    torch.__version__ < "2.13",
    reason="torch 2.11 reads a value out of a tensor where it traces jacrev of several results or a hessian of several "
    "arguments; goes with torch 2.11",
)


needs_recent_dynamo = pytest.mark.skipif(
    torch.__version__ < "2.11",
    reason="torch 2.9 compiles less, as the table of older versions in posekit/README.md says; goes with torch 2.10",
)


def slow(*values: object) -> object:
    """A case of `pytest.mark.parametrize` that the plain command leaves out."""
    return pytest.param(*values, marks=pytest.mark.slow)


def every(n: int, values: Iterable[object]) -> list[object]:
    """Cases of `pytest.mark.parametrize`, of which the plain command runs every n-th."""
    return [slow(value) if k % n else value for k, value in enumerate(values)]


# torch 2.15's own checks access an attribute that it warns about.
own_checks = pytest.mark.filterwarnings("ignore:The .grad attribute of a Tensor that is not a leaf")
