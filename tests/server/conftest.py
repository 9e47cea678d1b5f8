"""What is stored is stored in both databases."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server import postgres


@pytest.fixture(scope="session", autouse=True)
def _postgres_ends() -> Iterator[None]:
    yield
    postgres.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    return str(tmp_path / "fivepoints.db") if request.param == "sqlite" else postgres.fresh()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return str(tmp_path / "fivepoints.db")


@pytest.fixture
def postgresql() -> str:
    return postgres.fresh()


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"
