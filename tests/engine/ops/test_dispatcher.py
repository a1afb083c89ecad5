"""The dispatcher op under tracers other than torch.compile and under torch's own checks."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.func import vjp
from torch.fx.experimental.proxy_tensor import make_fx

from posekit.math import pose
from tests.reference import pose as reference
from tests.support import contract, marks
from tests.support.compiling import RUN, nodes, quiet
from tests.support.composing import Function, near, pair
from tests.support.marks import needs_graph_capture, own_checks

pytestmark = quiet


@pytest.fixture(autouse=True)
def fresh_compiler() -> None:
    torch._dynamo.reset()


SHAPES = [((2, 3, 3), torch.float64), ((2, 3, 4), torch.float64)]


def mixed() -> tuple[Tensor, ...]:
    """Arguments of compose that broadcast to (2, 3) and promote to float64."""
    return (*pair(2, 1)[:2], *[x.float() for x in pair(3)[2:]])


def test_fake_tensors_have_the_right_shapes() -> None:
    with FakeTensorMode() as mode:
        made = pose.compose(*[mode.from_tensor(x) for x in mixed()])
    assert [(y.shape, y.dtype) for y in made] == SHAPES


@pytest.mark.guarantee("Guarantees", "compiler")
@pytest.mark.parametrize("learn", (False, True))
def test_meta_tensors_have_the_right_shapes(learn: bool) -> None:
    inputs = [x.to("meta").requires_grad_(learn) for x in mixed()]
    made = pose.compose(*inputs)
    assert [(y.shape, y.dtype) for y in made] == SHAPES
    assert all(y.is_meta and y.requires_grad == learn for y in made)
    if learn:
        grads = torch.autograd.grad([y.sum() for y in made], inputs)
        assert [(g.shape, g.dtype, g.is_meta) for g in grads] == [(x.shape, x.dtype, True) for x in inputs]


@pytest.mark.slow(but=("symbolic", "fake"))
@pytest.mark.parametrize("mode", ("real", "fake", "symbolic"))
def test_make_fx_records_the_gradient(mode: str) -> None:
    def gradients(function: Function) -> Function:
        return lambda *inputs: vjp(function, *inputs[:4])[1](inputs[4:])

    traced = make_fx(gradients(pose.compose), tracing_mode=mode)(*pair(3), *pair(3)[:2])
    inputs = pair(7 if mode == "symbolic" else 3)
    near(traced(*inputs, *inputs[:2]), gradients(reference.compose)(*inputs, *inputs[:2]))


@needs_graph_capture
@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning")  # shapes are checked while tracing, as they should be
def test_jit_trace_records_the_op() -> None:
    traced = torch.jit.trace(pose.compose, pair(3), check_trace=False)
    assert "posekit::" in str(traced.inlined_graph)
    near(traced(*pair(5)), reference.compose(*pair(5)))


def test_symbolic_trace_records_the_op() -> None:
    traced = torch.fx.symbolic_trace(lambda p1, q1, p2, q2: pose.compose(p1, q1, p2, q2))
    assert nodes(traced)
    near(traced(*pair(5)), reference.compose(*pair(5)))


@own_checks
@pytest.mark.parametrize("derivative", ("", "vjp", marks.slow("jvp"), marks.slow("vjp.vjp")))
def test_the_dispatcher_op_passes_opcheck(derivative: str) -> None:
    program = pose.inverse.op.program
    for part in filter(None, derivative.split(".")):
        ins, outs = (True,) * len(program.inputs), (True,) * len(program.outputs)
        program = (program.vjp(ins, outs) if part == "vjp" else program.jvp(ins)).program
    inputs = [x.requires_grad_() for x in contract.operands(program, contract.alike(program, (3,)))]
    torch.library.opcheck(RUN, (program.name, inputs, []))
