"""A late win on record: in lists and sums as any other, with its own round, reason and people."""

from contextlib import closing
from pathlib import Path

import pytest
from round_over import chips_off
from scripted_table import DEALER, EXECUTIVE, KEY, SETUP, ScriptedTable, open_scripted, resume

from dealer_assist.journal.audit.verify import verify
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.past_wins import late_wins_of
from dealer_assist.journal.queries.exceptions import late_wins
from dealer_assist.journal.queries.latest import head
from dealer_assist.journal.queries.round_list import rounds_page
from dealer_assist.journal.queries.totals import Span
from dealer_assist.journal.queries.win_list import WinFilter, wins_page, wins_sum
from dealer_assist.journal.queries.win_records import win_on_record
from dealer_assist.reports.page import Rows, Signatures
from dealer_assist.reports.win_page import win_page
from dealer_assist.table import commands as c
from dealer_assist.table.facts.late_wins import REASONS

NOTE = "Camera 4 shows the aces"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Round 1 is over; in round 2, four aces of seat 5 in it go on record; the round is void."""
    file = tmp_path / "crazy4.training.db"
    with open_scripted(file) as journal:
        table = ScriptedTable(journal)
        table.come_to_betting()
        for command in (c.SeeChip(1), c.SeeChip(5), c.StartGame()):
            table.submit(command)
        for command in (*chips_off(table.table), c.EndGame()):
            table.submit(command)
        stakes = (((1, "A"), 100), ((5, "A"), 100))
        ask = c.AskLateWin(1, (5,), "four_aces", REASONS[0], NOTE, stakes=stakes)
        for command in (ask, c.SwipeCard(EXECUTIVE, ""), c.SwipeCard(DEALER, "")):
            table.submit(command)
        assert resume(journal.replay()) == table.table, "a restart stands where it stopped"
        table.submit(c.VoidRound("misdeal"))
    return file


def test_the_chain_and_the_money_hold_also_over_a_void(path: Path) -> None:
    assert verify(path, KEY) == []


def test_it_counts_and_names_its_round(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        assert (wins_sum(db).count, wins_sum(db).hits) == (1, 1)
        told = db.execute("SELECT number, round, late_round, backed_out FROM wins").fetchall()
        assert told == [(1, 2, 1, 0)]
        late = db.execute("SELECT round, number, reason, note, by_whom, witness FROM late_wins")
        assert late.fetchall() == [
            (1, 1, "Found on camera", NOTE, "executive-1", "dealer-1"),
        ]
        (win,) = late_wins_of(db, 1)
        assert (win.number, win.round, win.award.seat) == (1, 1, 5)
        assert late_wins_of(db, 2) == ()


def test_its_page_says_late_win_why_and_both_people(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        win = win_on_record(db, 1)
    assert win is not None
    page = win_page(win, SETUP)
    rows = dict(row for block in page.blocks if isinstance(block, Rows) for row in block.rows)
    assert (page.title, page.subtitle) == ("LATE WIN", "Win no. 0000001, round 1")
    assert (rows["Round of the win"], rows["Recorded in round"]) == ("1", "2")
    assert (rows["Reason"], rows["Note"]) == ("Found on camera", NOTE)
    assert rows["Second person"].startswith("Ann Ivy")
    (signed,) = (block for block in page.blocks if isinstance(block, Signatures))
    assert "Second person" in signed.lines


def test_the_list_of_rounds_has_it_where_it_was_won(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        lines = {one.round: one for one in rounds_page(db)}
        (win,) = wins_page(db)
        won = [one.number for one in wins_page(db, WinFilter(number=1))]
    assert (lines[1].wins, lines[1].late_wins) == (1, 1)
    assert lines[1].prize_cents == win.prize_cents > 0
    assert (lines[2].wins, lines[2].late_wins, lines[2].prize_cents) == (0, 0, 0)
    assert (win.round, win.won_in) == (2, 1)
    assert won == [1]


def test_a_report_lists_it_with_reason_and_both_people(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        (late,) = late_wins(db, Span(1, head(db).seq))
    assert (late.number, late.round, late.recorded_in, late.seats) == (1, 1, 2, (5,))
    assert (late.reason, late.note, late.by, late.witness) == (
        *("Found on camera", NOTE),
        *("Eve Oak", "Ann Ivy"),
    )
    assert not late.is_backed_out
