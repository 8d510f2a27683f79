"""Each view against the events of days of play: told once more in Python, from payloads alone."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from simulated_play import KEY, play_days

from dealer_assist import paths
from dealer_assist.catalog.tables import load_table
from dealer_assist.journal.codec import encode
from dealer_assist.journal.entry import Entry
from dealer_assist.journal.opening import connect_reader
from dealer_assist.journal.store import Journal
from dealer_assist.journal.views import VIEWS
from dealer_assist.table import events as e
from dealer_assist.table.events.values import BonusBet
from dealer_assist.table.setup.roles import Role, StaffMember

BEGIN = datetime(2026, 3, 4, 11, tzinfo=timezone(timedelta(hours=-8)))
TABLES = ("crazy4-nexus", "house-money-nexus", "dragon-aquarius")
J_PARK = StaffMember("supervisor-1", "J. Park", Role.SUPERVISOR, "4721")
Event = tuple[int, int, str, str, dict[str, Any]]
"""Sequence, round, kind, who, payload."""
Rows = Counter[tuple[Any, ...]]

BY_KINDS = {
    "sides": ("SideMarked",),
    "claims": ("ClaimMade", "ClaimDropped", "ClaimStruck", "ClaimRestored"),
    "voids": ("RoundVoided",),
    "shifts": ("TableOpened", "DealerRelieved", "TableClosed", "GameChanged"),
    "device_events": ("SensorFailed", "SensorMended", "LateChipRefused", "DevicesTested"),
    "refused_swipes": ("SwipeRefused", "SwipeTimedOut"),
    "key_turns": ("KeyTurned", "KeyCardSwiped", "KeyLost", "KeyFound"),
    "adjustments": (
        *("AdjustmentAsked", "AdjustmentApproved", "AdjustmentCancelled", "WinBackedOut"),
    ),
    "irregularities": ("IrregularityNoted", "IrregularityCleared"),
    "rulings": ("RulingRecorded",),
    "chip_counts": ("ChipsCounted", "CountTakenBack", "ChipNotFound", "WagerTakenOff"),
    "tokes": ("TokeLaid", "TokeEnded", "TokeReopened"),
    "players_wagers": ("WagersReckoned",),
    "thresholds": ("ThresholdSealed", "ThresholdCrossed"),
    "cards": ("CardsSeen",),
    "denials": ("HandDenied", "DenialWithdrawn"),
    "folds": ("HandFolded", "HandUnfolded"),
    "prints": ("PagePrinted",),
    "meter_sets": ("MeterSetAsked", "MeterSet"),
    "alerts": ("AlertRaised",),
    "failed_views": ("ViewFailed",),
    "office_visits": ("BackOfficeOpened", "BackOfficeClosed"),
    "locks": ("TableLocked", "TableUnlocked"),
}
"""Views of which each row is one event of these kinds."""


@pytest.fixture(scope="module", params=TABLES)
def journal(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the journal of two days at a table, with what those days had not."""
    shipped = paths.resources()
    setup = load_table(shipped, paths.layouts(), shipped / "tables" / f"{request.param}.toml")
    file = tmp_path_factory.mktemp("views") / f"{request.param}.training.db"
    play_days(setup, file, BEGIN, 2, 40, seed=TABLES.index(request.param))
    bets = (BonusBet(2, "trilux", 60_000), BonusBet(5, "trilux", 60_000))
    rare = [
        *(e.BetsAllowed(1, J_PARK, bets), e.BetsPaid(1, bets), e.BetsUndone(1, bets[1:])),
        *(e.HandFolded(4), e.DutyTicked(1, "camera", (2, 5)), e.WagersPlaced(3, {"ante": 500})),
        *(e.WagersPlaced(3, {"ante": 500, "play": 1500}), e.BackOfficeOpened(1, J_PARK)),
        *(e.CardsSeen(1, "3", ("As", "Ah")), e.GameEnded(1, 1, (5,))),
    ]
    later = BEGIN + timedelta(days=9)
    with Journal.open(
        file, purpose="training", table=setup.key, clock=lambda: later, key=KEY
    ) as written:
        last = max(event[1] for event in events_of(file)) + 1
        entries = [Entry(*encode(one), last, "dealer-1") for one in rare]
        written.append(entries, digest=setup.digest)
    return file


def events_of(file: Path) -> list[Event]:
    with closing(connect_reader(file)) as db:
        rows = db.execute("SELECT seq, round, kind, who, payload FROM events ORDER BY seq")
        return [(seq, round_, kind, who, json.loads(text)) for seq, round_, kind, who, text in rows]


def undone(events: list[Event]) -> set[int]:
    said = [each for _, _, kind, _, each in events if kind == "WinBackedOut"]
    return {share["number"] for one in said for share in one.get("wins") or [one]}


def wagers(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    for seq, round_, kind, _, said in events:
        if kind == "GameStarted":
            off = {
                (gone["seat"], gone["sensor"])
                for at, of, what, _, gone in events
                if what == "WagerTakenOff" and of == round_ and at > seq
            }
            for one in said["wagers"]:
                if (one["seat"], one["sensor"]) not in off:
                    mark = one.get("is_marked", False)
                    yield round_, seq, one["seat"], one["sensor"], one["cents"], int(mark)


def base_wagers(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    last: dict[tuple[int, int], dict[str, int]] = {}
    for _, round_, kind, _, said in events:
        if kind == "WagersPlaced":
            last[round_, said["seat"]] = said["wagers"]
    for (round_, seat), placed in last.items():
        for wager, cents in placed.items():
            if not wager.startswith("free_") and not wager.startswith("surrender"):
                yield round_, seat, wager, cents


def wins(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    gone = undone(events)
    for seq, _, kind, _, said in events:
        if kind == "WinsAuthorised":
            for place, one in enumerate(said["wins"]):
                award, number = one["award"], said["first_number"] + place
                meter = (award["meter_before"], award["meter_after"])
                yield (
                    *(seq, number, award["seat"], award["line"], award["prize"]),
                    *(meter if award["level"] else (None, None)),
                    *(said["by"]["key"], int(number in gone)),
                )


def envy(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    signs = {"WinsAuthorised": 1, "WinBackedOut": -1}
    for seq, _, kind, _, said in events:
        for seat, cents in said.get("envy", ()) if kind in signs else ():
            yield seq, seat, signs[kind] * cents


def payments(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    bets = {
        "BetsAllowed": "bet allowed",
        "BetsPaid": "bonus bet paid",
        "BetsUndone": "bonus bet not paid",
    }
    for seq, _, kind, who, said in events:
        match kind:
            case "SeatPaid":
                what = "cage pays later" if said.get("by_cage") else "paid"
                yield seq, what, said["seat"], said["cents"], who, None
            case "MoneyNotCollected":
                yield seq, "money not collected", said["seat"], said["cents"], who, None
            case "PaymentUndone" | "MoneyTakenBack":
                what = "taken back" if kind == "PaymentUndone" else "money taken back"
                yield seq, what, said["seat"], said["cents"], who, None
            case "BetsAllowed" | "BetsPaid" | "BetsUndone":
                card = said.get("by", {}).get("key")
                for one in said["bets"]:
                    yield seq, bets[kind], one["seat"], one["cents"], who, card
            case "GameEnded" | "JackpotSettled":
                for seat in said.get("not_ticked", ()):
                    yield seq, "not ticked", seat, None, who, None


def duties(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    for seq, _, kind, _, said in events:
        if kind == "DutyTicked":
            what = "done" if said.get("is_done", True) else "taken back"
            for seat in said["seats"]:
                yield seq, what, said["duty"], seat


def meters(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    for seq, _, kind, _, said in events:
        waits = kind == "WinsConfirmed" or said.get("meters_wait")  # no card has agreed yet
        for one in () if waits else said.get("meters", ()):
            yield seq, one["sensor"], one["level"], one["account"]["meter"]


def settings(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    words = {"SettingProposed": "proposed", "SettingWithdrawn": "withdrawn"}
    for seq, _, kind, _, said in events:
        if kind in words:
            yield seq, words[kind], said["path"]
        for one in said["settings"] if kind == "SettingsApplied" else ():
            yield seq, "applied", one["path"]


def rounds(events: list[Event]) -> Iterator[tuple[Any, ...]]:
    ends = {"GameEnded": "ended", "RoundVoided": "voided", "TableClosed": "closed"}
    opened = [(seq, round_) for seq, round_, kind, _, _ in events if kind == "RoundOpened"]
    gone, locked = undone(events), defaultdict(list)
    for of, _, _, _, cents, _ in wagers(events):
        locked[of].append(cents)
    for place, (first, number) in enumerate(opened):
        after = opened[place + 1][0] if place + 1 < len(opened) else events[-1][0] + 1
        within = [one for one in events if first <= one[0] < after]
        kinds = [kind for _, _, kind, _, _ in within]
        late = "in-play" if "GameStarted" in kinds else "betting"
        outcome = next((ends[kind] for kind in kinds if kind in ends), late)
        won = [
            said["first_number"] + share
            for _, _, kind, _, said in within
            if kind == "WinsAuthorised" and not said.get("late_round")
            for share in range(len(said["wins"]))
        ]
        stand = sum(win not in gone for win in won)
        put = locked[number] if late == "in-play" or outcome != "betting" else []
        yield number, outcome, len(put), sum(put), stand, len(won) - stand


TOLD: dict[str, tuple[str, Callable[[list[Event]], Iterator[tuple[Any, ...]]]]] = {
    "rounds": ("round, outcome, wagers, wagered_cents, wins, wins_backed_out", rounds),
    "wagers": ("round, seq, seat, sensor, cents, marked_by_hand", wagers),
    "base_wagers": ("round, seat, wager, cents", base_wagers),
    "wins": (
        "seq, number, seat, line, prize_cents, meter_before_micros, meter_after_micros,"
        " authorised_by, backed_out",
        wins,
    ),
    "envy": ("seq, seat, cents", envy),
    "payments": ("seq, what, seat, cents, dealer, card_of", payments),
    "duties": ("seq, what, duty, seat", duties),
    "meters": ("seq, sensor, level, meter_micros", meters),
    "settings": ("seq, what, setting", settings),
}
"""Views of which an event is more rows than one, or none: their columns, and how they are told."""


@pytest.mark.parametrize("view", TOLD)
def test_a_view_says_what_its_events_say(journal: Path, view: str) -> None:
    columns, told = TOLD[view]
    with closing(connect_reader(journal)) as db:
        said: Rows = Counter(db.execute(f"SELECT {columns} FROM {view}"))
    assert said == Counter(told(events_of(journal)))


@pytest.mark.parametrize("view", BY_KINDS)
def test_a_view_has_a_row_for_every_event_of_its_kinds_and_no_other(
    journal: Path, view: str
) -> None:
    with closing(connect_reader(journal)) as db:
        said = sorted(seq for (seq,) in db.execute(f"SELECT seq FROM {view}"))
    assert said == [seq for seq, _, kind, _, _ in events_of(journal) if kind in BY_KINDS[view]]


_OF_THE_ROW = {"seq", "round", "at_utc", "at_local", "what"}
"""Columns of where an event stands, and the view's own word for its kind."""
_OF_OTHERS = {
    "adjustments": {*("win", "wins", "reason", "note", "seat", "line", "prize_cents", "of_what")},
    "alerts": {"acknowledged_utc", "acknowledged_by"},
    "rulings": {"camera_utc", "dealer", "withdrawn_by", "recorded_in_round"},
    "chip_counts": {"short_cents"},
}
"""Columns that tell of another event, or are worked out; other tests hold those."""


def leaves(value: object) -> Iterator[str]:
    """Return every word and figure of a payload."""
    if isinstance(value, dict):
        for one in value.values():
            yield from leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from leaves(one)
    else:
        yield str(int(value) if isinstance(value, bool) else value)


@pytest.mark.parametrize("view", BY_KINDS)
def test_a_view_says_no_more_of_an_event_than_the_event_does(journal: Path, view: str) -> None:
    """Each cell is a word or figure of its own event, or several; nothing is made up or mixed."""
    events = {seq: (round_, who, said) for seq, round_, _, who, said in events_of(journal)}
    with closing(connect_reader(journal)) as db:
        db.row_factory = sqlite3.Row
        rows = db.execute(f"SELECT * FROM {view}").fetchall()
        devices = dict(map(tuple, db.execute("SELECT seq, device FROM events")))
    for row in rows:
        round_, who, said = events[row["seq"]]
        there = {*leaves(said), who, devices[row["seq"]], "0", ""}
        assert row["round"] == round_ or view == "rulings"
        for column in {*row.keys()} - _OF_THE_ROW - _OF_OTHERS.get(view, set()):
            cell = row[column]
            if cell is None or str(cell) in there:
                continue
            assert isinstance(cell, str), (view, column, cell)
            parts = leaves(json.loads(cell)) if cell.startswith("[") else cell.split()
            assert {*parts} <= there, (view, column, cell)


def test_every_view_is_held_against_the_events(journal: Path) -> None:
    spans = {"landmarks", "round_spans", "round_events", "late_wins"}
    assert set(TOLD) | set(BY_KINDS) | spans == set(VIEWS)
    with closing(connect_reader(journal)) as db:
        (count,) = db.execute("SELECT count(DISTINCT seq) FROM round_events").fetchone()
        first = db.execute("SELECT min(first_seq) FROM round_spans").fetchone()[0]
        late = db.execute("SELECT count(*) FROM late_wins").fetchone()[0]
    events = events_of(journal)
    assert count == len(events) - first + 1
    assert late == sum(bool(said.get("late_round")) for *_, said in events)


def test_who_allowed_a_bonus_bet_is_named(journal: Path) -> None:
    with closing(connect_reader(journal)) as db:
        db.row_factory = sqlite3.Row
        rows = db.execute("SELECT * FROM payments WHERE what = 'bet allowed'").fetchall()
    assert [(row["seat"], row["cents"], row["card_of"]) for row in rows] == [
        (2, 60_000, "supervisor-1"),
        (5, 60_000, "supervisor-1"),
    ]
