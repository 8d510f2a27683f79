"""Why a round cannot end yet: what END GAME waits for, the first thing first.

The same list refuses the command, dashes the button and fills the panel. Whatever else a round
has to wait for goes into `reasons`.
"""

from dealer_assist.errors import Refused
from dealer_assist.table.facts.ending import wrong_third_card
from dealer_assist.table.state import Table


def refuse_wrong_card(table: Table) -> None:
    """Refuse to go on to the wagers while a third card is against the drawing rules."""
    for reason in wrong_third_card(table):
        raise Refused(reason.sentence)
