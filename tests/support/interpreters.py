"""Other Pythons than the one that runs the tests."""

from __future__ import annotations

import os
import pathlib
import shutil
import sys
from collections.abc import Iterable
from typing import NoReturn

import pytest

_EXECUTABLE = 2  # the type of an ELF file that is loaded at the address it was linked for


def absent(reason: str) -> NoReturn:
    """Skips a test for want of an interpreter or a package; fails in CI, which has all of them."""
    if os.environ.get("POSEKIT_TEST_REQUIRED"):
        pytest.fail(reason)
    pytest.skip(reason)


def is_fixed(path: pathlib.Path) -> bool:
    """Whether an executable is not position-independent, as Debian's and Ubuntu's Python: its heap lies low."""
    with path.open("rb") as file:
        head = file.read(18)
    return head[:4] == b"\x7fELF" and int.from_bytes(head[16:18], "little") == _EXECUTABLE


def fixed_python() -> pathlib.Path:
    """A Python of this minor version that is not position-independent; it can use the packages of this environment."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for path in _existing((sys.executable, f"/usr/bin/{name}", shutil.which(name))):
        if is_fixed(path):
            return path
    absent(f"there is no {name} that is not position-independent, such as those of Debian and Ubuntu")


def _existing(candidates: Iterable[str | None]) -> Iterable[pathlib.Path]:
    return (pathlib.Path(name).resolve() for name in candidates if name is not None and pathlib.Path(name).exists())
