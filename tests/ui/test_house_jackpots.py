"""A house jackpot is no progressive: no screen, page or sign of its tables calls it one."""

import random
from collections.abc import Iterator

import pytest
from random_tables import ANYTHING, likely, shipped
from shipped_tables import TABLES

from dealer_assist.catalog.rule_book import load_rule_book
from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.errors import Refused
from dealer_assist.paths import resources
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.state import Table
from dealer_assist.table.words import has_house_only
from dealer_assist.ui.pages.history import COLUMNS
from dealer_assist.ui.pages.odds.wager import odds_model, wager_rows
from dealer_assist.ui.pages.rules import chapters_of
from dealer_assist.ui.pages.signage.sheets import signage
from dealer_assist.ui.sign.presenter.table_sign import sign_model
from dealer_assist.ui.supervisor.sheet import sheet_model
from dealer_assist.ui.table.presenter.table import table_model
from dealer_assist.ui.table.presenter.words.event_words import event_words
from dealer_assist.value import Value, fields

STEPS = 250
HOUSE = ["house-money-house-blazing", "house-money-house-trilux", "house-money-house"]


def words_in(value: object) -> Iterator[str]:
    """Return every text within a model, not the keys that it carries."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Value):
        for name in fields(value):
            if name not in ("key", "action", "touch"):
                yield from words_in(getattr(value, name))
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from words_in(one)


def shown_at(name: str, view: object) -> Iterator[str]:
    """Play this and that at a table, and give all that its screens say meanwhile."""
    table, chance = Table(shipped(name)), random.Random(name)
    for at in range(STEPS):
        command = chance.choice(likely(table) if chance.random() < 0.8 else chance.choice(ANYTHING))
        try:
            events = decide(table, command, 1_760_000_000_000 + at * 4_000)
        except Refused as refused:
            yield str(refused)
            continue
        for event in events:
            yield event_words(event, table)
            table = evolve_all(table, (event,))
        yield from words_in(table_model(table, view))
        yield from words_in(sheet_model(table, view))
        yield from words_in(sign_model(table.setup, table))


@pytest.mark.parametrize("name", HOUSE)
def test_nothing_at_a_table_of_house_jackpots_says_progressive(name: str, view) -> None:
    setup = shipped(name)
    book = load_rule_book(resources() / "rules" / f"{setup.layout}.toml")
    odds = odds_of(setup, resources())
    pages = (chapters_of(book, setup), signage(setup, book), COLUMNS)
    figures = (wager_rows(odds, setup), *(odds_model(one, setup) for one in odds))
    said = {*words_in(pages), *words_in(figures), *shown_at(name, view)}
    assert sorted(words for words in said if "progressive" in words.lower()) == []


def test_there_are_such_tables() -> None:
    assert [name for name in TABLES if has_house_only(shipped(name))] == HOUSE
