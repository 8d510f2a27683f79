"""The sign of a table in its own window: shows what is recorded, as whoever opens it reads it."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.clock import Clock
from dealer_assist.table.facts.shoe import shows_roads
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import Table, Win
from dealer_assist.ui.sign.presenter.road_sign import road_sign_model
from dealer_assist.ui.sign.presenter.table_sign import is_for_the_sign, sign_model
from dealer_assist.ui.sign.reading import SignReading
from dealer_assist.ui.sign.road_sign import RoadSign
from dealer_assist.ui.sign.screen import SignScreen
from dealer_assist.ui.sign.speakers import Speakers
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES

LOOK_EVERY_MS = 250
WIN_SHOWN_MS = 60_000


class SignWindow(QWidget):
    """Fills a kiosk window with the sign; it can neither be touched nor change anything."""

    def __init__(
        self,
        context: UiContext,
        setup: TableSetup,
        reader: SignReading,
        clock: Clock,
        languages: Sequence[str] = LANGUAGES[:1],
    ) -> None:
        super().__init__()
        self._setup, self._reader, self._clock = setup, reader, clock
        self._seen: set[int] | None = None
        self._won: tuple[Win, ...] = ()
        self._won_at = 0
        self._looked_at = -LOOK_EVERY_MS
        self.screen_ = SignScreen(context, self)
        self._speakers = Speakers(context, languages)
        self._roads: dict[str, RoadSign] = {}
        self.beat()

    def beat(self) -> None:
        """Let time pass: look at the record four times a second, roll what changed."""
        now = self._clock.ms()
        if now - self._looked_at >= LOOK_EVERY_MS:
            self._looked_at = now
            self._look(now)
        self.screen_.tick(now)

    def leave(self) -> None:
        """Nothing to let go of: the sign never held anything."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the sign over the whole window."""
        self.screen_.setGeometry(self.rect())
        for sign in self._roads.values():
            sign.setGeometry(self.rect())

    def _look(self, now: int) -> None:
        table = self._reader.read()
        if table is not None:
            self._note_wins(table, now)
        if self._won and now - self._won_at >= WIN_SHOWN_MS:
            self._won = ()
        setup = table.setup if table else self._setup
        self.screen_.speak(self._speakers.now(now)[1])
        self.screen_.show_state(sign_model(setup, table, self._won))
        self._show_roads(table, now)

    @property
    def roads(self) -> RoadSign | None:
        """Return the sign with roads that shows now, in one of its languages."""
        return next((road for road in self._roads.values() if not road.isHidden()), None)

    def _show_roads(self, table: Table | None, now: int) -> None:
        """Let the roads stand over the meters, until a jackpot fills the sign for a while."""
        setup = table.setup if table else self._setup
        is_due = shows_roads(setup) and not self._won
        language, speaker = self._speakers.now(now)
        if is_due:
            found = self._reader.read_shoe(table.lasting.shoe_from) if table else None
            model = road_sign_model(setup, table, found, shows_derived=self._speakers.is_odd(now))
            self._road_sign(language, speaker).show_state(model)
        for name, sign in self._roads.items():
            sign.setVisible(is_due and name == language)

    def _road_sign(self, language: str, speaker: UiContext) -> RoadSign:
        if language not in self._roads:
            self._roads[language] = RoadSign(speaker, self)
            self._roads[language].setGeometry(self.rect())
        return self._roads[language]

    def _note_wins(self, table: Table, now: int) -> None:
        numbers = {win.number for win in table.round.wins}
        if self._seen is not None:
            new = [
                win
                for win in table.round.wins
                if win.number not in self._seen and is_for_the_sign(self._setup, win)
            ]
            if new:
                self._won = tuple(sorted(new, key=lambda win: -win.award.prize))
                self._won_at = now
        # A win that was there when the sign was switched on is no news.
        self._seen = (self._seen or set()) | numbers
