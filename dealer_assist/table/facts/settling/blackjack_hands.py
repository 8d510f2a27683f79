"""Blackjack hands as they lie on the table, told as the deal and the actions that led to them."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.games.blackjack_title import SAYS_STAND
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.ranking.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.table.bookkeeping import LEFT_UP
from dealer_assist.table.events.round import SWITCHED
from dealer_assist.table.facts.dealing import (
    lammers,
    surrenders,
    switches,
    tried_acts,
    won_at_once,
    zaps,
)
from dealer_assist.table.facts.dealing.blackjack_wagers import double_key, doubled_at, doublings
from dealer_assist.table.facts.dealing.hands_left import waits
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import on_dealers_hand
from dealer_assist.table.places import AWAY, DEALER, SeatHand, seat_of
from dealer_assist.table.state import Table
from dealer_assist.value import Value


class _HandPlayed(Value):
    """A hand of a seat as it lies: its cards, what doubled it, and whether its split was free.

    `held` is how many cards it had when it was doubled. One that `has_won` was paid at once. Beside
    another hand, one that was doubled and might be again `says_stand`.
    """

    cards: tuple[str, ...]
    doubles: tuple[str, ...] = ()
    split: str = "split"
    held: int = 0
    is_given_up: bool = False
    has_won: bool = False
    says_stand: bool = False


def why_not(table: Table) -> str:
    """Say which hand is not played out, or nothing when all are."""
    for seat in known.dealt_in(table):
        if any(not known.is_whole(table, place) for place in known.hands_of(table, seat)):
            return Msg("The cards of seat {seat} are not known yet", seat=seat)
        for place in known.hands_of(table, seat):
            if len(table.round.cards[place]) <= doubled_at(table, place):
                return Msg("Seat {seat} has doubled. Its card is not known yet", seat=place)
    dealer = known.cards_at(table, DEALER)
    total, is_soft = count(dealer)
    hits = total < 17 or (total == 17 and is_soft and house_rules(table.setup.options).hits_soft_17)
    if hits and (on_dealers_hand(table) or any(waits(table, one) for one in known.dealt_in(table))):
        return Msg("The dealer's hand is not played out yet")
    return ""


def write_down(table: Table, raw: dict[str, Any]) -> None:
    """Put first cards, draws and actions into a deal that has its seats already."""
    draw: list[str] = []
    dealer = table.round.cards[DEALER]
    dealer_has_blackjack = is_blackjack_hand(parse_cards(dealer))
    for seat in raw["seats"]:
        number = seat["seat"]
        if known.has_two_hands(table.setup):
            _write_two(table, seat, draw, is_over=dealer_has_blackjack)
            continue
        hands = [_hand(table, place) for place in known.hands_of(table, number)]
        first, last = hands[0].cards, hands[-1].cards
        seat["cards"] = [first[0], last[0]] if len(hands) > 1 else list(first[:2])
        gone = list(table.round.cards.get(SeatHand(number, AWAY).text, ()))
        aces_act = house_rules(table.setup.options).split_aces_play_on
        actions: list[str] = []
        if gone and not dealer_has_blackjack:
            # The new cards are the first that the seat draws; a zap comes before anything else.
            draw += seat["cards"]
            actions = [zaps.ZAP]
        seat["cards"] = gone or seat["cards"]
        if not dealer_has_blackjack:
            actions += _actions(hands, draw, aces_act=aces_act)
        left_up = {} if table.setup.acts else {"leave": table.seat(number).wagers.get(LEFT_UP, 0)}
        seat["decision"] = {**left_up, "actions": actions}
        if any(hand.says_stand for hand in hands):
            seat["decision"][SAYS_STAND] = True
    raw["dealer"], raw["draw"] = list(dealer[:2]), [*draw, *dealer[2:]]


def _write_two(table: Table, seat: dict[str, Any], draw: list[str], *, is_over: bool) -> None:
    """Put both hands of a seat down, all of the left one before the right one."""
    number, actions = seat["seat"], list[str]()
    aces_act = house_rules(table.setup.options).split_aces_play_on
    seat["cards"] = list(switches.as_dealt(table, number))
    for dealt in known.dealt_hands(table.setup, number) if not is_over else ():
        hands = [_hand(table, place) for place in known.hands_with(table, dealt)]
        actions += _actions(hands, draw, aces_act=aces_act)
    is_switched = table.seat(number).switch == SWITCHED
    seat["decision"] = {"switch": is_switched, "actions": actions}


def _hand(table: Table, place: str) -> _HandPlayed:
    wagers = table.seat(seat_of(place)).wagers
    double = wagers.get(double_key(place), 0)
    is_free = bool(wagers.get(lammers.key(lammers.SPLIT, place)))
    times = doublings(table, place)
    # Only the whole hand is doubled again: a bare double says so.
    doubled = ("double",) * times if times > 1 else (f"double:{double}",) * bool(double)
    if wagers.get(lammers.key(lammers.DOUBLE, place)):
        doubled = (lammers.DOUBLE,)
    cards = table.round.cards[place]
    most = tried_acts.acts_of(table.setup).doublings
    may_double = 0 < times < most and count(parse_cards(cards))[0] < 21
    is_split = known.is_split(table, place)
    return _HandPlayed(
        cards,
        doubled,
        lammers.SPLIT if is_free else "split",
        doubled_at(table, place),
        surrenders.is_made(table, place),
        won_at_once.has_won(table, place),
        may_double and is_split,
    )


def _actions(hands: list[_HandPlayed], draw: list[str], *, aces_act: bool) -> list[str]:
    """Return the actions of a seat, and put what it drew to the draw.

    Several splits are told as if the first hand had been split each time: that comes to the same.
    """
    actions: list[str] = []
    for number in range(len(hands) - 1):
        split_off = hands[-1 - number]
        actions.append(split_off.split)
        if number:
            draw.append(split_off.cards[0])
    first = 1 if len(hands) > 1 else 2
    for hand in hands:
        draw += hand.cards[first:]
        is_split_ace = len(hands) > 1 and hand.cards[0][0] == "A"
        if aces_act or not is_split_ace:
            actions += _played(hand)
    return actions


def _played(hand: _HandPlayed) -> list[str]:
    given_up = ["surrender"] if hand.is_given_up else []
    if hand.doubles and len(hand.cards) == hand.held + 1:
        before = hand.held - 1 - len(hand.doubles)
        ends = ["stand"] if hand.says_stand else given_up
        return [*["hit"] * before, *hand.doubles, *ends]
    hits = ["hit"] * (len(hand.cards) - 2)
    total = count(parse_cards(hand.cards))[0]
    return hits if total >= 21 or hand.has_won else [*hits, *(given_up or ["stand"])]
