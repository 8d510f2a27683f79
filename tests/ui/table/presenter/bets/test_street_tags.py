"""The multiple of a bet stands before its amount where a seat could choose its size."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.ui.table.presenter.bets.street_tags import street_tags, taken_back
from dealer_assist.ui.table.presenter.felt.wager_rows import rows_of


def test_a_bet_by_street_shows_how_many_antes_it_is() -> None:
    wagers = {"ante": 1500, "third": 4500, "fourth": 1500}
    table = dealt("mississippi-nexus", {}, {4: wagers})
    assert street_tags(table, 4) == {"third": "3×", "fourth": "1×"}
    assert [row.tag for row in rows_of(table, 4)] == ["", "3×", "1×", "", ""]


def test_one_bet_over_several_streets_shows_when_it_was_made() -> None:
    table = dealt("ultimate-nexus", {}, {1: {"ante": 1000, "blind": 1000, "play": 4000}})
    assert street_tags(table, 1) == {"play": "4×"}


def test_a_bet_of_one_size_needs_no_tag() -> None:
    table = dealt("holdem-nexus", {}, {1: {"ante": 1000, "flop": 2000, "turn": 1000}})
    assert street_tags(table, 1) == {}


def test_a_seat_whose_wagers_nobody_entered_has_none() -> None:
    assert street_tags(dealt("mississippi-nexus", {"1": "As Ks"}), 1) == {}


def test_a_bet_rides_once_its_street_is_over_and_one_that_went_back_says_so() -> None:
    wagers = {"bet_1": 0, "bet_2": 1500, "bet_3": 1500}
    table = dealt("let-it-ride-nexus", {}, {3: wagers})
    assert street_tags(changed(table, stages=("first", "second")), 3) == {}
    settling = changed(table, stages=("first", "second", "showdown"))
    assert street_tags(settling, 3) == {"bet_2": "RIDES"}
    assert taken_back(settling, 3) == {"bet_1": "BACK $15"}
    rows = [(row.amount, row.tag, row.is_back) for row in rows_of(settling, 3)]
    assert rows[:2] == [("BACK $15", "", True), ("$15", "RIDES", False)]


def test_half_of_the_wager_is_marked_where_a_tied_seat_gave_up() -> None:
    table = dealt("casino-war", {}, {3: {"wager": 1000, "tie": 500}}, folded=(3,))
    assert street_tags(table, 3) == {"wager": "HALF"}
    wager, war, tie = rows_of(table, 3)
    assert (wager.tag, wager.is_collected) == ("HALF", False)
    assert (war.amount, tie.is_live) == ("", True)
