"""Python in processes of their own: for what has to start fresh, or may take the process down with it."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).parents[2]
LONGEST = 300  # seconds, far above what any of them needs: what hangs must not hang the suite


def start(code: str, *arguments: object, **environment: str) -> subprocess.Popen[str]:
    """A process that runs ``code`` in the root of the repository, where it finds `posekit` and `tests`."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def output(process: subprocess.Popen[str]) -> str:
    """What a process prints until it ends, which must be well."""
    try:
        out, err = process.communicate(timeout=LONGEST)
    finally:
        process.kill()  # one that has ended does not notice
    assert process.returncode == 0, err
    return out.strip()


def run(code: str, *arguments: object, **environment: str) -> str:
    """What ``code`` prints in a process of its own."""
    return output(start(code, *arguments, **environment))
