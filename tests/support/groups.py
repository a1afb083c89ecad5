"""How the ranks of a test begin and end."""

from __future__ import annotations

import datetime
import os
import sys
from typing import NoReturn

import torch

from tests.support import kernels

LONGEST = datetime.timedelta(seconds=300)  # that a rank waits for another one, which may build kernels meanwhile


def begin(rank: int, world: int, store: str) -> None:
    """Joins a group of processes of one thread each."""
    torch.set_num_threads(1)
    kernels.build_at(0)  # half the time to build them
    torch.distributed.init_process_group(
        "gloo", init_method=f"file://{store}", rank=rank, world_size=world, timeout=LONGEST
    )


def end() -> NoReturn:
    """Leaves the group when all ranks have come here, and ends the process without ending the interpreter.

    Caches of DTensor keep meshes, and with them the threads of Gloo, beyond `destroy_process_group` (torch 2.13). A
    thread that calls Python while the interpreter ends aborts the process: "terminate called without an active
    exception".
    """
    torch.distributed.barrier()
    torch.distributed.destroy_process_group()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
