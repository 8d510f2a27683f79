"""The settings of whoever deals, or of the kiosk: a touch applies at once."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.choice_button import ChoiceButton
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.models.controls import ChoiceLook
from dealer_assist.ui.models.preferences import Settings
from dealer_assist.ui.over_page import GAP, OverPage, Stand
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.settings import ChoiceRow, SettingsLook, settings_look
from dealer_assist.ui.theme import with_han

_NAMES, _PADDING, _COLUMNS = 440.0, 24.0, 4
_TITLE, _LINE = 44.0, 30.0
KEY = "settings"


class SettingsPage(OverPage):
    """Keeps each choice on the shelf, then has the table and itself built as it says."""

    title = Msg("Settings")

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        super().__init__(kit, stand, parent)
        kit.load_han_fonts()
        self._look = self._now()
        self.detail = self._look.detail
        self.rows = [self._row(row) for row in self._look.rows]

    def refresh(self) -> None:
        """Follow whoever is signed in."""
        self._look = self._now()
        self.detail = self._look.detail
        for row, buttons in zip(self._look.rows, self.rows, strict=True):
            for choice, button in zip(row.choices, buttons, strict=True):
                button.show_state(choice)
        self.update()

    def arrange(self) -> None:
        """Place a row for each kind of choice."""
        super().arrange()
        for box, buttons in zip(self._boxes(), self.rows, strict=True):
            room = box.adjusted(_NAMES, _PADDING, -_PADDING, -_PADDING)
            width = (room.width() - GAP * (_COLUMNS - 1)) / _COLUMNS
            for place, button in enumerate(buttons):
                left = room.left() + place * (width + GAP)
                button.place(QRectF(left, room.top(), width, room.height()), self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the names of the rows."""
        super().draw(easel)
        colour = easel.theme.colour
        for box, row in zip(self._boxes(), self._look.rows, strict=True):
            easel.panel(box, colour.panel, colour.line, easel.theme.line.thin)
            width = _NAMES - 2 * _PADDING
            lines = len(easel.broken(row.caption, "pay_how", width))
            # Beside the middle of the buttons, whatever the language needs.
            top = box.center().y() - (_TITLE + lines * _LINE) / 2
            title = QRectF(box.left() + _PADDING, top, width, _TITLE)
            easel.text(title, row.title, "notice", colour.text_1)
            below = QRectF(title.left(), title.bottom(), width, box.bottom() - title.bottom())
            easel.paragraph(below, row.caption, "pay_how", colour.text_2, _LINE)

    def _row(self, row: ChoiceRow) -> list[ChoiceButton]:
        buttons = []
        for choice in row.choices:
            button = ChoiceButton(self._kit_for(choice), self)
            button.show_state(choice)
            button.chosen.connect(self._choose)
            buttons.append(button)
        return buttons

    def _kit_for(self, choice: ChoiceLook) -> Kit:
        """Give Chinese letters to the one choice that is written in them in every language."""
        if not choice.in_han:
            return self.kit
        return replace(self.kit, theme=with_han(self.kit.theme, self.kit.fonts))

    def _boxes(self) -> list[QRectF]:
        body, count = self.body(), len(self._look.rows)
        height = (body.height() - GAP * (count - 1)) / count
        return [
            QRectF(body.left(), body.top() + place * (height + GAP), body.width(), height)
            for place in range(count)
        ]

    def _now(self) -> SettingsLook:
        dealer = self.stand.desk.table.dealer
        settings = self.stand.shelf.of(dealer.key if dealer else "")
        return settings_look(settings, dealer.name if dealer else "")

    def _choose(self, settings: Settings) -> None:
        dealer = self.stand.desk.table.dealer
        self.stand.shelf.keep(dealer.key if dealer else "", settings)
        # Other letters, colours or words need another page; the table under it follows too.
        self.stand.go(KEY)
