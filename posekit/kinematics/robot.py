"""Robot: a kinematic tree of links, with its kinematics, dynamics and motions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, final

import attrs
import torch
from torch import Generator, Tensor
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from ..frames import FrameTree
from ..values import Pose, Trajectory, own_members, refer
from . import (
    building,
    configurations,
    editing,
    jacobians,
    obstacles,
    readers,
    sweep,
)
from .configurations import Configuration
from .differential import differential_ik
from .dynamics import Dynamics
from .foreign import ROBOT
from .foreign_keywords import (
    ATTACH_KEYWORDS,
    COVER_KEYWORDS,
    FORWARD_KEYWORDS,
    IK_KEYWORDS,
    JACOBIAN_KEYWORDS,
    PLAN_KEYWORDS,
    URDF_KEYWORDS,
)
from .ik import Avoidance, Cost, CostResidual, IKResult, solve
from .jacobians import Frame
from .joints import Joint
from .link_bodies import Body, attach, bodies
from .model import register
from .obstacles import Spheres
from .planning import Plan, PlanOptions, plan
from .unrolled import CompiledForward, unrolled

Seconds = float | Tensor  # robots have a method `float`, and tools evaluate annotations of methods in the class


@final
@arguments.immutable
@attrs.frozen(
    eq=False, init=False, repr=False, kw_only=True, getstate_setstate=False
)  # Model says what is stored in files
class Robot(Dynamics):
    """A robot: links in a tree, each held by a joint. An immutable value, and a pytree of its tensors.

    A configuration q is one tensor of shape (*batch, nq) that has the numbers of the joints in the order of ``joints``,
    or a dict of them by the joints' names, where joints that are left out are neutral. A revolute, prismatic or screw
    joint has one number, a planar joint [x, y, theta], a spherical joint a wxyz quaternion and a free joint [x, y, z,
    w, x, y, z] (a position and a wxyz quaternion, as in MuJoCo). A velocity v has shape (*batch, nv): one number for
    each of the first three kinds, and for the others the velocity in the frame of the child link, as in Pinocchio: [vx,
    vy, wz], [wx, wy, wz], and a twist [v, w]. A quaternion of zeros is no rotation and gives NaN: robots with
    spherical or free joints start from ``neutral()`` in place of zeros. Angles are in radians, in limits, results and
    tolerances, too.

    >>> from posekit.kinematics import Robot
    >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
    >>> arm.forward([0.0, 0.0], links="tool").position
    tensor([0.9000, 0.0000, 0.0000])

    What methods compute from the tensors of a robot is kept. It is computed again after one of them was changed in
    place, as by a step of an optimiser under ``torch.no_grad()``; changes by ``.data`` or NumPy are not seen. `replace`
    makes a robot with other tensors.

    Attributes:
        tree: The names, parents and kinds of links and joints.
        origins: For each link its pose in its parent in the neutral configuration, shape (*batch, links).
        axes: For each link the unit axis of its joint, in the frame of the link, shape (*batch, links, 3).
        lower: The lower limit of each number of a configuration, shape (nq,); -inf where there is none.
        upper: The upper limits, shape (nq,).
        velocity_limits: The limit of each number of a velocity, shape (nv,); inf where there is none.
        effort_limits: The limit of each force or torque, shape (nv,).
        inertias: The mass, the centre of mass and the rotational inertia of each link. Masses are NaN if they are not
            known: those of `from_joints` and `from_dh`, which `replace` sets.
        armature: What rotors add to the diagonal of the mass matrix, shape (nv,).
        damping: The force or torque against the motion, per unit of each number of a velocity, shape (nv,).
    """

    # Constructors

    @classmethod
    def example(
        cls,
        name: str = "arm",
        *,
        floating: bool = False,
        folder: str | os.PathLike[str] | None = None,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Return a robot by its name: one that comes with posekit, or of descriptions on this machine.

        "arm" has seven revolute joints between "base" and "l8", with the measures of the Panda of Franka Robotics.
        "humanoid" has 23 revolute joints: legs down to "lfoot" and "rfoot", arms up to "lhand" and "rhand", and "head".

        Other names are those of URDF files of the package example-robot-data (``pip install "posekit[robot-data]"``:
        "panda", "ur5", "g1", "talos" and 60 more, with their meshes), and of what robot_descriptions has downloaded.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm")
        >>> arm.links
        ('base', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8')

        Args:
            name: "arm", "humanoid", or the name of a URDF file, or of the folder of its description.
            floating: Whether the root is held by a free joint "root_joint" instead of being fixed.
            folder: A folder, in whose folders the file is looked for in place of packages.
            dtype: The dtype of the tensors, by default torch's default dtype.
            device: The device of the tensors.
        """
        return readers.example(cls, name, floating, folder, dtype, device)

    @classmethod
    @arguments.closed(URDF_KEYWORDS)
    def from_urdf(
        cls,
        source: str | os.PathLike[str],
        *,
        floating: bool = False,
        fold_fixed: bool = False,
        mimic: Literal["follow", "ignore"] = "follow",
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Read a robot from URDF.

        Links with their inertias and joints with their damping are read; friction, transmissions and collision geometry
        are not. What links look like is kept for `posekit.viz`, which looks for the meshes when it draws them: at
        ``package://`` in the folders above the file and in those of ROS_PACKAGE_PATH and AMENT_PREFIX_PATH.
        Continuous joints are revolute joints without limits, and a revolute or prismatic joint without <limit> has
        none. A link without <inertial> has no mass, and one without <inertia> is a point mass. Inertias that no body
        has, of a negative mass or with a principal moment above the sum of the other two, are read, too, because many
        published files have some: the first method of dynamics raises an error that names the link and the file.

        >>> from posekit.kinematics import Robot
        >>> text = '''<robot name="lift"><link name="base"/><link name="cabin"/>
        ... <joint name="rail" type="prismatic"><parent link="base"/><child link="cabin"/><axis xyz="0 0 1"/></joint>
        ... </robot>'''
        >>> Robot.from_urdf(text).forward([2.0], "cabin").position
        tensor([0., 0., 2.])

        Args:
            source: The path of a file, or the text itself: a string whose first character is ``<``.
            floating: Whether the root is held by a free joint "root_joint" instead of being fixed.
            fold_fixed: Whether links that are held by a fixed joint disappear into their parents.
            mimic: What a joint does that mimics one which the file does not have. "follow" raises an error, and
                "ignore" makes it a joint with a number of its own. Other mimic joints follow in both cases.
            dtype: The dtype of the tensors, by default torch's default dtype. Numbers are read in float64.
            device: The device of the tensors.

        Raises:
            OSError: If the file cannot be read, as by `open`.
            FormatError: If the text is not a valid robot. The message names the file, the joint and the fact.
        """
        robot = readers.from_urdf(cls, source, floating, mimic, dtype, device)
        return robot.fold_fixed() if fold_fixed else robot

    @classmethod
    def from_mjcf(
        cls,
        source: Any,
        *,
        sites: Sequence[str] = (),
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Read a robot from MJCF, MuJoCo's format, compiled by the package `mujoco` (``posekit[robots]``).

        **A configuration is MuJoCo's ``qpos``**: the numbers have the same order and meaning, and `forward` gives the
        ``xpos`` and ``xquat`` of ``mj_kinematics``, but NaN for a quaternion of zeros, which MuJoCo takes for the
        identity: start from ``neutral()`` in place of zeros. Hinges and slides become revolute and prismatic joints,
        measured from their references in ``qpos0``, ball joints spherical ones. Any number of bodies may be free.
        `neutral` is zeros and identity quaternions here, too: it is not ``model.qpos0``.

        Links are the bodies, by their names; the root is "world". Body number i is called "body<i>" if it has no name,
        and joint number i "joint<i>". A body with several joints, or with a joint whose anchor is not the body's
        origin, has further links "<body>/<joint>" above it. In the second case a fixed joint holds the body, so that
        `fold_fixed` removes it unless it is in ``keep``. A name that is taken gets an underscore.

        A velocity is MuJoCo's ``qvel``, except for the linear velocity of a free joint: here it is in the frame of the
        body, as everywhere in posekit, and there in that of the world, so v = R^T qvel[:3].

        The limits are those of hinges and slides. Inertias are those that MuJoCo computes, with armature and linear
        damping; a body whose inertia depends on a mesh that is not there has an unknown mass, NaN. Not read are
        springs, friction, actuators and limits of forces, and equality constraints, which are not kinematics in MuJoCo.
        Geometry is read again when `posekit.viz` draws it, the groups 0 to 2, as in MuJoCo's viewer: the files of
        meshes and textures need not be there, unless ``align`` asks for the frame of a free body's inertia. Mocap
        bodies are fixed where the file has them.

        >>> from posekit.kinematics import Robot
        >>> text = '''<mujoco><worldbody><body name="door" pos="1 0 0"><joint name="hinge" pos="0 0.5 0"/>
        ... <geom size="0.1"/></body></worldbody></mujoco>'''
        >>> door = Robot.from_mjcf(text)
        >>> door.links
        ('world', 'door/hinge', 'door')
        >>> door.forward([torch.pi / 2], "door").position
        tensor([1.5000, 0.5000, 0.0000])

        Args:
            source: The path of a file, the text itself, which is a string whose first character is ``<``, or a compiled
                ``mujoco.MjModel``. Files that a text includes are looked for in the working directory.
            sites: The names of sites that become links, such as the tip of a tool, fixed to their bodies.
            dtype: The dtype of the tensors, by default torch's default dtype. Numbers are read in float64.
            device: The device of the tensors.

        Raises:
            OSError: If the file cannot be read, as by `open`.
            FormatError: If the text is not a valid model. The message names the file and has MuJoCo's own words.
            MissingExtraError: If the package `mujoco` is not installed.
        """
        return readers.from_mjcf(cls, source, sites, dtype, device)

    @classmethod
    def from_joints(
        cls,
        joints: Sequence[Joint],
        *,
        links: Sequence[str] = (),
        floating: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Make a robot of a list of joints, in any order. Their origins and axes may require grad.

        >>> from posekit.kinematics import Joint, Robot
        >>> door = Robot.from_joints([Joint(name="hinge", parent="frame", child="leaf", lower=0, upper=1.5)])
        >>> door.forward([0.5], "leaf").rotation.rotvec()
        tensor([0.0000, 0.0000, 0.5000])

        Args:
            joints: The joints. Links are those that they name.
            links: Names of further links, for a robot of one link without joints.
            floating: Whether the root is held by a free joint "root_joint" instead of being fixed.
            dtype: The dtype of the tensors, by default torch's default dtype.
            device: The device of the tensors.
        """
        return building.from_joints(cls, joints, links, floating, dtype, device, "Robot.from_joints")

    @classmethod
    def from_dh(
        cls,
        a: TensorLike,
        alpha: TensorLike,
        d: TensorLike,
        theta: TensorLike | None = None,
        *,
        kinds: Sequence[str] | None = None,
        modified: bool = False,
        degrees: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Make a serial robot from Denavit-Hartenberg parameters, with the conventions of `Pose.from_dh`.

        The links are "base", "link1", "link2" and so on, and "tool", which is the last frame of the table. With the
        standard parameters the frame of a link is at its joint, whose axis is its z axis: row i of the table leads
        from "link i" to "link i+1". With the modified parameters they are the frames of the table.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.links
        ('base', 'link1', 'link2', 'tool')

        Args:
            a: Link lengths, shape (joints,).
            alpha: Link twists, shape (joints,).
            d: Joint offsets, shape (joints,).
            theta: Joint angles where q is 0, by default 0, shape (joints,).
            kinds: "revolute" or "prismatic" for each joint, by default all revolute. A prismatic joint moves along d.
            modified: Whether the parameters are the modified ones (Craig).
            degrees: Whether alpha and theta are in degrees instead of radians. Configurations are in radians.
            dtype: The dtype of the tensors, by default torch's default dtype.
            device: The device of the tensors.
        """
        return readers.from_dh(cls, a, alpha, d, theta, kinds, modified, degrees, dtype, device)

    # Other robots from this one

    def chain(self, base: str, tip: str) -> Self:
        """Return the serial robot from link ``base``, which becomes the root, to link ``tip``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.chain("link1", "tool").joints
        ('joint2',)

        Args:
            base: The link that becomes the root.
            tip: A link below it.
        """
        return editing.chain(self, base, tip)

    def fix(self, values: Mapping[str, TensorLike | float]) -> Self:
        """Return the robot with joints fixed at values; joints that mimic them are fixed, too.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.fix({"joint1": 0.5}).joints
        ('joint2',)

        Args:
            values: The numbers of each joint, by its name.
        """
        return editing.fix(self, values)

    def fold_fixed(self, keep: Sequence[str] = ()) -> Self:
        """Return the robot without the links that a fixed joint holds, except the root and those in ``keep``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.fold_fixed().links
        ('base', 'link1', 'link2')

        Args:
            keep: Names of links that stay.
        """
        return editing.fold_fixed(self, keep)

    def add_frame(self, name: str, parent: str, pose: Pose) -> Self:
        """Return the robot with a further link, such as a tool or a camera, fixed to a link at a pose.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.add_frame("camera", "tool", pk.Pose([0, 0, 0.1])).forward([0, 0], "camera").position
        tensor([0.9000, 0.0000, 0.1000])

        Args:
            name: The name of the new link.
            parent: The link that it is fixed to.
            pose: Its pose in the frame of that link.
        """
        return editing.add_frame(self, name, parent, pose)

    @arguments.closed(ATTACH_KEYWORDS)
    def attach(self, link: str, shapes: Body | Sequence[Body]) -> Self:
        """Return the robot with bodies that a link carries, such as a tool or what a hand has grasped.

        They are bodies as those of the robot's file: `Avoidance.of` covers them with spheres, and pictures show them.

        >>> from posekit.kinematics import Avoidance, Capsules, Planes, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> holding = arm.attach("tool", Capsules([0, 0, 0], [0.2, 0, 0], radii=0.05))
        >>> Avoidance.of(holding, Planes([0, 0, 1, 1])).centres["tool"][:, 0]
        tensor([0.0000, 0.1000, 0.2000])

        Args:
            link: The name of the link.
            shapes: Spheres, boxes, capsules or cylinders in its frame, of shape () or (n,), or a list of them.
        """
        return attach(self, link, shapes)

    @arguments.closed(COVER_KEYWORDS)
    def bodies(self, *, error: float = 0.05) -> dict[str, tuple[Body, ...]]:
        """Return the bodies of links that collide: shapes in the frames of the links, by the links' names.

        They are the ``<collision>`` elements of URDF, the geoms of MJCF that collide, but for planes and height fields,
        and what `attach` added. Spheres, boxes, capsules and cylinders are exact. Meshes and ellipsoids become spheres
        that cover all of them and stand out by at most ``error``. `Avoidance.of` covers the others, too.

        >>> from posekit.kinematics import Capsules, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.attach("tool", Capsules([0, 0, 0], [0.2, 0, 0], radii=0.05)).bodies()
        {'tool': (Capsules(shape=(1,), dtype=torch.float32, device=cpu),)}

        Args:
            error: How far spheres may stand out from meshes and ellipsoids, in metres.

        Returns:
            For each link with bodies at most one value of each class, of shape (n,). `attach` takes them.
        """
        return bodies(self, error)

    def replace(self, **changes: Any) -> Self:
        """Return the robot with other tensors. For calibration, use ``replace(origins=origins)``.

        Gradients flow to the new ``origins``, ``inertias``, ``armature``, ``damping`` and ``axes``, which may be of any
        length but 0. All these may have batch dimensions before the one of the links or numbers: one robot per element.
        An offset of a joint's zero is added to q.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> longer = arm.replace(origins=pk.Pose(2 * arm.origins.position, arm.origins.quaternion))
        >>> longer.forward([0, 0], "tool").position
        tensor([1.8000, 0.0000, 0.0000])

        Args:
            **changes: Fields of the robot and their new tensors: ``origins``, ``axes``, limits, ``inertias``,
                ``armature`` and ``damping``. Numbers that require grad are not checked: a step of an optimiser may lead
                to masses that no body has.
        """
        return editing.replace(self, changes)

    # Configurations

    def configuration(self, q: Configuration, default: Configuration | None = None) -> Tensor:
        """Return a configuration as a tensor, shape (*batch, nq): that of a dict by the joints' names.

        Other methods take such a dict, too, and fill it up with the neutral configuration.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.configuration({"joint2": [0.5, 1.0]}, default=[0.25, 0.0])
        tensor([[0.2500, 0.5000],
                [0.2500, 1.0000]])

        Args:
            q: A dict of numbers by the joints' names, shapes (*batch), or (*batch, numbers) for joints with several. A
                tensor of shape (*batch, nq) is returned as it is.
            default: Where joints are that the dict leaves out, by default neutral.
        """
        where = "Robot.configuration"
        start = None if default is None else configurations.tensor(self, default, f"{where}: default")
        return configurations.tensor(self, q, f"{where}: q", start)

    def neutral(self, *shape: int) -> Tensor:
        """Return the neutral configuration, zeros and identity quaternions, for a batch shape: (*shape, nq).

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.neutral(3).shape
        torch.Size([3, 2])

        Args:
            *shape: The batch shape.
        """
        return configurations.neutral(self, arguments.new_sizes(shape, "Robot.neutral"))

    @arguments.closed(arguments.SEEDS)
    def random(self, *shape: int, generator: Generator | None = None) -> Tensor:
        """Draw configurations, shape (*shape, nq): uniform between the limits, and uniform rotations.

        Joints without limits: angles are uniform in [-pi, pi], lengths and positions standard normal.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.random(1000, generator=torch.Generator().manual_seed(0)).shape
        torch.Size([1000, 2])

        Args:
            *shape: The batch shape.
            generator: The source of the random numbers.
        """
        arguments.check_generator(generator, "Robot.random")
        return configurations.random(self, arguments.new_sizes(shape, "Robot.random"), generator)

    def clamp(self, q: Configuration) -> Tensor:
        """Move each number of a configuration to the nearest one within its limits.

        >>> from posekit.kinematics import Joint, Robot
        >>> door = Robot.from_joints([Joint(name="hinge", parent="frame", child="leaf", lower=0, upper=1.5)])
        >>> door.clamp([2.0])
        tensor([1.5000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
        """
        q = configurations.tensor(self, q, "Robot.clamp: q")
        return q.clamp(self.lower.to(q.dtype), self.upper.to(q.dtype))

    def retract(self, q: Configuration, v: TensorLike) -> Tensor:
        """Move for a unit of time at the velocity v, which may be a difference of `local`: "q + v".

        The numbers of quaternions stay those of unit quaternions. Limits are not applied.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.retract([0.5, 1.0], [0.25, 0.0])
        tensor([0.7500, 1.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
        """
        q = configurations.tensor(self, q, "Robot.retract: q")
        return configurations.retract(self, q, configurations.velocity(self, v, "Robot.retract: v", q))

    def local(self, q: Configuration, other: Configuration) -> Tensor:
        """Return the velocity that leads from q to ``other`` in a unit of time, shape (*batch, nv): "other - q".

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.local([0.5, 1.0], [0.75, 1.0])
        tensor([0.2500, 0.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            other: The configurations at the end.
        """
        q = configurations.tensor(self, q, "Robot.local: q")
        return configurations.local(self, q, configurations.tensor(self, other, "Robot.local: other"))

    # Kinematics

    @arguments.closed(FORWARD_KEYWORDS)
    def forward(
        self, q: Configuration, links: Sequence[str] | str | None = None, world_T_base: Pose | None = None
    ) -> Pose:
        """Compute the poses of links: forward kinematics, as one kernel.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.forward(torch.zeros(1000, 2)).shape
        torch.Size([1000, 4])
        >>> arm.forward({"joint1": torch.pi / 2, "joint2": 0}, "tool").position
        tensor([-0.0000,  0.9000,  0.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            links: The names of the links asked for; by default all, in the order of ``links``. Only these and their
                ancestors are computed.
            world_T_base: The pose of the root, shape (*batch); by default the identity.

        Returns:
            The poses of the links in the world, shape (*batch, links), or (*batch) for a single name.
        """
        q = configurations.tensor(self, q, "Robot.forward: q")
        return sweep.forward(self, q, links, world_T_base)

    def apply(self, q: Configuration, link: str, points: TensorLike, world_T_base: Pose | None = None) -> Tensor:
        """Transform points from a link's frame to the world, shape (*batch, 3), as `Pose.apply`.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.apply([0.0, 0.0], "tool", [0.1, 0.0, 0.0])
        tensor([1., 0., 0.])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            link: The name of the link.
            points: Points in the frame of the link, shape (*batch, 3).
            world_T_base: The pose of the root, shape (*batch); by default the identity.
        """
        return self.forward(q, link, world_T_base).apply(points)

    def spheres(
        self,
        q: Configuration,
        centres: Mapping[str, TensorLike] | TensorLike,
        radii: Mapping[str, TensorLike | float] | TensorLike | float,
        links: Sequence[str] | None = None,
        world_T_base: Pose | None = None,
    ) -> Spheres:
        """Carry spheres that are fixed to links to the world, to keep them away from obstacles (see `clearance`).

        >>> from posekit.kinematics import Planes, Robot, clearance
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> spheres = arm.spheres([0.0, 0.0], {"link2": [[0.1, 0, 0], [0.3, 0, 0]], "tool": [[0, 0, 0]]}, radii=0.05)
        >>> spheres.centres
        tensor([[0.6000, 0.0000, 0.0000],
                [0.8000, 0.0000, 0.0000],
                [0.9000, 0.0000, 0.0000]])
        >>> clearance(spheres, Planes.from_points([1.0, 0, 0], normals=[-1.0, 0, 0]))  # a wall at x = 1
        tensor([0.3500, 0.1500, 0.0500])

        In a loop, pass the centres as one tensor with ``links``: a dict is concatenated at each call.

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            centres: Centres in the frames of the links: a dict by links of shapes (*batch, spheres, 3), or one tensor
                of shape (*batch, spheres, 3).
            radii: Radii: a dict by links of numbers or of shapes (*batch, spheres), or shape (*batch, spheres), or one
                number for all.
            links: The name of each sphere's link, if the centres are a tensor.
            world_T_base: The pose of the root, shape (*batch); by default the identity.

        Returns:
            The spheres in the world, shape (*batch, spheres), in the order of the centres.
        """
        q = configurations.tensor(self, q, "Robot.spheres: q")
        return obstacles.carried(self, q, centres, radii, links, world_T_base)

    def sphere_pairs(self, links: Sequence[str], ignore: Iterable[tuple[str, str]] = ()) -> Tensor:
        """Return the pairs of spheres that may collide, for `self_clearance`: indices, shape (pairs, 2).

        These are all pairs but those of one rigid body, which are links that fixed joints hold together, and of two
        bodies that a joint connects, whose spheres usually overlap at the joint.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.sphere_pairs(["base", "base", "link1", "tool"])
        tensor([[0, 3],
                [1, 3]])

        Args:
            links: The name of each sphere's link.
            ignore: Further pairs of links whose spheres are excluded, with all links of their rigid bodies.
        """
        return obstacles.pairs(self, links, ignore)

    @arguments.closed(JACOBIAN_KEYWORDS)
    def jacobian(
        self, q: Configuration, link: str, frame: Frame = "local_world_aligned", at: TensorLike | None = None
    ) -> Tensor:
        """Compute the Jacobian J of a link: the twist of the link is J v. Its rows are [v, w]: linear, then angular.

        The twist is that of the point ``at`` of the link, by default the origin of its frame. **The frame decides in
        which axes and about which point it is expressed**:

        ==================== ============================================ ===================== ======================
        frame                linear velocity                              axes                  Pinocchio's name
        ==================== ============================================ ===================== ======================
        local_world_aligned  of the point ``at``                          of the world          LOCAL_WORLD_ALIGNED
        body                 of the point ``at``                          of the link           LOCAL
        world                of the point of the link that is at the      of the world          WORLD
                             origin of the world now (``at`` is ignored)
        ==================== ============================================ ===================== ======================

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.jacobian([0.0, 0.0], "tool")  # both joints move the tool along y and turn it about z
        tensor([[0.0000, 0.0000],
                [0.9000, 0.4000],
                [0.0000, 0.0000],
                [0.0000, 0.0000],
                [0.0000, 0.0000],
                [1.0000, 1.0000]])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            link: The name of the link.
            frame: "local_world_aligned", "body" or "world".
            at: A point in the frame of the link, shape (*batch, 3).

        Returns:
            The Jacobian with respect to a velocity, shape (*batch, 6, nv).
        """
        q = configurations.tensor(self, q, "Robot.jacobian: q")
        return jacobians.jacobian(self, q, link, frame, at)

    def velocity(
        self,
        q: Configuration,
        v: TensorLike,
        link: str,
        frame: Frame = "local_world_aligned",
        at: TensorLike | None = None,
    ) -> Tensor:
        """Compute the twist [v, w] of a link, shape (*batch, 6): ``jacobian(q, link, frame, at) @ v``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.velocity([0.0, 0.0], [1.0, 0.0], "tool")
        tensor([0.0000, 0.9000, 0.0000, 0.0000, 0.0000, 1.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            link: The name of the link.
            frame: As in `jacobian`.
            at: A point in the frame of the link, shape (*batch, 3).
        """
        q, v = configurations.state(self, "Robot.velocity", q, v=v)
        return jacobians.velocity(self, q, v, link, frame, at)

    def acceleration(
        self,
        q: Configuration,
        v: TensorLike,
        a: TensorLike,
        link: str,
        frame: Frame = "local_world_aligned",
        *,
        classical: bool = True,
        at: TensorLike | None = None,
    ) -> Tensor:
        """Compute the acceleration of a link, shape (*batch, 6), linear part first.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.acceleration([0.0, 0.0], [1.0, 0.0], [0.0, 0.0], "tool")  # towards the axis
        tensor([-0.9000,  0.0000,  0.0000,  0.0000,  0.0000,  0.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            a: Accelerations, shape (*batch, nv): the time derivatives of v.
            link: The name of the link.
            frame: As in `jacobian`.
            classical: Whether the linear part is the acceleration of the point, which an accelerometer measures apart
                from gravity. Otherwise the result is the spatial acceleration, the time derivative of the twist in a
                frame that does not move.
            at: A point in the frame of the link, shape (*batch, 3).
        """
        q, v, a = configurations.state(self, "Robot.acceleration", q, v=v, a=a)
        arguments.check_flags("Robot.acceleration", classical=classical)
        return jacobians.acceleration(self, q, v, a, link, frame, classical, at)

    @arguments.closed(IK_KEYWORDS)
    def ik(
        self,
        targets: Pose | Mapping[str, Pose],
        link: str | None = None,
        *,
        weights: TensorLike | Mapping[str, TensorLike] | None = None,
        seeds: int = 32,
        max_iterations: int = 30,
        initial: Configuration | None = None,
        limits: bool = True,
        null_space: Configuration | None = None,
        accuracy: tuple[float, float] = (1e-3, 1e-2),
        avoid: Avoidance | None = None,
        costs: Sequence[Cost] = (),
        generator: Generator | None = None,
        progress: bool = True,
        verbose: bool = False,
    ) -> IKResult:
        """Find configurations in which links are at target poses: inverse kinematics.

        Many seeds per target take steps of damped least squares together (Levenberg-Marquardt), and those that
        stagnate restart from a random configuration. Limits are respected exactly. Targets that cannot be reached
        get the best configuration that was found, and ``converged`` is False.

        By default nearly all reachable poses of a 7-joint arm are solved, and 96 % of those of both hands of a humanoid
        with five joints in each arm. Its hands, feet and head on a free base need ``max_iterations=50``: then 97 % are
        solved. A base starts as `random` draws it, in any orientation and about 1 m from the origin. Targets that are
        farther than some 10 m from there need ``initial``.

        **Without ``initial`` and ``null_space`` all seeds are random, and any solution may be returned.** With one of
        them the search first starts there, which makes a path of targets continuous if each starts from the solution of
        the one before; only if that fails do the other seeds start between there and random configurations, and of
        their solutions the nearest one is taken. Random seeds also take revolute joints from one limit to the other,
        where that is the nearest angle. Joints that move none of the links stay where the search starts. Give all
        targets in one call: the search decides by their values, so that ``torch.vmap`` raises an error.

        No graph is recorded. The configuration nevertheless has a gradient with respect to the targets and the robot's
        origins and axes, by the implicit function theorem: a change dT of the targets moves it by ``J^+ dT``, the
        least motion that follows the targets, where joints at a limit are held. It is a gradient where ``converged`` is
        True; ``null_space`` and ``avoid`` are not differentiated, and second derivatives raise an error.

        **With ``costs``** the result minimises half the sum of the squares of all rows of priority 0, those of the
        targets in metres and radians with ``weights``, and then that of the costs of priority 1 as far as the first
        sum stays at its minimum. From several solutions of the targets, or from ``initial`` alone, up to
        ``4 * max_iterations`` steps are taken. The configuration has gradients with respect to the data and weights of
        costs, too.

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4, 0.3], alpha=[0, 0, 0], d=[0, 0, 0])
        >>> straight = Cost(lambda q: q, joints=("joint3",), priority=1)
        >>> found = arm.ik(pk.Pose([0.6, 0.5, 0]), "tool", weights=[1, 1, 1, 0, 0, 0], costs=[straight])
        >>> found.converged, bool(found.configuration[2].abs() < 1e-3)
        (tensor(True), True)

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> found = arm.ik(arm.forward([0.5, 1.0], "tool"), link="tool", initial=[0.0, 0.5])
        >>> found.configuration, found.converged
        (tensor([0.5000, 1.0000]), tensor(True))

        Args:
            targets: The poses in the frame of the root, shape (*batch); a dict by the names of links for several links
                at once.
            link: The name of the link, unless ``targets`` is a dict.
            weights: The weights [x, y, z, rx, ry, rz] of the squared errors along and about the axes of the target,
                shape (6,), or a dict of them by links; by default 1. Errors with weight 0 do not count: ``[1, 1, 1, 0,
                0, 0]`` asks for a position only, and ``[1, 1, 1, 1, 1, 0]`` lets the link turn about the z axis of its
                target.
            seeds: The number of configurations from which the search for each target starts.
            max_iterations: The largest number of steps of each seed.
            initial: Where to start, shape (*batch, nq), or a dict by the joints' names. It is clamped to the limits.
            limits: Whether the joints' limits are respected.
            null_space: A configuration towards which the joints move as far as the targets permit, shape (*batch, nq).
            accuracy: The errors of position and of rotation (in radians) up to which a target counts as solved.
            avoid: Spheres on the robot and obstacles to keep them from. Spheres may overlap each other: `Robot.plan`
                keeps them apart, too, unless it has ``self_collision=False``; here `Cost.self_collision` does.
            costs: What is minimised together with the errors of the targets: see `Cost`.
            generator: The source of the random configurations.
            progress: Whether to show how many iterations are done, after a second.
            verbose: Whether to print a line for each iteration instead, with the mean of the squared errors or costs.

        Returns:
            The configurations, their errors, and whether they solve the targets. They have the dtype to which those
            of the robot and the targets promote; float16 and bfloat16 are refused.
        """
        given = targets, link, weights, seeds, max_iterations, initial, limits, null_space, accuracy, avoid, generator
        return solve(self, costs, *given, progress=progress, verbose=verbose)

    def residual(self, cost: Cost, *, floating: bool = False) -> CostResidual:
        """Return a cost as a residual of configurations, for `least_squares` and `Problem`.

        It is called with configurations of shape (*batch, nq), and then with data in place of those of the cost, if
        there are any, through which gradients flow. It returns its rows, multiplied by the roots of its weight, shape
        (*batch, n).

        A path of ten configurations, of which the tool reaches a pose in the last one:

        >>> from posekit.kinematics import Cost, Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> problem = pk.Problem()
        >>> q = problem.variables(torch.full((10, 2), 0.5))
        >>> reach = Cost.target("tool", pk.Pose([0.5, 0.4, 0]), weight=[1, 1, 1, 0, 0, 0])
        >>> _ = problem.prior(q[0], torch.tensor([0.5, 0.5]), weight=1e4)
        >>> _ = problem.add(lambda a, b: b - a, q[:-1], q[1:], weight=0.01 * torch.ones(9))
        >>> _ = problem.add(arm.residual(reach), q[9])
        >>> arm.forward(problem.solve()[q[9]], "tool").position.round(decimals=2)
        tensor([0.5000, 0.4000, 0.0000], dtype=torch.float64)

        Args:
            cost: The cost. Its ``priority`` has no influence.
            floating: Whether the pose of the base in the world is the first argument, an unknown of its own: joints
                with quaternions, such as a free base, are no vectors that solvers could move.
        """
        return CostResidual(self, cost, floating)

    def compiled(self, links: Sequence[str] | str | None = None) -> CompiledForward:
        """Return forward kinematics of this robot alone, unrolled into one op with its constants folded in.

        Calling the result with q gives what ``forward(q, links)`` gives. **The first call builds a kernel, which takes
        0.5 to 3 seconds**, the first backward as long again, and both grow with the number of joints: beyond about 30
        joints the kernel is slower than `forward`. The origins and axes are constants: they get no gradients, and later
        changes of them have no effect. Use it for one small robot that is evaluated millions of times.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> forward = arm.compiled("tool")
        >>> forward([0.0, 0.0]).position
        tensor([0.9000, 0.0000, 0.0000])

        Args:
            links: The names of the links asked for, or one name; by default all.
        """
        return unrolled(self, links)

    # Motions

    def differential_ik(
        self,
        q: Configuration,
        twist: TensorLike,
        link: str,
        *,
        dt: float,
        frame: Frame = "local_world_aligned",
        at: TensorLike | None = None,
        weights: TensorLike | None = None,
        damping: float = 1e-3,
        limits: bool = True,
        keep_direction: bool = False,
    ) -> Tensor:
        """Compute the velocity within limits that moves a link as asked for, as nearly as possible, shape (*batch, nv).

        It minimises ``(J v - twist)^T W (J v - twist) + damping^2 |v|^2``, with the `jacobian` J, among the velocities
        that respect `velocity_limits` and after whose ``dt`` the joints are within their limits: a least-squares
        problem with bounds, which is solved exactly, in one kernel. A joint outside its limits returns to them as fast
        as it may. A quaternion has no limits. The step is ``q = arm.retract(q, dt * v)``.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> v = arm.differential_ik([0.5, 1.0], [0.1, 0.2, 0, 0, 0, 0], "tool", dt=0.01, weights=[1, 1, 0, 0, 0, 0])
        >>> arm.velocity([0.5, 1.0], v, "tool")[:2]
        tensor([0.1000, 0.2000])

        With ``keep_direction`` the link moves in the direction asked for, slower if it has to: redundant joints take
        over from those at their limits first.

        The result has derivatives with respect to configurations, twists and the robot: those of the joints between
        their bounds, while the others stay at them.

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            twist: The velocities [v, w] of the link, shape (*batch, 6).
            link: The name of the link.
            dt: The time for which the velocity is kept.
            frame: The frame of the twist, as in `jacobian`.
            at: A point in the frame of the link, whose velocity is meant, shape (*batch, 3).
            weights: The weights W of the squared numbers of the twist, shape (6,); 0 for those that do not count.
            damping: Limits velocities near singularities, where it matters for singular values of J below it.
            limits: Whether limits are respected.
            keep_direction: Whether the link keeps the direction of the twist where it cannot have its speed.
        """
        q = configurations.tensor(self, q, "Robot.differential_ik: q")
        return differential_ik(self, q, twist, link, dt, frame, at, weights, damping, limits, keep_direction)

    def frame_tree(self, q: Configuration, times: TensorLike | None = None) -> FrameTree:
        """Return the links of a configuration as a tree of frames, in which other frames can be set.

        Links on fixed joints are fixed. With ``times`` the configurations are those at these times, and other links
        move: they are interpolated from each time to the next, which is linear for prismatic joints, and for revolute
        ones that turn by less than half a turn.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> tree = arm.frame_tree([[0.0, 0.0], [0.0, 1.0]], times=[0, 2]).set("tool", "camera", pk.Pose([0, 0, 0.1]))
        >>> tree.at(1.0)["base", "camera"].position
        tensor([0.8510, 0.1918, 0.1000])

        Args:
            q: Configurations, shape (*batch, nq), or with ``times`` (*batch, n, nq); or a dict by the joints' names.
            times: The times of the configurations, increasing, shape (n,).
        """
        q = configurations.tensor(self, q, "Robot.frame_tree: q")
        links = sweep.poses(self, q, None)
        edges: dict[tuple[str, str], Any] = {}
        for i, parent in enumerate(self.parents):
            if parent < 0:
                continue
            if self.kinds[i] == "fixed":
                local: Any = self.origins[..., i]
            else:
                local = links[..., parent].between(links[..., i])
                local = local if times is None else Trajectory(times, local)
            edges[self.links[parent], self.links[i]] = local
        return FrameTree(edges)

    def disabled_pairs(self, source: str | os.PathLike[str]) -> list[tuple[str, str]]:
        """Read from SRDF which links need not be kept apart: pairs for ``ignore`` of `plan` and `sphere_pairs`.

        Pairs of links that the robot does not have are left out. `sphere_pairs` takes each pair for the rigid bodies of
        its links.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> arm.disabled_pairs('<robot><disable_collisions link1="tool" link2="base" reason="Never"/></robot>')
        [('base', 'tool')]

        Args:
            source: The path of a file, or the text itself: a string whose first character is ``<``.

        Raises:
            OSError: If the file cannot be read, as by `open`.
            FormatError: If the text is not SRDF. The message names the file, the line and the fact.
        """
        return readers.disabled_pairs(self, source)

    @arguments.closed(PLAN_KEYWORDS)
    def plan(
        self,
        start: Configuration,
        goal: Configuration | Pose,
        link: str | None = None,
        *,
        avoid: Avoidance | None = None,
        self_collision: bool = True,
        ignore: Sequence[tuple[str, str]] = (),
        waypoints: int = 32,
        seeds: int = 12,
        max_iterations: int = 60,
        acceleration: TensorLike | float = 5.0,
        costs: Sequence[Cost] = (),
        margin: float = 0.0,
        generator: Generator | None = None,
        progress: bool = True,
        verbose: bool = False,
    ) -> Plan:
        """Plan motions from configurations to goals that keep spheres on the robot away from obstacles and each other.

        Paths are optimised to be smooth and free (CHOMP, with steps of Levenberg and Marquardt): for all problems the
        straight line, then for those that are left lines with random bends. A path is taken when the whole motion has
        the ``margin`` of ``avoid``; one that only does not touch anything is taken if no other is found.

        **Between waypoints motions are checked, too**: how far each sphere can come on its way bounds how near it
        comes, and where the bound does not do, the way is divided. A motion that comes nearer to something than 1e-6 m,
        or than ``margin``, has the status "touching" and has not converged.

        A start or goal that touches something has no solution: ``converged`` is False, ``clearance`` negative, and the
        plan, when it is printed, and its ``reason`` name what touches what. No gradients are recorded.

        **Spheres are kept away from each other, too, which `ik` with ``avoid`` does not do**: a configuration that it
        finds may be one in which the robot touches itself. Spheres of links near each other often overlap everywhere:
        name such pairs in ``ignore``, or pass ``self_collision=False`` for obstacles alone, as in `ik`.

        **With ``costs``** paths are optimised until they are free and the costs are small, also where a straight line
        would be free: a cup stays upright. Costs have no influence on whether a plan has converged.

        >>> from posekit.kinematics import Avoidance, Robot, Spheres
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0])
        >>> avoid = Avoidance({"tool": [[0, 0, 0]]}, radii=0.05, obstacles=Spheres([0.9, 0, 0], radii=0.1))
        >>> plan = arm.plan([-1.0, 0.0], [1.0, 0.0], avoid=avoid)
        >>> plan.converged, plan.configurations.shape
        (tensor(True), torch.Size([32, 2]))

        Args:
            start: Configurations, shape (*batch, nq), or a dict by the joints' names.
            goal: The configurations at the end, or the poses of a link, shape (*batch), for which `ik` finds them.
            link: The name of the link that is to reach the poses.
            avoid: Spheres on the robot, and obstacles. A batch of obstacles is that of the problems. By default space
                is free: the plan is the straight line between the configurations, and its clearance is inf.
            self_collision: Whether spheres are kept away from each other, too: the pairs of `sphere_pairs`.
            ignore: Pairs of links whose spheres may overlap, as `sphere_pairs` takes them; `disabled_pairs` reads them.
            waypoints: The number of configurations, with the start and the goal.
            seeds: The largest number of paths that are tried for each problem.
            max_iterations: The largest number of steps of each path.
            acceleration: The limit of accelerations, a number or shape (nv,). Velocities have `velocity_limits`.
            costs: What is minimised at each waypoint between the start and the goal, which stay: see `Cost`. Half the
                sum of the squared rows is added to that of the second differences of 32 waypoints; ``weight=100``
                holds an angle to some hundredths. Their batch is that of the problems.
            margin: The clearance in metres that a motion needs to have converged. The ``margin`` of ``avoid`` is aimed
                at, but not needed.
            generator: The source of the random bends.
            progress: Whether to show how many iterations are done, after a second.
            verbose: Whether to print a line for each iteration instead.
        """
        settings = seeds, max_iterations, acceleration, generator, costs, margin, progress, verbose
        return plan(self, start, goal, PlanOptions(link, avoid, self_collision, ignore, waypoints, *settings))


refer(Robot, ROBOT)
register(Robot)
own_members(Robot)
