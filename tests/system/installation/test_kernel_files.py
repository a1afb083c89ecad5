"""Kernel binaries: a full disk raises a posekit error, and damaged files are rebuilt instead of loaded."""

from __future__ import annotations

import pathlib
import stat
from collections.abc import Callable

import pytest

from posekit.engine.runtime import kernel_files
from posekit.errors import BuildError
from tests.support import processes

ROTATE = """
    import torch
    import posekit as pk
    from posekit.math import rotation
    q, x = torch.tensor([[0.6, 0.8, 0.0, 0.0]]), torch.ones(1, 3)
    print([round(v, 4) for v in rotation.apply(q, x)[0].tolist()])
"""
TURNED = "[1.0, -1.24, 0.68]"
LIMITED = """
    import resource, sys
    import torch
    import posekit as pk
    from posekit.engine.runtime import kernel_files
    from posekit.math import rotation
    limit, room = int(sys.argv[1]), int(sys.argv[2])
    kernel_files._BUILD_BYTES = room
    q, x = torch.tensor([[0.6, 0.8, 0.0, 0.0]]), torch.ones(1, 3)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    for _ in range(2):
        try:
            rotation.apply(q, x)
        except pk.BuildError as error:
            assert isinstance(error, OSError)
            assert "WARP_CACHE_PATH" in str(error), error
            print("refused")
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    print([round(v, 4) for v in rotation.apply(q, x)[0].tolist()])
"""


@pytest.mark.slow
@pytest.mark.parametrize("limit", [0, 100, 100_000])
def test_full_disk_raises_until_there_is_space(tmp_path: pathlib.Path, limit: int) -> None:
    said = processes.run_forked(
        *(LIMITED, limit, kernel_files._BUILD_BYTES),
        WARP_CACHE_PATH=str(tmp_path),
        POSEKIT_CACHE_PATH=str(tmp_path / "own"),
    )
    assert said.splitlines() == ["refused", "refused", TURNED]


def test_full_disk_before_the_compiler_writes_raises_the_same_error(tmp_path: pathlib.Path) -> None:
    said = processes.run_forked(LIMITED, 100, 0, WARP_CACHE_PATH=str(tmp_path), POSEKIT_CACHE_PATH="")
    assert said.splitlines() == ["refused", "refused", TURNED]


DAMAGE: tuple[tuple[str, Callable[[bytes], bytes] | None], ...] = (
    ("*.o", lambda b: b[: len(b) // 2]),
    ("*.o", lambda b: b""),
    ("*.o", lambda b: bytes(len(b))),
    ("*.o", lambda b: b[:1000] + bytes([b[1000] ^ 255]) + b[1001:]),
    ("*.o", lambda b: b"no object file"),
    ("*.o", None),
    ("*.meta", lambda b: b[:10]),
    ("*.meta", None),
    ("*.seal", None),
    ("*.o.seal", lambda b: b[::-1]),
    ("*.o.seal", lambda b: b"\xff\xfe"),
)
# One op for each way to damage files, and one whose files stay as they are.
MULTIPLY = """
    import sys
    import torch
    import posekit as pk
    from posekit.algebra import Scalar
    for k in range(int(sys.argv[1])):
        @pk.op(name=f"tests.multiplied_by_{k}")
        def multiplied(x: Scalar) -> Scalar:
            return x * (k + 2)
        print(multiplied(torch.ones(1)).item())
"""


@pytest.mark.slow
def test_damaged_files_are_rebuilt_and_intact_ones_are_not(tmp_path: pathlib.Path) -> None:
    arguments = MULTIPLY, len(DAMAGE) + 1
    right = "\n".join(str(k + 2.0) for k in range(len(DAMAGE) + 1))
    assert processes.run_forked(*arguments, WARP_CACHE_PATH=str(tmp_path)) == right
    folders = [next(tmp_path.glob(f"**/*multiplied_by_{k}_*/")) for k in range(len(DAMAGE) + 1)]
    contents = {path: path.read_bytes() for path in tmp_path.rglob("*.o")}
    assert {path.parent for path in contents} == {*folders}
    for folder, (pattern, change) in zip(folders, DAMAGE, strict=False):
        files = list(folder.glob(pattern))
        assert files
        for path in files:
            if change is None:
                path.unlink()
            else:
                path.write_bytes(change(path.read_bytes()))
    before = {path: path.stat().st_mtime_ns for path in folders[-1].iterdir()}
    assert processes.run_forked(*arguments, WARP_CACHE_PATH=str(tmp_path)) == right
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.o")} == contents
    assert all(kernel_files._is_intact(folder) for folder in folders)
    assert {path: path.stat().st_mtime_ns for path in before} == before
    assert all(path.stat().st_mode & stat.S_IRUSR for path in before)


@pytest.mark.slow
def test_concurrently_started_processes_all_get_their_kernels(tmp_path: pathlib.Path) -> None:
    for _ in range(2):
        started = [processes.fork(ROTATE, WARP_CACHE_PATH=str(tmp_path)) for _ in range(2)]
        assert [processes.output(process) for process in started] == [TURNED] * 2
        for path in tmp_path.rglob("*.o"):
            path.write_bytes(b"")


def test_damaged_files_that_cannot_be_removed_raise(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: pathlib.Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    (tmp_path / "kernel").mkdir()
    monkeypatch.setattr(kernel_files.shutil, "rmtree", refuse)
    with pytest.raises(BuildError, match="cannot be removed"), kernel_files.guarded(tmp_path, tmp_path / "kernel"):
        raise AssertionError("not reached")


def test_waiting_for_a_process_that_holds_a_kernel_lock_times_out(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = """
        import pathlib, sys
        from posekit.engine.runtime import kernel_files
        root = pathlib.Path(sys.argv[1])
        with kernel_files.guarded(root, root / "kernel"):
            print("held", flush=True)
            sys.stdin.read()
    """
    holder = processes.fork(code, tmp_path)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        monkeypatch.setattr(kernel_files, "_LOCK_TIMEOUT", 0.2)
        with kernel_files.guarded(tmp_path, tmp_path / "kernel"):
            pass
        with kernel_files.guarded(tmp_path, tmp_path / "other"):
            pass
    finally:
        holder.kill()
        holder.communicate()
