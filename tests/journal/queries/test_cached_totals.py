import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries import cached_totals
from dealer_assist.journal.queries.cached_totals import (
    SumsFile,
    add_up,
    cache_file,
    refresh_cache,
    sums_beside,
)
from dealer_assist.journal.queries.spans import newest, round_edge
from dealer_assist.journal.queries.totals import Span, tally


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cached_totals, "BLOCK", 64)


@pytest.fixture
def db(played_rounds: Path) -> Iterator[sqlite3.Connection]:
    db = connect_reader(played_rounds)
    yield db
    db.close()


@pytest.fixture
def kept(played_rounds: Path) -> SumsFile:
    return SumsFile(cache_file(played_rounds), bytes(range(32)))


def rows(kept: SumsFile) -> list[tuple[int, int]]:
    db = sqlite3.connect(kept.path)
    found = db.execute("SELECT first, last FROM sealed ORDER BY first").fetchall()
    db.close()
    return found


def test_kept_sums_are_those_of_the_events(db: sqlite3.Connection, kept: SumsFile) -> None:
    whole = Span(1, newest(db))
    expected = tally(db, whole)
    assert add_up(db, whole, kept) == expected
    assert len(rows(kept)) > 5
    assert add_up(db, whole, kept) == expected


def test_a_stretch_that_begins_and_ends_anywhere_uses_the_same_blocks(
    db: sqlite3.Connection, kept: SumsFile
) -> None:
    refresh_cache(db, kept)
    before = rows(kept)
    for first, last in ((100, 400), (5, 60), (129, 130), (64, 640)):
        begin = round_edge(db, first) or 1
        end = (round_edge(db, last) or newest(db) + 1) - 1
        span = Span(begin, end)
        assert add_up(db, span, kept) == tally(db, span)
    assert rows(kept) == before


def test_what_is_kept_is_not_read_again(
    db: sqlite3.Connection, kept: SumsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Span(1, newest(db))
    expected = add_up(db, whole, kept)
    read: list[Span] = []

    def watched(db: sqlite3.Connection, span: Span) -> cached_totals.Tally:
        read.append(span)
        return tally(db, span)

    monkeypatch.setattr(cached_totals, "tally", watched)
    assert add_up(db, whole, kept) == expected
    assert [span.first for span in read] == [rows(kept)[-1][1] + 1]  # the newest end alone


def test_sums_that_do_not_fit_the_chain_are_made_anew(
    db: sqlite3.Connection, kept: SumsFile
) -> None:
    whole = Span(1, newest(db))
    expected = add_up(db, whole, kept)
    side = sqlite3.connect(kept.path)
    side.execute("UPDATE sealed SET hash = x'00', sums = '[[\"opened\",999]]'")
    side.commit()
    side.close()
    assert add_up(db, whole, kept) == expected
    assert add_up(db, whole, kept) == expected


def test_d12_altered_sums_are_thrown_away_and_said(
    db: sqlite3.Connection, kept: SumsFile, caplog: pytest.LogCaptureFixture
) -> None:
    whole = Span(1, newest(db))
    expected = add_up(db, whole, kept)
    side = sqlite3.connect(kept.path)
    side.execute("UPDATE sealed SET sums = replace(sums, '1', '2')")
    side.commit()
    side.close()
    assert add_up(db, whole, kept) == expected
    assert "were altered: they are thrown away" in caplog.text


def test_without_a_key_nothing_kept_is_believed(played_rounds: Path, tmp_path: Path) -> None:
    assert sums_beside(played_rounds, tmp_path / "no.key") is None


def test_sums_of_another_version_are_made_anew(
    db: sqlite3.Connection, kept: SumsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Span(1, newest(db))
    expected = add_up(db, whole, kept)
    side = sqlite3.connect(kept.path)
    side.execute("UPDATE sealed SET version = '0', sums = '[]'")
    side.commit()
    side.close()
    assert add_up(db, whole, kept) == expected


def test_a_damaged_file_is_thrown_away(db: sqlite3.Connection, kept: SumsFile) -> None:
    kept.path.write_bytes(b"no database at all, but long enough to be read as one" * 40)
    whole = Span(1, newest(db))
    assert add_up(db, whole, kept) == tally(db, whole)
    assert rows(kept)


def test_a_place_that_cannot_be_written_costs_only_time(
    db: sqlite3.Connection, tmp_path: Path
) -> None:
    whole = Span(1, newest(db))
    nowhere = SumsFile(tmp_path / "missing" / "folder" / "x.figures", bytes(32))
    assert add_up(db, whole, nowhere) == tally(db, whole)
    assert not nowhere.path.exists()


def test_an_empty_stretch_adds_up_to_nothing(db: sqlite3.Connection, kept: SumsFile) -> None:
    assert not add_up(db, Span(5, 4), kept)
    assert not kept.path.exists()


def test_progress_comes_to_its_end(db: sqlite3.Connection, kept: SumsFile) -> None:
    told: list[tuple[int, int]] = []
    last = newest(db)
    add_up(db, Span(1, last), kept, lambda done, total: told.append((done, total)))
    assert told[-1] == (last, last)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_the_file_is_no_journal_by_its_name(played_rounds: Path) -> None:
    assert cache_file(played_rounds).suffix == ".figures"
    assert cache_file(played_rounds).parent == played_rounds.parent
