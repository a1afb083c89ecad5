"""Random damage to files: a reader returns a value or raises a FileFormatError with the path, and nothing else."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import posekit as pk
from posekit import Pose
from posekit.io import euroc, kitti, text_files, tum
from tests.io.test_files import READERS, WRITERS

ROUNDS = 300
PIECES = [
    *(b"\n", b"\r\n", b"\r", b" ", b"\t", b",", b"#", b"\0", b"\xff", b"\xef\xbb\xbf", b"-", b"+", b".", b"e", b"_"),
    *(b"nan", b"inf", b"1e999", b"0x1", b"0", b"1", b"-1", b"9" * 30, b"\xc2\xa0", b"\x1c", b"\x85", b"FIX ", b'"'),
    *(b"1 0 0 0 0 1 0 0 0 0 1 0\n", b"VERTEX_SE2 0 0 0 0\n", b"0 0 0 0 0 0 0 0\n", b"1,2,3,4,5,6,7,8\n"),
]


def damaged(whole: bytes, rng: random.Random) -> bytes:
    """The file with one to three of: a part removed, doubled or replaced, an end cut off, lines exchanged."""
    for _ in range(rng.randint(1, 3)):
        i, j = sorted(rng.choices(range(len(whole) + 1), k=2))
        j = rng.choice([j, min(i + rng.randint(0, 4), len(whole))])
        kind = rng.randrange(6)
        if kind == 0:
            whole = whole[:i]
        elif kind == 1:
            whole = whole[:i] + whole[j:]
        elif kind == 2:
            whole = whole[:j] + whole[i:]
        elif kind == 3:
            whole = whole[:i] + rng.choice(PIECES) + whole[i:]
        elif kind == 4:
            whole = whole[:i] + rng.choice(PIECES) + whole[min(i + rng.randint(1, 3), len(whole)) :]
        else:
            lines = whole.split(b"\n")
            rng.shuffle(lines)
            whole = b"\n".join(lines)
    return whole


def files(name: str, folder: pathlib.Path) -> list[bytes]:
    """A file of a format, the same with damages, and garbage."""
    WRITERS[name](folder / "whole")
    lines = (folder / "whole").read_bytes().splitlines(keepends=True)
    whole = b"".join([*lines[:3], b"FIX 0\n", *lines[300:303]] if name == "g2o" else lines[:6])
    rng = random.Random(name)
    return [whole, *(damaged(whole, rng) for _ in range(ROUNDS)), rng.randbytes(5000)]


def poses_of(value: Any) -> Iterator[Pose]:
    value = value[0] if isinstance(value, tuple) else value
    if isinstance(value, pk.io.PoseGraph):
        yield from (value.poses, value.measurements)
    else:
        yield value if isinstance(value, Pose) else value.poses


@pytest.mark.slow(but="64-*")
@pytest.mark.filterwarnings("ignore:posekit.io.read_.* left out .* at times that occur before")
@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("block", [1 << 20, 64])
def test_damaged_files_give_poses_or_the_error_of_a_file(
    name: str, block: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "_BLOCK", block)
    path, read, good, errors = tmp_path / "file", READERS[name], 0, []
    for content in files(name, tmp_path):
        path.write_bytes(content)
        try:
            value = read(path)
        except pk.FileFormatError as error:
            errors.append(error)
            assert str(error).startswith(str(path))
            assert error.line is None or 1 <= error.line <= content.count(b"\n") + 1
            assert error.fact.isprintable() or "\\x" in error.fact
        else:
            good += 1
            for poses in poses_of(value):
                poses.validate()
            if name in ("tum", "euroc"):
                times = (value[0] if name == "euroc" else value).times
                assert (times.diff() > 0).all()
    assert good >= 1
    assert len(errors) >= ROUNDS // 3
    assert len({error.line for error in errors}) >= 5


@pytest.mark.parametrize("layout", [tum._TUM, kitti._KITTI, euroc._EUROC], ids=["tum", "kitti", "euroc"])
def test_numpys_parser_and_the_parser_of_lines_agree(
    layout: text_files.RowFormat, request: pytest.FixtureRequest, tmp_path: pathlib.Path
) -> None:
    compared = 0
    for content in files(request.node.callspec.id, tmp_path):
        block = text_files.Lines("file", content.replace(b"\r\n", b"\n"), 1)
        fast = block._parsed_at_once(layout)
        if fast is not None and len(fast[0]):
            slow = block._parsed_by_line(layout)
            np.testing.assert_array_equal(fast[0], slow[0])
            assert (fast[1] is None) == (slow[1] is None)
            if fast[1] is not None:
                np.testing.assert_array_equal(fast[1], slow[1])
            compared += 1
    assert compared >= 10
