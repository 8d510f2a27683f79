"""The PIN pad over everything else, for as long as the desk waits for a PIN."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.desk import Desk
from dealer_assist.message import Msg
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.children import drop
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.pads.digit_pads import CANCEL, PinPad
from dealer_assist.ui.toolkit.values.measures import BANNER_HEIGHT, FRAME


class PinDialog:
    """Makes a pad for each card that waits, and throws it away with what was typed."""

    def __init__(self, table: QWidget, desk: Desk) -> None:
        self._table, self._desk = table, desk
        self._member = ""
        self.pad: PinPad | None = None

    def refresh(self, context: UiContext) -> None:
        """Follow the desk."""
        member = self._desk.pin_for
        if member is None or member.key != self._member:
            self._drop()
        if member is None:
            return
        if self.pad is None:
            self.pad = PinPad(context, self._table)
            self.pad.ask(Msg("PIN of {name}", name=member.name), "", back=CANCEL)
            self.pad.entered.connect(self._desk.enter_pin)
            self.pad.left.connect(self._desk.cancel_pin)
            self._member = member.key
            self.place()
            self.pad.show()
        trouble = self._desk.slot.pin_trouble
        self.pad.say(trouble or self._unseen(), is_refused=bool(trouble))
        self.pad.raise_()

    def place(self) -> None:
        """Cover the table; banner and frame of simulated hardware stay in sight."""
        if self.pad is None:
            return
        scale = scale_for(self._table.width(), self._table.height())
        whole = QRectF(0, 0, self._table.width() / scale, self._table.height() / scale)
        if self._desk.table.setup.is_simulated:
            whole.adjust(FRAME, BANNER_HEIGHT, -FRAME, -FRAME)
        self.pad.place(whole, scale)

    def _unseen(self) -> str:
        return Msg(
            "Shield the keypad. {n} seconds left",
            one="Shield the keypad. {n} second left",
            n=self._desk.seconds_to_swipe(),
        )

    def _drop(self) -> None:
        drop(self.pad)
        self.pad, self._member = None, ""
