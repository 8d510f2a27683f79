"""The settings of the house as the journal has them: the last checkpoint's, and those since."""

import json
import sqlite3

from dealer_assist.journal.codec import decode
from dealer_assist.journal.tail import CHECKPOINTS, tail_start
from dealer_assist.table.configuration import merged
from dealer_assist.table.events import RoundOpened, SettingsApplied, TableClosed
from dealer_assist.table.facts import Setting

_KINDS = (*CHECKPOINTS, SettingsApplied.__name__)


def settings_in_force(db: sqlite3.Connection) -> tuple[Setting, ...]:
    """Give what the table stands under now, for `table.configuration.apply`."""
    found = db.execute(
        f"SELECT kind, payload FROM events WHERE seq >= ? AND kind IN ({', '.join('?' * 3)})"
        " ORDER BY seq",
        (tail_start(db), *_KINDS),
    )
    settings: tuple[Setting, ...] = ()
    for kind, payload in found:
        match decode(kind, json.loads(payload)):
            case RoundOpened(settings=known) | TableClosed(settings=known):
                settings = known
            case SettingsApplied(settings=more):
                settings = merged(settings, more)
    return settings
