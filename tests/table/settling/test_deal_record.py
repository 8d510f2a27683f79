"""A round as `settle` reads deals: cards where they lie, decisions as they were made."""

from typing import Any

from dealt_table import dealt, game_of

from dealer_assist.table.facts.settling.deal_record import refusals, settle, write_down
from dealer_assist.table.state import Table

ANTE = {"ante": 2500, "super_bonus": 2500}
FLUSH = "Kc Qc 2c 3c 4h"


def written(table: Table) -> dict[str, Any]:
    return write_down(table, game_of(table.setup))


def test_a_seat_that_plays_and_one_that_folds_say_so() -> None:
    held = {"1": "2s 5d 7h 9s Jd", "5": "As Ad Ac Ah 2d", "dealer": FLUSH}
    wagers = {1: ANTE, 5: {**ANTE, "play": 7500}}
    deal = written(dealt("crazy4-nexus", held, wagers, folded=(1,)))
    assert deal["dealer"] == FLUSH.split()
    assert deal["seats"] == [
        {"seat": 1, "wagers": ANTE, "cards": held["1"].split(), "decision": {"action": "fold"}},
        {
            "seat": 5,
            "wagers": ANTE,
            "cards": held["5"].split(),
            "decision": {"action": "play", "play": 7500},
        },
    ]


def test_streets_without_a_wager_were_checked() -> None:
    held = {"2": "As Ad", "dealer": "2c 7d", "board": "3h 4h 9s Jd Kc"}
    wagers = {2: {"ante": 500, "flop": 1000, "river": 500}}
    (seat,) = written(dealt("holdem-nexus", held, wagers))["seats"]
    assert seat["decision"] == {"flop": "bet", "turn": "check", "river": "bet"}


def test_a_coup_is_written_in_the_order_in_which_it_left_the_shoe() -> None:
    held = {"player": "7s 3s Qh", "banker": "4d 6s 4c"}
    deal = written(dealt("dragon-nexus", held, {3: {"banker": 5000}}))
    assert deal["shoe"] == ["7s", "4d", "3s", "6s", "Qh", "4c"]
    assert "dealer" not in deal


def test_a_seat_that_breaks_a_rule_is_named_and_folds_in_the_deal() -> None:
    held = {"1": "2s 5d 7h 9s Jd", "5": "As Ad Ac Ah 2d", "dealer": FLUSH}
    table = dealt("crazy4-nexus", held, {1: {**ANTE, "play": 7500}, 5: {**ANTE, "play": 7500}})
    game = game_of(table.setup)
    deal = write_down(table, game)
    assert list(refusals(table.setup, deal, game)) == [1]
    one, five = settle(table.setup, deal, game).seats
    assert (one.wagers["play"].outcome, five.wagers["play"].outcome) == (
        "not_made",
        "win",
    )
