"""Where nobody enters wagers: who plays by the dealer's touch, and how many hands are dealt."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import stages, who_plays
from dealer_assist.table.facts.dealing.who_plays import Presence
from dealer_assist.table.setup.table_setup import ASK
from dealer_assist.value import replace

Sit = Any  # of conftest


def live(name: str, **changed: Any) -> Any:
    """Return a shipped table as it stands in a casino: nobody tells it the wagers."""
    return replace(shipped(name), players=(), **changed)


def test_a_touch_says_that_a_seat_plays_and_takes_it_back(sit: Sit) -> None:
    sitting = sit(live("caribbean")).open()
    assert sitting.do(c.MarkPlaying(3)) == [e.PlayingMarked(3)]
    assert who_plays.presence(sitting.table, 3) is Presence.PLAYING
    sitting.do(c.MarkPlaying(3))
    assert who_plays.presence(sitting.table, 3) is Presence.NOT_KNOWN
    sitting.do(c.MarkPlaying(3, plays=False))
    assert who_plays.presence(sitting.table, 3) is Presence.EMPTY
    assert sitting.do(c.MarkPlaying(3, plays=False)) == [], "twice is once"


def test_a_seat_plays_by_touch_after_the_start_too_and_folds_without_cards(sit: Sit) -> None:
    sitting = sit(live("six-five-four")).open()
    sitting.do(c.StartGame(), c.MarkPlaying(1), c.MarkPlaying(5))
    sitting.do(c.AdvanceStage("deal"), c.AdvanceStage("up_card"))
    sitting.do(c.FoldHand(5))
    assert sitting.table.seat(5).has_folded
    assert stages.playing(sitting.table) == (1, 5)
    assert "holds a hand" in sitting.no_to(c.MarkPlaying(5, plays=False))


def test_a_player_without_a_progressive_chip_can_be_marked_and_folded(sit: Sit) -> None:
    sitting = sit(live("crazy4-nexus")).open()
    sitting.do(c.SeeChip(1), c.StartGame(), c.MarkPlaying(4, plays=True))
    sitting.do(c.AdvanceStage("deal"), c.FoldHand(4))
    assert sitting.table.seat(4).has_folded
    assert set(sitting.table.locked) == {(1, "A")}, "a mark is no progressive wager"


def test_the_number_of_hands_follows_the_seats_and_is_open_while_one_is_not_known(
    sit: Sit,
) -> None:
    sitting = sit(live("caribbean")).open()
    assert who_plays.hands(sitting.table) == ()
    sitting.do(c.StartGame())
    assert who_plays.hands(sitting.table) == (), "nobody has said anything"
    for seat in (1, 3, 4, 6, 7):
        sitting.do(c.MarkPlaying(seat, plays=True))
    sitting.do(c.MarkPlaying(2, plays=False))
    assert who_plays.hands(sitting.table) == (6, 7), "five seats and the dealer, or six"
    sitting.do(c.AdvanceStage("deal"))
    asked = who_plays.asks_number(sitting.table)
    assert asked == ("Seat 5: PLAYING or EMPTY?", "The COVER ALL column needs it")
    sitting.do(c.MarkPlaying(5, plays=False))
    assert who_plays.hands(sitting.table) == (6,)
    assert who_plays.asks_number(sitting.table) is None


def test_the_shuffler_counts_the_hands_and_is_contradicted_by_seats_that_cannot_be(
    sit: Sit,
) -> None:
    sitting = sit(live("caribbean")).open()
    assert sitting.do(c.CountHands(6)) == [], "before the deal it tells of the last round"
    sitting.do(c.StartGame(), c.CountHands(6))
    assert who_plays.hands(sitting.table) == (6,)
    assert sitting.do(c.CountHands(6)) == []
    sitting.do(c.AdvanceStage("deal"))
    assert who_plays.asks_number(sitting.table) is None, "the number is all that is needed"
    for seat in (1, 2, 3, 4, 5, 6):
        sitting.do(c.MarkPlaying(seat, plays=True))
    sentence = "The shuffler counted 6 hands, the seats make 7: touch who plays"
    assert who_plays.against_count(sitting.table) == sentence


def test_who_played_is_taken_to_play_on_where_no_chip_hangs_on_it(sit: Sit) -> None:
    sitting = sit(live("caribbean")).open()
    sitting.do(c.MarkPlaying(1), c.MarkPlaying(2, plays=False), c.StartGame())
    sitting.do(c.CountHands(2))
    sitting.come_to_an_end()
    sitting.do(c.EndGame())
    assert who_plays.presence(sitting.table, 1) is Presence.PLAYING
    assert who_plays.presence(sitting.table, 2) is Presence.EMPTY
    assert sitting.table.round.hands_counted == 0, "every deal is counted anew"


def test_a_chip_that_needs_the_dealers_word_needs_it_every_round(sit: Sit) -> None:
    sitting = sit(live("crazy4-nexus", game_wager=ASK)).open()
    sitting.do(c.SeeChip(1), c.MarkPlaying(1), c.StartGame(), c.MissChip(1))
    sitting.come_to_an_end()
    sitting.do(c.EndGame())
    assert who_plays.presence(sitting.table, 1) is Presence.NOT_KNOWN


@pytest.mark.parametrize("name", ["crazy4-nexus", "dragon-nexus", "house-money-nexus"])
def test_where_wagers_are_known_nobody_is_asked(sit: Sit, name: str) -> None:
    sitting = sit(shipped(name)).open()
    assert not who_plays.is_asked(sitting.table)
    assert "Who plays is known here" in sitting.no_to(c.MarkPlaying(1))
