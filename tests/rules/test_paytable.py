"""Looking up what a hand is paid, and what a house may choose."""

from dealer_assist.rules.pays import ToOne
from dealer_assist.rules.paytable import GameDefinition, Paytable

TABLE = Paytable("T-1", "queens_up", {"four_of_a_kind": ToOne(50), "queens_or_better": ToOne(1)})


def test_the_highest_line_met_is_paid() -> None:
    assert TABLE.pay(("four_aces", "four_of_a_kind")) == ToOne(50)
    assert TABLE.pay(("queens_or_better", "four_of_a_kind")) == ToOne(1)


def test_a_hand_that_meets_no_line_is_paid_nothing() -> None:
    assert TABLE.pay(("pair",)) is None
    assert TABLE.pay(()) is None


def test_a_house_chooses_among_the_values_of_an_option() -> None:
    game = GameDefinition("whist", "Whist", {}, {}, {"surrender": (False, True), "decks": (6, 1)})
    assert game.allows("surrender", value=True)
    assert game.allows("decks", 6)
    assert not game.allows("decks", 2)
    assert not game.allows("soft_17", "hit")


def test_one_is_not_true_and_nought_is_not_false() -> None:
    game = GameDefinition("whist", "Whist", {}, {}, {"surrender": (False, True), "decks": (1,)})
    assert not game.allows("surrender", 1)
    assert not game.allows("surrender", 0)
    assert not game.allows("decks", value=True)
