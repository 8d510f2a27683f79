"""The ports that a maker's device is tried over; on the network it takes minutes."""

from collections.abc import Iterator

import pytest
from carried import TERMINAL, WIRE, over
from spoilt_wire import AT_A_TERMINAL

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


@pytest.fixture(autouse=True)
def mutants_at_a_terminal(request: pytest.FixtureRequest) -> Iterator[None]:
    """A fuzz of so many mutants goes through a real port and a pseudo-terminal."""
    asked = getattr(request.node, "callspec", None)
    if asked is None or asked.params.get("mutants") != AT_A_TERMINAL:
        yield
        return
    with over(TERMINAL):
        yield
