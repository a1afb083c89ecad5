"""Without the private names of torch and Warp, all that posekit does gives the same results."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import forward_ad

from posekit.math import pose, rotation, so3
from tests import processes, sampling

# Each check returns tensors; run without the private names of torch and Warp, it must return the same ones.
B = 5
CHECKS: dict[str, Callable[[], Any]] = {}


def check(function: Callable[[], Any]) -> Callable[[], Any]:
    CHECKS[function.__name__] = function
    return function


def arguments(*batches: tuple[int, ...], grad: bool = True) -> list[Tensor]:
    a, b = batches if batches else ((B,), (B,))
    return [x.requires_grad_(grad) for x in (*sampling.poses(*a, seed=1), *sampling.poses(*b, seed=5))]


def scalar(*inputs: Tensor) -> Tensor:
    position, quaternion = pose.compose(*inputs)
    return (position.sin() * position).sum() + (so3.log(quaternion) ** 2).sum()


@check
def values() -> Any:
    x = [*arguments(grad=False), sampling.rotation_matrices(torch.float32)["near pi"]]
    strided = torch.stack((x[1], x[1]), -1)[..., 0]
    return pose.compose(*x[:4]), so3.log(strided), rotation.from_matrix(x[4]), so3.exp(x[0][0].half())


@check
def large_values_and_gradients() -> Any:
    x = arguments((), (30_000,))
    return torch.autograd.grad(sum(y.square().sum() for y in pose.compose(*x)), x)


@check
def gradients_of_broadcast_and_mixed_inputs() -> Any:
    x = arguments((3, 1), (2,))
    x[0] = x[0].detach().float().requires_grad_()
    return torch.autograd.grad(scalar(*x), x)


@check
def gradcheck() -> Any:
    x = arguments((2, 1), (3,))
    torch.autograd.gradcheck(pose.compose, x, check_forward_ad=True, check_batched_grad=True)
    return torch.autograd.gradgradcheck(pose.compose, x, check_fwd_over_rev=True)


@check
def double_backward() -> Any:
    x = arguments()
    first = torch.autograd.grad(scalar(*x), x, create_graph=True)
    return first, torch.autograd.grad(sum(g.square().sum() for g in first), x)


@check
def forward_mode() -> Any:
    x = arguments(grad=False)
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(x[1], x[3])
        return [forward_ad.unpack_dual(y).tangent for y in pose.compose(x[0], dual, *x[2:])]


@check
def functorch_grad() -> Any:
    return torch.func.grad(scalar, argnums=(0, 1, 2, 3))(*arguments(grad=False))


@check
def functorch_jacobians() -> Any:
    x = arguments(grad=False)
    return [j(pose.compose, argnums=(1, 3))(*x) for j in (torch.func.jacrev, torch.func.jacfwd)]


@check
def functorch_hessian() -> Any:
    return torch.func.hessian(scalar, argnums=(1, 2))(*arguments((), (), grad=False))


@check
def functorch_jvp_of_jvp() -> Any:
    q = arguments(grad=False)[1]
    return torch.func.jvp(lambda q: torch.func.jvp(so3.log, (q,), (q.flip(0),))[1], (q,), (q.roll(1, 0),))


@check
def functorch_vmap() -> Any:
    x = arguments((B, 2), (2, B), grad=False)
    mapped = torch.func.vmap(pose.compose, in_dims=(0, 0, 1, 1))(*x)
    return mapped, torch.func.vmap(torch.func.grad(scalar, argnums=(0, 1, 2, 3)), in_dims=(0, 0, 1, 1))(*x)


@check
def compiled() -> Any:
    x = arguments()
    return torch.autograd.grad(torch.compile(scalar, fullgraph=True, backend="aot_eager")(*x), x)


@check
def threads() -> Any:
    found: dict[int, Any] = {}

    def work(k: int) -> None:
        x = arguments()
        found[k] = torch.autograd.grad(scalar(*x) * (k + 1), x)

    started = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    return [found[k] for k in range(4)]


def run_checks(path: str) -> None:
    """What each check returns, or how it fails, into a file."""
    found = {}
    for name, function in CHECKS.items():
        try:
            found[name] = function()
        except Exception as error:  # the test of this check reports it
            found[name] = f"{type(error).__name__}: {error}"
    torch.save(found, path)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("public") / "found"
    code = "import sys; from tests.test_public_ways import run_checks; run_checks(sys.argv[1])"
    processes.run(code, path, POSEKIT_PUBLIC_ONLY="1")
    return torch.load(path)


@pytest.mark.filterwarnings("ignore:.torch.jit.script. is deprecated")  # torch's own forward mode uses it
@pytest.mark.parametrize("name", CHECKS)
def test_the_public_ways_give_the_same_results(name: str, public: dict[str, Any]) -> None:
    assert not isinstance(public[name], str), public[name]
    torch.testing.assert_close(public[name], CHECKS[name](), rtol=1e-12, atol=1e-12, equal_nan=False)
