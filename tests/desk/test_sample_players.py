"""The sample players owe what they have not done, and nothing more."""

from dataclasses import replace

import pytest

from dealer_assist.desk.sample_players import owed
from dealer_assist.table.commands.round import FoldHand, PlaceWagers
from dealer_assist.table.setup.table_setup import SamplePlayer, TableSetup
from dealer_assist.table.state import Phase, Seat, Table

STAYS = SamplePlayer(1, {"ante": 500, "super_bonus": 500, "play": 500})
FOLDS = SamplePlayer(2, {"ante": 500, "super_bonus": 500}, folds=True)
BET = {"ante": 500, "super_bonus": 500}


@pytest.fixture
def setup(crazy4_nexus: TableSetup) -> TableSetup:
    return replace(crazy4_nexus, players=(STAYS, FOLDS))


def test_while_bets_are_open_everybody_owes_what_is_bet_before_the_cards(
    setup: TableSetup,
) -> None:
    assert owed(Table(setup, phase=Phase.BETTING)) == [PlaceWagers(1, BET), PlaceWagers(2, BET)]


def test_in_play_one_owes_the_play_wager_and_the_other_a_fold(setup: TableSetup) -> None:
    table = Table(setup, phase=Phase.IN_PLAY, seats={1: Seat(BET), 2: Seat(BET)})
    assert owed(table) == [PlaceWagers(1, STAYS.wagers), FoldHand(2)]


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
    assert owed(Table(setup, phase=phase, seats=seats)) == []


def test_a_wager_that_was_changed_in_play_is_left_as_it_is(setup: TableSetup) -> None:
    changed = {**STAYS.wagers, "play": 1500, "left_up": 400}
    seats = {1: Seat(changed), 2: Seat(BET, has_folded=True)}
    assert owed(Table(setup, phase=Phase.IN_PLAY, seats=seats)) == []
