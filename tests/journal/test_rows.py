"""A command becomes rows whose hashes are those that a reader of the chain finds."""

from datetime import datetime, timedelta, timezone

from dealer_assist.journal.chain import link
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.rows import Definitions, chain, insertion

NOW = datetime(2026, 3, 7, 23, 15, 0, 250, tzinfo=timezone(timedelta(hours=-8)))
ENTRIES = [
    Entry("GameStarted", {"at": 1, "name": "é ♠"}, 17, "dealer-1", "A1"),
    Entry("Odd:3", {}, 17),
    Entry("GameEnded", {"x": [1, 2]}, 17, "executive-1"),
]
WIDTH = 11


def test_every_hash_is_the_link_that_verify_computes() -> None:
    values, last = chain(41, b"p" * 32, ENTRIES, NOW, Definitions("abc", 3), "end-17")
    rows = [values[at : at + WIDTH] for at in range(0, len(values), WIDTH)]
    assert [row[0] for row in rows] == [42, 43, 44]
    assert [row[7] for row in rows] == ["", "", "end-17"]
    due = b"p" * 32
    for row in rows:
        assert row[9] == 3
        due = link(due, (*row[:9], "abc", b""))
        assert row[10] == due
    assert last == due


def test_the_chain_of_a_released_journal_stays_byte_for_byte() -> None:
    """The hash was computed by the first release; a journal of it must verify for ever."""
    _, last = chain(41, b"p" * 32, ENTRIES, NOW, Definitions("abc", 3), "end-17")
    assert last.hex() == "11ceb4a38b183c551d9a0ca8e69ea2dc421a884e9524217992229d7b2206a419"


def test_a_statement_takes_the_values_of_all_rows() -> None:
    assert insertion(2).count("?") == 2 * WIDTH
