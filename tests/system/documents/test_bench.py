"""The systems that the benchmark compares compute the same, and its tables show the measurements."""

import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

import posekit as pk
from tests.bench import report
from tests.bench.__main__ import chosen, importable
from tests.bench.cases import CASES, GOALS
from tests.bench.measure import workload
from tests.bench.peers import SYSTEMS, System, bare, buffers, eager, loop, posekit, unbound_loop, warp_launch
from tests.support.marks import needs_quick_route


@pytest.fixture(autouse=True, scope="module")
def eager_only() -> Iterator[None]:
    with torch.compiler.set_stance("force_eager"):
        yield


def results(system: System, op: str, *, backward: bool) -> list[torch.Tensor]:
    torch.manual_seed(0)  # for the incoming gradients
    work = workload(CASES[op], system, 7, backward=backward)
    out = work.run()
    return [leaf.grad for leaf in work.leaves] if backward else system.results(out)


def assert_same(made: list[torch.Tensor], plain: list[torch.Tensor]) -> None:
    for mine, theirs in zip(made, plain, strict=True):
        if theirs.shape[-1:] == (4,):  # q and -q are the same rotation
            mine, theirs = (q * q.gather(-1, theirs.abs().argmax(-1, keepdim=True)).sign() for q in (mine, theirs))
        torch.testing.assert_close(mine, theirs, atol=1e-5, rtol=1e-4)


@pytest.mark.parametrize("op", [name for name, case in CASES.items() if case.table != "robots"])
def test_posekit_and_torch_formulas_compute_the_same(op: str) -> None:
    assert_same(results(posekit(), op, backward=False), results(eager(), op, backward=False))


@pytest.mark.slow(but="[!r]*")
@pytest.mark.parametrize("op", [name for name, case in CASES.items() if not case.forward_only])
def test_forward_and_backward_leaves_a_gradient_for_every_argument(op: str) -> None:
    assert all(gradient is not None for gradient in results(posekit(), op, backward=True))


def test_robots_of_pytorch_kinematics_are_those_of_posekit() -> None:
    pytest.importorskip("pytorch_kinematics", reason="the extra `robots` is not installed")
    other = SYSTEMS["pytorch_kinematics"]()
    for name in ("robot_arm", "robot_humanoid", "robot_snake"):
        poses, matrices = (results(one, name, backward=False) for one in (posekit(), other))
        position = poses[0]
        found = torch.stack([matrix[:, :3, 3] for matrix in matrices], -2)
        order = [int((p - found[0]).norm(dim=-1).argmin()) for p in position[0]]  # its links come in another order
        torch.testing.assert_close(position, found[:, order], atol=1e-5, rtol=0)
    for name in ("robot_arm_jacobian", "robot_humanoid_jacobian"):
        mine, theirs = (results(one, name, backward=False)[0] for one in (posekit(), other))
        torch.testing.assert_close(mine, theirs, atol=1e-5, rtol=0)


def test_robots_of_the_benchmark_follow_the_device_of_their_configurations() -> None:
    q = torch.empty(5, 7, device="meta")
    system = posekit()
    for row, arguments in (("robot_arm", q), ("robot_arm_jacobian", q), ("robot_arm_torque", (q, q, q))):
        assert all(x.device.type == "meta" for x in system.results(system.ops[row](arguments))), row


def test_counterparts_of_transform_and_chain_compute_the_same() -> None:
    for looping in (loop(), unbound_loop()):
        assert_same(results(looping, "chain", backward=False), results(posekit(), "chain", backward=False))
    for op in buffers().ops:
        assert_same(results(buffers(), op, backward=False), results(posekit(), op, backward=False))
        assert_same(results(buffers(), op, backward=True), results(posekit(), op, backward=True))


def test_functions_of_curobo_are_asked_by_their_names_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("curobo", "curobo.geom", "curobo.geom.transform"):
        monkeypatch.setitem(sys.modules, module, None)
    assert importable(["curobo"])[1].keys() == {"curobo"}
    for module in ("curobo", "curobo.geom"):
        monkeypatch.setitem(sys.modules, module, types.ModuleType(module))
    monkeypatch.setitem(sys.modules, "curobo.geom.transform", pk.transform)  # which has the same names
    system = importable(["curobo"])[0]["curobo"]
    for op in buffers().ops:
        assert_same(results(system, op, backward=True), results(posekit(), op, backward=True))


@needs_quick_route
@pytest.mark.parametrize("backward", [False, True])
def test_direct_kernel_calls_compute_the_same(backward: bool) -> None:
    system = bare()
    for op in system.ops:
        both = (results(one, op, backward=backward) for one in (posekit(), system))
        assert all(torch.equal(mine, theirs) for mine, theirs in zip(*both, strict=True)), op


@pytest.mark.slow
def test_direct_warp_launches_agree_up_to_the_gradient_along_the_quaternion() -> None:
    for op in warp_launch().ops:
        assert_same(results(warp_launch(), op, backward=False), results(posekit(), op, backward=False))
        case = CASES[op]
        for system in (warp_launch(), posekit()):
            assert all(gradient is not None for gradient in results(system, op, backward=True)), case
    mine, plain = (results(system, "transform_points", backward=True) for system in (posekit(), warp_launch()))
    assert_same(mine[::2], plain[::2])  # positions and points


def test_rows_are_chosen_by_patterns() -> None:
    assert [case.name for case in chosen("se3_*,exp")] == ["exp", "se3_exp", "se3_log"]
    with pytest.raises(SystemExit, match="no op matches nothing"):
        chosen("nothing")


def test_goals_refer_to_measured_rows() -> None:
    for goal in GOALS:
        assert set(goal.ops) <= set(CASES)
        assert all(goal.n in CASES[op].sizes for op in goal.ops)
        assert goal.against == "copy" or goal.against in SYSTEMS
        assert goal.system in SYSTEMS


def test_a_goal_is_reached_missed_or_not_measured() -> None:
    rows = [
        report.Row("from_matrix", False, 1_000_000, {"posekit": 1.0, "torch.compile": 10.0, "copy": 1.0}),
        report.Row("from_matrix", True, 1_000_000, {"posekit": 5.0, "torch.compile": 10.0, "copy": 1.0}),
    ]
    lines = report.goals_table(rows).splitlines()
    assert [line.endswith("| 0.2 | 0.10 |") for line in lines if line.startswith("| from_matrix, forward, 1M")] == [
        True
    ]
    both = [line for line in lines if line.startswith("| from_matrix, forward + backward, 1M")]
    assert both[0].endswith("| 0.2 | **0.50: missed** |")
    assert lines[2].endswith("not measured |")


def test_benchmark_readme_has_one_block_of_tables() -> None:
    text = report.README.read_text()
    assert text.count(report.BEGIN) == text.count(report.END) == 1
    assert text.index(report.BEGIN) < text.index(report.END)


def test_the_readme_block_is_replaced_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    monkeypatch.setattr(report, "README", readme)
    row = report.Row("exp", False, 1000, {"posekit": 12.34, "torch": 1234.5, "copy": 1.0})
    drop_in = report.Row("pose_inverse", True, 1, {"posekit": 100.0, "buffers": 90.0, "copy": 1.0})
    machine = report.machine("cpu", ["posekit", "torch"], {"roma": "absent"}, 0.25)
    for _ in range(2):
        report.write_readme(machine, [row, drop_in], ["posekit", "buffers", "torch"])
    text = readme.read_text()
    assert text.startswith(f"before\n{report.BEGIN}\nMeasured on ")
    assert text.endswith(f"{report.END}\nafter\n")
    assert "| exp: rotation vector to quaternion | forward | 1k | 12.3 us | 1.23 ms | 1.0 us |" in text
    assert "| functions of posekit.transform | pass | batch | posekit | buffers | copy |" in text
    assert "| pose_inverse | forward + backward | 1 | 100.0 us | 90.0 us | 1.0 us |" in text
    assert "Not installed there: roma." in text
    assert "old" not in text
