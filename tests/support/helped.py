"""HELP asked for on every screen that a play comes by: it opens at what stands there, and goes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.help.flow import HelpPageFlow
from dealer_assist.ui.help.over import HelpOver
from dealer_assist.ui.help.stage import help_map
from dealer_assist.ui.help.touches import HelpClosed
from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.touchable import Touchable

WAYS = ("HELP", "MENU")
"""What leads to help where no "?" is seen: the table has it in its MENU."""


@dataclass
class Helped:
    """The topics that were seen, and what was wrong with help on them."""

    topics: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Ask for help at the first sight of every topic of a play."""
        beat = KioskWindow.beat

        def beats(window: KioskWindow) -> None:
            beat(window)
            self._ask(window)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(KioskWindow, "beat", beats)
            yield

    def _ask(self, window: KioskWindow) -> None:
        face: Any = window._face
        over: HelpOver | None = getattr(face, "help", None)
        if over is None or over.stage is not None or _is_held(window):
            return
        topic = over._point().topic
        if topic in self.topics:
            return
        self.topics.add(topic)
        before = _seen(window)
        if not before & set(WAYS):
            self.wrong.append(f"{topic}: no way to help among {sorted(before)}")
        window.open_help()
        stage = over.stage
        if stage is None or not isinstance(stage.flow, HelpPageFlow):
            self.wrong.append(f"{topic}: no page")
            return
        if stage.flow.page.name != help_map()[topic]:
            self.wrong.append(f"{topic}: {stage.flow.page.name}")
        stage.take(HelpClosed())
        if over.stage is not None or _seen(window) != before:
            self.wrong.append(f"{topic}: another screen after it")


def _seen(window: QWidget) -> set[str]:
    """Return the words of whatever can be touched, the "?" as HELP."""
    everything: list[Touchable] = list(window.findChildren(Touchable))
    return {
        "HELP" if isinstance(one, HelpButton) else str(one.label)
        for one in everything
        if is_reachable(one)
    }


def _is_held(window: QWidget) -> bool:
    """True if a finger is on something: help is asked for by another touch."""
    everything: list[Touchable] = list(window.findChildren(Touchable))
    return any(one.context.finger.is_down for one in everything[:1])
