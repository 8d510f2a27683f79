"""Bets that every game of blackjack takes besides, settled again by a naive reading of their rules.

The judge shares no code with the rules; expected odds are those of the printed tables.
"""

import json
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.games.beside_bets import (
    besides_figures,
    bust_chances,
    first_two_chances,
    up_card_chances,
)
from dealer_assist.odds.scope import Scope
from dealer_assist.paths import resources
from dealer_assist.rules.paytable import Paytable
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
GAMES = [key for key, game in BOOK.games.items() if "bet_the_bust" in game.paytables]
RANKS = "A23456789TJQK"
TRILUX = {"TLF-1": (8, 8, 8, 8), "TLF-2": (25, 15, 8, 5), "TLF-3": (25, 15, 10, 5)}
BETS = ("field_gold", "fortune_blackjack", "trilux_fixed", "bet_the_bust")
FEW, MANY = 250, 100_000


def value(card: str) -> int:
    return min(RANKS.index(card[0]) + 1, 10)


def total(cards: list[str]) -> int:
    hard = sum(map(value, cards))
    return hard + 10 if any(card[0] == "A" for card in cards) and hard <= 11 else hard


def field_gold(cards: list[str]) -> float:
    ranks, low = {card[0] for card in cards}, sum(map(value, cards))
    if ranks == {"A", "J"} and cards[0][1] == cards[1][1]:
        return 25
    if total(cards) == 21:
        return 1.5
    return {2: 10, 3: 3, 4: 3, 9: 2, 10: 2, 11: 1, 12: 1}.get(low, -1)


def fortune(cards: list[str]) -> float:
    suited, ranks = len({card[1] for card in cards}) == 1, sorted(card[0] for card in cards)
    if ranks == ["7", "7", "7"]:
        return 200 if suited else 50
    if ranks == ["6", "7", "8"]:
        return 100 if suited else 20
    return {21: 10 if suited else 3, 20: 2, 19: 2}.get(total(cards), -1)


def trilux(cards: list[str], table: str) -> float:
    straight_flush, alike, straight, flush = TRILUX[table]
    places = sorted(RANKS.index(card[0]) for card in cards)
    suited = len({card[1] for card in cards}) == 1
    three = len({*places}) == 1
    run = places in ([one, one + 1, one + 2] for one in range(11)) or places == [0, 11, 12]
    if run and suited:
        return straight_flush
    return alike if three else straight if run else flush if suited else -1


def bust(up: str, final: list[str]) -> float:
    pays = {1: 3.5, 2: 1.5, 3: 1.5, 4: 1, 5: 1, 6: 1, 7: 2.5, 8: 3, 9: 3, 10: 3}
    return pays[value(up)] if total(final) > 21 else -1


def dealt(game: str, random: Random) -> Deal:
    """Deal one seat that stands or hits once, as its total asks; a pair is never split."""
    decks = 2 if game == "super_fun_21" else 6
    ranks = RANKS.replace("T", "") if game == "bahama_bonus_blackjack" else RANKS
    shoe = [rank + suit for rank in ranks for suit in "cdhs"] * decks
    random.shuffle(shoe)
    size = 4 if game == "blackjack_switch" else 2
    cards, dealer, draw = shoe[:size], shoe[size : size + 2], shoe[size + 2 : size + 40]
    actions, drawn = [], 0
    if total(dealer) != 21:
        for hand in (cards[:2], cards[2:]):
            while hand and total(hand) < 21:
                act = "hit" if total(hand) < 15 else "stand"
                actions.append(act)
                if act == "stand":
                    break
                hand.append(draw[drawn])
                drawn += 1
                if game == "super_fun_21" and len(hand) >= 6:
                    break
    return {
        "id": 1,
        "game": game,
        "options": {"decks": decks},
        "paytables": {
            "trilux_fixed": random.choice([*TRILUX]),
            "bet_the_bust": random.choice(["BTB-1", "BTB-1", "BTB-2"]),
        },
        "dealer": dealer,
        "draw": draw,
        "seats": [
            {
                "seat": 4,
                "cards": cards,
                "wagers": {"blackjack": 1_000, **dict.fromkeys(BETS, 200)},
                "decision": {"actions": actions},
            }
        ],
    }


def agree(game: str, deals: int, seed: int) -> int:
    random, busted = Random(seed), 0
    for _ in range(deals):
        deal = dealt(game, random)
        [text] = settle_lines([json.dumps(deal)], BOOK)
        answer, seat = json.loads(text), deal["seats"][0]
        if total(deal["dealer"]) == 21:
            assert "no bet on a bust was offered" in answer["refused"]
            continue
        first, up, tables = seat["cards"][:2], deal["dealer"][0], deal["paytables"]
        if tables["bet_the_bust"] == "BTB-2" and up[0] not in "456":
            assert "no bet on a bust is offered under this up card" in answer["refused"]
            continue
        final = answer["dealer"]["cards"]
        assert total(final) >= 17  # he draws for the bet, whoever is left
        rates = (
            field_gold(first),
            fortune([*first, up]),
            trilux([*first, up], tables["trilux_fixed"]),
            bust(up, final),
        )
        found = [answer["seats"][0]["wagers"][bet]["net"] for bet in BETS]
        assert found == [int(200 * rate) for rate in rates], (deal, text)
        busted += total(final) > 21
    return busted


@pytest.mark.parametrize("game", GAMES)
def test_random_rounds_are_settled_as_the_rules_say(game: str) -> None:
    assert agree(game, FEW, 1)


@pytest.mark.long
@pytest.mark.timeout(1_200)
def test_a_hundred_thousand_rounds_are_settled_as_the_rules_say() -> None:
    assert agree("blackjack", MANY, 7)


def a_round(**changes: Any) -> Deal:
    seat = {
        "seat": 1,
        "cards": ["Ks", "6d"],
        "wagers": {"blackjack": 1_000, "bet_the_bust": 500},
        "decision": {"actions": ["hit"]},
    }
    deal: Deal = {"id": 1, "game": "blackjack", "dealer": ["7h", "9c"], "draw": ["Tc", "Kd", "2h"]}
    return {**deal, "seats": [seat], **changes}


def answered(deal: Deal) -> Deal:
    [text] = settle_lines([json.dumps(deal)], BOOK)
    answer: Deal = json.loads(text)
    return answer


def test_the_dealer_draws_out_for_the_bet_though_nobody_is_left() -> None:
    answer = answered(a_round())
    assert answer["dealer"]["total"] == 26
    assert answer["seats"][0]["wagers"]["bet_the_bust"]["net"] == 1_250


def test_a_house_may_let_the_bet_push_where_nobody_is_left() -> None:
    answer = answered(a_round(options={"bust_without_hands": "push"}))
    assert answer["dealer"]["cards"] == ["7h", "9c"]
    assert answer["seats"][0]["wagers"]["bet_the_bust"] == {
        "stake": 500,
        "outcome": "push",
        "net": 0,
    }


@pytest.mark.parametrize("rule", [{"settled": "with the hand"}, {"lucky_george": True}])
def test_when_a_bet_is_settled_and_what_the_dealer_gets_change_no_amount(
    rule: dict[str, object],
) -> None:
    wagers = {"blackjack": 500, "field_gold": 100, "trilux_fixed": 100}
    seat = {"seat": 1, "cards": ["As", "Td"], "wagers": wagers}
    assert answered(a_round(seats=[seat], options=rule)) == answered(a_round(seats=[seat]))


def test_half_a_cent_of_three_and_a_half_to_one_is_cut() -> None:
    seat = {**a_round()["seats"][0], "wagers": {"blackjack": 1_000, "bet_the_bust": 5}}
    answer = answered(a_round(dealer=["Ah", "5c"], draw=["Tc", "9d", "Kd"], seats=[seat]))
    assert answer["dealer"]["total"] == 25
    assert answer["seats"][0]["wagers"]["bet_the_bust"]["net"] == 17


def test_a_bet_above_the_blackjack_wager_is_refused() -> None:
    seat = {**a_round()["seats"][0], "wagers": {"blackjack": 1_000, "bet_the_bust": 1_001}}
    assert "Give the rest back" in answered(a_round(seats=[seat]))["refused"]


def test_a_table_of_four_to_six_offers_no_bet_under_a_seven() -> None:
    answer = answered(a_round(paytables={"bet_the_bust": "BTB-2"}))
    assert "no bet on a bust is offered under this up card" in answer["refused"]


def test_an_unsuited_ace_and_ten_is_a_blackjack_and_no_eleven() -> None:
    seat = {"seat": 1, "cards": ["As", "Td"], "wagers": {"blackjack": 500, "field_gold": 100}}
    answer = answered(a_round(seats=[seat]))
    assert answer["seats"][0]["wagers"]["field_gold"]["net"] == 150


EDGES = {
    ("field_gold", "FG-1"): {1: 6.6365, 2: 6.0493, 4: 5.7599, 5: 5.7024, 6: 5.6641, 8: 5.6163},
    ("fortune_blackjack", "FBJ-1"): {6: 7.8905, 8: 7.8570, 2: 8.0262, 1: 7.7647},
    ("trilux_fixed", "TLF-1"): {6: 12.9147, 8: 12.4624, 4: 13.8195},
    ("trilux_fixed", "TLF-2"): {6: 23.2521, 8: 22.8185, 4: 24.1138},
    ("trilux_fixed", "TLF-3"): {6: 17.0479, 8: 16.6292, 4: 17.8794},
}


def table(wager: str, name: str) -> Paytable:
    return BOOK.games["blackjack"].paytables[wager][name]


@pytest.mark.parametrize(("bet", "edges"), EDGES.items(), ids=str)
def test_a_bet_on_the_first_cards_has_the_counted_edge(
    bet: tuple[str, str], edges: dict[int, float]
) -> None:
    for decks, edge in edges.items():
        first_two = bet[0] == "field_gold"
        chances = first_two_chances(decks) if first_two else up_card_chances(bet[0], decks)
        figure = fixed_figure(("blackjack", *bet), {}, chances, table(*bet).lines)
        assert round(100 * figure["house_edge"], 4) == edge


@pytest.mark.parametrize(
    ("name", "soft_17", "edge"),
    [
        ("BTB-1", "hit", 9.640),
        ("BTB-1", "stand", 11.251),
        ("BTB-2", "hit", 16.18),
        ("BTB-2", "stand", 17.53),
    ],
)
def test_a_bet_on_the_bust_has_the_counted_edge(name: str, soft_17: str, edge: float) -> None:
    lines = table("bet_the_bust", name).lines
    chances = bust_chances(6, soft_17, *lines)
    figure = fixed_figure(("blackjack", "bet_the_bust", name), {}, chances, lines)
    places = 3 if name == "BTB-1" else 2
    assert round(100 * figure["house_edge"], places) == edge


def count_without_tens(bet: Callable[[list[str]], float]) -> Fraction:
    """Count a bet on two cards and the up card from one deck of Bahama, card by card."""
    deck = [rank + suit for rank in RANKS if rank != "T" for suit in "cdhs"]
    ends = [bet([*three]) for three in permutations(deck, 3)]
    return -Fraction(sum(ends)) / len(ends)


@pytest.mark.parametrize(
    ("wager", "name", "bet"),
    [
        ("field_gold", "FG-1", lambda three: field_gold(three[:2])),
        ("fortune_blackjack", "FBJ-1", fortune),
        ("trilux_fixed", "TLF-3", lambda three: trilux(three, "TLF-3")),
    ],
)
def test_decks_without_tens_are_counted_as_they_are(
    wager: str, name: str, bet: Callable[[list[str]], float]
) -> None:
    game = BOOK.games["bahama_bonus_blackjack"]
    scope = Scope({"decks": 1, "soft_17": "hit"})
    edges = {
        (one["wager"], one["paytable"]): one["house_edge_exact"]
        for one in besides_figures(game, scope)
    }
    assert Fraction(edges[wager, name]) == count_without_tens(bet)


def busts(left: dict[int, int], hand: tuple[int, bool]) -> Fraction:
    """Follow the dealer of Bahama, who hits a soft 17, card by card."""
    hard, has_ace = hand
    soft = has_ace and hard <= 11
    if hard > 21:
        return Fraction(1)
    if hard + 10 > 17 if soft else hard >= 17:
        return Fraction(0)
    cards = sum(left.values())
    return sum(
        (
            Fraction(many, cards)
            * busts({**left, one: many - 1}, (hard + one, has_ace or one == 1))
            for one, many in left.items()
            if many
        ),
        Fraction(0),
    )


def test_a_bust_from_decks_without_tens_is_counted_as_it_is() -> None:
    shoe = {**dict.fromkeys(range(1, 10), 4), 10: 12}
    pays = {1: 3.5, 2: 1.5, 3: 1.5, 4: 1, 5: 1, 6: 1, 7: 2.5, 8: 3, 9: 3, 10: 3}
    edge = Fraction(0)
    for up, many in shoe.items():
        left = {**shoe, up: many - 1}
        hole = {one: n for one, n in left.items() if up + one != 11 or up not in (1, 10)}
        bust = sum(
            Fraction(n, sum(hole.values()))
            * busts({**left, one: n - 1}, (up + one, 1 in (up, one)))
            for one, n in hole.items()
        )
        edge += Fraction(many, 48) * (1 - bust * (1 + Fraction(pays[up])))
    game = BOOK.games["bahama_bonus_blackjack"]
    [figure] = [
        one
        for one in besides_figures(game, Scope({"decks": 1, "soft_17": "hit"}))
        if one["paytable"] == "BTB-1"
    ]
    assert Fraction(figure["house_edge_exact"]) == edge


def test_a_bet_that_would_pay_the_players_is_settled_and_never_offered() -> None:
    game = BOOK.games["bahama_bonus_blackjack"]
    assert "field_gold" in game.besides
    assert "field_gold" not in game.wagers


def test_six_decks_of_fortune_blackjack_are_counted_line_by_line() -> None:
    lines = table("fortune_blackjack", "FBJ-1").lines
    spread = up_card_chances("fortune_blackjack", 6).spread(lines)
    counts = [share * 5_013_320 for share in spread.values()]
    assert counts == [80, 864, 1_944, 12_960, 26_568, 406_296, 377_568, 364_320]
