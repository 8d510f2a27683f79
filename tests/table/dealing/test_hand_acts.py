"""Hands played act by act: one record each, in the order of the seats, the last one taken back."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import hand_acts, lammers

HELD = {"2": "Kc 9d", "4": "8s 8d", "6": "Kh Kd", "7": "Ad 6h", "dealer": "6d"}


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    return dealt_out(sit, HELD)


def dealt_out(sit: Sit, held: dict[str, str], *, table: str = "free-bet-nexus") -> Sitting:
    sitting = sit(shipped(table)).open()
    seats = [int(place) for place in held if place != "dealer"]
    sitting.do(*(c.PlaceWagers(seat, {"blackjack": 2500}) for seat in seats), c.StartGame())
    sitting.do(*(c.SeeCards(place, tuple(cards.split())) for place, cards in held.items()))
    return sitting


def turn(sitting: Sitting) -> str:
    return hand_acts.to_play(sitting.table)


def act(place: str, word: str, cards: str = "") -> c.PlayHand:
    return c.PlayHand(place, word, tuple(cards.split()))


def undo(place: str, word: str) -> c.PlayHand:
    return c.PlayHand(place, word, is_on=False)


def test_a_hand_that_stands_gives_its_turn_to_the_next_seat(playing: Sitting) -> None:
    assert turn(playing) == "2"
    (said,) = playing.do(act("2", "stand"))
    assert said == e.HandActed(playing.now, "2", "stand")
    assert turn(playing) == "4"
    assert hand_acts.is_over(playing.table, "2")
    assert playing.no_to(act("2", "hit", "2c")) == "Seat 4 is next. Play that hand first"


def test_a_free_split_is_one_record_with_its_lammer_and_the_second_card(playing: Sitting) -> None:
    playing.do(act("2", "stand"))
    events = playing.do(act("4", "free_split", "3h"))
    assert [type(one).__name__ for one in events] == [
        *("HandActed", "WagersPlaced", "CardsSeen", "CardsSeen"),
    ]
    assert (playing.table.round.cards["4"], playing.table.round.cards["4b"]) == (
        ("8s", "3h"),
        ("8d",),
    )
    assert lammers.lying(playing.table, 4) == {"free_split_b": 2500}
    assert turn(playing) == "4"
    playing.do(act("4", "free_double", "Kd Ts"))  # 21, and the other hand gets its second card
    assert playing.table.round.cards["4b"] == ("8d", "Ts")
    assert turn(playing) == "4b"
    assert lammers.on_layout(playing.table) == 2


def test_the_last_act_is_taken_back_with_all_that_it_put_up_and_drew(playing: Sitting) -> None:
    playing.do(act("2", "stand"))
    before = playing.table
    playing.do(act("4", "free_split", "3h"))
    after_split = playing.table
    playing.do(act("4", "free_double", "Kd Ts"))
    said = playing.no_to(undo("4", "free_split"))
    assert said == "That was not the last act of a hand. Touch UNDO for the last one"
    playing.do(undo("4", "free_double"))
    assert (playing.table.round.cards, playing.table.round.seats) == (
        after_split.round.cards,
        after_split.round.seats,
    )
    playing.do(undo("4", "free_split"))
    assert (playing.table.round.cards, playing.table.round.seats) == (
        before.round.cards,
        before.round.seats,
    )
    playing.do(undo("2", "stand"))
    assert (turn(playing), playing.table.round.acts) == ("2", ())
    assert "not the last act" in playing.no_to(undo("2", "stand"))


def test_a_hit_that_busts_ends_the_hand(playing: Sitting) -> None:
    playing.do(act("2", "hit", "5c"))
    assert turn(playing) == "4"
    assert playing.table.round.cards["2"] == ("Kc", "9d", "5c")


def test_split_aces_get_one_card_each_and_the_turn_goes_on(sit: Sit) -> None:
    aces = dealt_out(sit, {"4": "As Ad", "6": "Kh 9d", "dealer": "6d"})
    aces.do(act("4", "free_split", "5c 9h"))
    assert (aces.table.round.cards["4"], aces.table.round.cards["4b"]) == (
        ("As", "5c"),
        ("Ad", "9h"),
    )
    assert turn(aces) == "6"


def test_own_money_doubles_and_splits_what_is_not_free(playing: Sitting) -> None:
    playing.do(act("2", "stand"), act("4", "stand"))
    playing.do(act("6", "split", "9c"))
    assert playing.table.seat(6).wagers == {"blackjack": 2500, "split_b": 2500}
    assert playing.table.round.cards["6b"] == ("Kd",)
    playing.do(act("6", "stand", "7c"), act("6b", "double", "2c"))
    assert playing.table.seat(6).wagers == {
        "blackjack": 2500,
        "split_b": 2500,
        "double_b": 2500,
    }
    playing.do(undo("6b", "double"), undo("6", "stand"), undo("6", "split"))
    assert playing.table.seat(6).wagers == {"blackjack": 2500}
    assert playing.table.round.cards["6"] == ("Kh", "Kd")


@pytest.mark.parametrize(
    ("cards", "word", "said"),
    [
        ("Kh Kd", "free_split", "Seat 4: a free split is for any pair but tens and faces"),
        ("8h 7d", "free_split", "Seat 4: a split needs two cards of the same rank"),
        ("8h 7d", "split", "Seat 4: a split needs two cards of the same rank"),
        ("Ah 6d", "free_double", "Seat 4: a free double is for two cards of hard 9, 10 or 11"),
        ("6h 5d", "double", "The double of seat 4 is free. Lay a lammer"),
        ("8h 8d", "split", "The split of seat 4 is free. Lay a lammer"),
        ("Th 6d", "surrender", "No surrender in this house. Hit or stand"),
        ("Th 6d", "zap", "No zaps in Free Bet Blackjack"),
    ],
)
def test_what_a_hand_may_not_do_is_one_sentence(sit: Sit, cards: str, word: str, said: str) -> None:
    sitting = dealt_out(sit, {"4": cards, "dealer": "6d"})
    assert sitting.no_to(act("4", word)).startswith(said)


def test_an_act_draws_as_many_cards_as_it_needs(playing: Sitting) -> None:
    assert playing.no_to(act("2", "hit")) == "Seat 2 draws a card for that. Name it too"
    assert playing.no_to(act("2", "stand", "5c")) == (
        "Seat 2 draws fewer cards for that. Leave the others out"
    )
    assert "rain" in playing.no_to(act("2", "hit", "rain"))
    assert hand_acts.lacks_card(playing.table, act("2", "hit"))
    assert not hand_acts.lacks_card(playing.table, act("2", "hit", "2c"))


def test_a_card_that_is_put_right_has_the_seat_play_anew(playing: Sitting) -> None:
    playing.do(act("2", "stand"), act("4", "stand"))
    playing.do(c.SeeCards("2", ("Kc", "5d")))
    assert turn(playing) == "2"
    assert [one.place for one in playing.table.round.acts] == ["4"]


def test_nothing_is_played_before_its_time(sit: Sit) -> None:
    early = dealt_out(sit, {"4": "8s 8d"})
    assert early.no_to(act("4", "stand")).startswith("No hand is played now")
    ten_up = dealt_out(sit, {"4": "8s 8d", "dealer": "Kd"})
    assert ten_up.no_to(act("4", "stand")).startswith("No hand is played now")
    poker = dealt("crazy4-nexus", {"4": "8s 8d 2c 3c 4h"})
    assert hand_acts.why_not(poker, "4", "stand").startswith("Crazy 4 Poker is played on")


def test_after_its_stage_nothing_is_taken_back(playing: Sitting) -> None:
    playing.do(act("2", "stand"), c.AdvanceStage("dealer"))
    assert playing.no_to(undo("2", "stand")) == (
        "The hands are played. Go back to that stage first"
    )
    playing.do(c.StepBack())
    playing.do(undo("2", "stand"))
    assert turn(playing) == "2"


def test_a_lammer_that_the_pad_has_laid_waits_for_its_card(sit: Sit) -> None:
    sitting = dealt_out(sit, {"4": "6s 5d", "dealer": "6d"})
    sitting.do(c.PlaceWagers(4, {"blackjack": 2500, "free_double": 2500}))
    said = sitting.no_to(act("4", "stand"))
    assert said == "Seat 4 has doubled. Its card comes first, touch HIT"
    sitting.do(act("4", "hit", "9c"))
    assert turn(sitting) == ""
    assert "Every hand is played" in sitting.no_to(act("4", "stand"))
