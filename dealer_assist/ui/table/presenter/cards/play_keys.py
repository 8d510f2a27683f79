"""The eight keys of a blackjack hand: at the same places in every title, each with why it is shut.

HIT, STAND, DOUBLE, SPLIT; SURRENDER, INSURANCE, what the title has of its own, UNDO.
"""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.money import chips
from dealer_assist.table.commands.round import SwitchCards
from dealer_assist.table.events.round import SWITCHED
from dealer_assist.table.facts.dealing import (
    hand_acts,
    lammers,
    peek,
    surrenders,
    switches,
    tried_acts,
    zaps,
)
from dealer_assist.table.facts.dealing.acts_on_record import STAND
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    doubled_at,
    doubles_again,
    entire_wager,
    own_stake,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import hand_of, seat_of
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import Do, PlayAct
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.words.act_words import ACT_WORDS, of_hand
from dealer_assist.ui.toolkit.values.touches import Button

COLUMNS = 4
_UNDO, _INSURANCE, _FREE = "undo", "insurance", "free"
_ICONS = {hand_acts.FREE_DOUBLE: "lammer", hand_acts.FREE_SPLIT: "lammer"}
_TWO = 2


def keys(table: Table, place: str) -> tuple[Button[Any], ...]:
    """Return the keys for the hand that is asked, row by row; without one, UNDO alone is open."""
    return (
        _act(table, place, hand_acts.HIT),
        _act(table, place, STAND),
        _act(table, place, _free_first(table, place, hand_acts.FREE_DOUBLE, hand_acts.DOUBLE)),
        _act(table, place, _free_first(table, place, hand_acts.FREE_SPLIT, hand_acts.SPLIT)),
        _act(table, place, hand_acts.SURRENDER),
        _insurance(table, place),
        _own(table, place),
        undo(table),
    )


def undo(table: Table) -> Button[Any]:
    """Return UNDO, which names the last act of the round, wherever it was entered."""
    last = hand_acts.last_act(table)
    if last is None:
        none = Msg("No action yet")
        return shut(Button(PlayAct("", _UNDO), Msg("UNDO"), "undo", none), none)
    action = PlayAct(last.place, last.act, is_undo=True, held=len(table.round.acts))
    return Button(action, Msg("UNDO"), "undo", of_hand(last.place, last.act))


def _free_first(table: Table, place: str, free: str, own: str) -> str:
    """Return the act at a place of the panel: with a lammer where the hand has earned one."""
    return free if place and not hand_acts.why_not(table, place, free) else own


def _act(table: Table, place: str, act: str) -> Button[Any]:
    why_not = _why_not(table, place, act)
    action = PlayAct(place, act, held=len(table.round.cards.get(place, ())))
    label, icon = ACT_WORDS[act], _ICONS.get(act, "")
    if why_not:
        return shut(Button(action, label, "padlock", why_not), why_not)
    return Button(action, label, icon, _detail(table, place, act))


def _insurance(table: Table, place: str) -> Button[Any]:
    """Show INSURANCE, shut: it is asked and closed before a hand is played."""
    label: str = Msg("INSURANCE")
    why_not: str = Msg("No ace up")
    if not peek.offers_insurance(table.setup):
        why_not = Msg("Not in this house")
    elif not place:
        why_not = Msg("Hands are played")
    elif insured := table.seat(seat_of(place)).wagers.get(table.setup.duties.insures, 0):
        why_not = Msg("Insured {amount}", amount=chips(insured))
    elif peek.is_ace_up(table):
        why_not = Msg("Not after the peek")
    return shut(Button(PlayAct(place, _INSURANCE), label, "padlock", why_not), why_not)


def _own(table: Table, place: str) -> Button[Any]:
    """Show what the title has of its own: ZAP, SWITCH, FREE; the others keep the place."""
    if zaps.are_made(table.setup):
        return _act(table, place, hand_acts.ZAP)
    if known.has_two_hands(table.setup):
        return _switch(table, place)
    label: str = Msg("SWITCH")
    why_not: str = Msg("Not in this game")
    if lammers.are_laid(table.setup):
        label, why_not = Msg("FREE"), Msg("Nothing is free now")
        if place and any(not hand_acts.why_not(table, place, verb) for verb in lammers.VERBS):
            why_not = Msg("Lammer, no chips")
    return shut(Button(PlayAct(place, _FREE), label, "padlock", why_not), why_not)


def _switch(table: Table, place: str) -> Button[Any]:
    """Show SWITCH: also for a seat that has said to keep, until it plays."""
    why_not: str = Msg("Hands are played")
    if place:
        seat = seat_of(place)
        is_switched = known.is_switched(table, place)
        why_not = Msg("Switched") if is_switched else ""
        if not why_not and switches.why_not(table, seat):
            why_not = Msg("Before all else")
        button: Button[Any] = Button(
            Do(SwitchCards(seat, SWITCHED)), Msg("SWITCH"), "swap", Msg("Second cards")
        )
        return shut(button, why_not) if why_not else button
    return shut(Button(PlayAct(place, _FREE), Msg("SWITCH"), "padlock", why_not), why_not)


def _detail(table: Table, place: str, act: str) -> str:
    """Say what an act means in chips and cards."""
    amount = chips(entire_wager(table, seat_of(place)))
    match act:
        case "hit":
            return Msg("One card")
        case "stand":
            return _goes_to(table, place)
        case "free_double":
            return Msg("Lammer {amount}, one card", amount=amount)
        case "free_split":
            return Msg("Lammer {amount}", amount=amount)
        case "double":
            more = own_stake(table, place) if doubles_again(table, place) else 0
            return Msg("Put up {amount}, one card", amount=chips(more) if more else amount)
        case "split":
            return Msg("Put up {amount}", amount=amount)
        case "zap":
            return Msg("Two new cards")
    return Msg("{amount} goes back", amount=chips(surrenders.saved(table, place)))


def _goes_to(table: Table, place: str) -> str:
    """Say whose turn comes after a hand."""
    hands = hand_acts.in_turn(table)
    later = hands[hands.index(place) + 1 :]
    following = next((one for one in later if hand_acts.is_open(table, one)), "")
    if not following:
        return Msg("The last hand")
    hand = hand_of(following)
    if hand.seat == seat_of(place) and known.is_split(table, following):
        return Msg("Goes to hand {hand}", hand=hand.letter)
    if hand.seat == seat_of(place):
        return Msg("Goes to the left hand")
    return Msg("Goes to seat {seat}", seat=hand.seat)


def _why_not(table: Table, place: str, act: str) -> str:
    """Say in few words why a hand cannot do that, or nothing if it can."""
    if not place:
        return Msg("Hands are played")
    if not hand_acts.why_not(table, place, act):
        return ""
    if len(table.round.cards.get(place, ())) < _TWO:
        return Msg("Second card first")
    if doubled_at(table, place):
        return Msg("Doubled")
    if act == hand_acts.SURRENDER:
        return _why_kept(table, place)
    if act == hand_acts.ZAP:
        return _why_not_zapped(table, place)
    if not entire_wager(table, seat_of(place)):
        return Msg("No wager")
    if act == hand_acts.DOUBLE:
        is_late = len(table.round.cards[place]) > _TWO
        return Msg("First two cards only") if is_late else Msg("Not now")
    return _why_not_split(table, place)


def _why_kept(table: Table, place: str) -> str:
    if not surrenders.are_offered(table.setup):
        return Msg("Not in this house")
    is_split = known.is_split(table, place)
    return Msg("Not after a split") if is_split else Msg("First decision only")


def _why_not_zapped(table: Table, place: str) -> str:
    if known.zapped(table, seat_of(place)):
        return Msg("Once a hand")
    if known.is_split(table, place):
        return Msg("Not after a split")
    totals = tried_acts.acts_of(table.setup).zap
    return Msg("Hard {least} to {most}", least=min(totals), most=max(totals))


def _why_not_split(table: Table, place: str) -> str:
    cards, rules = known.cards_at(table, place), house_rules(table.setup.options)
    if len(cards) != _TWO or not rules.is_pair(cards):
        return Msg("Not a pair")
    if len(known.hands_with(table, place)) >= rules.split_to:
        return Msg("{n} hands at most", n=rules.split_to)
    return Msg("Not now")
