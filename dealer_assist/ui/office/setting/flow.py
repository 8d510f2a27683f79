"""One setting as a flow: typed or chosen, kept or proposed."""

from typing import assert_never

from dealer_assist.message import Msg
from dealer_assist.table.setup.house_setting import LONGEST_WORDS
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.setting.change import SettingChange
from dealer_assist.ui.office.setting.model import (
    SettingLeft,
    SettingPadModel,
    SettingTouch,
    ValueChosen,
    ValueKept,
    ValueProposed,
    ValueTyped,
    WordsAsked,
)
from dealer_assist.ui.office.settings.proposals import Proposals
from dealer_assist.ui.toolkit.flow import AskText, Back, Stay, Step


class SettingFlow(PaneFlow[SettingPadModel, SettingTouch]):
    """Lies over the list until the value is kept, proposed or left."""

    def __init__(self, proposals: Proposals, path: str) -> None:
        office = proposals.office
        super().__init__(office)
        self._proposals = proposals
        day, resources = self.clock.now().date(), self.page_context.resources
        self.change = SettingChange(proposals.table(), path, day, office.by, resources)

    def made(self) -> SettingPadModel:
        """Show it, with what the table would say."""
        return self.change.model(self._proposals.table(), self._proposals.at)

    def take(self, touch: SettingTouch) -> Step:
        """Take a key or a choice; a value that cannot stand is neither kept nor proposed."""
        match touch:
            case ValueTyped(word):
                self.change.type(word)
                return Stay()
            case ValueChosen(value):
                self.change.choose(value)
                return Stay()
            case WordsAsked():
                return self._ask_for_words()
            case SettingLeft():
                return Back()
            case ValueKept():
                return self._keep() if self._can_stand() else Stay()
            case ValueProposed():
                return self._propose() if self._can_stand() else Stay()
            case _:
                assert_never(touch)

    def tick(self, now_ms: int) -> Step:
        """Show the house edge as soon as it is known."""
        if self.change.has_news:
            self.refresh()
        return Stay()

    def _ask_for_words(self) -> Step:
        return AskText(
            self.change.title,
            Msg("After a - the key Á Ê Ñ gives # / & ( )"),
            self._written,
            self.change.begun,
            least_words=1,
            most=LONGEST_WORDS,
            in_capitals=True,
        )

    def _written(self, words: str) -> Step:
        self.change.choose(words)
        return Stay()

    def _can_stand(self) -> bool:
        return self.change.can_stand(self._proposals.table(), self._proposals.at)

    def _keep(self) -> Step:
        change, proposals = self.change, self._proposals
        proposals.kept[change.path] = change.accepted(proposals.table(), proposals.at)
        proposals.say(Msg("Kept: propose it with the others under Pending"))
        return Back()

    def _propose(self) -> Step:
        change, proposals = self.change, self._proposals
        told = change.change(proposals.table(), proposals.at)
        return proposals.ask(change.title, {change.path: change.wanted}, told)
