"""HISTORY: the rounds of this table, newest first; each can be looked at step by step."""

import logging
from enum import Enum
from typing import TypeAlias, assert_never

from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.queries.round_list import RoundLine
from dealer_assist.message import Msg
from dealer_assist.rules.money import chips, dollars
from dealer_assist.table.facts import rulings
from dealer_assist.table.state import Table
from dealer_assist.ui.pages.replay.flow import ReplayPage
from dealer_assist.ui.pages.ruling.flow import RulingPage
from dealer_assist.ui.shell.journal_reader import JournalReader, RoundsFound
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.table_page import OverTable, TablePage
from dealer_assist.ui.table.presenter.view import spaced
from dealer_assist.ui.table.presenter.words.names import reason_words
from dealer_assist.ui.toolkit.flow import Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Listing, Node, Panel, Press, row, space
from dealer_assist.ui.toolkit.values.grid import Column, Grid, Row, Tone, cells
from dealer_assist.ui.toolkit.values.measures import SENTENCES
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

log = logging.getLogger(__name__)

ROWS = 8
_TURN, _GAP, _PAGER = 240.0, 14.0, 496.0


class Looked(Value):
    """A round is to be looked at."""

    round: int


class RuledOn(Value):
    """A round is to be ruled on, without looking at it step by step."""

    round: int


class HistoryTurned(Enum):
    """The list is turned."""

    BEFORE = -1
    AFTER = 1


HistoryTouch: TypeAlias = Looked | RuledOn | HistoryTurned


class HistoryPage(TablePage[HistoryTouch]):
    """Holds which page of the list is open."""

    def __init__(self, page_context: PageContext, banner: str = "") -> None:
        super().__init__(page_context, banner)
        self._past = JournalReader(page_context.journal)
        self._before: list[int | None] = [None]
        self._found, self._is_read, self._trouble = RoundsFound(), False, ""

    def shown(self) -> OverTable:
        """Return the list, and its pager at the near end."""
        if not self._is_read:
            self._found, self._is_read = self._past.rounds(ROWS, self._before[-1]), True
        rounds, table = self._found.rounds, self.page_context.desk.table
        before, after = len(self._before) > 1, self._oldest() > 1
        return OverTable(
            Msg("History of table {table}", table=table.setup.number),
            Panel(Listing(rounds_list(table, rounds, self._found.trouble), measures=SENTENCES)),
            self._trouble or page_words(rounds),
            (space(), _pager(has_before=before, has_after=after)),
        )

    def follow(self) -> None:
        """Read the list again: the newest round grows, and a win may have been backed out."""
        self._is_read, self._trouble = False, ""
        super().follow()

    def touched(self, touch: HistoryTouch) -> Step:
        """Turn the list, look at a round, or rule on it."""
        match touch:
            case Looked(number):
                return self._look_at(number)
            case RuledOn(number):
                self._trouble = ""
                return Show(RulingPage(self.page_context, self.banner, number))
            case HistoryTurned.BEFORE:
                self._before.pop()
            case HistoryTurned.AFTER:
                self._before.append(self._oldest())
            case _:
                assert_never(touch)
        self.follow()
        return Stay()

    def _oldest(self) -> int:
        return self._found.rounds[-1].round if self._found.rounds else 1

    def _look_at(self, number: int) -> Step:
        facts, self._trouble = self._past.facts(number), ""
        try:
            setup = self._past.setup_then(facts, self.page_context.desk.table.setup)
            return Show(ReplayPage(self.page_context, self.banner, setup, facts))
        except (UnreadableEvent, LookupError) as error:
            log.warning("Round %s cannot be shown: %s", number, error)
            words = Msg("Round {round} was played by rules of another version", round=number)
            self._trouble = words
        return Stay()


COLUMNS = (
    Column(Msg("Round"), 0.7, is_strong=True),
    Column(Msg("Opened"), 1.8),
    Column(Msg("Dealer"), 1.5),
    Column(Msg("How it ended"), 2.1, is_toned=True),
    Column(Msg("Jackpot wagers"), 1.8, is_right=True),
    Column(Msg("Wins"), 0.6, is_right=True, is_strong=True),
    Column(Msg("Won"), 1.3, is_right=True, is_strong=True),
)
_ENDED = {
    "ended": Msg("Ended"),
    "closed": Msg("Table closed"),
    "betting": Msg("Open for bets"),
    "in-play": Msg("In play now"),
}


def rounds_list(
    now: Table, rounds: tuple[RoundLine, ...], trouble: str = ""
) -> Grid[Looked | RuledOn]:
    """Return the rounds, each with a button to look at it step by step, and one to rule on it."""
    empty = trouble or Msg("No round is on record yet")
    return Grid(COLUMNS, tuple(_row(now, line) for line in rounds), empty)


def _row(now: Table, line: RoundLine) -> Row[Looked | RuledOn]:
    number = spaced(line.round)
    return Row(
        cells(
            number,
            line.opened_local,
            line.dealer,
            _how(line),
            f"{line.wagers}, {chips(line.wagered_cents)}" if line.wagers else "–",
            str(line.wins) if line.wins else "–",
            dollars(line.prize_cents) if line.wins else "–",
        ),
        tone=Tone.BROKEN if line.is_voided else Tone.PLAIN,
        button=Button(
            Looked(line.round),
            Msg("LOOK"),
            "history",
            name=Msg("LOOK AT ROUND {round}", round=line.round),
        ),
        beside=_ruling(now, line.round),
    )


def _ruling(now: Table, round_: int) -> Button[RuledOn] | None:
    """Return the way straight to a ruling, where the house keeps them and the round was played."""
    if rulings.refusal(now, round_):
        return None
    name = Msg("Ruling on round {round}", round=round_)
    return Button(RuledOn(round_), Msg("RULING"), "flag", name=name)


def _how(line: RoundLine) -> str:
    ended = _ENDED.get(line.outcome, line.outcome)
    if n := line.wins_backed_out:
        return Msg(
            "{ended}, {n} wins backed out", one="{ended}, {n} win backed out", ended=ended, n=n
        )
    if n := line.late_wins:
        return Msg("{ended}, {n} late wins", one="{ended}, {n} late win", ended=ended, n=n)
    if line.is_voided:
        return Msg("Voided: {reason}", reason=reason_words(line.reason))
    if n := line.rulings:
        return Msg("{ended}, {n} rulings", one="{ended}, {n} ruling", ended=ended, n=n)
    if n := line.by_cage:
        return Msg(
            "{ended}, cage pays {n} seats", one="{ended}, cage pays {n} seat", ended=ended, n=n
        )
    if n := line.seats_open:
        return Msg(
            "{ended}, {n} seats not marked", one="{ended}, {n} seat not marked", ended=ended, n=n
        )
    return Msg("{ended}, no winner", ended=ended) if line.is_without_winner else ended


def page_words(rounds: tuple[RoundLine, ...]) -> str:
    """Return which rounds are shown."""
    if not rounds:
        return ""
    if len(rounds) == 1:
        return Msg("Round {round}", round=spaced(rounds[0].round))
    first, last = spaced(rounds[-1].round), spaced(rounds[0].round)
    return Msg(
        "Rounds {first} to {last}, {n} wins",
        one="Rounds {first} to {last}, {n} win",
        first=first,
        last=last,
        n=sum(line.wins for line in rounds),
    )


def _pager(*, has_before: bool, has_after: bool) -> Node:
    """Return BEFORE and AFTER; at an end the button says so."""
    before, after = "" if has_before else Msg("First page"), "" if has_after else Msg("Last page")
    return row(
        _turn(HistoryTurned.BEFORE, Msg("PREVIOUS"), "arrow-left", before),
        _turn(HistoryTurned.AFTER, Msg("NEXT"), "arrow-right", after),
        gap=_GAP,
    ).of(_PAGER)


def _turn(touch: HistoryTurned, label: str, icon: str, reason: str) -> Node:
    state = ActionState.NOT_YET if reason else ActionState.AVAILABLE
    return Press(Button(touch, label, icon, "", state, reason)).of(_TURN)
