"""A whole round out of a virtual shoe: it can be settled, at every table, whatever falls."""

from random import Random

import pytest
from dealt_table import dealt
from sampled import sampled
from shipped_tables import TABLES, others_long, shipped
from table_facts import changed

from dealer_assist.desk import sample_players
from dealer_assist.devices.simulated.virtual_shoe import act, awaits_play, deal, play_on
from dealer_assist.rules.looks import NO_BLACKJACK
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import (
    FoldHand,
    PlaceWagers,
    PlayHand,
    SeeCards,
    SetHand,
    SwitchCards,
)
from dealer_assist.table.decide import decide
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.facts.dealing import won_at_once
from dealer_assist.table.facts.settling.settlement import settlement
from dealer_assist.table.procedures.dealing import switches
from dealer_assist.table.procedures.dealing.dealt_cards import see
from dealer_assist.table.state import Bonus, Seat, Table
from dealer_assist.value import replace

AT = 1_760_000_000_000


def in_play(name: str) -> Table:
    table = dealt(name, {}, {one.seat: one.wagers for one in shipped(name).players})
    table = taken(table, sample_players.owed(table))
    title = table.setup.title
    if title is not None and title.may_take_back:  # the dealer's touch says that bets ride
        table = changed(table, stages=(table.setup.stages[-1].key,))
    return table


def taken(table: Table, commands: list[Command]) -> Table:
    """The table after these commands, as far as cards and wagers go."""
    for command in commands:
        match command:
            case SeeCards(place, cards):
                assert see(table, command, 0)  # the table takes them
                table = changed(table, cards={**table.round.cards, place: cards})
            case PlaceWagers(seat, wagers):
                table = changed(table, seats={**table.round.seats, seat: Seat(wagers)})
            case SetHand(seat, low):
                was_set = replace(table.seat(seat), low=low)
                table = changed(table, seats={**table.round.seats, seat: was_set})
            case SwitchCards(seat, answer):
                for event in switches.answer(table, command, 0):
                    table = evolve(table, event)
                assert table.seat(seat).switch == answer
            case FoldHand(seat):
                folded = replace(table.seat(seat), has_folded=True)
                table = changed(table, seats={**table.round.seats, seat: folded})
    return table


BY_TOUCH = {"mississippi-nexus-3"}
"""Tables where players leave their later bets to the dealer's touch: nobody bets for them."""


@pytest.mark.parametrize("name", sampled(sorted(BY_TOUCH), 2))
def test_a_bet_that_waits_for_the_dealer_s_touch_holds_the_settlement(name: str) -> None:
    start = in_play(name)
    found = settlement(taken(start, deal(start, Random(1))))
    assert found.why_not == "Not every player has acted yet"


@pytest.mark.parametrize("name", others_long(one for one in TABLES if one not in BY_TOUCH))
def test_every_round_of_every_table_can_be_settled(name: str) -> None:
    start = in_play(name)
    for seed in range(8):
        chance = Random(seed)
        dealt_out = taken(start, deal(start, chance))
        if awaits_play(dealt_out):
            dealt_out = taken(dealt_out, play_on(dealt_out, chance))
        found = settlement(dealt_out)

        assert found.why_not == ""
        assert [seat.trouble for seat in found.seats if seat.trouble] == []


def test_the_same_seed_deals_the_same_cards() -> None:
    table = in_play("house-money-nexus")

    assert deal(table, Random(3)) == deal(table, Random(3))
    assert deal(table, Random(3)) != deal(table, Random(4))


def test_only_seats_with_a_wager_get_cards() -> None:
    commands = deal(in_play("caribbean"), Random(1))

    assert [one.place for one in commands if isinstance(one, SeeCards)] == [
        "1",
        "3",
        "4",
        "6",
        "dealer",
    ]


def test_a_play_wager_that_the_cards_do_not_allow_is_taken_back() -> None:
    table = in_play("crazy4-nexus")
    after = taken(table, deal(table, Random(1)))

    assert table.seat(5).wagers["play"] == 7500
    assert after.seat(5).wagers["play"] == 2500


def test_blackjack_is_dealt_in_two_parts_so_that_the_players_decide_between() -> None:
    table = in_play("house-money-nexus")
    first = taken(table, deal(table, Random(1)))

    assert {len(cards) for place, cards in first.round.cards.items() if place != "dealer"} == {2}
    assert len(first.round.cards["dealer"]) == 1
    assert awaits_play(first)
    after = taken(first, play_on(first, Random(2)))
    assert not awaits_play(after)
    assert all(
        after.round.cards[place][: len(cards)] == cards
        for place, cards in first.round.cards.items()
    )


@pytest.mark.parametrize("said", ["none", "blackjack"])
def test_the_dealers_second_card_is_what_the_peek_said(said: str) -> None:
    table = in_play("house-money-nexus")
    first = taken(table, deal(table, Random(1)))
    ace = changed(first, cards={**first.round.cards, "dealer": ("As",)}, bonus=Bonus(peek=said))
    for seed in range(40):
        *_, dealer = play_on(ace, Random(seed))
        assert isinstance(dealer, SeeCards)
        is_ten = dealer.cards[1][0] in "TJQK"
        assert is_ten == (said == "blackjack")


def test_players_take_the_free_bets_that_their_hands_have_earned() -> None:
    seats = {2: {"blackjack": 5000}, 4: {"blackjack": 2500}, 6: {"blackjack": 1000}}
    cards = {"2": "6s 5d", "4": "8s 8d", "6": "Kh Kd", "dealer": "6c"}
    table = dealt("free-bet-nexus", cards, seats)
    after = taken(table, play_on(table, Random(7)))
    assert after.seat(2).wagers["free_double"] == 5000
    assert len(after.round.cards["2"]) == 3
    assert after.seat(4).wagers["free_split_b"] == 2500
    assert after.round.cards["4b"][0] == "8d"
    assert after.seat(6).wagers == {"blackjack": 1000}


def test_players_zap_what_they_may() -> None:
    seats = {2: {"blackjack": 5000}, 4: {"blackjack": 2500}}
    table = dealt("zappit-nexus", {"2": "9s 7d", "4": "9d 9s", "dealer": "6c"}, seats)
    after = taken(table, play_on(table, Random(7)))
    assert after.round.cards["2z"] == ("9s", "7d")
    assert after.round.cards["2"][:2] != ("9s", "7d")
    assert after.round.cards["4"] == ("9d", "9s")


def test_a_war_gets_its_cards_once_every_tied_seat_has_decided() -> None:
    cards = {"1": "9h", "2": "4s", "7": "9d", "dealer": "9c"}
    bets = {1: {"wager": 1000, "war": 1000}, 2: {"wager": 1000}, 7: {"wager": 1000}}
    assert not awaits_play(dealt("casino-war", cards, bets))
    table = dealt("casino-war", cards, bets, folded=(7,))
    assert awaits_play(table)
    drawn = {command.place: command.cards for command in play_on(table, Random(5))}  # type: ignore[union-attr]
    assert {place: len(held) for place, held in drawn.items()} == {"1": 2, "dealer": 2}
    assert (drawn["1"][0], drawn["dealer"][0]) == ("9h", "9c")


def test_nobody_draws_where_nobody_ties() -> None:
    assert not awaits_play(dealt("casino-war", {"1": "8h", "dealer": "9c"}, {1: {"wager": 1000}}))


def test_a_deck_with_a_joker_deals_it_now_and_then() -> None:
    table = dealt("dj-wild", {}, {seat: {"ante": 500, "blind": 500} for seat in range(1, 8)})
    dealt_cards = {
        card
        for seed in range(20)
        for command in deal(table, Random(seed))
        if isinstance(command, SeeCards)
        for card in command.cards
    }
    assert len(dealt_cards) == 53


def test_players_give_a_stiff_hand_up_against_a_ten_where_that_is_any_time() -> None:
    seats = {2: {"blackjack": 5000}, 5: {"blackjack": 2500}}
    table = dealt("super-fun", {"2": "9s 7d", "5": "Td 9c", "dealer": "7c"}, seats)
    assert "surrender" not in taken(table, play_on(table, Random(7))).seat(2).wagers
    high = dealt("super-fun", {"2": "9s 7d", "5": "Td 9c", "dealer": "Tc"}, seats)
    assert "surrender" not in taken(high, play_on(high, Random(7))).seat(2).wagers, "no look yet"
    high = changed(high, bonus=replace(high.round.bonus, peek=NO_BLACKJACK))
    after = taken(high, play_on(high, Random(7)))
    assert after.seat(2).wagers["surrender"] == 2500
    assert after.round.cards["2"] == ("9s", "7d")


def test_players_stop_at_six_cards_that_win_and_the_dealer_draws_for_nobody() -> None:
    table = dealt("super-fun", {"2": "2s 3d", "dealer": "6c"}, {2: {"blackjack": 5000}})
    for seed in range(400):
        after = taken(table, play_on(table, Random(seed)))
        assert len(after.round.cards["2"]) <= 6
        if len(after.round.cards["2"]) == 6 and won_at_once.has_won(after, "2"):
            assert len(after.round.cards["dealer"]) == 2
            break
    else:
        raise AssertionError("nobody drew six cards")


def test_players_switch_where_the_higher_hand_gets_higher() -> None:
    seats = {3: {"blackjack": 5000}, 4: {"blackjack": 2500}}
    four = {"3": "Ts 6d", "3r": "5h Th", "4": "Ks 9d", "4r": "Qh 8c"}
    table = dealt("blackjack-switch", {**four, "dealer": "7c"}, seats)
    table = changed(table, stages=("play",))
    assert awaits_play(table)
    played = taken(table, play_on(table, Random(5)))
    assert played.round.cards["3"] == ("Ts", "Th")
    assert played.round.cards["3r"][:2] == ("5h", "6d")
    assert (played.seat(3).switch, played.seat(4).switch) == ("switched", "kept")
    assert settlement(played).why_not == ""


def test_an_act_is_given_the_cards_that_it_draws_and_no_more() -> None:
    held = {"4": "8s 8d", "6": "Kh 9d", "dealer": "6d"}
    bets = {seat: {"blackjack": 2500} for seat in (4, 6)}
    table = changed(dealt("free-bet-nexus", held, bets), stages=("bets", "play"))
    assert act(table, "4", "stand", Random(1)).cards == ()
    split = act(table, "4", "free_split", Random(1))
    assert len(split.cards) == 1
    assert len(act(table, "4", "surrender", Random(1)).cards) == 0, "refused, so nothing is drawn"
    aces = changed(table, cards={**table.round.cards, "4": ("As", "Ad")})
    assert len(act(aces, "4", "free_split", Random(1)).cards) == 2


def test_after_hands_that_have_acted_the_dealers_alone_is_played() -> None:
    held = {"4": "8s 3d", "6": "Kh 9d", "dealer": "6d"}
    bets = {seat: {"blackjack": 2500} for seat in (4, 6)}
    table = changed(dealt("free-bet-nexus", held, bets), stages=("bets", "play"))
    table = evolve_all(table, decide(table, PlayHand("4", "stand"), AT))
    assert not awaits_play(table)
    table = evolve_all(table, decide(table, PlayHand("6", "stand"), AT))
    assert awaits_play(table)
    (dealers,) = play_on(table, Random(3))
    assert isinstance(dealers, SeeCards)
    assert dealers.place == "dealer"
