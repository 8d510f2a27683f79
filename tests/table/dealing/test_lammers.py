"""Free doubles and free splits: laid where the rules have them, one sentence where they do not."""

import pytest
from dealt_table import dealt, shipped
from sitting import Sit, Sitting

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import lammers

BET = {"blackjack": 2500}


@pytest.fixture
def playing(sit: Sit) -> Sitting:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("8s", "8d")))
    sitting.do(c.SeeCards("dealer", ("6d",)))
    return sitting


def laid(**lammer: int) -> c.PlaceWagers:
    return c.PlaceWagers(4, {**BET, **lammer})


def test_a_pair_is_split_for_free_and_each_hand_may_be_doubled_for_free(playing: Sitting) -> None:
    playing.do(laid(free_split_b=2500), c.SeeCards("4", ("8s", "3h")), c.SeeCards("4b", ("8d",)))
    playing.do(laid(free_split_b=2500, free_double=2500))
    assert lammers.lying(playing.table, 4) == {"free_split_b": 2500, "free_double": 2500}
    assert lammers.on_layout(playing.table) == 2
    playing.do(c.SeeCards("4", ("8s", "3h", "Kd")))
    said = playing.no_to(c.SeeCards("4", ("8s", "3h", "5d", "2c")))
    assert said == "Seat 4 has doubled. No card can follow"


@pytest.mark.parametrize(
    ("cards", "lammer", "said"),
    [
        (
            "Kh Kd",
            {"free_split_b": 2500},
            "Seat 4: a free split is for any pair but tens and faces. Split with own money, or hit",
        ),
        (
            "8h 7d",
            {"free_split_b": 2500},
            "Seat 4: a split needs two cards of the same rank. Hit or stand",
        ),
        (
            "Ah 8d",
            {"free_double": 2500},
            "Seat 4: a free double is for two cards of hard 9, 10 or 11. Double with own money",
        ),
        ("6h 5d", {"free_double": 1000}, "A lammer at seat 4 is worth its wager of $25. Lay that"),
        ("6h 5d", {"free_double_b": 2500}, "Seat 4b is no hand. Choose another place"),
        (
            "6h 5d",
            {"double": 2500, "free_double": 2500},
            "Seat 4 has doubled already. Undo that first",
        ),
    ],
)
def test_a_lammer_that_no_hand_has_earned_moves_nothing(
    playing: Sitting, cards: str, lammer: dict[str, int], said: str
) -> None:
    playing.do(c.SeeCards("4", tuple(cards.split())))
    before = playing.table
    assert playing.no_to(laid(**lammer)).startswith(said)
    assert playing.table == before


def test_no_lammer_before_the_look_and_none_against_a_blackjack(playing: Sitting) -> None:
    playing.do(c.SeeCards("dealer", ("Tc",)))
    assert playing.no_to(laid(free_split_b=2500)) == "Look for blackjack first"
    playing.do(c.AnswerPeek("blackjack"))
    assert playing.no_to(laid(free_split_b=2500)) == "Dealer has blackjack. No draws"


def test_a_hand_that_is_there_is_not_split_for_free_afterwards(playing: Sitting) -> None:
    playing.do(c.SeeCards("4", ("8s",)), c.SeeCards("4b", ("8d",)))
    said = playing.no_to(laid(free_split_b=2500))
    assert said == "Seat 4b is split already. Undo the split first"


def test_split_aces_are_split_once_and_hands_end_at_the_houses_number() -> None:
    aces = dealt("free-bet-nexus", {"4": "As Ad", "4b": "Ah 5c", "dealer": "6d"}, {4: BET})
    assert "stand automatically" in lammers.why_no_split(aces, "4")
    cards = {"4": "8s 8d", "4b": "8h 5c", "4c": "8c 9c", "4d": "8c 2d", "dealer": "6d"}
    four = dealt("free-bet-nexus", cards, {4: BET})
    assert "4 hands at most" in lammers.why_no_split(four, "4")


def test_a_lammer_is_no_money_and_lies_only_beside_a_hand() -> None:
    wagers = {**BET, "free_double": 2500, "free_split_c": 2500}
    table = dealt("free-bet-nexus", {"4": "6s 5d 9c"}, {4: wagers})
    assert lammers.chips_of(wagers) == BET
    assert lammers.lying(table, 4) == {"free_double": 2500}


def test_other_blackjack_has_none(sit: Sit) -> None:
    sitting = sit(shipped("blackjack-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("6s", "5d")))
    said = sitting.no_to(laid(free_double=2500))
    assert said == "Blackjack has no free bets. Use own money"


def test_a_live_table_needs_one_touch_a_stage(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.start(5, sensor="A")
    sitting.do(c.MissChip(5, "A"))
    for stage in ("play", "dealer", "settle"):
        assert sitting.do(c.AdvanceStage(stage)) == [e.StageReached(sitting.now, stage)]
    sitting.now += 60_000
    sitting.do(c.EndGame())
