"""The X server's word that the window has gone is understood, and nothing else is."""

from ctypes import addressof, create_string_buffer
from struct import pack

import pytest

from dealer_assist.ui.window_watch import XCB, WindowWatch, is_end_of

WINDOW = 0x20_0007
DESTROYED = pack("<BxHII", 17, 5, WINDOW, WINDOW)


@pytest.mark.parametrize(
    ("event", "is_end"),
    [
        (DESTROYED, True),
        (pack("<BxHII", 17 | 0x80, 5, WINDOW, WINDOW), True),
        (pack("<BxHII", 17, 5, WINDOW, WINDOW + 1), False),
        (pack("<BxHII", 18, 5, WINDOW, WINDOW), False),
    ],
    ids=["destroyed", "sent by another program", "another window", "only unmapped"],
)
def test_the_end_of_the_window_is_told_from_other_events(event: bytes, *, is_end: bool) -> None:
    held = create_string_buffer(event)
    assert is_end_of(WINDOW, addressof(held)) is is_end


def test_the_end_is_told_and_every_event_goes_on(qapp: object) -> None:
    told: list[str] = []
    held = create_string_buffer(DESTROYED)
    watch = WindowWatch(WINDOW, lambda: told.append("gone"))
    assert watch.nativeEventFilter(XCB.encode(), addressof(held)) == (False, 0)
    assert watch.nativeEventFilter(b"wayland_event", addressof(held)) == (False, 0)
    assert told == ["gone"]
