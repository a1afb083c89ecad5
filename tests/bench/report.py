"""The same rows for the console, for a file and for the page `tests/bench/README.md`."""

import datetime
import importlib.metadata
import json
import os
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path

import torch
import warp as wp

import posekit as pk
from posekit.selftest import cpu_model

from .cases import CASES, GOALS, Goal
from .peers import OWN, PACKAGES

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"


@dataclass(frozen=True)
class Row:
    """One op in one direction at one size: microseconds by system, `copy` among them."""

    op: str
    backward: bool
    n: int
    times: dict[str, float]
    failed: dict[str, str] = field(default_factory=dict)

    @property
    def mode(self) -> str:
        return "forward + backward" if self.backward else "forward"


def machine(device: str, systems: list[str], missing: dict[str, str], load: float) -> dict[str, object]:
    peers = [name for name in systems if name not in OWN]
    return {
        "date": datetime.date.today().isoformat(),
        "device": "cpu" if device == "cpu" else torch.cuda.get_device_name(device),
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "threads": torch.get_num_threads(),
        "load": round(load, 1),
        "versions": {"posekit": pk.__version__, "torch": torch.__version__, "warp": wp.__version__}
        | {name: importlib.metadata.version(PACKAGES.get(name, name)) for name in peers},
        "missing": sorted(missing),
    }


def console_head(systems: list[str], device: str) -> str:
    share = "" if device == "cpu" else f"{'of copy':>10}"
    return f"{'op':22}{'mode':20}{'n':>8}{'copy':>11}" + "".join(f"{name:>15}" for name in systems) + share


def console_row(row: Row, systems: list[str], device: str) -> str:
    cells = [
        f"{row.times[name]:15.1f}" if name in row.times else f"{'failed' if name in row.failed else '-':>15}"
        for name in systems
    ]
    share = ""
    if device != "cpu" and "posekit" in row.times:
        share = f"{row.times['copy'] / row.times['posekit']:>10.0%}"
    return f"{row.op:22}{row.mode:20}{row.n:>8}{row.times['copy']:11.1f}" + "".join(cells) + share


def _markdown(head: list[str], rows: list[list[str]], text_columns: int) -> str:
    rule = ["---" if i < text_columns else "---:" for i in range(len(head))]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rows))


def _time(microseconds: float) -> str:
    if microseconds < 1000:
        return f"{microseconds:.1f} us"
    return f"{microseconds / 1000:.2f} ms" if microseconds < 100_000 else f"{microseconds / 1000:.0f} ms"


def _size(n: int) -> str:
    return f"{n // 1_000_000}M" if n % 1_000_000 == 0 else f"{n // 1000}k" if n % 1000 == 0 else str(n)


def _goal_cells(goal: Goal, rows: list[Row]) -> list[str]:
    found = [row for op in goal.ops for row in rows if (row.op, row.backward, row.n) == (op, goal.backward, goal.n)]
    both = (goal.system, goal.against)
    pairs = [(row.times[both[0]], row.times[both[1]]) for row in found if {*both} <= set(row.times)]
    table = CASES[goal.ops[0]].table
    every = goal.ops == tuple(case.name for case in CASES.values() if case.table == table)
    named = table if every and len(goal.ops) > 1 else " / ".join(goal.ops)
    what = f"{named}, {'forward + backward' if goal.backward else 'forward'}, {_size(goal.n)}"
    if goal.system != "posekit":
        what += f", {goal.system}"
    if len(pairs) < len(goal.ops):
        return [what, goal.against, "", "", f"{goal.ratio:.2g}", "not measured"]
    ratios = [mine / theirs for mine, theirs in pairs]
    mine, theirs = (" / ".join(_time(t) for t in column) for column in zip(*pairs, strict=True))
    reached = " / ".join(f"{ratio:.2f}" for ratio in ratios)
    verdict = reached if max(ratios) <= goal.ratio else f"**{reached}: missed**"
    return [what, goal.against, mine, theirs, f"{goal.ratio:.2g}", verdict]


def goals_table(rows: list[Row]) -> str:
    head = ["goal", "against", "posekit", "the other", "ratio at most", "reached"]
    return _markdown(head, [_goal_cells(goal, rows) for goal in GOALS], 2)


def all_tables(rows: list[Row], systems: list[str]) -> str:
    """A table for each kind of row, with the columns that it has figures for."""
    found = []
    for table in dict.fromkeys(CASES[row.op].table for row in rows):
        chosen = [row for row in rows if CASES[row.op].table == table]
        columns = [name for name in (*systems, "copy") if any(name in row.times for row in chosen)]
        body = [
            [f"{row.op}: {CASES[row.op].what}".removesuffix(": "), row.mode, _size(row.n)]
            + [_time(row.times[name]) if name in row.times else "" for name in columns]
            for row in chosen
        ]
        found.append(_markdown([table, "pass", "batch", *columns], body, 2))
    return "\n\n".join(found)


def write_json(path: str, machine: dict[str, object], rows: list[Row]) -> None:
    Path(path).write_text(json.dumps({"machine": machine, "rows": [asdict(row) for row in rows]}, indent=1) + "\n")


def write_readme(machine: dict[str, object], rows: list[Row], systems: list[str]) -> None:
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    missing = f" Not installed there: {', '.join(machine['missing'])}." if machine["missing"] else ""
    where = machine["cpu"] if machine["device"] == "cpu" else f"{machine['device']}, {machine['cpu']}"
    text = f"""{BEGIN}
Measured on {machine["date"]}: {where}, {machine["cores"]} cores, {machine["threads"]} threads,
load {machine["load"]} before; {versions}.{missing}
Times are medians for float32; `copy` is torch's copy of the bytes that the op must read and write.

{goals_table(rows)}

<details><summary>Every op, size and system</summary>

{all_tables(rows, systems)}

</details>
{END}"""
    readme = README.read_text()
    replaced, count = re.subn(f"{BEGIN}.*?{END}", lambda _: text, readme, flags=re.DOTALL)
    if count != 1:
        raise SystemExit(f"{README} must contain {BEGIN} and {END} once, in this order")
    README.write_text(replaced)
