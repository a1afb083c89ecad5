"""Ops: programs as torch sees them, from eager calls to compiled graphs."""

from . import dispatcher  # registers the rules of the dispatcher op
from .autograd import Request
from .declare import op, own_ops
from .registry import find, known
from .scan import Scan
from .tensors import have_memory, is_eager
from .torch_op import Op
from .torch_route import unbound, unscale
