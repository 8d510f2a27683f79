"""What trials are tried on."""

from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.links import FloorLink, load_links
from dealer_assist.trials.own_server import debian_binaries


@pytest.fixture(scope="session")
def links() -> dict[str, FloorLink]:
    """The shipped links."""
    return load_links(paths.resources(), paths.layouts())


@pytest.fixture(params=["at hand", "Debian's"])
def binaries(request: pytest.FixtureRequest) -> Path | None:
    """The server that is at hand, and Debian's, which floors are run on."""
    if request.param == "at hand":
        return None
    if (found := debian_binaries()) is None:
        pytest.skip("not run: Debian's postgresql is not installed")
    return found
