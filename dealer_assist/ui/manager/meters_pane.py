"""Every meter of the table: what is on it, where it came from, and its course over time."""

from dealer_assist.ui.manager.pane import Pane


class MetersPane(Pane):
    """Follows the desk and the journal."""
