"""The wins on record as a supervisor looks for them: by time, level and hand."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from dealer_assist.frozen import frozen
from dealer_assist.journal.queries.win_list import (
    BY_CAGE,
    NOT_TICKED,
    PAID,
    WinFilter,
    WinLine,
    WinSum,
)
from dealer_assist.reports.period import BusinessDay
from dealer_assist.rules.money import dollars
from dealer_assist.table.guide.words import count
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter
from dealer_assist.ui.models.actions import ActionModel, ActionState, Ask, Back, Pick, SheetModel
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.lists import RowButtonModel
from dealer_assist.ui.office.presenter.meters import hand_of, meter_name, meters_of
from dealer_assist.ui.table.presenter.staff_cards import LEVELS

TODAY, SHIFT, EVER = "today", "shift", "ever"
PERIODS = {TODAY: "TODAY", SHIFT: "THIS SHIFT", EVER: "ALL"}
LEVEL, HAND, FIND = "level", "hand", "find"
_BACK = ActionModel(Back(), "BACK", "arrow-left")
PAYMENTS = {PAID: "Paid", BY_CAGE: "Cage pays", NOT_TICKED: "Not ticked"}
MONEY_BAG = RowButtonModel("moneybag", "", "WIN PAGE")
CHOOSE = RowButtonModel("check", "CHOOSE", "CHOOSE")


@frozen
class WinRowModel:
    """One win: the prize to be read first."""

    key: str
    time: str
    seat: str
    hand: str
    prize: str
    who: str
    stars: int
    button: RowButtonModel
    is_backed_out: bool = False
    number: str = ""
    round: str = ""
    payment: str = ""


@frozen
class Chosen:
    """What the list is narrowed to: a period, a meter, and a hand of the jackpot on a sensor.

    A number that is looked for is that of a win or of a round, whenever it was.
    """

    period: str = TODAY
    level: Meter | None = None
    hand: tuple[str, str] | None = None
    number: int | None = None


def win_filter(
    chosen: Chosen, house_day: BusinessDay, now: datetime, opened: datetime | None
) -> WinFilter:
    """Turn what was chosen into a question; `opened` is when the shift began."""
    since = {
        TODAY: house_day.start(house_day.of(now)),
        SHIFT: opened or now,
        EVER: None,
    }[chosen.period]
    if chosen.number is not None:
        return WinFilter(number=chosen.number)
    return WinFilter(since, chosen.level, chosen.hand)


def win_row(setup: TableSetup, win: WinLine, button: RowButtonModel = MONEY_BAG) -> WinRowModel:
    """Show a win in a line."""
    stars = LEVELS[win.role][1] if win.role in LEVELS else 0
    return WinRowModel(
        key=str(win.number),
        time=f"{win.at:%d %b %H:%M}",
        seat=f"Seat {win.seat}",
        hand=hand_of(setup, win.sensor, win.line),
        prize=dollars(win.prize_cents),
        who=win.by,
        stars=stars,
        button=replace(button, name=f"{button.name} {win.number}"),
        is_backed_out=win.is_backed_out,
        number=f"Win {win.number:,}",
        round=f"Round {win.round:,}",
        payment="" if win.is_backed_out else PAYMENTS[win.payment],
    )


def sum_words(found: WinSum) -> str:
    """Say how many wins there are and what stands of them."""
    if not found.count:
        return "No win is on record here"
    standing = dollars(found.prize_cents - found.undone_cents)
    wins = count(found.standing, "win")
    if found.standing_hits != found.standing:
        wins = f"{wins} of {count(found.standing_hits, 'hit')}"
    if found.undone:
        return f"{wins}, {standing}; beside them {found.undone} backed out"
    return f"{wins}, {standing}"


def periods(chosen: Chosen) -> tuple[ChoiceModel, ...]:
    """Offer the periods."""
    return tuple(ChoiceModel(key, label, key == chosen.period) for key, label in PERIODS.items())


def narrowings(setup: TableSetup, chosen: Chosen) -> tuple[ChoiceModel, ...]:
    """Show what the list is narrowed to; each leads to a question."""
    level, hand = "All levels", "All hands"
    if chosen.level is not None:
        level = meter_name(setup, chosen.level)
    if chosen.hand is not None:
        hand = dict(_hands(setup))[chosen.hand]
    return (
        ChoiceModel(LEVEL, "LEVEL", chosen.level is not None, level),
        ChoiceModel(HAND, "HAND", chosen.hand is not None, hand),
        ChoiceModel(FIND, "FIND", chosen.number is not None, _looked_for(chosen.number)),
    )


def _looked_for(number: int | None) -> str:
    return "Win or round" if number is None else f"Number {number:,}"


def question(setup: TableSetup, what: str, chosen: Chosen, sensor: str = "") -> SheetModel:
    """Ask for the level or the hand; where there are two jackpots, first for the one of them."""
    every = _narrowed(chosen, replace(chosen, hand=None), "All hands")
    if what == LEVEL:
        every = _narrowed(chosen, replace(chosen, level=None), "All levels")
        offered = [
            _narrowed(chosen, replace(chosen, level=one), meter_name(setup, one))
            for one in meters_of(setup)
        ]
        title, detail = "Which level?", "Wins paid by the tray alone belong to no level"
    elif len(setup.jackpots) > 1 and not sensor:
        offered = [
            ActionModel(Ask(question(setup, HAND, chosen, key)), one.label, "")
            for key, one in setup.jackpots.items()
        ]
        title, detail = "Hands of which jackpot?", "Each has its own"
    else:
        offered = [
            _narrowed(chosen, replace(chosen, hand=hand), label)
            for hand, label in _hands(setup)
            if hand[0] == sensor or not sensor
        ]
        title, detail = "Which hand?", "The list shows this one alone"
    return SheetModel(title, detail, (every, *offered), _BACK, keeps_banner=False)


def pager(key: str, label: str, icon: str, *, is_end: bool) -> ActionModel:
    """Lead to newer or older wins, where there are some."""
    if is_end:
        reason = "No older ones" if label == "OLDER" else "The newest"
        return ActionModel(key, label, icon, reason, ActionState.NOT_YET, reason)
    return ActionModel(key, label, icon)


def _narrowed(now: Chosen, then: Chosen, label: str) -> ActionModel:
    return ActionModel(Pick(then), label, "check" if then == now else "")


def _hands(setup: TableSetup) -> Iterator[tuple[tuple[str, str], str]]:
    for sensor, jackpot in setup.jackpots.items():
        for line in jackpot.lines:
            yield (sensor, line.key), line.label
