"""User-declared ops: names, arguments, and declarations that are rejected."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck, gradgradcheck

import posekit as pk
from posekit.algebra import Array, Quat, Scalar, Vec2, Vec3, Vec4, sqrt
from posekit.engine import DeclaredOnUse, own_ops
from posekit.engine.ops import fast_path, torch_route
from posekit.engine.runtime import kernel
from posekit.math import pose
from tests.support import sampling


@pk.op(returns="along across")
def split(vector: Vec3, direction: Vec3, scale: Scalar) -> tuple[Vec3, Scalar]:
    """The part of a vector along a direction, scaled, and the length of the rest."""
    ratio = sum((v * d for v, d in zip(vector, direction, strict=True)), 0 * scale) / sum(d * d for d in direction)
    rest = vector - direction * ratio
    return direction * (ratio * scale), sqrt(rest[0] ** 2 + rest[1] ** 2 + rest[2] ** 2)


def split_in_torch(vector: Tensor, direction: Tensor, scale: Tensor) -> tuple[Tensor, Tensor]:
    ratio = (vector * direction).sum(-1) / (direction * direction).sum(-1)
    along = direction * (ratio * scale)[..., None]
    return along, torch.linalg.vector_norm(vector - direction * ratio[..., None], dim=-1)


def arguments(*batch: int) -> tuple[Tensor, Tensor, Tensor]:
    vector, direction = (sampling.normal(*batch, 3, seed=s).requires_grad_() for s in (1, 2))
    return vector, direction, sampling.normal(*batch, 1, seed=3)[..., 0].requires_grad_()


@pytest.mark.parametrize("batch", ((), (4,), (2, 3), (0,)), ids=str)
def test_a_declared_op_computes_its_declaration(batch: tuple[int, ...]) -> None:
    got, want = split(*arguments(*batch)), split_in_torch(*arguments(*batch))
    torch.testing.assert_close(got, want, rtol=1e-13, atol=1e-13)
    assert [y.shape for y in got] == [(*batch, 3), batch]


def test_a_declared_op_is_differentiable_twice_in_every_mode() -> None:
    inputs = arguments(2)
    assert gradcheck(split, inputs, check_forward_ad=True, check_batched_grad=True)
    assert gradgradcheck(split, inputs, check_fwd_over_rev=True)


def test_a_wide_op_computes_float32_in_float64_with_its_derivatives() -> None:
    @own_ops()(wide=True, name="tests.remainder")
    def remainder(x: Scalar) -> Scalar:
        """(x + 2^20)^2 - 2^40 - 2^21 x, which is x^2."""
        large = x + 2**20
        return large * large - 2**40 - 2**21 * x

    x = torch.tensor([0.5, 3.0, -8.0], requires_grad=True)
    y = remainder(x)
    (slope,) = torch.autograd.grad(y.sum(), x)
    (traced,) = torch_route.run(remainder.op.program, (x.detach(),), None)
    for found, expected in ((y, x.square()), (slope, 2 * x), (traced, x.square())):
        assert found.dtype == torch.float32
        torch.testing.assert_close(found, expected, rtol=0, atol=0)


def test_a_declared_op_compiles() -> None:
    inputs = arguments(3)
    compiled = torch.compile(lambda *xs: [y * 2 for y in split(*xs)], fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(*inputs), [2 * y for y in split_in_torch(*inputs)], rtol=1e-13, atol=1e-13)


def test_a_declared_op_keeps_the_name_docstring_and_algebra_of_its_function() -> None:
    assert split.__name__ == "split"
    assert split.__doc__ == "The part of a vector along a direction, scaled, and the length of the rest."
    assert split.__module__ == __name__
    assert callable(split.declaration)
    assert split.op.name.startswith(f"{__name__}.split@")


def test_a_function_inside_a_function_can_be_declared() -> None:
    @pk.op
    def double(x: Scalar) -> Scalar:
        return 2 * x

    assert double(torch.ones(2)).tolist() == [2.0, 2.0]


def times(factor: float) -> Callable[[Tensor], Tensor]:
    @pk.op
    def scaled(x: Scalar) -> Scalar:
        return factor * x

    return scaled


def test_ops_of_the_same_name_are_distinguished_by_their_algebra() -> None:
    double, triple, again = times(2), times(3), times(2)
    x = torch.tensor([1.0])
    for scaled, factor in ((double, 2.0), (triple, 3.0), (again, 2.0)):
        assert scaled(x).item() == factor
        assert torch.vmap(scaled)(x).item() == factor
        assert torch.func.grad(lambda x, scaled=scaled: scaled(x).sum())(x).item() == factor
        assert torch.func.jvp(scaled, (x,), (x,))[1].item() == factor
        assert torch.compile(scaled, backend="eager", fullgraph=True)(x).item() == factor
    assert double.op.name == again.op.name != triple.op.name


def test_a_declared_op_does_not_replace_a_built_in_one() -> None:
    @pk.op(name="Pose.inverse", returns="position quaternion")
    def nothing(position: Vec3, quaternion: Quat) -> tuple[Vec3, Quat]:
        return 0 * position, 0 * quaternion

    poses = pk.Pose(*sampling.poses(3))
    assert torch.vmap(lambda T: ~T)(poses).allclose(~poses)


def test_a_graph_that_names_another_declaration_is_refused() -> None:
    name = times(5).op.name
    with pytest.raises(
        pk.PosekitError,
        match=r"op '.*times.scaled' does not match .*, which was declared differently, or by another version",
    ):
        torch.ops.posekit.run(f"{name[:-4]}0000", [torch.ones(1)], [])


def test_arguments_can_be_passed_by_keyword() -> None:
    vector, direction, scale = arguments(2)
    for got, want in zip(split(scale=scale, direction=direction, vector=vector), split(*arguments(2)), strict=True):
        assert torch.equal(got, want)
    with pytest.raises(TypeError, match=r"split\(\) missing 1 required positional argument: 'scale'"):
        split(vector, direction)


def test_the_source_of_a_derivative_names_its_inputs_and_outputs() -> None:
    assert "o0 = along\n" in split.source()
    assert "along_bar\n" in split.source("vjp")
    assert "vector_dot\n" in split.source("jvp")
    assert "vector_bar_dot" in split.source("vjp.jvp") or "vector_bar_dot2" in split.source("vjp.jvp")
    assert "wp::float64 REAL" in split.source("vjp", torch.float64)


def test_sources_are_those_of_one_device_with_the_names_of_the_declaration() -> None:
    host, device = split.source(), split.source(device="cuda")
    assert "__CUDA_ARCH__" not in host + device
    assert "pragma clang loop" in host and "thread" not in host
    assert "const long long t = thread;" in device and "pragma clang" not in device
    for text in (host, device):  # the same arithmetic, read and written in other ways
        assert re.search(r"const REAL v\d+ = .*;  // vector\[2\]\n", text)
        assert re.search(r"o1\[.*\] = .*;  // across\n", text)
        assert text.count("#if") == text.count("#endif")
    with pytest.raises(pk.OptionError, match=r'source: device must be "cpu" or "cuda", got \'tpu\''):
        split.source(device="tpu")


def test_the_source_of_an_unknown_derivative_is_refused() -> None:
    with pytest.raises(ValueError, match=r"source: a derivative is made of 'vjp' and 'jvp', got 'hessian'"):
        split.source("hessian")


# What cannot be declared


@pytest.mark.parametrize("name", ("a>b", "a@b"))
def test_a_name_with_a_reserved_character_is_refused(name: str) -> None:
    def double(x: Scalar) -> Scalar:
        return 2 * x

    with pytest.raises(pk.ArgumentError, match=rf"op: a name must not contain '>' or '@', got '{name}'"):
        pk.op(double, name=name)


def test_a_name_with_a_line_break_is_refused() -> None:
    with pytest.raises(pk.ArgumentError, match="op: a name must be printable"):
        pk.op(lambda x: x, name="a\nb")


def test_a_declaration_that_is_not_a_function_is_refused() -> None:
    with pytest.raises(pk.ArgumentError, match=r"op: must be given a function, got int"):
        pk.op(3)  # type: ignore[call-overload]


def test_arguments_that_are_not_positional_or_have_defaults_are_refused() -> None:
    def optional(x: Scalar = 1) -> Scalar:  # type: ignore[assignment]
        return x

    def many(*x: Scalar) -> Scalar:
        return x[0]

    for function in (optional, many):
        with pytest.raises(pk.ArgumentError, match=r"op: f must take positional arguments without defaults, got .*x"):
            pk.op(function, name="f")


@pytest.mark.parametrize(
    ("wrong", "fact"),
    (
        (lambda x: x * math.nan, "a number in a declaration must be finite, got nan"),
        (lambda x: x + math.inf, "a number in a declaration must be finite, got inf"),
        (lambda x: x * "2", "a Scalar is combined with numbers and Scalars, got str"),
        (lambda x: x - torch.ones(()), "a Scalar is combined with numbers and Scalars, got Tensor"),
    ),
    ids=("nan", "inf", "text", "tensor"),
)
def test_what_is_no_number_is_refused(wrong: Callable[[Scalar], Scalar], fact: str) -> None:
    def declared(x: Scalar) -> Scalar:
        return wrong(x)

    with pytest.raises(pk.ArgumentError, match=fact):
        pk.op(declared)


def test_arguments_and_results_without_annotation_are_refused() -> None:
    def no_argument(x, y: Scalar) -> Scalar:
        return y

    def no_result(x: Scalar):
        return x

    def nothing() -> Scalar:
        raise AssertionError("is never called")

    with pytest.raises(pk.ArgumentError, match=r"op: f must annotate every argument and its result; missing \['x'\]"):
        pk.op(no_argument, name="f")
    with pytest.raises(pk.ArgumentError, match=r"op: f must annotate .*; missing \['return'\]"):
        pk.op(no_result, name="f")
    with pytest.raises(pk.ArgumentError, match=r"op: f must annotate every argument"):
        pk.op(nothing, name="f")


@pytest.mark.parametrize("hint", (float, Tensor, Array, list[float], "Vec3 | None"), ids=str)
def test_annotations_without_a_shape_are_refused(hint: object) -> None:
    def same(x: Vec3) -> Vec3:
        return x

    same.__annotations__["x"] = hint
    with pytest.raises(pk.ArgumentError, match=r"op: f annotates x with .*; use Scalar or an Array such as Vec3"):
        pk.op(same, name="f")


def test_the_number_of_results_and_of_their_names_must_agree() -> None:
    def twice(x: Vec3) -> tuple[Vec3, Vec3]:
        return x, x

    with pytest.raises(pk.ArgumentError, match=r"op: f returns 2 results but names 3"):
        pk.op(twice, name="f", returns="a b c")
    with pytest.raises(pk.ArgumentError, match=r"op: f returns 2 results but names 1"):
        pk.op(name="f", returns="a")(twice)


def test_a_result_of_another_size_than_declared_is_refused() -> None:
    def short(x: Vec3) -> Vec4:
        return Vec4(x)

    with pytest.raises(pk.ArgumentError, match=r"op: declared.short declares 4 numbers in short, gave 3"):
        pk.op(short, returns="short", name="declared.short")


def test_duplicate_result_names_and_invalid_array_shapes_are_refused() -> None:
    class Block(Array):
        shape = (2, 2, 2)

    class Number(Array):
        shape = 3  # type: ignore[assignment]

    def twice(x: Vec3) -> tuple[Vec3, Vec3]:
        return x, x

    def same(x: Vec3) -> Vec3:
        return x

    with pytest.raises(pk.ArgumentError, match="op: f names two results 'u'"):
        pk.op(twice, name="f", returns="u u")
    for kind in (Block, Number):
        same.__annotations__["x"] = kind
        with pytest.raises(pk.ArgumentError, match=r"op: f annotates x with a shape of .*; an Array has one or two"):
            pk.op(same, name="f")


def test_a_body_that_returns_something_other_than_declared_is_refused() -> None:
    def nothing(x: Vec3) -> Vec3:
        return None  # type: ignore[return-value]

    def one(x: Scalar) -> tuple[Scalar, Scalar]:
        return x  # type: ignore[return-value]

    def text(x: Scalar) -> Scalar:
        return "x"  # type: ignore[return-value]

    def mixed(x: Vec3, q: Vec4) -> Vec3:
        return x + q  # type: ignore[operator]

    for function, fact in (
        (nothing, "declares 3 numbers in result, gave 1"),
        (one, "declares 2 results, gave"),
        (text, "must compute Scalars, gave str in result"),
        (mixed, "a Vec3 is combined with 3 numbers, got 4 numbers"),
    ):
        with pytest.raises(pk.ArgumentError, match=fact):
            pk.op(function, name="f")


def test_a_result_may_be_a_tuple_of_length_one_and_an_argument_may_have_any_name() -> None:
    def single(call: Scalar, call_: Scalar) -> tuple[Scalar]:
        return (call - call_,)

    made = pk.op(single, name="declared.single")
    assert made(torch.tensor(3.0), torch.tensor(1.0)).item() == 2


class Many(Array):
    shape = (64,)


def test_the_first_op_of_a_process_may_have_many_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(a: Many, b: Many) -> Many:
        return a * 2.0 + b

    monkeypatch.setattr(kernel, "_address_call_works", None)  # as in a process that has loaded no kernel yet
    made = pk.op(double, name="declared.many")
    a, b = sampling.normal(2, 3, 64)
    assert torch.equal(made(a, b), 2 * a + b)


def test_a_python_branch_on_a_scalar_is_refused_and_select_is_suggested() -> None:
    def chosen(x: Scalar) -> Scalar:
        return x if x > 0 else -x

    with pytest.raises(TypeError, match=r"not known while an op is declared; choose with select\(condition, a, b\)"):
        pk.op(chosen)


def test_constant_results_are_broadcast_to_the_batch() -> None:
    @pk.op(returns="half x", name="declared.constants")
    def constants(x: Scalar) -> tuple[Vec2, Scalar]:
        return Vec2((0.5, math.pi)), x

    x = torch.tensor([1.0, 2.0], dtype=torch.float64, requires_grad=True)
    fixed, same = constants(x)
    assert fixed.tolist() == [[0.5, math.pi]] * 2
    assert torch.equal(same, x)
    assert torch.autograd.grad(fixed.sum() + same.sum(), x)[0].tolist() == [1.0, 1.0]


# Names that the generated code of `posekit.engine.ops.fast_path` has, too.
GENERATED = [
    *("n", "dtype", "results", "kernel", "type", "len", "call", "fast", "replay", "key", "flat_kernels", "shape"),
    *("is_total", "_op", "_fast", "_type", "_grad_enabled", "_outputs", "_EXACT_TYPES", "_forward_mode", "_traced"),
    *("_name", "_CPU"),
]


@pytest.mark.slow(but=3)
@pytest.mark.parametrize("name", GENERATED)
@pytest.mark.parametrize("result", ["square", "shape", "is_total"])
def test_a_parameter_and_a_result_may_have_any_name(name: str, result: str) -> None:
    scope = {"Vec3": Vec3, "Scalar": Scalar}
    exec(f"def scaled({name}: Vec3, other: Scalar) -> tuple[Vec3, Scalar]: return {name} * other, other * other", scope)
    declared = pk.op(scope["scaled"], name=f"declared.named.{name}", returns=f"{name}_ {result}")
    a, b = sampling.normal(4, 3), sampling.normal(4, 3, seed=2)[:, 0]
    for x, y in ((a, b), (a[0], b), (a[0], b), (a.requires_grad_(), b)):
        made, square = declared(x, y)
        torch.testing.assert_close(made, x * y[..., None])
        torch.testing.assert_close(square, (y * y).expand(square.shape))
        again, _ = declared(other=y, **{name: x})
        assert torch.equal(again, made)


def test_every_name_of_the_generated_code_is_reserved() -> None:
    program = pose.compose.op.program  # type: ignore[attr-defined]
    known = {*fast_path.FREE_VARIABLES, *fast_path._RESERVED, "call"}  # a port of another name cannot take their place
    tensors = {p.name for p in (*program.inputs, *program.outputs)}
    known |= {f"{name}{rest}" for name in tensors for rest in ("", "_shape", "_address")}
    for source in (fast_path.call_source(program), fast_path.fast_source(program)):
        assert {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)} <= known


def declared_on_use(names: str) -> DeclaredOnUse[str, Callable[..., Tensor]]:
    """Ops that scale by 1, 2 ..., none of which is declared yet."""

    def declare(rest: str) -> Callable[..., Tensor]:
        def scaled(x: Vec3) -> Vec3:
            return x * float(rest.removeprefix("v."))

        return pk.op(scaled, name=f"test_declare.{names}.{rest}")

    return DeclaredOnUse(f"test_declare.{names}.", {name: f"v.{name}" for name in "123"}, declare)


@pytest.mark.parametrize("dynamic", [False, True])
def test_ops_that_are_declared_on_use_may_be_used_first_in_a_compiled_function(dynamic: bool) -> None:
    ops, graphs = declared_on_use(f"dynamic {dynamic}"), []

    def backend(graph: Any, inputs: Any) -> Any:
        graphs.append(graph)
        return graph

    compiled = torch.compile(lambda x: ops["2"](ops["3"](x)), backend=backend, fullgraph=True, dynamic=dynamic)
    for _ in range(3):
        x = sampling.normal(5, 3, seed=1)
        torch.testing.assert_close(compiled(x), 6 * x)
    assert len(graphs) == 1  # the declaration is no change that compiles again
    torch.testing.assert_close(ops["2"](x), 2 * x)


def test_a_jacobian_may_be_derived_first_in_a_compiled_function() -> None:
    def square(x: Vec3, y: Vec3) -> Vec3:
        return x * x[0] * y[1]

    op = pk.op(square, name="test_declare.square")
    compiled = torch.compile(lambda x, y: op.jacobian(["x", "y"])(x, y), backend="aot_eager", fullgraph=True)
    x, y = sampling.normal(5, 3, seed=1), sampling.normal(5, 3, seed=2)
    for got, want in zip(compiled(x, y), op.jacobian(("x", "y"))(x, y), strict=True):
        torch.testing.assert_close(got, want)
    torch.testing.assert_close(got, torch.vmap(torch.func.jacrev(lambda x, y: x * x[0] * y[1], 1))(x, y))


@pytest.mark.slow(but=())  # quick in the pass without private names
def test_a_dimension_may_be_a_symbol_of_a_compiler() -> None:
    poses = pk.Pose.random(3, 4, generator=torch.Generator().manual_seed(0))

    def mean(position: Tensor, quaternion: Tensor, dim: int) -> Tensor:
        return pk.Pose(position, quaternion).mean(dim=dim).position

    compiled = torch.compile(mean, backend="aot_eager", fullgraph=True, dynamic=True)
    for dim in (1, -2):
        torch.testing.assert_close(compiled(*poses._tensors(), dim), poses.mean(dim=dim).position)
