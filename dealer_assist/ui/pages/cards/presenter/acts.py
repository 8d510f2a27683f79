"""What can be done with a hand on the card pad, why not, and how each act is undone."""

from enum import StrEnum
from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.cards import parse_cards
from dealer_assist.rules.games.blackjack import house_rules
from dealer_assist.rules.looks import BLACKJACK
from dealer_assist.rules.money import chips
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import (
    AnswerBonus,
    AnswerPeek,
    FoldHand,
    PlaceWagers,
    SeeCards,
    SetHand,
    SwitchCards,
    UnfoldHand,
)
from dealer_assist.table.events.round import SWITCHED
from dealer_assist.table.facts.dealing import (
    blackjack_wagers,
    house_money,
    lammers,
    peek,
    stages,
    surrenders,
    switches,
    tried_acts,
    zaps,
)
from dealer_assist.table.facts.dealing.blackjack_wagers import (
    double_key,
    entire_wager,
    surrender_key,
)
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.places import AWAY, SeatHand, hand_of, seat_hand, seat_of
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.bets.folds import fold_words, folded_words
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)


class PadAct(StrEnum):
    """What a button of the pad does with the hand that is looked at, or with all of them."""

    UNDO = "undo"
    CLEAR = "clear"
    DEAL = "deal"
    HOUSE_WAY = "house_way"
    RECORD = "record"
    SPLIT = "split"
    FREE_SPLIT = lammers.SPLIT
    LEAVE = "leave"
    TWICE = "double"
    FREE_TWICE = lammers.DOUBLE
    INSURE = "insure"
    GIVE_UP = "surrender"
    ZAP = zaps.ZAP
    SWITCH = "switch"
    FOLD = "fold"


_IT_IS_FREE = Msg("Free bet")
_ACTS = (
    (PadAct.ZAP, Msg("ZAP"), "card"),
    (PadAct.SWITCH, Msg("SWITCH"), "swap"),
    (PadAct.SPLIT, Msg("SPLIT"), "plus"),
    (PadAct.FREE_SPLIT, Msg("FREE SPLIT"), "plus"),
    (PadAct.LEAVE, Msg("LEAVE UP"), "chip"),
    (PadAct.TWICE, Msg("DOUBLE"), "chip"),
    (PadAct.FREE_TWICE, Msg("FREE DOUBLE"), "chip"),
)


def zap(table: Table, place: str) -> SeeCards:
    """Take the first two cards of a hand away for two new ones."""
    return SeeCards(SeatHand(seat_of(place), AWAY).text, table.round.cards[place])


def switch(table: Table, place: str) -> SwitchCards:
    """Have the second cards of a seat change places, or lie again as they were dealt."""
    seat = seat_of(place)
    return SwitchCards(seat, "" if known.is_switched(table, place) else SWITCHED)


def surrender(table: Table, place: str) -> PlaceWagers:
    """Surrender the hand for half of all that lies on it, or take that back."""
    seat, key = seat_of(place), surrender_key(place)
    wagers = dict(table.seat(seat).wagers)
    if not wagers.pop(key, 0):
        wagers[key] = surrenders.saved(table, place)
    return PlaceWagers(seat, wagers)


def fold(table: Table, place: str) -> Command:
    """Fold the hand of a seat, or take the fold back."""
    seat = seat_of(place)
    return UnfoldHand(seat) if table.seat(seat).has_folded else FoldHand(seat)


def fold_act(table: Table, place: str) -> Button[Any] | None:
    """Show FOLD where the game has a decision to fold at; nothing in other games."""
    if not any(stage.may_fold for stage in table.setup.stages):
        return None
    if (hand := seat_hand(place)) is None:
        return action(PadAct.FOLD, fold_words(table), "cross", "", Msg("Choose a seat"))
    seat = hand.seat
    has_folded = table.seat(seat).has_folded
    is_late = stages.is_decided(table) or (has_folded and bool(stages.unfold_refusal(table, seat)))
    why_not = "" if has_folded or not stages.fold_refusal(table, seat) else Msg("Has bet")
    if is_late or stages.now(table) is None:
        why_not = Msg("Not now")
    label = folded_words(table) if has_folded else fold_words(table)
    detail = Msg("Take it back") if has_folded else Msg("This seat")
    return action(PadAct.FOLD, label, "check" if has_folded else "cross", detail, why_not)


def amount_asked(table: Table, act: PadAct, place: str) -> AmountModel | None:
    """Ask for the amount of an act, from the usual one; None where it is on and is taken back."""
    seat = seat_of(place)
    match act:
        case PadAct.TWICE if not table.seat(seat).wagers.get(double_key(place)):
            most = entire_wager(table, seat)
            return AmountModel(
                Msg("Double at seat {seat}", seat=place),
                Msg("{most} doubles the entire wager. Less is for less", most=chips(most)),
                most,
                most,
                ((Msg("THE ENTIRE WAGER"), most),),
                least=1,
            )
        case PadAct.INSURE if not table.seat(seat).wagers.get(table.setup.duties.insures):
            most = blackjack_wagers.most_insurance(table, seat)
            return AmountModel(
                Msg("Insurance at seat {seat}", seat=seat),
                Msg("Up to {most}, half of the blackjack wager", most=chips(most)),
                most,
                most,
                ((Msg("HALF OF THE WAGER"), most),),
                least=1,
            )
        case PadAct.LEAVE if (won := house_money.winner_at(table, seat)) is not None:
            return AmountModel(
                Msg("LEAVE UP at seat {seat}", seat=seat),
                Msg("Up to {most}, the win with its stake", most=chips(won.proceeds)),
                won.proceeds,
                won.proceeds if won.left_up is None else won.left_up,
                ((Msg("NONE"), 0), (Msg("ALL"), won.proceeds)),
            )
        case _:
            return None


def with_amount(table: Table, act: PadAct, place: str, cents: int) -> Command:
    """Return the command of an act with its amount; nothing takes a double or insurance back."""
    seat = seat_of(place)
    if act == PadAct.LEAVE:
        return AnswerBonus(seat, cents)
    key = table.setup.duties.insures if act == PadAct.INSURE else double_key(place)
    wagers = {name: amount for name, amount in table.seat(seat).wagers.items() if name != key}
    return PlaceWagers(seat, {**wagers, key: cents} if cents else wagers)


def undone(before: Table, after: Table) -> list[Command]:
    """Return what leads from one table back to the other: cards, answers, wagers."""
    back: list[Command] = [
        SwitchCards(seat, before.seat(seat).switch)
        for seat in before.setup.seats
        if before.seat(seat).switch != after.seat(seat).switch
    ]
    back += [SeeCards(card, ()) for card in after.round.cards if card not in before.round.cards]
    for place, cards in before.round.cards.items():
        if after.round.cards.get(place) != cards:
            back.append(SeeCards(place, cards))
    if before.round.bonus.peek != after.round.bonus.peek:
        back.append(AnswerPeek(before.round.bonus.peek))
    for seat in before.setup.seats:
        was, now = before.round.bonus.answers.get(seat), after.round.bonus.answers.get(seat)
        if was != now:
            back.append(AnswerBonus(seat, was))
        if _placed(before, seat) != _placed(after, seat):
            back.append(PlaceWagers(seat, before.seat(seat).wagers))
        if before.seat(seat).low != after.seat(seat).low:
            back.append(SetHand(seat, before.seat(seat).low))
        if before.seat(seat).has_folded != after.seat(seat).has_folded:
            back.append(FoldHand(seat) if before.seat(seat).has_folded else UnfoldHand(seat))
    return back


def _placed(table: Table, seat: int) -> dict[str, int]:
    wagers = table.seat(seat).wagers
    return {key: cents for key, cents in wagers.items() if cents and key != "left_up"}


def blackjack_acts(table: Table, place: str) -> tuple[Button[Any], ...]:
    """Show what a blackjack hand can do, each with its amount or why not."""
    has_bonus = house_money.is_offered(table.setup)
    if seat_hand(place) is None:
        why_not = Msg("Choose a seat")
        offered = {
            PadAct.SPLIT,
            PadAct.TWICE,
            *([PadAct.LEAVE] if has_bonus else ()),
            *_title_acts(table),
        }
        return tuple(
            action(act, label, icon, "", why_not) for act, label, icon in _ACTS if act in offered
        )
    leave = (_leave(table, place),) if has_bonus else ()
    if not lammers.are_laid(table.setup):
        first = (_zap(table, place),) if zaps.are_made(table.setup) else ()
        if known.has_two_hands(table.setup):
            first = (_switch(table, place),)
        return (*first, _split(table, place), *leave, _double(table, place))
    return (
        _split(table, place),
        _free_split(table, place),
        *leave,
        _double(table, place),
        _free_double(table, place),
    )


def _title_acts(table: Table) -> tuple[PadAct, ...]:
    free = (PadAct.FREE_SPLIT, PadAct.FREE_TWICE) if lammers.are_laid(table.setup) else ()
    if known.has_two_hands(table.setup):
        return (PadAct.SWITCH,)
    return (*free, PadAct.ZAP) if zaps.are_made(table.setup) else free


def _switch(table: Table, place: str) -> Button[Any]:
    seat = seat_of(place)
    label, icon = Msg("SWITCH"), "swap"
    if known.is_switched(table, place):
        label, icon = Msg("SWITCHED"), "check"
    why_not = _why_not_yet(table, seat)
    if not why_not and switches.is_played(table, seat):
        why_not = Msg("Before all else")
    elif not why_not and switches.why_not(table, seat):
        why_not = Msg("Four cards first")
    return action(PadAct.SWITCH, label, icon, Msg("Second cards"), why_not)


def _zap(table: Table, place: str) -> Button[Any]:
    hand = hand_of(place)
    seat = hand.seat
    totals = tried_acts.acts_of(table.setup).zap
    hard = Msg("Hard {least} to {most}", least=min(totals), most=max(totals))
    if known.zapped(table, seat):
        return action(PadAct.ZAP, Msg("ZAPPED"), "check", "", Msg("Once a hand"))
    why_not = _why_not_yet(table, seat)
    if not why_not and (zaps.why_not(table, seat) or not hand.is_first):
        why_not = hard
    return action(PadAct.ZAP, Msg("ZAP"), "card", Msg("Two new cards"), why_not)


def aside(table: Table, place: str) -> tuple[Button[Any], ...]:
    """Show what some houses and some up cards let a hand do besides."""
    if not known.is_blackjack(table.setup):
        return ()
    found = []
    if peek.offers_insurance(table.setup) and not peek.is_insurance_over(table):
        found.append(_insure(table, place))
    if surrenders.are_offered(table.setup):
        found.append(_surrender(table, place))
    return tuple(found)


def action(act: PadAct, label: str, icon: str, detail: str, reason: str) -> Button[Any]:
    """Show a button of the pad; one that cannot be pressed says why."""
    return Button(act, label, icon, detail).unless(reason)


def _split(table: Table, place: str) -> Button[Any]:
    seat, held = seat_of(place), parse_cards(table.round.cards.get(place, ()))
    rules = house_rules(table.setup.options)
    hands = len(known.hands_with(table, place))
    is_pair = len(held) == 2 and rules.is_pair(held)
    why_not = _why_not_yet(table, seat)
    if not is_pair:
        why_not = Msg("Not a pair")
    elif hands >= rules.split_to:
        why_not = Msg("{n} hands at most", n=rules.split_to)
    elif (
        lammers.are_laid(table.setup)
        and not why_not
        and not _why_not_free(table, place, PadAct.FREE_SPLIT)
    ):
        why_not = _IT_IS_FREE
    puts_up = Msg("Put up {amount}", amount=chips(entire_wager(table, seat)))
    return action(PadAct.SPLIT, Msg("SPLIT"), "plus", puts_up, why_not)


def _free_split(table: Table, place: str) -> Button[Any]:
    why_not = _why_not_free(table, place, PadAct.FREE_SPLIT)
    amount = chips(entire_wager(table, seat_of(place)))
    return action(
        PadAct.FREE_SPLIT, Msg("FREE SPLIT"), "plus", Msg("Lammer {amount}", amount=amount), why_not
    )


def _free_double(table: Table, place: str) -> Button[Any]:
    seat = seat_of(place)
    worth = Msg("Lammer {amount}", amount=chips(entire_wager(table, seat)))
    if table.seat(seat).wagers.get(lammers.key(lammers.DOUBLE, place)):
        return action(PadAct.FREE_TWICE, Msg("DOUBLED FREE"), "check", worth, "")
    why_not = _why_not_free(table, place, PadAct.FREE_TWICE)
    return action(PadAct.FREE_TWICE, Msg("FREE DOUBLE"), "chip", worth, why_not)


def _why_not_free(table: Table, place: str, verb: str) -> str:
    """Say in few words why no lammer is laid for a hand, or nothing if one is."""
    seat, cards = seat_of(place), parse_cards(table.round.cards.get(place, ()))
    if not entire_wager(table, seat):
        return Msg("No wager")
    if not_yet := _why_not_yet(table, seat):
        return not_yet
    if not blackjack_wagers.why_no_lammer(table, verb, place):
        is_doubled = table.seat(seat).wagers.get(double_key(place))
        return Msg("Doubled") if is_doubled and verb == PadAct.FREE_TWICE else ""
    if verb == PadAct.FREE_TWICE:
        return Msg("Hard 9 to 11")
    rules = house_rules(table.setup.options)
    if len(cards) != 2 or not rules.is_pair(cards):
        return Msg("Not a pair")
    if len(known.hands_of(table, seat)) >= rules.split_to:
        return Msg("{n} hands at most", n=rules.split_to)
    return Msg("Not for tens")


def _leave(table: Table, place: str) -> Button[Any]:
    seat = seat_of(place)
    won = house_money.winner_at(table, seat)
    if won is None:
        return action(PadAct.LEAVE, Msg("LEAVE UP"), "chip", "", Msg("Nothing was won"))
    why_not = ""
    if peek.up_card(table) is None:
        why_not = Msg("Up card first")
    elif peek.is_open(table):
        why_not = Msg("Peek first")
    elif peek.peeked(table) == BLACKJACK:
        why_not = Msg("Not with a dealer blackjack")
    elif house_money.level_of(table, won) is not Role.DEALER:
        why_not = Msg("Card first")
    elif won.left_up is not None and house_money.is_played(table, seat):
        why_not = Msg("Hand is played")
    label = Msg("LEFT UP") if won.left_up else Msg("LEAVE UP")
    amount = chips(won.proceeds if won.left_up is None else won.left_up)
    return action(PadAct.LEAVE, label, "check" if won.left_up else "chip", amount, why_not)


def _double(table: Table, place: str) -> Button[Any]:
    seat = seat_of(place)
    if doubled := table.seat(seat).wagers.get(double_key(place), 0):
        return action(PadAct.TWICE, Msg("DOUBLED"), "check", chips(doubled), "")
    why_not = _why_not_yet(table, seat)
    if not why_not and blackjack_wagers.why_no_double(table, place):
        why_not = Msg("Not now")
    if not why_not and lammers.are_laid(table.setup) and entire_wager(table, seat):
        is_laid = table.seat(seat).wagers.get(lammers.key(lammers.DOUBLE, place))
        if is_laid or not _why_not_free(table, place, PadAct.FREE_TWICE):
            why_not = _IT_IS_FREE
    return action(PadAct.TWICE, Msg("DOUBLE"), "chip", chips(entire_wager(table, seat)), why_not)


def _why_not_yet(table: Table, seat: int) -> str:
    """Say what a split and a double wait for: both match the entire wager."""
    if peek.peeked(table) == BLACKJACK:
        return Msg("Dealer blackjack")
    if peek.is_open(table):
        return Msg("Peek first")
    won = house_money.winner_at(table, seat)
    return Msg("LEAVE UP first") if won is not None and won.left_up is None else ""


def _insure(table: Table, place: str) -> Button[Any]:
    if (hand := seat_hand(place)) is None:
        return action(PadAct.INSURE, Msg("INSURANCE"), "chip", "", Msg("Choose a seat"))
    seat = hand.seat
    if insured := table.seat(seat).wagers.get(table.setup.duties.insures, 0):
        return action(PadAct.INSURE, Msg("INSURED"), "check", chips(insured), "")
    most = blackjack_wagers.most_insurance(table, seat)
    why_not = "" if most else Msg("No wager")
    return action(
        PadAct.INSURE, Msg("INSURANCE"), "chip", Msg("Up to {most}", most=chips(most)), why_not
    )


def _surrender(table: Table, place: str) -> Button[Any]:
    if (hand := seat_hand(place)) is None:
        return action(PadAct.GIVE_UP, Msg("SURRENDER"), "cross", "", Msg("Choose a seat"))
    half, may_be = surrenders.saved(table, place), surrenders.may_be(table, place)
    is_on = surrenders.is_made(table, place)
    return action(
        PadAct.GIVE_UP,
        Msg("SURRENDERED") if is_on else Msg("SURRENDER"),
        "check" if is_on else "cross",
        Msg("{amount} back", amount=chips(half)),
        _why_not_yet(table, hand.seat) or ("" if half and may_be else Msg("Not now")),
    )
