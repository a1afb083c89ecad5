"""The table of dtypes: what is stored, what is computed with, and what both are called in C++.

To add a dtype, write its row here; a storage type that C++ does not know is declared in `codegen/templates`.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class DType(NamedTuple):
    """A floating dtype that kernels read and write.

    Attributes:
        tag: Names it in kernels and caches.
        torch: The dtype of torch.
        precision: The tag of the dtype that is computed with: half precision is for storage only.
        store: The stored type in C++.
        cell: An unsigned integer of C++ of the same size.
    """

    tag: str
    torch: torch.dtype
    precision: str
    store: str
    cell: str

    @property
    def real(self) -> str:
        """The C++ type that is computed with."""
        return "wp::float64" if self.precision == "f64" else "wp::float32"


DTYPES = (
    DType("f32", torch.float32, "f32", "wp::float32", "unsigned int"),
    DType("f64", torch.float64, "f64", "wp::float64", "unsigned long long"),
    DType("f16", torch.float16, "f32", "wp::float16", "unsigned short"),
    DType("bf16", torch.bfloat16, "f32", "BFloat16", "unsigned short"),
)
BY_TAG = {d.tag: d for d in DTYPES}
TAGS = {d.torch: d.tag for d in DTYPES}
FLOATS = tuple(TAGS)
HALF_PRECISION = tuple(d.torch for d in DTYPES if d.torch.itemsize == 2)
bfloat16 = BY_TAG["bf16"].torch
# torch.compile traces no set of dtypes, so this one is a tuple.
COMPUTED = tuple(d.torch for d in DTYPES if d.tag == d.precision)
NAMES = "float32, float64, float16 or bfloat16"


def computed(dtype: torch.dtype) -> torch.dtype:
    """The dtype that is computed with where ``dtype`` is stored."""
    return dtype if dtype in COMPUTED else torch.float32


def precision(dtype: torch.dtype) -> str:
    """The tag of `computed`."""
    return BY_TAG[TAGS[dtype]].precision


def wide(x: Tensor) -> Tensor:
    """In a precision that is computed in: half precision is storage only."""
    return x.float() if x.dtype in HALF_PRECISION else x
