"""A set hand on its plate: backs until it is turned, then both hands, marks and the result."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.cards.cards import card_rows, low_words, seat_cards
from dealer_assist.ui.table.presenter.cards.set_hands import dealer_cards, set_model
from dealer_assist.value import replace

CARDS = "Kh Td 9d 9h 4d 4s 7s"
DEALER = "6s 3d Js Jd Ah Ks 2c"


def table_with(*stages: str, low: tuple[str, ...] = ()) -> Table:
    table = dealt("fortune-pai-gow", {"4": CARDS, "dealer": DEALER}, {4: {"main": 2500}})
    laid = replace(table.seat(4), low=low)
    return changed(table, seats={**table.round.seats, 4: laid}, stages=stages)


def test_a_hand_lies_face_down_until_it_is_compared() -> None:
    before = set_model(table_with("set"), 4)
    assert before is not None
    assert (before.low, before.high, before.note) == (("",) * 2, ("",) * 5, "SETS")
    after = set_model(table_with("set", low=("Kh", "Td")), 4)
    assert after is not None
    assert (after.low, after.note, after.is_done) == (("",) * 2, "SET", True)
    assert seat_cards(table_with("set"), 4) == ((), "")


def test_a_turned_hand_says_which_of_the_two_is_higher() -> None:
    shown = set_model(table_with("set", "dealer", low=("Kh", "Td")), 4)
    assert shown is not None
    assert (shown.low, shown.high) == (("Kh", "Td"), ("9d", "9h", "4d", "4s", "7s"))
    assert (shown.low_wins, shown.high_wins, shown.result) == (False, True, "PUSH")


def test_a_foul_is_named_and_not_compared() -> None:
    shown = set_model(table_with("set", "dealer", low=("9d", "9h")), 4)
    assert shown is not None
    assert (shown.low_wins, shown.high_wins, shown.result) == (None, None, "FOUL, LOSE")


def test_a_turned_hand_that_nobody_has_set_has_no_result() -> None:
    shown = set_model(table_with("set", "dealer"), 4)
    assert shown is not None
    assert (shown.note, shown.result) == ("NOT SET", "")
    assert all(shown.low)


def test_the_dealers_low_hand_comes_first_once_all_have_set() -> None:
    assert dealer_cards(table_with("set")) == ("",) * 7
    assert card_rows(table_with("set"))[0].note == ""
    after = table_with("set", "dealer", low=("Kh", "Td"))
    assert dealer_cards(after) == ("Ah", "Ks", "6s", "3d", "Js", "Jd", "2c")
    assert card_rows(after)[0].note == "Pair J-6-3-2. Low A-K"


def test_the_low_hand_is_a_pair_or_two_ranks() -> None:
    assert low_words("pair:8") == "Pair 8"
    assert low_words("high_card:A-T") == "A-10"


def test_no_other_game_sets_hands() -> None:
    assert set_model(dealt("dj-wild", {"4": "9h Th 2s Qh 2c"}), 4) is None
