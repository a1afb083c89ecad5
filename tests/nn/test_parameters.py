"""Values of the parameter and buffer modules, and what torch does with the modules."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import numpy as np
import pytest
import scipy.linalg
import torch
from scipy.spatial.transform import Rotation as ScipyRotation
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck
from torch.func import functional_call, jvp, stack_module_state, vmap

import posekit as pk
from posekit import Pose, Rotation
from posekit.nn import PoseBuffer, PoseParameter, RotationBuffer, RotationParameter
from tests.support import sampling

D = torch.float64
POSE = Pose(*sampling.poses(2, 3))
GROUPS, PARTS = ("SE3", "SO3xR3"), ("all", "position", "rotation")
KINDS = [(group, learn) for group in GROUPS for learn in PARTS]
each_kind = pytest.mark.parametrize(("group", "learn"), KINDS)


def parameter(group: str = "SE3", learn: str = "all", pose: Pose = POSE) -> PoseParameter:
    """A parameter module whose tangent is not zero."""
    module = PoseParameter(pose, group=group, learn=learn)  # type: ignore[arg-type]
    with torch.no_grad():
        module.tangent.copy_(0.7 * sampling.normal(*module.tangent.shape, seed=9))
    return module


def modules() -> list[Any]:
    rotation = RotationParameter(POSE.rotation)
    with torch.no_grad():
        rotation.tangent.copy_(sampling.normal(2, 3, 3, seed=8))
    return [*[parameter(*kind) for kind in KINDS], rotation, PoseBuffer(POSE), RotationBuffer(POSE.rotation)]


each_module = pytest.mark.parametrize(
    "module", modules(), ids=lambda m: f"{type(m).__name__}-{getattr(m, 'group', '')}-{getattr(m, 'learn', '')}"
)


def expected(group: str, learn: str, pose: Pose, tangent: Tensor) -> np.ndarray:
    """The matrices, by SciPy's matrix exponential."""
    matrices, tangents = pose.matrix().flatten(0, -3).numpy(), tangent.flatten(0, -2).detach().numpy()
    moved = []
    for matrix, numbers in zip(matrices, tangents, strict=True):
        v, w = {
            "all": (numbers[:3], numbers[3:]),
            "position": (numbers, np.zeros(3)),
            "rotation": (np.zeros(3), numbers),
        }[learn]
        if group == "SE3":
            algebra = np.zeros((4, 4))
            algebra[:3, :3], algebra[:3, 3] = [[0, -w[2], w[1]], [w[2], 0, -w[0]], [-w[1], w[0], 0]], v
            moved.append(matrix @ scipy.linalg.expm(algebra))
        else:
            result = matrix.copy()
            result[:3, :3] = matrix[:3, :3] @ ScipyRotation.from_rotvec(w).as_matrix()
            result[:3, 3] += v
            moved.append(result)
    return np.stack(moved).reshape(*pose.shape, 4, 4)


def changed(value: Any) -> Any:
    """The tensors of a value, for comparisons bit by bit."""
    return [x.detach().clone() for x in value._tensors()]


@each_kind
def test_the_value_is_the_base_moved_by_the_tangent(group: str, learn: str) -> None:
    module = parameter(group, learn)
    np.testing.assert_allclose(
        module().matrix().detach().numpy(), expected(group, learn, POSE, module.tangent), atol=1e-13
    )
    assert module.base.position.equal(POSE.position) and module.base.quaternion.equal(POSE.quaternion)


def test_the_value_of_a_rotation_parameter_is_the_base_moved_by_the_tangent() -> None:
    module = RotationParameter(Rotation.from_rotvec([0.0, 0.0, np.pi / 2]))
    with torch.no_grad():
        module.tangent.copy_(torch.tensor([np.pi / 2, 0.0, 0.0]))
    turned = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]  # x to y, y to z and z to x
    torch.testing.assert_close(module().matrix(), torch.tensor(turned), atol=1e-6, rtol=0.0)


@each_kind
def test_the_tangent_starts_at_zero_and_has_one_number_for_each_freedom(group: str, learn: str) -> None:
    for pose in (Pose(*sampling.poses()), Pose(*sampling.poses(0)), POSE, POSE[0, :1].expand(5, 3)):
        module = PoseParameter(pose, group=group, learn=learn)  # type: ignore[arg-type]
        assert module.tangent.shape == (*pose.shape, 6 if learn == "all" else 3)
        assert not module.tangent.any()
        assert module().shape == pose.shape
        pk.testing.assert_close(module(), pose)


@each_kind
def test_the_part_that_is_not_learned_stays_the_same_bit_for_bit(group: str, learn: str) -> None:
    pose = Pose(torch.tensor([-0.0, 1e-30, 3.0], dtype=D), torch.tensor([-0.1, 2e-9, 0.3, 0.7], dtype=D))
    module = PoseParameter(pose, group=group, learn=learn)  # type: ignore[arg-type]
    optimizer = torch.optim.SGD(module.parameters(), lr=0.1)
    for _ in range(3):
        (module().apply([1.0, 2.0, 3.0]) * sampling.normal(3)).sum().backward()
        optimizer.step()
        module.recenter(optimizer)
    fixed = {"all": (), "position": ("quaternion",), "rotation": ("position",)}[learn]
    for name in ("position", "quaternion"):
        new, old = getattr(module(), name).detach(), getattr(pose, name)
        assert (new.numpy().tobytes() == old.numpy().tobytes()) == (name in fixed)


@each_module
def test_a_module_owns_its_tensors(module: Any) -> None:
    source = POSE if hasattr(module, "position") else POSE.rotation
    other = type(module)(source.clone().requires_grad_())
    memory = [x.data_ptr() for x in (*other.buffers(), *other.parameters())]
    assert not {x.data_ptr() for x in source._tensors()} & set(memory)
    assert all(x.is_contiguous() and not x.requires_grad for x in other.buffers())
    expanded = type(module)(source[0, 0].expand(4))
    assert all(x.is_contiguous() for x in expanded.buffers())


def test_the_keys_of_the_state_are_a_fixed_format() -> None:
    keys = {type(m): set(m.state_dict()) for m in modules()}
    assert keys == {
        PoseParameter: {"position", "quaternion", "tangent"},
        RotationParameter: {"quaternion", "tangent"},
        PoseBuffer: {"position", "quaternion"},
        RotationBuffer: {"quaternion"},
    }
    assert set(PoseBuffer(POSE, persistent=False).state_dict()) == set()
    assert set(RotationBuffer(POSE.rotation, persistent=False).state_dict()) == set()
    assert [n for n, _ in parameter().named_parameters()] == ["tangent"]


@each_module
@pytest.mark.parametrize("assign", (False, True))
def test_states_load_strictly(module: Any, assign: bool) -> None:
    source = Pose.identity(2, 3, dtype=D) if hasattr(module, "position") else Rotation.identity(2, 3, dtype=D)
    other = copy.deepcopy(module).copy_(source)
    assert not other().allclose(module())
    file = io.BytesIO()
    torch.save(module.state_dict(), file)
    file.seek(0)
    other.load_state_dict(torch.load(file, weights_only=True), strict=True, assign=assign)
    for new, old in zip(changed(other()), changed(module()), strict=True):
        assert new.equal(old)
    with pytest.raises(RuntimeError, match="quaternion"):
        other.load_state_dict({k: x for k, x in module.state_dict().items() if k != "quaternion"})
    with pytest.raises(RuntimeError, match="size mismatch"):
        other.load_state_dict({k: x[:1] for k, x in module.state_dict().items()})


@each_module
def test_copies_and_pickles_are_equal_and_independent(module: Any) -> None:
    data = pickle.dumps(module)
    assert b"posekit.nn" in data
    assert b"posekit.nn.parameters" not in data and b"posekit.nn.buffers" not in data
    for other in (copy.deepcopy(module), pickle.loads(data)):
        assert all(a.equal(b) for a, b in zip(changed(other()), changed(module()), strict=True))
        assert not {x.data_ptr() for x in other.state_dict().values()} & {
            x.data_ptr() for x in module.state_dict().values()
        }
        assert repr(other) == repr(module)


@pytest.mark.slow(but=2)
@each_module
@pytest.mark.parametrize(
    ("dtype", "tolerance"), ((torch.float16, 3e-3), (torch.bfloat16, 3e-2), (torch.float32, 1e-6)), ids=str
)
def test_modules_convert_to_other_dtypes(module: Any, dtype: torch.dtype, tolerance: float) -> None:
    other = copy.deepcopy(module).to(dtype)
    assert {x.dtype for x in (*other.buffers(), *other.parameters())} == {dtype}
    value = other()
    assert value.dtype == dtype
    wanted = module().matrix().detach()
    torch.testing.assert_close(
        value.matrix().detach().to(D), wanted, atol=tolerance * float(wanted.abs().max()), rtol=0
    )
    for parameter in other.parameters():
        value.matrix().sum().backward()
        assert parameter.grad is not None and parameter.grad.dtype == dtype and parameter.grad.isfinite().all()
    assert copy.deepcopy(other).double()().dtype == D
    assert copy.deepcopy(module).half()().dtype == torch.float16


def test_modules_live_on_the_meta_device() -> None:
    with torch.device("meta"):
        module = PoseParameter(Pose.identity(2, 3, dtype=D))
    assert module().shape == (2, 3)
    module.to_empty(device="cpu").load_state_dict(parameter().state_dict())
    pk.testing.assert_close(module(), parameter()())


@each_kind
def test_derivatives_are_right(group: str, learn: str) -> None:
    module = parameter(group, learn, POSE[0, :2])

    def value(tangent: Tensor) -> tuple[Tensor, ...]:
        return tuple(functional_call(module, {"tangent": tangent}, ())._tensors())

    for tangent in (module.tangent, torch.zeros_like(module.tangent)):
        start = tangent.detach().clone().requires_grad_()
        assert gradcheck(value, start)
        assert gradgradcheck(value, start)


def test_derivatives_of_a_rotation_parameter_are_right() -> None:
    module = RotationParameter(POSE.rotation[0])

    def value(tangent: Tensor) -> Tensor:
        return functional_call(module, {"tangent": tangent}, ()).quaternion

    for start in (torch.zeros(3, 3, dtype=D), sampling.normal(3, 3)):
        assert gradcheck(value, start.requires_grad_())
        assert gradgradcheck(value, start)


@each_kind
def test_functional_calls_can_be_transformed(group: str, learn: str) -> None:
    module = parameter(group, learn)

    def matrix(tangent: Tensor) -> Tensor:
        return functional_call(module, {"tangent": tangent}, ()).matrix()

    tangents = sampling.normal(4, *module.tangent.shape, seed=3)
    wanted = torch.stack([matrix(tangent) for tangent in tangents])
    torch.testing.assert_close(vmap(matrix)(tangents), wanted)
    torch.testing.assert_close(matrix(tangents), wanted)  # the base broadcasts
    step = 1e-6 * tangents[1]
    _, rate = jvp(matrix, (tangents[0],), (tangents[1],))
    torch.testing.assert_close(
        rate, (matrix(tangents[0] + step) - matrix(tangents[0] - step)) / 2e-6, atol=1e-7, rtol=0
    )


def test_ensembles_of_modules_are_called_at_once() -> None:
    ensemble = [parameter(pose=POSE[:, k]) for k in range(3)]
    parameters, buffers = stack_module_state(ensemble)  # type: ignore[arg-type]
    values = vmap(lambda *state: functional_call(ensemble[0], state, ()))(parameters, buffers)
    pk.testing.assert_close(values, pk.stack([module() for module in ensemble]))


def test_averaged_copies_follow() -> None:
    module = torch.nn.Sequential(parameter())
    averaged = torch.optim.swa_utils.AveragedModel(
        module, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.75)
    )
    first = module[0].tangent.detach().clone()
    averaged.update_parameters(module)
    with torch.no_grad():
        module[0].tangent.add_(0.4)
    averaged.update_parameters(module)
    wanted = POSE.retract(first + 0.1)
    pk.testing.assert_close(averaged.module[0](), wanted)
    # After a change of the base, the average keeps its value if it gets the same base.
    module[0].recenter()
    averaged.module[0].recenter(at=module[0].base)
    pk.testing.assert_close(averaged.module[0](), wanted)
    averaged.update_parameters(module)  # copies the buffers as well
    offset = module[0]().local(wanted)
    pk.testing.assert_close(averaged.module[0](), module[0]().retract(0.75 * offset))


def test_indexing_a_value_gives_gradients_to_the_selected_tangents() -> None:
    cameras = PoseParameter(Pose(*sampling.poses(5)), group="SO3xR3")
    batch = cameras()[torch.tensor([3, 1, 3])]
    assert batch.shape == (3,)
    batch.apply(sampling.normal(3, 3)).sum().backward()
    assert cameras.tangent.grad is not None
    assert cameras.tangent.grad.any(-1).tolist() == [False, True, False, True, False]
    assert cameras.tangent.grad[:, :3].sum(0).tolist() == [3.0, 3.0, 3.0]


def test_a_frozen_module_gives_constants() -> None:
    module = parameter().requires_grad_(False)
    assert not module().requires_grad
    assert not list(filter(lambda p: p.requires_grad, module.parameters()))
    assert module.requires_grad_()().requires_grad


@each_module
def test_values_can_be_replaced_in_place(module: Any) -> None:
    module = copy.deepcopy(module)
    memory = [x.data_ptr() for x in module.state_dict().values()]
    source = POSE[0, 0] if hasattr(module, "position") else POSE[0, 0].rotation
    assert module.copy_(source) is module
    for new, old in zip(changed(module()), source._tensors(), strict=True):
        assert new.equal(old.expand_as(new))
    assert [x.data_ptr() for x in module.state_dict().values()] == memory
    with pytest.raises(pk.ShapeError, match=r"copy_: value must have a shape that broadcasts to \(2, 3\), got \(4, 1"):
        module.copy_(source.expand(4, 1, 1))
    with pytest.raises(pk.ArgumentError, match=r"copy_: value must be a (Pose|Rotation), got Tensor$"):
        module.copy_(torch.zeros(3))


def test_modules_show_what_they_hold() -> None:
    net = torch.nn.Sequential(parameter("SO3xR3", "position"), PoseBuffer(POSE), RotationParameter(POSE.rotation))
    assert repr(net).splitlines()[1:-1] == [
        "  (0): PoseParameter(shape=(2, 3), group='SO3xR3', learn='position')",
        "  (1): PoseBuffer(shape=(2, 3))",
        "  (2): RotationParameter(shape=(2, 3))",
    ]


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(pk.ArgumentError, match=r"^PoseParameter: pose must be a Pose or a Pose2, got Tensor$"):
        PoseParameter(torch.zeros(3))  # type: ignore[arg-type]
    with pytest.raises(
        pk.ArgumentError,
        match="PoseParameter: pose must be a Pose or a Pose2, got Rotation; for a Rotation, use RotationParameter",
    ):
        PoseParameter(POSE.rotation)  # type: ignore[arg-type]
    with pytest.raises(
        pk.ArgumentError, match="RotationBuffer: rotation must be a Rotation or a Rotation2, got Pose; for a Pose, use "
    ):
        RotationBuffer(POSE)  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match='PoseParameter: group must be "SE3" or "SO3xR3", got \'se3\''):
        PoseParameter(POSE, group="se3")  # type: ignore[arg-type]
    with pytest.raises(pk.OptionError, match=r"PoseParameter: learn must be one of .*, got True"):
        PoseParameter(POSE, learn=True)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="an argument too many"):
        PoseParameter(POSE, "SE3")  # type: ignore[misc]


@pytest.mark.parametrize("value", (POSE, POSE.rotation), ids=("Pose", "Rotation"))
def test_what_torch_does_not_see_points_to_the_module(value: Any) -> None:
    learnable, kind = value.clone().requires_grad_(), type(value)
    holder = torch.nn.Module()
    holder.value = learnable
    assert not list(holder.parameters()) and not holder.state_dict()
    with pytest.raises(pk.ImmutableError, match=rf"; to train it, use posekit.nn.{kind.__name__}Parameter$"):
        torch.nn.Parameter(learnable)
    hint = rf"one of the params is posekit.{kind.__name__} \(to train it, use posekit.nn.{kind.__name__}Parameter\)$"
    with pytest.raises(TypeError, match=hint):
        torch.optim.Adam([learnable])
    assert kind.__name__ == type(value).__name__ and not isinstance(value.__name__, str)  # pytest makes ids of strings
    with pytest.raises(AttributeError, match=rf"a module holds .* as `pk.nn.{kind.__name__}Buffer"):
        value.is_floating_point()  # what `Module.double` asks of a value that was registered as a buffer
    for text in (kind.__doc__, kind.requires_grad_.__doc__):
        assert f"posekit.nn.{kind.__name__}Parameter" in text


@pytest.mark.parametrize("name", ["matrix", "rotation", "shape", "dtype", "retract"])
@pytest.mark.parametrize("make", [pk.nn.PoseParameter, pk.nn.PoseBuffer])
def test_attributes_of_the_value_are_those_of_a_call(make: Any, name: str) -> None:
    module = make(Pose([1, 2, 3]))
    kind = type(module).__name__
    message = f"^'{kind}' has no attribute '{name}': its value is `module\\(\\)`, use `module\\(\\).{name}`$"
    with pytest.raises(pk.UnknownNameError, match=message):
        getattr(module, name)
    with pytest.raises(pk.UnknownNameError, match=r"'pose': its value is `module\(\)`, use `module\(\)`$"):
        _ = module.pose
    with pytest.raises(AttributeError, match=f"^'{kind}' object has no attribute 'nothing'$"):
        _ = module.nothing
    assert not hasattr(module, name) and module.position.tolist() == [1, 2, 3]
    assert type(copy.deepcopy(module)) is type(pickle.loads(pickle.dumps(module))) is make
