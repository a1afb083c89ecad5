"""Robot: a kinematic tree of links, with forward kinematics and Jacobians."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import final

import attrs
from torch import Generator, Tensor

from .. import arguments
from ..arguments import TensorLike
from ..values import Pose, own_members, refer
from . import configurations, jacobians, obstacles, sweep
from .configurable import Configurable, Configuration
from .constructors import Constructors
from .dynamic import Dynamic
from .foreign import FORWARD_KEYWORDS, IK_KEYWORDS, JACOBIAN_KEYWORDS, ROBOT
from .ik import Avoidance, Cost, IKResult, solve, solve_with_costs
from .jacobians import Frame
from .model import register
from .moving import Moving
from .obstacles import Spheres
from .unrolled import CompiledForward, unrolled


@final
@arguments.immutable
@attrs.frozen(
    eq=False, init=False, repr=False, kw_only=True, getstate_setstate=False
)  # Model says what is stored in files
class Robot(Constructors, Configurable, Dynamic, Moving):
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
        spatial              of the point of the link that is at the      of the world          WORLD
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
            frame: "local_world_aligned", "body" or "spatial".
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
        q = configurations.tensor(self, q, "Robot.velocity: q")
        v = configurations.velocity(self, v, "Robot.velocity: v", q)
        return (jacobians.jacobian(self, q, link, frame, at, "velocity") @ v.unsqueeze(-1)).squeeze(-1)

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
        q = configurations.tensor(self, q, "Robot.acceleration: q")
        v = configurations.velocity(self, v, "Robot.acceleration: v", q)
        a = configurations.velocity(self, a, "Robot.acceleration: a", q)
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
        steps: int = 30,
        initial: Configuration | None = None,
        limits: bool = True,
        null_space: Configuration | None = None,
        tolerance: tuple[float, float] = (1e-3, 1e-2),
        avoid: Avoidance | None = None,
        costs: Sequence[Cost] = (),
        generator: Generator | None = None,
    ) -> IKResult:
        """Find configurations in which links are at target poses: inverse kinematics.

        Many seeds per target take steps of damped least squares together (Levenberg-Marquardt), and those that
        stagnate restart from a random configuration. Limits are respected exactly. Targets that cannot be reached
        get the best configuration that was found, and ``converged`` is False.

        By default nearly all reachable poses of a 7-joint arm are solved, and 96 % of those of both hands of a humanoid
        with five joints in each arm. Its hands, feet and head on a free base need ``steps=50``: then 97 % are solved.
        A base starts as `random` draws it, in any orientation and about 1 m from the origin. Targets that are farther
        than some 10 m from there need ``initial``.

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
        targets in metres and radians times ``weights``, and then that of the costs of priority 1 as far as the first
        sum stays at its minimum. From several solutions of the targets, or from ``initial`` alone, up to ``4 * steps``
        steps are taken. The configuration has gradients with respect to the data and weights of costs, too.

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
            weights: The weights [x, y, z, rx, ry, rz] of the errors along and about the axes of the target, shape (6,),
                or a dict of them by links; by default 1. Errors with weight 0 do not count: ``[1, 1, 1, 0, 0, 0]`` asks
                for a position only, and ``[1, 1, 1, 1, 1, 0]`` lets the link turn about the z axis of its target.
            seeds: The number of configurations from which the search for each target starts.
            steps: The largest number of steps of each seed.
            initial: Where to start, shape (*batch, nq), or a dict by the joints' names. It is clamped to the limits.
            limits: Whether the joints' limits are respected.
            null_space: A configuration towards which the joints move as far as the targets permit, shape (*batch, nq).
            tolerance: The errors of position and of rotation (in radians) up to which a target counts as solved.
            avoid: Spheres on the robot and obstacles to keep them from. Spheres may overlap each other: `Robot.plan`
                keeps them apart, too, unless it has ``self_collision=False``; here `Cost.self_collision` does.
            costs: What is minimised together with the errors of the targets: see `Cost`.
            generator: The source of the random configurations.

        Returns:
            The configurations, their errors, and whether they solve the targets. They have the dtype to which those
            of the robot and the targets promote; float16 and bfloat16 are refused.
        """
        given = targets, link, weights, seeds, steps, initial, limits, null_space, tolerance, avoid, generator
        return solve(self, *given) if type(costs) is tuple and not costs else solve_with_costs(self, costs, *given)

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


refer(Robot, ROBOT)
register(Robot)
own_members(Robot)
