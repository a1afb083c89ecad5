"""The least distances along whole motions, as one kernel, of robots whose joints have one number each."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ...engine import TAGS, Native
from ...math.trees import WITH_ONE_NUMBER
from ...numerics import WARP
from .proximity import NUMBERS, TABLES, Proximity, text_of, up
from .texts import LEVELS as LEVELS
from .texts import MOST, PARTS, whole_text

SETTLED = 1e-3  # of the energy: a step that gains no more ends a path with costs that is free
_SEARCH = ("control", "before", "checks", "energy", "best_q", "best_clearance", "best_energy", "kept_q", "kept_energy")
_POINTERS = (
    *(*TABLES, "slopes", "q", "enough", "rows", "origin_position", "origin_quaternion", "axis"),
    *("lists", "lows", "found", "leasts", *_SEARCH, "places", "clearance"),
)


@functools.cache
def whole_kernel(tag: str, balls: int, columns: int, frames: int, velocities: int) -> Native:
    """The kernel for up to so many spheres, columns of the Jacobian, links, and numbers of a configuration."""
    sizes = balls, columns, velocities, frames
    text = text_of(functools.partial(whole_text, settled=SETTLED), tag, *sizes)
    name = f"pk_whole_{tag}_{'_'.join(map(str, sizes))}"
    return Native(name, text, _POINTERS, (*NUMBERS, "width", "check_count", "settled"), team=WARP)


def is_known(near: Proximity) -> bool:
    """Whether the kernel knows the joints of a robot."""
    tree = near.robot.tree
    return tree.is_scalar and all([tree.kinds[i] in WITH_ONE_NUMBER for i in near.rows])


class Best(NamedTuple):
    """Paths that have the most of the clearance that is wanted.

    Attributes:
        waypoints: Shape (paths, n, nq).
        clearance: Shape (paths,).
        energy: Shape (paths,).
    """

    waypoints: Tensor
    clearance: Tensor
    energy: Tensor


def whole(
    near: Proximity, q: Tensor, problem: Tensor, enough: Tensor | None, tolerance: tuple[float, float]
) -> tuple[Tensor, Tensor]:
    """The least distances, and the two configurations of which one has it, shapes (motions,) and (motions, 2, nq).

    Args:
        near: The distances.
        q: Shape (motions, n, nq), of the robot's dtype.
        problem: The problem of each motion, shape (motions,).
        enough: Of motions with a greater distance only this is known, shape (motions,).
        tolerance: See `Proximity.between`.
    """
    clearance, places = q.new_full((len(q),), torch.inf), q[:, :2].clone()
    _run(near, q, problem, enough, tolerance, {"clearance": clearance, "places": places}, {})
    return clearance, places


def kept(
    near: Proximity,
    path: tuple[Tensor, Tensor],
    best: Best,
    problem: Tensor,
    wanted: Tensor,
    control: tuple[Tensor, Tensor],
    checks: Tensor,
    has_costs: bool,
    tolerance: tuple[float, float],
) -> Best:
    """The better ones of paths and the best ones so far, for those that are checked now; other best ones stay.

    Args:
        near: The distances.
        path: The waypoints and the energies.
        best: The best ones so far.
        problem: The problem of each path, shape (paths,).
        wanted: The clearance at which a path ends, shape (paths,).
        control: The numbers of the paths before and after the last step; the latter get a status. See `minimise`.
        checks: The numbers of the steps in which paths are checked.
        has_costs: Whether paths go on until costs are small.
        tolerance: See `Proximity.between`.
    """
    result = Best(*map(torch.empty_like, best))
    tensors = {
        **{"before": control[0].contiguous(), "control": control[1], "checks": checks, "energy": path[1]},
        **{"best_q": best.waypoints, "best_clearance": best.clearance, "best_energy": best.energy},
        **{"kept_q": result.waypoints, "kept_energy": result.energy, "clearance": result.clearance},
    }
    _run(near, path[0], problem, wanted, tolerance, tensors, {"check_count": len(checks), "settled": int(has_costs)})
    return result


def _run(
    near: Proximity,
    q: Tensor,
    problem: Tensor,
    enough: Tensor | None,
    tolerance: tuple[float, float],
    tensors: dict[str, Any],
    options: dict[str, int],
) -> None:
    robot, motions, (balls, columns, velocities) = near.robot, len(q), near.sizes_up
    width = max(PARTS * MOST, q.shape[1])
    position, quaternion, axis, table = near.geometry
    every = {
        **near.tensors,
        **{"q": q.contiguous(), "problem": problem if len(near.tensors["obstacles"]) > 1 else None},
        **{"rows": table, "axis": axis, "enough": enough, "origin_position": position, "origin_quaternion": quaternion},
        "settings": robot._constant((torch.inf, *tolerance), q.dtype, q.device),
        "lists": torch.empty(motions, 2, MOST, dtype=torch.int64, device=q.device),
        "found": torch.empty(motions, 2, WARP, dtype=torch.int64, device=q.device),
        **{"lows": q.new_empty(motions, width), "leasts": q.new_empty(motions, 2, WARP)},
        **tensors,
    }
    sizes = {**near.sizes, "each": q.shape[1], "width": width, "check_count": 0, "settled": 0, **options}
    kernel = whole_kernel(TAGS[q.dtype], balls, columns, up(len(near.rows)), velocities)
    items = sizes["ball_count"] * sizes["obstacle_count"] + sizes["pair_count"]
    kernel.run(every, sizes, motions, max(items, 1) * q.shape[1], q.device, unit=1)
