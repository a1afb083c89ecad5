"""Packages of AOTInductor run without posekit, for static and dynamic batches, as far as they contain no kernels."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit.engine.ops import torch_route
from tests.support import processes, sampling
from tests.support.compiling import LARGE, quiet
from tests.support.marks import needs_lowering

pytestmark = [*quiet, pytest.mark.slow]

# The code that calls the model does little: without optimisation it compiles in a third of the time. Headers compiled
# ahead take longer than what three packages save by them.
OPTIONS = {"aot_inductor.compile_wrapper_opt_level": "O0", "aot_inductor.precompile_headers": False}


class Function(torch.nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *inputs: Tensor) -> Any:
        return self.function(*inputs)


def packaged(
    path: pathlib.Path, function: Callable[..., Any], dynamic: tuple[Tensor, ...], static: tuple[Tensor, ...] = ()
) -> pathlib.Path:
    """A package of a function, whose inputs are first those of a dynamic batch, then those of a static one."""
    inputs = dynamic + static
    shapes = (({0: torch.export.Dim.DYNAMIC},) * len(dynamic) + (None,) * len(static),)
    program = torch.export.export(Function(function), inputs, dynamic_shapes=shapes)
    torch._inductor.aoti_compile_and_package(program, package_path=str(path), inductor_configs=OPTIONS)
    return path


def arm(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return pk.chain(pk.Pose(position, quaternion), dim=1) @ points


def joints(count: int, length: int = 2) -> tuple[Tensor, ...]:
    return *sampling.poses(count, length, seed=70), sampling.normal(count, 3, seed=71)


def placed(position: Tensor, quaternion: Tensor, points: Tensor) -> Tensor:
    return pk.Pose(position, quaternion) @ points


def both(*inputs: Tensor) -> tuple[Tensor, Tensor]:
    return arm(*inputs[:3]), placed(*inputs[3:])


@pytest.mark.guarantee("Guarantees", "compiler")
@needs_lowering
def test_a_package_of_static_and_dynamic_batches_runs_without_posekit(tmp_path: pathlib.Path) -> None:
    single = *sampling.poses(LARGE, seed=72), sampling.normal(LARGE, 3, seed=73)
    cases = [(joints(n) + single, both(*joints(n), *single)) for n in (4, 1, 3000)]
    path = packaged(tmp_path / "both.pt2", both, joints(4), single)
    torch.save(cases, tmp_path / "numbers.pt")
    code = """
        import sys

        class Blocked:
            def find_spec(self, name, path=None, target=None):
                if name.partition(".")[0] in ("posekit", "warp"):
                    raise ModuleNotFoundError(name)

        sys.meta_path.insert(0, Blocked())
        import torch
        model = torch._inductor.aoti_load_package(sys.argv[1])
        for inputs, want in torch.load(sys.argv[2]):
            torch.testing.assert_close(tuple(model(*inputs)), want, rtol=1e-13, atol=1e-13)
            print(*map(len, model(*inputs)), end=" ")
        assert not any(name.partition(".")[0] in ("posekit", "warp") for name in sys.modules)
    """
    assert processes.run(code, path, tmp_path / "numbers.pt") == f"4 {LARGE} 1 {LARGE} 3000 {LARGE}"


def test_dynamic_packages_that_call_kernels_run_where_posekit_is_imported(tmp_path: pathlib.Path) -> None:
    length = torch_route.MAX_PACKAGED_STEPS + 1
    path = packaged(tmp_path / "long.pt2", arm, joints(4, length))
    model = torch._inductor.aoti_load_package(str(path))
    for count in (4, 1, 3000):
        inputs = joints(count, length)
        torch.testing.assert_close(model(*inputs), arm(*inputs), rtol=1e-13, atol=1e-12)
