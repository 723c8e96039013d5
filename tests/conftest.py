"""Settings every test shares."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import pytest
from hypothesis import settings

# Timing differs too much between machines for a deadline. A plain run tries the same examples every time;
# `pytest --hypothesis-profile=explore` looks for new ones.
settings.register_profile("explore", deadline=None)
settings.register_profile("abyssal", deadline=None, derandomize=True)
settings.load_profile("abyssal")


def engine_file() -> str:
    spec = find_spec("abyssal.kernel")
    return (spec and spec.origin) or "missing"


def pytest_configure() -> None:
    """A run meant for the compiled engine must not pass by testing the plain one."""
    if os.environ.get("ABYSSAL_ENGINE") == "compiled" and not engine_file().endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"expected the compiled engine, found {engine_file()}")


def pytest_report_header() -> str:
    return f"engine: {engine_file()}"
