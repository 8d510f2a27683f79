"""A manual adjustment before it is asked for: what it would move, what is still missing."""

from collections.abc import Sequence
from dataclasses import replace

from dealer_assist.errors import Refused
from dealer_assist.frozen import frozen
from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.journal.queries.win_list import WinLine
from dealer_assist.journal.queries.win_records import AdjustmentOnRecord
from dealer_assist.message import listed
from dealer_assist.rules.money import cents_shown, dollars, micros
from dealer_assist.table import commands as c
from dealer_assist.table.decide import decide
from dealer_assist.table.events.wins import MeterSet, WinBackedOut
from dealer_assist.table.evolve import evolve_all
from dealer_assist.table.guide.words import count
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.setup.table_setup import Spot, TableSetup
from dealer_assist.table.state import Meter, Table, Win
from dealer_assist.ui.models.actions import ActionModel, ActionState, Back, Pick, SheetModel
from dealer_assist.ui.models.lists import Column, Row, RowButtonModel, RowListModel
from dealer_assist.ui.office.presenter.meters import hand_of, meter_name

BACK_OUT, SET, LATE = "back_out", "set", "late"
WAYS = {BACK_OUT: "BACK OUT A WIN", SET: "SET A METER"}
REASON, NOTE, APPLY = "reason", "note", "apply"
TRAY_PAID = "The tray paid this prize; no meter changes"
_COLUMNS = (Column("Time", 0.62), Column("What", 1.1), Column("Amount", 0.95, is_right=True))
_A_NOTE = "to be written still"
# Nobody: two cards as they would have to be, to foretell what both of them would do.
_TWO = tuple(StaffMember(key, "", Role.EXECUTIVE, "") for key in ("first", "second"))


_TOLD = 60  # letters of a note that its button has room for; the pad and the page have all


@frozen
class Draft:
    """What was chosen so far.

    `of_round` are the wins of the round that the win belongs to, `stakes` its progressive wagers.
    """

    way: str = BACK_OUT
    win: WinLine | None = None
    of_round: tuple[Win, ...] = ()
    stakes: tuple[tuple[Spot, int], ...] = ()
    meter: Meter | None = None
    to_cents: int | None = None
    reason: str = ""
    note: str = ""


@frozen
class Preview:
    """What a meter shows before and after, or why not; neither where no meter moves."""

    before: int | None = None
    after: int | None = None
    refusal: str = ""


@frozen
class AdjustModel:
    """The adjustment as it stands: its name, before and after, and its three buttons."""

    title: str
    before: str
    after: str
    words: str
    is_refused: bool
    reason: ActionModel
    note: ActionModel
    apply: ActionModel


def command_of(draft: Draft, reason: str = "") -> c.AskAdjustment | c.AskMeterSet | None:
    """Write what the draft asks of the table; None while it does not say what to adjust."""
    reason = draft.reason or reason
    if draft.way == BACK_OUT and draft.win is not None:
        return c.AskAdjustment(draft.win.number, reason, draft.of_round, draft.note, draft.stakes)
    if draft.way == SET and draft.meter is not None and draft.to_cents is not None:
        return c.AskMeterSet(*draft.meter, micros(draft.to_cents), reason, draft.note)
    return None


def reasons(table: Table, draft: Draft) -> tuple[str, ...]:
    """Give the reasons for which this may be done."""
    law = table.setup.jurisdiction
    if draft.way == BACK_OUT:
        return law.back_out_reasons
    if draft.meter is None or draft.to_cents is None:
        return ()
    account = table.accounts.get(draft.meter)
    return law.meter_reasons(account.shown_cents if account else 0, draft.to_cents)


def foretell(table: Table, draft: Draft) -> Preview:
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


def adjust_model(table: Table, draft: Draft, refusal: str = "") -> AdjustModel:
    """Show what was chosen, what it moves and what is still missing."""
    foretold = foretell(table, draft)
    command = command_of(draft)
    refused = refusal or foretold.refusal
    has_meter = foretold.before is not None
    words = refused
    if command is not None and not has_meter and not refused:
        words = TRAY_PAID
    return AdjustModel(
        title=_title(table.setup, draft),
        before=dollars(foretold.before) if foretold.before is not None else "",
        after=dollars(foretold.after) if foretold.after is not None else "",
        words=words,
        is_refused=bool(refused),
        reason=_asks(REASON, "REASON", draft.reason, is_open=command is not None),
        note=_asks(NOTE, "NOTE", draft.note, is_open=command is not None),
        apply=_apply(_missing(draft, foretold)),
    )


def reasons_sheet(table: Table, draft: Draft) -> SheetModel:
    """Ask for one of the allowed reasons."""
    law = table.setup.jurisdiction
    choices = tuple(ActionModel(Pick(one), one, "") for one in reasons(table, draft))
    return SheetModel(
        "Why is this adjusted?",
        f"No other reason counts, by {law.rule('adjustment')}",
        choices,
        ActionModel(Back(), "BACK", "arrow-left"),
        keeps_banner=False,
    )


def rounds_sheet(rounds: Sequence[RoundLine]) -> SheetModel:
    """Ask in which of the last rounds a win was found; an older one is looked up in HISTORY."""
    choices = tuple(
        ActionModel(
            Pick(one.round),
            f"ROUND {one.round:,}",
            "",
            f"{one.opened_local[11:16]}, {count(one.wagers, 'wager')}",
        )
        for one in rounds
        if one.wagers and one.outcome == "ended"
    )
    detail = "An older one: HISTORY, LOOK, LATE WIN" if choices else "No round with a wager is over"
    back = ActionModel(Back(), "BACK", "arrow-left")
    return SheetModel("Late win: of which round?", detail, choices, back, keeps_banner=False)


def on_record(setup: TableSetup, found: Sequence[AdjustmentOnRecord], trouble: str) -> RowListModel:
    """List the adjustments, each with its page."""
    rows = tuple(
        Row(
            str(one.fact.seq),
            (f"{one.fact.at:%d %b %H:%M}", *_what(setup, one)),
            button=RowButtonModel("printer", "PAGE", f"PAGE OF ADJUSTMENT {one.fact.seq}"),
        )
        for one in found
    )
    return RowListModel(_COLUMNS, rows, trouble or "Nothing was adjusted yet")


def chosen_win(
    win: WinLine, of_round: tuple[Win, ...], stakes: tuple[tuple[Spot, int], ...] = ()
) -> Draft:
    """Choose the win that is to be backed out; reason and note are asked anew."""
    return Draft(BACK_OUT, win, of_round, stakes)


def chosen_meter(meter: Meter) -> Draft:
    """Choose the meter that is to be set."""
    return Draft(SET, meter=meter)


def entered(draft: Draft, cents: int | None) -> Draft:
    """Take an amount; its reason is chosen anew, for up and down have reasons of their own."""
    return replace(draft, to_cents=cents, reason="")


def _title(setup: TableSetup, draft: Draft) -> str:
    if draft.way == BACK_OUT:
        if draft.win is None:
            return "Choose the win that was wrong"
        hand = hand_of(setup, draft.win.sensor, draft.win.line)
        win = draft.win
        if win.shares > 1:
            whole = dollars(win.hit_cents)
            return f"Back out {win.shares} shares of {whole}, round {win.round}: {hand}"
        prize = dollars(win.prize_cents)
        return f"Win {win.number}, round {win.round}, seat {win.seat}: {hand}, {prize}"
    if not any(not jackpot.is_house for jackpot in setup.jackpots.values()):
        return "This table has no meter to set"
    if draft.meter is None:
        return "Choose the meter to set"
    return f"Set {meter_name(setup, draft.meter)}"


def _missing(draft: Draft, foretold: Preview) -> str:
    """Say what is still to be done before it can be applied, or nothing."""
    if foretold.refusal:
        return "Not possible now"
    if command_of(draft) is None:
        return "Choose a win first" if draft.way == BACK_OUT else "Enter an amount first"
    if not draft.reason:
        return "Choose a reason first"
    return "" if draft.note else "Write a note first"


def _asks(key: str, label: str, value: str, *, is_open: bool) -> ActionModel:
    if not is_open:
        return ActionModel(key, label, "", "", ActionState.NOT_YET, "Required")
    told = value if len(value) <= _TOLD else f"{value[:_TOLD].rstrip()} …"
    return ActionModel(key, label, "check" if value else "", told or "Required")


def _apply(missing: str) -> ActionModel:
    label = "HOLD TO APPLY"
    if missing:
        return ActionModel(APPLY, label, "padlock", "", ActionState.NOT_YET, missing)
    return ActionModel(APPLY, label, "sliders", "Then two people's cards", ActionState.HOLD)


def _what(setup: TableSetup, one: AdjustmentOnRecord) -> tuple[str, str]:
    if one.award is not None:
        numbers = listed([str(number) for number in sorted(number for number, _ in one.shares)])
        return f"Win {numbers} backed out", dollars(one.prize_cents)
    shown = dollars(cents_shown(one.after_micros))
    jackpot = setup.jackpots.get(one.sensor)
    levels = {level.name: level.label for level in jackpot.levels} if jackpot else {}
    if len(levels) == 1:
        return "Meter set", shown
    return f"{levels.get(one.level, one.level)} set", shown
