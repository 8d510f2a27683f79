"""Ties with the dealer: tied seats alone decide, by one touch, and only as the rules allow."""

from typing import Any

import pytest
from random_tables import shipped

from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.facts.dealing import stages, ties
from dealer_assist.table.facts.judging import bonus_pays
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import Asks, next_thing

Sit = Any  # of conftest
Sitting = Any
BET = {"wager": 1000, "tie": 500}
WAR = {**BET, "war": 1000}


@pytest.fixture
def war(sit: Sit) -> Sitting:
    """Three seats with a wager; seats 1 and 7 tie the dealer's nine, seat 3 has a king."""
    sitting = sit(shipped("casino-war")).open()
    sitting.do(*(c.PlaceWagers(seat, BET) for seat in (1, 3, 7)), c.StartGame())
    for place, card in (("1", "9h"), ("3", "Kd"), ("7", "9s"), ("dealer", "9c")):
        sitting.do(c.SeeCards(place, (card,)))
    return sitting


def test_the_cards_say_that_there_is_a_tie_and_whose(war: Sitting) -> None:
    assert (reached := stages.now(war.table)) is not None
    assert reached.key == "war"
    assert ties.tied(war.table) == stages.undecided(war.table) == (1, 7)
    assert known.faces(war.table, "1") == ("9h",)
    assert known.has_acted(war.table, 3)
    assert not known.has_acted(war.table, 1)


def test_a_card_put_right_takes_the_tie_away(war: Sitting) -> None:
    war.do(c.SeeCards("dealer", ("8c",)))
    assert (reached := stages.now(war.table)) is not None
    assert reached.key == "no_tie"
    assert stages.undecided(war.table) == ()


def test_the_round_ends_only_when_every_tied_seat_has_decided(war: Sitting) -> None:
    war.now += 60_000
    before = war.table
    assert war.no_to(c.EndGame()) == "Seats 1 and 7 have not decided. Ask them first"
    assert war.table == before
    war.do(c.FoldHand(1), c.PlaceWagers(7, WAR))
    assert stages.undecided(war.table) == ()
    said = war.no_to(c.EndGame())
    assert said.startswith("Pay $100 to seats 7 and 1 first: ")


def test_a_bet_on_the_tie_is_won_by_the_first_cards(war: Sitting) -> None:
    war.do(c.FoldHand(1))
    assert stages.live_wagers(war.table, 1) == ("tie",)
    assert bonus_pays.pays(war.table) == {(7, "tie"): 5000, (1, "tie"): 5000}
    asked = next_thing(war.table)
    assert (asked.asks, asked.seat) == (Asks.STREET, 7), "it decides before anybody is paid"
    war.do(c.PlaceWagers(7, WAR))
    assert next_thing(war.table).what == "pay_bets"


def test_a_war_brings_one_more_card_to_its_seat_and_to_the_dealer(war: Sitting) -> None:
    assert known.next_place(war.table) == ""
    war.do(c.PlaceWagers(7, WAR), c.FoldHand(1))
    assert [known.due(war.table, place) for place in ("1", "3", "7", "dealer")] == [1, 1, 2, 2]
    assert known.next_place(war.table) == "7"
    war.do(c.SeeCards("7", ("9s", "4d")))
    assert known.next_place(war.table) == "dealer"
    war.do(c.SeeCards("dealer", ("9c", "Qd")))
    assert known.is_showdown(war.table)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (c.FoldHand(3), "Seat 3 has no tie. It gives nothing up"),
        (c.PlaceWagers(3, WAR), "Seat 3 has no tie. War needs one"),
        (
            c.PlaceWagers(1, {**BET, "war": 500}),
            "Seat 1 bets War as high as its first wager, or gives up half",
        ),
        (c.SeeCards("3", ("Kd", "2c")), "Seat 3 has no tie. It gets no second card"),
        (
            c.SeeCards("1", ("9h", "2c")),
            "Seat 1 has a tie and has not decided. Ask it first",
        ),
        (
            c.SeeCards("dealer", ("9c", "2c")),
            "No tie goes to war. No second card for the dealer",
        ),
        (c.SeeCards("3", ("Kd", "2c", "3c")), "Seat 3 has 2 cards at most. Take the others away"),
    ],
)
def test_what_a_tie_does_not_allow_is_one_sentence_and_moves_nothing(
    war: Sitting, command: c.Command, said: str
) -> None:
    before = war.table
    assert war.no_to(command) == said
    assert war.table == before


def test_who_has_given_up_neither_bets_nor_gets_a_card_until_it_is_taken_back(war: Sitting) -> None:
    assert war.do(c.FoldHand(1)) == [e.HandFolded(1)]
    said = "Seat 1 has given up half. Take that back first"
    assert war.no_to(c.PlaceWagers(1, WAR)) == said
    said = "Seat 1 has given up half. It gets no second card"
    assert war.no_to(c.SeeCards("1", ("9h", "2c"))) == said
    war.do(c.UnfoldHand(1), c.PlaceWagers(1, WAR), c.SeeCards("1", ("9h", "2c")))
    assert war.no_to(c.FoldHand(1)) == "Seat 1 has its second card. It gives nothing up"


def test_nobody_bets_or_gives_up_before_the_cards_lie(sit: Sit) -> None:
    sitting = sit(shipped("casino-war")).open()
    sitting.do(c.PlaceWagers(3, BET), c.StartGame())
    assert sitting.no_to(c.FoldHand(3)) == "Half is given up at WAR only. Touch it first"
    sitting.do(c.AdvanceStage("no_tie"))
    assert sitting.no_to(c.PlaceWagers(3, WAR)) == "War has not come yet. Touch WAR first"


def test_a_live_table_needs_one_touch_a_stage(sit: Sit) -> None:
    for stage in ("no_tie", "war"):
        sitting = sit(shipped("casino-war")).open()
        sitting.do(c.StartGame())
        assert sitting.do(c.AdvanceStage(stage)) == [e.StageReached(sitting.now, stage)]
        sitting.now += 60_000
        sitting.do(c.EndGame())


def test_without_wagers_a_tied_seat_goes_on_unless_it_gives_up(sit: Sit) -> None:
    sitting = sit(shipped("casino-war")).open()
    sitting.do(c.StartGame(), c.SeeCards("5", ("9h",)), c.SeeCards("dealer", ("9c",)))
    assert ties.goes_on(sitting.table, 5)
    assert known.due(sitting.table, "5") == known.due(sitting.table, "dealer") == 2
    sitting.do(c.AdvanceStage("war"), c.FoldHand(5))
    assert known.due(sitting.table, "5") == known.due(sitting.table, "dealer") == 1


def test_games_without_such_a_decision_know_no_ties(sit: Sit) -> None:
    setup = shipped("mississippi-nexus")
    assert ties.decision(setup) is None
    assert not ties.are_asked(setup)


def test_a_tie_bet_without_a_tie_is_lost_and_end_game_waits_for_none(war: Sitting) -> None:
    """Every round with TIE beside another wager said: Hold, 3 bets not known."""
    war.do(c.FoldHand(1), c.FoldHand(7))
    assert bonus_pays.judged(war.table)[3, "tie"].net == -500
    assert bonus_pays.not_judged(war.table) == ()
