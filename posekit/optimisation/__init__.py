"""Solvers of least-squares problems: values that minimise residuals."""

from .bundles import adjust
from .damping import Costs, Point, Progress, default_tolerance, minimise, mixed, settings
from .dense import DenseOptions
from .dense_least_squares import KnownWeight, least_squares
from .dense_solve import solve
from .implicit import Inputs
from .minimisable import Portable
from .pose_graph import Anchors, Edges, pose_graph_problem
from .problem import Problem
from .problem_result import ProblemResult
from .progress import reporter
from .replayed import graphs
from .results import CODES, REASONS, STATUS, LeastSquaresResult, Result, Search, SingleResult, clock, replaced, stacked
from .unknowns import VariableSet
