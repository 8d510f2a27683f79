"""A sentence about an event, its holes filled by the event."""

import pytest

from dealer_assist.message import Msg
from dealer_assist.table import events as e
from dealer_assist.ui.table.presenter.words.said import said_of


def test_a_hole_is_filled_in_the_words_that_a_dealer_has_for_it(crazy4) -> None:
    table = crazy4.open().table
    claim = e.ClaimMade(5, "A", "four_aces")
    assert said_of(Msg("Seat {seat} claims {hand}"), claim, table) == "Seat 5 claims Four Aces"
    reached = e.StageReached(1, "no_stage_of_this_game")
    assert said_of(Msg("It came to {stage}"), reached, table) == "It came to NO STAGE OF THIS GAME"


def test_where_there_is_something_to_choose_a_function_says_it(crazy4) -> None:
    event = e.HandFolded(3)
    assert said_of(lambda one, _: f"{one.seat} went", event, crazy4.open().table) == "3 went"


def test_a_hole_that_no_event_fills_is_a_fault(crazy4) -> None:
    with pytest.raises(AttributeError):
        said_of(Msg("{colour}"), e.HandFolded(3), crazy4.open().table)
