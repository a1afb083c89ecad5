"""`posekit.routes`: which route each call takes, why, and what it costs to build."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from ..runtime import LOCK, LOGS, Log
from . import fast_path


@contextlib.contextmanager
def routes() -> Iterator[Log]:
    """Record which route every call takes, why not the fast path, and what its kernels cost to build.

    The routes are:

    - "fast path": one generated function, a few microseconds. Eager CPU tensors of one dtype.
    - "executable": checks, converts and plans the call in Python, several times as long. What is planned is remembered:
      small calls with shapes, strides and dtypes that were seen before take the fast path.
    - "dispatcher": through torch's dispatcher first: subclasses of `torch.Tensor`, transforms of `torch.func`, modes,
      compiled graphs that call a kernel.
    - "torch operations": without a kernel.
    - "graph": the call was traced, and is part of a compiled graph.

    Calls are recorded from all threads, and slower meanwhile. What runs inside a compiled graph as torch operations is
    not recorded. Each record has a ``name``, ``route`` and ``reason``, and the ``seconds`` in which its kernels were
    ``built`` or ``loaded``.

    >>> pose, points = pk.Pose.random(8), torch.zeros(8, 3, dtype=torch.float64)
    >>> with pk.routes() as log:
    ...     moved = pose.apply(points)
    >>> call = log[0]
    >>> call.name, call.route
    ('Pose.apply', 'executable')
    >>> call.reason
    'self is float32, points is float64: converted to float64 at each call'

    Yields:
        The log: a sequence of records, which prints as one line for each.
    """
    log = Log()
    with LOCK:
        LOGS.append(log)
        fast_path.intercept(True)
    try:
        yield log
    finally:
        with LOCK:
            LOGS[:] = [other for other in LOGS if other is not log]
            fast_path.intercept(bool(LOGS))
