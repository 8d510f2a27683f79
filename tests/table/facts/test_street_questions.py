"""Seats that decide at a street: who is asked, in which order, and who has said."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.dealing.street_questions import seat_asked, seats_to_ask, stake_of
from dealer_assist.table.state import Table

WAGERS = {
    1: {"ante": 1000, "third": 1000, "fourth": 3000},
    4: {"ante": 1500, "third": 4500},
    6: {"ante": 2000, "third": 4000},
}


def at_fourth() -> Table:
    return changed(dealt("mississippi-nexus", {}, WAGERS), stages=("ante", "third", "fourth"))


def test_the_first_seat_that_has_not_bet_is_asked() -> None:
    assert seats_to_ask(at_fourth()) == (4, 6)
    assert seat_asked(at_fourth(), None) == 4


def test_a_seat_that_is_touched_is_asked_while_it_has_not_decided() -> None:
    assert seat_asked(at_fourth(), 6) == 6
    assert seat_asked(at_fourth(), 1) is None


def test_a_game_without_streets_asks_nobody() -> None:
    assert seats_to_ask(dealt("crazy4-nexus", {}, {1: {"ante": 500}})) == ()


def test_the_base_stake_is_the_ante() -> None:
    assert stake_of(at_fourth(), 4) == 1500
