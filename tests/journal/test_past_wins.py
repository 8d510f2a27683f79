"""Wins of earlier rounds come back from the record with their numbers."""

from typing import Any

from dealer_assist.journal.past_wins import adjustment_of, wins_in
from dealer_assist.table import commands as c
from dealer_assist.table.state import Phase, Win

Place = Any  # of conftest


def play_a_win(place: Place) -> tuple[Win, ...]:
    """Play a round with two wins to its end, and give them as they stood."""
    if place.desk.table.round.phase is Phase.CLOSED:
        place.swipe("dealer-1")
    for command in (
        c.SeeChip(3),
        c.SeeChip(5),
        c.StartGame(),
        c.PressHand(3, "four_aces"),
        c.PressHand(5, "straight_flush"),
        c.CallSupervisor(),
        c.ConfirmWins(),
    ):
        assert place.desk.submit(command)
    place.swipe("executive-1")
    wins: tuple[Win, ...] = place.desk.table.round.wins
    assert place.end()
    return wins


def test_the_wins_of_a_round_are_read_as_they_stood(place: Place) -> None:
    stood = play_a_win(place)
    assert [win.number for win in stood] == [1, 2]
    assert wins_in(fact for fact in place.record.facts if fact.round == 1) == stood


def test_a_win_of_an_earlier_round_is_backed_out_with_two_cards(place: Place) -> None:
    play_a_win(place)
    before = place.desk.table.accounts["A", "main"]
    facts = [fact for fact in place.record.facts if fact.round == 1]
    assert place.desk.submit(adjustment_of(2, "Wrong seat", facts, "Seen on camera 4"))
    place.swipe("executive-1")
    place.swipe("dealer-2")
    after = place.desk.table.accounts["A", "main"]
    assert place.desk.table.lasting.backed_out == (2,)
    assert after.meter == before.meter + 500_048_0000 - 500_000_0000
    assert after.imbalance == 0
    assert place.crash().desk.table == place.desk.table
