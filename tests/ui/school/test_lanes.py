"""The lanes of a replay are scrubbed with a finger, from their begin to their end."""

import pytest
from PySide6.QtCore import QPoint

from dealer_assist.ui.school.paint.lanes import LanesView
from dealer_assist.ui.school.replay import EventTick, Lanes, Scrubbed

WIDE = 1000
LANES = Lanes((), (EventTick(0.5, is_dealers=True),), 0.0, ("0:00", "1:00"))


@pytest.mark.parametrize(("x", "share"), [(400, 0.28), (60, 0.0), (998, 1.0)])
def test_a_finger_takes_the_playhead_to_its_place(context, shown, fingers, x, share) -> None:
    view, scrubbed = LanesView(context), list[Scrubbed]()
    view.scrubbed.connect(scrubbed.append)
    shown(view, WIDE, 290)
    view.scale = 1.0
    view.show_state(LANES)
    fingers.press(view, QPoint(x, 230))
    fingers.lift(view, QPoint(x, 230))
    assert scrubbed[-1].share == pytest.approx(share, abs=0.01)
