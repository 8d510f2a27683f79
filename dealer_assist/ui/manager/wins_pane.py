"""The wins on record, each with its page."""

from dealer_assist.ui.manager.pane import Pane


class WinsPane(Pane):
    """Follows the desk and the journal."""
