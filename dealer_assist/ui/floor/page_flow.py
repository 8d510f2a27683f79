"""What every page does with a touch: go elsewhere, have an act done, write a paper, hear a card."""

from abc import abstractmethod
from typing import assert_never

from dealer_assist.floor.actions import Holder, cards_needed
from dealer_assist.message import Msg
from dealer_assist.reports.page import PaperPage as Paper
from dealer_assist.ui.floor.action_questions import (
    Asked,
    AskWhy,
    FloorAsk,
    FloorAskAmount,
    asked_of,
)
from dealer_assist.ui.floor.cards import CardsFlow
from dealer_assist.ui.floor.manager import FloorManager
from dealer_assist.ui.floor.papers import report_paper, win_paper
from dealer_assist.ui.floor.selection import gone_to
from dealer_assist.ui.floor.touches import (
    Doing,
    FloorCardSwiped,
    FloorPage,
    FloorTouch,
    Going,
    SaveTouched,
    WinPageTouched,
)
from dealer_assist.ui.toolkit.flow import AskText, Flow, Instead, Say, Show, Stay, Step
from dealer_assist.ui.toolkit.nodes import Page
from dealer_assist.value import replace


class PageFlow(Flow[Page[FloorTouch], FloorTouch]):
    """A page says what it shows in `page`; it is made again only when something changed."""

    def __init__(self, floor: FloorManager) -> None:
        self.floor = floor
        self._due: Step = Stay()
        self._made_of: object = None
        self._made: Page[FloorTouch] | None = None

    @abstractmethod
    def page(self) -> Page[FloorTouch]:
        """Return the page of the newest reading."""

    def model(self) -> Page[FloorTouch]:
        """Return the page; the same reading and choices make the same one."""
        made_of = self.floor.reading
        if self._made is None or made_of != self._made_of:
            self._made_of, self._made = made_of, self.page()
        return self._made

    def take(self, touch: FloorTouch) -> Step:
        """Answer a touch; what a server has to say comes with a later beat."""
        if isinstance(touch, Going):
            return self._go(touch)
        if isinstance(touch, Doing):
            return self._do(asked_of(touch, self.floor.view, self.floor.selection))
        match touch:
            case WinPageTouched(key):
                ticket = self.floor.view.ticket(key)
                return self._save(win_paper(self.floor.view, ticket)) if ticket else Stay()
            case SaveTouched():
                return self._save(report_paper(self.floor.view, self.floor.selection))
            case FloorCardSwiped(proof):
                self.floor.feed.holder(proof, self._heard)
                return self._taken()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Read the floor, and do what an answer leads to."""
        self.floor.read()
        return self._taken()

    def card(self, holder: Holder) -> Step:
        """Answer a known card that no act has asked for."""
        return Say(Msg("No card is asked for now"))

    def unknown_card(self) -> Step:
        """Answer a card that the floor does not know."""
        return Say(Msg("The server does not know this card. Let it be enrolled first"))

    def _heard(self, holder: Holder | None) -> None:
        self._due = self.unknown_card() if holder is None else self.card(holder)

    def _taken(self) -> Step:
        if refusal := self.floor.take_refusal():
            return Say(refusal)
        due, self._due = self._due, Stay()
        return due

    def _go(self, touch: Going) -> Step:
        before = self.floor.selection.page
        self.floor.selection = shown = gone_to(touch, self.floor.view, self.floor.selection)
        if shown.page is FloorPage.TABLE:
            self.floor.feed.look_at(shown.station)
        return Stay() if shown.page is before else Instead(self.floor.page_flow())

    def _do(self, asked: Asked) -> Step:
        match asked:
            case None:
                return Stay()
            case AskWhy(title, about, made):
                return AskText(
                    title, about, lambda why: self._do(FloorAsk(made(why), title, about))
                )
            case FloorAskAmount(title, about):
                return AskText(
                    title, about, lambda words: self._amount(asked, words), least_words=1, most=20
                )
            case FloorAsk(act) if cards_needed(act):
                return Show(CardsFlow(self.floor, asked))
            case FloorAsk(act):
                person = self.floor.selection.person
                if person is not None:
                    self.floor.act(act, (person.proof,))
                return self._taken()
            case _:
                assert_never(asked)

    def _amount(self, asked: FloorAskAmount, words: str) -> Step:
        try:
            return self._do(asked.asked(asked.read(words.strip())))
        except ValueError as wrong:
            return Say(str(wrong))

    def _save(self, paper: Paper) -> Step:
        self.floor.selection = replace(self.floor.selection, saved=self.floor.save(paper))
        return Stay()
