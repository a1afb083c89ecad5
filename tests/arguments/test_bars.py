"""Bars of long calls, whatever stderr is."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

from posekit import arguments


class _OnlyWrites:
    def __init__(self) -> None:
        self.texts: list[str] = []

    def write(self, text: str) -> None:
        self.texts.append(text)


def _follow() -> None:
    bar = arguments.progress_bar("posekit.call", 3, 0)
    bar.set_postfix({"cost": 1.0}, refresh=False)
    bar.update(1)
    bar.close()


@pytest.mark.parametrize("has_tqdm", [False, True])
@pytest.mark.parametrize("stream", ["none", "closed"])
def test_a_call_goes_on_without_stderr(stream: str, has_tqdm: bool, monkeypatch: Any, capsys: Any) -> None:
    if has_tqdm:
        pytest.importorskip("tqdm", reason="tqdm is not installed")
    else:
        monkeypatch.setitem(sys.modules, "tqdm", None)
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", None if stream == "none" else closed)
    _follow()
    assert capsys.readouterr().out == ""


def test_an_object_that_only_writes_gets_lines(monkeypatch: Any) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "ipykernel", sys)  # imported, but this is no notebook
    stream = _OnlyWrites()
    monkeypatch.setattr(sys, "stderr", stream)
    _follow()
    assert stream.texts == ["call: 1 of 3, cost 1, 0 s\n"]
