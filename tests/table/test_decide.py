"""What any console has in common: chips and sensors, wagers, a closed table."""

from typing import Any, get_args

import pytest
from random_tables import shipped
from samples import sample
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Lamp, Phase, Table
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def test_it_bets_again_once_it_was_lifted(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeChip(6), c.EndGame(), c.MissChip(6), c.SeeChip(6))
    assert sitting.table.sensor((6, "A")).lamp is Lamp.LIT
    sitting.do(c.StartGame())
    assert sitting.table.locked == {(6, "A"): 100}


def test_it_bets_again_where_the_dealer_says_that_it_stays(sitting: Sitting) -> None:
    sitting.start(1).do(c.SeeChip(6), c.EndGame())
    assert sitting.do(c.KeepChip(6)) == [e.ChipKept(6, "A")]
    assert sitting.do(c.KeepChip(6)) == []
    sitting.do(c.StartGame())
    assert sitting.table.locked == {(6, "A"): 100}


def test_a_progressive_chip_without_the_games_own_wager_is_not_locked(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(1, {"ante": 500}), c.PlaceWagers(3, {"queens_up": 500}))
    sitting.do(c.SeeChip(1), c.SeeChip(3), c.SeeChip(4))
    lamps = [sitting.table.lamp((seat, "A")) for seat in (1, 3, 4)]
    assert lamps == [Lamp.LIT, Lamp.NO_GAME, Lamp.NO_GAME]
    assert sitting.table.chips_seen == 1
    sitting.do(c.StartGame())
    assert sitting.table.locked == {(1, "A"): 100}
    assert sitting.shown() == 500_024
    assert sitting.table.lamp((4, "A")) is Lamp.NO_GAME, "it goes back"
    sitting.do(c.EndGame())
    assert sitting.table.lamp((4, "A")) is Lamp.LEFT


def test_where_nobody_enters_wagers_the_dealer_is_trusted(sitting: Sitting) -> None:
    sitting.start(1, 4)
    assert set(sitting.table.locked) == {(1, "A"), (4, "A")}
    sitting.do(c.EndGame())
    assert "No seat has to be marked" in sitting.no_to(c.MarkPlaying(5))


def test_or_is_asked_by_a_touch_on_the_seat(sit: Sit, crazy4_nexus: TableSetup) -> None:
    sitting = sit(replace(crazy4_nexus, game_wager="ask")).open()
    sitting.do(c.SeeChip(1), c.SeeChip(4))
    assert sitting.table.chips_seen == 0
    assert sitting.do(c.MarkPlaying(1)) == [e.PlayingMarked(1)]
    assert sitting.do(c.MarkPlaying(4), c.MarkPlaying(4))[-1] == e.PlayingMarked(4, is_on=False)
    sitting.do(c.StartGame())
    assert set(sitting.table.locked) == {(1, "A")}


def test_a_fault_is_told_once_and_again_when_it_changes(sitting: Sitting) -> None:
    sitting.open().do(c.ReportSensorFault(3, "A", "stuck"))
    assert sitting.do(c.ReportSensorFault(3, "A", "stuck")) == []
    (worse,) = sitting.do(c.ReportSensorFault(3, "A", "lost"))
    assert worse == e.SensorFailed(3, "A", "lost")
    assert sitting.do(c.ReportSensorWell(3, "A")) == [e.SensorMended(3, "A")]
    assert sitting.do(c.ReportSensorWell(3, "A")) == []


def test_a_fault_after_the_start_takes_nobodys_wager_away(sitting: Sitting) -> None:
    sitting.start(3).do(c.ReportSensorFault(3, "A", "stuck"))
    assert sitting.table.sensor((3, "A")).lamp is Lamp.LOCKED
    sitting.claim(s3="three_of_a_kind")
    assert len(sitting.table.round.claims) == 1


def test_a_fault_stays_known_from_round_to_round(sitting: Sitting) -> None:
    sitting.start().do(c.ReportSensorFault(6, "A", "stuck"), c.EndGame())
    assert sitting.table.sensor((6, "A")).lamp is Lamp.FAULT


def test_base_wagers_are_noted_once_and_replaced_by_later_ones(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(2, {"ante": 500}))
    assert sitting.do(c.PlaceWagers(2, {"ante": 500})) == []
    sitting.do(c.PlaceWagers(2, {"ante": 500, "queens_up": 100}))
    assert sitting.table.seat(2).wagers == {"ante": 500, "queens_up": 100}


def test_the_wagers_of_a_round_are_gone_in_the_next(sitting: Sitting) -> None:
    sitting.start().do(c.PlaceWagers(2, {"ante": 500}), c.FoldHand(2), c.EndGame())
    assert sitting.table.seat(2).wagers == {}
    assert not sitting.table.seat(2).has_folded


def test_wagers_of_less_than_nothing_or_of_nobody_are_refused(sitting: Sitting) -> None:
    sitting.open()
    assert "below $0" in sitting.no_to(c.PlaceWagers(2, {"ante": -500}))
    assert "no seat 8" in sitting.no_to(c.PlaceWagers(8, {"ante": 500}))


@pytest.mark.parametrize(
    "command",
    [
        c.StartGame(),
        c.EndGame(),
        c.CallSupervisor(),
        c.CloseTable(),
        c.VoidRound("Misdeal"),
        c.PlaceWagers(1, {"ante": 500}),
        c.FoldHand(1),
        c.PressHand(1, "four_aces"),
    ],
)
def test_a_closed_table_does_nothing_but_open(sitting: Sitting, command: c.Command) -> None:
    assert sitting.no_to(command) == "The table is closed. Swipe a dealer card to open it"


def test_a_table_without_any_sensors_plays_its_base_game(
    sit: Sit, crazy4_nexus: TableSetup
) -> None:
    bare = sit(replace(crazy4_nexus, jackpots={})).start()
    assert "no sensor A at seat 1" in bare.no_to(c.PressHand(1, "four_aces"))
    bare.do(c.PlaceWagers(1, {"ante": 500}), c.EndGame())
    assert bare.table.round.phase is Phase.BETTING
    assert bare.table.accounts == {}


def test_a_wager_of_nothing_is_a_wager_taken_back(sitting: Sitting) -> None:
    sitting.open().do(c.PlaceWagers(3, {"ante": 500}))
    assert sitting.do(c.PlaceWagers(3, {"ante": 0})) == [e.WagersPlaced(3, {"ante": 0})]
    assert sitting.do(c.PlaceWagers(3, {"ante": 1})) == [e.WagersPlaced(3, {"ante": 1})]


def answer_to(table: Table, command: c.Command) -> tuple[e.Event, ...] | str:
    """Return the events of a command, or the sentence that refuses it."""
    try:
        return decide(table, command, 1)
    except Refused as refused:
        return str(refused)


@pytest.mark.parametrize("console", ["crazy4-nexus", "crazy4-aquarius"])
@pytest.mark.parametrize("made", get_args(c.Command), ids=lambda made: made.__name__)
def test_every_command_gets_events_or_a_sentence_in_every_phase(
    sit: Sit, made: type[c.Command], console: str
) -> None:
    opened = sit(shipped(console)).start(1).table
    for phase in Phase:
        answer = answer_to(changed(opened, phase=phase), sample(made))
        assert isinstance(answer, tuple) or answer


def test_what_is_no_command_is_not_passed_over_in_silence(crazy4_nexus: TableSetup) -> None:
    unknown: Any = e.PayingBegan()
    with pytest.raises(AssertionError):
        decide(Table(crazy4_nexus), unknown, 1)
