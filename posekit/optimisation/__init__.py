"""Solvers of least-squares problems: values that minimise residuals."""

from .damping import Divisible, Point, Problem, Progress, minimise
from .losses import Loss
from .results import LeastSquaresResult
from .solver import least_squares
from .solving import Intermediate
