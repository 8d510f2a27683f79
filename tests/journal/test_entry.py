"""What goes in comes out: JSON without surprises, time of a fixed width."""

import gzip
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.journal.entry import Entry, local_time, recorded, stamp, to_json

RELEASES = Path(__file__).parent / "releases"
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=10,
)


@given(VALUES)
def test_json_is_written_as_the_library_writes_it(value: object) -> None:
    text = to_json(value)
    assert text == json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    assert json.loads(text) == value


@pytest.mark.parametrize("name", sorted(RELEASES.glob("*.db.gz")), ids=lambda file: file.name)
def test_what_earlier_releases_have_written_is_written_again_byte_by_byte(
    name: Path, tmp_path: Path
) -> None:
    written = tmp_path / "journal.db"
    written.write_bytes(gzip.decompress(name.read_bytes()))
    with closing(sqlite3.connect(written)) as db:
        payloads = [payload for (payload,) in db.execute("SELECT payload FROM events")]
    assert len(payloads) > 10
    assert [to_json(json.loads(payload)) for payload in payloads] == payloads


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_a_number_that_is_none_is_not_written(bad: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        to_json({"x": bad})


def test_what_is_not_json_is_not_written() -> None:
    with pytest.raises(TypeError):
        to_json({"x": object()})


@given(st.datetimes(timezones=st.sampled_from([UTC, timezone(timedelta(hours=-7))])))
def test_a_stamp_has_a_fixed_width_and_is_read_back(moment: datetime) -> None:
    if moment.year in (1, 9999):
        return  # shifted to UTC these leave the calendar
    text, offset = stamp(moment)
    assert len(text) == 27
    assert datetime.fromisoformat(text) == moment
    assert offset in (0, -420)


@pytest.mark.parametrize("minutes", [-420, 0, 345])
def test_a_stamp_is_read_back_as_the_wall_clock_of_the_table_had_it(minutes: int) -> None:
    moment = datetime(2026, 3, 7, 23, 59, tzinfo=timezone(timedelta(minutes=minutes)))
    read = local_time(*stamp(moment))
    assert (read, read.utcoffset(), read.hour) == (moment, timedelta(minutes=minutes), 23)


def test_stamps_sort_as_text_in_the_order_of_time() -> None:
    begin = datetime(2026, 3, 7, 23, 59, 59, 999_999, tzinfo=UTC)
    moments = [begin + timedelta(microseconds=n) for n in (0, 1, 2, 1_000_000)]
    texts = [stamp(moment)[0] for moment in moments]
    assert texts == sorted(texts)


def test_a_row_is_read_back_as_a_fact() -> None:
    at = "2026-03-08T07:15:00.000250Z"
    fact = recorded((3, at, -480, 17, "ChipSeen", "dealer-1", "A1", "c", '{"a":[1]}', "d", b"\x01"))
    assert fact.at_utc == datetime(2026, 3, 8, 7, 15, 0, 250, tzinfo=UTC)
    assert (fact.seq, fact.payload, fact.hash, fact.command) == (3, {"a": [1]}, "01", "c")


def test_an_entry_needs_no_person_and_no_device() -> None:
    assert Entry("SwipeTimedOut", {}, 4) == Entry("SwipeTimedOut", {}, 4, who="", device="")
