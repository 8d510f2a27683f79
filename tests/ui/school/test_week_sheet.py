"""The week sheet: one line for everybody, with what was done, what is due and who is stuck."""

from datetime import UTC, datetime, timedelta

from dealer_assist import paths
from dealer_assist.catalog.lessons import load_lessons
from dealer_assist.reports.page import PaperGrid
from dealer_assist.school.people import facts as f
from dealer_assist.school.people.people import People
from dealer_assist.school.people.progress import class_of
from dealer_assist.ui.school.week_sheet import week_page

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
LESSONS = load_lessons(paths.resources() / "lessons")


def added(key: str, name: str) -> f.Fact:
    long_ago = (NOW - timedelta(days=30)).isoformat()
    return f.Fact(key, long_ago, f.PersonAdded(key, name, group="Spring A"))


def tried(key: str, person: str, days_ago: int, *, is_passed: bool) -> f.Fact:
    kept = f.AttemptKept(key, person, "first-round", "crazy4-nexus", 1, 60, 90, is_passed=is_passed)
    return f.Fact(key, (NOW - timedelta(days=days_ago)).isoformat(), kept)


def sheet(*facts: f.Fact) -> dict[str, tuple[str, ...]]:
    people = People(facts)
    page = week_page(class_of(people, LESSONS, NOW), people, LESSONS, NOW, "Crazy 4 Poker")
    grid = next(one for one in page.blocks if isinstance(one, PaperGrid))
    assert all(len(row) == len(grid.columns) for row in grid.rows)
    return {row[0]: row[1:] for row in grid.rows}


def test_everybody_has_a_line_with_the_tries_of_this_week_alone() -> None:
    rows = sheet(
        added("a", "A. Novak"),
        added("b", "B. Costa"),
        tried("1", "a", 20, is_passed=False),
        tried("2", "a", 2, is_passed=False),
        tried("3", "a", 1, is_passed=True),
    )
    assert rows.keys() == {"A. Novak (Spring A)", "B. Costa (Spring A)"}
    passed, week, *_ = rows["A. Novak (Spring A)"]
    assert (passed, week) == (f"1 of {len(LESSONS)}", "2 tries, 1 passed")
    assert rows["B. Costa (Spring A)"][1] == "0 tries, 0 passed"


def test_who_is_stuck_is_named_with_the_lesson() -> None:
    tries = [tried(str(n), "a", n, is_passed=False) for n in range(1, 6)]
    rows = sheet(added("a", "A. Novak"), *tries)
    assert rows["A. Novak (Spring A)"][-1] == "Stuck: Your first round"


def test_two_of_one_name_have_their_numbers_on_the_sheet() -> None:
    two = [f.PersonAdded(key, "Ana Silva", number, "Spring A") for key, number in ("a1", "b2")]
    rows = sheet(*(f.Fact(one.person, NOW.isoformat(), one) for one in two))
    assert rows.keys() == {"Ana Silva 1 (Spring A)", "Ana Silva 2 (Spring A)"}


def test_tries_at_another_game_are_not_those_of_this_course() -> None:
    elsewhere = f.AttemptKept("1", "a", "another", "dragon-nexus", 1, 60, 90, is_passed=True)
    rows = sheet(added("a", "A. Novak"), f.Fact("1", NOW.isoformat(), elsewhere))
    passed, week, *_ = rows["A. Novak (Spring A)"]
    assert (passed, week) == (f"0 of {len(LESSONS)}", "0 tries, 0 passed")


def test_what_was_assigned_is_listed_with_who_has_passed_it() -> None:
    facts = (
        added("a", "A. Novak"),
        added("b", "B. Costa"),
        tried("1", "a", 1, is_passed=True),
        f.Fact("2", NOW.isoformat(), f.Assigned("g", "first-round", "2026-03-20", "Spring A")),
    )
    people = People(facts)
    page = week_page(class_of(people, LESSONS, NOW), people, LESSONS, NOW, "Crazy 4 Poker")
    given = next(one for one in page.blocks if getattr(one, "title", "") == "Assigned")
    assert isinstance(given, PaperGrid)
    assert given.rows == (("Your first round", "Spring A", "20 Mar", "1 of 2"),)


def test_the_sheet_says_of_which_game_and_week_it_is() -> None:
    page = week_page((), People(), LESSONS, NOW, "Crazy 4 Poker")
    assert str(page.subtitle) == "Crazy 4 Poker, week to 14 Mar 2026"
