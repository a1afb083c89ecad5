"""What the fuzzer of malformed arguments must not report, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping

NESTINGS = ("scale_grad", "GradFactor")  # take any nesting of anything, of which tensors are scaled

OPERATORS = ("__matmul__", "__rmatmul__", "__pow__")


def known(name: str, problem: str, replaced: Mapping[str, str]) -> bool:
    """Whether a problem is none."""
    public, places = name.partition(":")[0], set(replaced)
    if public.endswith(OPERATORS) and any(kind.startswith("mock") for kind in replaced.values()):
        return True  # Python and Pose let the other operand answer, and a mock has every answer
    if "missing" in replaced.values() and ".forward() missing 1 required positional argument" in problem:
        return True  # Python's own error: a NestedFunction calls `forward`, as torch.autograd.Function does
    if problem.startswith("accepts") and any(place.startswith(("out_g", "adj_")) for place in places):
        return True  # a buffer of another shape is ignored where no gradient comes, as the module says
    if public == "testing.assert_close" and problem.startswith("raises AssertionError at testing.py"):
        return True  # its answer to a value of another kind
    if public.endswith(".to") and problem.startswith("accepts"):
        return True  # of a tensor it takes the dtype and the device, which any tensor has
    return public in NESTINGS and "0" in places and problem.startswith(("accepts", "gives", "differs"))
