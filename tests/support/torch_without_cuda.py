"""A build of torch for CUDA, without what no processor runs: 0.5 of 6.6 GB, in a tenth of the time of the whole.

torch's own kernels and the libraries of NVIDIA, which it names as its requirements, are replaced by one library that
has their names, versions and functions. Each function returns 100, which says that there is no device
(`cudaErrorNoDevice`).
"""

from __future__ import annotations

import collections
import pathlib
import re
import subprocess
import zipfile

LEFT_OUT = re.compile(r"torch/include/|torch/lib/libtorch_(cuda|cuda_linalg|nvshmem)\.so$")
OTHERS = re.compile(rb"^Requires-Dist: (nvidia|cuda|triton).*\n", re.MULTILINE)
LIBRARIES = re.compile(r"\(NEEDED\).*\[(lib(?:cu|nv|nccl|torch_cuda).*)\]")
FUNCTIONS = re.compile(r"_*(cu|nv|nccl)|_Z")
NO_DEVICE = 100
# When torch is imported, it constructs an object, writes to a reference that a function returns, and reads names of
# types. Functions of C++ return zeros; what is constructed has a type, and methods that do nothing.
HEAD = """
extern char class_type[] __asm__("_ZTVN10__cxxabiv117__class_type_infoE");
static void *type[] = {class_type + 16, "NoDevice"};
static long zeros[512];
static void *zero(void) { return zeros; }
static void *methods[] = {0, type, zero, zero, zero, zero, zero, zero, zero, zero};
"""


def unpack(wheel: pathlib.Path, packages: pathlib.Path) -> None:
    """Unpacks a wheel of torch into an environment's ``site-packages``, and replaces the libraries of NVIDIA."""
    with zipfile.ZipFile(wheel) as file:
        file.extractall(packages, [name for name in file.namelist() if not LEFT_OUT.match(name)])
    (metadata,) = packages.glob("torch-*.dist-info/METADATA")
    metadata.write_bytes(OTHERS.sub(b"", metadata.read_bytes()))
    if _replace_libraries(packages / "torch" / "lib"):
        # As in a build for the CPU: since 2.14, torch would replace kernels that are not there.
        built = packages / "torch" / "backends" / "cuda" / "__init__.py"
        built.write_text(built.read_text().replace("return torch._C._has_cuda", "return False"))


def _replace_libraries(folder: pathlib.Path) -> bool:
    """Builds one library for those that torch needs and that are not there, if there are any, as in builds for CUDA."""
    # libtorch.so, which has no code, asks for names of the library of C++ without their versions.
    libraries = sorted(str(path) for path in folder.glob("*.so*") if path.name != "libtorch.so")
    needed = set(LIBRARIES.findall(_output("readelf", "-d", *libraries)))
    if not (absent := {name for name in needed if not (folder / name).exists()}):
        return False
    found = {name.partition("@")[0] for name in _symbols("--defined-only", libraries)}
    missing = [symbol.partition("@")[::2] for symbol in _symbols("--undefined-only", libraries)]
    found |= {name for name, version in missing if version and name.startswith("_Z")}  # in the library of C++
    versions = collections.defaultdict(set)  # of functions, by which the loader looks for them
    for name, version in missing:
        if FUNCTIONS.match(name) and name not in found:
            versions[version].add(name)
    text = HEAD + "".join(map(_definition, set().union(*versions.values())))
    script = folder / "no_device.map"
    script.write_text("".join(f"{key} {{ {'; '.join(names)}; }};\n" for key, names in versions.items() if key))
    library = folder / "no_device.so"
    build = ("gcc", "-shared", "-fPIC", "-fno-builtin", f"-Wl,--version-script={script}", "-o", str(library))
    subprocess.run([*build, "-x", "c", "-", "-lstdc++"], input=text, text=True, check=True)
    for name in absent:
        (folder / name).symlink_to(library.name)
    return True


def _definition(name: str) -> str:
    if name.startswith("_ZTI"):
        return f'void *{name}[] = {{class_type + 16, "{name.removeprefix("_ZTI")}"}};\n'
    if re.search(r"C[12]E", name):
        return f"void {name}(void **object) {{ *object = methods + 2; }}\n"
    if name.startswith("_Z"):
        return f"void *{name}(void) {{ return zeros; }}\n"
    return f"int {name}(void) {{ return {NO_DEVICE}; }}\n"


def _symbols(which: str, libraries: list[str]) -> set[str]:
    """The names of dynamic symbols that must be there, with their versions: ``cublasCreate_v2@libcublas.so.12``."""
    lines = map(str.split, _output("nm", "--dynamic", "--portability", which, *libraries).splitlines())
    return {line[0] for line in lines if line[1:] and line[1] != "w"}


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
