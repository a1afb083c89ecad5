"""cuRobo's autograd Functions, with preallocated buffers for results and gradients."""

from .functions import make
