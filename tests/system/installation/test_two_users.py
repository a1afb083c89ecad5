"""Caches of two users: each writes to folders of their own, and uses nothing that another user could have written."""

from __future__ import annotations

import pathlib
import textwrap
from importlib.metadata import version

import pytest

from tests.support import processes

COMPUTE = """
    import os, sys, warnings
    for name in sys.argv[1:]:
        os.environ.pop(name, None)
    import torch
    import posekit as pk
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        turn = pk.Rotation(torch.tensor([[0.6, 0.8, 0.0, 0.0]]))
        print([round(v, 4) for v in turn.apply(torch.ones(1, 3))[0].tolist()])
    for warning in said:
        print(warning.message)
"""
TURNED = "[1.0, -1.24, 0.68]"
# Another user: who owns no folder here, and may not write to that one. Root may, so the answers are made up.
STRANGER = """
    import os, pathlib
    shared = pathlib.Path(os.environ["WARP_CACHE_PATH"])
    may, own = os.access, os.geteuid()

    def access(path, mode):
        belongs = shared in (pathlib.Path(path), *pathlib.Path(path).parents)
        return may(path, mode) and not (belongs and mode & os.W_OK)

    os.access, os.geteuid = access, lambda: own + 1
"""
# A user whose group is nobody's own.
NAMELESS = """
    import grp
    grp.getgrgid = lambda number: {}[number]
"""


def written(folder: pathlib.Path) -> dict[str, int]:
    """The files below a folder, and when they were written."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in files}


@pytest.mark.slow
def test_each_user_has_caches_of_their_own(tmp_path: pathlib.Path) -> None:
    unset = ("WARP_CACHE_PATH", "POSEKIT_CACHE_PATH", "XDG_CACHE_HOME")
    homes = tmp_path / "one", tmp_path / "other"
    seen: list[dict[str, int]] = []
    for home in homes:
        home.mkdir()
        assert processes.run_forked(COMPUTE, *unset, HOME=str(home)) == TURNED
        seen.append(written(home))
        assert {path.split("/")[1] for path in seen[-1]} >= {"posekit", "warp"}
        assert {path.split("/")[0] for path in seen[-1]} == {".cache"}
        assert any(path.endswith(".o") for path in seen[-1])
    assert seen[0].keys() == seen[1].keys()
    assert written(homes[0]) == seen[0]  # the second user wrote nothing there


@pytest.mark.slow
def test_the_folders_of_another_user_are_neither_used_nor_changed(tmp_path: pathlib.Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    folders = {"WARP_CACHE_PATH": str(tmp_path / "kernels"), "POSEKIT_CACHE_PATH": str(tmp_path / "sources")}
    (tmp_path / "kernels").mkdir()
    assert processes.run_forked(COMPUTE, **folders) == TURNED
    before = written(tmp_path)
    assert any(path.startswith("kernels/") for path in before) and any(path.startswith("sources/") for path in before)
    numbers, *said = processes.run_forked(STRANGER + COMPUTE, **folders, TMPDIR=str(temporary)).splitlines()
    assert numbers == TURNED
    assert len(said) == 2
    assert any("belongs to another user; set another folder with POSEKIT_CACHE_PATH" in text for text in said)
    assert any("is not writable; set another one with WARP_CACHE_PATH" in text for text in said)
    assert written(tmp_path) == before  # and the temporary folders are gone


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "who"), [(0o770, "its group"), (0o777, "every user"), (0o1777, "every user")])
def test_a_folder_of_kernels_that_others_can_write_to_is_not_used(tmp_path: pathlib.Path, bits: int, who: str) -> None:
    folder = tmp_path / "kernels"
    folder.mkdir()
    folder.chmod(bits)
    numbers, *said = processes.run_forked(NAMELESS + COMPUTE, WARP_CACHE_PATH=str(folder)).splitlines()
    assert numbers == TURNED
    assert len(said) == 1 and "kernels are built for this process only" in said[0]
    assert f"{folder} is writable by {who}; run `chmod go-w {folder}`; set another one with WARP_CACHE_PATH" in said[0]
    assert not written(folder)
    folder.chmod(0o700)
    assert processes.run_forked(NAMELESS + COMPUTE, WARP_CACHE_PATH=str(folder)) == TURNED
    assert written(folder)


@pytest.mark.slow
def test_kernels_are_writable_for_their_owner_alone_whatever_the_umask(tmp_path: pathlib.Path) -> None:
    free = textwrap.dedent(COMPUTE).replace("import torch", "os.umask(0)\nimport torch")
    (tmp_path / "kernels").mkdir(mode=0o755)
    (tmp_path / "kernels" / version("warp-lang")).mkdir(mode=0o755)
    folders = {"WARP_CACHE_PATH": str(tmp_path / "kernels"), "POSEKIT_CACHE_PATH": str(tmp_path / "sources")}
    assert processes.run_forked(free, **folders) == TURNED
    (kernel,) = (path.parent for path in tmp_path.rglob("*.o"))
    loaded = [path for path in kernel.iterdir() if path.suffix in (".o", ".meta")]
    assert len(loaded) == 2 and not any(path.stat().st_mode & 0o022 for path in (kernel, *loaded))
    before = written(kernel)
    assert processes.run_forked(free, **folders) == TURNED
    assert written(kernel) == before
    loaded[0].chmod(0o664)  # as if somebody else could have changed it: it is built again
    assert processes.run_forked(free, **folders) == TURNED
    assert not before.items() & written(kernel).items()
    assert not any(path.stat().st_mode & 0o022 for path in (kernel, *loaded))
