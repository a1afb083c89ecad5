"""Starts `tests.support.sanitized` under a sanitizer, and tells a sanitizer that cannot start from an error."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[2]
STARTS = 8
AS_THEY_ARE, PLANTED = "as they are: done\n", "planted: done\n"  # what `sanitized` prints
# ThreadSanitizer of gcc 12 and AddressSanitizer want certain addresses, and much memory, for what they note. Where
# addresses are random, some starts do not leave them.
_REFUSALS = re.compile(
    r".*(?:Sanitizer: (?:unexpected memory mapping|failed to intercept|Out of memory|out-of-memory)"
    r"|Sanitizer failed to (?:allocate|mmap|deallocate)|Sanitizer's allocator is terminating"
    r"|Shadow memory range interleaves|ReserveShadowMemoryRange failed"
    r"|cannot be preloaded|cannot allocate memory in static TLS block"
    r"|Cannot allocate memory|MemoryError|bad_alloc).*"
)


@dataclasses.dataclass(frozen=True)
class Report:
    """What one start printed, and its exit status."""

    status: int
    output: str

    @property
    def refusal(self) -> str:
        """Why the sanitizer could not start or go on; empty if it could."""
        if found := _REFUSALS.search(self.output):
            return found.group().strip()
        if self.status == -signal.SIGKILL:
            return "the process was killed, as the kernel does where memory is short"
        return ""

    @property
    def finished(self) -> bool:
        """Whether both parts ran to their end."""
        return self.status == 0 and AS_THEY_ARE in self.output and PLANTED in self.output

    @property
    def as_they_are(self) -> str:
        """What was printed while the kernels as they are ran."""
        return self.output.partition(AS_THEY_ARE)[0]

    @property
    def planted(self) -> str:
        """What was printed while the kernel with an error ran."""
        return self.output.partition(AS_THEY_ARE)[2].partition(PLANTED)[0]

    def __str__(self) -> str:
        return f"exit status {self.status}, and the output was:\n{self.output}"


def prefix() -> list[str]:
    """The command that gives a process addresses that are not random; none where the system refuses that."""
    fixed = ["setarch", "-R"]
    allowed = shutil.which("setarch") and subprocess.run([*fixed, "true"], capture_output=True, check=False)
    return fixed if allowed and allowed.returncode == 0 else []


def start(sanitizer: str, library: str) -> Report:
    """The report of the first start that no lack of memory or addresses ended, or of the last one."""
    options = {"LD_PRELOAD": library, "TSAN_OPTIONS": "exitcode=0", "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=0"}
    command = [*prefix(), sys.executable, "-m", "tests.support.sanitized", sanitizer]
    for _ in range(STARTS):
        made = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | options,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=1200,
            check=False,
        )
        report = Report(made.returncode, made.stdout)
        if report.finished or not report.refusal:
            break
    return report
