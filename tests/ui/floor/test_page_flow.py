"""What a touch on the floor leads to, without a window."""

from datetime import UTC, datetime

import pytest
from tree import every, words

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.floor.sample import sample_floor
from dealer_assist.floor.sample_feed import PEOPLE, SampleFeed
from dealer_assist.ui.floor import touches as t
from dealer_assist.ui.floor.cards import CARD_MS, CardsFlow
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.page_flow import PageFlow
from dealer_assist.ui.toolkit.flow import AskText, Back, Instead, Say, Show, Stay
from dealer_assist.ui.toolkit.nodes import HelpAtEnd, Page, Text

EVENING = datetime(2026, 3, 14, 21, 49, tzinfo=UTC)
EXECUTIVE, OTHER, SUPERVISOR, DEALER = (one.proof for one in PEOPLE)
HIT = "table-7-1284-3"


class Bare(PageFlow):
    """A page that shows its own name, and counts how often it was made."""

    made = 0

    def page(self) -> Page[t.FloorTouch]:
        self.made += 1
        return Page(Text(self.floor.selection.page.value, "bold_20"))


@pytest.fixture
def floor() -> FloorManager:
    clock = SimulatedClock(EVENING)
    feed = SampleFeed(sample_floor(EVENING), clock.now)
    return FloorManager(feed, clock, dict.fromkeys(t.FloorPage, Bare), PEOPLE, lambda _: "saved")


def test_another_page_takes_the_place_of_this_one(floor: FloorManager) -> None:
    step = Bare(floor).take(t.PageTouched(t.FloorPage.METERS))
    assert isinstance(step, Instead)
    assert words(step.flow.model()) == ["meters"]
    assert isinstance(Bare(floor).take(t.PitChosen("Pit 2")), Stay)
    assert floor.selection.pit == "Pit 2"


def test_the_same_reading_makes_the_same_page_once(floor: FloorManager) -> None:
    flow = Bare(floor)
    flow.model()
    flow.model()
    assert flow.made == 1
    flow.take(t.SpanChosen(t.CourseSpan.DAY))
    flow.model()
    assert flow.made == 2


def test_an_act_with_money_asks_for_cards_and_one_with_a_reason_for_words(
    floor: FloorManager,
) -> None:
    flow = Bare(floor)
    asked = flow.take(t.AwardTouched(HIT))
    assert isinstance(asked, Show)
    assert isinstance(asked.flow, CardsFlow)
    assert len(every(asked.flow.model(), HelpAtEnd)) == 1
    why = flow.take(t.PauseTouched("MGL"))
    assert isinstance(why, AskText)
    assert isinstance(why.then("New cap tonight"), Show)


def test_what_is_no_longer_on_the_floor_asks_for_nothing(floor: FloorManager) -> None:
    assert isinstance(Bare(floor).take(t.AwardTouched("gone")), Stay)
    assert isinstance(Bare(floor).take(t.ResumeTouched("gone")), Stay)


def test_a_paper_says_where_it_was_saved_until_the_next_touch(floor: FloorManager) -> None:
    flow = Bare(floor)
    flow.take(t.SaveTouched())
    assert floor.selection.saved == "saved"
    flow.take(t.PitChosen(""))
    assert floor.selection.saved == ""


def test_a_card_that_nobody_asked_for_is_said(floor: FloorManager) -> None:
    assert Bare(floor).take(t.FloorCardSwiped(EXECUTIVE)) == Say("No card is asked for now")


def test_two_cards_end_the_question_and_time_ends_it_too(floor: FloorManager) -> None:
    asked = Bare(floor).take(t.AwardTouched(HIT))
    assert isinstance(asked, Show)
    assert isinstance(asked.flow.take(t.FloorCardSwiped(SUPERVISOR)), Stay)
    refused = "J. Park is no Executive. The first card must be an Executive's"
    assert refused in words(asked.flow.model())
    assert isinstance(asked.flow.take(t.FloorCardSwiped(EXECUTIVE)), Stay)
    assert isinstance(asked.flow.take(t.FloorCardSwiped(SUPERVISOR)), Back)
    again = Bare(floor).take(t.ReleaseTouched(HIT))
    assert isinstance(again, AskText)
    late = again.then("a reason of words")
    assert isinstance(late, Show)
    ended = late.flow.tick(floor.clock.ms() + CARD_MS)
    assert ended == Back("No card within 30 s. Nothing was recorded")
