"""What `python -m posekit --device cuda` checks, as tests: one for each op and dtype, and one for each other check."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from posekit import selftest
from posekit.engine import FLOATS
from posekit.selftest import execution, report

pytestmark = pytest.mark.gpu

DEVICE = torch.device("cuda", 0)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda dtype: str(dtype)[6:])
@pytest.mark.parametrize("name", selftest.names())
def test_an_op_and_its_derivatives_agree_with_torch_on_the_cpu(name: str, dtype: torch.dtype) -> None:
    checks = selftest.check_name(name, [dtype], str(DEVICE))
    assert checks
    assert [str(check) for check in checks if not check.passed] == []


@pytest.mark.parametrize("check", selftest.EXECUTION, ids=lambda check: check.__name__)
def test_kernels_run_as_they_should(check: Callable[[torch.device], execution.CheckOutcome]) -> None:
    outcome = check(DEVICE)
    assert outcome.passed, outcome.fact


def test_processes_share_a_device() -> None:
    names = ["Pose.compose", "Rotation.log"]
    for checks in selftest.check_all(names, str(DEVICE), 2, [torch.float32]):
        assert [str(check) for check in checks if not check.passed] == []


def test_the_speed_is_measured() -> None:
    for row in report.overheads(DEVICE, calls=3):
        assert row.call > 0
        assert row.waited > 0
    for rate in report.bandwidth(DEVICE, report.poses_that_fit(DEVICE, 1 << 16)):
        assert rate.rate > 0
        assert rate.copy > 0


def test_the_report_names_the_device(capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run(selftest.CheckOptions(DEVICE, quick=True, jobs=1))
    out = capsys.readouterr().out
    assert torch.cuda.get_device_name(DEVICE) in out
    assert " not checked: " not in out
    assert report.describe(DEVICE)[0] in out
