"""Fixtures of more than one file."""

from collections.abc import Iterator
from unittest import mock

import pytest

from posekit import workspace
from posekit.engine import kernel


@pytest.fixture
def fresh_workspace() -> Iterator[None]:
    """An empty workspace, with the settings that it has at import also afterwards."""
    limit, enabled = workspace.limit, workspace.enabled
    workspace.clear()
    yield
    workspace.limit, workspace.enabled = limit, enabled
    workspace.clear()


@pytest.fixture
def unoptimised() -> Iterator[None]:
    """Kernels that are first needed here are built without optimisation, in a fraction of the time.

    For derivatives of second order and what gradcheck asks for: there the algebra is on trial, and not the compiler,
    which must not change a bit of it. Values and gradients are judged as users get them.
    """
    options = kernel.module_options
    with mock.patch.object(kernel, "module_options", lambda: options() | {"optimization_level": 0}):
        yield
