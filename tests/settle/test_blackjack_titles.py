"""Rounds of the blackjack titles, played and settled again by a naive reading of their rules.

The judge here walks through a seat's actions itself and shares no code with the rules.
"""

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.figure import fixed_figure
from dealer_assist.odds.games.blackjack_bets import push_22_chances, super_match_chances
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
BAHAMA = "bahama_bonus_blackjack"
GAMES = ("free_bet_blackjack", "blackjack_switch", "zappit_blackjack", "super_fun_21", BAHAMA)
RANKS = "A23456789TJQK"
FEW, MANY = 400, 100_000


def total(cards: list[str]) -> int:
    hard = sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)
    return hard + 10 if any(card[0] == "A" for card in cards) and hard <= 11 else hard


def is_soft(cards: list[str]) -> bool:
    return total(cards) != sum(min(RANKS.index(card[0]) + 1, 10) for card in cards)


def value(card: str) -> int:
    return min(RANKS.index(card[0]) + 1, 10)


class Table:
    """Plays a round at random and writes down what it did, what it drew and what it pays."""

    def __init__(self, game: str, random: Random) -> None:
        self.game, self.random = game, random
        decks = 1 if game == "super_fun_21" else 6
        ranks = RANKS.replace("T", "") if game == BAHAMA else RANKS
        shoe = [rank + suit for rank in ranks for suit in "cdhs"] * decks
        random.shuffle(shoe)
        self.cards, self.drawn = iter(shoe), list[str]()
        self.dealer = [next(self.cards), next(self.cards)]
        self.actions: list[str] = []

    def draw(self) -> str:
        card = next(self.cards)
        self.drawn.append(card)
        return card

    def one_of(self, *verbs: str) -> str:
        verb = self.random.choice(verbs)
        self.actions.append(verb)
        return verb

    def play(self, cards: list[str], bet: int, *, natural: bool) -> list[Deal]:
        """Play one hand and those split off it; a hand is a dictionary of what is known of it."""
        first = {"cards": cards, "own": bet, "free": 0, "natural": natural and total(cards) == 21}
        waiting, ended = [first], list[Deal]()
        while waiting:
            hand = waiting.pop()
            if len(hand["cards"]) == 1:
                hand["cards"].append(self.draw())
            self._act(hand, waiting, ended)
        return ended

    def _act(self, hand: Deal, waiting: list[Deal], ended: list[Deal]) -> None:
        cards, fun = hand["cards"], self.game == "super_fun_21"
        while True:
            untouched = not hand.get("split") and not hand.get("doubled")
            if fun and untouched and len(cards) >= 6 and total(cards) < 21:
                hand["at_once"] = 1
            if fun and untouched and len(cards) >= 5 and total(cards) == 21:
                hand["at_once"] = 2
            split_ace = hand.get("split") and cards[0][0] == "A"
            if total(cards) >= 21 or hand.get("at_once") or split_ace:
                break
            hands, whole = len(waiting) + len(ended) + 1, hand["own"] + hand["free"]
            most = 3 if self.game == "zappit_blackjack" else 4
            offered = self._offered(hand, may_split=hands < most)
            if ended and ended[-1].get("doubled") and not ended[-1].get("given_up"):
                # Right after a double a surrender would be that hand's.
                offered = [one for one in offered if one != "surrender"]
            if ended and ended[-1].get("at_last") and total(ended[-1]["cards"]) < 21:
                # A double would be the hand's that may be doubled again.
                offered = [one for one in offered if one != "double"]
            verb = self.one_of(*offered)
            if verb == "hit":
                cards.append(self.draw())
                continue
            if verb == "zap":
                hand["cards"] = cards = [self.draw(), self.draw()]
                hand |= {"zapped": True, "natural": total(cards) == 21}
                continue
            if verb in ("double", "free_double"):
                hand["free" if verb == "free_double" else "own"] += whole
                hand["doubled"] = True
                cards.append(self.draw())
                more = 2 if self.game == BAHAMA else 0
                while more and total(cards) < 21 and self.random.random() < 0.5:
                    more -= 1
                    self.actions.append("double")
                    hand["own"] *= 2
                    cards.append(self.draw())
                hand["at_last"] = more
                if fun and total(cards) < 21 and self.random.random() < 0.3:
                    self.actions.append("surrender")
                    hand["given_up"] = True
            if verb in ("split", "free_split"):
                own, free = (whole, 0) if verb == "split" else (0, whole)
                other = {"cards": [cards[1]], "own": own, "free": free, "split": True}
                kept = {"cards": [cards[0]], "own": hand["own"], "free": hand["free"]}
                waiting += [other, kept | {"split": True}]
                return
            if verb == "surrender":
                hand["given_up"] = True
            break
        ended.append(hand)

    def _offered(self, hand: Deal, *, may_split: bool) -> list[str]:
        cards, verbs = hand["cards"], ["hit", "stand"]
        free, fun = self.game == "free_bet_blackjack", self.game == "super_fun_21"
        if self.game == BAHAMA:
            verbs += ["double"] * 2
        if fun:
            verbs += ["double", "surrender"]
        if len(cards) != 2:
            return verbs
        verbs.append("double")
        if free and not is_soft(cards) and 9 <= total(cards) <= 11:
            verbs += ["free_double"] * 3
        same = value(cards[0]) == value(cards[1]) if fun else cards[0][0] == cards[1][0]
        if same and may_split:
            verbs += ["split"] * 3
            if free and value(cards[0]) != 10:
                verbs += ["free_split"] * 6
        first = not hand.get("split") and not hand.get("zapped")
        if self.game == "zappit_blackjack" and first and not is_soft(cards):
            verbs += ["zap"] * 4 * (15 <= total(cards) <= 17)
        return verbs

    def net(self, hand: Deal) -> int:
        own, mine, his = hand["own"], total(hand["cards"]), total(self.dealer)
        dealer_natural = len(self.dealer) == 2 and his == 21
        fun = self.game == "super_fun_21"
        if self.game == BAHAMA and mine == 21 and (hand.get("natural") or not dealer_natural):
            return own * 3 // 2 if hand.get("natural") else own
        if hand.get("given_up"):
            return own // 2 - own
        if mine > 21:
            return -own
        if hand.get("natural"):
            if dealer_natural and not fun:
                return 0
            if fun and all(card[1] == "d" for card in hand["cards"]):
                return 2 * own
            pays_half_more = self.game in ("free_bet_blackjack", "zappit_blackjack")
            return own * 3 // 2 if pays_half_more and not hand.get("zapped") else own
        if dealer_natural:
            return -own
        if hand.get("at_once"):
            return own * int(hand["at_once"])
        if his == 22 and not (fun or self.game == BAHAMA):
            return 0
        if his > 21 or mine > his:
            return own + int(hand["free"])
        return 0 if mine == his else -own

    def dealers_turn(self) -> None:
        while total(self.dealer) < 17 or (total(self.dealer) == 17 and is_soft(self.dealer)):
            self.dealer.append(self.draw())


def push_22(dealer: list[str]) -> int:
    if total(dealer) != 22:
        return -1
    suits = {card[1] for card in dealer}
    if len(suits) == 1:
        return 35
    return 17 if suits in ({"c", "s"}, {"d", "h"}) else 10


def super_match(cards: list[str]) -> int:
    pairs = sum(one[0] == other[0] for place, one in enumerate(cards) for other in cards[:place])
    return {6: 40, 2: 8, 3: 5, 1: 1, 0: -1}[pairs]


def round_of(game: str, random: Random) -> tuple[Deal, dict[str, int], list[int]]:
    """Play one seat; give the deal, what its wagers come to, and each hand's net."""
    table, bet = Table(game, random), random.choice((500, 1000, 555))
    cards = [next(table.cards) for _ in range(4 if game == "blackjack_switch" else 2)]
    dealt, wagers, decision = [*table.dealer], {"blackjack": bet}, Deal()
    bonus = {"free_bet_blackjack": "push_22", "blackjack_switch": "super_match"}.get(game)
    if bonus:
        wagers[bonus] = 100
    dealer_natural = total(table.dealer) == 21
    hands = [cards]
    natural = True
    if game == "blackjack_switch":
        switched = not dealer_natural and random.random() < 0.5
        decision["switch"], natural = switched, not switched
        hands = [[cards[0], cards[1]], [cards[2], cards[3]]]
        if switched:
            hands = [[cards[0], cards[3]], [cards[2], cards[1]]]
    ended: list[Deal] = []
    for hand in hands:
        if dealer_natural:
            is_natural = natural and total(hand) == 21
            ended.append({"cards": hand, "own": bet, "free": 0, "natural": is_natural})
        else:
            ended += table.play([*hand], bet, natural=natural)
    waits = any(
        total(one["cards"]) <= 21
        and not (one.get("given_up") or one.get("natural") or one.get("at_once"))
        and not (game == BAHAMA and total(one["cards"]) == 21)
        for one in ended
    )
    if waits or bonus == "push_22":
        table.dealers_turn()
    nets = [table.net(one) for one in ended]
    found = {"blackjack": sum(nets)}
    if bonus == "push_22":
        found["push_22"] = 100 * push_22(table.dealer)
    if bonus == "super_match":
        found["super_match"] = 100 * super_match(cards)
    decision["actions"] = table.actions
    seat = {"seat": 4, "cards": cards, "wagers": wagers, "decision": decision}
    return {"game": game, "dealer": dealt, "draw": table.drawn, "seats": [seat]}, found, nets


def compare(game: str, count: int) -> None:
    random = Random(f"acts {game}")
    rounds = [round_of(game, random) for _ in range(count)]
    answers = settle_lines([json.dumps(deal) for deal, _, _ in rounds], BOOK, 32)
    for (deal, found, nets), answer in zip(rounds, map(json.loads, answers), strict=True):
        assert "refused" not in answer, (deal, answer)
        (seat,) = answer["seats"]
        told = {
            wager: one["net"]
            for wager, one in seat["wagers"].items()
            if wager != "insurance" and (wager in found or one["outcome"] != "not_made")
        }
        assert [hand["net"] for hand in seat["hands"]] == nets, (deal, answer)
        assert told == found, (deal, answer)
        assert seat["net"] == sum(told.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_round_settles_as_a_naive_reading_does(game: str) -> None:
    compare(game, FEW)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_rounds_settle_as_a_naive_reading_does(game: str) -> None:
    compare(game, MANY)


def settle(game: str, cards: str, dealer: str, draw: str = "", **more: Any) -> Deal:
    seat = {"seat": 1, "cards": cards.split(), "wagers": {"blackjack": 500}, "decision": more}
    deal = {"game": game, "dealer": dealer.split(), "draw": draw.split(), "seats": [seat]}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    found: Deal = answer
    return found


def test_a_free_hand_wins_like_chips_and_loses_nothing() -> None:
    actions = ["free_split", "stand", "stand"]
    won = settle("free_bet_blackjack", "8c 8d", "7h Tc", "Ts 9s", actions=actions)
    hands = won["seats"][0]["hands"]
    assert [(one["wager"], one["free"], one["net"]) for one in hands] == [
        (500, 0, 500),
        (0, 500, 0),
    ]
    lost = settle("free_bet_blackjack", "8c 8d", "Th Tc", "Ts 9s", actions=actions)
    assert [(one["outcome"], one["net"]) for one in lost["seats"][0]["hands"]] == [
        ("lose", -500),
        ("lose", 0),
    ]
    assert lost["seats"][0]["wagers"]["blackjack"] == {
        "stake": 500,
        "outcome": "lose",
        "net": -500,
    }


def test_a_hand_without_tens_is_doubled_three_times_and_a_21_always_wins() -> None:
    bahama = partial(settle, BAHAMA)
    eight = bahama("4s 2d", "9c 8d", "2c 3d Ks", actions=["double"] * 3)
    assert eight["seats"][0]["hands"][0] | {"cards": []} == {
        "cards": [],
        "wager": 4000,
        "outcome": "win",
        "net": 4000,
    }
    tie = bahama("4s 7d", "9c 2d", "Ks Kd", actions=["hit"])
    assert (tie["seats"][0]["net"], tie["dealer"]["cards"]) == (500, ["9c", "2d"])
    assert bahama("As Qd", "Ac Kd")["seats"][0]["net"] == 750
    assert bahama("9s Qd", "Ac Kd")["seats"][0]["net"] == -500
    late = bahama("2s 2d", "9c 8d", "3c 2h 9h", actions=["hit", "hit", "double"])
    assert late["seats"][0]["net"] == 1000


@pytest.mark.parametrize(
    ("acts", "wagers"),
    [
        (["split", "double", "stand", "double"], [1000, 1000]),
        (["split", "double", "double", "stand"], [2000, 500]),
        (["split", "double", "stand"], [1000, 500]),
        (["split", "double", "stand", "stand"], [1000, 500]),
        (["split", "double", "double", "stand", "stand"], [2000, 500]),
    ],
)
def test_the_stand_of_a_doubled_hand_is_said_or_left_out(
    acts: list[str], wagers: list[int]
) -> None:
    two = settle(BAHAMA, "8s 8d", "9c 8h", "2c 3d 2h Kd Kh 6c", actions=acts)
    assert [hand["wager"] for hand in two["seats"][0]["hands"]] == wagers


def test_a_fourth_double_and_a_ten_are_refused() -> None:
    deal = partial(settle, BAHAMA, "4s 2d", "9c 8d", "2c 3d 2h 9h")
    assert "no hand is left to double" in deal(actions=["double"] * 4)["refused"]
    assert "this game has no T" in settle(BAHAMA, "Ts 2d", "9c 8d", actions=["stand"])["refused"]


BAD = [
    ("free_bet_blackjack", "Tc Td", ["free_split"], "a free split is for any pair but tens"),
    ("free_bet_blackjack", "8c 7d", ["free_double"], "a free double is for two cards of hard 9"),
    ("free_bet_blackjack", "8c 7d", ["zap"], "'zap' is not an action"),
    ("zappit_blackjack", "8c 7d", ["zap", "zap"], "a hand is zapped once"),
    ("zappit_blackjack", "8c 3d", ["zap"], "a zap is for two first cards of hard 15, 16, 17"),
    ("zappit_blackjack", "8c Ad", ["hit", "zap"], "a zap is for two first cards of hard"),
    ("zappit_blackjack", "8c 7d", ["surrender"], "this table has no surrender"),
    ("super_fun_21", "8c 7d", ["free_double"], "'free_double' is not an action"),
]


@pytest.mark.parametrize(("game", "cards", "actions", "words"), BAD)
def test_an_act_that_is_not_offered_is_refused_in_a_sentence(
    game: str, cards: str, actions: list[str], words: str
) -> None:
    answer = settle(game, cards, "6h Tc", "4s 2s 3s 3c 2d 5c", actions=actions)
    assert answer["refused"].startswith(f"Seat 1: {words}")


def test_a_switch_is_made_before_anything_else_and_not_against_a_blackjack() -> None:
    answer = settle("blackjack_switch", "Ac 4d 6c Kd", "Ah Kc", switch=True)
    assert "the dealer has blackjack, so nothing is switched" in answer["refused"]
    answer = settle("blackjack_switch", "Ac 4d 6c Kd", "7h Tc", switch=True, actions=["stand"])
    assert [one["net"] for one in answer["seats"][0]["hands"]] == [500, -500]
    answer = settle("blackjack_switch", "Ac 4d 6c Kd", "7h Tc", switch="yes")
    assert "the switch is true or false" in answer["refused"]


def test_a_doubled_hand_may_be_given_up_and_six_cards_win_at_once() -> None:
    gave_up = settle("super_fun_21", "5c 6d", "Th Tc", "2s", actions=["double", "surrender"])
    assert gave_up["seats"][0]["net"] == -500
    six = settle("super_fun_21", "2c 2d", "Th Tc", "2s 2h 3s 3c", actions=["hit"] * 4)
    assert six["seats"][0]["net"] == 500
    both = settle("super_fun_21", "Ad Kd", "Ah Kc")
    assert both["seats"][0]["net"] == 1000


def test_bets_beside_the_titles_have_the_counted_edges() -> None:
    lines = BOOK.games["free_bet_blackjack"].paytables["push_22"]["P22-1"].lines
    push = fixed_figure(("any", "push_22", None), {}, push_22_chances(6, "hit"), lines)
    assert round(100 * push["house_edge"], 2) == 2.63
    chances = [round(100 * line["probability"], 4) for line in push["lines"]]
    assert chances[:2] == [0.3327, 1.1659]
    assert round(sum(chances), 3) == 7.354
    lines = BOOK.games["blackjack_switch"].paytables["super_match"]["SM-1"].lines
    for decks, edge in ((6, 2.5485), (8, 1.4582)):
        match = fixed_figure(("any", "match", None), {}, super_match_chances(decks), lines)
        assert round(100 * match["house_edge"], 4) == edge
