"""The rounds behind a figure, and what happened in one of them, line by line."""

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, tzinfo
from typing import Any, TypeAlias, assert_never

from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.queries.round_list import RoundLine, rounds_page
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.ui.i18n.days import day_and_time
from dealer_assist.ui.office.headed_list import headed_list
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.pages.replay.steps import ReplayStep, steps_of
from dealer_assist.ui.shell.journal_reader import JournalReader
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.flow import Back, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page, Press, column, row, space
from dealer_assist.ui.toolkit.values.grid import Column, ColumnOf, Grid, Row, Tone, cells, list_of
from dealer_assist.ui.toolkit.values.touches import Button
from dealer_assist.value import Value

log = logging.getLogger(__name__)

MOST = 1_000
"""So many rounds are listed; a business day has fewer."""
_GAP, _FOOT, _BUTTON = 14.0, 76.0, 320.0
_ENDED = {
    "ended": Msg("Ended"),
    "closed": Msg("Table closed"),
    "betting": Msg("Open for bets"),
    "in-play": Msg("In play now"),
}


class RoundLooked(Value):
    """Shows what happened in a round."""

    number: int


class RoundsLeft(Value):
    """Goes back."""


RoundsTouch: TypeAlias = RoundLooked | RoundsLeft
Wanted: TypeAlias = Callable[[RoundLine], bool]
"""Says which rounds a figure was made of."""


class RoundsFlow(PaneFlow[Page[RoundsTouch], RoundsTouch]):
    """Lists the rounds that a figure was made of, the newest first."""

    help_topic = "pane.today"

    def __init__(self, office: Office, title: str, since: datetime, wanted: Wanted) -> None:
        super().__init__(office)
        self._title, self._since, self._wanted = title, since, wanted

    def made(self) -> Page[RoundsTouch]:
        """Read the rounds."""
        found = self.record.ask(lambda db: rounds_page(db, MOST, since=self._since), ())
        listed = [line for line in found if self._wanted(line)]
        grid = rounds_list(listed, self.names, self.clock.now().tzinfo, self.record.trouble)
        return _page(self._title, grid, Msg("Touch a round for what happened in it"))

    def take(self, touch: RoundsTouch) -> Step:
        """Show a round, or go back."""
        match touch:
            case RoundLooked(number):
                return show_round(self, number)
            case RoundsLeft():
                return Back()
            case _:
                assert_never(touch)


class RoundFlow(PaneFlow[Page[RoundsTouch], RoundsTouch]):
    """Shows a round line by line, as HISTORY has it step by step."""

    help_topic = "pane.today"

    def __init__(self, office: Office, number: int, steps: Sequence[ReplayStep]) -> None:
        super().__init__(office)
        self._number, self._steps = number, steps

    def made(self) -> Page[RoundsTouch]:
        """Return the lines of the round."""
        columns = (
            ColumnOf[ReplayStep](Msg("Time"), lambda step: f"{step.at:%H:%M:%S}", 0.7),
            ColumnOf[ReplayStep](Msg("Seat"), lambda step: str(step.seat or "–"), 0.4),
            ColumnOf[ReplayStep](Msg("What happened"), lambda step: step.words, 6.0),
        )
        grid: Grid[RoundsTouch] = list_of(columns, self._steps, Msg("Nothing is on record here"))
        title = Msg("Round {round}", round=f"{self._number:,}")
        return _page(title, grid, Msg("To see it on the table: MENU, HISTORY"))

    def take(self, touch: RoundsTouch) -> Step:
        """Go back; nothing else can be touched."""
        match touch:
            case RoundsLeft():
                return Back()
            case RoundLooked():
                return Stay()
            case _:
                assert_never(touch)


def show_round(pane: PaneFlow[Any, Any], number: int) -> Step:
    """Show a round over a pane, where its events can be read by this program."""
    past = JournalReader(pane.page_context.journal)
    facts = past.facts(number)
    try:
        steps = steps_of(past.setup_then(facts, pane.setup), facts)
    except (UnreadableEvent, LookupError) as error:
        log.warning("Round %s cannot be shown: %s", number, error)
        steps = ()
    return Show(RoundFlow(pane.office, number, steps))


def rounds_list(
    rounds: Sequence[RoundLine], names: Mapping[str, str], zone: tzinfo | None, trouble: str = ""
) -> Grid[RoundsTouch]:
    """Return the rounds with their wagers and wins; each opens."""
    columns = (
        Column(Msg("Round"), 0.8, is_strong=True),
        Column(Msg("Opened"), 1.2),
        Column(Msg("Dealer"), 1.3),
        Column(Msg("How it ended"), 2.4, is_toned=True),
        Column(Msg("Jackpot wagers"), 1.3, is_right=True),
        Column(Msg("Wins"), 0.7, is_right=True),
        Column(Msg("Won"), 1.2, is_right=True, is_strong=True),
    )
    listed = tuple(
        Row(
            cells(
                f"{line.round:,}",
                day_and_time(line.opened_utc.astimezone(zone)),
                names.get(line.dealer, line.dealer),
                _how(line),
                f"{line.wagers}, {chips(line.wagered_cents)}" if line.wagers else "–",
                str(line.wins) if line.wins else "–",
                dollars(line.prize_cents) if line.wins else "–",
            ),
            RoundLooked(line.round),
            Tone.BROKEN if line.is_voided else Tone.PLAIN,
        )
        for line in rounds
    )
    return Grid(columns, listed, trouble or Msg("No round is on record here"))


def _how(line: RoundLine) -> str:
    if line.is_voided:
        return Msg("Void: {reason}", reason=reason_words(line.reason))
    return _ENDED.get(line.outcome, line.outcome)


def _page(title: str, grid: Grid[RoundsTouch], detail: str) -> Page[RoundsTouch]:
    back = Press(Button(RoundsLeft(), Msg("BACK"), "arrow-left"), icon=24).of(_BUTTON)
    return Page(
        column(headed_list(title, grid, detail), row(back, space()).of(_FOOT), gap=_GAP), name=title
    )
