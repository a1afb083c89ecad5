"""Runs emulated kernels under a sanitizer: ``python -m tests.support.sanitized thread``, or ``address``.

The sanitizer's library must be preloaded, as `tests/engine/codegen/test_cuda_emulation_sanitized.py` does. Prints a
line when the kernels as they are have run, and runs one with a planted error then. Reports are the sanitizer's own.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from unittest import mock

import torch
from torch import Tensor

from posekit.math import rotation
from posekit.numerics import TOLERANCE, BlockCholesky, BlockMatrix, Schur, inverted, levels
from tests.support import block_systems, emulation, sampling, trees
from tests.support.banded import solve_banded

# The batches of two operands: sums over a block, over rows of a block and within warps, over columns, and over both.
# Their sizes are no multiples of a block.
SUMS = (((), (150,)), ((3, 1), (3, 50)), ((30, 1), (30, 5)), ((1, 50), (3, 50)), ((3, 1), (1, 50)))


def product(function: Callable[..., Tensor], width: int, first: tuple[int, ...], second: tuple[int, ...]) -> None:
    """A product of quaternions, or of quaternions and vectors, and its gradients."""
    a, b = sampling.normal(*first, 4, seed=1).float(), sampling.normal(*second, width, seed=2).float()
    leaves = [x.requires_grad_() for x in (a, b)]
    made = function(*leaves)
    torch.autograd.grad(made, leaves, torch.ones_like(made))


def robot() -> None:
    """The gradients of a robot's origins and axes, which two blocks of configurations share."""
    leaves = [x.float().requires_grad_() for x in trees.inputs_of(trees.EVERY_KIND, emulation.BLOCK + 6)]
    made = trees.forward(trees.EVERY_KIND)(*leaves)
    torch.autograd.grad(made, leaves, [torch.ones_like(y) for y in made])


def banded() -> None:
    """Systems of blocks, a warp each."""
    torch.manual_seed(0)
    blocks = torch.randn(3, 3, 4, 5, 5, dtype=torch.float64)
    rows = torch.cat((blocks[2], blocks[1], blocks[0] @ blocks[0].mT + 60 * torch.eye(5)), -1)
    solve_banded(rows, torch.randn(3, 4, 5, dtype=torch.float64))


def sparse() -> None:
    """Factors by levels, of panels in tiles and for warps and with a dense part, products, and a Schur complement."""
    damping = torch.tensor([0, 0, TOLERANCE, 1], dtype=torch.float64)
    for n, edges, size, dense_from, room in ((9, 200, 6, 768, 200), (12, 16, 3, 12, 6144)):
        pairs, diagonal, blocks, _ = block_systems.system(n, edges, size, 0)
        with mock.patch.object(levels, "_DENSE_FROM", dense_from), mock.patch.object(levels, "ROOM", room):
            solver = BlockCholesky(n, pairs, size)
        solver.factorise_with(diagonal, blocks, damping, torch.zeros(4, dtype=torch.int64))
        solver.solve(torch.ones(n, size, 2))
        solver.inverse_diagonal()
        BlockMatrix(pairs, diagonal, blocks).solve(torch.ones(n, size, dtype=torch.float64), max_steps=2)
    owners, columns = torch.arange(90) % 4, torch.arange(90) % 3
    schur, rows = Schur(owners, columns, 4, 3, 2), torch.ones(90, 3, 2, dtype=torch.float64)
    h, g = torch.eye(2, dtype=torch.float64).repeat(4, 1, 1), torch.ones(4, 2, dtype=torch.float64)
    reduced = [torch.zeros(*shape, dtype=torch.float64) for shape in ((3, 3, 3), (len(schur.pairs), 3, 3), (3, 3))]
    inverses, rows = inverted(h, damping[:2]), schur.merged(rows)
    schur.subtract(inverses, rows, *reduced[:2])
    schur.add(rows, schur.substitute(inverses, g, rows, reduced[2]), reduced[2])
    schur.subtract_diagonal(inverses, rows, reduced[0])


def layouts() -> None:
    """All layouts, of rows of 16 bytes and of 12, in all dtypes."""
    for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
        q, v = sampling.normal(151, 4, seed=3).to(dtype), sampling.normal(151, 3, seed=4).to(dtype)
        for part in (slice(0, 150), slice(1, 151), slice(0, 151, 3)):
            rotation.apply(q[part].clone(), v[part].clone())
            rotation.apply(q[part], v[part])
            rotation.apply(q[0], v[part])
        rotation.hamilton(q, q.flip(0))


def run(calls: Sequence[Callable[[], None]], **options: object) -> None:
    """Run each call once on emulated kernels."""
    with emulation.as_cuda(**options) as cuda:
        cuda.run(lambda: [call() for call in calls])


def without_a_barrier(text: str) -> str:
    """The text without the first barrier."""
    return text.replace("__syncthreads();", "", 1)


def one_too_far(text: str) -> str:
    """The text whose threads compute the following element, and the last thread that behind the last one."""
    changed = re.sub(r"const long long t = thread;\s*if \(t >= n\) return;", "const long long t = thread + 1;", text)
    assert changed != text
    return changed


def main(sanitizer: str) -> None:
    sums = [lambda s=s: product(rotation.hamilton, 4, *s) for s in SUMS]
    flags = (f"-fsanitize={sanitizer}", "-fno-omit-frame-pointer")
    if sanitizer == "address":
        flags += ("-fsanitize-recover=address",)  # an overrun is reported and does not end the process
    if sanitizer == "thread":
        run([*sums, robot, banded, sparse], flags=flags, copies=2)
        print("as they are: done", flush=True)
        run(sums[:1], flags=flags, copies=2, change=without_a_barrier)
    else:
        run([*sums, robot, banded, sparse, layouts], flags=flags)
        print("as they are: done", flush=True)
        run([lambda: rotation.hamilton(*sampling.normal(2, 150, 4, seed=5))], flags=flags, change=one_too_far)
    print("planted: done", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
