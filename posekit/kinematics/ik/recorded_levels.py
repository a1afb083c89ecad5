"""The search of `priorities` without Python, for costs that are ops."""

from __future__ import annotations

import array
import functools
import pathlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import torch
from torch import Tensor

from ...engine import BY_TAG, TAGS, Native, Port, Recording, Recordings, Unrecordable, fill_file, is_cuda, runs_kernels
from ...math import least_squares as ops
from ...optimisation import Point, Portable, settings
from ...tracing import Layout, Reader, Traced, Unknown, Untraceable, declared, trace
from .. import jacobians, sweep
from ..derived_tables import GEOMETRY
from ..joints import JointKind, kind_of, sweeps
from ..model import Model
from .arguments import WHERE
from .cost_ops import OF_OP, OF_VOLUME, CostOp
from .levels import SMALLEST, Best, Bounds, Rows, Step, Trial
from .rows import SceneRows, Term, columns_of

_TEMPLATE = pathlib.Path(__file__).parent / "templates" / "assembly.h"
_POINTERS = (
    *("q", "position", "quaternion", "screws", "moves", "frame_of", "velocity_of", "links", "joints", "terms"),
    *("rows", "jacobian", "more_rows", "more_jacobian", "memory"),
)
_NUMBERS = ("phase", "size", "numbers", "twists", "poses", "first_rows", "second_rows")
_MOST = 256  # attempts: of more the launches are divided among threads
recordings = Recordings()
Launch: TypeAlias = tuple[Any, Sequence[Tensor], None, Sequence[Tensor]]  # see `Recording.op`


@functools.cache
def assembly_kernel(tag: str) -> Native:
    """The kernel that puts rows and Jacobians together."""
    return Native(
        f"pk_assembly_{tag}", lambda: fill_file(_TEMPLATE, real=BY_TAG[tag].real), _POINTERS, _NUMBERS, "Robot.ik"
    )


class _Costs(NamedTuple):
    """The costs of all levels as ops.

    Attributes:
        terms: The level of each, and the cost.
        found: Their ops.
        names: The links that they are about.
        scene: Rows of obstacles, which follow those of the first level.
    """

    terms: list[tuple[int, Term]]
    found: list[CostOp]
    names: tuple[str, ...]
    scene: SceneRows | None


def minimised(
    robot: Model, levels: Sequence[Any], q: Tensor, bounds: Bounds, steps: int, tolerance: float
) -> tuple[Tensor, Tensor, Tensor, Tensor] | None:
    """What `minimise` finds of `Priorities`: configurations, their costs, the numbers of the search and its history.

    None where the loop needs Python.
    """
    count = len(q)
    found = _described(robot, levels, q, bounds) if steps and 0 < count <= _MOST and q.is_cpu else None
    if found is None:
        return None
    costs, key, tensors = found
    shared = settings(q.dtype, q.device, tolerance, SMALLEST[len(levels)])

    def made(_: Any) -> Recording:
        recording = Recording(count, q.dtype, count * robot.tree.nv * sum([x.rows for x in costs.found]))
        copies = [recording.buffer(*x.shape[1:], rows=len(x)) for x in tensors]
        return _Steps(robot, costs, bounds, copies, shared, recording).recorded(recording)

    run = recordings.run((*key, tolerance), tensors, made, steps + 1)
    return None if run is None else (run[0][0], run[0][1], run[0][2], run[1])


def portable(robot: Model, levels: Sequence[Any], q: Tensor, bounds: Bounds, tolerance: float) -> Portable | None:
    """The search on a device, as one that can be made of other tensors; None for costs that are no ops."""
    found = _described(robot, levels, q, bounds)
    if found is None:
        return None
    costs, key, (_, *tensors) = found
    shared = settings(q.dtype, q.device, tolerance, SMALLEST[len(levels)])

    def on(copies: Sequence[Tensor]) -> _Steps:
        trial = torch.zeros_like(q)
        return _Steps(robot, costs, bounds, [trial, *copies], shared, _Device(len(q), q.dtype, q.device))

    return Portable((*key, tolerance), tensors, on)


def _described(
    robot: Model, levels: Sequence[Any], q: Tensor, bounds: Bounds
) -> tuple[_Costs, tuple[Any, ...], list[Tensor]] | None:
    """The costs as ops, what a search is but the numbers of its tensors, and these, of which the first is the start."""
    costs = _costs(levels) if runs_kernels([q]) and q.dtype in TAGS else None
    if costs is None:
        return None
    geometry = robot._computed(GEOMETRY, _geometry, costs.names)
    own = [q, bounds.lower, bounds.upper, bounds.longest, *geometry, *[x.roots for x in costs.found]]
    tensors = own + [x for found in costs.found for x in found.data]
    near = None if costs.scene is None else costs.scene.scene.near.on(robot)
    if near is not None and costs.scene is not None:
        tensors += [*near.read, near.of_margin(costs.scene.scene.margin)]
    if any([x.dtype is not q.dtype for x in tensors]):
        return None
    levels_of = tuple([level for level, _ in costs.terms])
    key = robot.tree, levels_of, *[x.key for x in costs.found], len(q), q.dtype, near and near.key
    return costs, key, tensors


def _geometry(robot: Model, names: tuple[str, ...]) -> tuple[Tensor, ...]:
    """The origins, the axes and the screws of joints that move links."""
    needed, _ = sweep.selected(robot, names, WHERE)
    origins, axes, _ = sweep.prepared(robot, needed, robot.device)
    _, screws = jacobians.prepared(robot, needed)
    return tuple([x.contiguous() for x in (origins.position, origins.quaternion, axes, screws)])


def _costs(levels: Sequence[Any]) -> _Costs | None:
    every = [(k, term) for k, level in enumerate(levels) for term in level.terms]
    scene = next((term for _, term in every if isinstance(term, SceneRows)), None)
    if scene is not None and scene.problem is not None:
        return None
    found, terms = list[CostOp](), [x for x in every if x[1] is not scene]
    for _, term in terms:
        op = term.op if isinstance(term, Term) else None
        if op is None:
            return None
        found.append(op)
    return _Costs(terms, found, tuple(dict.fromkeys([name for op in found for name in op.names])), scene)


class _Device:
    """Memory of a device and launches there, which are made at once, as a `Recording` has them."""

    def __init__(self, rows: int, dtype: torch.dtype, device: torch.device) -> None:
        self.rows, self.dtype, self.device = rows, dtype, device

    def buffer(self, *shape: int, rows: int | None = None) -> Tensor:
        """A tensor of zeros."""
        return torch.zeros(self.rows if rows is None else rows, *shape, dtype=self.dtype, device=self.device)

    def op(self, executable: Any, inputs: Sequence[Tensor], results: None, into: Sequence[Tensor]) -> None:
        """Launch an op."""
        executable.run(inputs, results, into)


class _Steps:
    """The steps of a search on some tensors, with the tables that its kernels read: a `Minimisable` problem.

    Args:
        robot: The robot.
        costs: The costs.
        bounds: The limits.
        copies: The tensors of `_described`, of which the first is the configuration on trial.
        settings: See `Minimisable.advance`.
        on: A recording, or a device.
    """

    def __init__(
        self, robot: Model, costs: _Costs, bounds: Bounds, copies: Sequence[Tensor], settings: Tensor, on: Any
    ) -> None:
        self.robot, self.costs, self.on, self.count, self.copies = robot, costs, on, len(copies[0]), copies
        self.buffer, self.device, nv = on.buffer, copies[0].device, robot.tree.nv
        self.kept: list[Any] = [self]
        self.sizes = [0] * (1 + max([level for level, _ in costs.terms]))
        self.starts: list[int] = []
        for (level, _), op in zip(costs.terms, costs.found, strict=True):
            self.starts.append(self.sizes[level])
            self.sizes[level] += op.rows
        self.sizes[0] += 0 if costs.scene is None else costs.scene.scene.near.items
        trial, lower, upper, longest = self.copies[:4]
        self.rows = Rows(trial, tuple([(self.buffer(n), self.buffer(n, nv)) for n in self.sizes]))
        self.best = Best.unknown(trial, nv, self.sizes)
        self.step = Step(self.rows, self.best, bounds._replace(lower=lower, upper=upper, longest=longest), settings)
        self.needed, self.places = sweep.selected(robot, costs.names, WHERE)
        self.columns = jacobians.prepared(robot, self.needed)[0]
        self.poses = self.buffer(len(self.needed), 3), self.buffer(len(self.needed), 4)
        self.launches, terms = self._terms()
        _, base, velocity = self.step.trial
        self.retracted, joints = of_joints("retract", robot, base, velocity, on)
        self.assemble = self._assembly(terms, joints)

    def evaluate(self, state: Trial) -> tuple[Tensor, ...]:
        """Write the rows and Jacobians at the configuration on trial."""
        if state.q.data_ptr() != self.copies[0].data_ptr():
            self.copies[0].copy_(state.q)
        self.on.op(*self._sweep())
        self.assemble(0)
        for launch in self.launches:
            self.on.op(*launch)
        self.assemble(1)
        self._lacking()
        return (self.best.cost,)

    def advance(self, best: Any, trial: Any, control: Tensor, settings: Tensor) -> tuple[Point, Trial, Tensor]:
        """See `Minimisable`. All is changed in place."""
        if trial is best:
            self.best.head.zero_()
        control.copy_(self.step.taken(control))
        for launch in self.retracted:
            self.on.op(*launch)
        if self.retracted:
            self.assemble(2)
        return Point((self.best.q,), self.best), self.step.trial, control

    def recorded(self, recording: Recording) -> Recording:
        """The recording of a step."""
        control = self.buffer(len(ops.CONTROL))
        with recording.capture():
            self.evaluate(self.step.trial)
            self.advance(None, self, control, self.best.cost)
        recording.end_step(control, ops.CONTROL.index("status"), self.best.cost)
        recording.keep(self.kept, self.best.work.nbytes)
        reads = [[self.best.q, self.best.costs, control]]
        recording.close([*enumerate(self.copies)], [control, self.best.head], (), reads, range(3))
        return recording

    def table(self, values: Sequence[int]) -> int:
        """The address of integers."""
        if is_cuda(self.device):
            made = torch.tensor(values or [0], dtype=torch.int64, device="cpu").to(self.device)
            self.kept.append(made)
            return made.data_ptr()
        table = array.array("q", values or [0])
        self.kept.append(table)
        return table.buffer_info()[0]

    def _sweep(self) -> Launch:
        """The launch that finds the poses of links."""
        trial, *_, position, quaternion, axes, _ = self.copies[:8]
        table = sweep.prepared(self.robot, self.needed, trial.device)[2]
        tree = sweeps(self.robot.tree.swept).tree
        forward: Any = tree.forward_op(len(self.needed), trial.shape[1]).executable
        return forward, (trial, position, quaternion, axes, table), None, self.poses

    def _lacking(self) -> None:
        """Launch what computes the rows of obstacles."""
        if self.costs.scene is not None:
            near = self.costs.scene.scene.near.on(self.robot)
            *read, settings = self.copies[-1 - len(near.read) :]
            first = self.sizes[0] - near.items
            near.reading(read).lacking(self.copies[0], None, settings, self.rows.levels[0], first)

    def _assembly(self, terms: Sequence[int], joints: Sequence[int]) -> Callable[[int], None]:
        """A function that launches the phases of `assembly.h`."""
        trial, columns, robot = self.copies[0], self.columns, self.robot
        moves, _ = jacobians.moved_links(robot, self.needed, self.places, torch.float64, trial.device)
        integers = (columns.rows, columns.columns, self.places, joints, [len(terms), *terms])
        tables = [torch.tensor(x or [0], dtype=torch.int64, device="cpu").to(self.device) for x in integers]
        more = self.rows.levels[1] if len(self.sizes) > 1 else (trial[:, :0], trial[:, :0])
        memory = torch.empty(self.count * len(columns.rows) * 9 + 1, dtype=torch.float64, device=self.device)
        every = (trial, *self.poses, self.copies[7], moves, *tables, *self.rows.levels[0], *more, memory)
        tensors: dict[str, Tensor | None] = dict(zip(_POINTERS, every, strict=True))
        sizes = robot.tree.nv, trial.shape[1], len(columns.rows), len(self.needed), *self.sizes, 0
        numbers, kernel = dict(zip(_NUMBERS[1:], sizes, strict=False)), assembly_kernel(TAGS[trial.dtype])

        def assemble(phase: int) -> None:
            kernel.run(tensors, {**numbers, "phase": phase}, self.count, 0, trial.device)

        return assemble

    def _terms(self) -> tuple[list[Launch], list[int]]:
        """The launches of all costs, and the addresses of their rows of the table of `assembly.h`."""
        launches: list[Launch] = []
        rest, terms = self.copies[8:], []
        weights, data = rest[: len(self.costs.terms)], iter(rest[len(self.costs.terms) :])
        for k, ((level, term), op) in enumerate(zip(self.costs.terms, self.costs.found, strict=True)):
            described = self._described(term, op, [next(data) for _ in op.data], launches)
            weight = weights[k].data_ptr(), op.rows if len(weights[k]) > 1 else 0
            terms.append(self.table([op.kind, level, self.starts[k], *described[:3], *weight, *described[3:]]))
        return launches, terms

    def _described(self, term: Term, op: CostOp, data: Sequence[Tensor], launches: list[Launch]) -> list[int]:
        """The row of a cost from ``LISTED`` on, without its weight. Its launches are added to others."""
        names, listed = self.costs.names, term.cost._rows or 1
        if op.kind == OF_VOLUME:
            place = self.table([names.index(op.names[0])])
            return [1, 1, 0, 0, 1, 0, 0, 0, self.table(self.columns.last), 0, 0, 0, place]
        lead = () if term.cost._rows is None else (listed,)
        number = columns_of(self.robot, term.cost.joints)
        inputs: list[Tensor] = []
        operands: list[int] = []
        if op.kind == OF_OP:
            result, *slopes = [
                self.buffer(*lead, *port.shape) for x in (op.op, op.slopes) for port in x.op.program.outputs
            ]
        else:
            result, slopes = self.buffer(len(number)), [self.buffer(len(number))]
        for link, by in zip(term.cost.links, slopes, strict=False):
            pose = self.buffer(*lead, 3), self.buffer(*lead, 4)
            inputs += pose
            chosen = (link,) * listed if isinstance(link, str) else link
            operands += [*[x.data_ptr() for x in (*pose, by)], self.table([names.index(x) for x in chosen])]
        ends = [0, 0]
        if number:
            inputs.append(self.buffer(*lead, len(number)))
            ends = [inputs[-1].data_ptr(), slopes[-1].data_ptr()]
        velocities = _velocity_columns(self.robot)
        pairs = self.table([x for column in number for x in (column, velocities[column])])
        launches.append((op.op.op.executable, [*inputs, *data], None, [result]))
        launches.append((op.slopes.op.executable, [*inputs, *data], None, slopes))
        arrays = [result.data_ptr(), len(term.cost.links), len(number), *ends, pairs]
        return [listed, op.results, int(term.cost._is_summed), *arrays, *operands]


def of_joints(
    name: str, robot: Model, q: Tensor, other: Tensor, recording: Recording
) -> tuple[list[Launch], list[int]]:
    """The launches of a function of joints whose numbers are not added, and where its results are, for each joint.

    Args:
        name: The name of the function, "retract" or "local".
        robot: The robot.
        q: Configurations.
        other: Velocities along which they are moved, or the configurations that they are moved to.
        recording: What the launches are for.
    """
    tree, table = robot.tree, list[int]()
    launches: list[Launch] = []
    for i in tree.moving:
        kind = kind_of(tree.kinds[i])
        if not kind.is_additive:
            of_q, of_v = (tree.q_columns[i], kind.nq), (tree.v_columns[i], kind.nv)
            second, given = (of_v, of_q) if name == "retract" else (of_q, of_v)
            op, data = _op_of(kind, name, q)
            result = recording.buffer(given[1], rows=len(q))
            launches.append((op.op.executable, (q.narrow(1, *of_q), other.narrow(1, *second), *data), None, (result,)))
            table += [result.data_ptr(), *given]
    return launches, [len(launches), *table]


def _velocity_columns(robot: Model) -> dict[int, int]:
    """For each number of a configuration that a velocity is added to the number of that."""
    tree = robot.tree
    result: dict[int, int] = {}
    for i in tree.moving:
        kind = kind_of(tree.kinds[i])
        if kind.is_additive:
            result |= {tree.q_columns[i] + k: tree.v_columns[i] + k for k in range(kind.nv)}
    return result


def _op_of(kind: JointKind, name: str, like: Tensor) -> tuple[Any, list[Tensor]]:
    """The op of a function of a kind of joints."""
    unknowns = [Unknown("q", (kind.nq,)), Unknown("v", (kind.nv if name == "retract" else kind.nq,))]
    ports = [Port(x.name, x.shape) for x in unknowns]

    def made(traced: Traced) -> tuple[Any, list[Tensor]]:
        layout = Layout.of(traced, traced.results[0], whole=False)
        reader = Reader.of(traced, layout)
        op = declared(traced, layout, reader, dict.fromkeys(("q", "v")), ports)
        return op, [x.expand(len(like), *x.shape[1:]).contiguous() for x in reader.tensors(traced, layout)]

    function = getattr(kind, name)
    if kind.limits or function is None:
        raise Unrecordable
    try:
        return trace(lambda x: function(*x), unknowns, (len(like),), like.dtype, like.device, made, kind.nv)[0]
    except Untraceable:
        raise Unrecordable from None
