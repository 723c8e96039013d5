"""The played-out games of a test run."""

from __future__ import annotations

import os

import pytest

from tests.properties.pool import Pool


@pytest.fixture(scope="session")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    """Return the pool that all workers share, in a folder of the test run."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    return Pool(folder / "played-out")
