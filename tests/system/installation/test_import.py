"""Modules that `import posekit` loads, and files that it writes."""

from __future__ import annotations

import pathlib
import re
import sys
import types

import pytest

import posekit as pk
from posekit.math import conversions
from tests.support import processes

IMPORTS = """
    import os, sys, torch
    before = set(sys.modules)
    import posekit
    print(*sorted(set(sys.modules) - before))
    print(len(os.listdir(os.environ["POSEKIT_CACHE_PATH"])))
    posekit.Pose.identity(5)[:, None] @ posekit.Pose.identity(3)
    print("sympy" in sys.modules)
"""


@pytest.mark.slow
def test_import_adds_little_to_importing_torch(tmp_path: pathlib.Path) -> None:
    *added, files, first_call_imports_sympy = processes.run(IMPORTS, POSEKIT_CACHE_PATH=str(tmp_path)).split()
    assert first_call_imports_sympy == "False"  # as `torch.broadcast_shapes` would: 0.4 s
    packages = {name.partition(".")[0] for name in added} - sys.stdlib_module_names
    assert packages <= {"posekit", "attr", "attrs", "numpy"}  # neither sympy nor warp, and no further modules of torch
    late = [f"posekit.{name}" for name in (*pk._ON_USE, "compat", "selftest")]
    assert not any(name.startswith(("torch._dynamo", *late)) for name in added)
    others = [name for name in added if name.partition(".")[0] != "posekit"]
    assert len(others) < 30
    assert len(added) <= 251
    assert files == "0"


@pytest.mark.slow
def test_subpackages_are_loaded_on_first_use() -> None:
    """`nn` is an attribute of the package, listed and imported as the others are."""
    code = """
        import sys
        import posekit as pk
        assert "nn" in pk.__all__
        assert "posekit.nn" not in sys.modules
        print(pk.nn.__name__, pk.nn is sys.modules["posekit.nn"])
        from posekit import nn
        from posekit.nn import PoseParameter
        assert nn.PoseParameter is PoseParameter is pk.nn.PoseParameter
    """
    assert processes.run_forked(code, modules=("torch",)) == "posekit.nn True"


@pytest.mark.slow
def test_importing_subpackages_imports_no_warp() -> None:
    code = """
        import sys
        import posekit as pk
        members = [getattr(pk, name) for name in pk.__all__]
        print("posekit.kinematics" in sys.modules, "warp" in sys.modules)
    """
    assert processes.run_forked(code, modules=("torch",)) == "True False"


@pytest.mark.slow
def test_a_gradient_through_a_graph_imports_no_sympy() -> None:
    """Which torch imports where a gradient is given cotangents, and for its forward mode: for half a second each."""
    code = """
        import sys
        from posekit.engine.private import PUBLIC_ONLY
        from tests.bench.first import graph
        from tests.support import kernels
        kernels.build_at(0)
        graph(gradient=True)
        print(PUBLIC_ONLY or {"sympy", "torch._decomp.decompositions_for_jvp"}.isdisjoint(sys.modules))
    """
    assert processes.run_forked(code, modules=("torch",)) == "True"


@pytest.mark.slow
def test_first_calls_of_registration_import_nothing_of_torch() -> None:
    """Such as `torch.onnx`, to ask whether a model is being exported."""
    code = """
        import sys
        from tests.bench.first import hand_eye, register
        from tests.support import kernels
        kernels.build_at(0)
        before = {*sys.modules}
        hand_eye(), register()
        print(*[name for name in {*sys.modules} - before if name.startswith(("torch.", "sympy"))])
    """
    assert processes.run_forked(code, modules=("torch",)) == ""


@pytest.mark.slow
def test_ops_that_are_declared_on_first_use_are_found_by_the_names_in_exported_programs() -> None:
    changed = conversions.CONVENTION_CHANGES["opencv.ros"].op.name
    assert "@" in changed  # with a digest of the algebra
    code = f"""
        import sys
        import posekit
        from posekit.engine import find
        from posekit.engine.ops import registry
        assert "posekit.math.kinematics" not in sys.modules
        assert "posekit.math.metrics" not in sys.modules
        assert not any("radtan" in name or "opencv" in name for name in registry._ops)
        names = ["posekit.math.kinematics.world_column", "posekit.math.metrics.angular_distance_phi3"]
        names += ["Camera.rays.radtan5", "Rotation.euler.xyz", "{changed}"]
        print([find(name).name for name in names] == names)
    """
    assert processes.run_forked(code, modules=("torch",)) == "True"


def test_the_version_is_that_of_the_first_section_of_the_changelog() -> None:
    text = (pathlib.Path(__file__).parents[3] / "CHANGELOG.md").read_text()
    assert re.findall(r"^## \[(.*)\]", text, re.M)[0] == pk.__version__


def test_a_star_import_brings_no_inner_subpackage() -> None:
    """What `from posekit import *` brings, and what is completed after `import posekit`, are the public names."""
    names: dict[str, object] = {}
    exec("from posekit import *", names)
    inner = {path.name for path in pathlib.Path(pk.__file__).parent.iterdir() if path.is_dir()} - {*pk.__all__}
    assert {"engine", "math", "arguments", "values", "compat"} <= inner
    assert {*names} - {"__builtins__"} == {*pk.__all__}
    assert not inner & {*names, *dir(pk)}


def test_dir_lists_the_public_names_alone() -> None:
    """What an interactive session completes after `pk.` and `pk.sampling.`"""
    assert sorted(dir(pk)) == sorted([*pk.__all__, "__version__"])
    modules = [getattr(pk, name) for name in pk.__all__ if isinstance(getattr(pk, name), types.ModuleType)]
    assert {pk.sampling, pk.nn, pk.errors, pk.kinematics} <= {*modules}
    for module in modules:
        assert sorted(dir(module)) == sorted(module.__all__), module.__name__
        assert all(hasattr(module, name) for name in module.__all__) and module.__doc__, module.__name__
