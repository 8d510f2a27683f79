"""The set-up that rounds were played under, as the journal has kept its files and settings."""

import json
import sqlite3

from dealer_assist.catalog.recorded_tables import setup_under
from dealer_assist.journal.codec import decode
from dealer_assist.journal.entry import all_digests, kept_definitions
from dealer_assist.journal.errors import UnreadableEvent
from dealer_assist.journal.queries.totals import Span
from dealer_assist.table.setup.settings import apply
from dealer_assist.table.setup.table_setup import TableSetup

_CHECKPOINT = """
SELECT e.kind, e.payload FROM events e JOIN definitions d ON d.id = e.definitions
WHERE e.seq BETWEEN ? AND ? AND d.digest = ? AND e.kind IN ('RoundOpened', 'TableClosed')
ORDER BY e.seq LIMIT 1
"""
"""The first opening after a change is recorded under the digest before it; the next one is not."""


def setup_then(db: sqlite3.Connection, span: Span, digest: str) -> TableSetup | None:
    """Return what has this digest in a stretch of rounds, or None where it was not kept."""
    row = db.execute(_CHECKPOINT, (span.first, span.last + 1, digest)).fetchone()
    if row is None:
        return None
    try:
        settings = getattr(decode(row[0], json.loads(row[1])), "settings", ())
    except UnreadableEvent:
        return None  # of a release that wrote it otherwise
    kept = (kept_definitions(db, each) for each in all_digests(db))
    found = setup_under(kept, settings, digest)
    return None if found is None else apply(found, settings)
