"""Two hands a seat: their second cards change places once, after the look, before anything else."""

import pytest
from dealt_table import shipped
from sitting import Sit, Sitting

from dealer_assist.rules.looks import NO_BLACKJACK
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.events.round import KEPT, SWITCHED
from dealer_assist.table.facts import voids
from dealer_assist.table.facts.dealing import stages, switches
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known

BET = {"blackjack": 5000, "super_match": 500}
FOUR = {"3": "Ts 6d", "3r": "5h Th", "4": "8c 2h", "4r": "Kh 7s"}


def seen(place: str, cards: str) -> c.SeeCards:
    return c.SeeCards(place, tuple(cards.split()))


@pytest.fixture
def two(sit: Sit) -> Sitting:
    """Two seats with both hands known, the dealer showing an eight, at PLAY."""
    sitting = sit(shipped("blackjack-switch")).open()
    sitting.do(c.PlaceWagers(3, BET), c.PlaceWagers(4, {"blackjack": 2500}), c.StartGame())
    sitting.do(*(seen(place, cards) for place, cards in FOUR.items()), seen("dealer", "8h"))
    sitting.do(c.AdvanceStage("play"))
    return sitting


def test_four_cards_a_seat_and_the_up_card_bring_the_match(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-switch")).open()
    sitting.do(c.PlaceWagers(3, BET), c.StartGame(), seen("3", "Ts 6d"), seen("dealer", "8h"))
    assert (stage := stages.now(sitting.table)) is not None
    assert stage.key == "bets"
    assert known.next_place(sitting.table) == "3r"
    sitting.do(seen("3r", "5h Th"))
    assert (stage := stages.now(sitting.table)) is not None
    assert stage.key == "deal"
    assert bonus_pays.pays(sitting.table) == {(3, "super_match"): 500}  # a pair, 1 to 1


def test_second_cards_change_places_and_the_match_stays(two: Sitting) -> None:
    assert switches.to_ask(two.table) == (3, 4)
    act, first, *_ = two.do(c.SwitchCards(3, SWITCHED))
    assert (act, type(first)) == (e.HandActed(two.now, "3", "switch"), e.SwitchAnswered)
    assert (two.table.round.cards["3"], two.table.round.cards["3r"]) == (("Ts", "Th"), ("5h", "6d"))
    assert switches.as_dealt(two.table, 3) == ("Ts", "6d", "5h", "Th")
    assert bonus_pays.pays(two.table) == {(3, "super_match"): 500}
    assert switches.to_ask(two.table) == (4,)
    two.do(c.SwitchCards(4, KEPT))
    assert switches.to_ask(two.table) == ()
    assert two.table.round.cards["4"] == ("8c", "2h")


def test_the_same_answer_once_more_is_no_second_fact_and_another_one_moves_them_back(
    two: Sitting,
) -> None:
    two.do(c.SwitchCards(3, SWITCHED))
    assert two.do(c.SwitchCards(3, SWITCHED)) == []
    two.do(c.SwitchCards(3, KEPT))
    assert two.table.round.cards["3"] == ("Ts", "6d")
    two.do(c.SwitchCards(3, SWITCHED), c.SwitchCards(3, ""))
    assert two.table.round.cards["3"] == ("Ts", "6d")
    assert switches.to_ask(two.table) == (3, 4)


@pytest.mark.parametrize(
    "played",
    [
        seen("3", "Ts 6d 2c"),
        seen("3r", "5h Th 2c"),
        c.PlaceWagers(3, {**BET, "double": 5000}),
        c.PlaceWagers(3, {**BET, "double_r": 5000}),
    ],
)
def test_a_switch_after_a_hit_or_a_double_is_refused_in_one_sentence(
    two: Sitting, played: c.Command
) -> None:
    two.do(played)
    before = two.table
    said = two.no_to(c.SwitchCards(3, SWITCHED))
    assert said == "Seat 3 has played on. A switch comes before anything else"
    assert two.table == before


def test_a_switch_after_a_split_is_refused(two: Sitting) -> None:
    two.do(c.SwitchCards(3, SWITCHED), seen("3", "Ts"), seen("3b", "Th"))
    assert "has played on" in two.no_to(c.SwitchCards(3, KEPT))
    assert two.table.seat(3).switch == SWITCHED  # a split puts no card right


def test_nothing_is_switched_before_the_look_nor_against_a_blackjack(two: Sitting) -> None:
    two.do(seen("dealer", "Kh"))
    assert two.no_to(c.SwitchCards(3, SWITCHED)) == "Look for blackjack first"
    assert switches.to_ask(two.table) == ()
    two.do(c.AnswerPeek(NO_BLACKJACK))
    assert switches.to_ask(two.table) == (3, 4)
    two.do(c.AnswerPeek(""), seen("dealer", "Kh As"))
    assert "dealer has blackjack" in two.no_to(c.SwitchCards(3, SWITCHED))


def test_what_cannot_be_switched_is_refused(two: Sitting, sit: Sit) -> None:
    assert "no seat 9" in two.no_to(c.SwitchCards(9, SWITCHED))
    assert "keeps its cards or switches" in two.no_to(c.SwitchCards(3, "rain"))
    assert "not its four cards" in two.no_to(c.SwitchCards(1, SWITCHED))
    other = sit(shipped("super-fun")).open()
    other.do(c.PlaceWagers(2, {"blackjack": 2500}), c.StartGame())
    said = other.no_to(c.SwitchCards(2, SWITCHED))
    assert said == "No switches in Super Fun 21"


def test_cards_that_are_put_right_have_the_seat_asked_again(two: Sitting) -> None:
    two.do(c.SwitchCards(3, SWITCHED), seen("3", "Ts Jh"))
    assert two.table.seat(3).switch == ""
    assert switches.to_ask(two.table) == (3, 4)
    two.do(c.SwitchCards(3, SWITCHED), seen("3", ""))
    assert two.table.seat(3).switch == ""


def test_each_hand_is_split_by_itself_to_four(two: Sitting) -> None:
    two.do(seen("4", "8c 8d"), seen("4", "8c"), seen("4b", "8d"))
    assert known.is_split(two.table, "4")
    assert known.is_split(two.table, "4b")
    assert not known.is_split(two.table, "4r")
    assert known.hands_of(two.table, 4) == ("4", "4b", "4r")
    assert known.hands_with(two.table, "4r") == ("4r",)
    two.do(seen("4r", "Kh"), seen("4s", "Kd"))
    assert known.hands_with(two.table, "4s") == ("4r", "4s")


def test_where_no_card_is_known_each_stage_is_one_touch(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-switch")).open()
    sitting.do(c.StartGame())
    for stage in ("deal", "play", "dealer", "settle"):
        sitting.do(c.AdvanceStage(stage))
    assert stages.is_last(sitting.table)


def test_a_void_gives_the_wagers_of_both_hands_back(two: Sitting) -> None:
    two.do(c.PlaceWagers(4, {"blackjack": 2500, "double_r": 2500}))
    rows = {one.seat: one.wagers for one in voids.returned(two.table)}
    assert rows == {3: 10_500, 4: 7500}
