"""What is touched on the strip of steps before play, until it is recorded."""

from typing import assert_never

from dealer_assist.table import commands as c
from dealer_assist.table.commands import Command
from dealer_assist.table.facts.dealing import house_money
from dealer_assist.table.facts.dealing.house_money import Winner
from dealer_assist.table.state import Table
from dealer_assist.ui.table.actions import (
    BonusAt,
    KeypadAsked,
    LeftUpChosen,
    PartChanged,
    PartKey,
    SeatAt,
    StepAt,
)
from dealer_assist.ui.table.presenter.bets import bonus_strip, leave_up
from dealer_assist.ui.table.presenter.view import PassingView
from dealer_assist.ui.toolkit.values.controls import (
    AmountModel,
)

_ANSWERS = (
    c.AnswerBonus,
    c.AnswerPeek,
    c.CollectBonus,
    c.CloseInsurance,
    c.SettleInsurance,
)
"""Answers that lead on to the next step before play."""


class BonusInput:
    """Holds what is not recorded yet: the step that was touched again, the part that is chosen."""

    def __init__(self) -> None:
        self.at: BonusAt | None = None
        self.draft: tuple[int, int] | None = None

    def forget(self) -> None:
        """Go back to the step that is due."""
        self.at = self.draft = None

    def answered(self, command: Command) -> None:
        """Let an answer lead on to the next step."""
        if isinstance(command, _ANSWERS):
            self.forget()

    def takes_seat(self, table: Table, seat: int) -> bool:
        """Turn to a winner that was touched on the felt, while winners are paid."""
        if not bonus_strip.is_due(table) or house_money.refusal(table, seat):
            return False
        self.at, self.draft = SeatAt(seat), None
        return True

    def choose(self, table: Table, cents: int) -> None:
        """Choose what the winner of now leaves up, within what may stay."""
        won = bonus_strip.winner_now(table, self._view())
        if won is not None:
            self.draft = (won.seat, min(max(0, cents), won.proceeds))

    def touch(self, table: Table, key: BonusAt | PartKey) -> AmountModel | None:
        """Take a key of the strip; give what is to be asked by keypad."""
        match key:
            case StepAt() | SeatAt():
                self.at, self.draft = key, None
                return None
            case LeftUpChosen() | PartChanged() | KeypadAsked():
                won = bonus_strip.winner_now(table, self._view())
                return self._change(table, won, key) if won is not None else None
            case _:
                assert_never(key)

    def _change(self, table: Table, won: Winner, key: PartKey) -> AmountModel | None:
        now = leave_up.draft_of(self._view(), won)
        match key:
            case KeypadAsked():
                return leave_up.keypad_model(won, now or 0)
            case PartChanged(cents):
                self.choose(table, (now or 0) + cents)
            case LeftUpChosen(share):
                self.choose(table, leave_up.chosen_by(won, share, now))
            case _:
                assert_never(key)
        return None

    def _view(self) -> PassingView:
        return PassingView(bonus_at=self.at, bonus_draft=self.draft)
