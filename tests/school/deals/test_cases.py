"""Cases that are asked about at a table: jackpots that the file of its game plays for, too."""

from random import Random

import pytest
from shipped_tables import shipped

from dealer_assist.catalog.book import load_book
from dealer_assist.paths import resources
from dealer_assist.school.deals.cases import jackpot_cases
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.deals.house import book_of, house_of


@pytest.mark.parametrize("name", ["big-raise-nexus", "three-card-progressive", "crazy4-link"])
def test_a_jackpot_of_a_table_is_asked_about_and_dealt_there(name: str) -> None:
    setup = shipped(name)
    book = book_of(setup, load_book(resources()))
    (jackpot,) = setup.jackpots.values()
    cases = [
        case for case in jackpot_cases(book) if (case.game, case.table) == (setup.game, jackpot.key)
    ]
    assert [case.line for case in cases] == [line.key for line in jackpot.lines]
    Dealing(book, Random(4), house_of(setup, book)).deal(cases[0])
