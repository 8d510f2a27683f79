"""The sign of a link in its own window: shows what the floor's server tells, and nothing else."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.catalog.links import FloorLink
from dealer_assist.desk.clock import Clock
from dealer_assist.floor.server_replies import LinkShown
from dealer_assist.ui.sign.presenter.link_sign import link_sign
from dealer_assist.ui.sign.screen import SignScreen
from dealer_assist.ui.sign.speakers import Speakers
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.preferences import LANGUAGES

SILENT_MS = 3000


class SignSource(Protocol):
    """Where the sign of a link reads; `beats` grows with every answer."""

    shown: LinkShown | None
    beats: int

    def close(self) -> None:
        """Let go of the server."""
        ...


class LinkSignWindow(QWidget):
    """Fills a window with the sign of a link."""

    def __init__(
        self,
        context: UiContext,
        link: FloorLink,
        source: SignSource,
        clock: Clock,
        languages: Sequence[str] = LANGUAGES[:1],
    ) -> None:
        super().__init__()
        self._link, self._source, self._clock = link, source, clock
        self._beats, self._heard_at = 0, -SILENT_MS
        self.screen_ = SignScreen(context, self)
        self._speakers = Speakers(context, languages)
        self.beat()

    def beat(self) -> None:
        """Let time pass: a server that says nothing for three seconds is not live."""
        now = self._clock.ms()
        if self._source.beats != self._beats:
            self._beats, self._heard_at = self._source.beats, now
        is_live = self._beats > 0 and now - self._heard_at < SILENT_MS
        self.screen_.speak(self._speakers.now(now)[1])
        self.screen_.show_state(link_sign(self._link, self._source.shown, now, is_live=is_live))
        self.screen_.tick(now)

    def leave(self) -> None:
        """Let go of the server."""
        self._source.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the sign over the whole window."""
        self.screen_.setGeometry(self.rect())
