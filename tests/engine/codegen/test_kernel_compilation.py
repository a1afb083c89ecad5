"""Generated kernels: all of them compile for CUDA, and their loops on the CPU are vectorised.

No GPU is needed: NVRTC comes with Warp and compiles for any architecture.
    `test_cuda_emulation.py` compiles the same text with another compiler, and runs the value, the gradient and another
    derivative of each op. What NVRTC may find beside that is in the types, the functions and the layouts of a text: so
    one derivative of each op is compiled, for one architecture and in one dtype, all of which rotate from op to op. Of
    the ops in `WALKED` there are two, and, in float32, a layout that reads a broadcast operand or sums its gradient.
    All of those in `PACKED` are compiled, in every dtype. For the CPU the value or the gradient of every second op is
    compiled, of those that `test_other_processors.py` does not compile, and both of the ops in `WALKED`, with one
    layout in turn. The kernels that sum have no atomic operation. They are compiled at a low optimisation level where
    the loads are not counted.
    `pytest tests/engine/codegen/test_kernel_compilation.py --every-kernel` compiles all of them in every dtype for
    every architecture, in some minutes.
"""

from __future__ import annotations

import collections
import functools
import hashlib
import itertools
import pathlib
import re
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from posekit.engine.codegen import FLAT, STREAMED, Access, Layout, is_narrow
from posekit.engine.dtypes import DTYPES
from posekit.engine.ops.torch_op import derived
from posekit.engine.programs import Program
from posekit.engine.runtime import kernel
from tests.support import kernels as built
from tests.support.contract import OPS, WALKED

ARCHITECTURES = (80, 90, 100)
KINDS = tuple(dtype.tag for dtype in DTYPES)
DERIVATIVES = ("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")
BY_FORWARD_MODE = ("jvp.vjp", "jvp.jvp")  # these are compiled only where every kernel is
PACKED = ("Pose.compose", "Rotation.compose", "Pose.apply")  # ops with rows of 16 bytes in float32
WIDE_LOAD = re.compile(r"ld\.global(?:\.nc)?\.v4\.[fbu]32")
ATOMIC = re.compile(r"\b(?:atom|red)\.")
DIVISION = re.compile(r"\b(?:div|rem)\.[su](?:32|64)")
OF_WARP = 2  # most integer divisions, in a branch of `wp.tid` for several threads to an index, which no launch takes
FEW = 30  # one op of so many is compiled by the plain command; all of them with `--slow`
LAYOUTS = 3  # one layout of so many is compiled of an op; they rotate from op to op
TOGETHER = 8  # ops to a module: the compiler's own start is a quarter of what a module of one takes

CHOSEN = {*PACKED, *list(OPS)[::FEW]}
ON_CPU = [name for k, name in enumerate(OPS) if k % 4 > 1 or name in WALKED or name in CHOSEN]


def of_each(names: Sequence[str]) -> pytest.MarkDecorator:
    """Marks a test of each of some ops, most of them left out by the plain command."""
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=() if name in CHOSEN else pytest.mark.slow) for name in names]
    )


class Kernel(NamedTuple):
    """A kernel of an op."""

    derivative: str
    kind: str
    layout: Layout


class Compiled(NamedTuple):
    """What the PTX of a kernel has: 16-byte global loads, atomic operations and integer divisions."""

    wide_loads: int
    atomics: int
    divisions: int


def architectures(name: str, every: bool) -> tuple[int, ...]:
    """The architectures that the kernels of an op are compiled for."""
    turn = list(OPS).index(name) % len(ARCHITECTURES)
    return ARCHITECTURES if every else ARCHITECTURES[turn : turn + 1]


def kernels(name: str, every: bool) -> list[Kernel]:
    """The kernels of an op that are compiled for CUDA."""
    base, turn = OPS[name].program, list(OPS).index(name)
    reachable = [d for d in DERIVATIVES + BY_FORWARD_MODE * every if derived(base, d) is not None]
    if every or name in PACKED:
        return [Kernel(derivative, kind, FLAT) for derivative in reachable for kind in KINDS] + in_tiles(name)
    count = min(len(reachable), 1 + (name in WALKED))
    chosen = [Kernel(reachable[k % len(reachable)], KINDS[(turn + k) % 4], FLAT) for k in range(turn, turn + count)]
    return chosen + (in_tiles(name)[turn % LAYOUTS :][:1] if name in WALKED else [])


def broadcasting(name: str) -> list[Kernel]:
    """The kernels of an op with a broadcast operand, if it has two operands."""
    base, found = OPS[name].program, []
    for derivative, general in (("", False), ("vjp", False), ("vjp", True)):
        program = derived(base, derivative)
        if len(base.inputs) > 1 and program is not None:
            found.append(Kernel(derivative, "f32", broadcast(base, program, general)))
    return found


def in_tiles(name: str) -> list[Kernel]:
    """The kernels of an op with a broadcast operand on CUDA, if it has two operands."""
    tiled = (("".join(re.sub("[snz]", "p", a.value) for a in k.layout), k) for k in broadcasting(name))
    return [k._replace(layout=tuple(map(Access, letters))) for letters, k in tiled]


def on_cpu(name: str, every: bool) -> list[Kernel]:
    """The kernels whose vectorisation is checked, in float32: the value or the gradient of an op in turn, or both."""
    flat = [Kernel(derivative, "f32", FLAT) for derivative in ("", "vjp")]
    if name not in WALKED:
        turn = list(OPS).index(name) % 2
        return flat if every else flat[turn : turn + 1]
    around = [k._replace(layout=STREAMED) for k in flat if is_narrow(OPS[name].program)]
    others = [*around, *broadcasting(name)]
    return [*flat, *(others if every else others[[*WALKED].index(name) % LAYOUTS :: LAYOUTS])]


def broadcast(base: Program, program: Program, general: bool) -> Layout:
    """The layout with one broadcast operand, which is read with stride 0 and whose gradient is summed over the loop.

    The general one has arbitrary strides, and sums over the innermost loop and over outer loops.
    """
    count = len(base.inputs)
    one = {p.name for p in base.inputs[: count - count // 2]}
    ins = ["z" if p.name in one else "n" for p in program.inputs]
    layout = "".join([*ins, *("r" if p.name.removesuffix("_bar") in one else "n" for p in program.outputs)])
    letters = re.sub("[nz]", "s", layout).replace("r", "a", 1) if general else layout
    return tuple(map(Access, letters))


def declare(wanted: Mapping[str, Sequence[Kernel]], label: str, **options: Any) -> tuple[Any, dict[str, set[str]]]:
    """A Warp module with kernels of ops, and the names of the kernels of each op."""
    import warp as wp

    digest = hashlib.sha256("_".join(wanted).encode()).hexdigest()[:12]  # Warp makes a file's name of it
    module = f"{re.sub(r'[^0-9A-Za-z]', '_', label)}_{digest}"
    names: dict[str, set[str]] = {name: set() for name in wanted}
    for name, kernels_of_op in wanted.items():
        for k in kernels_of_op:
            program = derived(OPS[name].program, k.derivative)
            assert program is not None
            names[name].add(kernel.declare(program, k.kind, k.layout, module=module).key)
        assert len(names[name]) == len(kernels_of_op)
    made = wp.get_module(module)
    made.options.update(kernel.module_options() | options)  # as in the modules that calls load
    return made, names


@functools.cache
def compile_cuda(group: tuple[str, ...], every: bool) -> dict[str, dict[int, dict[str, Compiled]]]:
    """For each op and architecture: the compiled kernels."""
    import warp as wp

    found: dict[str, dict[int, dict[str, Compiled]]] = {name: {} for name in group}
    options = {"optimization_level": 1} if set(PACKED).isdisjoint(group) else {}
    archs = architectures(group[0], every)
    with tempfile.TemporaryDirectory() as folder:
        module, names = declare({name: kernels(name, every) for name in group}, f"sm_{archs[0]}", **options)
        paths = wp.compile_aot_module(module, device=None, arch=archs, module_dir=folder, use_ptx=True)
        for arch, path in zip(archs, paths, strict=True):
            head, *entries = pathlib.Path(path).read_bytes().decode(errors="replace").split(".entry ")
            assert f".target sm_{arch}" in head
            for name in group:
                # Warp puts a digest of its own behind a kernel's name.
                texts = [text for text in entries if text.startswith(tuple(f"{key}_" for key in names[name]))]
                counts = [Compiled(*(len(p.findall(text)) for p in (WIDE_LOAD, ATOMIC, DIVISION))) for text in texts]
                found[name][arch] = dict(zip([text.partition("(")[0] for text in texts], counts, strict=True))
    return found


@functools.cache
def compile_cpu(group: tuple[str, ...], every: bool) -> tuple[int, list[str]]:
    """How many loops more than kernels are marked for vectorisation, and those that the compiler did not vectorise."""
    wanted: dict[str, dict[str, list[Kernel]]] = {}  # by the flags of the compiler
    for name in group:
        programs = {k: derived(OPS[name].program, k.derivative) for k in on_cpu(name, every)}
        for k, x in programs.items():
            if not built.computes_vectors(x, k.kind, k.layout):
                wanted.setdefault(kernel.program_flags(k.layout), {}).setdefault(name, []).append(k)
    more, all_missed = 0, []
    for flags, kernels_of in wanted.items():
        marked, missed = built.vectorised(declare(kernels_of, f"cpu {flags}")[0], flags)
        more += marked - sum(map(len, kernels_of.values()))
        all_missed += missed
    return more, all_missed


@pytest.fixture(scope="module")
def every(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--every-kernel"))


@pytest.fixture(scope="module")
def wanted(request: pytest.FixtureRequest) -> list[str]:
    """The ops of the tests that run."""
    tests = [item for item in request.session.items if item.path == request.path and hasattr(item, "callspec")]
    return list(dict.fromkeys(item.callspec.params["name"] for item in tests))


@pytest.fixture(scope="module")
def cuda(wanted: list[str], every: bool) -> dict[str, tuple[str, ...]]:
    """The ops that each op is compiled with for CUDA."""
    groups = collections.defaultdict(list)
    for name in wanted:
        groups[name in PACKED, architectures(name, every)].append(name)
    parts = [tuple(group[i : i + TOGETHER]) for group in groups.values() for i in range(0, len(group), TOGETHER)]
    return {name: part for part in parts for name in part}


@pytest.fixture(scope="module")
def cpu(wanted: list[str], every: bool) -> dict[str, tuple[str, ...]]:
    """The ops that each op is compiled with for the CPU."""
    names = [name for name in wanted if name in ON_CPU]
    rest = [name for name in wanted if every and name not in ON_CPU]
    starts = range(0, len(names), TOGETHER)
    groups = [(*names[i : i + TOGETHER], *rest[k :: len(starts)]) for k, i in enumerate(starts)]
    return {name: group for group in groups for name in group}


@pytest.mark.slow(but="Rotation.inverse")
@pytest.mark.guarantee("Platforms", "CUDA")
@of_each([*OPS])
def test_kernels_compile_for_cuda(name: str, cuda: dict[str, tuple[str, ...]], every: bool) -> None:
    made = compile_cuda(cuda[name], every)[name]
    assert made.keys() == set(architectures(name, every))
    wanted = kernels(name, every)
    for arch, compiled in made.items():
        assert len(compiled) == len(wanted) > 0, f"sm_{arch}"
        assert not any(c.atomics for c in compiled.values())  # sums have a fixed order
        assert all(c.divisions <= OF_WARP for c in compiled.values())


@pytest.mark.slow
def test_every_derivative_has_its_turn_in_every_dtype_and_layout_and_for_every_architecture() -> None:
    found = {
        (k.derivative, k.kind, arch)
        for name in OPS
        for k in kernels(name, False)
        for arch in architectures(name, False)
    }
    assert {(d, kind) for d, kind, _ in found} == {*itertools.product(DERIVATIVES, KINDS)}
    assert {(d, arch) for d, _, arch in found} == {*itertools.product(DERIVATIVES, ARCHITECTURES)}
    assert {(kind, arch) for _, kind, arch in found} == {*itertools.product(KINDS, ARCHITECTURES)}
    accesses = {access for name in OPS for k in kernels(name, False) for access in k.layout}
    assert accesses == {access for name in OPS for k in in_tiles(name) for access in k.layout}


@pytest.mark.slow(but="Pose.apply")
@pytest.mark.parametrize("name", PACKED)
def test_cuda_kernels_load_aligned_rows_16_bytes_at_a_time(
    name: str, cuda: dict[str, tuple[str, ...]], every: bool
) -> None:
    for arch, compiled in compile_cuda(cuda[name], every)[name].items():
        assert all(c.wide_loads for key, c in compiled.items() if "_f32_" in key), f"sm_{arch}"


@pytest.mark.slow(but=("Rotation.inverse", "Pose.compose"))
@pytest.mark.filterwarnings("ignore:compile_aot_module. CPU module:UserWarning")  # it is not to be run elsewhere
@of_each(ON_CPU)
def test_every_loop_marked_for_vectorisation_is_vectorised(
    name: str, cpu: dict[str, tuple[str, ...]], every: bool
) -> None:
    assert compile_cpu(cpu[name], every) == (0, [])  # of the module that the op is in
