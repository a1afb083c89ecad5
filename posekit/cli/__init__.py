"""The commands of `python -m posekit`, and of the program `posekit`: public functions on files."""

from .commands import COMMANDS, run

__all__ = ["COMMANDS", "run"]
