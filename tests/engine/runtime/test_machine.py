"""What depends on the processor and the system: flags, caches, the place of torch's threads, what a system lacks."""

from __future__ import annotations

import ctypes
import pathlib
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from posekit.engine import private
from posekit.engine.private import openmp
from posekit.engine.runtime import machine
from tests.support import marks, processes
from tests.support.marks import needs_team

ELSEWHERE = """
import os, platform, sys  # torch and Warp are those of the real system
machine, system = sys.argv[1:]
platform.machine, sys.platform = (lambda: machine), system
if system == "win32":
    del os.register_at_fork
from posekit.engine.ops import memory
from posekit.engine.private import header_flags
from posekit.engine.runtime import kernel
from tests.support import marks
print("vector-width" in kernel.CPU_FLAGS, "-iquote" in header_flags(), memory.LOWEST_ADDRESS >> 32)
"""


@pytest.mark.guarantee("Platforms", "other")
@pytest.mark.parametrize(
    ("name", "system", "want"),
    (
        marks.slow("x86_64", "linux", "True True 16"),
        ("aarch64", "linux", "False True 16"),
        marks.slow("arm64", "darwin", "False True 1"),
        marks.slow("AMD64", "win32", "True True 16"),
    ),
)
def test_flags_headers_and_addresses_are_those_of_the_machine(name: str, system: str, want: str) -> None:
    found = processes.run_forked(ELSEWHERE, name, system, modules=("torch", "warp"))
    assert found.split("\n")[-1] == want


def test_the_last_cache_of_linux_is_the_third_or_on_arm_the_second(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"index2": "1024K\n", "index3": "32768K\n"}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(machine, "_LEVELS", ("index3", "index2"))

    def read(path: pathlib.Path) -> str:
        if path.parent.name not in files:
            raise FileNotFoundError(path)
        return files[path.parent.name]

    monkeypatch.setattr(pathlib.Path, "read_text", read)
    assert machine.last_cache() == 1 << 25
    files["index3"] = ""  # of a virtual machine
    assert machine.last_cache() == 1 << 20
    files.clear()
    assert machine.last_cache() == 1 << 25


def test_the_last_cache_of_macos_is_that_of_the_fast_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {b"hw.perflevel0.l2cachesize": 12 << 20, b"hw.l2cachesize": 4 << 20}

    def sysctlbyname(name: bytes, number: Any, size: Any, new: None, length: int) -> int:
        assert (size._obj.value, new, length) == (8, None, 0)
        if name not in known:
            return -1
        number._obj.value = known[name]
        return 0

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(ctypes, "CDLL", lambda _: SimpleNamespace(sysctlbyname=sysctlbyname))
    assert machine.last_cache() == 12 << 20
    del known[b"hw.perflevel0.l2cachesize"]
    assert machine.last_cache() == 4 << 20
    monkeypatch.setattr(ctypes, "CDLL", lambda _: SimpleNamespace())
    assert machine.last_cache() == 1 << 25


@needs_team
def test_torchs_threads_are_found_where_their_functions_are_not_global(monkeypatch: pytest.MonkeyPatch) -> None:
    want, libraries = private.team(), ctypes.CDLL
    monkeypatch.setattr(openmp.ctypes, "CDLL", lambda name: libraries(name) if name else SimpleNamespace())
    assert want is not None
    assert private.team() == want
    assert openmp._function("omp_get_max_threads")() > 0
