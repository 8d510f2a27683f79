"""Coups of the baccarat titles, drawn and settled again by a naive reading of their rules."""

import json
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
EVENTS = {
    "ez_baccarat": {"dragon_7": ("banker", 7, 40), "panda_8": ("player", 8, 25)},
    "commission_free_baccarat": {},
    "fortune_7_baccarat": {"fortune_7": ("banker", 7, 40)},
}
FEW, MANY = 500, 100_000
# What the margin of a hand that is no natural pays: the first printed Dragon Bonus table.
MARGINS = {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1}


def points(cards: list[str]) -> int:
    return sum("A23456789".find(card[0]) + 1 for card in cards) % 10


def drawn(shoe: list[str]) -> tuple[list[str], list[str]]:
    """Draw a coup as the tableau on the wall says it."""
    player, banker, rest = [shoe[0], shoe[2]], [shoe[1], shoe[3]], iter(shoe[4:])
    if points(player) >= 8 or points(banker) >= 8:
        return player, banker
    third = None
    if points(player) <= 5:
        player.append(next(rest))
        third = points(player[2:])
    his = points(banker)
    draws = (
        his <= 5
        if third is None
        else his <= 2
        or (his == 3 and third != 8)
        or (his == 4 and third in (2, 3, 4, 5, 6, 7))
        or (his == 5 and third in (4, 5, 6, 7))
        or (his == 6 and third in (6, 7))
    )
    if draws:
        banker.append(next(rest))
    return player, banker


def nets(game: str, deal: Deal, wagers: dict[str, int]) -> dict[str, int]:
    player, banker = drawn(deal["shoe"])
    mine, his = points(player), points(banker)
    won = "tie" if mine == his else "player" if mine > his else "banker"
    hand = player if won == "player" else banker
    natural = len(player) == len(banker) == 2 and max(mine, his) >= 8
    dragon_7 = won == "banker" and his == 7 and len(banker) == 3
    found = {
        "player": {"player": 1, "tie": 0}.get(won, -1),
        "banker": 0 if dragon_7 else {"banker": 1, "tie": 0}.get(won, -1),
        "tie": 8 if won == "tie" else -1,
    }
    for side in ("player", "banker"):
        pays = -1
        if won == "tie":
            pays = 0 if natural else -1
        elif won == side:
            pays = 1 if natural else MARGINS.get(abs(mine - his), -1)
        found[f"dragon_{side}"] = pays
    for wager, (side, total, pays) in EVENTS[game].items():
        hit = won == side and points(hand) == total and len(hand) == 3
        found[wager] = pays if hit else -1
    return {wager: wagers.get(wager, 0) * times for wager, times in found.items()}


def deal_of(game: str, random: Random) -> Deal:
    shoe = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"] * 8
    wagers = {"player": 500, "banker": 700, "tie": 100, "dragon_player": 100, "dragon_banker": 200}
    wagers |= dict.fromkeys(EVENTS[game], 300)
    for wager in random.sample([*wagers], 2):
        if wager != "banker":
            wagers[wager] = 0
    seats = [{"seat": number, "wagers": wagers} for number in random.sample(range(1, 8), 2)]
    return {"game": game, "shoe": random.sample(shoe, 6), "seats": seats}


def compare(game: str, count: int) -> set[str]:
    random, won = Random(f"coups {game}"), set()
    deals = [deal_of(game, random) for _ in range(count)]
    answers = settle_lines([json.dumps(deal) for deal in deals], BOOK, 32)
    for deal, answer in zip(deals, map(json.loads, answers), strict=True):
        for seat, result in zip(deal["seats"], answer["seats"], strict=True):
            found = {wager: one["net"] for wager, one in result["wagers"].items()}
            assert found == nets(game, deal, seat["wagers"]), (deal, answer)
            assert result["net"] == sum(found.values())
            won |= {wager for wager, net in found.items() if net > 0}
    return won


@pytest.mark.parametrize("game", EVENTS)
def test_a_coup_settles_as_a_naive_reading_does(game: str) -> None:
    assert compare(game, FEW) >= {"player", "banker", "tie", *EVENTS[game]}


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", EVENTS)
def test_a_hundred_thousand_coups_settle_as_a_naive_reading_does(game: str) -> None:
    compare(game, MANY)


def test_bankers_seven_of_three_cards_pushes_banker_and_pays_dragon_7() -> None:
    deal = {
        "game": "ez_baccarat",
        "shoe": ["2c", "3c", "2d", "2s", "4h", "2h"],  # Player draws to 8 and beats 7
        "seats": [{"seat": 1, "wagers": {"banker": 500, "dragon_7": 100, "panda_8": 100}}],
    }
    (panda,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    assert panda["seats"][0]["wagers"]["panda_8"] == {"stake": 100, "outcome": "win", "net": 2500}
    deal["shoe"] = ["2c", "Ac", "2d", "2s", "2h", "4c"]  # Player 6, Banker draws to 7
    (dragon,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    wagers = dragon["seats"][0]["wagers"]
    assert dragon["winner"] == "banker"
    assert wagers["banker"] == {"stake": 500, "outcome": "push", "net": 0}
    assert wagers["dragon_7"] == {"stake": 100, "outcome": "win", "net": 4000}
    assert wagers["panda_8"]["outcome"] == "lose"


@pytest.mark.parametrize("wagers", [{"dragon_7": 100}, {"tie": 100, "panda_8": 100}])
def test_a_bet_on_an_event_needs_a_side(wagers: dict[str, int]) -> None:
    deal = deal_of("ez_baccarat", Random(1)) | {"seats": [{"seat": 2, "wagers": wagers}]}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    assert answer["refused"].startswith("Seat 2 bets on an event of the hand without a side")
