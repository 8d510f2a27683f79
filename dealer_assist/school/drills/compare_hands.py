"""Pai gow: two hands against the dealer's two, and how the Main wager ends."""

from random import Random

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards_with_joker
from dealer_assist.rules.games.pai_gow import best_of
from dealer_assist.rules.ranking.pai_gow import (
    back_hand,
    front_hand,
    is_ace_high,
    is_queen_high,
)
from dealer_assist.rules.titles.families import ACE_HIGH, QUEEN_HIGH
from dealer_assist.school.deals.cases import LOSE, PUSH, WIN, PayCase
from dealer_assist.school.deals.deals import Dealing, Dealt
from dealer_assist.school.drills.question import Asked
from dealer_assist.settle.book import SettleBook
from dealer_assist.value import Value

ENDS = ((WIN, Msg("Main wins")), (PUSH, Msg("Main pushes")), (LOSE, Msg("Main loses")))
_MAIN, _FRONT = "main", 2
_WIDELY_PUSHED = {ACE_HIGH: is_ace_high, QUEEN_HIGH: is_queen_high}
_SAID = {
    ACE_HIGH: Msg("The dealer holds ace high: Main pushes"),
    QUEEN_HIGH: Msg("The dealer holds queen high: Main pushes"),
}


class EndCase(Value):
    """One way for a seat to end at one game."""

    game: str
    end: str


def cases(book: SettleBook) -> list[EndCase]:
    """List each end at each game of pai gow."""
    games = [game.key for game in book.games.values() if game.pai_gow is not None]
    return [EndCase(game, end) for game in games for end, _ in ENDS]


def ask(dealing: Dealing, chance: Random, case: EndCase) -> Asked:
    """Ask how a seat ends; all hands are set, the front of each first."""
    del chance
    dealt = dealing.deal_ended(PayCase(case.game, _MAIN, "", case.end))
    return Asked(
        dealt.raw,
        {"seat": dealt.seat, "what": "compared"},
        case.end,
        _why(dealing, dealt, case),
    )


def _why(dealing: Dealing, dealt: Dealt, case: EndCase) -> str:
    wheel = dealt.raw["options"]["low_straight"] != "lowest"
    dealer = parse_cards_with_joker(dealt.raw["dealer"])
    title = dealing.book.games[case.game].pai_gow
    rule = title.pushes_on if title is not None else ""
    if rule in _WIDELY_PUSHED and _WIDELY_PUSHED[rule](best_of(dealer, wheel_is_second=wheel)):
        return _SAID[rule]
    mine = parse_cards_with_joker(dealt.seat_deal(dealt.seat)["cards"])
    is_front = front_hand(mine[:_FRONT]).value > front_hand(dealer[:_FRONT]).value
    is_back = (
        back_hand(mine[_FRONT:], wheel_is_second=wheel).value
        > back_hand(dealer[_FRONT:], wheel_is_second=wheel).value
    )
    match is_front, is_back:
        case True, True:
            return Msg("Both hands of seat {seat} are higher", seat=dealt.seat)
        case True, False:
            return Msg("The front of seat {seat} is higher, its back is not", seat=dealt.seat)
        case False, True:
            return Msg("The back of seat {seat} is higher, its front is not", seat=dealt.seat)
    return Msg("Neither hand of seat {seat} is higher. A tie is the dealer's", seat=dealt.seat)
