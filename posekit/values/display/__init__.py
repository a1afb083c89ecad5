"""Representations of values as text and, in notebooks, as tables and pictures."""

from .shown import DRAWN, VARIANCE, Numbers, Shown
from .text import Displayed
