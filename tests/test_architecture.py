"""The layout of the package: the order of imports, and definitions that must be in one place only.

A file directly under `posekit/` is a public module. A folder is a subpackage, which others import through its
`__init__` alone. Imports go one way, those inside functions and those for type checkers included.
"""

from __future__ import annotations

import ast
import functools
import pathlib
import re
import subprocess
from collections.abc import Iterator

import pytest

import posekit

ROOT = pathlib.Path(posekit.__file__).parent
# Each may import the ones before it. The subpackages of `engine` have their own order.
ORDER = [
    "errors",
    "engine",
    "math",
    "arguments",
    "autograd",
    "numerics",
    "tracing",
    "values",
    "geometry",
    "frames",
    "metrics",
    "distributions",
    "compat",
    "optimisation",
    "registration",
    "imu",
    "kinematics",
    "nn",
    "io",
    "interop",
    "viz",
    "cli",
    "selftest",
]
ENGINE = ["dtypes", "locks", "garbage", "private", "programs", "codegen", "runtime", "ops"]
PUBLIC = [
    "algebra",
    "distributed",
    "errors",
    "functions",
    "ops",
    "sampling",
    "testing",
    "transform",
    "uncertainty",
]
DATA = ["math/lib/tables.py"]  # of any length
# Lines of code, without docstrings: these are the reference, and grow with the public interface. Most files have 300 at
# most; a subject that has more stays in one file, as a class that is an interface with its constructors.
FUNCTION, FILE = 50, 450
TEMPLATES = ("posekit.engine.ops.fast_path._fast_code",)  # functions that are the text of generated code


@functools.cache
def modules() -> dict[str, pathlib.Path]:
    """Every module, by its dotted name."""
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = ("posekit", *path.relative_to(ROOT).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def is_package(name: str) -> bool:
    return modules()[name].name == "__init__.py"


@functools.cache
def trees() -> dict[str, ast.Module]:
    return {name: ast.parse(path.read_text()) for name, path in modules().items()}


def imports(name: str) -> Iterator[str]:
    """The modules of posekit that a module imports, anywhere in it, or names in a string."""
    base = name.split(".") if is_package(name) else name.split(".")[:-1]
    for node in ast.walk(trees()[name]):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and not f"{name}.".startswith(f"{node.value}.")
        ):
            yield from {node.value} & modules().keys() - {"posekit"}
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "posekit")
        if isinstance(node, ast.ImportFrom):
            if node.level == 0 and (node.module or "").partition(".")[0] != "posekit":
                continue
            above = base[: len(base) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                yield whole if whole in modules() else source


@functools.cache
def edges() -> list[tuple[str, str]]:
    return [(name, target) for name in modules() for target in imports(name) if target != name]


def test_a_file_under_the_package_is_a_public_module() -> None:
    files = {path.stem for path in ROOT.glob("*.py")}
    assert files == {"__init__", "__main__", *PUBLIC}
    assert {path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "__pycache__"} == {*ORDER} - {
        "errors"
    }
    for name in PUBLIC:
        assert hasattr(getattr(posekit, name), "__all__")


def namespaces(package: str) -> set[str]:
    """The modules that a package's `__init__` shows as namespaces: ``from . import pose``."""
    nodes = [
        n for n in ast.walk(trees()[package]) if isinstance(n, ast.ImportFrom) and n.level == 1 and n.module is None
    ]
    return {f"{package}.{alias.name}" for node in nodes for alias in node.names}


def test_a_subpackage_is_imported_through_its_init_alone() -> None:
    for name, target in edges():
        parts = target.split(".")
        packages = [".".join(parts[:n]) for n in range(2, len(parts) + 1) if is_package(".".join(parts[:n]))]
        outer = next((p for p in packages if name != p and not name.startswith(f"{p}.")), None)
        if outer is not None:
            assert target == outer or target in namespaces(outer), f"{name} imports {target}, which is inside {outer}"


def test_modules_are_imported_by_computed_names_in_few_files() -> None:
    calls = r"(import_module|__import__|util\.find_spec)\("
    assert found(calls) == {
        "__init__.py",  # the top level may load any subpackage lazily
        "arguments/extras.py",  # other libraries
        "engine/ops/registry.py",  # the module that declares the op whose name a stored graph has
        "engine/private/compilers.py",  # a hook for modules of other libraries
        "interop/ros_messages.py",  # packages of messages
    }


def test_imports_are_acyclic() -> None:
    graph: dict[str, set[str]] = {name: set() for name in modules()}
    for name, target in edges():
        if name != "posekit":  # the top level may load any subpackage lazily
            graph[name].add(target)
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, f"circle: {' -> '.join([*path[path.index(name) :], name])}"
        if name not in done:
            for target in graph[name]:
                visit(target, (*path, name))
            done.add(name)

    for name in graph:
        visit(name, ())


@pytest.mark.parametrize(
    ("above", "order"), [("posekit", ORDER), ("posekit.engine", ENGINE)], ids=["posekit", "engine"]
)
def test_imports_follow_the_layer_order(above: str, order: list[str]) -> None:
    depth = above.count(".") + 1
    for name, target in edges():
        if not (name.startswith(f"{above}.") and target.startswith(f"{above}.")):
            continue
        mine, other = (x.split(".")[depth] for x in (name, target))
        if mine in order and other != mine:
            assert other in order and order.index(other) < order.index(mine), f"{name} imports {target}"


def found(pattern: str) -> set[str]:
    """The files in which a pattern occurs."""
    return {str(p.relative_to(ROOT)) for p in modules().values() if re.search(pattern, p.read_text())}


def test_private_names_of_torch_and_warp_are_used_in_one_subpackage() -> None:
    private = r"torch\._(?!_)\w|torch\.\w+\._\w|warp\._src|from torch[\w.]* import _|import torch[\w.]*\._|\._C\b|GOMP_"
    assert {file.rpartition("/")[0] for file in found(private)} == {"engine/private"}


def test_shapes_are_broadcast_in_one_file() -> None:
    assert found(r"torch\.broadcast_shapes\(") == {"engine/runtime/plan.py"}


def test_kernels_are_launched_in_one_file() -> None:
    assert found(r"wp\.launch\(|\bcpu_entry\(|\bcuda_entry\(") - {"engine/private/warp_names.py"} == {
        "engine/runtime/kernel.py"
    }
    assert {file.rpartition("/")[0] for file in found(r"\bKernel\b")} <= {"engine/runtime", "engine/private"}


def test_buffers_are_owned_by_one_file() -> None:
    assert found(r"UntypedStorage\(") - {"engine/private/torch_names.py"} == {"engine/runtime/buffer_cache.py"}


def test_there_is_one_table_of_dtypes() -> None:
    assert found(r"torch\.(bfloat16|float16|half)\b") - {"values/base/storage.py"} == {"engine/dtypes.py"}
    assert found(r'"(bf16|f16)"') == {"engine/dtypes.py"}


def test_there_is_one_table_of_primitives() -> None:
    others = {"values/names/foreign_names.py", "values/names/foreign_functions.py"}  # names of other libraries
    assert found(r'"(rsqrt0|sub|mul|neg|lt|le|ne|family)"') - others == {"engine/programs/primitives.py"}


def test_the_engine_names_no_fields_of_values() -> None:
    assert not [file for file in found(r'"(position|quaternion|complex)"') if file.startswith("engine/")]


def test_templates_lie_in_the_subpackage_that_uses_them() -> None:
    for path in ROOT.rglob("templates/**/*.h"):
        subpackage = ROOT / path.relative_to(ROOT).parts[0]
        texts = [file.read_text() for kind in ("*.py", "*.h") for file in subpackage.rglob(kind)]
        assert any(re.search(rf'["/]{path.stem}(\.h)?"', text) for text in texts), path


def lines_of_docstrings(tree: ast.AST) -> int:
    """The number of lines that docstrings take inside a module, class or function."""
    total = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            total += (node.body[0].end_lineno or 0) - node.body[0].lineno + 1
    return total


def test_functions_and_files_are_short() -> None:
    long = []
    for name, tree in trees().items():
        path = modules()[name]
        lines = len(path.read_text().splitlines()) - lines_of_docstrings(tree)
        file = str(path.relative_to(ROOT))
        if lines > FILE and file not in DATA:
            long.append(f"{name}: {lines} lines")
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                lines = (node.end_lineno or 0) - node.lineno - lines_of_docstrings(node)
                if lines >= FUNCTION:
                    long += {f"{name}.{node.name}"} - {*TEMPLATES}
    assert long == []


FACTORIES = {"zeros", "ones", "empty", "full", "tensor", "eye", "arange", "linspace", "rand", "randn", "randint"}
# What makes tensors that kernels write.
SOLVING = ("engine", "math", "numerics", "geometry", "optimisation", "registration", "kinematics.ik")


def test_kernels_get_tensors_of_a_stated_device() -> None:
    """`torch.set_default_device` may name another one than that of the data."""
    found = []
    for name, tree in trees().items():
        for node in ast.walk(tree):
            is_made = isinstance(node, ast.Call) and ast.unparse(node.func).partition("torch.")[2] in FACTORIES
            if is_made and name.startswith(tuple([f"posekit.{part}." for part in SOLVING])):
                named = {k.arg for k in node.keywords}
                if not named & {"device", None} and not ast.unparse(node.func).partition("torch.")[0]:
                    found.append(f"{name}: {ast.unparse(node)}")
    assert found == []


def test_an_op_keeps_no_state_and_launching_takes_no_op() -> None:
    (op,) = [node for node in ast.walk(trees()["posekit.engine.ops.torch_op"]) if isinstance(node, ast.ClassDef)]
    stores = {
        target.attr
        for node in ast.walk(op)
        if isinstance(node, ast.Assign)
        for target in ast.walk(node.targets[0])
        if isinstance(target, ast.Attribute)
    }
    assert stores == {"program", "call"}  # and what is derived from the program on first use
    assert not any(name.startswith("posekit.engine.runtime") and ".ops" in target for name, target in edges())


def test_the_top_level_has_nothing_but_the_package_its_tests_and_its_pages() -> None:
    """A cache of kernels that a run leaves in the checkout must not be added."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT.parent, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout of git")
    names = {line.partition("/")[0] for line in listed.stdout.splitlines()}
    allowed = {"posekit", "tests", "notebooks", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"}
    assert {name for name in names if not name.startswith(".")} == allowed
    assert [line for line in listed.stdout.splitlines() if line.endswith((".seal", ".meta", ".cpp"))] == []
