"""Functions on bare tensors that are made of several ops: averages, covariances, splines through keys."""

from .averaging import dominant, from_tend, mean, nearest, promoted, scale_of, share, shares_of, weights_of
from .covariances import carried, correlation, covariances, expanded, gain_of, in_rows, is_definite, noise, root, times
from .paths import PATHS, Memory, Path
from .pieces import in_pieces, takes_apart
