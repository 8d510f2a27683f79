"""What was out of the ordinary is found again: who said it, and who took note of it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from round_over import chips_off
from scripted_table import EXECUTIVE, ScriptedTable, open_scripted

from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.queries.exceptions import exceptions, rounds_not_ticked
from dealer_assist.journal.queries.latest import head
from dealer_assist.journal.queries.totals import Span
from dealer_assist.table import commands as c

ACES = ("As", "Ah", "Ad", "Ac", "2c")


def whole(db: sqlite3.Connection) -> Span:
    return Span(1, head(db).seq)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Four aces are denied and noted; in the next round a win is recorded and nobody ticked."""
    file = tmp_path / "crazy4.training.db"
    with open_scripted(file) as journal:
        table = ScriptedTable(journal)
        table.come_to_betting()
        for command in (c.SeeChip(3), c.StartGame(), c.SeeCards("3", ACES)):
            table.submit(command)
        table.submit(c.DenyHand(3, "Hand was folded"))
        (alert,) = table.table.lasting.alerts
        for command in (*chips_off(table.table), c.EndGame()):
            table.submit(command)
        table.submit(c.AcknowledgeAlert(alert.key, EXECUTIVE))
        won = (c.SeeChip(3), c.StartGame(), c.PressHand(3, "three_of_a_kind"), c.CallSupervisor())
        for command in (*won, c.ConfirmWins(), c.SwipeCard(EXECUTIVE), c.BeginPaying()):
            table.submit(command)
        for command in (*chips_off(table.table), c.EndGame()):
            table.submit(command)
    return file


def test_a_denial_is_told_with_who_took_note_of_it(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        (found,) = exceptions(db, whole(db))
    assert (found.round, found.kind, found.noted_by) == (1, "denied", "Eve Oak")
    assert found.sentence == (
        "Seat 3: the cards make Four Aces, and it was not paid. NOT A WIN: Hand was folded"
    )
    assert found.noted_at is not None
    assert found.noted_at > found.at


def test_rounds_whose_seats_nobody_ticked_are_counted(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        assert rounds_not_ticked(db, whole(db)) == 1


def test_a_stretch_has_its_own_alone(path: Path) -> None:
    with closing(connect_reader(path)) as db:
        assert exceptions(db, Span(1, 3)) == ()
        assert rounds_not_ticked(db, Span(1, 3)) == 0
