"""What the desk makes of messages that are no command, or more than one."""

import logging
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.catalog.people import load_staff
from dealer_assist.catalog.tables import load_table
from dealer_assist.devices.messages import (
    ChipPlaced,
    DeviceBack,
    DeviceLost,
    KeyTold,
    Message,
    PrinterStatus,
    ShufflerTold,
)
from dealer_assist.table.commands import StartGame, TickStep

Place = Any  # of conftest


def test_a_key_that_was_turned_while_the_kiosk_was_off_is_named_when_it_is_found(
    place: Place, resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    aquarius = type(place)(setup, load_staff(resources / "staff" / "training.toml"))
    aquarius.hear(KeyTold("RUN", at_start=True))
    assert aquarius.said == ""
    aquarius.hear(KeyTold("JPH", at_start=True))
    assert aquarius.desk.table.lasting.key == "JPH"
    assert aquarius.said == "The key was found in JPH, not in RUN. Turn it back to RUN"


def test_a_message_is_on_record_before_a_listener_hears_it_and_is_shown_after(
    place: Place,
) -> None:
    story: list[tuple[str, str]] = []

    def hear(message: Message) -> None:
        story.append((type(message).__name__, place.kinds[-1]))

    place.swipe("dealer-1")
    place.desk.on_device_message(hear)
    place.desk.listen(lambda: story.append(("shown", place.kinds[-1])))
    place.hear(ChipPlaced(3))
    assert story == [("ChipPlaced", "ChipSeen"), ("shown", "ChipSeen")]


def test_a_listener_that_fails_takes_nobody_down(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[Message] = []

    def broken(message: Message) -> None:
        raise RuntimeError("a bug in a listener")

    place.desk.on_device_message(broken)
    place.desk.on_device_message(heard.append)
    with caplog.at_level(logging.ERROR):
        place.hear(ChipPlaced(3))
    assert heard == [ChipPlaced(3)]
    assert place.kinds == ["ChipSeen"]
    assert "a bug in a listener" in caplog.text


def test_news_of_paper_is_shown_though_nothing_is_recorded(place: Place) -> None:
    shown: list[str] = []
    place.desk.listen(lambda: shown.append("again"))
    place.hear(PrinterStatus(online=False, paper="out"))
    assert shown == ["again"]
    assert place.record.facts == []


def test_a_key_switch_that_is_lost_leaves_the_key_nowhere_until_it_answers(
    place: Place, resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "crazy4-aquarius.toml")
    aquarius = type(place)(setup, load_staff(resources / "staff" / "training.toml"))
    aquarius.hear(KeyTold("RUN", at_start=True))
    aquarius.hear(DeviceLost("key_switch"))
    assert aquarius.desk.table.lasting.key_is_lost
    assert aquarius.kinds[-1] == "KeyLost"
    aquarius.hear(DeviceBack("key_switch"))
    assert aquarius.desk.table.lasting.key_is_lost, "its position is not read yet"
    aquarius.hear(KeyTold("RUN", at_start=True))
    assert not aquarius.desk.table.lasting.key_is_lost


def test_a_shuffler_that_stops_opens_its_checklist_with_what_it_says(place: Place) -> None:
    place.hear(ShufflerTold("CRAZY 4 POKER", 0, "12"))
    assert place.desk.table.lasting.irregularity is None  # nobody deals at a closed table
    assert place.said == ""
    place.swipe("dealer-1")
    place.hear(ShufflerTold("CRAZY 4 POKER", 3, ""), ShufflerTold("CRAZY 4 POKER", 3, "31"))
    noted = place.desk.table.lasting.irregularity
    assert (noted.kind, noted.step) == ("shuffler", 0)
    assert noted.said == "fault 31, mode CRAZY 4 POKER, 3 hands dealt"
    place.desk.submit(TickStep(1))
    place.hear(ShufflerTold("CRAZY 4 POKER", 3, "12"))
    now = (
        place.desk.table.lasting.irregularity
    )  # the list that is open goes on, with what is said now
    assert (now.step, now.said) == (1, "fault 12, mode CRAZY 4 POKER, 3 hands dealt")


def test_the_shufflers_count_is_on_record_where_a_wager_pays_by_hands(
    place: Place, resources: Path, layouts: Path
) -> None:
    setup = load_table(resources, layouts, resources / "tables" / "caribbean.toml")
    caribbean = type(place)(setup, load_staff(resources / "staff" / "training.toml"))
    caribbean.swipe("dealer-1")
    caribbean.hear(ShufflerTold("Caribbean Stud Poker Cover All", 5, ""))
    assert caribbean.desk.table.round.hands_counted == 0, "it tells of the round before"
    caribbean.desk.submit(StartGame())
    caribbean.hear(ShufflerTold("Caribbean Stud Poker Cover All", 6, ""))
    assert caribbean.desk.table.round.hands_counted == 6
    place.swipe("dealer-1")
    place.desk.submit(StartGame())
    place.hear(ShufflerTold("CRAZY 4 POKER", 6, ""))
    assert place.desk.table.round.hands_counted == 0, "nothing pays by it at Crazy 4"
