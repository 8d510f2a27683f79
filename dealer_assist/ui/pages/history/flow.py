"""The rounds of a table: pages of a list, a round step by step, a win undone or found late."""

import logging
from collections.abc import Callable
from typing import assert_never

from dealer_assist.desk.outcome import Outcome
from dealer_assist.journal.entry import Recorded
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.past_wins import adjustment_of
from dealer_assist.message import Msg
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.wins import AskAdjustment
from dealer_assist.table.events.wins import LateWinRecorded, WinBackedOut
from dealer_assist.table.state import Table
from dealer_assist.ui.models.actions import (
    Action,
    ActionModel,
    Ask,
    Do,
    NoteModel,
    PutAway,
    SheetModel,
)
from dealer_assist.ui.pages.history.model import (
    HistoryModel,
    HistoryTouch,
    Looked,
    Moved,
    RuledOn,
    RulingLeft,
    SheetAnswered,
    Turned,
    Written,
)
from dealer_assist.ui.pages.history.presenter import history_model, page_words
from dealer_assist.ui.pages.replay import presenter as replay
from dealer_assist.ui.pages.replay.presenter import Jump, RoundTouch
from dealer_assist.ui.shell.journal_reader import JournalReader, RoundsFound
from dealer_assist.ui.supervisor.presenter import adjusting, late_win
from dealer_assist.ui.toolkit.flow import Flow, Stay, Step
from dealer_assist.value import replace

log = logging.getLogger(__name__)

ROWS = 8
STEP_MS = 700
_BACK = ActionModel(PutAway(), Msg("BACK TO THE ROUND"), "arrow-left", Msg("The win stands"))


class HistoryFlow(Flow[HistoryModel, HistoryTouch]):
    """Holds the page of the list, the round that is looked at, and what is asked."""

    def __init__(
        self,
        past: JournalReader,
        now: Callable[[], Table],
        do: Callable[[Command], object],
        said: Callable[[], str],
        clock_ms: Callable[[], int],
    ) -> None:
        """Look back at what `past` holds; `said` is the last refusal, `do` reaches the desk."""
        self._past, self._now, self._do, self._said = past, now, do, said
        self._clock_ms = clock_ms
        self._before: list[int | None] = [None]
        self._found = RoundsFound()
        self._trouble = ""
        self._facts: tuple[Recorded, ...] = ()
        self._steps: tuple[replay.ReplayStep, ...] = ()
        self._place = 0
        self._played_ms: int | None = None
        self._asked: SheetModel | NoteModel | None = None
        self._rules_on = 0
        self.look_again()

    def model(self) -> HistoryModel:
        """Give the list, and the round over it where one is looked at."""
        rounds = self._found.rounds
        return HistoryModel(
            self._trouble or page_words(rounds),
            history_model(self._now(), rounds, self._found.trouble),
            len(self._before) > 1,
            self._oldest() > 1,
            self._round(),
            self._asked,
            self._rules_on,
        )

    def take(self, touch: HistoryTouch) -> Step:
        """Turn the list, step through a round, or ask for what undoes a win."""
        match touch:
            case Looked(number):
                self._look_at(number)
            case RuledOn(number):
                self._rules_on, self._trouble = number, ""
            case Turned():
                self._turn(touch)
            case RoundTouch():
                self._press(touch)
            case Jump():
                self._move(replay.jumped(self._steps, self._place, touch))
            case Moved(place):
                self._move(place)
            case SheetAnswered(action):
                self._answer(action)
            case Written(text):
                self._write(text)
            case RulingLeft():
                self._rules_on = 0
                self.look_again()
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Go on by a step where the round is watched."""
        if self._played_ms is not None and now_ms - self._played_ms >= STEP_MS:
            self._played_ms = now_ms if self._place + 2 < len(self._steps) else None
            self._place = min(self._place + 1, len(self._steps) - 1)
        return Stay()

    def look_again(self) -> None:
        """Read the list anew: the newest round grows, and a win may have been backed out."""
        if not self._steps:
            self._found, self._trouble = self._past.rounds(ROWS, self._before[-1]), ""

    @property
    def is_newest(self) -> bool:
        """Tell whether the newest rounds are listed, which still change."""
        return self._before == [None]

    @property
    def moment(self) -> tuple[int, bool]:
        """Give at which step the round stands, and whether it is watched."""
        return self._place, self._played_ms is not None

    def hear(self, outcome: Outcome) -> None:
        """Say what came of an adjustment, or of a late win."""
        if any(isinstance(one, WinBackedOut) for one in outcome.events):
            self._asked = adjusting.told_sheet(self._now(), outcome.events)
        elif any(isinstance(one, LateWinRecorded) for one in outcome.events):
            self._asked = late_win.told_sheet(self._now(), outcome.events)

    def _oldest(self) -> int:
        return self._found.rounds[-1].round if self._found.rounds else 1

    def _round(self) -> replay.RoundReplayModel | None:
        if not self._steps:
            return None
        _, is_playing = self.moment
        return replay.replay_model(
            self._steps, self._place, self._now(), self._said(), is_playing=is_playing
        )

    def _turn(self, touch: Turned) -> None:
        match touch:
            case Turned.BEFORE:
                self._before.pop()
            case Turned.AFTER:
                self._before.append(self._oldest())
            case _:
                assert_never(touch)
        self.look_again()

    def _look_at(self, number: int) -> None:
        self._facts = self._past.facts(number)
        self._place, self._played_ms, self._trouble = 0, None, ""
        try:
            setup = self._past.setup_then(self._facts, self._now().setup)
            self._steps = replay.steps_of(setup, self._facts)
        except (UnreadableEvent, LookupError) as error:
            log.warning("Round %s cannot be shown: %s", number, error)
            self._steps = ()
            words = Msg("Round {round} was played by rules of another version", round=number)
            self._trouble = words

    def _move(self, place: int) -> None:
        self._place, self._played_ms = place, None

    def _press(self, touch: RoundTouch) -> None:
        match touch:
            case RoundTouch.EARLIER:
                self._move(max(0, self._place - 1))
            case RoundTouch.LATER:
                self._move(min(len(self._steps) - 1, self._place + 1))
            case RoundTouch.WATCH:
                self._watch()
            case RoundTouch.BACK_OUT:
                self._played_ms, wins = None, replay.wins_of(self._steps)
                self._asked = adjusting.wins_sheet(self._now(), wins, self._adjustment, _BACK)
            case RoundTouch.LATE_WIN:
                self._played_ms, past = None, self._steps[-1].table
                won = (*replay.wins_of(self._steps), *self._past.late_wins(past.round.number))
                self._asked = late_win.seats_sheet(past, won, self._now())
            case RoundTouch.RULING:
                self._played_ms, self._rules_on = None, self._steps[-1].table.round.number
            case RoundTouch.LIST:
                self._steps, self._played_ms = (), None
                self.look_again()
            case _:
                assert_never(touch)

    def _watch(self) -> None:
        """Play on from here, or from the beginning where the end is reached; or pause."""
        if self._played_ms is not None:
            self._played_ms = None
            return
        self._played_ms = self._clock_ms()
        if self._place == len(self._steps) - 1:
            self._place = 0

    def _answer(self, action: Action) -> None:
        match action:
            case Ask(dialog):
                self._asked = dialog
            case Do(command):
                self._asked = None
                self._do(command)
            case _:
                self._asked = None

    def _write(self, text: str | None) -> None:
        asked, self._asked = self._asked, None
        if isinstance(asked, NoteModel) and text is not None:
            self._do(replace(asked.command, note=text))

    def _adjustment(self, number: int, reason: str) -> AskAdjustment:
        return adjustment_of(number, reason, self._facts)
