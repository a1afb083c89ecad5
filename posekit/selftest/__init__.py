"""Checks of kernels, streams and graphs on a device, and its speed: `python -m posekit --device cuda`."""

from .execution import EXECUTION, Outcome, capture
from .operations import CORE, DERIVATIVES, Check, check_all, check_name, check_op, names, plan
from .report import Options, cpu_model, run, versions, write
