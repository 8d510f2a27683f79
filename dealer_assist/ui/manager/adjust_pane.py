"""Backs a win out or sets a meter: a reason, a note, two people."""

from dealer_assist.ui.manager.pane import Pane


class AdjustPane(Pane):
    """Follows the desk and the journal."""
