"""Folders and environment variables that posekit cannot use: a typed error, or a warning and a way around."""

from __future__ import annotations

import pathlib
import textwrap
import warnings

import pytest

import posekit as pk
from posekit.engine.runtime import buffer_cache, folders
from tests.support import processes

PLAIN = """
    import os
    for name in ("XDG_CACHE_HOME", "WARP_CACHE_PATH", "POSEKIT_CACHE_PATH"):
        os.environ.pop(name, None)
    import torch
    import posekit as pk
    R = pk.Rotation([1.0, 0, 0, 1])
    print((R @ R).apply([1.0, 0, 0]).tolist())
"""
ANSWER = "[-1.0, 0.0, 0.0]"


def run(code: str, **environment: str) -> tuple[str, set[str]]:
    """The output of a process that must succeed, and what it warns of, but for time to compile."""
    process = processes.start(code, **environment)
    out, err = process.communicate(timeout=processes.LONGEST)
    assert process.returncode == 0, err
    lines = {line for line in err.splitlines() if line.strip()}
    return out.strip(), {line for line in lines if not line.startswith("posekit compiles kernels")}


@pytest.mark.parametrize("limit", ["1GB", "-1", "1e9", "0x10", "9" * 5000])
def test_a_malformed_limit_of_the_workspace_names_the_variable(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSEKIT_WORKSPACE_BYTES", limit)
    with pytest.raises(pk.OptionError, match=f"^POSEKIT_WORKSPACE_BYTES must be a number of bytes, got '{limit[:50]}"):
        buffer_cache._configured_limit()


def test_the_limit_of_the_workspace_may_be_padded_or_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, limit in ((" 4096 ", 4096), ("", 1 << 30), ("0", 0)):
        monkeypatch.setenv("POSEKIT_WORKSPACE_BYTES", text)
        assert buffer_cache._configured_limit() == limit


@pytest.mark.slow
def test_a_home_that_cannot_be_written_to_is_no_error() -> None:
    assert run(PLAIN, HOME="/proc/nowhere", PYTHONWARNINGS="error") == (ANSWER, set())


def test_a_warning_about_a_folder_does_not_stop_the_program() -> None:
    with pytest.warns(RuntimeWarning, match="a folder"):
        folders.warn("a folder")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        folders.warn("a folder")


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["1", "0"])
def test_a_home_outside_ascii_works_in_the_c_locale(tmp_path: pathlib.Path, mode: str) -> None:
    home = tmp_path / "hôme 家"
    home.mkdir()
    assert run(PLAIN, HOME=str(home), LC_ALL="C", PYTHONUTF8=mode, PYTHONWARNINGS="error") == (ANSWER, set())


@pytest.mark.slow
def test_a_missing_driver_is_no_news_and_other_lines_of_the_start_are_kept() -> None:
    code = """
        import os
        import warp as wp
        init = wp.init
        def noisy():
            os.write(2, b"before\\n")
            init()
            os.write(2, b"after\\n")
        wp.init = noisy
        import posekit as pk
        print((pk.Pose() @ pk.Pose()).position.tolist())
    """
    out, err = run(textwrap.dedent(code))
    assert out == "[0.0, 0.0, 0.0]"
    assert err == {"before", "after"}


@pytest.mark.slow
def test_a_process_without_stderr_starts() -> None:
    assert run("import os; os.close(2); import posekit as pk; print((pk.Pose() @ pk.Pose()).position.tolist())")[0]
