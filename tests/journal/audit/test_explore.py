"""What an auditor finds in the browser: every view told, every question answered by the record."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from forger import forger

from dealer_assist.journal import views
from dealer_assist.journal.audit.explore import QUESTIONS, TABLES, VIEWS, metadata_of
from dealer_assist.journal.opening import connect_reader


def asked(path: Path, key: str, **values: object) -> list[sqlite3.Row]:
    with closing(connect_reader(path)) as db:
        db.row_factory = sqlite3.Row
        return db.execute(QUESTIONS[key].sql, values).fetchall()


def test_every_view_and_table_is_told_in_a_sentence(played_rounds: Path) -> None:
    assert VIEWS.keys() == views.VIEWS.keys()
    with closing(connect_reader(played_rounds)) as db:
        tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert TABLES.keys() == {name for (name,) in tables}
    assert all(one.endswith(".") for one in (*VIEWS.values(), *TABLES.values()))


@pytest.mark.parametrize("key", QUESTIONS)
def test_every_question_is_answered(played_rounds: Path, key: str) -> None:
    asked(played_rounds, key, dollars="1", round="3")


def test_the_greatest_wins_come_first(played_rounds: Path) -> None:
    prizes = [row["prize"] for row in asked(played_rounds, "large_wins", dollars="100")]
    assert prizes == sorted(prizes, reverse=True)
    assert prizes[-1] >= 100
    assert len(prizes) < len(asked(played_rounds, "large_wins", dollars="1"))


def test_a_win_of_the_tray_has_no_meter_before_or_after(played_rounds: Path) -> None:
    rows = asked(played_rounds, "large_wins", dollars="1")
    tray = [row for row in rows if not row["level"]]
    assert tray
    assert {(row["meter_before"], row["meter_after"]) for row in tray} == {(None, None)}
    assert all(row["meter_before"] for row in rows if row["level"])


def test_a_round_that_only_took_bets_is_not_counted_for_its_dealer(played_rounds: Path) -> None:
    told = asked(played_rounds, "rounds_by_dealer")
    with closing(connect_reader(played_rounds)) as db:
        sums = "SELECT sum(outcome = 'ended'), sum(outcome = 'voided'), count(*) FROM rounds"
        ended, voided, every = db.execute(sums).fetchone()
    assert (sum(row["rounds"] for row in told), sum(row["voids"] for row in told)) == (
        ended,
        voided,
    )
    assert every > ended + voided


def test_the_meters_add_up_and_a_forged_reading_does_not(played_rounds: Path) -> None:
    (row,) = asked(played_rounds, "do_the_meters_add_up")
    assert (row["level"], row["difference_micros"]) == ("main", 0)
    with forger(played_rounds) as db:
        last = "(SELECT max(seq) FROM meters)"
        db.execute(
            "UPDATE events SET payload = json_set(payload, '$.meters[0].account.paid', 1) "
            f"WHERE seq = {last}"
        )
    (row,) = asked(played_rounds, "do_the_meters_add_up")
    assert row["difference_micros"] != 0


def test_rounds_and_voids_are_counted_by_dealer(played_rounds: Path) -> None:
    by_day = asked(played_rounds, "rounds_by_dealer")
    assert sum(row["rounds"] for row in by_day) == 57
    voids = sum(row["voids"] for row in by_day)
    assert voids == sum(row["voids"] for row in asked(played_rounds, "voids_by_dealer"))
    assert {row["card"] for row in asked(played_rounds, "refused_cards")} == {"0000"}


def test_a_round_is_told_from_its_first_event_to_its_last(played_rounds: Path) -> None:
    kinds = [row["kind"] for row in asked(played_rounds, "one_round", round="3")]
    assert kinds[0] == "RoundOpened"
    assert "GameEnded" in kinds


def test_the_metadata_names_the_journal_as_datasette_does() -> None:
    made = metadata_of("crazy4.live", "crazy4")
    assert made["databases"]["crazy4.live"]["queries"].keys() == QUESTIONS.keys()
