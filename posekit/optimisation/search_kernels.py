"""What a search for the solution of a sparse problem decides and measures: kernels, for any loop."""

from __future__ import annotations

import array
import contextlib
import functools
import pathlib
import threading
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from ..engine import LENGTHS, Native, fill_file, is_cuda
from ..math import least_squares as ops
from ..numerics import TOLERANCE
from ..values import Camera
from .damping import SMALLEST, settings
from .unknowns import tensors_of

SINGULAR = 1e-12  # a pivot, relative to the diagonal, of which hardly a digit is right
EPS = torch.finfo(torch.float64).eps
# Curvature relative to the largest one of a block that is rounding errors, of columns of a Jacobian that are zeros.
NOISE = (SMALLEST * EPS) ** 2
_AMPLIFIED = 1e5  # a pivot relative to the damping that it has in place of 0: 2e4 for a free chain of 20,000 poses
# The first damping, and the largest to which a rejected step raises it at once. Large problems mostly start near their
# solution, where steps without damping converge fastest. With a small damping a step is nearly the undamped one.
_FIRST, _REJECTED, _SMALL = 1e-12, 1e-7, 1e-2
_SHARE = 0.9  # of the exact Hessian in the equations of a step, at first
_BEND = 0.7  # how much of the curvature of losses they have, at first

# The parts of an iteration, each of which ends with a decision on the next one. The last three need Python.
PARTS = ("EVALUATE", "FACTORISE", "SOLVE", "FINISH", "MOVE", "END", "DIFFERENTIATE", "MIX", "CHECK")
EVALUATE, FACTORISE, SOLVE, FINISH, MOVE, END, DIFFERENTIATE, MIX, CHECK = range(len(PARTS))
_PHASES = ("START", "JUDGE", "MIX", "FACTORISE", "SOLVE", "FINISH", "MOVE")
_KINDS = ("NORMAL", "MIXED", "BARE", "ENDING")  # of systems: those of steps, and undamped ones
# Of a point: its cost, what is not finite if one of its numbers is not, the sum of the diagonal of its matrix, its
# largest number, how many unknowns have no effect, and for each set of variables the sum of the squares.
_POINT = ("COST", "SIZES", "TRACE", "MAXIMUM", "IDLE", "SHARES")
_PLACES = {
    **{name.upper(): k for k, name in enumerate(ops.CONTROL)},
    **{"SETTINGS": 16, "BEST_COST": 24, "NEW_COST": 25, "MAGNITUDE": 26, "JUDGED": 27, "MEASURES": 28},
    **{"CHOSEN_COST": 33, "ACCEPTED": 34, "ABSOLUTE": 35, "RELATIVE": 36, "LEAST_PIVOT": 39, "NOW": 44},
    **{"EXPECTED": 45, "BEFORE": 46, "GROWTH_BEFORE": 47, "LEAST": 48, "WORKED": 49, "DOUBT": 50},
    **{"SHARE": 51, "DECREASE": 52, "SLOW": 53, "WAIT": 54, "LONGER": 55, "CURVED": 56, "BEND": 57, "LENGTH": 58},
    **{"MOST": 59, "ALONG": 60, "POINTS": 60 + len(LENGTHS)},
}
# Which of two slots is what; the system: those of both, and one with the exact Hessian; the next part; and flags.
_WORDS = (
    *("TRIAL", "CHOSEN", "BEST", "BEFORE_BEST", "SYSTEM", "NEXT", "KIND", "BARE_STEP"),
    *("EXACT", "NEGATIVE", "DOUBTFUL", "ASKS", "STEP_CASE", "STEPPED"),
)
PLACE, WORD = _PLACES, {name: k for k, name in enumerate(_WORDS)}
FOREVER = 2.0**62
_CPU = torch.device("cpu")
_TEMPLATES = pathlib.Path(__file__).parent / "templates"
_OF_THREADS = ("width", "threads", "problems"), ("table", "sums")
_ARGUMENTS = {  # integers and pointers
    **{"point": _OF_THREADS, "step": _OF_THREADS},
    "edges": (
        ("n", "size", "first_width", "second_width"),
        ("rounding", "information", "one", "other", "state"),
    ),
    "decide": (
        ("phase", "columns", "point", "stride"),
        ("numbers", "words", "state", "verdict", "control"),
    ),
}
_OF_ROW = 64  # operations of an elementwise kernel that take as long as a row of a problem
_MOST_THREADS = 1 << 13  # of a device, each of which sums every so many numbers: one order, whatever the device


@functools.cache
def search_kernel(name: str) -> Native:
    """The kernel that decides, that looks at edges, or that measures a point or a step by sums of each thread."""
    # They compile in a third of the time without optimisations, which gain nothing here. Only a point has long loops.
    flags = "-O1 -fno-inline" if name == "point" else "-O0"
    numbers, pointers = _ARGUMENTS[name]
    return Native(f"pk_search_{name}", lambda: _text(name), pointers, numbers, f"search {name}", flags=flags)


def _text(name: str) -> str:
    enums = [PLACE, WORD, {p: k for k, p in enumerate(PARTS)}, {k: i for i, k in enumerate(_KINDS)}]
    enums += [{f"{p}_PHASE": k for k, p in enumerate(_PHASES)}, {p: k for k, p in enumerate(_POINT)}]
    enums += [{p: getattr(ops, p) for p in ("RUNNING", "CONVERGED", "RANK_DEFICIENT", "STALLED")}]
    lines = [f"enum {{ {', '.join(f'{k} = {v}' for k, v in enum.items())} }};" for enum in enums]
    constants = {"small": _SMALL, "rejected": _REJECTED, "singular": SINGULAR, "first": _FIRST, "noise": NOISE}
    constants |= {"forever": FOREVER, "amplified": _AMPLIFIED, "rounding": 64 * EPS}
    places = {k: repr(v) for k, v in constants.items()} | {"shares": str(len(_POINT) - 1), "places": "\n".join(lines)}
    places |= {"largest": "6", "lengths": ", ".join(map(repr, map(float, LENGTHS)))}
    return fill_file(_TEMPLATES / "rows.h", text=fill_file(_TEMPLATES / f"{name}.h", **places))


def measured(value: Any) -> int:
    """How many numbers of a tangent of a variable are relative to the variable's own: those of a translation."""
    if isinstance(value, Tensor | Camera):
        return -1
    return value.position.shape[-1] if hasattr(value, "position") else 0


def point_table(
    blocks: Sequence[tuple[Tensor, Tensor]], costs: Sequence[Tensor], state: Sequence[Any]
) -> array.array[int]:
    """What the kernel of points reads: addresses and sizes.

    Args:
        blocks: Blocks on the diagonal, shape (n, size, size), and gradients, shape (n, size).
        costs: Of the rows of each factor.
        state: The values of all sets of variables.
    """
    table = [len(blocks)]
    for h, g in blocks:
        table += [len(h), h.shape[1], h.data_ptr(), g.data_ptr()]
    table.append(len(costs))
    for x in costs:
        table += [x.numel(), x.data_ptr()]
    table.append(len(state))
    for value in state:
        tensors, lead = tensors_of(value), measured(value)
        table.append(len(tensors))
        for x in tensors:
            counts = lead < 0 or (lead > 0 and x is value.position)
            table += [x.numel(), x.data_ptr(), int(counts)]
    return array.array("q", table)


def step_table(
    sets: Sequence[tuple[Tensor, int, Sequence[StepPart]]],
) -> array.array[int]:
    """What the kernel of steps reads.

    Args:
        sets: Of each set of variables the tangents, shape (n, size), which of their numbers come first, see `measured`,
            and its parts.
    """
    table = [len(sets)]
    for tangents, lead, parts in sets:
        table += [len(tangents), tangents.shape[1], tangents.shape[1] if lead < 0 else lead, tangents.data_ptr()]
        table.append(len(parts))
        for p in parts:
            pointers = [0 if x is None else x.data_ptr() for x in (p.place, p.solution, p.blocks, p.gradient)]
            columns = 0 if p.solution is None else p.solution.shape[1]
            stride = 0 if p.blocks is None else p.blocks.shape[1]
            table += [p.start, p.size, *pointers[:2], columns, p.shift, stride, *pointers[2:]]
    return array.array("q", table)


def edges_are_right(information: Tensor, measurements: Sequence[Tensor], eps: float) -> bool:
    """Whether a look at each edge of a pose graph is not needed: if False, something may be wrong.

    Args:
        information: The information matrices, shape (m, size, size).
        measurements: The two tensors of the measured poses.
        eps: The rounding of numbers in which the matrices were given.
    """
    tensors = [information.detach(), *[x.detach() for x in measurements]]
    matrices, first, second = tensors
    if any([x.is_cuda for x in tensors]):  # one look for all facts
        largest = matrices.abs().amax((1, 2))[:, None, None] if len(matrices) else matrices
        is_right = torch.linalg.cholesky_ex(matrices)[1] == 0
        is_right = is_right & ((matrices - matrices.mT).abs() <= 64 * eps * largest).all(-1).all(-1)
        return bool(torch.stack([is_right.all(), *[x.isfinite().all() for x in tensors]]).all())
    if not all([x.dtype is torch.float64 and x.is_cpu and x.is_contiguous() for x in tensors]):
        return False
    state, rounding = array.array("q", [0]), array.array("d", [64 * eps])
    sizes = {"n": len(matrices), "size": matrices.shape[-1]}
    sizes |= {"first_width": first.shape[-1], "second_width": second.shape[-1]}
    inputs: dict[str, Any] = {
        "rounding": rounding,
        "state": state,
        "information": matrices,
        "one": first,
        "other": second,
    }
    search_kernel("edges").run(inputs, sizes, 1, 1, _CPU)
    return bool(state[0])


class StepPart(NamedTuple):
    """Some numbers of the tangents of variables.

    Attributes:
        start: The first of them.
        size: How many they are.
        place: The column of each variable, negative if it is fixed; None if each has its own.
        shift: The first of their numbers in a column.
        solution: The negative of the tangents of columns, or None if the tangents are there already.
        blocks: The blocks on the diagonal.
        gradient: The gradient.
    """

    start: int
    size: int
    place: Tensor | None
    shift: int
    solution: Tensor | None
    blocks: Tensor | None
    gradient: Tensor | None


def measure_point(
    blocks: Sequence[tuple[Tensor, Tensor]], costs: Sequence[Tensor], state: Sequence[Any], numbers: Tensor
) -> None:
    """Measure a point, see `point_table`. Rows and columns of unknowns without effect become 0.

    Args:
        blocks: See `point_table`; of several problems their rows one after the other.
        costs: See `point_table`.
        state: See `point_table`.
        numbers: The numbers of the point, or of each problem's in a row.
    """
    every = [h for h, _ in blocks] + [*costs] + [x for value in state for x in tensors_of(value)]
    rows = numbers if numbers.ndim == 2 else numbers[None]
    sums, largest = _sums("point", point_table(blocks, costs, state), rows, every), _POINT.index("MAXIMUM")
    if sums is not None:
        torch.amax(sums[:, :, largest], 1, out=rows[:, largest])


class KeptTables(threading.local):
    """While launches of this thread are recorded, memory of the host for tables, which each run of them copies."""

    memory: Tensor | None = None

    def on(self, device: torch.device, table: array.array[int]) -> Tensor:
        """A table on a device."""
        host = torch.frombuffer(table, dtype=torch.int64)
        if self.memory is not None:
            part, self.memory = self.memory.split([len(table), len(self.memory) - len(table)])
            host = part.copy_(host)
        return host.to(device, non_blocking=True)

    @contextlib.contextmanager
    def within(self, memory: Tensor) -> Iterator[None]:
        """Keep tables there."""
        try:
            self.memory = memory
            yield
        finally:
            self.memory = None


kept_tables = KeptTables()


def _sums(name: str, table: array.array[int], numbers: Tensor, every: Sequence[Tensor]) -> Tensor | None:
    """Sum what a table describes.

    Args:
        name: The kernel.
        table: What it reads.
        numbers: Become the sums, shape (problems, sums).
        every: The tensors of the table.

    Returns:
        Those of each thread, shape (problems, threads, sums); None if there is one of each problem.
    """
    (problems, width), device = numbers.shape, numbers.device
    rows = max([len(x) for x in every]) // problems
    threads = max(1, min(rows, _MOST_THREADS // problems)) if is_cuda(device) else 1
    is_whole = threads == 1 and numbers.is_contiguous()
    sums = numbers if is_whole else torch.empty(problems, threads, width, dtype=torch.float64, device=device)
    there = kept_tables.on(device, table) if is_cuda(device) else table
    arrays = {"table": there, "sums": sums}
    sizes = {"width": width, "threads": threads, "problems": problems}
    search_kernel(name).run(arrays, sizes, problems * threads, _OF_ROW * rows, device, unit=1)
    if is_whole:
        return None
    torch.sum(sums, 1, out=numbers)
    return sums


def measure_step(sets: Sequence[tuple[Tensor, int, Sequence[StepPart]]], sums: Tensor) -> None:
    """Sum what decides on a step, see `Decisions.sums` and `step_table`."""
    _sums("step", step_table(sets), sums, [d for d, _, _ in sets])


def without_noise(blocks: Sequence[tuple[Tensor, Tensor]]) -> None:
    """Make rows and columns of unknowns whose curvature is rounding errors 0: they have no effect."""
    measure_point(blocks, (), (), blocks[0][0].new_empty(len(_POINT)))


class Decisions:
    """The numbers and words of a search, and the kernel that decides by them how it goes on.

    Those of a device lie there, and the host has a copy of what they were when it looked last.

    Args:
        sets: The number of sets of variables.
        columns: The number of columns.
        tolerance: See `Problem.solve`.
        doubt: A pivot below this may be 0.
        flags: Whether Python judges what ended; whether systems have the curvature of losses.
        state_size: The numbers of the state of a factorisation.
        device: Where the search runs.
        problems: How many problems are searched at once, each with its own decisions; 0 for one alone.

    Attributes:
        numbers: At the places of `PLACE`. Of several problems each has a row of this and of what follows.
        words: At the places of `WORD`.
        state: What a factorisation tells: 0, the first column that failed or the number of columns, the least pivot.
        sums: Those over a step, shape (problems, sums).
    """

    def __init__(
        self,
        sets: int,
        columns: int,
        tolerance: float,
        doubt: float,
        flags: tuple[bool, bool],
        state_size: int = 4,
        device: torch.device = _CPU,
        problems: int = 0,
    ) -> None:
        self.size, self.columns = len(_POINT) - 1 + sets, columns
        self.is_copied, places = is_cuda(device), PLACE["POINTS"] + 2 * self.size
        self._counts = places + 2 + 2 * sets, len(_WORDS), state_size
        shape = (problems, sum(self._counts)) if problems else (sum(self._counts),)
        self.memory = torch.zeros(shape, dtype=torch.int64, device=device)
        self._host = torch.zeros_like(self.memory, device="cpu") if self.is_copied else self.memory
        self.numbers, self.words, self.state = self._parts(self.memory)
        numbers, words, state = self._parts(self._host)
        self.c, self.w, self._state = numbers.numpy(), words.numpy(), state.numpy()
        self._rows = self.numbers if problems else self.numbers[None]
        self._control, self._measures = (
            self._rows[:, PLACE[name] :][:, :count] for name, count in (("DAMPING", 8), ("MEASURES", 5))
        )
        names = ("BEST_COST", "NEW_COST", "MAGNITUDE", "CHOSEN_COST", "JUDGED")
        *self._costs, self._chosen, self._judged = (self._rows[:, PLACE[name]] for name in names)
        self.sums = self._rows[:, places:]
        self.control = (numbers if problems else numbers[None])[:, PLACE["DAMPING"] :][:, : len(ops.CONTROL)]
        shared = settings(torch.float64, _CPU, tolerance)
        self.settings = self._rows[0, PLACE["SETTINGS"] :][: len(shared)]
        numbers[..., PLACE["SETTINGS"] :][..., : len(shared)].copy_(shared)
        self._flags, self._doubt = flags, doubt
        self.reset()

    def _parts(self, memory: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        numbers, words, state = memory.split(self._counts, -1)
        return numbers.view(torch.float64), words, state

    def reset(self) -> None:
        """Begin a search."""
        c, w = self.c, self.w
        w[...], c[..., : PLACE["SETTINGS"]], c[..., PLACE["BEST_COST"] :] = 0, 0, 0
        w[..., WORD["ASKS"]], c[..., PLACE["CURVED"]] = self._flags
        c[..., PLACE["WORKED"]], c[..., PLACE["DOUBT"]] = _REJECTED, self._doubt
        c[..., PLACE["SHARE"]], c[..., PLACE["LONGER"]], c[..., PLACE["LENGTH"]] = _SHARE, 1, 1
        c[..., PLACE["BEND"]], c[..., PLACE["MOST"]] = _BEND, FOREVER
        c[..., PLACE["ABSOLUTE"] :][..., :4] = 0, 0, TOLERANCE, 1  # see `BlockCholesky.factorise_with`
        self.send()

    def send(self) -> None:
        """Give the device what the host has written."""
        if self.is_copied:
            self.memory.copy_(self._host)

    def look(self) -> int:
        """Wait for the device, and return the next part."""
        if self.is_copied:
            self._host.numpy()[...] = self.memory.tolist()
        return self["NEXT"] if self.words.ndim == 1 else 0

    def idle(self) -> int:
        """How many numbers on the diagonal of the best point are 0."""
        return int(self.c[PLACE["POINTS"] + self["BEST"] * self.size + _POINT.index("IDLE")])

    def word(self, name: str) -> Tensor:
        return self.words[..., WORD[name]]

    def span(self, name: str, length: int = 1) -> Tensor:
        """Numbers from a place on."""
        return self.numbers[..., PLACE[name] : PLACE[name] + length]

    def point(self, slot: int) -> Tensor:
        """The numbers of the point in a slot."""
        return self.numbers[..., PLACE["POINTS"] + slot * self.size :][..., : self.size]

    def __getitem__(self, name: str) -> int:
        """A word of one problem."""
        return int(self.w.reshape(-1)[WORD[name]])

    def number(self, name: str) -> float:
        return float(self.c[PLACE[name]])

    def decide(self, phase: str, ahead: bool = False, *judged: Tensor) -> int:
        """Decide after a part of an iteration. Return the next part, or 0 ahead of a look.

        Args:
            phase: The part.
            ahead: Whether the host does not look yet.
            judged: What `judge` or `finish` of `math.least_squares` returned.
        """
        arrays = {"numbers": self.numbers, "words": self.words, "state": self.state}
        arrays |= dict(zip(("verdict", "control"), judged, strict=False))
        sizes = {"phase": _PHASES.index(phase), "columns": self.columns, "point": self.size, "stride": 0}
        if self.words.ndim == 2:
            sizes["stride"] = self.words.stride(0)
        search_kernel("decide").run(arrays, sizes, len(self._rows), 1, self.words.device)
        return 0 if ahead else self.look()

    def judge(self, ahead: bool = False) -> int:
        """Compare the point on trial with the best one, and decide."""
        self.decide("START", True)
        return self.decide("JUDGE", ahead, *ops.judge(*self._costs, self._control, self.settings))

    def finish(self, ahead: bool = False) -> int:
        """Decide from the next step whether the search ends."""
        finished = ops.finish(self._chosen, self._measures, self._judged, self._control, self.settings)
        return self.decide("FINISH", ahead, *finished)

    def factorised(self, pivot: float | None) -> int:
        """Decide after a factorisation with its least pivot, or None if it failed."""
        self._state[1] = -1 if pivot is None else self.columns
        self._state[2:3].view("d")[0] = 0.0 if pivot is None else pivot
        self.send()
        return self.decide("FACTORISE")
