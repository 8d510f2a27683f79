"""The staff register and the people of a school, as the codecs before the one wrote them, open."""

import gzip
import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.entry import Recorded, recorded
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import rows_from
from dealer_assist.school.people import facts as school
from dealer_assist.school.people.file import PeopleFile, people_file
from dealer_assist.staff import events as staff
from dealer_assist.staff.directory import StaffDirectory, evolve

KEPT = Path(__file__).parent / "logs"
KEY = b"key of the kept logs".ljust(32, b".")


def unpacked(name: str, folder: Path) -> Path:
    file = folder / name
    file.write_bytes(gzip.decompress((KEPT / f"{name}.gz").read_bytes()))
    assert verify(file, KEY) == []
    return file


def facts_of(file: Path) -> list[Recorded]:
    with closing(connect_reader(file)) as db:
        return [recorded(row) for row in rows_from(db, 1)]


def test_every_fact_of_a_register_is_read_and_written_again_as_it_stood(tmp_path: Path) -> None:
    kept = facts_of(unpacked("staff.live.db", tmp_path))
    since = {
        "StaffListTaken",
        "JournalKeyChanged",
        "CardsKeyChanged",
    }  # facts that there were not yet
    assert {one.kind for one in kept} == {made.__name__ for made in get_args(staff.Fact)} - since
    for one in kept:
        entry = staff.to_entry(staff.from_record(one), one.device)
        assert (entry.kind, entry.who) == (one.kind, one.who)
        assert json.dumps(entry.payload) == json.dumps(one.payload)


def test_a_register_of_before_gives_the_same_cards(tmp_path: Path) -> None:
    directory = StaffDirectory()
    for one in facts_of(unpacked("staff.live.db", tmp_path)):
        directory = evolve(directory, staff.from_record(one), one.at_utc)
    assert set(directory.cards) == {"executive-1", "supervisor-1"}
    assert directory.cards["supervisor-1"].member.name == "S. Ødegård"
    assert directory.wrong_pins == {"executive-1": ()}


SINCE = {
    "AttemptBegan",
    "Emptied",
    "Forgotten",
    "NamesKept",
    "PinChosen",
    "PinMistyped",
    "PlacementRound",
    "PlacementUndone",
}
"""Kinds that came after the file was written."""


def test_every_fact_of_a_school_is_read_and_written_again_as_it_stood(tmp_path: Path) -> None:
    kept = facts_of(unpacked("people.training.db", tmp_path))
    kinds = {made.__name__ for made in get_args(school.What)}
    assert {one.kind for one in kept} == kinds - SINCE
    for one in kept:
        kind, payload = school.to_payload(school.from_payload(one.kind, one.payload))
        assert kind == one.kind
        as_before = {name: payload[name] for name in one.payload}  # fields since then come behind
        assert json.dumps(as_before) == json.dumps(one.payload)


@pytest.mark.parametrize(
    "said",
    [
        school.PinChosen("bo", "hashed", ("R. Mehta",)),
        school.PinChosen("bo", ""),
        school.PinMistyped("bo"),
    ],
)
def test_what_is_said_of_a_pin_is_read_as_it_was_written(said: school.What) -> None:
    fact = school.Fact("f1", "2026-03-14T21:44:00", said)
    assert school.from_payload(*school.to_payload(fact)) == fact


def test_a_school_of_before_opens_and_goes_on(tmp_path: Path) -> None:
    file = unpacked(people_file(tmp_path).name, tmp_path)
    with PeopleFile.open(file, KEY, lambda: datetime.now(UTC)) as opened:
        assert opened.people.attempts["t1"].points == 88
        opened.keep(school.PersonAdded("bo", "Bo"))
        assert [one.key for one in opened.people.trainees()] == ["bo"]
    assert verify(file, KEY) == []


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("StaffWithdrawn", {"key": "dealer-1", "by": 7, "witness": ""}),
    ("CardRefused", {"last_four": "1101", "why": "ugly"}),
    ("RegisterRestored", {"by": "", "ends": "5", "lost": None}),
]


@pytest.mark.parametrize(("kind", "payload"), WRONG)
def test_a_value_of_another_type_is_said_not_taken(kind: str, payload: dict[str, Any]) -> None:
    one = Recorded(1, datetime.now(UTC), 0, 0, kind, "", "", payload, "staff", "")
    with pytest.raises(UnreadableEvent, match=f"a {kind} cannot be read"):
        staff.from_record(one)


def test_a_fact_of_a_school_without_an_id_is_said() -> None:
    with pytest.raises(UnreadableEvent, match="has no id"):
        school.from_payload("PersonRemoved", {"at": "2026", "person": "ana"})
