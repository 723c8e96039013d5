"""The site, built once, a web host for it, and people who visit it.

Python's start is most of what a visit costs: one visitor stays for all tests that need no browser of their own.
"""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.site.pages import Guest
from tests.web.page_harness import PATIENCE
from tools.build_site import FASTEST, ROOT, Broken, Unbuildable, build
from tools.need import on_ci
from tools.serve_site import serving

expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the site. Where npm cannot fetch Pyodide, tests that need it are skipped, except on CI."""
    lock = ROOT / "build" / "site.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        try:
            return build(FASTEST)
        except Unbuildable as reason:
            if on_ci() or isinstance(reason, Broken):
                raise
            pytest.skip(str(reason))


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[str]:
    with serving(site) as address:
        yield address


@pytest.fixture(scope="session")
def player(browser: Browser, host: str) -> Iterator[Guest]:
    """Somebody whose page has started Python."""
    guest = Guest(browser, host)
    guest.open()
    yield guest
    guest.leave()


@pytest.fixture
def me(player: Guest) -> Iterator[Guest]:
    """The player, on the first page. Nobody but our own host is ever asked."""
    player.home()
    yield player
    player.page.select_option("#language", "en")
    problems = player.problems.copy()
    player.problems.clear()
    assert not problems
    assert player.hosts() == {urlsplit(player.base).netloc}


@pytest.fixture
def invite(browser: Browser, host: str) -> Iterator[Invite]:
    """People with browsers of their own."""
    found: list[Guest] = []

    def begin(**about: Any) -> Guest:
        found.append(Guest(browser, host, **about))
        return found[-1]

    yield begin
    for guest in found:
        guest.leave()
