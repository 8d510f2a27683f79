"""The steps of the progressive procedures that the cards decide, each named after its number.

The steps that the console decides are in `test_procedures.py`.
"""

import json
from functools import cache
from typing import Any

import pytest
from random_tables import shipped
from sitting import Sit

from dealer_assist import paths
from dealer_assist.catalog.book import Book, load_book
from dealer_assist.jackpot.links import Linked, link_refusal
from dealer_assist.settle.lines import settle_lines
from dealer_assist.table.facts.chips import jackpot_before
from dealer_assist.table.guide.next_step import next_step
from dealer_assist.value import replace

UP_CARD, PLAYER = "dealer_up_card", "player_cards"


@cache
def book() -> Book:
    """Load everything that ships, once."""
    return load_book(paths.resources())


def settled(**deal: Any) -> dict[str, Any]:
    """Settle a deal."""
    (answer,) = settle_lines([json.dumps({"id": "step", **deal})], book())
    read: dict[str, Any] = json.loads(answer)
    return read


def blazing(
    cards: str, draw: str, actions: str, rule: str = PLAYER, dealer: str = "9c 8d", bet: int = 1_000
) -> dict[str, Any]:
    """Settle seat 3 with a Blazing 7's wager."""
    return settled(
        game="house_money",
        jackpot={"paytable": "B7-1", "meters": {"main": 200_000}},
        options={"blazing_7s_rule": rule, "decks": 6},
        dealer=dealer.split(),
        draw=draw.split(),
        seats=[
            {
                "seat": 3,
                "cards": cards.split(),
                "wagers": {"blackjack": bet, "blazing_7s": 100},
                "decision": {"actions": actions.split()},
            }
        ],
    )


@pytest.mark.parametrize("rule", [PLAYER, UP_CARD])
def test_blazing_7s_step_2_needs_a_blackjack_wager(rule: str) -> None:
    assert "no blackjack wager" in blazing("7c Td", "", "stand", rule, bet=0)["refused"]


@pytest.mark.parametrize(
    ("step", "rule", "dealer", "cards", "draw", "actions", "line"),
    [
        ("3", PLAYER, "9c 8d", "6c Td", "", "stand", None),
        ("3, a 7 that is drawn", PLAYER, "9c 8d", "6c 5d", "7h", "hit stand", None),
        ("7", PLAYER, "9c 8d", "7c Td", "", "stand", "one7"),
        ("8", PLAYER, "9c 8d", "7c 7d", "7h", "hit", "three7"),
        ("8, one suit", PLAYER, "9c 8d", "7c 7c", "7c", "hit", "three7_suited"),
        ("8a", PLAYER, "9c 8d", "7c 7d", "", "stand", "two7"),
        ("8a, the second hit", PLAYER, "9c 8d", "7c 7d", "2c 5h", "hit hit", "two7"),
        ("9", PLAYER, "9c 8d", "7c 7d", "7h 4c", "split stand stand", "three7"),
        ("9, another card", PLAYER, "9c 8d", "7c 7d", "8h 7s", "split stand stand", "two7"),
        ("10", PLAYER, "9c 8d", "7c Td", "7h", "hit", "one7"),
        ("3", UP_CARD, "7c Td", "6c Td", "", "stand", None),
        ("7", UP_CARD, "7c Td", "7s Td", "", "stand", "one7"),
        ("8", UP_CARD, "7c Td", "7s 7d", "", "stand", "three7"),
        ("8, the hole card", UP_CARD, "Tc 7d", "7s 7d", "", "stand", "two7"),
        ("8a", UP_CARD, "9c 8d", "7c 7d", "7h", "hit", "two7"),
    ],
)
def test_blazing_7s_step(
    step: str, rule: str, dealer: str, cards: str, draw: str, actions: str, line: str | None
) -> None:
    (seat,) = blazing(cards, draw, actions, rule, dealer)["seats"]
    assert seat["blazing_7s"]["line"] == line, step


def test_blazing_7s_step_9_by_the_up_card_is_resolved_at_once(sit: Sit) -> None:
    setup = shipped("house-money-nexus")
    for rule, first in ((UP_CARD, ""), (PLAYER, setup.jackpots["B"].label)):
        options = {**setup.options, "blazing_7s_rule": rule}
        sitting = sit(replace(setup, options=options)).start(3, sensor="B")
        assert jackpot_before(sitting.table, "A") == first


def dragon(shoe: str, **wagers: int) -> dict[str, Any]:
    """Settle seat 1 of a coup."""
    answer = settled(
        game="dragon_bonus",
        paytables={"dragon_player": "DB-1", "dragon_banker": "DB-1"},
        jackpot={"paytable": "DBP-2", "meters": {"main": 1_000_000}},
        shoe=shoe.split(),
        seats=[{"seat": 1, "wagers": {"player": 500, **wagers}}],
    )
    (seat,) = answer["seats"]
    return {"winner": answer["winner"], **seat}


@pytest.mark.parametrize(
    ("step", "shoe", "outcome", "net"),
    [
        ("6a", "4c 2d 4s Td", "win", 100),
        ("6a, the nine", "4c 2d 5s Td", "win", 100),
        ("6b, 8-8", "4c 8d 4s Td", "push", 0),
        ("6b, 9-9", "4c 9d 5s Td", "push", 0),
        ("6b i", "3c 3d 3s 3h", "lose", -100),
    ],
)
def test_dragon_bonus_step(step: str, shoe: str, outcome: str, net: int) -> None:
    wager = dragon(shoe, dragon_player=100)["wagers"]["dragon_player"]
    assert (wager["outcome"], wager["net"]) == (outcome, net), step


def test_dragon_bonus_step_4_the_main_wagers_are_reconciled() -> None:
    assert dragon("4c 2d 4s Td")["wagers"]["player"] == {
        "stake": 500,
        "outcome": "win",
        "net": 500,
    }


def test_dragon_bonus_step_8_a_natural_has_two_cards() -> None:
    two = dragon("4c 2d 4s Td", progressive=100)
    assert (two["winner"], two["progressive"]["line"]) == ("player", "natural_win")
    three = dragon("2c 2d 2s Td 4h Ts", progressive=100)
    assert three["winner"] == "player"
    assert three["progressive"]["line"] != "natural_win"


def test_links_step_4_the_paytable_fits_every_game_on_the_link() -> None:
    crazy4, holdem = shipped("crazy4-link"), shipped("holdem-link")
    one = Linked(crazy4.game, crazy4.jackpots["A"])
    other = Linked(holdem.game, holdem.jackpots["A"])
    assert link_refusal(one, other) == ""


def test_holdem_link_step_5_only_the_flop_counts() -> None:
    for board, line in (("Qs Js Ts 2c 3d", "royal_flush"), ("Qs Js 2c Ts 3d", None)):
        (seat,) = settled(
            game="texas_holdem_bonus",
            paytables={"bonus": "THB-1"},
            jackpot={"paytable": "MGL-01", "meters": {"main": 1_000_000}},
            dealer=["2d", "7c"],
            board=board.split(),
            seats=[
                {
                    "seat": 2,
                    "cards": ["As", "Ks"],
                    "wagers": {"ante": 500, "progressive": 100},
                    "decision": {"flop": "bet", "turn": "check", "river": "check"},
                }
            ],
        )["seats"]
        assert seat["progressive"]["line"] == line


@pytest.mark.parametrize(
    ("paytable", "line"), [("ATLAS-1", "three_of_a_kind"), ("MGL-01", "full_house")]
)
def test_crazy_4_step_8_four_cards_play_and_the_link_counts_all_five(
    paytable: str, line: str
) -> None:
    (seat,) = settled(
        game="crazy_4_poker",
        paytables={"super_bonus": "C4P-09"},
        jackpot={"paytable": paytable, "meters": {"main": 1_000_000}},
        dealer=["Ah", "Kd", "9s", "5c", "3h"],
        seats=[
            {
                "seat": 5,
                "cards": ["8s", "8d", "8h", "3c", "3d"],
                "wagers": {"ante": 500, "super_bonus": 500, "progressive": 100},
                "decision": {"action": "play", "play": 500},
            }
        ],
    )["seats"]
    assert seat["hand"] == "three_of_a_kind:8-3"
    assert seat["progressive"]["line"] == line


@pytest.mark.parametrize("table", ["crazy4-nexus", "crazy4-link", "holdem-link", "four-card-nexus"])
def test_envy_step_b_the_hand_that_brings_envy_is_named_until_the_end(sit: Sit, table: str) -> None:
    sitting = sit(shipped(table)).start(1, 5, 7)
    line = sitting.table.setup.jackpots["A"].lines[0].key
    sitting.claim(s5=line).confirm().swipe("executive-1")
    prompt = next_step(sitting.table)
    assert prompt.key == "pay"
    assert prompt.detail.startswith("Seat 5 ")
    assert sitting.table.round.envy
    assert [win.award.seat for win in sitting.table.round.wins] == [5]
