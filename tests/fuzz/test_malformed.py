"""Malformed calls, always the same ones, in subprocesses. `python -m tests.fuzz --malformed` runs others."""

from __future__ import annotations

import pytest

from tests.fuzz import __main__ as command
from tests.fuzz import malformed
from tests.support import marks


@pytest.mark.guarantee("Guarantees", "errors")
@pytest.mark.parametrize("seed", [1, marks.slow(2)])
def test_malformed_calls_raise_typed_errors(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    status = command.main(["--malformed", "--cases", "1", "--seed", str(seed)])
    printed = capsys.readouterr().out
    assert status == 0, printed
    calls = int(printed.split("malformed calls")[0].split()[-1])
    assert calls == len(malformed.ROWS)
