"""The text of the CUDA kernels, run on the CPU: every op and derivative computes what its algebra says in float64.

The kernels are called by the host code of CUDA, in blocks of two warps. The value and the gradient of each op are run
once, another derivative of every second op, and all derivatives of every fourth op in `WALKED`: dtypes, layouts and
derivatives take turns.
`--every-kernel` runs all of them in all dtypes and layouts, in about half an hour.
"""

from __future__ import annotations

import functools
import itertools
import shutil
from typing import NamedTuple

import pytest

from posekit.engine.dtypes import DTYPES
from tests.support import emulated_calls, emulation
from tests.support.contract import OPS, WALKED
from tests.support.emulated_calls import FORMS, LONGEST, OTHERS, SWEEPS

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="needs g++")

DERIVATIVES = ("", "vjp", "jvp", "vjp.vjp", "vjp.jvp")
KINDS = tuple(d.tag for d in DTYPES)
TOGETHER = 30  # ops whose kernels are compiled together, where these are not all
TENTH = 10  # one op of so many is run by the plain command; all of them with `--slow`
LONG = ("Robot.forward_from_base", "Robot.ik")  # their second derivatives take seconds each
NAMES = [*OPS, *SWEEPS, *OTHERS]
CHOSEN = [*NAMES[::TENTH], "Pose.apply", "Pose.chain"]  # of two operands and of a sweep, with sums over a block
REST = [name for name in NAMES if name not in CHOSEN]


class Run(NamedTuple):
    """One kernel to run: a derivative of an op, in a dtype and a form."""

    derivative: str
    kind: str
    form: str


def runs(name: str, every: bool) -> list[Run]:
    """The kernels of an op that are run."""
    turn, forms = NAMES.index(name), list(FORMS)
    if every:
        return [Run(*run) for run in itertools.product(DERIVATIVES, KINDS, forms)]
    third = 2 if name in LONG else 2 + turn % 3
    derivatives = (*DERIVATIVES[:2], DERIVATIVES[third]) if (turn + turn // 8) % 2 else DERIVATIVES[:2]
    if name in OTHERS or name in LONGEST:
        derivatives = DERIVATIVES[:1]
    if name in WALKED and [*WALKED].index(name) % 4 == 0:
        derivatives = DERIVATIVES
    return [
        Run(d, KINDS[(turn // 8 + k) % 4], forms[(turn + 3 * k) % 8])
        for k, d in enumerate(DERIVATIVES)
        if d in derivatives
    ]


@functools.lru_cache(1000)  # a call is first collected, then made
def made(name: str, run: Run) -> emulated_calls.Call | None:
    return emulated_calls.derived(emulated_calls.call(name, FORMS[run.form]), run.derivative)


def group(name: str, every: bool) -> tuple[str, ...]:
    """The ops whose kernels are compiled together with those of an op."""
    if every:
        return (name,)
    if name in CHOSEN:
        return tuple(CHOSEN)
    first = REST.index(name) // TOGETHER * TOGETHER
    return tuple(REST[first : first + TOGETHER])


@functools.lru_cache(1)
def emulator(names: tuple[str, ...], every: bool) -> emulation.Emulator:
    """Has compiled the kernels of ops."""
    compiles = emulation.Emulator()
    with emulation.as_cuda(compiles), compiles.collecting():
        for name in names:
            for run in runs(name, every):
                call = made(name, run)
                if call is not None:
                    inputs = emulated_calls.inputs_of(call, run.kind, FORMS[run.form].memory)
                    emulated_calls.computed(call, inputs)
    return compiles


@pytest.mark.guarantee("Platforms", "CUDA")
@pytest.mark.parametrize("name", [*CHOSEN, *(pytest.param(name, marks=pytest.mark.slow) for name in REST)])
def test_kernels_compute_what_their_algebra_says(name: str, request: pytest.FixtureRequest) -> None:
    every = bool(request.config.getoption("--every-kernel"))
    with emulation.as_cuda(emulator(group(name, every), every)):
        for run in runs(name, every):
            call = made(name, run)
            if call is None:
                continue
            inputs = emulated_calls.inputs_of(call, run.kind, FORMS[run.form].memory)
            try:
                emulated_calls.assert_agrees(call, inputs, emulated_calls.computed(call, inputs))
            except AssertionError as error:
                raise AssertionError(f"{name}: {run}") from error


def test_every_derivative_has_its_turn_in_every_dtype_and_layout() -> None:
    found = {run for name in OPS for run in runs(name, False)}
    assert {(d, kind) for d, kind, _ in found} == {*itertools.product(DERIVATIVES, KINDS)}
    assert {(d, form) for d, _, form in found} == {*itertools.product(DERIVATIVES, FORMS)}
    assert {(kind, form) for _, kind, form in found} == {*itertools.product(KINDS, FORMS)}


def test_ops_of_modules_that_load_on_first_use_are_run() -> None:
    assert {"posekit.math.least_squares.judge", "posekit.registration.pnp_start.reduced"} <= OTHERS.keys()
