"""Posekit against plain torch and its peers: see `python -m tests.bench --help`."""
