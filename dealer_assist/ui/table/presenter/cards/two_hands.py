"""Two hands of a seat: left and right on its plate, and the question to keep or switch.

Asked seat by seat where the cards are known; what is touched is on record at once. No advice.
"""

from dealer_assist.message import Msg, joined
from dealer_assist.rules.ranking.blackjack import count
from dealer_assist.table.commands.round import SwitchCards
from dealer_assist.table.events.round import KEPT, SWITCHED
from dealer_assist.table.facts.dealing import hand_acts, stages, switches
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import seat_of
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import BonusStripModel, SideHand
from dealer_assist.ui.table.model.table import TwoHandsModel
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.cards.cards import counted, counted_at
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import after_words
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)

_PLAY, _DEAL = "play", "deal"


def two_hands_model(table: Table, seat: int) -> TwoHandsModel | None:
    """Show both hands of a seat; nothing where a seat has one, or no card of it is known."""
    places = known.hands_of(table, seat)
    if not known.has_two_hands(table.setup) or not any(map(table.round.cards.get, places)):
        return None
    left, right = (_side(table, place) for place in known.dealt_hands(table.setup, seat))
    return TwoHandsModel(left, right, is_switched=table.seat(seat).switch == SWITCHED)


def strip_model(table: Table, view: PassingView) -> BonusStripModel | None:
    """Ask one seat to keep or to switch; each answer shows both hands as they would lie."""
    seat = seat_asked(table, view)
    if seat is None:
        return None
    lying, other = switches.hands(table, seat), switches.changed(table, seat)
    said = table.seat(seat).switch
    kept, switched = (other, lying) if said == SWITCHED else (lying, other)
    keep = Button(Do(SwitchCards(seat, KEPT)), Msg("KEEP"), "check")
    switch = Button(Do(SwitchCards(seat, SWITCHED)), Msg("SWITCH"), "swap")
    return BonusStripModel(
        Msg("SEAT {seat}", seat=seat),
        (),
        (),
        Msg("Keep or switch the second cards?"),
        Msg("Once, before anything else. A-10 by a switch is 21"),
        (
            shut(keep, Msg("Kept")) if said == KEPT else keep,
            shut(switch, Msg("Switched")) if said == SWITCHED else switch,
        ),
        is_over=bool(said),
        is_apart=True,
        hands=(_counted(kept, is_switched=False), _counted(switched, is_switched=True)),
    )


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Say whom to ask, or in which order the hands are played; nothing where no card is known."""
    reached = stages.now(table)
    if not known.has_two_hands(table.setup) or reached is None or reached.key != _PLAY:
        return None
    if (seat := seat_asked(table, view)) is not None and not table.seat(seat).switch:
        return Msg("Ask seat {seat}: KEEP or SWITCH", seat=seat), Msg("Then right hand, then left")
    if not any(table.seat(seat).switch for seat in table.setup.seats):
        return None
    coming = stages.coming(table)
    detail = Msg("Both to their end. Touch {next}", next=coming[0].label) if coming else ""
    return Msg("Play the right hand of each seat, then the left"), detail


def foot_words(table: Table, view: PassingView, seat: int) -> str:
    """Say whose turn it is to keep or switch, and what a seat has said; else nothing."""
    if not known.has_two_hands(table.setup) or table.round.phase not in IN_ROUND:
        return ""
    turn = hand_acts.to_play(table)
    playing = seat_of(turn) if turn and next_thing(table).what == _DEAL else None
    if table.seat(seat).switch:
        if seat == playing:
            return Msg("PLAYS NOW")
        if all(hand_acts.is_over(table, place) for place in known.hands_of(table, seat)):
            return Msg("STANDS")
        return Msg("SWITCHED") if table.seat(seat).switch == SWITCHED else Msg("KEPT")
    waiting, asked = switches.to_ask(table), seat_asked(table, view) or playing
    if seat not in waiting or asked is None:
        return ""
    if seat == asked:
        return Msg("SWITCH?")
    return after_words(seat, waiting, asked)


def seat_asked(table: Table, view: PassingView) -> int | None:
    """Find the seat that is asked: the one touched while it may switch, else the first to say.

    Bets on the first cards are paid before that. Its plate has the frame of the panel.
    """
    if not known.has_two_hands(table.setup) or table.round.phase not in IN_ROUND:
        return None
    if next_thing(table).what != _DEAL:
        return None
    waiting = switches.to_ask(table)
    if view.selected is not None and table.seat(view.selected).switch:
        return None if switches.why_not(table, view.selected) else view.selected
    if view.selected is not None:
        return view.selected if view.selected in waiting else None
    return hand_acts.to_switch(table)


def _side(table: Table, place: str) -> SideHand:
    """Show a hand with what it counts; one that was split shows its counts alone."""
    hands = known.hands_with(table, place)
    if len(hands) == 1:
        return SideHand(table.round.cards.get(place, ()), _short(counted_at(table, place)))
    totals = (count(cards)[0] for hand in hands if (cards := known.cards_at(table, hand)))
    return SideHand((), joined(" · ", map(str, totals)))  # half a plate has no room for SOFT


def _counted(two: tuple[tuple[str, ...], ...], *, is_switched: bool) -> tuple[SideHand, ...]:
    return tuple(SideHand(hand, _short(counted(hand, is_split=is_switched))) for hand in two)


def _short(words: str) -> str:
    """Return the word that half of a plate has room for, as dealers write it."""
    return "BJ" if words == "BLACKJACK" else words
