"""What all values share: storage, batch shapes, indexing, protocols of torch and NumPy, pytrees, joining."""

from . import fields
from .batched import Batched, Dims
from .joining import cat, stack, where
from .protocols import Arrays
from .pytree import register, tuples
from .shown import DRAWN, VARIANCE, Numbers, Rows, Shown, is_readable, places, properties, read, unravelled
from .storage import Convertible, Map, Stored
