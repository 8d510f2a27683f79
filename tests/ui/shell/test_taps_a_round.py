"""How many touches a round takes, from START GAME to END GAME: never more than a dealer knows."""

from collections.abc import Callable
from random import Random

import pytest

from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated import virtual_shoe
from dealer_assist.table.commands.round import AdvanceStage
from dealer_assist.table.facts import paying
from dealer_assist.table.facts.dealing import stages
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.state import Phase
from dealer_assist.ui.table.presenter.panel.panel import hand_panel_model
from dealer_assist.ui.table.presenter.view import PassingView
from tests.support.seated_table import SeatedTable


class Counted:
    """A table whose touches are counted; a card and the chips are none."""

    def __init__(self, seated: SeatedTable) -> None:
        self.seated, self.taps = seated, 0

    def press(self, words: str) -> "Counted":
        """Touch a control; one that wants to be held is one touch too."""
        self.taps += 1
        control = self.seated.hand.ready(words)
        if control.hold_ms:
            self.seated.hand.press(control)
            self.seated.wait(control.hold_ms + 100)
            self.seated.hand.lift(control)
            self.seated.wait()
        else:
            self.seated.tap(control)
        return self

    def seat(self, number: int) -> "Counted":
        """Touch a seat."""
        self.taps += 1
        self.seated.seat(number)
        return self


@pytest.fixture
def dealt(seat_at: Callable[..., SeatedTable]) -> Counted:
    """A round at seat 5, its chip taken, long enough ago that END GAME has opened."""
    seated = seat_at("crazy4-nexus").open()
    seated.chips(5)
    counted = Counted(seated).press("START GAME")
    seated.take_chips()
    seated.wait(3_000)
    return counted


def is_over(counted: Counted) -> bool:
    """The round has ended and the next one is open."""
    return (
        counted.seated.table.round.phase is Phase.BETTING and counted.seated.table.round.number == 2
    )


def test_a_round_without_a_winner_takes_two_touches(dealt: Counted) -> None:
    dealt.press("END GAME")
    assert (dealt.taps, is_over(dealt)) == (2, True)


def test_a_nine_dollar_win_takes_six(dealt: Counted) -> None:
    dealt.seat(5).press("Three of a Kind").press("DEALER CONFIRM").press("PAID SEAT 5")
    dealt.press("END GAME")
    assert (dealt.taps, is_over(dealt)) == (6, True)


def test_a_large_win_takes_eight_and_a_card(dealt: Counted) -> None:
    dealt.seat(5).press("Four Aces").press("CALL SUPERVISOR").press("CONFIRM")
    dealt.seated.swipe("executive-1")
    dealt.press("PAY SEAT 5").press("PAID SEAT 5").press("END GAME")
    assert (dealt.taps, is_over(dealt)) == (8, True)


SECONDS = 0.9
"""What a touch takes a steady dealer; a card is swiped in two."""


def test_a_jackpot_with_five_envies_takes_at_most_eleven_and_a_card(
    seat_at: Callable[..., SeatedTable],
) -> None:
    """Seventeen before: a call, two boxes and one touch for each of the six seats."""
    seated = seat_at("crazy4-nexus").open()
    seated.chips(1, 2, 3, 5, 6, 7)
    counted = Counted(seated).press("START GAME")
    seated.take_chips()
    seated.wait(3_000)
    counted.seat(5).press("Four Aces").press("CALL SUPERVISOR").press("CONFIRM")
    seated.swipe("executive-1")
    counted.press("PAY SEAT 5").press("PAID SEAT 5")
    seated.wait(1_600)  # ALL PAID rests: it came up beside PAID
    counted.press("ALL PAID")
    assert not paying.dues(seated.table)
    assert sum(one.cents for one in seated.table.round.payments if not one.wins) == 5 * 10_000
    counted.press("END GAME")
    assert is_over(counted)
    assert counted.taps <= 11
    assert counted.taps * SECONDS + 2 + 1.6 <= 12


def test_five_envies_ticked_seat_by_seat_are_a_touch_a_second(
    seat_at: Callable[..., SeatedTable],
) -> None:
    """Poker C1: every second touch was swallowed."""
    seated = seat_at("crazy4-nexus").open()
    seated.chips(1, 2, 3, 5, 6, 7)
    counted = Counted(seated).press("START GAME")
    seated.take_chips()
    seated.wait(3_000)
    counted.seat(5).press("Four Aces").press("CALL SUPERVISOR").press("CONFIRM")
    seated.swipe("executive-1")
    counted.press("PAY SEAT 5").press("PAID SEAT 5")
    for seat in (7, 6, 3, 2, 1):
        counted.press(f"PAID SEAT {seat}")
    assert not paying.dues(seated.table)


def test_a_round_that_is_walked_takes_a_touch_a_seat(seat_at: Callable[..., SeatedTable]) -> None:
    """All cards known, as from a shuffler: nothing but START, the seats and END GAME."""
    seated = seat_at("four-card-nexus").open()
    counted = Counted(seated).press("START GAME")
    seated.wait(3_000)
    for commands in (virtual_shoe.deal(seated.table, Random(5)), ()):
        for command in (*commands, *sample_players.owed(seated.table)):
            seated.desk.submit(command)
    for stage in stages.coming(seated.table)[:1]:
        seated.desk.submit(AdvanceStage(stage.key))
    for command in (
        *virtual_shoe.play_on(seated.table, Random(5)),
        *sample_players.owed(seated.table),
    ):
        seated.desk.submit(command)
    while following := stages.coming(seated.table):
        if not seated.desk.submit(AdvanceStage(following[0].key)):
            break
    seated.wait(100)
    seats = walk.left(seated.table)
    assert len(seats) > 2
    for _ in seats:
        words = hand_panel_model(seated.table, PassingView()).walk
        assert words is not None
        counted.press(str(words.paid.label))
    counted.press("END GAME")
    assert (counted.taps, is_over(counted)) == (len(seats) + 2, True)
