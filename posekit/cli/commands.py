"""The commands: each reads files, calls public functions, and returns what it says; some write files."""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch

from .. import io, metrics, viz
from ..arguments import import_extra
from ..errors import ArgumentError, PosekitError
from ..kinematics import Robot
from ..values import Pose, Trajectory

_STATISTICS = ("rmse", "mean", "median", "std", "min", "max")


class Answer(NamedTuple):
    """What a command says.

    Attributes:
        text: For people.
        numbers: For programs, as JSON.
        drawn: Values for a picture.
        is_good: Whether a solver ended where it should. Then the exit status is 0, otherwise 1.
        before: Values for a second picture, left of it.
    """

    text: str
    numbers: dict[str, Any]
    drawn: tuple[Any, ...] = ()
    is_good: bool = True
    before: tuple[Any, ...] = ()


class Command(NamedTuple):
    """A command: its function, a sentence, and its arguments, by names or flags."""

    run: Callable[[argparse.Namespace], Answer]
    help: str
    arguments: dict[str, dict[str, Any]]


def _read(path: str) -> Any:
    value = io.read(path)
    value = value[0] if isinstance(value, tuple) else value  # of EuRoC, whose velocities and biases are left out
    if isinstance(value, dict) and len(value) == 1:
        (value,) = value.values()
    return value


def _trajectory(path: str) -> Any:
    """What a file holds, a Trajectory or poses."""
    value = _read(path)
    value = value.poses if isinstance(value, io.PoseGraph) else value
    if not isinstance(value, Trajectory | Pose):
        raise ArgumentError(f"{path} holds no trajectory and no poses, but a {type(value).__name__}")
    return value


def _error(options: argparse.Namespace, function: Callable[..., Any], **given: Any) -> Answer:
    """Errors of a trajectory, of `metrics.ate` or `rpe`."""
    estimate, reference = _trajectory(options.estimate), _trajectory(options.reference)
    if type(estimate) is not type(reference):  # poses without times are compared in their order
        estimate, reference = (x.poses if isinstance(x, Trajectory) else x for x in (estimate, reference))
    align = None if options.align == "none" else options.align
    result = function(estimate, reference, align=align, relation=options.relation, **given)
    numbers = {name: float(getattr(result, name)) for name in _STATISTICS}
    rows = "\n".join([f"{name:8} {number:.6g}" for name, number in numbers.items()])
    known = result.reference.poses if isinstance(result.reference, Trajectory) else result.reference
    count, drawn = result.errors.shape[-1], (known.position, (result.estimate, result))
    return Answer(f"{rows}\ncount    {count}", {**numbers, "count": count, "scale": float(result.scale)}, drawn)


def _ate(options: argparse.Namespace) -> Answer:
    times = {"max_difference": options.max_difference, "offset": options.offset}
    return _error(options, metrics.ate, **times)


def _rpe(options: argparse.Namespace) -> Answer:
    steps = {"delta": options.delta, "unit": options.unit, "all_pairs": options.all_pairs}
    return _error(options, metrics.rpe, max_difference=options.max_difference, offset=options.offset, **steps)


def _as_kind(value: Any, ending: str) -> Any:
    """What a file of an ending holds, of a trajectory, poses, a graph or anything else."""
    value = value.poses if ending in (".kitti", ".tum", ".csv") and isinstance(value, io.PoseGraph) else value
    if ending == ".kitti" and isinstance(value, Trajectory):
        return value.poses
    if ending in (".tum", ".csv") and isinstance(value, Pose):
        return Trajectory(torch.arange(len(value), dtype=torch.float64), value)
    if ending == ".g2o" and isinstance(value, Trajectory | Pose):
        poses = value.poses if isinstance(value, Trajectory) else value
        first = torch.arange(max(len(poses) - 1, 0))
        return io.PoseGraph(poses, torch.stack([first, first + 1], -1), ~poses[:-1] @ poses[1:])
    return {"value": value} if ending == ".parquet" and not isinstance(value, dict) else value


def _convert(options: argparse.Namespace) -> Answer:
    written = _as_kind(_read(options.input), pathlib.Path(options.output).suffix.lower())
    io.write(options.output, written)
    kind = type(written).__name__
    return Answer(f"wrote {options.output}: {written!r}".splitlines()[0], {"output": options.output, "kind": kind})


def _solved(options: argparse.Namespace, value: Any, kinds: Any, names: str) -> tuple[Any, Any]:
    """What is optimised, and the result; written if there is an output."""
    if not isinstance(value, kinds):
        raise ArgumentError(f"{options.input} holds a {type(value).__name__}, not {names}")
    solution = value.optimize(loss=options.loss, max_iterations=options.max_iterations, progress=not options.json)
    found, result = solution if isinstance(solution, tuple) else (solution.graph, solution)
    if options.output:
        io.write(options.output, found)
    return found, result


def _answer(options: argparse.Namespace, result: Any, drawn: tuple[Any, ...], **more: float) -> Answer:
    numbers = {"status": result.status, "converged": bool(result.converged), "stationary": bool(result.stationary)}
    numbers |= {
        "iterations": int(result.iterations),
        "initial_cost": float(result.initial_cost),
        "cost": float(result.cost),
        "seconds": float(result.seconds),
        **more,
    }
    text = "\n".join([f"{k:14} {v:.6g}" if isinstance(v, float) else f"{k:14} {v}" for k, v in numbers.items()])
    reason = "" if result.converged or not result.reason else f"\n{result.reason}"
    wrote = f"\nwrote {options.output}" if options.output else ""
    return Answer(text + reason + wrote, numbers, drawn, bool(result.stationary))


def _graph(options: argparse.Namespace) -> Answer:
    graph = io.read(options.input)
    found, result = _solved(options, graph, io.PoseGraph, "a pose graph")
    return _answer(options, result, (found,))._replace(before=(graph,))


def _bundle(options: argparse.Namespace) -> Answer:
    bundle = io.read(options.input)
    kinds = (io.Bundle, io.Reconstruction)
    found, result = _solved(options, bundle, kinds, "a bundle of cameras and points")
    before, after = (float(x.errors().square().sum(-1).mean().sqrt()) for x in (bundle, found))
    drawn = (found.points, found.poses.inverse())
    return _answer(options, result, drawn, initial_rms_pixels=before, rms_pixels=after)


def _robot(options: argparse.Namespace) -> Answer:
    is_mjcf = pathlib.Path(options.file).suffix.lower() in (".xml", ".mjcf")
    robot = Robot.from_mjcf(options.file) if is_mjcf else Robot.from_urdf(options.file)
    names, rows = list(robot.joints), [repr(robot), f"links: {', '.join(robot.links)}"]
    limits = {"lower": robot.lower.tolist(), "upper": robot.upper.tolist()}
    if robot.nq == len(names):  # a number for each joint
        bounds = zip(names, *limits.values(), strict=True)
        rows += [f"{joint}: {low:.6g} to {high:.6g}" for joint, low, high in bounds]
    numbers = {"links": list(robot.links), "joints": names, "nq": robot.nq, "nv": robot.nv, **limits}
    return Answer("\n".join(rows), numbers, (robot,))


_PLOT = {"nargs": "?", "const": "posekit.png", "metavar": "FILE", "help": "draw a picture, posekit.png by default"}
_COMPARED: dict[str, dict[str, Any]] = {
    "reference": {"metavar": "REFERENCE", "help": "the file of the true trajectory"},
    "estimate": {"metavar": "ESTIMATE", "help": "the file of the trajectory that is measured"},
    "--relation": {"default": "translation", "metavar": "NAME", "help": "translation, rotation or full"},
    "--max-difference": {"type": float, "default": 0.01, "metavar": "S", "help": "of times of a pair, in seconds"},
    "--offset": {"type": float, "default": 0.0, "metavar": "S", "help": "what is added to the times of the estimate"},
    "--plot": _PLOT,
}
_ALIGNED = {"metavar": "NAME", "help": "how the estimate is aligned: se3, sim3, origin, scale or none"}
_SOLVED: dict[str, dict[str, Any]] = {
    "input": {"metavar": "INPUT", "help": "the file"},
    "output": {"metavar": "OUTPUT", "nargs": "?", "help": "the file that is written"},
    "--loss": {"metavar": "NAME", "help": 'a robust loss, such as "huber"'},
    "--max-iterations": {"type": int, "default": 50, "metavar": "N", "help": "the number of steps, at most"},
    "--plot": _PLOT,
}
COMMANDS: dict[str, Command] = {
    "ate": Command(
        _ate,
        "absolute errors of a trajectory, after an alignment",
        {**_COMPARED, "--align": {**_ALIGNED, "default": "se3"}},
    ),
    "rpe": Command(
        _rpe,
        "relative errors of a trajectory, of pairs of poses",
        {
            **_COMPARED,
            "--align": {**_ALIGNED, "default": "none"},
            "--delta": {"type": float, "default": 1.0, "metavar": "D", "help": "from a pose of a pair to the other"},
            "--unit": {"default": "frames", "metavar": "NAME", "help": "of delta: frames, seconds or metres"},
            "--all-pairs": {"action": "store_true", "help": "a pair begins at each pose"},
        },
    ),
    "convert": Command(
        _convert,
        "a file in another format, by the endings of the names; poses become graphs of odometry",
        {"input": {"metavar": "INPUT", "help": "the file"}, "output": {"metavar": "OUTPUT", "help": "the new file"}},
    ),
    "graph": Command(_graph, "optimise a pose graph", _SOLVED),
    "bundle": Command(_bundle, "adjust cameras and points of BAL, Bundler or COLMAP to the pixels", _SOLVED),
    "robot": Command(
        _robot,
        "what a URDF or MJCF file describes",
        {
            "file": {"metavar": "FILE", "help": "the file"},
            "--show": {"action": "store_true", "help": "show the robot on an interactive page, until Ctrl+C"},
            "--plot": _PLOT,
        },
    ),
}


def parser(name: str) -> argparse.ArgumentParser:
    """The parser of a command."""
    command = COMMANDS[name]
    made = argparse.ArgumentParser(
        prog=f"posekit {name}",
        description=f"{command.help[0].upper()}{command.help[1:]}.",
        epilog="Exit status: 0 if everything is right, 1 if a solver ended at no minimum, 2 if a file or an argument "
        "is wrong. Formats: .tum, .kitti, .csv (EuRoC), .g2o, .bal, .safetensors, .parquet, folders of COLMAP.",
    )
    for flag, options in command.arguments.items():
        made.add_argument(flag, **options)
    made.add_argument("--json", action="store_true", help="print numbers as JSON")
    return made


def _finite(value: Any) -> Any:
    """Numbers for JSON, which has no NaN and no infinity: None in place of them."""
    if isinstance(value, dict):
        return {name: _finite(x) for name, x in value.items()}
    if isinstance(value, list):
        return [_finite(x) for x in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _picture(answer: Answer) -> Any:
    """A figure of what is drawn, with what was before to its left."""
    if not answer.before:
        return viz.plot(*answer.drawn).figure
    figure = import_extra("posekit", "matplotlib.pyplot", "viz").figure(figsize=(11, 5), layout="constrained")
    for k, values in enumerate((answer.before, answer.drawn), 1):
        viz.plot(*values, ax=figure.add_subplot(1, 2, k, projection="3d"))
    return figure


def run(arguments: Sequence[str]) -> int:
    """Run a command, of a name and its arguments; the exit status."""
    name, *rest = arguments
    options = parser(name).parse_args(rest)
    try:
        answer = COMMANDS[name].run(options)
        if getattr(options, "plot", None):
            _picture(answer).savefig(options.plot)
    except (PosekitError, OSError) as error:
        sys.stderr.write(f"posekit {name}: {error}\n")
        return 2
    sys.stdout.write((json.dumps(_finite(answer.numbers), allow_nan=False) if options.json else answer.text) + "\n")
    if getattr(options, "show", False):
        viz.show(*answer.drawn).sleep_forever()
    return 0 if answer.is_good else 1
