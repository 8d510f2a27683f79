"""The settings of whoever deals, or of the kiosk: a touch applies at once."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.ui.models.controls import ChoiceModel
from dealer_assist.ui.models.preferences import Preferences
from dealer_assist.ui.pages.settings.presenter import ChoiceRow, SettingsModel, settings_model
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.shell.preferences import keep_for_person, of_person
from dealer_assist.ui.shell.speech import has_voice
from dealer_assist.ui.toolkit.boxes import Drawn, Node, Panel, Slot, column, inset, row, space
from dealer_assist.ui.toolkit.buttons import ChoiceButton
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.rows import top_of
from dealer_assist.ui.toolkit.theme import with_han
from dealer_assist.value import replace

_NAMES, _PADDING, _COLUMNS = 440.0, 24.0, 4
_TITLE, _LINE, _EDGE = 44.0, 30.0, 8.0
KEY = "settings"


class SettingsPage(Page):
    """Keeps each choice in the store, then has the table and itself built as it says."""

    title = Msg("Settings")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        context.load_han_fonts()
        self._model = self._now()
        self.detail = self._model.detail
        self.rows = [self._row(row) for row in self._model.rows]

    def refresh(self) -> None:
        """Follow whoever is signed in."""
        self._model = self._now()
        self.detail = self._model.detail
        for model, buttons in zip(self._model.rows, self.rows, strict=True):
            for choice, button in zip(model.choices, buttons, strict=True):
                button.show_state(choice)
        self.arrange()
        self.update()

    def content(self) -> Node:
        """Stand a row for each kind of choice, its name before it."""
        rows = zip(self._model.rows, self.rows, strict=True)
        return column(*(_choices(model, buttons) for model, buttons in rows), gap=GAP)

    def _row(self, row: ChoiceRow) -> list[ChoiceButton]:
        buttons = []
        for choice in row.choices:
            button = ChoiceButton(self._kit_for(choice), self)
            button.show_state(choice)
            button.chosen.connect(self._choose)
            buttons.append(button)
        return buttons

    def _kit_for(self, choice: ChoiceModel) -> UiContext:
        """Give Chinese letters to the one choice that is written in them in every language."""
        if not choice.in_han:
            return self.context
        return replace(self.context, theme=with_han(self.context.theme, self.context.fonts))

    def _now(self) -> SettingsModel:
        dealer = self.page_context.desk.table.dealer
        settings = of_person(self.page_context.preferences, dealer)
        return settings_model(settings, dealer.name if dealer else "", has_voice=has_voice())

    def _choose(self, settings: Preferences) -> None:
        dealer = self.page_context.desk.table.dealer
        keep_for_person(self.page_context.preferences, dealer, settings)
        # Other letters, colours or words need another page; the table under it follows too.
        self.page_context.go(KEY)


def _choices(model: ChoiceRow, buttons: list[ChoiceButton]) -> Node:
    rest = (space() for _ in range(_COLUMNS - len(buttons)))
    line = row(*(Slot(button) for button in buttons), *rest, gap=GAP)
    name = Drawn(lambda painter, box: _draw_name(painter, box, model)).of(_NAMES)
    return Panel(row(name, inset(line, (0, _PADDING, _PADDING, _PADDING))))


def _draw_name(painter: Painter, box: QRectF, model: ChoiceRow) -> None:
    """Write a name and its caption beside the middle of the buttons, whatever they need."""
    colour, room = painter.theme.colour, box.adjusted(_PADDING, 0, -_PADDING, 0)
    below = room.adjusted(0, 0, 0, -_TITLE - 2 * _EDGE)
    size = painter.size_for((model.caption,), "medium_22", below, _LINE)
    high = painter.height_of(model.caption, "medium_22", room.width(), _LINE, size)
    room.setTop(room.center().y() - (_TITLE + high) / 2)
    painter.text(top_of(room, _TITLE), model.title, "bold_30", colour.text_1)
    below = room.adjusted(0, _TITLE, 0, 0)
    painter.paragraph(below, model.caption, "medium_22", colour.text_2, _LINE, most=size)
