"""Claims and wins in a dealer's sentences."""

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.ui.table.presenter.words.event_words import event_words


def test_a_win_is_told_with_who_and_how_much(crazy4) -> None:
    crazy4.start(5).claim(5, "four_aces").confirm()
    card = crazy4._staff["executive-1"]
    (event, *_) = decide(crazy4.table, c.SwipeCard(card, card.last_four), 1)
    words = event_words(event, crazy4.table)
    assert words == f"{card.name} authorized 1 win, $5,000.24"


def test_a_claim_names_the_hand_as_printed(crazy4) -> None:
    event = e.ClaimMade(5, "A", "four_aces")
    assert event_words(event, crazy4.open().table) == "Seat 5 claims Four Aces"
    refuted = e.ClaimDropped(5, "A", "four_aces", is_refuted=True)
    assert event_words(refuted, crazy4.table) == "Seat 5: Four Aces is not a win"
