"""Tokes by touch: each answer is a touch, each toke and each end is on record at once."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from random_tables import shipped
from sitting import Sitting
from tree import button, every, looks, words

from dealer_assist.desk.outcome import Outcome
from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Toke
from dealer_assist.ui.pages.tokes import (
    TokeByTheCards,
    TokeChipAdded,
    TokeEndChosen,
    TokeEnding,
    TokesButton,
    TokeSeatChosen,
    TokesPage,
    TokesTouch,
    TokeTakenOff,
    TokeUndone,
    TokeWagerChosen,
)
from dealer_assist.ui.toolkit.flow import Leave
from dealer_assist.ui.toolkit.nodes import Pick, RowPress, Text
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import replace

WAGERS = {"ante": 500, "super_bonus": 500, "queens_up": 500}


class Hand:
    """A dealer at the page of tokes."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.flow = TokesPage(SimpleNamespace(desk=sitting, do=self.do))

    @property
    def record(self) -> Button[TokesTouch]:
        return button(self.flow.page(), TokesButton.RECORD)

    @property
    def words(self) -> list[str]:
        return words(self.flow.page())

    def rows(self) -> list[Button[TokesTouch]]:
        """Return the buttons of the tokes of the round."""
        return [one.model for one in every(self.flow.page(), RowPress)]

    def do(self, command: c.Command) -> Outcome:
        try:
            self.sitting.do(command)
        except Refused as refused:
            return Outcome(is_done=False, sentence=refused.message)
        return Outcome(is_done=True)

    def touch(self, *touches: TokesTouch) -> None:
        for one in touches:
            self.flow.take(one)


@pytest.fixture
def hand(staff: dict[str, StaffMember]) -> Hand:
    setup = replace(shipped("crazy4-nexus"), practices=Practices(tokes=TokeLimits()))
    sitting = Sitting(setup, staff).open()
    sitting.do(c.PlaceWagers(3, WAGERS), c.PlaceWagers(5, {"ante": 500}))
    return Hand(sitting)


def lay(hand: Hand, wager: str = "queens_up", *chips: int) -> None:
    hand.touch(TokeSeatChosen(3), TokeWagerChosen(wager))
    hand.touch(*map(TokeChipAdded, chips or (100,)), TokesButton.RECORD)


def test_a_toke_is_laid_with_a_seat_a_wager_and_chips(hand: Hand) -> None:
    asked: list[Callable[[], TokesTouch]] = [
        lambda: TokeSeatChosen(3),
        lambda: TokeWagerChosen("queens_up"),
        lambda: TokeChipAdded(100),
    ]
    for question, touch in zip(
        ("Which seat?", "With which wager?", "How much?"), asked, strict=True
    ):
        assert hand.record.reason == question
        hand.touch(TokesButton.RECORD)
        assert hand.sitting.table.round.tokes == {}
        hand.touch(touch())
    assert hand.record.state is ActionState.NEXT
    hand.touch(TokesButton.RECORD)
    assert hand.sitting.table.round.tokes == {(3, "queens_up"): Toke(100)}
    assert "The toke is on record" in hand.words


def test_the_only_wager_of_a_seat_is_chosen_with_it(hand: Hand) -> None:
    hand.touch(TokeSeatChosen(5), TokeChipAdded(25), TokesButton.RECORD)
    assert hand.sitting.table.round.tokes == {(5, "ante"): Toke(25)}


def test_wagers_made_in_play_and_the_progressive_are_not_offered(hand: Hand) -> None:
    hand.touch(TokeSeatChosen(3))
    offered = [one.model.touch for one in every(hand.flow.page(), Pick)]
    assert offered == [TokeWagerChosen(key) for key in ("ante", "super_bonus", "queens_up")]
    assert [one.label for one in looks(hand.flow.page())] == ["3", "5"]


def test_an_amount_above_its_limit_is_said_before_it_is_laid(hand: Hand) -> None:
    hand.touch(TokeSeatChosen(3), TokeWagerChosen("ante"), TokeChipAdded(10_000))
    wrong = "A toke is $0.25 to $50 here. Lay another amount"
    [said] = [one for one in every(hand.flow.page(), Text) if one.words == wrong]
    assert (said.ink, hand.record.state) == ("fault", ActionState.NOT_YET)
    hand.touch(TokesButton.RECORD)
    assert hand.sitting.table.round.tokes == {}
    assert wrong in hand.words, "refused, and as it was answered"
    hand.touch(TokesButton.CLEAR, TokeChipAdded(500), TokeChipAdded(100), TokesButton.CHIP_BACK)
    hand.touch(TokesButton.RECORD)
    assert hand.sitting.table.round.tokes == {(3, "ante"): Toke(500)}


def test_a_toke_can_be_taken_off_while_bets_are_open(hand: Hand) -> None:
    lay(hand)
    assert "Seat 3 Queens Up, toke $1" in hand.words
    (off,) = hand.rows()
    assert off.touch == TokeTakenOff(3, "queens_up")
    hand.touch(off.touch)
    assert hand.sitting.table.round.tokes == {}


def test_it_ends_as_the_cards_say_and_that_can_be_undone(hand: Hand) -> None:
    lay(hand, "queens_up", 100, 100)
    sitting = hand.sitting
    sitting.do(c.PlaceWagers(5, {}), c.StartGame())
    sitting.do(c.SeeCards("3", ("Qs", "Qd", "2s", "5h", "7d")))
    sitting.do(c.PlaceWagers(3, {**WAGERS, "play": 500}))
    sitting.do(c.SeeCards("dealer", ("Kc", "9d", "2c", "3c", "4h")))
    assert "By the cards: $4 to the box, $2 won and its stake" in hand.words
    assert [one.touch for one in hand.rows()] == [TokeByTheCards(3, "queens_up")]
    hand.touch(TokeByTheCards(3, "queens_up"))
    assert sitting.table.round.tokes == {(3, "queens_up"): Toke(200, 200, 200)}
    assert [one.touch for one in hand.rows()] == [TokeUndone(3, "queens_up")]
    hand.touch(TokeUndone(3, "queens_up"))
    assert sitting.table.round.tokes == {(3, "queens_up"): Toke(200)}


@pytest.mark.parametrize(
    ("ending", "chips", "toke"),
    [
        (TokeEnding.LOST, (), Toke(100, 0)),
        (TokeEnding.BACK, (), Toke(100, 100)),
        (TokeEnding.WON, (500, 100), Toke(100, 100, 600)),
    ],
)
def test_without_cards_whoever_deals_says_how_it_ended(
    hand: Hand, ending: TokeEnding, chips: tuple[int, ...], toke: Toke
) -> None:
    lay(hand)
    hand.sitting.do(c.StartGame())
    assert "Say how it ended" in hand.words
    hand.touch(TokeSeatChosen(3))
    assert hand.record.reason == "How did it end?"
    hand.touch(TokeEndChosen(ending))
    hand.touch(*map(TokeChipAdded, chips), TokesButton.RECORD)
    assert hand.sitting.table.round.tokes == {(3, "queens_up"): toke}


def test_a_pay_above_its_ceiling_is_said(hand: Hand) -> None:
    lay(hand)
    hand.sitting.do(c.StartGame())
    hand.touch(TokeSeatChosen(3), TokeEndChosen(TokeEnding.WON))
    assert hand.record.reason == "How much was won?"
    hand.touch(*[TokeChipAdded(10_000)] * 26)
    assert "A toke pays $2,500.00 at most. Count it again" in hand.words


def test_back_leaves_it(hand: Hand) -> None:
    assert hand.flow.take(TokesButton.LEAVE) == Leave()


def test_answers_of_bets_that_are_over_are_gone(hand: Hand) -> None:
    lay(hand)
    hand.touch(TokeSeatChosen(5))
    hand.sitting.do(c.StartGame())
    assert hand.record.reason == "Which seat?"
