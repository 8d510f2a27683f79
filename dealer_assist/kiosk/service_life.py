"""Tells the service manager, beat by beat, that what shows on the window lives."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from dealer_assist.kiosk.service_notify import ServiceNotify


def tell_service(
    of: QObject, status: Callable[[], str], lives: Callable[[int], bool] = lambda period_ms: True
) -> Callable[[], None]:
    """Say now that it stands, then as long as `of` is there that it lives; give what ends that.

    `lives` is asked at each beat with the time between two of them: a window that is painted over
    something dead must not count.
    """
    notify = ServiceNotify.of_environment()
    notify.ready(status())
    timer = QTimer(of)

    def beat() -> None:
        if lives(notify.period_ms):
            notify.beat(status())

    if notify.period_ms:
        timer.timeout.connect(beat)
        timer.start(notify.period_ms)
    return timer.stop
