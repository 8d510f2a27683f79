"""A page over the table: where its parts stand, and that nothing under it is touched."""

from datetime import UTC, datetime

import pytest
from seated_table import SeatedTable

from dealer_assist.desk.clock import SimulatedClock
from dealer_assist.desk.outcome import Outcome
from dealer_assist.ui.shell.page import ShellPage
from dealer_assist.ui.shell.page_context import SHOWN_MS, ScreenMessage
from dealer_assist.ui.toolkit.nodes import Node, Text, space
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT


@pytest.fixture
def page(seated: SeatedTable) -> ShellPage:
    seated.open()
    seated.face.pages.open("blank", lambda: ShellPage, seated.context, "SIMULATED")
    assert seated.face.pages.page is not None
    return seated.face.pages.page


def test_head_body_and_foot_stand_below_each_other_under_the_banner(page: ShellPage) -> None:
    head, body, foot = page.head(), page.body(), page.foot()
    assert head.top() > BANNER_HEIGHT
    assert head.bottom() <= body.top() < body.bottom() < foot.top()
    assert foot.bottom() < page.design_height


def test_the_way_back_leaves_the_rest_of_its_row_to_the_page(page: ShellPage) -> None:
    row, scale = page.beside_back(), page.scale
    assert page.back.geometry().right() < row.left() * scale
    assert row.right() == page.foot().right()
    assert row.height() * scale == pytest.approx(page.back.height(), abs=1)


def test_a_touch_beside_the_controls_does_not_reach_the_table(
    page: ShellPage, seated: SeatedTable
) -> None:
    before = len(seated.notebook.entries)
    for x in range(100, page.width(), 150):
        for y in range(200, page.height() - 200, 100):
            seated.tap_at(x, y)
    seated.wait()
    assert len(seated.notebook.entries) == before
    assert seated.face.touch.selected is None


def test_a_page_is_left_by_its_own_button_and_says_so_once(
    page: ShellPage, seated: SeatedTable
) -> None:
    told: list[bool] = []
    page.closed.connect(lambda: told.append(True))
    seated.tap(page.back)
    assert told == [True]


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


class TreePage(ShellPage):
    def content(self) -> Node:
        return Text("All is well", "medium_24")

    def ways(self) -> Node:
        return space()


def test_trees_stand_in_the_body_and_beside_the_way_back(
    page: ShellPage, seated: SeatedTable
) -> None:
    made = TreePage(seated.context, page.page_context, page)
    made.place(page.below_banner(), page.scale)
    assert [box for _, box in made._placed] == [made.body(), made.beside_back()]
    made.grab()
    assert not made.too_long
