"""Where cards are: what is on record as text is asked as a value, and is the same text again."""

import pytest
from shipped_tables import EVERY_TABLE, TABLES, shipped
from sitting import Sit

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing.dealt_cards import most_at
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import (
    BankerHand,
    Board,
    DealerHand,
    Nowhere,
    Place,
    PlayerHand,
    SeatHand,
    first_of,
    hand_of,
    is_first_hand,
    is_of_seat,
    place_of,
    seat_hand,
    seat_of,
)
from dealer_assist.table.setup.table_setup import TableSetup

LETTERS = ("", *"bcdrstuz")


def texts_of(setup: TableSetup) -> set[str]:
    """Name every place that this table deals cards to, as the record has it."""
    seats = {f"{seat}{letter}" for seat in range(1, 10) for letter in LETTERS}
    return {
        one for one in seats | {"dealer", "board", "player", "banker"} if most_at(setup, one) > 0
    }


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("dealer", DealerHand()),
        ("board", Board()),
        ("player", PlayerHand()),
        ("banker", BankerHand()),
        ("5", SeatHand(5)),
        ("5b", SeatHand(5, "b")),
        ("12", SeatHand(12)),
        ("12r", SeatHand(12, "r")),
        ("3z", SeatHand(3, "z")),
        ("", Nowhere("")),
        ("seat", Nowhere("seat")),
        ("0", Nowhere("0")),
        ("05", Nowhere("05")),
        ("5bb", Nowhere("5bb")),
        ("5 b", Nowhere("5 b")),
        ("Dealer", Nowhere("Dealer")),
        ("٣", Nowhere("٣")),
    ],
)
def test_a_text_names_one_place_and_the_place_that_text(text: str, place: Place) -> None:
    assert place_of(text) == place
    assert place.text == text


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_every_place_of_a_shipped_table_is_one_and_comes_back_as_it_was(name: str) -> None:
    setup = shipped(name)
    texts = texts_of(setup)
    assert texts
    for text in texts:
        place = place_of(text)
        assert place.text == text
        assert not isinstance(place, Nowhere)
        assert not isinstance(place, SeatHand) or place.seat in setup.seats


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_the_places_that_are_read_in_are_those_that_the_table_deals_to(sit: Sit, name: str) -> None:
    table = sit(shipped(name)).open().table
    assert set(known.places(table)) <= texts_of(table.setup)


def test_the_hands_of_all_shipped_tables_have_every_letter() -> None:
    setups = [shipped(name) for name in TABLES]
    hands = [hand for one in setups for text in texts_of(one) if (hand := seat_hand(text))]
    assert {hand.hand for hand in hands} == {*LETTERS}


def test_a_hand_knows_its_seat_and_what_it_is() -> None:
    assert [seat_of(text) for text in ("5", "5b", "12", "12z")] == [5, 5, 12, 12]
    assert [hand_of(text).letter for text in ("5", "5b", "12r")] == ["a", "b", "r"]
    assert [text for text in ("5", "5b", "12", "dealer", "") if is_first_hand(text)] == ["5", "12"]
    assert {one for one in LETTERS if SeatHand(5, one).is_right} == {*"rstu"}
    assert {one for one in LETTERS if SeatHand(5, one).is_away} == {"z"}
    assert first_of("12z") == "12"


def test_what_is_split_off_the_right_hand_has_letters_of_its_own() -> None:
    assert (hand_of("5").split_off, hand_of("5c").split_off) == ("bcd", "bcd")
    assert (hand_of("5r").split_off, hand_of("5t").split_off) == ("stu", "stu")


def test_a_wager_on_a_hand_is_named_after_its_letter_and_that_of_the_first_is_not() -> None:
    assert hand_of("5").wager("double") == hand_of("12").wager("double") == "double"
    assert hand_of("5b").wager("double") == hand_of("12b").wager("double") == "double_b"


def test_a_seat_has_its_own_hands_and_none_of_another_that_begins_alike() -> None:
    texts = ("1", "1b", "12", "12b", "dealer", "")
    assert [one for one in texts if is_of_seat(one, 1)] == ["1", "1b"]
    assert [one for one in texts if is_of_seat(one, 12)] == ["12", "12b"]


@pytest.mark.parametrize("text", ["dealer", "board", "player", "banker", "", "5bb"])
def test_what_is_no_hand_of_a_seat_is_not_taken_for_one(text: str) -> None:
    assert seat_hand(text) is None
    with pytest.raises(ValueError, match="no hand of a seat"):
        seat_of(text)


def test_only_a_seats_own_cards_have_left_it() -> None:
    texts = ("5z", "5", "5b", "dealer", "z")
    assert [one for one in texts if (hand := seat_hand(one)) and hand.is_away] == ["5z"]


def test_a_seat_that_is_not_there_is_dealt_nothing_and_has_nothing_zapped(sit: Sit) -> None:
    table = sit(shipped("zappit-nexus")).open()
    table.do(c.StartGame())
    for place in ("9", "9b", "9z"):
        assert "deals no cards" in table.no_to(c.SeeCards(place, ("Th", "6d")))


def test_on_record_a_place_is_the_text_that_was_touched(sit: Sit) -> None:
    table = sit(shipped("blackjack-bet-the-set")).open()
    table.do(c.StartGame(), c.SeeCards("5", ("8h", "8d")), c.SeeCards("dealer", ("6c",)))
    assert list(table.table.round.cards) == ["5", "dealer"]
