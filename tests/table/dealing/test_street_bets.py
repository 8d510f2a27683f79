"""Bets by street: at their time and in their size, folds at each of them, one sentence if not."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.rules.bets.plan import base_stake, with_taken_back
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import stages, street_bets
from dealer_assist.table.facts.judging import known_cards as known

Sit = Any  # of conftest
Sitting = Any
ANTE = {"ante": 1000}
THIRD = {**ANTE, "third": 2000}
FOURTH = {**THIRD, "fourth": 1000}
FIFTH = {**FOURTH, "fifth": 3000}


@pytest.fixture
def stud(sit: Sit) -> Sitting:
    """Three seats with an Ante, at 3rd Street."""
    sitting = sit(shipped("mississippi-nexus")).open()
    sitting.do(*(c.PlaceWagers(seat, ANTE) for seat in (1, 3, 7)))
    sitting.do(c.StartGame(), c.AdvanceStage("third"))
    return sitting


def test_a_hand_folds_at_every_street_also_after_a_bet(stud: Sitting) -> None:
    stud.do(c.FoldHand(1), c.PlaceWagers(3, THIRD), c.PlaceWagers(7, THIRD))
    stud.do(c.AdvanceStage("fourth"))
    assert stages.folded_now(stud.table) == ()
    assert stud.do(c.FoldHand(3)) == [e.HandFolded(3)]
    assert stages.folded_now(stud.table) == (3,)
    stud.do(c.PlaceWagers(7, FOURTH), c.AdvanceStage("fifth"))
    assert stud.do(c.FoldHand(7)) == [e.HandFolded(7)]
    folded = [stages.folded_at(stud.table, seat) for seat in (1, 3, 7)]
    assert [one.label for one in folded if one] == ["3RD", "4TH", "5TH"]


def test_a_fold_is_taken_back_at_its_own_street_only(stud: Sitting) -> None:
    stud.do(c.FoldHand(1), c.UnfoldHand(1), c.FoldHand(1))
    stud.do(c.PlaceWagers(3, THIRD), c.PlaceWagers(7, THIRD), c.AdvanceStage("fourth"))
    before = stud.table
    assert stud.no_to(c.UnfoldHand(1)) == "Seat 1 folded at 3RD. Go back to it first"
    assert stud.table == before
    stud.do(c.StepBack(), c.UnfoldHand(1))
    assert not stud.table.seat(1).has_folded


def test_a_hand_that_has_bet_at_this_street_does_not_fold(stud: Sitting) -> None:
    stud.do(c.PlaceWagers(3, THIRD))
    assert stud.no_to(c.FoldHand(3)) == "Seat 3 has bet 3rd Street. Its hand stays in"


@pytest.mark.parametrize(
    ("wagers", "said"),
    [
        ({**THIRD, "third": 1000}, "3rd Street is over. Go back to 3RD to change it"),
        (ANTE, "3rd Street is over. Go back to 3RD to change it"),
        (FIFTH, "5th Street has not come yet. Touch 5TH first"),
        (
            {**THIRD, "fourth": 4000},
            "Seat 3 must fold or bet 1 to 3 times the Ante on 4th Street",
        ),
        (
            {**THIRD, "fourth": 1500},
            "Seat 3 must fold or bet 1 to 3 times the Ante on 4th Street",
        ),
    ],
)
def test_a_bet_at_another_time_or_of_another_size_moves_nothing(
    stud: Sitting, wagers: dict[str, int], said: str
) -> None:
    stud.do(c.FoldHand(1), c.PlaceWagers(3, THIRD), c.FoldHand(7), c.AdvanceStage("fourth"))
    before = stud.table
    assert stud.no_to(c.PlaceWagers(3, wagers)) == said
    assert stud.table == before


def test_a_folded_hand_bets_no_more(stud: Sitting) -> None:
    stud.do(c.FoldHand(1))
    assert stud.no_to(c.PlaceWagers(1, THIRD)) == "Seat 1 folded. Its bets stay"


def test_the_next_street_asks_once_for_seats_that_have_not_bet(stud: Sitting) -> None:
    stud.do(c.PlaceWagers(3, THIRD), c.FoldHand(7))
    assert stages.undecided(stud.table) == (1,)
    said = stud.no_to(c.AdvanceStage("fourth"))
    assert said == "Seat 1 has not decided. Ask them, then touch 4TH again"


def test_cards_lie_open_as_far_as_the_street_has_come(stud: Sitting) -> None:
    stud.do(c.SeeCards("3", ("Ks", "9c")), c.SeeCards("board", ("Kd", "Kh", "Ts")))
    assert known.faces(stud.table, "board") == ("", "", "")
    stud.do(c.FoldHand(1), c.FoldHand(7), c.PlaceWagers(3, THIRD))
    assert (reached := stages.now(stud.table)) is not None
    assert reached.key == "fourth"
    assert known.faces(stud.table, "board") == ("Kd", "", "")
    assert known.faces(stud.table, "3") == ("", "")
    stud.do(c.PlaceWagers(3, FOURTH))
    assert known.faces(stud.table, "board") == ("Kd", "Kh", "")
    stud.do(c.PlaceWagers(3, FIFTH))
    assert known.faces(stud.table, "board") == ("Kd", "Kh", "Ts")
    assert known.faces(stud.table, "3") == ("Ks", "9c")
    assert stages.is_last(stud.table)


def test_a_live_table_needs_one_touch_a_stage(sit: Sit) -> None:
    sitting = sit(shipped("mississippi-nexus")).open()
    sitting.start(5, sensor="A")
    sitting.do(c.MissChip(5, "A"))
    for stage in ("third", "fourth", "fifth", "showdown"):
        assert sitting.do(c.AdvanceStage(stage)) == [e.StageReached(sitting.now, stage)]
    sitting.now += 60_000
    sitting.do(c.EndGame())


def test_one_bet_over_several_streets_goes_by_those_that_have_come(sit: Sit) -> None:
    sitting = sit(shipped("ultimate-nexus")).open()
    before = {"ante": 1000, "blind": 1000}
    sitting.do(c.PlaceWagers(3, before), c.StartGame(), c.AdvanceStage("deal"))
    said = "Seat 3 must check or bet 3 or 4 times the Ante before the flop"
    assert sitting.no_to(c.PlaceWagers(3, {**before, "play": 2000})) == said
    sitting.do(c.AdvanceStage("flop"))
    assert street_bets.is_time(sitting.table, "play", 2000, 1000)
    assert not street_bets.is_time(sitting.table, "play", 1000, 1000)
    sitting.do(c.PlaceWagers(3, {**before, "play": 2000}))


def test_where_nobody_tells_the_stages_no_bet_is_refused(sit: Sit) -> None:
    sitting = sit(shipped("mississippi-nexus")).open()
    sitting.do(c.PlaceWagers(3, ANTE), c.StartGame(), c.PlaceWagers(3, FIFTH))
    assert sitting.table.seat(3).wagers == FIFTH


EQUAL = {"bet_1": 1000, "bet_2": 1000, "bet_3": 1000}
FIRST_BACK = {**EQUAL, "bet_1": 0}


@pytest.fixture
def ride(sit: Sit) -> Sitting:
    """Two seats with three equal bets, at bet 1."""
    sitting = sit(shipped("let-it-ride-nexus")).open()
    sitting.do(*(c.PlaceWagers(seat, EQUAL) for seat in (2, 6)))
    sitting.do(c.StartGame(), c.AdvanceStage("first"))
    return sitting


def test_a_bet_is_taken_back_and_put_down_again_at_its_own_street(ride: Sitting) -> None:
    ride.do(c.PlaceWagers(2, FIRST_BACK), c.PlaceWagers(2, EQUAL), c.PlaceWagers(2, FIRST_BACK))
    assert base_stake(ride.table.setup.title, ride.table.seat(2).wagers) == 1000
    assert with_taken_back(ride.table.setup.title, ride.table.seat(2).wagers) == EQUAL


@pytest.mark.parametrize(
    ("stages_touched", "wagers", "said"),
    [
        ((), {**EQUAL, "bet_2": 0}, "Bet 2 has not come yet. Touch BET 2 first"),
        ((), {**EQUAL, "bet_1": 2000}, "Seat 2 must let bet 1 ride or take it back"),
        (("second",), FIRST_BACK, "Bet 1 is over. Go back to BET 1 to change it"),
        (("second", "showdown"), {**EQUAL, "bet_2": 0}, "Bet 2 is over. Go back to BET 2"),
    ],
)
def test_a_bet_goes_back_at_its_time_and_whole_or_nothing_moves(
    ride: Sitting, stages_touched: tuple[str, ...], wagers: dict[str, int], said: str
) -> None:
    ride.do(*(c.AdvanceStage(one) for one in stages_touched))
    before = ride.table
    assert said in ride.no_to(c.PlaceWagers(2, wagers))
    assert ride.table == before


def test_a_bet_rides_by_the_word_of_its_seat_until_it_goes_back(ride: Sitting) -> None:
    assert ride.do(c.LetRide(2, "bet_1")) == [e.BetRiding(2, "bet_1")]
    assert ride.do(c.LetRide(2, "bet_1")) == []
    assert street_bets.rides(ride.table, 2, "bet_1")
    assert ride.do(c.LetRide(2, "bet_1", is_on=False)) == [e.BetRiding(2, "bet_1", is_on=False)]
    assert not street_bets.rides(ride.table, 2, "bet_1")
    ride.do(c.LetRide(2, "bet_1"), c.PlaceWagers(2, FIRST_BACK), c.PlaceWagers(2, EQUAL))
    assert not street_bets.rides(ride.table, 2, "bet_1"), "put there again it has said nothing"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (c.LetRide(2, "bet_2"), "Bet 2 has not come yet. Touch BET 2 first"),
        (c.LetRide(2, "bet_3"), "No bet of this name is taken back here. Nothing has to ride"),
        (c.LetRide(5, "bet_1"), "Seat 5 has no Bet 1 on the layout"),
        (c.LetRide(9, "bet_1"), "There is no seat 9 at this table"),
    ],
)
def test_what_cannot_ride_is_said_in_a_sentence(
    ride: Sitting, command: c.LetRide, said: str
) -> None:
    assert ride.no_to(command) == said
    ride.do(c.AdvanceStage("second"))
    assert ride.no_to(c.LetRide(2, "bet_1")) == "Bet 1 is over. Go back to BET 1 to change it"


def test_nobody_folds_where_bets_go_back(ride: Sitting) -> None:
    assert ride.no_to(c.FoldHand(2)) == "No folds in Let It Ride"


def test_known_cards_wait_for_the_dealers_touch_where_bets_go_back(ride: Sitting) -> None:
    cards = {"2": ("Ks", "Kd", "4c"), "6": ("Qd", "Js", "4h"), "board": ("Kh", "Ts")}
    ride.do(*(c.SeeCards(place, held) for place, held in cards.items()))
    shown = []
    for stage in ("", "second", "showdown"):
        ride.do(*([c.AdvanceStage(stage)] if stage else []))
        shown.append((known.faces(ride.table, "board"), known.faces(ride.table, "2")))
    assert shown == [
        (("", ""), ("", "", "")),
        (("Kh", ""), ("", "", "")),
        (cards["board"], cards["2"]),
    ]


def test_a_live_table_of_bets_that_go_back_needs_one_touch_a_stage(sit: Sit) -> None:
    sitting = sit(shipped("let-it-ride-nexus")).open()
    sitting.start(5, sensor="A")
    sitting.do(c.MissChip(5, "A"))
    for stage in ("first", "second", "showdown"):
        assert sitting.do(c.AdvanceStage(stage)) == [e.StageReached(sitting.now, stage)]
    sitting.now += 60_000
    sitting.do(c.EndGame())
