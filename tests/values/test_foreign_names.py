"""Names of other libraries: attributes and functions that raise an error with posekit's name for the same thing."""

from __future__ import annotations

import ast
import builtins
import copy
import inspect
import math
import operator
import pickle
import re
import warnings
from typing import Any

import attrs
import pytest
import torch

import posekit as pk
from posekit import Camera, Pose, Rotation, Trajectory, UncertainPose, UncertainRotation
from posekit.values.names import foreign_functions, foreign_names
from tests.support.remedies import check_call, is_only_checked

T, R = Pose.random(3), Rotation.random(3)
NOTHING = "nothing"
VALUES: dict[type, Any] = {
    Pose: T,
    Rotation: R,
    UncertainPose: UncertainPose(T, torch.eye(6)),
    UncertainRotation: UncertainRotation(R, torch.eye(3)),
    Trajectory: Trajectory([0.0, 1, 2], T),
    Camera: Camera(torch.ones(3, 4), (20, 10)),
}
NAMES = {
    Pose: foreign_names.POSE,
    Rotation: foreign_names.ROTATION,
    UncertainPose: foreign_names.UNCERTAIN_POSE,
    UncertainRotation: foreign_names.UNCERTAIN_ROTATION,
    Trajectory: foreign_names.TRAJECTORY,
    Camera: foreign_names.CAMERA,
}
# The public names of the versions that the README names, without those of in-place methods and of plain algebra.
SCIPY_ROTATION = """
    align_vectors apply approx_equal as_davenport as_euler as_matrix as_mrp as_quat as_rotvec concatenate
    create_group from_davenport from_euler from_matrix from_mrp from_quat from_rotvec identity inv magnitude mean random
    reduce shape single"""
SCIPY_RIGID_TRANSFORM = """apply as_components as_dual_quat as_exp_coords as_matrix concatenate from_components
    from_dual_quat from_exp_coords from_matrix from_rotation identity inv mean rotation shape single translation"""
PYPOSE = """Act Adj AdjT Exp Inv Jinvp Jr Log Mul Retr add_ cummul cumops cumprod euler identity identity_
    identity_like lshape ltype lview matrix randn randn_like scale tensor translation"""
JAXLIE = """
    adjoint apply as_matrix exp from_matrix get_batch_axes identity inverse jlog log multiply normalize parameters
    sample_uniform wxyz"""
JAXLIE_SO3 = """as_quaternion_xyzw as_rpy_radians compute_pitch_radians compute_roll_radians compute_yaw_radians
    from_quaternion_xyzw from_rpy_radians from_x_radians from_y_radians from_z_radians"""
JAXLIE_SE3 = "from_rotation from_rotation_and_translation rotation translation wxyz_xyz"
ROMA = """Identity apply clone compose identity identity_like inverse linear linear_apply linear_compose linear_inverse
    linear_normalize normalize squeeze to_homogeneous"""
ROMA_RIGID = "as_tuple from_homogeneous to_rigid to_rigidunitquat translation"
PYTORCH3D = """clone compose cpu cuda get_matrix get_se3_log inverse rotate rotate_axis_angle scale stack to
    transform_normals transform_points translate"""
ATTRIBUTES = {
    Pose: f"{SCIPY_RIGID_TRANSFORM} {PYPOSE} {JAXLIE} {JAXLIE_SE3} {ROMA} {ROMA_RIGID} {PYTORCH3D}",
    Rotation: f"{SCIPY_ROTATION} {PYPOSE} {JAXLIE} {JAXLIE_SO3} {ROMA}",
}
FUNCTIONS = """Rotation RigidTransform RotationSpline Slerp
    Act Adj AdjT Exp Inv Jinvp Jr LieTensor Log Mul Parameter Retr RxSO3 SE3 SO3 Sim3 add bspline chspline cummul cumops
    cumprod euler euler2SO3 from_matrix geodesic_loss identity_SE3 identity_SO3 identity_like identity_se3 identity_so3
    is_SE3 is_lietensor mat2SE3 mat2SO3 matrix quat2unit randn_SE3 randn_SO3 randn_like randn_se3 randn_so3 scale se3
    so3 svdstf svdtf tensor translation vec2skew
    MatrixLieGroup SE2 SO2 manifold
    Affine Isometry Linear Orthonormal Rigid RigidUnitQuat RotationUnitQuat euler_to_rotmat euler_to_rotvec
    euler_to_unitquat identity_quat is_orthonormal_matrix is_rotation_matrix procrustes quat_action quat_composition
    quat_conjugation quat_inverse quat_normalize quat_product quat_wxyz_to_xyzw quat_xyzw_to_wxyz random_rotmat
    random_rotvec random_unitquat rigid_points_registration rigid_points_registration_unitquat
    rigid_vectors_registration rigid_vectors_registration_unitquat rotmat_composition rotmat_cosine_angle
    rotmat_geodesic_distance rotmat_inverse rotmat_slerp rotmat_to_euler rotmat_to_rotvec rotmat_to_unitquat
    rotvec_composition rotvec_geodesic_distance rotvec_inverse rotvec_slerp rotvec_to_euler rotvec_to_rotmat
    rotvec_to_unitquat special_gramschmidt special_procrustes special_procrustes_unitquat symmatrixvec_to_unitquat
    unitquat_geodesic_distance unitquat_slerp unitquat_slerp_fast unitquat_to_euler unitquat_to_rotmat
    unitquat_to_rotvec
    Rotate RotateAxisAngle Scale Transform3d Translate axis_angle_to_matrix axis_angle_to_quaternion
    corresponding_points_alignment euler_angles_to_matrix hat hat_inv iterative_closest_point look_at_rotation
    look_at_view_transform matrix_to_axis_angle matrix_to_euler_angles matrix_to_quaternion matrix_to_rotation_6d
    quaternion_apply quaternion_invert quaternion_multiply quaternion_raw_multiply quaternion_to_axis_angle
    quaternion_to_matrix random_quaternions random_rotation random_rotations rotation_6d_to_matrix se3_exp_map
    se3_log_map so3_exp_map so3_exponential_map so3_log_map so3_relative_angle so3_rotation_angle
    standardize_quaternion"""


@pytest.mark.parametrize(
    ("owner", "name", "message"),
    [
        (T, "as_matrix", "'Pose' has no attribute 'as_matrix' (the name in SciPy and jaxlie): use `matrix()`"),
        (Pose, "as_matrix", "'Pose' has no attribute 'as_matrix' (the name in SciPy and jaxlie): use `matrix()`"),
        (T, "inv", "'Pose' has no attribute 'inv' (the name in SciPy, Kornia and torchlie): use `inverse()`"),
        (R, "magnitude", "'Rotation' has no attribute 'magnitude' (the name in SciPy): use `angle()`"),
        (R, "Log", "'Rotation' has no attribute 'Log' (the name in PyPose): use `log()`"),
        (
            Rotation,
            "from_quat",
            "'Rotation' has no attribute 'from_quat' (the name in SciPy): `Rotation.from_xyzw(xyzw)`, or "
            "`Rotation(quaternion)`, which is wxyz",
        ),
        (
            pk,
            "calibrate_camera",
            "module 'posekit' has no attribute 'calibrate_camera': use `pk.Camera.calibrate(points, pixels, size)`",
        ),
        (pk, "SE3", "module 'posekit' has no attribute 'SE3' (the name in PyPose and jaxlie): use `Pose`"),
        (
            pk,
            "quaternion_to_matrix",
            "module 'posekit' has no attribute 'quaternion_to_matrix': use `posekit.transform.quaternion_to_matrix`",
        ),
        (T, "pos", "'Pose' has no attribute 'pos': use `position`"),
        (
            T,
            "save",
            "'Pose' has no attribute 'save': `torch.save` and `torch.load` keep poses, `pk.io` has other files",
        ),
        (VALUES[UncertainPose], "position", "'UncertainPose' has no attribute 'position': use `pose.position`"),
        (VALUES[Camera], "fx", "'Camera' has no attribute 'fx' (the name in Kornia): use `intrinsics[..., 0]`"),
        (VALUES[Trajectory], "rotations", "'Trajectory' has no attribute 'rotations' (the name in SciPy): use `poses`"),
    ],
)
def test_a_foreign_name_raises_an_error_with_our_name(owner: Any, name: str, message: str) -> None:
    for kind in (pk.UnknownNameError, pk.PosekitError, AttributeError):
        with pytest.raises(kind, match=f"^{re.escape(message)}$"):
            getattr(owner, name)
    assert not hasattr(owner, name)
    assert getattr(owner, name, None) is None


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_every_attribute_of_the_other_libraries_exists_or_is_explained(kind: type) -> None:
    assert {name for name in ATTRIBUTES[kind].split() if not hasattr(kind, name)} <= set(NAMES[kind])


def test_every_function_of_the_other_libraries_exists_or_is_explained() -> None:
    ours = {*pk.__all__, *pk.transform.__all__}
    assert set(FUNCTIONS.split()) <= {*ours, *foreign_functions.MODULE}


@pytest.mark.parametrize("kind", NAMES)
def test_no_foreign_name_is_an_attribute(kind: type) -> None:
    assert [name for name in NAMES[kind] if hasattr(kind, name)] == []  # delete the entry of a name that we have now
    assert not [name for name in foreign_functions.MODULE if name in {*pk.__all__, *pk.transform.__all__}]


def expressions(entry: str) -> list[str]:
    """The expressions in a remedy."""
    _, _, remedy = entry.partition(": ")
    return re.findall("`([^`]+)`", remedy) or [remedy]


def leftmost(node: Any) -> list[ast.Name]:
    """The names with which an expression begins, or each part of a tuple."""
    if isinstance(node, ast.Tuple):
        return [name for part in node.elts for name in leftmost(part)]
    for field in ("func", "value", "left", "operand"):
        if hasattr(node, field):
            return leftmost(getattr(node, field))
    return [node] if isinstance(node, ast.Name) else []


def evaluate(expression: str, value: Any, size: int) -> Any:
    """The result of an expression of a remedy for a value.

    Args:
        expression: The expression.
        value: The value that the remedy is for, or None for functions.
        size: 6 if the arguments "tangent" and "matrix" are those of poses, 3 if they are those of rotations.
    """
    tree = ast.parse(expression, mode="eval")
    for node in leftmost(tree.body):
        if value is not None and hasattr(value, node.id) and not hasattr(builtins, node.id):
            node.id = f"value.{node.id}"
    points = torch.rand(3, 5, 3)
    rows = ["eye", "target", "up", "axis", "rotvec", "angles", "position", "vectors", "normals", "source"]
    names: dict[str, Any] = {
        **{name: getattr(pk, name) for name in pk.__all__},
        **{name: points[:, i % 5] + i for i, name in enumerate(rows)},
        **{name: torch.rand(3, n) for name, n in {"vector": 7, "dual": 8, "numbers": 10, "sixd": 6, "xyzw": 4}.items()},
        **{
            "pk": pk,
            "torch": torch,
            "value": value,
            "pose": T,
            "poses": T,
            "rotation": R,
            "rotations": R,
            "mean": (R if "mean.local(rotations)" in expression else T).mean(),
            "values": value,
            "trajectory": value,
            "camera": pk.Camera([40.0, 40.0, 20.0, 15.0], (40, 30)),
            "clouds": points,
        },
        **{
            "a": value or T,
            "b": value or T,
            "other": value or (T if "pose" in expression else R),
            "x": T,
            "angle": points[:, 0, 0],
        },
        **{"shape": (2,), "sizes": (3, 1), "seq": "xyz", "t": 0.5, "times": torch.arange(3.0), "dtype": torch.float64},
        **{
            "quaternion": torch.rand(3, 4),
            "weights": torch.rand(3),
            "sigma": torch.rand(6),
            "tangent": torch.rand(3, size),
            "points": points[:, 0],
            "pixels": points[:, 0, :2],
            "depth": points[:, 0, 0],
            "size": (40, 30),
        },
        "matrix": (T if size == 6 else R).matrix(),
    }
    if "source" in expression:
        names |= {"source": points, "target": 2 * points}
    if "tangent_grad" in expression:
        names |= {name: trained(names[name]) for name in ("pose", "rotation")}
    return eval(ast.unparse(tree), names)


def trained(value: Any) -> Any:
    """The value, whose tensors hold gradients."""
    value = value.clone().requires_grad_()
    value.log().sum().backward()
    return value


@pytest.mark.slow(but=("Pose", "Rotation", "Camera"))
@pytest.mark.parametrize("owner", [*NAMES, pk], ids=lambda owner: owner.__name__)
def test_every_remedy_is_an_expression_that_works(owner: Any) -> None:
    entries = foreign_functions.MODULE if owner is pk else NAMES[owner]
    for name, entry in entries.items():
        for expression in expressions(entry):
            if expression in ("Pose", "Rotation"):
                continue
            if is_only_checked(expression):
                check_call(expression, {name: getattr(pk, name) for name in pk.__all__})
                continue
            failures = []
            for size in (6, 3):
                try:
                    evaluate(expression, VALUES.get(owner), size)
                except Exception as error:
                    failures.append(error)
            assert len(failures) < 2, f"{name}: {expression} raises {failures}"


@pytest.mark.parametrize("module", foreign_functions.SUBMODULES)
def test_every_remedy_of_a_module_works(module: str) -> None:
    owner = getattr(pk, module)
    names = {name: getattr(owner, name) for name in owner.__all__}
    names |= {"pk": pk, "Robot": pk.Robot, "Pose": Pose, "pose": T, "points": T.position, "matrix": T.matrix()}
    for name, entry in foreign_functions.SUBMODULES[module].items():
        with pytest.raises(pk.UnknownNameError, match=rf"^module 'posekit.{module}' has no attribute '{name}'"):
            getattr(owner, name)
        assert not hasattr(owner, name) and name not in dir(owner)
        for expression in expressions(entry):
            if ".figure.savefig" in expression or expression in ("figure.savefig(path)", "Robot.chain(base, tip)"):
                continue
            check_call(expression, names)


# What people tried before they read any page.
GUESSED = """
BundleAdjustment metrics.ape metrics.ATE metrics.align io.associate Trajectory.read Trajectory.load
Trajectory.associate solve_pnp pnp_ransac calibrate_hand_eye robot_world essential fundamental recover_pose
registration.gicp gicp voxel_downsample registration.voxel_downsample estimate_normals registration.knn
registration.ransac registration.align Registration.transformation Robot.plan_motion Robot.retime
Robot.time_parameterize Robot.is_collision_free Robot.regressor Robot.get_link Robot.collision_spheres
Robot.rnea_derivatives Box Cylinders robots planning io.PoseGraph.optimise
io.PoseGraph.covariance marginals imu.integrate imu.predict imu.NavState imu.Preintegration viz.save viz.points
viz.frames config settings help
quat_mul quat_apply_inverse subtract_frame_transforms convert_quat MotionGen WorldConfig RobotWorld curve_fit
FrameTree.lookup_transform FrameTree.add FrameTree.children Robot.plan_single Robot.ee_link Robot.joint_pos
Robot.default_q Pose.get_numpy_matrix Pose.angular_distance Camera.pixel_to_ray Trajectory.derivative
UncertainPose.log_prob io.read_poses io.read_npz viz.plot_poses viz.gif nn.QuaternionHead metrics.rmse
metrics.rotation_error distributions.IGSO3 distributions.Uniform kinematics.CollisionChecker registration.fpfh
io.PoseGraph.add_prior Problem.set_constant imu.bias
Rotation.from_ypr Rotation.rodrigues Pose.adjoint_map Pose.ad Pose.interpolate_rt Pose.align Similarity.align
noise_models Diagonal io.PoseGraph.initialize imu.Params Camera.project_point triangulate_point EssentialMatrix
Rotation.from_dcm interp KDTree geometric_slerp stats Robot.from_xacro IkSolverConfig JointState Goal
Robot.get_link_pose Robot.geometric_jacobian Robot.position_limits Robot.sample_configurations Robot.plan_cartesian
Robot.attach_object
Pose.create Pose.transform_pose_to Pose.adjoint_transpose Pose.vee Rotation.from_yaw_pitch_roll Rotation.angle_between
Problem.add_cost Problem.hessian Problem.num_variables Problem.update ProblemResult.covariances ProblemResult.plot
LeastSquaresResult.residuals LeastSquaresResult.hess io.PoseGraph.get_pose io.load_graph imu.Preintegrated.deltaPij
Camera.skew Key StereoPoint2 root lsq_linear Trajectory.slerp Robot.examples Robot.twist Robot.nullspace Robot.trajopt
Problem.get_variable io.read_toro smart_factor align rotation_between interp1d Robot.ik_batch Robot.dynamics
Robot.lock_joints kinematics.IKResult.feasible kinematics.Plan.plot kinematics.PointCloud
"""


@pytest.mark.parametrize("guess", GUESSED.split())
def test_what_people_guess_leads_on(guess: str) -> None:
    owner = pk.registration if guess.startswith("Registration") else pk
    with pytest.raises(pk.UnknownNameError, match=rf"has no attribute '{guess.rpartition('.')[2]}'.*: .*`"):
        operator.attrgetter(guess)(owner)


def test_a_name_that_nobody_has_is_a_plain_error() -> None:
    with pytest.raises(AttributeError, match=r"^module 'posekit.interop' has no attribute 'to_nonsense'$"):
        pk.interop.to_nonsense  # noqa: B018


def test_the_logarithm_of_a_quaternion_of_kornia_is_half_a_rotation_vector() -> None:
    half = torch.tensor([0.3, -0.2, 0.6], dtype=torch.float64)
    names = {"Rotation": Rotation, "rotvec": half}
    made = eval(*expressions(foreign_functions.MODULE["quaternion_log_to_exp"]), names)
    assert made.quaternion.tolist() == pytest.approx([math.cos(0.7), *(math.sin(0.7) / 0.7 * half).tolist()])
    back = eval(
        *expressions(foreign_functions.MODULE["quaternion_exp_to_log"]), {**names, "quaternion": made.quaternion}
    )
    torch.testing.assert_close(back, half)


@pytest.mark.parametrize("kind", VALUES)
def test_foreign_names_are_not_listed(kind: type) -> None:
    value, names = VALUES[kind], set(NAMES[kind])
    assert not names & {*dir(kind), *dir(value)}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert not names & {name for name, _ in inspect.getmembers(value)}
    assert {"dtype", "detach", "to", "_map"} <= {*dir(kind)} & {*dir(value)}
    described = {attribute.name for attribute in inspect.classify_class_attrs(kind)}  # what `help` lists
    assert "detach" in described and not names & described


def test_other_missing_attributes_raise_pythons_error() -> None:
    for owner in (T, Pose):
        with pytest.raises(AttributeError, match=r"has no attribute 'nothing'$") as caught:
            getattr(owner, NOTHING)
        assert not isinstance(caught.value, pk.PosekitError)
    with pytest.raises(AttributeError, match=r"module 'posekit' has no attribute 'nothing'$"):
        getattr(pk, NOTHING)
    with pytest.raises(pk.ImmutableError):
        T.as_matrix = 3


@pytest.mark.parametrize("kind", VALUES)
def test_attributes_are_found_as_before(kind: type) -> None:
    """No hook that Python calls for attributes, which would take several times as long."""
    for cls in {*kind.__mro__, *type(kind).__mro__} - {object, type}:
        assert not {"__getattr__", "__getattribute__"} & set(vars(cls))
    value = VALUES[kind]
    for made in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert type(made) is kind
        pk.testing.assert_close(made, value)
    leaves, spec = torch.utils._pytree.tree_flatten(value)
    pk.testing.assert_close(torch.utils._pytree.tree_unflatten(leaves, spec), value)
    assert pickle.loads(pickle.dumps(kind)) is kind
    assert [field.name for field in attrs.fields(kind)] == list(kind.__annotations__)[: len(attrs.fields(kind))]
    assert isinstance(value, kind) and not isinstance(3, kind) and not isinstance(value, dict)


def has_ours(value: Pose) -> torch.Tensor:
    absent = hasattr(value, "as_matrix") or hasattr(value, "nothing") or hasattr(Pose, "from_quat")
    known = isinstance(value, Pose | Rotation) and type(value) is Pose and issubclass(type(value), Pose)
    chosen = value if known and not absent and getattr(value, "inv", None) is None else value.inverse()
    return (type(chosen).from_matrix(chosen.matrix()) @ ~chosen).retract(torch.ones(6)).log()


def test_dynamo_traces_tests_for_attributes_and_classes() -> None:
    compiled = torch.compile(has_ours, backend="eager", fullgraph=True)
    torch.testing.assert_close(compiled(T), has_ours(T))


@pytest.mark.parametrize("kind", VALUES)
def test_methods_carry_the_name_of_the_class_that_users_see(kind: type) -> None:
    for name in dir(kind):
        member = inspect.getattr_static(kind, name)
        function = member.__func__ if isinstance(member, classmethod) else member
        if inspect.isfunction(function) and not name.startswith("_"):
            assert function.__qualname__ == f"{kind.__name__}.{function.__name__}"
            assert inspect.unwrap(function).__qualname__ == function.__qualname__  # which Python's own errors name


def test_a_missing_argument_names_the_class_that_users_see() -> None:
    calls: dict[str, Any] = {
        "Pose.from_matrix() missing 1 required positional argument: 'matrix'": Pose.from_matrix,
        "Rotation.from_matrix() missing 1 required positional argument: 'matrix'": Rotation.from_matrix,
        "Pose.retract() missing 1 required positional argument: 'tangent'": T.retract,
        "Rotation.retract() missing 1 required positional argument: 'tangent'": R.retract,
        "UncertainPose.unsqueeze() missing 1 required positional argument: 'dim'": VALUES[UncertainPose].unsqueeze,
        "Trajectory.half() takes 1 positional argument but 2 were given": lambda: VALUES[Trajectory].half(1),
        "Pose.mean() got an unexpected keyword argument 'axis': use `dim`": lambda: T.mean(axis=0),
    }
    for message, call in calls.items():
        with pytest.raises(TypeError, match=f"^{re.escape(message)}$"):
            call()


def test_parameters_point_to_modules_that_train_values() -> None:
    with pytest.raises(pk.UnknownNameError, match=r"PyPose.*`pk.nn.PoseParameter\(pose\)` or `pk.nn.RotationParameter"):
        _ = pk.Parameter  # type: ignore[attr-defined]
    with pytest.raises(pk.UnknownNameError, match=r"to train a pose, `pk.nn.PoseParameter\(pose\)` has parameters"):
        T.parameters()
    with pytest.raises(pk.UnknownNameError, match=r"to train a rotation, `pk.nn.RotationParameter\(rotation\)` has"):
        R.parameters()
    assert [x.shape for x in pk.nn.PoseParameter(T).parameters()] == [(*T.shape, 6)]
