"""The words in a prompt's braces, as the table stands."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.guide import prompt_words
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.guide.prompt_words import WORDS, chips_to_take, words
from dealer_assist.value import replace

Sitting = Any  # of conftest
Sit = Any


def test_every_word_has_a_value_at_every_time(sitting: Sitting) -> None:
    assert set(words(sitting.table, None)) == set(WORDS)
    sitting.start(5).claim(s5="four_aces").confirm()
    assert set(words(sitting.table, 5)) == set(WORDS)


def test_a_card_is_named_by_what_it_is_for(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s7="straight_flush")
    assert words(sitting.table, None)["card"] == "a staff"
    sitting.confirm()
    assert words(sitting.table, None)["card"] == "a SUPERVISOR"
    sitting.swipe("supervisor-1")
    sitting.do(c.AskAdjustment(1, "Wrong seat", note="Seen on camera 4"))
    said = words(sitting.table, None)
    assert (said["card"], said["number"], said["first"]) == ("a SUPERVISOR", "1", "")
    sitting.swipe("supervisor-1")
    assert words(sitting.table, None)["first"] == sitting.staff["supervisor-1"].name


def test_claims_are_told_from_the_right_with_their_hands(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces", s7="straight_flush")
    assert words(sitting.table, None)["claims"] == "Seat 7: Straight Flush; seat 5: Four Aces"


def test_many_claims_are_told_by_their_seats(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(*(c.SeeChip(seat, "B") for seat in range(1, 8)), c.StartGame())
    sitting.do(*(c.PressHand(seat, "three_aces_suited", "B") for seat in range(1, 5)))
    assert words(sitting.table, None)["claims"] == "Seats 4, 3, 2 and 1"


def test_only_chips_that_do_not_belong_there_are_taken(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(c.SeeChip(2, "A"), c.SeeChip(3, "B"), c.SeeChip(4, "A"), c.StartGame())
    sitting.do(c.MissChip(4, "A"))
    assert chips_to_take(sitting.table) == [2]
    assert words(sitting.table, None)["jackpot"] == "TriLux 6"


def test_the_wished_for_game_is_named(sitting: Sitting) -> None:
    sitting.do(c.ChangeGame("six-five-four"))
    assert words(sitting.table, None)["game"] == "six-five-four"


def test_what_there_is_not_is_not_named(sitting: Sitting) -> None:
    said = words(sitting.open().table, None)
    nothing = {"seat", "seats", "Seats", "pays", "claims", "jackpot", "number", "first", "game"}
    nothing |= {"step", "meter", "amount", "winners", "next", "to_pay", "owed", "reason"}
    nothing |= {"back", "cage", "bets", "bets_named", "asked", "barred", "envy_to_pay"}
    assert {word for word, value in said.items() if not value} == nothing
    assert words(sitting.table, 4)["seat"] == "4"


def test_one_seat_has_and_several_have(sitting: Sitting) -> None:
    sitting.start(5, 7).claim(s5="four_aces")
    assert words(sitting.table, None)["winners"] == "Seat 5 has a winning hand"
    sitting.claim(s7="four_aces")
    assert words(sitting.table, None)["winners"] == "Seats 7 and 5 have winning hands"


def test_claims_and_pays_are_told_in_full_while_there_is_room(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.start(5, 7).claim(s5="four_aces")
    full = words(sitting.table, None)["claims"]
    for room, said in ((len(full), full), (len(full) - 1, "Seat 5")):
        monkeypatch.setattr(prompt_words, "_IN_FULL", room)
        assert words(sitting.table, None)["claims"] == said
    monkeypatch.undo()
    sitting.confirm().swipe("executive-1")
    full = "Seat 5 $5,000.48. Last, envy: seat 7 $100"
    short = "Seat 5 $5,000.48. Last, envy $100.00"
    for room, said in ((len(full), full), (len(full) - 1, short)):
        monkeypatch.setattr(prompt_words, "_IN_FULL", room)
        assert words(sitting.table, None)["pays"] == said


def test_with_two_sensors_the_chips_that_are_taken_and_those_that_stay_are_named(sit: Sit) -> None:
    sitting = sit(shipped("house-money-nexus")).open()
    sitting.do(*(c.SeeChip(seat, "A") for seat in (1, 2, 7)))
    sitting.do(c.SeeChip(2, "B"), c.StartGame())
    assert words(sitting.table, None)["off"] == "A off seat 1, 2, 7, leave B"
    sitting.do(c.MissChip(2, "B"))
    assert words(sitting.table, None)["off"] == "A off seat 1, 2, 7"


def test_what_is_settled_before_the_end_names_no_insurance_that_is_in_the_tray(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.SeeChip(2, "A"), c.StartGame(), c.SeeCards("2", ("Ks", "5d")))
    assert "INSURANCE" in words(sitting.table, None)["settled"]
    sitting.do(c.SeeCards("dealer", ("9d",)))
    assert words(sitting.table, None)["settled"] == "Once PUSH 22, BLACKJACK are settled too"


def test_before_the_end_of_a_jackpot_that_comes_first_no_wager_is_settled(sit: Sit) -> None:
    sitting = sit(shipped("trilux-nexus")).open()
    sitting.do(c.SeeChip(2, "A"), c.StartGame())
    assert words(sitting.table, None)["settled"] == "Play the hands after it"


def test_where_folded_hands_count_their_cards_are_left(sit: Sit) -> None:
    """The plate says so too: Cover All pays by the hands dealt."""
    sitting = sit(replace(shipped("caribbean"), players=())).open()
    sitting.do(c.MarkPlaying(3), c.StartGame(), c.AdvanceStage("deal"), c.FoldHand(3))
    detail = next_step(sitting.table).detail
    assert detail == "Folds, seat 3: take ANTE, leave cards. DEALER"
