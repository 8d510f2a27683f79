"""Comparing set hands in the panel: one seat against the dealer, why it ends so, what to do.

All of it is what the settlement says. One touch puts it on record, and the next seat comes by
itself; a seat that is done and touched again has its UNDO.
"""

from typing import Any

from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.deal import SeatResult, WagerResult
from dealer_assist.rules.games.pai_gow import ON_OWN_CARDS, PERCENT
from dealer_assist.rules.line_names import printed_kind
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands.round import CompareHand
from dealer_assist.table.facts import comparing
from dealer_assist.table.facts.dealing import sets
from dealer_assist.table.facts.ending import asks_winner
from dealer_assist.table.facts.judging import known_cards as known
from dealer_assist.table.facts.judging.bonus_pays import paytables_of
from dealer_assist.table.facts.judging.set_hands import Compared, compared, settled
from dealer_assist.table.facts.next_thing import next_thing
from dealer_assist.table.places import DEALER
from dealer_assist.table.state import IN_ROUND, Table
from dealer_assist.table.words import end_label
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.model.panel import (
    ComparedHandModel,
    CompareModel,
    HandPanelModel,
    PayLineModel,
    StopModel,
    StopState,
)
from dealer_assist.ui.table.presenter.cards.cards import hand_words, low_words
from dealer_assist.ui.table.presenter.cards.set_hands import ENDS
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)

_LATER = Msg("paid after all seats")
_DEAL = "deal"
_OWED = ("take_back", "pay_bets", "call_for_bets", "tokes_open")


def seat_now(table: Table, view: PassingView) -> int | None:
    """Return the seat that is compared: the one touched, else the first that is left; or none."""
    if table.round.phase not in IN_ROUND or table.round.claims or not sets.are_made(table.setup):
        return None
    if view.selected in comparing.seats(table):
        is_over = comparing.is_done(table, view.selected) and not comparing.left(table)
        # Once all are compared the row of what is owed besides has the panel.
        return None if is_over and view.next_thing(table).what in _OWED else view.selected
    return next(iter(comparing.left(table)), None)


def compare_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Show the two hands of a seat beside the dealer's two; nothing where none is compared."""
    seat = seat_now(table, view)
    found = compared(table, seat) if seat is not None else None
    if seat is None or found is None:
        return None
    return HandPanelModel(
        _why(found),
        _to_do(found),
        seat=Msg("SEAT {seat}", seat=seat),
        compare=CompareModel(
            Msg("SEAT {seat}", seat=seat),
            Msg("DEALER, HOUSE WAY"),
            _hands(table, seat, found),
            _stops(table, seat),
            _done(table, seat, found),
            _notes(table, seat),
            *_commission(table, seat, found),
        ),
    )


def _all_compared(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Say that nothing is left to be compared nor paid, where that is so."""
    if view.selected is not None or not comparing.seats(table) or comparing.left(table):
        return None
    if next_thing(table).what != _DEAL or asks_winner(table):
        return None
    return Msg("All winners paid. Press {button}", button=end_label(table.setup)), ""


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Say how a seat ends and what is done with its wager; then what its other bets lose."""
    seat = seat_now(table, view)
    found = compared(table, seat) if seat is not None else None
    if seat is None or found is None:
        return _all_compared(table, view)
    line = Msg("Seat {seat}: {ending}", seat=seat, ending=_ending(found))
    if comparing.is_done(table, seat):
        line = Msg("Seat {seat}: {ending}", seat=seat, ending=foot(table, seat))
        return line, Msg("On record. UNDO takes it back")
    taken = [note for note in _notes(table, seat) if not note.is_later]
    said = joined(", ", (pay_line_model.title for pay_line_model in taken))
    return line, capitalized(said) if said else ""


def foot(table: Table, seat: int) -> str:
    """Say on a plate what was done with a wager, once that is on record."""
    found = compared(table, seat) if comparing.is_done(table, seat) else None
    if found is None:
        return ""
    if found.stake and found.outcome == "win":
        return Msg("PAID {amount}", amount=chips(found.net))
    gone = sum(taken(table, seat).values())
    if found.outcome == "push" and gone:
        return Msg("PUSH, TAKEN {amount}", amount=chips(gone))
    return Msg("TAKEN {amount}", amount=chips(gone)) if gone else ENDS[found.outcome]


def taken(table: Table, seat: int) -> dict[str, int]:
    """Return the bets that were taken with a seat which is done, each with its stake."""
    if not comparing.is_done(table, seat):
        return {}
    mine = _results(table, seat)
    ended = mine.wagers.items() if mine else ()
    return {wager: one.stake for wager, one in ended if one.outcome == "lose" and one.stake}


def won(table: Table, seat: int) -> dict[str, int]:
    """Return what a seat which is done is paid: for the wager that was compared, and others."""
    noted = table.seat(seat).compared
    if noted is None or not comparing.is_done(table, seat):
        return {}
    main = dict.fromkeys(table.setup.own_wagers, noted.net_cents) if noted.net_cents > 0 else {}
    mine = _results(table, seat)
    ended = mine.wagers.items() if mine else ()
    own = table.setup.own_wagers
    return main | {bet: one.net for bet, one in ended if one.net > 0 and bet not in own}


def _results(table: Table, seat: int) -> SeatResult | None:
    """Have the rules settle a seat with all its bets; others' hands may be worth envy to it."""
    if not table.seat(seat).wagers:
        return None
    everybody = settled(table, known.dealt_in(table), paytables_of(table.setup))
    return next((person for person in everybody if person.seat == seat), None)


def _ending(found: Compared) -> str:
    if not found.stake:
        return ENDS[found.outcome]
    match found.outcome:
        case "win":
            return Msg("WIN, pay {amount}", amount=chips(found.net))
        case "push":
            return Msg("PUSH, leave {amount}", amount=chips(found.stake))
    if found.is_foul:
        return Msg("FOUL, take {amount}", amount=chips(found.stake))
    return Msg("LOSE, take {amount}", amount=chips(found.stake))


def _why(found: Compared) -> str:
    if found.is_foul:
        return Msg("FOUL: low hand beats high hand")
    if found.is_copy:
        return Msg("LOSE: dealer wins copies")
    match found.low, found.high:
        case True, True:
            return Msg("WIN: low wins, high wins")
        case False, True:
            return Msg("PUSH: low loses, high wins")
        case True, False:
            return Msg("PUSH: low wins, high loses")
    return Msg("LOSE: low loses, high loses")


def _to_do(found: Compared) -> str:
    if not found.stake:
        return Msg("Bets not entered. Pay from the layout")
    match found.outcome:
        case "win":
            return Msg("pay {amount}", amount=chips(found.net))
        case "push":
            return Msg("{amount} stays", amount=chips(found.stake))
    return Msg("take {amount}", amount=chips(found.stake))


def _hands(table: Table, seat: int, found: Compared) -> tuple[ComparedHandModel, ...]:
    mine, dealers = sets.at(table, str(seat)), sets.at(table, DEALER)
    if mine is None or dealers is None:
        return ()
    low, theirs = table.seat(seat).low, sets.house_low(table, DEALER)
    own, house = table.round.cards[str(seat)], table.round.cards[DEALER]
    is_copy = (
        mine.low.value == dealers.low.value,
        mine.high.value == dealers.high.value,
    )
    verdicts = tuple(
        _verdict(found, is_higher=higher, is_copy=copy)
        for higher, copy in zip((found.low, found.high), is_copy, strict=True)
    )
    return (
        ComparedHandModel(
            Msg("LOW"),
            tuple(card for card in own if card in low),
            low_words(mine.low.text),
            tuple(card for card in house if card in theirs),
            low_words(dealers.low.text),
            verdicts[0],
            is_seats=found.low and not found.is_foul,
        ),
        ComparedHandModel(
            Msg("HIGH"),
            tuple(card for card in own if card not in low),
            hand_words(mine.high.text),
            tuple(card for card in house if card not in theirs),
            hand_words(dealers.high.text),
            verdicts[1],
            is_seats=found.high and not found.is_foul,
        ),
    )


def _verdict(found: Compared, *, is_higher: bool, is_copy: bool) -> str:
    if found.is_foul:
        return Msg("FOUL, LOSE")
    if is_copy:
        return Msg("COPY, DEALER")
    return Msg("SEAT") if is_higher else Msg("DEALER")


def _stops(table: Table, now: int) -> tuple[StopModel, ...]:
    return tuple(
        StopModel(
            str(seat),
            StopState.NOW
            if seat == now
            else StopState.PAID
            if comparing.is_done(table, seat)
            else StopState.LATER,
        )
        for seat in comparing.seats(table)
    )


def _done(table: Table, seat: int, found: Compared) -> Button[Any]:
    """Return the one button: it says the result, and which seat comes next."""
    if comparing.is_done(table, seat):
        undo = Do(CompareHand(seat, is_on=False))
        return Button(undo, Msg("UNDO"), "arrow-left", Msg("Compare it again"))
    label = Msg("PAID SEAT {seat}", seat=seat)
    if found.outcome == "push":
        label = Msg("PUSH DONE")
    elif found.outcome == "lose":
        label = Msg("TAKEN SEAT {seat}", seat=seat)
    after = [one for one in comparing.left(table) if one != seat]
    then = Msg("Next: seat {seat}", seat=after[0]) if after else Msg("The last seat")
    return Button(Do(CompareHand(seat)), label, "check", then, ActionState.NEXT)


def _notes(table: Table, seat: int) -> tuple[PayLineModel, ...]:
    """Return the other bets of a seat: what is taken with it, what is paid after all of them."""
    mine = _results(table, seat)
    notes: list[PayLineModel] = []
    for wager, one in mine.wagers.items() if mine else ():
        if wager in table.setup.own_wagers or not one.stake:
            continue
        notes.append(_note(table, (seat, wager), one))
        if mine and (envy := mine.envy.get(wager, 0)):
            said = Msg("ENVY {amount}", amount=chips(envy))
            notes.append(PayLineModel(said, _LATER, "", is_later=True))
    return tuple(notes)


def _note(table: Table, bet: tuple[int, str], ended: WagerResult) -> PayLineModel:
    seat, wager = bet
    label = table.setup.label_of(wager).upper()
    if ended.net > 0:
        said = Msg("{wager} wins {amount}", wager=label, amount=chips(ended.net))
        return PayLineModel(said, _LATER, "", is_later=True)
    said = Msg("take {wager} {amount}", wager=label, amount=chips(ended.stake))
    if wager not in ON_OWN_CARDS:
        return PayLineModel(said, "", "")
    best = printed_kind(sets.best(table, str(seat)).kind)
    return PayLineModel(said, Msg("{hand} pays nothing", hand=best), "")


def _commission(table: Table, seat: int, found: Compared) -> tuple[str, tuple[PayLineModel, ...]]:
    """Show gross, commission and net of a win, where the house takes any."""
    title = table.setup.pai_gow
    if title is None or not title.commission:
        return "", ()
    head = Msg("COMMISSION {percent}%", percent=PERCENT)
    if found.outcome != "win" or not found.stake:
        return head, (PayLineModel(Msg("Seat {seat} pays none", seat=seat), "", ""),)
    return head, (
        PayLineModel(
            Msg("Seat {seat}, won {amount}", seat=seat, amount=chips(found.stake)),
            "",
            dollars(found.commission),
        ),
        PayLineModel(Msg("Pay net"), "", dollars(found.net)),
    )
