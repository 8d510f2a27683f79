"""How long each fact of a table lasts: a new field of either half is covered here by itself.

What a round's own events have put into `RoundState` comes back after a crash by their replay:
`test_random_play.py` and `test_evolve.py` compare whole tables.
"""

import gzip
import json
import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from samples import filled
from sitting import Sitting

from dealer_assist.desk.steps import resume, steps_of
from dealer_assist.jackpot.account import Account
from dealer_assist.journal.codec import decode, encode
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.resume import CHECKPOINTS, Reading
from dealer_assist.journal.store import Journal
from dealer_assist.table import commands as c
from dealer_assist.table import events as e
from dealer_assist.table.bookkeeping import with_settings
from dealer_assist.table.decide import decide
from dealer_assist.table.events.lasting import Lasting, lasting_of
from dealer_assist.table.events.values import JPH, RELEASED, RUN, LinkStand, VoidNote
from dealer_assist.table.evolve import evolve, evolve_all
from dealer_assist.table.facts.irregularities import SHUFFLER
from dealer_assist.table.meters import readings
from dealer_assist.table.setup.setting import Setting
from dealer_assist.table.setup.table_setup import TableSetup
from dealer_assist.table.state import RoundState, Table
from dealer_assist.value import Value, fields, replace

NOW = datetime(2026, 3, 14, 21, 44, tzinfo=UTC)
RELEASES = sorted((Path(__file__).parents[1] / "journal" / "releases").glob("*.db.gz"))

CHIPS_OF_THE_LAST_ROUND = {"left"}
"""END GAME says which chips are left: all that lie then."""

ASKED_AT_THE_LINK = {"asked_by", "closing", "not_closed"}
"""What a card was asked for ends with the round; everything else of the link goes on."""

BEGINS_OTHERWISE = {"number", "phase", "opening_accounts", "seats", "voided"}
"""A round has a number, takes bets, knows its first meters, who stayed, and what is void."""


def differing(one: Value, other: Value) -> set[str]:
    """Name the fields in which two values differ."""
    return {name for name in fields(one) if getattr(one, name) != getattr(other, name)}


def everything_that_lasts(setup: TableSetup) -> Lasting:
    """Return a `Lasting` with no field as it is by default; only what must fit is put by hand."""
    lasting = filled(Lasting)
    assert lasting.link is not None
    assert lasting.irregularity is not None
    tickets = tuple(replace(one, state=RELEASED) for one in lasting.link.tickets)
    return replace(
        lasting,
        meters=readings(setup, {("A", "main"): filled(Account)}),
        settings=(Setting("jackpot.A.seed.main", "$7,500", "ATLAS-1"),),
        key=JPH,
        chips=((2, "A"),),
        irregularity=replace(lasting.irregularity, kind=SHUFFLER),
        link=replace(lasting.link, tickets=tickets),
    )


def with_everything(table: Table) -> Table:
    """Return the table with another value for each fact that lasts."""
    lasting = everything_that_lasts(table.setup)
    return with_settings(table, lasting.settings).with_lasting(lasting)


@pytest.fixture
def about_to_end(sitting: Sitting) -> Table:
    """A table whose every lasting fact is known, in a round that can end."""
    sitting.start().come_to_an_end()
    return with_everything(sitting.table)


@pytest.fixture
def about_to_close(sitting: Sitting) -> Table:
    """A table whose every lasting fact is known, between two rounds; CLOSE wants the key in RUN."""
    full = with_everything(sitting.open().table)
    return full.with_lasting(replace(full.lasting, key=RUN))


def after(table: Table, command: c.Command, sitting: Sitting) -> tuple[Table, e.Event]:
    """Carry a command out; return the table, and the checkpoint that the command ends with."""
    *before, last = decide(table, command, sitting.now)
    return evolve(evolve_all(table, before), last), last


def read_again(event: e.Event) -> e.Event:
    """Return an event as a journal gives it back."""
    kind, payload = encode(event)
    return decode(kind, json.loads(json.dumps(payload)))


def round_opened(sitting: Sitting) -> e.RoundOpened:
    """Return what opens a round after one that was void, with seats that stayed."""
    *_, opened = sitting.start().do(c.EndGame())
    assert isinstance(opened, e.RoundOpened)
    return replace(opened, voided=filled(VoidNote), playing=(1,), away=(2,))


def test_a_fact_lives_in_one_of_two_halves() -> None:
    assert fields(Table) == ("setup", "lasting", "round", "dealer"), (
        "a new fact goes into Lasting or into RoundState"
    )
    assert not {*fields(Lasting)} & {*fields(RoundState)}


def test_the_tables_here_know_every_fact_that_lasts(about_to_end: Table) -> None:
    assert differing(about_to_end.lasting, Lasting()) == {*fields(Lasting)}
    assert differing(about_to_end.lasting.link or LinkStand(), LinkStand()) == {*fields(LinkStand)}


def test_what_lasts_survives_end_game(about_to_end: Table, sitting: Sitting) -> None:
    ended, _ = after(about_to_end, c.EndGame(), sitting)
    _survived(about_to_end, ended, CHIPS_OF_THE_LAST_ROUND)
    assert ended.lasting.left == about_to_end.lasting.chips
    assert (ended.setup, ended.dealer) == (about_to_end.setup, about_to_end.dealer)


def test_what_lasts_survives_close(about_to_close: Table, sitting: Sitting) -> None:
    closed, _ = after(about_to_close, c.CloseTable(), sitting)
    _survived(about_to_close, closed, set())
    assert closed == replace(
        about_to_close, lasting=closed.lasting, round=closed.round, dealer=None
    )


def test_what_lasts_survives_the_next_opening(about_to_close: Table, sitting: Sitting) -> None:
    closed, _ = after(about_to_close, c.CloseTable(), sitting)
    # Proposals come into force, and whoever opens is another dealer than the one who was barred.
    closed = closed.with_lasting(replace(closed.lasting, proposed=(), barred=""))
    dealer = sitting.staff["dealer-1"]
    opened, _ = after(closed, c.SwipeCard(dealer, dealer.last_four), sitting)
    assert opened.lasting == closed.lasting


@pytest.mark.parametrize("checkpoint", CHECKPOINTS)
def test_a_checkpoint_alone_brings_the_whole_table_back(
    checkpoint: str, request: pytest.FixtureRequest, crazy4_nexus: TableSetup, sitting: Sitting
) -> None:
    ends = checkpoint == "RoundOpened"
    table = request.getfixturevalue("about_to_end" if ends else "about_to_close")
    known, event = after(table, c.EndGame() if ends else c.CloseTable(), sitting)
    assert type(event).__name__ == checkpoint
    assert evolve(Table(crazy4_nexus), read_again(event)) == known


def test_a_kill_loses_nothing_of_either_half(
    about_to_end: Table, crazy4_nexus: TableSetup, sitting: Sitting, tmp_path: Path
) -> None:
    commands = (
        c.EndGame(),
        c.SeeChip(4),
        c.PlaceWagers(4, {"ante": 500}),
        c.NotePrint("win", 7, 1),
    )
    steps = steps_of(about_to_end, commands, sitting.now)
    path = tmp_path / "kiosk" / "table.db"
    with Journal.open(
        path, purpose="training", table="x", clock=lambda: NOW, key=bytes(32)
    ) as journal:
        journal.append([one.entry for one in steps], digest=crazy4_nexus.digest)
        shutil.copytree(path.parent, tmp_path / "killed")
    with closing(connect_reader(tmp_path / "killed" / "table.db", alone=True)) as db:
        assert resume(crazy4_nexus, Reading(db)) == steps[-1].table


def test_a_journal_from_before_a_fact_has_its_default(
    about_to_end: Table, sitting: Sitting
) -> None:
    _, event = after(about_to_end, c.EndGame(), sitting)
    kind, payload = encode(event)
    for name in {*fields(Lasting)} - {"meters"}:
        older = decode(kind, {one: told for one, told in payload.items() if one != name})
        woken = evolve(about_to_end, older).lasting
        assert getattr(woken, name) == getattr(Lasting(), name), name


@pytest.mark.parametrize("kept", RELEASES, ids=lambda kept: kept.name.removesuffix(".db.gz"))
def test_checkpoints_of_earlier_releases_say_what_they_know(kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "kept.db"
    path.write_bytes(gzip.decompress(kept.read_bytes()))
    with closing(connect_reader(path, alone=True)) as db:
        found = db.execute(
            "SELECT kind, payload FROM events WHERE kind IN (?, ?)", CHECKPOINTS
        ).fetchall()
    assert found
    for kind, payload in found:
        told: dict[str, Any] = json.loads(payload)
        read: Any = decode(kind, told)
        not_told = {*fields(Lasting)} - told.keys()
        assert not not_told & differing(replace(Lasting(), meters=read.meters), lasting_of(read))


def test_what_ends_with_a_round_leaves_no_trace(sitting: Sitting, crazy4_nexus: TableSetup) -> None:
    opened = round_opened(sitting)
    (closed,) = sitting.do(c.CloseTable())
    before = sitting.table.with_round(filled(RoundState))
    assert differing(before.round, RoundState()) == {*fields(RoundState)}
    for checkpoint in (opened, closed):
        fresh = evolve(Table(crazy4_nexus), read_again(checkpoint))
        assert differing(evolve(before, checkpoint).round, fresh.round) == set()


def test_a_round_begins_with_a_new_state(sitting: Sitting) -> None:
    opened = round_opened(sitting)
    begun = evolve(sitting.table.with_round(filled(RoundState)), opened).round
    assert differing(begun, RoundState()) == BEGINS_OTHERWISE
    assert begun.number == opened.round
    assert begun.voided == opened.voided
    assert [(at, one.is_playing, one.is_away) for at, one in begun.seats.items()] == [
        (1, True, False),
        (2, False, True),
    ]


def test_nothing_of_a_round_is_left_when_the_table_is_closed(sitting: Sitting) -> None:
    (closed,) = sitting.open().do(c.CloseTable())
    ended = evolve(sitting.table.with_round(filled(RoundState)), closed).round
    assert differing(ended, RoundState()) == {"number"}


def _survived(before: Table, now: Table, but: set[str]) -> None:
    assert differing(before.lasting, now.lasting) == {*but, "link"}
    assert before.lasting.link is not None
    assert now.lasting.link is not None
    assert differing(before.lasting.link, now.lasting.link) == ASKED_AT_THE_LINK
