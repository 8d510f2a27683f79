"""A monkey at the kiosk: touches, drags, double taps, two fingers, chips, cards, faults."""

from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from seated_table import SeatedTable

from dealer_assist.devices.simulated.faults import carry_out, catalogue
from dealer_assist.ui.touch import Touchable


class Monkey:
    """Does one random thing after another; what it does depends on its seed alone."""

    def __init__(self, table: SeatedTable, touchscreen: QPointingDevice, seed: int) -> None:
        self._table = table
        self._touchscreen = touchscreen
        self._random = Random(seed)
        self._faults: list[str] = []

    def play(self, times: int) -> None:
        """Do so many things, and look after each that the money adds up."""
        deeds = (
            (60, self._tap_a_control),
            (10, self._tap_anywhere),
            (8, self._double_tap),
            (6, self._drag),
            (6, self._two_fingers),
            (4, self._hold),
            (10, self._move_a_chip),
            (8, self._swipe_a_card),
            (3, self._break_or_mend),
            (2, self._fill_the_disk),
            (2, self._resize),
        )
        weights = [weight for weight, _ in deeds]
        for _ in range(times):
            (deed,) = self._random.choices([deed for _, deed in deeds], weights)
            deed()
            if not self._table.window.isVisible():
                self._table.window.show()  # it has found EXIT
            if deed != self._fill_the_disk:
                self._table.notebook.is_full = False
            self._table.wait(self._random.choice((20, 60, 420)))
            self._check()

    def _check(self) -> None:
        for meter, account in self._table.table.accounts.items():
            assert account.imbalance == 0, meter
            assert account.meter >= 0, meter
        assert self._table.face.views.table.look is not None

    def _controls(self) -> list[Touchable]:
        controls = [one for one in self._table.window.findChildren(Touchable) if one.isVisible()]
        return [one for one in controls if one.label not in ("EXIT", "CLOSE TABLE")] or controls

    def _tap_a_control(self) -> None:
        open_ones = [one for one in self._controls() if one.is_available]
        control = self._random.choice(open_ones or self._controls())
        self._tap(control.mapTo(self._table.window, control.rect().center()))

    def _tap_anywhere(self) -> None:
        self._tap(self._anywhere())

    def _double_tap(self) -> None:
        control = self._random.choice(self._controls())
        point = control.mapTo(self._table.window, control.rect().center())
        self._tap(point)
        self._tap(point)

    def _drag(self) -> None:
        start, end = self._anywhere(), self._anywhere()
        self._event().press(0, start, self._table.window).commit()
        self._event().move(0, end, self._table.window).commit()
        self._event().release(0, end, self._table.window).commit()

    def _two_fingers(self) -> None:
        one, other = self._anywhere(), self._anywhere()
        window = self._table.window
        self._event().press(0, one, window).commit()
        self._event().stationary(0).press(1, other, window).commit()
        self._event().stationary(0).release(1, other, window).commit()
        self._event().release(0, one, window).commit()

    def _hold(self) -> None:
        control = self._random.choice(self._controls())
        point = control.mapTo(self._table.window, control.rect().center())
        self._event().press(0, point, self._table.window).commit()
        self._table.wait(900)
        self._event().release(0, point, self._table.window).commit()

    def _move_a_chip(self) -> None:
        bank = self._table.rack.simulated.sensors
        if bank is not None:
            spot = self._random.choice(bank.places)
            (bank.take_chip if bank.has_chip(*spot) else bank.place_chip)(*spot)

    def _swipe_a_card(self) -> None:
        swiper = self._table.rack.simulated.swiper
        if swiper is not None:
            swiper.swipe(self._random.choice(list(self._table.cards.values())).number)

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

    def _tap(self, point: QPoint) -> None:
        self._event().press(0, point, self._table.window).commit()
        self._event().release(0, point, self._table.window).commit()
        QApplication.processEvents()

    def _anywhere(self) -> QPoint:
        size = self._table.window.size()
        return QPoint(self._random.randrange(size.width()), self._random.randrange(size.height()))

    def _event(self) -> QTest.QTouchEventSequence:
        return QTest.touchEvent(self._table.window, self._touchscreen)
