"""Files are written whole or not at all; progress bars; extras that are not installed."""

from __future__ import annotations

import errno
import os
import pathlib
import pickle
import stat
import sys
from collections.abc import Callable
from typing import Any

import pytest
import torch

import posekit as pk
from posekit import Pose, Trajectory
from posekit.arguments import bars
from posekit.io import PoseGraph, files
from tests.support import processes

POSES = Pose.random(300, generator=torch.Generator().manual_seed(1))
PATH = Trajectory(range(300), POSES)
GRAPH = PoseGraph(POSES, torch.zeros(300, 2, dtype=torch.int64), POSES, torch.eye(6).expand(300, 6, 6))
WRITERS: dict[str, Callable[[Any], None]] = {
    "tum": lambda path: pk.io.write_tum(path, PATH),
    "kitti": lambda path: pk.io.write_kitti(path, POSES),
    "euroc": lambda path: pk.io.write_euroc(path, PATH),
    "g2o": lambda path: pk.io.write_g2o(path, GRAPH),
    "safetensors": lambda path: pk.io.write_safetensors(path, {"path": PATH}),
    "parquet": lambda path: pk.io.write_parquet(path, {"T": POSES}),
}
each_writer = pytest.mark.parametrize("name", WRITERS)

LIMITED = """
    import errno, pathlib, resource, sys
    import posekit as pk
    assert "posekit.io" not in sys.modules
    assert pk.io.read_tum
    assert not {"safetensors", "pyarrow"} & {*sys.modules}  # of an extra, loaded on first use
    from tests.io.test_files import WRITERS
    folder, before = pathlib.Path(sys.argv[1]), resource.getrlimit(resource.RLIMIT_FSIZE)
    for write in WRITERS.values():  # kernels are built before the disk is full
        write(folder / "first")
    (folder / "first").unlink()
    for limit in (6, 5000):
        for name, write in WRITERS.items():
            for former in (b"former", None):
                path = folder / f"{name}, {limit}, {former}"
                if former is not None:
                    path.write_bytes(former)
                resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
                try:
                    write(path)
                except OSError as error:
                    assert error.errno == errno.EFBIG, error
                else:
                    raise AssertionError(name)
                finally:
                    resource.setrlimit(resource.RLIMIT_FSIZE, before)
                assert path.exists() == (former is not None)
                assert former is None or path.read_bytes() == former
    print(len(list(folder.iterdir())))
"""


@pytest.mark.slow
def test_a_full_disk_raises_and_leaves_a_former_file(tmp_path: pathlib.Path) -> None:
    assert processes.run_forked(LIMITED, tmp_path) == str(2 * len(WRITERS))


@each_writer
def test_an_error_while_writing_leaves_a_former_file(
    tmp_path: pathlib.Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"former")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        WRITERS[name](path)
    assert path.read_bytes() == b"former"
    assert list(tmp_path.iterdir()) == [path]


@each_writer
def test_a_file_is_complete_when_it_appears(tmp_path: pathlib.Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path, moves, replace = tmp_path / "file", [], os.replace

    def seen(source: str, target: str) -> None:
        assert not path.exists()
        moves.append(pathlib.Path(source).parent)
        replace(source, target)

    monkeypatch.setattr(os, "replace", seen)
    WRITERS[name](path)
    assert moves == [tmp_path]  # in the same file system
    assert list(tmp_path.iterdir()) == [path]
    assert path.stat().st_size > 5000


def test_permissions_are_those_of_a_former_file_or_of_the_umask(tmp_path: pathlib.Path) -> None:
    path, mask = tmp_path / "file", os.umask(0o027)
    try:
        WRITERS["tum"](path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o604)
        WRITERS["tum"](path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o604
    finally:
        os.umask(mask)


def test_a_symbolic_link_stays_and_its_file_is_replaced(tmp_path: pathlib.Path) -> None:
    (tmp_path / "folder").mkdir()
    target, link = tmp_path / "folder" / "target", tmp_path / "link"
    target.write_text("former")
    link.symlink_to("folder/target")
    WRITERS["kitti"](link)
    assert link.is_symlink()
    assert target.stat().st_size > 5000
    assert [x.name for x in (tmp_path / "folder").iterdir()] == ["target"]


def test_a_pipe_is_written_and_not_replaced(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        pk.io.write_kitti(path, Pose.identity(2))
        assert os.read(reader, 1000) == b"1 0 0 0 0 1 0 0 0 0 1 0\n" * 2
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)


@each_writer
def test_errors_of_the_system_name_the_path_of_the_user(tmp_path: pathlib.Path, name: str) -> None:
    with pytest.raises(FileNotFoundError) as error:
        WRITERS[name](tmp_path / "no folder" / "file")
    assert error.value.filename == str(tmp_path / "no folder" / "file")
    with pytest.raises(IsADirectoryError):
        WRITERS[name](tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(NotADirectoryError):
        WRITERS[name](tmp_path / "file" / "below")


@each_writer
def test_paths_are_strings_or_path_objects(tmp_path: pathlib.Path, name: str) -> None:
    WRITERS[name](tmp_path / "a")
    WRITERS[name](str(tmp_path / "b"))
    # The order of the metadata of safetensors is random.
    assert sorted((tmp_path / "a").read_bytes()) == sorted((tmp_path / "b").read_bytes())


def test_an_interrupt_leaves_nothing(tmp_path: pathlib.Path) -> None:
    with pytest.raises(KeyboardInterrupt), files.replacing(str(tmp_path / "file")) as temporary:
        pathlib.Path(temporary).write_text("half")
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_errors_of_files_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(pk.FileFormatError("a.txt", 7, "the fact")))
    assert (str(error), error.path, error.line) == ("a.txt:7: the fact", "a.txt", 7)
    assert str(pk.FileFormatError("a.txt", None, "the fact")) == "a.txt: the fact"


# Progress


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file takes longer than a second."""
    monkeypatch.setattr(bars, "DELAY", -1e9)
    monkeypatch.setattr(pk.io.text_files, "_BLOCK", 1 << 13)
    monkeypatch.setattr(pk.io.text_files, "_ROWS", 100)


READERS: dict[str, Callable[..., Any]] = {
    "tum": pk.io.read_tum,
    "kitti": pk.io.read_kitti,
    "euroc": pk.io.read_euroc,
    "g2o": pk.io.read_g2o,
}


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("name", READERS)
def test_a_long_file_has_a_progress_bar(tmp_path: pathlib.Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    WRITERS[name](tmp_path / "file")
    said = capsys.readouterr().err
    assert f"write_{name}" in said
    assert "rows/s" in said
    READERS[name](tmp_path / "file")
    said = capsys.readouterr().err
    assert f"read_{name}" in said
    assert "B/s" in said
    READERS[name](tmp_path / "file", progress=False)
    assert capsys.readouterr().err == ""


def test_a_short_file_has_no_progress_bar(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in READERS:
        WRITERS[name](tmp_path / "file")
        READERS[name](tmp_path / "file")
    assert capsys.readouterr().err == ""


# Extras


@pytest.mark.usefixtures("slow")
def test_without_tqdm_a_line_says_how_far_it_is(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    WRITERS["tum"](tmp_path / "file")
    capsys.readouterr()
    assert len(pk.io.read_tum(tmp_path / "file")) == 300
    shown = capsys.readouterr().err
    assert "read_tum: " in shown and " of " in shown


def test_without_safetensors_the_error_names_the_extra(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "safetensors", None)
    monkeypatch.delitem(sys.modules, "safetensors.torch", raising=False)
    for call in (WRITERS["safetensors"], pk.io.read_safetensors):
        with pytest.raises(
            pk.MissingExtraError, match=r'posekit.io.\w+_safetensors needs safetensors: pip install "posekit\[io\]"'
        ):
            call(tmp_path / "file")
    assert list(tmp_path.iterdir()) == []
