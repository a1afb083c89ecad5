"""The methods of robots that need masses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import overload

from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from . import configurations, dynamics, forward_dynamics, simulation
from .configurable import Configuration
from .foreign import DYNAMICS_KEYWORDS, INTEGRATE_KEYWORDS
from .jacobians import Frame
from .model import Model


class Dynamic(Model):
    """Base class of Robot: its dynamics.

    All methods need `inertias`, and the first call refuses those that no body has, with the link and its file.
    """

    @arguments.closed(DYNAMICS_KEYWORDS)
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
        armature and damping. In float32 the torques of both `Robot.example` are within 5e-6 of the largest one.

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
        solve with the mass matrix instead. A joint that moves no mass has no acceleration: the result is NaN, in
        that element of the batch alone.
        In float32 the accelerations of both `Robot.example` are within 3e-5 of the largest one.

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

    @arguments.closed(INTEGRATE_KEYWORDS)
    def integrate(
        self,
        q: Configuration,
        v: TensorLike,
        torque: TensorLike,
        dt: float | Tensor,
        *,
        method: simulation.Method = "semi_implicit_euler",
        gravity: TensorLike | None = None,
        forces: Mapping[str, TensorLike] | None = None,
        frame: Frame = "local_world_aligned",
    ) -> tuple[Tensor, Tensor]:
        """Move for a step of time: the configurations and velocities after it.

        "semi_implicit_euler" changes the velocity by the acceleration at the beginning, and then moves with the new
        velocity: the error of a time is of the order of the step. "rk4" is the method of Runge and Kutta with four
        accelerations, of Munthe-Kaas where joints have quaternions, whose error is of the order of the step to the
        fourth power. Torques and wrenches are constant during the step. There are no contacts, and limits are not
        applied.

        >>> import torch
        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm", dtype=torch.float64)
        >>> q, v = arm.random(100), torch.zeros(100, 7, dtype=torch.float64)
        >>> energy = arm.kinetic_energy(q, v) + arm.potential_energy(q)
        >>> for _ in range(20):
        ...     q, v = arm.integrate(q, v, torch.zeros(7, dtype=torch.float64), 1e-3, method="rk4")
        >>> torch.allclose(arm.kinetic_energy(q, v) + arm.potential_energy(q), energy)
        True

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            torque: Forces and torques of the joints, shape (*batch, nv).
            dt: The time of the step, a number or of shape (*batch).
            method: "semi_implicit_euler" or "rk4".
            gravity: As in `inverse_dynamics`.
            forces: As in `inverse_dynamics`.
            frame: As in `inverse_dynamics`.
        """
        where = "Robot.integrate"
        q = configurations.tensor(self, q, f"{where}: q")
        v = configurations.velocity(self, v, f"{where}: v", q)
        force = configurations.velocity(self, torque, f"{where}: torque", q)
        time = arguments.scalar(dt, f"{where}: dt", q)
        arguments.check_choice(method, simulation.METHODS, f"{where}: method")

        def accelerate(q: Tensor, v: Tensor) -> Tensor:
            return forward_dynamics.forward_dynamics(self, q, v, force, gravity, forces, frame, where)

        return simulation.integrate(self, accelerate, q, v, time, method)

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

    def inertia_regressor(
        self, q: Configuration, v: TensorLike, a: TensorLike, *, gravity: TensorLike | None = None
    ) -> Tensor:
        """Compute the matrix Y of the torques as a linear function of the inertias, shape (*batch, nv, links, 10).

        Torques are ``(Y * inertias.parameters()).sum((-2, -1))``, apart from those of armature and damping. The
        parameters of a link, its mass, first moments and inertia, are those of `Inertias.parameters`, in the order of
        Pinocchio. So measured torques give the inertias by linear least squares, as far as they determine them.

        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm")
        >>> q, v, a = arm.neutral(100), arm.neutral(100), arm.neutral(100)
        >>> arm.inertia_regressor(q, v, a).shape
        torch.Size([100, 7, 9, 10])

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            a: Accelerations, shape (*batch, nv): the time derivatives of v.
            gravity: As in `inverse_dynamics`.
        """
        where = "Robot.inertia_regressor"
        q = configurations.tensor(self, q, f"{where}: q")
        v = configurations.velocity(self, v, f"{where}: v", q)
        a = configurations.velocity(self, a, f"{where}: a", q)
        return dynamics.inertia_regressor(self, q, v, a, gravity, where)

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
