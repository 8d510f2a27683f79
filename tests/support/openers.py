"""Which touch opens which screen, and what lies under it there: watched while scenarios are played.

Whatever comes up within 40 pixels of the touch that brought it up has to rest for 0.8 seconds.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.shell.window import KioskWindow
from dealer_assist.ui.supervisor.dialog import SupervisorDialog
from dealer_assist.ui.table.actions import (
    Ask,
    Do,
)
from dealer_assist.ui.table.start_screen import StartScreen
from dealer_assist.ui.table.table_screen import TableScreen
from dealer_assist.ui.toolkit.choice_dialog import ChoiceDialog
from dealer_assist.ui.toolkit.pads.amount_dialog import AmountDialog
from dealer_assist.ui.toolkit.pads.digit_pads import PinPad
from dealer_assist.ui.toolkit.pads.keypads import NotePad
from dealer_assist.ui.toolkit.pads.pad import Pad
from dealer_assist.ui.toolkit.screen import TreeScreen
from dealer_assist.ui.toolkit.stage import Stage
from dealer_assist.ui.toolkit.touchable import Touchable

NEAR = 40
LOOKS_MS, RESTS_MS = 440, 780
"""When the screen is looked at after a touch, and how long what lies under it has to rest."""
AROUND = "around"
"""What lies on no screen of its own: HELP beside the steps of the supervisor's sheet."""
SURFACES = (
    AmountDialog,
    ChoiceDialog,
    SupervisorDialog,
    NotePad,
    Pad,
    PinPad,
    StartScreen,
    TableScreen,
    TreeScreen,
)
"""What a screen, a page, a sheet or a pad is made of."""


@dataclass
class _Touch:
    control: Touchable
    on: str
    kind: str
    at: tuple[float, float]
    before: dict[Touchable, tuple[str, str, str]]


@dataclass
class Openers:
    """What plays have shown: which touch opens what, and what lay under the finger."""

    opened: set[tuple[str, str]] = field(default_factory=set)
    under: set[tuple[str, str]] = field(default_factory=set)
    _touch: _Touch | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch every touch of a play."""
        fire, beat = Touchable._fire, KioskWindow.beat

        def fires(control: Touchable, now: int) -> None:
            self._look(control.window(), is_late=True)
            on, kind = surface(control), kind_of(control)
            before, at = _reachable(control.window()), control._pressed_point
            fire(control, now)
            self._touch = _Touch(control, on, kind, at, before) if at else None

        def beats(window: KioskWindow) -> None:
            beat(window)
            self._look(window)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Touchable, "_fire", fires)
            patch.setattr(KioskWindow, "beat", beats)
            yield
            self._touch = None

    def _look(self, window: QWidget, *, is_late: bool = False) -> None:
        touch = self._touch
        if touch is None:
            return
        finger = touch.control.context.finger
        since = touch.control.context.clock_ms() - finger.fired_at
        if not is_late and since < LOOKS_MS:
            return
        self._touch = None
        now = _reachable(window)
        here = {on for on, *_ in touch.before.values()}
        opened = {on for on, *_ in now.values()} - here - {AROUND}
        self.opened |= {(f"{touch.on}: {touch.kind}", one) for one in opened}
        if is_late:
            return
        for control, (on, kind, label) in now.items():
            is_new = touch.before.get(control) != (on, kind, label)
            rests = control._comes_up(finger.fired_at + RESTS_MS)
            if is_new and not rests and _is_near(control, touch.at):
                self.under.add((f"{touch.on}: {touch.kind}", f"{on}: {kind}"))


def surface(control: QWidget) -> str:
    """Name the screen, page, sheet or pad that a control is on; a tree has the name of its flow.

    The menu alone has none.
    """
    one: QWidget | None = control
    while one is not None:
        if isinstance(one, TreeScreen):
            stage = one.parentWidget()
            return type(stage._flow_of(one)).__name__ if isinstance(stage, Stage) else "Menu"
        if isinstance(one, SURFACES) and not type(one).__name__.startswith("_"):
            return type(one).__name__
        one = one.parentWidget()
    return AROUND


def kind_of(control: Touchable) -> str:
    """Name what a control does: by the command or the touch that it carries, else by its class."""
    model: Any = getattr(control, "model", None)
    action = getattr(model, "touch", None) or getattr(model, "key", None)
    match action:
        case Do(command):
            return type(command).__name__
        case Ask(dialog):
            return f"asks {type(dialog).__name__}"
        case None:
            return type(control).__name__
        case str() | int():
            return f"{type(control).__name__} {words(control)}"
        case _:
            return type(action).__name__


def words(control: Touchable) -> str:
    """Return a control's printed words, without figures and names of things."""
    return re.sub(r"[\d$,.]+", "#", control.label.splitlines()[0] if control.label else "")[:24]


def _reachable(window: QWidget) -> dict[Touchable, tuple[str, str, str]]:
    found: list[Touchable] = [one for one in window.findChildren(Touchable) if one.isVisible()]
    return {
        one: (surface(one), kind_of(one), one.label)
        for one in found
        if one.is_available and _is_on_top(window, one)
    }


def _is_on_top(window: QWidget, control: Touchable) -> bool:
    middle = QPoint(control.width() // 2, int(control.height() * 0.7))
    there = window.childAt(control.mapTo(window, middle))
    return there is control or (there is not None and control.isAncestorOf(there))


def _is_near(control: Touchable, at: tuple[float, float]) -> bool:
    corner = control.mapTo(control.window(), QPoint(0, 0))
    scale = control.scale
    box = QRectF(
        corner.x() / scale, corner.y() / scale, control.design_width, control.design_height
    )
    return box.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(*at)
