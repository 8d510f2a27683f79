"""The sample players owe what they have not done, and nothing more."""

from typing import Any

import pytest
from random_tables import shipped
from table_facts import changed, table_of

from dealer_assist.desk.sample_players import folders, owed
from dealer_assist.table.commands.round import FoldHand, LetRide, PlaceWagers
from dealer_assist.table.setup.table_setup import SamplePlayer, TableSetup
from dealer_assist.table.state import Phase, Seat, Table
from dealer_assist.value import replace

STAYS = SamplePlayer(1, {"ante": 500, "super_bonus": 500, "play": 500})
FOLDS = SamplePlayer(2, {"ante": 500, "super_bonus": 500}, folds=True)
BET = {"ante": 500, "super_bonus": 500}


@pytest.fixture
def setup(crazy4_nexus: TableSetup) -> TableSetup:
    return replace(crazy4_nexus, players=(STAYS, FOLDS))


def test_while_bets_are_open_everybody_owes_what_is_bet_before_the_cards(
    setup: TableSetup,
) -> None:
    assert owed(table_of(setup, phase=Phase.BETTING)) == [PlaceWagers(1, BET), PlaceWagers(2, BET)]


def in_play(setup: TableSetup, *stages: str, **more: Any) -> Table:
    seats = {player.seat: Seat(BET) for player in setup.players}
    facts = {"seats": seats, "stages": stages, "round": 1} | more
    return table_of(setup, phase=Phase.IN_PLAY, **facts)


def test_nobody_acts_before_the_cards_are_dealt(setup: TableSetup) -> None:
    assert owed(in_play(setup)) == []


def test_at_the_decision_one_owes_the_play_wager_and_the_other_a_fold(setup: TableSetup) -> None:
    assert owed(in_play(setup, "deal")) == [PlaceWagers(1, STAYS.wagers), FoldHand(2)]


def test_a_stage_that_was_passed_over_is_owed_too(setup: TableSetup) -> None:
    assert owed(in_play(setup, "qualifies")) == [PlaceWagers(1, STAYS.wagers), FoldHand(2)]


def test_a_table_without_stages_has_them_act_at_the_start(setup: TableSetup) -> None:
    table = in_play(replace(setup, stages=()))
    assert owed(table) == [PlaceWagers(1, STAYS.wagers), FoldHand(2)]


def test_each_street_of_holdem_is_bet_when_it_comes() -> None:
    setup = shipped("holdem-nexus")
    player = SamplePlayer(4, {"ante": 500, "flop": 1000, "turn": 500, "river": 500})
    setup = replace(setup, players=(player,))
    table = table_of(setup, phase=Phase.IN_PLAY, seats={4: Seat({"ante": 500})}, round=1)
    for stage, made in (("deal", 2), ("flop", 3), ("turn", 4)):
        table = changed(table, stages=(*table.round.stages, stage))
        (placed,) = owed(table)
        assert isinstance(placed, PlaceWagers)
        assert list(placed.wagers.items()) == list(player.wagers.items())[:made]
        table = changed(table, seats={4: Seat(placed.wagers)})
        assert owed(table) == []


def test_a_fold_that_the_dealer_took_back_stays_in(setup: TableSetup) -> None:
    stays = replace(setup, players=(replace(FOLDS, wagers={**BET, "play": 500}),))
    table = in_play(stays, "deal", seats={2: Seat(BET, stays_in=True)})
    assert owed(table) == [PlaceWagers(2, {**BET, "play": 500})]


def test_another_seat_folds_in_another_round_and_the_same_when_it_is_played_again() -> None:
    setup = shipped("crazy4-nexus")
    told = [folders(in_play(setup, "deal", round=number)) for number in range(1, 13)]
    assert told[0] == {2}
    assert {len(seats) for seats in told} == {1}
    assert len(set(told)) > 3
    assert told == [folders(in_play(setup, "deal", round=number)) for number in range(1, 13)]


def test_three_antes_are_bet_on_a_hand_that_allows_it_only(setup: TableSetup) -> None:
    bold = replace(setup, players=(replace(STAYS, wagers={**BET, "play": 1500}),))
    for cards, play in (
        (("2c", "5d", "9h", "Js", "Kd"), 500),
        (("Ac", "Ad", "9h", "Js", "2d"), 1500),
    ):
        assert owed(in_play(bold, "deal", cards={"1": cards})) == [
            PlaceWagers(1, {**BET, "play": play})
        ]


@pytest.mark.parametrize(
    ("phase", "seats"),
    [
        (Phase.BETTING, {1: Seat(BET), 2: Seat(BET)}),
        (Phase.IN_PLAY, {1: Seat(STAYS.wagers), 2: Seat(BET, has_folded=True)}),
        (Phase.CLOSED, {}),
        (Phase.VERIFY, {}),
        (Phase.SWIPE, {}),
        (Phase.RECORDED, {}),
        (Phase.HALTED, {}),
    ],
)
def test_nobody_owes_anything_twice_or_out_of_turn(
    setup: TableSetup, phase: Phase, seats: dict[int, Seat]
) -> None:
    assert owed(table_of(setup, phase=phase, seats=seats)) == []


def test_a_wager_that_was_changed_in_play_is_left_as_it_is(setup: TableSetup) -> None:
    changed = {**STAYS.wagers, "play": 1500, "left_up": 400}
    seats = {1: Seat(changed), 2: Seat(BET, has_folded=True)}
    assert owed(table_of(setup, phase=Phase.IN_PLAY, seats=seats)) == []


DECIDES = {
    "crazy4-nexus": "deal",
    "holdem-nexus": "deal",
    "six-five-four": "up_card",
    "caribbean": "deal",
    "dragon-nexus": "",
    "house-money-nexus": "",
}


@pytest.mark.parametrize("name", DECIDES)
def test_in_every_game_they_act_when_their_stage_comes_and_not_before(name: str) -> None:
    setup = shipped(name)
    table = table_of(setup, phase=Phase.BETTING, round=1)
    bets = {one.seat: Seat(one.wagers) for one in owed(table) if isinstance(one, PlaceWagers)}
    assert len(bets) == len(setup.players)
    table = changed(table, phase=Phase.IN_PLAY, seats=bets)
    acted = []
    for stage in setup.stages:
        table = changed(table, stages=(*table.round.stages, stage.key))
        for command in owed(table):
            acted.append(stage.key)
            assert isinstance(command, PlaceWagers | FoldHand)
            seat = table.seat(command.seat)
            now = replace(seat, has_folded=True)
            if isinstance(command, PlaceWagers):
                now = replace(seat, wagers=command.wagers)
            table = changed(table, seats={**table.round.seats, command.seat: now})
        assert owed(table) == []
    decisions = [stage.key for stage in setup.stages if stage.decides]
    assert list(dict.fromkeys(acted)) == decisions
    assert (decisions[0] if decisions else "") == DECIDES[name]


def test_a_player_folds_at_the_street_of_its_file_and_bets_those_before() -> None:
    setup = shipped("mississippi-nexus")
    bets = {"ante": 500, "third": 500, "fourth": 1000, "fifth": 500}
    player = SamplePlayer(3, bets, folds=True, folds_at="fourth")
    setup = replace(setup, players=(player,))
    table = table_of(setup, phase=Phase.IN_PLAY, seats={3: Seat({"ante": 500})}, round=1)
    assert owed(changed(table, stages=("third",))) == [
        PlaceWagers(3, {"ante": 500, "third": 500}),
    ]
    later = changed(table, seats={3: Seat({"ante": 500, "third": 500})})
    assert owed(changed(later, stages=("third", "fourth"))) == [FoldHand(3)]


def test_a_bet_whose_street_is_over_is_not_made_any_more() -> None:
    setup = shipped("mississippi-nexus")
    player = SamplePlayer(3, {"ante": 500, "third": 500, "fourth": 1000, "fifth": 500})
    setup = replace(setup, players=(player,))
    table = table_of(setup, phase=Phase.IN_PLAY, seats={3: Seat({"ante": 500})}, round=1)
    late = changed(table, stages=("third", "fourth"))
    assert owed(late) == [PlaceWagers(3, {"ante": 500, "fourth": 1000})]


def test_a_player_takes_a_bet_back_at_its_street_and_once() -> None:
    setup = shipped("let-it-ride-nexus")
    bets = {"bet_1": 500, "bet_2": 500, "bet_3": 500}
    setup = replace(setup, players=(SamplePlayer(3, bets, takes_back=("bet_2",)),))
    table = table_of(setup, phase=Phase.IN_PLAY, seats={3: Seat(bets)}, round=1, stages=("first",))
    assert owed(table) == [LetRide(3, "bet_1")]
    rides = Seat(bets, riding=frozenset({"bet_1"}))
    assert owed(changed(table, seats={3: rides})) == []
    second = changed(table, stages=("first", "second"))
    assert owed(second) == [PlaceWagers(3, {**bets, "bet_2": 0})]
    assert owed(changed(second, seats={3: Seat({**bets, "bet_2": 0})})) == []


def test_only_a_player_who_ties_goes_to_war_or_gives_up() -> None:
    setup = shipped("casino-war")
    bets = {one.seat: Seat({"wager": one.wagers["wager"]}) for one in setup.players}
    cards = {"1": ("9h",), "2": ("4s",), "3": ("9d",), "5": ("Kd",), "7": ("2c",)}
    table = table_of(setup, phase=Phase.IN_PLAY, round=1, seats=bets, stages=("war",), cards=cards)
    assert owed(table) == [], "no card of the dealer's is known"
    assert owed(changed(table, cards={**cards, "dealer": ("9c",)})) == [
        PlaceWagers(1, {"wager": 2500, "war": 2500}),
        FoldHand(3),
    ]
