"""Derivatives that users write themselves."""

from .context import NestedContext
from .nested import FollowedByDynamo, NestedFunction
from .scaling import GradFactor, scale_grad
