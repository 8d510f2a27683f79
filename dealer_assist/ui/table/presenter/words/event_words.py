"""What happened at the table, each event in a dealer's sentence."""

from collections.abc import Mapping

from dealer_assist.table import events as e
from dealer_assist.table.state import Table
from dealer_assist.ui.table.presenter.words.kiosk_words import KIOSK
from dealer_assist.ui.table.presenter.words.round_words import ROUND
from dealer_assist.ui.table.presenter.words.said import Said, said_of
from dealer_assist.ui.table.presenter.words.win_words import WINS

WORDS: Mapping[type[e.Event], Said] = {**ROUND, **WINS, **KIOSK}
"""Every event that there is, and what is said of it."""


def event_words(event: e.Event, table: Table) -> str:
    """Say what happened; `table` is the table after it."""
    return said_of(WORDS[type(event)], event, table)
