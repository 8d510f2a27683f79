"""The floor-wide Game Manager: one page at a time, each drawn from the newest reading."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.desk.clock import Clock
from dealer_assist.floor.actions import Holder, PitAction, cards_needed, why_not
from dealer_assist.floor.feed import Feed
from dealer_assist.floor.view import FloorView
from dealer_assist.message import Msg
from dealer_assist.reports.page import Page
from dealer_assist.ui.floor.acting import ActDraft, Acting
from dealer_assist.ui.floor.frame import FloorScreen
from dealer_assist.ui.floor.going import gone_to
from dealer_assist.ui.floor.lock_screen import CardAsk
from dealer_assist.ui.floor.pages import SCREENS
from dealer_assist.ui.models.actions import Pick
from dealer_assist.ui.presenters.floor import lock
from dealer_assist.ui.presenters.floor.papers import report_paper, win_paper
from dealer_assist.ui.presenters.floor.shown import FLOOR, LOCK, TABLE, Shown
from dealer_assist.ui.toolkit.canvas import scale_for
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.keypads import NotePad

REFUSED_MS = 6000
CARD_MS = 30_000
READ_EVERY_MS = 250


class FloorController(QWidget):
    """Holds one page. Touches change what is shown, or become acts with their cards."""

    def __init__(
        self,
        context: UiContext,
        feed: Feed,
        clock: Clock,
        cards: tuple[Holder, ...] = (),
        save: Callable[[Page], str] = lambda _: "",
    ) -> None:
        """Show a floor; `save` writes a page for paper and says where it is, or why not."""
        super().__init__()
        self.context, self._feed, self._clock, self._cards = context, feed, clock, cards
        self._save = save
        self.shown = Shown()
        self._view = FloorView(Msg("Floor"), clock.now())
        self._screen: FloorScreen | None = None
        self._sheet: CardAsk | None = None
        self._pad: NotePad | None = None
        self._draft: ActDraft | None = None
        self._refused_at = 0
        self._read_at = -READ_EVERY_MS
        self._drawn: object = None
        self._acting = Acting(self.ask, self.ask_reason)
        self.beat()

    @property
    def screen_(self) -> FloorScreen | None:
        """Give the page that stands."""
        return self._screen

    @property
    def _sample_cards(self) -> tuple[Holder, ...]:
        """Give the cards that are swiped by touch: on a simulated floor, and on no other."""
        return self._cards if self._view.is_simulated else ()

    @property
    def view(self) -> FloorView:
        """Give the reading that is shown."""
        return self._view

    @property
    def reason_pad(self) -> NotePad | None:
        """Give the pad on which a reason is being typed."""
        return self._pad

    def beat(self) -> None:
        """Let time pass: read, hear answers, end what nobody finished."""
        now = self._clock.ms()
        self._feed.take_answers()
        if now - self._read_at >= READ_EVERY_MS:
            self._read_at = now
            newest = self._feed.newest()
            if newest is not None:
                self._view = newest
        if self.shown.refusal and now - self._refused_at >= REFUSED_MS:
            self.shown = replace(self.shown, refusal="")
        if self._draft is not None and now - self._draft.asked_at >= CARD_MS:
            self._give_up(Msg("No card within 30 s; nothing was recorded"))
        self.draw_again()
        if self._screen is not None:
            self._screen.tick(now)

    def leave(self) -> None:
        """Let go of the floor."""
        self._feed.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page the whole window."""
        self._place()

    def refuse(self, sentence: str) -> None:
        """Say for a while why something was not done."""
        self._refused_at = self._clock.ms()
        self.shown = replace(self.shown, refusal=sentence)
        self.draw_again()

    def draw_again(self) -> None:
        """Draw the page, where anything of it has changed."""
        self._draw_sheet()
        drawn = (self._view, self.shown, self._feed.trouble)
        if drawn == self._drawn and self._screen is not None:
            return
        self._drawn = drawn
        kind = SCREENS[self.shown.page]
        screen = self._screen
        if not isinstance(screen, kind):
            screen = kind(self.context, self)
            self._put(screen)
        screen.show_view(self._view, self.shown, self._feed.trouble, self._sample_cards)

    def _put(self, screen: FloorScreen) -> None:
        gone, self._screen = self._screen, screen
        screen.asked.connect(self.asked)
        if gone is not None:
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        screen.show()
        self._place()
        for over in (self._sheet, self._pad):
            if over is not None:
                over.raise_()

    def _place(self) -> None:
        scale = scale_for(self.width(), self.height())
        for one in (self._screen, self._sheet, self._pad):
            if one is not None:
                one.scale = scale
                one.setGeometry(self.rect())
                one.arrange()

    def asked(self, action: object) -> None:
        """Answer a touch."""
        if not isinstance(action, Pick) or not isinstance(action.value, tuple):
            return
        word, value = action.value[0], action.value[1]
        if word == "card":
            self.card(str(value))
        elif word == "back":
            self._give_up("")
        elif page := self._paper(word, value):
            self.shown = replace(self.shown, saved=self._save(page))
        elif not self._go(word, value):
            self._acting.do(word, value, self.view, self.shown)
        self.draw_again()

    def _paper(self, word: str, value: object) -> Page | None:
        """Give the page that a touch asks for; None where it asks for none."""
        if word == "save report":
            return report_paper(self.view, self.shown)
        ticket = next((one for one in self.view.tickets if one.key == value), None)
        return win_paper(self.view, ticket) if word == "win page" and ticket else None

    def _go(self, word: str, value: object) -> bool:
        """Show something else; tell whether it was that."""
        shown = gone_to(word, value, self.view, self.shown)
        if shown is None:
            return False
        self.shown = shown
        if shown.page == TABLE:
            self._feed.look_at(shown.station)
        return True

    def card(self, proof: str) -> None:
        """Hear of a card: it signs somebody in, or is one of those that an act asks for."""
        self._feed.holder(proof, self._card_of)

    def _card_of(self, holder: Holder | None) -> None:
        draft = self._draft
        if holder is None:
            self._wrong_card(Msg("The floor does not know this card; let it be enrolled first"))
        elif draft is None:
            self._sign_in(holder)
        elif why := why_not(draft.act, draft.read, holder):
            self._wrong_card(why)
        else:
            read = (*draft.read, holder)
            self._draft = replace(draft, read=read, wrong="", asked_at=self._clock.ms())
            if len(read) >= cards_needed(draft.act):
                self._carry_out(draft.act, tuple(one.proof for one in read))
        self.draw_again()

    def _sign_in(self, holder: Holder) -> None:
        if self.shown.page != LOCK:
            self.refuse(Msg("No card is asked for now"))
        elif not holder.stars:
            self.refuse(
                Msg("{name} may not sign in; it needs a Supervisor or Executive", name=holder.name)
            )
        else:
            self.shown = replace(self.shown, page=FLOOR, person=holder, refusal="")

    def _wrong_card(self, sentence: str) -> None:
        if self._draft is None:
            self.refuse(sentence)
        else:
            self._draft = replace(self._draft, wrong=sentence)

    def ask(self, act: PitAction, title: str, detail: str) -> None:
        """Have an act done: at once by whoever is signed in, or with cards."""
        if cards_needed(act):
            self._draft = ActDraft(act, title, detail, (), "", self._clock.ms())
        elif self.shown.person is not None:
            self._carry_out(act, (self.shown.person.proof,))

    def ask_reason(self, title: str, about: str, then: Callable[[str], None]) -> None:
        """Have a reason typed first; without one nothing happens."""
        pad = NotePad(self.context, self)
        self._pad = pad

        def written(text: str) -> None:
            self._drop_pad()
            then(text)
            self.draw_again()

        pad.written.connect(written)
        pad.left.connect(self._drop_pad)
        pad.ask(title, "", about)
        self._place()

    def _drop_pad(self) -> None:
        if self._pad is not None:
            self._pad.hide()
            self._pad.deleteLater()
            self._pad = None

    def _carry_out(self, act: PitAction, cards: tuple[str, ...]) -> None:
        self._draft = None
        self._feed.act(act, cards, self._answered)
        self._read_at = -READ_EVERY_MS

    def _answered(self, why_not_done: str) -> None:
        if why_not_done:
            self.refuse(why_not_done)
        newest = self._feed.newest()
        if newest is not None:
            self._view = newest
        self.draw_again()

    def _give_up(self, sentence: str) -> None:
        self._draft = None
        self._drop_pad()
        if sentence:
            self.refuse(sentence)

    def _draw_sheet(self) -> None:
        draft = self._draft
        if draft is None:
            if self._sheet is not None:
                self._sheet.hide()
                self._sheet.deleteLater()
                self._sheet = None
            return
        if self._sheet is None:
            self._sheet = CardAsk(self.context, self)
            self._sheet.asked.connect(self.asked)
            self._place()
            self._sheet.show()
            self._sheet.raise_()
        left = (CARD_MS - (self._clock.ms() - draft.asked_at) + 999) // 1000
        self._sheet.show_state(
            lock.card_ask(
                draft.act,
                draft.title,
                draft.detail,
                draft.read,
                left,
                draft.wrong,
                self._sample_cards,
            )
        )
