"""The chain: any change of any field changes the hash, and no field can lend to its neighbour."""

import hashlib
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dealer_assist.journal.chain import (
    Break,
    Definitions,
    Head,
    Seal,
    Walk,
    chain,
    first_link,
    insertion,
    link,
)
from dealer_assist.journal.entry import Entry, Row
from dealer_assist.value import as_dict

ROW: Row = (1, "2026-03-08T07:15:00.000250Z", -480, 17, "A", "b", "c", "d", "{}", "5", b"")
NUMBERS, TEXTS = (0, 2, 3), (1, 4, 5, 6, 7, 8, 9)
SHORT = st.text(st.sampled_from('ab: 1"{}'), max_size=4)

NOW = datetime(2026, 3, 7, 23, 15, 0, 250, tzinfo=timezone(timedelta(hours=-8)))
ENTRIES = [
    Entry("GameStarted", {"at": 1, "name": "é ♠"}, 17, "dealer-1", "A1"),
    Entry("Odd:3", {}, 17),
    Entry("GameEnded", {"x": [1, 2]}, 17, "executive-1"),
]
WIDTH = 11


def chained(count: int) -> list[Row]:
    rows: list[Row] = []
    last = first_link("training", "crazy4", "now")
    for seq in range(1, count + 1):
        row: Row = (seq, *ROW[1:])
        last = link(last, row)
        rows.append((*row[:10], last))
    return rows


def walked(rows: list[Row]) -> list[Break]:
    walk = Walk(0, first_link("training", "crazy4", "now"))
    return [found for row in rows if (found := walk.step(row))]


@pytest.mark.parametrize("field", [*NUMBERS, *TEXTS])
def test_every_field_is_in_the_hash(field: int) -> None:
    changed = list(ROW)
    changed[field] = changed[field] + (1 if field in NUMBERS else "x")
    assert link(b"p" * 32, tuple(changed)) != link(b"p" * 32, ROW)  # type: ignore[arg-type]


def test_the_predecessor_is_in_the_hash() -> None:
    assert link(b"p" * 32, ROW) != link(b"q" * 32, ROW)


@given(st.tuples(SHORT, SHORT, SHORT, SHORT, SHORT), st.tuples(SHORT, SHORT, SHORT, SHORT, SHORT))
def test_no_text_lends_a_letter_to_its_neighbour(
    one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    assume(one != two)

    def row(texts: tuple[str, ...]) -> Row:
        kind, who, device, command, payload = texts
        return (1, ROW[1], 0, 1, kind, who, device, command, payload, "5", b"")

    assert link(b"", row(one)) != link(b"", row(two))


def test_the_text_that_is_hashed_is_the_documented_one() -> None:
    # Written out by hand as SCHEMA.md has it: another text would disown every journal there is.
    text = b"1 -480 17 27:2026-03-08T07:15:00.000250Z1:A1:b1:c1:d1:5{}"
    assert link(bytes(32), ROW) == hashlib.sha256(bytes(32) + text).digest()


def test_chains_of_two_files_begin_differently() -> None:
    links = {first_link(p, t, m) for p in ("live", "training") for t in "ab" for m in "12"}
    assert len(links) == 8


def test_a_whole_chain_has_no_break() -> None:
    assert walked(chained(5)) == []


def test_a_walk_goes_on_after_a_break_and_counts_each_once() -> None:
    rows = chained(8)
    rows[2] = (*rows[2][:5], "forged", *rows[2][6:])
    del rows[5]
    assert [as_dict(found) for found in walked(rows)] == [
        {"seq": 3, "what": "the event or its hash was altered"},
        {"seq": 6, "what": "event 6 is missing"},
    ]


def test_a_gap_names_all_that_is_missing() -> None:
    rows = chained(8)
    assert walked(rows[:2] + rows[5:])[0] == Break(3, "events 3 to 5 are missing")


def test_values_of_a_wrong_kind_are_a_break() -> None:
    rows = chained(2)
    rows[0] = (*rows[0][:4], None, *rows[0][5:])  # type: ignore[assignment]
    assert walked(rows)[0].seq == 1


def test_a_seal_fits_one_key_one_chain_and_one_end() -> None:
    seal = Seal(b"k" * 32, b"f" * 32)
    sealed = seal(7, b"h" * 32)
    assert seal.fits(7, b"h" * 32, sealed)
    assert not seal.fits(8, b"h" * 32, sealed)
    assert not seal.fits(7, b"i" * 32, sealed)
    assert not Seal(b"l" * 32, b"f" * 32).fits(7, b"h" * 32, sealed)
    assert not Seal(b"k" * 32, b"g" * 32).fits(7, b"h" * 32, sealed)
    assert not seal.fits(7, b"h" * 32, None)


def test_a_head_is_what_a_report_prints() -> None:
    assert Head(7, "ab").seq == 7


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
