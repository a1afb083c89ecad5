"""Solvers of least-squares problems: values that minimise residuals."""

from .bundles import adjust
from .damping import Divisible, Point, Progress, minimise
from .damping import Problem as Minimisable
from .pose_graph import Anchors, Edges, pose_graph_problem
from .problem import Problem
from .progress import following
from .results import NAMES as ENDS
from .results import LeastSquaresResult
from .solver import least_squares
from .solving import Intermediate
from .sparse_results import ProblemResult
from .unknowns import VariableSet
