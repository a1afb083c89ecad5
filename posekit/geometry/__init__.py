"""Functions on values: alignment, chains, tangents, velocity; values in declarations."""

from .alignment import align_vectors, kabsch, umeyama
from .chains import chain, cumulative
from .filtering import kalman_update
from .fits import fit_detached
from .jacobians import directions_of, jacobian, jacobian_by_torch
from .losses import Loss
from .recalled_jacobians import closure_of
from .tangents import angular_velocity, bracket, hat, tangent_grad, vee
from .value_ops import on_values
