"""cuRobo's autograd Functions, with preallocated buffers for results and gradients."""

from .autograd_functions import make
