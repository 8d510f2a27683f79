"""Every line of every sign is what `settle` pays for a deal of that line."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest
from shipped_tables import TABLES, shipped

from dealer_assist.catalog.book import load_book
from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.paths import resources
from dealer_assist.school.deals.cases import PayCase, wager_paid
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.deals.house import house_of
from dealer_assist.ui.pages.signage.sheets import TableSign, signage

BOOK = load_book(resources())

Printed = tuple[str, str]
"""A line as it is posted, without its asterisk, and what it pays."""


@cache
def posted(name: str) -> dict[str, TableSign]:
    setup = shipped(name)
    game = BOOK.games[setup.game]
    book = load_rule_book(resources() / "rules" / f"{game.file}.toml")
    return {sign.key: sign for sign in signage(setup, book).signs}


def printed_rows() -> dict[tuple[str, str, str], str]:
    """Name a table for every paytable that is posted anywhere."""
    found: dict[tuple[str, str, str], str] = {}
    for name in TABLES:
        setup = shipped(name)
        for wager, table in setup.paytables.items():
            found.setdefault((setup.game, wager, table), name)
    return found


POSTED = printed_rows()


def gain(words: str) -> Fraction:
    """Read what is printed as it is read at a table: so many to one, or the wager back."""
    if words == "push":
        return Fraction(0)
    pays, _, to = words.removesuffix(" to 1").partition(" to ")
    return Fraction(int(pays.replace(",", "")), int(to or 1))


@pytest.mark.parametrize(("game", "wager", "table"), POSTED)
def test_a_posted_line_is_what_a_deal_of_it_is_paid(game: str, wager: str, table: str) -> None:
    name = POSTED[game, wager, table]
    setup, sign = shipped(name), posted(name)[wager]
    lines = BOOK.games[game].paytables[wager][table].lines
    assert [row[0].removesuffix("*") for row in sign.rows] == [
        setup.line_label(wager, line) for line in lines
    ]
    for place, line in enumerate(lines):
        row = sign.rows[place]
        for column, words in enumerate(row[1:]):
            hands = int(sign.by_hands[column]) if sign.by_hands else 0
            case = PayCase(game, wager, table, line, hands)
            dealing = Dealing(BOOK, Random(f"{case}"), house_of(setup, BOOK))
            dealt = dealing.deal(case)
            paid = dealt.seat_result(dealt.seat)["wagers"][wager_paid(BOOK.games[game], wager)]
            title = BOOK.games[game].title
            base = dealt.seat_deal(dealt.seat)["wagers"][title.base] if title else 0
            stake = paid["stake"] or base
            assert paid["net"] == int(gain(words) * stake), (line, words, dealt.raw)
