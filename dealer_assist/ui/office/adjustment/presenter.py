"""A manual adjustment before it is asked for: what it would move, what is still missing."""

from collections.abc import Sequence

from dealer_assist.errors import Refused
from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.journal.queries.win_records import AdjustmentOnRecord
from dealer_assist.message import Msg, joined, listed
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events.wins import MeterSet, WinBackedOut
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.table.words import reason_said
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.models.actions import ActionState
from dealer_assist.ui.models.grid import Column, Grid, Row, cells, figures
from dealer_assist.ui.models.touches import Button, Choice
from dealer_assist.ui.office.adjustment.model import (
    AdjustmentDraft,
    AdjustmentOpened,
    AdjustTouch,
    Applied,
    DraftModel,
    LateWinBegun,
    MeterChosen,
    NoteAsked,
    ReasonAsked,
    Way,
    WayTurned,
)
from dealer_assist.ui.office.meters.presenter import hand_of, meter_name, meters_of
from dealer_assist.value import Value, replace

TRAY_PAID = Msg("The tray paid this prize; no meter changes")
_COLUMNS = (
    Column(Msg("Time"), 0.62),
    Column(Msg("What"), 1.1),
    figures(Msg("Amount"), 0.95),
)
_A_NOTE = "to be written still"
# Nobody: two cards as they would have to be, to foretell what both of them would do.
_TWO = tuple(StaffMember(key, "", Role.EXECUTIVE, "") for key in ("first", "second"))

_TOLD = 60  # letters of a note that its button has room for; the pad and the page have all


class Preview(Value):
    """What a meter shows before and after, or why not; neither where no meter moves."""

    before: int | None = None
    after: int | None = None
    refusal: str = ""


def command_of(draft: AdjustmentDraft, reason: str = "") -> c.AskAdjustment | c.AskMeterSet | None:
    """Write what the draft asks of the table; None while it does not say what to adjust."""
    reason = draft.reason or reason
    if draft.way is Way.BACK_OUT and draft.win is not None:
        return c.AskAdjustment(draft.win.number, reason, draft.of_round, draft.note, draft.stakes)
    if draft.way is Way.SET and draft.meter is not None and draft.to_cents is not None:
        return c.AskMeterSet(*draft.meter, micros(draft.to_cents), reason, draft.note)
    return None


def reasons(table: Table, draft: AdjustmentDraft) -> tuple[str, ...]:
    """Give the reasons for which this may be done."""
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


def draft_model(table: Table, draft: AdjustmentDraft, refusal: str = "") -> DraftModel:
    """Show what was chosen, what it moves and what is still missing."""
    foretold = foretell(table, draft)
    command = command_of(draft)
    refused = refusal or foretold.refusal
    has_meter = foretold.before is not None
    words = refused
    if command is not None and not has_meter and not refused:
        words = TRAY_PAID
    return DraftModel(
        title=_title(table.setup, draft),
        before=dollars(foretold.before) if foretold.before is not None else "",
        after=dollars(foretold.after) if foretold.after is not None else "",
        words=words,
        is_refused=bool(refused),
        reason=_asks(
            ReasonAsked(), Msg("REASON"), reason_said(draft.reason), is_open=command is not None
        ),
        note=_asks(NoteAsked(), Msg("NOTE"), draft.note, is_open=command is not None),
        apply=_apply(_missing(draft, foretold)),
    )


def ways_of(draft: AdjustmentDraft) -> tuple[Choice[AdjustTouch], ...]:
    """Offer what can be adjusted."""
    ways = (Choice(WayTurned(one), one.value, one is draft.way) for one in Way)
    return (*ways, Choice(LateWinBegun(), Msg("LATE WIN")))


def meters_to_set(setup: TableSetup, draft: AdjustmentDraft) -> tuple[Choice[AdjustTouch], ...]:
    """Offer the meters that can be set."""
    return tuple(
        Choice(MeterChosen(one), meter_name(setup, one), one == draft.meter)
        for one in own_meters(setup)
    )


def own_meters(setup: TableSetup) -> tuple[Meter, ...]:
    """Give the meters that hold players' money; the house's stay at their amount."""
    return tuple(one for one in meters_of(setup) if not setup.jackpots[one[0]].is_house)


def round_answers(rounds: Sequence[RoundLine]) -> tuple[Button[int], ...]:
    """Offer the last rounds, in one of which a win was found."""
    return tuple(
        Button(
            one.round,
            Msg("ROUND {round}", round=f"{one.round:,}"),
            "",
            Msg(
                "{time}, {n} wagers",
                one="{time}, {n} wager",
                time=one.opened_local[11:16],
                n=one.wagers,
            ),
        )
        for one in rounds
        if one.wagers and one.outcome == "ended"
    )


def on_record(
    setup: TableSetup, found: Sequence[AdjustmentOnRecord], trouble: str
) -> Grid[AdjustTouch]:
    """List the adjustments, each with its page."""
    rows = tuple(
        Row(
            cells(day_and_time(one.fact.at), *_what(setup, one)),
            button=Button(
                AdjustmentOpened(one.fact.seq),
                Msg("PAGE"),
                "printer",
                name=Msg("PAGE OF ADJUSTMENT {seq}", seq=one.fact.seq),
            ),
        )
        for one in found
    )
    return Grid(_COLUMNS, rows, trouble or Msg("Nothing was adjusted yet"))


def chosen_win(
    win: WinLine, of_round: tuple[Win, ...], stakes: tuple[tuple[Spot, int], ...] = ()
) -> AdjustmentDraft:
    """Choose the win that is to be backed out; reason and note are asked anew."""
    return AdjustmentDraft(Way.BACK_OUT, win, of_round, stakes)


def chosen_meter(meter: Meter) -> AdjustmentDraft:
    """Choose the meter that is to be set."""
    return AdjustmentDraft(Way.SET, meter=meter)


def entered(draft: AdjustmentDraft, cents: int | None) -> AdjustmentDraft:
    """Take an amount; its reason is chosen anew, for up and down have reasons of their own."""
    return replace(draft, to_cents=cents, reason="")


def _title(setup: TableSetup, draft: AdjustmentDraft) -> str:
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


def _missing(draft: AdjustmentDraft, foretold: Preview) -> str:
    """Say what is still to be done before it can be applied, or nothing."""
    if foretold.refusal:
        return Msg("Not possible now")
    if command_of(draft) is None:
        return (
            Msg("Choose a win first") if draft.way is Way.BACK_OUT else Msg("Enter an amount first")
        )
    if not draft.reason:
        return Msg("Choose a reason first")
    return "" if draft.note else Msg("Write a note first")


def _asks(
    touch: ReasonAsked | NoteAsked, label: str, value: str, *, is_open: bool
) -> Button[AdjustTouch]:
    if not is_open:
        return Button(touch, label, "", "", ActionState.NOT_YET, Msg("Required"))
    told = value if len(value) <= _TOLD else joined(" ", (value[:_TOLD].rstrip(), "…"))
    return Button(touch, label, "check" if value else "", told or Msg("Required"))


def _apply(missing: str) -> Button[AdjustTouch]:
    label = Msg("HOLD TO APPLY")
    if missing:
        return Button(Applied(), label, "padlock", "", ActionState.NOT_YET, missing)
    return Button(Applied(), label, "sliders", Msg("Then two people's cards"), ActionState.HOLD)


def _what(setup: TableSetup, one: AdjustmentOnRecord) -> tuple[str, str]:
    if one.award is not None:
        numbers = listed([str(number) for number in sorted(number for number, _ in one.shares)])
        return Msg("Win {numbers} backed out", numbers=numbers), dollars(one.prize_cents)
    shown = dollars(cents_shown(one.after_micros))
    jackpot = setup.jackpots.get(one.sensor)
    levels = {level.name: level.label for level in jackpot.levels} if jackpot else {}
    if len(levels) == 1:
        return Msg("Meter set"), shown
    return Msg("{level} set", level=levels.get(one.level, one.level)), shown
