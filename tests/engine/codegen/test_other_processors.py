"""CPU kernels on processors that are not here: they compile, their loops are vectorised, and on ARM they run.

They are compiled for any ARM of 64 bits, for one with vectors of variable length, and for Apple's. The value or the
gradient of every second op is compiled, of those that `test_kernel_compilation.py` leaves out on this machine, and of
every second sweep, for one of these and in one dtype, which rotate from op to op.
    `pytest tests/engine/codegen/test_other_processors.py --every-kernel` compiles all derivatives for each processor,
    and runs every op, in about 15 minutes.
Emulated launches have the results of launches on this machine to the last bit, but for sums over a batch: those depend
on how many lanes a vector has.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.codegen import FLAT, SHARED, STREAMED, is_fixed, is_narrow
from posekit.engine.ops import registry
from posekit.engine.ops.torch_op import derived
from posekit.engine.runtime import launch
from tests.engine.codegen.test_kernel_compilation import BY_FORWARD_MODE, DERIVATIVES, broadcasting
from tests.support import arm, chains, kernels, sampling, targets, trees
from tests.support.contract import OPS, WALKED, alike, operands
from tests.support.emulated_calls import LONGEST, SWEEPS
from tests.support.targets import TARGETS, Built, Target

DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
KINDS = ("f32", "f64", "f16", "bf16")
FAMILIES = tuple(sorted(SWEEPS))
TOGETHER = 16  # ops to a file
UNROLLED = "pk_Robot_mass_matrix_"  # of two float64 in a vector, the sum of the rotors' inertia, a branch of its own
MACHINES = {"aarch64": b"\x7fELF", "arm64": b"\xcf\xfa\xed\xfe"}  # how objects of each begin
TO_BITCODE, BITCODE = (
    "-emit-llvm",
    (b"BC\xc0\xde", b"\xde\xc0\x17\x0b"),
)  # which loops are vectorised in, in half of an object's time

pytestmark = pytest.mark.slow
needs_clang = pytest.mark.skipif(targets.clang() is None, reason=targets.MISSING)
needs_emulator = pytest.mark.skipif(not arm.is_available(), reason=arm.MISSING)


def compiled(
    wanted: Sequence[tuple[str, Built]], target: Target, folder: pathlib.Path, *flags: str
) -> tuple[int, list[str]]:
    """Compile kernels. Returns the number of loops marked for vectorisation, and those that are not vectorised."""
    named = {f"pk_{re.sub(r'[^0-9A-Za-z]', '_', name)}_{k}": built for k, (name, built) in enumerate(wanted)}
    text, file = targets.source(named), folder / "kernels.o"
    report = targets.compile_for(target, text, file, *flags)
    assert file.read_bytes().startswith(BITCODE if flags else MACHINES[target.triple.partition("-")[0]])
    return kernels.loops(text, report)


def rotated(names: Sequence[str], derivatives: Sequence[str], turn: int) -> list[tuple[str, Built]]:
    """Kernels of ops, each in one dtype."""
    found = []
    for j, name in enumerate(names):
        for i, derivative in enumerate(derivatives):
            program = derived(OPS[name].program, derivative)
            if program is not None:
                found.append((f"{name}_{derivative}", Built(program, KINDS[(turn + j + i) % 4], FLAT)))
    return found


@pytest.fixture
def every(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--every-kernel"))


@pytest.mark.guarantee("Platforms", "other")
@needs_clang
@pytest.mark.parametrize("turn", range(-(-len(OPS) // TOGETHER)))
def test_kernels_compile_and_their_loops_are_vectorised(turn: int, every: bool, tmp_path: pathlib.Path) -> None:
    names = list(OPS)[turn * TOGETHER : (turn + 1) * TOGETHER]
    if every:
        wanted = rotated(names, (*DERIVATIVES, *BY_FORWARD_MODE), turn)
    else:
        wanted = rotated(names[::4], ("vjp",), turn) + rotated(names[1::4], ("",), turn)
    assert len(wanted) >= len(names) // 2
    vectors = [(name, k) for name, k in wanted if kernels.computes_vectors(k.program, k.kind, k.layout)]
    for target in TARGETS if every else (TARGETS[turn % 3],):
        marked, missed = compiled([x for x in wanted if x not in vectors], target, tmp_path)
        assert marked == len(wanted) - len(vectors)
        assert missed == []
        compiled(vectors, target, tmp_path)


@needs_clang
@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.cpu)
def test_loops_over_broadcast_and_streamed_tensors_are_vectorised(
    target: Target, every: bool, tmp_path: pathlib.Path
) -> None:
    wanted, streamed = [], []
    for name in WALKED if every else list(WALKED)[TARGETS.index(target) :: 3]:
        base = OPS[name].program
        wanted += [(name, Built(derived(base, k.derivative), k.kind, k.layout)) for k in broadcasting(name)]
        if is_narrow(base):
            turn = len(wanted) + len(streamed)
            streamed += [(name, Built(base, kind, STREAMED)) for kind in (KINDS if every else KINDS[turn % 4 :][:1])]
    marked, missed = compiled([*wanted, *streamed], target, tmp_path, TO_BITCODE)
    assert marked >= len(wanted) + len(streamed) > 10
    assert missed == []
    compiled([wanted[0], streamed[0]], target, tmp_path)


@needs_clang
@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.cpu)
def test_loops_over_the_lanes_of_sweeps_are_vectorised(target: Target, every: bool, tmp_path: pathlib.Path) -> None:
    turn, wanted = TARGETS.index(target), []
    for j, name in enumerate(FAMILIES):
        model, layout = registry.SWEEPS[name].model, SHARED if name.startswith("Robot.") else FLAT
        one = "" if name in LONGEST or j % 4 == 2 or derived(model, "vjp") is None else "vjp"
        for i, derivative in enumerate(DERIVATIVES[:3] if every else (one,) if j % 6 == 2 * turn else ()):
            program = derived(model, derivative)  # None where the family has no such derivative
            if program is not None:
                wanted.append((name, Built(program, KINDS[(i + j + turn) % 4], layout)))
    compiled(wanted[:1], target, tmp_path)
    marked, missed = compiled(wanted, target, tmp_path, TO_BITCODE)
    loops = sum(not is_fixed(k.program) for _, k in wanted)  # of the others a number is a vector
    assert marked >= 2 * loops and len(wanted) > loops
    assert len(missed) <= 1 and all(name.startswith(UNROLLED) for name in missed)


def both(function: Callable[[], Sequence[Tensor]]) -> Iterator[tuple[Tensor, Tensor]]:
    """Pairs of a result of ARM code and of this machine's."""
    want, before = function(), arm.EmulatedKernel.launches
    with arm.emulated():
        got = function()
    assert arm.EmulatedKernel.launches > before
    return zip(got, want, strict=True)


def value_and_gradients(function: Callable[..., object], inputs: Sequence[Tensor]) -> list[Tensor]:
    leaves = [x.detach().requires_grad_() for x in inputs]
    made = function(*leaves)
    outputs = [made] if isinstance(made, Tensor) else list(made)
    cotangents = [sampling.normal(1, *y.shape, seed=k)[0].to(y.dtype) for k, y in enumerate(outputs)]
    return [y.detach() for y in outputs] + list(torch.autograd.grad(outputs, leaves, cotangents))


def is_same(got: Tensor, want: Tensor) -> bool:
    """Whether tensors have the same bits; those of a NaN depend on the processor."""
    bits = {2: torch.int16, 4: torch.int32, 8: torch.int64}[want.itemsize]
    known = ~want.isnan()
    return torch.equal(~got.isnan(), known) and torch.equal(got[known].view(bits), want[known].view(bits))


@pytest.mark.guarantee("Platforms", "other")
@needs_emulator
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_composing_on_arm_gives_the_same_bits_in_every_dtype(dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in (*sampling.poses(37), *sampling.poses(37, seed=1))]
    for got, want in both(lambda: value_and_gradients(OPS["Pose.compose"].function, inputs)):
        assert is_same(got, want)


@needs_emulator
@pytest.mark.parametrize("dtype", DTYPES[2:], ids=str)
def test_every_half_precision_number_is_read_and_written_on_arm(dtype: torch.dtype) -> None:
    numbers = torch.arange(-(2**15), 2**15, dtype=torch.int32).to(torch.int16).view(dtype)
    finite, others = (
        (torch.cat((x, x[: -len(x) % 3])).view(-1, 3))
        for x in (numbers[numbers.isfinite()], numbers[~numbers.isfinite()])
    )
    x = torch.cat((finite, others))
    still = torch.tensor([1.0, 0, 0, 0], dtype=dtype).expand(len(x), 4).contiguous()
    for got, want in both(lambda: [pk.Rotation(still).apply(x)]):
        assert is_same(got, want)
        assert torch.equal(got[: len(finite)], finite)


@needs_emulator
def test_strided_and_streamed_tensors_on_arm_give_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    T, points = pk.Pose(*sampling.poses(500)).to(torch.float32), sampling.normal(3, 500).float()
    assert not points.T.is_contiguous()
    for got, want in both(lambda: [T.apply(points.T)]):
        assert is_same(got, want)
    monkeypatch.setattr(launch, "STREAMED_FROM", 1)
    S = pk.Pose(*sampling.poses(20_000)).to(torch.float32)
    for got, want in both(lambda: [(S @ S).position]):
        assert is_same(got, want)


@needs_emulator
@pytest.mark.parametrize("dtype", DTYPES[:2], ids=str)
def test_gradients_summed_over_a_batch_on_arm_differ_by_rounding(dtype: torch.dtype) -> None:
    q, v = sampling.quaternions(1)[0].to(dtype), sampling.normal(3000, 3).to(dtype)
    first, *rest = both(lambda: value_and_gradients(OPS["Rotation.apply"].function, (q, v)))
    assert is_same(*first)
    for got, want in rest:
        assert (got - want).abs().max() <= 32 * torch.finfo(dtype).eps * want.abs().max()


@needs_emulator
@pytest.mark.parametrize(("lanes", "dtype"), ((3, torch.float32), *((70, dtype) for dtype in DTYPES)), ids=str)
def test_sweeps_on_arm_give_the_same_bits(lanes: int, dtype: torch.dtype) -> None:
    inputs = [x.to(dtype) for x in chains.inputs_of(chains.SWEEPS[0], lanes, 6)]
    for got, want in both(lambda: value_and_gradients(chains.SWEEPS[0], inputs)):
        assert is_same(got, want)


@needs_emulator
def test_forward_kinematics_on_arm_give_the_same_bits_and_sums() -> None:
    inputs = [x.float() for x in trees.inputs_of(trees.EVERY_KIND, 70)]
    results = list(both(lambda: value_and_gradients(trees.forward(trees.EVERY_KIND), inputs)))
    assert all(is_same(*pair) for pair in results[:3])  # positions, quaternions, and the gradient of configurations
    for got, want in results[3:]:  # of origins and axes, which all lanes share
        assert (got - want).abs().max() <= 32 * torch.finfo(torch.float32).eps * want.abs().max()


@needs_emulator
def test_ops_on_arm_give_the_same_bits(every: bool) -> None:
    for turn, name in enumerate(list(OPS) if every else list(OPS)[::16]):
        inputs = operands(OPS[name].program, alike(OPS[name].program, (37,)), DTYPES[turn % 4])
        for got, want in both(lambda: value_and_gradients(OPS[name].op.call, inputs)):  # noqa: B023
            assert is_same(got, want), name
