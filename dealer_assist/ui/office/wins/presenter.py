"""The wins on record as a supervisor looks for them: by time, level and hand."""

from collections.abc import Iterator
from datetime import datetime

from dealer_assist.journal.queries.win_list import WinFilter, WinSum
from dealer_assist.message import Msg, joined
from dealer_assist.reports.period import BusinessDay
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.touches import Button, Choice, choices
from dealer_assist.ui.office.meters.presenter import meter_name, meters_of
from dealer_assist.ui.office.win_list.model import NO_WIN
from dealer_assist.ui.office.wins.model import (
    Chosen,
    HandAsked,
    LevelAsked,
    NumberAsked,
    WinPeriod,
    WinsOf,
    WinsTouch,
)
from dealer_assist.value import replace

PERIODS = {
    WinPeriod.TODAY: Msg("TODAY"),
    WinPeriod.SHIFT: Msg("THIS SHIFT"),
    WinPeriod.EVER: Msg("ALL"),
}


def win_filter(
    chosen: Chosen, house_day: BusinessDay, now: datetime, opened: datetime | None
) -> WinFilter:
    """Turn what was chosen into a question; `opened` is when the shift began."""
    since = {
        WinPeriod.TODAY: house_day.start(house_day.of(now)),
        WinPeriod.SHIFT: opened or now,
        WinPeriod.EVER: None,
    }[chosen.period]
    if chosen.number is not None:
        return WinFilter(number=chosen.number)
    return WinFilter(since, chosen.level, chosen.hand)


def sum_words(found: WinSum) -> str:
    """Say how many wins there are and what stands of them."""
    if not found.count:
        return NO_WIN
    standing = dollars(found.prize_cents - found.undone_cents)
    wins = Msg("{n} wins", one="{n} win", n=found.standing)
    if found.standing_hits != found.standing:
        hits = Msg("{n} hits", one="{n} hit", n=found.standing_hits)
        wins = Msg("{wins} of {hits}", wins=wins, hits=hits)
    told = joined(", ", (wins, standing))
    if found.undone:
        return Msg("{wins}; beside them {count} backed out", wins=told, count=found.undone)
    return told


def periods(chosen: Chosen) -> tuple[Choice[WinsTouch], ...]:
    """Offer the periods."""
    return choices(PERIODS, chosen.period, WinsOf)


def narrowings(setup: TableSetup, chosen: Chosen) -> tuple[Choice[WinsTouch], ...]:
    """Show what the list is narrowed to; each leads to a question."""
    level: str = Msg("All levels")
    hand: str = Msg("All hands")
    number = Msg("Win or round")
    if chosen.level is not None:
        level = meter_name(setup, chosen.level)
    if chosen.hand is not None:
        hand = dict(_hands(setup))[chosen.hand]
    if chosen.number is not None:
        number = Msg("Number {number}", number=f"{chosen.number:,}")
    return (
        Choice(LevelAsked(), Msg("LEVEL"), chosen.level is not None, level),
        Choice(HandAsked(), Msg("HAND"), chosen.hand is not None, hand),
        Choice(NumberAsked(), Msg("FIND"), chosen.number is not None, number),
    )


def level_answers(setup: TableSetup, chosen: Chosen) -> Iterator[Button[Chosen]]:
    """Offer every level, each as what the list would be narrowed to."""
    yield _narrowed(chosen, replace(chosen, level=None), Msg("All levels"))
    for one in meters_of(setup):
        yield _narrowed(chosen, replace(chosen, level=one), meter_name(setup, one))


def jackpot_answers(setup: TableSetup, chosen: Chosen) -> Iterator[Button[Chosen | str]]:
    """Offer the jackpots by their sensors: each has hands of its own."""
    yield _narrowed(chosen, replace(chosen, hand=None), Msg("All hands"))
    for sensor, jackpot in setup.jackpots.items():
        yield Button(sensor, jackpot.label, "")


def hand_answers(setup: TableSetup, chosen: Chosen, sensor: str = "") -> Iterator[Button[Chosen]]:
    """Offer every hand, or those of one sensor."""
    yield _narrowed(chosen, replace(chosen, hand=None), Msg("All hands"))
    for hand, label in _hands(setup):
        if hand[0] == sensor or not sensor:
            yield _narrowed(chosen, replace(chosen, hand=hand), label)


def _narrowed(now: Chosen, then: Chosen, label: str) -> Button[Chosen]:
    return Button(then, label, "check" if then == now else "")


def _hands(setup: TableSetup) -> Iterator[tuple[tuple[str, str], str]]:
    for sensor, jackpot in setup.jackpots.items():
        for line in jackpot.lines:
            yield (sensor, line.key), line.label
