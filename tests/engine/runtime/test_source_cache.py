"""The disk cache of generated sources: damaged files are rejected, it is optional, and each kernel has its own file."""

from __future__ import annotations

import os
import pathlib
from types import SimpleNamespace

import pytest
import torch

import posekit as pk
from posekit.algebra import Vec3
from posekit.engine.codegen import Access
from posekit.engine.programs import Program
from posekit.engine.runtime import cache, folders, kernel
from posekit.math import rotation

try:
    import grp
    import pwd
except ImportError:  # on Windows, where the tests of rights are left out
    pass

PROGRAM: Program = rotation.log.op.program


@pytest.fixture
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    path = tmp_path / "deep" / "cache"
    monkeypatch.setenv("POSEKIT_CACHE_PATH", str(path))
    return path


def text(made: str = "one\ntwo // not a seal\n\nthree ±\n") -> tuple[str, bool]:
    """The source that the cache returns, and whether it had to be generated."""
    calls = []

    def derive() -> str:
        calls.append(made)
        return made

    return cache.text(PROGRAM, "form", derive), bool(calls)


def test_a_source_is_generated_once(folder: pathlib.Path) -> None:
    first, made = text()
    assert made
    assert text() == (first, False)
    assert len(list(folder.iterdir())) == 1


DAMAGE = {
    "truncated": lambda b: b[: len(b) // 2],
    "without its last byte": lambda b: b[:-1],
    "empty": lambda b: b"",
    "one byte changed": lambda b: b"0" + b[1:],
    "zeros, as after a crash": lambda b: bytes(len(b)),
    "no text at all": lambda b: b"\xff\xfe" * 50,
    "longer": lambda b: b + b"\nmore",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_ignored_and_repaired(damage: str, folder: pathlib.Path) -> None:
    first, _ = text()
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(DAMAGE[damage](whole))
    assert text() == (first, True)
    assert file.read_bytes() == whole
    assert text() == (first, False)


@pytest.mark.parametrize("place", ["file", "file/cache", "x" * 300])
def test_a_folder_that_cannot_be_created_is_no_error(
    place: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"  # also root cannot make a folder of it, or below it
    file.write_text("mine")
    monkeypatch.setenv("POSEKIT_CACHE_PATH", str(tmp_path / place))
    assert [text()[1], text()[1]] == [True, True]
    assert file.read_text() == "mine"


def test_a_failed_write_leaves_nothing_behind(folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert text()[1]
    assert list(folder.iterdir()) == []


def test_an_empty_path_switches_the_cache_off(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("POSEKIT_CACHE_PATH", "")
    assert cache.folder() is None
    assert [text()[1], text()[1]] == [True, True]
    assert list(tmp_path.iterdir()) == []


def test_the_folder_is_the_users_cache_unless_one_is_given(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("POSEKIT_CACHE_PATH", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache.folder() == tmp_path / ".cache" / "posekit"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.folder() == tmp_path / "xdg" / "posekit"
    monkeypatch.setenv("POSEKIT_CACHE_PATH", str(tmp_path / "given"))
    assert cache.folder() == tmp_path / "given"


def test_without_a_home_directory_there_is_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> pathlib.Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("POSEKIT_CACHE_PATH", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pathlib.Path, "home", homeless)
    assert cache.folder() is None
    assert [text()[1], text()[1]] == [True, True]


# One for each declaration and each kernel of it


def test_a_name_declared_again_in_one_process_gets_its_own_source(folder: pathlib.Path) -> None:
    texts, results = [], []
    for factor in (2, 3):

        @pk.op(name="test.again")
        def again(v: Vec3) -> Vec3:
            return v * factor  # noqa: B023  it is traced within this round

        texts.append(again.source())
        results.append(again(torch.ones(3)).tolist())
    assert texts[0] != texts[1]
    assert results == [[2, 2, 2], [3, 3, 3]]
    assert len(list(folder.iterdir())) > 1


def test_every_dtype_layout_and_derivative_has_a_file_of_its_own(folder: pathlib.Path) -> None:
    gradient = PROGRAM.vjp((True,), (True,)).program
    assert gradient is not None
    texts = [kernel.source(p, k) for p in (PROGRAM, gradient) for k in ("f32", "f64")]
    texts += [kernel.source(PROGRAM, "f32", tuple(map(Access, layout))) for layout in ("ns", "sn")]
    assert len(set(texts)) == len(list(folder.iterdir())) == 6


def mode(path: pathlib.Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="folders have other rights on Windows")
class TestTrust:
    """Sources become machine code, so they are read only from where no other user can write."""

    def test_the_folder_is_created_for_its_owner_only(self, folder: pathlib.Path) -> None:
        text()
        assert mode(folder) == 0o700

    @pytest.mark.parametrize("bits", [0o700, 0o750, 0o755])
    def test_folders_that_only_the_owner_can_write_to_are_used(self, folder: pathlib.Path, bits: int) -> None:
        folder.mkdir(parents=True)
        folder.chmod(bits)
        text()
        assert text()[1] is False
        assert len(list(folder.iterdir())) == 1

    @pytest.mark.parametrize("bits", [0o770, 0o775, 0o2775])
    @pytest.mark.parametrize(
        ("name", "members", "is_used"),
        [("me", [], True), ("me", ["me"], True), ("me", ["me", "you"], False), ("staff", [], False), (None, [], False)],
    )
    def test_a_folder_that_a_group_can_write_to_is_used_if_nobody_else_is_in_the_group(
        self,
        folder: pathlib.Path,
        monkeypatch: pytest.MonkeyPatch,
        bits: int,
        name: str | None,
        members: list[str],
        is_used: bool,
    ) -> None:
        """Debian and Ubuntu give each user a group, and a umask by which all folders are writable for it."""
        folder.mkdir(parents=True)
        folder.chmod(bits)

        def of_group(number: int) -> SimpleNamespace:
            if name is None:
                raise KeyError(number)
            return SimpleNamespace(gr_name=name, gr_mem=members)

        user = SimpleNamespace(pw_uid=1000, pw_name="me", pw_gid=folder.stat().st_gid)
        monkeypatch.setattr(pwd, "getpwuid", lambda _: user)
        monkeypatch.setattr(grp, "getgrgid", of_group)
        if is_used:
            assert folders.trusted(folder, "POSEKIT_CACHE_PATH") == folder
            user.pw_uid = 0  # others may have root's group
            folders.trusted.cache_clear()
        remedy = f"{folder} is writable by its group; run `chmod go-w {folder}`; set another .*POSEKIT_CACHE_PATH"
        with pytest.warns(RuntimeWarning, match=remedy):
            assert folders.trusted(folder, "POSEKIT_CACHE_PATH") != folder

    @pytest.mark.parametrize("bits", [0o777, 0o702, 0o1777])
    def test_a_folder_that_is_writable_by_everybody_is_not_used(self, folder: pathlib.Path, bits: int) -> None:
        folder.mkdir(parents=True)
        folder.chmod(bits)
        with pytest.warns(RuntimeWarning, match=f"{folder} is writable by every user; .*POSEKIT_CACHE_PATH") as seen:
            text()
            assert text()[1] is False  # it is kept in a folder of this process
        assert len(seen) == 1
        assert not list(folder.iterdir())
        private = folders.trusted(folder, "POSEKIT_CACHE_PATH")
        assert mode(private) == 0o700

    def test_a_folder_of_another_user_is_not_used(self, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
        folder.mkdir(parents=True)
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
        with pytest.warns(RuntimeWarning, match="belongs to another user"):
            text()
        assert not list(folder.iterdir())
