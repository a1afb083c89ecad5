"""The benchmark compares like with like, and its tables hold what was measured."""

from pathlib import Path

import pytest
import torch

from tests.bench import report
from tests.bench.cases import CASES, GOALS, SIZES
from tests.bench.measure import workload
from tests.bench.peers import SYSTEMS, System, eager, posekit


def results(system: System, op: str, *, backward: bool) -> list[torch.Tensor]:
    work = workload(CASES[op], system, 7, backward=backward)
    out = work.run()
    return [leaf.grad for leaf in work.leaves] if backward else system.results(out)


@pytest.mark.parametrize("op", CASES)
def test_posekit_and_plain_torch_compute_the_same(op: str) -> None:
    for mine, plain in zip(*(results(s, op, backward=False) for s in (posekit(), eager())), strict=True):
        if plain.shape[-1:] == (4,):  # q and -q are the same rotation
            mine, plain = (q * q.gather(-1, plain.abs().argmax(-1, keepdim=True)).sign() for q in (mine, plain))
        torch.testing.assert_close(mine, plain, atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("op", CASES)
def test_forward_and_backward_leaves_a_gradient_for_every_argument(op: str) -> None:
    assert all(gradient is not None for gradient in results(posekit(), op, backward=True))


def test_goals_speak_of_what_is_measured() -> None:
    for goal in GOALS:
        assert set(goal.ops) <= set(CASES)
        assert goal.n in SIZES
        assert goal.against == "copy" or goal.against in SYSTEMS


def test_a_goal_is_reached_missed_or_not_measured() -> None:
    rows = [
        report.Row("from_matrix", False, 1_000_000, {"posekit": 1.0, "torch.compile": 10.0, "copy": 1.0}),
        report.Row("from_matrix", True, 1_000_000, {"posekit": 5.0, "torch.compile": 10.0, "copy": 1.0}),
    ]
    lines = report.goals_table(rows).splitlines()
    assert lines[-2].endswith("| 0.2 | 0.10 |")
    assert lines[-1].endswith("| 0.2 | **0.50: missed** |")
    assert lines[2].endswith("not measured |")


def test_the_readme_block_is_replaced_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    monkeypatch.setattr(report, "README", readme)
    row = report.Row("exp", False, 1000, {"posekit": 12.34, "torch": 1234.5, "copy": 1.0})
    machine = report.machine("cpu", ["posekit", "torch"], {"roma": "absent"}, 0.25)
    for _ in range(2):
        report.write_readme(machine, [row], ["posekit", "torch"])
    text = readme.read_text()
    assert text.startswith(f"before\n{report.BEGIN}\nMeasured on ")
    assert text.endswith(f"{report.END}\nafter\n")
    assert "| exp: rotation vector to quaternion | forward | 1k | 12.3 us | 1.23 ms | 1.0 us |" in text
    assert "Not installed there: roma." in text
    assert "old" not in text
