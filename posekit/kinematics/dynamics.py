"""The dynamics of a robot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import overload

import attrs
from torch import Tensor

from .. import arguments
from ..arguments import TensorLike
from . import configurations, forward_dynamics, inverse_dynamics, matrices, simulation
from .configurations import Configuration
from .foreign_keywords import DYNAMICS_KEYWORDS, INTEGRATE_KEYWORDS
from .jacobians import Frame
from .model import Model

Seconds = float | Tensor  # robots have a method `float`, and tools evaluate annotations of methods in the class


@arguments.immutable
@attrs.frozen(eq=False, init=False, repr=False, kw_only=True, getstate_setstate=False)
class Dynamics(Model):
    """Base class of Robot. All methods need `inertias`: the first call refuses those that no body has.

    The refusal names the link and its file.
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
        q, v, a = configurations.state(self, where, q, v=v, a=a)
        return inverse_dynamics.inverse_dynamics(self, q, v, a, gravity, forces, frame, where)

    @arguments.closed(INTEGRATE_KEYWORDS)
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
        q, v, torque = configurations.state(self, where, q, v=v, torque=torque)
        return forward_dynamics.forward_dynamics(self, q, v, torque, gravity, forces, frame, where)

    @arguments.closed(DYNAMICS_KEYWORDS)
    def inverse_dynamics_derivatives(
        self, q: Configuration, v: TensorLike, a: TensorLike, *, gravity: TensorLike | None = None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Compute the derivatives of `inverse_dynamics` by q, v and a, shapes (*batch, nv, nv), as one kernel.

        That by q is with respect to a velocity along which `retract` moves it, and that by a is the mass matrix: as by
        Pinocchio's ``computeRNEADerivatives``. All three can be differentiated again.

        >>> import torch
        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm", dtype=torch.float64)
        >>> q, v, a = arm.neutral(), torch.ones(7).double(), torch.ones(7).double()
        >>> by_q, by_v, by_a = arm.inverse_dynamics_derivatives(q, v, a)
        >>> torch.allclose(by_v, torch.autograd.functional.jacobian(lambda v: arm.inverse_dynamics(q, v, a), v))
        True

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            a: Accelerations, shape (*batch, nv): the time derivatives of v.
            gravity: As in `inverse_dynamics`.
        """
        return matrices.torque_derivatives(self, q, v, a, gravity, "Robot.inverse_dynamics_derivatives")

    @arguments.closed(INTEGRATE_KEYWORDS)
    def forward_dynamics_derivatives(
        self, q: Configuration, v: TensorLike, torque: TensorLike, *, gravity: TensorLike | None = None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Compute the derivatives of `forward_dynamics` by q, v and the torque, shapes (*batch, nv, nv).

        That by q is with respect to a velocity, as in `inverse_dynamics_derivatives`, and that by the torque is the
        inverse of the mass matrix: as by Pinocchio's ``computeABADerivatives``.

        >>> import torch
        >>> from posekit.kinematics import Robot
        >>> arm = Robot.example("arm", dtype=torch.float64)
        >>> by_q, by_v, by_torque = arm.forward_dynamics_derivatives(arm.neutral(), [0.0] * 7, [1.0] * 7)
        >>> by_torque.allclose(arm.mass_matrix(arm.neutral()).inverse())
        True

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            v: Velocities, shape (*batch, nv).
            torque: Forces and torques of the joints, shape (*batch, nv).
            gravity: As in `inverse_dynamics`.
        """
        return forward_dynamics.derivatives(self, q, v, torque, gravity, "Robot.forward_dynamics_derivatives")

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
        return matrices.mass_matrix(self, configurations.tensor(self, q, "Robot.mass_matrix: q"))

    @arguments.closed(DYNAMICS_KEYWORDS)
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
        q, b = configurations.state(self, "Robot.mass_matrix_solve", q, b=b)
        return forward_dynamics.solve(self, q, b)

    @arguments.closed(INTEGRATE_KEYWORDS)
    def integrate(
        self,
        q: Configuration,
        v: TensorLike,
        torque: TensorLike,
        dt: Seconds,
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
        q, v, force = configurations.state(self, where, q, v=v, torque=torque)
        time = arguments.scalar(dt, f"{where}: dt", q)
        arguments.check_choice(method, simulation.METHODS, f"{where}: method")

        def accelerate(q: Tensor, v: Tensor) -> Tensor:
            return forward_dynamics.forward_dynamics(self, q, v, force, gravity, forces, frame, where)

        return simulation.integrate(self, accelerate, q, v, time, method)

    @arguments.closed(DYNAMICS_KEYWORDS)
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
        q, v = configurations.state(self, where, q, v=v)
        return inverse_dynamics.nonlinear_effects(self, q, v, gravity, where)

    @arguments.closed(DYNAMICS_KEYWORDS)
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
        return inverse_dynamics.gravity_torque(self, configurations.tensor(self, q, f"{where}: q"), gravity, where)

    @arguments.closed(DYNAMICS_KEYWORDS)
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
        q, v, a = configurations.state(self, where, q, v=v, a=a)
        return matrices.inertia_regressor(self, q, v, a, gravity, where)

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
        return inverse_dynamics.kinetic_energy(self, *configurations.state(self, "Robot.kinetic_energy", q, v=v))

    def potential_energy(self, q: Configuration, *, gravity: TensorLike | None = None) -> Tensor:
        """Compute the potential energy of all links in the field of gravity, shape (*batch): 0 at the world's origin.

        >>> import torch
        >>> from posekit.kinematics import Inertias, Robot
        >>> inertias = Inertias([0, 0, 2.0, 0], torch.zeros(4, 3), torch.zeros(4, 3, 3))
        >>> arm = Robot.from_dh(a=[0.5, 0.4], alpha=[0, 0], d=[0, 0]).replace(inertias=inertias)
        >>> arm.potential_energy([torch.pi / 2, 0.0], gravity=[0, -9.81, 0])  # 2 kg at a height of 0.5 m
        tensor(9.8100)

        Args:
            q: Configurations, shape (*batch, nq), or a dict by the joints' names.
            gravity: As in `inverse_dynamics`.
        """
        return inverse_dynamics.potential_energy(
            self, configurations.tensor(self, q, "Robot.potential_energy: q"), gravity
        )

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
            return inverse_dynamics.center_of_mass(self, q)
        v = configurations.velocity(self, v, "Robot.center_of_mass: v", q)
        return inverse_dynamics.center_of_mass(self, q), inverse_dynamics.center_of_mass_velocity(self, q, v)

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
        return inverse_dynamics.center_of_mass_jacobian(self, q)

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
        return inverse_dynamics.momentum(self, *configurations.state(self, "Robot.momentum", q, v=v))
