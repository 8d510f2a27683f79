"""A card for leaving a live kiosk whose table cannot be opened: nobody goes out by the side door.

The swiper and the staff register are the table's own, as far as they can be read. Where they
cannot, only who can stop the program from outside ends it.
"""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dealer_assist.errors import Refused
from dealer_assist.journal.errors import JournalUnavailable
from dealer_assist.journal.files import last_table
from dealer_assist.kiosk.table.lone_swiper import LoneSwiper
from dealer_assist.message import Msg
from dealer_assist.table.setup.roles import Role, StaffMember

log = logging.getLogger(__name__)

ROLES = (Role.SUPERVISOR, Role.EXECUTIVE, Role.TECHNICIAN)


class LeavingCard:
    """Listens to the swiper of a table that does not stand, until it is closed."""

    def __init__(
        self,
        table: str | None,
        folder: Path,
        leave: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            raise TypeError("no application runs")
        self._leave, self._say = leave, say
        named = table or last_table(folder, "live")
        self._swiper = LoneSwiper(named, folder, application, self._judge, say)

    def close(self) -> None:
        """Release the swiper."""
        self._swiper.close()

    def _judge(self, member: StaffMember) -> None:
        if member.role not in ROLES:
            self._say(Msg("{name}'s card does not end the kiosk", name=member.name))
        elif self._has_pin(member):
            # A card that asks for its PIN everywhere else is not enough here, where none is typed.
            self._say(
                Msg(
                    "{name}'s card asks for a PIN, which cannot be typed here. Swipe a "
                    "Supervisor's or a technician's card",
                    name=member.name,
                )
            )
        else:
            log.warning("%s left a live kiosk whose table could not be opened", member.key)
            self._leave()

    def _has_pin(self, member: StaffMember) -> bool:
        try:
            return self._swiper.staff.needs_pin(member)
        except (Refused, JournalUnavailable):
            return True  # locked, withdrawn since, or nobody can tell
