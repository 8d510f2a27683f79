"""An envy hand stays face up, and the cards that count are said in one line."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table.guide.cards_that_count import cards_that_count
from dealer_assist.table.guide.face_up import face_up_in_short, seats_face_up
from dealer_assist.table.guide.next_step import next_step

Sitting = Any  # of conftest


def test_a_claimed_hand_that_pays_envy_is_left_on_the_layout(sitting: Sitting) -> None:
    sitting.start(1, 5, 7).claim(s5="four_aces", s7="three_of_a_kind")
    assert seats_face_up(sitting.table) == (5,)
    assert face_up_in_short(sitting.table) == "Leave seat 5 face up"


def test_the_prompt_says_so_too(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="four_aces")
    sitting.do(c.MissChip(1), c.MissChip(5))
    said = "Seat 5 has a winning hand. Leave seat 5 face up"
    assert next_step(sitting.table).detail == said


def test_it_stays_until_the_round_is_over(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="four_aces").confirm().swipe("executive-1")
    assert seats_face_up(sitting.table) == (5,)


def test_a_hand_without_envy_is_locked_up(sitting: Sitting) -> None:
    sitting.start(1, 5).claim(s5="three_of_a_kind")
    assert face_up_in_short(sitting.table) == ""


@pytest.mark.parametrize(
    ("name", "sensor", "said"),
    [
        ("crazy4-nexus", "A", "The best four cards count"),
        ("crazy4-link", "A", "All five dealt cards count"),
        ("holdem-nexus", "A", "Two cards and the board count"),
        ("holdem-link", "A", "Two cards and the flop count"),
        ("house-money-nexus", "B", "Two cards and the up card count"),
        ("dragon-nexus", "A", ""),
    ],
)
def test_the_cards_that_count_are_said_in_one_line(name: str, sensor: str, said: str) -> None:
    assert cards_that_count(shipped(name), sensor) == said
