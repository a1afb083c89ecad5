"""The headers that CPU kernels are built with, posekit's own or Warp's: the same results, to the last bit."""

from __future__ import annotations

import pathlib
import platform
from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import warp as wp
from torch import Tensor

import posekit as pk
from posekit.algebra import Quat, Scalar, Vec3, absolute, rint, rsqrt, select
from posekit.engine import private
from posekit.engine.private import warp_names
from tests.support import sampling
from tests.support.marks import needs_own_headers

DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)


def declared(name: str) -> Callable[..., Any]:
    """A new op with many kinds of arithmetic, whose kernels are not built yet."""

    @pk.op(name=name, returns="vector scalar")
    def mixed(q: Quat, v: Vec3, s: Scalar) -> tuple[Vec3, Scalar]:
        length = rsqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
        return v * (s * length) + Vec3(q[1:]), select(s < 0, absolute(v[0]), rint(7 * v[1])) / (1 + s * s)

    return mixed


def results(op: Callable[..., Any], inputs: Sequence[Tensor]) -> list[Tensor]:
    """Values and gradients; gradients of broadcast inputs are sums."""
    leaves = [x.detach().requires_grad_() for x in inputs]
    made = op(*leaves)
    return [*made, *torch.autograd.grad(made, leaves, [torch.ones_like(y) for y in made])]


@pytest.mark.slow
@pytest.mark.parametrize(("n", "dtype"), ((37, torch.float32), *((20_000, dtype) for dtype in DTYPES[1:])), ids=str)
def test_both_headers_give_the_same_bits(n: int, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    q, v, s = sampling.quaternions(n), sampling.normal(n, 3), sampling.normal(n, 1)[:, 0]
    strided = (q.T.contiguous().T, v[::2].repeat(2, 1)[:n], s)
    for inputs in ((q, v, s), (q[0], v, s[:1]), *((strided,) if n < 100 else ())):
        inputs = tuple(x.to(dtype) for x in inputs)
        mine = results(declared("headers.mine"), inputs)
        with monkeypatch.context() as patch:
            patch.setattr(warp_names, "_HEADER_VERSIONS", ())
            assert private.header_flags() == ""
            warps = results(declared("headers.warps"), inputs)
        assert all(torch.equal(a, b) for a, b in zip(mine, warps, strict=True))


def test_posekits_headers_are_used_with_the_versions_they_support(monkeypatch: pytest.MonkeyPatch) -> None:
    machines = ("x86_64", "AMD64", "aarch64", "arm64")
    fits = platform.machine() in machines and wp.__version__.startswith("1.19.")
    flag, folder, digest = (private.header_flags() or " ").split(" ", 2) if fits else ("", "", "")
    assert (flag, digest[:12]) == (("-iquote", "-DPK_HEADERS") if fits else ("", ""))
    assert not fits or {file.name for file in pathlib.Path(folder).iterdir()} == {"builtin.h", "deterministic.h"}
    before = wp.config.use_precompiled_headers
    with private.own_headers():
        assert wp.config.use_precompiled_headers == (before and not fits)
    assert wp.config.use_precompiled_headers == before
    monkeypatch.setattr(warp_names, "_HEADERS", "/a folder/native")
    assert private.header_flags() == ""  # flags are separated by spaces


@pytest.mark.parametrize("dtype", DTYPES[2:], ids=str)
def test_every_half_precision_number_is_preserved(dtype: torch.dtype) -> None:
    x = torch.arange(-(2**15), 2**15, dtype=torch.int32).to(torch.int16).view(dtype)
    still = torch.tensor([1.0, 0, 0, 0], dtype=dtype)
    made, _ = declared("headers.mine")(still, x[:, None].expand(-1, 3), torch.ones_like(x))
    kept = ~x.isnan()
    assert torch.equal(made.isnan().all(-1), x.isnan())
    assert torch.equal(made[kept], x[kept, None].expand(-1, 3))


@pytest.mark.slow
@needs_own_headers
def test_code_that_posekits_headers_do_not_support_is_built_with_warps_headers(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("builtin.h", "deterministic.h"):
        (tmp_path / name).write_text("namespace wp {}\n")
    monkeypatch.setattr(warp_names, "_HEADERS", str(tmp_path))
    monkeypatch.setattr(warp_names, "_HEADER_VERSIONS", ("",))
    q, v, s = sampling.quaternions(3), sampling.normal(3, 3), sampling.normal(3, 1)[:, 0]
    before = wp.config.use_precompiled_headers
    found = results(declared("headers.unknown"), (q, v, s))
    assert warp_names._HEADER_VERSIONS == ()
    assert wp.config.use_precompiled_headers == before
    monkeypatch.undo()
    assert all(torch.equal(a, b) for a, b in zip(found, results(declared("headers.mine"), (q, v, s)), strict=True))


def test_a_module_that_warp_itself_loads_is_built_with_warps_headers() -> None:
    op = declared("headers.loaded").op
    made = op.executable.kernel("f32", ())
    made.warp.module.load(wp.get_device("cpu"), 1)  # as `wp.force_load` does
    assert op.call(torch.tensor([1.0, 0, 0, 0]), torch.ones(3), torch.tensor(1.0))[0].tolist() == [1, 1, 1]
