"""The frame of a trainer's screens: a rail with the subjects in the place of the prompt."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.school.frame import GAP, MARGIN, SchoolScreen
from dealer_assist.ui.toolkit.banner import BANNER_HEIGHT
from dealer_assist.ui.toolkit.buttons import NavButton, NavModel
from dealer_assist.ui.toolkit.context import UiContext

CLASS, ASSIGN, LESSONS, EXAMS, COMMENTS, IMPORT, EXPORT, LOCK = (
    "nav class",
    "nav assign",
    "nav lessons",
    "nav exams",
    "nav comments",
    "nav import",
    "nav export",
    "nav lock",
)
_SUBJECTS = (
    NavModel(CLASS, Msg("Class"), "person"),
    NavModel(ASSIGN, Msg("Assign"), "list"),
    NavModel(EXAMS, Msg("Exams"), "flag"),
    NavModel(LESSONS, Msg("Lessons"), "book"),
    NavModel(COMMENTS, Msg("Comments"), "speech"),
    NavModel(IMPORT, Msg("Import"), "plus"),
    NavModel(EXPORT, Msg("Export"), "page"),
    NavModel(LOCK, Msg("Lock"), "padlock"),
)
RAIL, _ROW, _ROW_GAP = 236.0, 80.0, 12.0
_STRIP, _BOTTOM = 64.0, 22.0


class TrainerScreen(SchoolScreen):
    """Shows the rail with its own subject white; emits the key of another that is touched."""

    has_prompt = False
    subject = CLASS

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.rail: list[NavButton] = []
        for one in _SUBJECTS:
            button = NavButton(context, self)
            button.show_state(
                NavModel(one.key, one.label, one.icon, is_selected=one.key == self.subject)
            )
            button.chosen.connect(self.asked)
            self.rail.append(button)

    def body(self) -> QRectF:
        """Give the room beside the rail."""
        body = super().body()
        inset = RAIL + GAP
        if self.context.is_left_handed:
            return body.adjusted(0, 0, -inset, 0)
        return body.adjusted(inset, 0, 0, 0)

    def arrange(self) -> None:
        """Place the rail, its last row beside the buttons of the bar."""
        super().arrange()
        left = MARGIN
        if self.context.is_left_handed:
            left = self.design_width - MARGIN - RAIL
        top = BANNER_HEIGHT + _STRIP
        for place, button in enumerate(self.rail):
            y = top + place * (_ROW + _ROW_GAP)
            if place == len(self.rail) - 1:
                y = self.design_height - _BOTTOM - _ROW
            button.place(QRectF(left, y, RAIL, _ROW), self.scale)

    def _place_buttons(self, left: float, right: float) -> None:
        inset = RAIL + GAP
        if self.context.is_left_handed:
            super()._place_buttons(left, right - inset)
        else:
            super()._place_buttons(left + inset, right)
