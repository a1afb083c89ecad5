"""What the machine is."""

from __future__ import annotations

import pathlib


def last_cache() -> int:
    """The bytes of the last cache before memory, where Linux tells."""
    try:
        text = pathlib.Path("/sys/devices/system/cpu/cpu0/cache/index3/size").read_text().strip()
        return int(text.removesuffix("K")) << 10
    except (OSError, ValueError):
        return 1 << 25
