"""Casino War: random deals settled again by a naive reading, its figures, what it refuses."""

import json
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.report import figures
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
RANKS = "23456789TJQKA"
SHOE = [rank + suit for rank in RANKS for suit in "cdhs"] * 6
FEW, MANY = 2_000, 100_000


def settle(deal: Deal) -> Deal:
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    found: Deal = answer
    return found


def war(seat: list[str], dealer: list[str], action: str = "", **more: Any) -> Deal:
    one = {"seat": 3, "cards": seat, "wagers": {"wager": 505, "tie": 100}}
    if action:
        one["decision"] = {"action": action}
    return {"game": "casino_war", "dealer": dealer, "seats": [one]} | more


def deal_of(random: Random) -> Deal:
    cards = iter(random.sample(SHOE, 16))
    dealer = [next(cards)]
    seats = []
    for number in random.sample(range(1, 8), 3):
        mine = [next(cards)]
        seat: Deal = {"seat": number, "wagers": {"wager": random.choice((500, 505)), "tie": 100}}
        if mine[0][0] == dealer[0][0]:
            seat["decision"] = {"action": random.choice(("war", "war", "surrender"))}
            if seat["decision"]["action"] == "war":
                mine.append(next(cards))
        seats.append(seat | {"cards": mine})
    if any(len(seat["cards"]) == 2 for seat in seats):
        dealer.append(next(cards))
    options = {"tie_bonus": random.random() < 0.5}
    return {"game": "casino_war", "dealer": dealer, "seats": seats, "options": options}


def nets(deal: Deal, seat: Deal) -> dict[str, int]:
    bet = seat["wagers"]["wager"]
    mine = [RANKS.index(card[0]) for card in seat["cards"]]
    his = [RANKS.index(card[0]) for card in deal["dealer"]]
    if mine[0] != his[0]:
        return {"wager": bet if mine[0] > his[0] else -bet, "war": 0, "tie": -100}
    if seat["decision"]["action"] == "surrender":
        return {"wager": -(bet - bet // 2), "war": 0, "tie": 1000}
    if mine[1] < his[1]:
        return {"wager": -bet, "war": -bet, "tie": 1000}
    twice = mine[1] == his[1] and deal["options"]["tie_bonus"]
    return {"wager": 0, "war": 2 * bet if twice else bet, "tie": 1000}


def compare(count: int) -> None:
    random = Random("war")
    deals = [deal_of(random) for _ in range(count)]
    answers = settle_lines([json.dumps(deal) for deal in deals], BOOK, 32)
    for deal, answer in zip(deals, map(json.loads, answers), strict=True):
        for seat, result in zip(deal["seats"], answer["seats"], strict=True):
            found = {wager: one["net"] for wager, one in result["wagers"].items()}
            assert found == nets(deal, seat), (deal, answer)
            assert result["net"] == sum(found.values())


def test_war_settles_as_a_naive_reading_does() -> None:
    compare(FEW)


@pytest.mark.long
@pytest.mark.timeout(3_600)
def test_a_hundred_thousand_deals_of_war_settle_as_a_naive_reading_does() -> None:
    compare(MANY)


def test_an_equal_card_wins_the_war_and_the_bonus_where_the_house_has_it() -> None:
    tied = war(["9c", "4d"], ["9h", "4s"], "war")
    assert settle(tied)["seats"][0]["wagers"] == {
        "wager": {"stake": 505, "outcome": "push", "net": 0},
        "war": {"stake": 505, "outcome": "win", "net": 505},
        "tie": {"stake": 100, "outcome": "win", "net": 1000},
    }
    with_bonus = settle(tied | {"options": {"tie_bonus": True}})
    assert with_bonus["seats"][0]["wagers"]["war"]["net"] == 1010


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        (war(["9c"], ["9h"]), "Seat 3 has a tie. The action is war or surrender"),
        (war(["9c"], ["9h"], "war"), "The dealer has 1 card instead of 2"),
        (war(["9c"], ["9h", "4s"], "war"), "Seat 3 has 1 card instead of 2"),
        (war(["9c"], ["9h", "4s"], "surrender"), "The dealer has 2 cards instead of 1"),
        (war(["9c", "4d"], ["8h"]), "Seat 3 has 2 cards instead of 1"),
        (war(["9c"], ["8h"], "war"), "Seat 3 has no tie and decides nothing"),
        (war(["9c", "4d", "5d"], ["9h", "4s"], "war"), "Seat 3 has 3 cards instead of 1"),
        (war(["9c"], ["8h"], draw=["2c"]), "Casino War has no 'draw' cards"),
    ],
)
def test_what_war_does_not_allow_is_refused_in_a_sentence(deal: Deal, words: str) -> None:
    assert settle(deal)["refused"].startswith(words)


def test_a_tie_bet_needs_the_wager() -> None:
    deal = war(["9c"], ["8h"])
    deal["seats"][0]["wagers"] = {"tie": 100}
    assert "Seat 3 has a card but no Wager" in settle(deal)["refused"]


EDGES = {
    (1, "war", False): 2.415,
    (1, "war", True): 2.065,
    (1, "surrender", False): 2.941,
    (6, "war", False): 2.877,
    (6, "war", True): 2.330,
    (6, "surrender", False): 3.698,
    (8, "war", False): 2.898,
    (8, "war", True): 2.340,
    (8, "surrender", False): 3.735,
}
TIES = {("WT-10", 1): 35.29, ("WT-10", 6): 18.65, ("WT-10", 8): 17.83}
TIES |= {("WT-11", 1): 29.41, ("WT-11", 6): 11.25, ("WT-11", 8): 10.36}


def test_war_has_the_counted_edges() -> None:
    every = figures(["casino_war"], BOOK)
    found = {
        (
            one["conditions"]["decks"],
            one["conditions"]["strategy"],
            one["conditions"]["tie_bonus"],
        ): one
        for one in every
        if one["wager"] == "wager"
    }
    for (decks, way, bonus), printed in EDGES.items():
        assert round(100 * found[decks, f"always {way}", bonus]["house_edge"], 3) == printed
    ties = {(one["paytable"], one["conditions"]["decks"]): one for one in every if one["paytable"]}
    for key, printed in TIES.items():
        assert round(100 * ties[key]["house_edge"], 2) == printed
