"""Digits over a list, to find one of its rows by number."""

from dealer_assist.message import Msg
from dealer_assist.ui.models.typed import ERASE
from dealer_assist.ui.office.number_search.model import DigitTyped, FindModel, FindTouch
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.toolkit.boxes import CENTRE, Node, Panel, Slot, Text, column, row
from dealer_assist.ui.toolkit.pads.keypads import DIGITS, KeyPad

_KEYS = (*DIGITS[:3], ("0", ERASE))
_TITLE, _DETAIL, _WELL, _WIDTH, _FOOT, _GAP = 52.0, 40.0, 96.0, 720.0, 112.0, 14.0


class FindScreen(PaneScreen[FindModel, FindTouch]):
    """The keys in the middle, the ways out at the foot."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.keys = KeyPad(self.context, _KEYS, self)
        self.keys.typed.connect(lambda word: self.touched.emit(DigitTyped(word)))
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: FindModel) -> Node:
        """Stand question, number, keys and ways out below each other."""
        detail = Msg("Of the win, as its slip and its page have it, or of the round")
        head = column(
            Text(Msg("Which number?"), "heavy_38", align=CENTRE).of(_TITLE),
            Text(detail, "medium_24", "text_2", CENTRE),
        )
        typed = Text(model.typed, "heavy_42", align=CENTRE)
        return Panel(
            column(
                head.of(_TITLE + _DETAIL),
                Panel(typed, fill="well", edge="line_strong").of(_WELL).across(_WIDTH),
                Slot(self.keys).across(_WIDTH),
                row(*map(Slot, self.acts.show(model.acts)), gap=_GAP).of(_FOOT),
                gap=_GAP,
            ),
            pad=(24, 16),
        )
