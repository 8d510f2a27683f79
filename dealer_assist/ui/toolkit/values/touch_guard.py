"""The finger on the glass, whatever screen stands there: one window has one.

It remembers which control was at which place: what ends, folds, denies, confirms or pays rests
where another live control was, and so does whatever takes the place of such a one.
"""

import weakref
from collections.abc import Callable

from dealer_assist.value import Value, fields

PLACE_MS = 1_500
"""How long a control rests at a place where another live one was."""
SAME_ACT_MS = 700
"""Between the same act for two seats: longer than a double tap, shorter than a steady second."""
SLOP = 24.0
"""How near to such a place counts as the place, in design pixels."""
_TOGETHER_MS = 100
"""What goes and what comes in one change of the screen, in either order."""
_WHOSE = ("seat", "sensor", "place")
"""What of a touch says for whom it is done, and not what is done."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom on the glass, in design pixels."""


class Live(Value):
    """A control that a touch reaches: where, what the touch says, since when, on which cover."""

    box: Box
    touch: object
    since: int
    over: int = 0


class Left(Value):
    """A place that was left: what had been there; a box that lay over others says nothing."""

    box: Box
    touch: object
    at: int
    since: int = 0
    over: int = 0
    is_cover: bool = False


def is_near(box: Box, other: Box, slop: float = 0.0) -> bool:
    """True if two boxes overlap, or nearly."""
    return (
        box[0] - slop < other[2]
        and other[0] < box[2] + slop
        and box[1] - slop < other[3]
        and other[1] < box[3] + slop
    )


def is_same_act(one: object, other: object) -> bool:
    """True if two touches do the same, whichever seat they name: PAID, then PAID for the next."""
    return one is not None and _act(one) == _act(other)


def _act(touch: object) -> tuple[object, ...]:
    inner = getattr(touch, "command", None) or getattr(touch, "action", None)
    if inner is not None:
        return (type(touch), *_act(inner))
    if not isinstance(touch, Value):
        return (type(touch), touch)
    if act := getattr(touch, "counts_as", ""):
        return (act,)  # two commands for one act: a seat is paid, whatever is paid of it
    rest = (getattr(touch, name) for name in fields(touch) if name not in _WHOSE)
    return (type(touch), *rest)


def _harmless(_: object) -> bool:
    return False


def _slop(me: Live, other: Live | Left) -> float:
    """Return how near counts: on one cover what is beside each other was so all the time."""
    return 0.0 if me.over == other.over else SLOP


class TouchGuard:
    """The first contact on the screen. While it is down, no other control can be pressed.

    `is_grave` says of a touch whether it ends, folds, denies, confirms or pays.
    """

    def __init__(self, is_grave: Callable[[object], bool] = _harmless) -> None:
        self.is_grave = is_grave
        self._live: weakref.WeakKeyDictionary[object, Live] = weakref.WeakKeyDictionary()
        self._left: list[Left] = []
        self._holder: weakref.ref[object] | None = None
        self.fired_at = 0
        self.fires = 0
        self.presses = 0
        self.swallowed = 0
        self.swallowed_at = 0
        self.has_uncovered = False
        self.at: tuple[float, float] | None = None

    def stand(
        self, control: object, box: Box | None, touch: object, now_ms: int, over: int = 0
    ) -> None:
        """Note where a control can be touched from now on, and what it says; nowhere without.

        `over` tells one cover from another: what is on the same one are neighbours.
        """
        was = self._live.get(control)
        if was is not None and (was.box, was.touch) == (box, touch):
            return
        if was is not None and was.box == box and is_same_act(was.touch, touch):
            # PAID for the next seat has not come up: what changes beside it is no matter.
            self._live[control] = Live(box, touch, was.since, over)
            return
        if was is not None:
            self._left = [one for one in self._left if now_ms - one.at < PLACE_MS]
            self._left.append(Left(was.box, was.touch, now_ms, was.since, was.over))
            del self._live[control]
        if box is not None:
            self._live[control] = Live(box, touch, now_ms, over)

    def uncover(self, box: Box, now_ms: int) -> None:
        """Note that something has gone that lay over others, by a touch or by itself."""
        self._left.append(Left(box, None, now_ms, is_cover=True))

    def rest_ms(self, control: object, now_ms: int) -> int:
        """Return how long a control still rests because of what was at its place."""
        me = self._live.get(control)
        if me is None:
            return 0
        ends = [one.at + PLACE_MS for one in self._left if self._holds(me, one)]
        under = any(
            one.since < me.since
            and is_near(me.box, one.box, _slop(me, one))
            and self._concerns(me.touch, one)
            for other, one in self._live.items()
            if other is not control
        )
        if under:
            ends.append(me.since + PLACE_MS)
        return max(0, max(ends, default=0) - now_ms)

    def _holds(self, me: Live, left: Left) -> bool:
        if left.is_cover:
            return self.is_grave(me.touch) and is_near(me.box, left.box)
        if not self._concerns(me.touch, left):
            return False
        if me.since >= left.at - _TOGETHER_MS:
            return is_near(me.box, left.box, SLOP)
        if me.since < left.since:  # it lay under what went
            return is_near(me.box, left.box, _slop(me, left))
        return is_near(me.box, left.box)  # it came over what went later, or waited below it

    def _concerns(self, touch: object, other: Live | Left) -> bool:
        if is_same_act(touch, other.touch):
            return False
        return self.is_grave(touch) or self.is_grave(other.touch)

    @property
    def is_down(self) -> bool:
        """Return True if a finger is on a control."""
        return self._holder is not None

    def take(self, control: object) -> bool:
        """Let a control have the finger, unless it is on another one."""
        holder = self._holder() if self._holder else None
        if holder is not None and holder is not control:
            return False
        self._holder = weakref.ref(control)
        self.presses += 1
        return True

    def fire(self, now_ms: int, at: tuple[float, float] | None = None) -> None:
        """Note that a control has acted, and at which point of the design; a key has none."""
        self.fired_at, self.at = now_ms, at
        self.fires += 1
        self.has_uncovered = False

    def swallow(self, now_ms: int) -> None:
        """Note a touch that came too early: it acts on nothing."""
        self.swallowed += 1
        self.swallowed_at = now_ms

    def rest(self, now_ms: int, *, has_uncovered: bool) -> None:
        """Note that the action is done, and whether its control went away with what it lay on."""
        self.fired_at, self.has_uncovered = now_ms, has_uncovered

    def lift(self, control: object) -> None:
        """Take the finger off the control that has it."""
        if self._holder is not None and self._holder() is control:
            self._holder = None

    def let_go(self) -> None:
        """Take the finger off whatever has it: its screen is gone, and hears no lift."""
        self._holder = None
