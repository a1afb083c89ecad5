"""ROS: messages of rosbags' type stores for ROS 1 and 2, and classes that behave as those of rclpy and rospy."""

from __future__ import annotations

import dataclasses
import sys
import types
from typing import Any, ClassVar

import numpy as np
import pytest
import torch
from rosbags.typesys import Stores, get_types_from_msg, get_typestore

import posekit as pk
from posekit import interop
from tests.interop import literals

ROS2, ROS1 = get_typestore(Stores.ROS2_HUMBLE), get_typestore(Stores.ROS1_NOETIC)
STORES = pytest.mark.parametrize("store", [ROS2, ROS1], ids=["ros2", "ros1"])
X, Y, Z = literals.POSITION.tolist()
QX, QY, QZ, QW = literals.XYZW.tolist()


def named(store: Any, name: str) -> Any:
    return store.types[name.replace("/", "/msg/")]


def header(store: Any, frame: str = "map") -> Any:
    time = named(store, "builtin_interfaces/Time")(sec=7, nanosec=8)
    seq = {"seq": 3} if store is ROS1 else {}
    return named(store, "std_msgs/Header")(stamp=time, frame_id=frame, **seq)


def quaternion(store: Any = ROS2) -> Any:
    return named(store, "geometry_msgs/Quaternion")(x=QX, y=QY, z=QZ, w=QW)


def pose(store: Any = ROS2, x: float = X) -> Any:
    point = named(store, "geometry_msgs/Point")(x=x, y=Y, z=Z)
    return named(store, "geometry_msgs/Pose")(position=point, orientation=quaternion(store))


def transform(store: Any = ROS2) -> Any:
    vector = named(store, "geometry_msgs/Vector3")(x=X, y=Y, z=Z)
    return named(store, "geometry_msgs/Transform")(translation=vector, rotation=quaternion(store))


def messages(store: Any) -> dict[str, Any]:
    """One message of each class that contains one pose."""
    with_covariance = named(store, "geometry_msgs/PoseWithCovariance")(pose=pose(store), covariance=np.eye(6).ravel())
    zero = named(store, "geometry_msgs/Vector3")(x=0.0, y=0.0, z=0.0)
    twist = named(store, "geometry_msgs/Twist")(linear=zero, angular=zero)
    twist = named(store, "geometry_msgs/TwistWithCovariance")(twist=twist, covariance=np.zeros(36))
    stamp = header(store)
    return {
        "geometry_msgs/Pose": pose(store),
        "geometry_msgs/Transform": transform(store),
        "geometry_msgs/PoseStamped": named(store, "geometry_msgs/PoseStamped")(header=stamp, pose=pose(store)),
        "geometry_msgs/TransformStamped": named(store, "geometry_msgs/TransformStamped")(
            header=stamp, child_frame_id="base", transform=transform(store)
        ),
        "geometry_msgs/PoseWithCovarianceStamped": named(store, "geometry_msgs/PoseWithCovarianceStamped")(
            header=stamp, pose=with_covariance
        ),
        "nav_msgs/Odometry": named(store, "nav_msgs/Odometry")(
            header=stamp, child_frame_id="base", pose=with_covariance, twist=twist
        ),
    }


@STORES
def test_every_message_with_a_pose_is_read(store: Any) -> None:
    for message in messages(store).values():
        ours = interop.from_ros(message)
        assert isinstance(ours, pk.Pose) and ours.dtype == torch.float64 and ours.shape == ()
        np.testing.assert_allclose(ours.matrix(), literals.MATRIX, atol=1e-15)


@STORES
def test_quaternions_become_rotations(store: Any) -> None:
    stamped = named(store, "geometry_msgs/QuaternionStamped")(header=header(store), quaternion=quaternion(store))
    for message in (quaternion(store), stamped):
        ours = interop.from_ros(message)
        assert isinstance(ours, pk.Rotation)
        np.testing.assert_allclose(ours.matrix(), literals.ROTATION, atol=1e-15)
    assert interop.from_ros([quaternion(store)] * 3).shape == (3,)


@STORES
def test_lists_and_arrays_become_batches(store: Any) -> None:
    poses = [pose(store, x=x) for x in (1.0, 2.0, 3.0)]
    stamped = [named(store, "geometry_msgs/PoseStamped")(header=header(store), pose=x) for x in poses]
    array = named(store, "geometry_msgs/PoseArray")(header=header(store), poses=poses)
    path = named(store, "nav_msgs/Path")(header=header(store), poses=stamped)
    for message in (poses, tuple(stamped), array, path):
        ours = interop.from_ros(message)
        assert ours.shape == (3,) and isinstance(ours, pk.Pose)
        assert ours.position[:, 0].tolist() == [1.0, 2.0, 3.0]
        np.testing.assert_allclose(ours[1].rotation.matrix(), literals.ROTATION, atol=1e-15)
    empty = interop.from_ros(named(store, "geometry_msgs/PoseArray")(header=header(store), poses=[]))
    assert isinstance(empty, pk.Pose) and empty.shape == (0,)


def test_a_message_of_transforms_goes_both_ways() -> None:
    kind = named(ROS2, "tf2_msgs/TFMessage")
    message = interop.to_ros(literals.POSE.expand(2), kind, header=header(ROS2), child_frame_id="base")
    assert [(x.header.frame_id, x.child_frame_id) for x in message.transforms] == [("map", "base")] * 2
    assert message.transforms[1].transform.translation.z == Z
    ours = interop.from_ros(kind(transforms=[messages(ROS2)["geometry_msgs/TransformStamped"]] * 2))
    assert ours.shape == (2,)
    np.testing.assert_allclose(ours[1].matrix(), literals.MATRIX, atol=1e-15)


def stamped(store: Any, parent: str, child: str, time: int, x: float) -> Any:
    found = messages(store)["geometry_msgs/TransformStamped"]
    found.header = header(store, parent)
    found.header.stamp = named(store, "builtin_interfaces/Time")(sec=time // 10**9, nanosec=time % 10**9)
    found.child_frame_id, found.transform.translation.x = child, x
    return found


@STORES
def test_messages_of_tf2_become_a_tree(store: Any) -> None:
    kind, start = named(ROS2, "tf2_msgs/TFMessage"), 1_700_000_000_250_000_000  # in ROS 1 tf2 is a package of its own
    moving = [
        kind(transforms=[stamped(store, "map", "base", start + 500_000_000, 3.0)]),
        kind(transforms=[stamped(store, "map", "base", start, 1.0), stamped(store, "base", "arm", start, 7.0)]),
        stamped(store, "map", "base", start + 500_000_000, 5.0),  # again
    ]
    tree = interop.from_ros_frames(moving, kind(transforms=[stamped(store, "base", "lidar", 0, 2.0)]))
    assert tree.frames == ("map", "base", "arm", "lidar")
    assert [x.item() for x in tree.span("map", "lidar")] == [1_700_000_000.25, 1_700_000_000.25 + 0.5]
    local = pk.Pose.from_matrix(literals.MATRIX)
    base = pk.Pose([3.0, Y, Z], local.rotation)  # in the middle
    lidar = pk.Pose([2.0, Y, Z], local.rotation)
    got = tree.at(1_700_000_000.25 + 0.25)["map", "lidar"]
    np.testing.assert_allclose(got.matrix(), (base @ lidar).matrix(), rtol=0, atol=1e-12)
    assert tree.at(1_700_000_000.25)["map", "arm"].shape == ()
    again = interop.from_ros_frames(*interop.to_ros_frames(tree, kind))
    assert [len(edge) for edge in again.edges.values() if isinstance(edge, pk.Trajectory)] == [2, 2]
    np.testing.assert_allclose(
        again.at(1_700_000_000.25)["arm", "lidar"].matrix(), tree.at(1_700_000_000.25)["arm", "lidar"].matrix()
    )


def test_trees_become_messages_that_the_library_writes() -> None:
    kind = named(ROS2, "tf2_msgs/TFMessage")
    path = pk.Trajectory([1.25, 3.5], literals.POSE.expand(2))
    tree = pk.FrameTree({("map", "base"): path, ("base", "lidar"): literals.POSE})
    for part in interop.to_ros_frames(tree, kind):
        key = "tf2_msgs/msg/TFMessage"
        assert len(ROS2.deserialize_cdr(ROS2.serialize_cdr(part, key), key).transforms) == len(part.transforms)
    tf, tf_static = interop.to_ros_frames(tree, kind)
    assert [(x.header.stamp.sec, x.header.stamp.nanosec) for x in tf.transforms] == [(1, 250_000_000), (3, 500_000_000)]
    assert [(x.header.frame_id, x.child_frame_id) for x in tf_static.transforms] == [("base", "lidar")]
    (now,) = interop.to_ros_frames(tree.at(2.5), kind)[0].transforms
    assert (now.header.stamp.sec, now.header.stamp.nanosec) == (2, 500_000_000)
    assert now.transform.translation.z == pytest.approx(Z)


def test_messages_that_are_no_tree_say_why() -> None:
    kind = named(ROS2, "tf2_msgs/TFMessage")
    loop = [stamped(ROS2, "a", "b", 0, 1.0), stamped(ROS2, "b", "a", 0, 1.0)]
    two = [stamped(ROS2, "a", "c", 0, 1.0), stamped(ROS2, "b", "c", 0, 1.0)]
    unnamed = stamped(ROS2, "", "b", 0, 1.0)
    unstamped = stamped(ROS2, "a", "b", 0, 1.0)
    unstamped.header.stamp = None
    mistakes = [
        (loop, r"interop\.from_ros_frames: FrameTree: the edges would form a loop: a -> b -> a"),
        (two, "'c' would have two parents, 'a' and 'b'"),
        (unnamed, "a frame must be a string that is not empty"),
        (unstamped, "a stamp must have sec and nanosec, got NoneType"),
        (pose(), "messages must be a TFMessage or a TransformStamped"),
    ]
    for message, match in mistakes:
        with pytest.raises(pk.PosekitError, match=match):
            interop.from_ros_frames(message)
    with pytest.raises(pk.ShapeError, match=r"to_ros_frames: tree must have no batch dimensions and one time"):
        interop.to_ros_frames(pk.FrameTree({("a", "b"): literals.POSE}).at([1.0, 2.0]), kind)
    with pytest.raises(pk.ArgumentError, match="tree must be a FrameTree, got Pose"):
        interop.to_ros_frames(literals.POSE, kind)  # type: ignore[arg-type]


# Out


@STORES
@pytest.mark.parametrize("name", ["Pose", "Transform", "PoseStamped", "TransformStamped"])
def test_poses_become_messages_that_the_library_writes(store: Any, name: str) -> None:
    key = f"geometry_msgs/msg/{name}"
    stamped = name.endswith("Stamped")
    message = interop.to_ros(
        literals.POSE,
        store.types[key],
        header=header(store) if stamped else None,
        child_frame_id="base" if name == "TransformStamped" else None,
    )
    if store is ROS2:  # what the bytes say
        message = store.deserialize_cdr(store.serialize_cdr(message, key), key)
    else:
        message = store.deserialize_ros1(store.serialize_ros1(message, key), key)
    if stamped:
        assert message.header.frame_id == "map" and message.header.stamp.nanosec == 8
    if name == "TransformStamped":
        assert message.child_frame_id == "base"
    inner = getattr(message, name.removesuffix("Stamped").lower(), message)
    vector, rotation = (
        (inner.position, inner.orientation) if name.startswith("Pose") else (inner.translation, inner.rotation)
    )
    assert (vector.x, vector.y, vector.z) == (X, Y, Z)
    np.testing.assert_allclose([rotation.x, rotation.y, rotation.z, rotation.w], literals.XYZW, atol=1e-15)


@STORES
def test_rotations_become_quaternion_messages(store: Any) -> None:
    for name in ("Quaternion", "QuaternionStamped"):
        message = interop.to_ros(pk.Rotation(3 * literals.POSE.quaternion), named(store, f"geometry_msgs/{name}"))
        found = getattr(message, "quaternion", message)
        np.testing.assert_allclose([found.x, found.y, found.z, found.w], literals.XYZW, atol=1e-15)


@STORES
def test_batches_become_lists_or_arrays(store: Any) -> None:
    poses = pk.stack([literals.POSE, ~literals.POSE, literals.POSE @ literals.POSE])
    as_list = interop.to_ros(poses, named(store, "geometry_msgs/PoseStamped"), header=header(store, "odom"))
    assert [type(x).__name__ for x in as_list] == ["geometry_msgs__msg__PoseStamped"] * 3
    array = interop.to_ros(poses, named(store, "geometry_msgs/PoseArray"), header=header(store))
    path = interop.to_ros(poses, named(store, "nav_msgs/Path"), header=header(store))
    assert array.header.frame_id == path.header.frame_id == path.poses[2].header.frame_id == "map"
    assert as_list[1].header.frame_id == "odom"
    for message in (as_list, array, path):
        back = interop.from_ros(message)
        np.testing.assert_allclose(back.matrix(), poses.matrix(), atol=1e-14)
    if store is ROS2:
        store.serialize_cdr(path, "nav_msgs/msg/Path")
    assert interop.to_ros(poses[:0], named(store, "geometry_msgs/PoseArray")).poses == []
    assert interop.to_ros(poses[:0], named(store, "geometry_msgs/Pose")) == []


def test_a_header_that_is_not_given_is_empty() -> None:
    message = interop.to_ros(literals.POSE, named(ROS1, "geometry_msgs/PoseStamped"))
    assert (message.header.frame_id, message.header.seq, message.header.stamp.sec) == ("", 0, 0)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32])
def test_numbers_of_other_dtypes_become_floats_of_python(dtype: torch.dtype) -> None:
    given = literals.POSE.to(dtype).clone().requires_grad_()
    message = interop.to_ros(given, named(ROS2, "geometry_msgs/Pose"))
    assert type(message.position.x) is float and message.position.z == -3.0
    assert interop.from_ros(message).allclose(given.detach().double(), atol=1e-2)


# The classes of rclpy assert the types of what is assigned and name them as "sequence<package/Name>"; those of
# rospy list them in _slot_types.


class Checked:
    """As a class that rosidl generates for Python."""

    fields: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        for name, kind in self.fields.items():
            super().__setattr__(name, kind())

    def __setattr__(self, name: str, value: Any) -> None:
        assert name in self.fields, f"no field {name}"
        assert isinstance(value, self.fields[name]), f"The '{name}' field must be {self.fields[name].__name__}"
        super().__setattr__(name, value)

    @classmethod
    def get_fields_and_field_types(cls) -> dict[str, str]:
        return {name: "sequence<geometry_msgs/Pose>" if kind is list else "x" for name, kind in cls.fields.items()}


class Vector(Checked):
    fields: ClassVar[dict[str, Any]] = {"x": float, "y": float, "z": float}


class Quaternion(Checked):
    fields: ClassVar[dict[str, Any]] = {"x": float, "y": float, "z": float, "w": float}


class Header(Checked):
    fields: ClassVar[dict[str, Any]] = {"frame_id": str}


class Pose(Checked):
    fields: ClassVar[dict[str, Any]] = {"position": Vector, "orientation": Quaternion}


class PoseStamped(Checked):
    fields: ClassVar[dict[str, Any]] = {"header": Header, "pose": Pose}


class PoseArray(Checked):
    fields: ClassVar[dict[str, Any]] = {"header": Header, "poses": list}


class Ros1Array:
    __slots__ = ["header", "poses"]
    _slot_types: ClassVar[list[str]] = ["std_msgs/Header", "geometry_msgs/Pose[]"]

    def __init__(self) -> None:
        self.header, self.poses = Header(), []  # type: ignore[var-annotated]


@pytest.fixture
def generated(monkeypatch: pytest.MonkeyPatch) -> None:
    module = types.ModuleType("geometry_msgs.msg")
    module.Pose = Pose  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "geometry_msgs", types.ModuleType("geometry_msgs"))
    monkeypatch.setitem(sys.modules, "geometry_msgs.msg", module)


def test_classes_of_rclpy_are_filled_with_the_types_that_they_assert() -> None:
    stamp = Header()
    stamp.frame_id = "map"
    message = interop.to_ros(literals.POSE.float(), PoseStamped, header=stamp)
    assert message.header.frame_id == "map"
    assert interop.from_ros(message).allclose(literals.POSE, atol=1e-6)
    with pytest.raises(pk.ArgumentError, match=r"PoseStamped\.header does not take dict: The 'header' field must be H"):
        interop.to_ros(literals.POSE, PoseStamped, header={"frame_id": "map"})


@pytest.mark.parametrize("kind", [PoseArray, Ros1Array])
def test_arrays_of_rclpy_and_rospy_find_the_class_of_their_elements(kind: type, generated: None) -> None:
    message = interop.to_ros(literals.POSE.expand(2), kind)
    assert [type(x) for x in message.poses] == [Pose, Pose]
    assert interop.from_ros(message).allclose(literals.POSE.expand(2))


def test_arrays_of_elements_that_are_not_known_are_refused() -> None:
    match = r"class of the elements of PoseArray\.poses is not known: convert the elements to a list of messages"
    with pytest.raises(pk.ArgumentError, match=match):
        interop.to_ros(literals.POSE.expand(2), PoseArray)  # geometry_msgs is not installed
    store = get_typestore(Stores.ROS2_HUMBLE)
    store.register(get_types_from_msg("geometry_msgs/TransformStamped[] transforms", "my_msgs/msg/Frames"))
    with pytest.raises(pk.ArgumentError, match=r"elements of my_msgs__msg__Frames\.transforms is not known"):
        interop.to_ros(literals.POSE.expand(2), store.types["my_msgs/msg/Frames"])


# Errors


def test_missing_fields_and_wrong_numbers_are_named() -> None:
    def message(**fields: Any) -> Any:
        return types.SimpleNamespace(**fields)

    point, turned = message(x=1.0, y=2.0, z=3.0), message(x=0.0, y=0.0, z=0.0, w=1.0)
    cases: dict[str, Any] = {
        r"from_ros: message must have a pose, a transform or a quaternion, got bytes": b"\x00\xff",
        r"from_ros: message must have a pose, a transform or a quaternion, got NoneType": None,
        r"from_ros: message must be a message of ROS, got Pose": literals.POSE,
        r"from_ros: message is an empty list, neither poses nor rotations": [],
        r"from_ros: message 1 must have a pose": [message(pose=message(position=point, orientation=turned)), 3],
        r"from_ros: message: SimpleNamespace has no attribute 'orientation'": message(position=point),
        r"from_ros: message.pose: SimpleNamespace has no attribute 'position'": message(
            pose=message(orientation=turned)
        ),
        r"from_ros: message.position: SimpleNamespace has no attribute 'z'": message(
            position=message(x=1.0, y=2.0), orientation=turned
        ),
        r"from_ros: message: SimpleNamespace has no attribute 'w'": point,
        r"from_ros: message.orientation.w must be a number, got str": message(
            position=point, orientation=message(x=0.0, y=0.0, z=0.0, w="1")
        ),
        r"from_ros: message.x must be a number, got bool": message(x=True, y=0.0, z=0.0, w=1.0),
        r"from_ros: message has a number that does not fit float64": message(x=10**400, y=0.0, z=0.0, w=1.0),
        r"message contains both poses and quaternions": [turned, message(position=point, orientation=turned)],
    }
    for match, given in cases.items():
        with pytest.raises(pk.ArgumentError, match=match):
            interop.from_ros(given)


@pytest.mark.parametrize(
    ("xyzw", "match"),
    [
        ((0.0, 0.0, 0.0, 0.0), r"xyzw\[1\] = \[0.0, 0.0, 0.0, 0.0\] has no direction"),
        ((0.0, float("nan"), 0.0, 1.0), r"xyzw\[1\] = \[0.0, nan, 0.0, 1.0\] has no direction"),
        ((0.0, 0.0, 0.0, 2.0), r"xyzw\[1\] = \[0.0, 0.0, 0.0, 2.0\] is no unit quaternion: normalize it first"),
    ],
)
def test_quaternions_that_are_no_rotations_are_named(xyzw: tuple[float, ...], match: str) -> None:
    wrong = named(ROS2, "geometry_msgs/Quaternion")(*xyzw)
    with pytest.raises(pk.ValidationError, match=f"from_ros: {match}"):
        interop.from_ros([quaternion(), wrong])


def test_positions_that_are_not_finite_are_named() -> None:
    with pytest.raises(pk.ValidationError, match=r"from_ros: position = \[inf, 2.0, -3.0\] is not finite"):
        interop.from_ros(pose(x=float("inf")))


def test_messages_that_do_not_fit_the_value_are_refused() -> None:
    @dataclasses.dataclass(frozen=True)
    class Frozen:
        x: float
        y: float
        z: float
        w: float

    of = {name: named(ROS2, f"geometry_msgs/{name}") for name in ("Pose", "PoseArray", "Point", "Quaternion")}
    rotation, covariance = literals.POSE.rotation, named(ROS2, "geometry_msgs/PoseWithCovariance")
    cases: dict[str, tuple[Any, ...]] = {
        r"to_ros: value must be a Pose or a Rotation, got ndarray": (literals.MATRIX, of["Pose"]),
        r"to_ros: message_class must be a class, got .*Pose": (literals.POSE, pose()),
        r"a Rotation does not fill .*Pose, a pose: use Pose\.from_rotation": (rotation, of["Pose"]),
        r"a Pose does not fill .*Quaternion, a quaternion: use value\.rotation": (literals.POSE, of["Quaternion"]),
        r"Point has no pose, transform or quaternion": (literals.POSE, of["Point"]),
        r"message_class object cannot|object has no pose": (literals.POSE, object),
        r"the field 'covariance' of .*PoseWithCovariance, np\.ndarray.* cannot be constructed": (
            literals.POSE,
            covariance,
        ),
        r"Frozen\.x does not take float: cannot assign to field": (rotation, Frozen),
        r"has no header": (literals.POSE, of["Pose"], header(ROS2)),
        r"child_frame_id must be a string, got int": (literals.POSE, of["Pose"], None, 3),
        r"has no child_frame_id": (literals.POSE, of["Pose"], None, "base"),
    }
    for match, (value, kind, *rest) in cases.items():
        with pytest.raises(pk.ArgumentError, match=match):
            interop.to_ros(value, kind, **dict(zip(("header", "child_frame_id"), rest, strict=False)))
    with pytest.raises(pk.ShapeError, match=r"value must have shape \(n,\) for the array .*: use value.reshape\(-1\)"):
        interop.to_ros(literals.POSE, of["PoseArray"])
    with pytest.raises(pk.ShapeError, match=r"value has shape \(2, 3\); use one dimension: value.reshape\(-1\)"):
        interop.to_ros(literals.POSE.expand(2, 3), of["Pose"])
    with pytest.raises(pk.ValidationError, match=r"to_ros: position = .* is not finite"):
        interop.to_ros(pk.Pose([float("nan"), 0, 0]), of["Pose"])
