"""Thousands of random deals, a hundred thousand a game with `-m long`, settled again naively."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.games import load_game
from dealer_assist.paths import resources
from dealer_assist.rules.cards import DECK, card_name
from dealer_assist.rules.deal import Deal, SeatDeal, Settled
from dealer_assist.rules.games.by_name import rules_of
from dealer_assist.rules.paytable import GameDefinition

Naive = Callable[[tuple[str, ...]], tuple[int, list[int], str]]
Nets = dict[str, int]
MANY = 100_000


def deals(few: int) -> pytest.MarkDecorator:
    """Return a test a few deals, and a hundred thousand where there is time."""
    many = pytest.param(MANY, marks=(pytest.mark.long, pytest.mark.timeout(7_200)))
    return pytest.mark.parametrize("count", [few, many])


QUEENS_UP = {
    "four_of_a_kind": 50, "straight_flush": 30, "three_of_a_kind": 9, "flush": 4, "straight": 3,
    "two_pair": 2,
}  # fmt: skip
SUPER_BONUS = {"four_of_a_kind": 30, "straight_flush": 15, "three_of_a_kind": 2, "straight": 1}
BAD_BEAT = {
    "four_of_a_kind": 25_000, "straight_flush": 10_000, "three_of_a_kind": 200, "flush": 50,
    "straight": 30, "two_pair": 20,
}  # fmt: skip
CARIBBEAN = {
    "royal_flush": 100, "straight_flush": 50, "four_of_a_kind": 20, "full_house": 7, "flush": 5,
    "straight": 4, "three_of_a_kind": 3, "two_pair": 2,
}  # fmt: skip
ACES_UP = {
    "four_of_a_kind": 50, "straight_flush": 40, "three_of_a_kind": 8, "flush": 5, "straight": 4,
    "two_pair": 3,
}  # fmt: skip


@pytest.fixture
def deal_out(games: Mapping[str, GameDefinition]) -> Callable[..., Deal]:
    """Deal random hands from a stacked deck, so that high hands are not too rare."""

    def deal(key: str, random: Random, decide: Callable[..., SeatDeal]) -> Deal:
        game = games[key]
        # Half of the deals come from a short deck: more pairs, straights and flushes.
        deck = [card for card in DECK if random.random() < 0.5 or card >> 2 > 6 or card & 3 == 1]
        deck = deck if len(deck) > 20 and random.random() < 0.5 else list(DECK)
        random.shuffle(deck)
        dealer = tuple(deck.pop() for _ in range(game.cards["dealer"]))
        board = tuple(deck.pop() for _ in range(game.cards.get("board", 0)))
        seats = tuple(
            decide(number, tuple(deck.pop() for _ in range(game.cards["seat"])))
            for number in random.sample(range(1, 8), 2)
        )
        return Deal(
            dealer=dealer,
            seats=seats,
            paytables={wager: next(iter(each.values())) for wager, each in game.paytables.items()},
            options={option: values[0] for option, values in game.options.items()},
            board=board,
        )

    return deal


@cache
def rules_in(file: str) -> Callable[[Deal], Settled]:
    return rules_of(load_game(resources() / "games" / f"{file}.toml"))


def settle_by(file: str, deal: Deal) -> Settled:
    return rules_in(file)(deal)


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(card_name(card) for card in cards)


def kind(text: str) -> str:
    return text.split(":")[0]


def beats(one: tuple[int, list[int], str], other: tuple[int, list[int], str]) -> int:
    """Return 1, 0 or -1 for a higher, an equal or a lower hand."""
    return (one[:2] > other[:2]) - (one[:2] < other[:2])


def compare(deal: Deal, rules: str, naive: Callable[[SeatDeal], Nets]) -> None:
    settled = settle_by(rules, deal)
    for seat, result in zip(deal.seats, settled.seats, strict=True):
        got = {name: each.net for name, each in result.wagers.items()}
        assert got == naive(seat), (names(deal.dealer), names(deal.board), seat)


@deals(2_000)
def test_crazy_4_by_a_naive_reading(count: int, naive_four: Naive, deal_out: Any) -> None:
    random = Random(4)

    def decide(number: int, cards: tuple[int, ...]) -> SeatDeal:
        text = naive_four(names(cards))[2]
        free = not text.startswith("high_card") and (
            not text.startswith("pair") or text.startswith("pair:A")
        )
        play = 700 * (random.randint(1, 3) if free else 1)
        folds = random.random() < 0.2
        return SeatDeal(
            number,
            cards,
            {"ante": 700, "super_bonus": 700, "queens_up": 300, "bad_beat": 100},
            {"action": "fold"} if folds else {"action": "play", "play": play},
        )

    for _ in range(count):
        deal = deal_out("crazy_4_poker", random, decide)
        dealer = naive_four(names(deal.dealer))

        def naive(seat: SeatDeal, dealer: Any = dealer) -> Nets:
            hand = naive_four(names(seat.cards))
            sign, this = beats(hand, dealer), kind(hand[2])
            qualifies = kind(dealer[2]) != "high_card" or dealer[1][0] >= 13
            queens = this == "pair" and hand[1][0] >= 12
            nets = {"queens_up": 300 * (QUEENS_UP.get(this) or (1 if queens else -1))}
            if seat.decision["action"] == "fold":
                return nets | {"play": 0, "ante": -700, "super_bonus": -700, "bad_beat": -100}
            play = seat.decision["play"]
            assert isinstance(play, int)
            nets["play"] = play * sign if qualifies else play
            nets["ante"] = 700 * sign if qualifies else 0
            if this == "flush":
                nets["super_bonus"] = 1050
            elif this in SUPER_BONUS:
                four_aces = hand[2] == "four_of_a_kind:A"
                nets["super_bonus"] = 700 * (200 if four_aces else SUPER_BONUS[this])
            else:
                nets["super_bonus"] = 0 if sign >= 0 else -700
            beaten = kind((dealer if sign > 0 else hand)[2])
            nets["bad_beat"] = 100 * (BAD_BEAT.get(beaten, -1) if sign else -1)
            return nets

        compare(deal, "crazy4", naive)


@deals(2_000)
def test_six_five_four_by_a_naive_reading(count: int, naive_four: Naive, deal_out: Any) -> None:
    random = Random(654)

    def decide(number: int, cards: tuple[int, ...]) -> SeatDeal:
        stay = {"action": "play", "play": 700}
        decision = {"action": "fold"} if random.random() < 0.2 else stay
        return SeatDeal(number, cards, {"ante": 700, "queens_up": 300}, decision)

    for _ in range(count):
        deal = deal_out("six_five_four", random, decide)
        held = list(names(deal.dealer))
        if held[0][0] in "TJQKA":
            held.pop(0)
            if held[0][0] in "TJQKA":
                held.pop(0)
        dealer = naive_four(tuple(held))

        def naive(seat: SeatDeal, dealer: Any = dealer) -> Nets:
            hand = naive_four(names(seat.cards))
            sign, this = beats(hand, dealer), kind(hand[2])
            queens = this == "pair" and hand[1][0] >= 12
            pays = QUEENS_UP | {"straight_flush": 40, "three_of_a_kind": 8}
            queens_up = 300 * (pays.get(this) or (1 if queens else -1))
            if seat.decision["action"] == "fold":
                return {"play": 0, "ante": -700, "ante_bonus": 0, "queens_up": queens_up}
            bonus = {"four_of_a_kind": 20, "straight_flush": 10}.get(this, 0)
            if hand[2] == "four_of_a_kind:A":
                bonus = 100
            return {
                "play": 700 * sign,
                "ante": 700 * sign,
                "ante_bonus": 700 * bonus,
                "queens_up": queens_up,
            }

        compare(deal, "six_five_four", naive)


@deals(2_000)
def test_four_card_poker_by_a_naive_reading(count: int, naive_four: Naive, deal_out: Any) -> None:
    random = Random(46)

    def decide(number: int, cards: tuple[int, ...]) -> SeatDeal:
        stay = {"action": "play", "play": random.randint(700, 2100)}
        decision = {"action": "fold"} if random.random() < 0.2 else stay
        return SeatDeal(number, cards, {"ante": 700, "aces_up": 300}, decision)

    for _ in range(count):
        deal = deal_out("four_card_poker", random, decide)
        dealer = naive_four(names(deal.dealer))

        def naive(seat: SeatDeal, dealer: Any = dealer) -> Nets:
            hand = naive_four(names(seat.cards))
            sign = 1 if beats(hand, dealer) >= 0 else -1
            this = kind(hand[2])
            aces = this == "pair" and hand[1][0] == 14
            aces_up = 300 * (ACES_UP.get(this) or (1 if aces else -1))
            if seat.decision["action"] == "fold":
                return {"play": 0, "ante": -700, "ante_bonus": 0, "aces_up": aces_up}
            play = seat.decision["play"]
            assert isinstance(play, int)
            bonus = {"four_of_a_kind": 25, "straight_flush": 20, "three_of_a_kind": 2}
            return {
                "play": play * sign,
                "ante": 700 * sign,
                "ante_bonus": 700 * bonus.get(this, 0),
                "aces_up": aces_up,
            }

        compare(deal, "four_card", naive)


@deals(2_000)
def test_caribbean_stud_by_a_naive_reading(count: int, naive_five: Naive, deal_out: Any) -> None:
    random = Random(5)

    def decide(number: int, cards: tuple[int, ...]) -> SeatDeal:
        stay = {"action": "play", "play": 1400}
        decision = {"action": "fold"} if random.random() < 0.2 else stay
        return SeatDeal(number, cards, {"ante": 700, "cover_all": 300}, decision)

    for _ in range(count):
        deal = deal_out("caribbean_stud", random, decide)
        dealer = naive_five(names(deal.dealer))
        best = max([dealer, *(naive_five(names(seat.cards)) for seat in deal.seats)])

        def naive(seat: SeatDeal, dealer: Any = dealer, best: Any = best) -> Nets:
            hand = naive_five(names(seat.cards))
            sign = beats(hand, dealer)
            three_hands = {
                "royal_flush": 300, "straight_flush": 125, "four_of_a_kind": 40, "full_house": 30,
                "flush": 20, "straight": 17, "three_of_a_kind": 6,
            }  # fmt: skip
            nets = {"cover_all": 300 * three_hands.get(kind(best[2]), -1)}
            if seat.decision["action"] == "fold":
                return nets | {"ante": -700, "play": 0}
            if kind(dealer[2]) == "high_card" and dealer[1][:2] != [14, 13]:
                return nets | {"ante": 700, "play": 0}
            pays = CARIBBEAN.get(kind(hand[2]), 1) if sign > 0 else sign
            return nets | {"ante": 700 * sign, "play": 1400 * pays}

        compare(deal, "caribbean", naive)


@deals(700)
def test_holdem_bonus_by_a_naive_reading(count: int, naive_five: Naive, deal_out: Any) -> None:
    random = Random(2)

    def decide(number: int, cards: tuple[int, ...]) -> SeatDeal:
        decision = {"flop": "bet"} | {
            street: random.choice(["check", "bet"]) for street in ("turn", "river")
        }
        folds = random.random() < 0.2
        return SeatDeal(
            number, cards, {"ante": 700, "bonus": 300}, {"flop": "fold"} if folds else decision
        )

    bonus = {"AKs": 25, "AQs": 20, "AJs": 20, "AK": 15, "AQ": 5, "AJ": 5}
    for _ in range(count):
        deal = deal_out("texas_holdem_bonus", random, decide)
        dealer = naive_five(names(deal.dealer + deal.board))

        def naive(seat: SeatDeal, deal: Deal = deal, dealer: Any = dealer) -> Nets:
            first, second = sorted(
                names(seat.cards), key=lambda card: -"23456789TJQKA".index(card[0])
            )
            if first[0] == second[0]:
                pays = {"A": 30, "K": 10, "Q": 10, "J": 10}.get(first[0], 3)
            else:
                suited = "s" if first[1] == second[1] else ""
                pays = bonus.get(first[0] + second[0] + suited, -1)
            nets = {"bonus": 300 * pays}
            if seat.decision == {"flop": "fold"}:
                return nets | {"ante": -700, "flop": 0, "turn": 0, "river": 0}
            hand = naive_five(names(seat.cards + deal.board))
            sign = beats(hand, dealer)
            high = {"flush", "full_house", "four_of_a_kind", "straight_flush", "royal_flush"}
            nets["ante"] = 0 if sign > 0 and kind(hand[2]) not in high else 700 * sign
            nets["flop"] = 1400 * sign
            for street in ("turn", "river"):
                nets[street] = 700 * sign if seat.decision[street] == "bet" else 0
            return nets

        compare(deal, "holdem_bonus", naive)
        assert (
            settle_by("holdem_bonus", deal).seats[0].hand
            == (naive_five(names(deal.seats[0].cards + deal.board))[2])
        )
