"""Rulings on record: by round, by stretch, in sums, reports, lists and on the page of a win."""

from contextlib import closing
from datetime import UTC, date, datetime, time
from pathlib import Path

import pytest
from round_over import chips_off
from scripted_table import EXECUTIVE, KEY, SETUP, ScriptedTable, open_scripted, resume

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.latest import head
from dealer_assist.journal.queries.round_list import rounds_page, shift_of
from dealer_assist.journal.queries.rulings import rulings, rulings_on
from dealer_assist.journal.queries.totals import Span, tally
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.reports.cells import Money
from dealer_assist.reports.gather import gather
from dealer_assist.reports.page import Rows
from dealer_assist.reports.period import BusinessDay, day_period
from dealer_assist.reports.sections import sections
from dealer_assist.reports.summary import summary
from dealer_assist.reports.win_page import win_page
from dealer_assist.table import commands as c
from dealer_assist.table.facts import rulings as r
from dealer_assist.table.setup.table_setup import Practices, WagerSpot
from dealer_assist.ui.office.reports.chapters import chapters_of
from dealer_assist.value import replace

RULED = replace(
    SETUP,
    practices=Practices(rulings=True),
    wagers=(WagerSpot("ante", "ANTE"), WagerSpot("queens_up", "QUEENS UP")),
)
AT = 1_772_900_004_000
UNDERPAID = c.RecordRuling(1, r.UNDERPAID, EXECUTIVE, AT, (5,), "queens_up", 2_000, 4_500)
DEAD = c.RecordRuling(1, r.DEAD, EXECUTIVE, AT, (1, 5), note="Fouled by seat 2")
NOON = datetime(2026, 3, 7, 13, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 has a win and two rulings, one of them from round 2 and withdrawn."""
    file = tmp_path / "crazy4.training.db"
    with open_scripted(file) as journal:
        table = ScriptedTable(journal)
        table.table = replace(table.table, setup=RULED)
        table.come_to_betting()
        claim = (c.PressHand(5, "three_of_a_kind"), c.CallSupervisor(), c.ConfirmWins())
        for command in (c.SeeChip(1), c.SeeChip(5), c.StartGame(), UNDERPAID, *claim):
            table.submit(command)
        for command in (c.SwipeCard(EXECUTIVE, ""), *chips_off(table.table)):
            table.submit(command)
        table.submit(c.EndGame())
        table.submit(DEAD)
        table.submit(c.WithdrawRuling(2, 1, EXECUTIVE, r.DEAD))
        awake = replace(resume(journal.replay()), setup=RULED)
        assert awake == table.table, "a restart stands where it stopped"
        table.submit(c.CloseTable())
        assert resume(journal.replay()).lasting.rulings_so_far == 2
    return file


def test_the_chain_holds(path: Path) -> None:
    assert verify(path, KEY) == []


def test_rulings_are_found_by_round_and_by_stretch(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        newest, first = rulings_on(db, 1, 1)
        assert (newest.number, first.number) == (2, 1)
        assert rulings_on(db, 2, 9) == ()
        assert rulings(db, 1, head(db).seq) == (first, newest)
        assert rulings(db, 1, 3) == ()
    assert (first.cents, first.seats, first.by, first.holds) == (2_500, (5,), "Eve Oak", True)
    assert (first.dealer, first.dealer_name) == ("dealer-1", "Ann Ivy")
    assert first.camera == datetime.fromtimestamp(AT / 1000, UTC)
    assert (newest.note, newest.withdrawn_by) == ("Fouled by seat 2", "Eve Oak")


def test_auditors_read_them_in_a_view(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        found = db.execute(
            "SELECT number, round, recorded_in_round, kind, seats, after_cents - before_cents,"
            " camera_utc, dealer, withdrawn_by FROM rulings ORDER BY number"
        ).fetchall()
    camera = "2026-03-07T16:13:24Z"
    assert found == [
        (1, 1, 1, "underpaid", "5", 2_500, camera, "dealer-1", None),
        (2, 1, 2, "dead_hand", "1 5", 0, camera, "dealer-1", "executive-1"),
    ]


def test_sums_take_a_withdrawn_ruling_off_again(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        sums = tally(db, Span(1, head(db).seq))
    assert (sums["rulings", r.UNDERPAID], sums["rulings", r.DEAD], sums["ruled",]) == (1, 0, 2_500)


def test_the_list_of_rounds_and_the_shift_count_those_that_hold(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        lines = {one.round: one for one in rounds_page(db)}
        assert (lines[1].rulings, lines[2].rulings) == (1, 0)
        assert shift_of(db, "dealer-1") is None, "the table is closed"


def test_a_report_has_them_in_a_chapter_in_sums_and_at_the_dealer(path: Path) -> None:
    period = day_period(BusinessDay(time(6), UTC), date(2026, 3, 7))
    with closing(connect_reader(path)) as db:
        report = gather(db, RULED, period, NOON)
    told = {one.key: one for one in sections(report)}
    first, second = told["rulings"].rows
    assert first[:2] == (1, 1)
    assert first[3] == "Underpaid: Pay seat 5 $25.00 more"
    assert first[4:6] == (Money(2_000), Money(4_500))
    assert second[3] == "Dead hand: seats 1 and 5. Withdrawn by Eve Oak"
    figures = {one.name: one.value for one in summary(report)}
    assert (figures["Rulings"], figures["Paid by rulings"]) == (1, Money(2_500))
    ((*_, rulings_of_ann, paid),) = told["dealers"].rows
    assert (rulings_of_ann, paid) == (1, Money(2_500))
    assert "Rulings" in [one.label for one in chapters_of("summary", report)]


def test_a_report_without_any_does_not_speak_of_them(path: Path) -> None:
    period = day_period(BusinessDay(time(6), UTC), date(2026, 3, 9))
    with closing(connect_reader(path)) as db:
        report = gather(db, RULED, period, NOON)
    assert "rulings" not in {one.key for one in sections(report)}
    assert "Rulings" not in {one.name for one in summary(report)}
    assert "Rulings" not in [one.label for one in chapters_of("summary", report)]


def test_the_page_of_a_win_says_what_was_ruled_on_its_round(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        win = win_on_record(db, 1)
    assert win is not None
    rows = [one for one in win_page(win, RULED).blocks if isinstance(one, Rows)]
    (ruled,) = [one for one in rows if one.title.startswith("Rulings")]
    assert ruled.rows == (
        ("No. 2", "Dead hand: seats 1 and 5; Eve Oak, on camera 16:13:24. Withdrawn by Eve Oak"),
        ("No. 1", "Underpaid: Pay seat 5 $25.00 more; Eve Oak, on camera 16:13:24"),
    )
