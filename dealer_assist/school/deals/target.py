"""How a deal is aimed at its case: which cards to begin with, where they lie, who else has them."""

from dealer_assist.rules.bets.besides import BET_THE_BUST
from dealer_assist.rules.bets.side_bets import ON_DEALERS_HAND
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.rules.titles.coup_rules import BANKER_7, PUSH_ON_7
from dealer_assist.rules.titles.title import TitleBonus
from dealer_assist.school.deals.baccarat_shoes import coup_shape, event_shape
from dealer_assist.school.deals.bets import asks_ties, may_switch
from dealer_assist.school.deals.cases import PayCase
from dealer_assist.school.deals.poker_hands import (
    ACE_KING_HIGH,
    ANYWHERE,
    BOTH_SEVEN,
    BY_SIZE,
    DEALERS_22,
    DEALERS_BUST,
    DEALERS_SEVEN,
    LIKELY,
    OF_SEVEN,
    PLAIN,
    RARE,
    UNPAIRED,
    Shape,
    ace_up,
    natural,
    wild_shapes,
)
from dealer_assist.value import Value

_DEALER_SOMETIMES = 0.3
_CARDS_JUDGED = {"best_four": 4, "first_five": 5, "seven_cards": 5, "trilux": 3, "three_cards": 3}
_OWN, _FLOP = 2, 3


class Aim(Value):
    """Shapes to choose from, the places that may hold their cards, and how often the dealer's do.

    `board` is how many of the shared cards may; `has_seat` whether those of the seat may;
    `has_dealer` whether the dealer's own are counted with them. One that `is_dealers` makes the
    dealer's final hand of the shape, whatever the seats draw before. One that `is_apart` has cards
    for several hands, which are not mixed.
    """

    shapes: tuple[Shape, ...]
    has_seat: bool = True
    board: int = 5
    dealer: float = _DEALER_SOMETIMES
    has_dealer: bool = False
    is_dealers: bool = False
    is_apart: bool = False


def aim_at(game: GameDefinition, case: PayCase, judge: str = "") -> Aim:
    """Say what to lay out for a case; `judge` is that of its jackpot, if it is about one."""
    if case.is_base:
        return _aim_at_end(game, case)
    if game.pai_gow is not None and case.line in DEALERS_SEVEN:
        return Aim(DEALERS_SEVEN[case.line], has_seat=False, dealer=0, has_dealer=True)
    if game.pai_gow is not None and case.line in BOTH_SEVEN:
        return Aim(BOTH_SEVEN[case.line], dealer=0, has_dealer=True, is_apart=True)
    if "seat" not in game.cards:
        return Aim((coup_shape(case.wager, case.line),) if case.line else PLAIN)
    match case:
        case PayCase(line="", wager=wager):
            return Aim(PLAIN if wager else ANYWHERE)
        case PayCase(line="community_royal"):
            return Aim(LIKELY[case.line], has_seat=False)
        case PayCase(line="aa_v_aa"):
            return Aim(LIKELY[case.line], dealer=1)
        case PayCase(line="high_card") if _is_play(game, case.wager):
            # Both hold ace and king: the dealer qualifies with them, and may still lose.
            return Aim(ACE_KING_HIGH, dealer=1)
        case PayCase(line="tie"):
            return Aim(LIKELY["pair"], has_dealer=True)
        case PayCase(line="high_card"):
            return Aim(UNPAIRED)
        case PayCase(line="royal_after_5" | "royal_after_6"):
            return Aim(LIKELY[case.line], board=int(case.line[-1]) - _OWN)
    if case.wager == BET_THE_BUST and case.line in DEALERS_BUST:
        return Aim(DEALERS_BUST[case.line], is_dealers=True)
    if case.wager in ON_DEALERS_HAND:
        return Aim(DEALERS_22[case.line], is_dealers=True)
    shapes = _shapes(game, case, judge)
    bonus = _bonus(game, case.wager)
    if game.title and case.wager in game.title.by_hand_beaten:
        return Aim(shapes, dealer=1)
    if bonus and any(place == "dealer" for place, _ in bonus.cards):
        return Aim(shapes, dealer=0, has_dealer=True)
    if bonus and bonus.cards and all(place == "board" for place, _ in bonus.cards):
        return Aim(shapes, has_seat=False)
    return Aim(shapes, board=_FLOP if judge == "first_five" else 5)


def _aim_at_end(game: GameDefinition, case: PayCase) -> Aim:
    """Say what to lay out for a wager of the base game; most of its ends come by themselves."""
    events = {event.wager: event.on for event in game.coup.events} if game.coup else {}
    if asks_ties(game) and (case.line == "push" or case.wager in game.decided):
        return Aim(LIKELY["pair"], has_dealer=True)
    match case:
        case PayCase(line="natural"):
            return Aim((natural,))
        case PayCase(line="push") if may_switch(game):
            # Both hands at once: by the dealer's 22.
            return Aim(tuple(one for some in DEALERS_22.values() for one in some), is_dealers=True)
        case PayCase() if case.wager == game.duties.insures:
            return Aim((ace_up,))
        case PayCase(line="push", wager="banker") if game.coup and game.coup.banker == PUSH_ON_7:
            return Aim((event_shape(BANKER_7),))
        case PayCase(line="win", wager=wager) if wager in events:
            return Aim((event_shape(events[wager]),))
        case PayCase(line="win") if (
            game.title and game.title.least and case.wager == game.title.base
        ):
            return Aim((*LIKELY["flush"], *LIKELY["straight"], *LIKELY["three_of_a_kind"]))
    return Aim(ANYWHERE if "seat" in game.cards else PLAIN)  # a coup is no hand of poker


def _shapes(game: GameDefinition, case: PayCase, judge: str) -> tuple[Shape, ...]:
    has_bug = game.pai_gow is not None or _keeps_five_with_bug(game)
    if has_bug and case.line in OF_SEVEN:
        return OF_SEVEN[case.line]
    by_size = BY_SIZE.get(case.line)
    size = _size(game, case.wager, judge) if by_size else 0
    if by_size and size in by_size:
        return (by_size[size],)
    if game.has_joker and (made := wild_shapes(case.line)):
        return made
    return LIKELY.get(case.line) or RARE.get(case.line, ANYWHERE)


def _keeps_five_with_bug(game: GameDefinition) -> bool:
    """True if the joker completes hands of five, and no card is wild."""
    return game.title is not None and "five_aces" in game.title.ranking.kinds


def _size(game: GameDefinition, wager: str, judge: str) -> int:
    """Return how many cards a hand has that the wager pays for; none where it depends."""
    if judge:
        return _CARDS_JUDGED.get(judge, 0)
    if wager and wager == game.duties.left_up:
        return 2
    if bonus := _bonus(game, wager):
        return bonus.ranking.holds[0]
    return game.title.ranking.holds[0] if game.title else 0


def _is_play(game: GameDefinition, wager: str) -> bool:
    play = game.title.play if game.title else None
    return play is not None and play.wager == wager


def _bonus(game: GameDefinition, wager: str) -> TitleBonus | None:
    bonuses = game.title.bonuses if game.title else ()
    return next((bonus for bonus in bonuses if bonus.wager == wager), None)
