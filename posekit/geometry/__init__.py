"""Functions on values: alignment, chains, tangents, velocity."""

from .alignment import align_vectors, kabsch, umeyama
from .chains import chain, cumulative
from .jacobians import jacobian
from .tangents import bracket, hat, tangent_grad, vee
from .velocity import angular_velocity
