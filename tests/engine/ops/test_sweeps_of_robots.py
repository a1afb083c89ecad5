"""Sweeps over trees under torch's transforms and compilers, on threads, and with malformed tables."""

from __future__ import annotations

import re

import pytest
import torch
from torch import Tensor

from posekit.engine.codegen import FLAT, SHARED
from posekit.engine.codegen.sweeps import tiles
from posekit.engine.codegen.sweeps.step_values import LOOP
from posekit.engine.ops import registry
from posekit.engine.ops.torch_op import derived
from posekit.engine.runtime import kernel
from posekit.errors import ArgumentError, ShapeError
from posekit.math import chains, trees
from tests.reference import trees as reference
from tests.support import kernels, marks, sampling
from tests.support.marks import needs_quick_route, own_checks
from tests.support.trees import EVERY_KIND, as_matrices, forward, inputs_of, random_rows, table

MODEL = registry.SWEEPS["Robot.forward"].model


def loss(q: Tensor, *rest: Tensor) -> Tensor:
    position, quaternion = forward(EVERY_KIND)(q, *rest)
    return position.square().sum() + (quaternion[..., 0] * position[..., 1]).sum().sin()


def test_vmap_maps_over_configurations_and_robots() -> None:
    q, *rest = inputs_of(EVERY_KIND, 3, 4)
    want = forward(EVERY_KIND)(q, *rest)
    for got in (
        torch.func.vmap(lambda x: forward(EVERY_KIND)(x, *rest))(q),
        torch.func.vmap(lambda x: forward(EVERY_KIND)(x, *rest), in_dims=1, out_dims=1)(q),
    ):
        for g, w in zip(got, want, strict=True):
            torch.testing.assert_close(g, w, rtol=0, atol=1e-15)
    positions = rest[0] + sampling.normal(3, 1, 3, seed=4)
    got = torch.func.vmap(lambda x, p: forward(EVERY_KIND)(x, p, *rest[1:]))(q, positions)
    for k in range(3):
        want = forward(EVERY_KIND)(q[k], positions[k], *rest[1:])
        for g, w in zip(got, want, strict=True):
            torch.testing.assert_close(g[k], w, rtol=0, atol=1e-15)


def test_jacobians_of_both_modes_agree_with_those_of_products_of_matrices() -> None:
    inputs = inputs_of(EVERY_KIND)
    f = lambda *x: as_matrices(*forward(EVERY_KIND)(*x))  # noqa: E731
    g = lambda *x: reference.forward(*x, EVERY_KIND)  # noqa: E731
    want = torch.func.jacrev(g, argnums=(0, 1, 2, 3))(*inputs)
    for transform in (torch.func.jacrev, torch.func.jacfwd):
        for made, w in zip(transform(f, argnums=(0, 1, 2, 3))(*inputs), want, strict=True):
            torch.testing.assert_close(made, w, rtol=0, atol=1e-12 * w.abs().max().item())


@pytest.mark.parametrize("backend", ("aot_eager", marks.slow("inductor")))
def test_forward_kinematics_compile_without_graph_breaks(backend: str) -> None:
    inputs = [x.requires_grad_() for x in inputs_of(EVERY_KIND, 5)]
    made = table(EVERY_KIND)

    def loss(*tensors: Tensor) -> Tensor:
        position, quaternion = trees.tree_forward(*tensors, made)
        return position.square().sum() + (quaternion[..., 0] * position[..., 1]).sum().sin()

    compiled = torch.compile(loss, fullgraph=True, backend=backend)
    torch.testing.assert_close(compiled(*inputs), loss(*inputs))
    for got, want in zip(*(torch.autograd.grad(f(*inputs), inputs) for f in (compiled, loss)), strict=True):
        torch.testing.assert_close(got, want)


def test_forward_kinematics_export() -> None:
    inputs = inputs_of(EVERY_KIND, 5)

    class Robot(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("table", table(EVERY_KIND))

        def forward(self, *tensors: Tensor) -> tuple[Tensor, Tensor]:
            return trees.tree_forward(*tensors, self.table)

    program = torch.export.export(Robot(), tuple(inputs))
    for got, want in zip(program.module()(*inputs), Robot()(*inputs), strict=True):
        torch.testing.assert_close(got, want)


@own_checks
def test_the_dispatcher_op_passes_opcheck() -> None:
    rows = EVERY_KIND[:3]
    inputs = [x.requires_grad_() for x in inputs_of(rows, 2)]
    torch.library.opcheck(registry.RUN, ("Robot.forward[3,9]", [*inputs, table(rows)], []), raise_exception=True)


def test_threads_change_no_bit() -> None:
    rows = random_rows(9, 5)
    inputs = [x.float().requires_grad_() for x in inputs_of(rows, 9001)]
    cotangents = [sampling.normal(9001, 9, k, dtype=torch.float32, seed=k) for k in (3, 4)]
    found, threads = [], torch.get_num_threads()
    try:
        for count in (1, 2, 3):
            torch.set_num_threads(count)
            made = forward(rows)(*inputs)
            found.append([*made, *torch.autograd.grad(made, inputs, cotangents)])
    finally:
        torch.set_num_threads(threads)
    for other in found[1:]:
        assert all(torch.equal(a, b) for a, b in zip(found[0], other, strict=True))
    doubles = [x.detach().double().requires_grad_() for x in inputs]
    want = torch.autograd.grad(forward(rows)(*doubles), doubles, [x.double() for x in cotangents])
    for g, w in zip(found[0][2:], want, strict=True):
        torch.testing.assert_close(g.double(), w, rtol=0, atol=2e-5 * w.abs().max().item())


def test_scratch_memory_that_the_stack_does_not_hold_is_allocated() -> None:
    rows = [(i - 1, "revolute", i % 7, 1.0, 0.0, 0.0) for i in range(700)]
    inputs = inputs_of(rows, 50)
    inputs[1] *= 0.01
    want = reference.forward(*inputs, rows)
    torch.testing.assert_close(as_matrices(*forward(rows)(*inputs)), want, rtol=0, atol=1e-11)


@needs_quick_route
def test_small_and_large_calls_take_the_fast_path() -> None:
    for lanes in (1, 30, 4000):
        inputs = [x.float() for x in inputs_of(EVERY_KIND, lanes)]
        first = forward(EVERY_KIND)(*inputs)
        op = registry.find("Robot.forward[9,17]")
        again = op.fast(None, *inputs, table(EVERY_KIND))
        assert again is not None
        assert all(torch.equal(a, b) for a, b in zip(again[0], first, strict=True))
        assert op.fast(None, *inputs, table(EVERY_KIND).float()) is None


def test_a_table_of_another_shape_or_dtype_raises() -> None:
    inputs, made = inputs_of(EVERY_KIND, 2), table(EVERY_KIND)
    for wrong in (made.float(), made[:, :3], made.expand(2, *made.shape)):
        with pytest.raises(ArgumentError, match=r"Robot.forward: table must be torch.float64 of shape \("):
            trees.tree_forward(*inputs, wrong)
    with pytest.raises(ShapeError, match=r"Robot.forward: axis must have shape \(..., 9, 3\), got \(8, 3\)"):
        trees.tree_forward(*inputs[:3], inputs[3][:-1], made)


def test_a_malformed_table_reads_and_writes_no_other_memory() -> None:
    inputs = [x.requires_grad_() for x in inputs_of(EVERY_KIND, 3)]
    for wrong in (float("nan"), float("inf"), -float("inf"), 1e300, -7.0, 5.0, 16.0, 17.0, 1e9, 0.5):
        for column in range(3):
            made = table(EVERY_KIND)
            made[:, column] = wrong
            position, quaternion = trees.tree_forward(*inputs, made)
            gradients = torch.autograd.grad((position.sum(), quaternion.sum()), inputs)
            assert [g.shape for g in gradients] == [x.shape for x in inputs]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:compile_aot_module. CPU module:UserWarning")  # it is not to be run elsewhere
@pytest.mark.parametrize("derivative", ("", "vjp"))
def test_numbers_of_trees_are_vectors_and_loops_over_lanes_are_vectorised(derivative: str) -> None:
    import warp as wp

    name = f"tree_lanes_{derivative}"
    for model, layout in ((MODEL, SHARED), (chains.tree_poses.model, FLAT)):
        program = derived(model, derivative)
        assert program is not None
        kernel.declare(program, "f32", layout, module=name)
        steps = kernel.source(program, "f32", layout).count(f"{LOOP} {{")
        assert steps >= (len(trees.MOTIONS) if layout is SHARED else 1)  # one for each kind of joint
    module = wp.get_module(name)
    module.options.update(kernel.module_options() | {"optimization_level": 2})
    marked, missed = kernels.vectorised(module)
    assert marked > 1 and missed == []


def test_one_kernel_serves_every_robot() -> None:
    before = None
    for count in (1, 3, 8, 30):
        rows = random_rows(count, count)
        forward(rows)(*inputs_of(rows, 2))
        op = registry.find(f"Robot.forward[{count},{inputs_of(rows)[0].shape[-1]}]")
        loaded = {key: k for key, k in op.executable.kernels.items() if key[0] == "Robot.forward[1,1]"}
        assert before is None or loaded == before
        before = loaded


def test_rows_of_carries_of_other_sizes_are_copied_by_functions_of_their_own() -> None:
    few, more = (tiles.Tile("rows", "s1", "steps", "base", 2, ([0, 1], lines)) for lines in (2, 3))
    texts = tiles.declarations("f32", {"o0": few, "o1": more, "o2": few})
    names = re.findall(r"\bstore_steps_\w+(?= = )", "\n".join(texts))
    assert len(names) == len({*names}) == 2
    assert all(names.count(re.findall(r"store_steps_\w+", tiles.store("o0", t))[0]) == 1 for t in (few, more))
