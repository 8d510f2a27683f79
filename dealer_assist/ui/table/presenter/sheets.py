"""The questions that are asked over the table; each answer carries what it leads to."""

from typing import Any

from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars
from dealer_assist.table import commands as c
from dealer_assist.table.facts import irregularities, voids
from dealer_assist.table.guide.controls import Control, ControlStanding
from dealer_assist.table.setup.roles import Role
from dealer_assist.table.setup.table_setup import Spot
from dealer_assist.table.state import IN_ROUND, Phase, Table
from dealer_assist.ui.table.actions import (
    Do,
)
from dealer_assist.ui.table.presenter.action_models import (
    action_model,
    back_to_table,
    reason_choices,
)
from dealer_assist.ui.toolkit.values.touches import (
    Button,
    SheetQuestion,
)

_WHOM = (Role.SUPERVISOR.label, Role.EXECUTIVE.label, Role.TECHNICIAN.label)
_WRONG_CARDS = "Wrong number of cards"
_BACK = back_to_table()


def void_sheet(table: Table) -> SheetQuestion[Any]:
    """Ask why the round does not count."""
    reasons = reason_choices(table.setup.void_reasons, lambda why: Do(c.VoidRound(why)))
    detail = Msg("All wagers go back to the players, and the cards are reshuffled.")
    if table.setup.jackpots:
        detail = Msg(
            "All wagers go back to the players. This round's contributions come off the meter."
        )
    if table.round.phase is Phase.BETTING:
        detail = Msg("No round is running: chips on the table stay there as bets.")
    if gone := voids.hands_that_go(table):
        (seat, sensor), line, _ = gone[0]
        detail = Msg(
            "Seat {seat}: {hand}, {amount}, is canceled too. A second person gets an alert.",
            seat=seat,
            hand=table.setup.line(sensor, line).label,
            amount=dollars(voids.worth(table, sensor, line)),
        )
    back = back_to_table(Msg("The round goes on"))
    return SheetQuestion(Msg("Why is this round void?"), detail, reasons, back)


def void_reason(table: Table) -> str:
    """Return the reason that a void has already: an irregularity that was noted; else nothing."""
    now = table.lasting.irregularity
    if now is None or now.kind != irregularities.WRONG_CARDS:
        return ""
    return next((reason for reason in table.setup.void_reasons if reason == _WRONG_CARDS), "")


def close_sheet(table: Table) -> SheetQuestion[Any]:
    """Ask before the table is closed: the next round needs a dealer's card."""
    close = Button(
        Do(c.CloseTable()), Msg("CLOSE TABLE"), "door", Msg("Records the closing meters")
    )
    return SheetQuestion(
        Msg("Close table {table}?", table=table.setup.number),
        Msg("No round is running. A dealer's card opens it again."),
        (close,),
        _BACK,
    )


def irregularity_sheet(table: Table) -> SheetQuestion[Any]:
    """Ask what went wrong in dealing."""
    cards = Control(ControlStanding.NOT_YET, Msg("In play, before a win is recorded"))
    if table.round.phase in IN_ROUND and not table.round.wins:
        cards = Control(ControlStanding.FREE, Msg("All hands are void"))
    shuffler = Control(
        ControlStanding.FREE, Msg("{n} steps, one by one", n=irregularities.steps(table.setup))
    )
    ruled = Control(ControlStanding.NOT_YET, Msg("In play"))
    if table.round.phase in IN_ROUND:
        ruled = Control(ControlStanding.FREE, Msg("A supervisor rules on it"))
    ways = {
        irregularities.WRONG_CARDS: (Msg("WRONG NUMBER OF CARDS"), "card", cards),
        irregularities.WRONG_DRAW: (Msg("CARD DRAWN WRONGLY"), "card", ruled),
        irregularities.EXPOSED: (Msg("CARD EXPOSED"), "card", ruled),
        irregularities.SHUFFLER: (Msg("SHUFFLER"), "wrench", shuffler),
    }
    return SheetQuestion(
        Msg("What went wrong?"),
        Msg("Recorded at once. The screen guides you through it."),
        tuple(
            action_model(_note(kind), *ways[kind]) for kind in irregularities.offered(table.setup)
        ),
        _BACK,
    )


def mark_sheet(spots: list[Spot]) -> SheetQuestion[Any]:
    """Ask which wager of a seat is marked by hand."""
    return SheetQuestion(
        Msg("Which wager of seat {seat}?", seat=spots[0][0]),
        Msg("Counts as if the sensor had seen it. Recorded as marked by hand."),
        tuple(
            Button(Do(c.MarkWager(seat, name)), Msg("SENSOR {sensor}", sensor=name), "chip")
            for seat, name in spots
        ),
        _BACK,
    )


def told_sheet(table: Table, step: int) -> SheetQuestion[Any]:
    """Ask who was told, where a step of the checklist is a call."""
    asked = table.setup.prompts.get(f"{irregularities.SHUFFLER}_{step}_told", "")
    title = Msg.of(asked, {}) if asked else Msg("Who was told?")
    choices = tuple(Button(Do(c.TickStep(step, who)), who.upper(), "phone") for who in _WHOM)
    detail = Msg("Recorded with the checklist.")
    if table.setup.approval is not None and (service := table.setup.approval.service):
        detail = Msg("Service: {service}. It is recorded with the checklist.", service=service)
    return SheetQuestion(title, detail, choices, _BACK)


def _note(kind: str) -> Do:
    return Do(c.NoteIrregularity(kind))
