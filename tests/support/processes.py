"""Python in separate processes, for tests that need a fresh interpreter or may crash it."""

from __future__ import annotations

import atexit
import functools
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Mapping, Sequence

ROOT = pathlib.Path(__file__).parents[2]
FORKING = str(pathlib.Path(__file__).with_name("forking.py"))
POSEKIT = ("torch", "posekit.engine.runtime")
LONGEST = 900  # seconds, far above what any process needs: a deadlock must not block the test suite
# The collector mostly looks at what imports make, which stays: by default it takes a sixth of the time of an import.
SELDOM = "import gc; gc.set_threshold(50_000, 20, 20)\n"


def start(code: str, *arguments: object, **environment: str) -> subprocess.Popen[str]:
    """Starts a process that runs ``code`` in the root of the repository, where it can import `posekit` and `tests`."""
    return _started([sys.executable, "-c", SELDOM + textwrap.dedent(code), *map(str, arguments)], environment)


def _started(command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
    pipe, known = subprocess.PIPE, {**os.environ, **environment}
    return subprocess.Popen(command, cwd=ROOT, env=known, stdout=pipe, stderr=pipe, text=True)


@functools.cache
def _server(*modules: str) -> str:
    """The address of a process that has imported modules, and forks others: see `forking`."""
    folder = tempfile.TemporaryDirectory()
    address = f"{folder.name}/socket"
    server = subprocess.Popen(
        [sys.executable, FORKING, "--serve", address, *modules],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(folder.cleanup)
    atexit.register(server.communicate)
    assert server.stdout.readline() == "ready\n"
    return address


def forking(code: str, modules: tuple[str, ...] = POSEKIT) -> list[str]:
    """The command that runs ``code`` where modules are imported already, in the environment of its first use.

    Nothing has been computed there. Who asks about imports, memory or settings that imports read takes `start`, or
    modules that those do not concern; and so does who asks what posekit says of kernels, which it says in no fork.
    """
    return [sys.executable, "-S", "-E", FORKING, _server(*modules), textwrap.dedent(code)]


def fork(
    code: str, *arguments: object, modules: tuple[str, ...] = POSEKIT, **environment: str
) -> subprocess.Popen[str]:
    """As `start`, by `forking`: it takes 1.8 s less of the processor."""
    return _started([*forking(code, modules), *map(str, arguments)], environment)


def output(process: subprocess.Popen[str]) -> str:
    """The standard output of a process, which must exit with status 0."""
    with process:  # a process that took too long leaves no open pipes, about which later tests would be warned
        try:
            out, err = process.communicate(timeout=LONGEST)
        finally:
            process.kill()  # no effect after it has exited
    assert process.returncode == 0, err
    return out.strip()


def run(code: str, *arguments: object, **environment: str) -> str:
    """The standard output of ``code``, run in a separate process."""
    return output(start(code, *arguments, **environment))


def run_forked(code: str, *arguments: object, modules: tuple[str, ...] = POSEKIT, **environment: str) -> str:
    """The standard output of ``code``, run in a process of `fork`."""
    return output(fork(code, *arguments, modules=modules, **environment))
