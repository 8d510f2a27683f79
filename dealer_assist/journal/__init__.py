"""The journal: append-only SQLite, chained and keyed, read back to resume or to prove."""
