"""Whenever END GAME is amber nothing is owed, held or unclaimed: random rounds at every table."""

from random import Random

import pytest
from random_rounds import Rounds
from random_tables import shipped

from dealer_assist import paths
from dealer_assist.table.facts import bonus_bets, chips, denials, paying
from dealer_assist.table.facts.dealing import house_money
from dealer_assist.table.facts.judging import suggestion
from dealer_assist.table.facts.judging.bonus_pays import not_judged
from dealer_assist.table.facts.settling import walk
from dealer_assist.table.facts.settling.settlement import WagerStanding, settlement
from dealer_assist.table.guide import controls

TABLES = sorted(file.stem for file in (paths.resources() / "tables").glob("*.toml"))
A_FEW = (
    "crazy4-bad-beat",
    "holdem-link",
    "dragon-nexus-2",
    "house-money-nexus",
    "caribbean",
    "commission-free-nexus",
    "ez-baccarat-aquarius",
    "fortune-7-nexus",
    "three-card-nexus",
    "ultimate-nexus",
)
OPEN = (WagerStanding.SEEN, WagerStanding.CLAIMED, WagerStanding.RECORDED)


class Ends(Rounds):
    """Rounds in which END GAME is looked at after each command."""

    def __init__(self, name: str) -> None:
        self.ambers = 0
        super().__init__(shipped(name), Random(name))

    def look(self) -> None:
        """Where END GAME is amber, nothing may be owed, held or unclaimed."""
        table = self.table
        if controls.end_game(table, self.now).standing is not controls.ControlStanding.NEXT:
            return
        self.ambers += 1
        sensor = controls.ending(table).sensor
        assert not [one for one in table.round.claims if sensor in ("", one.sensor)]
        assert paying.dues(table, sensor) == ()
        assert not [at for at in suggestion.unclaimed(table) if sensor in ("", at[1])]
        assert not chips.to_take(table)
        if sensor:
            return
        assert paying.to_take_back(table) == ()
        assert bonus_bets.owed(table) == bonus_bets.too_much(table) == ()
        assert not house_money.in_short(table)
        assert walk.left(table) == ()
        assert not_judged(table) == ()
        told = settlement(table)
        if walk.is_told(table):
            assert not [one.seat for one in told.seats if one.to_pay and not one.trouble]
        open_prizes = {
            (seat.seat, one.sensor)
            for seat in told.seats
            for one in seat.prizes
            if one.standing in OPEN
        }
        assert open_prizes <= {(one.seat, one.sensor) for one in denials.in_force(table)}


def check(name: str, rounds: int) -> None:
    """Play so many rounds; END GAME has to have been amber at least once."""
    sitting = Ends(name)
    for _ in range(rounds):
        sitting.play()
    assert sitting.ambers


@pytest.mark.parametrize("name", A_FEW)
def test_an_amber_end_game_leaves_nothing_open(name: str) -> None:
    check(name, 14)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", TABLES)
def test_an_amber_end_game_leaves_nothing_open_at_any_shipped_table(name: str) -> None:
    check(name, 40)
