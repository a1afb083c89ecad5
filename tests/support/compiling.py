"""Helpers of the tests of compilers and tracers."""

from __future__ import annotations

import pathlib
import tempfile
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from posekit.engine.ops import torch_route
from posekit.engine.runtime import kernel
from tests.support.composing import Function

# Warnings that torch raises about its own code while it traces: its scripting, its pytrees and its recording backend.
_TORCH_TO_ITSELF = (
    "ignore::DeprecationWarning:torch",
    "ignore:.torch.jit.*. is deprecated:DeprecationWarning",
    "ignore:.isinstance.treespec, LeafSpec.. is deprecated:FutureWarning",
    "ignore:Your compiler for AOTAutograd is returning a function that doesn't take boxed arguments:UserWarning",
)
quiet = [pytest.mark.filterwarnings(line) for line in _TORCH_TO_ITSELF]

RUN = torch.ops.posekit.run.default
LARGE = torch_route.MAX_ELEMENTS + 1  # elements: compiled graphs call the kernel from this size on


def scalar(function: Function) -> Function:
    return lambda *inputs: sum(((1 + k) * y).sin().mul(y).sum() for k, y in enumerate(function(*inputs)))


def chain(compose: Function, length: int) -> Function:
    def composed(p1: Tensor, q1: Tensor, p2: Tensor, q2: Tensor) -> tuple[Tensor, Tensor]:
        p, q = p1, q1
        for _ in range(length):
            p, q = compose(p, q, p2, q2)
        return p, q

    return composed


def nodes(graph: torch.fx.GraphModule) -> list[Any]:
    return [node for node in graph.graph.nodes if node.op == "call_function" and node.target is RUN]


def compiles(declaration: tuple[str, tuple[str, ...], Callable[[], str]]) -> None:
    """Compile a kernel of native text for CUDA, as a `Native` declares it."""
    import warp as wp

    name, parameters, text = declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"{name}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        assert ".target sm_90" in pathlib.Path(path).read_text(errors="replace")
