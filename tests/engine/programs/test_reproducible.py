"""The text of a kernel does not depend on what was derived, or generated, in the process before it."""

from __future__ import annotations

import pytest

from posekit.engine.codegen import FLAT, SHARED, snippet
from posekit.engine.ops import registry, torch_route
from posekit.engine.programs import ElementwiseProgram, Program, SweepProgram
from tests.support import marks
from tests.support.contract import WALKED

FIRST = ("", "v", "j")
SECOND = ("vv", "vj", "jj")


def again(p: Program) -> Program:
    """The same declaration, of which nothing has been derived."""
    if isinstance(p, SweepProgram):
        return SweepProgram(p.name, p.title, p.inputs, p.outputs, p._build, p.sizes)
    assert isinstance(p, ElementwiseProgram)
    return ElementwiseProgram(p.name, p.title, p.inputs, p.outputs, p._trace, None, p.fusible, p.contracted)


def derived(program: Program, derivatives: str) -> Program:
    for kind in derivatives:
        every = (True,) * len(program.inputs), (True,) * len(program.outputs)
        made = (program.vjp(*every) if kind == "v" else program.jvp(every[0])).program
        assert made is not None
        program = made
    return program


def assert_is_reproducible(program: Program, derivatives: tuple[str, ...]) -> None:
    layouts = (FLAT, SHARED) if isinstance(program, SweepProgram) else (FLAT,)
    want = {d: [snippet(derived(again(program), d), "f32", layout) for layout in layouts] for d in derivatives}
    old = again(program)
    for d in reversed(derivatives):
        for kind in ("f16", "f64"):
            snippet(derived(old, d), kind, layouts[-1])
        if not isinstance(program, SweepProgram):
            torch_route._function(derived(old, d), "f64")
    for d, texts in want.items():
        assert [snippet(derived(old, d), "f32", layout) for layout in layouts] == texts, d


@pytest.mark.slow(but=("Pose.compose", "Rotation.integrate"))
@pytest.mark.parametrize("name", [*WALKED][::5])
def test_texts_of_ops(name: str) -> None:
    assert_is_reproducible(WALKED[name].program, FIRST + SECOND)


@pytest.mark.slow(but="Pose.chain-*")
@pytest.mark.parametrize(
    ("name", "derivatives"),
    (("Pose.chain", FIRST + SECOND), ("Pose.cumulative", SECOND), marks.slow("Robot.forward", FIRST)),
)
def test_texts_of_sweeps(name: str, derivatives: tuple[str, ...]) -> None:
    assert_is_reproducible(registry.SWEEPS[name].model, derivatives)
