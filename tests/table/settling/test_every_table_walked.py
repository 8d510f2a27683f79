"""A deal at every shipped table through the real desk, walked to its end: record against `settle`.

Once with its cards entered, once where nobody enters one and the dealer presses what lies there.
"""

import pytest
from shipped_tables import TABLES, others_long, shipped
from walked_round import PAID, WalkedRound

PLAYED = others_long(name for name in TABLES if shipped(name).players)


@pytest.mark.parametrize("name", PLAYED)
def test_every_amount_on_record_is_what_settle_says(name: str) -> None:
    seen = WalkedRound(name, seed=1).play()
    assert seen.unsettled() == {}
    blind = WalkedRound(name, seed=1, known=seen).play()
    said = {bet: cents for bet, cents in seen.by_settle().items() if bet[1] == PAID and cents}
    assert {bet: cents for bet, cents in blind.on_record().items() if bet[1] == PAID} == said


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("name", [name for name in TABLES if shipped(name).players])
def test_every_amount_of_further_deals_is_what_settle_says(name: str, seed: int) -> None:
    assert WalkedRound(name, seed).play().unsettled() == {}


def test_a_cent_on_record_that_settle_does_not_say_is_found() -> None:
    """A replaced part: the record of a round with one amount put up by a cent."""
    seen = WalkedRound("crazy4-nexus", seed=1).play()
    fact = next(one for one in seen.place.record.facts if one.kind == "SeatPaid")
    fact.payload["cents"] += 1
    paid = seen.by_settle()[fact.payload["seat"], PAID]
    assert seen.unsettled() == {(fact.payload["seat"], PAID): (paid + 1, paid)}


def test_a_practice_player_of_i_luv_suits_bets_what_the_hand_allows() -> None:
    """Three times the Ante needs six of one suit; the cards are known when the seat bets."""
    seen = WalkedRound("i-luv-suits", seed=1).play()
    assert {seat: one.wagers.get("play") for seat, one in seen.last.round.seats.items()} == {
        1: 1_000,
        2: None,
        3: 2_500,
        4: 1_000,
        6: 2_000,
    }
