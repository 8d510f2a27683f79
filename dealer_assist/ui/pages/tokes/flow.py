"""Tokes by touch: laid while bets are open, ended as the cards or whoever deals say."""

from collections.abc import Callable
from typing import assert_never

from dealer_assist.cards.settlement import settlement
from dealer_assist.cards.tokes import TokeEnd, toke_ends
from dealer_assist.desk.outcome import Outcome
from dealer_assist.message import Msg
from dealer_assist.rules.paytable import GameDefinition
from dealer_assist.table.commands import Command, EndToke, LayToke, ReopenToke
from dealer_assist.table.state import Table, TokeSpot
from dealer_assist.ui.pages.tokes.model import (
    TokeByTheCards,
    TokeChipAdded,
    TokeEndChosen,
    TokesButton,
    TokeSeatChosen,
    TokesModel,
    TokesTouch,
    TokeTakenOff,
    TokeUndone,
    TokeWagerChosen,
)
from dealer_assist.ui.pages.tokes.presenter import TokeDraft, first_open, is_played, tokes_model
from dealer_assist.ui.toolkit.flow import Flow, Leave, Stay, Step
from dealer_assist.value import replace


class TokesFlow(Flow[TokesModel, TokesTouch]):
    """Holds the answers so far; each toke and each end is on record at once."""

    def __init__(
        self,
        now: Callable[[], Table],
        game: GameDefinition,
        do: Callable[[Command], Outcome],
    ) -> None:
        self._now, self._game, self._do = now, game, do
        self._draft = TokeDraft()
        self._said, self._is_refused = "", False

    def model(self) -> TokesModel:
        """Give the page; answers of a phase that is over are gone."""
        table = self._now()
        if is_played(table) and self._draft.wager and self._draft.spot not in table.round.tokes:
            self._draft = TokeDraft()
        return tokes_model(
            table, self._draft, self._ends(), self._said, is_refused=self._is_refused
        )

    def take(self, touch: TokesTouch) -> Step:
        """Take an answer, or put on record what is answered."""
        self._said, self._is_refused = "", False
        draft = self._draft
        match touch:
            case TokeSeatChosen(seat):
                self._draft = self._with_only_wager(TokeDraft(seat))
            case TokeWagerChosen(wager):
                self._draft = replace(draft, wager=wager, ending=None)
            case TokeEndChosen(ending):
                self._draft = replace(draft, ending=ending, chips_laid=())
            case TokeChipAdded(cents):
                self._draft = replace(draft, chips_laid=(*draft.chips_laid, cents))
            case TokeTakenOff(seat, wager):
                self._record(LayToke(seat, wager, 0), Msg("The toke is taken off"))
            case TokeByTheCards(seat, wager):
                self._end_by_the_cards((seat, wager))
            case TokeUndone(seat, wager):
                self._record(ReopenToke(seat, wager), Msg("The toke has not ended yet"))
            case TokesButton():
                return self._press(touch)
            case _:
                assert_never(touch)
        return Stay()

    def _press(self, button: TokesButton) -> Step:
        match button:
            case TokesButton.CHIP_BACK:
                self._draft = replace(self._draft, chips_laid=self._draft.chips_laid[:-1])
            case TokesButton.CLEAR:
                self._draft = replace(self._draft, chips_laid=())
            case TokesButton.RECORD:
                if not first_open(self._now(), self._draft):
                    self._record(self._draft.command(self._now()), Msg("The toke is on record"))
            case TokesButton.LEAVE:
                return Leave()
            case _:
                assert_never(button)
        return Stay()

    def _end_by_the_cards(self, spot: TokeSpot) -> None:
        end = self._ends().get(spot)
        if end is not None:
            command = EndToke(*spot, end.back_cents, end.won_cents)
            self._record(command, Msg("The toke is on record"))

    def _record(self, command: Command, words: str) -> None:
        """Say what came of it; what was refused stays as it was answered."""
        outcome = self._do(command)
        self._said, self._is_refused = outcome.sentence or words, bool(outcome.sentence)
        if not outcome.sentence:
            self._draft = TokeDraft()

    def _with_only_wager(self, draft: TokeDraft) -> TokeDraft:
        """Choose the wager where a seat has only one."""
        wagers = tokes_model(self._now(), draft, {}).wagers
        if len(wagers) != 1 or not isinstance(wagers[0].touch, TokeWagerChosen):
            return draft
        return replace(draft, wager=wagers[0].touch.wager)

    def _ends(self) -> dict[TokeSpot, TokeEnd | None]:
        table = self._now()
        if not table.round.tokes or not is_played(table) or table.setup.game != self._game.key:
            return {}
        return toke_ends(table, settlement(table, self._game))
