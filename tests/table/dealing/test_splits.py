"""A split as commands, and a free one with its lammer; what is not earned the table refuses."""

from dealt_table import shipped
from sitting import Sit

from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import splits

BET = {"blackjack": 2500}


def test_a_free_split_lays_its_lammer_and_parts_the_pair(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("8s", "8d")))
    sitting.do(c.SeeCards("dealer", ("6d",)))
    commands = splits.lammer_of(sitting.table, "4", "free_split")
    sitting.do(*commands)
    assert sitting.table.seat(4).wagers == {**BET, "free_split_b": 2500}
    assert (sitting.table.round.cards["4"], sitting.table.round.cards["4b"]) == (("8s",), ("8d",))


def test_a_free_split_of_tens_is_refused_in_one_sentence_and_moves_nothing(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.PlaceWagers(4, BET), c.StartGame(), c.SeeCards("4", ("Ks", "Kd")))
    sitting.do(c.SeeCards("dealer", ("6d",)))
    before = sitting.table
    first, *_ = splits.lammer_of(before, "4", "free_split")
    assert sitting.no_to(first) == (
        "Seat 4: a free split is for any pair but tens and faces. Split with own money, or hit"
    )
    assert sitting.table == before


def test_a_free_double_is_laid_and_taken_away_by_the_same_act(sit: Sit) -> None:
    sitting = sit(shipped("free-bet-nexus")).open()
    sitting.do(c.PlaceWagers(2, BET), c.StartGame(), c.SeeCards("2", ("6c", "5d")))
    sitting.do(c.SeeCards("dealer", ("6d",)), *splits.lammer_of(sitting.table, "2", "free_double"))
    assert sitting.table.seat(2).wagers == {**BET, "free_double": 2500}
    assert splits.free_double(sitting.table, "2") == c.PlaceWagers(2, BET)
