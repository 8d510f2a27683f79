"""Cover All, and bonus bets that cannot be summed up: deals at random, while somebody waits.

No such figure refuses a table: it is told with how many deals it comes from, and its error.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from math import sqrt
from random import Random
from time import monotonic

from dealer_assist.odds.base_game import gain
from dealer_assist.odds.figure import Figure, head
from dealer_assist.rules.bets.bonuses import paid
from dealer_assist.rules.bets.plan import Made
from dealer_assist.rules.cards import DECK, JOKER
from dealer_assist.rules.deal import Deal, SeatDeal, WagerResult
from dealer_assist.rules.hand import Hand
from dealer_assist.rules.pays import Pay
from dealer_assist.rules.paytable import GameDefinition, Paytable
from dealer_assist.rules.titles.title import Title
from dealer_assist.value import replace

_SEED, _MOST_HANDS, _AT_ONCE, _STEPS = 20_090_914, 8, 50, 100
_STAKE = 10_000
"""In cents: no pay is cut down to the cent."""


def cover_all_dealt(
    game: GameDefinition, table: Paytable, seconds: float, told: Callable[[int, int], None]
) -> list[Figure]:
    """Deal for so many seconds and return a figure for each column; `told` hears how far it is.

    The highest of eight hands is found together with that of two to seven: the same deals serve.
    """
    title = game.title
    if title is None:
        return []
    random, kinds = Random(_SEED), dict[int, dict[str, int]]()
    began, deals = monotonic(), 0
    while (spent := monotonic() - began) < seconds:
        told(int(_STEPS * spent / seconds), _STEPS)
        for _ in range(_AT_ONCE):
            deals += 1
            for hands, kind in _highest(title, game.cards, random):
                counts = kinds.setdefault(hands, {})
                counts[kind] = counts.get(kind, 0) + 1
    return [
        _figure(game, table, hands, kinds.get(hands, {}), deals) for hands in sorted(table.by_hands)
    ]


def _highest(title: Title, cards: Mapping[str, int], random: Random) -> Iterator[tuple[int, str]]:
    """Deal a board and eight hands, and name the highest kind of the first two, three … eight."""
    held, board = cards["seat"], cards.get("board", 0)
    deck = (*DECK, JOKER) if title.ranking.has_joker else DECK
    dealt = random.sample(deck, board + held * min(_MOST_HANDS, (len(deck) - board) // held))
    common = tuple(dealt[:board])
    best: Hand | None = None
    for number, first in enumerate(range(board, len(dealt), held), 1):
        hand = title.ranking.best(tuple(dealt[first : first + held]) + common)
        best = hand if best is None or hand.value > best.value else best
        yield number, best.kind


def _figure(
    game: GameDefinition, table: Paytable, hands: int, kinds: Mapping[str, int], deals: int
) -> Figure:
    pays: Mapping[str, Pay] = table.by_hands[hands]
    results = [(float(gain(pays[kind])) if kind in pays else -1.0, n) for kind, n in kinds.items()]
    mean = sum(gained * n for gained, n in results) / deals
    spread = sum((gained - mean) ** 2 * n for gained, n in results) / deals
    paid = sum(n for kind, n in kinds.items() if kind in pays) / deals
    return head((game.key, table.wager, table.name), {"hands": hands}) | {
        "method": "simulated",
        "house_edge": -mean,
        "hit": paid,
        "lines": [],
        "samples": deals,
        "standard_error": sqrt(spread / deals),
    }


def bonus_dealt(
    game: GameDefinition, table: Paytable, seconds: float, told: Callable[[int, int], None]
) -> list[Figure]:
    """Deal for so many seconds a seat, a board and the dealer, and judge a bonus bet by its rule.

    The hand is played to the end: what a fold would do is the house's rule, not the bet's.
    """
    title = game.title
    bonus = (
        next((bet for bet in title.bonuses if bet.wager == table.wager), None) if title else None
    )
    if title is None or bonus is None:
        return []
    only, bets = replace(title, bonuses=(bonus,)), Made({table.wager: 1})
    sizes = [game.cards.get(place, 0) for place in ("seat", "board", "dealer")]
    deck = (*DECK, JOKER) if title.ranking.has_joker else DECK
    random, nets = Random(_SEED), dict[int, int]()
    began, deals = monotonic(), 0
    while (spent := monotonic() - began) < seconds:
        told(int(_STEPS * spent / seconds), _STEPS)
        for _ in range(_AT_ONCE):
            deals += 1
            cards = iter(random.sample(deck, sum(sizes)))
            own, board, dealers = (tuple(islice(cards, size)) for size in sizes)
            seat = SeatDeal(1, own, {table.wager: _STAKE})
            deal = Deal(dealers, (seat,), {table.wager: table}, {}, board=board)
            hand = title.ranking.best(own + board)
            shown = title.ranking.best(dealers + board) if dealers else None
            found: dict[str, WagerResult] = {}
            lines = title.ranking.lines(own + board, hand)
            paid(only, deal, seat, bets, (hand, lines, shown), found)
            net = found[table.wager].net
            nets[net] = nets.get(net, 0) + 1
    mean = sum(net * n for net, n in nets.items()) / deals / _STAKE
    spread = sum((net / _STAKE - mean) ** 2 * n for net, n in nets.items()) / deals
    return [
        head((game.key, table.wager, table.name), {})
        | {
            "method": "simulated",
            "house_edge": -mean,
            "hit": sum(n for net, n in nets.items() if net > 0) / deals,
            "lines": [],
            "samples": deals,
            "standard_error": sqrt(spread / deals),
        }
    ]
