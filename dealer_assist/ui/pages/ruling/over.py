"""A ruling over whatever shows its round: the page of answers, and the card prompt over it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import StaffMember
from dealer_assist.table.state import Phase
from dealer_assist.ui.pages.card_prompt.page import CardPrompt
from dealer_assist.ui.pages.page_paper import print_page, print_refusal
from dealer_assist.ui.pages.ruling.flow import RulingFlow
from dealer_assist.ui.pages.ruling.screen import RulingScreen
from dealer_assist.ui.pages.ruling.slip import ruling_slip
from dealer_assist.ui.shell.journal_reader import JournalReader, RulingLine
from dealer_assist.ui.shell.page_context import PageContext
from dealer_assist.ui.toolkit.banner import FRAME, draw_frame
from dealer_assist.ui.toolkit.canvas import Canvas
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.painter import Painter
from dealer_assist.ui.toolkit.stage import PlacedStage

_SUPERVISED = (Phase.VERIFY, Phase.SWIPE)


class _SlipPrinter:
    """The printer of the table, for slips of rulings."""

    def __init__(self, page_context: PageContext) -> None:
        self._page_context = page_context

    def refusal(self) -> str:
        return print_refusal(self._page_context)

    def send(self, ruling: RulingLine) -> str:
        slip = ruling_slip(ruling, self._page_context.desk.table.setup)
        return print_page(self._page_context, slip)


class RulingOver(Canvas):
    """Stands until it is left; while a card is asked for, every swiped card comes here."""

    left = Signal()

    def __init__(
        self, round_: int, context: UiContext, page_context: PageContext, parent: QWidget
    ) -> None:
        super().__init__(context, parent)
        self._page_context = page_context
        desk, clock = page_context.desk, page_context.clock
        self._then: Callable[[StaffMember], None] | None = None
        self.door = CardPrompt(context, page_context, self)
        self.door.hide()
        self.door.accepted.connect(self._accept)
        self.door.cancelled.connect(self._cancel)
        self.door.refused.connect(self._note_refused)
        self.flow = RulingFlow(
            round_,
            JournalReader(page_context.journal),
            lambda: desk.table,
            page_context.game,
            page_context.do,
            self._ask,
            clock.now,
            _SlipPrinter(page_context),
        )
        self.stage = PlacedStage(context, clock.ms, {RulingFlow: RulingScreen}, self.flow, self)
        self.stage.left.connect(lambda sentence: self.left.emit())

    def refresh(self) -> None:
        """Follow the desk; a supervisor's own card comes first."""
        if self._page_context.desk.table.round.phase in _SUPERVISED and self.door.isVisible():
            self._cancel()
        self.stage.show_flows()

    def tick(self, now_ms: int) -> None:
        """Let time pass for what is held or typed."""
        self.stage.beat()

    def leave(self) -> None:
        """Give the reader back."""
        self.door.leave()

    def arrange(self) -> None:
        """Give the card prompt the whole room, the answers what a frame leaves of it."""
        whole = QRectF(0, 0, self.design_width, self.design_height)
        side = FRAME if self._is_simulated else 0.0
        self.stage.place(whole.adjusted(side, 0, -side, -side), self.scale)
        self.door.place(whole, self.scale)

    def draw(self, painter: Painter) -> None:
        """Paint the frame of what is simulated around the answers."""
        painter.fill(painter.whole, painter.theme.colour.bg)
        if self._is_simulated:
            draw_frame(painter)

    @property
    def _is_simulated(self) -> bool:
        return self._page_context.desk.table.setup.is_simulated

    def _ask(
        self,
        sentence: str,
        detail: str,
        judge: Callable[[StaffMember], str],
        then: Callable[[StaffMember], None],
    ) -> None:
        self._then = then
        self.door.ask(sentence, detail, Msg("BACK TO THE RULING"), judge)

    def _accept(self, member: StaffMember) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(member)
        self.stage.show_flows()

    def _cancel(self) -> None:
        self._then = None
        self.door.leave()
        self.stage.show_flows()

    def _note_refused(self, swipe: c.SwipeCard, refusal: str) -> None:
        noted = c.NoteRefusedSwipe(refusal, swipe.member, swipe.last_four, swipe.is_misread)
        self._page_context.do(noted)
