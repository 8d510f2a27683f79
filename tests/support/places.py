"""The law of places, read off the glass: what can be touched, where, and what was there before.

It knows nothing of how the program keeps the law: it looks at the window, as a finger does.
"""

from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from dealer_assist.ui.table.actions import is_grave
from dealer_assist.ui.toolkit.reachable import is_reachable
from dealer_assist.ui.toolkit.touchable import Touchable
from dealer_assist.ui.toolkit.values.touch_guard import Box, is_near, is_same_act

LAW_MS, SLOP, FRAME_MS = 1_500, 24.0, 40


@dataclass(frozen=True)
class Seen:
    """A control that acts when it is touched now."""

    box: Box
    touch: object
    label: str
    rests: bool

    @property
    def place(self) -> tuple[int, ...]:
        return tuple(round(edge) for edge in self.box)

    def is_still(self, other: "Seen") -> bool:
        """True if this is that control: PAID for the next seat, where PAID was, has not come up."""
        same = repr(self.touch) == repr(other.touch) or is_same_act(self.touch, other.touch)
        return self.place == other.place and same


def live_controls(window: QWidget, scale: float) -> tuple[Seen, ...]:
    """Return every control of a window that no reason shuts and nothing covers."""
    found = []
    for one in window.findChildren(Touchable):
        if not one.isVisible() or one.reason or not one.isEnabled() or not is_reachable(one):
            continue
        corner = one.mapTo(window, QPoint(0, 0))
        left, top = corner.x() / scale, corner.y() / scale
        box = (left, top, left + one.width() / scale, top + one.height() / scale)
        found.append(Seen(box, one.touch, one.label, one.is_resting))
    return tuple(found)


class Watch:
    """Compares what is live now with all that was live within the time of the law."""

    def __init__(self, *, sees_rest: bool = True) -> None:
        self._sees_rest = sees_rest
        self._before: deque[tuple[int, tuple[Seen, ...]]] = deque()
        self._standing: dict[tuple[int, ...], list[tuple[Seen, int]]] = {}
        self.broken: set[str] = set()
        self.looks = 0

    def look(self, now: int, seen: tuple[Seen, ...]) -> None:
        """Note every control that acts where another one was a moment ago, if one is grave."""
        self.looks += 1
        while self._before and now - self._before[0][0] > LAW_MS - FRAME_MS:
            self._before.popleft()
        before, self._standing = self._standing, {}
        for one in seen:
            there = (at for was, at in before.get(one.place, ()) if one.is_still(was))
            self._standing.setdefault(one.place, []).append((one, min(there, default=now)))
        for one in seen:
            if not (self._sees_rest and one.rests):
                self._check(one, now)
        self._before.append((now, seen))

    def _check(self, one: Seen, now: int) -> None:
        since = next(at for was, at in self._standing[one.place] if was is one)
        for at, others in self._before:
            if at >= since or now - since >= LAW_MS:
                continue
            for other in others:
                if not is_near(one.box, other.box, SLOP) or self._is_there(other):
                    continue  # a neighbour that is there still is no place that was left
                if is_same_act(one.touch, other.touch) or one.label == other.label:
                    continue
                if is_grave(one.touch) or is_grave(other.touch):
                    self.broken.add(
                        f"{one.label!r} acts where {other.label!r} was {now - at} ms ago"
                    )

    def _is_there(self, one: Seen) -> bool:
        return any(now.is_still(one) for now, _ in self._standing.get(one.place, ()))
