"""The trainer's page to break simulated devices: choose one, touch a fault, touch again to mend.

Real devices are not on it: nothing here reaches one.
"""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.devices.simulated.faults import FaultWords, carry_out, catalogue, is_active
from dealer_assist.message import Msg
from dealer_assist.ui.action_button import ActionButton
from dealer_assist.ui.fault_tile import FaultTile
from dealer_assist.ui.kit import Kit
from dealer_assist.ui.over_page import GAP, OverPage, Stand
from dealer_assist.ui.paint import Easel
from dealer_assist.ui.present.faults import FaultsLook, TileLook, faults_look

_DEVICE_COLUMNS, _FAULT_COLUMNS = 3, 2
_DEVICES_SHARE = 0.48
_CAPTION = 40.0
_TILE, _TILE_GAP = 92.0, 12.0
_FAULT = 104.0
_MEND_WIDTH = 424.0


class FaultPanel(OverPage):
    """Breaks and mends what is simulated at this table."""

    title = Msg("Cause a fault")
    detail = Msg("Simulated devices only. Touch to break one, touch again to mend it.")

    def __init__(self, kit: Kit, stand: Stand, parent: QWidget | None = None) -> None:
        super().__init__(kit, stand, parent)
        self._every = catalogue(stand.rack)
        self._chosen = self._every[0].device if self._every else ""
        self._look: FaultsLook | None = None
        self.devices: list[FaultTile] = []
        self.faults: list[FaultTile] = []
        self.mend_all = ActionButton(kit, self)
        self.mend_all.pressed.connect(lambda key: self._mend_all())

    def refresh(self) -> None:
        """Show what is broken at this moment."""
        look = faults_look(self._every, self._active(), self._chosen)
        self.mend_all.show_state(look.mend_all)
        if look == self._look:
            return
        had, self._look = self._look, look
        self._show(self.devices, look.devices, self._choose)
        self._show(self.faults, look.faults, self._toggle)
        if had is None or len(had.faults) != len(look.faults):
            self.arrange()
        self.update()

    def tick(self, now_ms: int) -> None:
        """Follow the devices: a word of a scenario may break one too."""
        self.refresh()

    def arrange(self) -> None:
        """Place devices at one side and the faults of the chosen one at the other."""
        super().arrange()
        left, right = self._sides()
        self._place(self.devices, left, _DEVICE_COLUMNS, _TILE)
        self._place(self.faults, right, _FAULT_COLUMNS, _FAULT)
        foot = self.beside_back()
        width = min(_MEND_WIDTH, foot.width())
        box = QRectF(foot.right() - width, foot.top(), width, foot.height())
        self.mend_all.place(box, self.scale)

    def draw(self, easel: Easel) -> None:
        """Paint the captions over both sides."""
        super().draw(easel)
        if self._look is None:
            return
        ink = easel.theme.colour.simulated
        for side, words in zip(self._sides(), (Msg("DEVICES"), self._look.caption), strict=True):
            box = QRectF(side.left(), side.top() - _CAPTION, side.width(), _CAPTION)
            easel.text(box, words, "caption", ink)

    def _sides(self) -> tuple[QRectF, QRectF]:
        body = self.body().adjusted(0, _CAPTION, 0, 0)
        wide = body.width() * _DEVICES_SHARE
        left = QRectF(body.left(), body.top(), wide - GAP, body.height())
        right = QRectF(body.left() + wide + GAP, body.top(), body.width() - wide - GAP, 0)
        right.setHeight(body.height())
        if self.kit.is_left_handed:
            left.moveRight(body.right())
            right.moveLeft(body.left())
        return left, right

    def _place(self, tiles: list[FaultTile], side: QRectF, columns: int, height: float) -> None:
        shown = [tile for tile in tiles if not tile.isHidden()]
        rows = -(-len(shown) // columns)
        if not rows:
            return
        high = min(height, (side.height() + _TILE_GAP) / rows - _TILE_GAP)
        wide = (side.width() + _TILE_GAP) / columns - _TILE_GAP
        for place, tile in enumerate(shown):
            row, column = divmod(place, columns)
            x = side.left() + column * (wide + _TILE_GAP)
            y = side.top() + row * (high + _TILE_GAP)
            tile.place(QRectF(x, y, wide, high), self.scale)

    def _show(self, tiles: list[FaultTile], looks: tuple[TileLook, ...], touched: object) -> None:
        while len(tiles) < len(looks):
            tile = FaultTile(self.kit, self)
            tile.chosen.connect(touched)
            tiles.append(tile)
        for place, tile in enumerate(tiles):
            tile.setVisible(place < len(looks))
            if place < len(looks):
                tile.show_state(looks[place])

    def _active(self) -> list[FaultWords]:
        return [words for words in self._every if is_active(words, self.stand.rack)]

    def _choose(self, device: str) -> None:
        self._chosen = device
        self.refresh()

    def _toggle(self, cause: str) -> None:
        words = next(one for one in self._every if one.cause == cause)
        is_broken = is_active(words, self.stand.rack)
        carry_out(words.clear if is_broken else words.cause, self.stand.rack)
        self._let_it_show()

    def _mend_all(self) -> None:
        for words in self._active():
            carry_out(words.clear, self.stand.rack)
        self._let_it_show()

    def _let_it_show(self) -> None:
        self.stand.desk.tick()
        self.refresh()
