"""Kernels of calls to come are compiled together, and calls among them compute nothing."""

from __future__ import annotations

import pathlib
import threading
from typing import Any

import pytest
import torch
import warp as wp

from posekit.algebra import Vec3, cos, exp, sin
from posekit.engine import compiled_kernels, op, private, together
from posekit.engine.runtime import kernel as kernels
from tests.support import processes

CACHES = ("WARP_CACHE_PATH", "POSEKIT_CACHE_PATH")


def declared() -> list[Any]:
    """Three ops that nobody has called."""

    def first(x: Vec3) -> Vec3:
        return Vec3((sin(x[0]), x[1], x[2]))

    def second(x: Vec3, y: Vec3) -> Vec3:
        return Vec3((cos(x[0]), y[1], x[2]))

    def third(x: Vec3) -> Vec3:
        return Vec3((exp(x[0]), x[1], x[2] + 1))

    return [op(f) for f in (first, second, third)]


@pytest.fixture
def empty_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> pathlib.Path:
    """An empty folder of kernels, on a machine of several cores."""
    declared()[0](torch.zeros(1, 3))  # starts Warp
    monkeypatch.setattr(kernels, "cores", lambda: 4)
    monkeypatch.setattr(wp.config, "kernel_cache_dir", str(tmp_path))
    return tmp_path


def made_of(*ops: Any) -> list[Any]:
    """The kernels that ops have."""
    return [kernel for f in ops for kernel in f.op.executable.kernels.values()]


needs_private_names = pytest.mark.skipif(private.PUBLIC_ONLY, reason="without private names of Warp, one after another")


@needs_private_names
def test_kernels_of_calls_are_compiled_in_threads_and_then_loaded(
    empty_cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    original = private.compile_cpu

    def watched(kernel: Any) -> None:
        names.append(threading.current_thread().name)
        original(kernel)

    monkeypatch.setattr(private, "compile_cpu", watched)
    first, second, third = ops = declared()
    x = torch.rand(5, 3)
    before = compiled_kernels()
    with together():
        moved = second(first(x), x)
        third(x[:1])
        assert torch.equal(moved, torch.zeros(5, 3))
        assert not names  # at the end
    assert len(names) == 3 and all([name.startswith("ThreadPoolExecutor") for name in names])
    assert all([kernel._cpu is None for kernel in made_of(*ops)])
    folders = [path for path in empty_cache.iterdir() if path.is_dir()]
    assert len(folders) == 3 and all([any(path.glob("*.seal")) for path in folders])
    torch.testing.assert_close(second(first(x), x)[:, 0], x[:, 0].sin().cos())
    torch.testing.assert_close(third(x)[:, 0], x[:, 0].exp())
    assert compiled_kernels() == before + 3  # they were loaded


@needs_private_names
def test_a_kernel_that_could_not_be_compiled_is_compiled_where_it_is_used(
    empty_cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from warp._src import build

    def full(*_: Any, **__: Any) -> None:
        raise OSError("no space left")

    first, second, _ = declared()
    x = torch.rand(5, 3)
    with monkeypatch.context() as patch:
        patch.setattr(build, "build_cpu", full)
        with together():
            first(x), second(x, x)
    torch.testing.assert_close(first(x)[:, 0], x[:, 0].sin())
    torch.testing.assert_close(second(x, x)[:, 0], x[:, 0].cos())


def test_one_kernel_alone_and_one_core_need_no_threads(
    empty_cache: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(private, "compile_cpu", None)
    first, second, _ = declared()
    x = torch.rand(5, 3)
    with together():
        first(x)
    monkeypatch.setattr(kernels, "cores", lambda: 1)
    with together():
        first(x), second(x, x)
    torch.testing.assert_close(first(x)[:, 0], x[:, 0].sin())


SOLVE = """
    import hashlib, sys, torch
    from posekit.engine.runtime import kernel
    kernel.cores = lambda: int(sys.argv[1])
    from posekit.engine import compiled_kernels
    from tests.bench.first import bundle, graph, hand_eye, pk
    from tests.support import kernels as built

    built.build_at(0)

    digest = hashlib.sha256()
    def kept(function):
        def call(*arguments, **options):
            found = function(*arguments, **options)
            value = found[0].poses if isinstance(found, tuple) else getattr(found, "pose", None) or found.graph.poses
            digest.update(value.vector().detach().numpy().tobytes())
            return found
        return call

    pk.io.PoseGraph.optimize, pk.hand_eye = kept(pk.io.PoseGraph.optimize), kept(pk.hand_eye)
    pk.io.Bundle.optimize = kept(pk.io.Bundle.optimize)
    for run in (graph, hand_eye, bundle):
        run()
    print(compiled_kernels(), digest.hexdigest())
"""


@pytest.mark.slow
def test_solvers_that_build_together_build_the_same_kernels_and_find_the_same_bits(tmp_path: pathlib.Path) -> None:
    """And none that is not needed."""
    folders = [{name: str(tmp_path / cores / name) for name in CACHES} for cores in "14"]
    one, four = [processes.run_forked(SOLVE, cores, **given) for cores, given in zip("14", folders, strict=True)]
    assert one == four
