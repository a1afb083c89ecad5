"""Derived sources on disk: read by the next process, never trusted when damaged, never needed."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest
import torch

import posekit as pk
from posekit.engine import cache, kernel
from posekit.engine.arrays import Vec3
from posekit.engine.program import Program
from posekit.math import so3
from tests.support import processes

PROGRAM: Program = so3.log.op.program


def start(code: str, *arguments: object, path: pathlib.Path) -> subprocess.Popen[str]:
    return processes.start(code, *arguments, POSEKIT_CACHE_PATH=str(path))


def run(code: str, *arguments: object, path: pathlib.Path) -> str:
    return processes.output(start(code, *arguments, path=path))


@pytest.fixture
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    path = tmp_path / "deep" / "cache"
    monkeypatch.setenv("POSEKIT_CACHE_PATH", str(path))
    return path


def text(made: str = "one\ntwo // not a seal\n\nthree ±\n") -> tuple[str, bool]:
    """What the cache gives for a text, and whether the text had to be made."""
    calls = []

    def derive() -> str:
        calls.append(made)
        return made

    return cache.text(PROGRAM, "form", derive), bool(calls)


# Values and gradients, small (gathered), flat and broadcast; told to fail if anything is derived, it must not derive.
COMPUTE = """
    import hashlib, sys, torch
    from posekit.engine import emit
    from posekit.math import pose, so3
    from tests.support import sampling

    def derive(*_):
        raise RuntimeError("derived, not read")

    if "read" in sys.argv:
        emit.snippet = derive
    digest = hashlib.sha256()
    for batches in (((3,), (3,)), ((), (5000,)), ((5000,), (5000,))):
        x = [t.float().requires_grad_() for k, b in enumerate(batches) for t in sampling.poses(*b, seed=k)]
        position, quaternion = pose.compose(*x)
        found = torch.autograd.grad(position.sum() + so3.log(quaternion).sum(), x)
        for t in (position, quaternion, *found):
            digest.update(t.detach().numpy().tobytes())
    print(digest.hexdigest())
"""


def test_two_processes_at_once_on_an_empty_folder_agree_and_the_next_one_reads_what_they_wrote(
    tmp_path: pathlib.Path,
) -> None:
    path = tmp_path / "not yet there"
    first, second = map(processes.output, [start(COMPUTE, path=path) for _ in range(2)])
    assert first == second
    written = {file: file.stat().st_mtime_ns for file in path.iterdir()}
    assert len(written) > 4
    assert {file.suffix for file in written} == {".inl"}  # nothing half written is left
    assert run(COMPUTE, "read", path=path) == first
    assert {file: file.stat().st_mtime_ns for file in path.iterdir()} == written


def test_a_text_is_made_once(folder: pathlib.Path) -> None:
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
def test_a_folder_that_cannot_be_made_is_done_without(
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


def test_kernels_run_without_a_place_for_their_sources(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code = "from posekit import Pose; print((Pose.identity(3) @ Pose.identity(3)).position.sum().item())"
    assert run(code, path=file / "cache") == "0.0"


def test_kernels_run_without_a_place_for_themselves(tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "below"
    code = """
        import warnings
        from posekit import Rotation

        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            assert (Rotation.identity(3) @ Rotation.identity(3)).quaternion[1].tolist() == [1, 0, 0, 0]
            assert Rotation.identity().log().tolist() == [0, 0, 0]
        print(*[w.message for w in said])
    """
    said = processes.run(code, WARP_CACHE_PATH=str(folder))
    assert said.count("kernels are built for this process only") == 1
    assert str(folder) in said and "WARP_CACHE_PATH" in said


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


# Changed declarations

# Each in a process of its own, forked before posekit has done anything. It prints results, gradients and its sources.
DECLARE = """
    import os, pathlib, torch
    import posekit as pk
    from posekit.engine.arrays import Vec3

    def declare(factor, power):
        def helper(x):
            return x * x if power == 2 else x

        @pk.op(name="test.scaled")
        def scaled(v: Vec3) -> Vec3:
            return Vec3(helper(x) * factor for x in v)

        v = torch.tensor([1.0, 2, 3], requires_grad=True)
        out = scaled(v)
        out.sum().backward()
        files = sorted(path.name for path in pathlib.Path(os.environ["POSEKIT_CACHE_PATH"]).iterdir())
        print(*out.tolist(), *v.grad.tolist(), *files, flush=True)

    for factor, power in ((2, 1), (3, 1), (3, 2), (2, 1)):
        child = os.fork()
        if child == 0:
            declare(factor, power)
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
"""


def test_a_changed_declaration_of_the_same_name_gets_other_files(tmp_path: pathlib.Path) -> None:
    seen: list[str] = []
    rounds = zip(((2, 1), (3, 1), (3, 2), (2, 1)), run(DECLARE, path=tmp_path).splitlines(), strict=True)
    for (factor, power), line in rounds:
        numbers, files = line.split()[:6], line.split()[6:]
        want = [factor * x**power for x in (1, 2, 3)] + [factor * power * x ** (power - 1) for x in (1, 2, 3)]
        assert list(map(float, numbers)) == want
        assert (files == seen) == ((factor, power) == (2, 1) and bool(seen))  # what came back is read again
        seen = files


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
    texts = [kernel.source(p, k, "") for p in (PROGRAM, gradient) for k in ("f32", "f64")]
    texts += [kernel.source(PROGRAM, "f32", layout) for layout in ("ns", "sn")]
    assert len(set(texts)) == len(list(folder.iterdir())) == 6


# Import

IMPORTS = """
    import sys, torch
    before = set(sys.modules)
    import posekit
    print(*sorted(set(sys.modules) - before))
"""


def test_import_adds_little_to_importing_torch(tmp_path: pathlib.Path) -> None:
    added = run(IMPORTS, path=tmp_path).split()
    packages = {name.partition(".")[0] for name in added} - sys.stdlib_module_names
    assert packages <= {"posekit", "attr", "attrs", "numpy"}  # neither sympy nor warp, and nothing more of torch
    assert not any(name.startswith("torch._dynamo") for name in added)
    assert len(added) < 110
    assert list(tmp_path.iterdir()) == []
