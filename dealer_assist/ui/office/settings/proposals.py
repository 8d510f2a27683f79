"""What is kept for a set-up and not proposed yet, and how two people propose it."""

from collections.abc import Mapping

from dealer_assist.desk.clock import epoch_ms
from dealer_assist.message import Msg, joined
from dealer_assist.table import commands as c
from dealer_assist.table.setup.roles import Role, StaffMember
from dealer_assist.table.state import Table
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.settings.values import labels_of, shown, with_kept
from dealer_assist.ui.pages.card_asked import ChangeModel
from dealer_assist.ui.toolkit.flow import Home, Stay, Step


class Proposals:
    """Holds what is kept, and the sentence about the last thing that was done with it.

    Where it `keeps_only`, no value is proposed by itself.
    """

    keeps_only = False

    def __init__(self, office: Office) -> None:
        self.office = office
        self.kept: dict[str, str] = {}
        self.said, self.is_refused = "", False

    @property
    def at(self) -> int:
        """Return the time of the clock."""
        return epoch_ms(self.office.page_context.clock.now())

    def table(self) -> Table:
        """Return the table as if all that is kept were proposed: one choice hangs on another."""
        table = self.office.page_context.desk.table
        return with_kept(table, self.kept, self.office.by, self.at)

    def say(self, sentence: str, *, is_refused: bool = False) -> None:
        """Keep how something ended; it is said above the list."""
        self.said, self.is_refused = sentence, is_refused

    def ask(self, title: str, on_pad: Mapping[str, str], told: ChangeModel | None = None) -> Step:
        """Let a second person swipe for what is on the pad and all that is kept beside it."""
        changes = {**self.kept, **on_pad}
        is_one = told is not None and len(changes) == 1
        self.office.ask_card(
            Msg("Swipe a second card for: {what}", what=title if is_one else _count(changes)),
            Role.SUPERVISOR,
            lambda witness: self._propose(changes, witness),
            told if is_one else self._several(changes),
        )
        return Stay()

    def _propose(self, changes: Mapping[str, str], witness: StaffMember) -> Step:
        wanted = c.ProposeSetUp(tuple(changes.items()), self.office.by, witness)
        outcome = self.office.page_context.do(wanted) if changes else None
        if outcome is None:
            return Stay()
        if outcome.is_done:
            self.kept.clear()
        done = Msg("On record: it holds from the next opening of the closed table")
        self.say(done if outcome.is_done else outcome.sentence, is_refused=not outcome.is_done)
        return Home()

    def _several(self, changes: Mapping[str, str]) -> ChangeModel:
        table = self.table()
        labels, old = (
            labels_of(table),
            {change.path: change.old for change in table.lasting.proposed},
        )
        said = [
            Msg(
                "{setting}: {old} → {new}",
                setting=labels.get(path, path),
                old=shown(old.get(path, "")),
                new=shown(value),
            )
            for path, value in changes.items()
        ]
        return ChangeModel(Msg("No change"), _changes(changes), joined("; ", said))


def _count(changes: Mapping[str, str]) -> str:
    return Msg("{n} changes of the set-up", one="{n} change of the set-up", n=len(changes))


def _changes(changes: Mapping[str, str]) -> str:
    return Msg("{n} changes", one="{n} change", n=len(changes))
