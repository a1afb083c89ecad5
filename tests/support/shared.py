"""Public objects that threads may share, and questions to each of them whose answers are tensors."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import attrs
import torch
from torch import Tensor

import posekit as pk
from posekit import imu, io, kinematics, metrics, nn
from posekit.algebra import Vec3
from posekit.kinematics import Avoidance, Cost, Inertias, Joint, JointKind, Robot
from posekit.kinematics.joints import KINDS
from tests.support.bundles import street

F64 = torch.float64


class Shared(NamedTuple):
    """An object of a public class.

    Attributes:
        make: Makes it.
        ask: What threads ask it for: a nesting of tensors, numbers and strings.
    """

    make: Callable[[], Any]
    ask: Callable[[Any], Any]


def public_classes() -> dict[str, type]:
    """Every public class by its name, through the lists of public names."""
    found: dict[str, type] = {}

    def walk(module: Any, path: str) -> None:
        for name in module.__all__:
            value = getattr(module, name)
            if isinstance(value, types.ModuleType) and hasattr(value, "__all__"):
                walk(value, f"{path}{name}.")
            elif inspect.isclass(value) and value not in found.values():
                found[f"{path}{name}"] = value

    walk(pk, "")
    return found


def why_not_shared(name: str, cls: type) -> str:
    """The reason why nobody shares objects of a class, or ""."""
    if issubclass(cls, BaseException):
        return "an exception"
    if issubclass(cls, torch.autograd.Function):
        return "has no objects of users"
    if name.startswith("algebra."):
        return "a symbol inside of a declaration"
    return "belongs to one call" if cls is pk.NestedContext else ""


def numbers(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=F64)


def generator() -> torch.Generator:
    return torch.Generator().manual_seed(1)


def poses(n: int = 6, seed: int = 0) -> pk.Pose:
    return pk.Pose.exp(numbers(n, 6, seed=seed))


def spread(size: int, n: int = 6) -> Tensor:
    factor = numbers(n, size, size, seed=5)
    return 0.01 * (factor @ factor.mT + torch.eye(size, dtype=F64))


def gradients(value: Any, *of: Tensor) -> list[Tensor]:
    """Those of the sum of squares of tensors."""
    total = sum([x.square().sum() for x in leaves(value)])
    return [*torch.autograd.grad(total, of, retain_graph=True)]


def leaves(value: Any) -> list[Tensor]:
    """The tensors of a nesting, in which values, numbers and strings count, too."""
    return [*_leaves(value)]


def _leaves(value: Any) -> Iterator[Tensor]:
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, str):
        yield torch.tensor([ord(c) for c in value])
    elif isinstance(value, bool | int | float):
        yield torch.tensor(value)
    elif isinstance(value, dict):
        yield from _leaves([*value.values()])
    elif isinstance(value, list | tuple):
        for x in value:
            yield from _leaves(x)
    elif hasattr(value, "covariance") and not callable(value.covariance):
        yield from _leaves([getattr(value, "pose", None) or value.rotation, value.covariance])
    else:
        yield from value._tensors()


# Values


def _of_group(value: Any) -> Any:
    moved = value.detach().requires_grad_()
    found = [(moved @ moved).log(), (~moved).matrix(), moved.local(value)]
    return *found, gradients(found, *[x for x in moved._stored() if x.requires_grad])


def _camera() -> pk.Camera:
    lens = torch.tensor([500.0, 510, 320, 240], dtype=F64).expand(6, 4)
    return pk.Camera(lens, (640, 480), model="radtan", distortion=0.01 * numbers(6, 4))


def _of_camera(camera: pk.Camera) -> Any:
    points = numbers(6, 3) + torch.tensor([0, 0, 6.0])
    pixels = camera.project(points)
    found = [pixels[0], camera.unproject(pixels[0], torch.ones(6, dtype=F64))]
    return found, camera.matrix(), camera.crop(1, 2, 300, 200)


def _of_estimate(estimate: Any) -> Any:
    found = [estimate @ estimate, ~estimate, estimate.in_frame("world"), estimate.sample(generator=generator())]
    return *found, estimate.mahalanobis(found[-1])


def _of_trajectory(path: pk.Trajectory[Any]) -> Any:
    times = torch.linspace(0.1, 4.9, 20, dtype=F64)
    found = [path.at(times, kind) for kind in ("decoupled", "screw", "spline")]
    return found, path.velocity(times), path.acceleration(times, "spline"), path.path_length


def _of_index(index: pk.Index) -> Any:
    value = poses().position.requires_grad_()
    found = joined.gathered((value, index), poses()[:4], numbers(4, 3))
    return found, gradients(found, value)


# Solutions


def difference(x: Tensor, measured: Tensor) -> Tensor:
    return x - measured


def relative(a: pk.Pose, b: pk.Pose, measured: pk.Pose) -> Tensor:
    return measured.local(a.between(b)) * (1 + 0 * float(a.position.detach().sum()))  # which is not traced


@pk.op
def joined(x: Vec3, a: pk.algebra.Pose, measured: Vec3) -> Vec3:
    return a @ x - measured


class Case(NamedTuple):
    """A problem with poses and with points, which are eliminated."""

    problem: pk.Problem
    poses: Any
    points: Any
    factor: Any


def _case() -> Case:
    n, problem = 8, pk.Problem()
    exact, points = poses(n), numbers(12, 3, seed=2)
    x = problem.variables(exact.retract(0.1 * numbers(n, 6, seed=3)), fixed=torch.arange(n) == 0)
    y = problem.variables(points + 0.1, eliminate=True)
    i, j = torch.arange(n), (torch.arange(n) + 1) % n
    edges = exact[i].between(exact[j]).retract(0.02 * numbers(n, 6, seed=4))
    factor = problem.add(relative, x[i], x[j], edges)
    a, b = torch.arange(n).repeat_interleave(12), torch.arange(12).repeat(n)
    seen = exact[a].apply(points[b]) + 0.01 * numbers(96, 3, seed=6)
    problem.add(joined, y[b], x[a], seen, loss="huber")
    problem.prior(x[1], exact[1])
    return Case(problem, x, y, factor)


def _solved(case: Case, **options: Any) -> Any:
    result = case.problem.solve(progress=False, **options)
    return result[case.poses], result[case.points], result.cost, result.status


def _of_problem(case: Case) -> Any:
    return _solved(case), _solved(case, linear="pcg"), case.problem.solve(progress=False).covariance(case.poses[2])


class Answer(NamedTuple):
    """A result, the case that it belongs to, and the data that it depends on."""

    result: Any
    case: Any
    data: Tensor

    def gradients(self, value: Any) -> list[Tensor]:
        """Those of the data; none of a copy, which belongs to no graph."""
        return gradients(value, self.data) if leaves(value)[0].grad_fn is not None else []


def _problem_result() -> Answer:
    case, twist = _case(), torch.zeros(8, 6, dtype=F64, requires_grad=True)
    (edges,) = [x for x in case.factor.arguments if isinstance(x, pk.Pose)]
    case.factor.replace(edges.retract(twist))
    return Answer(case.problem.solve(progress=False, tolerance=1e-8), case, twist)


def _of_problem_result(answer: Answer) -> Any:
    result, case, _ = answer
    found = [result[case.poses], result[case.points[3]]]
    spreads = [result.covariance(x) for x in (case.poses, case.poses[1], case.points, case.points[[3, 1]])]
    return found, spreads, result.cost, answer.gradients(result.value[0])


def aligned(pose: pk.Pose, points: Tensor, others: Tensor) -> Tensor:
    return (pose[..., None] @ points - others) * (1 + 0 * float(pose.position.detach().sum()))


def _least_squares() -> Answer:
    points, data = numbers(20, 3, seed=2), 0.01 * numbers(20, 3, seed=7)
    data = (poses(1)[0] @ points + data).requires_grad_()
    return Answer(pk.least_squares(aligned, pk.Pose.identity(2, dtype=F64), points, data), None, data)


def _of_least_squares(answer: Answer) -> Any:
    result, value = answer.result, answer.result.value
    found = [value, result.covariance(), result.covariance(scaled=True), result.null_space(), result.cost]
    return *found, answer.gradients(value)


def _graph() -> io.PoseGraph:
    n = 10
    exact, i = poses(n), torch.arange(n)
    pairs = torch.stack((i, (i + 1) % n), -1)
    measured = exact[pairs[:, 0]].between(exact[pairs[:, 1]]).retract(0.01 * numbers(n, 6, seed=3))
    return io.PoseGraph(exact.retract(0.1 * numbers(n, 6, seed=4)), pairs, measured)


def _of_graph(graph: io.PoseGraph) -> Any:
    result = graph.optimize(progress=False)
    return graph.errors(), result.graph.poses, result.cost, result.status


def _of_graph_result(result: io.PoseGraphResult) -> Any:
    return result.graph.poses, result.covariance(), result.covariance(4), result.cost, result.held


def _bundle() -> io.Bundle:
    return street(4, 40)


def _of_bundle(bundle: io.Bundle) -> Any:
    held = torch.arange(4) < 2
    found, _ = bundle.optimize(fixed=held, max_iterations=5, progress=False)
    return bundle.errors(), found.poses, found.points


def _reconstruction() -> io.Reconstruction:
    bundle = _bundle()
    camera = pk.Camera(torch.tensor([500.0, 500, 320, 240], dtype=F64), (640, 480))
    given = bundle.poses, bundle.points, bundle.cameras, bundle.seen
    seen, _ = camera.project(bundle.poses[bundle.cameras].apply(bundle.points[bundle.seen]))
    return io.Reconstruction([camera], torch.zeros(4, dtype=torch.int64), *given, seen + numbers(*seen.shape))


def _of_reconstruction(reconstruction: io.Reconstruction) -> Any:
    found, _ = reconstruction.optimize(max_iterations=3, progress=False)
    return reconstruction.errors(), found.poses, found.points


# Robots


@functools.cache
def arm() -> Robot:
    dh = {"a": [0.0, 0.4, 0.3, 0.1], "alpha": [1.5, 0.0, 0.2, 0.0], "d": [0.3, 0.0, 0.0, 0.1]}
    robot = Robot.from_dh(**dh, dtype=F64)
    return robot.replace(inertias=_inertias())


def _inertias(n: int = 6) -> Inertias:
    mass = torch.linspace(1, 2, n, dtype=F64)
    return Inertias(mass, 0.05 * numbers(n, 3), torch.eye(3, dtype=F64).expand(n, 3, 3) * 0.1)


Q = torch.tensor([0.3, 0.5, -0.4, 0.2], dtype=F64)


def _obstacle() -> kinematics.Spheres:
    return kinematics.Spheres(torch.tensor([[0.5, 0.6, 0.3]], dtype=F64), 0.1)


def _robot() -> Robot:
    return arm().to(torch.float32).to(F64)  # nothing is remembered of it


def _of_robot(robot: Robot) -> Any:
    q = Q.clone().requires_grad_()
    tool = robot.links[-1]
    pose = robot.forward(q, tool)
    torque = robot.inverse_dynamics(q, 0.1 * Q, Q)
    found = [pose, torque, robot.forward_dynamics(q, 0.1 * Q, torque.detach()), robot.jacobian(q, tool)]
    solved = robot.ik(robot.forward(Q, tool), tool, seeds=4, generator=generator())
    near = robot.ik(robot.forward(Q, tool), tool, seeds=1, initial=Q + 0.05)
    return found, robot.mass_matrix(Q), solved.configuration, near.configuration, gradients(found, q)


def _of_inertias(inertias: Inertias) -> Any:
    return inertias.parameters(), arm().replace(inertias=inertias).inverse_dynamics(Q, Q, Q)


def _asked(costs: Any = (), avoid: Any = None, robot: Robot | None = None) -> Any:
    robot = robot or arm()
    tool = robot.links[-1]
    target = robot.forward(Q, tool)
    return robot.ik(target, tool, seeds=4, costs=costs, avoid=avoid, generator=generator()).configuration


def _of_shape(shape: Any) -> Any:
    q = Q.clone().requires_grad_()
    found = kinematics.clearance(arm().spheres(q, {arm().links[-1]: [[0.0, 0, 0]]}, 0.05), shape)
    return found, gradients(found, q)


def _avoidance() -> Avoidance:
    return Avoidance({arm().links[-1]: [[0.0, 0, 0]]}, 0.05, _obstacle())


def _plan() -> kinematics.Plan:
    options: Any = {"waypoints": 8, "seeds": 2, "max_iterations": 10, "self_collision": False, "avoid": _avoidance()}
    return arm().plan(Q, Q + 0.3, generator=generator(), **options)


def _ik() -> kinematics.IKResult:
    tool = arm().links[-1]
    return arm().ik(arm().forward(torch.stack((Q, Q + 0.1)), tool), tool, seeds=4, generator=generator())


def _joint() -> Joint:
    return Joint(name="elbow", parent="upper", child="lower", axis=(0, 1, 0), lower=-3, upper=3)


def _of_joint(joint: Joint) -> Any:
    robot = Robot.from_joints([joint], dtype=F64)
    q = torch.tensor([0.4], dtype=F64, requires_grad=True)
    pose = robot.forward(q, "lower")
    return pose, gradients(pose, q)


# Measurements


def _of_frames(tree: pk.FrameTree) -> Any:
    moved = tree.at(torch.tensor([0.1, 2.5], dtype=F64))
    return moved["b", "c"].matrix(), moved["a", tree.frames].matrix(), moved.velocity("c", "a")


def _buffer() -> pk.FrameBuffer:
    buffer = pk.FrameBuffer()
    for i, pose in enumerate(poses()):
        buffer.set("a", "b", pose, time=float(i))
        buffer.set("a", "c", pose)
    return buffer


def _of_density(distribution: Any) -> Any:
    drawn = distribution.sample((5,), generator=torch.Generator().manual_seed(1))
    return drawn, distribution.log_prob(drawn), distribution.mean


def _of_distribution(distribution: Any) -> Any:
    return *_of_density(distribution)[:2], distribution.entropy()


def _imu(n: int = 30) -> Any:
    return imu.preintegrate(numbers(n, 3), 0.3 * numbers(n, 3, seed=1), 0.01, noise=imu.Noise(0.02, 0.001, 1e-3, 1e-4))


def _of_imu(between: Any) -> Any:
    pose, velocity = pk.Pose.identity(dtype=F64), torch.ones(3, dtype=F64)
    return between.predict(pose, velocity), between.corrected(0.01 * torch.ones(6, dtype=F64))


def _of_noise(noise: imu.Noise) -> Any:
    found = imu.preintegrate(numbers(30, 3), numbers(30, 3, seed=1), 0.01, noise=noise)
    return found.covariance


def _path() -> pk.Trajectory[Any]:
    return pk.Trajectory(torch.arange(6, dtype=F64), poses())


def _ate() -> metrics.TrajectoryError:
    moved = pk.Trajectory(_path().times, poses().retract(0.05 * numbers(6, 6, seed=9)))
    return metrics.ate(moved, _path())


def _of_error(error: metrics.TrajectoryError) -> Any:
    return error.errors, error.rmse, error.max, error.median, error.alignment


def _registration() -> Any:
    return pk.icp(
        _cloud(), poses(1, seed=8)[0].retract(-0.9 * poses(1, seed=8)[0].log()).apply(_cloud()), progress=False
    )


def _cloud() -> Tensor:
    return numbers(100, 3, seed=11)


def _result(result: Any) -> Any:
    return [getattr(result, name) for name in _fields(result)]


def _fields(result: Any) -> list[str]:
    """The public fields with numbers."""
    given = [x.name for x in type(result).__attrs_attrs__ if not x.name.startswith("_")]
    return [name for name in given if isinstance(getattr(result, name), Tensor | pk.Pose | float | bool)]


def _hand_eye() -> Any:
    robot, mounted = poses(8), poses(1, seed=12)[0]
    return pk.hand_eye(robot, (~(robot @ mounted)).retract(0.001 * numbers(8, 6, seed=13)))


def _views() -> tuple[pk.Camera, pk.Pose, Tensor, Tensor]:
    """A camera, where the world is seen from, the points of a board, and their pixels."""
    camera = pk.Camera(torch.tensor([500.0, 500, 320, 240], dtype=F64), (640, 480))
    views = pk.Pose(torch.tensor([0.0, 0, 6], dtype=F64)).expand(5).retract(0.2 * numbers(5, 6, seed=14))
    board = torch.cartesian_prod(torch.arange(5.0), torch.arange(4.0), torch.zeros(1)).to(F64) * 0.5
    return camera, views, board, camera.project(views[:, None].apply(board))[0]


def _calibration() -> Any:
    _, _, board, pixels = _views()
    return pk.Camera.calibrate(board, pixels, (640, 480))


def _triangulation() -> Any:
    camera, views, _, pixels = _views()
    return pk.triangulate(pixels.transpose(0, 1), camera, views)


# Modules


def _of_module(module: torch.nn.Module) -> Any:
    value = module()
    own = [x for x in module.parameters() if x.requires_grad]
    return value, gradients(value, *own) if own else []


def _of_head(module: torch.nn.Module) -> Any:
    given = numbers(4, 8, seed=15).float()
    own = [*module.parameters()]
    value = module(given if own else given[:, :6])
    return value, gradients(value, *own) if own else []


def _similarity() -> pk.Similarity:
    return pk.Similarity(numbers(6, 3), poses().quaternion, numbers(6).exp())


def _layer() -> Any:
    corners = torch.tensor([[0.0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]])
    edges = torch.stack((corners, corners.roll(-1, 0)), 1)
    return pk.viz.Layer(kind="tag", segments=edges, origins=corners[:1], axes=torch.eye(3)[None])


def _head() -> nn.RotationHead:
    torch.manual_seed(0)
    return nn.RotationHead(8)


SHARED: dict[type, Shared] = {
    pk.Pose: Shared(poses, _of_group),
    pk.Rotation: Shared(lambda: poses().rotation, _of_group),
    pk.Pose2: Shared(lambda: pk.Pose2.exp(numbers(6, 3)), _of_group),
    pk.Rotation2: Shared(lambda: pk.Pose2.exp(numbers(6, 3)).rotation, _of_group),
    pk.Similarity: Shared(_similarity, _of_group),
    pk.Camera: Shared(_camera, _of_camera),
    pk.Trajectory: Shared(_path, _of_trajectory),
    pk.FrameTree: Shared(lambda: pk.FrameTree({("a", "b"): _path(), ("a", "c"): poses()[0]}), _of_frames),
    pk.FrameBuffer: Shared(_buffer, lambda buffer: _of_frames(buffer.tree())),
    pk.UncertainPose: Shared(lambda: pk.UncertainPose(poses(), spread(6)), _of_estimate),
    pk.UncertainRotation: Shared(lambda: pk.UncertainRotation(poses().rotation, spread(3)), _of_estimate),
    pk.Index: Shared(lambda: pk.Index(torch.tensor([0, 0, 2, 5])), _of_index),
    pk.Loss: Shared(
        lambda: pk.Loss("cauchy", 0.5),
        lambda loss: pk.least_squares(difference, torch.zeros(3, dtype=F64), numbers(9, 3), loss=loss).value,
    ),
    pk.Problem: Shared(_case, _of_problem),
    pk.ProblemResult: Shared(_problem_result, _of_problem_result),
    pk.LeastSquaresResult: Shared(_least_squares, _of_least_squares),
    io.PoseGraph: Shared(_graph, _of_graph),
    io.PoseGraphProblem: Shared(
        lambda: _graph().problem(), lambda opened: _of_graph_result(opened.solve(progress=False))
    ),
    io.PoseGraphResult: Shared(lambda: _graph().optimize(progress=False), _of_graph_result),
    io.Bundle: Shared(_bundle, _of_bundle),
    io.Reconstruction: Shared(_reconstruction, _of_reconstruction),
    Robot: Shared(_robot, _of_robot),
    Inertias: Shared(_inertias, _of_inertias),
    Joint: Shared(_joint, _of_joint),
    JointKind: Shared(lambda: KINDS["screw"], lambda _: _of_joint(attrs.evolve(_joint(), kind="screw", pitch=0.1))),
    Cost: Shared(lambda: Cost.posture(arm().joints, 0.1, weight=0.01), lambda cost: _asked([cost])),
    Avoidance: Shared(_avoidance, lambda avoid: _asked(avoid=avoid)),
    kinematics.IKResult: Shared(_ik, lambda x: (x.configuration, x.position_error, x.converged, x[0].configuration)),
    kinematics.Plan: Shared(_plan, _result),
    kinematics.Spheres: Shared(_obstacle, _of_shape),
    kinematics.Boxes: Shared(lambda: kinematics.Boxes(poses(2), torch.full((2, 3), 0.1, dtype=F64)), _of_shape),
    kinematics.Capsules: Shared(lambda: kinematics.Capsules(numbers(2, 3), numbers(2, 3, seed=1), 0.1), _of_shape),
    kinematics.Cylinders: Shared(lambda: kinematics.Cylinders(poses(2), 0.3, numbers(2).abs()), _of_shape),
    kinematics.Planes: Shared(lambda: kinematics.Planes(torch.tensor([[0.0, 0, 1, 0]], dtype=F64)), _of_shape),
    kinematics.DistanceGrid: Shared(
        lambda: kinematics.DistanceGrid(numbers(5, 6, 7), -2 * torch.ones(3, dtype=F64), 0.7), _of_shape
    ),
    kinematics.HeightMap: Shared(lambda: kinematics.HeightMap(0.1 * numbers(8, 9), 0.5), _of_shape),
    pk.distributions.Haar: Shared(lambda: pk.distributions.Haar((3,), dtype=F64), _of_distribution),
    pk.distributions.IsotropicGaussian: Shared(
        lambda: pk.distributions.IsotropicGaussian(poses().rotation, 0.4), _of_distribution
    ),
    pk.distributions.MatrixFisher: Shared(lambda: pk.distributions.MatrixFisher(3 * numbers(3, 3)), _of_distribution),
    pk.distributions.Bingham: Shared(lambda: pk.distributions.Bingham(3 * numbers(4, 4)), _of_distribution),
    pk.distributions.AngularCentralGaussian: Shared(
        lambda: pk.distributions.AngularCentralGaussian(0.1 * torch.ones(4, 4, dtype=F64) + torch.eye(4)),
        _of_distribution,
    ),
    pk.distributions.VonMises: Shared(
        lambda: pk.distributions.VonMises(pk.Rotation2.identity(dtype=F64), 3.0), _of_distribution
    ),
    pk.distributions.TangentGaussian: Shared(
        lambda: pk.distributions.TangentGaussian(pk.UncertainPose(poses(), 0.1 * torch.eye(6, dtype=F64))),
        _of_density,
    ),
    pk.distributions.Mixture: Shared(
        lambda: pk.distributions.Mixture([1.0, 2], pk.distributions.IsotropicGaussian(poses(2).rotation, 0.4)),
        _of_density,
    ),
    pk.distributions.Product: Shared(
        lambda: pk.distributions.Product(
            torch.distributions.MultivariateNormal(torch.zeros(3, dtype=F64), torch.eye(3, dtype=F64)),
            pk.distributions.IsotropicGaussian(pk.Rotation.identity(dtype=F64), 0.4),
        ),
        lambda product: (product.log_prob(poses()), product.entropy(), product.mean),
    ),
    pk.nn.diffusion.Diffusion: Shared(
        pk.nn.diffusion.Diffusion,
        lambda diffusion: (
            diffusion.score(poses(), poses()[:1], 0.5),
            diffusion.step(poses(), 0 * poses().log(), 0.5, 0.5),
        ),
    ),
    pk.nn.diffusion.Noised: Shared(
        lambda: pk.nn.diffusion.Diffusion().noised(poses(), 0.5, generator=torch.Generator().manual_seed(1)), tuple
    ),
    pk.nn.flow.Interpolant: Shared(lambda: pk.nn.flow.interpolant(poses(), poses()[:1], 0.5), tuple),
    imu.Noise: Shared(lambda: imu.Noise(0.02, 0.001, 1e-3, 1e-4), _of_noise),
    imu.Preintegrated: Shared(_imu, _of_imu),
    metrics.TrajectoryError: Shared(_ate, _of_error),
    metrics.ErrorTable: Shared(lambda: metrics.table({"a": _ate()}), lambda table: (dict(table.columns), str(table))),
    pk.registration.Registration: Shared(_registration, _result),
    pk.registration.HandEye: Shared(_hand_eye, _result),
    pk.registration.Calibration: Shared(_calibration, _result),
    pk.registration.Triangulation: Shared(_triangulation, _result),
    nn.PoseBuffer: Shared(lambda: nn.PoseBuffer(poses()), _of_module),
    nn.PoseParameter: Shared(lambda: nn.PoseParameter(poses()), _of_module),
    nn.RotationBuffer: Shared(lambda: nn.RotationBuffer(poses().rotation), _of_module),
    nn.RotationParameter: Shared(lambda: nn.RotationParameter(poses().rotation), _of_module),
    nn.SimilarityBuffer: Shared(lambda: nn.SimilarityBuffer(_similarity()), _of_module),
    nn.SimilarityParameter: Shared(lambda: nn.SimilarityParameter(_similarity()), _of_module),
    pk.viz.Layer: Shared(_layer, lambda layer: (layer.kind, layer.segments.tolist(), layer.origins.tolist())),
    nn.RotationHead: Shared(_head, _of_head),
    nn.RotationMatrix: Shared(nn.RotationMatrix, _of_head),
}
