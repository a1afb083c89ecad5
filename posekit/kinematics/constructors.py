"""Robots from files, from joints and from tables of parameters."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Literal

import torch
from typing_extensions import Self

from .. import arguments
from ..arguments import TensorLike
from . import building, readers
from .editable import Editable
from .foreign import URDF_KEYWORDS
from .joints import Joint


class Constructors(Editable):
    """Base class of Robot: its constructors."""

    @classmethod
    def example(
        cls,
        name: Literal["arm", "humanoid"] = "arm",
        *,
        floating: bool = False,
        dtype: torch.dtype | None = None,
        device: torch.device | str | None = None,
    ) -> Self:
        """Return a robot that comes with posekit, to try things with.

        "arm" has seven revolute joints between "base" and "l8", with the measures of the Panda of Franka Robotics.
        "humanoid" has 23 revolute joints: legs down to "lfoot" and "rfoot", arms up to "lhand" and "rhand", and "head".

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm")
        >>> arm.links
        ('base', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8')

        Args:
            name: "arm" or "humanoid".
            floating: Whether the root is held by a free joint "root_joint" instead of being fixed.
            dtype: The dtype of the tensors, by default torch's default dtype.
            device: The device of the tensors.
        """
        return readers.example(cls, name, floating, dtype, device)

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
