"""A blackjack hand that is asked: whose turn it is, what plates and prompt say of it."""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.rules.ranking.blackjack import is_blackjack as is_blackjack_hand
from dealer_assist.table.facts.dealing import hand_acts, lammers, stages, surrenders
from dealer_assist.table.facts.dealing.acts_on_record import has_stood
from dealer_assist.table.facts.dealing.blackjack_wagers import double_key, doubles_again, doublings
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import hand_of, seat_of
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.model.table import HandStrip, WagerRow
from dealer_assist.ui.table.presenter.bets import bonus_strip
from dealer_assist.ui.table.presenter.cards.card_advice import advice, paid_at_once
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import after_words
from dealer_assist.value import replace

_DEAL = "deal"
_TWO, _MOST = 2, 21


def stands(table: Table, view: PassingView) -> bool:
    """Return True if the panel asks a hand: its cards are known, and nothing comes before the play.

    Once all have acted, UNDO stays until the next stage.
    """
    if view.selected is not None:
        return False
    if table.round.phase not in IN_ROUND or table.round.claims or next_thing(table).what != _DEAL:
        return False
    if bonus_strip.is_due(table):  # insurance that has lost is collected first
        return False
    if hand_acts.to_switch(table) is not None:  # asked before the hands of its seat are
        return False
    if advice(table, view) is not None:  # a hand that wins the jackpot is touched first
        return False
    return bool(hand_acts.to_play(table) or hand_acts.last_act(table))


def asks(table: Table, view: PassingView) -> bool:
    """True if a hand is still asked: the next stage is not due then."""
    return stands(table, view) and bool(hand_acts.to_play(table))


def seat_asked(table: Table, view: PassingView) -> int | None:
    """Return the seat whose hand the panel asks: its plate has the same frame."""
    place = hand_acts.to_play(table) if stands(table, view) else ""
    return seat_of(place) if place else None


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Name the hand to be played, with what it counts and what is free."""
    if not stands(table, view):
        return None
    if not (place := hand_acts.to_play(table)):
        coming = stages.coming(table)
        after = Msg("Touch {next}", next=coming[0].label) if coming else ""
        return Msg("Every hand is played"), after
    hand = hand_of(place)
    line = Msg("Play seat {seat}", seat=hand.seat)
    if known.is_split(table, place):
        line = Msg("Play seat {seat}, hand {hand}", seat=hand.seat, hand=hand.letter)
    elif known.has_two_hands(table.setup):
        left = Msg("Play seat {seat}, left hand", seat=hand.seat)
        right = Msg("Play seat {seat}, right hand", seat=hand.seat)
        line = right if hand.is_right else left
    total = total_of(table, place)
    if not hand_acts.why_not(table, place, hand_acts.FREE_SPLIT):
        return line, Msg("{total}: the split is free", total=total)
    if not hand_acts.why_not(table, place, hand_acts.FREE_DOUBLE):
        return line, Msg("{total}: the double is free", total=total)
    if not hand_acts.why_not(table, place, hand_acts.ZAP):
        return line, Msg("{total}: zap, hit or stand", total=total)
    if doubles_again(table, place):
        return line, Msg("{total}: double again or stand", total=total)
    return line, paid_at_once(table) or Msg("{total}: hit or stand", total=total)


def foot_words(table: Table, view: PassingView, seat: int) -> str:
    """Say how the one hand of a seat stands, and whose turn comes before it; else nothing."""
    places = known.hands_of(table, seat)
    if (
        not hand_acts.are_played(table.setup)
        or len(places) > 1
        or not table.round.cards.get(places[0])
    ):
        return ""
    place, asked = places[0], seat_asked(table, view)
    if surrenders.is_made(table, place):
        return Msg("SURRENDERED")
    if _points(table, place) > _MOST:
        return Msg("BUST, TAKEN")
    if _count(table, place) == "BJ":
        return "BLACKJACK"  # as it is called everywhere
    if has_stood(table, place) or hand_acts.is_over(table, place):
        return Msg("STANDS") if asked is not None or table.round.acts else ""
    if asked is None:
        return ""
    if asked == seat:
        return Msg("PLAYS NOW")
    waiting = [
        one
        for one in known.dealt_in(table)
        if any(not hand_acts.is_over(table, hand) for hand in held_by(table, one))
    ]
    return after_words(seat, waiting, asked)


def hand_strips(table: Table, view: PassingView, seat: int) -> tuple[HandStrip, ...]:
    """Show each hand of a seat with what doubled it and what it counts; none where none is known.

    Two dealt hands are beside each other instead.
    """
    if not hand_acts.are_played(table.setup) or known.has_two_hands(table.setup):
        return ()
    places = held_by(table, seat)
    now = hand_acts.to_play(table) if stands(table, view) else ""
    return tuple(
        HandStrip(
            hand_of(place).letter if len(places) > 1 else "",
            () if surrenders.is_made(table, place) else table.round.cards[place],
            _lammers(table, place),
            _count(table, place),
            is_now=place == now,
            tag=_doubled_tag(table, place) if len(places) > 1 else "",
        )
        for place in places
    )


def in_short(rows: tuple[WagerRow, ...], hands: int) -> tuple[WagerRow, ...]:
    """Put lammers and the first side bet into one line where a seat has three hands or more."""
    if hands <= _TWO:
        return rows
    base, free, side, *others = rows
    short = side.printed.split()[-1:]  # 22 of PUSH 22: there is no room for more
    words = joined(" ", (*short, side.amount)) if side.amount else free.printed
    if side.is_won:
        words = side.amount  # what it pays; the prompt has its name
    line = replace(free, printed=words)  # the disc says that the amount is a lammer's
    return (base, line, *(row for row in others if row.amount or row.is_note))


def is_out(table: Table, place: str) -> bool:
    """Return True if a hand does not wait for the dealer's: bust, given up, or a blackjack."""
    is_given_up = surrenders.is_made(table, place)
    return is_given_up or _points(table, place) > _MOST or _count(table, place) == "BJ"


def held_by(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(hand for hand in known.hands_of(table, seat) if table.round.cards.get(hand))


def _lammers(table: Table, place: str) -> int:
    wagers = table.seat(seat_of(place)).wagers
    return sum(1 for verb in lammers.VERBS if wagers.get(lammers.key(verb, place)))


def _doubled_tag(table: Table, place: str) -> str:
    is_doubled = table.seat(seat_of(place)).wagers.get(double_key(place))
    return f"{2 ** doublings(table, place)}×" if is_doubled else ""


def _points(table: Table, place: str) -> int:
    return count(known.cards_at(table, place))[0]


def _count(table: Table, place: str) -> str:
    """Count a hand for its strip, in as few letters as it can be said."""
    if surrenders.is_made(table, place):
        return Msg("SURRENDERED")
    is_natural = is_blackjack_hand(known.cards_at(table, place))
    return "BJ" if is_natural and not known.is_split(table, place) else total_of(table, place)


def total_of(table: Table, place: str) -> str:
    points, is_soft = count(known.cards_at(table, place))
    return Msg("Soft {points}", points=points) if is_soft and points < _MOST else str(points)


def spoken(table: Table, place: str) -> str:
    """Name a hand: 4, of a split 4 b, of two dealt hands 4 RIGHT."""
    hand = hand_of(place)
    if known.is_split(table, place):
        return f"{hand.seat} {hand.letter}"
    if known.has_two_hands(table.setup):
        left, right = Msg("{seat} LEFT", seat=hand.seat), Msg("{seat} RIGHT", seat=hand.seat)
        return right if hand.is_right else left
    return str(hand.seat)
