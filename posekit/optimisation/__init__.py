"""Solvers of least-squares problems: values that minimise residuals."""

from .bundles import adjust
from .damping import Costs, Divisible, Point, Progress, default_tolerance, minimise, mixed
from .damping import Problem as Minimisable
from .pose_graph import Anchors, Edges, pose_graph_problem
from .problem import Problem
from .problem_result import ProblemResult
from .progress import following
from .results import CODES, STATUS, LeastSquaresResult, Result, Search, SingleResult, clock
from .solver import least_squares
from .solving import Intermediate
from .unknowns import VariableSet
