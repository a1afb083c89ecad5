"""The gradient of every public call to each tensor that it reads, wanted alone, against differences.

Each is computed by backward and by `torch.func.grad`, and in turn in forward mode or of a map. For every fourth of the
maps the other tensors are the same in each element, so that gradients are derived for a batch which those lack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
import torch
from torch import Tensor

from tests.fuzz.differential import Case
from tests.fuzz.table import SUBJECTS

D = torch.float64
# Their derivative is not that of their value, by definition; or differences leave what they take, or its dtype.
OTHER = ("detach", "scale_grad", "GradFactor", "half", "bfloat16", "float", "to", "constant", "constant_maximum")
OTHER += ("cuda_matrix_to_quaternion", "sample_bernoulli", "SampleBernoulli", "sample_multinomial", "SampleMultinomial")
OTHER += ("resample", "validate", "from_matrix", "of matrices")
RANDOM = ("perturb", "choice", "sample")  # `torch.vmap` permits no random numbers by default
NAMES = [
    name
    for name, subject in SUBJECTS.items()
    if subject.derivatives and not any(subject.buffers or ()) and not {*name.replace(":", ".").split(".")} & {*OTHER}
]


def case_of(name: str) -> Case | None:
    """A call with ordinary float64 tensors; None where it takes no tensors."""
    cases = (Case(SUBJECTS[name], 20, number) for number in range(400))
    return next((c for c in cases if c.inputs and not c.vmapped and not c.draw.hard and _is_small(c)), None)


def _is_small(case: Case) -> bool:
    return all([x.dtype is D and not x.as_array and 0 < x.tensor.numel() < 60 for x in case.inputs])


def floats(results: Sequence[object]) -> list[Tensor]:
    return [y for y in results if isinstance(y, Tensor) and y.is_floating_point()]


def backward(f: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    leaf = x.clone().requires_grad_()
    y = f(leaf)
    return torch.autograd.grad(y, leaf, materialize_grads=True)[0] if y.requires_grad else torch.zeros_like(x)


def gradients_of_maps(f: Callable[..., Tensor], i: int, base: Sequence[Tensor], alone: bool) -> dict[str, Tensor]:
    """The gradient to a tensor of a function that is mapped over two equal elements of all tensors, or of one."""
    pairs = torch.stack([base[i]] * 2)
    others = base if alone else [torch.stack([y, y]) for y in base]
    mapped = torch.vmap(f, (0, None if alone else 0))
    return {
        "vmap, then backward": backward(lambda xs: mapped(xs, others)[0], pairs)[0],
        "func.grad of vmap": torch.func.grad(lambda xs: mapped(xs, others).sum())(pairs)[1],
    }


@pytest.mark.slow
# What `torch.vmap` hands to torch.searchsorted is not contiguous, and cannot be made so from inside of the map.
@pytest.mark.filterwarnings("ignore:torch.searchsorted:UserWarning")
@pytest.mark.parametrize("name", NAMES)
def test_the_gradient_to_each_tensor_alone_is_that_of_differences(name: str) -> None:
    case = case_of(name)
    if case is None:
        pytest.skip("no tensors with derivatives")
    base = [x.tensor.detach().resolve_neg().clone() for x in case.inputs]
    generator = torch.Generator().manual_seed(0)
    weights = [torch.randn(y.shape, dtype=D, generator=generator) for y in floats(case.call(base))]
    wrong = []
    for i, x in enumerate(base):

        def f(x: Tensor, others: Sequence[Tensor] = base, i: int = i) -> Tensor:
            results = floats(case.call([x if j == i else y for j, y in enumerate(others)]))
            terms = [(y * weight).sum() for y, weight in zip(results, weights, strict=True)]
            return torch.stack([*terms, x.new_zeros(())]).sum()

        along, turn = torch.randn(x.shape, dtype=D, generator=generator), NAMES.index(name) + i
        want = float(f(x + 1e-6 * along) - f(x - 1e-6 * along)) / 2e-6
        found = {"backward": backward(f, x), "func.grad": torch.func.grad(f)(x)}
        if is_mapped := turn % 2 == 0 and not any([word in name for word in RANDOM]):
            found |= gradients_of_maps(f, i, base, turn % 8 == 0)
        values = {mode: float((g * along).sum()) for mode, g in found.items()}
        if not is_mapped:
            values["jvp"] = float(torch.func.jvp(f, (x,), (along,))[1])
        allowed = 1e-4 * max(1.0, abs(want), float(f(x).abs()))
        wrong += [
            f"input {i}, {mode}: {y:.8g}, not {want:.8g}" for mode, y in values.items() if not abs(y - want) <= allowed
        ]
    assert wrong == []
