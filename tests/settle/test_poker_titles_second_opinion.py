"""Random deals of the letter's further poker titles, settled again by a naive reading.

The judge here shares no code with the rules: hands are compared as lists of numbers, a bug by
trying every card for it, rummy by every way to lay cards down. What the tables pay is written here
again, and each deal takes one of them and one of the house's ways with a fold.
"""

import json
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from naive_hands import DECK, FIVE, RANKS, THREE, Value, best, sign, worth

from dealer_assist.catalog.title_book import load_titles
from dealer_assist.paths import resources
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
BOOK = load_titles(resources())
FEW, MANY = 200, 100_000
DAILY = {"high_five_poker": 60}
BUG = [*FIVE, "five_aces"]


THREE_CARD = ("mini_royal", "straight_flush", "three_of_a_kind", "straight", "flush", "pair")
SUITED, RUN = (7, 6, 5, 4), (7, 6, 5, 4, 3)
PAIR_PLUS = {
    "PP-1": (40, 40, 30, 6, 4, 1),
    "PP-2": (50, 40, 30, 6, 4, 1),
    "PP-3": (40, 40, 25, 6, 4, 1),
    "PP-4": (50, 50, 30, 6, 3, 1),
    "PP-5": (40, 40, 30, 5, 4, 1),
    "PP-6": (50, 40, 30, 6, 3, 1),
    "PP-7": (40, 40, 30, 6, 3, 1),
}
TABLES: dict[str, dict[str, tuple[int, ...]]] = {
    "three_card": PAIR_PLUS,
    "pair_plus": PAIR_PLUS,
    "pairs_plus": PAIR_PLUS,
    "first_three": {"F3-1": (200, 50, 30, 6, 3, 1), "F3-2": (100, 60, 30, 6, 3, 1)},
    "in_to_win": {"ITW-1": (20, 10, 5, 1), "ITW-2": (9, 9, 4, 1), "ITW-3": (5, 5, 4, 1)},
    "flush_rush": {"ILF-1": (300, 100, 10, 1), "ILF-2": (100, 20, 10, 2)},
    "super_flush_rush": {"ILS-1": (500, 200, 100, 50, 9), "ILS-2": (8000, 1000, 100, 60, 7)},
}
FOLDS = {
    "high_five_poker": "trips_on_fold",
    "big_raise_stud": "three_card_on_fold",
    "triple_shot_rummy": "pair_plus_on_fold",
    "three_card_draw": "first_three_on_fold",
    "three_card_draw_pairs_plus": "first_three_on_fold",
}


def paid(deal: Deal, wager: str, line: object, lines: tuple[object, ...], *, lose: int = -1) -> int:
    """Return what the deal's table pays to one."""
    pays = TABLES[wager][deal["paytables"][wager]]
    return dict(zip(lines, pays, strict=False)).get(line, lose)


def stays(deal: Deal) -> bool:
    return bool(deal["options"][FOLDS[deal["game"]]])


def straight_first(one: Value) -> Value:
    """Put 5-4-3-2-A right below A-K-Q-J-10."""
    place, order, kind = one
    if "straight" in kind and order == [5]:
        return place, [13.5], kind  # type: ignore[list-item]
    return one


def bug(cards: list[str]) -> Value:
    """Rank five cards: the joker completes a straight or a flush, or is an ace."""
    if "Jk" not in cards:
        return straight_first(worth(tuple(cards), BUG))
    rest = [card for card in cards if card != "Jk"]
    found = []
    for card in [*(rank + rest[0][1] for rank in RANKS), "Ac", "Ad", "Ah", "As"]:
        if card not in rest:
            one = straight_first(worth((*rest, card), BUG))
            if one[2] in ("straight", "flush", "straight_flush", "royal_flush") or card[0] == "A":
                found.append(one)
    if [card[0] for card in rest] == ["A"] * 4:
        found.append((BUG.index("five_aces"), [14], "five_aces"))
    return max(found)


def best_bug(cards: list[str]) -> Value:
    return _best_bug(tuple(cards))


@lru_cache(maxsize=8)
def _best_bug(cards: tuple[str, ...]) -> Value:
    """Rank the best five of a hand; the dealer's is asked for by each seat."""
    return max(bug([*five]) for five in combinations(cards, 5))


def points(cards: list[str]) -> int:
    """Count what is left by every way to lay cards down."""
    places = {card: "A23456789TJQK".index(card[0]) + 1 for card in cards}
    left = [sum(min(places[card], 10) for card in cards)]
    for size in (2, 3):
        for laid in combinations(cards, size):
            row = sorted(places[card] for card in laid)
            same = len({*row}) == 1
            run = all(b - a == 1 for a, b in pairwise(row))
            if same or (run and len({card[1] for card in laid}) == 1):
                left.append(sum(min(places[card], 10) for card in cards if card not in laid))
    return min(left)


def suits(cards: list[str]) -> tuple[int, list[int]]:
    found = []
    for suit in "cdhs":
        ranks = sorted((RANKS.index(card[0]) for card in cards if card[1] == suit), reverse=True)
        found.append((len(ranks), ranks))
    return max(found)


def run(cards: list[str]) -> int:
    """Find the longest straight flush, an ace high or low."""
    longest = 0
    for suit in "cdhs":
        held = {RANKS.index(card[0]) + 2 for card in cards if card[1] == suit}
        held |= {1} if 14 in held else set()
        for low in held:
            length = 0
            while low + length in held:
                length += 1
            longest = max(longest, length)
    return longest


def against(hand: Any, dealer: Any) -> int:
    return (hand > dealer) - (hand < dealer)


def big_raise(deal: Deal, seat: Deal) -> dict[str, float]:
    hand = best([*seat["cards"], *deal["board"]], 5, FIVE)
    ante, act = seat["wagers"]["ante"], seat["decision"]["action"]
    three = best(seat["cards"], 3, THREE)
    rate: float = {
        "royal_flush": 500,
        "straight_flush": 100,
        "four_of_a_kind": 40,
        "full_house": 8,
        "flush": 6,
        "straight": 4,
        "three_of_a_kind": 3,
        "two_pair": 2,
    }.get(hand[2], -1)
    if hand[2] == "pair":
        rate = 1 if hand[1][0] >= 10 else 0 if hand[1][0] >= 6 else -1
    nets = {"three_card": 100 * paid(deal, "three_card", three[2], THREE_CARD)}
    if act == "fold":
        return {**(nets if stays(deal) else {"three_card": -100}), "ante": -ante, "raise": 0}
    return {**nets, "ante": rate * ante, "raise": rate * ante * int(act[0])}


def six_card(deal: Deal, seat: Deal) -> dict[str, float]:
    hand, dealer = best(seat["cards"], 5, FIVE), best(deal["dealer"], 5, FIVE)
    ante, result = seat["wagers"]["ante"], sign(hand, dealer)
    if seat["decision"]["action"] == "fold":
        return {"ante": -ante, "raise": 0}
    is_in = dealer[0] > 0 or dealer[1][:2] == [14, 13]
    return {"ante": ante * result if is_in else 0, "raise": ante * result}


def trips(hand: Value) -> int:
    pays = {
        "five_aces": 400,
        "royal_flush": 100,
        "straight_flush": 50,
        "four_of_a_kind": 40,
        "full_house": 20 if hand[1] and hand[1][0] == 14 else 7,
        "flush": 4,
        "straight": 2,
        "three_of_a_kind": 1,
    }
    return 100 * pays.get(hand[2], -1)


def high_five(deal: Deal, seat: Deal) -> dict[str, float]:
    ante, dealer = seat["wagers"]["ante"], best_bug(deal["dealer"])
    if seat["decision"]["action"] == "fold":
        bonus = trips(best_bug(seat["cards"])) if stays(deal) else -100
        return {"ante": -ante, "play": 0, "trips": bonus}
    hand = bug([card for card in seat["cards"] if card not in seat["decision"]["discard"]])
    is_in = dealer[0] > 1 or (dealer[0] == 1 and dealer[1][0] >= 6)
    is_in = is_in or hand[0] >= BUG.index("straight")
    result = against(hand[:2], dealer[:2])
    return {
        "ante": ante * result if is_in else ante,
        "play": ante * result if is_in else 0,
        "trips": trips(hand),
    }


def flush_rush(deal: Deal, seat: Deal) -> dict[str, float]:
    del deal
    ante, longest, straight = seat["wagers"]["ante"], suits(seat["cards"])[0], run(seat["cards"])
    folded = seat["decision"]["first"] == "fold" or seat["decision"]["second"] == "fold"
    made = seat["decision"]["first"] == "play"
    if folded:
        return {"ante": -ante, "play_1": -ante if made else 0, "play_2": 0}
    one = {7: 300, 6: 20, 5: 9, 4: 5}.get(longest, -1)
    two = {7: 1000, 6: 500, 5: 100, 4: 15}.get(straight, -1)
    each = ante if longest >= 4 else -ante
    return {"ante": ante * max(one, two), "play_1": each, "play_2": each}


def rummy(deal: Deal, seat: Deal) -> dict[str, float]:
    ante, mine, his = seat["wagers"]["ante"], points(seat["cards"]), points(deal["dealer"])
    three = best(seat["cards"], 3, THREE)
    nets = {"pair_plus": 100 * paid(deal, "pair_plus", three[2], THREE_CARD)}
    if seat["decision"]["action"] == "fold":
        return {"ante": -ante, "play": 0, **(nets if stays(deal) else {"pair_plus": -100})}
    if his > 20:
        return {**nets, "ante": ante, "play": 0}
    rate = 4 if not mine else 2 if mine <= 5 else 1
    play = ante * rate if mine < his else -ante if mine > his else 0
    return {**nets, "ante": ante * ((mine < his) - (mine > his)), "play": play}


def luv_suits(deal: Deal, seat: Deal) -> dict[str, float]:
    ante, act = seat["wagers"]["ante"], seat["decision"]["action"]
    hand, dealer = suits(seat["cards"]), suits(deal["dealer"])
    nets: dict[str, float] = {
        "flush_rush": 100 * paid(deal, "flush_rush", hand[0], SUITED),
        "super_flush_rush": 100 * paid(deal, "super_flush_rush", run(seat["cards"]), RUN),
    }
    if act == "fold":
        return {**nets, "ante": -ante, "play": 0}
    is_in = dealer[0] > 3 or (dealer[0] == 3 and dealer[1][0] >= 7)
    result = against(hand, dealer)
    return {
        **nets,
        "ante": ante * result if is_in else ante,
        "play": ante * int(act[0]) * result if is_in else 0,
    }


def draw(bonus: str) -> Callable[[Deal, Deal], dict[str, float]]:
    def settled(deal: Deal, seat: Deal) -> dict[str, float]:
        ante, decision = seat["wagers"]["ante"], seat["decision"]
        first = best(seat["cards"][:3], 3, THREE)
        nets = {bonus: 100 * paid(deal, bonus, first[2], THREE_CARD)}
        if decision["action"] == "fold":
            kept = nets if stays(deal) else {bonus: -100}
            return {"ante": -ante, "play": 0, "in_to_win": 0, **kept}
        hand = best([card for card in seat["cards"] if card != decision.get("discard")], 3, THREE)
        result = sign(hand, best(deal["dealer"], 3, THREE))
        return {
            **nets,
            "ante": ante * result,
            "play": ante * result,
            "in_to_win": ante * paid(deal, "in_to_win", hand[2], THREE_CARD, lose=0),
        }

    return settled


JUDGES: dict[str, tuple[Callable[[Deal, Deal], dict[str, float]], tuple[str, ...]]] = {
    "big_raise_stud": (big_raise, ("three_card",)),
    "six_card_poker": (six_card, ()),
    "high_five_poker": (high_five, ("trips",)),
    "flush_rush": (flush_rush, ()),
    "triple_shot_rummy": (rummy, ("pair_plus",)),
    "i_luv_suits": (luv_suits, ("flush_rush", "super_flush_rush")),
    "three_card_draw": (draw("first_three"), ("first_three",)),
    "three_card_draw_pairs_plus": (draw("pairs_plus"), ("pairs_plus",)),
}


def decided(game: str, cards: list[str], extra: list[str], random: Random) -> Deal:
    """Decide at random within the rules; a card that is drawn joins the cards."""
    match game:
        case "big_raise_stud":
            return {"action": random.choice(["fold", "1x", "2x", "3x", "4x"])}
        case "six_card_poker":
            return {"action": random.choice(["fold", "raise"])}
        case "high_five_poker":
            if random.random() < 0.2:
                return {"action": "fold"}
            best_five = max(combinations(cards, 5), key=lambda five: bug([*five])[:2])
            away = [card for card in cards if card not in best_five]
            return {
                "action": "play",
                "discard": away if random.random() < 0.7 else random.sample(cards, 2),
            }
        case "flush_rush":
            first = random.choice(["fold", "play", "play"])
            second = {"second": random.choice(["fold", "play", "play"])}
            return {"first": first, **(second if first == "play" else {})}
        case "i_luv_suits":
            most = {7: 3, 6: 3, 5: 2}.get(suits(cards)[0], 1)
            return {"action": random.choice(["fold", *(f"{n + 1}x" for n in range(most))])}
        case "triple_shot_rummy":
            return {"action": random.choice(["fold", "play"])}
        case _:
            act = random.choice(["fold", "stand", "draw", "draw"])
            if act != "draw":
                return {"action": act}
            discard = random.choice(cards)
            cards.append(extra.pop())
            return {"action": act, "discard": discard}


SHORT = ("A23456", "89TJQKA", "hs", "cs")
"""Ranks or suits of a short deck: high hands, wheels, long suits and ties come often."""


def dealt(game: str, random: Random) -> Deal:
    """Deal two seats; every third deal from a short deck, filled up from the rest."""
    definition = BOOK.games[game]
    deck = [*DECK, "Jk"] if definition.has_joker else [*DECK]
    random.shuffle(deck)
    if random.random() < 0.33:
        few = random.choice(SHORT)
        deck.sort(key=lambda card: card[0] in few or card[1] in few)  # dealt from the end
    named = [one for one in definition.paytables if one in TABLES]
    deal: Deal = {
        "id": 1,
        "game": game,
        "paytables": {wager: random.choice([*TABLES[wager]]) for wager in named},
        "options": {FOLDS[game]: random.choice([False, True])} if game in FOLDS else {},
        "seats": [],
    }
    for place in ("dealer", "board"):
        if place in definition.cards:
            deal[place] = [deck.pop() for _ in range(definition.cards[place])]
    for number in (1, 5):
        cards = [deck.pop() for _ in range(definition.cards["seat"])]
        decision = decided(game, cards, deck, random)
        ante = random.choice([500, 1_000, 2_545])
        wagers = {"ante": ante, **dict.fromkeys(JUDGES[game][1], 100)}
        deal["seats"].append(
            {"seat": number, "cards": cards, "wagers": wagers, "decision": decision}
        )
    return deal


def agree(game: str, deals: int, seed: int) -> None:
    random, judge = Random(seed), JUDGES[game][0]
    for _ in range(deals):
        deal = dealt(game, random)
        [text] = settle_lines([json.dumps(deal)], BOOK)
        answer = json.loads(text)
        assert "refused" not in answer, (deal, text)
        for seat, result in zip(deal["seats"], answer["seats"], strict=True):
            found = {wager: one["net"] for wager, one in result["wagers"].items()}
            assert found == judge(deal, seat), (deal, text)
            assert result["net"] == sum(found.values())


@pytest.mark.parametrize("game", JUDGES)
def test_random_deals_are_settled_as_the_rules_say(game: str) -> None:
    agree(game, DAILY.get(game, FEW), 2)


@pytest.mark.long
@pytest.mark.timeout(3_600)
@pytest.mark.parametrize("game", JUDGES)
def test_a_hundred_thousand_deals_are_settled_as_the_rules_say(game: str) -> None:
    agree(game, MANY, 11)


def answered(game: str, **changes: Any) -> Deal:
    deals: dict[str, Deal] = {
        "high_five_poker": {
            "dealer": ["5c", "5d", "3h", "2s", "9c", "Td", "Kh"],
            "seats": [
                {
                    "seat": 2,
                    "cards": ["9h", "8d", "7h", "6c", "Jk", "2c", "2d"],
                    "wagers": {"ante": 500},
                    "decision": {"action": "play", "discard": ["2c", "2d"]},
                }
            ],
        },
        "i_luv_suits": {
            "dealer": ["5c", "5d", "3h", "2s", "9c", "Td", "Kh"],
            "seats": [
                {
                    "seat": 2,
                    "cards": ["Ah", "Jh", "9h", "4h", "2h", "2c", "2d"],
                    "wagers": {"ante": 500},
                    "decision": {"action": "2x"},
                }
            ],
        },
        "three_card_draw": {
            "dealer": ["5c", "5d", "3h", "2s"],
            "seats": [
                {
                    "seat": 2,
                    "cards": ["Ah", "Kh", "9h", "Qh"],
                    "wagers": {"ante": 500},
                    "decision": {"action": "draw", "discard": "9h"},
                }
            ],
        },
        "flush_rush": {
            "seats": [
                {
                    "seat": 2,
                    "cards": ["6h", "7h", "8h", "9h", "Kh", "2c", "2d"],
                    "wagers": {"ante": 500},
                    "decision": {"first": "play", "second": "play"},
                }
            ],
        },
    }
    deal = deals[game]
    seat = {**deal["seats"][0], **changes}
    [text] = settle_lines([json.dumps({"id": 1, "game": game, **deal, "seats": [seat]})], BOOK)
    answer: Deal = json.loads(text)
    return answer


def test_a_straight_is_compared_though_the_dealer_is_out() -> None:
    answer = answered("high_five_poker")
    assert answer["dealer"] == {"hand": "pair:5-K-T-9", "qualifies": False}
    assert answer["seats"][0]["wagers"]["play"]["net"] == 500


def test_five_aces_have_no_colon_at_the_end() -> None:
    five = answered("high_five_poker", cards=["Ac", "Ad", "Ah", "As", "Jk", "2c", "2d"])
    assert five["seats"][0]["hand"] == "five_aces:A"


@pytest.mark.parametrize("discard", [["2c"], ["2c", "2c"], ["2c", "Kh"], ["2c", "2d", "9h"], None])
def test_another_discard_than_two_own_cards_is_refused(discard: object) -> None:
    decision = {"action": "play", "discard": discard}
    assert "refused" in answered("high_five_poker", decision=decision)


def test_a_fold_puts_no_card_away() -> None:
    decision = {"action": "fold", "discard": ["2c", "2d"]}
    assert "Leave its discard out" in answered("high_five_poker", decision=decision)["refused"]


def test_five_of_a_suit_may_be_bet_twice_and_not_thrice() -> None:
    answer = answered("i_luv_suits")
    assert answer["seats"][0]["hand"] == "flush_5:A-J-9-4-2"
    assert "refused" in answered("i_luv_suits", decision={"action": "3x"})


def test_who_draws_has_a_fourth_card_and_who_stands_has_none() -> None:
    assert answered("three_card_draw")["seats"][0]["hand"] == "mini_royal:A"
    assert "refused" in answered("three_card_draw", decision={"action": "stand"})
    assert "refused" in answered("three_card_draw", cards=["Ah", "Kh", "9h"])


def test_a_straight_flush_of_four_is_named_where_it_pays_more() -> None:
    answer = answered("flush_rush")
    assert answer["seats"][0]["hand"] == "straight_flush_4:9"
    assert answer["seats"][0]["wagers"]["ante"]["net"] == 7_500
