"""The methods of robots that need masses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import overload

from torch import Tensor

from ..arguments import TensorLike
from . import configurations, dynamics, forward_dynamics
from .configurable import Configuration
from .jacobians import Frame
from .model import Model


class Dynamic(Model):
    """Base class of Robot: its dynamics. All methods need `inertias`, and refuse those that no body has."""

    def inverse_dynamics(
        self,
        q: Configuration,
        v: TensorLike,
        a: TensorLike,
        *,
        gravity: TensorLike | None = None,
        forces: Mapping[str, TensorLike] | None = None,
        frame: Frame = "local_world_aligned",
    ) -> Tensor:
        """Compute the forces and torques that move the robot, shape (*batch, nv).

        The result is ``M(q) a + h(q, v) + damping * v`` minus what ``forces`` contribute, with the mass matrix M and
        the `nonlinear_effects` h: the recursive Newton-Euler algorithm, as one kernel. As in MuJoCo's ``mj_inverse``
        there is the damping of the joints, and no friction. Gradients also flow to the robot's origins, axes, inertias,
        armature and damping.

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 0, 2.0, 0], torch.zeros(4, 3), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> arm.inverse_dynamics([0.0, 0.0], [0.0, 0.0], [1.0, 0.0])  # 2 kg at 0.5 m
        tensor([0.5000, 0.0000])
        >>> arm.inverse_dynamics([0.0, 0.0], [0.0, 0.0], [0.0, 0.0], gravity=[0, -9.81, 0])
        tensor([9.8100, 0.0000])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            a: Accelerations, shape (*batch, nv): the time derivatives of v.
            gravity: The acceleration of gravity in the frame of the world, shape (*batch, 3); by default
                ``[0, 0, -9.81]``.
            forces: Wrenches [force, torque] that act on links from outside, by the names of the links, shapes
                (*batch, 6).
            frame: The frame of these wrenches, as in `jacobian`: by default the torque is about the origin of the link,
                along the axes of the world.
        """
        where = "Robot.inverse_dynamics"
        q = configurations.tensor(self, q, f"{where}: q")
        v = configurations.velocity(self, v, f"{where}: v", q)
        a = configurations.velocity(self, a, f"{where}: a", q)
        return dynamics.inverse_dynamics(self, q, v, a, gravity, forces, frame, where)

    def forward_dynamics(
        self,
        q: Configuration,
        v: TensorLike,
        torque: TensorLike,
        *,
        gravity: TensorLike | None = None,
        forces: Mapping[str, TensorLike] | None = None,
        frame: Frame = "local_world_aligned",
    ) -> Tensor:
        """Compute the accelerations that forces and torques give to the robot, shape (*batch, nv).

        The inverse of `inverse_dynamics`, by the articulated-body algorithm, as one kernel. Robots with mimic joints
        solve with the mass matrix instead. A joint that moves no mass has no acceleration: the result is not finite.

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 1.0, 2.0, 0], torch.tensor([[0.2, 0, 0]] * 4), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> a = arm.forward_dynamics([0.0, 1.0], [0.0, 2.0], [0.5, 0.0])
        >>> arm.inverse_dynamics([0.0, 1.0], [0.0, 2.0], a).allclose(torch.tensor([0.5, 0.0]), atol=1e-5)
        True

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            torque: Forces and torques of the joints, shape (*batch, nv).
            gravity: As in `inverse_dynamics`.
            forces: As in `inverse_dynamics`.
            frame: As in `inverse_dynamics`.
        """
        where = "Robot.forward_dynamics"
        q = configurations.tensor(self, q, f"{where}: q")
        v = configurations.velocity(self, v, f"{where}: v", q)
        torque = configurations.velocity(self, torque, f"{where}: torque", q)
        return forward_dynamics.forward_dynamics(self, q, v, torque, gravity, forces, frame, where)

    def mass_matrix(self, q: Configuration) -> Tensor:
        """Compute the symmetric mass matrix M, shape (*batch, nv, nv), with ``armature`` on its diagonal.

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 0, 2.0, 0], torch.tensor([[0.4, 0, 0]] * 4), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> arm.mass_matrix([0.0, 0.0])  # 2 kg at 0.9 m from the first joint and 0.4 m from the second one
        tensor([[1.6200, 0.7200],
                [0.7200, 0.3200]])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
        """
        return forward_dynamics.mass_matrix(self, configurations.tensor(self, q, "Robot.mass_matrix: q"))

    def mass_matrix_solve(self, q: Configuration, b: TensorLike) -> Tensor:
        """Solve ``M x = b`` with the mass matrix M, without forming it, shape (*batch, nv).

        >>> import torch
        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm", dtype=torch.float64)
        >>> q, b = arm.neutral(100), torch.ones(100, 7, dtype=torch.float64)
        >>> torch.allclose(arm.mass_matrix(q) @ arm.mass_matrix_solve(q, b)[..., None], b[..., None])
        True

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            b: Right-hand sides, shape (*batch, nv).
        """
        q = configurations.tensor(self, q, "Robot.mass_matrix_solve: q")
        b = configurations.velocity(self, b, "Robot.mass_matrix_solve: b", q)
        return forward_dynamics.solve(self, q, b)

    def nonlinear_effects(self, q: Configuration, v: TensorLike, *, gravity: TensorLike | None = None) -> Tensor:
        """Compute the torques of Coriolis and centrifugal forces and of gravity, shape (*batch, nv), without damping.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm")
        >>> arm.nonlinear_effects(arm.neutral(100), arm.neutral(100)).shape
        torch.Size([100, 7])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            gravity: As in `inverse_dynamics`.
        """
        where = "Robot.nonlinear_effects"
        q = configurations.tensor(self, q, f"{where}: q")
        return dynamics.nonlinear_effects(self, q, configurations.velocity(self, v, f"{where}: v", q), gravity, where)

    def gravity_torque(self, q: Configuration, *, gravity: TensorLike | None = None) -> Tensor:
        """Compute the torques that hold the robot at rest, shape (*batch, nv).

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm")
        >>> arm.gravity_torque(arm.neutral(100)).shape
        torch.Size([100, 7])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            gravity: As in `inverse_dynamics`.
        """
        where = "Robot.gravity_torque"
        return dynamics.gravity_torque(self, configurations.tensor(self, q, f"{where}: q"), gravity, where)

    def kinetic_energy(self, q: Configuration, v: TensorLike) -> Tensor:
        """Compute the kinetic energy, shape (*batch): half of ``v.M v``, with that of the rotors (``armature``).

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 0, 2.0, 0], torch.zeros(4, 3), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> arm.kinetic_energy([0.0, 0.0], [4.0, 0.0])  # 2 kg at 2 m/s
        tensor(4.)

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
        """
        q = configurations.tensor(self, q, "Robot.kinetic_energy: q")
        return dynamics.kinetic_energy(self, q, configurations.velocity(self, v, "Robot.kinetic_energy: v", q))

    def potential_energy(self, q: Configuration, *, gravity: TensorLike | None = None) -> Tensor:
        """Compute the potential energy of all links in the field of gravity, shape (*batch): 0 at the world's origin.

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 0, 2.0, 0], torch.zeros(4, 3), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> arm.potential_energy([torch.pi / 2, 0.0], gravity=[0, -10.0, 0])  # 2 kg at a height of 0.5 m
        tensor(10.0000)

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            gravity: As in `inverse_dynamics`.
        """
        return dynamics.potential_energy(self, configurations.tensor(self, q, "Robot.potential_energy: q"), gravity)

    @overload
    def center_of_mass(self, q: Configuration) -> Tensor: ...
    @overload
    def center_of_mass(self, q: Configuration, v: TensorLike) -> tuple[Tensor, Tensor]: ...

    def center_of_mass(self, q: Configuration, v: TensorLike | None = None) -> Tensor | tuple[Tensor, Tensor]:
        """Compute the centre of mass of all links in the world, shape (*batch, 3), and with v its velocity, too.

        The root counts, too, also where it is fixed.

        >>> from posekit.kinematics import Robot
        >>> humanoid = Robot.example("humanoid", floating=True)
        >>> humanoid.center_of_mass(humanoid.neutral(100)).shape
        torch.Size([100, 3])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).

        Returns:
            The centre of mass, or a pair of the centre and its velocity.
        """
        q = configurations.tensor(self, q, "Robot.center_of_mass: q")
        if v is None:
            return dynamics.center_of_mass(self, q)
        v = configurations.velocity(self, v, "Robot.center_of_mass: v", q)
        velocity = (dynamics.center_of_mass_jacobian(self, q) @ v.unsqueeze(-1)).squeeze(-1)
        return dynamics.center_of_mass(self, q), velocity

    def center_of_mass_jacobian(self, q: Configuration) -> Tensor:
        """Compute the Jacobian J of the centre of mass, shape (*batch, 3, nv): its velocity in the world is J v.

        >>> from posekit.kinematics import Robot
        >>> humanoid = Robot.example("humanoid", floating=True)
        >>> humanoid.center_of_mass_jacobian(humanoid.neutral()).shape
        torch.Size([3, 29])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
        """
        q = configurations.tensor(self, q, "Robot.center_of_mass_jacobian: q")
        return dynamics.center_of_mass_jacobian(self, q)

    def momentum(self, q: Configuration, v: TensorLike) -> Tensor:
        """Compute the momentum [linear, angular] of all links, shape (*batch, 6).

        It is in the axes of the world, the angular part about the centre of mass: Pinocchio's centroidal momentum.

        >>> from posekit.kinematics import Robot
        >>> humanoid = Robot.example("humanoid", floating=True)
        >>> humanoid.momentum(humanoid.neutral(100), humanoid.neutral(100)[..., :29]).shape
        torch.Size([100, 6])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
        """
        q = configurations.tensor(self, q, "Robot.momentum: q")
        return dynamics.momentum(self, q, configurations.velocity(self, v, "Robot.momentum: v", q))
