"""A table on its own, in simulated time: no desk, no journal, no devices."""

import pytest
from sitting import Sit, Sitting

from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import TableSetup


@pytest.fixture
def sit(crazy4_nexus: TableSetup, staff: dict[str, StaffMember]) -> Sit:
    """Sit down at the shipped table, or at one of your own."""
    return lambda setup=crazy4_nexus: Sitting(setup, staff)


@pytest.fixture
def sitting(sit: Sit) -> Sitting:
    """The shipped table, closed."""
    return sit()
