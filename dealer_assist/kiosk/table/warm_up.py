"""What an open table does not need yet, loaded while it is idle: no first touch waits for it.

Piece by piece: between two of them everything that was touched is answered.
"""

from collections.abc import Callable, Iterable
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

BETWEEN_MS = 100

LATER = (
    "dealer_assist.ui.help.stage",
    "dealer_assist.ui.print.slip",
    "dealer_assist.journal.audit.backup",
    "dealer_assist.ui.shell.journal_reader",
    "dealer_assist.kiosk.table.page_classes",
)
"""The longest takes some sixty milliseconds; each is loaded sooner where it is needed sooner."""


def warm_up(
    parent: QObject, names: Iterable[str] = LATER, then: Callable[[], None] = lambda: None
) -> None:
    """Load modules one after the other, beginning a moment from now, and `then` do the rest."""
    waiting = iter(names)
    timer = QTimer(parent)

    def load_next() -> None:
        name = next(waiting, "")
        if name:
            import_module(name)
        else:
            timer.stop()
            timer.deleteLater()
            then()

    timer.timeout.connect(load_next)
    timer.start(BETWEEN_MS)
