"""Runs kernels as ARM code: posekit's launches go to an emulated processor, which shares the memory of this process."""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import pathlib
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any
from unittest import mock

from posekit.engine.codegen import Layout, arguments
from posekit.engine.programs import Program
from posekit.engine.runtime import kernel
from tests.support import kernels, targets

MISSING = "needs Linux and the packages unicorn, which emulates processors, and ziglang, which links programs for them"
_PAGE = 1 << 12
_STACK, _STACK_SIZE = 1 << 32, 1 << 24
_MEMORY_ACCESS = 0x300000  # FPEN in CPACR_EL1: registers of vectors may be used
_FREESTANDING = """
extern "C" void* memcpy(void* to, const void* from, __SIZE_TYPE__ n)
{ for (__SIZE_TYPE__ i = 0; i < n; ++i) ((char*)to)[i] = ((const char*)from)[i]; return to; }
extern "C" void* memset(void* to, int value, __SIZE_TYPE__ n)
{ for (__SIZE_TYPE__ i = 0; i < n; ++i) ((char*)to)[i] = (char)value; return to; }
"""


def is_available() -> bool:
    packages = importlib.util.find_spec("unicorn") and targets.clang() and targets.ziglang("ld.lld")
    return bool(packages and sys.platform == "linux")  # which tells what memory a process has


@functools.cache
def _library() -> bytes:
    """An object with what a kernel takes from the C library."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "library.o")
        freestanding = ("-fno-builtin", "-ffreestanding")
        targets.compile(_FREESTANDING, path, f"--target={targets.LINUX.triple}", *freestanding)
        return path.read_bytes()


@functools.cache
class _Image:
    """A linked kernel: the address to call, and the segments of its code and data."""

    def __init__(self, program: Program, kind: str, layout: Layout) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            built = {"pk_kernel": targets.Built(program, kind, layout)}
            targets.compile_for(targets.LINUX, targets.source(built), folder / "kernel.o")
            (folder / "library.o").write_bytes(_library())
            objects = [str(folder / "kernel.o"), str(folder / "library.o")]
            linked = ["-static", "-e", "run", *objects, "-o", str(folder / "image")]
            subprocess.run([*targets.ziglang("ld.lld")[0], *linked], check=True, capture_output=True)
            file = (folder / "image").read_bytes()
        self.entry, table = struct.unpack_from("<QQ", file, 24)
        size, count = struct.unpack_from("<HH", file, 54)
        self.segments = []
        for k in range(count):
            kind_of, _, offset, address, _, stored, needed = struct.unpack_from("<IIQQQQQ", file, table + k * size)
            if kind_of == 1:  # to be loaded
                self.segments.append((address, file[offset : offset + stored], needed))


class EmulatedKernel(kernel.Kernel):
    """A kernel whose launches on the CPU run as ARM code."""

    launches = 0  # of all such kernels

    def __init__(self, program: Program, kind: str, layout: Layout) -> None:
        super().__init__(lambda: None, len(arguments(program, layout)))
        self._image = _Image(program, kind, layout)

    def load_cpu(self) -> tuple[Any, Any, Any]:
        return None, self._emulate, self._emulate

    def _emulate(self, _: bytes, packed: bytes) -> None:
        import unicorn
        from unicorn import arm64_const

        EmulatedKernel.launches += 1
        processor = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        for address, data, needed in self._image.segments:
            first = address // _PAGE * _PAGE
            with contextlib.suppress(unicorn.UcError):  # the page before may be the same
                processor.mem_map(first, -(-(address + needed - first) // _PAGE) * _PAGE)
            processor.mem_write(address, data)
        processor.mem_map(_STACK, _STACK_SIZE)
        numbers = _STACK + _STACK_SIZE - -(-len(packed) // 16) * 16
        processor.mem_write(numbers, packed)
        processor.hook_add(unicorn.UC_HOOK_MEM_READ_UNMAPPED | unicorn.UC_HOOK_MEM_WRITE_UNMAPPED, _share)
        processor.reg_write(arm64_const.UC_ARM64_REG_CPACR_EL1, _MEMORY_ACCESS)
        processor.reg_write(arm64_const.UC_ARM64_REG_SP, numbers)
        processor.reg_write(arm64_const.UC_ARM64_REG_X0, 0)
        processor.reg_write(arm64_const.UC_ARM64_REG_X1, numbers)
        processor.reg_write(arm64_const.UC_ARM64_REG_X30, _STACK)  # where the kernel returns to
        processor.emu_start(self._image.entry, _STACK)


def _share(processor: Any, _: int, address: int, size: int, *rest: Any) -> bool:
    """Map the pages of this process that the kernel is about to access, at their own addresses."""
    for page in {address // _PAGE * _PAGE, (address + size - 1) // _PAGE * _PAGE}:
        if not _is_mapped(page):
            return False
        with contextlib.suppress(Exception):  # one of two pages may be there already
            processor.mem_map_ptr(page, _PAGE, 3, page)
    return True


def _is_mapped(page: int) -> bool:
    for line in pathlib.Path("/proc/self/maps").read_text().splitlines():
        begin, end = (int(text, 16) for text in line.split(" ", 1)[0].split("-"))
        if begin <= page < end:
            return True
    return False


@contextlib.contextmanager
def emulated() -> Iterator[None]:
    """Every launch on the CPU within this context runs as ARM code."""
    kernels.forget()
    try:
        with mock.patch.object(kernel, "of", EmulatedKernel):
            yield
    finally:
        kernels.forget()
