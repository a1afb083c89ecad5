"""Kernels of ops that several files of tests call."""

import pytest

from tests.support import contract


@pytest.fixture(scope="module")
def names_built_together() -> set[str]:
    return set()


@pytest.fixture
def built_together(request: pytest.FixtureRequest, names_built_together: set[str]) -> None:
    """The kernels without broadcasts of the op of a test are built in two modules: each takes 8 ms more to build."""
    name = getattr(request.node, "callspec", None) and request.node.callspec.params.get("name")
    if name and name not in names_built_together:
        names_built_together.add(name)
        contract.build_together(contract.OPS[name])
        program = contract.OPS[name].program
        contract.declare_together(program, f"plans.{program.name}", {"f32": ("jvp",), "f16": ("",), "bf16": ("",)})
