"""A round in a dealer's sentences."""

from dealt_table import shipped

from dealer_assist.table import events as e
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.words.event_words import event_words


def test_cards_are_told_by_their_place(crazy4) -> None:
    table = crazy4.open().table
    assert event_words(e.CardsSeen(1, "5", ("AS", "KD")), table) == "Cards at seat 5: AS KD"
    assert event_words(e.CardsSeen(1, "dealer", ()), table) == "Cards at dealer: taken back"


def test_a_lammer_on_the_layout_is_no_money(crazy4) -> None:
    laid = e.WagersPlaced(4, {"blackjack": 2500, "free_double": 2500})
    assert event_words(laid, crazy4.table) == "Seat 4 has $25 on the layout"


def test_a_zap_is_told_with_the_cards_that_have_gone(crazy4) -> None:
    zapped = e.CardsSeen(1, "4z", ("9s", "7d"))
    assert event_words(zapped, crazy4.table) == "Seat 4 was zapped: 9s 7d are gone"


def test_a_hand_that_is_given_up_is_told_with_what_goes_back(crazy4) -> None:
    given = e.WagersPlaced(4, {"blackjack": 2500, "double": 2500, "surrender": 2500})
    said = "Seat 4 has $50 on the layout and gives up a hand: $25 goes back"
    assert event_words(given, crazy4.table) == said


def test_half_of_a_tied_wager_is_given_up_and_not_folded(crazy4) -> None:
    war = Table(shipped("casino-war"))
    assert event_words(e.HandFolded(3), war) == "Seat 3 gave up half of its wager"
    assert event_words(e.HandUnfolded(3), war) == "Seat 3 did not surrender"
    assert event_words(e.HandFolded(3), crazy4.table) == "Seat 3 folded"
    assert event_words(e.HandUnfolded(3), crazy4.table) == "Seat 3 did not fold"
