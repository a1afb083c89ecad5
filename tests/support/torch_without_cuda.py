"""A build of torch for CUDA, without what no processor runs: 1.1 of 6.6 GB, in a sixth of the time of the whole.

The libraries of NVIDIA, which torch names as its requirements, are replaced by one that has their names, versions and
functions. Each function returns 100, which says that there is no device (`cudaErrorNoDevice`).
"""

from __future__ import annotations

import collections
import pathlib
import re
import subprocess
import zipfile

LEFT_OUT = re.compile(r"torch/include/|torch/lib/libtorch_cuda_linalg\.so$")  # loaded for tensors of a device alone
OTHERS = re.compile(rb"^Requires-Dist: (nvidia|cuda|triton).*\n", re.MULTILINE)
LIBRARIES = re.compile(r"\(NEEDED\).*\[(lib(?:cu|nv|nccl).*)\]")
FUNCTIONS = re.compile(r"_*(cu|nv|nccl)")
NO_DEVICE = 100


def unpack(wheel: pathlib.Path, packages: pathlib.Path) -> None:
    """Unpacks a wheel of torch into an environment's ``site-packages``, and replaces the libraries of NVIDIA."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(packages, [name for name in file.namelist() if not LEFT_OUT.match(name)])
    (metadata,) = packages.glob("torch-*.dist-info/METADATA")
    metadata.write_bytes(OTHERS.sub(b"", metadata.read_bytes()))
    _replace_libraries(packages / "torch" / "lib")


def _replace_libraries(folder: pathlib.Path) -> None:
    """Builds one library for those that torch needs and that are not there; a build for the CPU needs none."""
    libraries = sorted(map(str, folder.glob("*.so*")))
    needed = set(LIBRARIES.findall(_output("readelf", "-d", *libraries)))
    if not (absent := {name for name in needed if not (folder / name).exists()}):
        return
    defined = {name.partition("@")[0] for name in _symbols("--defined-only", libraries)}
    versions = collections.defaultdict(set)  # of functions, by which the loader looks for them
    for symbol in _symbols("--undefined-only", libraries):
        name, _, version = symbol.partition("@")
        if FUNCTIONS.match(name) and name not in defined:
            versions[version].add(name)
    text = "".join(f"int {name}(void) {{ return {NO_DEVICE}; }}\n" for name in set().union(*versions.values()))
    script = folder / "no_device.map"
    script.write_text("".join(f"{key} {{ {'; '.join(names)}; }};\n" for key, names in versions.items() if key))
    library = folder / "no_device.so"
    build = ("gcc", "-shared", "-fPIC", "-fno-builtin", f"-Wl,--version-script={script}", "-o", str(library))
    subprocess.run([*build, "-x", "c", "-"], input=text, text=True, check=True)
    for name in absent:
        (folder / name).symlink_to(library.name)


def _symbols(which: str, libraries: list[str]) -> set[str]:
    """The names of dynamic symbols, with their versions: ``cublasCreate_v2@libcublas.so.12``."""
    lines = _output("nm", "--dynamic", "--portability", which, *libraries).splitlines()
    return {line.split()[0] for line in lines if line.strip()}


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
