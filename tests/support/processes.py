"""Python in separate processes, for tests that need a fresh interpreter or may crash it."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).parents[2]
LONGEST = 900  # seconds, far above what any process needs: a deadlock must not block the test suite
# The collector mostly looks at what imports make, which stays: by default it takes a sixth of the time of an import.
SELDOM = "import gc; gc.set_threshold(50_000, 20, 20)\n"


def start(code: str, *arguments: object, **environment: str) -> subprocess.Popen[str]:
    """Starts a process that runs ``code`` in the root of the repository, where it can import `posekit` and `tests`."""
    return subprocess.Popen(
        [sys.executable, "-c", SELDOM + textwrap.dedent(code), *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


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
