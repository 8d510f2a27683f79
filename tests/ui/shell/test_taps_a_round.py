"""How many touches a round takes, from START GAME to END GAME: never more than a dealer knows."""

from collections.abc import Callable

import pytest

from dealer_assist.table.state import Phase
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
