"""A monkey at the kiosk: touches, drags, double taps, two fingers, keys, chips, cards, faults."""

from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from seated_table import SeatedTable

from dealer_assist.devices.simulated.faults import carry_out, catalogue
from dealer_assist.table.state import Phase
from dealer_assist.ui.help.touches import HelpClosed
from dealer_assist.ui.shell.page_entries import PAGES
from dealer_assist.ui.table.model.panel import HandState
from dealer_assist.ui.table.model.table import SeatModel
from dealer_assist.ui.toolkit.help_button import HelpButton
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.touches import (
    ActionState,
)

_KEYS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape)
_PAUSES_MS = {20: 60, 60: 25, 420: 15}
_LONG_PAUSE_MS = 31_000
_WAYS_BACK = ("BACK", "CANCEL", "CLOSE HELP", "Lock")


def _asked_at(seat: SeatModel) -> str:
    """Name what an amber seat asks for; the chips of several are taken as one thing."""
    is_taken = any(lamp.is_to_take for lamp in seat.lamps)
    return "take the chips" if is_taken else f"seat {seat.number}"


class Monkey:
    """Does one random thing after another; what it does depends on its seed alone."""

    def __init__(self, table: SeatedTable, touchscreen: QPointingDevice, seed: int) -> None:
        self._table = table
        self._touchscreen = touchscreen
        self._random = Random(seed)
        self._faults: list[str] = []
        self.done: Counter[str] = Counter()
        self.pages: Counter[str] = Counter()
        self.helped: set[tuple[object, ...]] = set()
        self.widgets_at_rest: list[int] = []

    def play(self, times: int) -> None:
        """Do so many things, and look after each that the money adds up."""
        deeds: dict[Callable[[], None], int] = {
            self._tap_a_control: 600,
            self._tap_anywhere: 80,
            self._double_tap: 80,
            self._drag: 60,
            self._two_fingers: 60,
            self._hold: 30,
            self._type_a_key: 40,
            self._open_a_page: 15,
            self._ask_for_help: 15,
            self._go_back: 40,
            self._move_a_chip: 100,
            self._swipe_a_card: 80,
            self._turn_the_key: 20,
            self._break_or_mend: 20,
            self._fill_the_disk: 10,
            self._resize: 8,
            self._wait_long: 1,
        }
        for _ in range(times):
            (deed,) = self._random.choices(list(deeds), list(deeds.values()))
            self.done[deed.__name__.strip("_").replace("_", " ")] += 1
            deed()
            if not self._table.window.isVisible():
                self._table.window.show()  # it has found EXIT
            if deed != self._fill_the_disk:
                self._table.notebook.is_full = False
            (pause,) = self._random.choices(list(_PAUSES_MS), list(_PAUSES_MS.values()))
            self._table.wait(pause)
            self._check()
            self._look_for_help()

    def come_to_rest(self) -> None:
        """Leave whatever lies over the table."""
        self._table.notebook.is_full = False
        self._table.face.pages.close()
        self._table.face.help.close()
        self._table.face.questions.ask(None)
        self._count_at_rest()

    def _check(self) -> None:
        table, face = self._table.table, self._table.face
        for meter, account in table.accounts.items():
            assert account.imbalance == 0, meter
            assert account.meter >= 0, meter
            assert account.reserve >= 0, meter
        model = face.views.table.model
        assert model is not None
        assert table.round.phase is not Phase.HALTED
        amber = [one.label for one in model.actions.working if one.state is ActionState.NEXT]
        amber += [one.name for one in model.hands.hands if one.state is HandState.SUGGESTED]
        amber += sorted({_asked_at(one) for one in model.felt.seats if one.is_next})
        rows = [one.title for one in model.hands.waits if one.is_next]
        amber += [] if "take the chips" in amber else rows  # its row says the same
        assert len(amber) <= 1, f"more than one thing to do next: {amber}"
        page = face.pages.page
        if face.help.stage is not None:
            self.pages["help"] += 1
        elif page is not None:
            self.pages[type(page).__name__] += 1
        elif face.questions.model is None and face.views.modal.model is None:
            self._count_at_rest()

    def _count_at_rest(self) -> None:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.widgets_at_rest.append(len(QApplication.allWidgets()))

    def _controls(self) -> list[Touchable]:
        controls = [one for one in self._table.window.findChildren(Touchable) if is_reachable(one)]
        return [one for one in controls if one.label not in ("EXIT", "CLOSE TABLE")] or controls

    def _tap_a_control(self) -> None:
        controls = self._controls()
        open_ones = [one for one in controls if one.is_available]
        if controls:
            self._tap(self._middle(self._random.choice(open_ones or controls)))

    def _tap_anywhere(self) -> None:
        self._tap(self._anywhere())

    def _double_tap(self) -> None:
        if controls := self._controls():
            point = self._middle(self._random.choice(controls))
            self._tap(point)
            self._tap(point)

    def _drag(self) -> None:
        start, end = self._anywhere(), self._anywhere()
        self._event().press(0, start, self._table.window).commit()
        self._event().move(0, (start + end) / 2, self._table.window).commit()
        self._event().move(0, end, self._table.window).commit()
        self._event().release(0, end, self._table.window).commit()

    def _two_fingers(self) -> None:
        one, other = self._anywhere(), self._anywhere()
        window = self._table.window
        self._event().press(0, one, window).commit()
        self._event().stationary(0).press(1, other, window).commit()
        if self._random.random() < 0.5:
            self._event().stationary(0).release(1, other, window).commit()
            self._event().release(0, one, window).commit()
        else:
            self._event().release(0, one, window).stationary(1).commit()
            self._event().release(1, other, window).commit()

    def _hold(self) -> None:
        if controls := self._controls():
            point = self._middle(self._random.choice(controls))
            self._event().press(0, point, self._table.window).commit()
            self._table.wait(900)
            self._event().release(0, point, self._table.window).commit()

    def _type_a_key(self) -> None:
        window = self._table.window
        QTest.keyClick(window.focusWidget() or window, self._random.choice(_KEYS))

    def _open_a_page(self) -> None:
        entry = self._random.choice([one for one in PAGES if one.is_for(self._table.table)])
        self._table.face.open_page(entry)
        if entry.key == "manager":
            self._table.wait(100)
            self._swipe(self._random.choice(("supervisor-1", "executive-1")))

    def _ask_for_help(self) -> None:
        self._table.window.open_help()
        assert self._table.face.help.stage is not None

    def _look_for_help(self) -> None:
        """Open help on each kind of screen once, by touch; put away, the same one stands there."""
        face, stood = self._table.face, self._standing()
        kind = (face.pages.key, *(type(one) for one in stood))
        if kind in self.helped or face.help.stage is not None:
            return
        ways = [one for one in self._controls() if isinstance(one, HelpButton)]
        if any(one.is_resting for one in ways):
            return  # it has just come up; there is another time
        self.helped.add(kind)
        if ways:
            self._tap(self._middle(ways[0]))
        else:
            assert any(one.label in ("MENU", "HELP") for one in self._controls()), kind
            self._table.window.open_help()
        assert face.help.stage is not None, kind
        face.help.stage.take(HelpClosed())
        assert face.help.stage is None
        assert self._standing() == stood

    def _standing(self) -> tuple[object, ...]:
        """Name what stands on the screen, help aside."""
        face = self._table.face
        return face.pages.key, face.questions.model, face.views.modal.model, face.pins.pad

    def _go_back(self) -> None:
        ways = [one for one in self._controls() if one.label.startswith(_WAYS_BACK)]
        if ways:
            self._tap(self._middle(self._random.choice(ways)))

    def _move_a_chip(self) -> None:
        models = self._table.rack.simulated
        banks = [one for one in (models.sensors, models.second_sensors) if one is not None]
        if banks:
            bank = self._random.choice(banks)
            spot = self._random.choice(bank.places)
            (bank.take_chip if bank.has_chip(*spot) else bank.place_chip)(*spot)

    def _swipe_a_card(self) -> None:
        self._swipe(self._random.choice(list(self._table.cards)))

    def _swipe(self, who: str) -> None:
        swiper = self._table.rack.simulated.swiper
        if swiper is not None:
            swiper.swipe(self._table.cards[who].number)

    def _turn_the_key(self) -> None:
        key_switch = self._table.rack.simulated.key_switch
        if key_switch is not None:
            key_switch.turn("JPH" if self._random.random() < 0.5 else "RUN")

    def _break_or_mend(self) -> None:
        known = catalogue(self._table.rack)
        if self._faults and self._random.random() < 0.7:
            carry_out(self._faults.pop(), self._table.rack)
            return
        fault = self._random.choice(known)
        carry_out(fault.cause, self._table.rack)
        self._faults.append(fault.clear)

    def _fill_the_disk(self) -> None:
        self._table.notebook.is_full = True
        self._tap_a_control()

    def _resize(self) -> None:
        self._table.window.resize(*self._random.choice(((1920, 1080), (1280, 800), (1024, 768))))

    def _wait_long(self) -> None:
        self._table.wait(_LONG_PAUSE_MS)

    def _tap(self, point: QPoint) -> None:
        self._event().press(0, point, self._table.window).commit()
        self._event().release(0, point, self._table.window).commit()
        QApplication.processEvents()

    def _middle(self, control: Touchable) -> QPoint:
        return control.mapTo(self._table.window, control.rect().center())

    def _anywhere(self) -> QPoint:
        size = self._table.window.size()
        return QPoint(self._random.randrange(size.width()), self._random.randrange(size.height()))

    def _event(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._table.window, self._touchscreen)
