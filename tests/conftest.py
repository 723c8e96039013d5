"""Settings every test shares."""

import gc
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests.engine import COMPILED
from tests.web.board_harness import chromium
from tools.build_fast import CORES
from tools.need import NEEDED, missing, on_ci

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
    if COMPILED and not engine_file().endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"expected the compiled engine, found {engine_file()}")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Tests of servers and pages wait much of their time, those of the compiled engine never."""
    return CORES if COMPILED else CORES + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A person may do without a browser or PostgreSQL, and reads then what was left out; on CI such tests fail."""
    absent = [] if on_ci() else [name for name in ("chromium", "postgresql") if NEEDED[name].find() is None]
    for item in items:
        for name in absent:
            if name == needs(item):
                item.add_marker(pytest.mark.skip(reason=missing(name)))


def pytest_collection_finish() -> None:
    """The tests themselves, half a million objects, are never garbage: leave them out when servers collect theirs."""
    gc.collect()
    gc.freeze()


def needs(item: pytest.Item) -> str:
    """A browser is a fixture; the tests with PostgreSQL bear its name."""
    if "browser" in getattr(item, "fixturenames", []):
        return "chromium"
    return "postgresql" if "postgresql" in item.path.stem or "postgresql" in getattr(item, "originalname", "") else ""


def pytest_report_header() -> str:
    return f"engine: {engine_file()}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process: a second one could not run beside it."""
    with chromium() as found:
        yield found
