"""Fixtures of more than one file."""

from collections.abc import Iterator

import pytest

from posekit import workspace


@pytest.fixture
def fresh_workspace() -> Iterator[None]:
    """An empty workspace, with the settings that it has at import also afterwards."""
    limit, enabled = workspace.limit, workspace.enabled
    workspace.clear()
    yield
    workspace.limit, workspace.enabled = limit, enabled
    workspace.clear()
