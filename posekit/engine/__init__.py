"""How ops run: from a declaration to a differentiable torch operation on Warp kernels. Knows no geometry."""

from . import autograd, dispatch
from ._internals import teach_operators
from .declare import op
from .workspace import workspace

__all__ = ["autograd", "dispatch", "op", "workspace"]

teach_operators()
