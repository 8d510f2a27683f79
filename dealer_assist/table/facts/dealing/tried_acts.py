"""Acts of a blackjack title tried on a hand as it lies: the rules are asked, never repeated."""

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.cards import TEN, Card
from dealer_assist.rules.games import blackjack
from dealer_assist.rules.games.blackjack_title import DOUBLINGS
from dealer_assist.rules.games.blackjack_title_hands import ActedHand, play_out, wins_at_once
from dealer_assist.rules.shoe import Shoe
from dealer_assist.rules.titles.families import Acts
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.value import replace

_VERBS = (*blackjack.VERBS, "free_double", "free_split", "zap")
_TENS = (4 * TEN, 4 * TEN)  # cards to try an act with: a ten busts no hand that is split
_MORE = 18


def acts_of(setup: TableSetup) -> Acts:
    """Return what the title lets a seat do at this table, as the house has chosen."""
    acts = setup.acts or Acts()
    if DOUBLINGS in setup.options:
        acts = replace(acts, doublings=int(str(setup.options[DOUBLINGS])))
    return replace(acts, zap=(*acts.zap, _MORE)) if setup.options.get("zap_18") is True else acts


def refusal(
    setup: TableSetup,
    place: str,
    cards: tuple[Card, ...],
    actions: tuple[str, ...],
    *,
    is_split: bool = False,
    is_doubled: bool = False,
) -> str:
    """Say what the rules have against actions on a hand, or nothing if they may be."""
    hand = ActedHand(cards, 0, is_split=is_split, doubled=int(is_doubled))
    tried, rules = blackjack.Actions(actions, _VERBS), blackjack.house_rules(setup.options)
    try:
        play_out(hand, tried, Shoe(_TENS), rules, acts_of(setup))
        tried.done()
    except Refused as refused:
        return Msg("Seat {seat}: {why}", seat=place, why=refused.message)
    return ""


def has_won(
    setup: TableSetup, cards: tuple[Card, ...], *, is_split: bool = False, is_doubled: bool = False
) -> bool:
    """True if a hand is paid at once, before the dealer plays."""
    hand = ActedHand(cards, 0, is_split=is_split, doubled=int(is_doubled))
    return wins_at_once(hand, acts_of(setup))
