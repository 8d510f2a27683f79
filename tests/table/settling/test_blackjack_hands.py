"""Blackjack hands as they lie: splits, doubles and hands that are not played out."""

import pytest
from dealt_table import dealt
from table_facts import changed

from dealer_assist.table.commands import SettleSeat
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.facts.dealing import surrenders
from dealer_assist.table.facts.dealing.blackjack_wagers import entire_wager
from dealer_assist.table.facts.settling import blackjack_hands
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.state import Seat, Table
from dealer_assist.value import replace

BET = {"blackjack": 5000}


def net(table: Table) -> int:
    found = settlement(table)
    assert found.why_not == ""
    return sum(one.net for one in found.seats[0].wagers)


def lying(cards: dict[str, str], wagers: dict[str, int] | None = None) -> Table:
    return dealt("house-money-nexus", cards, {2: wagers or BET})


def test_split_hands_are_settled_each_on_the_entire_wager() -> None:
    table = lying({"2": "8c Ts", "2b": "8d 9c", "dealer": "9h 9d"})

    assert net(table) == -5000  # 18 against 18 pushes, 17 loses


def test_four_hands_of_three_splits_are_told_alike() -> None:
    hands = {"2": "8c Ts", "2b": "8d 3c Th", "2c": "8h Kc", "2d": "8s 2c 9s"}

    assert net(lying({**hands, "dealer": "9h 8d"})) == 20_000  # 18, 21, 18 and 19 beat 17


def test_split_aces_get_one_card_each() -> None:
    table = lying({"2": "Ac Ts", "2b": "Ad 5c", "dealer": "9h 8d"})

    assert net(table) == 0  # 21 wins, 16 loses


def test_a_double_puts_its_amount_on_the_hand() -> None:
    table = lying({"2": "5c 6s Td", "dealer": "9h 8d"}, {**BET, "double": 5000})

    assert net(table) == 10_000


def surrendering(cards: dict[str, str], wagers: dict[str, int]) -> Table:
    table = lying(cards, wagers)
    options = {**table.setup.options, "surrender": True}
    return replace(table, setup=replace(table.setup, options=options))


def test_a_surrender_saves_half_of_the_entire_wager() -> None:
    given_up = {**BET, "surrender": 2500}
    assert net(surrendering({"2": "Tc 6s", "dealer": "9h 8d"}, given_up)) == -2500
    assert net(surrendering({"2": "Tc 6s", "dealer": "9h 5d"}, given_up)) == -2500  # nobody waits


def test_a_dealers_blackjack_comes_before_a_surrender() -> None:
    given_up = {**BET, "surrender": 2500}
    assert net(surrendering({"2": "Tc 6s", "dealer": "Ah Kd"}, given_up)) == -5000


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ({"2": "Tc 6s 2d"}, {}),
        ({"2": "Ac Ks"}, {}),
        ({"2": "8c Ts", "2b": "8d 9c"}, {}),
        ({"2": "5c 6s"}, {"double": 5000}),
    ],
    ids=["a third card", "a blackjack", "a split", "a double"],
)
def test_a_surrender_is_the_first_decision_or_none(
    cards: dict[str, str], more: dict[str, int]
) -> None:
    table = surrendering(cards, BET | more)
    assert not surrenders.may_be(table, "2")


def test_where_the_house_has_no_surrender_nobody_surrenders() -> None:
    table = lying({"2": "Tc 6s", "dealer": "9h 8d"}, {**BET, "surrender": 2500})
    assert not surrenders.is_made(table, "2")
    assert net(table) == -5000


def test_a_busted_hand_needs_no_more_cards_of_the_dealer() -> None:
    assert net(lying({"2": "Kc 6s Td", "dealer": "5h 8d"})) == -5000


def test_a_dealers_blackjack_ends_the_round_at_once() -> None:
    assert net(lying({"2": "5c 6s", "dealer": "Ah Kd"})) == -5000


def test_a_blackjack_is_paid_3_to_2() -> None:
    assert net(lying({"2": "Ac Ks", "dealer": "9h 8d"})) == 7500


def test_a_dealer_who_must_draw_is_not_played_out() -> None:
    table = lying({"2": "Kc 9s", "dealer": "5h 8d"})

    assert blackjack_hands.why_not(table) == "The dealer's hand is not played out yet"


def test_a_seat_with_one_card_is_not_known() -> None:
    table = lying({"2": "Kc", "dealer": "9h 8d"})

    assert blackjack_hands.why_not(table) == "The cards of seat 2 are not known yet"


def test_the_entire_wager_is_the_bet_and_what_was_left_up() -> None:
    table = lying({}, {**BET, "house_money": 1000, "left_up": 4000})

    assert entire_wager(table, 2) == 9000


def free(cards: dict[str, str], **wagers: int) -> Table:
    return dealt("free-bet-nexus", cards, {2: {**BET, **wagers}})


def test_a_free_double_wins_twice_and_loses_the_own_wager_alone() -> None:
    laid = {"free_double": 5000}
    assert net(free({"2": "5c 6s Td", "dealer": "9h 8d"}, **laid)) == 10_000
    assert net(free({"2": "5c 6s 2d", "dealer": "9h 8d"}, **laid)) == -5000


def test_a_hand_that_was_split_for_free_has_no_wager_of_its_own() -> None:
    hands = {"2": "8c Ts", "2b": "8d 9c"}
    lost = free({**hands, "dealer": "9h Td"}, free_split_b=5000)
    assert net(lost) == -5000
    assert net(free({**hands, "dealer": "9h 6d Ks"}, free_split_b=5000)) == 10_000


def test_splits_with_a_lammer_and_with_own_money_stand_side_by_side() -> None:
    hands = {"2": "8c Ts", "2b": "8d 3c Th", "2c": "8h Kc", "dealer": "9h Td"}
    table = free(hands, free_split_c=5000, free_double_b=5000)
    # 18 loses its own wager, 21 wins its own and a lammer, 18 of a free split loses nothing.
    assert net(table) == 5000
    found = settlement(table).seats[0]
    assert [(one.stake, one.net) for one in found.hands] == [(5000, -5000), (5000, 10_000), (0, 0)]
    assert found.lammers == 2


def test_the_dealers_22_pushes_and_the_dealer_draws_for_push_22_alone() -> None:
    assert net(free({"2": "Tc 9s", "dealer": "6d Th 6h"})) == 0
    bust = {"2": "Tc 6s Kd", "dealer": "6d Th"}
    waits = free(bust, push_22=500)
    assert blackjack_hands.why_not(waits) == "The dealer's hand is not played out yet"
    assert blackjack_hands.why_not(free(bust)) == ""
    assert net(free({**bust, "dealer": "6d Th 6h"}, push_22=500)) == -5000 + 17 * 500


def zapped(cards: dict[str, str], **options: object) -> Table:
    return dealt("zappit-nexus", cards, {2: BET}, options=options)


def test_a_zapped_hand_is_settled_by_its_new_cards() -> None:
    assert net(zapped({"2z": "9c 7s", "2": "Tc 9s", "dealer": "9h 9d"})) == 5000
    assert net(zapped({"2z": "9c 7s", "2": "Tc 3s 4d", "dealer": "9h 9d"})) == -5000
    assert net(zapped({"2z": "9c 7s", "2": "Ac Ks", "dealer": "9h 9d"})) == 5000  # 1 to 1
    assert net(zapped({"2z": "9c 7s", "2": "Ac Ks", "dealer": "6h Td 6d"})) == 5000


def test_a_pair_after_a_zap_is_split_and_a_hand_given_up() -> None:
    hands = {"2z": "9c 7s", "2": "8c Ts", "2b": "8d 9c"}
    assert net(zapped({**hands, "dealer": "9h 7d 8c"})) == 10_000
    given_up = zapped({"2z": "9c 7s", "2": "Tc 6s", "dealer": "9h 9d"}, surrender=True)
    seats = {2: replace(given_up.seat(2), wagers={**BET, "surrender": 2500})}
    assert net(changed(given_up, seats=seats)) == -2500


def test_a_dealers_blackjack_comes_before_a_zap() -> None:
    assert net(zapped({"2z": "9c 7s", "2": "Tc 9s", "dealer": "Ah Kd"})) == -5000


def test_a_double_after_hits_and_a_surrender_of_it_are_told_as_they_were_made() -> None:
    def after(seat: Seat) -> Table:
        table = dealt("super-fun", {"2": "6c 2d 2s 6s", "dealer": "Td 7c"})
        return changed(table, seats={2: seat})

    doubled = {**BET, "double": 5000}
    assert net(after(Seat(doubled, acted_at={"double": 3}))) == -10000
    given = Seat({**doubled, "surrender": 5000}, acted_at={"double": 3, "surrender": 4})
    assert net(after(given)) == -5000


def test_a_doubled_hand_waits_for_its_card() -> None:
    table = dealt("super-fun", {"2": "6c 2d 2s", "dealer": "Td 7c"})
    table = changed(table, seats={2: Seat({**BET, "double": 5000}, acted_at={"double": 3})})
    assert blackjack_hands.why_not(table) == "Seat 2 has doubled. Its card is not known yet"


def test_a_hand_that_was_paid_at_once_is_not_paid_again() -> None:
    cards = {"2": "2c 3d 2h 4s 3c 2d", "5": "Ts 9d", "dealer": "Td 7c"}
    table = dealt("super-fun", cards, {2: BET, 5: BET})
    table = evolve_all(table, decide(table, SettleSeat(2), 0))
    paid = {seat.seat: seat.to_pay for seat in settlement(table).seats}
    assert paid == {2: 0, 5: 5000}


def two_hands(cards: dict[str, str], wagers: dict[str, int] | None = None, said: str = "") -> Table:
    table = dealt("blackjack-switch", cards, {3: wagers or BET})
    return changed(table, seats={**table.round.seats, 3: replace(table.seat(3), switch=said)})


def test_two_hands_are_settled_each_on_its_wager() -> None:
    table = two_hands({"3": "Ts 9d", "3r": "Td 7h", "dealer": "9h 9c"})
    (seat,) = settlement(table).seats
    assert [(one.stake, one.net) for one in seat.hands] == [(5000, 5000), (5000, -5000)]
    assert (seat.to_pay, seat.to_take) == (5000, 5000)


def test_an_ace_and_a_ten_of_a_switch_are_21_and_those_as_dealt_a_blackjack() -> None:
    cards = {"3": "As Kd", "3r": "6h 5c 7d", "dealer": "6c Th 6s"}
    assert net(two_hands(cards, said="switched")) == 0  # 22 pushes both
    assert net(two_hands(cards, said="kept")) == 5000


def test_each_of_two_hands_is_split_and_doubled_by_itself() -> None:
    hands = {"3": "8c 3c Td", "3b": "8d Ts", "3r": "5d 6s 9d", "dealer": "6h Tc 5s"}
    doubled = {"blackjack": 10_000, "double": 10_000, "double_r": 10_000}
    table = two_hands(hands, doubled)
    (seat,) = settlement(table).seats
    assert [one.net for one in seat.hands] == [0, -10_000, -20_000]
    right = {"3": "Ts 9d", "3r": "8c Ts", "3s": "8d 9s", "dealer": "9h 8s"}
    assert net(two_hands(right)) == 10_000  # 19 and 18 win, 17 pushes


def test_the_dealer_draws_for_21_by_a_switch_and_not_for_a_blackjack() -> None:
    cards = {"3": "As Kd", "3r": "Ah Kc", "dealer": "6c Th"}
    assert blackjack_hands.why_not(two_hands(cards, said="kept")) == ""
    said = blackjack_hands.why_not(two_hands(cards, said="switched"))
    assert said == "The dealer's hand is not played out yet"


def test_both_hands_of_a_seat_must_be_known() -> None:
    said = blackjack_hands.why_not(two_hands({"3": "Ts 9d", "dealer": "9h 9c"}))
    assert said == "The cards of seat 3 are not known yet"
