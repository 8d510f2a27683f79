"""Setting a hand on the pad: two wells, a foul that is held, the house way when others have set."""

from dealt_table import dealt, shipped
from table_facts import changed

from dealer_assist.table.commands.round import SetHand
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.cards.presenter import acts as pad_acts
from dealer_assist.ui.pages.cards.presenter import pad as card_pad
from dealer_assist.ui.pages.cards.presenter import set_hand
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)
from dealer_assist.value import replace

CARDS = "Kh Td 9d 9h 4d 4s 7s"
DEALER = "6s 3d Js Jd Ah Ks 2c"
BET = {"main": 2500}


def table_with(*stages: str, low: tuple[str, ...] = ()) -> Table:
    places = {"3": "8s 8h Ad Qc Ts 7h 4c", "4": CARDS, "dealer": DEALER}
    table = dealt("fortune-pai-gow", places, {3: BET, 4: BET})
    laid = replace(table.seat(4), low=low)
    return changed(table, seats={**table.round.seats, 4: laid}, stages=stages or ("set",))


def states(table: Table, place: str, low: tuple[str, ...] = ()) -> dict[str, tuple[str, str]]:
    acts = set_hand.set_acts(table, place, low)
    return {str(one.touch): (one.state.value, one.detail) for one in acts}


def test_the_low_hand_never_holds_three() -> None:
    low = set_hand.moved((), "Kh")
    low = set_hand.moved(low, "Td")
    assert low == ("Kh", "Td")
    assert set_hand.moved(low, "9d") == ("Td", "9d")
    assert set_hand.moved(low, "Kh") == ("Td",)


def test_both_hands_are_named_once_two_cards_are_in_front() -> None:
    table = table_with()
    begun = set_hand.wells(table, "4", ("Kh",))
    assert begun is not None
    assert (begun.low, begun.low_words, begun.is_foul) == (("Kh",), "", False)
    legal = set_hand.wells(table, "4", ("Kh", "Td"))
    assert legal is not None
    assert (legal.low_words, legal.high_words) == ("K-10", "Two Pair 9-4-7")
    foul = set_hand.wells(table, "4", ("9d", "9h"))
    assert foul is not None
    assert foul.is_foul
    assert foul.title == "FOUL: LOW is above HIGH"


def test_record_is_next_when_legal_and_held_when_foul() -> None:
    table = table_with()
    assert states(table, "4")["record"] == ("not yet", "Two low cards")
    assert states(table, "4", ("Kh", "Td"))["record"] == ("next", "Seat 4")
    assert states(table, "4", ("9d", "9h"))["record"] == ("hold", "Hold: seat 4 loses")
    was_set = table_with("set", low=("Kh", "Td"))
    assert states(was_set, "4", ("Kh", "Td"))["record"] == ("not yet", "On record")


def test_the_house_way_waits_for_the_others() -> None:
    assert states(table_with(), "4")["house_way"] == ("not yet", "Others set first")
    assert states(table_with("set", low=("Kh", "Td")), "3")["house_way"][0] == "available"
    assert states(table_with(), "dealer")["house_way"] == ("not yet", "Choose a seat")


def test_the_dealers_hand_shows_its_row_only_after_all_have_set() -> None:
    assert set_hand.wells(table_with(), "dealer", ()) is None
    assert card_pad.pad_model(table_with(), "dealer", can_undo=False).cards == ("",) * 7
    shown = set_hand.wells(table_with("set", "dealer"), "dealer", ())
    assert shown is not None
    assert (shown.title, shown.detail) == ("Set by the house way", "By the row for one pair")
    assert set(shown.low) == {"Ah", "Ks"}


def test_an_act_is_a_command_and_can_be_undone() -> None:
    assert set_hand.set_by("record", "4", ("Kh", "Td")) == SetHand(4, ("Kh", "Td"))
    assert set_hand.set_by("house_way", "4", ()) == SetHand(4, by_house_way=True)
    before, after = table_with(), table_with("set", low=("Kh", "Td"))
    assert SetHand(4, ()) in pad_acts.undone(before, after)
    assert set_hand.next_unset(before) == "3"
    assert set_hand.low_of(after, "4") == ("Kh", "Td")


def test_only_the_own_cards_can_be_touched() -> None:
    keys = card_pad.pad_model(table_with(), "4", can_undo=False).keys
    assert {key.card for key in keys if not key.reason} == set(CARDS.split())
    assert len(keys) == 53


def test_no_other_game_has_wells() -> None:
    table = dealt("dj-wild", {"4": "9h Th 2s Qh 2c"})
    assert set_hand.wells(table, "4", ()) is None
    acts = card_pad.pad_model(table, "4", can_undo=False).actions
    assert not any(one.touch in ("record", "house_way") for one in acts)
    assert all(one.state is not ActionState.NEXT for one in acts)


def test_nothing_of_the_dealers_house_way_shows_before_all_have_set() -> None:
    strip = set_hand.dealer_strip(table_with("set"))
    assert (strip.title, strip.detail) == ("DEALER", "Face down until all have set")
    assert (strip.low, strip.high) == ((), ("",) * 7)


def test_once_all_have_set_the_dealers_hand_lies_open_under_the_wells() -> None:
    strip = set_hand.dealer_strip(table_with("set", "dealer"))
    assert (strip.title, strip.detail) == (
        "DEALER, SET BY THE HOUSE WAY",
        "By the row for one pair",
    )
    assert (strip.low, len(strip.high)) == (("Ah", "Ks"), 5)


def test_a_face_up_dealer_shows_before_anybody_sets() -> None:
    up = changed(
        table_with("set"), setup=shipped("face-up-pai-gow"), stages=("bets", "dealer", "set")
    )
    assert set_hand.dealer_strip(up).low == ("Ah", "Ks")
    unknown = changed(up, cards={}, stages=("bets",))
    assert set_hand.dealer_strip(unknown).detail == "Turned first. Enter them"
