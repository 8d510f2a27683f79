"""The card swiper that a table file names, where no table stands beside it."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist import paths
from dealer_assist.catalog.device_profiles import load_profiles
from dealer_assist.catalog.tables import find_table, load_table
from dealer_assist.desk.clock import WallClock
from dealer_assist.desk.self_check import staff_of
from dealer_assist.devices.connect import connect
from dealer_assist.devices.messages import CardMisread, CardSwiped
from dealer_assist.message import Msg
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.ui.shell.wedge_filter import WedgeFilter

LOOK_EVERY_MS = 50


class LoneSwiper:
    """Listens until it is closed; `heard` is told of staff, `say` why a card is nobody's."""

    def __init__(
        self,
        table: str,
        folder: Path,
        application: QApplication,
        heard: Callable[[StaffMember], None],
        say: Callable[[str], None],
    ) -> None:
        shipped, self._clock = paths.resources(), WallClock()
        source = find_table(shipped, table, folder)
        setup = load_table(shipped, paths.layouts(), source)
        self.staff = staff_of(setup, folder, self._clock)
        self._cards = CardIndex.asking(self.staff.key, self.staff.find)
        self._heard, self._say = heard, say
        self._rack = connect(
            {"swiper": setup.devices["swiper"]},
            (),
            clock_ms=self._clock.ms,
            random=Random(),
            is_live=True,
            profiles=load_profiles(shipped, source.parent),
        )
        self._application = application
        self._wedge = WedgeFilter(self._rack, self._clock.ms)
        application.installEventFilter(self._wedge)
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY_MS)

    def close(self) -> None:
        """Release the swiper."""
        self._timer.stop()
        self._application.removeEventFilter(self._wedge)
        self._rack.close()

    def _look(self) -> None:
        for message in self._rack.tick(self._clock.ms()):
            match message:
                case CardSwiped(number):
                    self._judge(number)
                case CardMisread(reason):
                    self._say(reason)

    def _judge(self, number: str) -> None:
        swipe = self._cards.swipe(number)
        if swipe.member is None:
            unknown = Msg("Card ending {last_four} is not on the staff list", last_four=number[-4:])
            self._say(swipe.reading or unknown)
        else:
            self._heard(swipe.member)
