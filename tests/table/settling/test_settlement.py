"""The round seat by seat, in payment order: what is paid and taken, and why it cannot be said."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.facts.judging.bonus_pays import pays
from dealer_assist.table.facts.settling.settlement import (
    NO_CARDS,
    SeatSettled,
    Settlement,
    WagerStanding,
    settlement,
)
from dealer_assist.table.state import Claim, Table
from dealer_assist.value import replace

ANTE = {"ante": 2500, "super_bonus": 2500}
PLAYED = {**ANTE, "play": 2500}
FLUSH = "Kc Qc 2c 3c 4h"  # four clubs: the dealer has a flush
ACES = "As Ad Ac Ah 2d"


def settled(table: Table) -> Settlement:
    return settlement(table)


def nets(seat: SeatSettled) -> dict[str, int]:
    return {one.wager: one.net for one in seat.wagers}


def outcomes(seat: SeatSettled) -> dict[str, str]:
    return {one.wager: one.outcome for one in seat.wagers}


def test_a_crazy_4_seat_is_settled_wager_by_wager_in_the_games_order() -> None:
    wagers = {5: {**ANTE, "play": 7500, "queens_up": 1000}}
    seat = settled(dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, wagers)).seats[0]

    # Four aces: Play and Ante 1 to 1, Queens Up 50 to 1, Super Bonus 200 to 1 (C4P-09).
    assert list(nets(seat).items()) == [
        ("play", 7500),
        ("ante", 2500),
        ("queens_up", 50_000),
        ("super_bonus", 500_000),
    ]
    assert (seat.to_pay, seat.to_take) == (560_000, 0)
    assert seat.hand == "four_of_a_kind:A"


def test_seats_come_in_payment_order_and_losers_tell_what_is_taken() -> None:
    held = {"1": "2s 5d 7h 9s Jd", "5": ACES, "dealer": FLUSH}
    table = dealt("crazy4-nexus", held, {1: PLAYED, 5: PLAYED})
    seats = settled(table).seats

    assert [seat.seat for seat in seats] == [5, 1]
    assert (seats[1].to_pay, seats[1].to_take) == (0, 7500)


def test_a_folded_seat_loses_its_ante_but_queens_up_still_counts() -> None:
    wagers = {3: {**ANTE, "queens_up": 500}}
    table = dealt("crazy4-nexus", {"3": "Qs Qd 2s 5h 7d", "dealer": FLUSH}, wagers, folded=(3,))

    assert nets(settled(table).seats[0]) == {"ante": -2500, "super_bonus": -2500, "queens_up": 500}


def test_a_wager_against_the_rules_is_told_at_its_seat_and_the_others_are_settled() -> None:
    held = {"1": "2s 5d 7h 9s Jd", "5": ACES, "dealer": FLUSH}
    table = dealt("crazy4-nexus", held, {1: {**ANTE, "play": 7500}, 5: PLAYED})
    five, one = settled(table).seats

    assert five.to_pay
    assert not one.wagers
    assert "the Play wager must be $25, not $75" in one.trouble


def test_a_seat_whose_cards_are_not_known_says_so_beside_the_others() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {1: PLAYED, 5: PLAYED})
    five, one = settled(table).seats

    assert five.wagers
    assert one.trouble == "The cards of seat 1 are not known"


def test_where_wagers_are_not_counted_odds_stand_for_amounts() -> None:
    seat = settled(
        dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, chips={5: "A"}),
    ).seats[0]

    assert {one.wager: one.odds for one in seat.wagers} == {
        "play": "1 to 1",
        "ante": "1 to 1",
        "queens_up": "50 to 1",
        "super_bonus": "200 to 1",
    }
    assert (seat.to_pay, seat.to_take) == (0, 0)


def test_without_cards_only_the_progressive_wins_are_listed() -> None:
    claims = (Claim(5, "A", "straight_flush"),)
    table = dealt("crazy4-nexus", {}, {5: PLAYED}, chips={1: "A", 5: "A"}, claims=claims)
    found = settled(table)

    assert found.why_not == NO_CARDS
    # ATLAS-1: a straight flush pays 100 for 1 and the other player $5 of envy.
    assert [(seat.seat, seat.prizes[0].cents) for seat in found.seats] == [(5, 10_000)]
    assert found.seats[0].to_pay == 0  # it is only claimed
    assert found.envy == {1: 500}


def test_a_hand_that_only_the_cards_claim_is_named_without_an_amount() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: PLAYED}, chips={5: "A"})
    prize = settled(table).seats[0].prizes[0]

    assert (prize.line, prize.cents, prize.standing) == ("four_aces", 0, WagerStanding.SEEN)


def test_nothing_is_settled_before_everybody_has_acted() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": FLUSH}, {5: ANTE})

    assert settled(table).why_not == "Not every player has acted yet"


def test_the_dealers_cards_must_be_known() -> None:
    table = dealt("crazy4-nexus", {"5": ACES}, {5: PLAYED})

    assert settled(table).why_not == "The cards of the dealer are not known yet"


def test_6_5_4_is_settled_against_what_the_dealer_is_left_with() -> None:
    held = {"3": "2s 2d 5h 9s Jd", "dealer": "Ks Qd 2c 3c 7c 8d"}
    table = dealt("six-five-four", held, {3: {"ante": 2500, "play": 2500}})
    found = settled(table)

    assert found.dealer == "high_card:8-7-3-2"
    assert nets(found.seats[0]) == {"play": 2500, "ante": 2500}


def test_holdem_is_settled_street_by_street() -> None:
    held = {"4": "As Ah", "board": "Ad 7c 7d 2h 3s", "dealer": "Kc Kd"}
    wagers = {4: {"ante": 2500, "flop": 5000, "river": 2500, "bonus": 1000}}
    seat = settled(dealt("holdem-nexus", held, wagers)).seats[0]

    # A full house meets the flush rule, so the Ante is paid; A-A pays 30 to 1 (THB-1).
    assert nets(seat) == {"ante": 2500, "flop": 5000, "river": 2500, "bonus": 30_000}


def test_a_baccarat_coup_is_settled_for_every_seat() -> None:
    coup = {"player": "2d 3d 4d", "banker": "Ks Qh Tc"}
    wagers = {
        1: {"player": 5000, "dragon_player": 1000},
        2: {"banker": 2500},
        4: {"tie": 1000},
    }
    four, two, one = settled(dealt("dragon-nexus", coup, wagers)).seats

    assert nets(one) == {"player": 5000, "dragon_player": 30_000}  # won by 9: 30 to 1 (DB-1)
    assert nets(two) == {"banker": -2500}
    assert nets(four) == {"tie": -1000}


def test_an_unfinished_coup_says_so() -> None:
    table = dealt("dragon-nexus", {"player": "2d 3d", "banker": "Ks Qh"}, {1: {"player": 5000}})

    assert settled(table).why_not == "The hand is not complete yet"


def test_cover_all_pays_by_the_number_of_hands() -> None:
    held = {"1": "9s 9d 9h 2c 4d", "3": "2s 5d 7h Ts Jd", "dealer": "Ac Kd 3s 5h 7c"}
    wagers = {1: {"ante": 1000, "play": 2000, "cover_all": 500}, 3: {"ante": 1500}}
    table = dealt("caribbean", held, wagers, folded=(3,))
    _, one = settled(table).seats

    # Three hands, the dealer's counted: three of a kind pays 6 to 1 (CA-1), the play 3 to 1.
    assert nets(one) == {"ante": 1000, "play": 6000}
    last = settled(table).cover_all
    assert last is not None
    assert (last.place, last.hand, last.odds) == ("1", "three_of_a_kind:9-4-2", "6 to 1")
    assert [(seat, paid.net) for seat, paid in last.seats] == [(1, 3000)]


def test_cover_all_waits_for_every_hand() -> None:
    held = {"1": "9s 9d 9h 2c 4d", "dealer": "Ac Kd 3s 5h 7c"}
    wagers = {1: {"ante": 1000, "play": 2000}, 3: {"ante": 1500}}
    table = dealt("caribbean", held, wagers, folded=(3,))

    assert settled(table).why_not == "The cards of seat 3 are not known yet"


def test_what_was_left_up_is_part_of_the_blackjack_wager() -> None:
    wagers = {2: {"blackjack": 5000, "house_money": 1000, "left_up": 4000}}
    held = {"2": "9s 9d", "dealer": "7c Td"}
    seat = settled(dealt("house-money-nexus", held, wagers)).seats[0]

    # A pair pays 3 to 1; 18 beats 17 for the entire wager of $90.
    assert nets(seat) == {"house_money": 3000, "blackjack": 9000}
    assert seat.to_pay == 9000  # the proceeds lie on the spot already


def test_two_seats_draw_and_the_dealer_busts() -> None:
    held = {"2": "5s 6d 2c 8h", "4": "Ks Qd", "dealer": "6c Td 9h"}
    wagers = {2: {"blackjack": 5000}, 4: {"blackjack": 2500}}
    four, two = settled(dealt("house-money-nexus", held, wagers)).seats

    assert (nets(two), nets(four)) == ({"blackjack": 5000}, {"blackjack": 2500})


def test_cards_twice_in_one_deck_are_refused_in_a_sentence() -> None:
    table = dealt("crazy4-nexus", {"5": ACES, "dealer": "As Qc 2c 3c 4h"}, {5: PLAYED})
    seat = settled(table).seats

    assert "As is there 2 times" in (settled(table).why_not or seat[0].trouble)


STUD = {"ante": 1000, "third": 1000, "fourth": 2000, "fifth": 3000}
KINGS = "Kd Kh Ts"


def test_every_street_is_paid_by_the_one_table_and_there_is_no_dealer() -> None:
    found = settled(dealt("mississippi-nexus", {"7": "Td Tc", "board": KINGS}, {7: STUD}))
    assert (found.why_not, found.dealer) == ("", "")
    assert nets(found.seats[0]) == {key: 10 * cents for key, cents in STUD.items()}


def test_a_pair_of_sixes_to_tens_pushes_every_bet() -> None:
    found = settled(dealt("mississippi-nexus", {"7": "7d 2c", "board": "7h Ks 3s"}, {7: STUD}))
    assert set(outcomes(found.seats[0]).values()) == {"push"}


def test_a_fold_loses_the_streets_so_far_and_its_bonus_goes_by_the_board_alone() -> None:
    wagers = {"ante": 1000, "third": 2000, "three_card": 500}
    for cards in ({"2": "8h 3d"}, {}):  # known, or taken with the fold
        table = dealt(
            "mississippi-nexus",
            {"7": "Td Tc", "board": KINGS, **cards},
            {2: wagers, 7: STUD},
            folded=(2,),
        )
        table = changed(
            table, seats={**table.round.seats, 2: replace(table.seat(2), folded_at="fourth")}
        )
        seat = next(one for one in settled(table).seats if one.seat == 2)
        assert nets(seat) == {"ante": -1000, "third": -2000, "three_card": 500}
        assert pays(table)[2, "three_card"] == 500


@pytest.mark.parametrize("cards", [{}, {"board": "Kd"}])
def test_a_bonus_of_the_board_waits_for_the_whole_board(cards: dict[str, str]) -> None:
    wagers = {"ante": 1000, "third": 2000, "three_card": 500}
    table = dealt("mississippi-nexus", {"7": "Td Tc", **cards}, {2: wagers, 7: STUD}, folded=(2,))
    seats = {**table.round.seats, 2: replace(table.seat(2), folded_at="fourth")}
    table = changed(table, seats=seats, stages=("showdown",))
    assert (2, "three_card") not in pays(table)


def test_a_live_table_shows_odds_and_a_fold_at_its_street() -> None:
    table = dealt("mississippi-nexus", {"3": "8h 3d", "7": "Td Tc", "board": KINGS}, folded=(3,))
    table = changed(table, seats={3: replace(table.seat(3), folded_at="fifth")})
    found = {one.seat: one for one in settled(table).seats}
    assert {one.odds for one in found[7].wagers} == {"10 to 1", "1 to 1"}
    assert outcomes(found[3]) == {
        "ante": "lose",
        "third": "lose",
        "fourth": "lose",
        "three_card": "win",
    }


def test_a_seat_that_has_neither_bet_nor_folded_says_what_it_must_do() -> None:
    wagers = {"ante": 1000, "third": 1000}
    table = dealt("mississippi-nexus", {"7": "Td Tc", "board": KINGS}, {7: wagers})
    seat = settled(changed(table, stages=("showdown",))).seats[0]
    assert seat.trouble == "Seat 7 must fold or bet 1 to 3 times the Ante on 4th Street"


def test_a_bet_that_was_taken_back_neither_wins_nor_loses() -> None:
    wagers = {"bet_1": 0, "bet_2": 2500, "bet_3": 2500, "three_card": 500}
    table = dealt("let-it-ride-nexus", {"2": "Ks Kd 4c", "board": "Kh Ts"}, {2: wagers})
    table = changed(table, stages=("showdown",))
    seat = settled(table).seats[0]
    assert nets(seat) == {"bet_1": 0, "bet_2": 7500, "bet_3": 7500, "three_card": 500}
    assert outcomes(seat)["bet_1"] == "taken_back"
    assert pays(table) == {(2, "three_card"): 500}


WAR_CARDS = {"1": "Kd", "2": "9s Qh", "3": "9h", "5": "2c", "7": "9d 4s", "dealer": "9c Jd"}
WAR_BETS = {
    1: {"wager": 2500, "tie": 500},
    2: {"wager": 1500, "war": 1500},
    3: {"wager": 1005, "tie": 500},
    5: {"wager": 5000},
    7: {"wager": 2000, "war": 2000, "tie": 500},
}


def test_a_tie_is_settled_by_the_war_or_by_half_and_no_other_seat_by_the_second_card() -> None:
    table = dealt("casino-war", WAR_CARDS, WAR_BETS, folded=(3,))
    assert {seat.seat: nets(seat) for seat in settled(table).seats} == {
        1: {"wager": 2500, "tie": -500},
        2: {"wager": 0, "war": 1500},
        3: {"wager": -503, "tie": 5000},
        5: {"wager": -5000},
        7: {"wager": -2000, "war": -2000, "tie": 5000},
    }


def test_a_tied_seat_that_has_not_decided_holds_the_settlement() -> None:
    bets = {**WAR_BETS, 7: {"wager": 2000}}
    table = dealt("casino-war", {**WAR_CARDS, "7": "9d"}, bets, folded=(3,))
    assert settled(table).why_not == "Not every player has acted yet"


def test_without_wagers_a_war_shows_its_odds() -> None:
    table = dealt("casino-war", {"5": "9s Qh", "dealer": "9c Jd"})
    seat = next(one for one in settled(table).seats if one.seat == 5)
    assert {one.wager: one.odds for one in seat.wagers} == {
        "wager": "–",
        "war": "1 to 1",
        "tie": "10 to 1",
    }


def test_a_seat_without_its_wager_is_named_and_the_others_are_settled() -> None:
    table = dealt(
        "casino-war", {"1": "Kd", "2": "4s", "dealer": "9c"}, {1: {"tie": 500}, 2: {"wager": 500}}
    )
    troubled = {seat.seat: seat.trouble for seat in settled(table).seats}
    assert "no Wager" in troubled[1]
    assert troubled[2] == ""


def test_a_set_hand_is_settled_with_its_envy_apart() -> None:
    cards = {
        "3": "8s 8h Ad 5d Ts 7h 4c",
        "4": "Kh Td 9d 9h 4d 4s 7s",
        "6": "5c 5h Qs Qd Qh Qc 2d",
        "dealer": "Ah Ks Js Jd 6s 3d 2c",
    }
    bets = {"main": 10000, "fortune": 500}
    table = dealt("fortune-pai-gow", cards, dict.fromkeys((3, 4, 6), bets))
    lows = {3: ("8s", "8h"), 6: ("5c", "5h")}
    seats = {seat: replace(one, low=lows.get(seat, ())) for seat, one in table.round.seats.items()}
    table = changed(table, seats=seats, stages=("set", "dealer"))
    found = settlement(table)
    settled = {one.seat: one for one in found.seats}
    paid = {one.wager: one.net for one in settled[6].wagers}
    assert paid == {"main": 9500, "fortune": 12500}  # even money less 5 %, and 25 to 1
    assert settled[3].is_foul
    assert (settled[3].to_pay, settled[3].to_take) == (0, 10500)
    assert settled[4].trouble == "Seat 4 is not set. Touch its two low cards on the card pad"
    assert found.envy == {3: 500, 4: 500}
    assert (found.dealer, found.dealer_low) == ("pair:J-6-3-2", "high_card:A-K")
