"""cuRobo's Functions, with buffers of the caller for results and gradients."""

from .functions import make
