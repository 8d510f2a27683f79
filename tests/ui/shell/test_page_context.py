"""The sentence that a screen shows for a while."""

from datetime import UTC, datetime

import pytest

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.table.events.office import AlertRaised
from dealer_assist.ui.shell.page_context import SHOWN_MS, ScreenMessage

NO = Outcome(is_done=False, sentence="END GAME is not possible while bets are open")


@pytest.fixture
def clock() -> SimulatedClock:
    return SimulatedClock(datetime(2026, 3, 7, 20, 15, tzinfo=UTC))


def test_a_refusal_is_said_until_something_is_done(clock: SimulatedClock) -> None:
    message = ScreenMessage(clock)
    message.follow(NO)
    assert message.text == NO.sentence
    message.follow(Outcome(is_done=True))
    assert message.text == ""


def test_an_alert_behind_a_refusal_takes_nothing_off_the_screen(clock: SimulatedClock) -> None:
    message = ScreenMessage(clock)
    message.follow(NO)
    message.follow(Outcome(is_done=True, events=(AlertRaised(1, "card", "card", "A card"),)))
    assert message.text == NO.sentence


def test_a_sentence_is_over_after_eight_seconds(clock: SimulatedClock) -> None:
    message = ScreenMessage(clock)
    clock.advance(60_000)
    message.follow(NO)
    clock.advance(SHOWN_MS - 1)
    assert not message.is_over(clock.ms())
    clock.advance(1)
    assert message.is_over(clock.ms())


def test_no_sentence_is_never_over(clock: SimulatedClock) -> None:
    message = ScreenMessage(clock)
    clock.advance(SHOWN_MS)
    assert not message.is_over(clock.ms())
    message.follow(NO)
    message.clear()
    clock.advance(SHOWN_MS)
    assert not message.is_over(clock.ms())


def test_a_sentence_that_takes_the_place_of_another_shares_its_time(clock: SimulatedClock) -> None:
    message = ScreenMessage(clock, "Another table could not be opened")
    clock.advance(SHOWN_MS - 1)
    message.follow(NO)
    clock.advance(1)
    assert message.is_over(clock.ms())
