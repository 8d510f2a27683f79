"""Which of the dealer's up cards leave, where high ones do, and the hand that is left."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import TEN
from dealer_assist.rules.games.showdown import discarded
from dealer_assist.rules.line_names import hand_words
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_LEAVES = ("none", "one", "two")


class DealerCase(Value):
    """So many discards at a game, and which of the two questions is asked about them."""

    game: str
    discards: int
    what: str


def cases(book: SettleBook) -> list[DealerCase]:
    """List every number of discards with both questions."""
    games = [
        definition.key
        for definition in book.games.values()
        if definition.title and definition.title.discards == TEN
    ]
    return [
        DealerCase(game, n, what)
        for game in games
        for n in range(3)
        for what in ("discards", "dealer_hand")
    ]


def ask(dealing: Dealing, chance: Random, case: DealerCase) -> Asked:
    """Ask how many up cards leave, or for the hand of those that stay."""
    del chance
    dealt = dealing.deal_any(
        case.game, lambda one: len(discarded(one.deal.dealer, TEN)) == case.discards
    )
    dealer = dealt.result["dealer"]
    kind, _, ranks = dealer["hand"].partition(":")
    why = Msg(
        "Up cards from the ten leave, two at most: {n} leave, and {hand} ({ranks}) is left",
        one="Up cards from the ten leave, two at most: {n} leaves, and {hand} ({ranks}) is left",
        n=case.discards,
        hand=hand_words(kind),
        ranks=ranks.replace("T", "10"),
    )
    answer = _LEAVES[case.discards] if case.what == "discards" else dealer["hand"]
    return Asked(dealt.raw, {"what": case.what}, answer, why)
