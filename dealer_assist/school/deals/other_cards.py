"""Other cards for a lesson that is played again: the same hands win, by other cards.

Cards that stand in a lesson's file are turned: other ranks, other suits, another coup of the same
line. What a seat wins and who wins a coup stays as the lesson's goals have it.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random

from dealer_assist.jackpot.definition import Jackpot
from dealer_assist.rules.bets.progressive import poker_lines
from dealer_assist.rules.cards import JOKER, RANKS, SUITS, Card, rank, suit
from dealer_assist.rules.games.baccarat import VALUES, Coup, in_drawing_order, play_coup
from dealer_assist.rules.games.dragon_bonus import progressive_lines
from dealer_assist.school.deals.baccarat_shoes import coup_shape
from dealer_assist.table.facts.judging.known_cards import is_baccarat, is_blackjack
from dealer_assist.table.places import BANKER, BOARD, PLAYER, is_first_hand
from dealer_assist.table.setup.table_setup import TableSetup

Places = Mapping[str, tuple[Card, ...]]
_TRIES = 60
_RANKS = range(len(RANKS))
_POKER = ("best_four", "first_five", "three_cards", "seven_cards")
_OF_FIVE, _FIVE = ("first_five", "seven_cards"), 5
_OF_ONE_COLOUR = ((0, 1, 2, 3), (3, 1, 2, 0), (0, 2, 1, 3), (3, 2, 1, 0))
"""Suits that change places with the other one of their colour."""
_DIAMONDS = SUITS.index("d")


def other_cards(
    places: Places, setup: TableSetup, chance: Random, *, ranks_stay: bool = False
) -> Places:
    """Turn the cards of a round; those whose line no others make lie as they are written."""
    if not places:
        return places
    if is_baccarat(setup):
        return _other_coup(places, setup, chance)
    if is_blackjack(setup) or setup.has_joker:  # a rank that is wild stays where it is
        return _turned(places, _RANKS, chance.choice(_suits(setup)))
    lines = _lines(places, setup)
    for n in range(_TRIES):
        # Ranks that run stay where they are in the last tries: a royal has no others.
        is_free = n < _TRIES // 2 and not ranks_stay
        ranks = chance.sample(_RANKS, len(_RANKS)) if is_free else _RANKS
        turned = _turned(places, ranks, chance.choice(tuple(permutations(range(len(SUITS))))))
        if _lines(turned, setup) == lines:
            return turned
    return places


def _suits(setup: TableSetup) -> Sequence[tuple[int, ...]]:
    """Return the suits that may change places: diamonds stay where a line asks for diamonds."""
    lines = (line.key for jackpot in setup.jackpots.values() for line in jackpot.lines)
    if any("diamonds" in key for key in lines):
        return [one for one in _OF_ONE_COLOUR if one[_DIAMONDS] == _DIAMONDS]
    return _OF_ONE_COLOUR


def _turned(places: Places, ranks: Sequence[int], suits: tuple[int, ...]) -> Places:
    return {
        place: tuple(
            card if card == JOKER else 4 * ranks[rank(card)] + suits[suit(card)] for card in cards
        )
        for place, cards in places.items()
    }


def _lines(places: Places, setup: TableSetup) -> dict[tuple[str, str], str]:
    """Name what each seat wins on each sensor."""
    board = places.get(BOARD, ())
    found = {}
    for sensor, jackpot in setup.jackpots.items():
        for place, cards in places.items():
            if is_first_hand(place):
                found[place, sensor] = line_with_board(jackpot, cards, board)
    return found


def line_with_board(jackpot: Jackpot, cards: tuple[Card, ...], board: tuple[Card, ...]) -> str:
    """Name the line of a seat's cards and what all share; nothing where they make none."""
    is_whole = jackpot.judge not in _OF_FIVE or len(cards + board) >= _FIVE
    if jackpot.judge not in _POKER or not is_whole:
        return ""
    line = jackpot.highest_line(poker_lines(jackpot.judge, cards, board))
    return line.key if line else ""


def _other_coup(places: Places, setup: TableSetup, chance: Random) -> Places:
    if not {PLAYER, BANKER} <= places.keys():
        return places
    written = in_drawing_order(list(places[PLAYER]), list(places[BANKER]))
    first = play_coup(written)
    line = _coup_line(first, setup)
    for _ in range(_TRIES):
        shoe = coup_shape("progressive", line)(chance) if line else _alike(written, chance)
        other = play_coup(shoe)
        is_alike = (len(other.player), len(other.banker)) == (len(first.player), len(first.banker))
        if is_alike and other.winner == first.winner and _coup_line(other, setup) == line:
            return {**places, PLAYER: other.player, BANKER: other.banker}
    return places


def _alike(cards: Sequence[Card], chance: Random) -> list[Card]:
    """Return cards that count the same: what else the base game pays on them stays."""
    return [
        chance.choice([one for one in _RANKS if VALUES[one] == VALUES[rank(card)]]) * 4
        + chance.randrange(len(SUITS))
        for card in cards
    ]


def _coup_line(coup: Coup, setup: TableSetup) -> str:
    for jackpot in setup.jackpots.values():
        line = jackpot.highest_line(progressive_lines(coup))
        if line is not None:
            return line.key
    return ""
