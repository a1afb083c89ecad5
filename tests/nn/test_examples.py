"""The examples in the docstrings of `posekit.nn` run."""

from __future__ import annotations

import doctest
import inspect
import sys

import posekit.nn
from tests.support.compiling import quiet

pytestmark = quiet  # parametrizations mark a method with TorchScript


def test_examples_run() -> None:
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(posekit.nn.__name__)]
    results = [doctest.testmod(module) for module in modules]
    assert sum(result.failed for result in results) == 0
    assert sum(result.attempted for result in results) > 30


def test_everything_public_has_an_example_and_public_methods_a_docstring() -> None:
    for name in posekit.nn.__all__:
        public = getattr(posekit.nn, name)
        assert ">>>" in public.__doc__
        for method, function in inspect.getmembers(public, inspect.isfunction):
            if function.__module__.startswith("posekit") and not method.startswith("_"):
                assert inspect.getdoc(function), f"{name}.{method}"
