"""What a touch on House Money's strip means: another step or seat, or what stays up before DONE."""

from dealer_assist.table import procedures
from dealer_assist.table.commands import Command
from dealer_assist.table.commands.round import AnswerBonus, AnswerPeek, CollectBonus
from dealer_assist.table.state import Table
from dealer_assist.ui import presenters
from dealer_assist.ui.models.actions import AmountModel
from dealer_assist.ui.presenters.view import View


class BonusInput:
    """Holds what is not recorded yet: the step that was touched again, the part that is chosen."""

    def __init__(self) -> None:
        self.at = ""
        self.draft: tuple[int, int] | None = None

    def forget(self) -> None:
        """Go back to the step that is due."""
        self.at, self.draft = "", None

    def answered(self, command: Command) -> None:
        """Let an answer lead on to the next step."""
        if isinstance(command, AnswerBonus | AnswerPeek | CollectBonus):
            self.forget()

    def takes_seat(self, table: Table, seat: int) -> bool:
        """Turn to a winner that was touched on the felt, while winners are paid."""
        if not presenters.bonus_strip.is_due(table) or procedures.house_money.refusal(table, seat):
            return False
        self.at, self.draft = str(seat), None
        return True

    def choose(self, table: Table, cents: int) -> None:
        """Choose what the winner of now leaves up, within what may stay."""
        won = presenters.bonus_strip.winner_now(table, self._view())
        if won is not None:
            self.draft = (won.seat, min(max(0, cents), won.proceeds))

    def touch(self, table: Table, key: str) -> AmountModel | None:
        """Take a key of the strip; give what is to be asked by keypad."""
        if key.isdigit() or key in (presenters.bonus_strip.COLLECT, presenters.bonus_strip.PEEK):
            self.at, self.draft = key, None
            return None
        won = presenters.bonus_strip.winner_now(table, self._view())
        if won is None:
            return None
        now = presenters.bonus_strip.draft_of(self._view(), won)
        if key == presenters.bonus_strip.KEYPAD:
            return presenters.bonus_strip.keypad_model(won, now or 0)
        fixed = {presenters.bonus_strip.NONE: 0, presenters.bonus_strip.ALL: won.proceeds}
        if key in presenters.bonus_strip.STEPS:
            self.choose(table, (now or 0) + presenters.bonus_strip.STEPS[key])
        elif key in fixed:
            self.choose(table, fixed[key])
        elif now is None or now in fixed.values():
            self.choose(table, presenters.bonus_strip.a_part(won))
        return None

    def _view(self) -> View:
        return View(bonus_at=self.at, bonus_draft=self.draft)
