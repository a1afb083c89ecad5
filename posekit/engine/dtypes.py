"""The table of dtypes: storage dtypes, the dtypes of arithmetic, and the C++ names of both.

To add a dtype, add a row here. A storage type that C++ does not define is declared in `codegen/templates`.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class DType(NamedTuple):
    """A floating dtype that kernels read and write.

    Attributes:
        tag: Short name in kernels and cache keys.
        torch: The torch dtype.
        precision: The tag of the dtype of the arithmetic. Half precision is for storage only: it computes in float32.
        store: The C++ storage type.
        cell: A C++ unsigned integer type of the same size.
    """

    tag: str
    torch: torch.dtype
    precision: str
    store: str
    cell: str

    @property
    def real(self) -> str:
        """The C++ type of the arithmetic."""
        return "wp::float64" if self.precision == "f64" else "wp::float32"


DTYPES = (
    DType("f32", torch.float32, "f32", "wp::float32", "unsigned int"),
    DType("f64", torch.float64, "f64", "wp::float64", "unsigned long long"),
    DType("f16", torch.float16, "f32", "wp::float16", "unsigned short"),
    DType("bf16", torch.bfloat16, "f32", "BFloat16", "unsigned short"),
)
# Of programs that are `wide`: float32 whose arithmetic is float64.
WIDE = DType("f32w", torch.float32, "f64", "wp::float32", "unsigned int")
BY_TAG = {d.tag: d for d in (*DTYPES, WIDE)}
TAGS = {d.torch: d.tag for d in DTYPES}
FLOATS = tuple(TAGS)
HALF_PRECISION = tuple(d.torch for d in DTYPES if d.torch.itemsize == 2)
bfloat16 = BY_TAG["bf16"].torch
# A tuple, because torch.compile cannot trace a set of dtypes.
COMPUTED = tuple(d.torch for d in DTYPES if d.tag == d.precision)
NAMES = "float32, float64, float16 or bfloat16"


def computed(dtype: torch.dtype) -> torch.dtype:
    """The dtype of the arithmetic on tensors of ``dtype``."""
    return dtype if dtype in COMPUTED else torch.float32


def precision(dtype: torch.dtype) -> str:
    """The tag of ``computed(dtype)``."""
    return BY_TAG[TAGS[dtype]].precision


def widened(kind: str) -> str:
    """The tag by which a program that is `wide` reads and writes tensors of a dtype tag."""
    return WIDE.tag if kind == "f32" else kind


def wide(x: Tensor) -> Tensor:
    """Convert half precision to float32, the dtype of its arithmetic; other tensors are returned unchanged."""
    return x.float() if x.dtype in HALF_PRECISION else x
