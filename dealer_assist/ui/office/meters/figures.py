"""The meters of a table as a supervisor reads them: every figure of every level."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta, tzinfo
from enum import Enum
from typing import TypeAlias

from dealer_assist.jackpot.account import Account
from dealer_assist.journal.queries.meter_history import HitMark, Point
from dealer_assist.journal.queries.win_list import WinLine, WinSum
from dealer_assist.message import Msg, capitalized, joined
from dealer_assist.rules.money import cents_shown, chips, dollars, percent
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter, Table
from dealer_assist.ui.i18n.days import day_and_time, unbroken_day
from dealer_assist.ui.office.meter_names import (
    hand_apart,
    hand_of,
    meter_cents,
    meter_name,
    meters_of,
)
from dealer_assist.ui.office.meters.course import WIN, CourseMark
from dealer_assist.ui.toolkit.nodes import Look, Panel, Text, column, space
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, Tone, cells, figures
from dealer_assist.ui.toolkit.values.lettering import SMALLEST_AMOUNT
from dealer_assist.ui.toolkit.values.touches import Choice
from dealer_assist.value import Value, replace

Figures: TypeAlias = tuple[tuple[str, str], ...]
"""Names with their figures."""


class MeterRange(Enum):
    """How far back a course goes."""

    HOUR = "hour"
    DAY = "day"
    FORTNIGHT = "fortnight"
    ALL = "all"


class MeterShown(Value):
    """Shows a meter."""

    meter: Meter


class RangeTurned(Value):
    """Shows another stretch of time."""

    range: MeterRange


class PointTold(Value):
    """A point of the course was touched; these are its words."""

    words: str


class CourseSaved(Value):
    """Saves the course for a program."""


class PictureSaved(Value):
    """Saves the chart as a picture, which the button adds."""

    png: bytes = b""


class ForecastAsked(Value):
    """Shows where the meters are likely to be."""


MetersTouch: TypeAlias = (
    MeterShown | RangeTurned | PointTold | CourseSaved | PictureSaved | ForecastAsked
)

RANGES = {
    MeterRange.HOUR: (Msg("HOUR"), Msg("Meter, last hour"), timedelta(hours=1)),
    MeterRange.DAY: (Msg("day").upper(), Msg("Meter, last 24 hours"), timedelta(days=1)),
    MeterRange.FORTNIGHT: (Msg("14 DAYS"), Msg("Meter, last 14 days"), timedelta(days=14)),
    MeterRange.ALL: (Msg("ALL"), Msg("Meter, since its first round"), None),
}
"""What a course may cover: its button, its title, how far back it goes."""

LAST_WINS = 25
_COLUMNS = (
    Column(Msg("Win"), 1.35),
    Column(Msg("Hand"), 1.4),
    figures(Msg("Prize"), 1.25),
)
_NONE = Account(0)


def first_range(begun: datetime | None, now: datetime) -> MeterRange:
    """Choose what shows at first: a young table's whole course, which two weeks would crowd."""
    stretch = RANGES[MeterRange.FORTNIGHT][2]
    assert stretch is not None
    is_old = begun is not None and now - begun >= stretch
    return MeterRange.FORTNIGHT if is_old else MeterRange.ALL


def meter_cards(table: Table, selected: Meter | None) -> tuple[Look[MetersTouch], ...]:
    """Return every meter with what it holds now; a white frame where its figures show."""
    return tuple(
        _card(
            MeterShown(meter),
            meter_name(table.setup, meter),
            dollars(meter_cents(table, meter)),
            _card_note(table, meter),
            is_selected=meter == selected,
        )
        for meter in meters_of(table.setup)
    )


def _card(
    touch: MeterShown, title: str, amount: str, note: str, *, is_selected: bool
) -> Look[MetersTouch]:
    words = column(
        space(),
        Text(title, "semi_22", "text_2").of(34),
        Text(amount, "heavy_42", least=SMALLEST_AMOUNT).of(52),
        Text(note, "medium_20", "text_2").of(30),
        space(),
    )
    framed = Panel(words, fill="pressed", edge="selected", line="selected", pad=(22, 0))
    face = replace(framed, fill="panel")
    if not is_selected:
        face = replace(face, edge="line_strong", line=None)
    return Look(touch, title, face, framed, detail=amount)


def ranges_of(shown: MeterRange) -> tuple[Choice[MetersTouch], ...]:
    """Offer how far back the course goes."""
    return tuple(
        Choice(RangeTurned(one), label, one is shown) for one, (label, _, _) in RANGES.items()
    )


def meter_figures(table: Table, meter: Meter, hits: WinSum) -> Figures:
    """Return every figure of one meter, each with its name."""
    sensor, name = meter
    level, account = table.setup.jackpots[sensor].level(name), _account(table, meter)
    return (
        (Msg("Current"), dollars(meter_cents(table, meter))),
        (Msg("Reserve"), dollars(cents_shown(account.reserve))),
        (Msg("Overflow"), dollars(cents_shown(account.overflow))),
        (capitalized(Msg("seed")), dollars(level.seed_cents)),
        (Msg("Cap"), Msg("None") if level.cap_cents is None else dollars(level.cap_cents)),
        (Msg("Rate to meter"), percent(level.rate_bp)),
        (Msg("Rate to reserve"), percent(level.reserve_bp)),
        (_hits_caption(hits), f"{hits.standing_hits:,}"),
        (_paid_caption(hits), dollars(cents_shown(account.paid))),
        (Msg("Total adjusted"), dollars(cents_shown(account.adjusted))),
    )


def last_wins(setup: TableSetup, wins: Sequence[WinLine], trouble: str) -> Grid[MetersTouch]:
    """List the newest wins of a meter, each hit once with its whole prize."""
    rows: tuple[Row[MetersTouch], ...] = tuple(
        Row(
            cells(
                Msg(
                    "Win {number}, {day} {time}",
                    number=f"{win.number:,}",
                    day=unbroken_day(win.at),
                    time=f"{win.at:%H:%M}",
                ),
                _stands(win, hand_apart(setup, win.sensor, win.line)),
                dollars(win.hit_cents or win.prize_cents),
            ),
            tone=Tone.SOFT if win.is_backed_out else Tone.PLAIN,
        )
        for win in wins
        if win.begins_hit
    )
    return Grid(_COLUMNS, rows, trouble or Msg("No win came off this meter yet"), lines=3)


def _stands(win: WinLine, hand: str) -> str:
    return Msg("BACKED OUT: {hand}", hand=hand) if win.is_backed_out else hand


def marked(
    setup: TableSetup, marks: Sequence[HitMark], wins: Sequence[WinLine], zone: tzinfo | None
) -> tuple[CourseMark, ...]:
    """Say what moved the meter, in the table's own time."""
    by_number = {win.number: win for win in wins}
    return tuple(_marked(setup, mark, by_number.get(mark.number), zone) for mark in marks)


def _marked(
    setup: TableSetup, mark: HitMark, win: WinLine | None, zone: tzinfo | None
) -> CourseMark:
    at, amount = day_and_time(mark.at.astimezone(zone)), dollars(mark.cents)
    if mark.kind == WIN and win is not None:
        return _won(mark, win, hand_of(setup, win.sensor, win.line), at)
    if mark.kind == WIN:
        words = Msg("{time} Win {number}: {amount}", time=at, number=mark.number, amount=amount)
    elif mark.number:
        words = Msg(
            "{time} Win {number} backed out: {amount}", time=at, number=mark.number, amount=amount
        )
    else:
        words = Msg("{time} Meter set by hand: {amount}", time=at, amount=amount)
    return CourseMark(mark, words)


def _won(mark: HitMark, win: WinLine, hand: str, at: str) -> CourseMark:
    """Say of a win what hand it was, in how many shares, and whether it still stands."""
    amount = dollars(mark.cents)
    words = Msg(
        "{time} {hand}, win {number}: {amount}",
        time=at,
        hand=hand,
        number=mark.number,
        amount=amount,
    )
    if win.shares > 1:
        words = Msg("{win} in {shares} shares", win=words, shares=win.shares)
    label = joined(" ", (hand, amount))
    if win.is_backed_out:
        words = Msg("{win}, backed out since", win=words)
        label = Msg("Backed out: {win}", win=amount)  # with its hand it would not fit the chart
    return CourseMark(mark, words, win.before_cents, win.after_cents, label)


def course_rows(
    meter: str, points: Sequence[Point], marks: Sequence[HitMark]
) -> Iterator[tuple[str, str, str, str]]:
    """Return a course for a program, in order: what the meter showed, and what moved it."""
    yield "at_utc", "meter", "what", "dollars"
    told = [(point.at, "shown", point.cents) for point in points]
    told += [
        (mark.at, f"{mark.kind} {mark.number}".removesuffix(" 0"), mark.cents) for mark in marks
    ]
    for at, what, cents in sorted(told):
        sign, (whole, part) = "-" * (cents < 0), divmod(abs(cents), 100)
        yield at.isoformat(timespec="seconds"), meter, what, f"{sign}{whole}.{part:02d}"


def _account(table: Table, meter: Meter) -> Account:
    return table.accounts.get(meter, _NONE)


def _card_note(table: Table, meter: Meter) -> str:
    sensor, name = meter
    jackpot = table.setup.jackpots[sensor]
    level = jackpot.level(name)
    if jackpot.is_house:
        return Msg("{jackpot}, paid by the house", jackpot=jackpot.key)
    if meter not in table.accounts:
        return Msg("{jackpot}, from its first opening on", jackpot=jackpot.key)
    return Msg("{jackpot}, seed {seed}", jackpot=jackpot.key, seed=chips(level.seed_cents))


def _paid_caption(hits: WinSum) -> str:
    return Msg("Paid, backed out too") if hits.undone_hits else Msg("Total paid")


def _hits_caption(hits: WinSum) -> str:
    if not hits.undone_hits:
        return Msg("Hits")
    return Msg("Hits, {count} backed out", count=f"{hits.undone_hits:,}")
