"""Text files of rows of numbers, read in blocks by NumPy's parser.

A block that the parser or a check refuses is read once more, line by line, for the number of the line and the fact.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NoReturn, TypeAlias

import attrs
import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from .. import arguments
from ..errors import ArgumentError, FileFormatError, ShapeError
from ..values import Pose, Pose2
from .files import PathLike, checked_path, replacing

Numbers: TypeAlias = npt.NDArray[np.float64]
Stamps: TypeAlias = npt.NDArray[np.int64]

_BLOCK = 1 << 22  # bytes
_LONGEST_LINE = 1 << 16  # bytes, more than any of the formats needs
_PLAIN = b"0123456789+-.eE, \t\n"  # the characters of rows of finite numbers
_ROWS = 1 << 14  # rows that are formatted at once


@attrs.frozen
class RowFormat:
    """What the rows of a format hold.

    Attributes:
        name: The format and its kind of value, for errors: "a TUM trajectory".
        columns: The names of the columns.
        separator: The character between columns, or None for any spaces and tabs.
        open: Whether rows may have further columns, which are ignored.
        stamped: Whether the first column holds integers of 64 bits.
    """

    name: str
    columns: tuple[str, ...]
    separator: Literal[","] | None = None
    open: bool = False
    stamped: bool = False


@attrs.frozen
class Lines:
    """Some lines of a file, without the byte order mark and with line ends of one byte."""

    path: str
    text: bytes
    first: int  # the number of the first line

    def contents(self) -> Iterator[tuple[int, bytes]]:
        """The lines that are neither blank nor comments, without spaces at their ends, and their numbers."""
        for number, line in enumerate(self.text.split(b"\n"), self.first):
            line = line.strip()
            if line and not line.startswith(b"#"):
                yield number, line

    def fail(self, line: int, fact: str) -> NoReturn:
        raise FileFormatError(self.path, line, fact)

    def fail_row(self, row: int, fact: str) -> NoReturn:
        """Raise for a row, counted from 0."""
        for place, (number, _) in enumerate(self.contents()):
            if place == row:
                self.fail(number, fact)
        raise AssertionError(row)

    def rows(self, layout: RowFormat) -> tuple[Numbers, Stamps | None]:
        """Parse the rows, shape (n, columns). The stamps, if there are any, also take the first column."""
        parsed = self._parsed_at_once(layout)
        return self._parsed_by_line(layout) if parsed is None else parsed

    def _parsed_at_once(self, layout: RowFormat) -> tuple[Numbers, Stamps | None] | None:
        """Parse by NumPy, or return None if a line does not fit."""
        content = self.text
        if b"#" in content:
            content = b"\n".join([line for line in content.split(b"\n") if not line.lstrip().startswith(b"#")])
        if content.translate(None, _PLAIN):  # NumPy also takes other characters for spaces
            return None
        lines = [line for line in content.decode("ascii").split("\n") if line.strip()]
        if not lines:
            return np.empty((0, len(layout.columns))), np.empty(0, np.int64) if layout.stamped else None
        try:
            rows = np.loadtxt(lines, comments=None, delimiter=layout.separator, ndmin=2)
            stamps = np.array([int(x.partition(",")[0]) for x in lines], np.int64) if layout.stamped else None
        except (ValueError, OverflowError):
            return None
        width = len(layout.columns)
        if rows.shape[1] != width and not (layout.open and rows.shape[1] > width):
            return None
        return rows[:, :width], stamps

    def _parsed_by_line(self, layout: RowFormat) -> tuple[Numbers, Stamps | None]:
        """Parse line by line, and raise for the first that does not fit."""
        width, columns, table, stamps = len(layout.columns), 0, [], []
        names = " ".join(layout.columns)
        for number, line in self.contents():
            words = line.split() if layout.separator is None else line.split(layout.separator.encode())
            columns = columns or len(words)
            if len(words) < width or (len(words) > width and not layout.open):
                least = "at least " if layout.open else ""
                have = f"{layout.name} has {least}{width}: {names}"
                self.fail(number, f"the row has {len(words)} column{'s' * (len(words) != 1)}; {have}")
            if len(words) != columns:
                self.fail(number, f"the row has {len(words)} columns, and the first {columns}")
            if layout.stamped:
                stamps.append(self.integer(number, layout.columns[0], words[0]))
            table.append(self.numbers(number, words)[:width])
        return np.array(table), np.array(stamps, np.int64) if layout.stamped else None

    def numbers(self, line: int, words: list[bytes]) -> list[float]:
        """Parse the words of a line."""
        try:
            if arguments.is_plain(b"".join(words)):
                return list(map(float, words))
        except ValueError:
            pass
        for place, word in enumerate(words, 1):
            if not is_number(word):
                self.fail(line, f"number {place} of the row must be a number, got {quoted(word)}")
        raise AssertionError(words)

    def integer(self, line: int, name: str, word: bytes) -> int:
        try:
            return _integer(word)
        except ValueError:
            self.fail(line, f"{name} must be an integer of 64 bits, got {quoted(word)}")


Fail: TypeAlias = Callable[[int, str], NoReturn]  # raises for a row, counted from 0, and a fact


def checked_poses(columns: Numbers, names: Sequence[str], order: str, dtype: torch.dtype, fail: Fail) -> Pose:
    """Return poses of columns of positions and quaternions, and raise for the first that represents none."""
    check_finite(columns, names, dtype, fail)
    position, quaternion = torch.from_numpy(columns).to(dtype).split((3, 4), -1)
    zero = (quaternion == 0).all(-1)
    if zero.any():
        fail(int(zero.nonzero()[0]), "the quaternion is zero")
    if order == "xyzw":
        quaternion = quaternion.roll(1, -1)
    return Pose._unchecked(position.contiguous(), quaternion.contiguous())


def check_finite(columns: Numbers, names: Sequence[str], dtype: torch.dtype, fail: Fail) -> None:
    """Raise for the first row with NaN, infinity, or a number that becomes infinite in the dtype."""
    bad = ~np.isfinite(columns)
    if dtype != torch.float64:
        bad |= ~torch.from_numpy(columns).to(dtype).isfinite().numpy()
    if bad.any():
        row, column = np.argwhere(bad)[0].tolist()
        value = columns[row, column]
        fact = f"is {value}" if not np.isfinite(value) else f"= {value} does not fit {dtype}"
        fail(row, f"{names[column]} {fact}")


def quoted(word: bytes) -> str:
    """Return a word of a file for an error message."""
    text = word.decode("utf-8", "replace")
    return ascii(text if len(text) <= 40 else f"{text[:40]}...")


def is_number(word: bytes) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return arguments.is_plain(word)


def _integer(word: bytes) -> int:
    if not arguments.is_plain(word):
        raise ValueError
    value = int(word)
    if not -(2**63) <= value < 2**63:
        raise ValueError
    return value


def open_blocks(path: PathLike, where: str, progress: bool) -> Iterator[Lines]:
    """Open a text file, and yield its lines in blocks. The file is opened at the first block."""
    return _blocks(checked_path(path, where), where, progress)


def _progress(where: str, total: int, shown: bool, unit: str) -> arguments.Progress:
    arguments.check_flags(where, progress=shown)
    return arguments.Progress(where, total, shown, unit=unit, unit_scale=True)


def _blocks(path: str, where: str, shown: bool) -> Iterator[Lines]:
    with open(path, "rb") as file, _progress(where, os.fstat(file.fileno()).st_size, shown, "B") as progress:
        rest, line, is_first = b"", 1, True
        while True:
            data = file.read(_BLOCK)
            text = rest + data
            if is_first:
                text, is_first = text.removeprefix(b"\xef\xbb\xbf"), False
            end = text.rfind(b"\n") + 1 if data else len(text)
            text, rest = text[:end], text[end:]
            if len(rest) > _LONGEST_LINE:
                number = line + text.count(b"\n")
                raise FileFormatError(path, number, f"the line is longer than {_LONGEST_LINE} bytes: this is no text")
            if text:
                yield Lines(path, text.replace(b"\r\n", b"\n"), line)
                line += text.count(b"\n")
            progress.advance(len(data))
            if not data:
                return


def write_text(path: str, where: str, parts: Iterable[tuple[bytes, int]], total: int, progress: bool) -> None:
    """Write a text file from parts and the number of rows in each of them."""
    with (
        replacing(path) as temporary,
        _progress(where, total, progress, " rows") as bar,
        open(temporary, "wb") as file,
    ):
        for text, count in parts:
            file.write(text)
            bar.advance(count)


def formatted(*columns: Tensor, separator: str = " ", prefix: str = "") -> Iterator[tuple[bytes, int]]:
    """Format rows of numbers, shape (n, k) each, for `write_text`.

    float64 numbers get the fewest digits that bring back the same number, and narrower ones nine.
    """
    digits = [word for column in columns for word in [_digits_of(column.dtype)] * column.shape[-1]]
    row = prefix + separator.join(digits) + "\n"
    for begin in range(0, len(columns[0]), _ROWS):
        # Lists of columns: lists of rows would be so many that Python searches them for garbage.
        lists = [x.tolist() for column in columns for x in column[begin : begin + _ROWS].unbind(-1)]
        values = tuple(itertools.chain.from_iterable(zip(*lists, strict=True)))
        yield (row * len(lists[0]) % values).encode(), len(lists[0])


def _digits_of(dtype: torch.dtype) -> str:
    """Return the format of numbers that brings back the same numbers."""
    return "%r" if dtype == torch.float64 else "%d" if dtype == torch.int64 else "%.9g"


def exported(value: Any, where: str, name: str) -> Pose:
    """Check poses that a file shall hold, and return them on the CPU with unit quaternions, without a gradient."""
    if not isinstance(value, Pose):
        remedy = "; write its `lift()`" if isinstance(value, Pose2) else ""
        raise ArgumentError(f"{where}: {name} must be a Pose, got {type(value).__name__}{remedy}")
    if value.ndim != 1:
        remedy = "; add a dimension with [None]" if not value.ndim else ""
        raise ShapeError(f"{where}: {name} must have shape (n,), got {tuple(value.shape)}{remedy}")
    if not len(value):
        raise ShapeError(f"{where}: {name} must not be empty")
    arguments.refuse(~value.position.isfinite().all(-1), value.position, f"{where}: {name}.position", "is not finite")
    quaternion = value.quaternion
    bad = ~(quaternion.isfinite().all(-1) & (quaternion != 0).any(-1))
    arguments.refuse(bad, quaternion, f"{where}: {name}.quaternion", "represents no rotation")
    value = value.detach().cpu()
    norm = torch.linalg.vector_norm(value.quaternion.double(), dim=-1, keepdim=True)
    # The quaternions of posekit's results are within 4 eps of unit length: they are written as they are.
    is_unit = (norm - 1).abs() <= 4 * torch.finfo(value.dtype).eps
    return Pose._unchecked(value.position, torch.where(is_unit, value.quaternion, value.normalized().quaternion))
