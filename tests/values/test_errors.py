"""Error messages of the value classes, one test case each. The ops' messages are tested with the engine."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
import torch
from torch import Tensor

import posekit as pk
from posekit import Pose, Rotation
from posekit.math import pose

P, Q = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([0.5, 0.5, -0.5, 0.5])
T, R = Pose(P, Q), Rotation(Q)
BATCH = T.expand(4, 2)


@pytest.mark.guarantee("Guarantees", "errors")
@pytest.mark.parametrize(
    ("kind", "builtin"),
    [
        (pk.errors.ShapeError, ValueError),
        (pk.errors.DTypeError, TypeError),
        (pk.errors.DeviceError, RuntimeError),
        (pk.errors.ArgumentError, TypeError),
        (pk.errors.OptionError, ValueError),
        (pk.errors.OptionError, pk.errors.ArgumentError),
        (pk.errors.IndexingError, IndexError),
        (pk.errors.MissingExtraError, ImportError),
        (pk.errors.ValidationError, ValueError),
    ],
)
def test_errors_derive_from_posekit_error_and_a_builtin(kind: type[Exception], builtin: type[Exception]) -> None:
    assert issubclass(kind, pk.errors.PosekitError)
    assert issubclass(kind, builtin)
    assert kind.__name__ in pk.errors.__all__


SHAPE: dict[str, Callable[[], object]] = {
    r"Pose: position must have shape \(\.\.\., 3\), got \(4,\)": lambda: Pose(Q, Q),
    r"Pose: position must have shape \(\.\.\., 3\), got \(\)": lambda: Pose(1.0, Q),
    r"Pose: quaternion must have shape \(\.\.\., 4\), got \(2, 3\)": lambda: Pose(P, torch.ones(2, 3)),
    r"Pose: quaternion must have shape \(\.\.\., 4\), got \(2, 3, 3\); convert matrices with Rotation.from_matrix": (
        lambda: Pose(P, torch.eye(3).expand(2, 3, 3))
    ),
    r"Pose: quaternion must have shape \(\.\.\., 4\), got \(3, 3\); convert matrices with": lambda: Pose(
        rotation=np.eye(3)
    ),
    r"Pose: position must have shape \(\.\.\., 3\), got \(4, 4\); convert matrices with Pose.from_matrix": lambda: Pose(
        torch.eye(4)
    ),
    r"Pose: position must have shape \(\.\.\., 3\), got \(2, 7\); convert vectors of 7 numbers with Pose.from_vector": (
        lambda: Pose(torch.rand(2, 7))
    ),
    r"Pose: position must have shape \(\.\.\., 3\), got \(6,\); convert tangents with Pose.exp": lambda: Pose(
        torch.rand(6)
    ),
    r"Rotation: quaternion must have shape \(.*, 4\), got \(3,\); convert rotation vectors with Rotation.from_rotvec": (
        lambda: Rotation([0.0, 0, 1])
    ),
    r"Rotation: quaternion must have shape \(\.\.\., 4\), got \(6,\); convert six numbers with Rotation.from_sixd": (
        lambda: Rotation(torch.rand(6))
    ),
    r"Rotation: quaternion must have shape \(\.\.\., 4\), got \(3, 3\); convert matrices with Rotation.from_matrix": (
        lambda: Rotation(torch.eye(3))
    ),
    r"Rotation: quaternion must have shape \(\.\.\., 4\), got \(3,\)": lambda: Rotation(P),
    r"Rotation.from_xyzw: xyzw must have shape \(\.\.\., 4\), got \(3,\)": lambda: Rotation.from_xyzw(P),
    r"Pose: batch shapes do not broadcast: position \(2,\), quaternion \(3,\)": lambda: Pose(
        P.expand(2, 3), Q.expand(3, 4)
    ),
    r"Pose: position must be a regular array": lambda: Pose([np.ones(2), np.ones(3)], Q),
    r"Pose.identity: sizes and their product must be in \[0, 2\*\*56\), got \(2, -1\)": lambda: Pose.identity(2, -1),
    r"Rotation.random: sizes and their product must be in \[0, 2\*\*56\), got \(-1,\)": lambda: Rotation.random(-1),
    r"Pose.reshape: batch shape \(4, 2\) does not fit \(3, 3\)": lambda: BATCH.reshape(3, 3),
    r"Pose.reshape: batch shape \(0,\) does not fit \(0, -1\)": lambda: Pose.identity(0).reshape(0, -1),
    r"Pose.expand: batch shape \(4, 2\) does not fit \(3, 2\)": lambda: BATCH.expand(3, 2),
    r"Pose.broadcast_to: batch shape \(4, 2\) does not fit \(3,\)": lambda: BATCH.broadcast_to(3),
    r"Pose.repeat: batch shape \(4, 2\) does not fit \(2,\)": lambda: BATCH.repeat(2),
    r"Pose.permute: batch shape \(4, 2\) does not fit \(0,\)": lambda: BATCH.permute(0),
    r"Pose.movedim: batch shape \(4, 2\) does not fit \(0, 0\)": lambda: BATCH.movedim((0, 1), (0, 0)),
    r"Pose.flip: batch shape \(4, 2\) does not fit \(1, 1\)": lambda: BATCH.flip(1, -1),
    r"Pose.roll: batch shape \(4, 2\) does not fit \(0,\)": lambda: BATCH.roll((1, 1), 0),
    r"Pose.split: batch shape \(4, 2\) does not split into \[1, 2\] along dim 0": lambda: BATCH.split([1, 2]),
    r"Pose.flatten: start_dim 1 comes after end_dim 0": lambda: BATCH.flatten(1, 0),
    r"stack: the batch shapes must be equal, got \[\(\), \(4, 2\)\]": lambda: pk.stack([T, BATCH]),
    r"cat: the batch shapes must be equal except along dim 0, got \[\(4, 2\), \(4, 3\)\]": lambda: pk.cat(
        [BATCH, Pose.identity(4, 3)]
    ),
    r"cat: the batch shapes must be equal except along dim 1, got \[\(4, 2\), \(4,\)\]": lambda: pk.cat(
        [BATCH, Pose.identity(4)], dim=1
    ),
    r"where: batch shapes do not broadcast: mask \(3,\), a \(4, 2\), b \(\)": lambda: pk.where([True] * 3, BATCH, T),
    r"Pose.isclose: batch shapes do not broadcast: self \(4, 2\), other \(3,\)": lambda: BATCH.isclose(
        Pose.identity(3)
    ),
    r"Rotation.isclose: batch shapes do not broadcast: self \(2,\), other \(3,\)": lambda: Rotation.identity(2).isclose(
        Rotation.identity(3)
    ),
}


@pytest.mark.parametrize("message", SHAPE)
def test_shape_errors(message: str) -> None:
    with pytest.raises(pk.errors.ShapeError, match=message):
        SHAPE[message]()


DTYPE: dict[str, Callable[[], object]] = {
    r"Pose.integrate: tangent must be of a floating dtype .* got torch.float8_e4m3fn": lambda: (
        Pose.identity().integrate(torch.ones(6).to(torch.float8_e4m3fn), 1.0)
    ),
    r"Pose: position must be of a floating dtype .* got torch.int64; convert it with \.float\(\)": lambda: Pose(
        torch.tensor([1, 2, 3]), Q
    ),
    r"Pose: quaternion must be of a floating dtype .* got torch.complex64": lambda: Pose(P, Q.to(torch.complex64)),
    r"Rotation: quaternion must be of a floating dtype .* got torch.bool": lambda: Rotation(Q > 0),
    r"Pose: position must be an array of floats or integers, got complex128": lambda: Pose(np.ones(3) * 1j, Q),
    r"Pose: position must be an array of floats or integers, got bool": lambda: Pose(np.ones(3, dtype=bool), Q),
    r"Pose: position must be an array of floats or integers, got <U1": lambda: Pose(np.array(["a", "b"]), Q),
    r"Pose.to: needs a floating dtype, got torch.int32": lambda: T.to(torch.int32),
    r"Rotation.to: needs a floating dtype, got torch.complex64": lambda: R.to(dtype=torch.complex64),
    r"Rotation.to: needs a floating dtype, got torch.int64": lambda: R.to(torch.tensor(1)),
    r"Rotation.identity: the result must be of a floating dtype .* got torch.int8": lambda: Rotation.identity(
        dtype=torch.int8
    ),
    r"Pose.random: the result must be of a floating dtype .* got torch.int8": lambda: Pose.random(dtype=torch.int8),
    r"where: mask must be bool, got torch.int64": lambda: pk.where([1, 0], T, T),
}


@pytest.mark.parametrize("message", DTYPE)
def test_dtype_errors(message: str) -> None:
    with pytest.raises(pk.errors.DTypeError, match=message):
        DTYPE[message]()


META = Pose.identity(device="meta")
DEVICE: dict[str, Callable[[], object]] = {
    r"Pose: position and quaternion: on different devices: cpu, meta; move them with \.to\(device\)": lambda: Pose(
        P, META.quaternion
    ),
    r"stack: on different devices: cpu, meta": lambda: pk.stack([T, META]),
    r"cat: on different devices: cpu, meta": lambda: pk.cat([T[None], META[None]]),
    r"where: on different devices: meta, cpu": lambda: pk.where(torch.tensor(True), META, META),
    r"Pose.isclose: on different devices: cpu, meta": lambda: T.isclose(META),
    r"Rotation.isclose: on different devices: cpu, meta": lambda: R.isclose(META.rotation),
    r"Rotation.allclose: on different devices: cpu, cpu, meta": lambda: R.allclose(
        R, atol=torch.tensor(1.0, device="meta")
    ),
}


@pytest.mark.parametrize("message", DEVICE)
def test_device_errors(message: str) -> None:
    with pytest.raises(pk.errors.DeviceError, match=message):
        DEVICE[message]()


ARGUMENT: dict[str, Callable[[], object]] = {
    r"Pose: got both rotation and quaternion; give one of them": lambda: Pose(P, R, quaternion=Q),
    r"Pose: position must be a tensor, got Rotation; the position comes first: Pose\(p, R\)": lambda: Pose(R),  # type: ignore
    r"Pose.apply: points must not be a list of values: join them with posekit.stack": lambda: T.apply([R, R]),
    r"Pose: quaternion must be a tensor, an array or a list of numbers, got Rotation": lambda: Pose(P, quaternion=R),  # type: ignore
    r"Pose: position must be a tensor, an array or a list of numbers, got str": lambda: Pose("here", Q),
    r"Pose: position must be a tensor, .* got list: expected sequence of length 2": lambda: Pose([[1, 2], [3]], Q),
    r"Pose.apply: points must be a tensor, .* got Pose": lambda: T.apply(T),  # type: ignore[arg-type]
    r"Pose.from_rotation: rotation must be a Rotation, got Tensor; convert a matrix with": lambda: Pose.from_rotation(
        Q
    ),  # type: ignore
    r"Pose.identity: sizes must be integers, got \(2.5,\)": lambda: Pose.identity(2.5),  # type: ignore[arg-type]
    r"Pose.reshape: sizes must be integers, got \('a',\)": lambda: BATCH.reshape(("a",)),  # type: ignore
    r"Pose.unsqueeze: dim must be an integer, got float": lambda: T.unsqueeze(0.0),  # type: ignore[arg-type]
    r"this Pose is unbatched: it has no len\(\)": lambda: len(T),
    r"Pose: \* is not defined; @ composes and applies, \*\* repeats, ~ inverts": lambda: T * T,
    r"Rotation: \* is not defined; @ composes": lambda: 2 * R,
    r"Rotation: \* is not defined": lambda: P * R,
    r"Pose: \* is not defined": lambda: np.ones(3) * T,
    r"Pose: \+ is not defined; a @ b composes, and a.retract\(tangent\) moves by a tangent": lambda: T + T,
    r"Rotation: \+ is not defined": lambda: sum([R, R]),
    r"Pose: \+ is not defined; a @ b composes": lambda: np.ones(3) + T,
    r"Pose: - is not defined; ~a inverts, a.between\(b\) is b relative to a, and a.local": lambda: T - T,
    r"Pose: unary - is not defined; ~a inverts": lambda: -T,
    r"Rotation: - is not defined": lambda: P - R,
    r"Rotation: / is not defined; ~a inverts, and a.between\(b\) is b relative to a": lambda: R / 2,
    r"Rotation: quaternion must not be a list of values: join them with posekit.stack": lambda: Rotation([R, R]),
    r"Pose.repeat_interleave: sizes must be integers, got \(1.5,\)": lambda: BATCH.repeat_interleave(1.5),  # type: ignore
    r"Pose.repeat_interleave: repeats must be an integer tensor of at most 1 dimension, got torch.float32": lambda: (
        BATCH.repeat_interleave(torch.ones(2))
    ),
    r"Rotation.retain_grad: no tensor requires grad; call requires_grad_\(\) first": lambda: R.retain_grad(),
    r"this Rotation is unbatched: it cannot be iterated over": lambda: iter(R),
    r"a Pose is immutable: select the other elements with a mask or pk.cat": lambda: BATCH.__delitem__(0),
    r"Pose: in would compare identities; use isclose\(other\).any\(\)": lambda: T in BATCH,
    r"Pose.chunk: chunks must be a positive integer, got 0": lambda: BATCH.chunk(0),
    r"a Pose is immutable: create a new one with where\(mask, a, b\) or stack": lambda: BATCH.__setitem__(0, T),
    r"Tensor @ Pose has no meaning: a Pose acts from the left, as Pose @ points": lambda: P @ T,
    r"ndarray @ Pose has no meaning: a Pose acts from the left, as Pose @ points$": lambda: np.ones(3) @ T,
    r"Tensor @ Pose .* as Pose @ points; convert matrices with Pose.from_matrix": lambda: torch.eye(4) @ T,
    r"ndarray @ Rotation .*; convert matrices with Rotation.from_matrix": lambda: np.eye(3) @ R,
    r"ndarray @ Rotation has no meaning": lambda: np.ones(3) @ R,
    r"Pose.compose: other must be a Pose, got Tensor": lambda: T.compose(P),  # type: ignore[arg-type]
    r"Rotation.compose: other must be a Rotation, got Tensor": lambda: R.compose(P),  # type: ignore[arg-type]
    r"between: self must be an element of a group, got list; Rotation.from_two_vectors\(a, b\) turns": lambda: (
        Rotation.between(
            [0, 0, 1],  # type: ignore[arg-type]
            [1, 0, 0],  # type: ignore[arg-type]
        )
    ),
    r"between: self must be an element of a group, got list": lambda: Pose.between([0, 0, 1], [1, 0, 0]),  # type: ignore[arg-type]
    r"Rotation.between: other must be a Rotation, got list": lambda: R.between([1, 0, 0, 0]),  # type: ignore[arg-type]
    r"Rotation.between: other must be a Rotation, got Pose": lambda: R.between(T),  # type: ignore[arg-type]
    r"Pose.isclose: other must be a Pose, got Tensor": lambda: T.isclose(P),  # type: ignore[arg-type]
    r"Rotation.allclose: other must be a Rotation, got Pose": lambda: R.allclose(T),  # type: ignore[arg-type]
    r"stack: needs a list of at least one Pose, Rotation or UncertainPose, got \[\]": lambda: pk.stack([]),
    r"stack: needs a list of at least one Pose, Rotation or UncertainPose, got Pose$": lambda: pk.stack(T),  # type: ignore
    r"stack: needs Poses, Rotations or UncertainPoses only, got Pose, Rotation": lambda: pk.stack([T, R]),
    r"cat: needs Poses, Rotations or UncertainPoses only, got Tensor": lambda: pk.cat([P, P]),  # type: ignore[list-item]
    r"where: needs Poses, Rotations or UncertainPoses only, got Pose, Rotation": lambda: pk.where([True], T, R),
    r"where: mask must be a tensor, an array or a list of bools, got NoneType": lambda: pk.where(None, T, T),
    r"^where: mask must be a dense tensor, got torch.sparse_coo": lambda: pk.where(
        torch.tensor([True]).to_sparse(), T, T
    ),
    r"Pose: position must not be a masked array": lambda: Pose(np.ma.masked_array([1.0, 2, 3], [0, 1, 0]), Q),
    r"Rotation.power: exponent must not be a masked array": lambda: R ** np.ma.masked_array([1.0, 2.0], [0, 1]),
    r"Pose.to: needs a dtype, a device or a tensor, got <class 'int'>": lambda: T.to(int),
    r"Pose.to: needs a dtype, a device or a tensor, got <class 'bool'>": lambda: T.to("cpu", bool),
    r"Pose.to: needs a dtype, a device or a tensor, got <class 'complex'>": lambda: T.to(dtype=complex),
    r"Rotation.to: needs a dtype, a device or a tensor, got True": lambda: R.to(True),
    r"Pose.split: split_size must be an int": lambda: BATCH.split(2**70),
}


@pytest.mark.guarantee("Guarantees", "errors")
@pytest.mark.parametrize("message", ARGUMENT)
def test_argument_errors(message: str) -> None:
    with pytest.raises(pk.errors.ArgumentError, match=message):
        ARGUMENT[message]()


INDEX: dict[str, Callable[[], object]] = {
    r"Pose\[\.\.\.\]: too many indices .* the batch shape is \(4, 2\)": lambda: BATCH[0, 0, 0],
    r"Rotation\[\.\.\.\]: too many indices .* the batch shape is \(\)": lambda: R[0],
    r"Pose\[\.\.\.\]: index 4 is out of bounds .* the batch shape is \(4, 2\)": lambda: BATCH[4],
    r"Pose\[\.\.\.\]: an index can have only one ellipsis": lambda: BATCH[..., 0, ...],
    r"Pose\[\.\.\.\]: an index must consist of integers": lambda: BATCH[torch.ones(2, device="meta")],
    r"Pose\[\.\.\.\]: .* use \.flip\(dims\) to go backwards": lambda: BATCH[::-1],
    r"Pose\[\.\.\.\]: The shape of the mask \[2\] .* the batch shape is \(4, 2\)": lambda: BATCH[[True, False]],
    r"Pose\[\.\.\.\]: elements have no names; .* the batch shape is \(4, 2\)": lambda: BATCH["x"],
    r"Pose.flip: dim must be in \[-2, 1\], got 2": lambda: BATCH.flip(2),
    r"Pose.unbind: dim is not valid for a batch of shape \(\), got 0": lambda: T.unbind(),
    r"stack: dim must be in \[-3, 2\], got 3": lambda: pk.stack([BATCH, BATCH], dim=3),
    r"cat: dim must be in \[-2, 1\], got -3": lambda: pk.cat([BATCH, BATCH], dim=-3),
}


@pytest.mark.parametrize("message", INDEX)
def test_indexing_errors(message: str) -> None:
    with pytest.raises(pk.errors.IndexingError, match=message):
        INDEX[message]()


def poisoned(index: tuple[int, ...], value: float) -> torch.Tensor:
    x = torch.ones(4, 2, 4)
    x[index] = value
    return x


VALIDATION: dict[str, Callable[[], object]] = {
    r"Pose.validate: quaternion\[2, 1\] = \[0.0, 0.0, 0.0, 0.0\] has no direction": lambda: Pose(
        P, poisoned((2, 1), 0.0)
    ).validate(),
    r"Rotation.validate: quaternion\[3, 0\] = \[1.0, nan, 1.0, 1.0\] has no direction": lambda: Rotation(
        poisoned((3, 0, 1), float("nan"))
    ).validate(),
    r"Rotation.validate: quaternion = \[0.0, 0.0, 0.0, 0.0\] has no direction": lambda: Rotation([0] * 4).validate(),
    r"Pose.validate: position\[0, 1\] = \[1.0, 1.0, inf\] is not finite": lambda: Pose(
        poisoned((0, 1, 2), float("inf"))[..., :3]
    ).validate(),
}


@pytest.mark.parametrize("message", VALIDATION)
def test_validation_errors(message: str) -> None:
    with pytest.raises(pk.errors.ValidationError, match=message):
        VALIDATION[message]()


def test_unsupported_operand_raises_pythons_type_error() -> None:
    with pytest.raises(TypeError, match="unsupported operand type"):
        T @ "points"  # type: ignore[operator]
    with pytest.raises(TypeError, match="unsupported operand type"):
        R @ 1.5  # type: ignore[operator]


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda T: T ** "2", "Pose.power: exponent"),
        (lambda T: T.rotation ** [None], "Rotation.power: exponent"),
        (lambda T: T.integrate(torch.zeros(6), "1 s"), "Pose.integrate: dt"),
        (lambda T: T.interpolate(T, "half"), "Pose.interpolate: t"),
        (lambda T: T.rotation.slerp(T.rotation, {}), "Rotation.slerp: t"),
        (lambda T: pk.angular_velocity(T.rotation, T.rotation, "1 s"), "angular_velocity: dt"),
    ],
)
def test_non_numeric_arguments_raise_errors_with_their_names(call, name):
    with pytest.raises(pk.ArgumentError, match=re.escape(f"{name} must be a number or an array of numbers, got")):
        call(pk.Pose.identity())


NAMES: dict[str, Callable[[], object]] = {
    "Rotation.from_euler: seq must be": lambda: Rotation.from_euler("XXY", [0, 0, 0]),
    "Rotation.euler: seq must be": lambda: R.euler("xYz"),
    "Rotation.mean: kind must be": lambda: BATCH.rotation.mean(kind="median"),
    "Pose.interpolate: kind must be": lambda: T.interpolate(T, 0.5, kind="straight"),
    "Trajectory.at: kind must be": lambda: pk.Trajectory([0.0, 1.0], pk.stack([T, T])).at(0.5, kind="cubic"),
    "Pose.look_at: convention must be": lambda: Pose.look_at(P, 2 * P, [0, 0, 1.0], convention="unity"),
    "Rotation.from_two_axes: axes must be": lambda: Rotation.from_two_axes(P, -P, axes="xx"),
    "UncertainPose: frame must be": lambda: pk.UncertainPose(T, torch.eye(6), "middle"),
    "tangent_grad: frame must be": lambda: pk.tangent_grad(T, T, frame="camera"),
    "angular_velocity: frame must be": lambda: pk.angular_velocity(R, R, 1.0, frame="camera"),
}


@pytest.mark.parametrize("message", NAMES)
def test_option_errors(message: str) -> None:
    for kind in (pk.OptionError, ValueError, TypeError):
        with pytest.raises(kind, match=message):
            NAMES[message]()


TITLES: dict[str, Callable[[Tensor], object]] = {
    "Rotation.exp: tangent must": Rotation.exp,
    "Pose.exp: tangent must": Pose.exp,
    "Rotation.from_rotvec: rotvec must": Rotation.from_rotvec,
    "Rotation.right_jacobian: tangent must": Rotation.right_jacobian,
    "Rotation.right_jacobian_inverse: tangent must": Rotation.right_jacobian_inverse,
    "Pose.right_jacobian: tangent must": Pose.right_jacobian,
    "Pose.left_jacobian_inverse: tangent must": Pose.left_jacobian_inverse,
    "Rotation.retract: tangent must": R.retract,
    r"Pose.from_matrix: matrix must have shape \(..., 4, 4\) or \(..., 3, 4\), got \(5, 5\)": Pose.from_matrix,
}


@pytest.mark.parametrize("message", TITLES)
def test_errors_contain_the_called_method(message: str) -> None:
    with pytest.raises(pk.ShapeError, match=message):
        TITLES[message](torch.zeros(5, 5))


def test_errors_contain_the_invalid_argument() -> None:
    with pytest.raises(pk.DTypeError, match=r"Pose.from_dh: theta must be of a floating dtype"):
        Pose.from_dh(1, 2, 3, torch.arange(4))
    with pytest.raises(pk.DTypeError, match="hat: tangent must be of a floating dtype"):
        pk.hat(torch.arange(3))
    with pytest.raises(
        pk.ShapeError, match=r"Rotation.isclose: batch shapes do not broadcast: self \(2,\), other \(3,\)$"
    ):
        Rotation.identity(2).isclose(Rotation.identity(3))
    with pytest.raises(pk.ShapeError, match=r"Pose.interpolate: batch shapes do not broadcast"):
        Pose.identity(2).interpolate(Pose.identity(3), 0.5, kind="screw")


def test_complex_scalars_are_rejected() -> None:
    for number in (torch.tensor(1j), torch.tensor([1j]), np.complex64(1j), np.array([1j])):
        with pytest.raises(pk.DTypeError, match="must be real"):
            R.slerp(R, number)
    with pytest.raises(pk.DTypeError, match=r"Pose.integrate: dt must be real"):
        T.integrate(torch.zeros(6), torch.tensor(1j))


@pytest.mark.parametrize("index", ([0.5, 1.2], np.array([0.5]), (0, [1.0])), ids=str)
def test_non_integer_indices_are_rejected(index: object) -> None:
    with pytest.raises(pk.IndexingError, match="an index must consist of integers"):
        BATCH[index]
    path = pk.Trajectory([0.0, 1.0, 2.0], pk.stack([T, T, T]))
    for cut in (slice(1.0, 2), slice(None, None, "x"), slice(None, None, 0)):
        with pytest.raises(pk.IndexingError, match="Trajectory"):
            path[cut]


def test_failing_op_with_gradients_is_not_retried() -> None:
    x = torch.ones(5, 3, requires_grad=True)
    with pytest.raises(pk.DeviceError) as caught:
        pose.apply(torch.ones(5, 3), torch.ones(5, 4, device="meta"), x)
    assert caught.value.__context__ is None


def test_unsupported_devices_and_oversized_shapes_are_rejected() -> None:
    for make in (lambda: Pose.identity(2, device="xpu"), lambda: T.to("mps"), lambda: T.to("meta").cpu()):
        with pytest.raises(pk.DeviceError):
            make()
    for sizes in ((2**61,), (0, 2**61), (np.int64(2**40), np.int64(2**40))):
        with pytest.raises(pk.ShapeError, match=r"must be in \[0, 2\*\*56\)"):
            Pose.identity(*sizes)
    assert Pose.identity(np.uint8(20), np.uint8(20)).shape == (20, 20)


def fields(value: object) -> tuple[Callable[..., object], tuple[Tensor, ...]]:
    """A function that makes the value anew, and the tensors that it takes."""
    tensors, spec = torch.utils._pytree.tree_flatten(value)
    return lambda *x: torch.utils._pytree.tree_unflatten(list(x), spec), tuple(tensors)


@pytest.mark.parametrize(
    "value",
    [
        Pose.identity(3),
        Rotation.identity(3),
        pk.Pose2.identity(3),
        pk.Rotation2.identity(3),
        pk.Similarity.identity(3),
        pk.UncertainPose(Pose.identity(3), torch.eye(6).expand(3, 6, 6)),
        pk.Camera(torch.ones(3, 4), (640, 480)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_validate_says_that_values_are_not_read_under_vmap(value: object) -> None:
    make, tensors = fields(value)
    fact = "values that torch.vmap maps over cannot be read; check the whole batch before"
    with pytest.raises(pk.ArgumentError, match=rf"\.validate: \w+: {fact}"):
        torch.func.vmap(lambda *x: make(*x).validate())(*tensors)
    with pytest.raises(pk.ArgumentError, match=rf"Pose\.from_matrix: matrix: {fact}"):
        torch.func.vmap(lambda m: Pose.from_matrix(m, validate=True))(torch.eye(4).expand(3, 4, 4))
