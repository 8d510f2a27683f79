"""A toke by touch, in the panel while bets are open: the seat, the wager, then T and a chip.

What is touched is on record at once and shows on the plate: the next chip rests until that can
have been read. A seat whose touch says something else
says that first; what a touch would take back waits until the seat is looked at.
"""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.commands.tokes import LayToke
from dealer_assist.table.facts import tokes
from dealer_assist.table.state import Phase, Table
from dealer_assist.table.words import has_house_only
from dealer_assist.ui.table.actions import (
    Do,
    LookAtToke,
)
from dealer_assist.ui.table.model.panel import HandPanelModel
from dealer_assist.ui.table.presenter.bets.sides import asks_side
from dealer_assist.ui.table.presenter.felt import felt
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
    Button,
)


def can_lay(table: Table, seat: int) -> bool:
    """True if a toke can lie at a seat now."""
    return (
        table.round.phase is Phase.BETTING
        and table.plays(seat)
        and bool(tokes.wagers_at(table, seat))
    )


def looks_first(table: Table, seat: int) -> bool:
    """True if a touch has nothing new to say of a seat: it is looked at, for a toke."""
    is_asked = asks_side(table, seat) or bool(felt.spots_left(table, seat))
    if is_asked or not can_lay(table, seat):
        return False
    marks = felt.spots_to_mark(table, seat)
    says_plays = felt.asks_playing(table, seat) and not table.seat(seat).is_playing
    return not says_plays and all(table.sensor(spot).has_wager for spot in marks)


def looked_at(table: Table, seat: int) -> tuple[int, str]:
    """Return the seat that the panel looks at, with its wager where there is only one."""
    wagers = tokes.wagers_at(table, seat)
    return seat, wagers[0] if len(wagers) == 1 else ""


def seat_shown(table: Table, view: PassingView) -> int | None:
    """Return the seat whose tokes the panel shows."""
    seat, _ = view.toke_at
    return seat if seat and can_lay(table, seat) else None


def toke_panel(table: Table, view: PassingView) -> HandPanelModel | None:
    """Ask for the wager, then for chips; nothing where no seat is looked at for a toke."""
    seat, (_, wager) = seat_shown(table, view), view.toke_at
    if seat is None:
        return None
    whose, wagers = Msg("SEAT {seat}", seat=seat), tokes.wagers_at(table, seat)
    if wager not in wagers:
        return HandPanelModel(
            Msg("Toke with which wager?"),
            tokes.limits_named(table),
            seat=whose,
            answers=(
                *(_wager(table, seat, key) for key in wagers),
                *_progressive(table),
                _done(),
            ),
        )
    spot = (seat, wager)
    lies = table.round.tokes[spot].cents if spot in table.round.tokes else 0
    label, amount = _printed(table, wager), dollars(lies)
    return HandPanelModel(
        Msg("Toke on {wager}: {amount}", wager=label, amount=amount),
        tokes.limits_named(table),
        seat=whose,
        answers=(
            *(_chip(table, spot, lies, cents) for cents in tokes.chips_within(table)),
            _take_off(spot, lies),
            _wagers(seat) if len(wagers) > 1 else _done(),
        ),
    )


def _wager(table: Table, seat: int, wager: str) -> Button[Any]:
    toke = table.round.tokes.get((seat, wager))
    own = table.seat(seat).wagers.get(wager)
    detail = Msg("Own bet {amount}", amount=chips(own)) if own else ""
    if toke is not None:
        detail = Msg("T\N{NO-BREAK SPACE}{amount}", amount=chips(toke.cents))
    return Button(LookAtToke(seat, wager), _printed(table, wager), "", detail)


def _printed(table: Table, wager: str) -> str:
    """Return a wager as the layout prints it."""
    return next(row.label for row in table.setup.wagers if row.key == wager)


def _progressive(table: Table) -> tuple[Button[Any], ...]:
    """Show what a toke is never on, and say so."""
    if not table.setup.jackpots:
        return ()
    label = Msg("JACKPOT") if has_house_only(table.setup) else Msg("PROGRESSIVE")
    never = Msg("Never on the progressive")
    shut = ActionState.NOT_YET
    return (Button(LookAtToke(0, tokes.PROGRESSIVE), label, "", never, shut, never),)


def _chip(table: Table, spot: tuple[int, str], lies: int, cents: int) -> Button[Any]:
    lay, label = (
        Do(LayToke(*spot, lies + cents)),
        Msg("T\N{NO-BREAK SPACE}{amount}", amount=chips(cents)),
    )
    if tokes.refusal(table, spot, lies + cents):
        wrong = _limit(table, lies + cents)
        return Button(lay, label, "", wrong, ActionState.NOT_YET, wrong)
    return Button(lay, label, "", Msg("total {sum}", sum=chips(lies + cents)), is_judged=True)


def _limit(table: Table, cents: int) -> str:
    limits = table.setup.practices.tokes
    if limits is not None and cents < limits.least_cents:
        return Msg("{least} at least", least=chips(limits.least_cents))
    return Msg("{most} at most", most=chips(limits.most_cents if limits else 0))


def _take_off(spot: tuple[int, str], lies: int) -> Button[Any]:
    off, label = Do(LayToke(*spot, 0)), Msg("TAKE OFF")
    if lies:
        amount = Msg("T\N{NO-BREAK SPACE}{amount}", amount=chips(lies))
        return Button(off, label, "", amount, is_judged=True)
    none = Msg("Nothing on the layout")
    return Button(off, label, "", none, ActionState.NOT_YET, none)


def _wagers(seat: int) -> Button[Any]:
    return Button(LookAtToke(seat, ""), Msg("WAGERS"), "")


def _done() -> Button[Any]:
    return Button(LookAtToke(0, ""), Msg("DONE"), "")
