"""User-defined derivatives."""

from .context import NestedContext
from .nested import ApplyTracedByDynamo, NestedFunction
from .non_differentiable import NonDifferentiable
from .scaling import GradFactor, scale_grad, with_scaled_grad
