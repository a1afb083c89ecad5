"""The fuzzer of malformed arguments: a posekit error, Python's own error for a wrong signature, or a right answer.

Calls run in subprocesses, because a crash or a hang is a finding, too. Worker and parent speak in lines of JSON.
"""

from __future__ import annotations

import argparse
import faulthandler
import inspect
import json
import os
import resource
import selectors
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor

import posekit as pk
from tests.fuzz.differential import Case
from tests.fuzz.draws import Draw
from tests.fuzz.known import known
from tests.fuzz.objects import NEVER, OBJECTS
from tests.fuzz.subject import Subject, arguments_of, flattened, frames, in_package
from tests.fuzz.table import SUBJECTS
from tests.support import kernels, processes

LONGEST = processes.LONGEST  # seconds without an answer: a hang; kernels are built meanwhile
MEMORY = 12 << 30  # bytes of addresses that a worker may have: a size of 2**31 must not take the machine's memory


def _without_reference() -> dict[str, Subject]:
    """Rows of public names that need no reference, because they raise for right arguments or only move memory."""
    calls: dict[str, tuple[Any, ...]] = {
        "__contains__": (None, 1),
        "__delattr__": (delattr, "a"),
        "__delitem__": (None, 0),
        "__format__": (format, ".2f"),
        "__mul__": (None, 2.0),
        "__rmul__": (None, 2.0),
        "__setattr__": (setattr, "a", 1),
        "__setitem__": (None, 0, 1),
        "cuda": (None, None),
        "pin_memory": (None,),
    }
    arithmetic = dict.fromkeys(("__add__", "__radd__", "__sub__", "__rsub__", "__truediv__"), (None, 2.0))
    rows = [Subject("NestedFunction", "vector", list)]
    for name, kind in (("Pose", "pose"), ("Rotation", "rotation"), ("UncertainPose", "estimate")):
        for member, (call, *rest) in (calls if kind == "estimate" else calls | arithmetic).items():
            rows.append(Subject(f"{name}.{member}", kind, list, {"*": [tuple(rest)]}, call=call))
    return {row.name: row for row in rows}


ROWS = {**SUBJECTS, **_without_reference()}


class Call:
    """A right call of a row of the table, with one or two arguments that are wrong."""

    def __init__(self, subject: Subject, seed: int, number: int) -> None:
        self.subject = subject
        self.case = case = Case(subject, seed, number)
        self.draw = Draw("malformed", subject.name, seed, number)
        case.vmapped = False
        self.arguments = case.values([x.tensor[0] if x.mapped else x.tensor for x in case.inputs])
        extra, self.options = arguments_of(case.options)
        self.arguments += extra
        self.replaced: dict[str, str] = {}
        self.rights: dict[Any, Any] = {}  # what was replaced, by position or name
        alone = "__torch_function__" in subject.name  # without a value left, torch alone is called
        for _ in range(1 if alone else self.draw.choice((1, 1, 1, 2))):
            self._replace()

    def _replace(self) -> None:
        draw = self.draw
        first = int(self._is_method())  # Python has looked up the method on the first argument
        places: list[Any] = [*range(first, len(self.arguments)), *self.options, *self._other_parameters()]
        if len(self.arguments) > first and draw.chance(0.03):
            self.arguments.pop()
            self.rights.pop(len(self.arguments), None)  # what had replaced it is not passed either
            self.replaced.pop(str(len(self.arguments)), None)
            self.replaced["the last argument"] = "missing"
            return
        if not places or draw.chance(0.03):
            places = ["unknown"]
        place = draw.choice(places)
        name = draw.choice(list(OBJECTS))
        present = self.arguments[place] if isinstance(place, int) else self.options.get(place)
        right = self.rights.setdefault(place, present)
        try:
            wrong = OBJECTS[name](right)
        except (RuntimeError, TypeError, AttributeError):  # of what is wrong already, it cannot be made
            wrong, name = None, "None"
        self.put(place, wrong)
        self.replaced[str(place)] = name

    def put(self, place: Any, value: Any) -> None:
        """Puts an argument in its place: a position or a name."""
        if isinstance(place, int):
            self.arguments[place] = value
        else:
            self.options[place] = value

    def with_numbers(self) -> Any:
        """The result of the call with tensors of the same numbers in place of what is wrong, or None without such."""
        if any(isinstance(x, torch.Generator) for x in self.options.values()) or self.subject.public.startswith(
            "sampling."
        ):
            return None  # other random numbers
        tensors = {}
        for place, right in self.rights.items():
            wrong = self.arguments[place] if isinstance(place, int) else self.options[place]
            if not isinstance(right, Tensor) or not right.is_floating_point() or not isinstance(wrong, NUMBERS):
                return None
            array = wrong.detach() if isinstance(wrong, Tensor) else np.asarray(wrong)
            if isinstance(array, np.ndarray) and array.dtype.kind not in "fiub":
                return None
            tensors[place] = torch.as_tensor(array.astype(float) if isinstance(array, np.ndarray) else array)
            tensors[place] = tensors[place].to(right.dtype)
        for place, tensor in tensors.items():
            self.put(place, tensor)
        return self()

    def _is_method(self) -> bool:
        """Whether the first argument is the value whose method is called."""
        owner, _, member = self.subject.public.rpartition(".")
        if not owner or not isinstance(getattr(pk, owner, None), type):
            return False
        static = inspect.getattr_static(getattr(pk, owner), member)
        return not isinstance(static, classmethod | staticmethod)

    def _other_parameters(self) -> list[str]:
        """Parameters that the right call leaves at their defaults."""
        if self.subject.call is not None or self.subject.buffers != (0, 0):
            return []
        try:
            parameters = inspect.signature(self.subject.function).parameters.values()
        except (TypeError, ValueError):
            return []
        taken = len(self.arguments)
        named = [p.name for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
        positional = [p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
        return [name for name in named if name not in positional[:taken] and name not in self.options]

    def __call__(self) -> Any:
        return self.subject.function(*self.arguments, **self.options)

    def __str__(self) -> str:
        return ", ".join(f"{place} is {name!r}" for place, name in self.replaced.items())


def judged(call: Call) -> str:
    """What is wrong about the outcome of a call, or nothing."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", message=".torch.jit.")
            warnings.simplefilter("ignore", DeprecationWarning)  # of names that the next release removes
            result = call()
    except pk.PosekitError:
        return ""
    except MemoryError:
        return ""
    except TypeError as error:
        return "" if _of_signature(error) else _described(error)
    except Exception as error:
        return "" if "allocate" in str(error) else _described(error)
    return _accepted(call, result)


def _of_signature(error: TypeError) -> bool:
    """Whether Python itself refused the arguments: no frame of posekit's or torch's is below the call."""
    return not any(in_package(place) or place.startswith(torch.__path__[0]) for place in frames(error))


def _described(error: BaseException) -> str:
    inside = [place for place in frames(error) if in_package(place)]
    place = f" at {inside[-1].rpartition('posekit' + os.sep)[2]}" if inside else ""
    return f"raises {type(error).__name__}{place}: {(str(error).splitlines() or [''])[0][:160]}"


def _accepted(call: Call, result: Any) -> str:
    """What is wrong about an accepted call: an object that no argument may be, or a result that is none."""
    for place, name in call.replaced.items():
        if name in NEVER:
            return f"accepts {name!r} as {place}"
    for leaf in flattened(result):
        if isinstance(leaf, Tensor):
            if leaf.layout is not torch.strided or leaf.dtype not in RESULTS:
                return f"gives a tensor of {leaf.layout} and {leaf.dtype}"
        elif leaf is not None and not isinstance(leaf, LEAVES):
            return f"gives {type(leaf).__name__}"
    return _unlike_numbers(call, result)


def _unlike_numbers(call: Call, result: Any) -> str:
    """How an accepted call differs from that with tensors of the same numbers, if it does."""
    try:
        other = call.with_numbers()
    except pk.PosekitError as error:
        return f"is accepted, but tensors with the same numbers are not: {str(error)[:120]}"
    if other is None:
        return ""
    for one, two in zip(flattened(result), flattened(other), strict=True):
        if isinstance(one, Tensor) and isinstance(two, Tensor) and one.is_floating_point() and not one.is_meta:
            wide = [x.detach().double() for x in (one, two)]
            if one.shape != two.shape or not torch.allclose(*wide, rtol=1e-2, atol=1e-2, equal_nan=True):
                return "differs from the call with tensors of the same numbers"
    return ""


NUMBERS = (Tensor, np.ndarray, np.generic, list, tuple, int, float)
RESULTS = (torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.bool, torch.int64)
LEAVES = (bool, int, float, str, torch.Size, torch.device, torch.dtype, slice)


def work(options: argparse.Namespace) -> int:
    """The worker: says which call begins, and what came of it."""
    faulthandler.enable()
    torch.set_num_threads(1)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    with kernels.optimised(0):
        for number, name in _order(options, options.start):
            if options.cases is not None and number >= options.cases:
                break
            print(json.dumps({"begin": [number, name]}), flush=True)
            call = Call(ROWS[name], options.seed, number)
            problem = judged(call)
            if problem and not known(name, problem, call.replaced):
                print(json.dumps({"problem": f"{problem} ({call})"}), flush=True)
    print(json.dumps({"end": True}), flush=True)
    return 0


def _order(options: argparse.Namespace, start: int) -> Iterator[tuple[int, str]]:
    """The numbers and names of the calls, from the ``start``-th on."""
    names = [name for name, row in ROWS.items() if not options.only or options.only in (name, row.public)]
    number = start // len(names) if options.case is None else options.case
    skipped = start % len(names)
    while True:
        for name in names[skipped:]:
            yield number, name
        skipped, number = 0, number + 1
        if options.case is not None:
            return


class Findings:
    """What the workers have said."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.calls, self.failures = options, 0, 0
        self.last: list[Any] = [0, ""]

    def take(self, line: str) -> bool:
        """Take one line of a worker; returns whether it was the last."""
        try:
            said = json.loads(line)
        except ValueError:
            return False
        if "begin" in said:
            self.last, self.calls = said["begin"], self.calls + 1
        if "problem" in said:
            self.report(said["problem"])
        return "end" in said

    def report(self, problem: str) -> None:
        number, name = self.last
        line = f'python -m tests.fuzz --malformed --only "{name}" --seed {self.options.seed} --case {number}'
        print(f"{line}\n  {problem}", flush=True)
        self.failures += 1


def main(options: argparse.Namespace) -> int:
    """The parent: starts workers until the time or the number of cases is over, and reports."""
    findings, start = Findings(options), time.monotonic()
    ended = False
    while not ended:
        left = None if options.seconds is None else options.seconds - (time.monotonic() - start)
        if left is not None and left <= 0:
            break
        ended = _watch(options, findings, left)
    print(f"\n{findings.calls} malformed calls, failures: {findings.failures}")
    return 1 if findings.failures else 0


def _watch(options: argparse.Namespace, findings: Findings, left: float | None) -> bool:
    """Runs one worker until it ends, dies, hangs, or the time is over. Returns whether all is done."""
    command = [sys.executable, "-m", "tests.fuzz", "--malformed", "--worker", "--start", str(findings.calls)]
    command += ["--seed", str(options.seed), "--only", options.only]
    command += [] if options.cases is None else ["--cases", str(options.cases)]
    command += [] if options.case is None else ["--case", str(options.case)]
    end = None if left is None else time.monotonic() + left
    with subprocess.Popen(
        command, cwd=processes.ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as worker:
        try:
            status = _listen(worker, findings, end)
        finally:
            worker.kill()
        if status == "died":
            tail = worker.stderr.read().strip().splitlines()[-3:] if worker.stderr else []
            findings.report(f"ends the process with status {worker.wait()}: {' | '.join(tail)[:300]}")
        if status == "hung":
            findings.report(f"gives no answer in {LONGEST} seconds")
    return status in ("ended", "over")


def _listen(worker: subprocess.Popen[str], findings: Findings, end: float | None) -> str:
    assert worker.stdout is not None
    with selectors.DefaultSelector() as selector:
        selector.register(worker.stdout, selectors.EVENT_READ)
        while True:
            wait = LONGEST if end is None else min(LONGEST, end - time.monotonic())
            if wait <= 0:
                return "over"
            if not selector.select(wait):
                return "over" if end is not None and time.monotonic() >= end else "hung"
            line = worker.stdout.readline()
            if not line:
                return "died"
            if findings.take(line):
                return "ended"
