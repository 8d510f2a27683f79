"""Why no table can be opened: the sentence with its cure, and the ways on that there are."""

from collections.abc import Callable
from typing import TypeAlias

from dealer_assist.message import Msg, joined
from dealer_assist.ui.toolkit.flow import Flow, Stay, Step
from dealer_assist.ui.toolkit.nodes import (
    HelpAtEnd,
    Icon,
    Node,
    Page,
    Panel,
    Paragraph,
    Press,
    Text,
    column,
    inset,
    row,
    space,
    stack,
)
from dealer_assist.ui.toolkit.values.frame import BARE
from dealer_assist.ui.toolkit.values.measures import HELP_SIZE
from dealer_assist.ui.toolkit.values.touches import ActionState, Button
from dealer_assist.value import Value

SIDE, CORNER, GAP = 160.0, 20.0, 24.0
PADDING, ICON, TITLE, LINE = 48.0, 84.0, 64.0, 46.0
BUTTON = 112.0
_BUTTON_WIDTH = 480.0
_TITLE = Msg("The table cannot be opened")


class TroubleLeft(Value):
    """EXIT."""


class TriedAgain(Value):
    """TRY AGAIN."""


class BackupHeld(Value):
    """RESTORE was held."""


TroubleTouch: TypeAlias = TroubleLeft | TriedAgain | BackupHeld


class Trouble(Node):
    """A panel as high as its sentence, the ways on below it, and what is `said` of them.

    It is in the middle, or at the top while its help `is_read`.
    """

    sentence: str
    buttons: tuple[Button[TroubleTouch], ...]
    said: str
    is_read: bool

    def placed(self, top: float, width: float, high: float) -> Node:
        """Return the panel where there is room, the way out at the far end below it."""
        words = column(
            space(8),
            Text(_TITLE, "heavy_54").of(TITLE),
            space(GAP),
            Paragraph(self.sentence, "medium_30", "fault_text", LINE),
        )
        mark = column(Icon("triangle", ICON, "fault", 2), space()).of(ICON)
        pad = (PADDING, PADDING - 8, PADDING, PADDING)
        panel = Panel(row(mark, words, gap=GAP), fill="fault_well", edge="fault", line=4, pad=pad)
        each = min(_BUTTON_WIDTH, (width + GAP) / len(self.buttons) - GAP)
        ways = [Press(button, "bold_30", 40.0).of(each) for button in self.buttons]
        below = row(*ways[:1], space(), *ways[1:], gap=GAP).of(BUTTON)
        said = Text(self.said, "medium_30").of(LINE)
        whole = inset(column(panel.of(high), below, said, gap=GAP), (SIDE, 0))
        return column(space(top), whole, space(0))


class TroubleFlow(Flow[Page[TroubleTouch], TroubleTouch]):
    """Shows a trouble of the world; `answer` hears what is touched."""

    help_topic = "kiosk.startup-error"
    style = BARE

    def __init__(
        self,
        sentence: str,
        backup_events: int | None,
        answer: Callable[[TroubleTouch], None],
        *,
        is_live: bool,
    ) -> None:
        self._sentence, self._answer = sentence, answer
        self._buttons = _ways(backup_events, is_live=is_live)
        self.said = ""
        self.is_read = False

    def trouble(self) -> Trouble:
        """Return what is wrong, with what can be touched."""
        return Trouble(self._sentence, self._buttons, self.said, self.is_read)

    def model(self) -> Page[TroubleTouch]:
        """Return that with the way to help in the corner."""
        help_line = inset(HelpAtEnd(), (0, 0, CORNER, 0)).of(HELP_SIZE)
        told = joined(" ", (self._sentence, self.said)) if self.said else self._sentence
        return Page(stack(self.trouble(), column(space(CORNER), help_line)), name=_TITLE, told=told)

    def take(self, touch: TroubleTouch) -> Step:
        """Let whoever opens tables answer."""
        self._answer(touch)
        return Stay()


def _ways(backup_events: int | None, *, is_live: bool) -> tuple[Button[TroubleTouch], ...]:
    """Return the ways on; a backup is offered where there is a good one."""
    out = Msg("Needs a card") if is_live else Msg("To the desktop")
    leave = Button[TroubleTouch](TroubleLeft(), Msg("EXIT"), "cross", out)
    when = Msg("When it is mended")
    again = Button[TroubleTouch](TriedAgain(), Msg("TRY AGAIN"), "play", when, ActionState.NEXT)
    back = () if backup_events is None else (_restore(backup_events, is_live=is_live),)
    return (leave, *back, again)


def _restore(events: int, *, is_live: bool) -> Button[TroubleTouch]:
    why = Msg("A technician does it at the command line") if is_live else ""
    detail = Msg("Hold: goes on from {events} events", events=f"{events:,}")
    button = Button[TroubleTouch](BackupHeld(), Msg("RESTORE"), "clock", detail, ActionState.HOLD)
    return button.unless(why)
