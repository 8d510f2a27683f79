"""ALERTS on the screen."""

from dealer_assist.ui.office.alerts.model import AlertsTouch
from dealer_assist.ui.office.headed_screen import HeadedScreen


class AlertsScreen(HeadedScreen[AlertsTouch]):
    """A list whose open rows have a button."""
