"""The finger on the glass, whatever screen stands there: one window has one."""

import weakref


class TouchGuard:
    """The first contact on the screen. While it is down, no other control can be pressed."""

    def __init__(self) -> None:
        self._holder: weakref.ref[object] | None = None
        self.fired_at = 0
        self.fires = 0
        self.presses = 0
        self.swallowed = 0
        self.swallowed_at = 0
        self.has_uncovered = False
        self.at: tuple[float, float] | None = None

    @property
    def is_down(self) -> bool:
        """Tell whether a finger is on a control."""
        return self._holder is not None

    def take(self, control: object) -> bool:
        """Give the finger to a control, unless it is on another one."""
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
