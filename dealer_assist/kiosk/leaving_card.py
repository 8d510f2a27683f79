"""A card for leaving a live kiosk whose table cannot be opened: nobody goes out by the side door.

The swiper and the staff register are the table's own, as far as they can be read. Where they
cannot, only who can stop the program from outside ends it.
"""

import logging
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
from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.files import last_table
from dealer_assist.message import Msg
from dealer_assist.staff.card_index import CardIndex
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.ui.shell.wedge_filter import WedgeFilter

log = logging.getLogger(__name__)

LOOK_EVERY_MS = 50
ROLES = (Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN)


class LeavingCard:
    """Listens to the swiper of a table that does not stand, until it is closed."""

    def __init__(
        self,
        table: str | None,
        folder: Path,
        application: QApplication,
        leave: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        shipped, clock = paths.resources(), WallClock()
        source = find_table(shipped, table or last_table(folder, "live"), folder)
        setup = load_table(shipped, paths.layouts(), source)
        staff = staff_of(setup, folder, clock)
        self._cards = CardIndex.asking(staff.key, staff.find)
        self._staff = staff
        self._clock, self._leave, self._say = clock, leave, say
        self._rack = connect(
            {"swiper": setup.devices["swiper"]},
            (),
            clock_ms=clock.ms,
            random=Random(),
            is_live=True,
            profiles=load_profiles(shipped, source.parent),
        )
        self._application = application
        self._wedge = WedgeFilter(self._rack, clock.ms)
        application.installEventFilter(self._wedge)
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY_MS)

    def close(self) -> None:
        """Give the swiper back."""
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
        elif swipe.member.role not in ROLES:
            self._say(Msg("{name}'s card does not end the kiosk", name=swipe.member.name))
        elif self._has_pin(swipe.member):
            # A card that asks for its PIN everywhere else is not enough here, where none is typed.
            self._say(
                Msg(
                    "{name}'s card asks for a PIN, which cannot be typed here; swipe a "
                    "Supervisor's or a technician's card",
                    name=swipe.member.name,
                )
            )
        else:
            log.warning("%s left a live kiosk whose table could not be opened", swipe.member.key)
            self._leave()

    def _has_pin(self, member: StaffMember) -> bool:
        try:
            return self._staff.needs_pin(member)
        except (Refused, JournalUnavailable):
            return True  # locked, withdrawn since, or nobody can tell
