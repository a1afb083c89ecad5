"""Ops: programs registered with torch, for eager calls, autograd, transforms and compiled graphs."""

from .associative_sweeps import AssociativeSweepOp
from .autograd import Request
from .calls import Declared, Signature, public
from .declare import DeclaredOnUse, field_labels, name_fields, op, own_ops
from .dispatcher import decode  # the import also registers the implementations of the dispatcher op
from .memory import have_memory, is_eager, runs_kernels, saved_tensors, stored, without_kernels
from .reasons import routes
from .registry import all_ops, find, op_for
from .sweeps import Bound, SweepOp
from .torch_op import Op, derived
from .torch_route import unbind_slices, unscale
from .tree_sweeps import SweepTwiceOp, TreeSweepOp
