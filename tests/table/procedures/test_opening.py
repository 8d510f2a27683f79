"""Opening and closing: meters stay, chips and faults are not forgotten."""

from typing import Any

import pytest

from dealer_assist.errors import Refused
from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.evolve import evolve
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.procedures.opening import next_round
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Phase, Table
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def test_a_new_table_opens_with_its_meters_at_their_seeds(
    sit: Sit, crazy4_nexus: TableSetup, jackpots: dict[str, Jackpot]
) -> None:
    sitting = sit(replace(crazy4_nexus, jackpots={"A": jackpots["ML03"]}))
    opened, first = sitting.swipe("dealer-1")
    assert isinstance(opened, e.TableOpened)
    assert isinstance(first, e.RoundOpened)
    assert {one.level: one.account.shown_cents for one in opened.meters} == {
        "mega": 1_000_000,
        "major": 100_000,
        "minor": 30_000,
    }
    assert (sitting.table.round.phase, sitting.table.round.number) == (Phase.BETTING, 1)


def test_a_table_closed_and_opened_again_keeps_its_meters_and_its_count_of_wins(
    sitting: Sitting,
) -> None:
    sitting.start(1, 5).claim(s5="three_of_a_kind").confirm().swipe("supervisor-1")
    sitting.do(c.EndGame())
    meters = dict(sitting.table.accounts)
    (closed,) = sitting.do(c.CloseTable())
    assert {(one.sensor, one.level): one.account for one in closed.meters} == meters
    assert (sitting.table.round.phase, sitting.table.dealer) == (Phase.CLOSED, None)
    sitting.swipe("dealer-2")
    assert sitting.table.accounts == meters
    assert sitting.table.lasting.wins_so_far == 1
    assert sitting.table.round.number == 3


def test_the_table_is_closed_between_rounds_only(sitting: Sitting) -> None:
    sitting.start(5)
    assert sitting.no_to(c.CloseTable()) == (
        "The table can be closed between rounds only. Now a round is in play"
    )


def test_chips_and_faults_are_known_after_closing_and_opening(sitting: Sitting) -> None:
    sitting.open().do(c.SeeChip(2), c.ReportSensorFault(6, "A", "stuck"))
    sitting.do(c.CloseTable())
    sitting.swipe("dealer-1")
    assert sitting.table.sensor((2, "A")).has_chip
    assert sitting.table.sensor((6, "A")).fault == "stuck"


def test_a_closed_table_can_be_woken_up_from_its_closing_alone(
    sitting: Sitting, crazy4_nexus: TableSetup
) -> None:
    sitting.open().do(c.SeeChip(2), c.ReportSensorFault(6, "A", "stuck"))
    (closed,) = sitting.do(c.CloseTable())
    assert evolve(Table(crazy4_nexus), closed) == sitting.table


def test_no_round_opens_without_a_dealer(crazy4_nexus: TableSetup) -> None:
    with pytest.raises(Refused) as refused:
        next_round(Table(crazy4_nexus), {})
    assert str(refused.value) == "No one signed in. Swipe a dealer card first"


def test_the_game_is_changed_at_a_closed_table_by_a_supervisor(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"))
    assert next_step(sitting.table).text == "Swipe a SUPERVISOR card"
    assert next_step(sitting.table).detail == "Opens six-five-four at this table"
    for who in ("dealer-1", "unknown", "technician-1"):
        (refused,) = sitting.swipe(who)
        assert "A Supervisor card changes the game" in refused.refusal
    (changed,) = sitting.swipe("supervisor-1")
    assert isinstance(changed, e.GameChanged)
    assert (changed.by.key, changed.to) == ("supervisor-1", "six-five-four")
    assert sitting.table.round.changed_to == "six-five-four"


def test_a_wish_for_another_game_is_taken_back(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"), c.ChangeGame(""))
    assert sitting.do(c.ChangeGame("")) == []
    sitting.open()
    assert sitting.is_in(Phase.BETTING)


def test_an_open_table_keeps_its_game(sitting: Sitting) -> None:
    assert "already" in sitting.no_to(c.ChangeGame("crazy4-nexus"))
    sitting.open()
    assert "only when the table is closed" in sitting.no_to(c.ChangeGame("six-five-four"))


def test_a_test_of_all_devices_is_a_fact(sitting: Sitting) -> None:
    (tested,) = sitting.do(c.ReportDevices((("sensor 1A", "ok"), ("swiper", "lost"))))
    assert tested == e.DevicesTested(sitting.now, (("sensor 1A", "ok"), ("swiper", "lost")))
