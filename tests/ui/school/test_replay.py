"""The replay of an attempt, alone and beside the model dealer's run."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.kiosk.school.model_run import attempt
from dealer_assist.school.lessons import attempts
from dealer_assist.school.lessons.replay import Replay
from dealer_assist.school.people.people import People, past_of
from dealer_assist.table.state import RoundState, Table
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.nodes import Lines
from dealer_assist.ui.school.replay import Lanes, LanesShown, ReplayTouch, Watching, replay_page
from dealer_assist.ui.school.seats import beside_seats, seat_marks, with_cards
from dealer_assist.ui.toolkit.nodes import Page
from tests.support.tree import every, words

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")
LESSON = LESSONS["executive-and-envy"]
TABLE = LESSON.tables[0]
SHIPPED = paths.resources()
SETUP = load_table(SHIPPED, paths.layouts(), find_table(SHIPPED, TABLE, SHIPPED))


@pytest.fixture
def replay(tmp_path: Path) -> Replay:
    """Replay an attempt with a wait that the model dealer does not have."""
    report = attempt(LESSON, TABLE, 1, tmp_path / "slow", "hesitation")
    return Replay(LESSON, report, attempts.events_of(tmp_path / "slow"), SETUP)


def shown(replay: Replay) -> Page[ReplayTouch]:
    people = People()
    learning = Learning(
        "Crazy 4 Poker",
        "Nexus",
        TABLE,
        tuple(LESSONS.values()),
        past_of(people, GUEST.key),
        NOW,
        people,
        GUEST,
    )
    return replay_page(replay, learning, Watching())


def lanes(replay: Replay) -> Lanes:
    (found,) = every(shown(replay), LanesShown)
    return found.model


def said(replay: Replay) -> list[str]:
    """Return what is written beside the table: lines in one row and in several."""
    return [*words(shown(replay)), *(line.words for line in every(shown(replay), Lines))]


def test_the_model_run_stands_on_a_lane_of_its_own_until_it_is_hidden(
    replay: Replay, tmp_path: Path
) -> None:
    attempt(LESSON, TABLE, 1, tmp_path / "model")
    alone = lanes(replay)
    assert not alone.model_acts
    assert "MODEL RUN" not in said(replay)
    replay.show_model(attempts.events_of(tmp_path / "model"), SETUP)
    both = lanes(replay)
    assert list(both.model_acts) == sorted(both.model_acts)
    assert both.model_acts[-1] < 1  # it was ready before the one who waited
    assert both.marks == alone.marks
    replay.go(next(n for n in range(replay.last) if both_start(replay, n)))
    assert "MODEL RUN" in said(replay)
    assert "START GAME" in said(replay)[-1]
    replay.hide_model()
    assert not lanes(replay).model_acts


def both_start(replay: Replay, place: int) -> bool:
    replay.go(place)
    _, done = (line for line in every(shown(replay), Lines) if line.role == "bold_28")
    return "START GAME" in str(done.words)


def test_a_longer_model_run_makes_the_lanes_longer(replay: Replay, tmp_path: Path) -> None:
    attempt(LESSON, TABLE, 1, tmp_path / "model")
    short = Replay(LESSON, replay.report, attempts.events_of(tmp_path / "model"), SETUP)
    before = lanes(short).marks
    short.show_model(attempts.events_of(tmp_path / "slow"), SETUP)
    after = lanes(short)
    assert after.marks[-1] > before[-1]
    assert after.ticks[-1].at < 1
    assert after.model_acts[-1] == 1


def test_the_small_table_shows_the_cards_that_lie_at_that_moment() -> None:
    dealt = RoundState(cards={"3": ("Jd", "8c"), "3b": ("8h",), "dealer": ("Ks", "2d")})
    table = Table(SETUP, round=dealt)
    seats = {mark.number: mark.cards for mark in with_cards(seat_marks(table), table)}
    assert seats[3] == ("Jd", "8c", "8h")
    assert seats[1] == ()
    assert beside_seats(table) == (("Dealer", ("Ks", "2d")),)
