"""The words on a win's slip."""

from datetime import timedelta, timezone
from typing import Any

import pytest
from dealt_table import dealt

from dealer_assist.desk.slip_text import SIMULATED, SlipRow, win_slip
from dealer_assist.devices.messages import ChipPlaced
from dealer_assist.jackpot.prizes import PrizeAward
from dealer_assist.table.commands.round import StartGame
from dealer_assist.table.commands.wins import CallSupervisor, ConfirmWins, PressHand
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table
from dealer_assist.value import replace

Place = Any  # of conftest
ZONE = timezone(timedelta(hours=-8))


@pytest.fixture
def won(place: Place) -> Table:
    """Four aces at seat 5 and a straight flush at seat 7, authorised by an Executive."""
    place.swipe("dealer-1")
    place.hear(ChipPlaced(5), ChipPlaced(7))
    for command in (
        StartGame(),
        PressHand(5, "four_aces"),
        PressHand(7, "straight_flush"),
        CallSupervisor(),
        ConfirmWins(),
    ):
        assert place.desk.submit(command)
    place.swipe("executive-1")
    table: Table = place.desk.table
    return table


def rows(table: Table, seat: int, copy: int = 1) -> list[SlipRow]:
    win = next(one for one in table.round.wins if one.award.seat == seat)
    return [row for part in win_slip(table, win, copy, ZONE).parts for row in part]


def test_a_slip_says_what_was_won_where_when_and_who_authorised_it(won: Table) -> None:
    win = next(one for one in won.round.wins if one.award.seat == 5)
    slip = win_slip(won, win, 1, ZONE)
    assert slip.amount == f"${win.award.prize // 100:,}.{win.award.prize % 100:02d}"
    assert slip.amount_words.startswith("Five thousand dollars")
    found = rows(won, 5)
    assert SlipRow("Win no.", f"{win.number:07d}") in found
    assert SlipRow("Table", "12") in found
    assert SlipRow("Game", "Crazy 4 Poker") in found
    assert SlipRow("Seat", "5") in found
    assert SlipRow("Hand", "Four Aces") in found
    assert SlipRow("Time", "07 Mar 2026 12:15:00") in found  # 20:15 UTC, eight hours west
    assert SlipRow("Authorized", win.by.name) in found
    assert SlipRow("", "Executive") in found
    assert slip.signatures == ("Signed",)


def test_a_prize_off_the_meter_shows_the_meter_before_and_after(won: Table) -> None:
    found = rows(won, 5)
    before = next(row.right for row in found if row.left == "Meter before")
    after = next(row.right for row in found if row.left == "Meter after")
    win = next(one for one in won.round.wins if one.award.seat == 5)
    assert before == f"${win.award.meter_before // 1_000_000:,}.{before[-2:]}"
    assert after == "$5,000.00"  # the seed of ATLAS-1


def test_a_prize_from_the_tray_names_no_meter(won: Table) -> None:
    found = rows(won, 7)
    assert SlipRow("Level", "fixed, from the tray") in found
    assert not any(row.left.startswith("Meter") for row in found)


def test_a_simulated_win_and_a_second_copy_are_marked(won: Table) -> None:
    win = won.round.wins[0]
    assert win_slip(won, win, 1, ZONE).marks == (SIMULATED,)
    assert win_slip(won, win, 2, ZONE).marks == (SIMULATED, "REPRINT 1")
    setup: TableSetup = replace(won.setup, devices={"sensors": "/dev/ttyS0"})
    real = replace(won, setup=setup)
    assert win_slip(real, win, 1, ZONE).marks == ()
    assert win_slip(real, win, 3, ZONE).marks == ("REPRINT 2",)


def test_a_slip_lists_the_envy_that_its_hand_brings_each_seat(won: Table) -> None:
    assert SlipRow("Envy, seat 7", "$100.00") in rows(won, 5)
    assert SlipRow("Envy, seat 5", "$5.00") in rows(won, 7)
    assert not any(row.left == "Envy, seat 5" for row in rows(won, 5))


def test_a_slip_names_the_sensor_where_a_seat_has_two(won: Table) -> None:
    table = dealt("house-money-nexus", {}, chips={2: "B"})
    jackpot = table.setup.jackpots["B"]
    win = replace(
        won.round.wins[0], sensor="B", award=PrizeAward(2, jackpot.lines[-1].key, 500, 1000)
    )
    found = [row for part in win_slip(table, win, 1, ZONE).parts for row in part]
    assert SlipRow("Sensor", f"B, {jackpot.label}") in found
    assert not [row for row in rows(won, 5) if row.left == "Sensor"]


def test_a_slip_has_what_the_tax_form_asks_for_and_a_line_for_the_name(won: Table) -> None:
    found = rows(won, 5)
    prize = next(win.award.prize for win in won.round.wins if win.award.seat == 5)
    assert SlipRow("TAX FORM W-2G") in found
    assert SlipRow("Winnings less wager", f"${(prize - 100) // 100:,}.{prize % 100:02d}") in found
    assert SlipRow("Times the wager", f"{prize // 100:,}") in found
    assert SlipRow("Date won", "07 Mar 2026") in found
    assert any(row.left.startswith("Name ____") for row in found)


def test_a_slip_under_a_law_that_asks_for_no_form_has_none(won: Table) -> None:
    law = replace(won.setup.jurisdiction, tax_rules=())
    lawless = replace(won, setup=replace(won.setup, jurisdiction=law))
    assert not any("W-2G" in row.left for row in rows(lawless, 5))
