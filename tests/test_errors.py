"""What a person reads when something cannot be done."""

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.devices.connect import NotADevice
from dealer_assist.devices.port import PortClosed
from dealer_assist.devices.simulated.faults import NotAFault
from dealer_assist.errors import Refused, UsageError, UserFacingError, shown
from dealer_assist.journal.audit.export import ExcelMissing
from dealer_assist.journal.errors import JournalDamaged, JournalUnavailable, UnreadableEvent
from dealer_assist.message import Msg
from dealer_assist.scenarios.script import BadScenario


@pytest.mark.parametrize(
    "kind",
    [
        *(BadDefinition, BadScenario, ExcelMissing, JournalDamaged, JournalUnavailable, NotADevice),
        *(NotAFault, PortClosed, Refused, UnreadableEvent, UsageError),
    ],
)
def test_every_error_of_the_world_is_one_that_a_person_reads(kind: type[Exception]) -> None:
    assert issubclass(kind, UserFacingError)


def test_the_message_of_an_error_can_still_be_translated() -> None:
    error = Refused(Msg("Seat {seat} has folded", seat=5))
    assert isinstance(error.message, Msg)
    assert error.message == str(error) == "Seat 5 has folded"
    assert UsageError().message == ""


def test_a_value_is_shown_as_it_was_written() -> None:
    assert shown("Kd") == "'Kd'"
    assert shown(7) == "7"


def test_a_value_left_out_is_nothing() -> None:
    assert shown(None) == "nothing"


def test_a_long_value_is_cut_short() -> None:
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 39 + "…"
