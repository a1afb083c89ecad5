"""Trajectory: poses at given times and their interpolation."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, ClassVar, Generic, NoReturn, TypeVar, final

import attrs
import torch
from torch import Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..errors import ArgumentError, IndexingError, ShapeError
from ..numerics import PATHS, Interpolation, Memo
from . import names
from .base import DRAWN, Map, Numbers, Shown, Stored, register
from .display import Displayed
from .pose import Pose
from .rotation import Rotation
from .times import Duplicates, Outside, as_times, check_sorted, choice, clamp, cropped, in_order, in_range, within

V = TypeVar("V", Pose, Rotation)
_VALUES = (Pose, Rotation)


@final
@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False)
class Trajectory(Stored, Displayed, Generic[V]):
    """An immutable batch of trajectories: keys, which are poses or rotations, at given times.

    Methods take the kind of interpolation between the keys:

    - ``"decoupled"``: Linear interpolation of positions and slerp of rotations, at constant speeds. The velocity jumps
      at the keys; the velocity at a key is that of the segment that begins there.
    - ``"screw"``: The screw motion from each key to the next, with a constant body twist. The velocity jumps at the
      keys, too.
    - ``"spline"``: Interpolation of all keys, twice continuously differentiable. Positions follow the natural cubic
      spline. Rotations follow SciPy's RotationSpline: on each segment the rotation vector relative to the first key is
      a cubic polynomial, and at both ends of the trajectory the angular rate is the mean rate of the end segment.
      (SciPy stops after ten iterations; for keys that are far apart its result may differ from the solution by 0.01
      rad.)
    - ``"bspline"``: A cumulative cubic B-spline on SE(3) (Kim, Kim and Shin 1995) with the keys as control poses and
      their times as knots. It is twice continuously differentiable, independent of the choice of frames, and local: a
      key affects two segments on either side. It approximates the inner keys and interpolates the first and the last
      key, where the acceleration is 0.

    >>> halves = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
    >>> halves.at(0.5).position
    tensor([1., 0., 0.])

    First and second derivatives with respect to the keys, their times and the query times are exact.

    The rotation spline is solved by Newton's method, which is expensive. The solution is cached if the keys are on the
    CPU and require no gradient, until their values change. Otherwise it is computed in every call: evaluate many times
    in one call. If there is no solution, which can happen for keys that are far apart and for times with very uneven
    spacing, the result is NaN for the whole trajectory.

    Args:
        times: Strictly increasing times, shape (n,) or (*batch, n), with n >= 2. They have their own dtype, because
            time stamps need more digits than poses. Lists and integers are converted to float64, which represents
            integers exactly up to 2**53: subtract the first time stamp from larger ones.
        poses: The keys, a Pose or a Rotation of shape (*batch, n).
        validate: Whether to check the values of ``times``, which synchronizes with the device.
        duplicates: What happens to equal times, of shape (n,), and their poses: "raise" an error, or keep only the
            "first" or the "last" of them.
        sort: Whether to sort times that go back, with their poses. This and ``duplicates`` wait for a CUDA device.
    """

    times: Tensor
    poses: V
    _names: ClassVar[tuple[str, ...]] = ("times", "poses")

    # Explicit: torch.compile cannot trace the one of attrs.
    @arguments.closed(names.MAKE_TRAJECTORY)
    def __init__(
        self,
        times: TensorLike,
        poses: V,
        *,
        validate: bool = True,
        duplicates: Duplicates = "raise",
        sort: bool = False,
    ) -> None:
        arguments.check_flags("Trajectory", validate=validate)
        times, poses = _broadcast_fields(times, poses)
        if duplicates != "raise" or sort is not False:
            times, poses = in_order(times, poses, duplicates, sort)
            _check_key_count(times.shape[-1], "Trajectory")
        if validate:
            check_sorted(times)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "poses", poses)

    @classmethod
    def _unchecked(cls, times: Any, poses: Any) -> Self:
        self = object.__new__(cls)
        object.__setattr__(self, "times", times)
        object.__setattr__(self, "poses", poses)
        return self

    def _tensors(self) -> tuple[Any, ...]:
        return self.times, self.poses

    def _map(self, function: Map) -> Self:
        times, poses = function(self.times), self.poses._map(function)
        return self if times is self.times and poses is self.poses else self._unchecked(times, poses)

    @property
    def _lead(self) -> Tensor:
        return self.poses._lead

    # Between the keys

    @arguments.closed(names.AT)
    def at(
        self,
        times: TensorLike | float,
        kind: str = "decoupled",
        *,
        outside: Outside = "raise",
        extrapolate: bool = False,
    ) -> V:
        """Evaluate the trajectory at query times.

        >>> path = pk.Trajectory([0, 1], pk.Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
        >>> path.at(0.25)
        Pose(position=[1., 0., 0.], quaternion=[1., 0., 0., 0.])
        >>> path.at([0.0, 0.5, 1.0]).position
        tensor([[0., 0., 0.],
                [2., 0., 0.],
                [4., 0., 0.]])
        >>> path.at([0.5, 3.0], outside="clamp").position
        tensor([[2., 0., 0.],
                [4., 0., 0.]])

        Args:
            times: A number for a result of shape (*batch), or a tensor of shape (m,) or (*batch, m) for a result of
                shape (*batch, m). The batch shapes broadcast.
            kind: The interpolation: "decoupled", "screw", "spline" or "bspline".
            outside: What to do with times before the first or after the last key. "raise" raises an error for the
                first of them, or for NaN; on a CUDA device, whose values it does not wait for, their results are NaN;
                under `torch.vmap`, which lets nobody look at them, it continues segments like "extrapolate". "clamp"
                takes the nearest end, "extrapolate" continues the first and the last segment. A NaN time gives NaN.
            extrapolate: True is the same as ``outside="extrapolate"``.
        """
        return self._at("at", times, kind, outside, extrapolate)

    def _at(self, method: str, times: TensorLike | float, kind: str, outside: Outside, extrapolate: bool) -> V:
        path, is_scalar, dtype = self._path(method, times, kind, outside, extrapolate)
        position, quaternion = [x.to(dtype) for x in path.pose()]
        value = (
            Pose._unchecked(position, quaternion) if isinstance(self.poses, Pose) else Rotation._unchecked(quaternion)
        )
        return value[..., 0] if is_scalar else value

    def velocity(
        self,
        times: TensorLike | float,
        kind: str = "decoupled",
        *,
        outside: Outside = "raise",
        extrapolate: bool = False,
    ) -> Tensor:
        """Return the body velocities at query times.

        For poses they are twists [v, w] of shape (*batch, m, 6). For rotations they are angular velocities w of shape
        (*batch, m, 3). Both are expressed in the moving frame, per unit of time: v is the velocity of its origin and w
        its angular velocity. To first order in dt, the pose at t + dt is ``at(t).retract(velocity(t) * dt)``. In the
        parent frame the velocity of the origin is ``at(t).rotation @ v``.

        >>> path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
        >>> path.velocity(0.5)  # [v, w]
        tensor([2., 0., 0., 0., 0., 0.])

        Args:
            times: A number or a tensor, as for ``at``.
            kind: The interpolation, as for ``at``.
            outside: What happens outside the trajectory, as for ``at``. "clamp" gives that of the nearest end, which
                need not be 0.
            extrapolate: True is the same as ``outside="extrapolate"``.
        """
        return self._motion("velocity", times, kind, outside, extrapolate)

    def acceleration(
        self,
        times: TensorLike | float,
        kind: str = "decoupled",
        *,
        outside: Outside = "raise",
        extrapolate: bool = False,
    ) -> Tensor:
        """Return the time derivatives of ``velocity``: [v', w'] of shape (*batch, m, 6), or w' of shape (*batch, m, 3).

        Because v is expressed in a rotating frame, v' is not the acceleration of the origin. That acceleration,
        expressed in the moving frame, is v' + w x v; an accelerometer measures it, apart from gravity.

        >>> path = pk.Trajectory([0, 1, 2], pk.Pose([[0, 0, 0], [1, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
        >>> path.acceleration(1.0, "spline")  # [v', w']
        tensor([3., 0., 0., 0., 0., 0.])

        Args:
            times: A number or a tensor, as for ``at``.
            kind: The interpolation, as for ``at``.
            outside: What happens outside the trajectory, as for ``at``. "clamp" gives that of the nearest end, which
                need not be 0.
            extrapolate: True is the same as ``outside="extrapolate"``.
        """
        return self._motion("acceleration", times, kind, outside, extrapolate)

    def _motion(self, method: str, times: TensorLike | float, kind: str, outside: Outside, extrapolate: bool) -> Tensor:
        path, is_scalar, dtype = self._path(method, times, kind, outside, extrapolate)
        motion = path.motion()[1 if method == "acceleration" else 0].to(dtype)
        motion = motion if isinstance(self.poses, Pose) else motion[..., 3:]
        return motion[..., 0, :] if is_scalar else motion

    def _path(
        self, method: str, times: TensorLike | float, kind: str, outside: Outside, extrapolate: bool
    ) -> tuple[Interpolation, bool, torch.dtype]:
        """Return the path at query times, whether these are a single number, and the dtype of the result."""
        name = f"Trajectory.{method}"
        arguments.check_choice(kind, PATHS, f"{name}: kind")
        outside = choice(name, outside, extrapolate)
        queries = as_times(times, f"{name}: times", self.times)
        arguments.check_devices(f"{name}: times and trajectory", queries, self.times)
        if queries.dim() > 1:
            arguments.broadcast(name, self=self.shape, times=queries.shape[:-1])
        if outside == "raise":
            queries = in_range(name, queries, self.start, self.end)
        is_scalar = queries.dim() == 0
        keys = self._keys()
        keys = keys.float() if self.dtype.itemsize < 4 else keys
        dtype = torch.promote_types(torch.promote_types(self.times.dtype, queries.dtype), torch.float32)
        queries, keyed = queries.to(dtype)[None] if is_scalar else queries.to(dtype), self.times.to(dtype)
        if outside == "clamp":
            queries = clamp(queries, keyed[..., :1], keyed[..., -1:])
        cache = None if torch.compiler.is_compiling() else _CACHES.setdefault(self, {})
        path = PATHS[kind](keyed, keys.position, keys.quaternion, queries, cache)
        return path, is_scalar, self.dtype

    def _keys(self) -> Pose:
        if isinstance(self.poses, Pose):
            return self.poses
        return Pose._unchecked(self.poses.quaternion.new_zeros(*self.poses.shape, 3), self.poses.quaternion)

    def resample(
        self, times: TensorLike, kind: str = "decoupled", *, outside: Outside = "raise", extrapolate: bool = False
    ) -> Trajectory[V]:
        """Evaluate at times of shape (m,) or (*batch, m) and return a trajectory with the results as keys.

        >>> path = pk.Trajectory([0, 2], pk.Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
        >>> path.resample([0.0, 0.5, 2.0])
        Trajectory(Pose, keys=3, span=[0., 2.],
          [0] time=0.0000, position=[0., 0., 0.], quaternion=[1., 0., 0., 0.]
          [1] time=0.5000, position=[1., 0., 0.], quaternion=[1., 0., 0., 0.]
          [2] time=2.0000, position=[4., 0., 0.], quaternion=[1., 0., 0., 0.])

        Args:
            times: The times of the new keys, strictly increasing. The check waits for a CUDA device.
            kind: The interpolation, as for ``at``.
            outside: What happens outside the trajectory, as for ``at``.
            extrapolate: True is the same as ``outside="extrapolate"``.
        """
        times = as_times(times, "Trajectory.resample: times", self.times)
        if not times.dim():
            raise ShapeError("Trajectory.resample: times must have shape (..., n), got ()")
        return Trajectory(times, self._at("resample", times, kind, outside, extrapolate))

    # Other frames

    def compose(self, other: Pose | Rotation) -> Trajectory[V]:
        """Compose each key with ``other``, ``self @ other``: the trajectory of a frame that is fixed to the moving one.

        The result has the keys ``poses @ other``. ``T @ self`` has the keys ``T @ poses``: the same motion, seen from
        another parent frame. A trajectory of rotations is composed with rotations.

        >>> world_T_body = pk.Trajectory([0, 1], pk.Pose([[0, 0, 0], [4, 0, 0]], [1, 0, 0, 0]))
        >>> body_T_camera = pk.Pose([0, 0, 1])
        >>> (world_T_body @ body_T_camera).poses.position
        tensor([[0., 0., 1.],
                [4., 0., 1.]])
        >>> (pk.Pose([0, 5, 0]) @ world_T_body).at(0.5).position
        tensor([2., 5., 0.])

        Args:
            other: Poses or rotations, shape (*batch): one for each trajectory.
        """
        return self._composed(other, lambda keys, value: keys @ value)

    def __matmul__(self, other: Pose | Rotation) -> Trajectory[V]:
        return self.compose(other) if isinstance(other, _VALUES) else NotImplemented

    def _left_compose(self, other: Pose | Rotation) -> Self:
        """Compose a pose or a rotation with each key, ``other @ self``."""
        return self._composed(other, lambda keys, value: value @ keys)

    def _composed(self, other: Any, product: Callable[[Any, Any], Any]) -> Self:
        if not isinstance(other, _VALUES):
            actual = type(other).__name__
            raise ArgumentError(f"Trajectory.compose: other must be a Pose or a Rotation, got {actual}")
        if isinstance(self.poses, Rotation) and isinstance(other, Pose):
            raise ArgumentError("Trajectory.compose: the keys are rotations, and other is a Pose; pass its rotation")
        arguments.check_devices("Trajectory.compose: self and other", self.poses.quaternion, other.quaternion)
        batch = arguments.broadcast("Trajectory.compose", self=self.shape, other=other.shape)
        times = self.times if self.times.dim() == 1 else self.times.expand(*batch, len(self))
        return self._unchecked(times, product(self.poses, other.unsqueeze(-1)))

    @property
    def path_length(self) -> Tensor:
        """The sum of the distances from each key to the next, shape (*batch).

        Where two keys are at the same position it is not differentiable; the derivatives of that distance are 0.

        >>> pk.Trajectory([0, 1, 2], pk.Pose([[0, 0, 0], [3, 4, 0], [3, 4, 1]])).path_length
        tensor(6.)
        """
        if not isinstance(self.poses, Pose):
            raise ArgumentError("Trajectory.path_length: the keys are rotations, which have no positions")
        distances, _ = self.poses[..., 1:].distance(self.poses[..., :-1])
        return distances.sum(-1)

    def crop(self, start: TensorLike | float | None = None, end: TensorLike | float | None = None) -> Trajectory[V]:
        """Return the keys with times in [start, end]. No key is added at the ends; `resample` does so.

        The check of the values waits for a CUDA device.

        >>> path = pk.Trajectory([0, 1, 2, 3], pk.Pose.identity(4))
        >>> path.crop(0.5, 2).times
        tensor([1., 2.], dtype=torch.float64)

        Args:
            start: The earliest time, a number or shape (*batch). The default is the start of the trajectory.
            end: The latest time, likewise.

        Raises:
            ShapeError: If fewer than two keys remain, or trajectories of a batch would keep different numbers of keys.
        """
        inside = torch.ones_like(self.times, dtype=torch.bool)
        for name, value in (("start", start), ("end", end)):
            if value is not None:
                bound = as_times(value, f"Trajectory.crop: {name}", self.times)
                arguments.check_devices(f"Trajectory.crop: {name} and trajectory", bound, self.times)
                arguments.broadcast("Trajectory.crop", self=self.shape, **{name: bound.shape})
                inside = inside & within(self.times, bound, is_start=name == "start")
        first, count = cropped(inside)
        _check_key_count(count, "Trajectory.crop")
        if isinstance(first, int):
            return self[first : first + count]
        index = first.unsqueeze(-1) + torch.arange(count, device=first.device)
        times, poses = self.times.expand(inside.shape), self.poses.expand(*inside.shape)
        gathered = poses._map(lambda x: x.take_along_dim(index.unsqueeze(-1), -2))
        return self._unchecked(times.take_along_dim(index, -1), gathered)

    # The keys

    def __len__(self) -> int:
        return self.times.shape[-1]

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: slice) -> Trajectory[V]:
        if not isinstance(index, slice):
            fact = f"the index must be a slice, got {type(index).__name__}; index .poses for single keys"
            raise ArgumentError(f"Trajectory[...]: {fact}")
        try:
            chosen = range(*index.indices(self.times.shape[-1]))
        except (TypeError, ValueError) as error:
            raise IndexingError(f"Trajectory[...]: {error}, got {index}") from error
        if chosen.step < 1:
            raise ArgumentError(f"Trajectory[...]: the slice step must be positive, got {index.step}")
        _check_key_count(len(chosen), "Trajectory[...]")
        index = slice(chosen.start, chosen.stop, chosen.step)  # within 64 bits
        return Trajectory._unchecked(self.times[..., index], self.poses[..., index])

    def __setitem__(self, index: Any, value: Any) -> NoReturn:
        raise ArgumentError("a Trajectory is immutable: create a new one")

    @property
    def start(self) -> Tensor:
        """The first time, shape () or (*batch) for times of shape (n,) or (*batch, n).

        >>> pk.Trajectory([0.5, 2], pk.Pose.identity(2)).start
        tensor(0.5000, dtype=torch.float64)
        """
        return self.times[..., 0]

    @property
    def end(self) -> Tensor:
        """The last time, shape () or (*batch) for times of shape (n,) or (*batch, n).

        >>> pk.Trajectory([0.5, 2], pk.Pose.identity(2)).end
        tensor(2., dtype=torch.float64)
        """
        return self.times[..., -1]

    @property
    def duration(self) -> Tensor:
        """The difference between the last and the first time, shape () or (*batch).

        >>> pk.Trajectory([0.5, 2], pk.Pose.identity(2)).duration
        tensor(1.5000, dtype=torch.float64)
        """
        return self.end - self.start

    @property
    def shape(self) -> torch.Size:
        """The batch shape, without the dimension of the keys.

        >>> pk.Trajectory([0, 1, 2], pk.Pose.identity(8, 3)).shape
        torch.Size([8])
        """
        return self.poses.shape[:-1]

    # Dtype, device and memory

    def to(self, *target: Any, **options: Any) -> Self:
        """Convert the poses to another dtype, or move to another device, as ``Pose.to``. The times keep their dtype.

        >>> path = pk.Trajectory([0, 1], pk.Pose.identity(2, dtype=torch.float64)).to(torch.float32)
        >>> path.poses.dtype, path.times.dtype
        (torch.float32, torch.float64)

        Args:
            *target: A dtype, a device, both in the order of ``torch.Tensor.to``, or a tensor or value whose dtype and
                device are taken.
            **options: The keyword arguments of ``torch.Tensor.to``: ``dtype``, ``device``, ``non_blocking``, ``copy``.
        """
        target = self._checked_target(target, options)
        poses = self.poses.to(*target, **options)
        times = self.times.to(poses.device, non_blocking=options.get("non_blocking", False))
        return self if poses is self.poses and times is self.times else self._unchecked(times, poses)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Set ``requires_grad`` of the poses in place, including tensors that are shared with the caller.

        >>> path = pk.Trajectory([0, 1], pk.Pose.identity(2)).requires_grad_()
        >>> path.at(0.25).position.sum().backward()
        >>> path.poses.position.grad
        tensor([[0.7500, 0.7500, 0.7500],
                [0.2500, 0.2500, 0.2500]])

        Args:
            requires_grad: Whether to record the operations on the poses for ``backward``.
        """
        arguments.check_flags("Trajectory.requires_grad_", requires_grad=requires_grad)
        self.poses.requires_grad_(requires_grad)
        return self

    def _shown(self) -> Shown:
        poses = self.poses._shown()
        fits = poses.label and self.times.shape in (self.poses.shape, self.poses.shape[-1:])
        shape = f"shape={tuple(self.shape)}, " if self.shape else ""
        label = f"{type(self.poses).__name__}, {shape}keys={len(self)}" if fits else ""
        return Shown(label, {**poses.tensors, "times": self.times})

    def _numbers(self) -> Numbers:
        span = {"span": self.times[..., :: max(len(self) - 1, 1)]}  # the first and the last time
        step = -(-len(self) // DRAWN)
        path = self.poses[(0,) * len(self.shape)][::step]._numbers().rows if self.shape.numel() else {}
        if not self.shape:
            return Numbers({"time": self.times.unsqueeze(-1), **self.poses._numbers().rows}, span, path)
        return Numbers({}, span, path) if self.times.dim() == 1 else Numbers(span, {}, path)


_CACHES: weakref.WeakKeyDictionary[Trajectory[Any], Memo] = weakref.WeakKeyDictionary()


def _check_key_count(keys: int, name: str) -> None:
    if keys < 2:
        raise ShapeError(f"{name}: needs at least 2 keys, got {keys}")


def _broadcast_fields(times: Any, poses: Any) -> tuple[Tensor, Any]:
    """Check the constructor's arguments and expand them to one batch shape."""
    if not isinstance(poses, _VALUES):
        remedy = "; the times come first" if isinstance(times, Pose | Rotation) else ""
        if hasattr(poses, "lift") and hasattr(poses, "complex"):
            remedy = "; lift them to space: Trajectory(times, poses.lift()), whose values are planar()"
        raise ArgumentError(f"Trajectory: poses must be a Pose or a Rotation, got {type(poses).__name__}{remedy}")
    like = torch.empty(0, dtype=torch.float64, device=poses.device)
    times = as_times(times, "Trajectory: times", like)
    arguments.check_devices("Trajectory: times and poses", times, poses.quaternion)
    if not times.dim() or not poses.ndim:
        name, shape = ("times", times.shape) if not times.dim() else ("poses", poses.shape)
        raise ShapeError(f"Trajectory: {name} must have shape (..., n), got {tuple(shape)}")
    keys = times.shape[-1]
    if keys != poses.shape[-1]:
        raise ShapeError(f"Trajectory: the numbers of times and poses must be equal, got {keys} and {poses.shape[-1]}")
    _check_key_count(keys, "Trajectory")
    if times.dim() > 1 and times.shape != poses.shape:
        batch = arguments.broadcast("Trajectory", times=times.shape[:-1], poses=poses.shape[:-1])
        times, poses = times.expand(*batch, keys), poses.expand(*batch, keys)
    return times, poses


register(Trajectory, Trajectory._names)
