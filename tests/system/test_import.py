"""Modules that `import posekit` loads, and files that it writes."""

from __future__ import annotations

import pathlib
import sys

from tests.support import processes

IMPORTS = """
    import sys, torch
    before = set(sys.modules)
    import posekit
    print(*sorted(set(sys.modules) - before))
"""


def test_import_adds_little_to_importing_torch(tmp_path: pathlib.Path) -> None:
    added = processes.run(IMPORTS, POSEKIT_CACHE_PATH=str(tmp_path)).split()
    packages = {name.partition(".")[0] for name in added} - sys.stdlib_module_names
    assert packages <= {"posekit", "attr", "attrs", "numpy"}  # neither sympy nor warp, and no further modules of torch
    assert not any(name.startswith("torch._dynamo") for name in added)
    others = [name for name in added if name.partition(".")[0] != "posekit"]
    assert len(others) < 30
    assert len(added) < 180
    assert list(tmp_path.iterdir()) == []
