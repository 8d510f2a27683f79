"""Blackjack: whether the dealer draws to a hand or stands on it, by the table's soft 17."""

from random import Random
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.blackjack import dealer_stands, house_rules
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.school.deals.cases import BASE_ENDS, PayCase
from dealer_assist.school.deals.deals import Dealing, Dealt
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_KINDS = SOFT_17, STIFF, STANDS = ("soft_17", "stiff", "stands")
_STANDS_FROM, _STIFF_FROM, _DEALS = 17, 12, 60


class DrawCase(Value):
    """A kind of hand that the dealer holds at one game, and how a wager of it ends."""

    game: str
    wager: str
    kind: str


def cases(book: SettleBook) -> list[DrawCase]:
    """List each kind of hand at every game whose dealer draws by soft 17."""
    return [
        DrawCase(game.key, game.duties.hands, kind)
        for game in book.games.values()
        if game.duties.hands and "soft_17" in game.options
        for kind in _KINDS
    ]


def ask(dealing: Dealing, chance: Random, case: DrawCase) -> Asked:
    """Ask what the dealer does with a hand of the case; rare ones give way to what was dealt."""
    for _ in range(_DEALS):
        end = chance.choice(BASE_ENDS[1:])
        dealt = dealing.deal_ended(PayCase(case.game, case.wager, "", end))
        found = [cards for cards in _hands(dealt) if _kind(cards) == case.kind]
        if found:
            break
    cards = found[0] if found else _hands(dealt)[-1]
    return _asked(dealt, cards)


def _hands(dealt: Dealt) -> list[list[str]]:
    """Return what the dealer held at two cards and after each draw."""
    cards: list[str] = dealt.result["dealer"]["cards"]
    return [cards[:held] for held in range(2, len(cards) + 1)]


def _kind(cards: list[str]) -> str:
    total, is_soft = count(parse_cards(cards))
    if total == _STANDS_FROM and is_soft:
        return SOFT_17
    if total >= _STANDS_FROM:
        return STANDS
    return STIFF if total >= _STIFF_FROM and not is_soft else ""


def _asked(dealt: Dealt, cards: list[str]) -> Asked:
    total, is_soft = count(parse_cards(cards))
    draws = not dealer_stands(parse_cards(cards), house_rules(dealt.raw["options"]))
    said: dict[str, Any] = {"total": total}
    match draws, is_soft:
        case True, True:
            why = Msg("The dealer has soft {total} and draws", **said)
        case True, False:
            why = Msg("The dealer has {total} and draws", **said)
        case False, True:
            why = Msg("The dealer has soft {total} and stands", **said)
        case _:
            why = Msg("The dealer has {total} and stands", **said)
    ask = {"what": "dealer_draws", "final_cards": {"dealer": cards}}
    return Asked(dealt.raw, ask, "draws" if draws else "stands", why)
