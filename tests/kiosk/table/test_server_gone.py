"""A whole table whose server is gone in each phase of a round: nothing lost, nothing twice."""

import shutil
import subprocess
from pathlib import Path

import pytest
from floor_tables import (
    HAND,
    SEATS,
    WINNER,
    is_live,
    open_for_play,
    own_table,
    play,
    swipe,
    tickets,
    until,
)
from pit_record import record

from dealer_assist import paths
from dealer_assist.catalog.links import load_links
from dealer_assist.floor.actions import Resume
from dealer_assist.floor.install import install, role_of
from dealer_assist.floor.server_feed import carry_out, sign_on
from dealer_assist.kiosk.table.opening import OpenTable
from dealer_assist.table.commands.round import EndGame
from dealer_assist.table.commands.wins import CallSupervisor, ConfirmWins, PressHand
from dealer_assist.table.state import Phase
from dealer_assist.trials.own_server import OwnServer, admin
from dealer_assist.trials.simulated_tables import sample_key, sample_staff, sums_that_differ


def _up_to(table: OpenTable, phase: Phase) -> None:
    """Play until a round stands there."""
    desk = table.desk
    if phase is Phase.BETTING:
        return
    play(table, *SEATS)
    if phase is Phase.IN_PLAY:
        return
    desk.submit(PressHand(WINNER, HAND))
    until([table], lambda: bool(tickets(table)) and tickets(table)[-1].is_live)
    desk.submit(CallSupervisor())
    if phase is Phase.VERIFY:
        return
    desk.submit(ConfirmWins("Read again on the layout"))
    if phase is Phase.SWIPE:
        return
    swipe(table, "supervisor-1")
    until([table], lambda: desk.table.round.phase is Phase.RECORDED)


def _to_the_end(table: OpenTable, phase: Phase) -> None:
    """Play the rest of the round."""
    desk = table.desk
    if phase is Phase.BETTING:
        play(table, *SEATS)
    if phase is Phase.VERIFY:
        desk.submit(ConfirmWins("Read again on the layout"))
        swipe(table, "supervisor-1")
    if phase in (Phase.VERIFY, Phase.SWIPE):
        until([table], lambda: desk.table.round.phase is Phase.RECORDED)
    if desk.table.round.phase is not Phase.BETTING:
        until([table], lambda: desk.submit(EndGame()).is_done)
    until([table], lambda: all(one.state == "awarded" for one in tickets(table)))


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "phase", [Phase.BETTING, Phase.IN_PLAY, Phase.VERIFY, Phase.SWIPE, Phase.RECORDED]
)
def test_a_server_that_is_gone_in_any_phase_costs_nothing_and_pays_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: Phase
) -> None:
    """With the limits that are installed."""
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    links = load_links(paths.resources(), paths.layouts())
    with OwnServer() as server:
        with admin(server) as owner:
            install(owner, "SIMULATED", links, sample_staff())
        file = own_table(tmp_path, "holdem-link", server.dsn(role_of("10")))
        table = open_for_play(file, tmp_path / "data")
        try:
            _up_to(table, phase)
            assert table.desk.table.round.phase is phase
            server.kill()
            until([table], lambda: not is_live(table))
            if phase is Phase.SWIPE:
                swipe(table, "supervisor-1")  # the prize is locked when the link is back
            if phase is Phase.RECORDED:
                until([table], lambda: table.desk.submit(EndGame()).is_done)
            server.start()
            until([table], lambda: is_live(table))
            _to_the_end(table, phase)
        finally:
            table.close()
        with admin(server) as owner:
            prizes = owner.execute("SELECT state, prize FROM floor.ticket").fetchall()
        won = phase in (Phase.VERIFY, Phase.SWIPE, Phase.RECORDED)
        share = (1_000_000 + 20 * len(SEATS)) // 10 * 10_000
        assert prizes == ([("awarded", share)] if won else [])
        assert sums_that_differ(server, {"10": {"main": len(SEATS) * 200_000}}) == []


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_server_put_back_from_a_copy_hears_of_rounds_and_prizes_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of its files stands for the dump; everything else is as the manual has it."""
    monkeypatch.setenv("CONFIGURATION_DIRECTORY", str(tmp_path / "settings"))
    links = load_links(paths.resources(), paths.layouts())
    with OwnServer() as server:
        with admin(server) as owner:
            install(owner, "SIMULATED", links, sample_staff())
        file = own_table(tmp_path, "holdem-link", server.dsn(role_of("10")))
        table = open_for_play(file, tmp_path / "data")
        try:
            _up_to(table, Phase.IN_PLAY)
            _to_the_end(table, Phase.IN_PLAY)
            kept = tmp_path / "kept"
            _copied(server, server.data, kept)
            until([table], lambda: is_live(table))
            _up_to(table, Phase.RECORDED)
            _to_the_end(table, Phase.RECORDED)
            _copied(server, kept, server.data)
            with admin(server) as owner:
                owner.execute("SELECT floor.put_back()")
                lacks = "SELECT count(*) FROM floor.retold WHERE decided IS NULL"
                until([table], lambda: owner.execute(lacks).fetchone() == (1,))
                told = "SELECT last_n FROM floor.station WHERE station = '10'"
                until([table], lambda: owner.execute(told).fetchone() == (2,))
                assert not is_live(table), "the links rest"
                ranks = {one.rank: one.card for one in sample_staff()}
                two = (ranks["supervisor"], ranks["executive"])
                record(owner, "10", reason="paid before the copy", cards=two)
                carry_out(owner, Resume("MGL"), two, sign_on(owner, sample_key))
                until([table], lambda: is_live(table))
                prizes = owner.execute("SELECT state, prize FROM floor.ticket").fetchall()
        finally:
            table.close()
        assert prizes == [("awarded", (1_000_000 + 2 * 20 * len(SEATS)) // 10 * 10_000)]
        assert sums_that_differ(server, {"10": {"main": 2 * len(SEATS) * 200_000}}) == []


def _copied(server: OwnServer, source: Path, target: Path) -> None:
    """Stop the server, put one folder in the place of another, and start it again."""
    server.kill()
    shutil.rmtree(target, ignore_errors=True)
    subprocess.run(["cp", "-a", source, target], check=True)
    server.start()
