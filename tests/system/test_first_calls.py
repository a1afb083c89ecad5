"""What a first call builds: how many kernels, and how much text LLVM compiles. Its time is in `tests.bench.first`."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from tests.support import processes


class Most(NamedTuple):
    """What a pipeline builds at most.

    Attributes:
        kernels: The number of kernels.
        text: Their characters, in thousands, where torch is built without CUDA.
    """

    kernels: int
    text: int


MOST = {
    "graph": Most(25, 343),
    "graph gradient": Most(31, 612),
    "graph huber": Most(28, 421),
    "hand_eye": Most(12, 298),
    "bundle": Most(20, 175),
    "register": Most(15, 173),
    "pnp": Most(11, 175),
    "icp": Most(7, 107),
    "ik": Most(5, 129),
}
BUILD = """
    import os, sys
    import torch
    from tests.bench import first
    from tests.support import kernels

    kernels.build_at(0)
    torch.backends.cuda.is_built = lambda: False  # texts for the CPU alone
    for name in sys.argv[1:]:
        child = os.fork()  # the kernels of one process are those of the first call in it
        if not child:
            first.child(name, False)
            sys.stdout.flush()
            os._exit(0)
        os.waitpid(child, 0)
"""


@pytest.mark.slow
def test_a_first_call_builds_no_more_kernels_and_no_more_text() -> None:
    lines = [line for line in processes.run_forked(BUILD, *MOST).splitlines() if line.startswith("{")]
    more = {}
    for (name, most), line in zip(MOST.items(), lines, strict=True):
        sizes = [kernel["characters"] for kernel in json.loads(line)["kernels"]]
        if len(sizes) > most.kernels or sum(sizes) > 1000 * most.text:
            more[name] = Most(len(sizes), -(-sum(sizes) // 1000)), most
    assert not more  # for each pipeline what it builds, and what it may build
