"""A bet by street in the panel: seat by seat, what cannot be undone later far from the rest.

Asked where a seat may choose between several sizes, or may take a bet back, and its wagers are
known. What is touched is on record at once, and the next seat is asked by itself; a table whose
wagers nobody enters is asked nothing.
"""

from typing import Any

from dealer_assist.message import Msg, joined
from dealer_assist.rules.money import chips
from dealer_assist.rules.paytable import GameStage
from dealer_assist.rules.titles.title import BACK, Street
from dealer_assist.table.commands.round import FoldHand, LetRide
from dealer_assist.table.facts.dealing import stages, street_questions
from dealer_assist.table.facts.dealing.street_questions import (
    playing,
    seats_to_ask,
    stake_of,
    street_now,
)
from dealer_assist.table.state import Table
from dealer_assist.table.words import seats_named
from dealer_assist.ui.table.actions import (
    BetOnStreet,
    Do,
    TableAction,
)
from dealer_assist.ui.table.model.panel import BonusStripModel
from dealer_assist.ui.table.presenter.action_models import shut
from dealer_assist.ui.table.presenter.bets.street_tags import street_tags
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.table.presenter.words.names import after_words
from dealer_assist.ui.toolkit.values.touches import (
    Button,
)
from dealer_assist.value import Value, replace


class _Asked(Value):
    """A seat at its street."""

    seat: int
    street: Street
    stage: GameStage


def seat_asked(table: Table, view: PassingView) -> int | None:
    """Return the seat that the panel asks; it shares its frame with the panel."""
    asked = _asked(table, view)
    return asked.seat if asked is not None else None


def prompt(table: Table, view: PassingView) -> tuple[str, str] | None:
    """Name the seat that decides, and those after it; one that has said is asked by the panel.

    Folds that are to be collected come before that: there the detail stays the game's own.
    """
    asked = _asked(table, view)
    if asked is None or asked.seat not in seats_to_ask(table):
        return None
    line = Msg("Seat {seat}: {stage} bet or FOLD", seat=asked.seat, stage=asked.stage.label)
    if asked.street.otherwise == BACK:
        line = Msg("Seat {seat}: {stage} back or ride?", seat=asked.seat, stage=asked.stage.label)
    elif asked.stage.on_tie:
        line = Msg("Seat {seat}: WAR or SURRENDER?", seat=asked.seat)
    others = [seat for seat in seats_to_ask(table) if seat != asked.seat]
    if stages.folded_now(table):
        return line, ""
    if not others:
        return line, Msg("The last seat")
    return line, Msg("then {seats}", seats=seats_named(others))


def strip_model(table: Table, view: PassingView) -> BonusStripModel | None:
    """Ask one seat, each answer with what it means in chips; nothing where none is asked."""
    asked = _asked(table, view)
    if asked is None:
        return None
    ask = _ask_back if asked.street.otherwise == BACK else _ask_bet
    question, detail, answers = (_ask_tie if asked.stage.on_tie else ask)(table, asked)
    title = Msg("SEAT {seat}", seat=asked.seat)
    is_over = asked.seat not in seats_to_ask(table)
    return BonusStripModel(title, (), (), question, detail, answers, is_over=is_over, is_apart=True)


def foot_words(table: Table, view: PassingView, seat: int) -> str:
    """Say whose turn it is, and how many bets of a seat play once it has said; else nothing."""
    found, waiting, asked = street_now(table), seats_to_ask(table), _asked(table, view)
    if found is None or seat not in playing(table):
        return ""
    if seat in waiting:
        if asked is not None and asked.seat == seat:
            return Msg("DECIDES NOW")
        return after_words(seat, waiting, asked.seat if asked is not None else seat)
    street, _ = found
    if street.otherwise != BACK:
        made = street_tags(table, seat).get(street.wager, "")
        return joined(": ", (found[1].label, made)) if made else ""
    n, _ = _playing_bets(table, seat)
    return Msg("{n} BETS PLAY", one="{n} BET PLAYS", n=n)


def hands_open_at(table: Table) -> str:
    """Name the stage before which a touched seat is asked for its bet, not for its hand."""
    found = street_now(table)
    if found is None or found[0].otherwise != BACK or not playing(table):
        return ""
    return table.setup.stages[-1].label


def _ask_bet(table: Table, asked: _Asked) -> tuple[str, str, tuple[Button[Any], ...]]:
    """Ask for a fold, with what it loses, or for a size, with what then is in."""
    wagers, base = table.seat(asked.seat).wagers, stake_of(table, asked.seat)
    side = {bonus.wager for bonus in table.setup.title.bonuses} if table.setup.title else set()
    already = sum(cents for wager, cents in wagers.items() if wager not in side)
    fold = Button(
        Do(FoldHand(asked.seat)), Msg("FOLD"), "cross", Msg("Loses {amount}", amount=chips(already))
    )
    sizes = [
        Button(
            BetOnStreet(asked.seat, asked.street.wager, times * base),
            f"{times}×  {chips(times * base)}",
            "",
            Msg("total {sum}", sum=chips(already + times * base)),
        )
        for times in sorted(set(asked.street.words.values()))
    ]
    question = Msg("{stage}: bet or fold?", stage=asked.stage.label)
    detail = Msg(
        "{wager} {base}, so far {sum}", wager=_label(table), base=chips(base), sum=chips(already)
    )
    return question, detail, (fold, *sizes)


def _ask_tie(table: Table, asked: _Asked) -> tuple[str, str, tuple[Button[Any], ...]]:
    """Ask whether half of the wager is given up, or as much again goes to the war."""
    base = stake_of(table, asked.seat)
    give_up = Button(
        Do(FoldHand(asked.seat)),
        Msg("SURRENDER"),
        "cross",
        Msg("Loses {amount}", amount=chips(base // 2)),
    )
    war = Button(
        BetOnStreet(asked.seat, asked.street.wager, base),
        f"{table.setup.label_of(asked.street.wager).upper()}  {chips(base)}",
        "",
        Msg("total {sum}", sum=chips(2 * base)),
    )
    return Msg("Tie: WAR or SURRENDER?"), Msg("{amount} a bet", amount=chips(base)), (give_up, war)


def _ask_back(table: Table, asked: _Asked) -> tuple[str, str, tuple[Button[Any], ...]]:
    """Ask whether a bet goes back or rides; one that has said is asked again if it is touched."""
    seat, wager, base = asked.seat, asked.street.wager, stake_of(table, asked.seat)
    n, cents = _playing_bets(table, seat)
    if table.seat(seat).wagers.get(wager):
        back = Button(
            BetOnStreet(seat, wager, 0), Msg("TAKE BACK"), "undo", _plays(n - 1, cents - base)
        )
        ride: Button[TableAction] = Button(
            Do(LetRide(seat, wager)), Msg("LET IT RIDE"), "arrow-right", _plays(n, cents)
        )
        if wager in table.seat(seat).riding:
            ride = shut(replace(ride, detail=""), Msg("Rides"))
    else:
        back = shut(
            Button(BetOnStreet(seat, wager, 0), Msg("TAKE BACK"), "undo"),
            Msg("{amount} went back", amount=chips(base)),
        )
        ride = Button(
            BetOnStreet(seat, wager, base),
            Msg("PUT IT BACK"),
            "arrow-right",
            _plays(n + 1, cents + base),
        )
    question = Msg("{stage}: take back or let it ride?", stage=asked.stage.label)
    return question, Msg("{amount} a bet", amount=chips(base)), (back, ride)


def _plays(n: int, cents: int) -> str:
    return Msg("{n} bets play, {amount}", one="{n} bet plays, {amount}", n=n, amount=chips(cents))


def _playing_bets(table: Table, seat: int) -> tuple[int, int]:
    """Return how many of the equal bets of a seat lie there, and what they come to."""
    title, wagers = table.setup.title, table.seat(seat).wagers
    if title is None:
        return 0, 0
    lying = [cents for key in (title.base, *dict(title.equal)) if (cents := wagers.get(key, 0))]
    return len(lying), sum(lying)


def _asked(table: Table, view: PassingView) -> _Asked | None:
    found, seat = street_now(table), street_questions.seat_asked(table, view.selected)
    return _Asked(seat, *found) if found is not None and seat is not None else None


def _label(table: Table) -> str:
    title = table.setup.title
    return table.setup.label_of(title.base) if title is not None else ""
