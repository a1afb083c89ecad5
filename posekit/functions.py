"""Autograd Functions for kinematics code.

The arguments of a Function are its tensors, then a buffer for each result, then a buffer for each gradient. Each buffer
may be None. Without buffers a call is equivalent to a call of the op and supports everything that the op supports. With
buffers:

    out    receives the result and is returned. Its version counter increases, so that a backward pass that needs its
           previous contents raises. It must not share memory with an input or with another buffer.
    adj    contains exactly the gradient of its input after the backward pass, even if that input requires no gradient.
           Its previous contents are overwritten. `.grad` never aliases it; `torch.autograd.grad` of a leaf may return
           it.

>>> from posekit.functions import PoseInverse, TransformPoint
>>> position, quaternion = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([[0.0, 0.0, 0.0, 1.0]])
>>> points, out = torch.tensor([[1.0, 0.0, 0.0]]), torch.empty(1, 3)
>>> TransformPoint.apply(position, quaternion, points, out) is out
True
>>> out
tensor([[0., 2., 3.]])
>>> PoseInverse.apply(position, quaternion)[0]
tensor([[ 1.,  2., -3.]])

A buffer forgets its previous result: overwriting it releases the graph of that result.
"""

from __future__ import annotations

from .autograd import GradFactor, scale_grad
from .compat import make
from .math import pose, rotation
from .values import publish_module

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


publish_module(__name__)
