"""WINS as a flow: narrowed, turned, and each opened as the page that is printed of it."""

from typing import assert_never

from dealer_assist.journal.queries.incidents import openings
from dealer_assist.journal.queries.win_list import NO_WINS, WinSum, wins_sum
from dealer_assist.message import Msg
from dealer_assist.reports.period import house_day_of
from dealer_assist.ui.models.touches import Button
from dealer_assist.ui.office.number_search.flow import FindFlow
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.paper.flow import show_win
from dealer_assist.ui.office.paper.model import Papers
from dealer_assist.ui.office.question.flow import OfficeQuestionFlow
from dealer_assist.ui.office.side_task import SideTask
from dealer_assist.ui.office.win_list.model import WinsFit, WinsTurned
from dealer_assist.ui.office.win_list.presenter import win_page
from dealer_assist.ui.office.win_list.win_pages import WinPages
from dealer_assist.ui.office.wins import presenter as w
from dealer_assist.ui.office.wins.model import (
    Chosen,
    HandAsked,
    LevelAsked,
    NumberAsked,
    WinOpened,
    WinsModel,
    WinsOf,
    WinsTouch,
)
from dealer_assist.ui.toolkit.flow import Back, Instead, Show, Stay, Step
from dealer_assist.value import replace


class WinsFlow(PaneFlow[WinsModel, WinsTouch]):
    """Holds what the list is narrowed to; reads again where a win came or went, and only there."""

    def __init__(self, office: Office, papers: Papers) -> None:
        super().__init__(office)
        self._papers = papers
        self.pages = WinPages(self.record)
        self.adding: SideTask[WinSum] = SideTask()
        self.sum, self.chosen = NO_WINS, Chosen()
        self._known: object = self._knows()
        self._look_up()

    def made(self) -> WinsModel:
        """Show the wins as they were read."""
        return WinsModel(
            w.periods(self.chosen),
            w.narrowings(self.setup, self.chosen),
            w.sum_words(self.sum),
            win_page(self.setup, self.pages, _open_button),
        )

    def take(self, touch: WinsTouch) -> Step:
        """Narrow, turn, or open a win."""
        match touch:
            case WinsOf(period):
                self.chosen = replace(self.chosen, period=period, number=None)
                self._look_up()
            case LevelAsked():
                told = Msg("Wins paid by the tray alone belong to no level")
                answers = w.level_answers(self.setup, self.chosen)
                return Show(OfficeQuestionFlow(Msg("Which level?"), told, answers, self._narrow))
            case HandAsked():
                return Show(self._ask_hand())
            case NumberAsked():
                return Show(FindFlow(self.chosen.number, self._find))
            case WinOpened(number):
                self.pages.read()
                return show_win(self, self._papers, number)
            case WinsTurned() | WinsFit():
                self.pages.take(touch)
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the sum when it is added up."""
        if (added := self.adding.taken()) is not None:
            self.sum = added.result or NO_WINS
            self.refresh()
        return Stay()

    def follow(self) -> None:
        """Follow the record."""
        super().follow()
        if (known := self._knows()) != self._known:
            self._known = known
            self._look_up()

    def _knows(self) -> object:
        """Give what changes with the wins on record, and with nothing else."""
        table = self.table
        return table.lasting.wins_so_far, table.lasting.backed_out

    def _look_up(self) -> None:
        clock, record = self.clock, self.record
        opened = record.ask(openings, ())
        began = opened[-1][1] if opened else None
        wanted = w.win_filter(self.chosen, house_day_of(self.setup), clock.now(), began)
        self.adding.begin(
            lambda tell: record.ask(lambda db: wins_sum(db, wanted), NO_WINS), clock.ms()
        )
        self.pages.want(wanted)
        self.tick(clock.ms())

    def _ask_hand(self) -> "OfficeQuestionFlow[Chosen] | OfficeQuestionFlow[Chosen | str]":
        """Ask for the hand; where there are two jackpots, first for the one of them."""
        if len(self.setup.jackpots) < 2:
            return self._ask_hand_of("")
        answers = w.jackpot_answers(self.setup, self.chosen)
        return OfficeQuestionFlow(
            Msg("Hands of which jackpot?"),
            Msg("Each has its own"),
            answers,
            lambda one: (
                self._narrow(one) if isinstance(one, Chosen) else Instead(self._ask_hand_of(one))
            ),
        )

    def _ask_hand_of(self, sensor: str) -> OfficeQuestionFlow[Chosen]:
        answers = w.hand_answers(self.setup, self.chosen, sensor)
        return OfficeQuestionFlow(
            Msg("Which hand?"), Msg("The list shows this one alone"), answers, self._narrow
        )

    def _narrow(self, chosen: Chosen) -> Step:
        self.chosen = replace(chosen, number=None)
        self._look_up()
        return Back()

    def _find(self, number: int | None) -> None:
        self.chosen = replace(self.chosen, number=number)
        self._look_up()


def _open_button(number: int) -> Button[WinsTouch]:
    return Button(WinOpened(number), "", "moneybag", name=Msg("WIN PAGE {number}", number=number))
