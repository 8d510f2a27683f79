"""Read the hand: name it, find the higher of two, tell whether the dealer qualifies."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import RANKS
from dealer_assist.rules.line_names import hand_words
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.ranking import pai_gow
from dealer_assist.school.deals.deals import Dealing, Dealt, seven_of
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_HANDS_ONLY = 0.7
_EQUAL, _NEAR = 0.3, 0.3
"""How often the second hand is the first one over again, and how often all but one card of it."""
_FIVE = 5
_RUNS = ("straight", "straight_flush", "royal_flush", "mini_royal")


class HandCase(Value):
    """A kind of hand at one game."""

    game: str
    kind: str


def cases(book: SettleBook) -> list[HandCase]:
    """List every kind of hand at every game that ranks hands."""
    return [HandCase(game.key, kind) for game in book.games.values() for kind in _kinds(game)]


def _kinds(game: GameDefinition) -> tuple[str, ...]:
    """Return the kinds of a game's hands; none where it ranks no hands."""
    if game.pai_gow is not None:
        return pai_gow.KINDS
    return game.title.ranking.kinds if game.title else ()


def qualifies(book: SettleBook, game: str) -> bool:
    """True if the dealer's hand must qualify at a game."""
    title = book.games[game].title
    return title is not None and title.qualifies > 0


def ask(dealing: Dealing, chance: Random, case: HandCase) -> Asked:
    """Ask for a seat's hand, or for the higher of two, or whether the dealer qualifies."""
    dealt = dealing.deal_hand(case.game, case.kind)
    if dealing.book.games[case.game].pai_gow is not None:
        return _of_seven(dealing, chance, dealt)
    others = [seat for seat in dealt.seats if seat != dealt.seat]
    if chance.random() > _HANDS_ONLY:
        if qualifies(dealing.book, case.game) and chance.random() < 0.5:
            return _qualifies(dealing, dealt)
        if others:
            return _of_two(dealing, chance, dealt, chance.choice(others))
    hand = dealt.seat_result(dealt.seat)["hand"]
    why = Msg("Seat {seat} holds {hand}", seat=dealt.seat, hand=_said(hand, dealt, dealing))
    return Asked(dealt.raw, {"seat": dealt.seat, "what": "hand"}, hand, why)


def _of_seven(dealing: Dealing, chance: Random, dealt: Dealt) -> Asked:
    """Ask for the best five of seven cards, which do not lie as they are set."""
    hand = seven_of(dealt.raw, dealt.seat).text
    why = Msg("Seat {seat} holds {hand}", seat=dealt.seat, hand=_said(hand, dealt, dealing))
    lying = dealt.seat_deal(dealt.seat)["cards"]
    mixed = {str(dealt.seat): chance.sample(lying, len(lying))}
    return Asked(dealt.raw, {"seat": dealt.seat, "what": "hand", "final_cards": mixed}, hand, why)


def _of_two(dealing: Dealing, chance: Random, dealt: Dealt, other: int) -> Asked:
    """Ask for the higher hand; now and then both are equal, or only a card apart."""
    turn = chance.random()
    if turn < _EQUAL + _NEAR:
        dealt = dealing.with_twin(dealt, other, is_near=turn >= _EQUAL) or dealt
    return _higher(dealing, dealt, other)


def _qualifies(dealing: Dealing, dealt: Dealt) -> Asked:
    dealer = dealt.result["dealer"]
    answer = "qualifies" if dealer["qualifies"] else "does_not_qualify"
    said = _said(dealer["hand"], dealt, dealing)
    why = (
        Msg("The dealer holds {hand} and qualifies", hand=said)
        if dealer["qualifies"]
        else Msg("The dealer holds {hand}, which does not qualify", hand=said)
    )
    return Asked(dealt.raw, {"what": "qualifies"}, answer, why)


def _higher(dealing: Dealing, dealt: Dealt, other: int) -> Asked:
    hands = {seat: dealt.seat_result(seat)["hand"] for seat in sorted((dealt.seat, other))}
    values = {seat: dealing.hand_value(dealt, seat) for seat in hands}
    best = max(values.values())
    answer = [seat for seat, value in sorted(values.items(), reverse=True) if value == best]
    one, two = hands
    why = Msg(
        "Seat {seat} holds {hand}, seat {other} holds {second}",
        seat=one,
        hand=_said(hands[one], dealt, dealing),
        other=two,
        second=_said(hands[two], dealt, dealing),
    )
    return Asked(dealt.raw, {"what": "higher_hand", "seats": list(hands)}, answer, why)


def _said(hand: str, dealt: Dealt, dealing: Dealing) -> str:
    """Name a hand with its ranks; of a straight, which is called by its highest, all of them."""
    kind, _, ranks = hand.partition(":")
    title = dealing.book.games[dealt.raw["game"]].title
    if kind in _RUNS:
        high, size = RANKS.index(ranks), min(title.ranking.holds) if title else _FIVE
        ranks = "-".join(RANKS[high - down] for down in range(size))
    return f"{hand_words(kind)} ({ranks.replace('T', '10')})"
