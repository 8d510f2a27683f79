"""Random deals of the titles, settled again by a naive reading of their rules.

The judge here shares no code with the rules: hands are compared as lists of numbers, wild cards
by trying every rank, and the settling tables are written out as sentences would say them.
"""

import json
from collections.abc import Callable
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from naive_hands import DECK, FIVE, RANKS, THREE, Value, best, kind_of, sign, worth

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
WILD = [*FIVE[:-1], "five_of_a_kind", "royal_flush", "five_wilds"]
FEW, MANY = 300, 100_000


def best_wild(cards: list[str]) -> Value:
    plain = [card for card in cards if card[0] not in "2J" or (card[0] == "J" and card[1] != "k")]
    wilds = 5 - len(plain)
    if wilds == 5:
        return WILD.index("five_wilds"), [], "five_wilds"
    ranks = [RANKS.index(card[0]) + 2 for card in plain]
    suited = len({card[1] for card in plain}) == 1
    found = []
    for more in combinations_with_replacement(range(2, 15), wilds):
        hand = [*ranks, *more]
        found.append(kind_of(hand, suited=suited and len({*hand}) == 5))
    return max((WILD.index(kind), order, kind) for kind, order in found)


def is_natural(cards: list[str], kind: str) -> bool:
    return "Jk" not in cards and worth(tuple(cards), FIVE)[2] == kind


def odds(game: str, wager: str, line: str, *, lose: float = -1) -> float:
    """Return what the first printed table pays to one, as its file has it."""
    pay = next(iter(BOOK.games[game].paytables[wager].values())).lines.get(line)
    if pay is None:
        return lose
    words = str(pay).split()
    return 0 if words == ["push"] else int(words[0]) / int(words[2])


def three_card(deal: Deal, seat: Deal) -> dict[str, float]:
    hand, dealer = best(seat["cards"], 3, THREE), best(deal["dealer"], 3, THREE)
    ante, folded = seat["wagers"]["ante"], seat["decision"]["action"] == "fold"
    is_in = dealer[:2] >= (0, [12])
    line = "straight_flush" if hand[2] == "mini_royal" else hand[2]
    six = best([*seat["cards"], *deal["dealer"]], 5, FIVE)
    nets = {
        "pair_plus": -100 if folded else 100 * odds("three_card_poker", "pair_plus", line),
        "six_card": 100 * odds("three_card_poker", "six_card", six[2]),
        "ante": -ante,
        "play": 0,
        "ante_bonus": 0,
    }
    if not folded:
        nets["ante"] = ante * (sign(hand, dealer) if is_in else 1)
        nets["play"] = ante * (sign(hand, dealer) if is_in else 0)
        nets["ante_bonus"] = ante * odds("three_card_poker", "ante_bonus", line, lose=0)
    return nets


def ultimate(deal: Deal, seat: Deal) -> dict[str, float]:
    hand = best([*seat["cards"], *deal["board"]], 5, FIVE)
    dealer = best([*deal["dealer"], *deal["board"]], 5, FIVE)
    ante, words = seat["wagers"]["ante"], [*seat["decision"].values()]
    trips = 100 * odds("ultimate_texas_holdem", "trips", hand[2])
    if words[-1] == "fold":
        return {"ante": -ante, "blind": -ante, "play": 0, "trips": -100}
    times, ends = int(words[-1][0]), sign(hand, dealer)
    blind = {1: odds("ultimate_texas_holdem", "blind", hand[2], lose=0), 0: 0, -1: -1}[ends]
    return {
        "ante": ante * ends if dealer[0] else 0,
        "play": ante * times * ends,
        "blind": int(ante * blind),
        "trips": trips,
    }


def dj_wild(deal: Deal, seat: Deal) -> dict[str, float]:
    hand, dealer = best_wild(seat["cards"]), best_wild(deal["dealer"])
    ante, ends = seat["wagers"]["ante"], sign(hand, dealer)
    how = "natural" if is_natural(seat["cards"], hand[2]) else "wild"
    trips = 100 * odds("dj_wild", "trips", f"{how}_{hand[2]}")
    if seat["decision"]["action"] == "fold":
        return {"ante": -ante, "blind": -ante, "play": 0, "trips": -100}
    blind = {1: odds("dj_wild", "blind", hand[2], lose=0), 0: 0, -1: -1}[ends]
    return {"ante": ante * ends, "play": 2 * ante * ends, "blind": ante * blind, "trips": trips}


def by_pair(game: str, hand: Value) -> float:
    if hand[2] != "pair":
        return odds(game, "main", hand[2])
    if game == "let_it_ride":
        return 1 if hand[1][0] >= 10 else -1
    return 1 if hand[1][0] >= 11 else 0 if hand[1][0] >= 6 else -1


def mississippi(deal: Deal, seat: Deal) -> dict[str, float]:
    hand = best([*seat["cards"], *deal["board"]], 5, FIVE)
    bonus = best(deal["board"], 3, THREE)[2].replace("mini_royal", "straight_flush")
    nets = {"three_card": 100 * odds("mississippi_stud", "three_card", bonus)}
    ante, words = seat["wagers"]["ante"], seat["decision"]
    pays = -1 if "fold" in words.values() else by_pair("mississippi_stud", hand)
    nets["ante"] = ante * pays
    for street in ("third", "fourth", "fifth"):
        word = words.get(street, "fold")
        nets[street] = 0 if word == "fold" else ante * int(word[0]) * pays
    return nets


def let_it_ride(deal: Deal, seat: Deal) -> dict[str, float]:
    hand = best([*seat["cards"], *deal["board"]], 5, FIVE)
    bonus = best(seat["cards"], 3, THREE)[2].replace("mini_royal", "straight_flush")
    bet, words = seat["wagers"]["bet_1"], seat["decision"]
    pays = bet * by_pair("let_it_ride", hand)
    return {
        "bet_1": pays if words["first"] == "ride" else 0,
        "bet_2": pays if words["second"] == "ride" else 0,
        "bet_3": pays,
        "three_card": 100 * odds("let_it_ride", "three_card", bonus),
    }


def one_play(random: Random, stake: int, times: int) -> Deal:
    if random.random() < 0.25:
        return {"action": "fold"}
    return {"action": "play", "play": stake * times}


def raises(random: Random) -> Deal:
    for words in (
        {"deal": random.choice(("check", "3x", "4x"))},
        {"deal": "check", "flop": random.choice(("check", "2x"))},
    ):
        if words[[*words][-1]] != "check":
            return words
    return {"deal": "check", "flop": "check", "river": random.choice(("fold", "1x"))}


def streets(random: Random) -> Deal:
    told: Deal = {}
    for street in ("third", "fourth", "fifth"):
        told[street] = random.choice(("fold", "1x", "2x", "3x", "3x", "1x"))
        if told[street] == "fold":
            break
    return told


def rides(random: Random) -> Deal:
    return {key: random.choice(("ride", "back")) for key in ("first", "second")}


TITLES: dict[str, tuple[Callable[[Deal, Deal], dict[str, float]], tuple[str, ...]]] = {
    "three_card_poker": (three_card, ("pair_plus", "six_card")),
    "ultimate_texas_holdem": (ultimate, ("trips",)),
    "dj_wild": (dj_wild, ("trips",)),
    "mississippi_stud": (mississippi, ("three_card",)),
    "let_it_ride": (let_it_ride, ("three_card",)),
}


def deal_of(game: str, random: Random) -> Deal:
    """Deal one or two seats; every fourth deal from a short deck, so that high hands come."""
    definition = BOOK.games[game]
    pack = [*DECK, "Jk"] if definition.has_joker else [*DECK]
    if random.random() < 0.25:
        pack = [card for card in pack if card[1] in "shk" or card[0] in "2TJ"]
    random.shuffle(pack)
    cards = iter(pack)
    deal: Deal = {"game": game, "seats": []}
    for place in ("dealer", "board"):
        if place in definition.cards:
            deal[place] = [next(cards) for _ in range(definition.cards[place])]
    for number in random.sample(range(1, 8), random.choice((1, 2))):
        stake = random.choice((500, 1000, 2500))
        wagers = dict.fromkeys(TITLES[game][1], 100)
        for wager in ("ante", "blind", "bet_1", "bet_2", "bet_3"):
            if wager in definition.wagers:
                wagers[wager] = stake
        deal["seats"].append(
            {
                "seat": number,
                "cards": [next(cards) for _ in range(definition.cards["seat"])],
                "wagers": wagers,
                "decision": {
                    "three_card_poker": lambda stake=stake: one_play(random, stake, 1),
                    "dj_wild": lambda stake=stake: one_play(random, stake, 2),
                    "ultimate_texas_holdem": lambda: raises(random),
                    "mississippi_stud": lambda: streets(random),
                    "let_it_ride": lambda: rides(random),
                }[game](),
            }
        )
    return deal


def compare(game: str, count: int) -> None:
    random, judge = Random(f"judge {game}"), TITLES[game][0]
    deals = [deal_of(game, random) for _ in range(count)]
    answers = settle_lines([json.dumps(deal) for deal in deals], BOOK, 32)
    for deal, answer in zip(deals, map(json.loads, answers), strict=True):
        assert "refused" not in answer, (deal, answer)
        for seat, result in zip(deal["seats"], answer["seats"], strict=True):
            nets = {wager: one["net"] for wager, one in result["wagers"].items()}
            assert nets == judge(deal, seat), (deal, seat, result)
            assert result["net"] == sum(nets.values())


@pytest.mark.parametrize("game", TITLES)
def test_a_title_settles_as_a_naive_reading_does(game: str) -> None:
    compare(game, FEW)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", TITLES)
def test_a_hundred_thousand_deals_settle_as_a_naive_reading_does(game: str) -> None:
    compare(game, MANY)


BAD = [
    ("three_card_poker", {"cards": ["2c", "3c"]}, "Seat 1 has 2 cards instead of 3"),
    ("three_card_poker", {"cards": ["2c", "3c", "Jk"]}, "Jk is the joker. This game has none"),
    ("three_card_poker", {"wagers": {"pair_plus": 100}}, "Pair Plus without Ante is not offered"),
    ("three_card_poker", {"decision": {"action": "play", "play": 999}}, "it equals the Ante"),
    ("ultimate_texas_holdem", {"decision": {"deal": "2x"}}, "check or bet 3 or 4 times the Ante"),
    (
        "ultimate_texas_holdem",
        {"decision": {"deal": "4x", "river": "fold"}},
        "Seat 1 has made the one bet and has no Flop or River decision",
    ),
    (
        "ultimate_texas_holdem",
        {"decision": {"deal": "check", "flop": "check", "river": "2x"}},
        "fold or bet the Ante on the river",
    ),
    ("ultimate_texas_holdem", {"wagers": {"ante": 500}}, "the Blind must equal the Ante of $5"),
    ("dj_wild", {"wagers": {"ante": 500, "blind": 500, "progressive": 100}}, "names no jackpot"),
    ("dj_wild", {"decision": {"action": "play", "play": 500}}, "it is twice the Ante"),
    (
        "mississippi_stud",
        {"decision": {"third": "fold", "fourth": "1x"}},
        "Seat 1 folded and has no Fourth or Fifth decision",
    ),
    ("mississippi_stud", {"decision": {"third": "4x"}}, "fold or bet 1 to 3 times the Ante on 3rd"),
    ("let_it_ride", {"decision": {"first": "fold"}}, "let bet 1 ride or take it back"),
    (
        "let_it_ride",
        {"wagers": {"bet_1": 500, "bet_2": 500, "bet_3": 400}},
        "the Bet $ must equal the Bet 1 of $5",
    ),
]


@pytest.mark.parametrize(("game", "change", "words"), BAD)
def test_what_a_title_does_not_allow_is_refused_in_a_sentence(
    game: str, change: Deal, words: str
) -> None:
    deal = deal_of(game, Random(7))
    deal["seats"] = [deal["seats"][0] | {"seat": 1} | change]
    (answer,) = settle_lines([json.dumps(deal)], BOOK)
    assert words in json.loads(answer)["refused"]


def test_pair_plus_may_stand_alone_where_the_house_lets_it() -> None:
    deal = deal_of("three_card_poker", Random(3)) | {"options": {"pair_plus_alone": True}}
    alone = {"seat": 4, "cards": ["As", "Ks", "Qs"], "wagers": {"pair_plus": 100}}
    deal |= {"seats": [alone], "dealer": ["2c", "2d", "9h"]}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    (seat,) = answer["seats"]
    assert seat["hand"] == "mini_royal:A"
    assert seat["wagers"]["pair_plus"] == {"stake": 100, "outcome": "win", "net": 4000}
    assert seat["wagers"]["ante"]["outcome"] == "not_made"
    assert seat["net"] == 4000


def test_a_bet_that_was_taken_back_says_so() -> None:
    deal = deal_of("let_it_ride", Random(3))
    deal["seats"][0]["decision"] = {"first": "back", "second": "ride"}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    assert answer["seats"][0]["wagers"]["bet_1"] == {"stake": 0, "outcome": "taken_back", "net": 0}


def test_five_wilds_are_named_without_a_colon() -> None:
    deal = deal_of("dj_wild", Random(3))
    deal["dealer"] = ["4s", "Kd", "5h", "Kc", "Ah"]
    deal["seats"] = [deal["seats"][0] | {"cards": ["2c", "2d", "2h", "2s", "Jk"]}]
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    assert answer["seats"][0]["hand"] == "five_wilds"
