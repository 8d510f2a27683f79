"""How tokes end by the cards: in the odds of their wager, to the cent, up to their own ceiling."""

from collections.abc import Mapping

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands.tokes import EndToke, ReckonWagers
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.facts.settling.tokes import TokeEnd, at_the_end, players_wagers, toke_ends
from dealer_assist.table.setup.table_setup import Practices, TokeLimits
from dealer_assist.table.state import Table, Toke, TokeSpot
from dealer_assist.value import replace

ANTE = {"ante": 2500, "super_bonus": 2500}
PLAYED = {**ANTE, "play": 2500, "queens_up": 1000}
FLUSH = "Kc Qc 2c 3c 4h"  # four clubs: the dealer has a flush
ACES = "As Ad Ac Ah 2d"
NOTHING = "2h 5d 7h 9s Jd"
QUEENS = "Qs Qd 2s 5h 7d"


def with_tokes(table: Table, laid: Mapping[TokeSpot, int], pays_cents: int = 250_000) -> Table:
    limits = TokeLimits(25, 5_000, pays_cents)
    setup = replace(table.setup, practices=Practices(tokes=limits))
    return changed(table, setup=setup, tokes={spot: Toke(cents) for spot, cents in laid.items()})


def ends(table: Table) -> dict[TokeSpot, TokeEnd | None]:
    return toke_ends(table, settlement(table))


def test_it_is_paid_in_the_odds_of_its_wager() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED})
    found = ends(with_tokes(table, {(5, "queens_up"): 200, (5, "ante"): 25}))
    # Four aces: Queens Up 50 to 1 (C4P-09), Ante 1 to 1.
    assert found == {(5, "queens_up"): TokeEnd(200, 10_000), (5, "ante"): TokeEnd(25, 25)}


def test_a_lost_wager_takes_it_along() -> None:
    table = dealt("crazy4-nexus", {"1": NOTHING, "dealer": FLUSH}, {1: PLAYED})
    found = ends(with_tokes(table, {(1, "ante"): 300, (1, "queens_up"): 100}))
    assert found == {(1, "ante"): TokeEnd(0), (1, "queens_up"): TokeEnd(0)}


def test_its_own_ceiling_cuts_it() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED})
    # Super Bonus pays 200 to 1: $50 would be $10,000.
    found = ends(with_tokes(table, {(5, "super_bonus"): 5_000}))
    assert found == {(5, "super_bonus"): TokeEnd(5_000, 250_000)}


def test_a_folded_hand_loses_it_but_queens_up_still_wins_it() -> None:
    wagers = {3: {**ANTE, "queens_up": 500}}
    table = dealt("crazy4-nexus", {"3": QUEENS, "dealer": FLUSH}, wagers, folded=(3,))
    found = ends(with_tokes(table, {(3, "ante"): 100, (3, "queens_up"): 100}))
    assert found == {(3, "ante"): TokeEnd(0), (3, "queens_up"): TokeEnd(100, 100)}


def test_without_its_cards_a_folded_hand_tells_only_what_is_surely_lost() -> None:
    wagers = {3: {**ANTE, "queens_up": 500}, 5: PLAYED}
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, wagers, folded=(3,))
    found = ends(with_tokes(table, {(3, "ante"): 100, (3, "queens_up"): 100}))
    assert found == {(3, "ante"): TokeEnd(0), (3, "queens_up"): None}


def test_where_nobody_enters_wagers_the_odds_still_pay_it() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, chips={5: "A"})
    assert ends(with_tokes(table, {(5, "queens_up"): 100})) == {
        (5, "queens_up"): TokeEnd(100, 5_000)
    }


def test_without_cards_whoever_deals_is_asked() -> None:
    table = dealt("crazy4-nexus", {}, {5: PLAYED})
    assert ends(with_tokes(table, {(5, "ante"): 100})) == {(5, "ante"): None}


def test_what_is_on_record_stays_as_it_was_said() -> None:
    table = with_tokes(dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED}), {})
    said = changed(table, tokes={(5, "ante"): Toke(100, 0)})
    assert ends(said) == {(5, "ante"): TokeEnd(0)}


@pytest.mark.parametrize(("laid", "won"), [(100, 95), (25, 23), (50, 47)])
def test_a_commission_is_cut_down_to_the_cent(laid: int, won: int) -> None:
    # Banker wins 7 to 5: even money less 5 %.
    cards = {"player": "Ks 5d Th", "banker": "Kd 7d"}
    table = dealt("dragon-nexus", cards, {2: {"banker": 10_000}})
    assert ends(with_tokes(table, {(2, "banker"): laid})) == {(2, "banker"): TokeEnd(laid, won)}


def test_a_tie_pushes_it() -> None:
    table = dealt("dragon-nexus", {"player": "Ks 7s", "banker": "Kd 7d"}, {2: {"banker": 10_000}})
    assert ends(with_tokes(table, {(2, "banker"): 100})) == {(2, "banker"): TokeEnd(100)}


def test_house_and_tokes_are_all_that_lay_there() -> None:
    held = {"1": NOTHING, "3": QUEENS, "5": ACES, "dealer": FLUSH}
    wagers = {1: PLAYED, 3: {**ANTE, "queens_up": 500}, 5: PLAYED}
    laid = {(1, "ante"): 300, (3, "queens_up"): 175, (5, "queens_up"): 200, (5, "ante"): 25}
    table = with_tokes(dealt("crazy4-nexus", held, wagers, folded=(3,)), laid)
    *told, sums = at_the_end(table)
    assert isinstance(sums, ReckonWagers)
    box = taken = paid = 0
    for one in told:
        assert isinstance(one, EndToke)
        box += one.back_cents + one.won_cents
        taken += laid[one.seat, one.wager] - one.back_cents
        paid += one.won_cents
    assert len(told) == len(laid)
    on_the_layout = sum(cents for each in wagers.values() for cents in each.values())
    assert sums.staked_cents == on_the_layout, "the tokes are not in the players' wagers"
    # Counted by hand: seat 1 loses four wagers, seat 3 two and wins Queens Up, seat 5 wins all.
    assert sums.taken_cents == 8_500 + 5_000
    assert sums.paid_cents == 500 + 2_500 + 2_500 + 50_000 + 500_000
    tray = sums.taken_cents + taken - sums.paid_cents - paid
    players = on_the_layout - sums.taken_cents + sums.paid_cents
    assert tray + players + box == on_the_layout + sum(laid.values())


def test_a_seat_that_is_not_entered_is_named_and_in_no_sum() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {1: PLAYED, 5: PLAYED})
    found = settlement(table)
    assert players_wagers(table, found).not_known == (1,)
    bare = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, chips={5: "A"})
    sums = players_wagers(bare, settlement(bare))
    assert (sums.staked_cents, sums.taken_cents, sums.paid_cents) == (0, 0, 0)


def test_a_table_without_tokes_has_nothing_to_say() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED})
    assert at_the_end(table) == ()


def test_of_split_hands_the_first_tells_it_and_a_double_does_not_grow_it() -> None:
    cards = {"3": "8s Td", "3b": "8d 5h Kh", "dealer": "Ts 7d"}
    wagers = {3: {"blackjack": 1_000, "split": 1_000}}
    table = dealt("blackjack-nexus", cards, wagers)
    found = settlement(table)
    assert not found.why_not, found.why_not
    assert ends(with_tokes(table, {(3, "blackjack"): 100})) == {(3, "blackjack"): TokeEnd(100, 100)}


def test_of_two_hands_the_dealer_says_how_it_ended_and_super_match_by_the_cards() -> None:
    cards = {"3": "Ts 9d", "3r": "Td 7h", "dealer": "9h 9c"}  # one wins, one loses, two tens
    table = dealt("blackjack-switch", cards, {3: {"blackjack": 5000, "super_match": 500}})
    laid = with_tokes(table, {(3, "blackjack"): 200, (3, "super_match"): 100})
    assert ends(laid) == {(3, "blackjack"): None, (3, "super_match"): TokeEnd(100, 100)}
    staked = players_wagers(laid, settlement(laid))
    assert (staked.staked_cents, staked.taken_cents, staked.paid_cents) == (10_500, 5000, 5500)
