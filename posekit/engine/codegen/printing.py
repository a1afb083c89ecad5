"""Generated code as somebody reads it: for one kind of device, and with the declaration's names as comments."""

from __future__ import annotations

import re

from ..programs import Program

_READ = re.compile(r"const REAL v\d+ = .*?\bi(\d+)\[(?:.*?\+ )?(\d*)[^\]]*\]")
_WRITTEN = re.compile(r"\bo(\d+)\[(?:.*?\+ )?(\d*)[^\]]*\] = ")


def readable(program: Program, text: str, is_cuda: bool) -> str:
    """The code of a kernel for CUDA or for the CPU.

    Args:
        program: The program.
        text: The code, for both.
        is_cuda: Which part to show.
    """
    lines = [_commented(program, line) for line in _for_device(text.splitlines(), is_cuda)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def _for_device(lines: list[str], is_cuda: bool) -> list[str]:
    """The lines that a compiler for the device sees. Other conditions, such as those of the processor, stay."""
    shown: list[str] = []
    conditions: list[bool | None] = []  # for each open one whether it is shown, or None if it is another one
    for line in lines:
        if line == "#if defined(__CUDA_ARCH__)":
            conditions.append(is_cuda)
        elif line.startswith("#if"):
            conditions.append(None)
            if False not in conditions:
                shown.append(line)
        elif line == "#else" and conditions[-1] is not None:
            conditions[-1] = not conditions[-1]
        elif line == "#endif":
            if conditions.pop() is None and False not in conditions:
                shown.append(line)
        elif False not in conditions:
            shown.append(line)
    return shown


def _commented(program: Program, line: str) -> str:
    """The line, with the name of the number that it reads or writes."""
    for pattern, ports in ((_READ, program.inputs), (_WRITTEN, program.outputs)):
        match = pattern.search(line)
        if match and int(match[1]) < len(ports):
            port = ports[int(match[1])]
            return f"{line}  // {port.name}" + (f"[{match[2]}]" if port.shape and match[2] else "")
    return line
