"""The intro of a lesson says what fails it at once, who sits where, and never who wins."""

from datetime import UTC, datetime

from dealer_assist import paths
from dealer_assist.catalog.lessons import Lesson, Player, WorldStep, load_lessons
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.school.people.people import People, past_of
from dealer_assist.ui.school.intro import FailsList, IntroTouch, intro_page
from dealer_assist.ui.school.learning import GUEST, Learning
from dealer_assist.ui.school.nodes import LessonFelt, TitleOver
from dealer_assist.ui.school.seats import SeatMark
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.value import replace
from tests.support.tree import every

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")


def intro(lesson: Lesson, table: str = "crazy4-nexus", model_s: int = 0) -> Page[IntroTouch]:
    people = People()
    past = past_of(people, GUEST.key)
    course = tuple(LESSONS.values())
    learning = Learning("Crazy 4 Poker", "Nexus", "crazy4-nexus", course, past, NOW, people, GUEST)
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), find_table(shipped, table, shipped))
    return intro_page(learning, lesson, setup, model_s)


def fails(key: str) -> list[str]:
    (found,) = every(intro(LESSONS[key]), FailsList)
    return [str(one.title) for one in found.fails]


def seats(page: Page[IntroTouch]) -> tuple[SeatMark, ...]:
    """Return the seats of the small table; nothing where there is none."""
    return next((felt.seats for felt in every(page, LessonFelt)), ())


def happens(page: Page[IntroTouch]) -> list[str]:
    """Return what is in the list of what will happen, above the rule of the first column."""
    story = page.body.inside[0]
    return [str(one.title) for one in every(story, TitleOver)]


def lamps(key: str, table: str = "crazy4-nexus") -> dict[int, str]:
    return {one.number: one.lamp for one in seats(intro(LESSONS[key], table)) if one.lamp}


def details(page: Page[IntroTouch]) -> dict[str, str]:
    actions = [button.button for button in page.frame.bar]
    return {str(action.label): str(action.detail) for action in actions}


def test_an_amount_fails_a_lesson_that_asks_for_one() -> None:
    assert "Wrong amount" in fails("pay-total")
    assert "Wrong amount" not in fails("first-round")


def test_what_costs_nobody_money_fails_no_lesson() -> None:
    assert not {"Payment order", "Wrong card"} & {*fails("first-round")}


def test_the_picture_has_the_chips_of_the_opening_and_the_late_one() -> None:
    assert [one.number for one in seats(intro(LESSONS["late-chip"]))] == [1, 2, 3, 4, 5, 6, 7]
    assert lamps("late-chip") == {1: "locked", 3: "late", 5: "locked"}


def test_who_sits_down_later_is_not_in_the_picture_of_the_opening() -> None:
    assert lamps("chip-without-game") == {1: "locked", 5: "locked"}
    assert lamps("link-lost") == {1: "locked", 3: "locked"}


def test_no_picture_tells_who_wins() -> None:
    for lesson in LESSONS.values():
        marks = seats(intro(lesson, lesson.tables[0]))
        assert not any(one.is_claimed or one.is_wrong or one.is_touched for one in marks)


def test_a_player_without_a_chip_sits_there_all_the_same() -> None:
    base = WorldStep("open", players=(Player(2, ("ante",)), Player(4, ("ante", "progressive"))))
    marks = seats(intro(replace(LESSONS["first-round"], steps=(base,))))
    assert {one.number: one.lamp for one in marks if one.lamp} == {2: "off", 4: "locked"}


def test_without_a_progressive_nobody_has_a_chip_and_none_is_promised() -> None:
    assert lamps("opening", "six-five-four") == {1: "off", 3: "off"}
    told = happens(intro(LESSONS["opening"], "six-five-four"))
    assert told == ["Cards are dealt"]
    told = happens(intro(LESSONS["opening"]))
    assert told == ["2 chips on the sensors", "Cards are dealt"]


def test_a_lesson_without_players_has_no_picture() -> None:
    assert seats(intro(LESSONS["nobody-bets"])) == ()


def test_rules_stand_beside_the_model_run_which_says_its_time_once_it_is_known() -> None:
    assert details(intro(LESSONS["first-round"])) == {
        "BACK": "",
        "MODEL RUN": "See it done right",
        "RULES": "And paytables",
        "START LESSON": "New cards, simulated table",
    }
    seen = intro(LESSONS["first-round"], model_s=81)
    assert details(seen)["MODEL RUN"] == "Watch it, 1:21"
