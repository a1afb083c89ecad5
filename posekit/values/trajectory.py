"""Trajectory: poses at times, and what is between them."""

from __future__ import annotations

import weakref
from typing import Any, ClassVar, Generic, NoReturn, Self, TypeVar, final

import attrs
import torch
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, IndexingError, ShapeError, ValidationError
from ..numerics import PATHS, Memory, Path
from .pose import Pose
from .pytree import register
from .rotation import Rotation
from .storage import Map, Stored

V = TypeVar("V", Pose, Rotation)
_VALUES = (Pose, Rotation)
_INTEGERS = (
    *(torch.int64, torch.int32, torch.int16, torch.int8),
    *(torch.uint64, torch.uint32, torch.uint16, torch.uint8),
)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Trajectory(Stored, Generic[V]):
    """An immutable batch of trajectories: poses, or rotations, that are passed at given times.

    What lies between two keys is asked for by kind:

    - ``"decoupled"``: positions on straight lines and rotations on shortest arcs, at constant speeds. Jumps in velocity
      at the keys; there, velocities are those of the segment that begins.
    - ``"screw"``: the screw motion from each key to the next one, a constant body twist. Jumps as well.
    - ``"spline"``: through all keys, twice continuously differentiable. Positions follow the natural cubic spline.
      Rotations follow SciPy's RotationSpline: on each segment the rotation vector from its first key is a cubic, and at
      both ends it turns at the mean rate of that segment. (SciPy stops after ten iterations, where keys far apart may
      be 0.01 rad from the solution.)
    - ``"bspline"``: a cumulative cubic B-spline on SE(3), the keys its control poses and their times its knots. Twice
      continuously differentiable, independent of the choice of frames, and local: a key moves the two segments on
      either side. It passes near the keys, and through the first and the last one, where it has no acceleration.

    >>> halves = Trajectory([0, 2], Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
    >>> halves.at(0.5).position
    tensor([1., 0., 0.])

    First and second derivatives with respect to keys, times and the times asked for are exact. The rotation spline is
    found by Newton's method, which takes a while: once, as long as the keys keep their numbers on the CPU and need no
    gradient, else in every call, so that many times belong in one. Where there is none to be found, as may be between
    keys far apart, and at times that are spaced very unevenly, it is NaN, for the whole trajectory.

    Args:
        times: Strictly increasing, shape (n,) or (*batch, n), n at least 2. They keep a dtype of their own, because
            time stamps need more digits than poses; lists and integers become
            float64, which tells whole numbers apart up to 2**53: take the first one off larger stamps.
        poses: A Pose or a Rotation of shape (*batch, n).
        validate: Whether to look at the numbers in ``times``, which waits for the device.
    """

    times: Tensor
    poses: V
    _names: ClassVar[tuple[str, ...]] = ("times", "poses")

    # Written out: torch.compile cannot trace the one of attrs.
    def __init__(self, times: TensorLike, poses: V, *, validate: bool = True) -> None:
        arguments.check_flags("Trajectory", validate=validate)
        times, poses = _agreed(times, poses)
        if validate:
            _refuse_unsorted(times)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "poses", poses)

    @classmethod
    def _of(cls, times: Any, poses: Any) -> Self:
        self = object.__new__(cls)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "poses", poses)
        return self

    def _tensors(self) -> tuple[Any, ...]:
        return self.times, self.poses

    def _map(self, function: Map) -> Self:
        times, poses = function(self.times), self.poses._map(function)
        return self if times is self.times and poses is self.poses else self._of(times, poses)

    @property
    def _lead(self) -> Tensor:
        return self.poses._lead

    # Between the keys

    def at(self, times: TensorLike | float, kind: str = "decoupled", *, extrapolate: bool = False) -> V:
        """The poses at other times.

        Args:
            times: A number for a result of shape (*batch), else of shape (m,) or (*batch, m) for a result of shape
                (*batch, m); batch shapes broadcast.
            kind: "decoupled", "screw", "spline" or "bspline".
            extrapolate: Whether the first and the last segment go on beyond the ends. Times are then not looked at,
                which would wait for the device.
        """
        path, alone, dtype = self._path("at", times, kind, extrapolate)
        position, quaternion = [x.to(dtype) for x in path.pose()]
        found = Pose._of(position, quaternion) if isinstance(self.poses, Pose) else Rotation._of(quaternion)
        return found[..., 0] if alone else found

    def velocity(self, times: TensorLike | float, kind: str = "decoupled", *, extrapolate: bool = False) -> Tensor:
        """The body twists at times: [v, w], shape (*batch, m, 6), or w alone, shape (*batch, m, 3), of rotations.

        Both are in the moving frame, per unit of time: v is the velocity of its origin and w its angular velocity, so
        that after a short time dt the pose is ``at(t).retract(velocity(t) * dt)``. In the parent frame v is
        ``at(t).rotation @ v``.
        """
        return self._motion("velocity", times, kind, extrapolate)

    def acceleration(self, times: TensorLike | float, kind: str = "decoupled", *, extrapolate: bool = False) -> Tensor:
        """The rates of change of ``velocity``: [v', w'], shape (*batch, m, 6), or w' alone, shape (*batch, m, 3).

        As v is told in a frame that turns, v' is not yet what an accelerometer feels: the acceleration of the origin,
        told in the moving frame, is v' + w x v.
        """
        return self._motion("acceleration", times, kind, extrapolate)

    def _motion(self, method: str, times: TensorLike | float, kind: str, extrapolate: bool) -> Tensor:
        path, alone, dtype = self._path(method, times, kind, extrapolate)
        moving = path.motion()[1 if method == "acceleration" else 0].to(dtype)
        moving = moving if isinstance(self.poses, Pose) else moving[..., 3:]
        return moving[..., 0, :] if alone else moving

    def _path(
        self, method: str, times: TensorLike | float, kind: str, extrapolate: bool
    ) -> tuple[Path, bool, torch.dtype]:
        """The way at some times, whether they are one number, and the dtype of the result."""
        name = f"Trajectory.{method}"
        arguments.check_choice(kind, PATHS, f"{name}: kind")
        arguments.check_flags(name, extrapolate=extrapolate)
        asked = _times(times, f"{name}: times", self.times)
        arguments.check_devices(f"{name}: times and trajectory", asked, self.times)
        if asked.dim() > 1:
            arguments.broadcast(f"{name}: times and trajectory", asked.shape[:-1], self.shape)
        if not extrapolate:
            self._refuse_outside(name, asked)
        alone = asked.dim() == 0
        keys, own = self._keys(), self.dtype
        keys = keys.float() if own.itemsize < 4 else keys
        dtype = torch.promote_types(torch.promote_types(self.times.dtype, asked.dtype), torch.float32)
        asked = asked.to(dtype)[None] if alone else asked.to(dtype)
        memory = None if torch.compiler.is_compiling() else _MEMORIES.setdefault(self, {})
        return PATHS[kind](self.times.to(dtype), keys.position, keys.quaternion, asked, memory), alone, own

    def _keys(self) -> Pose:
        if isinstance(self.poses, Pose):
            return self.poses
        return Pose._of(self.poses.quaternion.new_zeros(*self.poses.shape, 3), self.poses.quaternion)

    def _refuse_outside(self, name: str, asked: Tensor) -> None:
        # In the coarser dtype: 0.3 is the same time in float32 and float64.
        dtype = min(self.times.dtype, asked.dtype, key=lambda d: d.itemsize)
        t, start, end = [x.detach().to(dtype) for x in (asked, self.start, self.end)]
        if start.dim() and t.dim():
            start, end = start.unsqueeze(-1), end.unsqueeze(-1)
        bad = first(~((t >= start) & (t <= end)))
        if bad is not None:
            t, start, end = [x[bad].item() for x in torch.broadcast_tensors(asked.detach(), start, end)]
            place = list(bad) or ""
            raise ValidationError(
                f"{name}: times{place} = {t} is outside [{start}, {end}]; extrapolate=True goes on beyond the ends"
            )

    def resample(self, times: TensorLike, kind: str = "decoupled", *, extrapolate: bool = False) -> Trajectory[V]:
        """The trajectory whose keys are this one at other times, shape (m,) or (*batch, m)."""
        times = _times(times, "Trajectory.resample: times", self.times)
        if not times.dim():
            raise ShapeError("Trajectory.resample: times must have shape (..., n), got ()")
        return Trajectory(times, self.at(times, kind, extrapolate=extrapolate))

    # The keys

    def __len__(self) -> int:
        return self.times.shape[-1]

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: slice) -> Trajectory[V]:
        if not isinstance(index, slice):
            given = type(index).__name__
            raise ArgumentError(
                f"Trajectory[...]: takes a slice of its keys, got {given}; index .poses for one of them"
            )
        try:
            chosen = range(*index.indices(self.times.shape[-1]))
        except (TypeError, ValueError) as error:
            raise IndexingError(f"Trajectory[...]: {error}, got {index}") from error
        if chosen.step < 1:
            raise ArgumentError(f"Trajectory[...]: time does not go backwards, got a step of {index.step}")
        times = self.times[..., index]
        _enough(times.shape[-1], "Trajectory[...]")
        return Trajectory._of(times, self.poses[..., index])

    def __setitem__(self, index: Any, value: Any) -> NoReturn:
        raise ArgumentError("a Trajectory is immutable: make a new one")

    @property
    def start(self) -> Tensor:
        """When it starts, shape () or (*batch), as the times are."""
        return self.times[..., 0]

    @property
    def end(self) -> Tensor:
        """When it ends, shape () or (*batch), as the times are."""
        return self.times[..., -1]

    @property
    def duration(self) -> Tensor:
        """How long it takes, shape () or (*batch), as the times are."""
        return self.end - self.start

    @property
    def shape(self) -> torch.Size:
        """The batch shape, without the keys."""
        return self.poses.shape[:-1]

    # Dtype, device and memory

    def to(self, *target: Any, **options: Any) -> Self:
        """On another device, or with its poses in another dtype, as ``Pose.to``. Its times keep their dtype."""
        target = tuple([t.poses if isinstance(t, Trajectory) else t for t in target])
        poses = self.poses.to(*target, **options)
        times = self.times.to(poses.device, non_blocking=options.get("non_blocking", False))
        return self if poses is self.poses and times is self.times else self._of(times, poses)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Ask for gradients of the poses, in place: the tensors it was made of, where it shares them, ask too."""
        self.poses.requires_grad_(requires_grad)
        return self

    def __repr__(self) -> str:
        try:
            parts = [
                type(self.poses).__name__,
                f"keys={len(self)}",
                f"shape={tuple(self.shape)}",
                f"dtype={self.dtype}",
            ]
            if self.device.type != "cpu":
                parts.append(f"device='{self.device}'")
        except Exception:  # tree functions put anything in the place of tensors, and a debugger must get a line
            parts = [f"{name}={type(x).__name__}" for name, x in zip(self._names, self._tensors(), strict=True)]
        return f"Trajectory({', '.join(parts)})"


_MEMORIES: weakref.WeakKeyDictionary[Trajectory[Any], Memory] = weakref.WeakKeyDictionary()


def _times(times: Any, name: str, like: Tensor) -> Tensor:
    """Times as a tensor: integers in float64, whatever ``like`` is."""
    found = arguments.tensor(times, name, like)
    if found.dtype in _INTEGERS:
        return found.double()
    arguments.check_dtype(found.dtype, name)
    return found


def first(bad: Tensor) -> tuple[int, ...] | None:
    """Where the first of the bad ones is, if any is, and if anybody can look: under vmap and in traces nobody can."""
    if not arguments.visible(bad):
        return None
    try:
        return tuple(bad.nonzero()[0].tolist()) if bad.any() else None
    except RuntimeError:
        return None


def _refuse_unsorted(times: Tensor) -> None:
    steps = times.detach().diff(dim=-1)
    place = first(~((steps > 0) & (steps < torch.inf)))
    if place is not None:
        after = (*place[:-1], place[-1] + 1)
        raise ValidationError(
            f"Trajectory: times must be finite and increase strictly, but times{list(after)} = {times[after].item()} "
            f"comes after {times[place].item()}"
        )


def _enough(keys: int, name: str) -> None:
    if keys < 2:
        raise ShapeError(f"{name}: needs at least 2 keys, got {keys}")


def _agreed(times: Any, poses: Any) -> tuple[Tensor, Any]:
    """The constructor's arguments, of one batch shape and on one device."""
    if not isinstance(poses, _VALUES):
        raise ArgumentError(f"Trajectory: poses must be a Pose or a Rotation, got {type(poses).__name__}")
    like = torch.empty(0, dtype=torch.float64, device=poses.device)
    times = _times(times, "Trajectory: times", like)
    arguments.check_devices("Trajectory: times and poses", times, poses.quaternion)
    if not times.dim() or not poses.ndim:
        name, shape = ("times", times.shape) if not times.dim() else ("poses", poses.shape)
        raise ShapeError(f"Trajectory: {name} must have shape (..., n), got {tuple(shape)}")
    keys = times.shape[-1]
    if keys != poses.shape[-1]:
        raise ShapeError(f"Trajectory: needs as many times as poses, got {keys} and {poses.shape[-1]}")
    _enough(keys, "Trajectory")
    if times.dim() > 1 and times.shape != poses.shape:
        batch = arguments.broadcast("Trajectory: times and poses", times.shape[:-1], poses.shape[:-1])
        times, poses = times.expand(*batch, keys), poses.expand(*batch, keys)
    return times, poses


register(Trajectory, Trajectory._names, "trajectory")
