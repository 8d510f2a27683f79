"""Hands of blackjack played act by act, where their cards are known and the title has free bets.

An act is one record: what it says, what it puts up, what it draws. The last one of a stage may be
taken back. The rules are asked whether one may be, never repeated.
"""

from collections.abc import Mapping

from dealer_assist.errors import Refused
from dealer_assist.message import Msg
from dealer_assist.rules.blackjack import BlackjackHand, house_rules, refuse_split
from dealer_assist.table import commands as c
from dealer_assist.table.facts.dealing import dealt_cards, lammers, peek, splits, stages, surrenders
from dealer_assist.table.facts.dealing.acts_on_record import STAND, has_stood
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    doubled_at,
    entire_wager,
    refuse_act,
    surrender_key,
    why_no_double,
    why_no_lammer,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import DEALER, seat_of
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Act, Table, once
from dealer_assist.value import Value, replace

HIT, FREE_DOUBLE, FREE_SPLIT = "hit", *lammers.VERBS
SURRENDER, DOUBLE, SPLIT = "surrender", "double", "split"
ACTS = (HIT, STAND, FREE_DOUBLE, FREE_SPLIT, SURRENDER, DOUBLE, SPLIT)
_PLAY = "play"
_TWO = 2


class Laid(Value):
    """A seat after an act: its cards by place, its wagers, and how many cards were drawn.

    Where it `lacks_card` the act needs one more than it was given.
    """

    cards: Mapping[str, tuple[str, ...]]
    wagers: Mapping[str, int]
    drawn: int = 0
    lacks_card: bool = False


def are_played(setup: TableSetup) -> bool:
    """Tell whether hands are played act by act at this table."""
    return lammers.are_laid(setup)


@once
def to_play(table: Table) -> str:
    """Give the hand whose turn it is, in the order of the seats; nothing when none has one."""
    if not is_time(table):
        return ""
    hands = (place for seat in known.dealt_in(table) for place in known.hands_of(table, seat))
    return next((one for one in hands if _is_known(table, one) and not is_over(table, one)), "")


def is_over(table: Table, place: str) -> bool:
    """Tell whether a hand draws no more: it stands, or the rules have ended it."""
    lying = table.round.cards.get(place, ())
    return has_stood(table, place) or bool(dealt_cards.stands(table, place, lying))


def last_act(table: Table) -> Act | None:
    """Give the act that may be taken back: the last one, while its stage lasts."""
    return table.round.acts[-1] if table.round.acts and is_time(table) else None


def lacks_card(table: Table, command: c.PlayHand) -> bool:
    """Tell whether an act that may be needs one more card than it names."""
    if why_not(table, command.place, command.act):
        return False
    return laid_by(table, command).lacks_card


def laid_by(table: Table, command: c.PlayHand) -> Laid:
    """Lay an act on the table as it stands, card by card as far as it names them."""
    place, act, seat = command.place, command.act, seat_of(command.place)
    wagers, worth = dict(table.seat(seat).wagers), entire_wager(table, seat)
    cards = {one: table.round.cards.get(one, ()) for one in known.hands_of(table, seat)}
    match act:
        case "free_double":
            wagers[lammers.key(FREE_DOUBLE, place)] = worth
        case "double":
            wagers[double_key(place)] = worth
        case "surrender":
            wagers[surrender_key(place)] = surrenders.saved(table, place)
        case "free_split" | "split":
            new = splits.new_place(table, place)
            if act == FREE_SPLIT:
                wagers[lammers.key(FREE_SPLIT, new)] = worth
            first, second = cards[place]
            cards |= {place: (first,), new: (second,)}
    draws = place if act in (HIT, FREE_DOUBLE, DOUBLE) else ""
    named, drawn = list(command.cards), 0
    while draws or (draws := _due(table, command, cards, wagers)):
        if drawn == len(named):
            return Laid(cards, wagers, drawn, lacks_card=True)
        cards[draws] = (*cards[draws], named[drawn])
        drawn, draws = drawn + 1, ""
    return Laid(cards, wagers, drawn)


def _due(
    table: Table,
    command: c.PlayHand,
    cards: Mapping[str, tuple[str, ...]],
    wagers: Mapping[str, int],
) -> str:
    """Give the split hand of this seat whose turn has come and whose second card has not."""
    seat = seat_of(command.place)
    noted = Act(command.place, command.act, {})
    lying = table.with_round(
        replace(
            table.round,
            cards={**table.round.cards, **cards},
            seats={**table.round.seats, seat: replace(table.seat(seat), wagers=wagers)},
            acts=(*table.round.acts, noted),
        )
    )
    turn = to_play(lying)
    return turn if turn in cards and len(cards[turn]) < _TWO else ""


def why_not(table: Table, place: str, act: str) -> str:
    """Say why a hand cannot do that now, or nothing if it can."""
    if act not in ACTS:
        return Msg("A hand hits, stands, doubles, splits or is given up; touch one of these")
    if not are_played(table.setup):
        return Msg(
            "{game} is played on the card pad; touch its cards in", game=table.setup.game_name
        )
    if not is_time(table):
        return Msg("No hand is played now; its stage and its cards come first")
    turn = to_play(table)
    if not turn:
        return Msg("Every hand is played; the dealer's is next")
    if place != turn:
        return Msg("It is the turn of seat {seat}; play that hand first", seat=turn)
    try:
        refuse_act(table, place)
    except Refused as refused:
        return refused.message
    if len(table.round.cards[place]) < _TWO and act != HIT:
        return Msg("Seat {seat} gets its second card first; touch HIT", seat=place)
    if doubled_at(table, place) and act != HIT:
        return Msg("Seat {seat} has doubled; its card comes first, touch HIT", seat=place)
    return _refused(table, place, act)


def _refused(table: Table, place: str, act: str) -> str:
    """Ask the rules about one act of a hand with two cards or more."""
    match act:
        case "free_double" | "free_split":
            return _no_wager(table, place) or why_no_lammer(table, act, place)
        case "double":
            if not (_no_wager(table, place) or why_no_lammer(table, FREE_DOUBLE, place)):
                return Msg("The double of seat {seat} is free; lay a lammer", seat=place)
            return _no_wager(table, place) or why_no_double(table, place)
        case "split":
            if not (_no_wager(table, place) or why_no_lammer(table, FREE_SPLIT, place)):
                return Msg("The split of seat {seat} is free; lay a lammer", seat=place)
            return _no_wager(table, place) or _why_no_split(table, place)
        case "surrender":
            if not surrenders.are_offered(table.setup):
                return Msg("This house takes no surrender; hit or stand")
            if surrenders.may_be(table, place) and surrenders.saved(table, place):
                return ""
            return Msg("Seat {seat} cannot be given up now; hit or stand", seat=place)
    return ""


def _no_wager(table: Table, place: str) -> str:
    if entire_wager(table, seat_of(place)):
        return ""
    return Msg("Seat {seat} has no blackjack wager on record; enter it first", seat=seat_of(place))


def _why_no_split(table: Table, place: str) -> str:
    cards, hands = known.cards_at(table, place), len(known.hands_with(table, place))
    try:
        refuse_split(BlackjackHand(cards, 0), None, house_rules(table.setup.options), hands=hands)
    except Refused as refused:
        return Msg("Seat {seat}: {why}", seat=place, why=refused.message)
    return ""


def is_time(table: Table) -> bool:
    """Tell whether hands are played now: at their stage, the up card seen, no look to come."""
    reached = stages.now(table)
    is_play = reached is not None and reached.key == _PLAY
    return (
        is_play
        and are_played(table.setup)
        and len(table.round.cards.get(DEALER, ())) == 1
        and (not peek.is_open(table))
    )


def _is_known(table: Table, place: str) -> bool:
    """Tell whether a hand can be played: it has two cards, or one after a split."""
    held = len(table.round.cards.get(place, ()))
    return held >= _TWO or (held == 1 and known.is_split(table, place))
