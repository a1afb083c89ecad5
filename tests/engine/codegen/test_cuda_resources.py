"""What the core kernels take of an sm_90 device, by ptxas and nvdisasm (`posekit[cuda-tools]`), is what a table says.

`cuda_resources.txt` has a row for each kernel: registers of a thread, bytes of its stack, bytes that are spilled, and
the numbers of instructions that load and store 128 bits. A kernel that changes takes its row along:
`python -m tests.engine.codegen.test_cuda_resources` writes the table.
"""

from __future__ import annotations

import importlib.metadata
import pathlib
import re
import subprocess
import tempfile
from typing import NamedTuple

import pytest
import torch

from posekit.engine.codegen import SHARED, Layout
from posekit.engine.ops import registry
from posekit.engine.ops.torch_op import derived
from posekit.engine.programs import Program
from posekit.engine.runtime import Executable, kernel
from posekit.kinematics import programs
from tests.support import emulation
from tests.support.contract import OPS

TABLE = pathlib.Path(__file__).with_name("cuda_resources.txt")
ARCHITECTURE = 90
KINDS = ("f32", "f64")
FLAT_KERNELS = (
    ("Pose.compose", ""),
    ("Pose.inverse", ""),
    ("Pose.apply", ""),
    ("Pose.matrix", ""),
    ("Pose.log", ""),
    ("Pose.exp", ""),
    ("Rotation.compose", ""),
    ("Pose.compose", "vjp"),
    ("Pose.apply", "vjp"),
)
ENTRY = re.compile(r"Compiling entry function '(\w+)' for 'sm_\d+'\n.*\n\s*(.*)\n.*Used (\d+) registers")
BYTES = re.compile(r"(\d+) bytes (stack frame|spill stores|spill loads)")
WIDE = {"loads": re.compile(r"\bLDG?\.E(?:\.\w+)*\.128\b"), "stores": re.compile(r"\bSTG?\.E(?:\.\w+)*\.128\b")}


# Of robots with revolute joints, in float32. Forward dynamics has more numbers at once than registers.
DYNAMICS = {
    "Robot.jacobian": "jacobian.local_world_aligned",
    "Robot.inverse_dynamics": "torques",
    "Robot.forward_dynamics": "accelerations",
    "Robot.mass_matrix": "mass_matrix",
}
MOST_SPILLED = {"Robot.forward_dynamics": 400}


class Row(NamedTuple):
    """What a kernel takes."""

    kernel: str
    dtype: str
    registers: int
    stack: int
    spills: int
    loads: int
    stores: int

    def __str__(self) -> str:
        return f"{self.kernel:<28}{self.dtype:<6}" + "".join(f"{n:>10}" for n in self[2:])


def tool(package: str, name: str) -> str:
    """The path of a program that a package brings, or a skip."""
    try:
        files = importlib.metadata.files(package) or []
    except importlib.metadata.PackageNotFoundError:
        pytest.skip(f"needs {package} of posekit[cuda-tools]")
    return str(next(file.locate() for file in files if file.parts[-2:] == ("bin", name)))


def head() -> str:
    """The versions that the numbers depend on."""
    packages = ("warp-lang", "nvidia-cuda-nvcc", "nvidia-cuda-nvdisasm")
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in packages)
    columns = f"# {Row._fields[0]:<26}{Row._fields[1]:<6}" + "".join(f"{n:>10}" for n in Row._fields[2:])
    return f"# sm_{ARCHITECTURE}: {versions}\n{columns}"


def kernels() -> dict[str, tuple[Program, Layout]]:
    """The programs and layouts of the table, by the names of their rows."""
    found = {}
    for name, derivative in FLAT_KERNELS:
        program = derived(OPS[name].program, derivative)
        assert program is not None
        found[f"{name} {derivative}".strip()] = program, ()
    # Many points of one pose, whose gradient is a sum.
    program = OPS["Pose.apply"].program.vjp((True,) * 3, (True,), (True, True, False)).program
    assert program is not None
    with emulation.as_cuda():
        batches = [() if p.shape == (4,) else (1000,) for p in program.inputs]
        inputs = [torch.zeros(*b, *p.shape) for b, p in zip(batches, program.inputs, strict=True)]
        layout = Executable(program).prepare(inputs, ((), (), (1000,))).plan.layout
    found["Pose.apply vjp of one pose"] = program, layout
    found["Pose.cumulative"] = registry.SWEEPS["Pose.cumulative"].model, ()
    found["Robot.forward"] = registry.SWEEPS["Robot.forward"].model, SHARED
    of_links = registry.SWEEPS["Robot.forward.revolute"]
    found["Robot.forward of revolute"] = of_links.model, SHARED
    made = programs._programs(("fixed", "revolute")).sweeps
    return found | {name: (made[key].model, SHARED) for name, key in DYNAMICS.items()}


def kinds_of(name: str) -> tuple[str, ...]:
    return KINDS[:1] if name in DYNAMICS else KINDS


def rows() -> list[Row]:
    """The table, computed again."""
    import warp as wp

    ptxas, nvdisasm = tool("nvidia-cuda-nvcc", "ptxas"), tool("nvidia-cuda-nvdisasm", "nvdisasm")
    names = {}
    for name, (program, layout) in kernels().items():
        for kind in kinds_of(name):
            names[kernel.declare(program, kind, layout, module="cuda_resources").key] = name, kind
    module = wp.get_module("cuda_resources")
    module.options.update(kernel.module_options())
    with tempfile.TemporaryDirectory() as folder:
        (made,) = wp.compile_aot_module(module, device=None, arch=[ARCHITECTURE], module_dir=folder, use_ptx=True)
        ptx, binary = pathlib.Path(folder, "kernels.ptx"), pathlib.Path(folder, "kernels.cubin")
        ptx.write_bytes(pathlib.Path(made).read_bytes().rstrip(b"\0"))  # ptxas does not accept Warp's last byte
        command = [ptxas, f"-arch=sm_{ARCHITECTURE}", "-v", str(ptx), "-o", str(binary)]
        report = subprocess.run(command, capture_output=True, text=True, check=True).stderr
        command = [nvdisasm, "-c", str(binary)]
        code = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    texts = {text.partition("\n")[0]: text for text in code.split(".section\t.text.")[1:]}
    found = {}
    for entry, sizes, registers in ENTRY.findall(report):
        (key,) = [key for key in names if entry.startswith(f"{key}_")]
        used = {what: int(n) for n, what in BYTES.findall(sizes)}
        (text,) = [text for name, text in texts.items() if name.startswith(entry)]
        wide = [len(pattern.findall(text)) for pattern in WIDE.values()]
        spills = used["spill stores"] + used["spill loads"]
        found[names[key]] = Row(*names[key], int(registers), used["stack frame"], spills, *wide)
    return [found[name] for name in names.values()]


@pytest.mark.guarantee("Platforms", "CUDA")
def test_registers_spills_and_wide_accesses_are_those_of_the_table() -> None:
    for package, name in (("nvidia-cuda-nvcc", "ptxas"), ("nvidia-cuda-nvdisasm", "nvdisasm")):
        tool(package, name)
    versions, names, *lines = TABLE.read_text().splitlines()
    if [versions, names] != head().splitlines():
        pytest.skip(f"other versions than those of the table: {head().splitlines()[0]}")
    assert [str(row) for row in rows()] == lines


def test_the_core_kernels_spill_nothing_and_move_aligned_rows_16_bytes_at_a_time() -> None:
    _, _, *lines = TABLE.read_text().splitlines()
    table = {(line[:28].strip(), line[28:34].strip()): [int(n) for n in line[34:].split()] for line in lines}
    assert [*table] == [(name, kind) for name in kernels() for kind in kinds_of(name)]
    for (name, kind), (registers, _, spills, loads, _) in table.items():
        assert 0 < registers < 255 and spills <= MOST_SPILLED.get(name, 0), (name, kind)
        assert loads > 0 or name in ("Pose.exp", "Robot.forward"), (name, kind)  # rows of three numbers


if __name__ == "__main__":
    TABLE.write_text("\n".join([head(), *map(str, rows())]) + "\n")
