"""The played-out games of a run."""

from __future__ import annotations

import os

import pytest

from tests.properties.pool import Pool


@pytest.fixture(scope="session")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    """Shared by all workers: each has a folder of its own within that of the run."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    return Pool(folder / "played-out")
