"""Names of functions without state and without side effects: their results depend on their arguments alone."""

from __future__ import annotations

from .symbolic import FUNCTIONS

_BUILT_IN = """
abs all any bool dict enumerate filter float int isinstance len list map max min pow range reversed round slice sum
tuple zip
"""
# Functions of torch without a rule of their own, which it composes of others or which make tensors of numbers.
_COMPOSED = """
absolute acosh arange arccos arcsin arctan arctan2 as_tensor asinh atanh broadcast_to cdist chunk clip column_stack
concat concatenate cosh cosine_similarity cross deg2rad diag diag_embed diff divide dstack einsum elu erf eye flatten
full gelu hstack huber_loss hypot inner leaky_relu linspace logaddexp logsigmoid logsumexp moveaxis movedim multi_dot
multiply narrow normalize norm ones outer pairwise_distance rad2deg ravel silu sinh smooth_l1_loss softmax softplus
subtract swapaxes take tanh tensor tensordot tile unflatten vander vdot vecdot vector_norm vstack zeros
"""
# Attributes of tensors, poses and rotations, besides such functions, and of lists and dicts that a function makes.
_ATTRIBUTES = """
H T adjoint adjoint_apply affine angle append apply apply_normals apply_planes apply_vectors axis_angle between
canonical chordal_distance coadjoint_apply compose device dim distance double dtype euler exp expand_as extend float
from_axis_angle from_matrix from_rotation from_rotvec from_translation identity integrate interpolate inverse
inverse_apply items keys left_jacobian left_jacobian_inverse local log mT matrix ndim nearest new_tensor normalized
numel position power quaternion repeat reshape_as retract right_jacobian right_jacobian_inverse rotation rotvec shape
size slerp squared_angle squared_chordal_distance squared_distance to type_as values vector view_as xyzw
"""
BUILT_IN = frozenset(_BUILT_IN.split())
_PURE = frozenset(_COMPOSED.split())
_OF_VALUES = frozenset(_ATTRIBUTES.split())


def is_function(name: str) -> bool:
    """Whether a function of torch of this name is known."""
    return not name.endswith("_") and (name in FUNCTIONS or name in _PURE)


def is_attribute(name: str) -> bool:
    """Whether an attribute of this name is known, of any tensor, pose or rotation."""
    return name in _OF_VALUES or is_function(name)
