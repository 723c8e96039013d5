"""One browser for all tests of the page, a server for each file, and people with browsers of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import same_dice
from tests.web.board_harness import board_page
from tests.web.page_harness import PATIENCE, Visitor, server

__all__ = ["same_dice"]

expect.set_options(timeout=PATIENCE)

Come = Callable[..., Visitor]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A board by itself."""
    with board_page(browser) as found:
        yield found


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture(scope="module")
def warm(browser: Browser, base: str) -> Iterator[Visitor]:
    visitor = Visitor(browser, base)
    yield visitor
    visitor.leave()


@pytest.fixture
def regular(warm: Visitor) -> Iterator[Visitor]:
    """The same person in many tests, in one tab, which shows the next table at half the cost. Nothing is stored from
    before; tests that add handlers, scripts or clocks to the page take somebody else."""
    if warm.page.url.startswith(warm.base):
        warm.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    yield warm
    assert not warm.problems, warm.problems


@pytest.fixture
def come(browser: Browser, base: str) -> Iterator[Come]:
    """People with browsers of their own."""
    found: list[Visitor] = []

    def begin(**about: Any) -> Visitor:
        found.append(Visitor(browser, base, **about))
        return found[-1]

    yield begin
    for visitor in found:
        visitor.leave()
