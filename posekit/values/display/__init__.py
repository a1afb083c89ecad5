"""Representations of values as text and, in notebooks, as tables and pictures."""

from .text import Displayed, report
