"""SETTINGS as a flow: two people want a change; it waits for the next opening of the table."""

from typing import assert_never

from dealer_assist.catalog.table_odds import odds_of
from dealer_assist.journal.queries.trails import settings_trail
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.table.setup.approval_settings import of_approval
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.ui.models.grid import Grid
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.office.office import Office
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.office.setting.flow import SettingFlow
from dealer_assist.ui.office.settings.model import (
    KeptForgotten,
    KeptProposed,
    ProposalWithdrawn,
    SettingList,
    SettingListTurned,
    SettingOpened,
    SettingsModel,
    SettingsTouch,
)
from dealer_assist.ui.office.settings.presenter import (
    pending_model,
    set_up_model,
    setting_tabs,
    settings_model,
    trail_model,
)
from dealer_assist.ui.office.settings.proposals import Proposals
from dealer_assist.ui.office.settings.table_choices import Sheet
from dealer_assist.ui.shell.background_task import BackgroundTask
from dealer_assist.ui.toolkit.flow import Show, Stay, Step

_DETAIL = Msg("A change needs two people and holds from the next opening of the closed table")


class SettingsFlow(PaneFlow[SettingsModel, SettingsTouch]):
    """Holds which list shows, and what is kept beside it."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self._shown = SettingList.JACKPOTS if self.setup.jackpots else SettingList.LIMITS
        # Neither an opening nor a proposal gives a table a record, or takes it away.
        self._has_approval = any(of_approval(self.setup))
        self.proposals = Proposals(office)
        self._sheet: BackgroundTask[Sheet] | None = None
        self._has_sheet = False

    def made(self) -> SettingsModel:
        """Show the settings as they stand."""
        proposals = self.proposals
        waiting = len(self.table.lasting.proposed) + len(proposals.kept)
        is_set_up = self._shown is SettingList.SET_UP
        return HeadedModel(
            Msg("Set up the table") if is_set_up else Msg("Configuration"),
            self._rows(),
            proposals.said or _DETAIL,
            setting_tabs(self._shown, waiting, has_approval=self._has_approval),
            is_trouble=proposals.is_refused,
        )

    def take(self, touch: SettingsTouch) -> Step:
        """Turn, open a setting, or see to what is pending."""
        proposals = self.proposals
        match touch:
            case SettingListTurned(to):
                self._shown = to
                proposals.say("")
            case SettingOpened(path):
                proposals.say("")
                return Show(SettingFlow(proposals, path))
            case KeptForgotten(path):
                del proposals.kept[path]
                proposals.say(Msg("Forgotten: it was not proposed"))
            case ProposalWithdrawn(path):
                outcome = self.page_context.do(c.WithdrawSetting(path, self.office.by))
                done = Msg("Withdrawn: it stays as it is")
                said = done if outcome.is_done else outcome.sentence
                proposals.say(said, is_refused=not outcome.is_done)
            case KeptProposed():
                return proposals.ask("", {})
            case _:
                assert_never(touch)
        return Stay()

    def tick(self, now_ms: int) -> Step:
        """Show the figures of the set-up as soon as they are known."""
        if self._sheet is not None and not self._has_sheet and self._sheet.is_done:
            self._has_sheet = True
            self.refresh()
        return Stay()

    def _rows(self) -> Grid[SettingsTouch]:
        table, now, kept = self.table, self.clock.now(), self.proposals.kept
        match self._shown:
            case SettingList.PENDING:
                return pending_model(self.proposals.table(), now.tzinfo, kept)
            case SettingList.SET_UP:
                return set_up_model(table, now.date(), self._figures(table.setup), kept)
            case SettingList.TRAIL:
                trail = self.record.ask(settings_trail, ())
                return trail_model(table, trail, self.names, now.tzinfo)
            case (
                SettingList.JACKPOTS | SettingList.LIMITS | SettingList.RULES | SettingList.APPROVAL
            ):
                return settings_model(self.proposals.table(), self._shown, now.date())

    def _figures(self, setup: TableSetup) -> Sheet | None:
        """Give the sheet of the table as it is; the first question starts the work."""
        if self._sheet is None:
            resources = self.page_context.resources
            self._sheet = BackgroundTask(lambda told: odds_of(setup, resources), self.proposals.at)
            self._has_sheet = self._sheet.is_done
        return self._sheet.result
