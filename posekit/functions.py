"""The autograd Functions that kinematics code calls.

A Function takes its tensors, then a buffer for each result, then a buffer for each gradient; each buffer may be None.
Without buffers a call is a call of the op, with everything that an op can do. With buffers:

    out    receives the result, is what is returned, and its version rises, so that a backward which still needs what
           it held raises. Its memory is nobody else's: sharing with an input or another buffer is refused.
    adj    holds exactly the gradient of its input once backward has run, whatever it held, also where that input needs
           none. `.grad` never aliases it; `torch.autograd.grad` of a leaf may return it.

What a buffer received before counts no more: a result written over keeps no graph alive.
"""

from __future__ import annotations

from .autograd import GradFactor, scale_grad
from .compat import make
from .math import pose, rotation

__all__ = [
    "BatchTransformPoint",
    "BatchTransformPointInverse",
    "BatchTransformPose",
    "GradFactor",
    "MatrixToQuaternion",
    "PoseInverse",
    "QuatToMatrix",
    "TransformPoint",
    "TransformPose",
    "scale_grad",
]

_POINTS = ("position quaternion points", "out_points", "out_gp out_gq out_gpt")
_POSES = (
    "position quaternion position2 quaternion2",
    "out_position out_quaternion",
    "adj_pos adj_quat adj_pos2 adj_quat2",
)
TransformPoint = make(__name__, "TransformPoint", pose.apply, *_POINTS, title="transform_points")
BatchTransformPoint = make(
    __name__, "BatchTransformPoint", pose.apply, *_POINTS, title="batch_transform_points", clouds=True
)
BatchTransformPointInverse = make(
    __name__,
    "BatchTransformPointInverse",
    pose.inverse_apply,
    *_POINTS,
    title="batch_transform_points_inverse",
    clouds=True,
)
TransformPose = make(__name__, "TransformPose", pose.compose, *_POSES)
BatchTransformPose = make(__name__, "BatchTransformPose", pose.compose, *_POSES, title="pose_multiply")
PoseInverse = make(
    __name__,
    "PoseInverse",
    pose.inverse,
    "position quaternion",
    "out_position out_quaternion",
    "adj_pos adj_quat",
    title="pose_inverse",
)
QuatToMatrix = make(
    __name__, "QuatToMatrix", rotation.matrix, "quaternions", "out_mat", "adj_quaternion", title="quaternion_to_matrix"
)
MatrixToQuaternion = make(
    __name__,
    "MatrixToQuaternion",
    rotation.from_matrix,
    "matrix",
    "out_quat",
    "adj_matrix",
    title="matrix_to_quaternion",
)
