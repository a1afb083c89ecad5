"""Native kernels compiled for CUDA, which needs no device."""

from __future__ import annotations

import pathlib
import tempfile

from posekit.engine import Native
from posekit.engine.runtime import kernel


def assert_compiles_for_cuda(native: Native) -> None:
    """Compile a kernel, and look for what it must have, and must not have: additions in any order."""
    import warp as wp

    name, parameters, text = native.declaration
    made = kernel.declare_source(name, parameters, text(), name, module=f"{name}_cuda")
    made.module.options.update(kernel.module_options() | {"optimization_level": 1})
    with tempfile.TemporaryDirectory() as folder:
        (path,) = wp.compile_aot_module(made.module, device=None, arch=(90,), module_dir=folder, use_ptx=True)
        compiled = pathlib.Path(path).read_text(errors="replace")
    assert ".target sm_90" in compiled
    assert "atom." not in compiled
