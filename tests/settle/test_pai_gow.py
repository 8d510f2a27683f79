"""Pai gow: random deals settled again by a naive reading, the house way, what is refused.

The judge ranks five cards by trying every card in the joker's place, and sets the house way from
the list of sentences that was published; it shares no code with the rules.
"""

import json
from collections import Counter
from functools import cache, lru_cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dealer_assist.catalog.fields import BadDefinition
from dealer_assist.catalog.house_ways import load_house_way
from dealer_assist.catalog.title_book import load_titles
from dealer_assist.odds.games.pai_gow import pai_gow_figures
from dealer_assist.paths import resources
from dealer_assist.rules.cards import parse_cards_with_joker
from dealer_assist.rules.games.house_way import WaysToSet, house_set
from dealer_assist.settle.lines import settle_lines

Deal = dict[str, Any]
Value = tuple[int, list[float]]
BOOK = load_titles(resources())
FOXWOODS = load_house_way(resources() / "house_ways" / "foxwoods.toml")
GAMES = ("fortune_pai_gow", "face_up_pai_gow", "ez_pai_gow")
RANKS = "23456789TJQKA"
DECK = [*(rank + suit for rank in RANKS for suit in "cdhs"), "Jk"]
KINDS = [
    *("high_card", "pair", "two_pair", "three", "straight", "flush", "full_house", "four"),
    *("straight_flush", "royal_flush", "five_aces"),
]
FEW, MANY, A_MILLION = 60, 100_000, 1_000_000


NUMBERS = {card: 14 if card == "Jk" else RANKS.index(card[0]) + 2 for card in DECK}


def number(card: str) -> int:
    return NUMBERS[card]


def five(cards: list[str]) -> Value:
    """Rank five cards, in whatever order they lie."""
    return ranked(frozenset(cards))


@lru_cache(maxsize=4_096)
def ranked(cards: frozenset[str]) -> Value:
    """Rank five cards; the joker may be an ace, or whatever makes a straight or a flush."""
    if "Jk" not in cards:
        suited = len({card[1] for card in cards}) == 1
        return plain(tuple(sorted(map(number, cards))), suited=suited)
    rest = [card for card in cards if card != "Jk"]
    ranks, suits = [number(card) for card in rest], {card[1] for card in rest}
    found = [plain(tuple(sorted((14, *ranks))), suited=False)]
    for other in DECK[:52]:
        if other not in rest:
            tried = plain(tuple(sorted((*ranks, number(other)))), suited=suits == {other[1]})
            if KINDS[tried[0]] in ("straight", "flush", "straight_flush", "royal_flush"):
                found.append(tried)
    return max(found)


@cache
def plain(ranks: tuple[int, ...], *, suited: bool) -> Value:
    """Name five ranks, the lowest first."""
    counts = Counter(ranks)
    order = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    low = [*ranks]
    top: float = 0
    if len(counts) == 5:
        top = low[-1] if low[-1] - low[0] == 4 else 13.5 if low == [2, 3, 4, 5, 14] else 0
    if suited:
        kind = "flush" if not top else "royal_flush" if top == 14 else "straight_flush"
        return KINDS.index(kind), [top] if top else [*map(float, order)]
    if top:
        return KINDS.index("straight"), [top]
    names = {(5,): "five_aces", (4, 1): "four", (3, 2): "full_house", (2, 2, 1): "two_pair"}
    name = names.get(tuple(shape)) or {1: "high_card", 2: "pair", 3: "three"}[shape[0]]
    return KINDS.index(name), [*map(float, order)]


def two(cards: list[str]) -> Value:
    first, second = sorted((float(number(card)) for card in cards), reverse=True)
    return (1, [first]) if first == second else (0, [first, second])


def every_set(cards: list[str]) -> list[tuple[list[str], list[str]]]:
    return [
        ([*front], [card for card in cards if card not in front])
        for front in combinations(cards, 2)
    ]


def best_of(sets: list[tuple[list[str], list[str]]]) -> tuple[list[str], list[str]] | None:
    legal = [one for one in sets if two(one[0]) <= five(one[1])]
    return max(legal, key=lambda one: (two(one[0]), five(one[1])), default=None)


def is_complete(cards: list[str]) -> bool:
    return KINDS[five(cards)[0]] in ("straight", "flush", "straight_flush", "royal_flush")


def house(cards: list[str]) -> tuple[list[str], list[str]]:
    """Set seven cards as the published list says it, sentence by sentence."""
    counts = Counter(map(number, cards))
    sets = every_set(cards)
    pairs = sorted((rank for rank in counts if counts[rank] == 2), reverse=True)
    threes = sorted((rank for rank in counts if counts[rank] == 3), reverse=True)
    fours = [rank for rank in counts if counts[rank] >= 4]

    def pair_of(rank: int) -> Any:
        return best_of([one for one in sets if [*map(number, one[0])] == [rank, rank]])

    def highest(least: int = 0) -> Any:
        alone = [one for one in sets if all(counts[number(card)] == 1 for card in one[0])]
        return best_of([one for one in alone if max(map(number, one[0])) >= least])

    if 5 in counts.values():
        return pair_of(13) if counts[13] == 2 else pair_of(14)
    if fours:
        (four,) = fours
        if pairs or threes:
            return pair_of((pairs or threes)[0])
        if four >= 11:
            return pair_of(four)
        if four >= 7:
            return highest(13) or pair_of(four)
        return highest()
    if len(threes) == 2:
        return pair_of(threes[0])
    if threes and pairs:
        return pair_of(pairs[0])
    if len(pairs) == 3:
        return pair_of(pairs[0])
    if len(pairs) == 2:
        small, big = pairs[1], pairs[0]
        if big >= 11:
            return pair_of(small)
        return highest(14 if big >= 7 else 13) or pair_of(small)
    whole = [one for one in sets if is_complete(one[1])]
    if whole and threes:
        fitting = [one for one in whole if two(one[0]) == (1, [float(threes[0])])]
        return best_of(fitting) or best_of(whole)
    if whole:
        kept = best_of(whole)
        if pairs and 10 <= pairs[0] <= 13:
            other = highest(14)
            if other and kept and two(other[0]) > two(kept[0]):
                return other
        return kept
    if threes == [14]:
        return best_of([one for one in sets if sum(number(card) == 14 for card in one[0]) == 1])
    if threes or pairs:
        return highest()
    top = max(counts)
    return best_of([one for one in sets if top not in map(number, one[0])])


def nets(game: str, deal: Deal, seat: Deal) -> dict[str, int]:
    front, back = house(deal["dealer"])
    low = seat["decision"]["low"]
    mine = house(seat["cards"])
    if low != "house_way":
        mine = (low, [card for card in seat["cards"] if card not in low])
    best = max(five([*cards]) for cards in combinations(deal["dealer"], 5))
    own = max(five([*cards]) for cards in combinations(seat["cards"], 5))
    pushes = {"face_up_pai_gow": 14.0, "ez_pai_gow": 12.0}.get(game)
    bet = seat["wagers"]["main"]
    higher = (two(mine[0]) > two(front)) + (five(mine[1]) > five(back))
    if two(mine[0]) > five(mine[1]):
        main = -bet
    elif pushes and best[0] == 0 and best[1][0] == pushes:
        main = 0
    else:
        main = (-bet, 0, bet)[higher]
        if higher == 2 and game == "fortune_pai_gow":
            main -= -(-bet * 5 // 100)
    found = {"main": main}
    if game == "face_up_pai_gow":
        pays = -1
        if best[0] == 0 and best[1][0] == 14:
            pays = 40 if own[0] == 0 and own[1][0] == 14 else 15 if "Jk" in deal["dealer"] else 5
        found["ace_high"] = 100 * pays
    if game == "ez_pai_gow":
        found["queens_dragon"] = 100 * (50 if best[0] == 0 and best[1][0] == 12 else -1)
    return found


def deal_of(game: str, random: Random) -> Deal:
    pack = [*DECK]
    if random.random() < 0.3:  # a short deck, so that high hands come
        pack = [card for card in pack if card[0] in "9TJQKA"]
    cards = random.sample(pack, 21)
    seats = []
    for place, number_of in enumerate(random.sample(range(1, 8), 2)):
        seven = cards[7 * place + 7 : 7 * place + 14]
        low = random.choice(["house_way", random.sample(seven, 2)])
        wagers = {"main": random.choice((500, 1010, 2503)), "fortune": random.choice((100, 500))}
        if game == "face_up_pai_gow":
            wagers["ace_high"] = 100
        if game == "ez_pai_gow":
            wagers["queens_dragon"] = 100
        decision = {"low": low}
        seats.append({"seat": number_of, "cards": seven, "wagers": wagers, "decision": decision})
    return {"game": game, "dealer": cards[:7], "seats": seats}


def compare(game: str, count: int) -> None:
    random = Random(f"set {game}")
    deals = [deal_of(game, random) for _ in range(count)]
    answers = settle_lines([json.dumps(deal) for deal in deals], BOOK, 32)
    for deal, answer in zip(deals, map(json.loads, answers), strict=True):
        assert "refused" not in answer, (deal, answer)
        for seat, result in zip(deal["seats"], answer["seats"], strict=True):
            told = {wager: one["net"] for wager, one in result["wagers"].items()}
            fortune = told.pop("fortune")
            assert told == nets(game, deal, seat), (deal, answer)
            assert result["net"] == sum(told.values()) + fortune


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_settles_as_a_naive_reading_does(game: str) -> None:
    compare(game, FEW)


@pytest.mark.long
@pytest.mark.timeout(20_000)
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_deals_settle_as_a_naive_reading_does(game: str) -> None:
    compare(game, MANY)


@pytest.mark.long
@pytest.mark.timeout(3_600)
def test_the_house_way_sets_a_million_hands_without_a_foul() -> None:
    random = Random("a million")
    for _ in range(A_MILLION):
        assert not house_set(WaysToSet(tuple(random.sample(range(53), 7))), FOXWOODS).is_foul


@pytest.mark.parametrize(
    ("cards", "front"),
    [
        ("Ac Ad Ah As Jk Kc Kd", "pair:K"),
        ("Ac Ad Ah As Jk Kc 2d", "pair:A"),
        ("9c 9d 9h 9s Kc 4d 2h", "high_card:K-4"),
        ("9c 9d 9h 9s Qc 4d 2h", "pair:9"),
        ("6c 6d 6h 6s Qc 4d 2h", "high_card:Q-4"),
        ("8c 8d 8h 3s 3c 3d 2h", "pair:8"),
        ("8c 8d 5h 5s Ac Kd 2h", "high_card:A-K"),
        ("8c 8d 5h 5s Qc Kd 2h", "pair:5"),
        ("Qc Qd 5h 5s Ac Kd 2h", "pair:5"),
        ("Ac Ad Jk 9s 7c 4d 2h", "high_card:A-9"),
        ("Kc Qd Th 9s 7c 4d 2h", "high_card:Q-T"),
        ("Ac Kc Qd Jd Th 4s 4h", "pair:4"),
        ("Kc Kd Qd Jd Th 9s Ah", "high_card:A-K"),
    ],
)
def test_the_house_way_sets_what_its_rows_say(cards: str, front: str) -> None:
    chosen = house_set(WaysToSet(parse_cards_with_joker(cards.split())), FOXWOODS)
    assert chosen.low.text == front
    assert not chosen.is_foul


def settle(cards: str, low: Any, dealer: str = "Ac Kd Jh 9s 7c 4d 2h", **wagers: int) -> Deal:
    placed = {"main": 1000} | wagers
    seat = {"seat": 2, "cards": cards.split(), "wagers": placed, "decision": {"low": low}}
    deal = {"game": "fortune_pai_gow", "dealer": dealer.split(), "seats": [seat]}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    found: Deal = answer
    return found


def test_a_foul_is_lost_and_not_refused() -> None:
    (seat,) = settle("Qc Qd 8h 6s 5c 3d 2c", ["Qc", "Qd"])["seats"]
    assert seat["foul"] is True
    assert (seat["low"], seat["high"]) == ("pair:Q", "high_card:8-6-5-3-2")
    assert seat["wagers"]["main"] == {"stake": 1000, "outcome": "lose", "net": -1000}


def test_a_win_pays_its_commission_rounded_up_to_the_cent() -> None:
    (seat,) = settle("Qc Qd Ah Ks 5c 3d 2c", ["Ah", "Ks"], "9c 9d 8h 6s 5d 3h 2d", main=1010)[
        "seats"
    ]
    assert seat["wagers"]["main"] == {"stake": 1010, "outcome": "win", "net": 1010 - 51}
    assert "foul" not in seat


def test_another_seats_hand_is_envied_from_five_dollars() -> None:
    hands = ("Qc Qd 8s 6s 5c 3d 2c", "Tc Td 8c 6d 5d 3c 2d", "5h 6h 7h 9h 8h Ts Jd")
    seats = [
        {
            "seat": number_of,
            "cards": cards.split(),
            "wagers": {"main": 1000, "fortune": stake},
            "decision": {"low": "house_way"},
        }
        for number_of, cards, stake in zip((1, 2, 3), hands, (500, 100, 0), strict=True)
    ]
    dealer = ["Ac", "Kd", "Jh", "9s", "7c", "4d", "2h"]
    deal = {"game": "fortune_pai_gow", "dealer": dealer, "seats": seats}
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    fortune = [seat["wagers"]["fortune"] for seat in answer["seats"]]
    # Seat 3 has a straight flush and needs no wager to be envied; $1 is too little to envy.
    assert fortune[0] == {"stake": 500, "outcome": "lose", "envy": 2000, "net": 1500}
    assert fortune[1] == {"stake": 100, "outcome": "lose", "envy": 0, "net": -100}
    assert fortune[2] == {"stake": 0, "outcome": "not_made", "envy": 0, "net": 0}


@pytest.mark.parametrize(
    ("low", "words"),
    [
        (["Qc"], "Seat 2: the low hand is two of its own seven cards"),
        (["Qc", "As"], "Seat 2: the low hand is two of its own seven cards"),
        ("best", "Seat 2: the low hand is two of its own seven cards"),
        (None, "Seat 2 has not set its hand"),
    ],
)
def test_a_hand_that_is_not_set_is_refused(low: Any, words: str) -> None:
    assert settle("Qc Qd 8h 6s 5c 3d 2c", low)["refused"].startswith(words)


def test_a_bet_without_a_paytable_is_refused() -> None:
    answer = settle("Qc Qd 8h 6s 5c 3d 2c", "house_way", pai_gowd=100)
    assert "names no jackpot" in answer["refused"]


def test_a_house_way_with_a_gap_is_refused_with_the_hand_it_cannot_set(tmp_path: Path) -> None:
    told = (resources() / "house_ways" / "foxwoods.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(
        told.replace('ranks = "7-T", front = ["high A"', 'ranks = "8-T", front = ["high A"')
    )
    with pytest.raises(BadDefinition, match="no row sets two_pair of 7"):
        load_house_way(file)
    file.write_text(told.replace('["high K", "low pair"]', '["high K"]'))
    with pytest.raises(BadDefinition, match="no row sets two_pair of 2"):
        load_house_way(file)


def test_the_bonus_bets_have_the_counted_edges() -> None:
    found = {
        (one["wager"], one["paytable"]): one
        for one in pai_gow_figures(BOOK.games["face_up_pai_gow"], {})
    }
    edges = {"FB-1": 7.766, "FB-2": 7.828, "FB-3": 8.860}
    for name, edge in edges.items():
        assert round(100 * found["fortune", name]["house_edge"], 3) == edge
    ways = [line["ways"] for line in found["fortune", "FB-1"]["lines"]]
    assert ways == [32, 72, 196, 1128, 26020, 184644, 307472, 4188528, 6172088, 7672500, 11034204]
    assert round(100 * found["ace_high", "AH-1"]["house_edge"], 4) == 4.7905
    (queen,) = (
        one
        for one in pai_gow_figures(BOOK.games["ez_pai_gow"], {})
        if one["wager"] == "queens_dragon"
    )
    assert round(100 * queen["lines"][0]["probability"], 4) == 1.7643
    assert round(100 * queen["house_edge"], 2) == 10.02


def test_beside_five_four_three_two_the_joker_is_the_ace_of_the_second_highest_straight() -> None:
    deal = {
        "game": "fortune_pai_gow",
        "dealer": ["2s", "Jk", "Kh", "Ts", "4c", "3s", "5c"],
        "seats": [
            {
                "seat": 1,
                "cards": ["2d", "9c", "7d", "8h", "6d", "Js", "Td"],
                "wagers": {"main": 2500},
                "decision": {"low": "house_way"},
            }
        ],
    }
    (answer,) = map(json.loads, settle_lines([json.dumps(deal)], BOOK))
    assert answer["dealer"]["high"] == "straight:5"
    assert answer["seats"][0]["wagers"]["main"]["net"] == -2500
