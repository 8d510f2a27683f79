"""Facts about staff cards go into the journal and come back the same; no number is among them."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from dealer_assist.journal.entry import Entry, Recorded
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.staff.events import (
    CardRefused,
    CardsKeyChanged,
    Fact,
    PinRefused,
    PinSet,
    StaffEnrolled,
    StaffListTaken,
    StaffWithdrawn,
    from_record,
    to_entry,
)
from dealer_assist.table.setup.roles import Role, StaffMember

OKAFOR = StaffEnrolled(
    "dealer-1", "M. Okafor", Role.DEALER, "1101", "ab12", "2027-01-31", "executive-1", "dealer-9"
)


def on_disk(entry: Entry, **changed: Any) -> Recorded:
    payload = json.loads(json.dumps(entry.payload)) | changed
    return Recorded(1, datetime.now(UTC), 0, 0, entry.kind, "", "", payload, "staff", "")


@pytest.mark.parametrize(
    "fact",
    [
        OKAFOR,
        StaffWithdrawn("dealer-1", "executive-1", "supervisor-1"),
        PinSet("executive-1", "$argon2id$", "supervisor-1"),
        CardRefused("9999", "unknown"),
        PinRefused("executive-1"),
        StaffListTaken("90c7", 12),
        StaffListTaken("90c7", 13, "85f2", "executive-1", "supervisor-1"),
        CardsKeyChanged("03d1", {"0a": "1b"}, "executive-1", "supervisor-1"),
    ],
)
def test_every_fact_comes_back_as_it_was(fact: Fact) -> None:
    assert from_record(on_disk(to_entry(fact, "table 12"))) == fact


def test_a_fact_is_recorded_with_who_did_it_and_where() -> None:
    entry = to_entry(OKAFOR, "staff desk")
    assert (entry.kind, entry.who, entry.device) == ("StaffEnrolled", "executive-1", "staff desk")
    assert to_entry(PinRefused("executive-1"), "table 12").who == ""


def test_an_enrolled_person_is_a_member_of_the_staff() -> None:
    assert OKAFOR.member == StaffMember("dealer-1", "M. Okafor", Role.DEALER, "1101")


def test_a_fact_of_a_later_version_is_said_not_guessed() -> None:
    entry = Entry("StaffPromoted", {}, 0)
    with pytest.raises(UnreadableEvent, match="StaffPromoted"):
        from_record(on_disk(entry))


@pytest.mark.parametrize("wrong", [{"role": "boss"}, {"shoe_size": 43}])
def test_a_fact_that_does_not_fit_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnreadableEvent, match="StaffEnrolled cannot be read"):
        from_record(on_disk(to_entry(OKAFOR, ""), **wrong))


def test_a_fact_that_lacks_something_is_said() -> None:
    with pytest.raises(UnreadableEvent, match="StaffEnrolled cannot be read"):
        from_record(on_disk(Entry("StaffEnrolled", {"key": "dealer-1"}, 0)))
