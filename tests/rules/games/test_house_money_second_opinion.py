"""House Money settled a second time, naively and on printed cards; both must agree.

Thousands of seeded rounds with stingy shoes and careless players: refusals must agree as well.
"""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from dealer_assist import paths
from dealer_assist.catalog.games import load_game
from dealer_assist.errors import Refused
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.deal import Deal, SeatDeal
from dealer_assist.rules.games.house_money import settle

GAME = load_game(paths.resources() / "games" / "house_money.toml")
BONUS = {"HM-1": (9, 4, 3, 1), "HM-2": (9, 5, 3, 1)}
ORDER = "A23456789TJQKA"
# Faces that pair, split, bust and make sevens and blackjacks more often than a fair shoe would.
FACES = ("A23456789TJQK", "AATTK77788", "2345678AAA", "77778TK")
Round = dict[str, Any]


class No(Exception):  # noqa: N818
    """The second opinion refuses."""


def points(cards: list[str]) -> int:
    total = sum({"A": 11}.get(card[0], 10 if card[0] in "TJQK" else 0) for card in cards)
    total += sum(int(card[0]) for card in cards if card[0].isdigit())
    aces = sum(card[0] == "A" for card in cards)
    while total > 21 and aces:
        total, aces = total - 10, aces - 1
    return total


def is_soft_17(cards: list[str]) -> bool:
    low = sum(int(c[0].replace("A", "1")) if c[0] in "A23456789" else 10 for c in cards)
    return points(cards) == 17 and low == 7


class SeatPlay:
    """One seat at its cards: a careless player, or one who reads the actions from a list."""

    def __init__(self, draw: list[str], options: Round, chance: Random | None) -> None:
        self.draw, self.options, self.chance = draw, options, chance
        self.hands = 1
        self.drawn: list[str] = []
        self.said: list[str] = []
        self.script: list[str] = []

    def card(self) -> str:
        if not self.draw:
            raise No
        self.drawn.append(self.draw.pop(0))
        return self.drawn[-1]

    def next_action(self, cards: list[str], bet: int) -> str:
        if self.chance is None:
            if not self.script:
                raise No
            return self.script.pop(0)
        pool = ["hit", "stand", "stand", "double", f"double:{bet // 3}"]
        if cards[0][0] == cards[-1][0]:
            pool = ["split"] * 5 + ["hit"]
        rare = ["surrender", "split", f"split:{bet}", f"double:{bet + 1}", "split:1", "double:0"]
        action = self.chance.choice(rare if self.chance.random() < 0.08 else pool)
        self.said.append(action)
        return action

    def play(self, cards: list[str], bet: int, *, split: bool) -> list[tuple[list[str], int, bool]]:
        if len(cards) == 1:
            cards = [*cards, self.card()]
        if points(cards) >= 21 or (split and cards[0][0] == "A"):
            return [(cards, bet, False)]
        word, _, amount = self.next_action(cards, bet).partition(":")
        if word == "stand":
            return [(cards, bet, False)]
        if word == "hit":
            return self.play([*cards, self.card()], bet, split=split)
        if len(cards) > 2:
            raise No
        if word == "surrender":
            if split or not self.options.get("surrender"):
                raise No
            return [(cards, bet, True)]
        more = int(amount or bet)
        if word == "double":
            if more < 1 or more > bet:
                raise No
            return [([*cards, self.card()], bet + more, False)]
        if cards[0][0] != cards[1][0] or self.hands == 4 or more != bet:
            raise No
        self.hands += 1
        first = self.play(cards[:1], bet, split=True)
        return first + self.play(cards[1:], bet, split=True)


def bonus_times(cards: list[str], table: str) -> int | None:
    suited = cards[0][1] == cards[1][1]
    pair = cards[0][0] + cards[1][0]
    royal, flush, same, run = BONUS[table]
    if pair in ("AK", "KA") and suited:
        return royal
    if pair in ORDER or pair[::-1] in ORDER:
        return flush if suited else run
    return same if pair[0] == pair[1] else None


def sevens(cards: list[str], third: str) -> set[str]:
    made = {"one7"} if "7" in cards[0] + cards[1] else set()
    if cards[0][0] == cards[1][0] == "7":
        made.add("two7")
        if third[:1] == "7":
            suits = {card[1] for card in [*cards, third]}
            made.add("three7")
            made |= {"three7_suited"} if len(suits) == 1 else set()
            made |= {"three7_diamonds"} if suits == {"d"} else set()
            made |= {"three7_color"} if suits in ({"c", "s"}, {"d", "h"}) else set()
    return made


def opinion(deal: Round, chance: Random | None = None) -> Round:
    """Settle a round; with a chance, invent the actions and write them into the deal."""
    dealer, draw, options = list(deal["dealer"]), list(deal["draw"]), deal["options"]
    peeked = points(dealer) == 21
    seats: Round = {}
    for seat in sorted(deal["seats"], key=lambda one: int(one["seat"])):
        cards, wagers, leave = seat["cards"], seat["wagers"], seat["decision"]["leave"]
        bet, side = wagers["blackjack"], wagers["house_money"]
        if not bet or (wagers["insurance"] and dealer[0][0] != "A"):
            raise No
        if wagers["insurance"] > bet / 2:
            raise No
        times = bonus_times(cards, deal["table"])
        if leave and (times is None or leave > side * (times + 1) or peeked):
            raise No
        play = SeatPlay(draw, options, chance)
        play.script = list(seat["decision"]["actions"])
        hands = [(cards, bet + leave, False)]
        try:
            if not peeked:
                hands = play.play(cards, bet + leave, split=False)
        finally:
            if chance is not None:
                seat["decision"]["actions"] = play.said
        if play.script and chance is None:
            raise No
        third = play.drawn[0] if play.drawn else ""
        if options.get("blazing_7s_rule") == "dealer_up_card":
            third = dealer[0]
        seats[seat["seat"]] = {
            "house_money": side * times if times is not None else -side,
            "insurance": wagers["insurance"] * (2 if peeked else -1),
            "hands": hands,
            "blazing_7s": sevens(cards, third),
        }
    one_hand = {n: len(seat["hands"]) == 1 for n, seat in seats.items()}
    waiting = [
        cards
        for n, seat in seats.items()
        for cards, _, gave_up in seat["hands"]
        if not gave_up
        and points(cards) <= 21
        and not (one_hand[n] and len(cards) == 2 and points(cards) == 21)
    ]
    hits_soft = options.get("soft_17") == "hit"
    while waiting and (points(dealer) < 17 or (hits_soft and is_soft_17(dealer))):
        if not draw:
            raise No
        dealer.append(draw.pop(0))
    for n, seat in seats.items():
        seat["nets"] = [
            hand_net(hand, dealer, alone=one_hand[n], peeked=peeked) for hand in seat["hands"]
        ]
    return {"dealer": dealer, "seats": seats}


def hand_net(
    hand: tuple[list[str], int, bool], dealer: list[str], *, alone: bool, peeked: bool
) -> int:
    cards, bet, gave_up = hand
    mine, theirs = points(cards), points(dealer)
    natural = alone and len(cards) == 2 and mine == 21
    if peeked:
        return 0 if natural else -bet
    if natural:
        return bet + bet // 2
    if gave_up:
        return -((bet + 1) // 2)
    if mine > 21:
        return -bet
    return bet if theirs > 21 or mine > theirs else 0 if mine == theirs else -bet


def invent(chance: Random) -> Round:
    """Deal a round at random."""
    faces = chance.choice(FACES)

    def cards(many: int) -> list[str]:
        return [chance.choice(faces) + chance.choice("cdhs") for _ in range(many)]

    def wager(share: float, most: int) -> int:
        return chance.randint(1, most) if chance.random() < share else 0

    deal: Round = {
        "dealer": cards(2),
        "draw": cards(chance.choice((4, 12, 24, 40))),
        "table": chance.choice(("HM-1", "HM-2")),
        "options": {
            "surrender": chance.random() < 0.5,
            "soft_17": chance.choice(("stand", "hit")),
            "blazing_7s_rule": chance.choice(("player_cards", "dealer_up_card")),
        },
        "seats": [],
    }
    for number in chance.sample(range(1, 8), chance.choice((1, 1, 2, 3))):
        side = wager(0.6, 300)
        seat: Round = {
            "seat": number,
            "cards": cards(2),
            "wagers": {
                "blackjack": chance.randint(0, 9) and chance.randint(1, 999),
                "house_money": side,
                "insurance": wager(0.3, 250) if deal["dealer"][0][0] == "A" else wager(0.02, 9),
                "blazing_7s": 100,
            },
            "decision": {"leave": 0, "actions": []},
        }
        times = bonus_times(seat["cards"], deal["table"])
        if times is not None and chance.random() < 0.7:
            seat["decision"]["leave"] = chance.randint(0, side * (times + 1) + chance.randint(0, 1))
        elif chance.random() < 0.03:
            seat["decision"]["leave"] = 1
        deal["seats"].append(seat)
    return deal


def first_opinion(deal: Round) -> Round | None:
    try:
        settled = settle(
            Deal(
                dealer=parse_cards(deal["dealer"]),
                draw=parse_cards(deal["draw"]),
                seats=tuple(
                    SeatDeal(
                        seat["seat"], parse_cards(seat["cards"]), seat["wagers"], seat["decision"]
                    )
                    for seat in deal["seats"]
                ),
                paytables={"house_money": GAME.paytables["house_money"][deal["table"]]},
                options=deal["options"],
            )
        )
    except Refused:
        return None
    seats: Round = {}
    for seat in settled.seats:
        wagers, hands = seat.wagers, [dict(hand) for hand in seat.hands]
        blackjack = wagers["blackjack"]
        assert blackjack.net == sum(hand["net"] for hand in hands)  # type: ignore[misc]
        assert blackjack.stake == sum(hand["wager"] for hand in hands)  # type: ignore[misc]
        for net, outcome in [(h["net"], h["outcome"]) for h in hands] + [
            (blackjack.net, blackjack.outcome)
        ]:
            assert outcome == ("win" if net > 0 else "lose" if net < 0 else "push")  # type: ignore[operator]
        seats[seat.seat] = {
            "house_money": wagers["house_money"].net,
            "insurance": wagers["insurance"].net,
            "hands": [(hand["cards"], hand["wager"]) for hand in hands],
            "nets": [hand["net"] for hand in hands],
            "blazing_7s": set(seat.lines["blazing_7s"]),
        }
    return {"dealer": settled.table["dealer"]["cards"], "seats": seats}  # type: ignore[index]


def second_opinion(deal: Round) -> Round | None:
    try:
        settled = opinion(deal)
    except No:
        return None
    for seat in settled["seats"].values():
        seat["hands"] = [(cards, bet) for cards, bet, _ in seat["hands"]]
    return settled


def test_both_opinions_agree() -> None:
    chance, seen = Random(7), Counter[str]()
    for _ in range(4000):
        deal = invent(chance)
        with suppress(No):
            opinion(deal, chance)
        if chance.random() < 0.08:
            actions = chance.choice(deal["seats"])["decision"]["actions"]
            if actions and chance.random() < 0.5:
                actions.pop()
            else:
                actions.append("stand")
        expected = second_opinion(deal)
        assert first_opinion(deal) == expected, deal
        seen["refused" if expected is None else "settled"] += 1
        for seat in (expected or {"seats": {}})["seats"].values():
            seen[f"{len(seat['hands'])} hands"] += 1
            seen["three sevens"] += "three7" in seat["blazing_7s"]
    # The rounds are worth their time only if they reach the corners.
    corners = ("settled", "refused", "2 hands", "3 hands", "4 hands", "three sevens")
    assert all(seen[corner] >= 5 for corner in corners), seen
