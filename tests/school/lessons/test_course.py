"""What the course holds: every matter of the trade, pace at every table, duties in their order."""

from collections import Counter
from pathlib import Path

import pytest
from sampled import sampled

from dealer_assist.catalog.lessons import Lesson
from dealer_assist.cli.main import main
from dealer_assist.school.exam.exam import has_two_winners
from dealer_assist.school.lessons import attempts
from dealer_assist.table import events as e
from tests.support.lesson_runs import LessonRun, found_in, shipped_lessons

MATTERS = {
    "a prize shared with odd cents": "dragon-odd-cents",
    "a share that a bet on Tie does not have": "dragon-tie-bettor",
    "the dealer's peek": "house-money-peek",
    "winnings that are left up": "house-money-left-up",
    "the dealer's blackjack": "house-money-blackjack",
    "a bonus that is paid though the Ante is lost": "six-five-four-ante-bonus",
    "cards that leave the dealer's hand": "six-five-four-discards",
    "hands that stay open for Cover All": "caribbean-cover-all",
    "a new shoe": "dragon-new-shoe",
    "the cage and its form": "cage-and-tax",
    "a second ticket on a link": "second-ticket",
    "a win that is found late": "late-win",
    "two prizes for the Executive": "two-executives",
    "a winning hand that was folded": "folded-hand",
    "a guest's dispute": "dispute",
    "a relief in the middle of a jackpot": "relief-in-jackpot",
    "a chip of a wrong value": "wrong-value-chip",
}
_FEW = 10
"""Lessons of a table that a course does not stand on: one that differs in a paytable alone."""


def at_tables() -> dict[str, list[Lesson]]:
    """Return the lessons of each table that has a course of its own."""
    found: dict[str, list[Lesson]] = {}
    for lesson in shipped_lessons().values():
        for table in lesson.tables:
            found.setdefault(table, []).append(lesson)
    return {table: lessons for table, lessons in found.items() if len(lessons) > _FEW}


@pytest.mark.parametrize(("matter", "key"), MATTERS.items())
def test_every_matter_of_the_trade_has_its_lesson(matter: str, key: str) -> None:
    assert shipped_lessons()[key].goals, matter


def test_pace_is_counted_at_every_table() -> None:
    paced = [one for one in shipped_lessons().values() if one.score.pace_points]
    assert len(paced) > 2
    assert any(map(has_two_winners, paced))
    for table, lessons in at_tables().items():
        assert any(one.score.pace_points for one in lessons), table


def test_a_table_is_relieved_before_it_is_closed() -> None:
    path = list(shipped_lessons())
    assert path.index("opening") < path.index("relief") < path.index("closing")


@pytest.mark.parametrize("seed", sampled(range(4), 1))
def test_the_ante_bonus_is_paid_although_the_dealer_wins(seed: int, tmp_path: Path) -> None:
    call = ["school", "play", "six-five-four-ante-bonus", "--seed", str(seed)]
    assert main([*call, "--data", str(tmp_path)]) == 0
    told = [one.event for one in attempts.events_of(tmp_path / "six-five-four-ante-bonus-1")]
    paid = [bet for one in told if isinstance(one, e.BetsPaid) for bet in one.bets]
    ante = {one.seat: one.wagers["ante"] for one in told if isinstance(one, e.WagersPlaced)}
    (bonus,) = [one for one in paid if one.wager == "ante_bonus"]
    assert bonus.cents == 10 * ante[bonus.seat]  # a straight flush, 10 to 1
    (dealer,) = [
        one.cards for one in told if isinstance(one, e.CardsSeen) and one.place == "dealer"
    ]
    assert Counter(card[0] for card in dealer)["9"] == 4


@pytest.mark.parametrize("table", sampled(shipped_lessons()["two-late-chips"].tables, 2))
def test_a_late_chip_that_is_left_is_known_to_be_at_every_table(table: str) -> None:
    """Where a round may end before its last stage it is left beside the hands, not after them."""
    lesson = shipped_lessons()["two-late-chips"]
    found = found_in(LessonRun(lesson.key, table, lesson.seed, "late_chip_left"))
    assert found.is_made
    assert found.kinds == ("late_chip_left",)
