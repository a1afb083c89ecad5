"""Errors of trajectories: the absolute trajectory error (ATE) and the relative pose error (RPE).

The two trajectories must have as many poses, pair by pair at the same times. `associate`, or ``max_difference=``, pairs
those of different clocks or rates. The numbers agree with those of evo, whose options have these names here:

| evo | posekit |
|---|---|
| ``--align``, with ``--correct_scale`` | ``align="se3"``, ``align="sim3"`` |
| ``--correct_scale``, ``--align_origin`` | ``align="scale"``, ``align="origin"`` |
| ``--n_to_align n`` | ``align_first=n`` |
| ``--project_to_plane xy`` | ``project="xy"`` |
| ``--t_max_diff``, ``--t_offset`` | ``max_difference``, ``offset`` |
| ``--delta``, ``--delta_unit``, ``--all_pairs`` | ``delta``, ``unit``, ``all_pairs`` |
| ``evo_res`` | `table` |

evo aligns nothing unless it is asked to; `ate` aligns by default. Where one pose is nearest to several, evo repeats it,
and posekit does so with ``associate(repeat=True)``. evo keeps the matrices of KITTI's files as they are printed, with
six digits, and posekit makes rotations of them: on sequence 00 their errors differ by 2e-6.
"""

from ..values import publish_module
from .preparation import associate
from .results import ErrorTable, TrajectoryError, table
from .trajectories import ate, rpe

__all__ = ["ErrorTable", "TrajectoryError", "associate", "ate", "rpe", "table"]

publish_module(__name__, classes=True)
