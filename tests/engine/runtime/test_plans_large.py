"""Large calls, which have specialised kernels."""

from __future__ import annotations

import pytest
import torch

from posekit.engine.ops import registry
from tests.support import contract, sampling
from tests.support.contract import OPS, Shape
from tests.support.walks import TYPICAL, strided

LARGE = (
    ((), (2500,)),  # one against many
    ((33_000,), ()),  # so many that threads may share the sum
    ((3, 1), (1500,)),  # broadcast outside and inside
    ((1000, 3), (3,)),  # a short inner dimension below a long one
    ((1000, 1), (3,)),
    ((1000, 3), (1000, 1)),
)


@pytest.mark.slow(but="Rotation.apply")
@pytest.mark.parametrize("name", TYPICAL)
def test_large_broadcasts_agree_with_the_reference_in_every_layout(name: str) -> None:
    declared = OPS[name]
    for first, second in LARGE:
        inputs = contract.operands(declared.program, contract.halves(declared.program, first, second))
        contract.assert_follows(declared, inputs, forward=first == ())
    ops = [op for key, op in registry._ops.items() if key.partition(">")[0] == declared.op.name]
    assert {access.value for op in ops for _, layout in op.executable.kernels for access in layout} == set("nzsrat")


@pytest.mark.slow(but="Rotation.log")
@pytest.mark.parametrize("name", ("Rotation.log", "Pose.matrix", "Pose.from_affine"))
def test_large_strided_batches_agree_with_the_reference(name: str) -> None:
    program = OPS[name].program
    inputs = contract.operands(program, contract.alike(program, (50, 60)))
    for layout in ("transposed batch", "expanded inside"):
        contract.assert_follows(OPS[name], [strided(x)[layout] for x in inputs], forward=False)
    contract.assert_follows(OPS[name], [x.flatten(0, 1) for x in inputs])


@pytest.mark.slow(but="(1000, 1000)")
@pytest.mark.parametrize("batch", ((1_000_000,), (1000, 1000)), ids=str)
def test_a_gradient_summed_over_a_million_points_keeps_its_digits(batch: Shape) -> None:
    declared = OPS["Pose.apply"]
    inputs = contract.operands(declared.program, [(), (), batch], torch.float32)
    cotangents = [1 + sampling.normal(*batch, 3, dtype=torch.float32, seed=5)]
    got = contract.gradients(declared.function, inputs, cotangents)
    want = contract.gradients(declared.reference, contract.wide(inputs), contract.wide(cotangents))
    for g, w in zip(got[:2], want[:2], strict=True):
        assert (g - w).norm() < 1e-6 * w.norm()
