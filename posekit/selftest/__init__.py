"""Checks of kernels, streams and graphs on a device, and its speed: `python -m posekit --device cuda`.

And kernels that are compiled ahead: `python -m posekit --build SUBJECT...`.
"""

from .compilation import build, list_subjects
from .execution import EXECUTION, CheckOutcome, capture
from .operations import CORE, DERIVATIVES, Check, check_all, check_name, check_op, names, plan
from .report import CheckOptions, cpu_model, run, versions, write
from .subjects import SUBJECTS
