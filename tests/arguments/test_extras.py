"""Libraries of the optional extras: imported when first used, and the error if they are not there."""

from __future__ import annotations

import pathlib

import pytest

import posekit as pk
from posekit.arguments import import_extra


def test_a_library_that_is_there_is_imported() -> None:
    import json.decoder

    assert import_extra("posekit.io.read", "json.decoder", "io") is json.decoder


def test_a_missing_library_is_named_with_its_extra() -> None:
    message = r'^posekit\.io\.read needs no_such_library: pip install "posekit\[io\]"$'
    for module in ("no_such_library", "no_such_library.part"):
        with pytest.raises(pk.MissingExtraError, match=message):
            import_extra("posekit.io.read", module, "io")


def test_a_missing_library_is_an_import_error() -> None:
    assert issubclass(pk.MissingExtraError, ImportError) and issubclass(pk.MissingExtraError, pk.PosekitError)


def test_a_broken_library_keeps_its_own_error(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "library_with_needs.py").write_text("import what_it_needs\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="what_it_needs") as caught:
        import_extra("posekit.io.read", "library_with_needs", "io")
    assert not isinstance(caught.value, pk.PosekitError)
