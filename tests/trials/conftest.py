"""What trials are tried on."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links


@pytest.fixture(scope="session")
def links() -> dict[str, FloorLink]:
    """The shipped links."""
    return load_links(paths.resources(), paths.layouts())
