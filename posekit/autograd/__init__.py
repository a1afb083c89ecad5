"""User-defined derivatives."""

from .context import NestedContext
from .nested import ApplyTracedByDynamo, NestedFunction
from .scaling import GradFactor, NonDifferentiable, scale_grad, with_scaled_grad
