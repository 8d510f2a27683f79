"""The wins on record as a supervisor looks for them: by time, level and hand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from dealer_assist.journal.win_list import WinFilter, WinLine, WinSum
from dealer_assist.reports.period import BusinessDay
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup import TableSetup
from dealer_assist.table.words import count
from dealer_assist.ui.models.actions import ActionLook, ActionState, SheetLook
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.models.lists import RowButtonLook
from dealer_assist.ui.present.meters_office import hand_of, meter_key, meter_name, meters_of
from dealer_assist.ui.present.panel import LEVELS

TODAY, SHIFT, EVER = "today", "shift", "ever"
PERIODS = {TODAY: "TODAY", SHIFT: "THIS SHIFT", EVER: "ALL"}
ANY = ""
LEVEL, HAND, OF = "level", "hand", "of"
_BACK = ActionLook("back", "BACK", "arrow-left")
MONEY_BAG = RowButtonLook("moneybag", "", "WIN PAGE")
CHOOSE = RowButtonLook("check", "CHOOSE", "CHOOSE")


@dataclass(frozen=True, slots=True)
class WinRowLook:
    """One win: the prize to be read first."""

    key: str
    time: str
    seat: str
    hand: str
    prize: str
    who: str
    stars: int
    button: RowButtonLook
    is_backed_out: bool = False


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the list is narrowed to: a period, a meter and a hand, by their keys."""

    period: str = TODAY
    level: str = ANY
    hand: str = ANY


def win_filter(
    chosen: Chosen, house_day: BusinessDay, now: datetime, opened: datetime | None
) -> WinFilter:
    """Turn what was chosen into a question; `opened` is when the shift began."""
    since = {
        TODAY: house_day.start(house_day.of(now)),
        SHIFT: opened or now,
        EVER: None,
    }[chosen.period]
    return WinFilter(since, _pair(chosen.level), _pair(chosen.hand))


def win_row(setup: TableSetup, win: WinLine, button: RowButtonLook = MONEY_BAG) -> WinRowLook:
    """Show a win in a line."""
    stars = LEVELS[win.role][1] if win.role in LEVELS else 0
    return WinRowLook(
        key=str(win.number),
        time=f"{win.at:%d %b %H:%M}",
        seat=f"Seat {win.seat}",
        hand=hand_of(setup, win.sensor, win.line),
        prize=dollars(win.prize_cents),
        who=win.by,
        stars=stars,
        button=replace(button, name=f"{button.name} {win.number}"),
        is_backed_out=win.is_backed_out,
    )


def sum_words(found: WinSum) -> str:
    """Say how many wins there are and what stands of them."""
    if not found.count:
        return "No win is on record here"
    standing = dollars(found.prize_cents - found.undone_cents)
    if found.undone:
        return f"{count(found.count, 'win')}, {found.undone} backed out; {standing} stands"
    return f"{count(found.count, 'win')}, {standing}"


def periods(chosen: Chosen) -> tuple[ChoiceLook, ...]:
    """Offer the periods."""
    return tuple(ChoiceLook(key, label, key == chosen.period) for key, label in PERIODS.items())


def narrowings(setup: TableSetup, chosen: Chosen) -> tuple[ChoiceLook, ChoiceLook]:
    """Show what the list is narrowed to; each leads to a question."""
    levels, hands = dict(_levels(setup)), dict(_hands(setup))
    return (
        ChoiceLook(LEVEL, "LEVEL", bool(chosen.level), levels.get(chosen.level, "All levels")),
        ChoiceLook(HAND, "HAND", bool(chosen.hand), hands.get(chosen.hand, "All hands")),
    )


def question(setup: TableSetup, what: str, chosen: Chosen, sensor: str = "") -> SheetLook:
    """Ask for the level or the hand; where there are two jackpots, first for the one of them."""
    if what == LEVEL:
        offered, is_now = [(f"{LEVEL}={key}", label) for key, label in _levels(setup)], chosen.level
        title, detail = "Which level?", "Wins paid by the tray alone belong to no level"
    elif len(setup.jackpots) > 1 and not sensor:
        offered = [(f"{OF}={key}", one.label) for key, one in setup.jackpots.items()]
        title, detail, is_now = "Hands of which jackpot?", "Each has its own", chosen.hand
    else:
        hands = ((key, label) for key, label in _hands(setup) if key.startswith(sensor))
        offered, is_now = [(f"{HAND}={key}", label) for key, label in hands], chosen.hand
        title, detail = "Which hand?", "The list shows this one alone"
    every = (f"{what}={ANY}", "All levels" if what == LEVEL else "All hands")
    choices = tuple(
        ActionLook(key, label, "check" if key == f"{what}={is_now}" else "")
        for key, label in (every, *offered)
    )
    return SheetLook(title, detail, choices, _BACK, keeps_banner=False)


def following(setup: TableSetup, key: str, chosen: Chosen) -> SheetLook | None:
    """Give the question that an answer leads to, if any."""
    what, _, sensor = key.partition("=")
    return question(setup, HAND, chosen, sensor) if what == OF else None


def answered(chosen: Chosen, key: str) -> Chosen:
    """Take an answer of a question; the way back changes nothing."""
    what, is_answer, value = key.partition("=")
    if not is_answer:
        return chosen
    return replace(chosen, level=value) if what == LEVEL else replace(chosen, hand=value)


def pager(key: str, label: str, icon: str, *, is_end: bool) -> ActionLook:
    """Lead to newer or older wins, where there are some."""
    if is_end:
        reason = "No older ones" if label == "OLDER" else "The newest"
        return ActionLook(key, label, icon, reason, ActionState.NOT_YET, reason)
    return ActionLook(key, label, icon)


def _levels(setup: TableSetup) -> Iterator[tuple[str, str]]:
    for meter in meters_of(setup):
        yield meter_key(meter), meter_name(setup, meter)


def _hands(setup: TableSetup) -> Iterator[tuple[str, str]]:
    for sensor, jackpot in setup.jackpots.items():
        for line in jackpot.lines:
            yield f"{sensor}:{line.key}", line.label


def _pair(key: str) -> tuple[str, str] | None:
    first, _, second = key.partition(":")
    return (first, second) if key else None
