"""The form for a new card."""

from dealer_assist.message import Msg
from dealer_assist.ui.office.enrolment.model import EnrolModel, EnrolTouch, NameTyped
from dealer_assist.ui.office.pane_screen import PaneScreen
from dealer_assist.ui.toolkit.boxes import Node, Panel, Slot, Text, column, row
from dealer_assist.ui.toolkit.buttons import PickButton
from dealer_assist.ui.toolkit.pads.keypads import LETTERS, KeyPad

_SIDE, _TOP, _GAP = 24.0, 16.0, 14.0
_TITLE, _DETAIL, _NAME, _PICK, _FOOT, _BACK_WIDTH = 44.0, 34.0, 80.0, 76.0, 112.0, 300.0


class EnrolScreen(PaneScreen[EnrolModel, EnrolTouch]):
    """Rows from the top, the keys in what is left, the buttons at the foot."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.roles, self.days = self.choice_pool(PickButton), self.choice_pool(PickButton)
        self.keys = KeyPad(self.context, LETTERS, self)
        self.keys.typed.connect(lambda word: self.touched.emit(NameTyped(word)))
        self.acts = self.button_pool("bold_30", 40.0)

    def body(self, model: EnrolModel) -> Node:
        """Stand name, role, last day and keys below each other."""
        back, swipe = self.acts.show((model.back, model.swipe))
        name = Text(model.name or Msg("Name"), "heavy_38", "text_1" if model.name else "text_3")
        head = column(
            Text(Msg("Enrol a card"), "bold_28").of(_TITLE),
            Text(model.detail, "medium_24", "fault" if model.is_refused else "text_2"),
        )
        form = column(
            head.of(_TITLE + _DETAIL),
            Panel(name, fill="well", edge="line_strong", pad=(_SIDE, 0)).of(_NAME),
            row(*map(Slot, self.roles.show(model.roles)), gap=_GAP).of(_PICK),
            row(*map(Slot, self.days.show(model.days)), gap=_GAP).of(_PICK),
            Slot(self.keys),
            row(Slot(back).of(_BACK_WIDTH), Slot(swipe), gap=_GAP).of(_FOOT),
            gap=_GAP,
        )
        return Panel(form, pad=(_SIDE, _TOP))
