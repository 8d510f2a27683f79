"""The trainer's page to break simulated devices: choose one, touch a fault, touch again to mend.

Real devices are not on it: nothing here reaches one.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.devices.simulated.faults import FaultWords, carry_out, catalogue, is_active
from dealer_assist.message import Msg
from dealer_assist.ui.pages.faults.presenter import FaultsModel, FaultTileModel, faults_model
from dealer_assist.ui.shell.page import GAP, Page
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.boxes import Node, Slot, Text, column, row, space, tiled
from dealer_assist.ui.toolkit.children import Children
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.selectable import Selectable

_SIDE, _GAP, _ICON = 18.0, 14.0, 30.0
_LABEL, _DETAIL = 32.0, 26.0


class FaultTile(Selectable[FaultTileModel]):
    """Names device or fault; what is broken is filled and has a check, not only a colour."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, FaultTileModel("", "", ""), parent)

    def tell(self, model: FaultTileModel) -> None:
        """Say the device or the fault, and after it how it stands."""
        self.describe(model.label)
        self.setAccessibleDescription(model.detail)

    def draw(self, painter: Painter) -> None:
        """Paint the tile: icon, label, and below it how it stands."""
        colour, line, model = painter.theme.colour, painter.theme.line, self._model
        is_bright = self.is_pressed or model.is_on
        fill = colour.simulated_mid if is_bright else colour.simulated_well
        edge = colour.selected if self.is_pressed or model.is_chosen else colour.simulated
        width = line.selected if model.is_chosen else line.device
        painter.panel(painter.whole, fill, edge, width, dashed=not model.is_chosen)
        middle, x = painter.height / 2, _SIDE
        if model.icon:
            ink = colour.selected if is_bright or model.is_chosen else colour.simulated
            painter.icon(model.icon, x, middle - _ICON / 2, _ICON, ink, 2.4)
            x += _ICON + _GAP
        room = painter.width - x - _SIDE
        top = middle - (_LABEL + _DETAIL) / 2
        painter.text(QRectF(x, top, room, _LABEL), model.label, "bold_26", colour.selected)
        detail = QRectF(x, top + _LABEL, room, _DETAIL)
        ink = colour.selected if model.is_on else colour.simulated
        painter.text(detail, model.detail, "semi_20", ink)


_DEVICE_COLUMNS, _FAULT_COLUMNS = 3, 2
_CAPTION = 40.0
_TILE, _TILE_GAP = 92.0, 12.0
_FAULT = 104.0
_MEND_WIDTH = 424.0


class FaultsPage(Page):
    """Breaks and mends what is simulated at this table."""

    title = Msg("Cause a fault")
    detail = Msg("Simulated devices only. Touch to break one, touch again to mend it.")

    def __init__(
        self, context: UiContext, page_context: PageContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, page_context, parent)
        self._every = catalogue(page_context.rack)
        self._chosen = self._every[0].device if self._every else ""
        self._model: FaultsModel | None = None
        self.devices = Children(lambda: self._tile(self._choose))
        self.faults = Children(lambda: self._tile(self._toggle))
        self.mend_all = self.button(self._mend_all)

    def refresh(self) -> None:
        """Show what is broken at this moment."""
        model = faults_model(self._every, self._active(), self._chosen)
        self.mend_all.show_state(model.mend_all)
        if model == self._model:
            return
        self._model = model
        self.arrange()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Follow the devices: a word of a scenario may break one too."""
        self.refresh()

    def content(self) -> Node:
        """Stand devices at one side and the faults of the chosen one at the other."""
        if (model := self._model) is None:
            return Node()
        devices = [Slot(one) for one in self.devices.show(model.devices)]
        faults = [Slot(one) for one in self.faults.show(model.faults)]
        return row(
            _side(Msg("DEVICES"), tiled(devices, _DEVICE_COLUMNS, _TILE, _TILE_GAP)).sharing(0.48),
            _side(model.caption, tiled(faults, _FAULT_COLUMNS, _FAULT, _TILE_GAP)).sharing(0.52),
            gap=2 * GAP,
            mirrors=True,
        )

    def ways(self) -> Node:
        """Stand MEND ALL at the near end."""
        return row(space(), Slot(self.mend_all).of(_MEND_WIDTH))

    def _tile(self, touched: Callable[[str], None]) -> FaultTile:
        tile = FaultTile(self.context, self)
        tile.chosen.connect(touched)
        return tile

    def _active(self) -> list[FaultWords]:
        return [words for words in self._every if is_active(words, self.page_context.rack)]

    def _choose(self, device: str) -> None:
        self._chosen = device
        self.refresh()

    def _toggle(self, cause: str) -> None:
        words = next(one for one in self._every if one.cause == cause)
        is_broken = is_active(words, self.page_context.rack)
        carry_out(words.clear if is_broken else words.cause, self.page_context.rack)
        self._let_it_show()

    def _mend_all(self) -> None:
        for words in self._active():
            carry_out(words.clear, self.page_context.rack)
        self._let_it_show()

    def _let_it_show(self) -> None:
        self.page_context.desk.tick()
        self.refresh()


def _side(words: str, tiles: Node) -> Node:
    return column(Text(words, "caption_20", "simulated").of(_CAPTION), tiles)
