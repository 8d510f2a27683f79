"""What may be looked up beside a question: every wager that pays by a list has its list."""

import pytest

from dealer_assist import paths
from dealer_assist.catalog.book import load_book
from dealer_assist.school.drills.drill_run import questions_for
from dealer_assist.school.drills.pay_lines import jackpot_lines, pay_lines
from dealer_assist.school.drills.question import Asked
from dealer_assist.school.drills.shown import shown_with

BOOK = load_book(paths.resources())


def asked_about(game: str, wager: str, count: int = 160) -> list[Asked]:
    asked = (one.asked for one in questions_for("pay_it", BOOK, game, 3, count))
    return [one for one in asked if one.ask.get("wager") == wager]


@pytest.mark.parametrize(
    ("game", "wager"), [("let_it_ride", "bet_1"), ("mississippi_stud", "ante")]
)
def test_a_table_that_several_wagers_share_is_named_and_read(game: str, wager: str) -> None:
    found = asked_about(game, wager)
    assert found
    for one in found:
        table = BOOK.games[game].paytables["main"][one.deal["paytables"]["main"]]
        assert shown_with(one, BOOK)["paytable"] == table.name
        pays = [str(pays) for pays in table.lines.values()]
        assert [said for _, said in pay_lines(one, BOOK, wager)] == pays


@pytest.mark.parametrize(
    ("game", "wager", "lines"),
    [
        ("ez_baccarat", "dragon_7", ["40 to 1"]),
        ("ez_baccarat", "panda_8", ["25 to 1"]),
        ("fortune_7_baccarat", "fortune_7", ["40 to 1"]),
        ("ez_baccarat", "banker", ["push", "1 to 1", "push"]),
        ("commission_free_baccarat", "banker", ["push", "1 to 1", "push"]),
        ("dragon_bonus", "banker", ["19 to 20", "push"]),
        ("dragon_bonus", "tie", ["8 to 1"]),
    ],
)
def test_a_bet_on_the_coup_is_read_with_its_exceptions(
    game: str, wager: str, lines: list[str]
) -> None:
    found = asked_about(game, wager)
    assert found
    for one in found:
        assert [said for _, said in pay_lines(one, BOOK, wager)] == lines


def test_a_jackpot_is_read_with_its_meters() -> None:
    (question,) = questions_for("envy_sum", BOOK, "crazy_4_poker", 3, 1)
    said = question.asked.deal["jackpot"]
    lines = jackpot_lines(question.asked, BOOK)
    assert len(lines) == len(said["meters"]) + len(BOOK.jackpots[said["paytable"]].lines)
    assert jackpot_lines(asked_about("dragon_bonus", "tie")[0], BOOK) == ()
