"""WINS: those on record, narrowed by time, level, hand or number; each opens as its page."""

from collections.abc import Iterator
from datetime import datetime
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.journal.queries.incidents import openings
from dealer_assist.journal.queries.win_list import NO_WINS, WinFilter, WinSum, wins_sum
from dealer_assist.message import Msg, joined
from dealer_assist.reports.period import BusinessDay, house_day_of
from dealer_assist.rules.money import dollars
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Meter
from dealer_assist.ui.office.meter_names import meter_name, meters_of
from dealer_assist.ui.office.number_search import FindFlow
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper import Papers, show_win
from dealer_assist.ui.office.question import OfficeQuestionFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.office.win_list import (
    NO_WIN,
    WinList,
    WinPages,
    WinsFit,
    WinsTurned,
    win_list,
)
from dealer_assist.ui.toolkit.flow import Back, Instead, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Icon, Page, Panel, Pick, Text, column, row, space
from dealer_assist.ui.toolkit.values.touches import Button, Choice, choices
from dealer_assist.value import Value, replace

_FILTER, _PERIOD, _GAP, _BETWEEN = 88.0, 180.0, 14.0, 28.0


class WinPeriod(Enum):
    """How far back the list goes."""

    TODAY = "today"
    SHIFT = "shift"
    EVER = "ever"


class WinsOf(Value):
    """Lists the wins of a period."""

    period: WinPeriod


class LevelAsked(Value):
    """Asks for the level that the list is narrowed to."""


class HandAsked(Value):
    """Asks for the hand."""


class NumberAsked(Value):
    """Asks for a number of a win or of its round."""


class WinOpened(Value):
    """Shows the page of a win."""

    number: int


WinsTouch: TypeAlias = (
    WinsOf | LevelAsked | HandAsked | NumberAsked | WinOpened | WinsTurned | WinsFit
)


class Chosen(Value):
    """What the list is narrowed to: a period, a meter, and a hand of the jackpot on a sensor.

    A number that is looked for is that of a win or of a round, whenever it was.
    """

    period: WinPeriod = WinPeriod.TODAY
    level: Meter | None = None
    hand: tuple[str, str] | None = None
    number: int | None = None


class WinsFlow(PaneFlow[Page[WinsTouch], WinsTouch]):
    """Holds what the list is narrowed to; reads again where a win came or went, and only there."""

    def __init__(self, office: Office, papers: Papers) -> None:
        super().__init__(office)
        self._papers = papers
        self.pages = WinPages(self.record)
        self.adding: SideTask[WinSum] = SideTask()
        self.sum, self.chosen = NO_WINS, Chosen()
        self._known: object = self._knows()
        self._look_up()

    def made(self) -> Page[WinsTouch]:
        """Show the wins as they were read."""
        listed = win_list(self.setup, self.pages, _open_button)
        return wins_page(self.setup, self.chosen, self.sum, listed)

    def take(self, touch: WinsTouch) -> Step:
        """Narrow, turn, or open a win."""
        match touch:
            case WinsOf(period):
                self.chosen = replace(self.chosen, period=period, number=None)
                self._look_up()
            case LevelAsked():
                told = Msg("Wins paid by the tray alone belong to no level")
                answers = level_answers(self.setup, self.chosen)
                return Show(OfficeQuestionFlow(Msg("Which level?"), told, answers, self._narrow))
            case HandAsked():
                return Show(self._ask_hand())
            case NumberAsked():
                return Show(FindFlow(self.chosen.number, self._find))
            case WinOpened(number):
                self.pages.read()
                return show_win(self, self._papers, number)
            case WinsTurned() | WinsFit():
                self.pages.take(touch)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the sum when it is added up."""
        if (added := self.adding.taken()) is not None:
            self.sum = added.result or NO_WINS
            self.refresh()
        return Stay()

    def follow(self) -> None:
        """Follow the record."""
        super().follow()
        if (known := self._knows()) != self._known:
            self._known = known
            self._look_up()

    def _knows(self) -> object:
        """Return what changes with the wins on record, and with nothing else."""
        table = self.table
        return table.lasting.wins_so_far, table.lasting.backed_out

    def _look_up(self) -> None:
        clock, record = self.clock, self.record
        opened = record.ask(openings, ())
        began = opened[-1][1] if opened else None
        wanted = win_filter(self.chosen, house_day_of(self.setup), clock.now(), began)
        self.adding.begin(
            lambda tell: record.ask(lambda db: wins_sum(db, wanted), NO_WINS), clock.ms()
        )
        self.pages.want(wanted)
        self.tick(clock.ms())

    def _ask_hand(self) -> "OfficeQuestionFlow[Chosen] | OfficeQuestionFlow[Chosen | str]":
        """Ask for the hand; where there are two jackpots, first for the one of them."""
        if len(self.setup.jackpots) < 2:
            return self._ask_hand_of("")
        answers = jackpot_answers(self.setup, self.chosen)
        return OfficeQuestionFlow(
            Msg("Hands of which jackpot?"),
            Msg("Each has its own"),
            answers,
            lambda answer: (
                self._narrow(answer)
                if isinstance(answer, Chosen)
                else Instead(self._ask_hand_of(answer))
            ),
        )

    def _ask_hand_of(self, sensor: str) -> OfficeQuestionFlow[Chosen]:
        answers = hand_answers(self.setup, self.chosen, sensor)
        return OfficeQuestionFlow(
            Msg("Which hand?"), Msg("The list shows this one alone"), answers, self._narrow
        )

    def _narrow(self, chosen: Chosen) -> Step:
        self.chosen = replace(chosen, number=None)
        self._look_up()
        return Back()

    def _find(self, number: int | None) -> None:
        self.chosen = replace(self.chosen, number=number)
        self._look_up()


def _open_button(number: int) -> Button[WinsTouch]:
    return Button(WinOpened(number), "", "moneybag", name=Msg("WIN PAGE {number}", number=number))


def wins_page(setup: TableSetup, chosen: Chosen, found: WinSum, listed: WinList) -> Page[WinsTouch]:
    """Return the filters above, what the wins add up to, and the list in a box below."""
    periods = [Pick(choice).of(_PERIOD) for choice in choices(PERIODS, chosen.period, WinsOf)]
    narrow = map(Pick, narrowings(setup, chosen))
    head = row(
        Text(sum_words(found), "bold_28"),
        space(20),
        Icon("moneybag", 28, "text_2"),
        space(13),
        Text(Msg("prints the win page"), "medium_24", "text_2").hug(),
    )
    body = column(
        row(row(*periods, gap=_GAP).hug(), row(*narrow, gap=_GAP), gap=_BETWEEN).of(_FILTER),
        Panel(column(head.of(46), listed, gap=_GAP), pad=(24, 16)),
        gap=16,
    )
    return Page(body)


PERIODS = {
    WinPeriod.TODAY: Msg("TODAY"),
    WinPeriod.SHIFT: Msg("THIS SHIFT"),
    WinPeriod.EVER: Msg("ALL"),
}


def win_filter(
    chosen: Chosen, house_day: BusinessDay, now: datetime, opened: datetime | None
) -> WinFilter:
    """Return the question for what was chosen; `opened` is when the shift began."""
    since = {
        WinPeriod.TODAY: house_day.start(house_day.of(now)),
        WinPeriod.SHIFT: opened or now,
        WinPeriod.EVER: None,
    }[chosen.period]
    if chosen.number is not None:
        return WinFilter(number=chosen.number)
    return WinFilter(since, chosen.level, chosen.hand)


def sum_words(found: WinSum) -> str:
    """Return how many wins there are and what still counts of them."""
    if not found.count:
        return NO_WIN
    standing = dollars(found.prize_cents - found.undone_cents)
    wins = Msg("{n} wins", one="{n} win", n=found.standing)
    if found.standing_hits != found.standing:
        hits = Msg("{n} hits", one="{n} hit", n=found.standing_hits)
        wins = Msg("{wins} of {hits}", wins=wins, hits=hits)
    told = joined(", ", (wins, standing))
    if found.undone:
        return Msg("{wins}, {count} more backed out", wins=told, count=found.undone)
    return told


def narrowings(setup: TableSetup, chosen: Chosen) -> tuple[Choice[WinsTouch], ...]:
    """Return what the list is narrowed to; each leads to a question."""
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
    """Return every level, each as what the list would be narrowed to."""
    yield _narrowed(chosen, replace(chosen, level=None), Msg("All levels"))
    for meter in meters_of(setup):
        yield _narrowed(chosen, replace(chosen, level=meter), meter_name(setup, meter))


def jackpot_answers(setup: TableSetup, chosen: Chosen) -> Iterator[Button[Chosen | str]]:
    """Return the jackpots by their sensors: each has hands of its own."""
    yield _narrowed(chosen, replace(chosen, hand=None), Msg("All hands"))
    for sensor, jackpot in setup.jackpots.items():
        yield Button(sensor, jackpot.label, "")


def hand_answers(setup: TableSetup, chosen: Chosen, sensor: str = "") -> Iterator[Button[Chosen]]:
    """Return every hand, or those of one sensor."""
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
