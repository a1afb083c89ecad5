"""Marks for what only the private names of torch and Warp can do."""

import pytest

from posekit.engine import _internals

needs_operators = pytest.mark.skipif(
    _internals.PUBLIC_ONLY,
    reason="torch before 2.15 traces @ and ~ on users' classes only when taught by private names",
)
needs_transforms_in_graphs = pytest.mark.skipif(
    _internals.PUBLIC_ONLY,
    reason="torch's own Function.apply is out of reach of torch.func inside a compiled graph",
)
needs_use_counts = pytest.mark.skipif(
    _internals.PUBLIC_ONLY,
    reason="only a private name counts the references to a storage, without which the workspace keeps nothing",
)
needs_graph_capture = pytest.mark.skipif(
    _internals.PUBLIC_ONLY, reason="torch.jit.trace records torch's own Function.apply as a Python call"
)
needs_quick_route = pytest.mark.skipif(
    _internals.PUBLIC_ONLY, reason="the quick route and the two ways to call a kernel exist by private names only"
)
