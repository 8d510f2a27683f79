"""Bonus bets that the cards win: told, allowed by amount, paid or denied before the end."""

import pytest
from dealt_table import dealt, strict
from random_tables import DEALER, EXECUTIVE, SUPERVISOR
from table_facts import changed

from dealer_assist.errors import Refused
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts import bonus_bets
from dealer_assist.table.facts.ending import Wait, reasons
from dealer_assist.table.facts.judging.bonus_pays import pays
from dealer_assist.table.facts.settling import allowing
from dealer_assist.table.guide.controls import ControlStanding, end_game
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.value import replace

AT = 1_760_000_000_000
# The document's Bad Beat: 25,000 to 1 on four of a kind beaten (BBB-01).
BAD_BEAT = {7: {"ante": 500, "super_bonus": 500, "play": 500, "queens_up": 100, "bad_beat": 100}}
FOUR_KINGS = {"7": "Kc Kd Kh Ks 2c", "dealer": "Ac Ad Ah As 3c"}


def bad_beat() -> Table:
    """Four kings beaten by four aces, with a dollar on Bad Beat; the jackpot is nobody's."""
    table = changed(dealt("crazy4-bad-beat", FOUR_KINGS, BAD_BEAT), stages=("qualifies",))
    return replace(table, setup=strict(table.setup))


def after(table: Table, *commands: c.Command) -> Table:
    """The table after these commands."""
    for command in commands:
        table = evolve_all(table, decide(table, command, AT))
    return table


def no_to(table: Table, command: c.Command) -> str:
    """Why the table says no."""
    with pytest.raises(Refused) as refused:
        decide(table, command, AT)
    return str(refused.value)


def waits(table: Table) -> list[str]:
    """What END GAME waits for of bonus bets."""
    return [one.title for one in reasons(table, 0) if one.wait is Wait.BETS]


@pytest.mark.parametrize(
    ("name", "cards", "wagers", "paid"),
    [
        (
            "crazy4-bad-beat",
            FOUR_KINGS,
            BAD_BEAT,
            {(7, "queens_up"): 5_000, (7, "super_bonus"): 15_000, (7, "bad_beat"): 2_500_000},
        ),
        (  # 1000 to 1: two kings of spades against a dealer's blackjack
            "blackjack-kings-bounty",
            {"2": "Ks Ks", "dealer": "Ad Kd"},
            {2: {"blackjack": 2_500, "kings_bounty": 500}},
            {(2, "kings_bounty"): 500_000},
        ),
        (  # 25 to 1 and 5 to 2, the farthest right first
            "blackjack-royal-match",
            {"2": "Ks Qs", "6": "2d 5d", "dealer": "7d"},
            {
                2: {"blackjack": 2_500, "royal_match": 500},
                6: {"blackjack": 500, "royal_match": 2_500},
            },
            {(6, "royal_match"): 6_250, (2, "royal_match"): 12_500},
        ),
        (  # 9 to 0, non-natural: 30 to 1
            "dragon-nexus",
            {"player": "2d 3d 4d", "banker": "Kc Qc Th"},
            {3: {"player": 1_000, "dragon_player": 2_500}, 4: {"dragon_banker": 500}},
            {(3, "dragon_player"): 75_000},
        ),
        (  # Banker's winning 7 of three cards: 40 to 1, whichever side the seat is on
            "ez-baccarat-nexus",
            {"player": "2c 2d 2h", "banker": "Ac 2s 4c"},
            {2: {"banker": 2_500, "dragon_7": 500}, 7: {"player": 500, "dragon_7": 100}},
            {(7, "dragon_7"): 4_000, (2, "dragon_7"): 20_000},
        ),
        (  # Player's winning 8 of three cards: 25 to 1; two cards do not pay
            "ez-baccarat-nexus",
            {"player": "2c 3d 3h", "banker": "Kc 7s"},
            {2: {"player": 2_500, "panda_8": 500, "dragon_7": 500}},
            {(2, "panda_8"): 12_500},
        ),
        (  # a folded seat's 6 Card Bonus lives: J-10-8 and the dealer's Q-9-4 are a straight
            "three-card-nexus",
            {"3": "9c 9d 2h", "4": "Jc Td 8h", "dealer": "Qc 9h 4d"},
            {3: {"ante": 500, "play": 500, "pair_plus": 500}, 4: {"ante": 500, "six_card": 500}},
            {(4, "six_card"): 5_000, (3, "pair_plus"): 500},
        ),
        (  # the Blind by its table beside Trips
            "ultimate-nexus",
            {"2": "Ks Kd", "board": "Kc Kh 9c 5d 3s", "dealer": "9d 9s"},
            {2: {"ante": 500, "blind": 500, "trips": 100, "play": 2_000}},
            {(2, "blind"): 5_000, (2, "trips"): 3_000},
        ),
        (  # a folded seat's Cover All is still paid
            "caribbean",
            {"2": "Ks Kc Kd 2c 2d", "4": "2h 5d 6c 9s Jc", "dealer": "7d 8d 9c Tc As"},
            {2: {"ante": 500, "play": 1_000, "cover_all": 500}, 4: {"ante": 500, "cover_all": 500}},
            {(4, "cover_all"): 15_000, (2, "cover_all"): 15_000},
        ),
        (  # an Ante Bonus has no stake of its own
            "four-card-nexus",
            {"2": "Ks Kc Kd Kh 2d", "dealer": "7d 8d 9c Tc As 2c"},
            {2: {"ante": 500, "play": 500, "aces_up": 500}},
            {(2, "ante_bonus"): 12_500, (2, "aces_up"): 25_000},
        ),
        (
            "holdem-nexus",
            {"2": "As Ac", "board": "2c 3d 4h 8s 9c", "dealer": "7d 8d"},
            {2: {"ante": 500, "flop": 1_000, "bonus": 500}},
            {(2, "bonus"): 15_000},
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_every_bonus_pay_that_the_cards_make_is_known(
    name: str, cards: dict[str, str], wagers: dict[int, dict[str, int]], paid: dict[object, int]
) -> None:
    folded = (4,) if name in ("caribbean", "three-card-nexus") else ()
    assert pays(dealt(name, cards, wagers, folded=folded)) == paid


def test_nothing_is_told_before_the_dealers_cards_lie_open() -> None:
    assert pays(dealt("crazy4-bad-beat", {"7": FOUR_KINGS["7"]}, BAD_BEAT)) == {}


def test_a_pay_that_hangs_on_the_hole_card_is_told_after_the_peek() -> None:
    cards, wagers = {"2": "Ks Ks", "dealer": "Ad"}, {2: {"blackjack": 2_500, "kings_bounty": 500}}
    assert pays(dealt("blackjack-kings-bounty", cards, wagers)) == {}


def test_the_largest_prize_of_the_table_holds_the_end_and_needs_an_executive() -> None:
    table = bad_beat()
    assert waits(table) == ["$25,150 to seat 7 needs an Executive"]
    assert end_game(table).standing is ControlStanding.NOT_YET
    assert "BAD BEAT $25,000" in no_to(table, c.EndGame())
    assert allowing.role_needed(table) is Role.EXECUTIVE
    assert next_step(table).text == "$25,150 to seat 7 needs an Executive"
    assert next_step(table).detail == "Seat 7: SUPER BONUS $150, BAD BEAT $25,000"


def test_the_jackpots_limit_asks_no_card_for_a_bonus_bet() -> None:
    table = dealt("crazy4-bad-beat", FOUR_KINGS, {7: {**BAD_BEAT[7], "bad_beat": 0}})
    assert {one.level for one in bonus_bets.owed(table)} == {Role.DEALER}  # $150, $50
    assert bonus_bets.level_for(table, 60_100) is Role.SUPERVISOR
    assert bonus_bets.level_for(table, 500_100) is Role.EXECUTIVE


def test_a_card_by_amount_allows_it_and_the_dealer_pays_it() -> None:
    table = after(bad_beat(), c.PayBets(), c.AskForBets())
    assert next_step(table).text == "Swipe an EXECUTIVE card"
    assert isinstance(decide(table, c.SwipeCard(SUPERVISOR), AT)[0], e.SwipeRefused)
    (allowed,) = decide(table, c.SwipeCard(EXECUTIVE), AT)
    assert isinstance(allowed, e.BetsAllowed)
    table = evolve_all(table, (allowed,))
    assert table.round.asked is None
    assert next_step(table).text == "Pay seat 7 $25,140.00, then press PAID"
    (paid,) = decide(table, c.PayBets(), AT)
    assert isinstance(paid, e.BetsPaid)
    assert sum(one.cents for one in paid.bets) == 2_515_000
    assert waits(evolve_all(table, (paid,))) == []


def test_what_needs_a_card_is_not_paid_by_one_touch() -> None:
    table = after(bad_beat(), c.PayBets())
    assert "need a card" in no_to(table, c.PayBets())


def test_whoever_deals_does_not_allow_it_too() -> None:
    table = after(bad_beat(), c.AskForBets())
    assert isinstance(decide(table, c.SwipeCard(DEALER), AT)[0], e.SwipeRefused)


def test_without_a_card_all_stays_as_it_was() -> None:
    table = bad_beat()
    assert after(table, c.AskForBets(), c.LeaveCard()) == table


def test_a_large_bet_is_denied_by_a_card_only_and_another_person_is_told() -> None:
    deny = c.DenyBet(7, "bad_beat", "No wager at this seat")
    table = after(bad_beat(), deny)
    assert waits(table)[0] == "$25,150 to seat 7 needs an Executive", "until a card agrees"
    denied, alert, over = decide(table, c.SwipeCard(EXECUTIVE), AT)
    assert isinstance(denied, e.BetDenied)
    assert denied.by == EXECUTIVE
    assert isinstance(alert, e.AlertRaised)
    assert alert.not_by == EXECUTIVE.identity
    after_card = evolve_all(table, (denied, alert, over))
    assert waits(after_card) == ["$150 to seat 7 needs a Supervisor"]


def test_a_small_bet_is_denied_with_a_reason_alone() -> None:
    denied, alert = decide(bad_beat(), c.DenyBet(7, "queens_up", "Hand was folded"), AT)
    assert isinstance(denied, e.BetDenied)
    assert isinstance(alert, e.AlertRaised)
    assert "reason" in no_to(bad_beat(), c.DenyBet(7, "queens_up", "Because"))


def test_a_corrected_card_asks_for_what_was_too_much() -> None:
    table = after(bad_beat(), c.PayBets())
    table = after(table, c.SeeCards("7", ("Kc", "Kd", "Kh", "3s", "2c")))
    assert waits(table)[0] == "Take back $43 from seat 7"  # 7 to 1 is left of 50 to 1
    table = after(table, c.PayBets())
    assert table.round.bonus_bets.paid == {(7, "queens_up"): 700}


def test_undo_has_them_paid_again_and_a_void_waits_for_it() -> None:
    table = after(bad_beat(), c.PayBets())
    assert "UNDO" in no_to(table, c.VoidRound(table.setup.void_reasons[0]))
    assert after(table, c.UndoBets()) == bad_beat()


def test_a_live_table_without_entered_wagers_is_held_for_none() -> None:
    assert waits(dealt("crazy4-bad-beat", FOUR_KINGS)) == []


def test_what_needs_no_card_is_named_beside_what_does() -> None:
    """More titles C4: $50 of seat 6 was told after the card alone, and the sum changed."""
    cards = {"3": "8d 8h", "4": "7d 7c", "6": "9s 9h", "dealer": "6d"}
    bets = {seat: {"blackjack": 2500, "bet_the_set": 1000} for seat in (3, 4)}
    bets[6] = {"blackjack": 2500, "bet_the_set": 500}
    table = dealt("blackjack-bet-the-set", cards, bets)
    table = replace(table, setup=strict(table.setup))
    (reason,) = [one for one in reasons(table, 1) if one.wait is Wait.BETS]
    assert "needs a Supervisor" in reason.title
    assert reason.detail.endswith("Then, no card: seat 6: $50")
