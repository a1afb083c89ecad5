"""What the fuzzer of malformed arguments must not report, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping

NESTINGS = ("scale_grad", "GradFactor")  # take any nesting of anything, of which tensors are scaled


def known(name: str, problem: str, replaced: Mapping[str, str]) -> bool:
    """Whether a problem is none."""
    public = name.partition(":")[0]
    if public.endswith("matmul__") and "mock" in replaced.values():
        return True  # a Pose lets any object compose itself from the right that says it can
    return public in NESTINGS and "0" in replaced and problem.startswith(("accepts", "gives"))
