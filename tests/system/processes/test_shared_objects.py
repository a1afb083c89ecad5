"""Several threads that use one object get the numbers that one thread gets, for every public class."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
import torch

from posekit.kinematics import JointKind
from tests.support import processes
from tests.support.shared import SHARED, leaves, public_classes, why_not_shared
from tests.support.threads import together

NAMES = {name: cls for name, cls in public_classes().items() if not why_not_shared(name, cls)}
COPIED = [name for name, cls in NAMES.items() if cls is not JointKind]  # of functions inside of functions


def same(found: Any, want: Any) -> bool:
    pairs = [*zip(leaves(found), leaves(want), strict=True)]
    return bool(pairs) and all([torch.allclose(x, y, rtol=0, atol=0, equal_nan=True) for x, y in pairs])


def test_every_public_class_whose_objects_can_be_shared_is_tested() -> None:
    assert {*NAMES.values()} == {*SHARED}


@pytest.mark.slow(but=("Pose*", "Rotation*", "Trajectory", "Camera", "Robot", "*.PoseGraph", "Uncertain*"))
@pytest.mark.guarantee("Guarantees", "threads")
@pytest.mark.parametrize("name", NAMES)
def test_threads_that_share_an_object_get_the_numbers_of_one_thread(name: str) -> None:
    make, ask = SHARED[NAMES[name]]
    want, shared = ask(make()), make()
    for found in together(4, lambda _: [ask(shared) for _ in range(2)]):
        assert all([same(x, want) for x in found])


@pytest.mark.slow(but=("Pose*", "Rotation*", "Trajectory", "Camera", "Robot", "*.PoseGraph", "Uncertain*"))
@pytest.mark.parametrize("name", COPIED)
def test_a_pickle_of_an_object_has_the_numbers_of_the_object(name: str) -> None:
    make, ask = SHARED[NAMES[name]]
    shared = make()
    found = pickle.loads(pickle.dumps(shared))
    want = leaves(ask(found))
    assert want and same(want, leaves(ask(shared))[: len(want)])  # a copy has no gradients


FIRST_USE = """
    import sys, torch
    from tests.support import kernels
    from tests.support.shared import SHARED, leaves
    from tests.support.threads import together

    kernels.build_at(0)
    torch.set_num_threads(1)
    sys.setswitchinterval(1e-6)  # a thread may be interrupted after every instruction
    for cls, (make, ask) in SHARED.items():
        objects = [make() for _ in range(8)] if issubclass(cls, torch.nn.Module) else [None] * 8  # of random numbers
        found = together(8, lambda k: leaves(ask(objects[k] or make())))
        for x in found:
            assert all(torch.allclose(a, b, rtol=1e-9, atol=1e-9, equal_nan=True)
                       for a, b in zip(x, found[0], strict=True)), cls
"""


@pytest.mark.slow
def test_eight_threads_may_be_the_first_to_use_objects() -> None:
    processes.run_forked(FIRST_USE)
