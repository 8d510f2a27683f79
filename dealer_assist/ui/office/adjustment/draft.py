"""An adjustment before it is asked for: what was chosen, what it would move, what is missing."""

from enum import Enum

from dealer_assist.errors import Refused
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import dollars, micros
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events.wins import MeterSet, WinBackedOut
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.ui.office.meter_names import hand_of, meter_name, meters_of
from dealer_assist.value import Value, replace

_A_NOTE = "to be written still"
# Nobody: two cards as they would have to be, to foretell what both of them would do.
_TWO = tuple(StaffMember(key, "", Role.EXECUTIVE, "") for key in ("first", "second"))


class Way(Enum):
    """What is adjusted, by the words on its button."""

    BACK_OUT = Msg("BACK OUT A WIN")
    SET = Msg("SET A METER")


class AdjustmentDraft(Value):
    """What was chosen so far.

    `of_round` are the wins of the round that the win belongs to, `stakes` its progressive wagers.
    """

    way: Way = Way.BACK_OUT
    win: WinLine | None = None
    of_round: tuple[Win, ...] = ()
    stakes: tuple[tuple[Spot, int], ...] = ()
    meter: Meter | None = None
    to_cents: int | None = None
    reason: str = ""
    note: str = ""


class Preview(Value):
    """What a meter shows before and after, or why not; neither where no meter moves."""

    before: int | None = None
    after: int | None = None
    refusal: str = ""


def command_of(draft: AdjustmentDraft, reason: str = "") -> c.AskAdjustment | c.AskMeterSet | None:
    """Return what the draft asks of the table; None while it does not say what to adjust."""
    reason = draft.reason or reason
    if draft.way is Way.BACK_OUT and draft.win is not None:
        return c.AskAdjustment(draft.win.number, reason, draft.of_round, draft.note, draft.stakes)
    if draft.way is Way.SET and draft.meter is not None and draft.to_cents is not None:
        return c.AskMeterSet(*draft.meter, micros(draft.to_cents), reason, draft.note)
    return None


def reasons(table: Table, draft: AdjustmentDraft) -> tuple[str, ...]:
    """Return the reasons for which this may be done."""
    law = table.setup.jurisdiction
    if draft.way is Way.BACK_OUT:
        return law.back_out_reasons
    if draft.meter is None or draft.to_cents is None:
        return ()
    account = table.accounts.get(draft.meter)
    return law.meter_reasons(account.shown_cents if account else 0, draft.to_cents)


def foretell(table: Table, draft: AdjustmentDraft) -> Preview:
    """Let a copy of the table do it, with two cards; the table itself does not move."""
    # The note is asked for last; what it will move shows before.
    written = replace(draft, note=draft.note or _A_NOTE)
    command = command_of(written, next(iter(reasons(table, draft)), ""))
    if command is None:
        return Preview()
    steps: list[c.Command] = [command, *map(c.SwipeCard, _TWO)]
    try:
        for step in steps:
            events = decide(table, step, 0)
            table = evolve_all(table, events)
    except Refused as refused:
        return Preview(refusal=str(refused))
    match events[-1:]:
        case (WinBackedOut(before=(was, *_), meters=(now, *_)),) | (
            MeterSet(before=(was, *_), meters=(now, *_)),
        ):
            return Preview(was.account.shown_cents, now.account.shown_cents)
        case _:
            return Preview()


def own_meters(setup: TableSetup) -> tuple[Meter, ...]:
    """Return the meters that hold players' money; the house's stay at their amount."""
    return tuple(meter for meter in meters_of(setup) if not setup.jackpots[meter[0]].is_house)


def chosen_win(
    win: WinLine, of_round: tuple[Win, ...], stakes: tuple[tuple[Spot, int], ...] = ()
) -> AdjustmentDraft:
    """Return a draft that backs a win out; reason and note are asked again."""
    return AdjustmentDraft(Way.BACK_OUT, win, of_round, stakes)


def chosen_meter(meter: Meter) -> AdjustmentDraft:
    """Return a draft that sets a meter."""
    return AdjustmentDraft(Way.SET, meter=meter)


def entered(draft: AdjustmentDraft, cents: int | None) -> AdjustmentDraft:
    """Return the draft with an amount; its reason goes: up and down have reasons of their own."""
    return replace(draft, to_cents=cents, reason="")


def title_of(setup: TableSetup, draft: AdjustmentDraft) -> str:
    """Return what the draft adjusts, or what is to be chosen first."""
    if draft.way is Way.BACK_OUT:
        if draft.win is None:
            return Msg("Choose the win that was wrong")
        hand = hand_of(setup, draft.win.sensor, draft.win.line)
        win = draft.win
        if win.shares > 1:
            return Msg(
                "Back out {shares} shares of {whole}, round {round}: {hand}",
                shares=win.shares,
                whole=dollars(win.hit_cents),
                round=win.round,
                hand=hand,
            )
        return Msg(
            "Win {number}, round {round}, seat {seat}: {hand}, {prize}",
            number=win.number,
            round=win.round,
            seat=win.seat,
            hand=hand,
            prize=dollars(win.prize_cents),
        )
    if not any(not jackpot.is_house for jackpot in setup.jackpots.values()):
        return Msg("This table has no meter to set")
    if draft.meter is None:
        return Msg("Choose the meter to set")
    return Msg("Set {meter}", meter=meter_name(setup, draft.meter))


def missing_in(draft: AdjustmentDraft, foretold: Preview) -> str:
    """Return what is still to be done before it can be applied, or nothing."""
    if foretold.refusal:
        return Msg("Not possible now")
    if command_of(draft) is None:
        return (
            Msg("Choose a win first") if draft.way is Way.BACK_OUT else Msg("Enter an amount first")
        )
    if not draft.reason:
        return Msg("Choose a reason first")
    return "" if draft.note else Msg("Write a note first")
