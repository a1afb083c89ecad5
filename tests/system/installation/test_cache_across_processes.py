"""Caches of generated sources and kernels on disk: written once, read by later processes, and optional."""

from __future__ import annotations

import pathlib
import subprocess

import pytest

from tests.support import processes


def start(code: str, *arguments: object, path: pathlib.Path) -> subprocess.Popen[str]:
    return processes.fork(code, *arguments, POSEKIT_CACHE_PATH=str(path))


def run(code: str, *arguments: object, path: pathlib.Path) -> str:
    return processes.output(start(code, *arguments, path=path))


# Values and gradients of small (gathered), flat and broadcast batches. With the argument "read", deriving code fails.
COMPUTE = """
    import hashlib, sys, torch
    from posekit.engine.codegen import elementwise
    from posekit.math import pose, rotation
    from tests.support import sampling

    def derive(*_):
        raise RuntimeError("derived, not read")

    if "read" in sys.argv:
        elementwise.snippet = derive
    digest = hashlib.sha256()
    for batches in (((3,), (3,)), ((), (5000,)), ((5000,), (5000,))):
        x = [t.float().requires_grad_() for k, b in enumerate(batches) for t in sampling.poses(*b, seed=k)]
        position, quaternion = pose.compose(*x)
        found = torch.autograd.grad(position.sum() + rotation.log(quaternion).sum(), x)
        for t in (position, quaternion, *found):
            digest.update(t.detach().numpy().tobytes())
    print(digest.hexdigest())
"""


@pytest.mark.slow
def test_concurrent_processes_agree_on_an_empty_cache_and_the_next_one_hits_it(
    tmp_path: pathlib.Path,
) -> None:
    path = tmp_path / "not yet there"
    first, second = map(processes.output, [start(COMPUTE, path=path) for _ in range(2)])
    assert first == second
    written = {file: file.stat().st_mtime_ns for file in path.iterdir()}
    assert len(written) > 4
    assert {file.suffix for file in written} == {".inl"}  # no incomplete files are left
    assert run(COMPUTE, "read", path=path) == first
    assert {file: file.stat().st_mtime_ns for file in path.iterdir()} == written


@pytest.mark.slow
def test_kernels_run_without_a_writable_source_cache(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code = "from posekit import Pose; print((Pose.identity(3) @ Pose.identity(3)).position.sum().item())"
    assert run(code, path=file / "cache") == "0.0"


@pytest.mark.slow
def test_kernels_run_without_a_writable_kernel_cache(tmp_path: pathlib.Path) -> None:
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
    said = processes.run_forked(code, WARP_CACHE_PATH=str(folder))
    assert said.count("kernels are built for this process only") == 1
    assert str(folder) in said and "WARP_CACHE_PATH" in said


# Each declaration in its own process, forked before posekit has run. It prints results, gradients and its sources.
DECLARE = """
    import os, pathlib, torch
    import posekit as pk
    from posekit.algebra import Vec3

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


@pytest.mark.slow
def test_a_changed_declaration_of_the_same_name_gets_different_files(tmp_path: pathlib.Path) -> None:
    seen: list[str] = []
    rounds = zip(((2, 1), (3, 1), (3, 2), (2, 1)), run(DECLARE, path=tmp_path).splitlines(), strict=True)
    for (factor, power), line in rounds:
        numbers, files = line.split()[:6], line.split()[6:]
        want = [factor * x**power for x in (1, 2, 3)] + [factor * power * x ** (power - 1) for x in (1, 2, 3)]
        assert list(map(float, numbers)) == want
        assert (files == seen) == (
            (factor, power) == (2, 1) and bool(seen)
        )  # the first declaration hits the cache when it returns
        seen = files
