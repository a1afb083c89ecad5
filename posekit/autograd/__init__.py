"""User-defined derivatives."""

from .apart import Apart
from .context import NestedContext
from .nested import ApplyTracedByDynamo, NestedFunction
from .scaling import GradFactor, scale_grad, with_scaled_grad
