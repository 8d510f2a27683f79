"""What must hold for every deal of every poker game."""

import json
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer_assist.catalog.book import Book
from dealer_assist.rules.cards import DECK, RANKS, SUITS, card_name, parse_cards
from dealer_assist.rules.ranking.five_cards import best_five
from dealer_assist.rules.ranking.four_cards import best_four
from dealer_assist.rules.ranking.points import best_points
from dealer_assist.rules.ranking.suit_length import longest_suit, with_runs
from dealer_assist.rules.ranking.three_cards import best_three
from dealer_assist.rules.ranking.wild import best_wild
from dealer_assist.rules.ranking.with_bug import best_with_bug

Deal = dict[str, Any]
Settle = Callable[[Deal], Deal]

GAMES: dict[str, dict[str, Any]] = {
    "crazy_4_poker": {"dealer": 5, "seat": 5, "jackpot": "ATLAS-1"},
    "six_five_four": {"dealer": 6, "seat": 5},
    "four_card_poker": {"dealer": 6, "seat": 5, "jackpot": "ATLAS-2"},
    "caribbean_stud": {"dealer": 5, "seat": 5},
    "texas_holdem_bonus": {"dealer": 2, "seat": 2, "board": 5, "jackpot": "THBP-08"},
    "three_card_poker": {"dealer": 3, "seat": 3, "jackpot": "TCPP-1"},
    "three_card_bonus_face_up": {"dealer": 3, "seat": 3},
    "three_card_bonus_tribal": {"dealer": 3, "seat": 3},
    "three_card_progressive": {"dealer": 3, "seat": 3, "jackpot": "TCPP-1"},
    "three_card_six_card_bonus": {"dealer": 3, "seat": 3},
    "ultimate_texas_holdem": {"dealer": 2, "seat": 2, "board": 5, "jackpot": "MGL-01"},
    "mississippi_stud": {"seat": 2, "board": 3, "jackpot": "MGL-01"},
    "caribbean_stud_progressive": {"dealer": 5, "seat": 5, "jackpot": "CSP-1"},
    "dj_wild": {"dealer": 5, "seat": 5},
    "big_raise_stud": {"seat": 3, "board": 2, "jackpot": "MGL-01"},
    "six_card_poker": {"dealer": 6, "seat": 6},
    "triple_shot_rummy": {"dealer": 3, "seat": 3},
    "i_luv_suits": {"dealer": 7, "seat": 7},
    "flush_rush": {"seat": 7},
    "three_card_draw": {"dealer": 4, "seat": 3},
    "three_card_draw_pairs_plus": {"dealer": 4, "seat": 3},
    "high_five_poker": {"dealer": 7, "seat": 7},
}
SEEDS = {
    "texas_holdem_bonus": 1_000_000,
    "three_card_poker": 200_000,
    "three_card_progressive": 200_000,
    "ultimate_texas_holdem": 1_000_000,
    "mississippi_stud": 1_000_000,
    "big_raise_stud": 1_000_000,
    "caribbean_stud_progressive": 1_000_000,
}
NAMED = {
    "big_raise_stud": ("1x", "2x", "3x", "4x"),
    "six_card_poker": ("raise",),
    "triple_shot_rummy": ("play",),
    "i_luv_suits": ("1x",),
    "three_card_draw": ("stand",),
    "three_card_draw_pairs_plus": ("stand",),
    "high_five_poker": ("play",),
}
"""What a seat may do where it is said by its name; of a bet by the own hand what each may."""
WAGERS = {
    "crazy_4_poker": ["queens_up", "bad_beat", "progressive"],
    "six_five_four": ["queens_up"],
    "four_card_poker": ["aces_up", "progressive"],
    "caribbean_stud": ["cover_all"],
    "texas_holdem_bonus": ["bonus", "progressive"],
    "three_card_poker": ["pair_plus", "six_card", "progressive"],
    "three_card_bonus_face_up": ["pair_plus"],
    "three_card_bonus_tribal": ["pair_plus", "six_card"],
    "three_card_progressive": ["pair_plus", "six_card", "progressive"],
    "three_card_six_card_bonus": ["pair_plus", "six_card"],
    "ultimate_texas_holdem": ["trips", "progressive"],
    "mississippi_stud": ["three_card", "progressive"],
    "caribbean_stud_progressive": ["cover_all", "progressive"],
    "dj_wild": ["trips"],
    "big_raise_stud": ["three_card", "progressive"],
    "six_card_poker": [],
    "triple_shot_rummy": ["pair_plus"],
    "i_luv_suits": ["flush_rush", "super_flush_rush"],
    "flush_rush": [],
    "three_card_draw": ["first_three"],
    "three_card_draw_pairs_plus": ["pairs_plus"],
    "high_five_poker": ["trips"],
}
EQUAL = {"crazy_4_poker": "super_bonus", "ultimate_texas_holdem": "blind", "dj_wild": "blind"}
"""What must equal the Ante."""


def test_no_poker_game_is_left_out(book: Book) -> None:
    poker = {key: game for key, game in book.games.items() if "ante" in game.wagers}
    assert set(GAMES) == set(WAGERS) == set(poker)
    for key, game in poker.items():
        assert {one: GAMES[key][one] for one in game.cards} == game.cards
        # What is decided in play or must equal the Ante is wagered below.
        # A progressive without a jackpot of its own is one that no table offers.
        left_out = set() if "jackpot" in GAMES[key] else {"progressive"}
        assert {"ante", EQUAL.get(key), *WAGERS[key]} >= set(game.wagers) - left_out


@st.composite
def deals(draw: st.DrawFn, game: str) -> Deal:
    """Deal any number of seats with any wagers and any legal decisions."""
    shape = GAMES[game]
    numbers = draw(st.permutations(range(1, 8)))[: draw(st.integers(1, 4))]
    cards = iter([card_name(card) for card in draw(st.permutations(DECK))])
    deal: Deal = {
        "id": draw(st.integers()),
        "game": game,
        "seats": [],
    }
    for place in ("dealer", "board"):
        if place in shape:
            deal[place] = [next(cards) for _ in range(shape[place])]
    if "jackpot" in shape:
        meters = {"main": draw(st.integers(0, 10**9))}
        deal["jackpot"] = {"paytable": shape["jackpot"], "meters": meters}
        deal["options"] = {"folded_hands_win": draw(st.booleans())}
    for number in numbers:
        ante = draw(st.integers(1, 50_000))
        wagers = {"ante": ante}
        if game in EQUAL:
            wagers[EQUAL[game]] = ante
        for wager in WAGERS[game]:
            wagers[wager] = draw(st.integers(0, 2_000))
        deal["seats"].append(
            {
                "seat": number,
                "cards": [next(cards) for _ in range(shape["seat"])],
                "wagers": wagers,
                "decision": draw(decisions(game, ante)),
            }
        )
    return put_away(deal)


def decisions(game: str, ante: int) -> st.SearchStrategy[Deal]:
    """Fold, or play for an amount that every hand may play for."""
    if game == "texas_holdem_bonus":
        street = st.sampled_from(["check", "bet"])
        bets = st.fixed_dictionaries({"flop": st.just("bet"), "turn": street, "river": street})
        return st.just({"flop": "fold"}) | bets
    if game == "ultimate_texas_holdem":
        before, on_it = st.sampled_from(["3x", "4x"]), st.just("2x")
        raised = st.builds(lambda one: {"deal": one}, before)
        later = st.builds(lambda one: {"deal": "check", "flop": one}, on_it)
        last = st.sampled_from(["1x", "fold"])
        river = st.builds(lambda one: {"deal": "check", "flop": "check", "river": one}, last)
        return raised | later | river
    if game == "mississippi_stud":
        bet = st.sampled_from(["1x", "2x", "3x"])
        streets = ("third", "fourth", "fifth")
        ways = [
            st.fixed_dictionaries({**dict.fromkeys(streets[:at], bet), folded: st.just("fold")})
            for at, folded in enumerate(streets)
        ]
        return st.one_of(*ways, st.fixed_dictionaries(dict.fromkeys(streets, bet)))
    if game == "flush_rush":
        ways = [{"first": "play", "second": one} for one in ("play", "fold")]
        return st.sampled_from([{"first": "fold"}, *ways])
    if game in NAMED:
        return st.sampled_from([{"action": one} for one in ("fold", *NAMED[game])])
    play = 2 * ante if game.startswith(("caribbean_stud", "dj_wild")) else ante
    return st.sampled_from([{"action": "fold"}, {"action": "play", "play": play}])


def put_away(deal: Deal) -> Deal:
    """Let seats that keep five of seven put the others away: all but their best hand."""
    if deal["game"] != "high_five_poker":
        return deal
    seats = []
    for seat in deal["seats"]:
        decision = {key: one for key, one in seat["decision"].items() if key == "action"}
        if decision["action"] == "play":
            some = combinations(seat["cards"], 5)
            kept = max(some, key=lambda five: best_with_bug(parse_cards(five)).value)
            decision["discard"] = [card for card in seat["cards"] if card not in kept]
        seats.append(seat | {"decision": decision})
    return deal | {"seats": seats}


every_game = pytest.mark.parametrize("game", list(GAMES))
few = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@every_game
@few
@given(data=st.data())
def test_seat_order_never_changes_a_result(game: str, settle: Settle, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    shuffled = deal | {"seats": data.draw(st.permutations(deal["seats"]))}
    one, other = settle(deal), settle(shuffled)
    for result in (one, other):
        result["seats"].sort(key=lambda seat: seat["seat"])
    assert one == other
    assert "refused" not in one


@every_game
@few
@given(data=st.data())
def test_suits_permute_freely(game: str, settle: Settle, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    suits = dict(zip(SUITS, data.draw(st.permutations(SUITS)), strict=True))
    text = json.dumps(deal)
    permuted = json.loads(text)
    hands = [permuted.get("dealer", []), permuted.get("board", [])]
    hands += [seat["cards"] for seat in permuted["seats"]]
    for hand in hands:
        hand[:] = [card[0] + suits[card[1]] for card in hand]
    permuted = put_away(permuted)
    one, other = settle(deal), settle(permuted)
    discards = [result.get("dealer", {}).pop("discards", []) for result in (one, other)]
    assert [card[0] for card in discards[0]] == [card[0] for card in discards[1]]
    assert one == other


# Wagers that a higher hand can only help. Bad Beat pays by the lower of two hands, and the
# Bonus by the first two cards, so neither is among them; nor is Trips with wild cards, which pays
# more for a lower hand without them.
HELPED = {
    "crazy_4_poker": ["play", "ante", "super_bonus", "queens_up"],
    "six_five_four": ["play", "ante", "ante_bonus", "queens_up"],
    "four_card_poker": ["play", "ante", "ante_bonus", "aces_up"],
    "caribbean_stud": ["ante", "play", "cover_all"],
    "texas_holdem_bonus": ["ante", "flop", "turn", "river"],
    "three_card_poker": ["ante", "play", "ante_bonus", "pair_plus"],
    "three_card_bonus_face_up": ["ante", "play", "ante_bonus", "pair_plus"],
    "three_card_bonus_tribal": ["ante", "play", "ante_bonus", "pair_plus"],
    "three_card_progressive": ["ante", "play", "ante_bonus", "pair_plus"],
    "three_card_six_card_bonus": ["ante", "play", "ante_bonus", "pair_plus"],
    "ultimate_texas_holdem": ["ante", "blind", "play", "trips"],
    "mississippi_stud": ["ante", "third", "fourth", "fifth"],
    "caribbean_stud_progressive": ["ante", "play", "cover_all"],
    "dj_wild": ["ante", "blind", "play"],
    "big_raise_stud": ["ante", "raise"],
    "six_card_poker": ["ante", "raise"],
    "triple_shot_rummy": ["ante", "play"],
    "i_luv_suits": ["ante", "play", "flush_rush"],
    "flush_rush": ["ante"],
    "three_card_draw": ["ante", "play", "in_to_win", "first_three"],
    "three_card_draw_pairs_plus": ["ante", "play", "in_to_win", "pairs_plus"],
    "high_five_poker": ["ante", "play", "trips"],
}
RANKS_OF = {
    "crazy_4_poker": best_four,
    "six_five_four": best_four,
    "four_card_poker": best_four,
    "three_card_poker": best_three,
    "three_card_bonus_face_up": best_three,
    "three_card_bonus_tribal": best_three,
    "three_card_progressive": best_three,
    "three_card_six_card_bonus": best_three,
    "dj_wild": best_wild,
    "triple_shot_rummy": best_points,
    "i_luv_suits": longest_suit,
    "flush_rush": with_runs,
    "three_card_draw": best_three,
    "three_card_draw_pairs_plus": best_three,
    "high_five_poker": best_with_bug,
}
"""How a hand is ranked; else by its best five cards."""


@every_game
@few
@given(data=st.data())
def test_a_better_hand_never_earns_less(game: str, settle: Settle, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    deal["seats"] = deal["seats"][:1]
    seat = deal["seats"][0]
    taken = {*deal.get("dealer", ()), *deal.get("board", ())}
    free = [card_name(card) for card in DECK if card_name(card) not in taken]
    other = data.draw(st.permutations(free))[: len(seat["cards"])]
    rank = RANKS_OF.get(game, best_five)
    ranked = sorted(
        ([*seat["cards"]], [*other]),
        key=lambda cards: rank(parse_cards([*cards, *deal.get("board", ())])).value,
    )
    lower, higher = (
        settle(put_away(deal | {"seats": [seat | {"cards": cards}]}))["seats"][0]["wagers"]
        for cards in ranked
    )
    for wager in HELPED[game]:
        assert lower[wager]["net"] <= higher[wager]["net"]


@every_game
@few
@given(data=st.data())
def test_no_cent_appears_or_vanishes(game: str, settle: Settle, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    result = settle(deal)
    meters = sum(result.get("jackpot", {"meters": {}})["meters"].values())
    before = sum(deal.get("jackpot", {"meters": {}})["meters"].values())
    house = 0
    off_the_meter = 0
    for bets, seat in zip(deal["seats"], result["seats"], strict=True):
        for wager in seat["wagers"].values():
            taken = wager["stake"] if wager["outcome"] == "lose" else 0
            handed_over = wager["net"] if wager["outcome"] == "win" else 0
            assert wager["net"] == handed_over - taken
            house += taken - handed_over
        if "progressive" in seat:
            prize = seat["progressive"]
            # Every line of these jackpots keeps the stake.
            house += bets["wagers"].get("progressive", 0) - prize["prize"] - prize["envy"]
            paid = result.get("jackpot", {"order": ()})["order"]
            off_the_meter += prize["prize"] if seat["seat"] in paid else 0
    assert house == -sum(seat["net"] for seat in result["seats"])
    reseeded = meters + off_the_meter - before
    assert reseeded % SEEDS.get(game, 500_000) == 0


@every_game
@few
@given(data=st.data())
def test_settling_twice_gives_the_same(game: str, settle: Settle, data: st.DataObject) -> None:
    deal = data.draw(deals(game))
    assert settle(deal) == settle(deal)


def test_the_ranks_and_suits_of_these_tests_are_the_products() -> None:
    assert {card_name(card) for card in DECK} == {rank + suit for rank in RANKS for suit in SUITS}
