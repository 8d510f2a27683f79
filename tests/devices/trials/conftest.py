"""The ports that a maker's device is tried over; on the network it takes minutes."""

from collections.abc import Iterator

import pytest
from carried import WIRE, over

_NETWORK = (pytest.mark.long, pytest.mark.timeout(3_600))


@pytest.fixture(
    params=[
        WIRE,
        pytest.param("socket", marks=_NETWORK),
        pytest.param("rfc2217", marks=_NETWORK),
    ]
)
def port_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of port that `carried` gives."""
    kind: str = request.param
    with over(kind):
        yield kind
