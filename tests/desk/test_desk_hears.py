"""What the desk makes of messages that are no command, or more than one."""

from pathlib import Path
from typing import Any

from dealer_assist.catalog.staff import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.devices.messages import ChipPlaced, KeyTurned, Message, PrinterStatus

Place = Any  # of conftest


def test_a_key_that_was_turned_while_the_kiosk_was_off_is_named_when_it_is_found(
    place: Place, resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    aquarius = type(place)(setup, load_staff(resources / "staff" / "training.toml"))
    aquarius.hear(KeyTurned("RUN", at_start=True))
    assert aquarius.desk.refusal == ""
    aquarius.hear(KeyTurned("JPH", at_start=True))
    assert aquarius.desk.table.key == "JPH"
    assert aquarius.desk.refusal == "The key was found in JPH, not in RUN; turn it back to RUN"


def test_an_ear_hears_a_message_before_the_table_decides(place: Place) -> None:
    heard: list[tuple[Message, int]] = []
    place.swipe("dealer-1")
    before = len(place.record.facts)
    place.desk.overhear(lambda message: heard.append((message, len(place.record.facts))))
    place.hear(ChipPlaced(3))
    assert heard == [(ChipPlaced(3), before)]
    assert len(place.record.facts) > before


def test_news_of_paper_is_shown_though_nothing_is_recorded(place: Place) -> None:
    shown: list[str] = []
    place.desk.listen(lambda: shown.append("again"))
    place.hear(PrinterStatus(online=False, paper="out"))
    assert shown == ["again"]
    assert place.record.facts == []
