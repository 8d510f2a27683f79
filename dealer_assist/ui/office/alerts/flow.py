"""ALERTS as a flow: acknowledging is one press."""

from typing import assert_never

from dealer_assist.journal.queries.trails import AlertLine, alert_trail
from dealer_assist.message import Msg
from dealer_assist.table import commands as c
from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.ui.office.alerts.model import AlertNoted, AlertsModel, AlertsTouch
from dealer_assist.ui.office.alerts.presenter import alerts_model
from dealer_assist.ui.office.pane_flow import PaneFlow
from dealer_assist.ui.toolkit.flow import Stay, Step

_DETAIL = Msg("An alert stays open until somebody takes note of it by name; both are on record")


class AlertsFlow(PaneFlow[AlertsModel, AlertsTouch]):
    """Shows the open alerts, the newest first, and the noted ones under them."""

    def made(self) -> AlertsModel:
        """List what is open and what was noted."""
        trail: tuple[AlertLine, ...] = self.record.ask(alert_trail, ())
        rows = alerts_model(self.table.lasting.alerts, trail, self.names, self.clock.now().tzinfo)
        return HeadedModel(Msg("Alerts"), rows, _DETAIL)

    def take(self, touch: AlertsTouch) -> Step:
        """Put on record who has taken note."""
        match touch:
            case AlertNoted(key):
                self.page_context.do(c.AcknowledgeAlert(key, self.office.by))
                return Stay()
            case _:
                assert_never(touch)
