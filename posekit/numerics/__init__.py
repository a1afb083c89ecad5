"""Functions on bare tensors that are made of several ops: averages, covariances, splines through keys."""

from .averaging import dominant, from_tend, mean, nearest, portions, promoted, scale_of, weights_of
from .covariances import carried, correlation, covariances, expanded, gain_of, in_rows, is_definite, noise, root, times
from .paths import PATHS, Memory, Path
