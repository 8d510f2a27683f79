"""The page of tokes in words: limits, what became of a toke, what is in the box by now."""

import pytest
from random_tables import shipped
from table_facts import changed, table_of
from tree import every, words

from dealer_assist.table.facts.settling.tokes import TokeEnd
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Phase, Seat, Table, Toke
from dealer_assist.ui.pages.tokes import TokeDraft, first_open, tokes_page
from dealer_assist.ui.toolkit.nodes import RowPress, Text
from dealer_assist.value import replace


@pytest.fixture
def table() -> Table:
    setup = replace(shipped("crazy4-nexus"), practices=Practices(tokes=TokeLimits()))
    laid = {(3, "ante"): Toke(200), (5, "ante"): Toke(100)}
    seats = {seat: Seat({"ante": 500}) for seat in (3, 5)}
    return table_of(setup, phase=Phase.IN_PLAY, round=96, seats=seats, tokes=laid)


def test_the_head_has_the_limits(table: Table) -> None:
    title, detail, mark, *_ = words(tokes_page(table, TokeDraft(), {}))
    assert title == "Tokes of round 96"
    assert detail == "$0.25 to $50, pays up to $2,500. Outside the player's limits"
    assert mark == "Never on the progressive"


def test_each_end_says_where_the_chips_go(table: Table) -> None:
    ends = {(3, "ante"): TokeEnd(100), (5, "ante"): TokeEnd(0)}
    page = tokes_page(table, TokeDraft(), ends)
    said = [one for one in words(page) if one.startswith("By the cards")]
    assert said == [
        "By the cards: lost, $1 to the tray",
        "By the cards: $1 to the box, $1 to the tray",
    ]
    five, _ = every(page, RowPress)
    assert (five.model.label, five.model.name) == ("TAKE IT", "TAKE IT 5")


def test_the_sum_tells_stakes_and_box_apart(table: Table) -> None:
    ended = changed(table, tokes={**table.round.tokes, (3, "ante"): Toke(200, 200, 1_200)})
    page = tokes_page(ended, TokeDraft(), {})
    assert "$3.00 staked, $14.00 in the toke box" in words(page)
    inks = [one.ink for one in every(page, Text) if one.words.startswith("Seat ")]
    assert inks == ["text_1", "text_2"], "what has ended is soft"


def test_a_table_that_waits_for_a_card_asks_for_nothing(table: Table) -> None:
    waiting = changed(table, phase=Phase.SWIPE)
    assert first_open(waiting, TokeDraft()) == "Not while a card is needed"
    over = changed(table, tokes={})
    assert first_open(over, TokeDraft()) == "No toke is open"


def test_after_the_start_without_tokes_the_page_says_when_they_are_placed(table: Table) -> None:
    """It was an empty page: 1 SEAT, and no seat."""
    said = words(tokes_page(changed(table, tokes={}), TokeDraft(), {}))
    assert "Place tokes before START GAME" in said
    assert "1 SEAT" not in said
