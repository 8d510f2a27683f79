"""The hand that known cards make: at the seat that is touched, else at the next one."""

from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.made_hands import (
    LookedAt,
    MadeHand,
    listed_hand,
    may_speak,
    next_hand,
)
from dealer_assist.table.state import Bonus, Table

CARDS = {"1": "As Ah Ad Ac 2c", "3": "2h 5d 8c Ts Kd"}
COUP = {"player": "4d 2d 3d", "banker": "Ks Qh Jc"}


def table_with(cards: dict[str, str], name: str = "crazy4-nexus") -> Table:
    wagers = {1: {"ante": 500, "play": 500}, 3: {"ante": 500, "play": 500}}
    table = dealt(name, {**cards, "dealer": "2s 3d 4c 7h 9s"}, wagers, chips={1: "A", 3: "A"})
    return changed(table, stages=tuple(one.key for one in table.setup.stages), started_at=1)


def test_the_seat_of_the_hand_is_touched_first() -> None:
    made = next_hand(table_with(CARDS), LookedAt())
    assert made == MadeHand(1, "A", "four_aces")


def test_once_its_seat_is_touched_the_button_is_open() -> None:
    made = next_hand(table_with(CARDS), LookedAt(1))
    assert made is not None
    assert made.is_open
    assert made.is_to_do


def test_a_seat_without_a_hand_leads_to_the_one_that_has_it() -> None:
    made = next_hand(table_with(CARDS), LookedAt(3))
    assert made == MadeHand(1, "A", "four_aces", of_seat=3)


def test_where_no_card_is_known_nothing_is_said() -> None:
    assert next_hand(changed(table_with(CARDS), cards={}), LookedAt()) is None


def test_chips_are_taken_before_a_hand_is_spoken_of() -> None:
    table = table_with(CARDS)
    assert may_speak(table, LookedAt())
    assert not may_speak(changed(table, chips=((1, "A"),)), LookedAt())


def test_a_side_that_decides_is_marked_before_the_tables_hand() -> None:
    table = dealt("dragon-nexus-2", {"player": "9d", "banker": "Ks"}, chips={1: "A"})
    made = next_hand(table, LookedAt(tab="player"))
    assert made is not None
    assert (made.seat, made.asks_side) == (1, True)


def test_two_sevens_are_not_asked_for_while_the_hand_may_still_draw_the_third() -> None:
    """House Money ordered the payment of two sevens, then seat 3 drew the third one."""
    cards = {"3": "7c 7s", "dealer": "Ac"}
    table = dealt("house-money-nexus", cards, {3: {"blackjack": 2500}}, chips={3: "A"})
    played = ("deal", "play")
    reached = tuple(one.key for one in table.setup.stages if one.key in played)
    peeked = changed(table, stages=reached, started_at=1, bonus=Bonus(peek="none"))
    assert listed_hand(peeked, LookedAt()) is None
    last = tuple(one.key for one in table.setup.stages)
    three = changed(peeked, stages=last, cards={"3": ("7c", "7s", "7d"), "dealer": ("Ac", "9d")})
    made = next_hand(three, LookedAt())
    assert made is not None
    assert made.seat == 3
