"""The shipped book, for figures by the printed names of games and paytables."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import Book, load_book


@pytest.fixture(scope="session")
def book() -> Book:
    """Every shipped game and jackpot."""
    return load_book(paths.resources())
