"""Findings of the fuzzer of malformed arguments that are known, each with its reason."""

from __future__ import annotations

from collections.abc import Mapping

# What a problem begins with, and why it is no failure.
KNOWN: dict[str, str] = {}


def known(name: str, problem: str, replaced: Mapping[str, str]) -> bool:
    return any(problem.startswith(start) for start in KNOWN)
