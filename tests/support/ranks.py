"""What the ranks of `tests/system/processes/test_distributed.py` run.

A process costs seconds, so each group of ranks runs many checks. It writes what failed into a file. How a batch is
sharded is the engine's and knows no algebra: the ops that stand for the others pass all three checks of ops, and every
second other one the check of its turn.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import importlib
import pathlib
import pprint
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest import mock

import torch
import torch.distributed.checkpoint as dcp
from torch import Tensor
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Partial, Placement, Replicate, Shard, distribute_tensor
from torch.distributed.tensor.debug import CommDebugMode

import posekit as pk
from posekit.engine import pytree
from posekit.engine.ops.torch_op import Op
from posekit.math import trees as sweeps
from tests.support import contract, groups, sampling, trees

Placements = Sequence[Placement]
Tensors = Sequence[Tensor]
R = Replicate()


@contextlib.contextmanager
def without_kernels() -> Iterator[None]:
    """Computes ops by torch operations: the ranks would take minutes to build kernels for all of them."""

    def compute(op: Op, inputs: Any, results: Any, recorded: bool = False, into: Any = None) -> Any:
        return op.compute_in_torch([x.detach() for x in inputs], results, recorded=False)

    nothing = property(lambda op: lambda results, *inputs: None)
    with mock.patch.object(Op, "compute", compute), mock.patch.object(Op, "fast", nothing):
        yield


def distribute(x: Tensor, mesh: DeviceMesh, placements: Placements) -> DTensor:
    """A leaf, sent by nobody: each rank has the whole tensor."""
    return distribute_tensor(x.detach(), mesh, placements, src_data_rank=None)


def equal(got: DTensor | None, want: Tensor | None) -> None:
    if got is None or want is None:
        assert got is want is None
        return
    whole = got.full_tensor()
    assert whole.shape == want.shape
    scale = max(1.0, want.abs().max().item() if want.numel() else 0)
    torch.testing.assert_close(whole, want, rtol=0, atol=1e-12 * scale)


def follows(
    function: Callable[..., Any],
    mesh: DeviceMesh,
    inputs: Tensors,
    placements: Sequence[Placements],
    expected: Placements,
    gathers: bool = False,
) -> tuple[Tensor | None, ...]:
    """Asserts that values and gradients of DTensors are those of tensors, and that nothing is sent.

    Args:
        function: Returns a tensor or several.
        mesh: The mesh.
        inputs: The inputs, on every rank.
        placements: Of the inputs.
        expected: The placements of the outputs.
        gathers: Whether forward may communicate.

    Returns:
        The gradients of the DTensors.
    """
    plain = contract.leaves(inputs)
    want = contract.outputs_of(function, plain)
    cotangents = contract.cotangents_of(want)
    gradients = torch.autograd.grad(want, plain, cotangents, allow_unused=True)
    parts = [distribute(x, mesh, p).requires_grad_() for x, p in zip(inputs, placements, strict=True)]
    with CommDebugMode() as sent:
        got = contract.outputs_of(function, parts)
    assert bool(sent.get_total_counts()) == gathers, f"{sent.get_total_counts()} collectives in forward"
    along = [distribute(c, mesh, y.placements) for c, y in zip(cotangents, got, strict=True)]
    with CommDebugMode() as sent:
        found = torch.autograd.grad(got, parts, along, allow_unused=True)
    assert gathers or sent.get_total_counts() == 0, f"{sent.get_total_counts()} collectives in backward"
    for y, w in zip(got, want, strict=True):
        assert tuple(y.placements) == tuple(expected), y.placements
        equal(y, w)
        assert y.dtype is w.dtype
    for g, w in zip(found, gradients, strict=True):
        equal(g, w)
    return found


class Checks:
    """Checks of one group of ranks, and what failed."""

    def __init__(self) -> None:
        self.failed: dict[str, str] = {}

    def run(self, name: str, check: Callable[..., Any], *arguments: Any) -> None:
        try:
            check(*arguments)
        except Exception:
            self.failed[name] = traceback.format_exc()


def raises(kind: type[Exception], words: str, function: Callable[[], Any]) -> None:
    try:
        function()
    except kind as error:
        assert words in str(error), str(error)
    else:
        raise AssertionError(f"no {kind.__name__}")


def mixed(declared: contract.Declared, mesh: DeviceMesh) -> None:
    """Uneven shards of the first dimension; every other operand is replicated."""
    program = declared.program
    inputs = contract.operands(program, contract.alike(program, (3, 2)))
    placements = [[R] if k % 2 else [Shard(0)] for k in range(len(inputs))]
    follows(declared.function, mesh, inputs, placements, [Shard(0)])


def broadcast(declared: contract.Declared, mesh: DeviceMesh) -> None:
    """Uneven shards of the second dimension; half of the operands are broadcast along it, and replicated."""
    program = declared.program
    batches = contract.halves(program, (2, 3), (2, 1))
    placements = [[Shard(1)] if batch == (2, 3) else [R] for batch in batches]
    inputs = contract.operands(program, batches)
    gradients = follows(declared.function, mesh, inputs, placements, [Shard(1)])
    for g, batch in zip(gradients, batches, strict=True):
        assert g is None or list(g.placements) == [Shard(1) if batch == (2, 3) else Partial()]


def over_two_dimensions(declared: contract.Declared, mesh: DeviceMesh) -> None:
    """Both dimensions of a batch, one over each dimension of the mesh; half of the operands are broadcast along one."""
    program = declared.program
    batches = contract.halves(program, (3, 2), (2,))
    placements = [[Shard(0), Shard(1)] if batch == (3, 2) else [R, Shard(0)] for batch in batches]
    inputs = contract.operands(program, batches)
    gradients = follows(declared.function, mesh, inputs, placements, [Shard(0), Shard(1)])
    for g, batch in zip(gradients, batches, strict=True):
        assert g is None or list(g.placements) == ([Shard(0), Shard(1)] if batch == (3, 2) else [Partial(), Shard(0)])


def poses(*batch: int, seed: int = 0) -> list[Tensor]:
    return list(sampling.poses(*batch, seed=seed))


def fields(value: Any) -> tuple[Tensor, ...]:
    return (value.position, value.quaternion)


def chains(mesh: DeviceMesh) -> None:
    """Chains and cumulative products send nothing along other dimensions, and gather along their own."""
    first: Placements = [Shard(0)] * mesh.ndim
    for function in (pk.chain, pk.cumulative, tree):

        def compose(dim: int, *tensors: Tensor, function: Any = function) -> tuple[Tensor, ...]:
            return fields(function(pk.Pose(*tensors), dim=dim))

        follows(functools.partial(compose, 1), mesh, poses(5, 3), [first] * 2, first)
        follows(functools.partial(compose, 0), mesh, poses(3, 4), [first] * 2, [R] * mesh.ndim, gathers=True)


def tree(steps: pk.Pose, dim: int) -> pk.Pose:
    return pk.cumulative(steps, dim, parents=[-1, 0, 0, 1][: steps.shape[dim]])


def tree_sweep(mesh: DeviceMesh) -> None:
    """Forward kinematics of every kind of joint, of sharded configurations of one robot."""
    table = trees.table(trees.EVERY_KIND)

    def forward(*inputs: Tensor) -> tuple[Tensor, ...]:
        return sweeps.tree_forward(*inputs, table)

    first: Placements = [Shard(0)] * mesh.ndim
    inputs = trees.inputs_of(trees.EVERY_KIND, 5)
    gradients = follows(forward, mesh, inputs, [first, *[[R] * mesh.ndim] * 3], first)
    assert [list(g.placements) for g in gradients] == [first, *[[Partial()] * mesh.ndim] * 3]
    last: Placements = [R] * (mesh.ndim - 1) + [Shard(1)]
    sharded = [distribute(x, mesh, last if k == 0 else [R] * mesh.ndim) for k, x in enumerate(inputs)]
    raises(pk.ShapeError, ": q of shape (5, 17) is sharded", lambda: forward(*sharded))


def second_order(mesh: DeviceMesh) -> None:
    def function(position: Tensor, quaternion: Tensor) -> tuple[Tensor, ...]:
        if not position.requires_grad:
            position = position.requires_grad_()
        log = pk.Pose(position, quaternion).log()
        return torch.autograd.grad(log.square().sum(), [position, quaternion], create_graph=True)

    first: Placements = [Shard(0)] * mesh.ndim
    plain = contract.leaves(poses(5))
    parts = [distribute(x, mesh, first).requires_grad_() for x in plain]
    want, got = [torch.autograd.grad(sum((g**3).sum() for g in function(*inputs)), inputs) for inputs in (plain, parts)]
    for g, w in zip(got, want, strict=True):
        equal(g, w)


def corner_cases(mesh: DeviceMesh) -> None:
    """Batches smaller than the mesh, partial sums, and arguments that are sharded differently."""

    def apply(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
        return pk.Pose(position, quaternion).apply(points)

    for count in (0, 1, 2):
        inputs = [*poses(count), *poses()[:1]]
        gradients = follows(apply, mesh, inputs, [[Shard(0)], [Shard(0)], [R]], [Shard(0)])
        assert list(gradients[2].placements) == [Partial()]
    inputs = [*poses(3, 4), sampling.normal(3, 4, 3)]
    placements = [[Shard(0)], [Shard(0)], [Shard(1)]]
    follows(apply, mesh, inputs, placements, [Shard(0)], gathers=True)
    one = distribute(poses()[0], mesh, [R])
    summed = DTensor.from_local(torch.full((3,), mesh.get_local_rank() + 1.0, dtype=torch.float64), mesh, [Partial()])
    turn = poses()[1]
    total = pk.Pose(one, distribute(turn, mesh, [R])).apply(summed)
    equal(total, pk.Pose(one.full_tensor(), turn).apply(torch.full((3,), 3.0, dtype=torch.float64)))
    half = [distribute(x.half(), mesh, [Shard(0)]) for x in poses(3)]
    mixed = pk.Pose(*half).apply(distribute(torch.ones(3, 3), mesh, [Shard(0)]))
    assert mixed.dtype is torch.float32


def values(mesh: DeviceMesh) -> None:
    """Values hold DTensors: constructed, composed, sliced, converted; lists and numbers are equal on all ranks."""
    plain = pk.Pose(*poses(4, 3))
    value = pk.Pose(*[distribute(x, mesh, [Shard(0)]) for x in fields(plain)])

    def agrees(function: Callable[[pk.Pose], Any]) -> None:
        got, want = function(value), function(plain)
        pairs = [(got, want)] if isinstance(got, Tensor) else zip(fields(got), fields(want), strict=True)
        for y, w in pairs:
            equal(y, w)

    agrees(lambda T: T @ ~T[:, :1])
    agrees(lambda T: T[1])
    agrees(lambda T: T[:, None] @ T[..., 0:1][:, None])
    agrees(lambda T: T.transpose(0, 1).inverse())
    agrees(lambda T: T.flatten().inverse())
    agrees(lambda T: T.apply([1.0, 2.0, 3.0]))
    agrees(lambda T: T.interpolate(T @ T, 0.25))
    agrees(lambda T: T.rotation.slerp(T.rotation.inverse(), [0.1, 0.2, 0.3]).matrix())
    agrees(lambda T: pk.Pose(T.position, [1.0, 0.0, 0.0, 0.0]).matrix())
    agrees(lambda T: pk.Pose.from_matrix(T.matrix()))
    agrees(lambda T: pk.stack([T, T.normalized()]))
    agrees(lambda T: T.mean(dim=1))
    agrees(lambda T: T.mean(dim=0))
    agrees(lambda T: T.apply(T.position[:, :, None].expand(4, 3, 5, 3), clouds=True))
    assert value.allclose(value)
    intrinsics = [2.0, 3.0, 4.0, 5.0]
    cameras = (pk.Camera(intrinsics, (8, 9)), pk.Camera(intrinsics, (8, 9), model="radtan", distortion=[0.1, 0, 0, 0]))
    estimate = pk.UncertainPose(plain, torch.eye(6), "world")
    for made in (plain, plain.rotation, estimate, pk.Trajectory([0.0, 1.0, 2.0], plain), *cameras):
        again = dataclasses.replace(made)
        assert pprint.pformat({"value": made, "again": again}, width=20).count(type(made).__name__) == 2
        assert type(again) is type(made)
        assert str(again) == str(made)
        leaves, spec = pytree.tree_flatten(made)
        others, other = pytree.tree_flatten(again)
        assert spec == other
        assert all(x.equal(y) for x, y in zip(leaves, others, strict=True))
    assert list((value @ value).position.placements) == [Shard(0)]
    assert "shape=(4, 3)" in repr(value)


def transforms(mesh: DeviceMesh) -> None:
    """`torch.compile`, `torch.func.grad` and `torch.func.vmap`."""
    plain = poses(5)
    parts = [distribute(x, mesh, [Shard(0)]) for x in plain]

    def loss(position: Tensor, quaternion: Tensor) -> Tensor:
        T = pk.Pose(position, quaternion)
        return T.compose(T).log().square().sum()

    want = torch.func.grad(loss, argnums=(0, 1))(*plain)
    for g, w in zip(torch.func.grad(loss, argnums=(0, 1))(*parts), want, strict=True):
        equal(g, w)
    leaves = [x.requires_grad_() for x in parts]
    torch.compile(loss, backend="aot_eager")(*leaves).backward()
    for x, w in zip(leaves, want, strict=True):
        equal(x.grad, w)
    log = torch.func.vmap(lambda position, quaternion: pk.Pose(position, quaternion).log())
    equal(log(*[x.detach() for x in parts]), log(*plain))


def errors(mesh: DeviceMesh) -> None:
    """Calls that would need a shard of an element, another mesh or a plain tensor."""
    position, quaternion = [distribute(x, mesh, [Shard(0)]) for x in poses(4)]
    T = pk.Pose(position, quaternion)
    last = distribute(poses(4)[0], mesh, [Shard(1)])
    raises(pk.ShapeError, "Pose.apply: points of shape (4, 3) is sharded", lambda: T.apply(last))
    matrix = distribute(torch.eye(4).repeat(2, 1, 1), mesh, [Shard(1)])
    raises(pk.ShapeError, "which splits its elements of shape (4, 4)", lambda: pk.Pose.from_matrix(matrix))
    steps = distribute(torch.ones(4, 2, 4), mesh, [Shard(2)])
    raises(pk.ShapeError, "is sharded as", lambda: pk.chain(pk.Rotation(steps)))
    raises(pk.ArgumentError, "points is a plain tensor", lambda: T.apply(torch.zeros(4, 3, dtype=torch.float64)))
    other = distribute(poses(4)[0], init_device_mesh("cpu", (1, 2)), [R, Shard(0)])
    raises(pk.DeviceError, "use DTensors of one mesh", lambda: T.apply(other))


def without_the_import(mesh: DeviceMesh) -> None:
    """No op takes DTensors, also in compiled code, which wraps errors."""
    assert "posekit.distributed" not in sys.modules
    position, quaternion = [distribute(x, mesh, [Shard(0)]) for x in poses(4)]
    T, remedy = pk.Pose(position, quaternion), "is a DTensor; ops take DTensors after `import posekit.distributed`"
    raises(pk.ArgumentError, f"Pose.compose: self.position {remedy}", lambda: T @ T)
    raises(pk.ArgumentError, remedy, lambda: pk.Pose(poses(4)[0].requires_grad_(), poses(4)[1]).apply(position))
    raises(pk.ArgumentError, remedy, lambda: pk.cumulative(T))
    raises(pk.ArgumentError, remedy, lambda: T.apply([1.0, 2.0, 3.0]))
    inverse = torch.compile(lambda p, q: fields(pk.Pose(p, q).inverse()), backend="eager")
    raises(Exception, remedy, lambda: inverse(position, quaternion))


class Net(torch.nn.Module):
    """Returns a pose, whose tensors FSDP2 finds by the fields of a dataclass."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.cameras = pk.nn.PoseParameter(pk.Pose(*poses(3, seed=seed)))
        self.turn = pk.nn.RotationParameter(pk.Rotation(poses(seed=seed + 1)[1]))

    def forward(self, offset: pk.Pose) -> pk.Pose:
        return self.cameras() @ pk.Pose.from_rotation(self.turn()) @ offset


class Training:
    """Two ranks train a module with FSDP2 and save it; any number of ranks continue."""

    def __init__(self, shard: bool) -> None:
        self.net = fully_shard(Net(1)) if shard else Net(1)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=0.1)

    def step(self, targets: Sequence[pk.Pose]) -> None:
        offset = pk.Pose(*[x.requires_grad_() for x in poses(seed=5)])
        self.optimizer.zero_grad()
        sum(pk.nn.pose_loss(self.net(offset), target) / len(targets) for target in targets).backward()
        self.optimizer.step()

    def recenter(self) -> None:
        self.net.cameras.recenter(self.optimizer)
        self.net.turn.recenter(self.optimizer, at=pk.Rotation(poses(seed=7)[1]))

    def tensors(self) -> list[Tensor]:
        moments = [x for state in self.optimizer.state.values() for x in state.values()]
        return [*self.net.state_dict().values(), *moments]


def same(trained: Training, reference: Training) -> None:
    for x, want in zip(trained.tensors(), reference.tensors(), strict=True):
        torch.testing.assert_close(x.full_tensor() if isinstance(x, DTensor) else x, want, rtol=0, atol=1e-12)


def targets_of(ranks: Sequence[int]) -> list[pk.Pose]:
    return [pk.Pose(*poses(3, seed=20 + rank)) for rank in ranks]


def training(mesh: DeviceMesh, folder: pathlib.Path) -> None:
    """FSDP2 with a target per rank agrees with one process that has both, recentered on the way."""
    sharded, reference = Training(True), Training(False)
    start = sharded.net.cameras.tangent.full_tensor().clone()
    for step in range(4):
        sharded.step(targets_of([mesh.get_local_rank()]))
        reference.step(targets_of(range(2)))
        if step == 1:
            sharded.recenter()
            reference.recenter()
    assert isinstance(sharded.net.cameras.tangent, DTensor)
    assert not sharded.net.cameras.tangent.full_tensor().equal(start)
    same(sharded, reference)
    raises(pk.ArgumentError, "tangent is a DTensor but self.position is a plain tensor", sharded.net.cameras)
    model, optimizer = get_state_dict(sharded.net, sharded.optimizer)
    dcp.save({"model": model, "optimizer": optimizer}, checkpoint_id=folder / "checkpoint")
    if mesh.get_local_rank() == 0:
        torch.save(reference.tensors(), folder / "reference")


def resuming(mesh: DeviceMesh, folder: pathlib.Path) -> None:
    """Four ranks load what two ranks have saved, the state of the optimizer included."""
    sharded = Training(True)
    sharded.net.cameras.copy_(pk.Pose(*poses(3, seed=30)))
    model, optimizer = get_state_dict(sharded.net, sharded.optimizer)
    loaded = {"model": model, "optimizer": optimizer}
    dcp.load(loaded, checkpoint_id=folder / "checkpoint")
    set_state_dict(
        sharded.net, sharded.optimizer, model_state_dict=loaded["model"], optim_state_dict=loaded["optimizer"]
    )
    for x, want in zip(sharded.tensors(), torch.load(folder / "reference"), strict=True):
        torch.testing.assert_close(x.full_tensor() if isinstance(x, DTensor) else x, want, rtol=0, atol=1e-12)


def main() -> None:
    """Runs the checks of a rank. Arguments: rank, number of ranks, and the folder for files."""
    rank, world, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    groups.begin(rank, world, str(folder / f"store {world}"))
    checks = Checks()
    if world == 2:
        mesh = init_device_mesh("cpu", (2,))
        checks.run("without the import", without_the_import, mesh)
        assert dir(pk.distributed) == []  # loaded here, as an attribute of the package
        with without_kernels():
            for k, (label, declared) in enumerate(contract.OPS.items()):
                for turn, check in enumerate((mixed, broadcast)):
                    if label in contract.WALKED or k % 6 == turn:
                        checks.run(f"{check.__name__} {label}", check, declared, mesh)
            for check in (second_order, values, transforms, errors):
                checks.run(check.__name__, check, mesh)
        for check in (chains, tree_sweep, corner_cases):
            checks.run(check.__name__, check, mesh)
        checks.run("training", training, mesh, folder)
    else:
        mesh = init_device_mesh("cpu", (2, 2))
        importlib.import_module("posekit.distributed")
        with without_kernels():
            for k, (label, declared) in enumerate(contract.OPS.items()):
                if label in contract.WALKED or k % 6 == 2:
                    checks.run(f"over two dimensions {label}", over_two_dimensions, declared, mesh)
        for check in (chains, tree_sweep):
            checks.run(check.__name__, check, mesh)
        checks.run("resuming", resuming, mesh, folder)
    torch.save(checks.failed, folder / f"failed {world} {rank}")
    groups.end()
