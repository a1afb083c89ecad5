"""The oldest and the newest Python, torch and Warp that are accepted: some quick tests in environments of their own."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator

import pytest

from tests.support import torch_without_cuda
from tests.support.interpreters import absent

ROOT = pathlib.Path(__file__).parents[3]
SPACE = 3e9  # bytes: torch for CUDA (its wheel of 0.9 and 0.5 unpacked), Warp and kernels
# The newest torch by name: a run must not turn red by what was released since.
VERSIONS = {
    "oldest": ("3.10", "torch==2.9.1", "warp-lang==1.16.0"),
    "newest": ("3.13", "torch==2.14.1", "warp-lang>=1.19"),
}
# Builds for the CPU have a fifth of the size of PyPI's for CUDA, which are taken where this index cannot be reached.
FOR_CPU = ("--retries", "0", "--timeout", "20", "--index-url", "https://download.pytorch.org/whl/cpu")
# Derivatives in every mode, torch.func, pytrees, modules, and graphs that are exported.
TESTS = (
    "tests/engine/ops/test_torch_func.py",
    "tests/engine/ops/test_autograd.py",
    "tests/values/test_pytrees.py",
    "tests/nn/test_parameters.py",
    "tests/system/compiler/test_export.py",
)
SOME = ("-k", "not float16")  # and bfloat16, in which modules are what they are in float32


def _run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)


def _interpreter(version: str) -> str:
    """The path of an interpreter, of the command line or of pyenv."""
    pyenv = pathlib.Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob(f"versions/{version}.*/bin/python")
    for candidate in (shutil.which(f"python{version}"), *map(str, pyenv)):
        if candidate is not None and _run(candidate, "--version").returncode == 0:
            return candidate
    absent(f"there is no Python {version}")


@pytest.fixture
def folder() -> Iterator[pathlib.Path]:
    """A folder that is deleted at once: pytest keeps those of `tmp_path`, and these have gigabytes."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        yield pathlib.Path(name)


@pytest.mark.guarantee("Platforms", "accepted")
@pytest.mark.slow
@pytest.mark.parametrize("age", VERSIONS)
def test_quick_tests_pass_on_other_versions(age: str, folder: pathlib.Path) -> None:
    version, torch, warp = VERSIONS[age]
    if not (package := os.environ.get("POSEKIT_TEST_VERSIONS")):
        pytest.skip(
            "pip downloads 1 GB for each version: POSEKIT_TEST_VERSIONS=. or of a wheel of posekit asks for that"
        )
    if shutil.disk_usage(folder).free < SPACE:
        absent(f"less than {SPACE / 1e9:.0f} GB of the disk are free")
    _run(_interpreter(version), "-m", "venv", "--without-pip", str(folder / "venv"))
    python = str(folder / "venv" / "bin" / "python")
    pip = (sys.executable, "-m", "pip", "--python", python)  # the one of older Pythons takes half as long again
    download = (*pip, "download", "-q", "--no-cache-dir", "--no-deps", "-d", str(folder), torch)
    if _run(*download, *FOR_CPU).returncode != 0 and (offered := _run(*download)).returncode != 0:
        absent(f"pip could not download {torch}: {offered.stderr.strip().splitlines()[-1]}")
    (wheel,) = folder.glob("torch-*.whl")
    torch_without_cuda.unpack(wheel, folder / "venv" / "lib" / f"python{version}" / "site-packages")
    wheel.unlink()
    install = (*pip, "install", "-q", "--no-compile", "--no-cache-dir")
    own = _run(*install, package, warp, "pytest", "hypothesis", "scipy")
    assert own.returncode == 0, own.stderr[-2000:]
    ignored = ("-p", "no:cacheprovider", "-W", "ignore:Guards may run slower")  # on Python 3.13.0
    own_settings = {"PYTHONPATH": str(ROOT), "WARP_CACHE_PATH": str(folder / "warp"), "PYTEST_ADDOPTS": ""}
    done = _run(python, "-m", "pytest", *ignored, *SOME, *TESTS, **own_settings)
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout[-4000:] + done.stderr[-2000:]
