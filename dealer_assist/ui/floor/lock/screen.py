"""LOCK on the screen, and the sheet that asks for cards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from dealer_assist.message import Msg
from dealer_assist.ui.floor.lock.model import CardsModel, LockModel
from dealer_assist.ui.floor.touches import CardsTouch, FloorTouch
from dealer_assist.ui.toolkit.boxes import (
    CENTRE,
    RIGHT,
    Drawn,
    Icon,
    Node,
    Panel,
    Slot,
    Stack,
    Text,
    column,
    row,
    space,
)
from dealer_assist.ui.toolkit.frame_parts import SHEET
from dealer_assist.ui.toolkit.help_button import HELP_SIZE
from dealer_assist.ui.toolkit.screen import FramedScreen, Screen
from dealer_assist.ui.toolkit.simulated_card import SimulatedCard

_CARD, _CARD_HIGH, _GAP, _STEP = 300.0, 96.0, 16.0, 90.0
_SWIPE = Msg("Swipe a Supervisor's or Executive's card")
_PAGE, _SHEET, _SHEET_PAD = 1880.0, 1210.0, 40.0


class FloorLockScreen(FramedScreen[LockModel, FloorTouch]):
    """Waits for a card; on a floor of samples they lie below."""

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.cards = self.card_pool()

    def body(self, model: LockModel) -> Node:
        """Stand the lock and what to do in the middle."""
        ink = "fault" if model.is_refused else "text_2"
        return column(
            space(),
            Icon("padlock", 100, "text_2", 1.8),
            space(24),
            Text(_SWIPE, "heavy_54", align=CENTRE).of(80),
            Text(model.detail, "medium_30", ink, CENTRE).of(60),
            space(50),
            _cards(self.cards.show(model.cards), _PAGE).of(_CARD_HIGH),
            space(),
        )


class CardsSheet(Screen[CardsModel, CardsTouch]):
    """A sheet over the page: a row a card, the time that is left, and the way back."""

    is_sheet = True
    frame_style = SHEET

    def furnish(self) -> None:
        """Make what is shown and touched."""
        self.cards = self.card_pool()
        self.back = self.button_pool("bold_30", 40.0)

    def body(self, model: CardsModel) -> Node:
        """Dim the page and lay the sheet in its middle."""
        (back,) = self.back.show((model.back,))
        cards = self.cards.show(model.cards)
        sheet = column(
            row(
                Text(model.title, "heavy_38"),
                Text(model.left, "heavy_34", "text_2", RIGHT).of(140),
                space(24),
                Slot(self.parts.help_button).of(HELP_SIZE).across(HELP_SIZE),
            ).of(60),
            Text(model.detail, "medium_24", "text_2", breaks=True).of(44),
            space(2),
            *(_step(*one).of(_STEP) for one in model.steps),
            Text(model.wrong, "bold_24", "fault", breaks=True).of(52),
            _cards(cards, _SHEET - 2 * _SHEET_PAD).of(_CARD_HIGH) if cards else None,
            row(Slot(back).of(330), space(), mirrors=True).of(104),
            gap=14,
        )
        high = 430 + len(model.steps) * (_STEP + 14) + (_CARD_HIGH + 14 if cards else 0)
        panel = Panel(sheet, edge="line_strong", radius=20, pad=(_SHEET_PAD, 30))
        dim = Drawn(lambda painter, _: painter.fill(self._all(), painter.theme.colour.scrim))
        return Stack(dim, column(space(), panel.of(high).across(_SHEET), space()))

    def _all(self) -> QRectF:
        return QRectF(0, 0, self.design_width, self.design_height)


def _step(number: str, words: str, is_read: bool) -> Node:  # noqa: FBT001 - as the model has it
    edge = "ok" if is_read else "line_strong"
    mark = Icon("check", 30, "ok", 3) if is_read else Text(number, "bold_24", align=CENTRE)
    ring = Panel(column(space(), mark.of(30), space()), fill=None, edge=edge, radius=24)
    line = row(
        ring.of(48).across(48),
        Text(words, "bold_28"),
        Icon("card", 40, "text_2"),
        gap=26,
    )
    return Panel(line, fill=None, edge=edge, dashed=not is_read, pad=(22, 0))


def _cards(cards: Sequence[SimulatedCard], room: float) -> Node:
    """Stand them side by side in the middle; many of them are narrower."""
    width = min(_CARD, (room - _GAP * (len(cards) + 1)) / max(1, len(cards)))
    return row(space(), *(Slot(one).of(width) for one in cards), space(), gap=_GAP)
