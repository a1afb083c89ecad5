"""The oldest and the newest Python and torch that are accepted: some quick tests in environments of their own."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[3]
PAIRS = {"oldest": ("3.10", "2.9.1"), "newest": ("3.13", "2.15.0")}
# Derivatives in every mode, torch.func, pytrees, modules, and graphs that are exported.
TESTS = (
    "tests/engine/ops/test_torch_func.py",
    "tests/engine/ops/test_autograd.py",
    "tests/values/test_pytrees.py",
    "tests/nn/test_parameters.py",
    "tests/system/compiler/test_export.py",
)
VERSIONS = "import platform, torch; print(*platform.python_version_tuple()[:2], torch.__version__.partition('+')[0])"


def _output(*command: str) -> str:
    """What a command prints, or nothing if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def _given(python: str, torch: str) -> str | None:
    """An interpreter with these versions among those that the environment variable lists."""
    listed = filter(None, os.environ.get("POSEKIT_TEST_PYTHONS", "").split(os.pathsep))
    wanted = [*python.split("."), torch]
    return next((path for path in listed if _output(path, "-c", VERSIONS).split() == wanted), None)


def _made(python: str, torch: str, folder: pathlib.Path) -> str:
    """An environment with these versions, if torch is on the disk: its builds for CUDA are gigabytes to download."""
    interpreter = shutil.which(f"python{python}")
    if interpreter is None or not _output(interpreter, "--version"):
        pytest.skip(f"there is no python{python}, and POSEKIT_TEST_PYTHONS lists none with torch {torch}")
    wheels = folder / "wheels"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    local = ("download", "-q", "--no-deps", "--no-index", "--only-binary=:all:", "--python-version", python)
    subprocess.run([*pip, *local, "-d", wheels, f"torch=={torch}"], capture_output=True, check=False)
    if not [*wheels.glob("torch-*")]:
        pytest.skip(f"pip finds no wheel of torch {torch} for Python {python} on the disk (find-links)")
    subprocess.run([interpreter, "-m", "venv", folder / "venv"], check=True)
    own = str(folder / "venv" / "bin" / "python")
    packages = (*wheels.glob("torch-*"), str(ROOT), "pytest", "hypothesis", "scipy")
    subprocess.run([own, "-m", "pip", "install", "-q", *packages], check=True)
    return own


@pytest.mark.slow
@pytest.mark.parametrize("name", PAIRS)
def test_quick_tests_pass_on_other_versions(name: str, tmp_path: pathlib.Path) -> None:
    python, torch = PAIRS[name]
    interpreter = _given(python, torch) or _made(python, torch, tmp_path)
    ignored = ("-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore:Guards may run slower")  # on Python 3.13.0
    command = [interpreter, "-m", "pytest", *ignored, *TESTS]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "WARP_CACHE_PATH": str(tmp_path / "warp")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout[-4000:] + done.stderr[-2000:]
