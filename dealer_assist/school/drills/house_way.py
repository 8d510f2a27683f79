"""Pai gow: which two of the dealer's seven cards the house way sets in front."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards_with_joker
from dealer_assist.rules.games.house_way import HANDS, WaysToSet
from dealer_assist.rules.line_names import hand_words
from dealer_assist.school.deals.deals import Dealing
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

_RARE = ("five_aces", "four_and_pair", "four", "two_threes", "complete_three")
_OTHERS = 3


class SetCase(Value):
    """What the dealer's seven cards hold at one game."""

    game: str
    hand: str


def cases(book: SettleBook) -> list[SetCase]:
    """List each hand that a house way has rows for, but those that hardly ever come."""
    games = [game.key for game in book.games.values() if game.pai_gow is not None]
    return [SetCase(game, hand) for game in games for hand in HANDS if hand not in _RARE]


def ask(dealing: Dealing, chance: Random, case: SetCase) -> Asked:
    """Ask for the front of the dealer's hand, among others that would be no foul."""
    dealt = dealing.deal_any(case.game, lambda one: WaysToSet(one.deal.dealer).named() == case.hand)
    cards = parse_cards_with_joker(dealt.raw["dealer"])
    is_second = dealt.raw["options"]["low_straight"] == "second"
    ways = WaysToSet(cards, wheel_is_second=is_second)
    right = dealt.result["dealer"]["low"]
    fronts = {way.low.text: way.low.value for way in ways.every() if not way.is_foul}
    wrong = [front for front in fronts if front != right]
    offered = [*chance.sample(wrong, min(_OTHERS, len(wrong))), right]
    why = Msg(
        "The house way has {low} in front and {high} behind",
        low=front_words(right),
        high=hand_words(dealt.result["dealer"]["high"].partition(":")[0]),
    )
    ask = {
        "what": "front",
        "options": sorted(offered, key=fronts.__getitem__, reverse=True),
        "final_cards": {"dealer": chance.sample(dealt.raw["dealer"], len(cards))},
    }
    return Asked(dealt.raw, ask, right, why)


def front_words(hand: str) -> str:
    """Name a hand as `settle` writes it, with its ranks."""
    kind, _, ranks = hand.partition(":")
    return f"{hand_words(kind)} ({ranks.replace('T', '10')})"
