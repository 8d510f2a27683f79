"""TriLux beside Blazing 7's: settled at the up card, and two jackpots never mix."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.guide.controls import ControlStanding, end_game, ending
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.state import Lamp, Phase
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


@pytest.fixture
def blackjack(sit: Sit) -> Sitting:
    """Two jackpots, two sensors: seats 2 and 5 have bet on both."""
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(*(c.SeeChip(seat, sensor) for seat in (2, 5) for sensor in "AB"))
    return sitting.start()


def test_only_the_chips_of_the_other_jackpot_are_taken(blackjack: Sitting) -> None:
    assert next_step(blackjack.table).key == "take_chips"
    blackjack.do(c.MissChip(2, "A"), c.MissChip(5, "A"))
    step = next_step(blackjack.table)
    assert step.text == "Deal two cards each, show the up card"
    assert step.detail == (
        "Leave the chips of seats 2 and 5. Settle TriLux 6, press its END GAME, then play blackjack"
    )


def test_what_is_decided_in_play_waits_for_it(blackjack: Sitting) -> None:
    assert blackjack.no_to(c.PressHand(2, "two7", "A")) == (
        "TriLux 6 is settled first. Press END GAME for it, then play the hands"
    )
    blackjack.do(c.EndGame("B"), c.PressHand(2, "two7", "A"))
    assert blackjack.table.round.claims


def test_sevens_by_the_up_card_may_be_resolved_at_once(sit: Sit) -> None:
    setup = replace(shipped("house-money-nexus"), options={"blazing_7s_rule": "dealer_up_card"})
    sitting = sit(setup).open()
    sitting.do(c.SeeChip(2, "A"), c.SeeChip(2, "B"), c.StartGame(), c.PressHand(2, "three7", "A"))
    assert [claim.sensor for claim in sitting.table.round.claims] == ["A"]
    sitting.do(c.MissChip(2, "A"))
    assert end_game(sitting.table).standing is ControlStanding.FREE, "TriLux has no claim"
    sitting.do(c.EndGame("B"))
    assert end_game(sitting.table).standing is ControlStanding.NOT_YET


def test_end_game_names_what_it_ends(blackjack: Sitting) -> None:
    blackjack.do(c.MissChip(2, "A"), c.MissChip(5, "A"), c.SeeCards("dealer", ("2c",)))
    assert ending(blackjack.table) == c.EndGame("B")
    assert end_game(blackjack.table).detail == "Settles TriLux 6"
    blackjack.do(c.EndGame("B"))
    assert ending(blackjack.table) == c.EndGame()
    blackjack.come_to_an_end()
    assert end_game(blackjack.table).detail == "Hold to end, hands still in play", "an up card"


def test_its_end_game_is_next_when_the_cards_say_that_nobody_has_won(blackjack: Sitting) -> None:
    blackjack.do(c.MissChip(2, "A"), c.MissChip(5, "A"), c.SeeCards("dealer", ("2c",)))
    blackjack.do(c.SeeCards("2", ("9h", "Kd")))
    blackjack.come_to_an_end("B")
    assert end_game(blackjack.table).standing is ControlStanding.FREE, "seat 5 is not known"
    blackjack.do(c.SeeCards("5", ("4h", "8s")))
    assert end_game(blackjack.table).standing is ControlStanding.NEXT


def test_settling_twice_is_one_fact(blackjack: Sitting) -> None:
    blackjack.come_to_an_end("B")
    assert len(blackjack.do(c.EndGame("B"))) == 1
    assert blackjack.do(c.EndGame("B")) == []


def test_nothing_else_is_settled_early(blackjack: Sitting) -> None:
    assert "Nothing on sensor A" in blackjack.no_to(c.EndGame("A"))
    assert "Nothing on sensor C" in blackjack.no_to(c.EndGame("C"))


def test_a_jackpot_without_wagers_needs_no_settling(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).start(2)
    sitting.come_to_an_end()
    assert sitting.do(c.EndGame("B")) == []
    assert sitting.do(c.EndGame())


def test_its_wins_are_paid_before_and_not_told_again(blackjack: Sitting) -> None:
    blackjack.do(c.PressHand(5, "flush", "B"), c.CallSupervisor(), c.ConfirmWins())
    blackjack.swipe("supervisor-1")
    assert next_step(blackjack.table).detail == "Seat 5 $5.00. Collect seats 2 and 5"
    blackjack.come_to_an_end("B")
    assert end_game(blackjack.table).standing is ControlStanding.HOLD
    blackjack.do(c.BeginPaying())
    (settled,) = blackjack.do(c.EndGame("B"))
    assert settled == e.JackpotSettled(blackjack.now, "B", not_ticked=(5,))
    assert blackjack.is_in(Phase.IN_PLAY)
    assert blackjack.table.wins_to_pay == ()
    assert "on record" in blackjack.no_to(c.VoidRound("Misdeal"))
    blackjack.do(c.PressHand(2, "two7", "A"), c.CallSupervisor(), c.BackToTable())
    assert blackjack.is_in(Phase.IN_PLAY)
    blackjack.do(c.CallSupervisor(), c.ConfirmWins())
    blackjack.swipe("supervisor-1")
    assert next_step(blackjack.table).detail == "Seat 2 $25.00. Collect seats 2 and 5"
    assert [win.number for win in blackjack.table.round.wins] == [1, 2]


def test_a_win_on_the_other_jackpot_stays_to_be_paid(sit: Sit) -> None:
    setup = replace(shipped("house-money-nexus"), options={"blazing_7s_rule": "dealer_up_card"})
    sitting = sit(setup).open()
    sitting.do(c.SeeChip(2, "A"), c.SeeChip(2, "B"), c.StartGame(), c.PressHand(2, "three7", "A"))
    sitting.do(c.CallSupervisor(), c.ConfirmWins())
    sitting.swipe("supervisor-1")
    sitting.do(c.EndGame("B"))
    assert sitting.is_in(Phase.RECORDED)


def test_its_lamps_go_off_and_a_chip_put_there_is_late(blackjack: Sitting) -> None:
    blackjack.do(c.EndGame("B"))
    assert blackjack.table.sensor((5, "B")).lamp is Lamp.OFF
    assert blackjack.table.sensor((5, "A")).lamp is Lamp.LOCKED
    blackjack.do(c.MissChip(5, "B"), c.SeeChip(5, "B"))
    assert blackjack.table.sensor((5, "B")).lamp is Lamp.LATE


def test_two_jackpots_are_two_meters_claims_and_records(blackjack: Sitting) -> None:
    a, b = blackjack.shown(sensor="A"), blackjack.shown(sensor="B")
    assert (a, b) == (200_048, 100_024)
    blackjack.do(c.PressHand(5, "three_aces_suited", "B"), c.CallSupervisor(), c.ConfirmWins())
    blackjack.swipe("executive-1")
    assert (blackjack.shown(sensor="A"), blackjack.shown(sensor="B")) == (a, 100_000)
    (win,) = blackjack.table.round.wins
    assert (win.sensor, win.award.prize) == ("B", b)


def test_claims_are_told_by_seat_and_sensor(blackjack: Sitting) -> None:
    blackjack.do(c.PressHand(5, "flush", "B"))
    assert next_step(blackjack.table).detail == "Seat 5, sensor B: Flush"


def test_a_void_gives_both_meters_back(blackjack: Sitting) -> None:
    blackjack.do(c.EndGame("B"), c.VoidRound("Misdeal"))
    assert (blackjack.shown(sensor="A"), blackjack.shown(sensor="B")) == (200_000, 100_000)


def test_void_hands_settle_nothing(blackjack: Sitting) -> None:
    blackjack.do(c.NoteIrregularity("wrong_cards"))
    assert "void" in blackjack.no_to(c.EndGame("B"))
