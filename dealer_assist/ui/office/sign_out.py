"""Nobody at the office: after three minutes without a touch it signs out, and says so before."""

from dealer_assist.message import Msg
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.nodes import Node, Press, column, row, space
from dealer_assist.ui.toolkit.values.measures import HELP_ROOM
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

IDLE_MS = 180_000
WARNED_MS = 20_000
SIDE = 20.0
_WIDE, _HIGH = 480.0, 72.0


class StaySignedIn(Value):
    """STAY SIGNED IN, which stands in the last seconds."""


class SignOutClock:
    """How long the finger has not been on the glass. Any touch stays signed in."""

    def __init__(self, page_context: PageContext) -> None:
        self._clock, self._finger = page_context.clock, page_context.finger
        self.seconds: int | None = None
        """What is left, once it is worth a warning."""
        self.stay()

    def stay(self) -> None:
        """Begin again: somebody is here."""
        self._since, self._presses = self._clock.ms(), self._finger.presses
        self.seconds = None

    def is_over(self, now_ms: int) -> bool:
        """Follow finger and clock; return True if nobody has been here for long enough."""
        if self._presses != self._finger.presses:
            self.stay()
        left = self._since + IDLE_MS - now_ms
        self.seconds = max(0, -(-left // 1_000)) if left <= WARNED_MS else None
        return left <= 0

    def corner(self) -> Node | None:
        """Return the warning at the end of the strip: who is signed in stays in sight."""
        if self.seconds is None:
            return None
        words = Msg("Signs out in {seconds} s", seconds=self.seconds)
        label = Msg("STAY SIGNED IN")
        button = Button(StaySignedIn(), label, "clock", words, ActionState.NEXT)
        press = Press(button, "bold_22", 26.0).of(_WIDE)
        return column(row(space(), press, space(SIDE + HELP_ROOM)).of(_HIGH), space())
