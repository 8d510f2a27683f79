"""Random deals of every game that was there before titles became files, the same at each run.

Most of them are settled; some are wrong in one place, so that refusals are on record too. What
`settle` answered when they were recorded is kept beside `tests/settle/test_recorded_corpus.py`.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from dealer_assist.rules.cards import DECK, card_name, rank
from dealer_assist.rules.ranking.blackjack import count, is_blackjack

Deal = dict[str, Any]

# Tables by wager, jackpots by paytable with their meters, options: what a deal may choose from.
TABLES: dict[str, dict[str, list[str]]] = {
    "crazy_4_poker": {
        "super_bonus": ["C4P-09", "C4P-12"],
        "queens_up": ["C4P-09", "C4P-10", "C4P-11", "C4P-12"],
        "bad_beat": ["BBB-01", "BBB-02"],
    },
    "six_five_four": {"queens_up": ["654-1", "654-2", "654-3"]},
    "four_card_poker": {},
    "caribbean_stud": {"cover_all": ["CA-1"]},
    "texas_holdem_bonus": {"bonus": ["THB-1", "THB-2"]},
    "dragon_bonus": {
        "dragon_player": ["DB-1", "DB-2", "DB-3"],
        "dragon_banker": ["DB-1", "DB-2", "DB-3"],
    },
    "house_money": {"house_money": ["HM-1", "HM-2"]},
    "blackjack": {},
}
JACKPOTS: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "crazy_4_poker": [
        ("ATLAS-1", ("main",)),
        ("MGL-01", ("main",)),
        ("ML03", ("mega", "major", "minor")),
    ],
    "four_card_poker": [("ATLAS-2", ("main",)), ("ATLAS-3", ("main",))],
    "texas_holdem_bonus": [
        ("THBP-08", ("main",)),
        ("QH-11", ("main",)),
        ("ML01", ("mega", "major")),
    ],
    "dragon_bonus": [("DBP-1", ("main",)), ("DBP-2", ("main",)), ("DBP-3", ("main",))],
}
OPTIONS: dict[str, dict[str, list[object]]] = {
    "crazy_4_poker": {
        "folded_hands_win": [False, True],
        "queens_up_on_fold": [True, False],
        "super_bonus_unqualified": ["lose", "push"],
    },
    "four_card_poker": {"folded_hands_win": [False, True]},
    "texas_holdem_bonus": {
        "folded_hands_win": [False, True],
        "ante_rule": ["flush", "straight", "three_tens"],
    },
    "dragon_bonus": {
        "eligible": ["winning_side", "all_participants"],
        "natural_nine": [False, True],
    },
    "house_money": {"surrender": [False, True], "soft_17": ["stand", "hit"], "decks": [6, 2]},
    "blackjack": {"surrender": [False, True], "soft_17": ["stand", "hit"], "decks": [6, 8]},
}
POKER = {  # cards of the dealer, of a seat and on the board; the bets besides the Ante
    "crazy_4_poker": (5, 5, 0, ("queens_up", "bad_beat", "progressive")),
    "six_five_four": (6, 5, 0, ("queens_up",)),
    "four_card_poker": (6, 5, 0, ("aces_up", "progressive")),
    "caribbean_stud": (5, 5, 0, ("cover_all",)),
    "texas_holdem_bonus": (2, 2, 5, ("bonus", "progressive")),
}
BETS = {
    "dragon_bonus": ("player", "banker", "tie", "dragon_player", "dragon_banker"),
    "house_money": ("house_money",),
    "blackjack": ("royal_match", "kings_bounty", "bet_the_set"),
}
GAMES = (*POKER, *BETS)
_LUCKY = 0.15  # of all deals come from a short deck, so that high hands are on record too
_WRONG = 0.06


def recorded_deals(game: str, count_: int) -> Iterator[str]:
    """Return so many deals of a game as lines of JSON."""
    random = Random(f"recorded {game}")
    for number in range(count_):
        deal = _poker(random, game) if game in POKER else _from_a_shoe(random, game)
        deal = {"id": f"{game}-{number}"} | deal
        if random.random() < _WRONG:
            _spoil(random, deal)
        yield json.dumps(deal)


def _frame(random: Random, game: str) -> Deal:
    frame: Deal = {"game": game}
    if tables := TABLES[game]:
        frame["paytables"] = {wager: random.choice(names) for wager, names in tables.items()}
    if options := OPTIONS.get(game):
        frame["options"] = {name: random.choice(values) for name, values in options.items()}
    if game in JACKPOTS and random.random() < 0.9:
        paytable, meters = random.choice(JACKPOTS[game])
        shown = {name: random.randrange(30_000, 3_000_000) for name in meters}
        frame["jackpot"] = {"paytable": paytable, "meters": shown}
    return frame


def _pack(random: Random) -> list[int]:
    deck = [*DECK]
    if random.random() < _LUCKY:
        suits = random.sample(range(4), 2)
        deck = [card for card in deck if card % 4 in suits or rank(card) >= 8]
    random.shuffle(deck)
    return deck


def _poker(random: Random, game: str) -> Deal:
    dealer, held, board, bets = POKER[game]
    deal = _frame(random, game)
    cards = iter([card_name(card) for card in _pack(random)])
    numbers = random.sample(range(1, 8), random.choice((1, 1, 2, 3, 4)))
    seats = []
    for number in numbers:
        ante = random.choice((500, 1000, 1501, 2500, 333))
        wagers = {"ante": ante}
        if game == "crazy_4_poker":
            wagers["super_bonus"] = ante
        for bet in bets:
            if random.random() < 0.7 and (bet != "progressive" or "jackpot" in deal):
                wagers[bet] = random.choice((100, 500, 101))
        seats.append(
            {
                "seat": number,
                "cards": [next(cards) for _ in range(held)],
                "wagers": wagers,
                "decision": _decision(random, game, ante),
            }
        )
    deal["dealer"] = [next(cards) for _ in range(dealer)]
    if board:
        has_all_folded = all(seat["decision"].get("flop") == "fold" for seat in seats)
        size = random.choice((3, 4, 5)) if has_all_folded else board
        deal["board"] = [next(cards) for _ in range(size)]
    return deal | {"seats": seats}


def _decision(random: Random, game: str, ante: int) -> Deal:
    if random.random() < 0.2:
        return {"flop": "fold"} if game == "texas_holdem_bonus" else {"action": "fold"}
    match game:
        case "texas_holdem_bonus":
            words = ("check", "bet")
            return {"flop": "bet", "turn": random.choice(words), "river": random.choice(words)}
        case "caribbean_stud":
            return {"action": "play", "play": 2 * ante}
        case "four_card_poker":
            return {"action": "play", "play": random.choice((ante, 2 * ante, 3 * ante))}
        case "crazy_4_poker":
            most = 3 if random.random() < 0.2 else 1  # what the hand does not allow is refused
            return {"action": "play", "play": random.randint(1, most) * ante}
        case _:
            return {"action": "play", "play": ante}


def _from_a_shoe(random: Random, game: str) -> Deal:
    deal = _frame(random, game)
    decks = int(deal["options"].get("decks", 6))
    pack = [*DECK] * decks
    random.shuffle(pack)
    cards = iter(pack[:120])
    numbers = sorted(random.sample(range(1, 8), random.choice((1, 2, 3))))
    if game == "dragon_bonus":
        deal["shoe"] = [card_name(next(cards)) for _ in range(random.choice((6, 6, 6, 8)))]
        return deal | {"seats": [_baccarat_seat(random, deal, number) for number in numbers]}
    hands = {number: (next(cards), next(cards)) for number in numbers}
    dealer = (next(cards), next(cards))
    draw = [next(cards) for _ in range(40)]
    left = iter(draw)
    seats = []
    for number, hand in hands.items():
        actions = [] if is_blackjack(dealer) else _actions(random, hand, left)
        wagers = {"blackjack": random.choice((500, 1001, 2500))}
        for bet in BETS[game]:
            if random.random() < 0.6:
                wagers[bet] = random.choice((100, 500))
        seats.append(
            {
                "seat": number,
                "cards": [card_name(card) for card in hand],
                "wagers": wagers,
                "decision": {"actions": actions},
            }
        )
    deal["dealer"] = [card_name(card) for card in dealer]
    deal["draw"] = [card_name(card) for card in draw]
    return deal | {"seats": seats}


def _baccarat_seat(random: Random, deal: Deal, number: int) -> Deal:
    side = random.choice(("player", "banker"))
    wagers = {side: random.choice((500, 1001, 10_000))}
    for bet in BETS["dragon_bonus"][2:]:
        if random.random() < 0.5:
            wagers[bet] = random.choice((100, 555))
    if "jackpot" in deal and random.random() < 0.7:
        wagers["progressive"] = 100
    return {"seat": number, "wagers": wagers}


def _actions(random: Random, hand: tuple[int, ...], left: Iterator[int]) -> list[str]:
    """Play one hand as most people do: split or double now and then, hit to seventeen."""
    if is_blackjack(hand):
        return []
    if rank(hand[0]) == rank(hand[1]) and random.random() < 0.6:
        first = _played((hand[0], next(left)), left)
        if rank(hand[0]) == 12:  # split aces have one card each
            next(left)
            return ["split"]
        return ["split", *first, *_played((hand[1], next(left)), left)]
    if random.random() < 0.1 and count(hand)[0] != 21:
        next(left)
        return ["double"]
    return _played(hand, left)


def _played(hand: tuple[int, ...], left: Iterator[int]) -> list[str]:
    actions = []
    while count(hand)[0] < 17:
        hand = (*hand, next(left))
        actions.append("hit")
    return actions if count(hand)[0] >= 21 else [*actions, "stand"]


def _spoil(random: Random, deal: Deal) -> None:
    """Make one thing of a deal wrong."""
    seat = random.choice(deal["seats"])
    match random.randrange(9):
        case 0:
            seat["wagers"]["ante"] = 0
        case 1:
            seat.setdefault("cards", []).append("2c")
        case 2:
            seat["decision"] = {"action": random.choice(("wait", "play", "fold")), "play": 7}
        case 3:
            deal["dealer"] = deal.get("dealer", [])[1:]
        case 4:
            seat["seat"] = random.choice((0, 8, deal["seats"][0]["seat"]))
        case 5:
            deal["options"] = {"folded_hands_win": "maybe"}
        case 6:
            seat["wagers"]["whist"] = 100
        case 7:
            seat["decision"] = {"flop": random.choice(("bet", "fold")), "turn": "raise"}
        case _:
            if deal.get("board"):
                deal["board"] = deal["board"][:2]
            elif seat.get("cards"):
                seat["cards"][0] = random.choice(("Zz", seat["cards"][-1]))
