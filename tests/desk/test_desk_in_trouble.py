"""Disks that refuse, devices that break, clocks that jump: the desk loses nothing on the way."""

from datetime import timedelta
from typing import Any

import pytest

from dealer_assist.devices import messages as m
from dealer_assist.table import commands as c
from dealer_assist.table.events.values import Irregularity
from dealer_assist.table.facts import denials
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.value import replace

Place = Any  # of conftest


def test_a_chip_heard_while_the_disk_is_full_is_recorded_when_there_is_room(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    place.hear(m.ChipPlaced(5))
    assert place.desk.table.sensor((5, "A")).lamp is Lamp.OFF
    assert place.desk.trouble == (
        "Automatic steps wait: the disk with journal is full. Make room on it."
    )
    place.record.trouble = None
    place.clock.advance(1000)
    place.hear()
    assert place.desk.table.sensor((5, "A")).lamp is Lamp.LIT
    assert place.desk.trouble == ""


def test_a_chip_that_lay_before_the_start_is_not_late_because_the_disk_was_full(
    place: Place,
) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    place.clock.advance(5000)
    place.hear(m.ChipPlaced(5))
    place.hear()
    assert not place.desk.submit(c.StartGame())
    assert "disk is full" in place.said
    place.record.trouble = None
    assert place.desk.submit(c.StartGame())
    assert place.kinds.index("ChipSeen") < place.kinds.index("GameStarted")
    assert place.desk.table.sensor((5, "A")).lamp is Lamp.LOCKED


def test_what_was_heard_first_is_recorded_first_once_there_is_room(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    place.clock.advance(5000)
    place.hear(m.ChipPlaced(5))
    place.hear()
    place.record.trouble = None
    place.hear(m.ChipRemoved(5))
    assert place.kinds[-2:] == ["ChipSeen", "ChipGone"]
    assert place.desk.table.sensor((5, "A")).lamp is Lamp.OFF


def test_a_late_chip_that_waited_does_not_refuse_the_next_button(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    place.record.fail()
    place.hear(m.ChipPlaced(5))
    place.record.trouble = None
    assert place.end()
    assert "LateChipRefused" in place.kinds
    assert place.desk.table.round.phase is Phase.BETTING


def test_a_late_chip_that_waited_is_told_when_it_is_recorded(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.StartGame())
    place.record.fail()
    place.hear(m.ChipPlaced(5))
    place.record.trouble = None
    place.clock.advance(5000)
    place.hear()
    assert place.said.startswith("Late chip at seat 5")


def test_a_full_disk_is_not_tried_at_every_tick(place: Place) -> None:
    place.swipe("dealer-1")
    place.record.fail()
    place.clock.advance(5000)
    place.hear(m.ChipPlaced(5))
    place.record.trouble = None
    place.hear()  # the first retry is free
    place.record.fail()
    place.hear(m.ChipPlaced(6))
    place.record.trouble = None
    place.clock.advance(999)
    place.hear()
    assert place.desk.table.sensor((6, "A")).lamp is Lamp.OFF
    place.clock.advance(1)
    place.hear()
    assert place.desk.table.sensor((6, "A")).lamp is Lamp.LIT


def test_a_card_swiped_while_the_disk_is_full_must_be_swiped_again(place: Place) -> None:
    place.record.fail()
    place.swipe("dealer-1")
    place.record.trouble = None
    place.clock.advance(5000)
    place.hear()
    assert place.desk.table.round.phase is Phase.CLOSED


def test_a_doubled_command_says_nothing_and_does_nothing(place: Place) -> None:
    place.swipe("dealer-1")
    assert place.desk.submit(c.StartGame(), "start-1")
    facts = list(place.record.facts)
    assert not place.desk.submit(c.StartGame(), "start-1")
    assert place.said == ""
    assert place.record.facts == facts


def test_a_refusal_stands_until_something_happens(place: Place) -> None:
    place.swipe("dealer-1")
    place.desk.submit(c.EndGame())
    refusal = place.said
    assert refusal
    shown: list[str] = []
    place.desk.listen(lambda: shown.append(place.said))
    place.hear(m.ChipRemoved(4))  # no chip was there: nothing happens
    assert place.said == refusal
    assert shown[-1] == refusal
    place.hear(m.ChipPlaced(4))
    assert place.said == ""


def test_the_swipe_runs_out_by_elapsed_time_not_by_the_wall(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    for command in (
        c.StartGame(),
        c.PressHand(5, "four_aces"),
        c.CallSupervisor(),
        c.ConfirmWins(),
        c.TrySwipeAgain(),
    ):
        assert place.desk.submit(command)
    place.clock._now += timedelta(hours=1)  # somebody sets the wall clock
    place.hear()
    assert place.desk.seconds_to_swipe() == 30
    place.clock.advance(30_000)
    place.hear()
    reader = place.desk.table.round.reader
    assert reader is not None
    assert reader.has_timed_out


@pytest.mark.parametrize("part", ["tick", "set_lamp"])
def test_devices_that_break_halt_the_table_in_its_recorded_state(
    place: Place, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    place.swipe("dealer-1")

    def broken(*_: object) -> None:
        raise RuntimeError("a bug in the devices")

    monkeypatch.setattr(place.devices, part, broken)
    place.desk.submit(c.SeeChip(5))
    place.desk.tick()
    assert place.desk.table.round.phase is Phase.HALTED
    assert not place.desk.submit(c.StartGame())
    assert place.crash().desk.table.round.phase is Phase.BETTING


def test_a_halt_is_on_record_and_holds_the_table_until_two_people_have_read_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.swipe("dealer-1")

    def broken(*_: object) -> None:
        raise RuntimeError("a bug in the lamps")

    monkeypatch.setattr(place.devices, "set_lamp", broken)
    place.desk.submit(c.SeeChip(5))
    assert place.kinds[-2:] == ["AlertRaised", "TableHeld"]
    monkeypatch.undo()
    restarted = place.crash()
    assert not restarted.desk.submit(c.StartGame())
    (alert,) = restarted.desk.table.lasting.alerts
    assert alert.sentence == "The table was halted by a fault: RuntimeError: a bug in the lamps"
    restarted.swipe("supervisor-1")
    assert not restarted.desk.submit(c.StartGame())
    restarted.swipe("executive-1")
    assert restarted.desk.submit(c.StartGame())


def test_a_halted_table_asks_its_devices_no_more_and_writes_no_log(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a bug in the rack")

    monkeypatch.setattr(place.devices, "tick", broken)
    for _ in range(100):
        place.desk.tick()
    assert [one.message for one in caplog.records] == [
        "The devices cannot be heard; the table halts"
    ]
    caplog.clear()


def test_a_view_that_fails_takes_nobody_down(place: Place) -> None:
    seen: list[str] = []

    def broken() -> None:
        raise RuntimeError("a bug in a view")

    place.desk.listen(broken)
    place.desk.listen(lambda: seen.append(place.desk.table.round.phase.value))
    place.swipe("dealer-1")
    assert seen == ["betting"]
    assert place.desk.table.round.phase is Phase.BETTING


def test_with_room_left_in_the_log_the_sentence_is_about_the_command(place: Place) -> None:
    place.swipe("dealer-1")
    assert place.desk.submit(c.StartGame())
    assert place.desk.submit(c.VoidRound("Misdeal"))
    before = len(place.record.facts)
    place.record.fail_after(1)  # the players' next wagers find no room any more
    assert place.desk.submit(c.GiveBack())
    assert len(place.record.facts) > before
    assert "Nothing was recorded" not in place.desk.trouble
    assert place.desk.trouble.startswith("Automatic steps wait: the disk")
    refused = place.desk.submit(c.StartGame())
    assert refused.sentence == place.desk.trouble == "Nothing was recorded: the disk is full."
    place.record.trouble = None
    assert place.desk.submit(c.StartGame())
    assert place.desk.trouble == ""


@pytest.mark.parametrize("room", range(8))
def test_on_a_full_disk_each_command_is_recorded_whole_or_refused(place: Place, room: int) -> None:
    place.swipe("dealer-1")
    place.record.fail_after(room)
    for command in (c.SeeChip(3), c.StartGame(), c.VoidRound("Misdeal"), c.GiveBack()):
        before, table = len(place.record.facts), place.desk.table
        outcome = place.desk.submit(command)
        if outcome.events:
            assert len(place.record.facts) > before
            assert "Nothing was recorded" not in place.desk.trouble
        else:
            assert place.desk.table.round.phase is table.round.phase


def test_a_denial_waits_for_its_card_as_long_as_verify_does(place: Place) -> None:
    """The next Executive's card, swiped for whatever, denied a Royal."""
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    assert place.desk.submit(c.StartGame())
    assert place.desk.submit(c.SeeCards("5", ("As", "Ah", "Ad", "Ac", "2c")))
    assert place.desk.submit(c.DenyHand(5, denials.REASONS[0]))
    place.hear()
    assert place.desk.table.round.asked is not None
    place.clock.advance(29_000)
    place.hear()
    assert place.desk.table.round.asked is not None
    place.clock.advance(2_000)
    place.hear()
    assert place.desk.table.round.asked is None
    assert place.said == "No card in time. Nothing changed. Start again if still needed"
    assert place.desk.table.round.denials == ()


def test_a_back_out_that_nobody_swipes_for_is_dropped_and_said(place: Place) -> None:
    """A second card, swiped for whatever, would have taken a paid win back."""
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    start = (c.StartGame(), c.PressHand(5, "three_of_a_kind"), c.ConfirmAsDealer())
    for command in (*start, c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4")):
        assert place.desk.submit(command)
    place.hear()
    place.clock.advance(20_000)
    place.swipe("executive-1")
    place.clock.advance(20_000)
    place.hear()
    assert place.desk.table.round.adjustment is not None, "the second card has its own time"
    place.clock.advance(11_000)
    place.hear()
    assert place.desk.table.round.adjustment is None
    assert place.said == "No card in time. Nothing changed. Start again if still needed"
    place.swipe("supervisor-1")
    assert not place.desk.table.lasting.backed_out
    assert len(place.desk.table.round.wins) == 1


def test_a_ruling_waits_no_longer_for_its_card_than_a_denial(place: Place) -> None:
    place.swipe("dealer-1")
    place.hear(m.ChipPlaced(5))
    assert place.desk.submit(c.StartGame())
    place.desk.table = place.desk.table.with_lasting(
        replace(place.desk.table.lasting, irregularity=Irregularity("exposed"))
    )
    assert place.desk.submit(c.ClearIrregularity())
    place.hear()
    place.clock.advance(31_000)
    place.hear()
    assert place.desk.table.round.asked is None
    assert place.desk.table.lasting.irregularity is not None
